"""Fit the weights of the evaluation of BANG!: regression over games of the rollout policy.

    python -m igroteka.games.bang.bots.search.fit --games 9000

Every turn of every game is a row: what the camps have (`judging.camp_facts`), and which camp won in the end. A
multinomial logistic regression with a ridge penalty is fitted by Newton's method, once for five players and once for
seven, with Dodge City. Cards in play may not hurt whoever has them. A third of the games is held out to measure
how well the weights predict.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from igroteka.bots.search.searching import play_on
from igroteka.core.random import from_seed
from igroteka.games.bang.bots.search import KNOWLEDGE
from igroteka.games.bang.bots.search.judging import DANGERS, EQUIPMENT, NAMES, camp_facts, place
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import BangGame

Array = NDArray[np.float64]
Sample = tuple[Array, NDArray[np.int64], NDArray[np.int64]]  # facts, winning camp, game

FILE: Final = Path(__file__).with_name("weights.py")
LAW, CRIME, LONER = range(3)
TABLES: Final = (5, 7)
RIDGE: Final = 100.0
STEPS: Final = 8
APART: Final = 3  # one game in this many is held out
HEAD: Final = '''"""The weight of each fact of a state (`judging.py`): written by `fit.py`.

The columns: the law and a Renegade, each relative to the Outlaws, with five players; and the same with seven.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
'''


def play(seats: int, number: int) -> tuple[list[list[float]], int]:
    """What the camps had at the start of each turn of a game, and who won it.

    Everybody plays by the rollout policy, with beliefs recomputed from all public actions at the start of each turn.
    """
    setup = GAME.setup(seats, {**GAME.unattended, "dodge_city": True}, f"fit/{number}", simulated=True)
    g, random = GAME.deal(setup, from_seed(setup.seed)), from_seed(f"fit/{number}/bots")
    g.skip_forced = True
    rows: list[list[float]] = []
    while (outcome := g.outcome()) is None:
        rows.append(camp_facts(g))
        policy = KNOWLEDGE.for_search(g, 0)
        policy.start_rollout(g)
        play_on(policy, g, g.turns + 1, random)
    return rows, camp_of(g, outcome.winners)


def camp_of(g: BangGame, winners: list[int]) -> int:
    """The camp that has won."""
    roles = [g.figures[g.active_figures[seat]].role for seat in winners]
    return LONER if Role.RENEGADE in roles else CRIME if Role.OUTLAW in roles else LAW


def sample(seats: int, games: int) -> Sample:
    """Rows of many games."""
    facts: list[list[float]] = []
    won: list[int] = []
    number: list[int] = []
    for game in range(games):
        rows, winner = play(seats, game)
        facts += rows
        won += [winner] * len(rows)
        number += [game] * len(rows)
    return np.array(facts), np.array(won), np.array(number)


def chances(facts: Array, weights: Array) -> Array:
    """The probability of each camp for each row; 0 for a dead Renegade."""
    scores = np.stack([facts @ weights[0], np.zeros(len(facts)), facts @ weights[1]], axis=1)
    scores[loners(facts) == 0, LONER] = -np.inf
    strengths = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = strengths / strengths.sum(axis=1, keepdims=True)
    return found


def loners(facts: Array) -> Array:
    """The number of living Renegades."""
    column: Array = facts[:, place(Role.RENEGADE)]
    return column


def fit(facts: Array, won: NDArray[np.int64]) -> Array:
    """The weights of the law and of a Renegade, relative to the Outlaws."""
    count = facts.shape[1]
    weights = np.zeros((2, count))
    ridge = np.full(count, RIDGE)
    ridge[0] = 0.0
    for _ in range(STEPS):
        found = chances(facts, weights)
        slopes, bends = [], []
        for row, camp in enumerate((LAW, LONER)):
            slopes.append(facts.T @ ((won == camp) - found[:, camp]) - ridge * weights[row])
            bends.append(facts.T @ (facts * (found[:, camp] * (1 - found[:, camp]))[:, None]) + np.diag(ridge))
        across = -facts.T @ (facts * (found[:, LAW] * found[:, LONER])[:, None])
        bend = np.block([[bends[0], across], [across, bends[1]]]) + 1e-6 * np.eye(2 * count)
        weights += np.linalg.solve(bend, np.concatenate(slopes)).reshape(2, count)
        weights = clipped(weights)
    return weights


def clipped(weights: Array) -> Array:
    """The weights, changed where a card in play would help, or a danger hurt, another camp more than its own.

    That is noise: few games differ in nothing else. A weight is relative to the Outlaws, so what they have counts
    against both others.
    """
    found = weights.copy()
    _keep_helpful(found[0], found[1], EQUIPMENT)
    found = -found
    _keep_helpful(found[0], found[1], DANGERS)
    return -found


def _keep_helpful(law: Array, loner: Array, facts: tuple[int, ...]) -> None:
    for fact in facts:
        outlaw, renegade = place(Role.OUTLAW, fact), place(Role.RENEGADE, fact)
        law[outlaw], loner[outlaw] = min(0.0, law[outlaw]), min(0.0, loner[outlaw])
        loner[renegade] = max(0.0, loner[renegade])
        law[renegade] = min(law[renegade], loner[renegade])
        for good in (place(Role.SHERIFF, fact), place(Role.DEPUTY, fact)):
            law[good] = max(0.0, law[good])
            loner[good] = min(loner[good], law[good])


def log_loss(facts: Array, won: NDArray[np.int64], weights: Array) -> float:
    """The log loss of the predicted winners."""
    found = chances(facts, weights)[np.arange(len(won)), won]
    return float(-np.log(np.maximum(found, 1e-9)).mean())


def weights_source(weights: Array) -> str:
    """The weights as Python source, a line for each fact."""
    rows = zip(weights.T, NAMES, strict=True)
    return "".join([f"    ({', '.join([f'{weight:.3f}' for weight in row])}),  # {name}\n" for row, name in rows])


def main() -> None:
    """Play, fit, report the prediction quality, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.games.bang.bots.search.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=9000)
    games = parser.parse_args().games
    tables: list[Array] = []
    for seats in TABLES:
        facts, won, number = sample(seats, games)
        apart = number % APART == 0
        loss = log_loss(facts[apart], won[apart], fit(facts[~apart], won[~apart]))
        shares = np.bincount(won[apart], minlength=3) / apart.sum()
        plain = float(-np.log(np.maximum(shares[won[apart]], 1e-9)).mean())
        print(f"{seats} players, {games} games, {len(won)} turns: log loss {loss:.4f}, of mere shares {plain:.4f}")
        tables.append(fit(facts, won))
    FILE.write_text(HEAD + weights_source(np.concatenate(tables)) + ")\n", encoding="utf-8")


if __name__ == "__main__":
    main()
