"""What one process of a server does for all."""

from __future__ import annotations

from functools import partial

from igroteka.server.common.times import now_ms
from igroteka.server.storage.leases import hold_lease
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.services import Services

LEASE_MS = 30_000  # until another process takes over from one that does not come back


class Lease:
    """Held by one process at a time. The others ask again and again, so that one of them takes over."""

    def __init__(self, services: Services, name: str) -> None:
        self._services = services
        self._name = name

    async def hold(self) -> bool:
        """Take or renew it; False while another process holds it."""
        if self._services.bus.alone:
            return True
        now = now_ms()
        hold = partial(hold_lease, name=self._name, holder=self._services.process, now=now, until=now + LEASE_MS)
        try:
            return await self._services.store.writer.write(hold)
        except Conflict:
            return False
