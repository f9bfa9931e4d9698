"""Counts laughable moves in games of bots.

    python -m tools.blunders GAME -n 20 --bots hard --seats 4

Every seat has the same bot. The games are reproducible for a seed if the bot is (`greedy`, `easy`, `search:300`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final, Protocol

from igroteka.bots.bot import Remembering, make_bot
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game, games
from igroteka.core.rollout import next_decision
from igroteka.core.state import State
from igroteka.simulation import Plan, Series, answer

DETECTOR: Final = "bots.detector"  # the part of a game that names its laughable moves


class Detector(Protocol):
    """Follows one game."""

    def name(self, state: State, decision: Decision, option: Option) -> str:
        """What is laughable about a choice that is about to be applied, or ""."""
        ...


def detector_of(game: str) -> Detector:
    """A new detector of a game."""
    found: Detector = find_game(game).part(DETECTOR).Detector()
    return found


def watch(game: str, bot: str, seats: int, preset: str, seed: str, number: int) -> Counter[str]:
    """The laughable moves of one game, and its turns or rounds under an empty name."""
    found = find_game(game)
    settings = next((one.settings for one in found.presets if one.id == preset), found.presets[0].settings)
    plan = Plan(game, seats, {**found.unattended, **settings}, (bot,) * seats, seed)
    state, bots = Series(found, plan).start(number), [make_bot(bot, game) for _ in range(seats)]
    detector, random = detector_of(game), from_seed(f"{seed}/{number}")
    counted: Counter[str] = Counter()
    while state.outcome() is None:
        decision = next_decision(state)
        option = answer(found, state, decision, bots[decision.seat], random)
        if name := detector.name(state, decision, option):
            counted[name] += 1
        state.apply(decision.seat, option)
    counted[""] = int(getattr(state, "turns", 0) or getattr(state, "round", 0))
    for one in bots:
        if isinstance(one, Remembering):
            one.forget()
    return counted


def main() -> None:
    """Watch games and print what was laughable."""
    parser = argparse.ArgumentParser(prog="python -m tools.blunders", description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("-n", "--games", type=int, default=20)
    parser.add_argument("--bots", default="hard")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--preset", default="")
    parser.add_argument("--seed", default="blunders")
    given = parser.parse_args()
    seats = given.seats or find_game(given.game).presets[0].seats[0]
    total: Counter[str] = Counter()
    lengths: list[int] = []
    for number in range(given.games):
        counted = watch(given.game, given.bots, seats, given.preset, given.seed, number)
        lengths.append(counted.pop(""))
        total += counted
    each = sum(total.values()) / given.games
    print(f"{given.game}, {seats} × {given.bots}, {given.games} games: {each:.2f} laughable moves a game")
    print(f"turns or rounds: median {sorted(lengths)[len(lengths) // 2]}")
    for name, count in total.most_common():
        print(f"{count / given.games:6.2f}  {name}")


if __name__ == "__main__":
    main()
