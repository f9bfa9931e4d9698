"""Advice to a player: the best options with their chances, and why."""

from __future__ import annotations

import time
from types import SimpleNamespace

import msgspec
import pytest

from igroteka.bots.search import searching, thinker
from igroteka.games.kittens.game import GAME
from igroteka.server.bots.bot_pool import ADVICE, AdviceAnswer, BotJob, run_job
from tests.games.kittens.table import table
from tests.server.client import Friends, Seat

pytestmark = pytest.mark.anyio


class Option(msgspec.Struct):
    """What is told of an option."""

    code: str


class Advised(msgspec.Struct):
    """An option and its chance."""

    option: Option
    percent: int | None


class Reason(msgspec.Struct):
    """Why it is the best one."""

    text: str


class Advice(msgspec.Struct):
    """The answer to somebody who asks for a hint."""

    options: list[Advised]
    reason: Reason
    odds: Reason


def asked_and_not(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Who is asked something, and who is not."""
    first, second = sorted(seats, key=lambda seat: not seat.codes)
    assert first.codes
    assert not second.codes
    return first, second


async def compared_advice(seat: Seat) -> Advice:
    """A hint that compares options: on a busy machine a bot may have had no time for that, and says so."""
    while True:
        advice = msgspec.convert((await seat.does("hint")).answer, Advice)
        if advice.odds.text != "hint-alone":
            return advice
        assert [one.percent for one in advice.options] == [None]


async def test_a_player_who_is_asked_gets_the_best_options_with_their_chances_and_a_reason(friends: Friends) -> None:
    asked, other = asked_and_not(await friends.play("targi", 2))
    before = asked.view.moment
    advice = await compared_advice(asked)
    assert 1 <= len(advice.options) <= 3
    assert {one.option.code for one in advice.options} <= set(asked.codes)
    chances = [one.percent for one in advice.options if one.percent is not None]
    assert len(chances) == len(advice.options)
    assert 100 >= chances[0] == max(chances)
    assert min(chances) >= 0
    assert advice.reason.text.startswith("bot-targi-")
    assert advice.odds.text in ("hint-better", "hint-close", "hint-only")
    assert asked.view.moment == before
    assert await other.may_not("hint") == "error-not-asked"


async def test_nobody_else_notices_that_somebody_was_advised(friends: Friends) -> None:
    asked, other = asked_and_not(await friends.play("targi", 2))
    await asked.does("hint")
    await other.hears_nothing()


async def test_a_table_may_be_played_without_advice(friends: Friends) -> None:
    asked, _ = asked_and_not(await friends.play("targi", 2, settings={"hints": False}))
    assert await asked.may_not("hint") == "error-hints-off"


async def test_what_a_game_can_advise_is_told_with_the_game(friends: Friends) -> None:
    guest = await friends.comes("Ann")
    games = {one["id"]: one["hints"] for one in (await guest.gets("games")).json()["games"]}
    assert games["targi"]


async def test_a_hint_names_the_options_that_would_cost_much(monkeypatch: pytest.MonkeyPatch) -> None:
    # The search gets its second of processor time, however busy the machine is. Drawing costs 30 points, attacking 5.
    for module in (searching, thinker):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=time.thread_time))
    a, _ = table("A: skip attack_2x", "B: cat_beard", pile="cat_tacocat exploding_kitten")
    job = BotJob("kittens", ADVICE, a.seat, "1", GAME.dump(a.table.g))
    counsel = msgspec.json.decode(run_job(msgspec.json.encode(job)), type=AdviceAnswer)
    assert counsel.options[0][0] == "play:skip"
    ((code, chance),) = counsel.mistakes
    assert code == "draw"
    assert chance is not None
    assert chance < 75


async def test_who_has_no_choice_is_told_no_chance() -> None:
    a, b = table("A: skip", "B: defuse", forced=False)
    a.plays("skip")
    job = BotJob("kittens", ADVICE, b.seat, "1", GAME.dump(a.table.g))
    counsel = msgspec.json.decode(run_job(msgspec.json.encode(job)), type=AdviceAnswer)
    assert counsel.options == [("pass", None)]
    assert counsel.odds["text"] == "hint-only"
