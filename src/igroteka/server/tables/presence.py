"""Who is connected to a table, at this process and at the others."""

from __future__ import annotations

import time

from igroteka.server.bus.notices import PRESENCE, BusNotice
from igroteka.server.tables.audience import Audience, Presence
from igroteka.server.tables.services import Services
from igroteka.server.tables.spectators import MAX_LISTED

BELIEVED = 30.0  # seconds for which an announcement of another process counts


class PresenceTracker:
    """Announces the connections of this process over the bus, and remembers what other processes have announced."""

    def __init__(self, services: Services, table: str, audience: Audience) -> None:
        self._services = services
        self._table = table
        self._audience = audience
        self._heard: dict[str, tuple[Presence, float]] = {}  # by process, and until when it is believed
        self._announced = Presence()

    @property
    def elsewhere(self) -> Presence:
        """Who is connected to other processes."""
        found = Presence()
        for there, _ in self._heard.values():
            found = found.plus(there)
        return found

    @property
    def seats(self) -> int:
        """The seats whose players are connected to any process, as a mask."""
        return self._audience.present | self.elsewhere.seats

    @property
    def watching(self) -> int:
        """How many spectators are connected to any process."""
        return self._audience.watching + self.elsewhere.watching

    @property
    def nobody(self) -> bool:
        """True if no process has a connection to the table."""
        return not self._audience.connections and self.elsewhere == Presence()

    @property
    def players_unannounced(self) -> bool:
        """True if the other processes do not know which players are connected here."""
        return self._announced.seats != self._audience.present

    def announce(self) -> None:
        """Tell the other processes who is connected here."""
        if self._services.bus.alone:
            return
        here = self._announced = self._audience.presence
        self._services.bus.publish(
            BusNotice(
                self._table,
                PRESENCE,
                self._services.process,
                here.seats,
                here.watching,
                here.spectators[:MAX_LISTED],
            )
        )

    def announce_changes(self) -> None:
        """Announce who is connected here, unless the other processes know it."""
        if self._announced != self._audience.presence:
            self.announce()

    def on_notice(self, notice: BusNotice) -> bool:
        """Remember what another process announces; True if that is new."""
        there = Presence(notice.present, notice.watching, notice.spectators)
        before, _ = self._heard.get(notice.process, (None, 0.0))
        self._heard[notice.process] = there, time.monotonic() + BELIEVED
        return there != before

    def forget_silent(self) -> bool:
        """Forget processes that have not announced anything for a while although the bus works; True if any."""
        if not self._services.bus.synced:
            return False
        now, before = time.monotonic(), len(self._heard)
        self._heard = {process: heard for process, heard in self._heard.items() if heard[1] > now}
        return len(self._heard) < before
