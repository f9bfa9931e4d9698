"""Spectators: how much may be said, who may not say anything, and what the host can do about them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.tables import commands
from igroteka.server.tables.commands import CHAT_MESSAGES, CHAT_MS, CommandContext, decide
from igroteka.server.tables.events import Opened, Sat, Spoke
from igroteka.server.tables.messages import Say
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import Table
from tests.server import told
from tests.server.client import Friends, Guest, Seat, all_see
from tests.server.host import one_process

NOON = 1_800_000_000_000


async def watched(friends: Friends, **settings: object) -> tuple[Seat, Seat, Seat]:
    """The host, another player, and Eve, who watches them."""
    a, b = await friends.play("kittens", 2, settings=settings)
    e = await (await friends.comes("Eve")).goes_to(a.id)
    return a, b, e


async def listed(host: Seat, name: str) -> told.Spectator:
    """A spectator as the host of the table knows them."""
    await host.until(lambda: name in [one.name for one in host.spectators])
    return next(one for one in host.spectators if one.name == name)


async def posts(guest: Guest, table: str, do: str, **fields: object) -> tuple[int, str]:
    """A command over HTTP: its status, and the id of the refusal if it is one."""
    answer = await guest.posts(f"tables/{table}/commands", {"do": do, "id": f"http-{do}", **fields})
    return answer.status_code, answer.json().get("text", "")


# How much.


@pytest.mark.anyio
async def test_a_guest_says_at_most_five_lines_in_ten_seconds(friends: Friends) -> None:
    a, b, e = await watched(friends)
    tab = await e.guest.goes_to(a.id)
    answers = await asyncio.gather(*[seat.asks("say", text="Buy!") for seat in [e, tab] * 20])
    refused = [answer for answer in answers if isinstance(answer, told.Refused)]
    assert len(answers) - len(refused) == CHAT_MESSAGES
    assert {one.text for one in refused} == {"error-chat-fast"}
    assert refused[0].arguments == {"most": 5, "seconds": 10}
    assert await posts(e.guest, a.id, "say", text="Buy!") == (429, "error-chat-fast")
    await b.says("Others may speak.")
    await a.until(lambda: len(a.chat) == CHAT_MESSAGES + 1)


@pytest.mark.anyio
async def test_two_devices_of_a_seat_speak_as_often_as_one(friends: Friends) -> None:
    a, *_ = await friends.play("targi", 2)
    await a.does("link", key="k" * 22)
    phone = await (await friends.comes("Phone")).goes_to(a.id)
    await phone.does("claim", seat=0, key="k" * 22)
    answers = await asyncio.gather(*[seat.asks("say", text="Hm.") for seat in [a, phone] * CHAT_MESSAGES])
    assert sum(isinstance(answer, told.Done) for answer in answers) == CHAT_MESSAGES


def talking(guest: str, seat: int) -> Table:
    """A table where somebody has just said as much as they may."""
    table = Table("T")
    table.apply(Opened(Settings("targi", 2), "host"), NOON)
    table.apply(Sat(0, "ann", "Ann"), NOON)
    for number in range(CHAT_MESSAGES):
        table.apply(Spoke(guest, "Ann", "Hm.", seat), NOON + number)
    return table


def test_whoever_waits_may_speak_again() -> None:
    table, ann, command = talking("ann", 0), commands.Guest("ann", "Ann"), Say("1", "Again.")
    with pytest.raises(NotAllowed, match="error-chat-fast"):
        decide(table, ann, command, CommandContext(NOON + CHAT_MS - 1))
    assert len(decide(table, ann, command, CommandContext(NOON + CHAT_MS))) == 1


# Who.


@pytest.mark.anyio
async def test_visitors_who_may_not_watch_neither_speak_nor_hear(friends: Friends) -> None:
    a, b, e = await watched(friends, spectators=False)
    assert await e.may_not("say", text="Hello") == "error-spectators-off"
    assert await e.may_not("emote", emote="wow") == "error-spectators-off"
    assert await e.may_not("hint") == "error-not-seated"
    assert await posts(e.guest, a.id, "say", text="Hello") == (409, "error-spectators-off")
    await b.says("I have a Defuse.")
    await b.does("emote", emote="clap")
    await e.has_heard_all()
    assert not [one for one in e.heard if isinstance(one, told.ChatMessages | told.EmoteMessage | told.GameMessage)]
    late = await e.guest.goes_to(a.id)
    assert late.chat == []
    await b.does("concede")
    await all_see([e, late], lambda seat: seat.table.status == "finished" and len(seat.chat) == 1)
    await e.says("Now I may.")


@pytest.mark.anyio
async def test_whoever_sits_down_hears_what_was_said_before_once(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    a = await ann.goes_to(await ann.opens("targi", 2, seat=0, settings={"spectators": False}))
    b = await bob.goes_to(a.id)
    await a.says("one")
    assert await b.may_not("say", text="Hello") == "error-spectators-off"
    await b.does("sit", seat=1)
    await b.until(lambda: [one.text for one in b.chat] == ["one"])
    await b.does("stand")
    await a.says("two")
    await b.does("sit", seat=1)
    await b.until(lambda: [one.text for one in b.chat] == ["one", "two"])


# The host.


@pytest.mark.anyio
async def test_only_the_host_is_told_who_watches(friends: Friends) -> None:
    a, b, e = await watched(friends)
    eve = await listed(a, "Eve")
    assert (eve.muted, eve.present) == (False, True)
    stranger = await friends.stranger().goes_to(a.id)
    await a.until(lambda: a.unnamed == 1 and a.table.watching == 2)
    await stranger.leaves()
    await e.leaves()
    await a.until(lambda: a.spectators == [] and a.unnamed == 0)
    assert not [one for seat in (b, e) for one in seat.heard if isinstance(one, told.SpectatorsMessage)]
    assert not any(e.guest.id in one for one in a.raw)  # the id is good at this table only


@pytest.mark.anyio
async def test_a_muted_spectator_cannot_speak_until_the_host_allows_it(friends: Friends) -> None:
    a, b, e = await watched(friends)
    eve = await listed(a, "Eve")
    assert await b.may_not("mute", spectator=eve.id) == "error-not-host"
    assert await e.may_not("mute", spectator=eve.id, yes=False) == "error-not-host"
    await a.does("mute", spectator=eve.id)
    await e.until(lambda: e.you.muted)
    assert await e.may_not("say", text="Hello") == "error-muted"
    assert await posts(e.guest, a.id, "say", text="Hello") == (409, "error-muted")
    e = await e.comes_back()
    assert e.you.muted
    await a.until(lambda: [one.muted for one in a.spectators] == [True])
    await a.does("mute", spectator=eve.id, yes=False)
    await e.until(lambda: not e.you.muted)
    await e.says("Thank you.")


@pytest.mark.anyio
async def test_a_muted_guest_stays_muted_at_a_seat(friends: Friends) -> None:
    ann, eve = await friends.come("Ann", "Eve")
    a = await ann.goes_to(await ann.opens("kittens", 2, seat=0))
    e = await eve.goes_to(a.id)
    await a.does("mute", spectator=(await listed(a, "Eve")).id)
    await e.does("sit", seat=1)
    assert await e.may_not("emote", emote="wow") == "error-muted"
    assert await e.may_not("say", text="Hello") == "error-muted"
    await a.does("mute", spectator=(await listed(a, "Eve")).id, yes=False)
    await e.does("emote", emote="wow")


@pytest.mark.anyio
async def test_a_removed_spectator_is_sent_away_and_cannot_come_back(friends: Friends) -> None:
    a, b, e = await watched(friends)
    tab = await e.guest.goes_to(a.id)
    eve = await listed(a, "Eve")
    assert await b.may_not("remove-spectator", spectator=eve.id) == "error-not-host"
    await a.does("remove-spectator", spectator=eve.id)
    assert [await e.until_closed(), await tab.until_closed()] == [CloseCode.REMOVED, CloseCode.REMOVED]
    heard = len(e.heard)
    await b.says("Gone.")
    again = await e.guest.goes_to(a.id)
    assert await again.until_closed() == CloseCode.REMOVED
    assert [type(one) for one in again.heard] == [told.Welcome]
    assert len(e.heard) == heard
    for do, fields in (("say", {"text": "Hello"}), ("sit", {"seat": 1}), ("claim", {"seat": 0, "key": "k" * 22})):
        assert await posts(e.guest, a.id, do, **fields) == (403, "error-removed")
    for path in (f"tables/{a.id}", f"tables/{a.id}/games/1/steps"):
        answer = await e.guest.gets(path)
        assert (answer.status_code, answer.json()["text"]) == (403, "error-removed")
    await a.until(lambda: a.spectators == [] and a.table.watching == 0)
    assert await a.may_not("remove-spectator", spectator=eve.id) == "error-no-such-spectator"


@pytest.mark.anyio
async def test_a_removed_spectator_is_not_told_where_the_others_play_on(friends: Friends) -> None:
    a, b, e = await watched(friends)
    await a.does("remove-spectator", spectator=(await listed(a, "Eve")).id)
    await b.does("concede")
    await a.until(lambda: a.table.status == "finished")
    await a.does("rematch")
    assert await posts(e.guest, a.id, "rematch") == (403, "error-removed")


@pytest.mark.anyio
async def test_a_spectator_who_has_spoken_and_left_can_still_be_removed(friends: Friends) -> None:
    a, _, e = await watched(friends)
    eve = await listed(a, "Eve")
    await e.says("And off I go.")
    await e.leaves()
    await a.until(lambda: a.spectators == [])
    await a.does("remove-spectator", spectator=eve.id)
    assert await (await e.guest.goes_to(a.id)).until_closed() == CloseCode.REMOVED


@pytest.mark.anyio
async def test_players_and_the_host_cannot_be_removed_as_spectators(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    a = await ann.goes_to(await ann.opens("kittens", 2))  # the host has no seat yet
    b = await bob.goes_to(a.id)
    await a.until(lambda: a.table.watching == 2)
    seen = await listed(a, "Bob")
    assert [one.name for one in a.spectators] == ["Bob"]
    await b.does("sit", seat=0)
    assert await a.may_not("remove-spectator", spectator=seen.id) == "error-no-such-spectator"
    assert await a.may_not("mute", spectator=seen.id) == "error-no-such-spectator"


@pytest.mark.anyio
async def test_a_muted_player_keeps_the_seat_and_can_be_heard_again(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    a = await ann.goes_to(await ann.opens("kittens", 2, seat=0))
    b = await bob.goes_to(a.id)
    seen = await listed(a, "Bob")
    await a.does("mute", spectator=seen.id)
    await b.does("sit", seat=1)
    assert await a.may_not("remove-spectator", spectator=seen.id) == "error-spectator-seated"
    await a.does("mute", spectator=seen.id, yes=False)
    await b.says("Here I am.")
    assert b.number == 1


@pytest.mark.anyio
async def test_who_is_muted_or_removed_stays_so_after_a_restart_and_in_a_rematch(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            a, b, e = await watched(friends)
            f = await (await friends.comes("Fay")).goes_to(a.id)
            await a.does("remove-spectator", spectator=(await listed(a, "Eve")).id)
            await a.does("mute", spectator=(await listed(a, "Fay")).id)
            await b.does("concede")
            cookies = [guest.http.cookies for guest in (a.guest, e.guest, f.guest)]
            answer = await a.does("rematch")
    assert answer.answer is not None
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            ann, eve, fay = [friends.stranger() for _ in cookies]
            for guest, known in zip((ann, eve, fay), cookies, strict=True):
                guest.http.cookies = known
            for table in (a.id, str(answer.answer["table"])):
                assert await (await eve.goes_to(table)).until_closed() == CloseCode.REMOVED
                again = await fay.goes_to(table)
                assert await again.may_not("say", text="Hello") == "error-muted"
