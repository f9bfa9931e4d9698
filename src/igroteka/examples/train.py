"""Trains a policy by self-play, with NumPy alone, and draws the learning curve.

    python -m igroteka.examples.train GAME --seats 4 --policy policy.npz --curve curve.svg
    igroteka simulate GAME --seats 4 --bots policy:policy.npz,random,random,random

All seats play the same policy (actor-critic, one linear layer each). After each game every decision of a winner becomes
more likely and every decision of a loser less likely, by how much the result exceeded the expectation. The learning
rate decays, and the saved policy is the average over all updates. From time to time one seat plays that average against
random bots and against greedy bots, always with the same deals.
"""

# %% Imports
from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from igroteka.arena.charts import Curve, lines
from igroteka.arena.page import alone
from igroteka.bots.bot import make_bot
from igroteka.core.random import from_seed
from igroteka.core.registry import games
from igroteka.research.batch import Batch
from igroteka.research.configuration import Configuration, waiting
from igroteka.research.policy import Floats, Policy, PolicyBot, inputs
from igroteka.simulation import answer

TABLES = 64
SAMPLES = 8192  # decisions of finished games per update
RATE = 0.001  # learning rate of the first update
PATIENCE = 20  # updates after which the rate has halved; it keeps decaying
CURIOSITY = 0.03  # weight of the entropy bonus
GAMES = 400  # games per test


# %% The trajectory of a game in progress
@dataclass
class Memory:
    """The decisions of one table: observations, masks, actions, and seats."""

    seen: list[NDArray[np.uint8]]
    masks: list[NDArray[np.int8]]
    actions: list[int]
    seats: list[int]


def empty() -> Memory:
    return Memory([], [], [], [])


