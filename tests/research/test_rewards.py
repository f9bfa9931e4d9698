"""What a seat gets for the end of a game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.core.outcome import Outcome
from igroteka.research.pettingzoo import Environment
from igroteka.research.rewards import SCHEMES, bounds, places, scheme, scores, share, win
from tests.research.tables import SOME, configuration, states


def ended(*of_seats: int) -> Outcome:
    return Outcome(list(of_seats), [10 * place for place in of_seats], {})


def test_a_team_wins_together() -> None:
    assert win(ended(1, 2, 1, 2)) == [1, -1, 1, -1]


def test_where_all_or_none_win_nobody_gets_anything() -> None:
    assert win(ended(1, 1)) == [0, 0]
    assert win(ended(2, 2)) == [0, 0]
    assert share(ended(2, 2)) == [0, 0]


def test_winners_share_what_all_have_paid() -> None:
    assert share(ended(1, 2, 1, 4)) == [0.25, -0.25, 0.25, -0.25]
    assert sum(share(ended(1, 2, 3))) == pytest.approx(0)


def test_places_go_from_one_to_minus_one() -> None:
    assert places(ended(1, 2, 3)) == [1, 0, -1]
    assert places(ended(1, 1, 3)) == [0.5, 0.5, -1]
    assert places(ended(1)) == [0]


def test_scores_are_those_of_the_game() -> None:
    assert scores(ended(1, 2)) == [10, 20]


def test_rewards_of_ones_own_are_taken() -> None:
    table = Environment(configuration("kittens", "classic_base", 2), lambda outcome: [7.0 for _ in outcome.places])
    table.reset(seed=1)
    while not any(table.terminations.values()):
        codes = table.infos[table.agent_selection]["codes"]
        assert isinstance(codes, Mapping)
        table.step(next(iter(codes)))
    assert set(table.rewards.values()) == {7.0}


def test_unknown_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="no rewards called glory"):
        scheme("glory")
    with pytest.raises(ValueError, match="no rewards called glory"):
        bounds("glory", "targi")


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_no_rewards_are_beyond_their_bounds(game: str, preset: str, seats: int, name: str) -> None:
    low, high = bounds(name, game)
    *_, last = states(configuration(game, preset, seats), "bounds")
    outcome = last.outcome()
    assert outcome is not None
    assert all(low <= reward <= high for reward in SCHEMES[name](outcome))


def test_scores_of_targi_are_points() -> None:
    assert bounds("scores", "targi")[1] > 100
    assert bounds("scores", "kittens") == (0, 1)
