"""What the routes of one host share, and who may come in."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass, field
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from igroteka.server.common.limits import DEFAULTS, HOUR, MINUTE, SECONDS, TEN_MINUTES, Counts, Limits, Rate, Rates
from igroteka.server.entry.guests import Guests
from igroteka.server.entry.hosts import AllowedHosts, name_of_header
from igroteka.server.entry.networks import Networks, limit_key
from igroteka.server.entry.reach import Reach
from igroteka.server.operations.measures import Measures
from igroteka.server.operations.readiness import Readiness
from igroteka.server.tables.hub import Hub


@dataclass
class Site:
    """The host: its tables, its guests, its limits.

    `origins` are other sites that may speak to it; addresses in `unlimited` may ask for as much as they like, those in
    `monitors` may read its numbers. `hosts` are the names by which browsers reach it.
    """

    hub: Hub
    guests: Guests
    origins: frozenset[str] = frozenset()
    unlimited: frozenset[str] = frozenset()
    monitors: frozenset[str] = frozenset()
    limits: Limits = DEFAULTS
    hosts: AllowedHosts = field(default_factory=AllowedHosts)
    reach: Reach = field(default_factory=Reach)
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.measures = Measures()
        self.readiness = Readiness(self.hub.store, self.hub.bus)
        self._unlimited = Networks(self.unlimited)
        self._monitors = Networks(self.monitors)
        self._new_guests = Rates(self.limits.guests, HOUR)
        self._requests = Rates(self.limits.requests, MINUTE)
        self._looks = Rates(self.limits.looks, MINUTE)
        self._health = Rates(self.limits.probes, MINUTE)
        self._readiness = Rates(self.limits.probes, MINUTE)
        self._analyses = Rates(self.limits.analyses, TEN_MINUTES)
        self._openings = Rates(self.limits.tables, TEN_MINUTES)
        self._imports = Rates(self.limits.imports, HOUR)
        self._sockets = Counts(self.limits.tabs)
        self._addresses = Counts(self.limits.sockets)

    def knows_host(self, header: str, arrived_at: str = "") -> bool:
        """Is this `Host` header a name of the host, or the address of the machine that the request came to?

        Links that the host gives out lead back to it, whatever names and addresses it has now.
        """
        return self.hosts.allows(header, arrived_at) or name_of_header(header) in self.reach.hosts()

    def same_origin(self, connection: HTTPConnection) -> bool:
        """Does a page of this host ask, or no page at all?"""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        host = connection.headers.get("host", "")
        return host != "" and host_of(origin) == host

    def may_monitor(self, address: str) -> bool:
        """Has the operator listed this address among those that may read the host's numbers?"""
        return address in self._monitors

    def has_no_limits(self, address: str) -> bool:
        """May somebody at this address ask for as much as they like?"""
        return address in self._unlimited

    def may_be_new(self, address: str) -> bool:
        """One more new guest from this address, if that is not too many."""
        return self._within(self._new_guests, address)

    def may_ask(self, address: str) -> bool:
        """One more request that changes something, if that is not too many."""
        return self._within(self._requests, address)

    def may_look(self, address: str) -> bool:
        """One more request for what has to be worked out, if that is not too many."""
        return self._within(self._looks, address)

    def may_ask_health(self, address: str) -> bool:
        """One more question whether the process answers. Nothing else that an address asks for counts here."""
        return self._within(self._health, address)

    def may_ask_readiness(self, address: str) -> bool:
        """One more question whether the host can be used, counted like those about its health."""
        return self._within(self._readiness, address)

    def may_analyse(self, address: str) -> bool:
        """One more game to think about for this address, if that is not too many."""
        return self._within(self._analyses, address)

    def may_open(self, address: str) -> bool:
        """One more new table from this address, if that is not too many."""
        return self._within(self._openings, address)

    def may_import(self, address: str) -> bool:
        """One more game that was played elsewhere from this address, if that is not too many."""
        return self._within(self._imports, address)

    def _within(self, rates: Rates, address: str) -> bool:
        """Count one more, unless this address has no limits."""
        return address in self._unlimited or rates.allows(limit_key(address))

    def opening(self, guest: str) -> asyncio.Lock:
        """Held by a guest who opens a table: they are counted one after the other."""
        return self._opening.setdefault(guest, asyncio.Lock())

    def message_rate(self, address: str) -> Rate:
        """How many messages one socket from this address may send."""
        return Rate(sys.maxsize if address in self._unlimited else self.limits.messages, SECONDS)

    def enter(self, guest: str, address: str) -> bool:
        """One more socket, if that is not too many."""
        if address not in self._unlimited and not self._addresses.enter(limit_key(address)):
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
        if address not in self._unlimited:
            self._addresses.leave(limit_key(address))


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
