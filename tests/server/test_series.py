"""Another game: a rematch with rotated seats, and matches of several games."""

from __future__ import annotations

import asyncio

import pytest

from tests.server import told
from tests.server.client import Friends, Seat, all_see

pytestmark = pytest.mark.anyio

KEY = "a-key-of-at-least-128-bits"


async def successor(seat: Seat) -> str:
    """The table that follows, as this seat was told."""
    await seat.until(lambda: seat.table.followed != "")
    return seat.table.followed


# A rematch.


async def test_in_a_rematch_everybody_sits_a_seat_further(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, bots=["random"], settings={"title": "Again!", "grace": 77})
    assert await a.may_not("rematch") == "error-not-now"
    await a.does("concede")
    await b.does("concede")
    await all_see([a, b], lambda seat: seat.table.status == "finished")
    answer = await b.does("rematch")
    table = await successor(a)
    assert answer.answer == {"table": table}
    again = await a.guest.goes_to(table)
    bot = a.table.chairs[2].name
    names = [chair.name for chair in again.table.chairs]
    assert (names, [chair.kind for chair in again.table.chairs]) == ([bot, "Ann", "Bob"], ["bot", "person", "person"])
    assert again.table.settings == a.table.settings
    assert (again.number, again.table.status) == (1, "waiting")
    host = await b.guest.goes_to(table)
    await host.does("start")
    await again.until(lambda: again.plays)


async def test_everybody_who_asks_for_a_rematch_gets_the_same_table(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await a.does("concede")
    await b.until(lambda: b.table.status == "finished")
    answers = await asyncio.gather(*[seat.does("rematch") for seat in (a, b, a, b)])
    assert len({str(answer.answer) for answer in answers}) == 1
    tables = await a.guest.lists("open", mine=True)
    assert list(tables) == [await successor(a)]


async def test_only_players_of_a_finished_game_may_have_a_rematch(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    await a.does("concede")
    await watcher.until(lambda: watcher.table.status == "finished")
    assert await watcher.may_not("rematch") == "error-not-seated"


async def test_a_player_who_came_by_his_personal_link_keeps_his_seat_in_a_rematch(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    await a.does("link", key=KEY)
    phone = await (await friends.comes("Phone")).goes_to(a.id)
    await phone.does("claim", seat=0, key=KEY)
    await a.does("concede")  # only the device that sat down may
    await phone.does("rematch")
    table = await successor(a)
    for guest in (a.guest, phone.guest):
        assert (await guest.goes_to(table)).number == 1


# Matches.


async def test_a_match_of_kittens_is_played_through(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"], settings={"games": 2})
    commitments = set()
    for number in (1, 2):
        await a.plays_on()
        match = a.table.match
        assert match is not None
        assert (match.games, match.played, sum(match.scores)) == (2, number, number)
        assert a.table.fair is not None
        commitments.add(a.table.fair.commitment)
        if number == 1:
            assert (a.table.status, match.over) == ("between", False)
            assert await a.may_not("rematch") == "error-not-now"
            await a.does("continue")
            first = next(one for one in a.heard if isinstance(one, told.GameMessage) and one.number == 2)
            assert (first.view.outcome, first.first) == (None, 0)
    assert (a.table.status, a.table.match.over if a.table.match else None) == ("finished", True)
    assert await a.may_not("continue") == "error-not-now"
    assert len(commitments) == 2  # every game is dealt from a secret of its own


async def test_a_money_match_of_bang_is_played_through(friends: Friends) -> None:  # BANG-M01, BANG-M02
    options = {"experience": True, "hiring": True, "dodge_city": False}
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, settings={"games": 4, "options": options})
    sheriffs = []
    for number in range(1, 5):
        await a.plays_on(seed=number)
        figures = a.board["figures"]
        assert isinstance(figures, list)
        sheriffs += [figure["owner"] for figure in figures if figure["role"] == "sheriff"]
        if number < 4:
            await a.does("continue")
    assert sheriffs == [(sheriffs[0] + number) % 4 for number in range(4)]  # the badge goes round
    match = a.table.match
    assert match is not None
    assert match.over
    assert match.scores != [1000] * 4
    assert sorted(match.standing) == [1, 2, 3, 4]
    assert (await a.guest.gets(f"tables/{a.id}/games/3/steps", count=1)).status_code == 200


async def test_variants_that_need_a_match_are_refused_without_one(friends: Friends) -> None:  # BANG-V05
    ann = await friends.comes("Ann")
    answer = await ann.tries_to_open("bang", 4, settings={"options": {"hiring": True}})
    assert answer.json()["rule"] == "BANG-V05"
    few = await ann.tries_to_open("bang", 3, settings={"games": 3})
    assert few.json()["rule"] == "BANG-M01"


async def test_presets_for_matches_are_listed(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    listed = {one["id"]: one for one in (await ann.gets("games")).json()["games"]}
    preset = next(one for one in listed["bang"]["match_presets"] if one["id"] == "match_everything")
    await ann.opens("bang", preset["seats"][0], settings={"games": 2, "options": preset["options"]})
    assert listed["kittens"]["match_presets"] == []


async def test_any_player_deals_the_next_game_but_nobody_else(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, settings={"games": 2})
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    await a.does("concede")
    await all_see([b, watcher], lambda seat: seat.table.status == "between")
    assert await watcher.may_not("continue") == "error-not-seated"
    await b.does("continue")
    await all_see([a, b, watcher], lambda seat: seat.game.number == 2 and not seat.over)
    assert b.table.match is not None
    assert b.table.match.scores == [0, 1]
