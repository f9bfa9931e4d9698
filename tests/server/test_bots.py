"""Bots: in processes of their own, without secrets, and replaced by the default when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from igroteka.core.registry import find_game, games
from igroteka.core.session import Session
from igroteka.server import serving
from igroteka.server.bots.bot_pool import (
    BotChoice,
    BotJob,
    BotPool,
    ProcessBotPool,
    RemoteBotPool,
    TooLate,
    make_job,
    run_job,
    time_limit,
)
from igroteka.server.bots.levels import substitute_level
from igroteka.server.bots.worker import work
from igroteka.server.bus.nats import Answerer
from igroteka.server.bus.notices import LocalBus
from igroteka.server.bus.workers import WorkerFailed
from igroteka.server.common.times import now_ms
from igroteka.server.entry.app import make_app
from igroteka.server.entry.guests import Guests
from igroteka.server.entry.site import Site
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Store
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.opening import begin, draft, fill
from igroteka.server.tables.settings import Settings
from tests.server.client import SOON, Friends, Seat
from tests.server.host import LOOPBACK, OneProcess, log_of, serving_in_thread

pytestmark = pytest.mark.anyio

PACE = 4000  # ms
REPLACED = "is replaced by a quick choice"


@contextlib.asynccontextmanager
async def visiting(folder: Path, bot_pool: BotPool, *, bot_delay: bool = True) -> AsyncIterator[Friends]:
    """People at a host of one process whose bots think in this bot pool."""
    database = f"sqlite:///{folder / 'igroteka.db'}"
    engine = open_engine(database)
    migrate(engine)

    def make_site() -> Site:
        store = Store(engine)
        hub = Hub(store, LocalBus(), bot_pool, bot_delay=bot_delay)
        return Site(hub, Guests(store), unlimited=frozenset({LOOPBACK}))

    with serving_in_thread(serving.ServerOptions(), make_app(make_site)) as port:
        async with Friends(OneProcess(database, port)) as friends:
            yield friends


class Broken:
    """A bot pool whose bots break down."""

    def start(self) -> None:
        """There is nothing to start."""

    async def ready(self) -> None:
        """There is nothing to wait for."""

    async def run_job(self, data: bytes) -> bytes:
        raise ZeroDivisionError

    async def close(self) -> None:
        """There is nothing to close."""


class Slow(Broken):
    """A bot pool whose bots never come to an end."""

    async def run_job(self, data: bytes) -> bytes:
        await asyncio.sleep(3600)
        raise AssertionError


class OneJob:
    """A bus with one job for a worker."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def serve_bots(self, answer: Answerer) -> None:
        """Hand the job over, and wait for it."""
        await answer(b"a job")

    async def close(self) -> None:
        """Nothing to close."""


async def test_a_worker_gives_a_job_up_when_nobody_waits_for_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.bots.worker.NatsBus", OneJob)
    monkeypatch.setattr("igroteka.server.bots.worker.ProcessBotPool", lambda processes: Slow())
    monkeypatch.setattr("igroteka.server.bots.worker.BOT_LIMIT", 0.05)
    async with asyncio.timeout(SOON):
        work_done = asyncio.create_task(work("nats://bus", 1, lambda: None))
        await asyncio.wait({work_done})
    assert isinstance(work_done.exception(), TimeoutError)


class Cheating(Broken):
    """A bot pool whose bots choose what is not offered."""

    async def run_job(self, data: bytes) -> bytes:
        return msgspec.json.encode(BotChoice("place:B99"))


