"""Exact search: where nothing that is hidden matters any more, every line of play is followed to the end of the game.

Both players play as well as possible: for the result, and if that is the same, for the lead.
"""

from __future__ import annotations

import time
from typing import Final, final

from igroteka.bots.search.knowledge import Knowledge, asked
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State

DEEPEST: Final = 80  # choices in a row; longer lines go round in circles

Worth = tuple[float, float]  # the result for the searching seat, and its lead


class TooMuch(Exception):
    """There are more lines of play than may be followed."""


@final
class Solver:
    """Follows all lines of play of two seats, at most so many choices and until a time (of `time.monotonic`)."""

    def __init__(self, knowledge: Knowledge, seat: int, most: int, until: float) -> None:
        self.knowledge: Final = knowledge
        self.seat: Final = seat
        self.until: Final = until
        self.left = most
        self._known: Final[dict[tuple[object, ...], Worth]] = {}

    def worths(self, g: State, decision: Decision) -> list[Worth]:
        """What each option is worth; TooMuch if that cannot be found out. Does not change the state."""
        return [self._after(g, decision, option, 0) for option in decision.options]

    def _after(self, g: State, decision: Decision, option: Option, depth: int) -> Worth:
        """The worth of a state after an option."""
        self.left -= 1
        if self.left < 0 or depth > DEEPEST or time.monotonic() > self.until:
            raise TooMuch
        after = g.clone()
        now = after.decision(decision.seat)
        assert now is not None
        after.apply_unchecked(now, option)
        return self._worth(after, depth + 1)

    def _worth(self, g: State, depth: int) -> Worth:
        """The worth of a state."""
        outcome = g.outcome()
        if outcome is not None:
            return self.knowledge.result(outcome)[self.seat], self.knowledge.lead(g, self.seat)
        decisions = asked(g)
        if len(decisions) != 1:
            raise TooMuch
        decision = decisions[0]
        key = self.knowledge.position_key(g, decision)
        known = self._known.get(key) if key else None
        if known is not None:
            return known
        worths = [self._after(g, decision, option, depth) for option in decision.options]
        found = max(worths) if decision.seat == self.seat else min(worths)
        if key:
            self._known[key] = found
        return found
