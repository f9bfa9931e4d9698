"""Coming back, two tabs, another device, and seats whose players are away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.client import SOON, Friends, Seat, all_see, at_moment
from tests.server.host import Host, database_of, log_of, one_process

pytestmark = pytest.mark.anyio

GRACE = 2  # seconds
KEY = "a-key-of-at-least-128-bits"


def situation(seat: Seat) -> tuple[object, ...]:
    """Everything that a player sees. How long somebody is waited for begins anew with every process."""
    chairs = [msgspec.structs.replace(chair, bot_plays_at=0) for chair in seat.table.chairs]
    table = msgspec.structs.replace(seat.table, chairs=chairs)
    return table, seat.you, seat.view, seat.game.undo, seat.game.clock, seat.lines, seat.chat


# The same situation again.


@pytest.mark.parametrize(("game", "people"), [("kittens", 3), ("targi", 2), ("intrigo", 3), ("bang", 4)])
async def test_whoever_comes_back_finds_exactly_the_same_situation(friends: Friends, game: str, people: int) -> None:
    seats = await friends.play(game, people)
    for number in range(2 * people):
        asked = [seat for seat in seats if seat.moves]
        if asked:
            mover = asked[number % len(asked)]
            await mover.asks("choose", moment=mover.view.moment, code=mover.moves[-1])
            await all_see(seats, at_moment(mover.view.moment))
    await seats[0].says("Back in a second")
    await all_see(seats, lambda seat: len(seat.chat) == 1)
    for seat in seats:
        again = await at_rest(seat)
        assert situation(again) == situation(seat)


async def at_rest(seat: Seat) -> Seat:
    """The same seat once more, come to the table while nothing happened there."""
    while True:
        before = len(seat.games), len(seat.tables)
        again = await seat.guest.goes_to(seat.id)
        await seat.has_heard_all()
        if (len(seat.games), len(seat.tables)) == before:
            return again
        await again.leaves()


async def test_whoever_watches_finds_the_same_situation_again(friends: Friends) -> None:
    a, _ = await friends.play("kittens", 2)
    eve = await friends.comes("Eve")
    watcher = await eve.goes_to(a.id)
    (mover,) = [seat for seat in friends.seats if seat.plays and seat.moves]
    await mover.chooses("draw")
    await watcher.until(lambda: watcher.view.moment == mover.view.moment)
    again = await watcher.comes_back()
    assert (again.view, again.lines) == (watcher.view, watcher.lines)


async def test_a_client_that_has_the_journal_is_told_the_rest_of_it(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    (mover,) = [seat for seat in friends.seats if seat.moves]
    await mover.chooses(mover.moves[0])
    await a.until(lambda: a.view.moment == 1)
    known = len(a.lines) - 1
    again = await a.guest.goes_to(a.id, lines=known)
    assert again.game.first == known
    assert again.game.lines == a.lines[known:]


async def test_the_journal_of_a_client_that_came_late_has_no_line_twice(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    mover, other = (a, b) if a.moves else (b, a)
    await mover.chooses(mover.moves[0])
    late = await other.guest.goes_to(a.id)
    await late.until(lambda: bool(late.moves))
    await late.chooses(late.moves[0])
    assert late.game.first == len(late.lines) - len(late.game.lines) > 0
    await mover.until(lambda: mover.view.moment == 2)
    assert late.texts == mover.texts


# Two tabs.


async def test_two_tabs_of_one_seat_see_the_same_and_both_can_act(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    tab = await a.guest.goes_to(a.id)
    if b.moves:
        await b.chooses(b.moves[0])
    await tab.until(lambda: bool(tab.moves))
    await tab.chooses(tab.moves[0])
    await a.until(lambda: a.view == tab.view)
    assert a.lines == tab.lines


async def test_closing_one_of_two_tabs_leaves_the_player_present(friends: Friends) -> None:
    a, b = await friends.play("targi", 2, settings={"grace": 1})
    tab = await a.guest.goes_to(a.id)
    await tab.leaves()
    await asyncio.sleep(1.3)
    assert (b.table.chairs[0].online, b.table.chairs[0].absent) == (True, False)


# Another device.


async def test_a_player_takes_his_seat_along_to_another_device(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2)
    await a.does("link", key=KEY)
    phone = await (await friends.comes("Phone")).goes_to(a.id)
    assert phone.number == -1
    await phone.does("claim", seat=0, key=KEY)
    await phone.until(lambda: phone.number == 0 and phone.view.seat == 0)
    assert phone.board["hand"] == a.board["hand"]
    assert phone.lines == a.lines
    mover = phone if phone.moves else b
    await mover.chooses("draw")
    await all_see([a, b, phone], lambda seat: seat.view.moment > 0)
    assert (a.view, a.lines) == (phone.view, phone.lines)


async def test_a_wrong_key_opens_nothing(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    thief = await (await friends.comes("Thief")).goes_to(a.id)
    assert await thief.may_not("claim", seat=0, key=KEY) == "error-link"  # there is no link yet
    await a.does("link", key=KEY)
    assert await thief.may_not("claim", seat=0, key="x" * 22) == "error-link"
    assert await thief.may_not("claim", seat=1, key=KEY) == "error-link"
    assert await thief.may_not("claim", seat=7, key=KEY) == "error-link"
    assert thief.number == -1


async def test_a_new_link_makes_the_old_one_invalid(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    await a.does("link", key=KEY)
    await a.does("link", key="another" + KEY)
    phone = await (await friends.comes("Phone")).goes_to(a.id)
    assert await phone.may_not("claim", seat=0, key=KEY) == "error-link"


async def test_the_link_of_a_seat_that_has_changed_hands_is_invalid(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    await b.does("sit", seat=1)
    await b.does("link", key=KEY)
    await b.does("stand")
    await a.does("sit", seat=1)
    assert await b.may_not("claim", seat=1, key=KEY) == "error-link"


async def test_no_key_and_no_token_stands_in_the_database(friends: Friends, host: Host) -> None:
    a, _ = await friends.play("targi", 2)
    await a.does("link", key=KEY)
    token = a.guest.http.cookies["igroteka"]
    assert not any(KEY in event.data for event in log_of(host, a.id))
    with database_of(host) as engine, engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM guests").fetchall()
    assert any(a.guest.id in row for row in rows)
    assert not any(token in row for row in rows)


# Players who are away.


async def test_an_absent_seat_is_played_by_a_bot_after_the_grace_time_and_given_back(friends: Friends) -> None:
    a, b = await friends.play("targi", 2, settings={"grace": 1})
    await b.leaves()
    await a.until(lambda: not a.table.chairs[1].online)
    assert not next(table for table in a.tables if not table.chairs[1].online).chairs[1].absent
    await a.plays_on(until=lambda: a.table.chairs[1].absent)
    assert a.table.chairs[1].kind == "person"  # it is still theirs
    stop = a.view.moment + 4
    await a.plays_on(until=lambda: a.view.moment >= stop)
    back = await b.guest.goes_to(a.id)
    await back.until(lambda: not back.table.chairs[1].absent)
    assert back.number == 1
    await a.plays_on(until=lambda: bool(back.moves), seed=2)
    await back.chooses(back.moves[0])


async def test_everybody_is_told_when_a_bot_will_play_and_that_it_plays_and_who_is_back(friends: Friends) -> None:
    a, b = await friends.play("targi", 2, settings={"grace": 2})
    first, second = (a, b) if a.moves else (b, a)
    seat = second.number
    await second.leaves()
    await first.until(lambda: first.table.chairs[seat].bot_plays_at > 0)
    seen = next(table for table in first.tables if table.chairs[seat].bot_plays_at)
    assert not seen.chairs[seat].absent
    await first.plays_on(until=lambda: first.table.chairs[seat].absent)
    assert first.table.chairs[seat].bot_plays_at == 0
    await first.plays_on(until=lambda: len(first.lines) > 8)
    lines = len(first.lines)
    back = await second.guest.goes_to(second.id)
    await back.until(lambda: not back.table.chairs[seat].absent)
    await first.until(lambda: len(first.table.notes) == 2)
    assert [(note.what, note.seat) for note in first.table.notes] == [("absent", seat), ("returned", seat)]
    (absence,) = back.you.absences
    assert absence.moves > 0
    assert absence.first < lines <= (absence.last or 0)
    assert first.you.absences == []  # the other one was never away
    assert (await first.comes_back()).table.notes == first.table.notes


async def test_a_take_back_is_told_to_everybody_where_it_happened(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    first, second = (a, b) if a.moves else (b, a)
    lines = len(first.lines)
    await first.chooses(first.moves[0])
    await first.does("undo", moment=first.view.moment)
    await all_see([first, second], lambda seat: bool(seat.table.notes))
    for seat in (first, second):
        assert [(note.what, note.seat, note.line) for note in seat.table.notes] == [("undid", first.number, lines)]


async def test_nobody_else_gets_an_absent_seat(friends: Friends) -> None:
    a, b = await friends.play("targi", 2, settings={"grace": 1})
    await b.leaves()
    await a.until(lambda: a.table.chairs[1].absent)
    thief = await (await friends.comes("Thief")).goes_to(a.id)
    assert await thief.may_not("sit", seat=1) == "error-already-started"
    assert await thief.may_not("claim", seat=1, key=KEY) == "error-link"
    assert a.table.chairs[1].absent


async def test_whoever_is_back_within_the_grace_time_keeps_his_seat(friends: Friends) -> None:
    a, b = await friends.play("targi", 2, settings={"grace": GRACE})
    left = time.monotonic()
    b = await b.comes_back()
    while time.monotonic() - left > GRACE - 0.5:  # the machine was busy: that was not within the grace time
        await all_see([a, b], lambda seat: not seat.table.chairs[1].absent)
        left = time.monotonic()
        b = await b.comes_back()
    await a.has_heard_all()
    since = len(a.tables)
    await asyncio.sleep(GRACE + 0.5)
    await a.has_heard_all()
    assert not any(table.chairs[1].absent for table in a.tables[since:])


async def test_nobody_is_absent_in_a_game_by_correspondence(friends: Friends) -> None:
    clock = {"kind": "days", "each": 2}
    a, b = await friends.play("targi", 2, settings={"grace": 1, "clock": clock})
    await b.leaves()
    await a.until(lambda: not a.table.chairs[1].online)
    await a.hears_nothing(1.5)
    assert not a.table.chairs[1].absent


async def test_nobody_becomes_absent_while_the_game_is_paused(friends: Friends, host: Host) -> None:
    a, b = await friends.play("targi", 2, settings={"grace": 1})
    await a.does("propose", what="pause")
    await b.does("answer", yes=True)
    await b.leaves()
    await a.until(lambda: not a.table.chairs[1].online)
    await a.hears_nothing(1.5)
    await a.does("resume")
    await a.until(lambda: a.table.chairs[1].absent)
    times = {kind: row.at for row in log_of(host, a.id) for kind in ("resumed", "absent") if f'"{kind}"' in row.data}
    assert times["absent"] - times["resumed"] >= 1000


async def test_a_game_that_all_have_left_waits_for_them(friends: Friends, host: Host) -> None:
    grace = 5  # seconds; on a busy machine some of them may pass until the host knows that both have left
    a, b = await friends.play("targi", 2, settings={"grace": grace})
    await asyncio.gather(a.leaves(), b.leaves())
    await asyncio.sleep(grace + 0.5)
    assert not any('"absent"' in event.data for event in log_of(host, a.id))
    back = await a.guest.goes_to(a.id)
    assert (back.view.moment, back.tables[0].chairs[1].absent) == (0, False)
    await back.until(lambda: back.table.chairs[1].absent)  # now somebody waits


async def test_whoever_plays_with_bots_finds_his_game_as_he_left_it(friends: Friends) -> None:
    (a,) = await friends.play("targi", 1, bots=["greedy"], settings={"grace": 1})
    await a.until(lambda: bool(a.moves))
    await a.leaves()
    await asyncio.sleep(1.5)
    back = await a.guest.goes_to(a.id)
    assert back.view == a.view


async def test_a_table_that_nobody_uses_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.hub.SWEEP_INTERVAL", 0.1)
    monkeypatch.setattr("igroteka.server.tables.hub.IDLE_SECONDS", 0.2)
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a, b = await friends.play("targi", 2)
            for mover in (a, b) if a.moves else (b, a):
                await mover.sees(lambda seat: bool(seat.moves))
                await mover.chooses(mover.moves[0])
            await all_see([a, b], at_moment(2))
            await b.leaves()
            await a.until(lambda: not a.table.chairs[1].online)
            await a.leaves()
            async with asyncio.timeout(SOON):
                while "igroteka_tables_in_memory 0" not in await friends.metrics():
                    await asyncio.sleep(0.1)
            again = await a.guest.goes_to(a.id)
            assert situation(again) == situation(a)
            mover = again if again.moves else await b.guest.goes_to(a.id)
            known = len(again.lines)
            await mover.chooses(mover.moves[0])
            await again.sees(at_moment(3))
            assert again.game.first == known  # what was known is not told again
