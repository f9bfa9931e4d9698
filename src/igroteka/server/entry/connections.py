"""TCP connections: how long they may wait for a request, and how many an address may have.

uvicorn waits forever for the rest of a request and has no limits per address; its protocols are subclassed here.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterable
from http import HTTPStatus
from typing import Protocol, cast

import h11
import uvicorn
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from igroteka.server.common import limits
from igroteka.server.common.limits import ConcurrencyLimits, Limits
from igroteka.server.entry.networks import Networks, limit_key

log = logging.getLogger("igroteka.connections")

OPEN_FILES = "/dev/fd"
WRITER = "igroteka.writer"  # the ASGI extension under which an application finds its `MessageWriter`
MAX_RESERVED = 512  # descriptors for everything else, and for bursts of connections
RECOUNT = 1.0  # seconds between counts of open descriptors
SAY_AGAIN = 60.0  # seconds between log lines about the same problem


def bare_response(status: HTTPStatus) -> bytes:
    """A response without a body, sent before there is a request to route."""
    return f"HTTP/1.1 {status} {status.phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode()


SLOW = bare_response(HTTPStatus.REQUEST_TIMEOUT)
CROWDED = bare_response(HTTPStatus.TOO_MANY_REQUESTS)
FULL = bare_response(HTTPStatus.SERVICE_UNAVAILABLE)


class WaitingConnection(Protocol):
    """A connection without a request in progress."""

    def abort(self) -> None:
        """Close it at once."""
        ...


class Connections:
    """Counts open connections, and knows those that wait for a request, the longest waiting first.

    When file descriptors run short, the connection that has waited longest is closed for a new one: whoever sends a
    whole request is answered, however many never do. A quarter of the descriptors is kept free, because the system
    accepts as many connections as are in its `backlog` before anything can be done about them.
    """

    def __init__(self, limit: int, exempt: Networks, descriptors: int) -> None:
        self.open = 0
        self.refused: Counter[str] = Counter()  # by reason
        self.descriptors = descriptors
        reserve = min(MAX_RESERVED, descriptors // 4)
        self.backlog = max(1, reserve * 4 // 5)
        self._few_left = descriptors - reserve
        self._others = 0  # descriptors that are no connections
        self._exempt = exempt
        self._addresses = ConcurrencyLimits(min(limit, descriptors // 2))
        self._waiting: dict[WaitingConnection, None] = {}
        self._said = -math.inf
        self._counted = -math.inf

    @property
    def waiting(self) -> int:
        """How many connections wait for a request."""
        return len(self._waiting)

    def enter(self, address: str, descriptor: int) -> bytes:
        """Count a new connection. If it may not stay, it is not counted; returns what to answer, or nothing."""
        if address not in self._exempt and not self._addresses.try_acquire(limit_key(address)):
            self.refused["address"] += 1
            return CROWDED
        self.open += 1
        self._others = max(self._others, descriptor + 1 - self.open)  # a new descriptor is the lowest free number
        if self._check_shortage() and not self._make_room():
            self.leave(address)
            return FULL
        return b""

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        self.open -= 1
        if address not in self._exempt:
            self._addresses.release(limit_key(address))

    def wait(self, connection: WaitingConnection) -> None:
        """Mark a connection as waiting for a request; it keeps its place if it is marked already."""
        self._waiting.setdefault(connection)

    def stop_waiting(self, connection: WaitingConnection) -> None:
        """A request has arrived, or the connection is closed."""
        self._waiting.pop(connection, None)

    def _check_shortage(self) -> bool:
        """True if file descriptors run short; counts the open ones before it says so."""
        if self.open + self._others > self._few_left:
            self._recount()
        return self.open + self._others > self._few_left

    def _recount(self) -> None:
        """Look how many descriptors are really open; at most once a second, because listing them is slow.

        The result can only lower the count: connections that were not entered yet are among the open descriptors.
        """
        now = time.monotonic()
        if now - self._counted >= RECOUNT:
            self._counted = now
            self._others = min(self._others, max(0, open_files() - self.open))

    def _make_room(self) -> bool:
        """Close the connection that has waited longest; False if none waits."""
        self._log_shortage()
        self.refused["descriptors"] += 1
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        self.stop_waiting(longest)
        longest.abort()
        return True

    def _log_shortage(self) -> None:
        now = time.monotonic()
        if now - self._said >= SAY_AGAIN:
            self._said = now
            log.warning(
                "file descriptors run out: %d connections, limit %d. The longest waiting connections are closed. "
                "If they belong to players, raise LimitNOFILE (ulimit -n).",
                self.open,
                self.descriptors,
            )


def open_files() -> int:
    """How many file descriptors this process has open, without the one used for counting."""
    return len(os.listdir(OPEN_FILES)) - 1


def descriptor_limit() -> int:
    """How many file descriptors this process may have open."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if limit == resource.RLIM_INFINITY else limit


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, with the connections that its protocols share."""

    connections: Connections


def connections_of(config: uvicorn.Config) -> Connections:
    assert isinstance(config, ServerConfig)
    return config.connections


class HttpProtocol(H11Protocol):
    """An HTTP connection with a deadline for request heads. Responses may take any time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = connections_of(config)
        self._address = ""
        self._counted = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._address = self.client[0] if self.client else ""
        refusal = self._all.enter(self._address, transport.get_extra_info("socket").fileno())
        if refusal:
            self.transport.write(refusal)
            self.transport.close()
            return
        self._counted = True
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """Part of a request has arrived. The deadline stands until its head is complete."""
        super().data_received(data)
        if self._counted and not self._busy:
            self._expect_head()

    def on_response_complete(self) -> None:
        """The response is sent; uvicorn closes the connection if no request follows for a while."""
        super().on_response_complete()
        if not self._busy:
            self._all.wait(self)

    def handle_events(self) -> None:
        """Process received data; a complete request ends the waiting."""
        super().handle_events()
        if self._busy:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol, which stops counting it later."""
        self._stop_waiting()
        self._counted = False
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self._all.leave(self._address)

    def abort(self) -> None:
        """Close the connection at once, without flushing."""
        self.transport.abort()

    @property
    def _busy(self) -> bool:
        """True if a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _expect_head(self) -> None:
        """Start the deadline for a request head, from the start of the connection or from its first byte."""
        self._all.wait(self)
        if self._deadline is None:
            self._deadline = self.loop.call_later(limits.HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        self._all.stop_waiting(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """The deadline has passed; whoever has sent a part of the head gets a 408."""
        self._deadline = None
        self._all.refused["slow"] += 1
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self.transport.write(SLOW)
        self.transport.close()


class MessageWriter(Protocol):
    """Writes text messages to a WebSocket, without the ASGI calls and the system call that each would cost."""

    async def drain(self) -> None:
        """Wait until what was written has left for the most part, or the connection is lost."""
        ...

    def write_messages(self, messages: Iterable[bytes]) -> None:
        """Write messages at once; nothing if the connection is closing."""
        ...


def message_writer(scope: Scope) -> MessageWriter:
    """The writer of an accepted WebSocket."""
    found: MessageWriter = scope["extensions"][WRITER]
    return found


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is counted among the connections, and closed if the other side is silent.

    It is the `MessageWriter` of its application.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Scope, self.scope)["extensions"][WRITER] = self

    async def drain(self) -> None:
        await self.writable.wait()

    def write_messages(self, messages: Iterable[bytes]) -> None:
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        for message in messages:
            self.conn.send_text(message)
        if data := self.conn.data_to_send():
            self.transport.write(b"".join(data))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        connections_of(self.config).leave(self.client[0] if self.client else "")

    def keepalive_timeout(self) -> None:
        """No pong has arrived: close without flushing, because nobody reads."""
        super().keepalive_timeout()
        self.transport.abort()


def make_connections(chosen: Limits, exempt: Networks) -> Connections:
    return Connections(chosen.connections, exempt, descriptor_limit())
