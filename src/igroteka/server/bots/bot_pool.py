"""The bot pool: bots think in processes of their own, never in the event loop.

What a bot is handed is an imagined state: drawn from what its seat may know, without the seed of the table. So nothing
that is hidden from the seat ever leaves the server, and the bot sees the very same view.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
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
from igroteka.core.registry import find_game, games
from igroteka.core.session import Session
from igroteka.server.bots.levels import quick_level, substitute_level
from igroteka.server.bus.workers import WorkerFailed, Workers
from igroteka.server.common.wire import wire_message
from igroteka.workers import workers_not_interrupted

log = logging.getLogger("igroteka.bots")

LONGEST_THOUGHT = 6.0  # seconds
ADVICE = "advice"
BOT_LIMIT = 8.0  # seconds after which nobody waits for an answer any more, whether anybody has begun to think or not
START_LIMIT = 60.0  # seconds for which its process is waited for before
WAY = 0.03  # seconds that a job and its answer are under way
LEAST_THOUGHT = 0.01  # seconds
ALONE = 2.0  # seconds of silence after which workers are taken to be away
BEHIND = 5  # how much nicer bots are than the server, which answers people


class BotJob(Struct, frozen=True):
    """A question to a bot: the imagined state, the seat that is asked, and a seed for what it leaves to chance.

    The answer is of use for so many `seconds` only.
    """

    game: str
    level: str  # ADVICE: the answer is for a player
    seat: int
    seed: str
    state: dict[str, object]
    seconds: float = LONGEST_THOUGHT


class JobDeadline(Struct, frozen=True):
    """The part of a job that says for how many seconds its answer is of use."""

    seconds: float = LONGEST_THOUGHT


class BotChoice(Struct, frozen=True):
    """What a bot has chosen: the code of an option."""

    code: str


class AdviceAnswer(Struct, frozen=True):
    """Advice to a player: codes of the best options with chances in percent, if they were compared; why, and how."""

    options: list[tuple[str, int | None]]
    reason: dict[str, object]
    odds: dict[str, object]


def usable_seconds(data: bytes) -> float:
    """For how many seconds the answer to a job is of use."""
    return msgspec.json.decode(data, type=JobDeadline).seconds


def make_job(session: Session, seat: int, level: str, seconds: float = LONGEST_THOUGHT) -> BotJob:
    """The question to a bot that plays this seat."""
    game, seed = session.game, secrets.token_hex(8)
    imagined = game.imagine(session.state, seat, from_seed(seed))
    data = game.dump(imagined)
    setup = data["setup"]
    assert isinstance(setup, dict)
    return BotJob(game.id, level, seat, seed, data | {"setup": {**setup, "seed": "imagined"}}, seconds)


JobHandler = Callable[[bytes, float], bytes]  # to a job, in so many seconds


class TooLate(Exception):
    """A bot that has thought for too long."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Break off what takes longer: a bot that never ends must not keep its process for ever."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def warm_up() -> None:
    """Let people come first, and load the games and their bots, so that nobody waits for that later."""
    os.nice(BEHIND)
    for game in games():
        make_bot(substitute_level(game), game)


def run_job_in_worker(data: bytes, seconds: float) -> bytes:
    """Answer a job in a process of its own, or give up."""
    with time_limit(max(LEAST_THOUGHT, min(LONGEST_THOUGHT, usable_seconds(data)))):
        return run_job(data, seconds)


def run_job(data: bytes, seconds: float = LONGEST_THOUGHT) -> bytes:
    """Answer a job; a search ends after so many seconds at the latest. Job and answer are JSON."""
    job = msgspec.json.decode(data, type=BotJob)
    game = find_game(job.game)
    state = game.load(job.state)
    decision = state.decision(job.seat)
    assert decision is not None, "a bot that is not asked"
    view, imagine = game.view(state, job.seat), imagination(game, state, job.seat)
    if job.level == ADVICE:
        advice = advise(job.game, view, decision, from_seed(job.seed), imagine, min(SECONDS, seconds))
        told = [(one.option.code, one.percent) for one in advice.options]
        return msgspec.json.encode(AdviceAnswer(told, wire_message(advice.reason), wire_message(advice.odds)))
    bot = make_bot(job.level, job.game, max(LEAST_THOUGHT, seconds))
    option = bot.choose(view, decision, from_seed(job.seed), imagine)
    return msgspec.json.encode(BotChoice(option.code))


