"""`simulate`, `check` and `bench`: what comes out, for people and for programs."""

import json
from collections import Counter

import pytest

from igroteka import conformance, speed
from igroteka.cli import bench
from igroteka.cli.check import spread
from igroteka.conformance import CheckedSetup, Report, Violation, configurations, positions
from igroteka.conformance.positions import Broken, Findings
from igroteka.core.registry import find_game, games
from tests.cli.running import LANGUAGES, run

FEW = ("simulate", "kittens", "-n", "12", "--preset", "lightning_kittens", "--seats", "3")
TIMES = ("seconds", "games_per_second")
KEYS = {"game", "seats", "seed", "games", "wins", "draws", "decisions", *TIMES}


def data(*arguments: str) -> dict[str, object]:
    found = json.loads(run(*arguments, "--json").out)
    assert isinstance(found, dict)
    return found


def test_a_simulation_as_data() -> None:
    found = data(*FEW)
    assert set(found) >= KEYS
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("kittens", 3, 12, "1")
    wins = found["wins"]
    assert isinstance(wins, list)
    assert sum(wins) + int(str(found["draws"])) == 12


def test_the_same_seed_gives_the_same_result() -> None:
    first, second, other = data(*FEW), data(*FEW), data(*FEW, "--seed", "other")
    for key in TIMES:
        first.pop(key), second.pop(key), other.pop(key)
    assert first == second != other


@pytest.mark.parametrize(("language", "heading"), [("en", "95% interval"), ("ru", "Интервал 95\N{NO-BREAK SPACE}%")])
def test_a_simulation_is_summed_up(language: str, heading: str) -> None:
    ran = run(*FEW, "--lang", language)
    assert heading in ran.out
    assert "random" in ran.out
    assert ran.err == ""


def test_bots_may_be_named_for_each_seat() -> None:
    found = data("simulate", "kittens", "-n", "1", "--seats", "2", "--bots", "random,random")
    assert found["bots"] == ["random", "random"]


def test_options_may_be_given_several_times() -> None:
    options = ("--options", "deck=cat_fight,combos=cats_only", "--options", "trim_third=on")
    found = data("simulate", "kittens", "-n", "1", *options)
    told = found["options"]
    assert isinstance(told, dict)
    assert (told["deck"], told["combos"], told["trim_third"]) == ("cat_fight", "cats_only", True)


def test_a_deck_of_ones_own_may_have_commas() -> None:
    cards = "cards=exploding_kitten:1,defuse:2,skip:10,nope:10,attack_2x:4"
    found = data("simulate", "kittens", "-n", "2", "--seats", "2", "--options", f"deck=custom,{cards},hand=4")
    assert found["games"] == 2


def test_checks_find_nothing_wrong() -> None:
    found = data("check", "kittens", "-n", "2")
    assert found == {"game": "kittens", "configurations": 2, "games": 2, "violations": []}
    assert run("check", "-n", "1", "--lang", "ru").code == 0


BROKEN = Violation("cards are conserved", CheckedSetup("cat_fight", 2, {}), "1/7", 3, "a card is lost", "replay")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_violation_gives_exit_status_1(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(conformance, "check_game", lambda *arguments, **more: Report("kittens", 1, 1, 5, [BROKEN]))
    ran = run("check", "kittens", "--lang", language)
    assert ran.code == 1
    assert "a card is lost" in ran.out
    ran = run("check", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)[0]["violations"][0]["check"] == "cards are conserved"


def test_games_are_spread_over_all_configurations() -> None:
    found = configurations(find_game("kittens"))
    ((some, each),) = spread(found, 5)
    assert (len(some), each) == (5, 1)
    assert len({one.preset for one in some}) > 3
    assert spread(found, 2 * len(found)) == [(found, 2)]
    assert sum(len(some) * each for some, each in spread(found, 3 * len(found) + 7)) == 3 * len(found) + 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_changed_positions_are_checked(language: str) -> None:
    ran = run("check", "kittens", "--positions", "6", "--lang", language)
    assert (ran.code, "6" in ran.out, "Error" in ran.out) == (0, True, False)


def test_a_position_that_breaks_is_told_with_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Findings(3, Counter({"error-position-field": 1}), [Broken({"game": "kittens"}, "ValueError: odd")])
    monkeypatch.setattr(positions, "try_positions", lambda game, number, seed: [broken])
    ran = run("check", "kittens", "--positions", "3")
    assert (ran.code, "ValueError: odd" in ran.out) == (1, True)
    ran = run("check", "kittens", "--positions", "3", "--json")
    assert ran.code == 1
    [told] = json.loads(ran.out)
    assert (told["tried"], told["played"], told["refused"]) == (3, 1, {"error-position-field": 1})
    assert told["broken"] == [{"problem": "ValueError: odd", "position": {"game": "kittens"}}]


def test_just_so_many_games_are_checked() -> None:
    number = len(configurations(find_game("kittens"))) + 1
    assert data("check", "kittens", "-n", str(number))["games"] == number


def test_speed_as_data_and_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed.measure, "__defaults__", (0.001,))
    monkeypatch.setattr(bench, "calibrate", lambda: 1.0)
    monkeypatch.setattr(bench, "games", lambda: {name: games()[name] for name in ("kittens", "targi")})
    found = data("bench")
    assert set(found) == {"calibration_seconds", "compiled", "results"}
    results = found["results"]
    assert isinstance(results, list)
    assert set(results[0]) == {"what", "game", "preset", "seats", "options", "per_second"}
    monkeypatch.setattr(bench, "games", lambda: {"targi": games()["targi"]})
    assert "Игроков" in run("bench", "--lang", "ru").out


def test_the_data_tell_the_options_that_were_used() -> None:
    told = json.loads(run("simulate", "kittens", "-n", "1", "--options", "trim_third=on", "--json").out)["options"]
    assert set(told) == {setting.id for setting in games()["kittens"].settings}
    assert (told["deck"], told["combos"], told["trim_third"]) == ("full_box", "cats", True)
