"""A recorded game looked at again."""

from pathlib import Path

import pytest

from igroteka.analysis.analysing import Analysis, Analyst, Effort, JudgedChoice, Moment, verdict
from igroteka.analysis.outlook import outlook
from igroteka.analysis.wording import AnalysisWording
from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.searching import Estimate
from igroteka.core.random import Random, from_seed
from igroteka.core.registry import find_game
from igroteka.core.replays import Replay, read_replay
from igroteka.core.session import RecordedChoice
from igroteka.core.state import State
from igroteka.games.kittens.rules.words import DRAW, PLAY
from igroteka.server.bots.analysis_queue import ReplayedGame
from igroteka.texts import Names
from igroteka.texts.texts import texts_for
from tests.bots.heaps import HeapKnowledge, heap
from tests.games.kittens.table import table

CORPUS = Path(__file__).parents[1] / "corpus" / "kittens"
KITTENS = find_game("kittens")
CLASSIC = {"deck": "classic_base"}
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


def test_every_choice_with_an_alternative_is_judged(found: Analysis) -> None:
    replay = recorded("lightning_kittens-2-random")
    asked: list[tuple[int, int, str]] = []
    for step, session in enumerate(replay.steps(KITTENS)):
        if step < len(replay.choices):
            seat, code = replay.choices[step].seat, replay.choices[step].code
            decision = session.state.decision(seat)
            if decision is not None and len(decision.options) > 1:
                asked.append((step, seat, code))
    assert asked
    assert [(choice.step, choice.seat, choice.code) for choice in found.choices] == asked


A, B, C = DRAW(), PLAY(5), PLAY(6)


def judged(**results: list[float]) -> tuple[float, str, float]:
    """What is thought of A, if the options have brought this in the same imagined states."""
    named = {"a": A, "b": B, "c": C}
    found = [Estimate(named[name], len(mine), sum(mine) / len(mine), mine) for name, mine in results.items()]
    chance, best, best_chance = verdict(A, found)
    return chance, best.code, best_chance


def test_a_few_lucky_tries_are_no_better_choice() -> None:
    assert judged(a=[0.5] * 40, b=[0.9] * 4) == (0.5, A.code, 0.5)


def test_what_differs_by_no_more_than_chance_explains_is_no_better_choice() -> None:
    assert judged(a=[0.5] * 40, b=[0.9, 0.2] * 20) == (0.5, A.code, 0.5)


def test_a_better_choice_is_measured_where_both_were_tried() -> None:
    chance, best, better = judged(a=[0.2, 0.4] * 10 + [0.9] * 20, b=[0.5, 0.7] * 10, c=[0.3, 0.5] * 20)
    assert best == B.code
    assert (chance, better) == pytest.approx((0.3, 0.6))


@pytest.mark.parametrize(("code", "better"), [("draw", "play:skip"), ("play:skip", None)])
def test_who_draws_a_kitten_that_he_has_seen_is_told_what_was_better(code: str, better: str | None) -> None:
    a, _ = table("A: skip see_the_future_3x", "B:", pile="exploding_kitten cat_beard ...", options=CLASSIC)
    a.plays("see_the_future_3x")
    analyst = Analyst(
        KITTENS, ReplayedGame(a.table.g.clone(), [RecordedChoice(a.seat, code)]), Effort(iterations=60, games=2)
    )
    list(analyst.run())
    assert [mistake.best for mistake in analyst.found.mistakes()] == ([better] if better else [])


def test_an_analysis_can_be_repeated(found: Analysis) -> None:
    assert analysed(recorded("lightning_kittens-2-random")).plain() == found.plain()


def test_what_the_clock_has_closed_is_not_judged() -> None:
    found = analysed(recorded("lightning_kittens-4-clock-live"))
    assert all(choice.seat >= 0 for choice in found.choices)


def test_the_largest_changes_are_turning_points_in_the_order_of_the_game() -> None:
    moments = [Moment(0, [0.5, 0.5]), Moment(5, [0.4, 0.6]), Moment(10, [0.9, 0.1]), Moment(15, [0.3, 0.9])]
    turns = Analysis(moments, []).turning_points(2)
    assert [(turn.step, turn.seat, turn.before, turn.after) for turn in turns] == [(10, 0, 0.4, 0.9), (15, 1, 0.1, 0.9)]


def test_what_is_taken_back_at_once_or_within_chance_is_no_turning_point() -> None:
    chances = [0.70, 0.55, 0.69, 0.64, 0.62, 0.90]
    moments = [Moment(step, [chance, 1 - chance]) for step, chance in enumerate(chances)]
    assert [turn.step for turn in Analysis(moments, []).turning_points()] == [5]


class Jumpy(Analyst):
    """Somebody who thinks that everything turns with the seventh choice, and nothing else does."""

    def _chances(self, state: State, step: int) -> list[float]:
        return [0.2, 0.8] if step < 7 else [0.8, 0.2]

    def _judge(self, state: State, step: int) -> None:
        pass


def test_a_turning_point_is_found_between_the_moments_that_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.analysis.analysing.MOMENTS", 3)
    replay = recorded("lightning_kittens-2-random")
    assert len(replay.choices) > 12
    analyst = Jumpy(KITTENS, replay, LITTLE)
    steps = list(analyst.run())
    (turn,) = analyst.found.turning_points()
    assert (turn.step, turn.before, turn.after) == (7, 0.2, 0.8)
    piece_by_piece: list[Moment] = []
    for first in steps:
        one = Jumpy(KITTENS, replay, LITTLE)
        looking = one.run(first)
        assert next(looking) == first
        next(looking, None)
        piece_by_piece += one.found.moments
    assert piece_by_piece == analyst.found.moments


def test_the_dearest_choices_come_first_and_a_trifle_is_none() -> None:
    choices = [
        JudgedChoice(1, 0, "draw", 0.50, "skip", 0.505),
        JudgedChoice(2, 0, "draw", 0.40, "skip", 0.50),
        JudgedChoice(3, 1, "draw", 0.10, "skip", 0.60),
        JudgedChoice(4, 1, "skip", 0.60, "skip", 0.60),
    ]
    assert [choice.step for choice in Analysis([], choices).mistakes()] == [3, 2]


def test_a_choice_that_nobody_notices_is_told_by_the_last_one_before_it() -> None:
    replay = recorded("classic_base-3-greedy")
    telling = AnalysisWording(texts_for("en"), KITTENS, replay, Names(["Ann", "Bob", "Cat"]))
    silent = [step for step in range(2, len(replay.choices)) if telling.story(step) == telling.story(step - 1)]
    assert silent
    assert all(telling.story(step) for step in range(1, len(replay.choices)))


class Opened(HeapKnowledge):
    """Knowledge of one search: it writes down what is asked of it."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def for_search(self, g: State, seat: int) -> Knowledge:
        self.told.append("for_search")
        return self

    def adjust(self, g: State, seat: int, random: Random) -> None:
        self.told.append("adjust")

    def start_rollout(self, g: State) -> None:
        self.told.append("start_rollout")


def test_a_moment_is_played_on_as_a_search_plays_it_on() -> None:
    knowledge = Opened()
    outlook(knowledge, lambda random: heap(5), 0, from_seed("1"), 2)
    assert knowledge.told == ["for_search", "adjust", "start_rollout", "adjust", "start_rollout"]
