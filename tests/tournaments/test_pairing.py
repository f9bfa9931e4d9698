"""Pairings and standings: whoever comes out ahead, nobody meets twice, sits first too often, or rests twice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.tournaments.duels import perfect_matching
from igroteka.tournaments.groups import earliness
from igroteka.tournaments.model import POINT, PlayedTable, Rules, planned_rounds, table_sizes, with_absent
from igroteka.tournaments.pairing import drawn, next_round
from igroteka.tournaments.standings import standings

Rounds = list[list[PlayedTable]]
Leave = Callable[[Sequence[int], int], set[int]]

SEEDS = st.integers(0, 2**32)


def nobody(entrants: Sequence[int], number: int) -> set[int]:
    return set()


def played(rules: Rules, count: int, seed: int, leave: Leave = nobody, absent: float = 0.0) -> tuple[list[int], Rounds]:
    """A whole tournament with results by chance; who has left after a round plays no more."""
    chance, entrants, rounds, gone = random.Random(seed), drawn(range(count), str(seed)), Rounds(), set[int]()
    while tables := next_round(rules, entrants, set(entrants) - gone, rounds):
        rounds.append([result(table, chance, absent) for table in tables])
        gone |= leave(entrants, len(rounds))
        assert len(rounds) <= 3 * count
    return entrants, rounds


def result(table: tuple[int, ...], chance: random.Random, absent: float) -> PlayedTable:
    if len(table) == 1:
        return PlayedTable(table)
    scores = tuple([chance.randrange(4) for _ in table])
    places = tuple([1 + sum(other > score for other in scores) for score in scores])
    missing = frozenset(one for one in table if chance.random() < absent)
    return PlayedTable(table, with_absent(table, places, missing), scores, missing)


def met(rounds: Rounds) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for one in rounds for table in one for pair in combinations(table.entrants, 2))


def byes(rounds: Rounds) -> Counter[int]:
    return Counter(table.entrants[0] for one in rounds for table in one if table.is_bye)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 40), SEEDS)
def test_in_a_swiss_tournament_nobody_meets_or_rests_twice(count: int, seed: int) -> None:
    """Half as many rounds as entrants are always possible (Dirac)."""
    rules = Rules("swiss", rounds=max(1, (count + 1) // 2))
    entrants, rounds = played(rules, count, seed)
    assert len(rounds) == planned_rounds(rules, count)
    assert all(sorted(one for table in each for one in table.entrants) == sorted(entrants) for each in rounds)
    assert max(met(rounds).values()) == 1
    assert set(byes(rounds).values()) <= {1}
    assert sum(byes(rounds).values()) == count % 2 * len(rounds)


@settings(max_examples=30, deadline=None)
@given(st.integers(8, 40), SEEDS)
def test_in_a_swiss_tournament_nobody_sits_first_much_oftener_than_second(count: int, seed: int) -> None:
    _, rounds = played(Rules("swiss"), count, seed)
    assert max(map(abs, earliness(rounds).values())) <= 2 * POINT


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 24), SEEDS)
def test_in_a_round_robin_everybody_meets_everybody_once_on_balanced_sides(count: int, seed: int) -> None:
    entrants, rounds = played(Rules("round-robin"), count, seed)
    assert met(rounds) == Counter(frozenset(pair) for pair in combinations(entrants, 2))
    assert max(map(abs, earliness(rounds).values())) <= POINT
    assert set(byes(rounds).values()) <= {1}


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 70), SEEDS, st.sampled_from([0.0, 0.2]))
def test_a_knock_out_ends_with_one_winner_after_as_many_rounds_as_planned(count: int, seed: int, absent: float) -> None:
    rules = Rules("knock-out")
    entrants, rounds = played(rules, count, seed, absent=absent)
    rows = standings(rules, entrants, rounds)
    if not absent:
        assert len(rounds) == planned_rounds(rules, count)
        assert [row.place for row in rows[:2]] == [1, 2]
    assert all(len(one) > len(after) for one, after in pairwise(rounds))
    assert max(met(rounds).values()) == 1


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 40), SEEDS, st.sampled_from(["swiss", "league", "knock-out"]))
def test_tables_of_several_seat_everybody_who_can_be_seated(count: int, seed: int, format: str) -> None:
    rules = Rules(
        "swiss" if format == "swiss" else "league" if format == "league" else "knock-out", "places", 4, (4, 5)
    )
    entrants, rounds = played(rules, count, seed)
    for one in rounds:
        here = [entrant for table in one for entrant in table.entrants]
        assert len(set(here)) == len(here)
        assert {len(table.entrants) for table in one} <= {1, 4, 5}
        assert sorted(len(table.entrants) for table in one if not table.is_bye) == sorted(table_sizes(len(here), rules))
    if format != "knock-out":
        assert len(rounds) == planned_rounds(rules, count)
        assert max(byes(rounds).values(), default=0) - min(byes(rounds)[one] for one in entrants) <= 1
    else:
        assert sum(row.out == 0 for row in standings(rules, entrants, rounds)) == 1


def test_in_a_league_hardly_anybody_meets_again() -> None:
    _, rounds = played(Rules("league", "score", 4, (4,), rounds=5), 20, 7)
    assert sum(times - 1 for times in met(rounds).values()) <= 4  # of 150 meetings


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 30), SEEDS, st.sampled_from(["swiss", "round-robin", "knock-out"]))
def test_whoever_has_left_is_paired_no_more(count: int, seed: int, format: str) -> None:
    rules = Rules("swiss" if format == "swiss" else "round-robin" if format == "round-robin" else "knock-out")

    def leaves(entrants: Sequence[int], number: int) -> set[int]:
        return {entrants[0]} if number == 1 else {entrants[-1]} if number == 2 else set()

    entrants, rounds = played(rules, count, seed, leaves)
    assert all(entrants[0] not in table.entrants for one in rounds[1:] for table in one)
    assert all(entrants[-1] not in table.entrants for one in rounds[2:] for table in one)


def test_whoever_enters_late_plays_from_the_next_round_on() -> None:
    rules = Rules("swiss", rounds=4)
    entrants, rounds = drawn(range(8), "x"), Rounds()
    for number in range(4):
        tables = next_round(rules, entrants, set(entrants), rounds)
        rounds.append([result(table, random.Random(number), 0) for table in tables])
        if number == 1:
            entrants = [*entrants, 8]
    assert all(sum(8 in table.entrants for table in one) == (number > 1) for number, one in enumerate(rounds))
    assert max(met(rounds).values()) == 1


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.data())
def test_a_matching_leaves_out_as_few_as_possible(count: int, data: st.DataObject) -> None:
    edges = {pair for pair in combinations(range(count), 2) if data.draw(st.booleans())}
    pairs, left = perfect_matching(range(count), lambda one, other: (min(one, other), max(one, other)) in edges)
    assert sorted([*[one for pair in pairs for one in pair], *left]) == list(range(count))
    assert {(min(pair), max(pair)) for pair in pairs} <= edges
    assert len(pairs) == largest(frozenset(edges))


def largest(edges: frozenset[tuple[int, int]]) -> int:
    """The size of the largest matching, found by trying everything."""
    if not edges:
        return 0
    one, other = min(edges)
    without = frozenset(edge for edge in edges if not {one, other} & set(edge))
    return max(1 + largest(without), largest(edges - {(one, other)}))


# Points and standings.


def test_a_table_is_worth_one_point_for_each_duel_won() -> None:
    assert PlayedTable((5, 6), (1, 2), (3, 1)).points() == {5: POINT, 6: 0}
    assert PlayedTable((5, 6), (1, 1), (3, 3)).points() == {5: POINT // 2, 6: POINT // 2}
    four = PlayedTable((1, 2, 3, 4), (1, 2, 3, 4), (0, 0, 0, 0)).points()
    assert list(four.values()) == [POINT, POINT * 2 // 3, POINT // 3, 0]
    allies = PlayedTable((1, 2, 3, 4), (1, 1, 3, 3), (0, 0, 0, 0)).points()
    assert list(allies.values()) == [POINT * 5 // 6, POINT * 5 // 6, POINT // 6, POINT // 6]


def test_who_does_not_come_has_the_last_place_and_no_points() -> None:
    places = with_absent((1, 2, 3), (3, 1, 2), {2})
    assert places == (2, 3, 1)
    assert PlayedTable((1, 2, 3), places, (0, 9, 0), frozenset({2})).points() == {1: POINT // 2, 2: 0, 3: POINT}


def test_equal_points_are_decided_by_the_opponents_points() -> None:
    rules = Rules("swiss")
    rounds = [
        [PlayedTable((0, 1), (1, 2), (0, 0)), PlayedTable((2, 3), (1, 2), (0, 0))],
        [PlayedTable((0, 2), (1, 2), (0, 0)), PlayedTable((1, 3), (1, 2), (0, 0))],
    ]
    rows = standings(rules, [3, 2, 1, 0], rounds)
    assert [(row.entrant, row.place) for row in rows] == [(0, 1), (2, 2), (1, 2), (3, 4)]
    assert rows[1].opposition == rows[2].opposition == 2 * POINT * POINT


def test_a_league_by_score_adds_scores_up_and_a_bye_counts_as_the_mean_of_its_round() -> None:
    rules = Rules("league", "score", 4, (4,))
    rounds = [[PlayedTable((0, 1, 2, 3), (1, 2, 3, 4), (900, 500, 100, -100)), PlayedTable((4,))]]
    rows = standings(rules, range(5), rounds)
    assert [(row.entrant, row.score) for row in rows] == [(0, 900), (1, 500), (4, 350), (2, 100), (3, -100)]


def test_a_draw_at_knock_out_is_decided_by_score_then_by_who_sat_later() -> None:
    by_score = [[PlayedTable((0, 1), (1, 1), (5, 7))]]
    assert standings(Rules("knock-out"), [0, 1], by_score)[0].entrant == 1
    by_seat = [[PlayedTable((0, 1), (1, 1), (7, 7))]]
    assert standings(Rules("knock-out"), [0, 1], by_seat)[0].entrant == 1


def test_tables_are_as_large_as_wanted_and_leave_out_as_few_as_possible() -> None:
    rules = Rules("league", seats=4, sizes=(3, 4, 5))
    assert table_sizes(12, rules) == [4, 4, 4]
    assert table_sizes(13, rules) == [5, 4, 4]
    assert table_sizes(6, rules) == [3, 3]
    assert table_sizes(7, Rules("league", seats=4, sizes=(4,))) == [4]


def test_five_hundred_entrants_are_paired_in_every_format() -> None:
    """The pairing of a large club night, each table decided by chance; the strongest come out ahead."""
    chance = random.Random(25)
    for rules in (
        Rules("swiss"),
        Rules("knock-out"),
        Rules("league", seats=4, sizes=(4,), rounds=3),
        Rules("swiss", seats=4, sizes=(3, 4, 5), rounds=4),
    ):
        entrants, rounds = drawn(range(500), "club"), Rounds()
        while tables := next_round(rules, entrants, set(entrants), rounds):
            rounds.append([by_strength(table, chance) for table in tables])
        assert len(rounds) == planned_rounds(rules, 500)
        rows = standings(rules, entrants, rounds)
        assert sorted(row.entrant for row in rows) == list(range(500))
        assert sum(row.entrant for row in rows[:50]) > sum(row.entrant for row in rows[-50:]) + 50 * 100
        if rules.seats == 2:
            assert max(met(rounds).values()) == 1


def by_strength(table: tuple[int, ...], chance: random.Random) -> PlayedTable:
    """A game in which entrants with higher numbers are stronger."""
    if len(table) == 1:
        return PlayedTable(table)
    shown = [one + chance.gauss(0, 100) for one in table]
    return PlayedTable(table, tuple([1 + sum(other > one for other in shown) for one in shown]), (0,) * len(table))
