"""Learn the network that judges states of a game, from games of its bots.

    python -m tools.train GAME --hours 2

Chunks of games are played and stored in a folder; an interrupted run continues there. Then the network is fitted, with
a seventh of the games held out. The weights go into the folder of the game, the log loss of each epoch into
`curve.jsonl`. The same seed and the same chunks give the same weights.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from igroteka.bots.bot import make_bot
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.simulation import Plan, Series, answer

LEARNING: Final = "bots.learning"  # the part of a game that says what its network sees and where it learns
CHUNK: Final = 50  # games
PLAYING: Final = 0.8  # the share of the hours for playing
HELD_OUT: Final = 7  # one chunk in this many
SLIPS: Final = 12  # one choice in this many is random, so that the network sees more than good play
SLIPPING: Final = 2  # in one game of this many
HIDDEN: Final = 32
EPOCHS: Final = 6
BATCH: Final = 512  # states
RATE: Final = 1e-3
DECAY: Final = 0.2
MEAN: Final = 0.9  # of Adam
SQUARE: Final = 0.999
TINY: Final = 1e-8
DIGITS: Final = 4  # of a weight


Matrix = NDArray[np.float32]
# Games to learn from: the players of all seats, and the settings.
Table = tuple[tuple[str, ...], Mapping[str, SettingValue]]


class Learning(Protocol):
    """What a game says about its network."""

    INPUTS: Sequence[str]
    TABLES: Sequence[Table]
    WEIGHTS: Path

    def is_quiet(self, state: State) -> bool:
        """True if the network may judge this state."""
        ...

    def inputs(self, state: State) -> list[list[float]]:
        """The row of each seat; an empty one for a seat that cannot win any more."""
        ...


class Chunk(NamedTuple):
    """States of some games: the rows of each seat, zero for a seat that is out, and the share of the win."""

    rows: NDArray[np.float32]
    alive: NDArray[np.bool_]
    won: NDArray[np.float32]


def learning_of(game: str) -> Learning:
    """What a game says about its network."""
    found: Learning = find_game(game).part(LEARNING)
    return found


def play(game: str, number: int, seed: str, most: int) -> Chunk:
    """Play one chunk. Every chunk has the same players in all its games, in changing seats."""
    learning, found = learning_of(game), find_game(game)
    players, settings = learning.TABLES[number % len(learning.TABLES)]
    seats = len(players)
    plan = Plan(game, seats, {**found.unattended, **settings}, players, f"{seed}/{number}")
    series, random = Series(found, plan), from_seed(f"{seed}/{number}")
    rows: list[NDArray[np.float32]] = []
    alive: list[list[bool]] = []
    won: list[list[float]] = []
    for one in range(CHUNK):
        state, seen = series.start(one), 0
        bots = [make_bot(players[(seat + one) % seats], game) for seat in range(seats)]
        slips = random.below(SLIPPING) == 0
        while (outcome := state.outcome()) is None:
            if learning.is_quiet(state):
                found_rows = learning.inputs(state)
                block = np.zeros((most, len(learning.INPUTS)), np.float32)
                for seat, row in enumerate(found_rows):
                    if row:
                        block[seat] = row
                rows.append(block)
                alive.append([seat < seats and bool(found_rows[seat]) for seat in range(most)])
                seen += 1
            decision = next_decision(state)
            if slips and random.below(SLIPS) == 0:
                option = decision.random_option(random)
            else:
                option = answer(found, state, decision, bots[decision.seat], random)
            state.apply(decision.seat, option)
        winners = [float(place == 1) for place in outcome.places] + [0.0] * (most - seats)
        won += [[one / sum(winners) for one in winners]] * seen
    return Chunk(np.stack(rows), np.array(alive), np.array(won, np.float32))


def chunks(game: str, folder: Path, seed: str, seconds: float, count: int = 0) -> list[Chunk]:
    """All chunks in the folder, and those that can be played in this time; exactly this many, unless that is 0."""
    most = max(len(players) for players, _ in learning_of(game).TABLES)
    folder.mkdir(parents=True, exist_ok=True)
    found, ends, number = [], time.monotonic() + seconds, 0
    while not count or number < count:
        file = folder / f"{number:05}.npz"
        if file.exists():
            stored = np.load(file)
            found.append(Chunk(stored["rows"], stored["alive"], stored["won"]))
        elif not count and found and time.monotonic() > ends:
            break
        else:
            found.append(play(game, number, seed, most))
            part = file.with_suffix(".part.npz")
            np.savez_compressed(part, **found[-1]._asdict())
            part.rename(file)
        number += 1
    return found


class Rows(NamedTuple):
    """States for the fit: the rows of all living seats, where those of each state begin, and the shares of the win."""

    inputs: Matrix
    starts: NDArray[np.int64]
    won: Matrix

    def some(self, states: NDArray[np.int64]) -> Rows:
        """The rows of these states."""
        ends = np.append(self.starts[1:], len(self.inputs))
        counts = (ends - self.starts)[states]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        picked = np.repeat(self.starts[states] - starts, counts) + np.arange(counts.sum())
        return Rows(self.inputs[picked], starts, self.won[picked])


def rows_of(found: list[Chunk]) -> Rows:
    """Several chunks as one."""
    inputs = np.concatenate([chunk.rows[chunk.alive] for chunk in found])
    won = np.concatenate([chunk.won[chunk.alive] for chunk in found])
    counts = np.concatenate([chunk.alive.sum(axis=1) for chunk in found])
    return Rows(inputs, np.concatenate([[0], np.cumsum(counts)[:-1]]), won)


def chances(rows: Rows, weights: list[Matrix]) -> tuple[Matrix, Matrix]:
    """The hidden units of each row, and its chance."""
    hidden, bias, out = weights
    units = np.maximum(rows.inputs @ hidden + bias, 0.0)
    scores = units @ out
    counts = np.diff(np.append(rows.starts, len(scores)))
    shares = np.exp(scores - np.repeat(np.maximum.reduceat(scores, rows.starts), counts))
    return units, shares / np.repeat(np.add.reduceat(shares, rows.starts), counts)


def log_loss(rows: Rows, weights: list[Matrix]) -> float:
    """The mean log loss of the chances."""
    found = chances(rows, weights)[1]
    return float(-(rows.won * np.log(np.maximum(found, TINY))).sum() / len(rows.starts))


def slopes(rows: Rows, weights: list[Matrix]) -> list[Matrix]:
    """The gradient of the mean log loss."""
    units, found = chances(rows, weights)
    counts = np.diff(np.append(rows.starts, len(found)))
    total = np.repeat(np.add.reduceat(rows.won, rows.starts), counts)
    errors = (total * found - rows.won) / len(rows.starts)
    back = errors[:, None] * weights[2] * (units > 0.0)
    return [rows.inputs.T @ back, back.sum(axis=0), units.T @ errors]


def fit(found: list[Chunk], width: int, epochs: int, curve: Path) -> list[Matrix]:
    """The network of the epoch with the lowest loss in the chunks that are held out, by Adam with weight decay."""
    held_out = rows_of(found[::HELD_OUT])
    training = rows_of([chunk for i, chunk in enumerate(found) if i % HELD_OUT] or found)
    random, count = np.random.default_rng(1), training.inputs.shape[1]
    start = random.normal(0.0, math.sqrt(2.0 / count), (count, width)), np.zeros(width), random.normal(0.0, 0.1, width)
    weights = [part.astype(np.float32) for part in start]
    means, squares = [np.zeros_like(part) for part in weights], [np.zeros_like(part) for part in weights]
    best, least, step = weights, math.inf, 0
    steps = epochs * math.ceil(len(training.starts) / BATCH)
    with curve.open("w", encoding="utf-8") as out:
        for epoch in range(epochs):
            order = random.permutation(len(training.starts))
            for first in range(0, len(order), BATCH):
                step += 1
                rate = RATE * (1.0 - step / (steps + 1))
                batch = training.some(np.sort(order[first : first + BATCH]))
                for i, slope in enumerate(slopes(batch, weights)):
                    means[i] = MEAN * means[i] + (1.0 - MEAN) * slope
                    squares[i] = SQUARE * squares[i] + (1.0 - SQUARE) * slope**2
                    size = np.sqrt(squares[i] / (1.0 - SQUARE**step)) + TINY
                    change = means[i] / (1.0 - MEAN**step) / size + DECAY * weights[i]
                    weights[i] = (weights[i] - rate * change).astype(np.float32)
            losses = log_loss(training, weights), log_loss(held_out, weights)
            line = {"epoch": epoch, "training": round(losses[0], 5), "held_out": round(losses[1], 5)}
            print(json.dumps(line), file=out, flush=True)
            if losses[1] < least:
                best, least = [part.copy() for part in weights], losses[1]
    print(f"{len(training.starts)} states, held out {len(held_out.starts)}: log loss {least:.4f}")
    return best


def write(weights: list[Matrix], names: Sequence[str], file: Path) -> None:
    """The weights as JSON, one hidden unit a line."""
    hidden, bias, out = weights
    lines = ",\n".join([as_json(row) for row in hidden.T])
    text = f'{{"inputs":{json.dumps(list(names))},\n"bias":{as_json(bias)},\n"out":{as_json(out)},\n'
    file.write_text(f'{text}"hidden":[\n{lines}\n]}}\n', encoding="utf-8")


def as_json(numbers: Matrix) -> str:
    """Numbers with few digits."""
    return json.dumps([float(f"{number:.{DIGITS}g}") for number in numbers.tolist()], separators=(",", ":"))


def main() -> None:
    """Play, fit, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--chunks", type=int, default=0, help="play exactly this many, however long that takes")
    parser.add_argument("--folder", type=Path, default=None, help="where the games are stored; train/GAME")
    parser.add_argument("--into", type=Path, default=None, help="the file of the weights; that of the game")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--width", type=int, default=HIDDEN)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    wanted = parser.parse_args()
    learning, folder = learning_of(wanted.game), wanted.folder or Path("train") / wanted.game
    found = chunks(wanted.game, folder, wanted.seed, PLAYING * 3600 * wanted.hours, wanted.chunks)
    weights = fit(found, wanted.width, wanted.epochs, folder / "curve.jsonl")
    write(weights, learning.INPUTS, wanted.into or learning.WEIGHTS)


if __name__ == "__main__":
    main()
