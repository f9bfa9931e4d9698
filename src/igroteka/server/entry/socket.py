"""The WebSocket of a seat or a spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka import __version__
from igroteka.core.errors import IgrotekaError
from igroteka.core.phrases import MAX_SEATS
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.limits import MAX_QUEUED_BYTES, MAX_QUEUED_MESSAGES
from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.wire import encoder
from igroteka.server.entry.connections import message_writer
from igroteka.server.entry.dispatch import dispatch
from igroteka.server.entry.guests import token_of
from igroteka.server.entry.moderation import NOTHING_TOLD
from igroteka.server.entry.site import Site, site_of
from igroteka.server.storage.people import blocked_by
from igroteka.server.tables.audience import SentState
from igroteka.server.tables.commands import Guest, digest, person_on
from igroteka.server.tables.events import BadLog
from igroteka.server.tables.messages import (
    VERSION,
    ServerMessage,
    Welcome,
    read_command,
)
from igroteka.server.tables.payloads import refusal_message
from igroteka.server.tables.room import Room

log = logging.getLogger("igroteka.socket")

ANONYMOUS = Guest("", "", "")
SCREEN = "screen"  # a client that shows the table to everybody in the room


class ClientSocket:
    """A WebSocket. Messages wait in a queue, so that nobody waits for a slow client, and are written together."""

    def __init__(self, websocket: WebSocket, guest: Guest, device: str = "", address: str = "") -> None:
        self.websocket = websocket
        self.address = address
        self.guest = guest
        self.token_digest = digest(token) if (token := token_of(websocket)) and guest.id else ""
        self.device = device
        self.curtained = True
        self.seat = -1
        self.held = 0
        self.blocked: frozenset[str] = frozenset()
        self.openly = websocket.query_params.get("open") == "1"
        self.wants_changes = websocket.query_params.get("changes") == "1"
        self.sent = SentState()
        self.closing = 0
        self._queue: list[bytes] = []
        self.queued_bytes = 0
        self._news = asyncio.Event()  # set while there is something to write, or to close

    @property
    def queued(self) -> int:
        """How many messages wait to be sent."""
        return len(self._queue)

    def send(self, message: bytes) -> None:
        """Queue a message. A client that is too far behind is disconnected; it can reconnect and is sent everything."""
        if self.closing:
            return
        if len(self._queue) >= MAX_QUEUED_MESSAGES or self.queued_bytes + len(message) > MAX_QUEUED_BYTES:
            self._take_queue()
            self.close(CloseCode.TRY_AGAIN_LATER)
        else:
            self.queued_bytes += len(message)
            self._queue.append(message)
            self._news.set()

    def _take_queue(self) -> list[bytes]:
        """Everything that waits; from now on nothing does."""
        found, self._queue, self.queued_bytes = self._queue, [], 0
        return found

    def send_message(self, message: ServerMessage) -> None:
        """Encode and queue a message."""
        self.send(encoder.encode(message))

    def close(self, code: int) -> None:
        """Close the connection after all queued messages."""
        if not self.closing:
            self.closing = code
            self._news.set()

    async def pump(self) -> None:
        """Send what is queued, until the connection is closed."""
        writer = message_writer(self.websocket.scope)
        while self._queue or not self.closing:
            await self._news.wait()
            await writer.drain()
            self._news.clear()
            writer.write_messages(self._take_queue())
        await self.websocket.close(self.closing)


async def connect(websocket: WebSocket) -> None:
    """WS /api/tables/{id}/socket?lines=N&open=1&changes=1&as=WHO: a connection to a table; the journal is sent from
    line N on. With `open` all cards are shown once no person is left in the game, with `changes` only what has changed
    is sent after the first time. `as` is a seat of this device, or `screen`.
    """
    site = site_of(websocket)
    if not site.same_origin(websocket):
        await refuse(websocket, CloseCode.FOREIGN_ORIGIN)
        return
    try:
        guest = await site.guests.of(websocket) or ANONYMOUS
        room = await site.hub.room(websocket.path_params["id"])
        if "as" in websocket.query_params:
            await room.sync()  # another process may have seated somebody
        blocked = await site.hub.store.read(partial(blocked_by, guest=guest.id)) if guest.id else frozenset[str]()
    except Unavailable:
        await refuse(websocket, CloseCode.TRY_AGAIN_LATER)
        return
    except BadLog:
        await refuse(websocket, CloseCode.UNREADABLE)
        return
    except IgrotekaError:
        await refuse(websocket, CloseCode.NO_TABLE)
        return
    address = websocket.client.host if websocket.client else ""
    if site.moderation.ban_of(guest.id, address) is not None:
        await refuse(websocket, CloseCode.BANNED)
        return
    with contextlib.ExitStack() as counted:
        try:
            counted.enter_context(site.admitted_socket(guest.id, address))
        except NotAllowed:
            await refuse(websocket, CloseCode.TOO_MANY)
            return
        client = client_socket(websocket, room, guest, address)
        client.blocked = blocked
        await serve(site, room, client)


def client_socket(websocket: WebSocket, room: Room, guest: Guest, address: str) -> ClientSocket:
    """The socket of a guest, of one of the people on their device, or of a table screen, which is nobody's."""
    wanted = websocket.query_params.get("as", "")
    if wanted == SCREEN:
        return ClientSocket(websocket, ANONYMOUS, address=address)
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else MAX_SEATS
    person = person_on(room.table, guest, seat)
    client = ClientSocket(websocket, person or guest, guest.id, address)
    client.curtained = person is None
    return client


async def refuse(websocket: WebSocket, code: int) -> None:
    """Accept and close a connection, so that the client can read the code."""
    site_of(websocket).measures.closes[code] += 1
    await websocket.accept()
    await websocket.close(code)


async def serve(site: Site, room: Room, client: ClientSocket) -> None:
    """Send and receive until either side disconnects."""
    await client.websocket.accept()
    client.send_message(Welcome(VERSION, __version__, room.table.id, room.now()))
    site.members.sockets.add(client)
    site.moderation.clients[client] = client.address
    if site.moderation.told() != NOTHING_TOLD:
        client.send_message(site.moderation.told())
    pump = asyncio.create_task(client.pump())
    listen = asyncio.create_task(receive_commands(site, room, client))
    try:
        await join(room, client)
        await asyncio.wait({pump, listen}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        site.members.sockets.discard(client)
        room.leave(client)
        del site.moderation.clients[client]
        if client.closing:
            site.measures.closes[client.closing] += 1
        for task in (pump, listen):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def join(room: Room, client: ClientSocket) -> None:
    """Join the room; if its table cannot be read now, the client shall reconnect later."""
    try:
        await room.join(client, lines_known(client.websocket))
    except IgrotekaError:
        client.close(CloseCode.TRY_AGAIN_LATER)


def lines_known(websocket: WebSocket) -> int:
    """How many lines of the journal the client has already."""
    number = websocket.query_params.get("lines", "0")
    return int(number) if number.isdecimal() and len(number) < 9 else 0


async def receive_commands(site: Site, room: Room, client: ClientSocket) -> None:
    """Carry out the commands of a client, one after the other."""
    limit = site.message_limit(client.address)
    while True:
        message = await client.websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not limit.try_acquire():
            client.close(CloseCode.FLOOD)
            return
        text = message.get("text")
        try:
            command = read_command(text if text is not None else message.get("bytes") or b"")
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
            refusal = NotAllowed("error-message", problem=str(problem)[:200])
            site.measures.count_refusal(refusal.text)
            client.send_message(refusal_message("", refusal))
            continue
        await dispatch(site, room, client.guest, command, client.address, client.send_message)
