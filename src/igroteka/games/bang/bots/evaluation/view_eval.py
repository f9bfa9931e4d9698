"""The evaluator of the greedy bot: reads a view, and evaluates precisely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.beliefs import hostility_of, role_probabilities
from igroteka.games.bang.bots.evaluation.card_values import (
    HOLD_VALUE_OF,
    NOTHING,
    WAIT_FOR_ROLE_VALUE,
    card_value,
    cost,
)
from igroteka.games.bang.bots.evaluation.effects import IS_HOSTILE, best_play_value, cheapest_payment
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import SOURCE_NUMBER
from igroteka.games.bang.bots.evaluation.relations import relations_of
from igroteka.games.bang.rules.enums import NO_CARD, Role, Suit
from igroteka.games.bang.rules.faces import FACE_WORDS, KIND, SUIT, SUITS
from igroteka.games.bang.rules.records import Figure
from igroteka.games.bang.rules.view import BangBoard, FigureBoard
from igroteka.games.bang.rules.words import ROLES

CARD_OF: Final = {word: number for number, word in enumerate(FACE_WORDS)}
ROLE_OF: Final = {word: number for number, word in enumerate(ROLES)}

APACHE_KID: Final = SOURCE_NUMBER["apache_kid"]
MAX_ATTACKS_ON_STRANGERS: Final = 2  # per turn, on all strangers who may be friends
TIE_MARGIN: Final = 0.1  # smaller differences do not matter


@final
class ViewEval(Evaluator):
    """What a player reads from their view. Ties are broken at random."""

    def __init__(self, view: View, random: Random) -> None:
        board = view.board
        assert isinstance(board, BangBoard)
        figures = [figure_of(figure) for figure in board.figures]
        for silenced in board.silenced_abilities:
            figures[silenced].abilities = []
        me, show_event = board.lead[view.seat], number_of(board.show)
        others = [i for i, figure in enumerate(figures) if takes_part(figure) and figure.owner != view.seat]
        sizes = [board.players[figure.owner].cards for figure in figures]
        probabilities = [[roles.get(role, 0.0) for role in ROLES] for roles in role_probabilities(view)]
        relations = relations_of(me, figures, others, sizes, probabilities, view.seats, board.mode, show_event)
        hand = [CARD_OF[word] for word in board.hand]
        super().__init__(me, figures, hand, relations, number_of(board.event), show_event)
        self.random: Final = random
        self.board: Final = board
        self._others: Final = others
        self._sizes: Final = sizes
        self._card_values: Final[dict[int, float]] = {}
        self._play_values: Final[dict[int, float]] = {}
        # Computed on first use.
        self._known_kinds: Final[list[list[int] | None]] = [None] * len(figures)
        self._circle: list[int] | None = None
        self._attacked: list[int] | None = None

    def others(self) -> list[int]:
        return self._others

    def circle(self) -> list[int]:
        if self._circle is None:
            living = [number for number in self.board.ring if takes_part(self.figures[number])]
            at = living.index(self.me) if self.me in living else 0
            self._circle = living[at:] + living[:at]
        return self._circle

    def count_living(self) -> int:
        return len([figure for figure in self.figures if takes_part(figure)])

    def mode(self) -> str:
        return self.board.mode

    def next_event(self) -> int:
        return number_of(self.board.next_event)

    def distance(self, other: int) -> int:
        return self.board.figures[other].distance

    def in_range(self, figure: int) -> list[int]:
        if self.board.in_range:
            return self.board.in_range[figure]
        assert figure == self.me, "the view does not say whom others reach"
        return [other for other in self._others if self.distance(other) <= self.board.reach]

    def hand_size(self, figure: int) -> int:
        return self._sizes[figure]

    def known_kinds(self, figure: int) -> list[int]:
        found = self._known_kinds[figure]
        if found is None:
            cards = self.board.players[self.figures[figure].owner].known
            found = self._known_kinds[figure] = [KIND[CARD_OF[word]] for word in cards]
        return found

    def abilities(self, figure: int) -> list[int]:
        return self.figures[figure].abilities

    def cards_work(self, figure: int) -> bool:
        return figure not in self.board.silenced_cards

    def common_suit(self) -> int:
        return SUITS.index(self.board.common_suit) if self.board.common_suit else Suit.NONE

    def hand_limit(self) -> int:
        return self.board.hand_limit

    def bangs_left(self) -> int:
        return self.board.bangs_left

    def no_bangs(self) -> bool:
        return self.board.no_bangs

    def no_beers(self) -> bool:
        return self.board.no_beers

    def discards(self) -> list[int]:
        return [CARD_OF[word] for word in self.board.discards]

    def deck_top(self) -> int:
        return CARD_OF[self.board.known_deck[0]] if self.board.known_deck else NO_CARD

    def played(self) -> int:
        return self.board.played

    def money(self) -> int:
        return self.board.players[self.mine.owner].money

    # Precise values.

    def card_value(self, card: int) -> float:
        found = self._card_values.get(card)
        if found is None:
            found = self._card_values[card] = card_value(self, card)
        return found

    def cost(self, card: int, after: tuple[int, ...] = ()) -> float:
        return cost(self, card, after)

    def best_play_value(self, card: int) -> float:
        found = self._play_values.get(card)
        if found is None:
            found = self._play_values[card] = best_play_value(self, card)
        return found

    def payment(self, count: int, excluding: int) -> float:
        return cheapest_payment(self, count, excluding)

    def hold_value(self, card: int, kind: int, target: int) -> float:
        """Less if the card cannot be kept; more for an attack on a stranger, which can wait until their role is
        known.
        """
        if KIND[card] != kind:
            return self.cost(card)
        waits = IS_HOSTILE[kind] and target != self.me
        patience = WAIT_FOR_ROLE_VALUE * self.relations.doubts[target] if waits else NOTHING
        return min(HOLD_VALUE_OF[kind] + patience, self.cost(card) + patience / 2)

    def immune(self, target: int, card: int) -> bool:
        """BANG-P17: diamonds of other players have no effect on Apache Kid."""
        if card < 0 or target == self.me or not self.can(target, APACHE_KID):
            return False
        common = self.common_suit()
        return (SUIT[card] if common == Suit.NONE else common) == Suit.DIAMONDS

    def attacked_enough(self, target: int) -> bool:
        """True after one attack on a stranger who may be a friend, or two on all such strangers."""
        relations = self.relations
        if not relations.doubts[target]:
            return False
        attacked = self.attacked_this_turn()
        doubtful = [other for other in attacked if relations.doubts[other]]
        return target in attacked or len(doubtful) >= MAX_ATTACKS_ON_STRANGERS

    def attacked_this_turn(self) -> list[int]:
        """The targets the player has attacked in this turn, with repetitions."""
        if self._attacked is None:
            self._attacked = self._find_attacked()
        return self._attacked

    def _find_attacked(self) -> list[int]:
        found: list[int] = []
        if self.board.turn == self.me:
            for action in self.board.deeds[self.board.deeds_before :]:
                if action.by == self.me and hostility_of(action) > 0:
                    found += action.among if action.to < 0 else (action.to,)
        return found

    def best(self, options: Sequence[Option], values: list[float]) -> Option:
        """A random one of the options that are about equally good."""
        enough = max(values) - TIE_MARGIN
        ties = [option for option, value in zip(options, values, strict=True) if value >= enough]
        return ties[0] if len(ties) == 1 else self.random.pick(ties)


def number_of(word: str) -> int:
    """The number of a source; 0 for none."""
    return SOURCE_NUMBER[word] if word else 0


def takes_part(figure: Figure) -> bool:
    """BANG-G03: True if the figure is alive, or a ghost in its own turn."""
    return figure.alive or figure.ghost


def figure_of(board: FigureBoard) -> Figure:
    """A figure as the view shows it; an unknown role is NONE."""
    figure = Figure(board.owner)
    figure.character = number_of(board.character)
    figure.abilities = [SOURCE_NUMBER[word] for word in board.abilities]
    figure.role = ROLE_OF.get(board.role, Role.NONE)
    figure.life = board.life
    figure.max_life = board.max_life
    figure.alive = board.alive
    figure.ghost = board.ghost
    figure.in_play = [CARD_OF[word] for word in board.in_play]
    figure.not_ready = [CARD_OF[word] for word in board.fresh]
    return figure
