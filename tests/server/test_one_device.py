"""Several people on one device, and a screen for the whole room."""

from __future__ import annotations

import msgspec
import pytest

from igroteka.server.tables.devices import device_of, is_companion, new_companion
from tests.server.client import Friends, Seat, all_see
from tests.server.positions import window

pytestmark = pytest.mark.anyio


async def passed_to(seat: Seat) -> Seat:
    """The device is passed to the person of a seat: a new socket."""
    return await seat.guest.goes_to(seat.id, looking_as=seat.looking_as)


def hand(seat: Seat) -> object:
    """What only this seat sees of a game of Exploding Kittens."""
    return seat.board["hand"]


async def test_a_screen_is_sent_what_a_stranger_is_sent_even_in_a_players_browser(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, settings={"spectators": True})
    screen = await a.guest.goes_to(a.id, looking_as="screen")
    stranger = await friends.stranger().goes_to(a.id)
    mover = next(seat for seat in (a, b) if seat.moves)
    before = mover.view.moment
    await mover.chooses("draw")
    await all_see([a, screen, stranger], lambda seat: seat.view.moment > before)
    assert screen.number == -1
    assert msgspec.json.encode(screen.game) == msgspec.json.encode(stranger.game)
    assert await screen.may_not("choose", moment=screen.view.moment, code="draw") == "error-no-guest"
    assert await screen.may_not("say", text="I am the screen.") == "error-no-guest"


async def test_a_screen_is_not_a_player_who_is_there(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2)
    await a.guest.goes_to(a.id, looking_as="screen")
    await a.leaves()
    await b.sees(lambda seat: not seat.table.chairs[0].online)


async def test_a_table_without_spectators_has_no_screen(friends: Friends) -> None:
    a, _ = await friends.play("kittens", 2, settings={"spectators": False})
    screen = await a.guest.goes_to(a.id, looking_as="screen")
    await a.does("emote", emote="hello")
    await screen.has_heard_all()
    assert screen.games == []


async def test_a_shared_device_is_told_whom_to_ask_even_where_nobody_may_watch(friends: Friends) -> None:
    a, b = await friends.share("kittens", 2, settings={"spectators": False})
    curtain = await a.guest.goes_to(a.id)
    assert curtain.view.seat == -1
    assert curtain.game.pass_to == [seat.number for seat in (a, b) if seat.moves]


async def test_a_shared_device_shows_nobodys_cards_until_somebody_says_that_they_look(friends: Friends) -> None:
    a, b, c = await friends.share("kittens", 3)
    assert [seat.number for seat in (a, b, c)] == [0, 1, 2]
    assert len({str(hand(seat)) for seat in (a, b, c)}) == 3
    curtain = await a.guest.goes_to(a.id)
    assert (curtain.number, curtain.view.seat, curtain.you.here) == (-1, -1, [0, 1, 2])
    assert curtain.view.options == []


async def test_the_deal_reaches_no_page_that_was_open_before(friends: Friends) -> None:
    guest = await friends.comes("Ann")
    host = await guest.goes_to(await guest.opens("kittens", 2, seat=0))
    await host.does("seat-person", seat=1, name="Bob", address="he")
    await host.sees(lambda seat: seat.table.chairs[1].ready)
    await host.does("start")
    await host.sees(lambda seat: bool(seat.games))
    assert {game.view.seat for game in host.games} == {-1}
    assert host.you.host
    assert host.table.chairs[1].name == "Bob"


async def test_all_on_a_shared_device_are_there_while_it_is(friends: Friends) -> None:
    a, b = await friends.share("kittens", 2)
    await a.leaves()
    stranger = await friends.stranger().goes_to(b.id)
    # The process of the stranger hears a moment later who is there.
    await stranger.sees(lambda seat: all(chair.online for chair in seat.table.chairs))
    await b.leaves()
    await stranger.sees(lambda seat: not any(chair.online for chair in seat.table.chairs))


async def test_nobody_can_look_as_somebody_on_another_device(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2)
    again = await b.guest.goes_to(a.id, looking_as="0")
    assert again.number == 1
    stranger = await friends.stranger().goes_to(a.id, looking_as="0")
    assert stranger.number == -1
    shared = await friends.share("kittens", 2)
    other = await b.guest.goes_to(shared[1].id, looking_as="1")
    assert (other.number, other.you.here) == (-1, [])


