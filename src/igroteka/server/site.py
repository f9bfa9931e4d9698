"""What the routes of one host share, and who may come in."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from igroteka.server.guests import Guests
from igroteka.server.hub import Hub
from igroteka.server.limits import (
    ANALYSES,
    GUESTS_OF_ADDRESS,
    HOUR,
    LOOKS,
    MESSAGES,
    MINUTE,
    OPENINGS,
    REQUESTS,
    SECONDS,
    SOCKETS_OF_ADDRESS,
    SOCKETS_OF_GUEST,
    TEN_MINUTES,
    Counts,
    Rate,
    Rates,
)
from igroteka.server.reach import Reach


@dataclass
class Site:
    """The host: its tables, its guests, its limits.

    `origins` are other sites that may speak to it; addresses in `unlimited` may ask for as much as they like, those in
    `monitors` may read its numbers.
    """

    hub: Hub
    guests: Guests
    origins: frozenset[str] = frozenset()
    unlimited: frozenset[str] = frozenset()
    monitors: frozenset[str] = frozenset()
    reach: Reach = field(default_factory=Reach)
    _new_guests: Rates = field(default_factory=lambda: Rates(GUESTS_OF_ADDRESS, HOUR))
    _requests: Rates = field(default_factory=lambda: Rates(REQUESTS, MINUTE))
    _looks: Rates = field(default_factory=lambda: Rates(LOOKS, MINUTE))
    _analyses: Rates = field(default_factory=lambda: Rates(ANALYSES, TEN_MINUTES))
    _openings: Rates = field(default_factory=lambda: Rates(OPENINGS, TEN_MINUTES))
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _sockets: Counts = field(default_factory=lambda: Counts(SOCKETS_OF_GUEST))
    _addresses: Counts = field(default_factory=lambda: Counts(SOCKETS_OF_ADDRESS))

    def same_origin(self, connection: HTTPConnection) -> bool:
        """Does a page of this host ask, or no page at all?"""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        host = connection.headers.get("host", "")
        return host != "" and host_of(origin) == host

    def may_monitor(self, address: str) -> bool:
        """May somebody at this address read the host's numbers? On the host's own machine everybody may."""
        return address in self.monitors or is_own(address)

    def may_be_new(self, address: str) -> bool:
        """One more new guest from this address, if that is not too many."""
        return address in self.unlimited or self._new_guests.allows(address)

    def may_ask(self, address: str) -> bool:
        """One more request that changes something, if that is not too many."""
        return address in self.unlimited or self._requests.allows(address)

    def may_look(self, address: str) -> bool:
        """One more request for what has to be worked out, if that is not too many."""
        return address in self.unlimited or self._looks.allows(address)

    def may_analyse(self, address: str) -> bool:
        """One more game to think about for this address, if that is not too many."""
        return address in self.unlimited or self._analyses.allows(address)

    def may_open(self, address: str) -> bool:
        """One more new table from this address, if that is not too many."""
        return address in self.unlimited or self._openings.allows(address)

    def opening(self, guest: str) -> asyncio.Lock:
        """Held by a guest who opens a table: they are counted one after the other."""
        return self._opening.setdefault(guest, asyncio.Lock())

    def message_rate(self, address: str) -> Rate:
        """How many messages one socket from this address may send."""
        return Rate(sys.maxsize if address in self.unlimited else MESSAGES, SECONDS)

    def enter(self, guest: str, address: str) -> bool:
        """One more socket, if that is not too many."""
        if address not in self.unlimited and not self._addresses.enter(address):
            return False
        if guest and not self._sockets.enter(guest):
            self._leave_address(address)
            return False
        return True

    def leave(self, guest: str, address: str) -> None:
        """One socket less."""
        self._leave_address(address)
        if guest:
            self._sockets.leave(guest)

    def _leave_address(self, address: str) -> None:
        if address not in self.unlimited:
            self._addresses.leave(address)


def is_own(address: str) -> bool:
    """Is this an address of the machine itself?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def host_of(origin: str) -> str:
    """The host of an origin; empty if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def site_of(connection: HTTPConnection) -> Site:
    """The host that is asked."""
    site: Site = connection.app.state.site
    return site
