"""Those who are out of a game: nobody waits for them, and where only bots are left they may skip or see everything."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.client import Friends, Seat, all_see
from tests.server.host import Host, log_of
from tests.server.positions import window

pytestmark = pytest.mark.anyio

# A is out; B, C and D play on.
OUT = """
game: bang
seats: 4
options: {options}
turn: B
figures:
  A: {{role: outlaw, character: willy_the_kid, alive: false}}
  B: {{role: sheriff, character: bart_cassidy, life: 5}}
  C: {{role: outlaw, character: jesse_jones, life: 4}}
  D: {{role: renegade, character: vulture_sam, life: 3}}
"""


def out(**options: object) -> str:
    return OUT.format(options="{" + ", ".join([f"{name}: {value}" for name, value in options.items()]) + "}")


async def has_a_rematch(seat: Seat) -> Seat:
    """Ask for a rematch, and go there."""
    answer = (await seat.does("rematch")).answer
    assert answer is not None
    return await seat.guest.goes_to(str(answer["table"]))


async def watches_openly(seat: Seat) -> Seat:
    """Come back with open cards."""
    await seat.leaves()
    return await seat.guest.goes_to(seat.id, openly=True)


async def test_who_is_out_among_bots_skips_to_the_end_and_the_result_counts(friends: Friends, host: Host) -> None:
    (a,) = await friends.play("bang", 1, bots=["hard"] * 3, settings={"pace": 5000}, position=out())
    assert (a.you.out, a.table.only_bots_play) == (True, True)
    await a.does("propose", what="skip")
    await a.until(lambda: a.over)
    assert not a.table.abandoned
    assert a.table.status == "finished"
    assert not any('"by":"clock"' in row.data for row in log_of(host, a.id))


async def test_who_is_out_among_bots_begins_a_new_game_while_the_old_one_is_finished(friends: Friends) -> None:
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, position=out())
    assert await a.may_not("rematch") == "error-not-now"
    await a.does("propose", what="skip")
    again = await has_a_rematch(a)
    await again.until(lambda: again.plays)
    assert again.table.status == "playing"  # dealt at once


async def test_nobody_skips_a_game_that_a_person_still_plays(friends: Friends) -> None:
    a, b = await friends.play("bang", 2, bots=["greedy"] * 2, position=out())
    assert (a.you.out, b.you.out, a.table.only_bots_play) == (True, False, False)
    for seat in (a, b):
        assert await seat.may_not("propose", what="skip") == "error-not-now"


async def test_all_who_are_out_and_there_agree_to_skip(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, bots=["greedy"] * 2, settings={"pace": 5000})
    await a.does("concede")
    await b.does("concede")
    await all_see([a, b], lambda seat: seat.table.only_bots_play)
    await a.does("propose", what="skip")
    await b.until(lambda: b.table.proposal is not None)
    assert not b.table.skipping
    await b.does("answer", yes=True)
    await all_see([a, b], lambda seat: seat.over)


async def test_a_rematch_against_bots_is_dealt_at_once_and_one_among_people_is_not(friends: Friends) -> None:
    (a,) = await friends.play("targi", 1, bots=["greedy"])
    await a.does("concede")
    again = await has_a_rematch(a)
    await again.until(lambda: again.plays)
    b, _ = await friends.play("targi", 2)
    await b.does("concede")
    again = await has_a_rematch(b)
    assert again.table.status == "waiting"


# Open cards.


async def test_all_cards_are_shown_where_only_bots_are_left_to_those_who_want_it(friends: Friends) -> None:
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, settings={"pace": 5000}, position=out())
    assert a.game.open is None
    a = await watches_openly(a)
    views = a.game.open
    assert views is not None
    assert [view.seat for view in views] == [0, 1, 2, 3]
    figures = [msgspec.convert(view.board["figures"], list[dict[str, object]]) for view in views]
    roles = [seen[seat]["role"] for seat, seen in enumerate(figures)]
    assert roles == ["outlaw", "sheriff", "outlaw", "renegade"]


async def test_no_card_is_shown_openly_while_a_person_is_in_the_game(friends: Friends) -> None:
    a, b = await friends.play("bang", 2, bots=["greedy"] * 2, settings={"pace": 5000}, position=out())
    eve = await (await friends.comes("Eve")).goes_to(a.id, openly=True)
    for seat in (await watches_openly(a), await watches_openly(b), eve):
        assert all(game.open is None for game in seat.games)


async def test_an_absent_person_is_in_the_game(friends: Friends) -> None:
    settings = {"pace": 5000, "grace": 1}
    a, b = await friends.play("bang", 2, bots=["greedy"] * 2, settings=settings, position=out())
    await b.leaves()
    await a.until(lambda: a.table.chairs[1].absent)
    a = await watches_openly(a)
    assert (a.table.only_bots_play, a.game.open) == (False, None)


async def test_open_cards_are_closed_to_visitors_where_nobody_may_watch(friends: Friends) -> None:
    settings = {"pace": 5000, "spectators": False}
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, settings=settings, position=out())
    eve = await (await friends.comes("Eve")).goes_to(a.id, openly=True)
    assert eve.games == []


@pytest.mark.parametrize("events", ["high_noon", "fistful"])
async def test_who_may_come_back_from_the_dead_sees_nothing_and_skips_nothing(  # BANG-H03, BANG-F10
    friends: Friends, events: str
) -> None:
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, settings={"pace": 5000}, position=out(**{events: "true"}))
    assert not a.you.out
    assert await a.may_not("propose", what="skip") == "error-not-now"
    assert (await watches_openly(a)).game.open is None


# Nobody waits for them.


async def test_nobody_counts_down_for_one_who_is_out(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, bots=["greedy"], settings={"grace": 1}, position=window(3))
    await b.does("concede")
    await b.leaves()
    await a.until(lambda: not a.table.chairs[1].online)
    await asyncio.sleep(1.5)
    since_they_left = [table.chairs[1] for table in a.tables if not table.chairs[1].online]
    assert {(chair.bot_plays_at, chair.absent) for chair in since_they_left} == {(0, False)}


async def test_a_pause_does_not_wait_for_one_who_is_out(friends: Friends) -> None:
    a, b, c = await friends.play("kittens", 3)
    await c.does("concede")
    await a.does("propose", what="pause")
    await b.until(lambda: b.table.proposal is not None)
    await b.does("answer", yes=True)
    await all_see([a, b, c], lambda seat: seat.table.paused)


async def test_one_who_is_out_may_still_say_no(friends: Friends) -> None:
    a, _, c = await friends.play("kittens", 3)
    await c.does("concede")
    await a.does("propose", what="end")
    await c.until(lambda: c.table.proposal is not None)
    await c.does("answer", yes=False)
    await a.until(lambda: a.table.proposal is None)
    assert a.table.status == "playing"


async def test_the_last_person_among_bots_is_not_asked_in_vain(friends: Friends) -> None:  # KIT-N05
    a, b = await friends.play("kittens", 2, bots=["greedy"], position=window(3, "[skip]"))
    await a.does("concede")
    await b.until(lambda: "draw" in b.codes)
    asked = {one.text for game in b.games for one in game.view.asked if one.seat == 1}
    assert "kittens-ask-nope" not in asked
