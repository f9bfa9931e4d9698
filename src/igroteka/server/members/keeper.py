"""What is done for members regularly: departures that were interrupted, and devices that were signed out elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol

from igroteka.server.common.chore import Chore, run_logged
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.times import now_ms
from igroteka.server.members.departures import carry_out
from igroteka.server.storage import members as stored
from igroteka.server.storage.members import Departure
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.hub import Hub

log = logging.getLogger("igroteka.members")

INTERVAL = 10.0  # seconds between two looks
LEFT_ALONE_MS = 60_000  # after which a departure that has begun is carried out by another process, too


class OpenSocket(Protocol):
    """A connection of a client to a table."""

    guest: Guest
    token_digest: str  # of the token that it came with; empty if it had none

    def close(self, code: int) -> None:
        """Close it after all queued messages."""
        ...


class MemberKeeper:
    """Carries departures out, and closes the connections of devices that are signed out."""

    def __init__(self, hub: Hub, interval: float = INTERVAL) -> None:
        self.hub = hub
        self.sockets: set[OpenSocket] = set()  # those of this process
        self._chore = Chore(self.look, interval, log, at_once=True)

    def start(self) -> None:
        self._chore.start()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Go on with departures that were interrupted, and close what another process has signed out."""
        before = now_ms() - LEFT_ALONE_MS
        for departure in await self.hub.store.read(partial(stored.open_departures, before=before)):
            await run_logged(partial(carry_out, self.hub, departure), log)  # one that fails holds up no other
        if not self.hub.bus.alone:
            await self._close_signed_out()

    async def begin(self, departure: Departure, unused: str) -> None:
        """Store a departure, which will be carried out whatever happens; `unused` is the digest of no token."""
        begin = partial(stored.begin_departure, departure=departure, unused=unused)
        await self.hub.store.writer.write(begin)

    async def _close_signed_out(self) -> None:
        """Close connections whose tokens are not valid any more."""
        asked = {one.token_digest for one in self.sockets} - {""}
        if not asked:
            return
        known = await self.hub.store.read(partial(stored.known_digests, digests=sorted(asked)))
        unknown = asked - known  # whoever has come meanwhile was not asked about
        self._close(lambda one: one.token_digest in unknown)

    def close_device(self, digest: str) -> None:
        """Close the connections of a device that was signed out. Other processes do that with their next look."""
        self._close(lambda one: one.token_digest == digest)

    def close_guest(self, guest: str) -> None:
        """Close the connections of a guest who has departed: their clients come back as whoever they are now."""
        self._close(lambda one: device_of(one.guest.id) == guest)

    def _close(self, concerns: Callable[[OpenSocket], bool]) -> None:
        for one in [one for one in self.sockets if concerns(one)]:
            one.close(CloseCode.SIGNED_OUT)
