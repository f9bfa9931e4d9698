"""The bus of a host on several processes or machines: NATS."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from igroteka.core.errors import IgrotekaError
from igroteka.server.bus import Hint, Listener

log = logging.getLogger("igroteka.bus")

Answerer = Callable[[bytes], Awaitable[bytes]]

HINTS = "igroteka.hints"
BOTS = "igroteka.bots"
WORKERS = "workers"  # the queue group: every job goes to one of them
LIMIT = 30.0  # seconds that a job may take at the bus's end


class BadBus(IgrotekaError):
    """A bus that cannot be reached."""


class NatsBus:
    """The way between processes over a NATS server. It reconnects for ever; meanwhile nothing is heard."""

    alone = False

    def __init__(self, url: str) -> None:
        self.url = url
        self._client: Client | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self, listener: Listener) -> None:
        """Connect, and listen to the others."""

        async def hear(message: Msg) -> None:
            try:
                hint = msgspec.json.decode(message.data, type=Hint)
            except msgspec.DecodeError:
                log.warning("a hint that is none")
                return
            listener(hint)

        await (await self._connect()).subscribe(HINTS, cb=hear)

    async def serve_bots(self, answer: Answerer) -> None:
        """Be a worker: answer jobs until the end."""

        async def work(message: Msg) -> None:
            try:
                await message.respond(await answer(message.data))
            except Exception:
                log.exception("a job failed")

        await (await self._connect()).subscribe(BOTS, WORKERS, cb=work)

    def publish(self, hint: Hint) -> None:
        """Tell the others, without waiting; while the server is away, nobody hears it."""
        if self._client is not None and self._client.is_connected:
            task = asyncio.create_task(self._publish(msgspec.json.encode(hint)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _publish(self, data: bytes) -> None:
        try:
            assert self._client is not None
            await self._client.publish(HINTS, data)
        except Error as problem:
            log.warning("a hint was not sent: %s", problem)

    async def ask_bot(self, data: bytes) -> bytes:
        """Let a worker think."""
        answer = await (await self._connect()).request(BOTS, data, timeout=LIMIT)
        return bytes(answer.data)

    async def close(self) -> None:
        """Leave the bus."""
        if self._client is not None:
            await self._client.close()

    async def _connect(self) -> Client:
        if self._client is None:
            try:
                self._client = await nats.connect(
                    self.url, max_reconnect_attempts=-1, reconnect_time_wait=0.5, error_cb=_note, connect_timeout=5
                )
            except (OSError, Error) as problem:
                raise BadBus("error-bus", url=self.url, problem=str(problem)) from None
        return self._client


async def _note(problem: Exception) -> None:
    """The connection is lost, or the like: it comes back by itself."""
    log.warning("bus: %s", problem or type(problem).__name__)