# %% Sampling
def choose(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """One action per row, sampled with these probabilities."""
    total = np.cumsum(chances, axis=1)
    drawn = random.random((len(total), 1), dtype=np.float32) * total[:, -1:]
    return np.asarray((total > drawn).argmax(axis=1), np.int64)


# %% Adaptive step sizes (Adam)
class Steps:
    """The step size of each parameter, from its past gradients."""

    def __init__(self, numbers: Floats) -> None:
        self.numbers = numbers
        self.mean = np.zeros_like(numbers)
        self.spread = np.zeros_like(numbers)
        self.count = 0

    def down(self, slope: Floats) -> None:
        """Descend along the gradient, by less each time."""
        rate = RATE / (1 + self.count / PATIENCE)
        self.count += 1
        self.mean += np.float32(0.1) * (slope - self.mean)
        self.spread += np.float32(0.001) * (slope * slope - self.spread)
        mean = self.mean / np.float32(1 - 0.9**self.count)
        spread = self.spread / np.float32(1 - 0.999**self.count)
        self.numbers -= np.float32(rate) * mean / (np.sqrt(spread) + np.float32(1e-8))


# %% The learner
class Learner:
    """A policy (actor), its value estimate (critic), and how both are updated.

    `average` is the mean of the policies after all updates, weighted towards later ones: less one-sided than the last.
    """

    def __init__(self, configuration: Configuration, seed: int) -> None:
        self.policy = Policy(configuration)
        self.average = Policy(configuration)
        self.lessons = 0
        self.expected = np.zeros(configuration.features.size, np.float32)
        self.steps = [Steps(self.policy.weights), Steps(self.policy.bias), Steps(self.expected)]
        self.random = np.random.default_rng(seed)
        self.batch = Batch(configuration, TABLES, f"learn/{seed}")
        self.tables = [empty() for _ in range(TABLES)]
        self.done = empty()
        self.results: list[float] = []
        self.games = 0

    def play(self) -> None:
        """One step at every table; keeps the decisions of finished games for the next update."""
        batch = self.batch
        actions = choose(self.policy.chances(batch.observations, batch.masks), self.random)
        for table, memory in enumerate(self.tables):
            memory.seen.append(batch.observations[table].copy())
            memory.masks.append(batch.masks[table].copy())
            memory.actions.append(int(actions[table]))
            memory.seats.append(int(batch.seats[table]))
        batch.step(actions)
        for table in np.flatnonzero(batch.over).tolist():
            memory = self.tables[table]
            self.results += [float(batch.rewards[table, seat]) for seat in memory.seats]
            self.done.seen += memory.seen
            self.done.masks += memory.masks
            self.done.actions += memory.actions
            self.tables[table] = empty()
            self.games += 1
        if len(self.done.actions) >= SAMPLES:
            self.learn()

    def learn(self) -> None:
        """Update policy and values from the finished games."""
        seen, masks = np.stack(self.done.seen), np.stack(self.done.masks)
        rows, results = inputs(seen), np.array(self.results, np.float32)
        surprise = results - rows @ self.expected
        chances = self.policy.chances(seen, masks)
        slope = chances * surprise[:, None]
        slope[np.arange(len(rows)), self.done.actions] -= surprise
        doubt = chances * np.log(np.maximum(chances, np.float32(1e-8)))
        slope += np.float32(CURIOSITY) * (doubt - chances * doubt.sum(axis=1, keepdims=True))
        slope /= np.float32(len(rows))
        self.steps[0].down(rows.T @ slope)
        self.steps[1].down(slope.sum(axis=0))
        self.steps[2].down(-rows.T @ surprise / np.float32(len(rows)))
        self.done, self.results = empty(), []
        self.lessons += 1
        part = np.float32(2 / (self.lessons + 1))
        self.average.weights += part * (self.policy.weights - self.average.weights)
        self.average.bias += part * (self.policy.bias - self.average.bias)


# %% Evaluation
def share_of_wins(policy: Policy, games: int) -> float:
    """The win share of one seat that plays the policy against random bots; the seats take turns.

    The first games that are dealt count, not the first that are over, because those would be the short ones.
    """
    seats = policy.configuration.seats
    batch = Batch(policy.configuration, min(TABLES, games), "test")
    random = np.random.default_rng(1)
    won: dict[int, bool] = {}
    while len(won) < games:
        numbers = batch.numbers.copy()
        best = policy.chances(batch.observations, batch.masks).argmax(axis=1)
        anything = choose(batch.masks.astype(np.float32), random)
        batch.step(np.where(batch.seats == numbers % seats, best, anything))
        for table in np.flatnonzero(batch.over & (numbers < games)).tolist():
            number = int(numbers[table])
            won[number] = bool(batch.rewards[table, number % seats] > 0)
    return sum(won.values()) / games


def share_among_greedy(policy: Policy, games: int) -> float:
    """The win share against greedy bots; the seats take turns."""
    game, seats = policy.configuration.game, policy.configuration.seats
    learned, greedy = PolicyBot(policy), make_bot("greedy", game.id)
    random = from_seed("greedy")
    wins = 0
    for number in range(games):
        state = policy.configuration.deal(f"greedy/{number}")
        mine = number % seats
        while (decision := waiting(state)) is not None:
            bot = learned if decision.seat == mine else greedy
            state.apply_unchecked(decision, answer(game, state, decision, bot, random))
        outcome = state.outcome()
        assert outcome is not None
        wins += int(mine in outcome.winners)
    return wins / games


# %% Training, with a test now and then
@dataclass(frozen=True)
class Point:
    """The win shares of the policy after so many games."""

    games: int
    share: float
    greedy: float  # win share against greedy bots


def train(learner: Learner, *, rounds: int, games_each: int, tested: int) -> Iterator[Point]:
    """Train on so many games per round, and test after each round."""
    for number in range(rounds + 1):
        while learner.games < number * games_each:
            learner.play()
        if learner.results:
            learner.learn()
        share = share_of_wins(learner.average, tested)
        yield Point(learner.games, share, share_among_greedy(learner.average, max(tested // 2, 1)))


# %% The plot
def curve(points: list[Point], chance: float) -> str:
    """The learning curve as SVG: the win share of one trained seat over the games played."""
    games = [point.games for point in points]
    rows = [
        Curve("among random seats", games, [point.share for point in points]),
        Curve("among greedy bots", games, [point.greedy for point in points]),
        Curve("by chance", games, [chance] * len(games)),
    ]
    return alone(lines(rows, "share of wins of one learned seat, over games of self-play"))


# %% Main
def main(arguments: list[str] | None = None) -> list[Point]:
    """Train, save the policy, and draw the curve."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.examples.train")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--preset", default="")
    parser.add_argument("--seats", type=int, help="default: the fewest of the preset or the game")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=1000, help="of self-play in each round")
    parser.add_argument("--tested", type=int, default=GAMES, help="games of the test after each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    wanted = parser.parse_args(arguments)
    configuration = Configuration(wanted.game, wanted.seats, wanted.preset)
    learner = Learner(configuration, wanted.seed)
    points: list[Point] = []
    began = time.process_time()
    for point in train(learner, rounds=wanted.rounds, games_each=wanted.games, tested=wanted.tested):
        points.append(point)
        told = f"wins {point.share:.1%}, among greedy bots {point.greedy:.1%}"
        print(f"{point.games:7} games {time.process_time() - began:6.0f} s  {told}", flush=True)
    learner.average.save(wanted.policy)
    wanted.curve.write_text(curve(points, 1 / configuration.seats), encoding="utf-8")
    return points


if __name__ == "__main__":
    main()
