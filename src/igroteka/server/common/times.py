"""The time for logs and clocks.

It follows the monotonic clock: setting the machine's clock moves no deadline. A process takes the time of day from the
machine's clock at its start, and again only while no table waits for anything.
"""

from __future__ import annotations

import time

DAY = 24 * 3600  # seconds
DAY_MS = 1000 * DAY
HOUR_MS = DAY_MS // 24


class WallClock:
    """The time of day as an offset from the monotonic clock."""

    def __init__(self) -> None:
        self.ahead = 0  # ns from the monotonic clock to the time of day
        self.sync()

    def sync(self) -> None:
        """Take the time of day from the machine's clock."""
        self.ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self.ahead + time.monotonic_ns()) // 1_000_000


CLOCK = WallClock()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()