class Patient(Broken):
    """A bot pool whose bots take their time, each another one, and that notes which seat was asked at which moment."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, object]] = []

    async def run_job(self, data: bytes) -> bytes:
        job = msgspec.json.decode(data, type=BotJob)
        self.asked.append((job.seat, job.state["moment"]))
        await asyncio.sleep(0.1 * job.seat)
        return run_job(data)


def bots_choices(friends: Friends, seat: Seat) -> list[str]:
    """What bots have chosen at a table."""
    return [row.data for row in log_of(friends.host, seat.id) if '"by":"bot"' in row.data]


async def lets_the_bot_move(seat: Seat) -> None:
    """Play until the bot of the other seat has moved once."""
    await seat.until(lambda: bool(seat.moves))
    await seat.chooses(seat.moves[0])
    await seat.until(lambda: seat.view.moment >= 2 and bool(seat.moves))


@pytest.mark.parametrize("bot_pool", [Broken(), Cheating()], ids=["broken", "cheating"])
async def test_a_bot_that_fails_is_replaced_by_a_quick_choice_and_that_is_logged(
    tmp_path: Path, bot_pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        async with visiting(tmp_path, bot_pool) as friends:
            (a,) = await friends.play("targi", 1, bots=["greedy"])
            await lets_the_bot_move(a)
            metrics = await friends.metrics()
    assert REPLACED in caplog.text
    assert "igroteka_bot_failures_total 0" not in metrics


def fails(data: bytes) -> bytes:
    """Nobody can think of anything."""
    raise ZeroDivisionError


async def test_a_bot_that_cannot_even_choose_quickly_takes_its_default(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.autopilot.run_job", fails)
    with caplog.at_level(logging.WARNING):
        async with visiting(tmp_path, Broken()) as friends:
            (a,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": 2000})
            await lets_the_bot_move(a)
    assert "is replaced by its default" in caplog.text


async def test_a_bots_process_that_dies_is_replaced_by_another_one(tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())
    async with visiting(tmp_path, ProcessBotPool(1)) as friends:
        (a,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": PACE})
        await lets_the_bot_move(a)
        (process,) = set(multiprocessing.active_children()) - others
        process.kill()
        process.join()
        await lets_the_bot_move(a)
        async with asyncio.timeout(SOON):  # the move did not wait for it
            while not (others_now := set(multiprocessing.active_children()) - others):
                await asyncio.sleep(0.02)
        (another,) = others_now
        assert another.pid != process.pid
        assert "igroteka_bot_failures_total 0" in await friends.metrics()
    assert set(multiprocessing.active_children()) <= others


async def test_bots_have_a_process_once_one_of_them_sits_at_a_table(tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())
    async with visiting(tmp_path, ProcessBotPool(1)) as friends:
        await friends.play("targi", 2)
        assert set(multiprocessing.active_children()) == others
        await friends.play("targi", 1, bots=["greedy"])
        assert len(set(multiprocessing.active_children()) - others) == 1


def tell_seconds(data: bytes, seconds: float) -> bytes:
    """An answer that says how much time there was for it."""
    time.sleep(0.05)
    return str(seconds).encode()


def urgent(seconds: float) -> bytes:
    """A job whose answer is of use for so long."""
    return msgspec.json.encode({"seconds": seconds})


def need_nothing() -> None:
    """Be ready at once."""


async def test_the_more_jobs_wait_the_less_time_each_of_them_gets() -> None:
    bot_pool = ProcessBotPool(1, need_nothing, tell_seconds)
    try:
        await bot_pool.ready()
        at_once = await asyncio.gather(*[bot_pool.run_job(urgent(100.0)) for _ in range(4)])
        alone = await bot_pool.run_job(urgent(100.0))
    finally:
        await bot_pool.close()
    first, second, third, last = [float(answer) for answer in at_once]
    assert 20 < first <= 25 < second <= 100 / 3 < third <= 50 < last <= 100  # of what is left, each as much
    assert 90 < float(alone) <= 100


async def test_what_is_urgent_comes_first_and_what_is_too_late_is_not_thought_about() -> None:
    bot_pool = ProcessBotPool(1, need_nothing, tell_seconds)
    ask_pool = []

    async def ask(seconds: float) -> None:
        await bot_pool.run_job(urgent(seconds))
        ask_pool.append(seconds)

    try:
        await bot_pool.ready()
        await asyncio.gather(ask(300.0), ask(200.0), ask(100.0))
        with pytest.raises(TooLate):
            await bot_pool.run_job(urgent(0.0))
        await ask(400.0)  # the process is free again
    finally:
        await bot_pool.close()
    assert ask_pool == [100.0, 200.0, 300.0, 400.0]


async def test_a_job_that_nobody_waits_for_any_more_keeps_no_other_waiting() -> None:
    bot_pool = ProcessBotPool(1, need_nothing, tell_seconds)
    try:
        jobs = [asyncio.create_task(bot_pool.run_job(urgent(100.0))) for _ in range(5)]
        for job in jobs:  # one before anything, the others at each step of their way
            job.cancel()
            await asyncio.sleep(0)
        await asyncio.wait(jobs)
        async with asyncio.timeout(SOON):
            await bot_pool.run_job(urgent(100.0))
    finally:
        await bot_pool.close()


# Workers that are away.


class Workers:
    """Workers behind a bus, as the test wants them: there, gone, or failing."""

    def __init__(self) -> None:
        self.there = asyncio.Event()
        self.fail = False
        self.asked = 0

    async def ask_bot(self, data: bytes) -> bytes:
        """Answer as soon as there is a worker."""
        self.asked += 1
        await self.there.wait()
        if self.fail:
            raise WorkerFailed
        return b"by a worker"


class Own(Broken):
    """Processes of the server's own."""

    ended = False

    async def run_job(self, data: bytes) -> bytes:
        assert not self.ended
        return b"here"

    def release(self) -> None:
        """Nobody needs them any more."""
        self.ended = True


