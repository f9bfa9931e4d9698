"""Limits of guests, addresses and sockets. IPv6 addresses are counted by /64."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from igroteka.core.errors import IgrotekaError

MAX_MESSAGE_BYTES = 16 * 1024  # of a socket (close 1009)
MAX_BODY_BYTES, BODY_SECONDS = 64 * 1024, 20.0  # of a request body, and the time to receive it
MESSAGES, MESSAGES_WITHIN = 100, 20.0  # messages of one socket within so many seconds (close 1008)
MAX_QUEUED_MESSAGES, MAX_QUEUED_BYTES = 256, 1024 * 1024  # of a socket (close 1013)
SEND_TIMEOUT = 30.0  # seconds until a client that reads nothing is disconnected
HEAD_SECONDS = 15.0  # to receive the head of a request
KEEP_ALIVE = 5  # seconds for which a connection is kept open for another request
PING_EVERY, PONG_WITHIN = 12.0, 15.0  # seconds: a silent socket is closed after both
CONNECTIONS_OF_ADDRESS = 500
HOSTED_TABLES = 20  # that a guest may host at once
DIRECTED_TOURNAMENTS = 5  # unfinished ones that a guest may direct
SOCKETS_OF_GUEST = 20
SOCKETS_OF_ADDRESS = 400
GUESTS_OF_ADDRESS, HOUR = 60, 3600.0  # new guests from one address in an hour
IMPORTS = 40  # replays from one address in an hour
IMPORTS_OF_GUEST = 20  # replays of a guest in a day
NEW_TABLES, TEN_MINUTES = 60, 600.0  # new tables from one address in ten minutes
SAMPLES = 10  # notices that a guest sends to themselves, in ten minutes
SIGN_INS = 30  # attempts to sign in, from one address in ten minutes
EXPORTS = 10  # requests for everything that is known of a guest, from one address in ten minutes
ANALYSES = 20  # games to analyse, from one address in ten minutes
QUERIES = 300  # requests whose answers are computed (past games, lists), from one address in a minute
PROBES = 600  # health and readiness probes, each, from one address in a minute
OPERATOR_TRIES = 10  # wrong keys of the operator's page, from one address in ten minutes
INVITATIONS_OF_GUEST = 60  # people whom a guest asks or invites, in an hour
REPORTS_OF_GUEST = 10  # reports of a guest in an hour
REQUESTS, MINUTE = 600, 60.0  # requests that change something, from one address in a minute


@dataclass(frozen=True)
class Limits:
    """The limits that an operator can set, per address unless the name says otherwise; `messages` are per socket.

    Fields are named as in the option `--limit`, which has hyphens where a field has underscores.
    """

    connections: int = CONNECTIONS_OF_ADDRESS
    sockets: int = SOCKETS_OF_ADDRESS
    sockets_per_guest: int = SOCKETS_OF_GUEST
    guests: int = GUESTS_OF_ADDRESS
    tables: int = NEW_TABLES
    tables_per_guest: int = HOSTED_TABLES
    tournaments_per_guest: int = DIRECTED_TOURNAMENTS
    imports: int = IMPORTS
    imports_per_guest: int = IMPORTS_OF_GUEST
    analyses: int = ANALYSES
    queries: int = QUERIES
    probes: int = PROBES
    requests: int = REQUESTS
    messages: int = MESSAGES


DEFAULTS = Limits()
EARLIER_NAMES = {"tabs": "sockets-per-guest", "looks": "queries"}


def read_limits(chosen: Iterable[str]) -> Limits:
    """The default limits with some changed, each as `NAME=NUMBER`; a refusal lists the names."""
    names = [field.name.replace("_", "-") for field in fields(Limits)]
    found: dict[str, int] = {}
    for one in chosen:
        given, _, number = one.partition("=")
        name = EARLIER_NAMES.get(given, given)
        if name not in names or not number.isascii() or not number.isdecimal() or not 0 < int(number[:10]) < 10**9:
            raise IgrotekaError("error-limit", limit=one, names=", ".join(names))
        found[name.replace("-", "_")] = int(number)
    return replace(DEFAULTS, **found)


class RateLimit:
    """At most so many in so many seconds."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self._times: deque[float] = deque()

    def try_acquire(self) -> bool:
        """Count one more, unless that is too many; True if it was counted."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self.seconds:
            self._times.popleft()
        if len(self._times) >= self.limit:
            return False
        self._times.append(now)
        return True

    @property
    def full(self) -> bool:
        """True if one more would be too many."""
        since = time.monotonic() - self.seconds
        return sum(at > since for at in self._times) >= self.limit

    @property
    def empty(self) -> bool:
        """True if nothing was counted within the interval."""
        return not self._times or self._times[-1] <= time.monotonic() - self.seconds


class RateLimits:
    """A rate limit for each key. Keys without recent events are dropped."""

    SWEEP_ABOVE = 1000

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self._limits: dict[str, RateLimit] = {}
        self._sweep_above = self.SWEEP_ABOVE

    def __len__(self) -> int:
        return len(self._limits)

    def has_room(self, key: str) -> bool:
        """True if one more for this key would not be too many."""
        return key not in self._limits or not self._limits[key].full

    def try_acquire(self, key: str) -> bool:
        """Count one more for this key, unless that is too many; True if it was counted."""
        if len(self._limits) > self._sweep_above:
            self._limits = {key: limit for key, limit in self._limits.items() if not limit.empty}
            self._sweep_above = max(self.SWEEP_ABOVE, 2 * len(self._limits))  # not again with every key
        return self._limits.setdefault(key, RateLimit(self.limit, self.seconds)).try_acquire()


class ConcurrencyLimits:
    """At most so many at once for each key."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._counts: dict[str, int] = {}

    def try_acquire(self, key: str) -> bool:
        """Count one more for this key, unless that is too many; True if it was counted."""
        if self._counts.get(key, 0) >= self.limit:
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def release(self, key: str) -> None:
        """Count one less for this key."""
        left = self._counts.get(key, 0) - 1
        if left > 0:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)
