"""The interface of a card. Card classes keep no state: one object serves all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, final

from mypy_extensions import i64

from igroteka.core.options import Option
from igroteka.games.kittens.rules.titles import NUMBERS, TITLES, title_of
from igroteka.games.kittens.rules.words import KEEP, PLAY

if TYPE_CHECKING:
    from igroteka.games.kittens.rules.state import KittensGame

# Whom a card targets.
Aim = Literal[0, 1]
AT_NOBODY: Final = 0
AT_OTHER: Final = 1

_KEEP: Final = [KEEP()]


class Card:
    """One title. Attributes are what is printed; methods are what it does. The base rules name no action card: they
    ask.

    `unplayable` is the rule that forbids playing the card alone. A card that opens no window is not `nopeable`
    (KIT-N01). A card that `stays_in_play` is not discarded when it takes effect (KIT-N06).
    """

    id: ClassVar[str] = ""
    aim: Aim = AT_NOBODY
    unplayable: ClassVar[str] = ""
    nopeable: bool = True
    stays_in_play: bool = False

    def __init__(self) -> None:
        self.number = NUMBERS[self.id]
        title = TITLES[self.number]
        self.rule = title.rule
        self.looks = title.looks
        self.turns = title.turns
        self.alone = [PLAY(self.number)]  # playing it without a target; never modified

    def forbids(self, g: KittensGame, me: int) -> str:
        """The id of the rule that forbids playing it now, or ""."""
        return ""

    def forbids_target(self, g: KittensGame, me: int, target: int) -> str:
        """The id of the rule that forbids targeting another living player, or ""."""
        return ""

    def aims(self, g: KittensGame, me: int) -> Aim:
        """Whom it targets if this player plays it now."""
        return self.aim

    def play(self, g: KittensGame, me: int, target: int) -> None:
        """Apply its effect, once it can no longer be stopped."""
        raise NotImplementedError(self.id)

    def arrival_options(self, g: KittensGame, me: int) -> list[Option]:
        """The options of a player who gets this card; a timeout takes the first."""
        return _KEEP

    def on_arrival(self, g: KittensGame, me: int, card: int, known: int, *, shown: bool, drawn: bool) -> None:
        """A player gets this card, `drawn` or from another hand, known to the seats of the mask. By default it goes
        into the hand.
        """
        g.players[me].gain(card, known)

    def on_leaving(self, g: KittensGame, me: int) -> None:
        """The card has left a hand by theft, gift or contribution."""

    def goes_back_to_pile(self, g: KittensGame) -> bool:
        """True if it goes back into the pile when the player about to get it has left the game (KIT-X10)."""
        return False


@final
class Library:
    """All cards known to the rules, one per title in title order."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.playable: i64 = 0  # the titles that can be played alone, as a mask

    def fill(self, cards: list[Card]) -> None:
        """Register these cards."""
        self.cards = sorted(cards, key=lambda card: card.number)
        assert [card.number for card in self.cards] == list(range(len(TITLES)))
        self.playable = sum([1 << card.number for card in cards if not card.unplayable])


LIBRARY: Final = Library()


def card_of(card: int) -> Card:
    """The card object of a card's title."""
    return LIBRARY.cards[title_of(card)]
