"""Who plays whom: line-ups, seatings and deals."""

import pytest

from igroteka.arena.contest import BALANCE, CHALLENGE, ROUND_ROBIN, contest, seatings
from igroteka.core.errors import BadSetup
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game

KITTENS, TARGI = find_game("kittens"), find_game("targi")


def seatings_of(*line_up: str) -> list[tuple[str, ...]]:
    return seatings(line_up, QuickRandom(7))


def test_every_seating_is_played_once() -> None:
    assert seatings_of("a", "b", "b") == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(set(seatings_of("a", "b", "a", "b"))) == 6
    assert len(set(seatings_of("a", "b", "c", "d"))) == 24
    assert seatings_of("a", "a") == [("a", "a")]
    assert len(seatings_of("a", *"bbbbbbb")) == 8


def test_everybody_sits_beside_everybody_on_either_side() -> None:
    found = seatings_of("a", "b", "c")
    assert {(order[0], order[1]) for order in found} == {(x, y) for x in "abc" for y in "abc" if x != y}


def test_of_too_many_seatings_one_is_drawn_for_each_deal_and_everybody_has_every_seat() -> None:
    five = contest(
        find_game("kittens"), 5, {}, ROUND_ROBIN, ["greedy", "random", "easy", "search:1", "search:2"], 10, "1"
    )
    assert (five.deals, five.games) == (2, 10)
    first, second = [[bout.bots for bout in five.bouts(deal)] for deal in (0, 1)]
    for seats in (first, second):
        assert all(len({order[seat] for order in seats}) == 5 for seat in range(5))
    assert {tuple(sorted(order)) for order in first} == {tuple(sorted(five.bots))}
    assert set(first) != set(second)
    assert first == [bout.bots for bout in five.bouts(0)]


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
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
        ("random", "random", "random"),
    ]


@pytest.mark.parametrize(
    ("kind", "bots"),
    [
        (BALANCE, ["greedy", "random"]),
        (CHALLENGE, ["greedy"]),
        (CHALLENGE, ["greedy", "random", "random"]),
        (ROUND_ROBIN, []),
        (ROUND_ROBIN, ["greedy"]),
        (ROUND_ROBIN, ["greedy", "greedy"]),
        (ROUND_ROBIN, ["oracle"]),
    ],
)
def test_bots_that_do_not_fit_the_kind_of_contest_are_refused(kind: str, bots: list[str]) -> None:
    with pytest.raises(BadSetup):
        contest(KITTENS, 3, {}, kind, bots, 3, "1")