def quick_job(job: BotJob) -> BotJob:
    """The same question to a bot that answers at once: the same one if it never searches, else the usual substitute."""
    return msgspec.structs.replace(job, level=quick_level(job.level, job.game))


class BotPool(Protocol):
    """Runs bot decisions in worker processes."""

    async def ready(self) -> None:
        """Wait until a worker is ready."""
        ...

    async def run_job(self, data: bytes) -> bytes:
        """Answer a job."""
        ...

    async def close(self) -> None:
        """Nobody thinks any more."""
        ...


async def ask_pool(bot_pool: BotPool, data: bytes, seconds: float | None) -> bytes:
    """Let a bot think, for so long at most; if its process dies meanwhile, once more in another one."""
    try:
        return await _thought(bot_pool, data, seconds)
    except BrokenProcessPool:
        return await _thought(bot_pool, data, seconds)


async def _thought(bot_pool: BotPool, data: bytes, seconds: float | None) -> bytes:
    """The time counts from when there is somebody to think."""
    await bot_pool.ready()
    async with asyncio.timeout(seconds):
        return await bot_pool.run_job(data)


def exit_with_parent() -> None:
    """In a process for bots: do not outlive the server, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None, "a process that nobody has started"

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, name="igroteka-watch", daemon=True).start()


class ProcessBotPool:
    """Bots in a pool of processes beside the server. They start at once, and one that dies is replaced.

    What is urgent comes first. The more jobs wait, the shorter each bot thinks, so that all answers come in time.
    """

    def __init__(
        self, workers: int, prepare: Callable[[], None] = warm_up, answer: JobHandler = run_job_in_worker
    ) -> None:
        self.workers = workers
        self._busy = 0  # processes that think
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # until when the answer is of use
        self._count = 0
        self._prepare = prepare
        self._answer = answer
        self._starting: list[Future[None]] = []
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), exit_with_parent)
        with workers_not_interrupted():
            self._starting = [pool.submit(self._prepare) for _ in range(self.workers)]
        return pool

    async def ready(self) -> None:
        """Wait until a process has started: on a busy machine that takes longer than any thought."""
        if not any(start.done() for start in self._starting):
            waiting = [asyncio.create_task(_started(start)) for start in self._starting]
            await asyncio.wait(waiting, timeout=START_LIMIT, return_when=asyncio.FIRST_COMPLETED)

    async def run_job(self, data: bytes) -> bytes:
        """Answer a job in one of the processes; BrokenProcessPool if it dies meanwhile, Late if its time is over."""
        loop = asyncio.get_running_loop()
        end = loop.time() + usable_seconds(data) - WAY
        await self._turn(end)
        left = end - loop.time()
        if left <= 0:
            self._next()
            raise TooLate
        share = min(1.0, self.workers / (self._busy + len(self._waiting)))
        pool = self._pool
        try:
            with workers_not_interrupted():  # the pool may start a process for it
                thought = pool.submit(self._answer, data, left * share)
        except BrokenProcessPool:
            self._next()
            raise self._replace(pool) from None
        thought.add_done_callback(lambda _: _tell(loop, lambda: self._ended(pool, thought)))
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            raise self._replace(pool) from None

    async def _turn(self, end: float) -> None:
        """Wait for a process that has nothing to do. Those who ask in one moment are all known before the first."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._waiting, (end, self._count, turn))
        try:
            await asyncio.sleep(0)
            self._call_next()
            await turn
        except asyncio.CancelledError:
            if not turn.cancel() and not turn.cancelled():
                self._next()
            raise

    def _ended(self, pool: ProcessPoolExecutor, thought: Future[bytes]) -> None:
        """A process has come to an end with a job, or has died; perhaps nobody waits for the job any more."""
        if not thought.cancelled() and isinstance(thought.exception(), BrokenProcessPool):
            self._replace(pool)
        self._next()

    def _next(self) -> None:
        """A process has nothing to do any more."""
        self._busy -= 1
        self._call_next()

    def _call_next(self) -> None:
        while self._waiting and self._busy < self.workers:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    def _replace(self, pool: ProcessPoolExecutor) -> BrokenProcessPool:
        """Start other processes, if nobody has done it yet."""
        if self._pool is pool:
            log.warning("a bot's process has died and is replaced")
            self._pool = self._new_pool()
        return BrokenProcessPool()

    def rest(self) -> None:
        """Let the processes end by themselves, as soon as they have nothing to do."""
        self._pool.shutdown(wait=False)

    async def close(self) -> None:
        """End the processes; what they think of now is not waited for."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _tell(loop: asyncio.AbstractEventLoop, of: Callable[[], None]) -> None:
    """Tell the event loop something from another thread, if it is still there."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(of)


