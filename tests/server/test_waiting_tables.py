"""Tables that nobody ever starts are closed after a while."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from igroteka.server import serving
from igroteka.server.bots.bot_pool import ProcessBotPool
from igroteka.server.bus.notices import BusNotice, LocalBus
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Store
from igroteka.server.tables.events import Opened
from igroteka.server.tables.hub import WAITING_DAYS, Hub
from igroteka.server.tables.opening import begin_log, open_table
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import CLOSED, WAITING
from tests.server.client import SOON, Friends
from tests.server.host import LOOPBACK, OneProcess, serving_in_thread

pytestmark = pytest.mark.anyio

TIDY = 0.1  # seconds between two looks
DAY = 20  # ms, so that the usual time is over soon


@pytest.fixture(autouse=True)
def days(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Days pass as they do, until a test says that they pass quickly."""
    monkeypatch.setattr("igroteka.server.tables.hub.ABANDONED_INTERVAL", TIDY)
    return lambda: monkeypatch.setattr("igroteka.server.tables.hub.DAY_MS", DAY)


@contextlib.asynccontextmanager
async def visiting(folder: Path, days: int = WAITING_DAYS) -> AsyncIterator[Friends]:
    """People at a host whose tables may wait for so many days."""
    database = f"sqlite:///{folder / 'igroteka.db'}"
    config = serving.ServerOptions(database=database, unlimited=frozenset({LOOPBACK}), waiting_days=days)
    with serving_in_thread(config, serving.application(config)) as port:
        async with Friends(OneProcess(database, port)) as friends:
            yield friends


async def is_closed(friends: Friends, table: str, seconds: float = 2.0) -> bool:
    """Is a table closed, within this time?"""
    guest = await friends.comes("Eve")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(TIDY)
        if (await guest.gets(f"tables/{table}")).json()["table"]["status"] == CLOSED:
            return table not in await guest.lists("open")
    return False


async def test_a_table_that_nobody_starts_is_closed_after_its_days(tmp_path: Path, days: Callable[[], None]) -> None:
    async with visiting(tmp_path) as friends:
        ann = await friends.comes("Ann")
        table = await ann.opens("targi", 2, seat=0)
        days()
        assert await is_closed(friends, table, SOON)


async def test_a_host_may_let_tables_wait_for_ever(tmp_path: Path, days: Callable[[], None]) -> None:
    days()
    async with visiting(tmp_path, days=0) as friends:
        ann = await friends.comes("Ann")
        assert not await is_closed(friends, await ann.opens("targi", 2, seat=0))


async def test_a_table_where_somebody_waits_stays_open_until_he_leaves(
    tmp_path: Path, days: Callable[[], None]
) -> None:
    async with visiting(tmp_path) as friends:
        ann = await friends.comes("Ann")
        seat = await ann.goes_to(await ann.opens("targi", 2, seat=0))
        days()
        assert not await is_closed(friends, seat.id)
        await seat.leaves()
        assert await is_closed(friends, seat.id, SOON)


async def test_a_game_that_has_begun_is_not_closed(tmp_path: Path, days: Callable[[], None]) -> None:
    days()
    async with visiting(tmp_path) as friends:
        ann = await friends.comes("Ann")
        assert not await is_closed(friends, await ann.opens("targi", 2, seat=0, bots=["random"], start=True))


# With other processes.


class Neighbours(LocalBus):
    """A bus with other processes behind it, which say nothing of themselves."""

    alone = False


async def test_a_process_asks_the_others_who_is_there_before_it_closes_a_table(
    tmp_path: Path, days: Callable[[], None]
) -> None:
    days()
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), Neighbours(), ProcessBotPool(1))
    try:
        opened = await open_table(hub, begin_log(Opened(Settings("targi", 2), "ann")))
        del hub.rooms[opened.table.id]
        await asyncio.sleep((WAITING_DAYS + 1) * DAY / 1000)
        await hub._close_abandoned_tables()
        room = hub.rooms[opened.table.id]
        assert room.table.status == WAITING
        room.on_presence_notice(BusNotice(room.table.id, 0, "other process", watching=1))
        await hub._close_abandoned_tables()
        assert room.table.status == WAITING
        room.on_presence_notice(BusNotice(room.table.id, 0, "other process"))
        await hub._close_abandoned_tables()
        assert hub.rooms[room.table.id].table.status == CLOSED
    finally:
        await hub.close()
