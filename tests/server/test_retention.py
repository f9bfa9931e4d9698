"""What nobody needs any more: abandoned games are closed, nothing that was played is deleted unless one asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select, text

from igroteka.server import serving
from igroteka.server.bots.bot_pool import ProcessBotPool
from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.times import now_ms
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.schema import events, guests, tables
from igroteka.server.storage.store import Store
from igroteka.server.tables.events import Opened
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.opening import begin_log, open_table
from igroteka.server.tables.retention import Retention
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import CLOSED
from tests.server.client import SOON, Friends, Guest
from tests.server.host import LOOPBACK, OneProcess, database_of, serving_in_thread

pytestmark = pytest.mark.anyio

LOOK = 0.1  # seconds between two looks
DAY = 20  # ms

NO_CLOCK: dict[str, object] = {"clock": {"kind": "none"}}
MANY_DAYS_EACH: dict[str, object] = {"clock": {"kind": "days", "each": 600}}


@pytest.fixture(autouse=True)
def days(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Days pass as they do, until a test says that they pass quickly."""
    monkeypatch.setattr("igroteka.server.tables.hub.ABANDONED_INTERVAL", LOOK)
    monkeypatch.setattr("igroteka.server.tables.hub.DELETE_INTERVAL", LOOK)
    return lambda: monkeypatch.setattr("igroteka.server.tables.hub.DAY_MS", DAY)


@contextlib.asynccontextmanager
async def visiting(folder: Path, retention: Retention) -> AsyncIterator[Friends]:
    """People at a host that keeps things for so long."""
    database = f"sqlite:///{folder / 'igroteka.db'}"
    config = serving.ServerOptions(database=database, unlimited=frozenset({LOOPBACK}), retention=retention)
    with serving_in_thread(config, serving.application(config)) as port:
        async with Friends(OneProcess(database, port)) as friends:
            yield friends


async def comes_true(look: Callable[[], Awaitable[bool]], seconds: float = SOON) -> bool:
    """Does this come true within a time?"""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if await look():
            return True
        await asyncio.sleep(LOOK)
    return False


def becomes(guest: Guest, table: str, status: str) -> Callable[[], Awaitable[bool]]:
    """Has a table this status? `gone`: there is no such table."""

    async def look() -> bool:
        answer = await guest.gets(f"tables/{table}")
        found = "gone" if answer.status_code == 404 else answer.json()["table"]["status"]
        return bool(found == status)

    return look


async def a_running_game(friends: Friends, settings: dict[str, object]) -> tuple[Guest, str]:
    """A game in which a person is asked, and whom it waits for."""
    ann = await friends.comes("Ann")
    return ann, await ann.opens("targi", 2, seat=0, bots=["random"], start=True, settings=settings)


async def test_a_game_that_waits_for_nobody_who_comes_is_closed_and_its_log_is_kept(
    tmp_path: Path, days: Callable[[], None]
) -> None:
    async with visiting(tmp_path, Retention(abandoned=30)) as friends:
        ann, table = await a_running_game(friends, NO_CLOCK)
        days()
        assert await comes_true(becomes(ann, table, "closed"))
        steps = await ann.gets(f"tables/{table}/games/1/steps")
        assert steps.json()["total"] >= 1
        assert (await ann.gets("statistics")).json()["games"] == {}


async def test_a_game_is_not_closed_while_somebody_is_there_or_a_clock_runs(
    tmp_path: Path, days: Callable[[], None]
) -> None:
    async with visiting(tmp_path, Retention(abandoned=30)) as friends:
        ann, watched = await a_running_game(friends, NO_CLOCK)
        seat = await ann.goes_to(watched)
        _, clocked = await a_running_game(friends, MANY_DAYS_EACH)
        days()
        assert not await comes_true(becomes(ann, watched, "closed"), 1.5)
        assert not await comes_true(becomes(ann, clocked, "closed"), 0.5)
        await seat.leaves()
        assert await comes_true(becomes(ann, watched, "closed"))


async def test_games_may_wait_for_ever(tmp_path: Path, days: Callable[[], None]) -> None:
    days()
    async with visiting(tmp_path, Retention(abandoned=0)) as friends:
        ann, table = await a_running_game(friends, NO_CLOCK)
        assert not await comes_true(becomes(ann, table, "closed"), 1.5)


async def test_closed_tables_are_deleted_only_if_the_operator_wants_it_and_finished_games_never(
    tmp_path: Path, days: Callable[[], None]
) -> None:
    async with visiting(tmp_path, Retention()) as friends:
        a, b = await friends.play("targi", 2)
        await a.does("concede")
        await b.until(lambda: b.table.status == "finished")
        await a.does("close")
        ann = a.guest
        unplayed = await (await ann.goes_to(await ann.opens("targi", 2))).comes_back()
        await unplayed.does("close")
        await unplayed.leaves()
        days()
        assert not await comes_true(becomes(ann, unplayed.id, "gone"), 1.0)
        await a.leaves()
    async with visiting(tmp_path, Retention(closed=1)) as again:
        back = again.returns(ann)
        assert await comes_true(becomes(back, unplayed.id, "gone"))
        assert await becomes(back, a.id, "closed")()


