"""The evaluator of rollouts: reads an imagined state, and approximates.

A search for one move evaluates thousands of positions. So a rollout ignores the known cards of other hands, values
each card of the player's hand by itself, does not plan the rest of the hand, assumes that abilities work and that
nobody is immune, and takes the first of the best options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from igroteka.core.options import Option
from igroteka.games.bang.bots.evaluation.card_values import HOLD_VALUE_OF, NOTHING, WAIT_FOR_ROLE_VALUE, card_value
from igroteka.games.bang.bots.evaluation.effects import IS_HOSTILE
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.relations import Relations
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.enums import NO_CARD, CardUse
from igroteka.games.bang.rules.faces import BANG, BEER, KIND
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import hand_limit
from igroteka.games.bang.rules.view import bangs_left, common_suit, knows

PAYMENT: Final = 0.8  # cost of a card that pays for another
UNKNOWN: Final[list[int]] = []


@final
class StateEval(Evaluator):
    """What a figure of an imagined state may know."""

    def __init__(self, g: BangGame, me: int, relations: Relations) -> None:
        super().__init__(me, g.figures, g.hand(me), relations, g.events.current, g.events.show_event)
        self.g: Final = g
        self._others: list[int] | None = None  # computed on first use

    def others(self) -> list[int]:
        if self._others is None:
            self._others = self.g.others(self.me)
        return self._others

    def circle(self) -> list[int]:
        return self.g.clockwise(self.me)

    def count_living(self) -> int:
        return self.g.count_living()

    def mode(self) -> str:
        return self.g.mode_rules.id

    def next_event(self) -> int:
        return self.g.events.pile[-1] if self.g.events.pile else 0

    def distance(self, other: int) -> int:
        return self.g.distance(self.me, other)

    def in_range(self, figure: int) -> list[int]:
        return self.g.in_range(figure)

    def hand_size(self, figure: int) -> int:
        return len(self.g.hand(figure))

    def known_kinds(self, figure: int) -> list[int]:
        return UNKNOWN

    def abilities(self, figure: int) -> list[int]:
        return self.figures[figure].abilities

    def cards_work(self, figure: int) -> bool:
        return not self.g.table_sources(questions.SILENCES) or self.g.cards_work(figure)

    def common_suit(self) -> int:
        return common_suit(self.g)

    def hand_limit(self) -> int:
        return hand_limit(self.g, self.me)

    def bangs_left(self) -> int:
        return bangs_left(self.g, self.me)

    def no_bangs(self) -> bool:
        return self.g.why_forbidden(self.me, NO_CARD, BANG, CardUse.GIVE) != ""

    def no_beers(self) -> bool:
        return self.g.why_forbidden(self.me, NO_CARD, BEER, CardUse.RESCUE) != ""

    def discards(self) -> list[int]:
        return self.g.piles.discards

    def deck_top(self) -> int:
        known_by = self.g.piles.deck_known_by
        return self.g.piles.deck[-1] if known_by and knows(self.mine.owner, known_by[-1]) else NO_CARD

    def played(self) -> int:
        return self.g.this_turn.played

    def money(self) -> int:
        return self.g.players[self.mine.owner].money

    # Approximations.

    def card_value(self, card: int) -> float:
        return card_value(self, card)

    def cost(self, card: int, after: tuple[int, ...] = ()) -> float:
        return card_value(self, card)

    def best_play_value(self, card: int) -> float:
        return NOTHING

    def payment(self, count: int, excluding: int) -> float:
        return count * PAYMENT

    def hold_value(self, card: int, kind: int, target: int) -> float:
        """Nothing if the card cannot be kept; more for an attack on a stranger, which can wait until their role is
        known.
        """
        found = NOTHING
        if len(self.hand) <= self.mine.life:
            found = HOLD_VALUE_OF[kind] if KIND[card] == kind else self.card_value(card)
        return found + WAIT_FOR_ROLE_VALUE * self.relations.doubts[target] if IS_HOSTILE[kind] else found

    def immune(self, target: int, card: int) -> bool:
        return False

    def attacked_enough(self, target: int) -> bool:
        return False

    def best(self, options: Sequence[Option], values: list[float]) -> Option:
        best, most = options[0], values[0]
        for i, value in enumerate(values):
            if value > most:
                best, most = options[i], value
        return best
