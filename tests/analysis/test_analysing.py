"""A recorded game looked at again."""

from pathlib import Path

import pytest

from igroteka.analysis.analysing import Analysis, Analyst, Effort, Judged, Moment
from igroteka.analysis.telling import Telling
from igroteka.core.registry import game
from igroteka.core.replays import Replay, read_replay
from igroteka.texts import Names
from igroteka.texts.texts import texts_for

CORPUS = Path(__file__).parents[1] / "corpus" / "kittens"
KITTENS = game("kittens")
LITTLE = Effort(iterations=8, games=2)


def recorded(name: str) -> Replay:
    return read_replay((CORPUS / f"{name}.replay").read_text(encoding="utf-8"), KITTENS)


def analysed(replay: Replay) -> Analysis:
    analyst = Analyst(KITTENS, replay, LITTLE)
    assert list(analyst.run()) == list(range(len(replay.choices) + 1))
    return analyst.found


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analysed(recorded("lightning_kittens-2-random"))


def test_chances_are_between_none_and_certain_and_end_with_the_result(found: Analysis) -> None:
    assert found.moments[0].step == 0
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)
    places = recorded("lightning_kittens-2-random").places
    assert places is not None
    assert found.moments[-1].chances == [float(place == 1) for place in places]


def test_every_choice_with_an_alternative_is_compared_with_the_best_one(found: Analysis) -> None:
    replay = recorded("lightning_kittens-2-random")
    assert found.choices
    for choice in found.choices:
        assert (replay.choices[choice.step].seat, replay.choices[choice.step].code) == (choice.seat, choice.code)
        assert choice.best_chance >= choice.chance


def test_an_analysis_can_be_repeated(found: Analysis) -> None:
    assert analysed(recorded("lightning_kittens-2-random")).plain() == found.plain()


def test_what_the_clock_has_closed_is_not_judged() -> None:
    found = analysed(recorded("lightning_kittens-4-clock-live"))
    assert all(choice.seat >= 0 for choice in found.choices)


def test_the_largest_changes_are_turning_points_in_the_order_of_the_game() -> None:
    moments = [Moment(0, [0.5, 0.5]), Moment(5, [0.4, 0.6]), Moment(10, [0.9, 0.1]), Moment(15, [0.3, 0.9])]
    turns = Analysis(moments, []).turning_points(2)
    assert [(turn.step, turn.seat, turn.before, turn.after) for turn in turns] == [(10, 0, 0.4, 0.9), (15, 1, 0.1, 0.9)]


def test_the_dearest_choices_come_first_and_chance_differences_are_none() -> None:
    choices = [
        Judged(1, 0, "draw", 0.50, "skip", 0.51),
        Judged(2, 0, "draw", 0.40, "skip", 0.50),
        Judged(3, 1, "draw", 0.10, "skip", 0.60),
        Judged(4, 1, "skip", 0.60, "skip", 0.60),
    ]
    assert [choice.step for choice in Analysis([], choices).mistakes()] == [3, 2]


def test_a_choice_that_nobody_notices_is_told_by_the_last_one_before_it() -> None:
    replay = recorded("classic_base-3-greedy")
    telling = Telling(texts_for("en"), KITTENS, replay, Names(["Ann", "Bob", "Cat"]))
    silent = [step for step in range(2, len(replay.choices)) if telling.story(step) == telling.story(step - 1)]
    assert silent
    assert all(telling.story(step) for step in range(1, len(replay.choices)))