async def test_neither_a_match_with_a_finished_game_nor_a_game_from_elsewhere_is_deleted(
    tmp_path: Path, days: Callable[[], None]
) -> None:
    async with visiting(tmp_path, Retention(abandoned=1, closed=1)) as friends:
        (match,) = await friends.play("kittens", 1, bots=["random"], settings={"games": 3})
        await match.does("concede")
        await match.until(lambda: match.table.status == "between")
        replay = (await match.guest.gets(f"tables/{match.id}/games/1/file")).text
        answer = await match.guest.posts("replays", {"replay": replay})
        brought = await match.guest.goes_to(answer.json()["table"])
        for seat in (match, brought):
            await seat.does("close")
            await seat.leaves()
        ann, begun = await a_running_game(friends, NO_CLOCK | {"games": 3})
        days()
        assert await comes_true(becomes(ann, begun, "gone"))
        assert await becomes(ann, match.id, "closed")()
        assert await becomes(match.guest, brought.id, "closed")()


async def test_a_table_is_not_dropped_to_which_somebody_comes_while_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_hub(tmp_path, Retention(closed=1)) as hub:
        rooms = [await open_table(hub, begin_log(Opened(Settings("targi", 2), "ann"))) for _ in range(2)]
        left, visited = [room.table.id for room in rooms]

        async def found(before: int) -> list[str]:
            return [left, visited]

        async def delete(ids: list[str], before: int) -> int:
            monkeypatch.setattr(hub, "_is_unused", lambda id: id == left)
            return 2

        monkeypatch.setattr(hub.store, "closed", found)
        monkeypatch.setattr(hub.store, "delete_closed", delete)
        monkeypatch.setattr(hub, "_is_unused", lambda id: True)
        await hub._delete_old()
        assert list(hub.rooms) == [visited]


async def test_tables_that_cannot_be_read_do_not_keep_others_open(tmp_path: Path) -> None:
    async with a_hub(tmp_path, Retention()) as hub:
        opened = await open_table(hub, begin_log(Opened(Settings("targi", 2), "ann")))
        with hub.store.engine.begin() as connection:
            for number in range(100):
                add_unreadable(connection, f"bad{number}")
            for changed in ("tables SET changed = 2 WHERE changed > 1", "events SET at = 2"):
                connection.execute(text(f"UPDATE {changed}"))
        del hub.rooms[opened.table.id]
        await hub._close_abandoned_tables()
        await hub._close_abandoned_tables()
        assert hub.rooms[opened.table.id].table.status == CLOSED


@contextlib.asynccontextmanager
async def a_hub(folder: Path, retention: Retention) -> AsyncIterator[Hub]:
    """The tables of a host that nobody visits."""
    engine = open_engine(f"sqlite:///{folder / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), ProcessBotPool(1), retention=retention)
    try:
        yield hub
    finally:
        await hub.close()


def add_unreadable(connection: Connection, id: str) -> None:
    """A table that waits since long ago, whose log cannot be read."""
    listing = Listing(id, "targi", "waiting", False, "ann", 1, 1, None, "{}")
    connection.execute(insert(tables), [asdict(listing)])
    connection.execute(insert(events), [{"table_id": id, "number": 1, "at": 1, "client": None, "data": "rubbish"}])


async def test_guests_without_tables_are_forgotten_after_a_while_and_others_never(
    tmp_path: Path, days: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path, Retention(guests=0)) as friends:
        host, sitter, stranger = [await friends.comes(name) for name in ("Ann", "Bob", "Eve")]
        seat = await sitter.goes_to(await host.opens("targi", 2))
        await seat.does("sit", seat=0)
        days()
        await asyncio.sleep(5 * LOOK)
    monkeypatch.setattr("igroteka.server.tables.hub.DAY_MS", 24 * 3600 * 1000)
    async with visiting(tmp_path, Retention(guests=1)) as again:
        assert not await comes_true(lambda: is_lost(again.returns(stranger)), 0.5)  # seen not long ago
    days()
    async with visiting(tmp_path, Retention(guests=1)) as again:
        assert await comes_true(is_deleted(stranger))
        assert await is_lost(again.returns(stranger))
        assert not await is_lost(again.returns(host))
        assert not await is_lost(again.returns(sitter))


def is_deleted(guest: Guest) -> Callable[[], Awaitable[bool]]:
    """Does this guest stand in the database no longer? Whoever asks the host as this guest is seen there again."""

    async def look() -> bool:
        wanted = select(func.count()).select_from(guests).where(guests.c.id == guest.id)
        with database_of(guest.friends.host) as engine, engine.connect() as connection:
            return connection.execute(wanted).scalar_one() == 0

    return look


async def is_lost(guest: Guest) -> bool:
    """Does the host not know this guest any more?"""
    return (await guest.gets("me")).json()["guest"] is None


def seen(database: str, change: str = "") -> int:
    """When the only guest was seen, perhaps after this was changed."""
    with database_of(OneProcess(database, 0)) as engine, engine.begin() as connection:
        if change:
            connection.execute(text(f"UPDATE guests SET {change}"))
        return int(connection.execute(text("SELECT seen FROM guests")).scalar_one())


async def test_a_visit_is_written_down_once_a_day(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'igroteka.db'}"
    begun = now_ms()
    async with visiting(tmp_path, Retention()) as friends:
        eve = await friends.comes("Eve")
    assert seen(database) >= begun
    for change, written in (("seen = seen - 1000", False), ("seen = seen - 86400000", True)):
        before = seen(database, change)
        async with visiting(tmp_path, Retention()) as again:
            back = again.returns(eve)
            assert not await is_lost(back)
            assert not await is_lost(back)
        assert (seen(database) > before) == written
