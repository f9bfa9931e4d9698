"""The bot desk: bots think in processes of their own, never in the event loop.

What a bot is handed is an imagined state: drawn from what its seat may know, without the seed of the table. So nothing
that is hidden from the seat ever leaves the server, and the bot sees the very same view.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import Protocol

import msgspec
from msgspec import Struct

from igroteka.bots.advice import SECONDS, advise
from igroteka.bots.bot import imagination, make_bot
from igroteka.core.random import from_seed
from igroteka.core.registry import game as find_game
from igroteka.core.registry import games
from igroteka.core.session import Session
from igroteka.server.deciding import substitute
from igroteka.server.wire import wire_saying
from igroteka.workers import workers_not_interrupted

log = logging.getLogger("igroteka.bots")

LONGEST_THOUGHT = 6.0  # seconds
ADVICE = "advice"
BOT_LIMIT = 8.0  # seconds after which a bot is replaced, whether it has begun to think or not
START_LIMIT = 60.0  # seconds for which its process is waited for before
BEHIND = 5  # how much nicer bots are than the server, which answers people


class Job(Struct, frozen=True):
    """A question to a bot: the imagined state, the seat that is asked, and a seed for what it leaves to chance."""

    game: str
    level: str  # ADVICE: the answer is for a player
    seat: int
    seed: str
    state: dict[str, object]


class Thought(Struct, frozen=True):
    """What a bot has chosen: the code of an option."""

    code: str


class Counsel(Struct, frozen=True):
    """Advice to a player: codes of the best options with chances in percent, if they were compared; why, and how."""

    options: list[tuple[str, int | None]]
    reason: dict[str, object]
    odds: dict[str, object]


def make_job(session: Session, seat: int, level: str) -> Job:
    """The question to a bot that plays this seat."""
    game, seed = session.game, secrets.token_hex(8)
    imagined = game.imagine(session.state, seat, from_seed(seed))
    data = game.dump(imagined)
    setup = data["setup"]
    assert isinstance(setup, dict)
    return Job(game.id, level, seat, seed, data | {"setup": {**setup, "seed": "imagined"}})


Answer = Callable[[bytes, float], bytes]  # to a job, in a share of the usual time


class Late(Exception):
    """A bot that has thought for too long."""


@contextlib.contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    """Break off what takes longer: a bot that never ends must not keep its process for ever."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def get_ready() -> None:
    """Let people come first, and load the games and their bots, so that nobody waits for that later."""
    os.nice(BEHIND)
    for game in games():
        make_bot(substitute(game), game)


def answer_in_time(data: bytes, share: float) -> bytes:
    """Answer a job in a process of its own, or give up."""
    with stopped_after(LONGEST_THOUGHT):
        return think(data, share)


def think(data: bytes, share: float = 1.0) -> bytes:
    """Answer a job, in a share of the usual time; job and answer are JSON."""
    job = msgspec.json.decode(data, type=Job)
    game = find_game(job.game)
    state = game.load(job.state)
    decision = state.decision(job.seat)
    assert decision is not None, "a bot that is not asked"
    view, imagine = game.view(state, job.seat), imagination(game, state, job.seat)
    if job.level == ADVICE:
        advice = advise(job.game, view, decision, from_seed(job.seed), imagine, SECONDS * share)
        told = [(one.option.code, one.percent) for one in advice.options]
        return msgspec.json.encode(Counsel(told, wire_saying(advice.reason), wire_saying(advice.odds)))
    option = make_bot(job.level, job.game, share).choose(view, decision, from_seed(job.seed), imagine)
    return msgspec.json.encode(Thought(option.code))


class Desk(Protocol):
    """Whoever lets bots think."""

    async def ready(self) -> None:
        """Wait until there is somebody who can think."""
        ...

    async def think(self, data: bytes) -> bytes:
        """Answer a job."""
        ...

    async def close(self) -> None:
        """Nobody thinks any more."""
        ...


async def answered(desk: Desk, data: bytes, seconds: float | None) -> bytes:
    """Let a bot think, for so long at most; if its process dies meanwhile, once more in another one."""
    try:
        return await _thought(desk, data, seconds)
    except BrokenProcessPool:
        return await _thought(desk, data, seconds)


async def _thought(desk: Desk, data: bytes, seconds: float | None) -> bytes:
    """The time counts from when there is somebody to think."""
    await desk.ready()
    async with asyncio.timeout(seconds):
        return await desk.think(data)


def end_with_server() -> None:
    """In a process for bots: do not outlive the server, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None, "a process that nobody has started"

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, name="igroteka-watch", daemon=True).start()


class PoolDesk:
    """Bots in a pool of processes beside the server. They start at once, and one that dies is replaced.

    The more jobs wait, the shorter each bot thinks, so that no table stands still because of the others.
    """

    def __init__(self, workers: int, prepare: Callable[[], None] = get_ready, answer: Answer = answer_in_time) -> None:
        self.workers = workers
        self.jobs = 0  # that are being thought about, or wait for it
        self._prepare = prepare
        self._answer = answer
        self._starting: list[Future[None]] = []
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), end_with_server)
        with workers_not_interrupted():
            self._starting = [pool.submit(self._prepare) for _ in range(self.workers)]
        return pool

    async def ready(self) -> None:
        """Wait until a process has started: on a busy machine that takes longer than any thought."""
        if not any(start.done() for start in self._starting):
            waiting = [asyncio.create_task(_ended(start)) for start in self._starting]
            await asyncio.wait(waiting, timeout=START_LIMIT, return_when=asyncio.FIRST_COMPLETED)

    async def think(self, data: bytes) -> bytes:
        """Answer a job in one of the processes; BrokenProcessPool if it dies meanwhile."""
        pool = self._pool
        self.jobs += 1
        share = min(1.0, self.workers / self.jobs)
        try:
            with workers_not_interrupted():  # the pool may start a process for it
                thought = asyncio.get_running_loop().run_in_executor(pool, self._answer, data, share)
            return await thought
        except BrokenProcessPool:
            log.warning("a bot's process has died and is replaced")
            if self._pool is pool:
                self._pool = self._new_pool()
            raise
        finally:
            self.jobs -= 1

    def rest(self) -> None:
        """Let the processes end by themselves, as soon as they have nothing to do."""
        self._pool.shutdown(wait=False)

    async def close(self) -> None:
        """End the processes; what they think of now is not waited for."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


async def _ended(start: Future[None]) -> None:
    """A process has started, or has died."""
    with contextlib.suppress(Exception):
        await asyncio.wrap_future(start)


class Workers(Protocol):
    """A bus with bot workers behind it."""

    async def ask_bot(self, data: bytes) -> bytes:
        """Let one of them think."""
        ...


class BusDesk:
    """Bots in worker processes somewhere behind the bus."""

    def __init__(self, bus: Workers) -> None:
        self.bus = bus

    async def ready(self) -> None:
        """The bus waits for a worker."""

    async def think(self, data: bytes) -> bytes:
        """Answer a job in whichever worker is free."""
        return await self.bus.ask_bot(data)

    async def close(self) -> None:
        """The workers live on."""