async def _started(start: Future[None]) -> None:
    """A process has started, or has died."""
    with contextlib.suppress(Exception):
        await asyncio.wrap_future(start)


class OwnBotPool(BotPool, Protocol):
    """A bot pool that can be given up once nobody needs it."""

    def rest(self) -> None:
        """End as soon as there is nothing to do."""
        ...


class RemoteBotPool:
    """Bots in worker processes somewhere behind the bus. While no worker answers, they think in processes of our own.

    Those are started when they are needed, and end when a worker answers again: one job at a time looks for it.
    """

    def __init__(self, bus: Workers, make_own: Callable[[], OwnBotPool]) -> None:
        self.bus = bus
        self._make_own = make_own
        self._own: OwnBotPool | None = None
        self._here = 0  # jobs that are thought about in it
        self._silent_since: float | None = None  # since when no worker has answered
        self._looking: asyncio.Task[None] | None = None

    async def ready(self) -> None:
        """Somebody will think, here or there."""

    async def run_job(self, data: bytes) -> bytes:
        """Answer a job in whichever worker is free, or here if none has answered for a while."""
        asked = asyncio.get_running_loop().time()
        since = asked if self._silent_since is None else self._silent_since
        if asked < since + ALONE:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(since + ALONE - asked):
                    return await self._ask(data, since)
            log.warning("no worker answers: bots think in this process's own pool")
        self._look_for_workers(data)
        return await self._think_here(data)

    async def _think_here(self, data: bytes) -> bytes:
        self._own = self._own or self._make_own()
        self._here += 1
        try:
            return await ask_pool(self._own, data, None)
        finally:
            self._here -= 1
            self._let_own_go()

    def _let_own_go(self) -> None:
        """Our own processes end as soon as they have nothing to do and workers are back."""
        if self._own is not None and not self._here and self._silent_since is None:
            self._own.rest()
            self._own = None

    async def _ask(self, data: bytes, since: float) -> bytes:
        """Ask a worker. Until one has answered, be it that it has failed, all are silent."""
        self._silent_since = since
        try:
            answer = await self.bus.ask_bot(data)
        except WorkerFailed:
            self._silent_since = None
            raise
        self._silent_since = None
        return answer

    def _look_for_workers(self, data: bytes) -> None:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._find(data))

    async def _find(self, data: bytes) -> None:
        """Ask workers something for whose answer nobody waits, to hear whether they are back."""
        try:
            with contextlib.suppress(WorkerFailed):
                await self.bus.ask_bot(data)
        except Exception as problem:
            log.debug("workers: %r", problem)
            return
        log.info("a worker answers again")
        self._silent_since = None
        self._let_own_go()

    async def close(self) -> None:
        """The workers live on; our own processes do not."""
        if self._looking is not None:
            self._looking.cancel()
        if self._own is not None:
            await self._own.close()
