"""The bot pool: bots run in processes of their own, never in the event loop.

A bot is handed an imagined state: drawn from what its seat may know, without the seed of the table. So nothing that is
hidden from the seat leaves the server, and the bot sees the same view as a player would.
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

from igroteka.bots.advice import SECONDS, Advised, advise
from igroteka.bots.bot import make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game, games
from igroteka.core.session import Session
from igroteka.server.bots.levels import quick_level, substitute_level
from igroteka.server.bus.workers import WorkerFailed, Workers
from igroteka.server.common.wire import wire_message
from igroteka.workers import workers_not_interrupted

log = logging.getLogger("igroteka.bots")

LONGEST_JOB = 6.0  # seconds
ADVICE = "advice"
BOT_LIMIT = 8.0  # seconds after which an answer is no longer awaited, whether or not a bot has started
START_LIMIT = 60.0  # seconds to wait for a process to start
TRANSPORT = 0.03  # seconds for a job and its answer to travel
SHORTEST_JOB = 0.01  # seconds
ALONE = 2.0  # seconds without an answer after which workers count as away
BACK = 60.0  # seconds that workers are back until the local pool ends
BEHIND = 5  # niceness above the server's, which answers people


class BotJob(Struct, frozen=True):
    """A question to a bot: the imagined state, the seat that is asked, and a seed for random decisions.

    The answer is useful for so many `seconds` only.
    """

    game: str
    level: str  # or ADVICE
    seat: int
    seed: str
    state: dict[str, object]
    seconds: float = LONGEST_JOB


class JobDeadline(Struct, frozen=True):
    """The part of a job that says how long its answer is useful."""

    seconds: float = LONGEST_JOB


class BotChoice(Struct, frozen=True):
    """The answer of a bot: the code of an option."""

    code: str


class AdviceAnswer(Struct, frozen=True):
    """Advice for a player: codes of the best options, with chances in percent if they were compared, and reasons.

    `mistakes` are options that surely cost much.
    """

    options: list[tuple[str, int | None]]
    reason: dict[str, object]
    odds: dict[str, object]
    mistakes: list[tuple[str, int | None]] = []


def usable_seconds(data: bytes) -> float:
    """For how many seconds the answer to a job is useful."""
    return msgspec.json.decode(data, type=JobDeadline).seconds


def make_job(session: Session, seat: int, level: str, seconds: float = LONGEST_JOB) -> BotJob:
    """The job for a bot that plays this seat."""
    game, seed = session.game, secrets.token_hex(8)
    imagined = game.imagine(session.state, seat, from_seed(seed))
    data = game.dump(imagined)
    setup = data["setup"]
    assert isinstance(setup, dict)
    return BotJob(game.id, level, seat, seed, data | {"setup": {**setup, "seed": "imagined"}}, seconds)


JobHandler = Callable[[bytes, float], bytes]  # answers a job within so many seconds


class TooLate(Exception):
    """A bot has missed its deadline."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer with TooLate: a bot that never ends must not block its process."""

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
    """In a worker process: lower the priority, and load games and bots in advance."""
    os.nice(BEHIND)
    for game in games():
        make_bot(substitute_level(game), game)


def run_job_in_worker(data: bytes, seconds: float) -> bytes:
    """Answer a job within its time limit."""
    with time_limit(max(SHORTEST_JOB, min(LONGEST_JOB, usable_seconds(data)))):
        return run_job(data, seconds)


def codes_of(advised: list[Advised]) -> list[tuple[str, int | None]]:
    return [(one.option.code, one.percent) for one in advised]


def run_job(data: bytes, seconds: float = LONGEST_JOB) -> bytes:
    """Answer a job; a search ends after so many seconds. Job and answer are JSON."""
    job = msgspec.json.decode(data, type=BotJob)
    game = find_game(job.game)
    state = game.load(job.state)
    decision = state.decision(job.seat)
    assert decision is not None, "a bot that is not asked"
    view, imagine = game.view(state, job.seat), sampler(game, state, job.seat)
    if job.level == ADVICE:
        advice = advise(job.game, view, decision, from_seed(job.seed), imagine, min(SECONDS, seconds))
        best, mistakes = codes_of(advice.options), codes_of(advice.mistakes)
        return msgspec.json.encode(AdviceAnswer(best, wire_message(advice.reason), wire_message(advice.odds), mistakes))
    bot = make_bot(job.level, job.game, max(SHORTEST_JOB, seconds))
    option = bot.choose(view, decision, from_seed(job.seed), imagine)
    return msgspec.json.encode(BotChoice(option.code))


