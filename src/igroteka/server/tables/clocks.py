"""How long everybody at a table has been thinking, and how long they may."""

from __future__ import annotations

from igroteka.core.decisions import CLOCK_SEAT, OPEN, Decision
from igroteka.server.tables.settings import Clock

EARLIEST_CLOSE = 1500  # ms a window stays open at least, even if all have passed (KIT-N10)


class Asked:
    """A question that a seat has to answer."""

    def __init__(self, since: int, decision: Decision) -> None:
        self.since = since  # its clock has been running since then
        self.at = since
        self.open = decision.visibility == OPEN
        self.seconds = decision.seconds


class Clocks:
    """The clocks of one game, in milliseconds, computed from the times in the log alone.

    A reserve is used up only by questions that everybody knows of; otherwise it would reveal the others.
    """

    def __init__(self, clock: Clock, each_ms: int, seats: int) -> None:
        self.each = each_ms
        self.reserve = [clock.reserve_ms] * seats
        self.asked: dict[int, Asked] = {}
        self.away: dict[int, int] = {}  # by seat, until when its clock does not run
        self.paused = 0
        self._public_version = 0
        self._taken: list[tuple[int, int]] = []  # for each answer so far: asked since when, and the reserve then

    def note(self, decisions: list[Decision], public_version: int, at: int) -> None:
        """These decisions are open now. A window starts again whenever something public has happened."""
        waiting = {decision.seat: decision for decision in decisions if decision.waits}
        for seat in list(self.asked):
            if seat not in waiting or (seat == CLOCK_SEAT and public_version != self._public_version):
                self._stop(seat, at)
        for seat, decision in waiting.items():
            if seat not in self.asked:
                self.asked[seat] = Asked(at, decision)
                self.asked[seat].since = max(at, self.away.get(seat, 0))
        self._public_version = public_version

    def chose(self, seat: int, at: int) -> None:
        asked = self.asked.get(seat)
        self._taken.append((asked.since if asked else at, self.reserve[seat] if seat != CLOCK_SEAT else 0))
        if asked:
            self._stop(seat, at)

    def undid(self, seat: int, decisions: list[Decision], public_version: int, at: int) -> None:
        """This seat has undone its last answer: its time goes on as if it had not answered."""
        since, self.reserve[seat] = self._taken.pop()
        self.asked.pop(seat, None)
        self.note(decisions, public_version, at)
        if seat in self.asked:
            self.asked[seat].since = since

    def _stop(self, seat: int, at: int) -> None:
        asked = self.asked.pop(seat)
        if asked.open and seat != CLOCK_SEAT and self.each:
            over = at - asked.since - self.each
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, over))

    def set_away(self, seat: int, until: int, at: int) -> None:
        """The clock of this seat does not run until that time, or runs again if it is past."""
        before, until = max(at, self.away.get(seat, 0)), max(at, until)
        self.away[seat] = until
        if seat in self.asked:
            self.asked[seat].since += until - before

    def pause(self, at: int) -> None:
        self.paused = at

    def resume(self, at: int) -> None:
        """Continue all clocks where they stopped."""
        gone = at - self.paused
        for asked in self.asked.values():
            asked.since += gone
        self._taken = [(since + gone, reserve) for since, reserve in self._taken]
        self.paused = 0

    def deadline(self, seat: int) -> int:
        """When the clock answers for this seat; 0 if it is not asked or has no time limit."""
        asked = self.asked.get(seat)
        if asked is None or self.paused:
            return 0
        if asked.seconds:
            return asked.since + 1000 * asked.seconds
        if not self.each:
            return 0
        return asked.since + self.each + (self.reserve[seat] if asked.open else 0)

    def asked_at(self, seat: int) -> int:
        """When this seat was asked; 0 if it is not."""
        asked = self.asked.get(seat)
        return asked.at if asked else 0

    def since(self, seat: int) -> int:
        """Since when this seat has been asked; 0 if it is not."""
        asked = self.asked.get(seat)
        return asked.since if asked else 0
