"""The figures of the dossier (section 19), by the engine and by a sketch of the game that shares no code with it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random
from statistics import mean, stdev

import pytest

from igroteka.core.random import from_seed
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import FAMILY, INTRIGUE, NEUTRAL, STRENGTH
from igroteka.games.intrigo.rules.placing import Step
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import BUY, PASS, PLAY
from tests.games.intrigo.sketch import BUYS, Sketch
from tests.games.intrigo.table import table

MEANS = {4: (5.2, 82, 11.9), 3: (5.5, 65, 10.3)}  # rounds, turns, influence cards of a game


def played(seats: int, seed: int) -> tuple[int, int, int]:
    """A game on the engine by the same policy: buy with a chance of 0.3 when able, else place at random."""
    g = GAME.deal(GAME.setup(seats, {}, f"f{seed}"), from_seed(f"f{seed}"))
    g.journal = None
    random = Random(seed)
    while g.decisions():
        decision = g.decisions()[0]
        purchases = [option for option in decision.options if option.verb is BUY]
        others = [option for option in decision.options if option.verb is not BUY]
        if purchases:
            options = purchases if random.random() < BUYS else others
        elif isinstance(g.stack[-1], Step):
            # A purchase that was begun is carried out, with its power if it can be used.
            options = [option for option in others if option.verb not in (PLAY, PASS)]
            options = [option for option in options if option.code != "stop"] or options
        else:
            options = others
        g.apply(decision.seat, random.choice(options))
    return g.round, g.turns, sum(g.bought)


def sketched(seats: int, seed: int) -> tuple[int, int, int]:
    game = Sketch(seats, Random(seed)).play()
    return game.rounds, game.turns, game.bought


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("source", "number"), [(played, 240), (sketched, 1500)])
def test_random_games_are_as_long_as_the_dossier_says(  # INTR-R20
    source: Callable[[int, int], tuple[int, int, int]], number: int, seats: int
) -> None:
    games = [source(seats, seed) for seed in range(number)]
    for numbers, expected in zip(zip(*games, strict=True), MEANS[seats], strict=True):
        error = stdev(numbers) / number**0.5
        assert abs(mean(numbers) - expected) < 4 * error + 0.01 * expected  # the dossier is rounded


def test_a_pair_of_gaps_awards_its_token_with_64_chances_in_120() -> None:  # INTR-Q9
    cards = [number for number, card in enumerate(INTRIGUE) for _ in range(card.count)]
    pairs = list(permutations(cards, 2))
    ties = [pair for pair in pairs if STRENGTH[pair[0]] == STRENGTH[pair[1]]]
    winners = [max(pair, key=lambda card: STRENGTH[card]) for pair in pairs if pair not in ties]
    neutral = [card for card in winners if FAMILY[card] == NEUTRAL]
    assert [len(ties) * 120 // len(pairs), len(neutral) * 120 // len(pairs)] == [35, 21]
    assert (len(winners) - len(neutral)) * 120 == 64 * len(pairs)
    assert round(8 * 64 / 120, 3) == 4.267


def first_round(seed: int) -> IntrigoGame:
    """The first round of four players who place at random and buy nothing."""
    g = GAME.deal(GAME.setup(4, {}, f"q{seed}"), from_seed(f"q{seed}"))
    g.journal = None
    random = Random(seed)
    while g.round == 1:
        decision = g.decisions()[0]
        g.apply(decision.seat, random.choice([option for option in decision.options if option.verb is not BUY]))
    return g


def test_the_engine_awards_so_many_seals_and_ducats_in_a_first_round() -> None:  # INTR-Q9
    rounds = [first_round(seed) for seed in range(300)]
    seals = [sum(sum(player.seals) for player in g.players) for g in rounds]
    ducats = [sum(player.ducats - 1 for player in g.players) for g in rounds]
    for numbers in (seals, ducats):
        assert abs(mean(numbers) - 8 * 64 / 120) < 4 * stdev(numbers) / len(numbers) ** 0.5


def test_the_sketch_awards_so_many_seals_and_ducats_in_a_first_round() -> None:  # INTR-Q9
    rounds = [Sketch(4, Random(seed), chance_to_buy=0) for seed in range(3000)]
    for game in rounds:
        game.play_round()
    for numbers in ([game.seals_awarded for game in rounds], [game.ducats_awarded for game in rounds]):
        assert abs(mean(numbers) - 8 * 64 / 120) < 4 * stdev(numbers) / len(numbers) ** 0.5


def test_a_round_without_any_seal_is_possible() -> None:  # INTR-R20
    gaps = "D2 M3 G3 C3 D3 T3 T3 D4 G4 M4 C4 C2 G2 M2 T4 T2"
    players = table("A:", "B:", "C:", "D:", gaps=gaps)
    assert all(not player.seals for player in players)
    assert sum(player.ducats for player in players) == 4 + 3
