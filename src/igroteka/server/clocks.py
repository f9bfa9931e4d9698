"""Since when everybody at a table has been thinking, and until when he may."""

from __future__ import annotations

from igroteka.core.decisions import OPEN, TABLE, Decision
from igroteka.server.settings import Clock

EARLIEST_CLOSE = 1500  # ms a window stays open at least, even if all have passed (KIT-N10)


class Asked:
    """A question that somebody has to answer: since when, and whether everybody may know of it."""

    def __init__(self, since: int, decision: Decision) -> None:
        self.since = since
        self.open = decision.visibility == OPEN
        self.seconds = decision.seconds


class Clocks:
    """The clocks of one game, in milliseconds. They follow from the times in the table's log alone.

    A seat's reserve is used up only by questions that everybody knows of: otherwise it would tell of the others.
    """

    def __init__(self, clock: Clock, each_ms: int, seats: int) -> None:
        self.each = each_ms
        self.reserve = [clock.reserve_ms] * seats
        self.asked: dict[int, Asked] = {}
        self.paused = 0

    def note(self, decisions: list[Decision], acted: int, at: int) -> None:
        """Somebody has acted at this time, and these decisions are open now."""
        waiting = {decision.seat: decision for decision in decisions if decision.waits}
        for seat in list(self.asked):
            if seat == acted or seat not in waiting:
                self._stop(seat, at)
        for seat, decision in waiting.items():
            if seat not in self.asked:
                self.asked[seat] = Asked(at, decision)

    def _stop(self, seat: int, at: int) -> None:
        asked = self.asked.pop(seat)
        if asked.open and seat != TABLE and self.each:
            over = at - asked.since - self.each
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, over))

    def pause(self, at: int) -> None:
        """Nobody's time runs."""
        self.paused = at

    def resume(self, at: int) -> None:
        """Everybody's time goes on where it stopped."""
        for asked in self.asked.values():
            asked.since += at - self.paused
        self.paused = 0

    def deadline(self, seat: int) -> int:
        """When the question to this seat is answered for it; 0: it is not asked, or may take any time."""
        asked = self.asked.get(seat)
        if asked is None or self.paused:
            return 0
        if asked.seconds:
            return asked.since + 1000 * asked.seconds
        if not self.each:
            return 0
        return asked.since + self.each + (self.reserve[seat] if asked.open else 0)

    def since(self, seat: int) -> int:
        """Since when this seat has been asked; 0: it is not."""
        asked = self.asked.get(seat)
        return asked.since if asked else 0
