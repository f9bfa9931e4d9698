"""What one player may know, as the evaluation needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.core.options import Option
from igroteka.games.bang.bots.evaluation.relations import Relations
from igroteka.games.bang.rules.faces import KIND
from igroteka.games.bang.rules.records import Figure


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The table as one player knows it. Rules come from the engine or from the view.

    Of other hands it knows the size, and the cards that the player has seen. The deciding figure is `me`.
    """

    def __init__(
        self, me: int, figures: list[Figure], hand: list[int], relations: Relations, event: int, show_event: int
    ) -> None:
        self.me: Final = me
        self.figures: Final = figures
        self.mine: Final = figures[me]
        self.hand: Final = hand
        self.relations: Final = relations
        self.hostility: Final = relations.hostility
        self.event: Final = event
        self.show_event: Final = show_event

    # What the engine or the view says.

    def others(self) -> list[int]:
        """The figures of other players that take part."""
        raise NotImplementedError

    def circle(self) -> list[int]:
        """The figures that take part, clockwise, the player's own first."""
        raise NotImplementedError

    def count_living(self) -> int:
        """The number of figures that take part."""
        raise NotImplementedError

    def mode(self) -> str:
        """The id of the mode."""
        raise NotImplementedError

    def next_event(self) -> int:
        """The event that comes next; 0 if there is none."""
        raise NotImplementedError

    def distance(self, other: int) -> int:
        """The distance to another living figure."""
        raise NotImplementedError

    def in_range(self, figure: int) -> list[int]:
        """The figures within weapon range of a figure."""
        raise NotImplementedError

    def hand_size(self, figure: int) -> int:
        """The number of hand cards of a figure."""
        raise NotImplementedError

    def known_kinds(self, figure: int) -> list[int]:
        """The known kinds of cards in another hand."""
        raise NotImplementedError

    def abilities(self, figure: int) -> list[int]:
        """The numbers of the characters whose abilities work for a figure."""
        raise NotImplementedError

    def cards_work(self, figure: int) -> bool:
        """True if the cards in front of a figure have an effect."""
        raise NotImplementedError

    def common_suit(self) -> int:
        """The suit that all cards count as; Suit.NONE if each has its own."""
        raise NotImplementedError

    def hand_limit(self) -> int:
        """How many cards may be kept at the end of the turn (BANG-T14)."""
        raise NotImplementedError

    def bangs_left(self) -> int:
        """The number of BANG! cards that may still be played in the player's own turn (BANG-T31)."""
        raise NotImplementedError

    def no_bangs(self) -> bool:
        """True if the player may give no BANG! card in a Duel."""
        raise NotImplementedError

    def no_beers(self) -> bool:
        """True if no Beer saves a life."""
        raise NotImplementedError

    def discards(self) -> list[int]:
        """The discard pile, the top card last."""
        raise NotImplementedError

    def deck_top(self) -> int:
        """The top card of the deck if the player knows it, else NO_CARD."""
        raise NotImplementedError

    def played(self) -> int:
        """The number of cards played in this turn."""
        raise NotImplementedError

    def money(self) -> int:
        """The player's money in the match so far."""
        raise NotImplementedError

    # Evaluated precisely or approximately.

    def card_value(self, card: int) -> float:
        """The cost of giving up a hand card, whatever else is in the hand."""
        raise NotImplementedError

    def cost(self, card: int, after: tuple[int, ...] = ()) -> float:
        """The cost of giving up a hand card after some others, beside the rest of the hand."""
        raise NotImplementedError

    def best_play_value(self, card: int) -> float:
        """The value of playing a hand card now."""
        raise NotImplementedError

    def payment(self, count: int, excluding: int) -> float:
        """The cost of paying with the `count` cheapest hand cards, not counting the card `excluding`."""
        raise NotImplementedError

    def hold_value(self, card: int, kind: int, target: int) -> float:
        """The value of holding a hand card, which is lost if it is played now as this kind."""
        raise NotImplementedError

    def immune(self, target: int, card: int) -> bool:
        """True if a card has no effect on a figure (BANG-P17)."""
        raise NotImplementedError

    def attacked_enough(self, target: int) -> bool:
        """True if a stranger has been attacked often enough in this turn."""
        raise NotImplementedError

    def best(self, options: Sequence[Option], values: list[float]) -> Option:
        """The option with the highest value."""
        raise NotImplementedError

    # Derived from these.

    def is_mine(self, figure: int) -> bool:
        """True if the figure belongs to the player."""
        return self.figures[figure].owner == self.mine.owner

    def can(self, figure: int, ability: int) -> bool:
        """True if the ability of this character works for a figure."""
        return any(one == ability for one in self.abilities(figure))

    def held(self, kind: int) -> int:
        """The number of hand cards of a kind."""
        found = 0
        for card in self.hand:
            if KIND[card] == kind:
                found += 1
        return found

    def lies(self, figure: int, kind: int) -> bool:
        """True if a card of this kind lies in front of a figure."""
        return any(KIND[card] == kind for card in self.figures[figure].in_play)
