"""Matches: several games, their scores, and how a match is resumed."""

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.match import Match
from igroteka.core.random import QuickRandom, is_fair
from igroteka.core.state import State
from tests.core.table import random_game, table
from tests.core.toy import GAME


class Trophy(Match):
    """A match in which the last winners are handed on."""

    def carry(self, g: State) -> dict[str, object]:
        outcome = g.outcome()
        return {"winners": outcome.winners if outcome else []}


def match(games: int = 3) -> Match:
    return GAME.match(3, {"rounds": 1}, "seed", games)


def played(g: State) -> State:
    random = QuickRandom(3)
    while g.decisions():
        decision = random.pick(g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
    return g


def test_the_winners_of_every_game_score() -> None:
    series = match()
    won = [0, 0, 0]
    while not series.over:
        g = played(series.next_game())
        outcome = g.outcome()
        assert outcome is not None
        won = [score + (seat in outcome.winners) for seat, score in enumerate(won)]
        series.add_result(g)
    assert series.scores == won
    assert series.played == 3


def test_equal_scores_share_a_place() -> None:
    series = match()
    series.scores = [2, 5, 2]
    assert series.places() == [2, 1, 2]
    series.scores = [0, 0, 0]
    assert series.places() == [1, 1, 1]


def test_every_game_has_a_seed_of_its_own() -> None:
    series = match()
    first = series.setup().seed
    series.add_result(played(series.next_game()))
    assert series.setup().seed != first
    assert is_fair(GAME.match(2, {}, "ab" * 32, 2).setup().seed)


def test_a_match_that_was_saved_goes_on_alike() -> None:
    series = match()
    series.add_result(played(series.next_game()))
    again = Match.resume(GAME, series.dump())
    assert again.dump() == series.dump()
    assert GAME.dump(again.next_game()) == GAME.dump(series.next_game())


def test_a_resumed_match_shares_nothing_with_what_was_saved() -> None:
    saved = match().dump()
    again = Match.resume(GAME, saved)
    again.add_result(played(again.next_game()))
    assert saved == match().dump()


def test_something_is_carried_over_and_saved() -> None:
    series = Trophy(GAME, 2, {"rounds": 1}, "seed", 2)
    assert series.setup().carried == {}
    g = played(series.next_game())
    series.add_result(g)
    outcome = g.outcome()
    assert outcome is not None
    assert series.setup().carried == {"winners": outcome.winners}
    assert Trophy.resume(GAME, series.dump()).setup().carried == {"winners": outcome.winners}


def test_a_match_has_at_least_one_game() -> None:
    for games in (0, -1):
        with pytest.raises(BadSetup, match="error-match-games"):
            match(games)


def test_after_the_last_game_there_is_none() -> None:
    series = match(1)
    series.add_result(played(series.next_game()))
    assert series.over
    with pytest.raises(BadSetup, match="error-match-over"):
        series.next_game()


def test_a_running_game_is_not_counted() -> None:
    series = match()
    with pytest.raises(BadSetup, match="error-match-running"):
        series.add_result(series.next_game())
    assert series.played == 0


@pytest.mark.parametrize("name", ["seats", "options", "seed", "games", "scores", "played", "carried"])
def test_a_broken_saved_match_is_refused(name: str) -> None:
    saved = match().dump()
    for data in ({key: value for key, value in saved.items() if key != name}, saved | {name: None}):
        with pytest.raises(BadSetup, match="error-match-broken"):
            Match.resume(GAME, data)


@pytest.mark.parametrize("scores", [[1], [1, 2, 3, 4], ["a", "b", "c"], [1, 2, None]])
def test_a_saved_match_has_a_score_for_every_seat(scores: list[object]) -> None:
    with pytest.raises(BadSetup, match="error-match-broken"):
        Match.resume(GAME, match().dump() | {"scores": scores})


def test_any_finished_game_can_be_counted() -> None:
    series = match()
    series.add_result(random_game(table("two one", "six one", "one five", round=1)).state)
    assert series.played == 1
