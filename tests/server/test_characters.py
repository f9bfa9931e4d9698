"""Bots with a name: the temper by which they play, and what they say."""

import pytest

from igroteka.bots.bot import make_bot
from igroteka.bots.search.tempers import TEMPERS
from igroteka.server.tables.characters import LOST, OUT, TEMPER_OF, VARIANTS, WON, with_temper
from igroteka.server.tables.names import BOT_NAMES, bot_id
from igroteka.texts import LANGUAGES, texts_for
from tests.server.client import Friends, Seat, all_see

pytestmark = pytest.mark.anyio


def said(seat: Seat) -> list[str]:
    """The lines of bots that a seat has heard."""
    return [one.line for one in seat.chat if one.line]


async def test_a_bot_that_has_won_says_so_in_its_manner(friends: Friends) -> None:
    a, *_ = await friends.play("targi", 1, bots=["greedy"])
    watching = await (await friends.comes("Eve")).goes_to(a.id)
    await a.does("concede")
    await all_see([a, watching], lambda seat: bool(said(seat)))
    bot = a.table.chairs[1]
    assert said(a)[0].startswith(f"bot-says-{TEMPER_OF[bot.bot]}-{WON}-")
    assert [(one.seat, one.name, one.text) for one in a.chat] == [(1, bot.name, "")]
    assert said(a) == said(watching)
    report = {"at": a.chat[0].at, "name": bot.name, "text": "rude"}
    assert (await a.guest.posts(f"tables/{a.id}/report", report)).status_code == 404


async def test_bots_that_are_not_to_talk_say_nothing(friends: Friends) -> None:
    a, *_ = await friends.play("targi", 1, bots=["greedy"], settings={"talk": False})
    await a.does("concede")
    await a.until(lambda: a.over)
    await a.does("say", text="Well played")
    await a.until(lambda: bool(a.chat))
    assert [one.text for one in a.chat] == ["Well played"]


def test_every_bot_has_a_temper_and_lines_in_every_language() -> None:
    assert set(TEMPER_OF) == {bot_id(name) for name in BOT_NAMES}
    assert set(TEMPER_OF.values()) == set(TEMPERS)
    for language in LANGUAGES:
        for temper in TEMPERS:
            for occasion in (WON, LOST, OUT):
                lines = {
                    texts_for(language).say(f"bot-says-{temper}-{occasion}-{number + 1}") for number in range(VARIANTS)
                }
                assert len(lines) == VARIANTS


def test_a_bot_that_searches_plays_by_its_temper() -> None:
    assert with_temper("hard", "ada") == "hard/cautious"
    assert with_temper("greedy", "ada") == "greedy"
    assert with_temper("hard", "") == "hard"
    assert make_bot(with_temper("normal", "zoya"), "targi").name == "normal/vengeful"
