"""What a process does regularly beside the tables: no table waits for it, and what fails is tried again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from igroteka.core.errors import IgrotekaError

Work = Callable[[], Awaitable[object]]


class Chore:
    """Does some work every so many seconds, from its start until it is closed."""

    def __init__(self, work: Work, seconds: float, log: logging.Logger, *, at_once: bool = False) -> None:
        self._work = work
        self._seconds = seconds
        self._log = log
        self._at_once = at_once  # the first time is the start
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _repeat(self) -> None:
        if self._at_once:
            await run_logged(self._work, self._log)
        while True:
            await asyncio.sleep(self._seconds)
            await run_logged(self._work, self._log)


async def run_logged(work: Work, log: logging.Logger) -> bool:
    """Do some work, and log whatever fails; True if nothing did."""
    try:
        await work()
    except IgrotekaError as problem:
        log.warning("%s", problem.code)  # not its sentence: texts would have to be loaded
    except Exception:
        log.exception("a chore failed")
    else:
        return True
    return False