def beside(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> tuple[RemoteBotPool, list[Own]]:
    """A bot pool that waits shortly for these workers, and what it has started itself."""
    monkeypatch.setattr("igroteka.server.bots.bot_pool.ALONE", 0.1)
    monkeypatch.setattr("igroteka.server.bots.bot_pool.BACK", 0.3)
    started: list[Own] = []

    def make_own() -> Own:
        started.append(Own())
        return started[-1]

    return RemoteBotPool(workers, make_own), started


async def test_while_no_worker_answers_bots_think_in_the_servers_own_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    bot_pool, started = beside(workers, monkeypatch)
    try:
        async with asyncio.timeout(SOON):
            assert await bot_pool.run_job(urgent(100.0)) == b"here"
            assert await bot_pool.run_job(urgent(100.0)) == b"here"
            await asyncio.sleep(0)
            assert (len(started), workers.asked) == (1, 2)  # what was asked, and one that looks for workers
            workers.there.set()
            while await bot_pool.run_job(urgent(100.0)) != b"by a worker":
                await asyncio.sleep(0.02)
            assert await bot_pool.run_job(urgent(100.0)) == b"by a worker"
            while not started[0].ended:
                await asyncio.sleep(0.02)
    finally:
        await bot_pool.close()


async def test_workers_that_come_and_go_leave_one_pool_of_the_servers_own(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    bot_pool, started = beside(workers, monkeypatch)
    monkeypatch.setattr("igroteka.server.bots.bot_pool.BACK", 3600)
    try:
        async with asyncio.timeout(SOON):
            for _ in range(3):
                workers.there.clear()
                assert await bot_pool.run_job(urgent(100.0)) == b"here"
                workers.there.set()
                while await bot_pool.run_job(urgent(100.0)) != b"by a worker":
                    await asyncio.sleep(0.02)
    finally:
        await bot_pool.close()
    assert len(started) == 1


async def test_a_job_that_was_cut_before_counts_as_silence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    bot_pool, started = beside(workers, monkeypatch)
    try:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await bot_pool.run_job(urgent(100.0))
        await asyncio.sleep(0.2)
        async with asyncio.timeout(SOON):
            assert await bot_pool.run_job(urgent(100.0)) == b"here"
    finally:
        await bot_pool.close()
    assert len(started) == 1


async def test_workers_that_answer_are_enough_even_if_they_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    workers.there.set()
    bot_pool, started = beside(workers, monkeypatch)
    assert await bot_pool.run_job(urgent(100.0)) == b"by a worker"
    workers.fail = True
    with pytest.raises(WorkerFailed):
        await bot_pool.run_job(urgent(100.0))
    await asyncio.sleep(0.2)
    with pytest.raises(WorkerFailed):
        await bot_pool.run_job(urgent(100.0))
    await bot_pool.close()
    assert started == []


async def test_bots_who_choose_at_the_same_time_do_not_think_again_because_of_each_other(tmp_path: Path) -> None:
    bot_pool = Patient()
    async with visiting(tmp_path, bot_pool) as friends:
        (a,) = await friends.play("intrigo", 1, bots=["greedy"] * 3)
        await a.chooses(a.moves[0])
        await a.until(lambda: bool(a.moves))
        assert len(bots_choices(friends, a)) == 3
    assert sorted(bot_pool.asked[:3]) == [(1, 0), (2, 0), (3, 0)]
    assert len(bot_pool.asked) == len(set(bot_pool.asked))


class Thoughtful(Broken):
    """A bot pool whose bots think for a while, and that notes when they began and ended."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.ended: list[int] = []

    async def run_job(self, data: bytes) -> bytes:
        self.begun.append(now_ms())
        await asyncio.sleep(0.5)
        self.ended.append(now_ms())
        return run_job(data)


async def test_bots_take_the_time_that_the_table_gives_them_however_long_they_think(tmp_path: Path) -> None:
    bot_pool = Thoughtful()
    async with visiting(tmp_path, bot_pool) as friends:
        (a,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": PACE})
        while not bot_pool.ended:  # on a busy machine it may have been cut
            await lets_the_bot_move(a)
        chosen = [row for row in log_of(friends.host, a.id) if '"chose"' in row.data]
    times = [(one.at, two.at) for one, two in pairwise(chosen) if '"by":"bot"' in two.data]
    assert all(ask_pool - moved >= PACE for moved, ask_pool in times)
    assert any(
        moved <= bot_pool.begun[-1] < bot_pool.ended[-1] < moved + PACE for moved, _ in times
    )  # meanwhile, not afterwards


class Prompt(Broken):
    """A bot pool whose bots answer at once."""

    async def run_job(self, data: bytes) -> bytes:
        return run_job(data)


async def test_without_bot_delay_an_answer_does_not_wait_until_it_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("duties", "autopilot"):
        monkeypatch.setattr(f"igroteka.server.tables.{module}.SPARE", 3_600_000)
    async with visiting(tmp_path, Prompt(), bot_delay=False) as friends:
        (a,) = await friends.play("targi", 1, bots=["greedy"])
        await lets_the_bot_move(a)


async def test_without_bot_delay_an_answer_waits_for_the_pace_of_the_table(tmp_path: Path) -> None:
    async with visiting(tmp_path, Prompt(), bot_delay=False) as friends:
        (a,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": 1000})
        before = now_ms()
        await lets_the_bot_move(a)
        assert now_ms() >= before + 1000


# What a bot is handed.


@pytest.mark.parametrize("id", sorted(games()))
def test_a_bot_is_handed_no_secret_and_sees_what_its_seat_sees(id: str) -> None:
    found = find_game(id)
    seed = "5eed" * 16
    session = Session.start(found, found.setup(found.seats[0], {}, seed))
    seat = session.state.decisions()[0].seat
    job = make_job(session, seat, "greedy")
    assert "5eed" not in msgspec.json.encode(job).decode()
    imagined = found.load(job.state)
    assert found.view(imagined, seat).plain() == session.view(seat).plain()
    different = [make_job(session, seat, "greedy").state for _ in range(5)]
    assert any(other["state"] != job.state["state"] for other in different)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_what_a_bot_chooses_is_offered(level: str) -> None:
    found = find_game("kittens")
    session = Session.start(found, found.setup(4, {}, "1"))
    decision = session.state.decisions()[0]
    job = make_job(session, decision.seat, level)
    thought = msgspec.json.decode(run_job(msgspec.json.encode(job)), type=BotChoice)
    assert decision.find(thought.code) is not None


def test_a_bot_that_never_ends_is_stopped_in_its_process() -> None:
    def never_ends() -> None:
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            pass

    with pytest.raises(TooLate), time_limit(0.1):
        never_ends()
    time.sleep(0.2)  # nothing comes afterwards


def test_a_game_without_a_clever_bot_has_a_substitute_as_well() -> None:
    assert substitute_level("kittens") == "greedy"
    assert substitute_level("snakes-and-ladders") == "random"


def last_round(options: dict[str, int], *, person: bool) -> int:
    """The last round of a game of Intrigo that has just been dealt to three; 0: there is none."""
    ann = Guest("guest-0", "Ann")
    found = draft(ann, Settings("intrigo", 3, dict(options)))
    fill(found, ann, 0 if person else None, ["random"] * 3)
    begin(found)
    course = replay(found.table.id, found.rows).current_game
    assert course is not None
    return course.session.state.setup.number("round_cap")


def test_a_table_of_bots_only_has_a_last_round_unless_it_says_otherwise() -> None:  # INTR-O5
    assert last_round({}, person=True) == 0
    assert last_round({}, person=False) == 40
    assert last_round({"round_cap": 7}, person=False) == 7
    assert last_round({"round_cap": 0}, person=False) == 0
