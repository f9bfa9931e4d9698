"""What is told is written: one effect for a command however often it is sent, one winner for a seat, no choice lost."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from igroteka.core.positions import write_position
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from tests.server import told
from tests.server.client import Friends, Seat, all_see, at_moment
from tests.server.host import Host, is_written, log_of, writing_held_up

pytestmark = pytest.mark.anyio


def choices(host: Host, seat: Seat) -> list[str]:
    """The choices in the log of a table."""
    return [row.data for row in log_of(host, seat.id) if '"kind":"chose"' in row.data]


# Append, commit, then tell.


async def test_nobody_is_told_what_is_not_yet_written(friends: Friends, host: Host) -> None:
    a, b = await friends.play("targi", 2)
    first, second = (a, b) if a.moves else (b, a)
    with writing_held_up(host):
        choice = asyncio.create_task(first.asks("choose", moment=0, code=first.moves[0]))
        await asyncio.gather(first.hears_nothing(0.7), second.hears_nothing(0.7))
        assert not choice.done()
    assert isinstance(await choice, told.Done)
    await all_see([a, b], lambda seat: seat.view.moment == 1)


async def test_nobody_who_comes_or_goes_makes_known_what_is_not_yet_written(friends: Friends, host: Host) -> None:
    ann, bob, cid = await friends.come("Ann", "Bob", "Cid")
    table = await ann.opens("targi", 2, seat=0)
    a, b, c = [await guest.goes_to(table) for guest in (ann, bob, cid)]
    await a.until(lambda: a.table.watching == 2)
    with writing_held_up(host):
        sitting = asyncio.create_task(b.asks("sit", seat=1))
        await asyncio.sleep(0.2)
        await c.leaves()
        await asyncio.sleep(0.5)
        assert a.table.chairs[1].kind == "free"
    await sitting
    await a.until(lambda: a.table.chairs[1].name == "Bob" and a.table.watching == 0)


async def test_whatever_anybody_has_seen_stands_in_the_log(friends: Friends, host: Host) -> None:
    seats = await friends.play("intrigo", 3)
    for _ in range(12):
        mover = next((seat for seat in seats if seat.moves), None)
        if mover is None:
            await asyncio.sleep(0.05)
            continue
        before = max(seat.view.moment for seat in seats)
        await mover.chooses(mover.moves[0])
        if mover.view.moment > before:
            written = len(choices(host, mover))
            await all_see(seats, at_moment(mover.view.moment))
            assert written >= mover.view.moment


# The same command again.


@pytest.mark.parametrize("times", [1, 2, 3, 10])
async def test_a_command_has_one_effect_however_often_and_wherever_it_is_sent(
    friends: Friends, host: Host, times: int
) -> None:
    a, b = await friends.play("targi", 2)
    first, second = (a, b) if a.moves else (b, a)
    tabs = [first, await first.guest.goes_to(first.id), await first.guest.goes_to(first.id)]
    code = first.moves[0]
    sends = [tab.asks_as("once", "choose", moment=0, code=code) for _, tab in zip(range(times), itertools.cycle(tabs))]
    answers = await asyncio.gather(*sends)
    assert {type(answer) for answer in answers} == {told.Done}
    await second.until(lambda: second.view.moment == 1)
    again = {"do": "choose", "id": "once", "moment": 0, "code": code}
    assert (await first.guest.posts(f"tables/{first.id}/commands", again)).json()["tell"] == "done"
    assert (len(choices(host, first)), is_written(host, first.id, first.guest.id, "once")) == (1, 1)
    await second.hears_nothing()
    assert second.view.moment == 1


async def test_a_message_that_is_sent_again_is_said_once(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    answers = await asyncio.gather(*[a.asks_as("hello", "say", text="Hello") for _ in range(10)])
    assert {type(answer) for answer in answers} == {told.Done}
    back = await a.comes_back()
    assert isinstance(await back.asks_as("hello", "say", text="Hello"), told.Done)
    await b.says("Hi")
    await b.until(lambda: len(b.chat) == 2)
    assert [one.text for one in b.chat] == ["Hello", "Hi"]


async def test_a_command_is_remembered_after_hundreds_of_others(friends: Friends, host: Host) -> None:
    a, _ = await friends.play("targi", 2)
    await a.asks_as("first", "say", text="first")
    for start in range(0, 210, 30):  # a client that is hundreds of messages behind would be disconnected
        await asyncio.gather(*[a.asks_as(f"number {start + n}", "emote", emote="clap") for n in range(30)])
    assert isinstance(await a.asks_as("first", "say", text="first"), told.Done)
    assert is_written(host, a.id, a.guest.id, "first") == 1
    assert [one.text for one in a.chat] == ["first"]


async def test_two_guests_may_use_the_same_ids(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    for seat in (a, b):
        assert isinstance(await seat.asks_as("1", "say", text=seat.guest.id), told.Done)
    await all_see([a, b], lambda seat: len(seat.chat) == 2)


async def test_opening_the_next_game_of_a_match_twice_deals_once(friends: Friends, host: Host) -> None:
    a, b = await friends.play("targi", 2, settings={"games": 3})
    await a.does("concede")
    await all_see([a, b], lambda seat: seat.table.status == "between")
    answers = await asyncio.gather(*[seat.asks("continue") for seat in (a, b, a, b)])
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused", "Refused", "Refused"]
    assert sum('"kind":"dealt"' in row.data for row in log_of(host, a.id)) == 2


# Everybody at once.


async def test_of_twenty_who_want_one_seat_at_once_one_gets_it(friends: Friends, host: Host) -> None:
    ann = await friends.comes("Ann")
    table = await ann.opens("targi", 2, seat=0)
    guests = await friends.come(*[f"Guest {number}" for number in range(20)])
    seats = [await guest.goes_to(table) for guest in guests]
    answers = await asyncio.gather(*[seat.asks("sit", seat=1) for seat in seats])
    assert sum(isinstance(answer, told.Done) for answer in answers) == 1
    assert {answer.text for answer in answers if isinstance(answer, told.Refused)} == {"error-seat-taken"}
    (winner,) = [number for number, answer in enumerate(answers) if isinstance(answer, told.Done)]
    await all_see(seats, lambda seat: seat.table.chairs[1].name == f"Guest {winner}")
    assert [seat.number for seat in seats].count(1) == 1
    assert sum('"kind":"sat"' in row.data for row in log_of(host, table)) == 2


async def test_simultaneous_choices_lead_to_the_same_game_in_whatever_order_they_arrive(friends: Friends) -> None:
    intrigo = find_game("intrigo")
    session = Session.start(intrigo, intrigo.setup(3, {}, "9"))
    position = write_position(intrigo, session.state)
    boards = []
    for order in itertools.permutations(range(3)):
        seats = await friends.play("intrigo", 3, position=position)
        for number in order:
            await seats[number].chooses(seats[number].moves[0])
        await all_see(seats, lambda seat: seat.view.moment == 1)
        boards.append([(seat.board, seat.lines) for seat in seats])
    assert all(board == boards[0] for board in boards)


async def test_of_choices_at_the_same_instant_none_is_lost_and_none_counts_twice(friends: Friends, host: Host) -> None:
    seats = await friends.play("intrigo", 4)
    for turn in range(1, 4):
        if any(not seat.moves for seat in seats):
            break
        codes = [seat.moves[0] for seat in seats]
        sends = [
            seat.asks_as(f"turn {turn}", "choose", moment=seat.view.moment, code=code)
            for seat, code in zip(seats, codes, strict=True)
            for _ in range(2)
        ]
        answers = await asyncio.gather(*sends)
        assert {type(answer) for answer in answers} == {told.Done}
        await all_see(seats, at_moment(turn))
        assert {seat.view.moment for seat in seats} == {turn}
        assert len(choices(host, seats[0])) == 4 * turn
    assert seats[0].view.moment >= 3


async def test_a_seat_that_chooses_two_things_at_once_gets_one_of_them(friends: Friends, host: Host) -> None:
    a, b = await friends.play("targi", 2)
    first = a if a.moves else b
    tab = await first.guest.goes_to(first.id)
    one, two = first.moves[:2]
    answers = await asyncio.gather(first.asks("choose", moment=0, code=one), tab.asks("choose", moment=0, code=two))
    refused = [answer for answer in answers if isinstance(answer, told.Refused)]
    assert [answer.text for answer in refused] == ["error-too-late"]
    assert len(choices(host, first)) == 1
