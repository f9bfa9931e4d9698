"""Whether the server can work: its database can be written, and its bus answers."""

from __future__ import annotations

import asyncio
import time

from igroteka.core.errors import IgrotekaError
from igroteka.server.bus.notices import Bus
from igroteka.server.common.refusals import Unavailable
from igroteka.server.common.times import now_ms
from igroteka.server.storage.store import Store

KNOWN = 1.0  # seconds for which a result is cached
PATIENCE = 5.0  # seconds until a silent database or bus counts as away


class Readiness:
    """Writes a heartbeat when asked, at most one a second: a read would not notice a full disk."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._probe: asyncio.Task[IgrotekaError | None] | None = None
        self._known_until = 0.0

    async def check(self) -> None:
        """Unavailable says what does not work."""
        if self._probe is None or (self._probe.done() and time.monotonic() >= self._known_until):
            self._probe = asyncio.create_task(self._look())
        probe = self._probe
        await asyncio.wait({probe}, timeout=PATIENCE)
        problem = probe.result() if probe.done() else Unavailable("error-storage")
        if problem is not None:
            raise Unavailable(problem.text)

    async def _look(self) -> IgrotekaError | None:
        try:
            await self._store.write_heartbeat(now_ms())
            await self._bus.check()
        except Unavailable as problem:
            return problem
        finally:
            self._known_until = time.monotonic() + KNOWN
        return None
