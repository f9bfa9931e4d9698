"""A seat on several devices, and what its player can do if its personal link has leaked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import told
from tests.server.client import Friends, Seat, all_see
from tests.server.host import one_process

pytestmark = pytest.mark.anyio

KEY, NEW = "k" * 22, "n" * 22


async def leaked(friends: Friends, **settings: object) -> tuple[Seat, Seat, Seat]:
    """The host Ann, her friend Bob, and a thief who has come by Ann's personal link."""
    a, b = await friends.play("kittens", 2, settings=settings)
    await a.does("link", key=KEY)
    thief = await (await friends.comes("Thief")).goes_to(a.id)
    await thief.does("claim", seat=0, key=KEY)
    await thief.until(lambda: thief.number == 0 and thief.view.seat == 0)
    return a, b, thief


async def test_a_player_knows_on_how_many_devices_the_seat_is_open(friends: Friends) -> None:
    a, b, thief = await leaked(friends)
    await all_see([a, thief], lambda seat: seat.you.devices == 2)
    assert (a.you.first_device, thief.you.first_device, b.you.devices) == (True, False, 1)


async def test_other_devices_are_signed_out_and_see_nothing_hidden_any_more(friends: Friends) -> None:
    a, b, thief = await leaked(friends)
    assert (thief.you.host, thief.board["hand"]) == (True, a.board["hand"])
    await a.does("sign-out-others", key=NEW)
    await thief.until(lambda: thief.number == -1 and thief.view.seat == -1)
    assert (thief.you.host, thief.you.devices, a.you.devices) == (False, 0, 1)
    heard = len(thief.heard)
    mover = a if a.moves else b
    await mover.chooses("draw")
    await thief.until(lambda: thief.view.moment == mover.view.moment)
    for game in [one for one in thief.heard[heard - 1 :] if isinstance(one, told.GameMessage)]:
        assert (game.view.seat, game.view.options, game.view.board["hand"]) == (-1, [], [])
    assert thief.lines == (await (await friends.comes("Eve")).goes_to(a.id)).lines  # what any spectator reads
    assert await thief.may_not("claim", seat=0, key=KEY) == "error-link"
    assert await thief.may_not_choose("draw") == "error-not-seated"
    assert await thief.may_not("make-host", seat=1) == "error-not-host"
    assert a.id not in await thief.guest.lists("running", mine=True)
    looked = await thief.guest.gets(f"tables/{a.id}/games/1/steps", seat=0)
    assert looked.json()["text"] == "error-still-secret"


async def test_where_nobody_may_watch_a_device_that_is_signed_out_hears_nothing_more(friends: Friends) -> None:
    a, b, thief = await leaked(friends, spectators=False)
    await a.does("sign-out-others", key=NEW)
    await thief.until(lambda: thief.number == -1)
    heard = len(thief.heard)
    mover = a if a.moves else b
    await mover.chooses("draw")
    await b.says("Hm.")
    await thief.has_heard_all()
    assert [type(one) for one in thief.heard[heard:]] == [told.Refused]


async def test_the_new_key_opens_the_seat_and_the_old_one_does_not(friends: Friends) -> None:
    a, _, thief = await leaked(friends)
    await a.does("sign-out-others", key=NEW)
    phone = await (await friends.comes("Phone")).goes_to(a.id)
    assert await phone.may_not("claim", seat=0, key=KEY) == "error-link"
    await phone.does("claim", seat=0, key=NEW)
    await phone.until(lambda: phone.number == 0)
    await thief.until(lambda: thief.number == -1)


async def test_a_device_that_came_by_a_link_may_only_leave(friends: Friends) -> None:
    a, _, thief = await leaked(friends)
    assert await thief.may_not("sign-out-others", key=NEW) == "error-first-device"
    assert await thief.may_not("link", key=NEW) == "error-first-device"
    assert await thief.may_not("make-host", seat=1) == "error-first-device"
    assert thief.you.may == []
    assert a.you.may == ["concede", "link", "sign-out-others", "make-host", "remove", "close", "seat-person"]
    await thief.does("stand")
    await thief.until(lambda: thief.number == -1)
    await a.until(lambda: a.you.devices == 1)
    assert (a.number, a.you.host) == (0, True)
    assert await a.may_not("stand") == "error-already-started"


async def test_a_device_that_came_by_a_link_cannot_give_the_seat_up(friends: Friends) -> None:
    a, _, thief = await leaked(friends)
    assert await thief.may_not("concede") == "error-first-device"
    assert (a.number, a.table.status) == (0, "playing")
    await a.does("concede")
    await thief.until(lambda: thief.table.status == "finished")


async def test_a_device_that_came_by_a_link_of_the_host_neither_removes_players_nor_closes(friends: Friends) -> None:
    a, b, thief = await leaked(friends)
    assert await thief.may_not("remove", seat=1) == "error-first-device"
    await b.does("concede")
    await a.until(lambda: a.table.status == "finished")
    assert await thief.may_not("close") == "error-first-device"
    await a.does("close")
    await thief.until(lambda: thief.table.status == "closed")


async def test_a_thief_who_moves_or_asks_for_a_rematch_does_not_become_the_owner(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("kittens", 3, seat=0))
    await a.does("link", key=KEY)
    thief = await (await friends.comes("Thief")).goes_to(a.id)
    await thief.does("claim", seat=0, key=KEY)
    await thief.does("sit", seat=2)
    await all_see([a, thief], lambda seat: seat.number == 2 and seat.you.host)
    await a.does("sign-out-others", key=NEW)
    await thief.until(lambda: thief.number == -1 and not thief.you.host)


async def test_the_player_is_host_of_a_rematch_that_another_device_has_asked_for(friends: Friends) -> None:
    a, b, thief = await leaked(friends)
    await b.does("concede")
    await thief.until(lambda: thief.table.status == "finished")
    await thief.does("rematch")
    await a.until(lambda: a.table.followed != "")
    again, other = await a.guest.goes_to(a.table.followed), await thief.guest.goes_to(a.table.followed)
    assert (again.you.first_device, other.you.first_device) == (True, False)
    await again.does("sign-out-others", key=NEW)
    await other.until(lambda: other.number == -1 and not other.you.host)


async def test_advice_that_was_asked_for_before_is_not_told_afterwards(friends: Friends) -> None:
    a, b, thief = await leaked(friends, hints=True)
    if not a.moves:
        await b.chooses("draw")
        await thief.until(lambda: bool(thief.moves) or thief.over)
    asked = asyncio.create_task(thief.asks("hint"))
    await a.does("sign-out-others", key=NEW)
    answer = await asked
    signed_out = next(
        n for n, one in enumerate(thief.heard) if isinstance(one, told.TableMessage) and one.you.seat == -1
    )
    assert isinstance(answer, told.Refused) or thief.heard.index(answer) < signed_out


async def test_a_device_that_was_signed_out_stays_so_after_a_restart(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a, _, thief = await leaked(friends)
            await a.does("sign-out-others", key=NEW)
            cookies = [seat.guest.http.cookies for seat in (a, thief)]
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            ann, stranger = friends.stranger(), friends.stranger()
            ann.http.cookies, stranger.http.cookies = cookies
            again, back = await ann.goes_to(a.id), await stranger.goes_to(a.id)
            assert (again.number, again.you.host, again.you.devices) == (0, True, 1)
            assert (back.number, back.view.seat, back.board["hand"]) == (-1, -1, [])
            assert await back.may_not("claim", seat=0, key=KEY) == "error-link"
