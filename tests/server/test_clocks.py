"""Clocks: seconds with a reserve, days, none, or the game's own."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.server.storage.store import Row
from tests.server import told
from tests.server.client import Friends, Seat, all_see, at_moment
from tests.server.host import Host, log_of

pytestmark = pytest.mark.anyio

SECONDS = {"kind": "seconds", "each": 1, "reserve": 1}


async def targi(friends: Friends, clock: dict[str, object]) -> tuple[Seat, Seat]:
    """Two at a game of Targi with this clock: who is asked, and the other."""
    a, b = await friends.play("targi", 2, settings={"clock": clock})
    return (a, b) if a.games[0].view.options else (b, a)


def told_at(moment: int, *seats: Seat) -> told.Clock:
    """The clock as one of these was told it at this moment: a server that is behind may tell of two at once."""
    return next(game.clock for seat in seats for game in seat.games if game.view.moment == moment)


def rows(host: Host, seat: Seat, kind: str) -> list[Row]:
    """What stands in the log of a table of this kind."""
    return [row for row in log_of(host, seat.id) if f'"kind":"{kind}"' in row.data]


async def test_a_decision_may_take_its_seconds_and_the_reserve(friends: Friends, host: Host) -> None:
    first, second = await targi(friends, SECONDS)
    (dealt,) = rows(host, first, "dealt")
    for seat in (first, second):
        assert told_at(0, seat).reserve == [1000, 1000]
        assert told_at(0, seat).deadlines == {first.number: dealt.at + 2000}
    await all_see([first, second], at_moment(2))
    taken, chosen = rows(host, first, "chose")[:2]
    assert '"clock"' in taken.data
    assert taken.at - dealt.at >= 2000
    reserve = told_at(1, first, second).reserve
    assert (reserve[first.number], reserve[second.number]) == (0, 1000)
    assert told_at(2, first, second).deadlines == {first.number: chosen.at + 1000}  # nothing but its seconds is left


async def test_whoever_is_quick_keeps_his_reserve(friends: Friends) -> None:
    first, _ = await targi(friends, {"kind": "seconds", "each": 60, "reserve": 30})
    await first.chooses(first.moves[0])
    assert first.game.clock.reserve == [30_000, 30_000]


async def test_somebody_whose_time_is_up_takes_the_default(friends: Friends, host: Host) -> None:
    first, second = await targi(friends, {"kind": "seconds", "each": 1, "reserve": 0})
    assert told_at(0, second).reserve == []
    await all_see([first, second], at_moment(2))
    taken = rows(host, first, "chose")
    assert len(taken) >= 2
    assert all('"clock"' in row.data for row in taken)


async def test_a_choice_that_is_taken_back_gives_no_new_time(friends: Friends) -> None:
    first, _ = await targi(friends, {"kind": "seconds", "each": 30, "reserve": 0})
    deadline = first.game.clock.deadlines[first.number]
    await asyncio.sleep(0.3)
    await first.chooses(first.moves[0])
    await first.does("undo", moment=1)
    assert first.game.clock.deadlines[first.number] == deadline


async def test_a_reserve_is_not_used_up_twice_by_a_choice_that_is_taken_back(friends: Friends, host: Host) -> None:
    first, _ = await targi(friends, {"kind": "seconds", "each": 1, "reserve": 30})
    await asyncio.sleep(1.3)
    await first.chooses(first.moves[0])
    used = 30_000 - first.game.clock.reserve[first.number]
    assert used > 200
    await first.does("undo", moment=1)
    await first.chooses(first.moves[0])
    again = 30_000 - first.game.clock.reserve[first.number]
    one, two = rows(host, first, "chose")
    assert again - used == two.at - one.at


async def test_a_move_may_take_days(friends: Friends, host: Host) -> None:
    first, second = await targi(friends, {"kind": "days", "each": 3})
    (dealt,) = rows(host, first, "dealt")
    assert second.game.clock.deadlines == {first.number: dealt.at + 3 * 86_400_000}
    assert first.game.clock.reserve == []


async def test_a_game_by_correspondence_has_no_windows(friends: Friends) -> None:
    seats = await friends.play("kittens", 3, settings={"clock": {"kind": "days", "each": 1}})
    await all_see(seats, lambda seat: seat.view.window == 0)
    (mover,) = [seat for seat in seats if seat.moves]
    await mover.plays_on(until=lambda: not mover.moves)
    assert mover.view.window == 0


async def test_without_a_clock_everybody_may_think_for_ever(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, settings={"clock": {"kind": "none"}})
    assert (a.game.clock.deadlines, a.game.clock.each) == ({}, 0)
    assert b.game.clock.deadlines == {}


async def test_a_game_may_have_a_clock_of_its_own(friends: Friends, host: Host) -> None:  # KIT-O9
    seats = await friends.play("kittens", 2, settings={"options": {"turn_seconds": 15}})
    (mover,) = [seat for seat in seats if seat.games[0].view.options]
    (dealt,) = rows(host, mover, "dealt")
    assert told_at(0, mover).deadlines == {mover.number: dealt.at + 15_000}
    a, _ = await friends.play("targi", 2)
    assert a.game.clock.deadlines == {}


async def test_nobodys_time_runs_in_a_pause(friends: Friends, host: Host) -> None:
    first, second = await targi(friends, {"kind": "seconds", "each": 30, "reserve": 0})
    before = first.game.clock.deadlines[first.number]
    await second.does("propose", what="pause")
    await first.does("answer", yes=True)
    assert first.game.clock.deadlines == {}
    await asyncio.sleep(0.5)
    await second.does("resume")
    await first.until(lambda: first.game.clock.deadlines != {})
    agreed, resumed = log_of(host, first.id)[-2:]
    assert first.game.clock.deadlines[first.number] - before == resumed.at - agreed.at >= 500
