"""Names that can be seen, and that nobody takes for somebody else's."""

from __future__ import annotations

import pytest

from igroteka.server.tables.commands import CommandContext, Guest, decide
from igroteka.server.tables.events import BotSat, Opened, Sat, Stood
from igroteka.server.tables.messages import Sit
from igroteka.server.tables.names import BOT_NAMES, bot_id, bot_name, clean_name, clean_text, imitates, shown_names
from igroteka.server.tables.payloads import summary
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import PLAYING, Table
from tests.server.client import Friends

BLANKS = [
    "\u2800",
    "\u3164",
    "\uffa0",
    "\u115f\u1160",
    "\u034f",
    "\u180b",
    "\ufe0f",
    "\U000e0100",
    "\u17b4",
    "\U0001d159",
]
STACK = "Z" + "\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u0319" * 3


@pytest.mark.parametrize("name", [*BLANKS, "".join(BLANKS), "\u0301", "\u20dd\u0489", "\ufffc"])
def test_a_name_of_which_nothing_can_be_seen_is_empty(name: str) -> None:
    assert clean_name(name) == ""
    assert clean_name(f" {name} ") == ""


@pytest.mark.parametrize("blank", BLANKS)
def test_a_blank_letter_does_not_stay_in_a_name(blank: str) -> None:
    assert clean_name(f"An{blank}n") == "Ann"


def test_accents_cannot_be_stacked() -> None:
    assert clean_name(STACK) == "Z\u0319\u0319"
    assert clean_text(f"look: {STACK}!") == "look: Z\u0319\u0319!"
    assert clean_name("a\u0489\u0489b") == "ab"


@pytest.mark.parametrize(
    "name", ["Zoë", "Łukasz", "Пётр", "Йосиф", "Nguyễn", "שָׁלוֹם", "ที่รัก", "हिन्दी", "田中さん", "O’Neil", "Ann 2", "🦊"]
)
def test_names_of_many_languages_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # Cyrillic А
        ("Bob", "Воb"),  # Cyrillic В and о
        ("Bob", "Βοb"),  # Greek Β and ο
        ("Hannah", "Ηаnnаh"),  # Greek Η
        ("nina", "ηiηa"),  # Greek η
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\U0001d400\U0001d427\U0001d427"),  # mathematical
        ("Ann", "Án\u0323n"),
        ("Ann", "A n n"),
        ("Ann", "Ann."),
        ("Ilya", "llya"),
        ("Ilya", "1lya"),
        ("Oleg", "0leg"),
        ("Pam", "Parn"),
        ("Вова", "BOBA"),
        ("Пётр", "Петр"),
        ("Алексей", "АЛЕКСЕИ"),
        ("Зоя", "3оя"),
        ("Straße", "STRASSE"),
        ("Anna", "Аnnа"),
        ("Simon", "Ѕіmоn"),
        ("Cora", "Ꮯora"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert imitates(one, other)
    assert imitates(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Ann 2"), ("Bob", "Rob"), ("Вера", "Вика"), ("🦊", "🐱"), ("...", "!!!"), ("Ада", "Ида")],
)
def test_names_that_differ_are_not_taken_for_each_other(one: str, other: str) -> None:
    assert not imitates(one, other)


@pytest.mark.anyio
async def test_a_blank_name_is_refused(friends: Friends) -> None:
    for name in BLANKS:
        answer = await friends.stranger().posts("me", {"name": name})
        assert (answer.status_code, answer.json()["text"]) == (409, "error-name")


@pytest.mark.anyio
async def test_a_name_like_one_at_the_table_gets_a_number(friends: Friends) -> None:
    ann, fake, wide = await friends.come("Ann", "Аnn", "\uff21nn")
    table = await ann.opens("kittens", 3, seat=0)
    a, b, c = [await guest.goes_to(table) for guest in (ann, fake, wide)]
    await b.does("sit", seat=1)
    await c.does("sit", seat=2)
    await a.until(lambda: [chair.name for chair in a.table.chairs] == ["Ann", "Аnn 2", "\uff21nn 3"])


@pytest.mark.anyio
async def test_a_person_cannot_imitate_a_bot_nor_a_bot_a_person(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("kittens", 4, seat=0, bots=["random"]))
    bot = a.table.chairs[1].name
    fake = await (await friends.comes(bot.upper())).goes_to(a.id)
    await fake.does("sit", seat=2)
    await a.until(lambda: a.table.chairs[2].name == f"{bot.upper()} 2")
    await fake.does("stand")
    await a.does("remove", seat=1)
    await fake.does("sit", seat=2)
    await a.until(lambda: a.table.chairs[2].name == bot.upper())
    await a.does("add-bot", seat=1, level="random")
    await a.until(lambda: a.table.chairs[1].kind == "bot")
    assert not imitates(a.table.chairs[1].name, bot)


@pytest.mark.anyio
async def test_a_spectator_cannot_speak_in_a_players_name(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    fake = await (await friends.comes("Воb")).goes_to(a.id)
    await fake.says("I am Bob.")
    await b.until(lambda: len(b.chat) == 1)
    assert (b.chat[0].seat, b.chat[0].name) == (-1, "Воb 2")


# Bots.


def a_table_with_clara() -> Table:
    table = Table("a-table")
    table.apply(Opened(Settings("kittens", 3), "host"), 0)
    table.apply(BotSat(0, "easy", "Clara", "she"), 0)
    return table


def test_every_bot_has_a_name_of_its_own_in_each_language() -> None:
    shown = [name for bot in BOT_NAMES for name in shown_names(bot_id(bot))]
    assert shown_names("clara") == ("Clara", "Клара")
    assert len(set(shown)) == 2 * len(BOT_NAMES)


@pytest.mark.parametrize("person", ["Clara", "Клара", "клара"])
def test_a_person_is_told_apart_from_a_bot_in_every_language(person: str) -> None:
    events = decide(a_table_with_clara(), Guest("ann", person), Sit("1", 1), CommandContext(0))
    assert events == [Sat(1, "ann", f"{person} 2")]


def test_a_bot_gets_no_name_that_a_person_has_in_any_language() -> None:
    taken = [shown_names(bot_id(bot))[1] for bot in BOT_NAMES if bot != "Nestor"]
    assert bot_name(taken, "a-table", 0) == "Nestor"


def test_a_bot_that_takes_over_keeps_the_name_of_its_player() -> None:
    table = a_table_with_clara()
    table.apply(Sat(1, "vera", "Vera"), 0)
    table.status = PLAYING
    for event in (Stood(1), BotSat(1, "greedy", "Vera", "she")):
        table.apply(event, 0)
    assert [chair.bot for chair in table.chairs] == ["clara", "", ""]
    assert summary(table)["bots"] == ["clara", "", ""]