async def test_a_window_waits_until_everybody_on_the_device_was_asked(friends: Friends) -> None:  # KIT-N10
    position = window(3).replace("live: true", "live: false")
    a, b, c = await friends.share("kittens", 3, position=position, settings={"clock": {"kind": "seconds", "each": 1}})
    await a.chooses("play:shuffle")
    await all_see([b, c], lambda seat: "pass" in seat.codes)
    assert b.game.clock.deadlines == {}
    curtain = await a.guest.goes_to(a.id)
    assert curtain.game.pass_to == [1, 2], "everybody is asked, with or without a Nope"
    before = len(curtain.heard)
    await b.chooses("pass")
    await curtain.has_heard_all()
    assert [one for one in curtain.heard[before:] if one in curtain.games] == []
    await (await passed_to(c)).chooses("pass")
    await curtain.sees(lambda seat: seat.game.pass_to == [0])


async def test_a_dealt_game_on_one_device_has_no_timed_windows(friends: Friends) -> None:
    a, _ = await friends.share("kittens", 2, settings={"clock": {"kind": "seconds", "each": 1}})
    assert a.game.clock.each == 0


async def test_the_past_of_a_running_game_is_that_of_a_spectator(friends: Friends) -> None:
    a, _ = await friends.share("kittens", 2)
    path = f"tables/{a.id}/games/1"
    steps = (await a.guest.gets(f"{path}/steps")).json()["steps"]
    assert steps[0]["views"][0]["seat"] == -1
    refused = await a.guest.gets(f"{path}/steps", seat=0)
    assert refused.json()["text"] == "error-still-secret"
    branch = await a.guest.posts(f"{path}/branch", {"step": 0, "by": "0", "seat": 0, "level": "easy"})
    assert branch.json()["text"] == "error-still-secret"


async def test_only_the_host_seats_people_and_only_before_the_start(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    host = await ann.goes_to(await ann.opens("kittens", 3, seat=0))
    other = await bob.goes_to(host.id)
    assert await other.may_not("seat-person", seat=1, name="Cid") == "error-not-host"
    assert await host.may_not("seat-person", seat=0, name="Cid") == "error-seat-taken"
    assert await host.may_not("seat-person", seat=1, name="\u2800") == "error-name"
    await host.does("seat-person", seat=1, name="Ann")
    await host.sees(lambda seat: seat.table.chairs[1].name == "Ann 2")
    await other.does("sit", seat=2)
    await host.does("remove", seat=1)
    await host.does("seat-person", seat=1, name="Cid")
    await host.does("start")
    assert await host.may_not("seat-person", seat=1, name="Dot") == "error-already-started"


async def test_the_host_of_a_shared_device_stays_the_host(friends: Friends) -> None:
    guest = await friends.comes("Ann")
    host = await guest.goes_to(await guest.opens("kittens", 2, seat=0))
    await host.does("seat-person", seat=1, name="Bob")
    await host.does("make-host", seat=1)
    await host.does("stand")
    await host.does("seat-person", seat=0, name="Cid")
    await host.sees(lambda seat: seat.you.here == [0, 1])
    assert host.you.host


async def test_another_game_has_the_same_people_on_the_same_device(friends: Friends) -> None:
    a, b = await friends.share("kittens", 2)
    await a.does("concede")
    await b.sees(lambda seat: seat.table.status == "finished")
    answer = await b.does("rematch")
    again = await a.guest.goes_to(str(msgspec.to_builtins(answer.answer)["table"]))
    assert [chair.name for chair in again.table.chairs] == ["Bob", "Ann"]
    assert (again.you.host, again.you.here) == (True, [0, 1])


def test_ids_of_people_on_a_device() -> None:
    assert new_companion("abc", ["abc", "abc+1"]) == "abc+2"
    assert new_companion("abc", ["abc+2"]) == "abc+1"
    assert (device_of("abc+2"), device_of("abc")) == ("abc", "abc")
    assert is_companion("abc+2")
    assert not is_companion("abc")
