"""Time tells nothing: a bot answers at a time that follows from what everybody knows, however long it thinks."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import msgspec
import pytest

from benchmarks.timing import BOT, Case, choose, kolmogorov_smirnov, mann_whitney, measure
from igroteka.bots.search.searching import Budget
from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.registry import find_game
from igroteka.server.bots.bot_pool import BotJob, run_job
from igroteka.server.bus.notices import LocalBus
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Row, Store
from igroteka.server.tables.commands import Guest, sit
from igroteka.server.tables.duties import SPARE, duties
from igroteka.server.tables.events import AnyEvent, Chose, Dealt, read_event, write_event
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.opening import begin, draft, fill, open_table
from igroteka.server.tables.settings import Settings
from tests.server.client import SOON

pytestmark = pytest.mark.anyio

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
AT = 1_000_000
SECRET = Case("kittens", "hard", 0, 1)
CASES = [Case(*one) for one in product(("kittens", "bang"), ("easy", "normal", "hard"), (0, 800), (1, 2))]
LATE = 6000  # ms that a busy machine may be late; who waits for a thought that never ends is later


def log_until_asked(case: Case, card: bool) -> list[Row]:
    """The log of a table up to the choice that opens the window."""
    found = draft(ANN, Settings(case.game, 3, pace=case.pace), case.position(card))
    found.add(sit(found.table, ANN, 0))
    if case.people > 1:
        found.add(sit(found.table, BOB, 1))
    fill(found, ANN, None, [case.level] * 3)
    events: list[AnyEvent] = [Dealt("", "5eed", "", "", live=case.people > 1), Chose(0, case.window.opening)]
    rows = [*found.rows, *[Row(0, AT, write_event(event)) for event in events]]
    return [Row(number, AT, row.data) for number, row in enumerate(rows, start=1)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_when_bots_answer_and_windows_close_does_not_depend_on_what_they_hold(case: Case) -> None:  # KIT-N10
    found = [duties(replay("a table", log_until_asked(case, card))) for card in (True, False)]
    assert found[0] == found[1]
    (bot,) = [duty for duty in found[0] if duty.seat == BOT]
    assert bot.begin == AT
    assert bot.at - AT >= max(SPARE, case.pace if case.game == "bang" else 0)  # never at once, whatever is asked
    if case.people > 1 and case.game == "kittens":
        (end,) = [duty for duty in found[0] if duty.seat == CLOCK_SEAT]
        assert bot.at < AT + 1500 < end.at


class Telling:
    """A bot pool whose bots answer at once where there is no choice, and never where there is one."""

    def __init__(self) -> None:
        self.cut = 0

    def start(self) -> None:
        """There is nothing to start."""

    async def ready(self) -> None:
        """There is nothing to wait for."""

    async def run_job(self, data: bytes) -> bytes:
        job = msgspec.json.decode(data, type=BotJob)
        decision = find_game(job.game).load(job.state).decision(job.seat)
        assert decision is not None
        if len(decision.options) > 1:
            self.cut += 1
            await asyncio.sleep(3600)
        return run_job(data, 0.01)

    async def close(self) -> None:
        """There is nothing to close."""


@contextlib.asynccontextmanager
async def host(folder: Path, bot_pool: Telling) -> AsyncIterator[Hub]:
    """A host without sockets."""
    engine = open_engine(f"sqlite:///{folder / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), bot_pool)
    try:
        yield hub
    finally:
        await hub.close()


@pytest.mark.parametrize("game", ["kittens", "bang"])
async def test_an_answer_comes_at_its_time_whether_thinking_takes_no_time_or_never_ends(
    tmp_path: Path, game: str
) -> None:
    wanted = [(case, card) for case in CASES if (case.game, case.pace) == (game, 0) for card in (True, False)]
    bot_pool = Telling()
    async with host(tmp_path, bot_pool) as hub:
        windows = await asyncio.gather(*[measure(hub, case, card) for case, card in wanted])
    assert bot_pool.cut >= len(wanted) / 2
    for window in windows:
        assert window is not None
        assert SPARE <= window.meant <= window.answered < window.meant + LATE


class Blocking(Telling):
    """The same, and a bot that has a choice keeps the whole server busy until long after the due time."""

    async def run_job(self, data: bytes) -> bytes:
        job = msgspec.json.decode(data, type=BotJob)
        decision = find_game(job.game).load(job.state).decision(job.seat)
        assert decision is not None
        if len(decision.options) > 1:
            asyncio.get_running_loop().call_later(0.02, time.sleep, 1.0)
        return await super().run_job(data)


@pytest.mark.parametrize("bot_pool", [Telling(), Blocking()], ids=["in time", "too late"])
async def test_answers_of_one_moment_are_written_by_seats_and_not_by_who_has_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot_pool: Telling
) -> None:
    monkeypatch.setattr("igroteka.server.tables.duties.deterministic_delay", lambda about, below: 0)
    async with host(tmp_path, bot_pool) as hub:
        position = SECRET.position(card=False).replace("B: [skip", "B: [nope")
        found = draft(ANN, Settings("kittens", 3, pace=0), position)
        fill(found, ANN, 0, ["hard"] * 2)
        begin(found)
        room = await open_table(hub, found)
        await choose(room, ANN, SECRET.window.opening)
        async with asyncio.timeout(SOON):
            while not (answers := await bots_answers(hub, room.table.id))[1:]:
                await asyncio.sleep(0.05)
    assert bot_pool.cut >= 1
    assert [answer.seat for answer in answers[:2]] == [1, 2]


async def bots_answers(hub: Hub, table: str) -> list[Chose]:
    """What bots have chosen at a table so far."""
    events = [read_event(row.data) for row in await hub.store.events(table)]
    return [event for event in events if isinstance(event, Chose) and event.by == "bot"]


# How the tests of the measurement, and its cuts, work.


def test_a_search_is_cut_by_the_time_that_is_left() -> None:
    assert Budget(seconds=1.0).cut(0.2).seconds == 0.2
    assert Budget(seconds=0.2).cut(1.0).seconds == 0.2
    assert (Budget(300).cut(0.5).iterations, Budget(300).cut(0.5).seconds) == (300, 0.5)
    assert Budget(300).cut(0.0).seconds == 0.0


@pytest.mark.parametrize("test", [kolmogorov_smirnov, mann_whitney])
def test_two_samples_that_differ_are_told_apart(test: object) -> None:
    assert callable(test)
    one = [float(i % 100) for i in range(300)]
    assert test(one, one) > 0.9
    assert test(one, [value + 1 for value in one]) > 0.01
    assert test(one, [value + 20 for value in one]) < 1e-4
