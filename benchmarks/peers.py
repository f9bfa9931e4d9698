"""Random games of other packages, for comparison, if they are installed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module

Play = Callable[[], int]  # plays one game; returns the number of decisions


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel, from Python."""
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Play:
    """A game of RLCard."""
    environment = import_module("rlcard").make(name)

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def petting_zoo(name: str) -> Play:
    """A classic game of PettingZoo."""
    environment = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                environment.step(random.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play


PEERS: tuple[tuple[str, Callable[[str], Play], str], ...] = (
    ("OpenSpiel hearts", open_spiel, "hearts"),
    ("OpenSpiel crazy_eights", open_spiel, "crazy_eights"),
    ("RLCard uno", rlcard, "uno"),
    ("PettingZoo connect_four", petting_zoo, "connect_four_v3"),
)


def measure_peers(seconds: float) -> dict[str, dict[str, float]]:
    """Games and decisions per second of every installed peer."""
    found: dict[str, dict[str, float]] = {}
    for title, make, name in PEERS:
        try:
            play = make(name)
        except ImportError:
            continue
        games = decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += play()
            games += 1
        found[title] = {"games": round(games / spent, 1), "decisions": round(decisions / spent, 1)}
    return found
