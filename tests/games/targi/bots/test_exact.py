"""Exact search in the last round of Targi, compared with brute force."""

import time

import pytest

from igroteka.bots.bot import sampler
from igroteka.bots.search.exact import Solver, TooMuch
from igroteka.bots.search.searching import Budget
from igroteka.bots.search.thinker import SearchBot
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.core.state import State
from igroteka.games.targi.bots.search import KNOWLEDGE
from igroteka.games.targi.rules.grid import ROUNDS
from igroteka.games.targi.rules.state import TargiGame
from igroteka.simulation import Plan, Series
from tests.games.targi.table import PLAIN, Actor, seat, table

TARGI = find_game("targi")
LATER = 1e12
LAST = 15  # where the robber stands in the last round

# Positions of the last round: A's stock, display and figures, B's figures, cards in the centre.
POSITIONS = [
    ("v4", "", "B2", "", {}),
    ("d2 s1 v4", "", "B3 B7", "", {}),
    ("v4 d1", "", "B2", "C11", {"C11": "goods_gold"}),
    ("d3 s2 v2", "", "B5", "C11", {"C11": "goods_vp"}),
    ("d4 s4 p2 g1 v3", "", "B1", "C12", {"C12": "goods_choice"}),
]


def brute(g: State, me: int) -> tuple[float, float]:
    """The best result and lead of a seat, by trying everything."""
    outcome = g.outcome()
    if outcome is not None:
        return float(outcome.places[me] == 1) / len(outcome.winners), float(outcome.scores[me] - outcome.scores[1 - me])
    decision = next_decision(g)
    found = []
    for option in decision.options:
        after = g.clone()
        after.apply(decision.seat, option)
        found.append(brute(after, me))
    return max(found) if decision.seat == me else min(found)


def drawn(position: tuple[str, str, str, str, dict[str, str]]) -> Actor:
    stock, display, targis, markers, centre = position
    player = seat(stock, display, "", targis, markers)
    return table(a=player, b=seat("d1 s1 v4"), robber=LAST, centre=centre, turn="A", first="B")[0]


@pytest.mark.parametrize("position", POSITIONS)
def test_every_option_of_the_last_turn_is_worth_what_brute_force_finds(
    position: tuple[str, str, str, str, dict[str, str]],
) -> None:
    a = drawn(position)
    assert a.decision is not None
    assert KNOWLEDGE.settled(a.g, a.seat)
    worths = Solver(KNOWLEDGE, a.seat, 20_000, LATER).worths(a.g, a.decision)
    for option, worth in zip(a.decision.options, worths, strict=True):
        after = a.g.clone()
        after.apply(a.seat, option)
        assert worth == brute(after, a.seat), option


def test_the_bot_plays_what_an_exact_search_finds() -> None:
    a = drawn(POSITIONS[1])
    assert a.decision is not None
    bot = SearchBot("exact", "targi", Budget(2000))
    view, imagine = TARGI.view(a.g, a.seat), sampler(TARGI, a.g, a.seat)
    estimates = bot.solve(view, a.decision, from_seed("1"), imagine)
    worths = Solver(KNOWLEDGE, a.seat, 20_000, LATER).worths(a.g, a.decision)
    chosen = bot.choose(view, a.decision, from_seed("1"), imagine)
    assert estimates[0].option == chosen
    assert worths[a.decision.options.index(chosen)] == max(worths)


def test_too_many_lines_are_left_to_the_ordinary_search() -> None:
    a = drawn(("d3 s3 p3 v2", "camp_trader", "B5", "", {}))  # goods can be traded to and fro for ever (TARGI-Q16)
    assert a.decision is not None
    with pytest.raises(TooMuch):
        Solver(KNOWLEDGE, a.seat, 20_000, LATER).worths(a.g, a.decision)
    with pytest.raises(TooMuch):
        Solver(KNOWLEDGE, a.seat, 20_000, time.monotonic() - 1).worths(a.g, a.decision)
    view, imagine = TARGI.view(a.g, a.seat), sampler(TARGI, a.g, a.seat)
    assert (
        SearchBot("short", "targi", Budget(1)).choose(view, a.decision, from_seed("1"), imagine) in a.decision.options
    )


def test_a_game_is_settled_only_when_nothing_hidden_matters() -> None:
    a, _ = table(a=seat("v4", "", "", "B2"), b=seat("v4", "", "", "B3"), robber=LAST, turn="A", first="A")
    assert KNOWLEDGE.settled(a.g, a.seat)
    assert not KNOWLEDGE.settled(table(a=seat("v4", "", "", "B2"), robber=LAST - 1, turn="A", first="B")[0].g, 0)
    drawing, _ = table(a=seat("v4", "", "", "B2 B13"), robber=LAST, turn="A", first="B")
    assert not KNOWLEDGE.settled(drawing.g, 0)
    held, _ = table(a=seat("v4", "", "", "B2"), b=seat("v4", "", PLAIN[0], "B3"), robber=LAST, turn="A", first="A")
    for public in (True, False):
        held.g.players[1].hand_public = public
        assert KNOWLEDGE.settled(held.g, 0) == public


def test_last_rounds_of_whole_games_are_as_brute_force_says() -> None:
    compared = 0
    for number in range(12):
        g = Series(TARGI, Plan("targi", 2, {}, ("random", "random"), "exact")).start(number)
        random = from_seed(f"exact/{number}")
        while g.outcome() is None:
            decision = next_decision(g)
            assert isinstance(g, TargiGame)
            figures = len(g.players[decision.seat].targis) + len(g.players[decision.seat].markers)
            last = g.round == ROUNDS and g.turn == decision.seat != g.first and figures == 2
            if last and KNOWLEDGE.settled(g, decision.seat) and len(decision.options) > 1:
                worths = Solver(KNOWLEDGE, decision.seat, 20_000, LATER).worths(g, decision)
                assert max(worths) == brute(g, decision.seat)
                compared += 1
            g.apply(decision.seat, random.pick(decision.options))
    assert compared >= 3, compared
