"""What a character wins by itself is what it wins beyond its roles."""

from __future__ import annotations

import pytest

from igroteka.arena.balance import strengths
from igroteka.arena.bouts import FinishedGame
from igroteka.arena.contest import BALANCE, Bout, Contest
from igroteka.arena.standings import Results

LAW, OUTLAW = "bang-role-sheriff", "bang-role-outlaw"


def contest(seats: int, *games: tuple[list[str], list[str], list[int]]) -> Results:
    """A contest with these games: the roles, the characters, and the places of each."""
    wanted = Contest("bang", seats, {}, BALANCE, ("greedy",), len(games), "1")
    played = [
        FinishedGame(
            Bout(0, deal, ("greedy",) * seats),
            places,
            [1] * seats,
            [0.0] * seats,
            {"role": [[role] for role in roles], "character": [[character] for character in characters]},
        )
        for deal, (roles, characters, places) in enumerate(games)
    ]
    return Results(wanted, played)


def test_a_character_that_wins_as_its_roles_do_is_neither_strong_nor_weak() -> None:
    games = contest(2, ([LAW, OUTLAW], ["ann", "ben"], [1, 2]), ([LAW, OUTLAW], ["ann", "ben"], [1, 2]))
    ann, ben = strengths([games], "character")
    assert (ann.what, ann.share.share, ann.expected, ann.difference) == ("ann", 1.0, 1.0, 0.0)
    assert (ben.what, ben.share.share, ben.expected, ben.difference) == ("ben", 0.0, 0.0, 0.0)


def test_what_a_character_wins_beyond_its_roles_is_its_own_doing() -> None:
    games = contest(
        2,
        ([LAW, OUTLAW], ["ann", "ben"], [1, 2]),
        ([LAW, OUTLAW], ["ben", "ann"], [2, 1]),
        ([LAW, OUTLAW], ["ben", "cat"], [1, 2]),
        ([LAW, OUTLAW], ["cat", "ben"], [1, 2]),
    )
    found = {one.what: one for one in strengths([games], "character")}
    assert list(found) == ["ann", "cat", "ben"]
    assert found["ann"].expected == pytest.approx((3 / 4 + 1 / 4) / 2)
    assert found["ann"].difference == pytest.approx(1 / 2)
    assert found["ben"].expected == pytest.approx((1 / 4 + 3 / 4 + 3 / 4 + 1 / 4) / 4)
    assert found["ben"].difference == pytest.approx(1 / 4 - 1 / 2)


def test_each_number_of_players_expects_what_its_own_roles_win() -> None:
    two = contest(2, ([LAW, OUTLAW], ["ann", "ben"], [1, 2]))
    three = contest(3, ([LAW, OUTLAW, OUTLAW], ["ann", "ben", "cat"], [3, 1, 1]))
    found = {one.what: one for one in strengths([two, three], "character")}
    assert (found["ann"].share.games, found["ann"].share.wins, found["ann"].expected) == (2, 1.0, 0.5)
    assert all(one.difference == 0 for one in found.values())
