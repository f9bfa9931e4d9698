"""Many games between bots: the same for the same seed, on however many processes."""

from types import MappingProxyType
from typing import Any

import pytest

from igroteka.bots.bot import Imagine, RandomBot, make_bot
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.registry import find_game
from igroteka.core.views import View
from igroteka.simulation import BATCH, Plan, Series, Tally, interval, plan, simulate
from tests.core.toy import ToyGame

KITTENS = find_game("kittens")
SMALL = Plan("kittens", 2, {"deck": "lightning_kittens"}, ("random", "random"), "7")


def total(wanted: Plan, games: int, workers: int = 1) -> Tally:
    tally = Tally(wanted.seats)
    for part in simulate(wanted, games, workers):
        tally.add(part)
    return tally


def test_the_same_seed_gives_the_same_games() -> None:
    assert total(SMALL, 30) == total(SMALL, 30)
    other = Plan("kittens", 2, SMALL.settings, SMALL.bots, "8")
    assert total(SMALL, 30) != total(other, 30)


def test_every_game_has_one_winner() -> None:
    tally = total(SMALL, 30)
    assert tally.games == 30
    assert sum(tally.wins) == 30
    assert tally.draws == 0


def test_allies_have_all_won_and_made_no_draw() -> None:
    bang = plan(find_game("bang"), 5, {}, ["random"], "1")
    tally = total(bang, 20)
    assert tally.draws == 0
    assert sum(tally.wins) > 20


def test_others_who_share_the_first_place_have_made_a_draw() -> None:
    tally = Tally(3)
    tally.count(Outcome([1, 1, 3], [5, 5, 0], {}), 10)
    assert (tally.wins, tally.draws) == ([0, 0, 0], 1)


def test_workers_do_not_change_the_result() -> None:
    games = BATCH + 10
    assert total(SMALL, games, workers=2) == total(SMALL, games)


def test_many_games_are_reported_in_a_few_hundred_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.simulation.PARTS", 4)
    parts = [part.games for part in simulate(SMALL, 90)]
    assert parts == [22, 22, 22, 22, 2]
    assert [part.games for part in simulate(SMALL, 25)] == [BATCH, BATCH, 5]


def test_a_single_game_can_be_played_again() -> None:
    first, second = Series(KITTENS, SMALL).play(3), Series(KITTENS, SMALL).play(3)
    assert first[0].plain() == second[0].plain()
    assert first[1] == second[1] > 0


def test_bots_are_repeated_in_turn() -> None:
    assert plan(KITTENS, 4, {}, ["random"], "1").bots == ("random",) * 4


@pytest.mark.parametrize("bots", [[], ["random"] * 5, ["oracle"]])
def test_bots_that_do_not_fit_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadSetup):
        plan(KITTENS, 4, {}, bots, "1")


def test_a_setup_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadSetup):
        plan(KITTENS, 9, {}, ["random"], "1")
    with pytest.raises(BadSetup):
        plan(KITTENS, 4, {"deck": "mouse_trap"}, ["random"], "1")


def test_a_shared_first_place_is_a_draw() -> None:
    tally = Tally(2)
    tally.count(Outcome([1, 1], [0, 0], {}), 5)
    tally.count(Outcome([2, 1], [0, 1], {}), 7)
    assert (tally.games, tally.draws, tally.wins, tally.decisions) == (2, 1, [0, 1], 12)


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)
    assert interval(0, 0) == (0.0, 1.0)


class Hurried(ToyGame):
    """A game that is shorter where nobody is there to stop it."""

    unattended = MappingProxyType({"rounds": 1})


HURRIED: Game[Any] = Hurried()


def test_games_without_people_have_options_of_their_own_unless_others_are_given() -> None:
    assert plan(HURRIED, 2, {}, ["random"], "1").settings == {"rounds": 1}
    assert plan(HURRIED, 2, {"rounds": 2}, ["random"], "1").settings == {"rounds": 2}
    assert plan(KITTENS, 2, {}, ["random"], "1").settings == {}


class Diarist(RandomBot):
    """Remembers how many choices it has made in its game."""

    def __init__(self) -> None:
        self.choices: list[int] = []

    def forget(self) -> None:
        self.choices.append(0)

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        self.choices[-1] += 1
        return super().choose(view, decision, random, imagine)


def test_a_bot_begins_every_game_without_memories_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    diarist = Diarist()
    bots = iter([diarist, make_bot("greedy", "kittens")])
    monkeypatch.setattr("igroteka.simulation.make_own_bot", lambda name, setup: next(bots))
    series = Series(KITTENS, SMALL)
    for number in range(3):
        series.play(number)
    assert len(diarist.choices) == 3
    assert min(diarist.choices) > 0
