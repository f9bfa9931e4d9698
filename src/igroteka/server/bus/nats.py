"""The bus of a host on several processes or machines: NATS."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError

from igroteka.core.errors import IgrotekaError
from igroteka.server.bus.notices import BusNotice, OnNotice, OnReconnect
from igroteka.server.bus.workers import WorkerFailed
from igroteka.server.common.refusals import Unavailable
from igroteka.server.common.urls import without_password

log = logging.getLogger("igroteka.bus")

Answerer = Callable[[bytes], Awaitable[bytes]]

HINTS = "igroteka.hints"
BOTS = "igroteka.bots"
WORKERS = "workers"  # the queue group: every job goes to one of them
FAILED = b""  # the answer of a worker that has failed
LIMIT = 30.0  # seconds that a job may take at the bus's end
NOBODY_THERE = 0.2  # seconds until a worker is looked for again
PATIENCE = 3.0  # seconds that a start waits for the bus; afterwards it goes on without
SETTLE = 5.0  # seconds after which everybody is back who was cut off
RETRY = 1  # seconds between two tries to come back
NEVER = float("inf")
ALIVE = 2  # seconds in which a bus answers that is there
PING = 5  # seconds; a bus that does not answer twice is away


class BadBus(IgrotekaError):
    """Something that is not the address of a bus."""


class NatsBus:
    """The way between processes over a NATS server. It comes back for ever; meanwhile nothing is heard."""

    alone = False

    def __init__(self, url: str) -> None:
        self.url = url
        self._client = Client()
        self._synced_from = NEVER
        self._connecting: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def synced(self) -> bool:
        """Is the bus there, does our subscription stand, and was that so for a while?"""
        return self._client.is_connected and time.monotonic() >= self._synced_from

    async def start(self, on_notice: OnNotice, on_reconnect: OnReconnect) -> None:
        """Listen to the others, as soon as the bus is there."""

        async def receive(message: Msg) -> None:
            try:
                notice = msgspec.json.decode(message.data, type=BusNotice)
            except msgspec.DecodeError:
                log.warning("a hint that is none")
                return
            on_notice(notice)

        async def connect() -> None:
            await self._connect(on_reconnect)
            await self._client.subscribe(HINTS, cb=receive)
            await self._settled()
            now = time.monotonic()
            self._synced_from = now if now < begun + PATIENCE else now + SETTLE

        begun = time.monotonic()
        self._connecting = asyncio.create_task(connect())
        await asyncio.wait({self._connecting}, timeout=PATIENCE)
        if self._connecting.done():
            await self._connecting
        else:
            log.warning("the bus is away")
            self._connecting.add_done_callback(lambda _: on_reconnect())

    async def serve_bots(self, answer: Answerer) -> None:
        """Be a worker: answer jobs from now on, as many at a time as come."""

        async def work(message: Msg) -> None:
            found = FAILED
            try:
                found = await answer(message.data)
            except Exception:
                log.exception("a job failed")
            await message.respond(found)

        async def take(message: Msg) -> None:
            self._keep(asyncio.create_task(work(message)))

        await self._connect(lambda: None)
        await self._client.subscribe(BOTS, WORKERS, cb=take)
        await self._settled()

    def publish(self, notice: BusNotice) -> None:
        """Tell the others, without waiting; while the server is away, nobody hears it."""
        if self._client.is_connected:
            self._keep(asyncio.create_task(self._publish(msgspec.json.encode(notice))))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _publish(self, data: bytes) -> None:
        try:
            await self._client.publish(HINTS, data)
        except Error as problem:
            log.warning("a hint was not sent: %s", problem)

    async def check(self) -> None:
        """Ask the server for a sign of life; Unavailable if none comes."""
        if not self._client.is_connected:
            raise Unavailable("error-bus-away")
        try:
            await self._client.flush(ALIVE)
        except (Error, OSError):
            raise Unavailable("error-bus-away") from None

    async def ask_bot(self, data: bytes) -> bytes:
        """Let a worker think."""
        if self._connecting is not None:
            await asyncio.shield(self._connecting)
        try:
            async with asyncio.timeout(LIMIT):
                answer = await self._request(data)
        except Error as problem:
            raise ConnectionError(str(problem)) from None
        if answer.data == FAILED:
            raise WorkerFailed
        return bytes(answer.data)

    async def _request(self, data: bytes) -> Msg:
        """Hand a job to a worker, as soon as there is one."""
        while True:
            try:
                return await self._client.request(BOTS, data, timeout=LIMIT)
            except NoRespondersError:
                await asyncio.sleep(NOBODY_THERE)

    async def close(self) -> None:
        """Leave the bus."""
        if self._connecting is not None and not self._connecting.done():
            self._connecting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._connecting
        await self._client.close()

    async def _connect(self, on_reconnect: OnReconnect) -> None:
        """Connect, however long it takes."""

        async def lost() -> None:
            if not self._client.is_closed:
                log.warning("the bus is away")
            self._synced_from = NEVER

        async def back() -> None:
            log.info("the bus is back")
            self._synced_from = time.monotonic() + SETTLE
            on_reconnect()

        try:
            await self._client.connect(
                self.url,
                max_reconnect_attempts=-1,
                reconnect_time_wait=RETRY,
                connect_timeout=5,
                ping_interval=PING,
                error_cb=_note,
                disconnected_cb=lost,
                reconnected_cb=back,
            )
        except (ValueError, Error) as problem:
            raise BadBus("error-bus", url=without_password(self.url), problem=str(problem)) from None

    async def _settled(self) -> None:
        """Wait until the bus has noted what we listen to, even if it goes away and comes back meanwhile."""
        while True:
            try:
                return await self._client.flush()
            except Error as problem:
                if self._client.is_closed:
                    raise
                log.debug("bus: %r", problem)
                await asyncio.sleep(RETRY)


async def _note(problem: Exception) -> None:
    """One more try that came to nothing."""
    log.debug("bus: %s", problem or type(problem).__name__)
