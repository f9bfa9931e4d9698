"""The bus of a server with several processes: NATS."""

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

NOTICES = "igroteka.hints"
BOTS = "igroteka.bots"
WORKERS = "workers"  # the queue group: every job goes to one of them
FAILED = b""  # the answer of a worker that has failed
LIMIT = 30.0  # seconds that a job may take
NO_WORKER_RETRY = 0.2  # seconds
PATIENCE = 3.0  # seconds that startup waits for the bus before it goes on without
SETTLE = 5.0  # seconds until all processes have reconnected
RETRY = 1  # seconds between attempts to reconnect
NEVER = float("inf")
ALIVE = 2  # seconds within which the server answers a ping
PING = 5  # seconds; the server is away after two unanswered pings


class BadBus(IgrotekaError):
    """The URL of the bus is wrong."""


class NatsBus:
    """A bus over a NATS server. It reconnects forever; meanwhile nothing is received."""

    alone = False

    def __init__(self, url: str) -> None:
        self.url = url
        self._client = Client()
        self._synced_from = NEVER
        self._connecting: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def synced(self) -> bool:
        """True if the connection and our subscription have been there for a while."""
        return self._client.is_connected and time.monotonic() >= self._synced_from

    async def start(self, on_notice: OnNotice, on_reconnect: OnReconnect) -> None:
        """Subscribe as soon as the server is reachable."""

        async def receive(message: Msg) -> None:
            try:
                notice = msgspec.json.decode(message.data, type=BusNotice)
            except msgspec.DecodeError:
                log.warning("malformed notice")
                return
            on_notice(notice)

        async def connect() -> None:
            await self._connect(on_reconnect)
            await self._client.subscribe(NOTICES, cb=receive)
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
        """Be a worker: answer jobs concurrently from now on."""

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
        """Send a notice without waiting; it is lost while the server is away."""
        if self._client.is_connected:
            self._keep(asyncio.create_task(self._publish(msgspec.json.encode(notice))))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _publish(self, data: bytes) -> None:
        try:
            await self._client.publish(NOTICES, data)
        except Error as problem:
            log.warning("a notice was not sent: %s", problem)

    async def check(self) -> None:
        """Ping the server; Unavailable if it does not answer."""
        if not self._client.is_connected:
            raise Unavailable("error-bus-away")
        try:
            await self._client.flush(ALIVE)
        except (Error, OSError):
            raise Unavailable("error-bus-away") from None

    async def ask_bot(self, data: bytes) -> bytes:
        """The answer of a worker to a job."""
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
        """Send a job to a worker, as soon as there is one."""
        while True:
            try:
                return await self._client.request(BOTS, data, timeout=LIMIT)
            except NoRespondersError:
                await asyncio.sleep(NO_WORKER_RETRY)

    async def close(self) -> None:
        """Disconnect."""
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
        """Wait until the server has registered our subscriptions, even if it restarts meanwhile."""
        while True:
            try:
                await self._client.flush()  # its ping overtakes subscriptions that are still pending, and sends them
                return await self._client.flush()
            except Error as problem:
                if self._client.is_closed:
                    raise
                log.debug("bus: %r", problem)
                await asyncio.sleep(RETRY)


async def _note(problem: Exception) -> None:
    """Log a failed attempt."""
    log.debug("bus: %s", problem or type(problem).__name__)