def quick_job(job: BotJob) -> BotJob:
    """The same job for a level that does not search."""
    return msgspec.structs.replace(job, level=quick_level(job.level, job.game))


class BotPool(Protocol):
    """Runs bot decisions in worker processes."""

    def start(self) -> None:
        """Start workers, unless they run: bots will be asked soon."""
        ...

    async def ready(self) -> None:
        """Wait until a worker is ready."""
        ...

    async def run_job(self, data: bytes) -> bytes:
        """The answer to a job."""
        ...

    async def close(self) -> None:
        """Stop all workers."""
        ...


async def ask_pool(bot_pool: BotPool, data: bytes, seconds: float | None) -> bytes:
    """The answer to a job within a time limit; tried once more if the worker process dies."""
    try:
        return await _ask_when_ready(bot_pool, data, seconds)
    except BrokenProcessPool:
        return await _ask_when_ready(bot_pool, data, seconds)


async def _ask_when_ready(bot_pool: BotPool, data: bytes, seconds: float | None) -> bytes:
    """The time limit starts when a worker is ready."""
    await bot_pool.ready()
    async with asyncio.timeout(seconds):
        return await bot_pool.run_job(data)


def exit_with_parent() -> None:
    """In a worker process: end with the server, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None, "a process that nobody has started"

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, name="igroteka-watch", daemon=True).start()


class ProcessBotPool:
    """Bots in a pool of processes beside the server. A process that dies is replaced.

    A process takes a second to load all games, so it starts when bots are expected, not with the server.
    The most urgent job comes first. The more jobs wait, the shorter each bot thinks, so that all answers are in time.
    """

    def __init__(
        self, workers: int, prepare: Callable[[], None] = warm_up, answer: JobHandler = run_job_in_worker
    ) -> None:
        self.workers = workers
        self._busy = 0  # processes that run a job
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # by deadline
        self._count = 0
        self._prepare = prepare
        self._answer = answer
        self._starting: list[Future[None]] = []
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the processes, unless they run. If that fails, the first job tries again."""
        try:
            self._started_pool()
        except OSError as problem:
            log.warning("bot processes do not start: %s", problem)

    def _started_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._new_pool()
        return self._pool

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), exit_with_parent)
        with workers_not_interrupted():
            self._starting = [pool.submit(self._prepare) for _ in range(self.workers)]
        return pool

    async def ready(self) -> None:
        """Wait until a process has started: on a busy machine that takes longer than any search."""
        self._started_pool()
        if not any(start.done() for start in self._starting):
            waiting = [asyncio.create_task(_started(start)) for start in self._starting]
            await asyncio.wait(waiting, timeout=START_LIMIT, return_when=asyncio.FIRST_COMPLETED)

    async def run_job(self, data: bytes) -> bytes:
        """The answer to a job; BrokenProcessPool if the process dies, TooLate if the deadline has passed."""
        loop = asyncio.get_running_loop()
        end = loop.time() + usable_seconds(data) - TRANSPORT
        await self._wait_for_process(end)
        left = end - loop.time()
        if left <= 0:
            self._next()
            raise TooLate
        share = min(1.0, self.workers / (self._busy + len(self._waiting)))
        pool = self._started_pool()
        try:
            with workers_not_interrupted():  # submitting may start a process
                thought = pool.submit(self._answer, data, left * share)
        except BrokenProcessPool:
            self._next()
            raise self._replace(pool) from None
        thought.add_done_callback(lambda _: _call_in_loop(loop, lambda: self._ended(pool, thought)))
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            raise self._replace(pool) from None

    async def _wait_for_process(self, end: float) -> None:
        """Wait for an idle process. Jobs of one iteration of the event loop are ordered before the first starts."""
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
        """A process has finished a job or died; maybe nobody waits for the answer any more."""
        if not thought.cancelled() and isinstance(thought.exception(), BrokenProcessPool):
            self._replace(pool)
        self._next()

    def _next(self) -> None:
        """A process has become idle."""
        self._busy -= 1
        self._call_next()

    def _call_next(self) -> None:
        while self._waiting and self._busy < self.workers:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    def _replace(self, pool: ProcessPoolExecutor) -> BrokenProcessPool:
        """Start a new pool, unless that has been done."""
        if self._pool is pool:
            log.warning("a bot process has died and is replaced")
            self._pool = self._new_pool()
        return BrokenProcessPool()

    def release(self) -> None:
        """Let the processes end when they are idle."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)

    async def close(self) -> None:
        """Terminate the processes without waiting for their jobs."""
        if self._pool is None:
            return
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _call_in_loop(loop: asyncio.AbstractEventLoop, of: Callable[[], None]) -> None:
    """Call something in the event loop from another thread, if the loop is still running."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(of)


