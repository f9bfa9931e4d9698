"""The time, as logs and clocks write it.

It follows a clock that nobody sets: when the machine's own clock is set, no deadline comes sooner or later. Only at
its start, and while no table waits for anything, a process looks at what the machine's clock says.
"""

from __future__ import annotations

import time

DAY = 24 * 3600  # seconds
DAY_MS = 1000 * DAY


class WallClock:
    """What the machine's clock said when it was looked at last, and how long ago that was."""

    def __init__(self) -> None:
        self.ahead = 0  # ns that the time of day is ahead of the clock that nobody sets
        self.sync()

    def sync(self) -> None:
        """Take the time of day from the machine's clock."""
        self.ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self.ahead + time.monotonic_ns()) // 1_000_000


CLOCK = WallClock()


def now_ms() -> int:
    """Milliseconds since 1970, by the clock of this process."""
    return CLOCK.now()
