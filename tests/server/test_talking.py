"""Chat and emotes, and where talking costs something."""

from __future__ import annotations

import pytest

from igroteka.server.tables.commands import CHAT_MESSAGES
from igroteka.server.tables.table import CHAT_KEPT
from tests.server import told
from tests.server.client import Friends, Seat, all_see
from tests.server.positions import GAG

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_told_to_everybody_and_to_those_who_come_later(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    await b.says("Good luck!")
    await watcher.says("I only watch.")
    await all_see([a, b, watcher], lambda seat: len(seat.chat) == 2)
    said = [(one.seat, one.name, one.text) for one in a.chat]
    assert said == [(1, "Bob", "Good luck!"), (-1, "Eve", "I only watch.")]
    late = await (await friends.comes("Fay")).goes_to(a.id)
    assert late.chat == a.chat


async def test_people_can_talk_before_and_after_the_game(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("kittens", 2, seat=0, bots=["random"], settings={"pace": 0}))
    await a.says("Anybody there?")
    await a.does("start")
    await a.does("propose", what="end")
    await a.says("That was it.")
    assert [one.text for one in a.chat] == ["Anybody there?", "That was it."]


async def test_a_message_is_one_line_that_can_be_seen(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    await a.says("left\u202eright\n\x00 <b>bold</b>")
    assert a.chat[0].text == "leftright <b>bold</b>"  # the client shows it as text
    assert await a.may_not("say", text="\u200b \n") == "error-chat-empty"
    answer = await a.asks_as("", "say", text="x" * 301)
    assert isinstance(answer, told.Refused)
    assert answer.text == "error-message"


async def test_the_last_two_hundred_messages_are_kept(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    said = []
    for speaker in await friends.come(*[f"P{number}" for number in range(41)]):
        for number in range(CHAT_MESSAGES):
            said.append(f"{speaker.id} {number}")
            line = {"do": "say", "id": str(number), "text": said[-1]}
            assert (await speaker.posts(f"tables/{a.id}/commands", line)).status_code == 200
    again = await a.comes_back()
    assert [one.text for one in again.chat] == said[-CHAT_KEPT:]
    assert len(said) > CHAT_KEPT == 200


async def test_an_emote_is_shown_to_everybody_and_not_kept(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await a.does("emote", emote="clap")
    await b.until(lambda: told.EmoteMessage(0, "clap") in b.heard)
    late = await b.guest.goes_to(a.id)
    assert not [message for message in late.heard if isinstance(message, told.EmoteMessage)]
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    assert await watcher.may_not("emote", emote="clap") == "error-not-seated"


# The Gag (BANG-X03).


async def gagged(friends: Friends) -> tuple[Seat, Seat, Seat, Seat]:
    """Four at a table where talking is fined; the last one is dead."""
    a, b, c, d = await friends.play("bang", 4, position=GAG)
    return a, b, c, d


def life(seat: Seat, figure: int) -> object:
    """The life points of a figure as this seat sees them."""
    figures = seat.board["figures"]
    assert isinstance(figures, list)
    return figures[figure]["life"]


async def test_under_the_gag_a_message_costs_a_life_point(friends: Friends) -> None:  # BANG-X03
    a, b, _, _ = await gagged(friends)
    assert await b.may_not("say", text="Help!") == "error-chat-costs"
    assert (life(b, 1), b.chat) == (3, [])
    await b.does("say", text="Help!", costs=True)
    await a.until(lambda: len(a.chat) == 1)
    assert a.chat[0].text == "Help!"
    await a.chooses("end")  # the fine is collected at the next settle point
    assert life(a, 1) == 2


async def test_under_the_gag_the_dead_and_watchers_keep_silent(friends: Friends) -> None:  # BANG-X03, BANG-B35
    a, _, _, d = await gagged(friends)
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    for seat in (d, watcher):
        assert await seat.may_not("say", text="Boo!") == "error-chat-closed"
        assert await seat.may_not("say", text="Boo!", costs=True) == "error-chat-closed"


async def test_under_the_gag_emotes_are_free(friends: Friends) -> None:  # BANG-X03
    a, b, _, _ = await gagged(friends)
    await b.does("emote", emote="angry")
    await a.until(lambda: told.EmoteMessage(1, "angry") in a.heard)
    assert life(a, 1) == 3
