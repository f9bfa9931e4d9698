"""Ratings of solvers and puzzles."""

from __future__ import annotations

import pytest

from igroteka.learning.rating import Rating, expected_score, updated


def test_the_example_of_glickmans_paper_comes_out() -> None:
    others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    after = updated(Rating(1500, 200), list(zip(others, [1.0, 0.0, 0.0], strict=True)))
    assert after.value == pytest.approx(1464.06, abs=0.05)
    assert after.deviation == pytest.approx(151.52, abs=0.05)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_better_one_is_expected_to_win_and_both_chances_add_up_between_equals() -> None:
    assert expected_score(Rating(1700, 50), Rating(1500, 50)) > 0.7
    assert expected_score(Rating(1500, 80), Rating(1500, 80)) == 0.5


def test_a_surprise_counts_more_than_what_was_expected_and_every_game_makes_surer() -> None:
    solver, easy, hard = Rating(1500, 120), Rating(1200, 80), Rating(1800, 80)
    gains = [updated(solver, [(puzzle, 1.0)]).value - 1500 for puzzle in (easy, hard)]
    losses = [1500 - updated(solver, [(puzzle, 0.0)]).value for puzzle in (easy, hard)]
    assert 0 < gains[0] < gains[1]
    assert 0 < losses[1] < losses[0]
    assert updated(solver, [(hard, 0.0)]).deviation < 120


def test_a_rating_stays_finite_after_many_surprises() -> None:
    rating = Rating()
    for number in range(300):
        rating = updated(rating, [(Rating(1900, 60), float(number % 2))])
    assert 1500 < rating.value < 2300
    assert 20 < rating.deviation < 150
