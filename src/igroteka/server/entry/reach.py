"""How other devices reach this host: its links, opening it to the network at run time, and the test with a phone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection

from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.interfaces import own_addresses
from igroteka.server.entry.listening import Server
from igroteka.server.entry.mdns import Announcer
from igroteka.server.entry.networks import ALL_INTERFACES, in_url, is_loopback
from igroteka.server.entry.tunnel import Tunnel

log = logging.getLogger("igroteka.reach")

FOLLOW = 3.0  # seconds between lookups of addresses
TEST_SECONDS = 900.0  # that the link of a test is valid
TESTS = 8  # that are kept at once
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class HostLink(Struct, frozen=True):
    """A link to the host: set by the operator, with an address or a name in the network, or as the page was opened."""

    url: str
    kind: Literal["public", "address", "name", "page"]


class ReachedLink(Struct, frozen=True):
    """A link that was opened in a test, by another device or by this computer only."""

    url: str
    other: bool


@dataclass
class ReachTest:
    """A test of the links, with those that were opened."""

    ends: float
    reached: dict[str, bool] = field(default_factory=dict)


class Reach:
    """The addresses of the server. They are looked up regularly: a laptop changes networks."""

    def __init__(
        self,
        public_url: str = "",
        path: str = "",
        *,
        may_open: bool = False,
        mdns: bool = False,
        find: Callable[[], list[str]] | None = None,
        tunnel: Tunnel | None = None,
    ) -> None:
        self._configured_url = f"{public_url.rstrip('/')}/" if public_url else ""
        self.path = path
        self.may_open = may_open and not public_url
        self.opened = False
        self.addresses: list[str] = []
        self._find = find or own_addresses
        self._tunnel = tunnel
        self._announcer = Announcer() if mdns and not public_url else None
        self._server: Server | None = None
        self._following: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()
        self._hurry = asyncio.Event()
        self._ending = False
        self._tests: OrderedDict[str, ReachTest] = OrderedDict()

    # Start and end.

    def start(self, server: Server | None) -> None:
        """Follow the addresses of this machine from now on."""
        self._server = server
        self.addresses = self._find()
        self._following = asyncio.create_task(self._follow())
        if self._tunnel is not None:
            self._tunnel.start()

    async def close(self) -> None:
        """Stop following. An announcement is not cancelled: uvloop does not end while its sockets are open."""
        self._ending = True
        self._hurry.set()
        if self._tunnel is not None:
            await asyncio.to_thread(self._tunnel.close)
        if self._following is not None:
            await self._following
        if self._announcer is not None:
            await self._announcer.close()

    async def _follow(self) -> None:
        while not self._ending:
            self._hurry.clear()
            try:
                await self._refresh()
            except Exception:
                log.exception("the addresses of this machine could not be followed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), FOLLOW)

    async def _refresh(self) -> None:
        """Look up addresses, listen at new ones, and announce them."""
        async with self._changing:
            self.addresses = self._find()
            if self.opened:
                await self._listen(self.addresses)
        if self._announcer is not None and self.port:
            await self._announcer.announce(self.open_addresses, self.port, f"{self.path}/")

    # Links.

    @property
    def public_url(self) -> str:
        """The URL by which everybody reaches the server: that of the operator, or that of an open tunnel."""
        return self._configured_url or (self._tunnel.url if self._tunnel is not None else "")

    @property
    def port(self) -> int:
        """The port at which the server listens; 0 before it does."""
        bound = self._server.bound if self._server is not None else []
        return bound[0][1] if bound else 0

    @property
    def open_addresses(self) -> list[str]:
        """The addresses at which the server listens now, without loopback."""
        bound = {address for address, _ in self._server.bound} if self._server is not None else set()
        four, six = "0.0.0.0" in bound, "::" in bound
        listed = [one for one in self.addresses if one in bound or (six if ":" in one else four)]
        others = bound - set(listed) - set(ALL_INTERFACES)
        return [*listed, *sorted(one for one in others if not is_loopback(one))]

    @property
    def name(self) -> str:
        """The name of the server in the local network; empty if it has none."""
        return self._announcer.name if self._announcer is not None else ""

    def links(self) -> list[HostLink]:
        """All links for others, the most likely first."""
        if self._configured_url:
            return [HostLink(self._configured_url, "public")]
        tunnel = [HostLink(self.public_url, "public")] if self.public_url else []
        found = [HostLink(self._url(in_url(one)), "address") for one in self.open_addresses]
        if found and self.name:  # it is withdrawn a moment later than the addresses
            found.insert(1, HostLink(self._url(self.name), "name"))
        return tunnel + found

    def hosts(self) -> set[str]:
        """All names and addresses of this server besides loopback, without ports."""
        return {urlsplit(link.url).hostname or "" for link in self.links()}

    def links_for(self, request: HTTPConnection) -> list[HostLink]:
        """The links to show on a page: all on the server's own machine, elsewhere the one of the page itself."""
        if self._configured_url:
            return self.links()
        host = named_host(request)
        page = [] if is_loopback(host) or not host else [HostLink(page_url(request), "page")]
        if not is_from_this_machine(request):
            return page
        known = self.links()
        return known + [one for one in page if host not in {urlsplit(link.url).hostname for link in known}]

    def _url(self, place: str) -> str:
        return f"http://{place}:{self.port}{self.path}/"

    # Opening the server to the network.

    def can_open(self, request: HTTPConnection) -> bool:
        """True if this request may open or close the host: only the operator, if it was started on loopback."""
        started = set(self._server.bound) if self._server is not None else set()
        added = self._server.added if self._server is not None else []
        closed = all(is_loopback(address) for address, _ in started if address not in added)
        return self.may_open and bool(started) and closed and is_operator(request)

    async def set_open(self, wanted: bool) -> None:
        """Listen at all addresses of this machine, or at loopback only."""
        async with self._changing:
            self.opened = wanted
            self.addresses = self._find()
            await self._listen(self.addresses if wanted else [])
            if wanted and not self.open_addresses:
                self.opened = False
                raise NotAllowed("error-no-network" if not self.addresses else "error-network-taken", port=self.port)
            self._hurry.set()  # the name is announced or withdrawn at once

    async def _listen(self, wanted: list[str]) -> None:
        """Listen at exactly these addresses besides those of the start."""
        server = self._server
        if server is None:
            return
        for address in server.added:
            if address not in wanted:
                server.remove(address)
        for address in wanted:
            if address not in server.added:
                try:
                    await server.add(address, self.port)
                except OSError as problem:
                    log.warning("cannot listen at an address of this machine: %s", problem)

    # Can others reach the server? The test with a phone.

    def begin_test(self) -> str:
        """Start a test; returns the secret part of its links."""
        token = secrets.token_urlsafe(9)
        self._tests[token] = ReachTest(time.monotonic() + TEST_SECONDS)
        while len(self._tests) > TESTS:
            self._tests.popitem(last=False)
        return token

    def test(self, token: str) -> ReachTest:
        """A test that is not over; otherwise refused."""
        found = self._tests.get(token)
        if found is None or found.ends < time.monotonic():
            raise NotAllowed("error-test-over")
        return found

    def record_arrival(self, token: str, request: HTTPConnection) -> bool:
        """Record that the link of a test was opened; True if by another device."""
        test = self.test(token)
        address = request.client.host if request.client else ""
        other = not is_loopback(address) and address not in self.addresses
        host = request.headers.get("host", "")
        test.reached[host] = other or test.reached.get(host, False)
        return other

    def reached(self, token: str) -> list[ReachedLink]:
        """The links that were opened in a test."""
        test = self.test(token)
        return [
            ReachedLink(link.url, test.reached[place])
            for link in self.links()
            if (place := urlsplit(link.url).netloc) in test.reached
        ]


def is_from_this_machine(request: HTTPConnection) -> bool:
    """True if a request comes from the server's own machine, and not through a proxy for somebody else."""
    address = request.client.host if request.client else ""
    return is_loopback(address) and not any(name in request.headers for name in FORWARDED)


def is_operator(request: HTTPConnection) -> bool:
    """True if a page of the server itself asks, opened on its own machine.

    A page of another site that resolves its name to our address (DNS rebinding) has that name in its Host header.
    """
    return is_from_this_machine(request) and is_loopback(named_host(request))


def named_host(request: HTTPConnection) -> str:
    """The name or address in the Host header, without port; empty if there is none."""
    try:
        return (urlsplit(f"//{request.headers.get('host', '')}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def page_url(request: HTTPConnection) -> str:
    """The link of the server as the client has opened it."""
    return str(request.base_url).rstrip("/") + "/"
