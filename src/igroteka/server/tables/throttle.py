"""Something that is done at most once in a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Throttle:
    """Spaces calls of an action: `schedule` calls it at once if it was quiet, otherwise when the interval is over."""

    def __init__(self, seconds: float, action: Callable[[], None]) -> None:
        self._seconds = seconds
        self._action = action
        self._last = -seconds
        self._timer: asyncio.TimerHandle | None = None

    @property
    def wait(self) -> float:
        """Seconds until the interval is over; not positive if it is."""
        return self._last + self._seconds - time.monotonic()

    @property
    def idle(self) -> bool:
        """True if the action may happen now and is not scheduled."""
        return self._timer is None and self.wait <= 0

    def restart(self) -> None:
        """Begin a new interval."""
        self._last = time.monotonic()

    def schedule(self) -> None:
        """Call the action as soon as the interval is over, once."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, self.wait), self._run)

    def _run(self) -> None:
        self._timer = None
        self._action()

    def cancel(self) -> None:
        """Forget a scheduled call."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
