"""Steps per second that an agent can take, in our environments and in others that are installed.

    python -m benchmarks.environments [--seconds 2] [--json FILE]

Every step does what a learner does: read the observation and the action mask, choose a legal action at random, take it.
All numbers are per CPU second, in one run; those of several processes are per CPU second of all of them. Peers:
PettingZoo (connect_four), RLCard (uno), OpenSpiel (hearts, crazy_eights, from Python), and Pgx (connect_four,
leduc_holdem: games written for JAX, compiled by XLA, many at once); those that cannot be imported are left out.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from importlib import import_module
from multiprocessing import active_children
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from igroteka.core.registry import games
from igroteka.research.batch import Batch
from igroteka.research.configuration import Configuration, NoResearchPart
from igroteka.research.pettingzoo import Environment
from igroteka.research.spiel import SpielGame
from igroteka.research.worker_batch import WorkerBatch
from igroteka.speed import calibrate, compiled, measured_presets

TABLES = 64  # tables in a batch,
MANY = 1024  # and in one that no processor cache holds; Pgx plays as many
WORKERS = 2
LOOK = 100  # steps between two clock readings; of a batch, as many as it has tables

Steps = Iterator[None]


@dataclass(frozen=True)
class Figure:
    """The steps per second of one environment."""

    library: str
    game: str
    interface: str
    steps_per_second: float


def aec(table: Environment) -> Steps:
    """PettingZoo: observe, choose, step; an agent whose game is over takes a step as well."""
    number = 0
    while True:
        table.reset(seed=number)
        number += 1
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            table.step(None if over or cut else pick(observation["action_mask"]))
            yield


def batch(tables: Batch | WorkerBatch) -> Steps:
    """Many games at once: one step of a batch is a step at every table."""
    chance = np.random.default_rng(1)
    while True:
        tables.step(tables.random_actions(chance))
        for _ in range(tables.tables):
            yield


def spiel(table: SpielGame) -> Steps:
    """Our OpenSpiel-style state, without OpenSpiel."""
    while True:
        state = table.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield


def openspiel(name: str) -> Steps:
    """A game of OpenSpiel, from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    tensor = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                _ = state.observation_tensor(player) if tensor else state.information_state_tensor(player)
            state.apply_action(random.choice(state.legal_actions()))
            yield


def connect_four() -> Steps:
    """A game of PettingZoo, without wrappers."""
    from pettingzoo.classic.connect_four import connect_four

    return aec(connect_four.raw_env())


def pgx_game(name: str) -> Steps:
    """A game of Pgx: as many games at once as in our batches, compiled by XLA; a finished one is replaced."""
    jax = import_module("jax")
    game = import_module("pgx").make(name)
    step = import_module("pgx.experimental.wrappers").auto_reset(game.step, game.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, chance, deal = jax.random.split(key, 3)
        actions = jax.random.categorical(chance, jax.numpy.log(state.legal_action_mask))
        return jax.vmap(step)(state, actions, jax.random.split(deal, MANY)), key

    advance_all = jax.jit(advance)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(game.init))(jax.random.split(key, MANY))
    while True:
        state, key = advance_all(state, key)
        jax.block_until_ready(state)
        for _ in range(MANY):
            yield


def uno() -> Steps:
    import rlcard

    table = rlcard.make("uno")
    while True:
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            yield


def pick(mask: np.ndarray[tuple[int], np.dtype[np.int8]]) -> int:
    """A random legal action. NumPy finds nonzero booleans far faster than nonzero integers."""
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def measure(steps: Steps, seconds: float, at_once: int = LOOK) -> float:
    """Steps per second, after a short warm-up."""
    for _ in range(2 * at_once):  # what compiles when it is first used is compiled by then
        next(steps)
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(at_once):
            next(steps)
        done += at_once
    return done / spent


def measure_workers(configuration: Configuration, seconds: float) -> float:
    """Steps per CPU second of all processes of a batch; what it costs to start them is not counted."""
    with WorkerBatch(configuration, MANY, WORKERS) as tables:
        steps = batch(tables)
        for _ in range(2 * MANY):
            next(steps)
        done, began = 0, time.process_time() + _children_time()
        while (spent := time.process_time() + _children_time() - began) < seconds:
            for _ in range(MANY):
                next(steps)
            done += MANY
        return done / spent


def _children_time() -> float:
    """The CPU time of all processes that this one has started and that still run, on Linux."""
    return sum([time.clock_gettime(~process.pid << 3 | 2) for process in active_children() if process.pid])


def configurations() -> Iterator[Configuration]:
    """The configurations of `igroteka bench`, for games that have actions and features."""
    for game in games().values():
        for preset, seats in measured_presets(game):
            with suppress(NoResearchPart):
                yield Configuration(game.id, seats, preset)


def figures(seconds: float) -> Iterator[Figure]:
    """Our environments, then the others."""
    for found in configurations():
        yield Figure("igroteka", str(found), "PettingZoo AEC", measure(aec(Environment(found)), seconds))
        for tables in (TABLES, MANY):
            speed = measure(batch(Batch(found, tables)), seconds, tables)
            yield Figure("igroteka", str(found), f"batch of {tables}", speed)
        if sys.platform == "linux":
            speed = measure_workers(found, seconds)
            yield Figure("igroteka", str(found), f"batch of {MANY}, {WORKERS} processes", speed)
        yield Figure("igroteka", str(found), "OpenSpiel-style", measure(spiel(SpielGame(found)), seconds))
    peers: list[tuple[str, str, str, Callable[[], Steps]]] = [
        ("pettingzoo", "connect_four", "PettingZoo AEC", connect_four),
        ("rlcard", "uno", "RLCard", uno),
        ("open_spiel", "hearts", "pyspiel", lambda: openspiel("hearts")),
        ("open_spiel", "crazy_eights", "pyspiel", lambda: openspiel("crazy_eights")),
        ("pgx", "connect_four", f"batch of {MANY}", lambda: pgx_game("connect_four")),
        ("pgx", "leduc_holdem", f"batch of {MANY}", lambda: pgx_game("leduc_holdem")),
    ]
    at_once = {"pgx": MANY}
    for library, game, interface, make in peers:
        try:
            yield Figure(library, game, interface, measure(make(), seconds, at_once.get(library, LOOK)))
        except ImportError as missing:
            print(f"{library} {game} is left out: {missing}", file=sys.stderr)


def main() -> None:
    """Measure, print a table, and write a JSON file if wanted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of each measurement")
    parser.add_argument("--json", metavar="FILE", help="write the figures there; - is the standard output")
    wanted = parser.parse_args()
    random.seed(1)
    calibration = calibrate()
    found = list(figures(wanted.seconds))
    told = {
        "calibration_seconds": round(calibration, 4),
        "compiled": compiled(),
        "results": [asdict(figure) | {"steps_per_second": round(figure.steps_per_second)} for figure in found],
    }
    if wanted.json:
        with sys.stdout if wanted.json == "-" else open(wanted.json, "w", encoding="utf-8") as out:
            print(json.dumps(told, indent=2), file=out)
    if wanted.json != "-":
        show(found, calibration)


def show(found: list[Figure], calibration: float) -> None:
    """Print the measurements as a table."""
    table = Table(title=f"steps/s, {'compiled' if compiled() else 'interpreted'}, calibration {calibration:.2f} s")
    for column in ("library", "game", "interface"):
        table.add_column(column)
    table.add_column("steps/s", justify="right")
    for figure in found:
        table.add_row(figure.library, figure.game, figure.interface, f"{figure.steps_per_second:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
