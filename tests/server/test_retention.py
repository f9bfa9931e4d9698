"""What nobody needs any more: abandoned games are closed, nothing that was played is deleted unless one asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from igroteka.server import serving
from igroteka.server.operations.retention import Retention
from igroteka.server.tables.times import now_ms
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
    monkeypatch.setattr("igroteka.server.tables.hub.TIDY", LOOK)
    monkeypatch.setattr("igroteka.server.tables.hub.DELETE", LOOK)
    return lambda: monkeypatch.setattr("igroteka.server.tables.hub.DAY", DAY)


@contextlib.asynccontextmanager
async def visiting(folder: Path, retention: Retention) -> AsyncIterator[Friends]:
    """People at a host that keeps things for so long."""
    database = f"sqlite:///{folder / 'igroteka.db'}"
    config = serving.Host(database=database, unlimited=frozenset({LOOPBACK}), retention=retention)
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


async def test_guests_without_tables_are_forgotten_after_a_while_and_others_never(
    tmp_path: Path, days: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(tmp_path, Retention(guests=0)) as friends:
        host, sitter, stranger = [await friends.comes(name) for name in ("Ann", "Bob", "Eve")]
        seat = await sitter.goes_to(await host.opens("targi", 2))
        await seat.does("sit", seat=0)
        days()
        await asyncio.sleep(5 * LOOK)
    monkeypatch.setattr("igroteka.server.tables.hub.DAY", 24 * 3600 * 1000)
    async with visiting(tmp_path, Retention(guests=1)) as again:
        assert not await comes_true(lambda: is_lost(again.returns(stranger)), 0.5)  # seen not long ago
    days()
    async with visiting(tmp_path, Retention(guests=1)) as again:
        await asyncio.sleep(5 * LOOK)
        assert await is_lost(again.returns(stranger))
        assert not await is_lost(again.returns(host))
        assert not await is_lost(again.returns(sitter))


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
