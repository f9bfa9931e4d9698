"""The machine's clock is set while people play: nobody's time runs out sooner or later."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.times import CLOCK, WallClock, now_ms
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Store
from igroteka.server.tables.commands import CHAT_MESSAGES, Guest, sit
from igroteka.server.tables.duties import duties
from igroteka.server.tables.events import Chose, read_event
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.messages import Done, Say
from igroteka.server.tables.opening import Draft, begin, draft, open_table
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import Clock, Settings
from tests.server.client import SOON
from tests.server.test_rooms import NoDesk

pytestmark = pytest.mark.anyio

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
HOUR = 3_600_000  # ms


class Wall:
    """The module `time` on a machine whose clock is set: `ahead` is by how much, in milliseconds."""

    ahead = 0

    def time_ns(self) -> int:
        """What the machine's clock says."""
        return time.time_ns() + 1_000_000 * self.ahead

    def monotonic_ns(self) -> int:
        """Nobody can set this one."""
        return time.monotonic_ns()


@pytest.fixture(autouse=True)
def _own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts that other tests share run in threads of this process, and would set its clock whenever they are idle."""
    here, sync = threading.get_ident(), WallClock.sync

    def sync_here(clock: WallClock) -> None:
        if threading.get_ident() == here:
            sync(clock)

    monkeypatch.setattr(WallClock, "sync", sync_here)
    monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The clock of the machine, which the test sets."""
    found = Wall()
    monkeypatch.setattr("igroteka.server.common.times.time", found)
    return found


@contextlib.asynccontextmanager
async def host(folder: Path) -> AsyncIterator[Hub]:
    """A host without sockets and bots."""
    engine = open_engine(f"sqlite:///{folder / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), NoDesk())
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()


def table_with_clock(seconds: int) -> Draft:
    """Ann and Bob at a game where every decision may take so long."""
    found = draft(ANN, Settings("targi", 2, clock=Clock("seconds", seconds)))
    found.add([*sit(found.table, ANN, 0), *sit(found.table, BOB, 1)])
    begin(found)
    return found


async def clocks_choices(hub: Hub, room: Room) -> list[Chose]:
    """What was chosen for players whose time was up."""
    events = [read_event(row.data) for row in await hub.store.events(room.table.id)]
    return [event for event in events if isinstance(event, Chose) and event.by == "clock"]


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
async def test_deadlines_come_in_time_although_the_clock_is_set(tmp_path: Path, wall: Wall, ahead: int) -> None:
    async with host(tmp_path) as hub:
        room = await open_table(hub, table_with_clock(1))
        wall.ahead = ahead
        room.autopilot.schedule()
        async with asyncio.timeout(SOON):
            while len(await clocks_choices(hub, room)) < 2:  # the timer of the first may have been set before
                await asyncio.sleep(0.02)
        times = [row.at for row in await hub.store.events(room.table.id)]
        assert times == sorted(times)
        assert 2000 <= times[-1] - times[0] < HOUR


async def test_nobodys_time_is_over_because_the_clock_is_set_forward(tmp_path: Path, wall: Wall) -> None:
    async with host(tmp_path) as hub:
        room = await open_table(hub, table_with_clock(600))
        wall.ahead = HOUR
        await room.perform(ANN, Say("1", "Hello"))
        await room.run_overdue()
        await asyncio.sleep(0.1)
        assert await clocks_choices(hub, room) == []


async def test_after_a_start_with_a_clock_that_was_set_back_time_goes_on_from_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host(tmp_path) as hub:
        room = await open_table(hub, table_with_clock(600))
        before = room.table.updated_at
    monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead - HOUR * 1_000_000)
    async with host(tmp_path) as again:
        room = await again.room(room.table.id)
        assert now_ms() < before <= room.now() < before + HOUR // 2
        (duty,) = duties(room.table)
        assert duty.at - room.now() <= 600_000
        await room.perform(ANN, Say("1", "Hello"))
        assert room.table.updated_at >= before


async def test_a_clock_that_was_set_back_keeps_nobody_from_speaking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.commands.CHAT_MS", 1000)
    async with host(tmp_path) as hub:
        room = await open_table(hub, table_with_clock(600))
        for number in range(CHAT_MESSAGES):
            await room.perform(ANN, Say(str(number), "Hello"))
    monkeypatch.setattr(CLOCK, "ahead", CLOCK.ahead - HOUR * 1_000_000)
    async with host(tmp_path) as again:
        room = await again.room(room.table.id)
        room.now()  # time goes on from here
        await asyncio.sleep(1.1)
        assert isinstance(await room.perform(ANN, Say("again", "Hello")), Done)


async def test_the_time_of_day_is_right_again_as_soon_as_nobody_waits(
    tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.hub.SWEEP_INTERVAL", 0.02)
    async with host(tmp_path):
        wall.ahead = HOUR
        try:
            await until(lambda: now_ms() > time.time_ns() // 1_000_000 + HOUR // 2)
        finally:
            wall.ahead = 0
            await until(lambda: now_ms() < time.time_ns() // 1_000_000 + HOUR // 2)
