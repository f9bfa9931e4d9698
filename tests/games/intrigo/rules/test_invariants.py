"""What is always true (INTR-Q), in random games of every kind; and the conformance suite."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.conformance import CheckedSetup, check_game, configurations
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import DUCAT, EMPTY, INFLUENCE, gives_seals, is_intrigue, kind_of
from igroteka.games.intrigo.rules.placing import Placing, Step
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import NOT_WON
from tests.density import times

PRICES = st.lists(st.integers(1, 6), min_size=3, max_size=3).map(lambda triple: "/".join(map(str, sorted(triple))))


def walk(seats: int, seed: int, options: dict[str, SettingValue], steps: int) -> list[IntrigoGame]:
    """A random game, played on in place: the state after every choice."""
    g = GAME.deal(GAME.setup(seats, options, f"h{seed}"), from_seed(f"h{seed}"))
    g.journal = None
    random = QuickRandom(seed)
    states = [g.clone()]
    while g.decisions() and len(states) < steps:
        decision = random.pick(g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
        states.append(g.clone())
    return states


anywhere = given(
    seats=st.sampled_from([3, 4]),
    seed=st.integers(0, 10**6),
    prices=PRICES,
    choose=st.booleans(),
    cap=st.sampled_from([0, 1, 3]),
)


def random_walk(seats: int, seed: int, prices: str, *, choose: bool, cap: int) -> list[IntrigoGame]:
    assignment = "choose" if choose else "random"
    return walk(seats, seed, {"influence_prices": prices, "family_assignment": assignment, "round_cap": cap}, 260)


def tokens(g: IntrigoGame) -> list[int]:
    return [kind_of(token) for token in g.tokens if token != EMPTY]


@pytest.mark.dense
@settings(max_examples=times(5), deadline=None)
@anywhere
def test_ducats_and_seals_are_conserved(  # INTR-Q1, INTR-Q2
    seats: int, seed: int, prices: str, choose: bool, cap: int
) -> None:
    for g in random_walk(seats, seed, prices, choose=choose, cap=cap):
        in_palace = tokens(g)
        assert g.pile + sum(player.ducats for player in g.players) + in_palace.count(DUCAT) == 32
        assert [count + in_palace.count(kind) for kind, count in enumerate(g.bag)] == [3] * 5
        assert g.pile >= 0
        assert all(player.ducats >= 0 for player in g.players)


@pytest.mark.dense
@settings(max_examples=times(5), deadline=None)
@anywhere
def test_cards_are_conserved_and_suffice_for_the_gaps(  # INTR-Q3, INTR-Q4, INTR-Q8
    seats: int, seed: int, prices: str, choose: bool, cap: int
) -> None:
    for g in random_walk(seats, seed, prices, choose=choose, cap=cap):
        if g.stack and isinstance(g.stack[-1], Placing | Step):
            held = sum(len(player.hand) for player in g.players)
            assert held + sum(is_intrigue(thing) for thing in g.gaps) == g.house_rules.buildings
            assert held >= g.gaps.count(EMPTY)
            assert g.decisions()[0].options
        assert len(g.gaps) == len(g.tokens) == g.house_rules.buildings


@pytest.mark.dense
@settings(max_examples=times(5), deadline=None)
@anywhere
def test_influence_cards_are_conserved_and_get_no_cheaper(  # INTR-Q5
    seats: int, seed: int, prices: str, choose: bool, cap: int
) -> None:
    for g in random_walk(seats, seed, prices, choose=choose, cap=cap):
        placed = [g.gaps.count(INFLUENCE + type) for type in range(6)]
        assert [g.left[type] + placed[type] + g.gone[type] for type in range(6)] == [3] * 6
        assert all(stack == sorted(stack) for stack in g.house_rules.prices)


@pytest.mark.dense
@settings(max_examples=times(5), deadline=None)
@anywhere
def test_counts_never_fall_and_the_game_ends_exactly_with_a_set_or_the_last_round(  # INTR-Q6
    seats: int, seed: int, prices: str, choose: bool, cap: int
) -> None:
    states = random_walk(seats, seed, prices, choose=choose, cap=cap)
    for before, after in pairwise(states):
        for one, two in zip(before.players, after.players, strict=True):
            assert all(a <= b for a, b in zip(one.seals, two.seals, strict=True))
    for g in states:
        complete = [seat for seat, player in enumerate(g.players) if player.victory() != NOT_WON]
        assert g.over == (bool(complete) or bool(cap and not g.stack))
        assert len(complete) <= 1
        assert bool(g.outcome()) == g.over


@pytest.mark.dense
@settings(max_examples=times(5), deadline=None)
@anywhere
def test_after_a_refill_every_building_has_a_token_unless_the_pile_is_empty(  # INTR-Q7
    seats: int, seed: int, prices: str, choose: bool, cap: int
) -> None:
    states = random_walk(seats, seed, prices, choose=choose, cap=cap)
    for before, after in pairwise(states):
        if after.round > before.round:
            empty = [building for building, token in enumerate(after.tokens) if token == EMPTY]
            assert not any(gives_seals(building) for building in empty)
            assert not empty or after.pile == 0


# Conformance.


@pytest.mark.dense
@pytest.mark.parametrize("configuration", configurations(GAME), ids=str)
def test_random_games_conform(configuration: CheckedSetup) -> None:
    report = check_game(GAME, [configuration], times(2), "intrigo", density=2)
    assert not report.violations, [str(violation) for violation in report.violations]


@pytest.mark.parametrize("seats", [3, 4])
def test_games_with_other_options_conform(seats: int) -> None:
    options: dict[str, SettingValue] = {
        "influence_prices": "1/1/1 thief:2/2/6",
        "ducat_supply": "unlimited",
        "round_cap": 4,
    }
    report = check_game(GAME, [CheckedSetup("cheap", seats, options)], 3, "cheap", density=2)
    assert not report.violations, [str(violation) for violation in report.violations]
