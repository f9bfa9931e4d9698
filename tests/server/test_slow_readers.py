"""A client that does not listen: it is closed, it holds nobody up, and what it was not sent does not pile up."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterable
from typing import cast

import pytest
from starlette.websockets import WebSocket

from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.limits import MAX_QUEUED_BYTES, MAX_QUEUED_MESSAGES, SEND_TIMEOUT
from igroteka.server.entry.connections import WRITER
from igroteka.server.entry.socket import ANONYMOUS, ClientSocket
from igroteka.server.serving import with_user_timeout

pytestmark = pytest.mark.anyio


class Reader:
    """The other side of a socket, which reads when it likes."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[bytes] = []
        self.closed = 0
        self.scope = {"extensions": {WRITER: self}}
        self.query_params = dict[str, str]()
        self.headers = dict[str, str]()
        self.cookies = dict[str, str]()

    async def drain(self) -> None:
        """Have room for more, sooner or later."""
        await self.reads.wait()

    def write_messages(self, messages: Iterable[bytes]) -> None:
        """Take messages."""
        self.got += messages

    async def close(self, code: int) -> None:
        """The end."""
        self.closed = code


@pytest.fixture
def line() -> tuple[ClientSocket, Reader]:
    """A line to somebody who does not read yet."""
    reader = Reader()
    return ClientSocket(cast(WebSocket, reader), ANONYMOUS), reader


async def pumped(line: ClientSocket) -> asyncio.Task[None]:
    """The task that sends, at work."""
    task = asyncio.create_task(line.pump())
    await asyncio.sleep(0)
    return task


async def test_whoever_is_behind_is_told_everything_once_he_reads(line: tuple[ClientSocket, Reader]) -> None:
    told, reader = line
    pump = await pumped(told)
    for number in range(MAX_QUEUED_MESSAGES):
        told.send(b"%d" % number)
    reader.reads.set()
    told.close(1000)
    await pump
    assert reader.got == [b"%d" % number for number in range(MAX_QUEUED_MESSAGES)]
    assert reader.closed == 1000


MANY: list[tuple[int, Callable[[int], bytes]]] = [
    (MAX_QUEUED_MESSAGES + 50, lambda number: b"%d" % number),
    (4, lambda number: b"%d" % number * (MAX_QUEUED_BYTES // 3)),
]


@pytest.mark.parametrize(("count", "message"), MANY)
async def test_whoever_is_too_far_behind_is_closed_and_nothing_waits_for_him(
    line: tuple[ClientSocket, Reader], count: int, message: Callable[[int], bytes]
) -> None:
    told, reader = line
    pump = await pumped(told)
    for number in range(count):
        told.send(message(number))
    assert told.closing == CloseCode.TRY_AGAIN_LATER
    assert (told.queued_bytes, told.queued) == (0, 0)
    reader.reads.set()
    await pump
    assert (reader.got, reader.closed) == ([], CloseCode.TRY_AGAIN_LATER)


async def test_a_connection_is_given_up_when_nothing_is_read_from_it_for_a_while() -> None:
    option = getattr(socket, "TCP_USER_TIMEOUT", socket.TCP_NODELAY)  # macOS knows no such time
    expected = int(1000 * SEND_TIMEOUT) if hasattr(socket, "TCP_USER_TIMEOUT") else 0
    listener = with_user_timeout(socket.create_server(("127.0.0.1", 0)))
    with listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, option) == expected
