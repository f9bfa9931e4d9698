"""How much one guest, address or socket may ask for. An address of IPv6 is counted with its whole /64."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from igroteka.core.errors import IgrotekaError

FRAME = 16 * 1024  # bytes of one message (close 1009)
BODY, BODY_SECONDS = 64 * 1024, 20.0  # bytes of a request, and how long it may take to come
MESSAGES, SECONDS = 100, 20.0  # messages of one socket in a time (close 1008)
QUEUE, QUEUE_LENGTH = 256, 1024 * 1024  # messages and signs that a socket may be behind (close 1013)
UNREAD = 30.0  # seconds after which a client that reads nothing is given up
HEAD_SECONDS = 15.0  # within which the head of a request must have come
KEEP_ALIVE = 5  # seconds for which a connection is kept open for another request
PING_EVERY, PONG_WITHIN = 12.0, 15.0  # seconds: a socket that has become silent is given up after both
CONNECTIONS_OF_ADDRESS = 500
TABLES = 20  # that a guest may host at once
SOCKETS_OF_GUEST = 20
SOCKETS_OF_ADDRESS = 400
GUESTS_OF_ADDRESS, HOUR = 60, 3600.0  # new guests from one address in an hour
IMPORTS = 40  # games that were played elsewhere, from one address in an hour
IMPORTS_OF_GUEST = 20  # such games that a guest may bring along in a day
OPENINGS, TEN_MINUTES = 60, 600.0  # new tables from one address in ten minutes
ANALYSES = 20  # games to think about, from one address in ten minutes
LOOKS = 300  # requests for what has to be worked out (games to look back at, lists), from one address in a minute
PROBES = 600  # questions whether the host is well, of each kind, from one address in a minute
REQUESTS, MINUTE = 600, 60.0  # requests that change something, from one address in a minute


@dataclass(frozen=True)
class Limits:
    """The limits that an operator can set, for each address (`messages`: for each socket, `tabs`: for each guest)."""

    connections: int = CONNECTIONS_OF_ADDRESS
    sockets: int = SOCKETS_OF_ADDRESS
    tabs: int = SOCKETS_OF_GUEST
    guests: int = GUESTS_OF_ADDRESS
    tables: int = OPENINGS
    imports: int = IMPORTS
    analyses: int = ANALYSES
    looks: int = LOOKS
    probes: int = PROBES
    requests: int = REQUESTS
    messages: int = MESSAGES


DEFAULTS = Limits()


def read_limits(chosen: Iterable[str]) -> Limits:
    """The limits with some of them set otherwise, each as `NAME=NUMBER`; a refusal names what there is."""
    names = [field.name for field in fields(Limits)]
    found: dict[str, int] = {}
    for one in chosen:
        name, _, number = one.partition("=")
        if name not in names or not number.isascii() or not number.isdecimal() or not 0 < int(number[:10]) < 10**9:
            raise IgrotekaError("error-limit", limit=one, names=", ".join(names))
        found[name] = int(number)
    return replace(DEFAULTS, **found)


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Count one more; is it still allowed?"""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self.seconds:
            self._times.popleft()
        if len(self._times) >= self.most:
            return False
        self._times.append(now)
        return True

    @property
    def empty(self) -> bool:
        """Has nothing been counted for a while?"""
        return not self._times or self._times[-1] <= time.monotonic() - self.seconds


class Rates:
    """A rate for each address; those that are empty are forgotten."""

    FORGET = 1000

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._rates: dict[str, Rate] = {}
        self._many = self.FORGET

    def __len__(self) -> int:
        return len(self._rates)

    def allows(self, who: str) -> bool:
        """Count one more of these; is it still allowed?"""
        if len(self._rates) > self._many:
            self._rates = {key: rate for key, rate in self._rates.items() if not rate.empty}
            self._many = max(self.FORGET, 2 * len(self._rates))  # not again with every address
        return self._rates.setdefault(who, Rate(self.most, self.seconds)).allows()


class Counts:
    """How many there are at once, by guest or address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """One more, if that is not too many."""
        if self._counts.get(who, 0) >= self.most:
            return False
        self._counts[who] = self._counts.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        """One less."""
        left = self._counts.get(who, 0) - 1
        if left > 0:
            self._counts[who] = left
        else:
            self._counts.pop(who, None)
