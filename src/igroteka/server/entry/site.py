"""What all routes of the server share, and its limits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from igroteka.server.common.limits import (
    DEFAULTS,
    EXPORTS,
    HOUR,
    INVITATIONS_OF_GUEST,
    MESSAGES_WITHIN,
    MINUTE,
    REPORTS_OF_GUEST,
    SAMPLES,
    SIGN_INS,
    TEN_MINUTES,
    ConcurrencyLimits,
    Limits,
    RateLimit,
    RateLimits,
)
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.guests import Guests
from igroteka.server.entry.hosts import AllowedHosts, name_of_header
from igroteka.server.entry.moderation import Moderation
from igroteka.server.entry.networks import Networks, limit_key
from igroteka.server.entry.reach import Reach
from igroteka.server.members.keeper import MemberKeeper
from igroteka.server.notices.notifier import Notifier
from igroteka.server.notices.sender import Sender
from igroteka.server.operations.measures import Measures
from igroteka.server.operations.readiness import Readiness
from igroteka.server.operations.tracing import Tracer
from igroteka.server.results.keeper import ResultKeeper
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.services import Services
from igroteka.server.tournaments.keeper import TournamentKeeper


@dataclass
class Site:
    """What all routes of this server share: its tables, its guests, its limits.

    `origins` are other sites that may use it. Addresses in `unlimited` have no limits, those in `monitors` may read
    metrics. `allowed_hosts` are the names by which browsers reach it.
    """

    hub: Hub
    guests: Guests
    origins: frozenset[str] = frozenset()
    unlimited: frozenset[str] = frozenset()
    monitors: frozenset[str] = frozenset()
    limits: Limits = DEFAULTS
    allowed_hosts: AllowedHosts = field(default_factory=AllowedHosts)
    reach: Reach = field(default_factory=Reach)
    sender: Sender = field(default_factory=Sender)
    operator_key: str = field(default="", repr=False)
    tracer: Tracer | None = None
    _table_opening_locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.measures = Measures()
        self.notifier = Notifier(self.hub, self.sender, lambda: self.reach.public_url)
        self.members = MemberKeeper(self.hub)
        self.results = ResultKeeper(self.hub)
        self.moderation = Moderation(self.hub.store, self.operator_key)
        self.tournaments = TournamentKeeper(
            self.hub, drains=lambda: self.moderation.drains, by_operator=frozenset(self.sender.targets)
        )
        self.readiness = Readiness(self.hub.store, self.hub.bus)
        self._unlimited = Networks(self.unlimited)
        self._monitors = Networks(self.monitors)
        self._new_guests = RateLimits(self.limits.guests, HOUR)
        self._requests = RateLimits(self.limits.requests, MINUTE)
        self._queries = RateLimits(self.limits.queries, MINUTE)
        self._health_probes = RateLimits(self.limits.probes, MINUTE)
        self._readiness_probes = RateLimits(self.limits.probes, MINUTE)
        self._analyses = RateLimits(self.limits.analyses, TEN_MINUTES)
        self._tables = RateLimits(self.limits.tables, TEN_MINUTES)
        self._imports = RateLimits(self.limits.imports, HOUR)
        self._reports = RateLimits(REPORTS_OF_GUEST, HOUR)
        self._asked = RateLimits(INVITATIONS_OF_GUEST, HOUR)
        self._samples = RateLimits(SAMPLES, TEN_MINUTES)
        self._sign_ins = RateLimits(SIGN_INS, TEN_MINUTES)
        self._exports = RateLimits(EXPORTS, TEN_MINUTES)
        self._sockets_of_guest = ConcurrencyLimits(self.limits.sockets_per_guest)
        self._sockets_of_address = ConcurrencyLimits(self.limits.sockets)

    @property
    def services(self) -> Services:
        """What the tables of this process share."""
        return self.hub.services

    def accepts_host_header(self, header: str, arrived_at: str = "") -> bool:
        """True if this `Host` header is a name of this server, or the address at which the request arrived.

        The server's own links are always valid, whatever names and addresses it has at the moment.
        """
        return self.allowed_hosts.allows(header, arrived_at) or name_of_header(header) in self.reach.hosts()

    def same_origin(self, connection: HTTPConnection) -> bool:
        """True if the request comes from a page of this server, or from no page at all."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        host = connection.headers.get("host", "")
        return host != "" and host_of(origin) == host

    def may_monitor(self, address: str) -> bool:
        """True if the operator has allowed this address to read metrics."""
        return address in self._monitors

    def has_no_limits(self, address: str) -> bool:
        """True if requests from this address are not limited."""
        return address in self._unlimited

    def admit_guest(self, address: str) -> None:
        """Count a new guest from this address; like all `admit` methods, it refuses what is too many."""
        self._admit(self._new_guests, address)

    def admit_request(self, address: str) -> None:
        """Count a request that changes something."""
        self._admit(self._requests, address)

    def admit_query(self, address: str) -> None:
        """Count a request whose answer has to be computed."""
        self._admit(self._queries, address)

    def admit_health_probe(self, address: str) -> None:
        """Count a request to /healthz. Nothing else counts here, so that no other traffic fails the probe."""
        self._admit(self._health_probes, address)

    def admit_readiness_probe(self, address: str) -> None:
        """Count a request to /readyz."""
        self._admit(self._readiness_probes, address)

    def admit_analysis(self, address: str) -> None:
        """Count a game to be analysed."""
        self._admit(self._analyses, address)

    def admit_table(self, address: str) -> None:
        """Count a new table."""
        self.moderation.check_opening()
        self._admit(self._tables, address)

    def admit_import(self, address: str) -> None:
        """Count an imported replay."""
        self._admit(self._imports, address)

    def admit_sample(self, guest: str) -> None:
        """Count a notice that a guest sends to themselves."""
        if not self._samples.try_acquire(guest):
            raise NotAllowed("error-too-many")

    def admit_asking(self, guest: str) -> None:
        """Count somebody whom a guest asks or invites."""
        if not self._asked.try_acquire(guest):
            raise NotAllowed("error-too-many")

    def admit_sign_in(self, address: str) -> None:
        """Count an attempt to sign in."""
        self._admit(self._sign_ins, address)

    def admit_export(self, address: str) -> None:
        """Count a request for everything that is known of a guest."""
        self._admit(self._exports, address)

    def admit_report(self, guest: str) -> None:
        """Count a report of a guest."""
        if not self._reports.try_acquire(guest):
            raise NotAllowed("error-too-many")

    def _admit(self, limits: RateLimits, address: str) -> None:
        if address not in self._unlimited and not limits.try_acquire(limit_key(address)):
            raise NotAllowed("error-too-many")

    def table_opening_lock(self, guest: str) -> asyncio.Lock:
        """A lock for a guest who opens a table, so that limits count one table after the other."""
        return self._table_opening_locks.setdefault(guest, asyncio.Lock())

    def message_limit(self, address: str) -> RateLimit:
        """How many messages one socket from this address may send."""
        return RateLimit(sys.maxsize if address in self._unlimited else self.limits.messages, MESSAGES_WITHIN)

    @contextmanager
    def admitted_socket(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open; refused if the address or the guest has too many."""
        place = "" if address in self._unlimited else limit_key(address)
        with self._counted(self._sockets_of_address, place), self._counted(self._sockets_of_guest, guest):
            yield

    @contextmanager
    def _counted(self, limits: ConcurrencyLimits, key: str) -> Iterator[None]:
        """Count one more for a key for a while; an empty key has no limit."""
        if key and not limits.try_acquire(key):
            raise NotAllowed("error-too-many")
        try:
            yield
        finally:
            if key:
                limits.release(key)


def host_of(origin: str) -> str:
    """The host of an origin; empty if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def site_of(connection: HTTPConnection) -> Site:
    site: Site = connection.app.state.site
    return site
