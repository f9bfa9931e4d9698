"""Clocks: seconds with a reserve, days, none, or the game's own."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.client import Friends, Seat, all_see
from tests.server.host import Host, log_of

pytestmark = pytest.mark.anyio

SECONDS = {"kind": "seconds", "each": 1, "reserve": 1}


async def targi(friends: Friends, clock: dict[str, object]) -> tuple[Seat, Seat]:
    """Two at a game of Targi with this clock: who is asked, and the other."""
    a, b = await friends.play("targi", 2, settings={"clock": clock})
    return (a, b) if a.moves else (b, a)


def left(seat: Seat, of: Seat) -> float:
    """How many seconds a player may still think, as this seat was told."""
    return seat.game.clock.deadlines[of.number] / 1000 - time.time()


async def test_a_decision_may_take_its_seconds_and_the_reserve(friends: Friends, host: Host) -> None:
    first, second = await targi(friends, SECONDS)
    assert first.game.clock.reserve == second.game.clock.reserve == [1000, 1000]
    dealt = log_of(host, first.id)[-1]
    assert first.game.clock.deadlines == second.game.clock.deadlines == {first.number: dealt.at + 2000}
    await second.until(lambda: second.view.moment == 1)
    taken = log_of(host, first.id)[-1]
    assert '"clock"' in taken.data
    assert 2000 <= taken.at - dealt.at < 3500
    reserve = second.game.clock.reserve
    assert (reserve[first.number], reserve[second.number]) == (0, 1000)
    await second.chooses(second.moves[0])
    chosen = log_of(host, first.id)[-1]
    assert second.game.clock.deadlines == {first.number: chosen.at + 1000}  # nothing but its seconds is left


async def test_whoever_is_quick_keeps_his_reserve(friends: Friends) -> None:
    first, _ = await targi(friends, {"kind": "seconds", "each": 60, "reserve": 30})
    await first.chooses(first.moves[0])
    assert first.game.clock.reserve == [30_000, 30_000]


async def test_somebody_whose_time_is_up_takes_the_default(friends: Friends, host: Host) -> None:
    first, second = await targi(friends, {"kind": "seconds", "each": 1, "reserve": 0})
    assert second.game.clock.reserve == []
    await second.until(lambda: bool(second.moves))
    await first.until(lambda: bool(first.moves))
    taken = [event.data for event in log_of(host, first.id) if '"chose"' in event.data]
    assert len(taken) == 2
    assert all('"clock"' in data for data in taken)


async def test_a_choice_that_is_taken_back_gives_no_new_time(friends: Friends) -> None:
    first, _ = await targi(friends, {"kind": "seconds", "each": 30, "reserve": 0})
    deadline = first.game.clock.deadlines[first.number]
    await asyncio.sleep(0.3)
    await first.chooses(first.moves[0])
    await first.does("undo", moment=1)
    assert first.game.clock.deadlines[first.number] == deadline


async def test_a_reserve_is_not_used_up_twice_by_a_choice_that_is_taken_back(friends: Friends) -> None:
    first, _ = await targi(friends, {"kind": "seconds", "each": 1, "reserve": 30})
    await asyncio.sleep(1.3)
    await first.chooses(first.moves[0])
    used = 30_000 - first.game.clock.reserve[first.number]
    assert used > 200
    await first.does("undo", moment=1)
    await first.chooses(first.moves[0])
    again = 30_000 - first.game.clock.reserve[first.number]
    assert used <= again < used + 200


async def test_a_move_may_take_days(friends: Friends) -> None:
    first, second = await targi(friends, {"kind": "days", "each": 3})
    assert 3 * 86400 - 10 < left(second, first) <= 3 * 86400
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


async def test_a_game_may_have_a_clock_of_its_own(friends: Friends) -> None:  # KIT-O9
    seats = await friends.play("kittens", 2, settings={"options": {"turn_seconds": 15}})
    (mover,) = [seat for seat in seats if seat.moves]
    assert 13 < left(mover, mover) <= 15
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