async def _started(start: Future[None]) -> None:
    """Wait until a process has started or died."""
    with contextlib.suppress(Exception):
        await asyncio.wrap_future(start)


class OwnBotPool(BotPool, Protocol):
    """A bot pool that can be released when it is no longer needed."""

    def release(self) -> None:
        """End when idle."""
        ...


class RemoteBotPool:
    """Bots in workers behind the bus. While no worker answers, a local pool takes over.

    That pool is started when it is needed, and ends when workers have been back for a while; one job at a time probes
    for that. Workers of an overloaded machine come and go: a pool that started and ended with each of them would
    overload it further.
    """

    def __init__(self, bus: Workers, make_own: Callable[[], OwnBotPool]) -> None:
        self.bus = bus
        self._make_own = make_own
        self._own: OwnBotPool | None = None
        self._here = 0  # jobs in the local pool
        self._silent_since: float | None = None  # event loop time
        self._looking: asyncio.Task[None] | None = None
        self._releasing: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Workers run already; the local pool starts when no worker answers."""

    async def ready(self) -> None:
        """Always ready: either a worker or the local pool will answer."""

    async def run_job(self, data: bytes) -> bytes:
        """The answer of a worker, or of the local pool if no worker has answered for a while."""
        asked = asyncio.get_running_loop().time()
        since = asked if self._silent_since is None else self._silent_since
        if asked < since + ALONE:
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(since + ALONE - asked):
                    return await self._ask(data, since)
            log.warning("no worker answers: a local pool takes over")
        self._probe_workers(data)
        return await self._think_here(data)

    async def _think_here(self, data: bytes) -> bytes:
        self._own = self._own or self._make_own()
        self._here += 1
        try:
            return await ask_pool(self._own, data, None)
        finally:
            self._here -= 1
            self._release_later()

    def _release_later(self) -> None:
        """Release the local pool if nobody needs it for a while."""
        if self._releasing is not None:
            self._releasing.cancel()
        self._releasing = asyncio.get_running_loop().call_later(BACK, self._release_own)

    def _release_own(self) -> None:
        """Release the local pool if it is idle and workers are back."""
        if self._own is not None and not self._here and self._silent_since is None:
            self._own.release()
            self._own = None

    async def _ask(self, data: bytes, since: float) -> bytes:
        """Ask a worker. Until one has answered, even with a failure, all count as silent."""
        self._silent_since = since
        try:
            answer = await self.bus.ask_bot(data)
        except WorkerFailed:
            self._silent_since = None
            raise
        self._silent_since = None
        return answer

    def _probe_workers(self, data: bytes) -> None:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._probe(data))

    async def _probe(self, data: bytes) -> None:
        """Probe for workers with a job whose answer nobody waits for."""
        try:
            with contextlib.suppress(WorkerFailed):
                await self.bus.ask_bot(data)
        except Exception as problem:
            log.debug("workers: %r", problem)
            return
        log.info("a worker answers again")
        self._silent_since = None
        self._release_later()

    async def close(self) -> None:
        """Close the local pool; workers live on."""
        if self._looking is not None:
            self._looking.cancel()
        if self._releasing is not None:
            self._releasing.cancel()
        if self._own is not None:
            await self._own.close()
