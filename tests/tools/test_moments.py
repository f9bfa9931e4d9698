"""Moments of games for pictures."""

from __future__ import annotations

import pytest

from igroteka.core.positions import read_position
from igroteka.core.registry import find_game, games
from tools.moments import Moment, position


@pytest.mark.parametrize("id", sorted(games()))
def test_a_moment_is_a_position_in_which_the_first_seat_has_a_choice(id: str) -> None:
    state = read_position(position(Moment(id, find_game(id).seats[0], 12)), find_game(id))
    assert any(decision.seat == 0 and len(decision.options) > 1 for decision in state.decisions())


def test_a_moment_can_be_wanted_by_its_question() -> None:
    state = read_position(position(Moment("kittens", 3, 4, asks="kittens-ask-put-kitten")), find_game("kittens"))
    assert [decision.prompt.phrase.text for decision in state.decisions()] == ["kittens-ask-put-kitten"]


def test_the_same_wish_gives_the_same_moment() -> None:
    wish = Moment("targi", 2, 30, seed=3)
    assert position(wish) == position(wish)
