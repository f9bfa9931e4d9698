"""Who is present is told seldom where many come and go."""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path

import pytest

from igroteka.server.tables.audience import CROWD as MANY
from igroteka.server.tables.room import CROWD_INTERVAL, PRESENCE_INTERVAL
from tests.server.client import Friends, Seat, all_see
from tests.server.host import one_process
from tests.server.positions import window

pytestmark = pytest.mark.anyio

CROWD = 30


async def test_a_crowd_that_comes_and_goes_is_told_once_a_second(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await asyncio.sleep(PRESENCE_INTERVAL)
    before, begun = len(a.tables), time.monotonic()
    strangers = [friends.stranger() for _ in range(CROWD)]
    crowd = await asyncio.gather(*[stranger.goes_to(a.id) for stranger in strangers])
    await all_see([a, b, *crowd], lambda seat: seat.table.watching == CROWD)
    await asyncio.gather(*[one.leaves() for one in crowd[1:]])
    await all_see([a, b, crowd[0]], lambda seat: seat.table.watching == 1)
    took = time.monotonic() - begun
    servers = 2  # at most, and each tells its own clients of its own and of the other's crowd
    most = servers * (2 + math.ceil(took / PRESENCE_INTERVAL))
    assert len(a.tables) - before <= most
    assert len(crowd[0].tables) <= most


async def all_is_quiet(*seats: Seat) -> None:
    """Wait until nobody has been told anything for a while: a server that is behind tells of the beginning later."""
    before = -1
    while (heard := sum(len(seat.heard) for seat in seats)) != before:
        before = heard
        await asyncio.sleep(2 * PRESENCE_INTERVAL)


async def test_one_who_comes_where_it_is_quiet_is_told_at_once_and_to_each_once(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await all_is_quiet(a, b)
    heard = len(a.heard), len(b.heard)
    begun = time.monotonic()
    e = await friends.stranger().goes_to(a.id)
    assert e.table.watching == 1  # whoever comes is told of everybody at once
    await all_see([a, b], lambda seat: seat.table.watching == 1)
    await e.hears_nothing(PRESENCE_INTERVAL, since=3)  # after the welcome, the table and the game
    assert time.monotonic() > begun + PRESENCE_INTERVAL
    assert [len(a.heard) - heard[0], len(b.heard) - heard[1]] == [2, 1]  # the host gets the list of spectators, too


async def test_a_crowd_is_told_a_quick_game_in_fewer_messages_and_misses_nothing(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    table = await ann.opens(
        "kittens", 5, bots=["random"] * 5, settings={"pace": 0, "options": {"deck": "classic_base"}}
    )
    crowd = await asyncio.gather(*[friends.stranger().goes_to(table) for _ in range(2 * MANY)])
    a = await ann.goes_to(table)
    begun = time.monotonic()
    await a.does("start")
    await all_see([a, *crowd], lambda seat: seat.plays and seat.over)
    most = 3 + math.ceil((time.monotonic() - begun) / CROWD_INTERVAL)
    late = await friends.stranger().goes_to(table)
    assert [seat.lines for seat in crowd] == [late.lines] * len(crowd)
    assert [seat.view for seat in crowd] == [late.view] * len(crowd)
    assert max(len(seat.games) for seat in crowd) <= most


async def test_a_crowd_does_not_wait_after_an_answer_that_it_was_not_told(  # KIT-N10
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.room.CROWD_INTERVAL", 60.0)
    position = window().replace("nope_window_seconds: 3", "nope_window_seconds: 10")
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a, b = await friends.play("kittens", 2, position=position)
            await a.chooses("play:shuffle")
            crowd = await asyncio.gather(*[friends.stranger().goes_to(a.id) for _ in range(MANY)])
            before = crowd[0].view.moment
            await b.chooses("pass")
            await a.until(lambda: a.view.moment > before)
            async with asyncio.timeout(20):
                await all_see(crowd, lambda seat: seat.view.moment > before)
