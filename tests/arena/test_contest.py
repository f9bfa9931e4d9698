"""Who plays whom: line-ups, seatings and deals."""

import pytest

from igroteka.arena.contest import BALANCE, CHALLENGE, ROUND_ROBIN, contest, seatings
from igroteka.core.errors import BadSetup
from igroteka.core.registry import game

KITTENS, TARGI = game("kittens"), game("targi")


def test_a_seating_that_is_like_another_is_not_played_twice() -> None:
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings(("a", "a")) == [("a", "a")]


def test_fewer_bots_than_seats_are_repeated_in_turn() -> None:
    found = contest(KITTENS, 4, {}, ROUND_ROBIN, ["greedy", "random"], 10, "1")
    assert found.line_ups() == [("greedy", "random", "greedy", "random")]


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    found = contest(TARGI, 2, {}, ROUND_ROBIN, ["greedy", "random", "greedy"], 2, "1")
    assert found.line_ups() == [("greedy", "random"), ("greedy", "greedy"), ("random", "greedy")]


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    found = contest(KITTENS, 3, {}, ROUND_ROBIN, ["greedy", "random", "random"], 10, "1")
    assert found.deals == 4
    assert found.games == 12


def test_in_a_challenge_the_others_play_the_same_deals_alone() -> None:
    found = contest(KITTENS, 3, {}, CHALLENGE, ["greedy", "random"], 3, "1")
    assert [bout.bots for bout in found.bouts(0)] == [
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
        ("random", "random", "random"),
    ]


@pytest.mark.parametrize(
    ("kind", "bots"),
    [
        (BALANCE, ["greedy", "random"]),
        (CHALLENGE, ["greedy"]),
        (CHALLENGE, ["greedy", "random", "random"]),
        (ROUND_ROBIN, []),
        (ROUND_ROBIN, ["oracle"]),
    ],
)
def test_bots_that_do_not_fit_the_kind_of_contest_are_refused(kind: str, bots: list[str]) -> None:
    with pytest.raises(BadSetup):
        contest(KITTENS, 3, {}, kind, bots, 3, "1")
