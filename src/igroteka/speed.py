"""Measures the engine: games, decisions, clones, views, imagined states and search iterations per second.

All times are CPU time. `calibration_seconds`, the time of a fixed loop in the same run, says how fast the machine is.
Decisions are also measured in the first and the second half of each game: their cost must not grow with its length.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from igroteka import ENGINE
from igroteka.bots.bot import sampler
from igroteka.bots.search.searching import Budget
from igroteka.bots.search.thinker import NORMAL, SearchBot
from igroteka.compiled import COMPILED, PARTLY
from igroteka.core import state as state_module
from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.random import QuickRandom
from igroteka.core.rollout import next_decision, play_out
from igroteka.core.state import State
from igroteka.simulation import Plan, Series, answer

T = TypeVar("T")

SECONDS = 0.5  # CPU time per measurement
TICK = 1e-6
SEARCHES = 4  # a search is measured this many times longer,
STRIDE = 7  # and each search skips this many states ahead
COPIES = 10
STATES = 40  # states of a few games in which clones, views and imagined states are made:
SPARSE = 8  # one moment in this many
LONGEST = 1_000_000  # upper bound on the choices of a game
LOOP = 10_000_000  # iterations of the calibration loop


@dataclass(frozen=True)
class Result:
    """One measurement: operations per second or, for `bytes`, the size of a copy."""

    what: str
    game: str
    preset: str
    seats: int
    options: dict[str, object]
    per_second: float

    def plain(self) -> dict[str, object]:
        facts = {
            "what": self.what,
            "game": self.game,
            "preset": self.preset,
            "seats": self.seats,
            "options": self.options,
        }
        return {**facts, "per_second": round(self.per_second, 1)}


def calibrate() -> float:
    """The CPU time of a fixed loop, in seconds."""
    began = time.process_time()
    sum(i * i for i in range(LOOP))
    return time.process_time() - began


def compiled() -> bool:
    """True if the whole engine runs as compiled modules."""
    return engine() == COMPILED


def engine() -> str:
    """The engine in use: `compiled`, `partly`, `source`, or `outdated` if the source has changed since compiling."""
    if ENGINE == PARTLY or str(state_module.__file__).endswith(".py"):
        return ENGINE
    return COMPILED


def measured_presets(game: Game[State]) -> list[tuple[str, int]]:
    """Presets and seats to measure: `Game.measured`, or the first two presets with fewest, medium and most seats."""
    if game.measured:
        return list(game.measured)
    found: list[tuple[str, int]] = []
    for preset in game.presets[:2]:
        few, some, many = preset.seats[0], preset.seats[len(preset.seats) // 2], preset.seats[-1]
        found += [(preset.id, seats) for seats in sorted({few, some, many})]
    return found or [("", game.seats[0])]


def plans(game: Game[State]) -> list[Plan]:
    """One plan of random games per measured preset."""
    wanted = [(game.preset(id).settings if id else {}, seats) for id, seats in measured_presets(game)]
    return [Plan(game.id, seats, options, ("random",) * seats, "speed") for options, seats in wanted]


def measure(game: Game[State], plan: Plan, seconds: float = SECONDS) -> Iterator[Result]:
    games, decisions = _random_games(game, plan, seconds)
    yield _result(game, plan, "games", games)
    yield _result(game, plan, "decisions", decisions)
    for half, speed in zip(("early", "late"), _halves(game, plan, seconds), strict=True):
        yield _result(game, plan, half, speed)
    states = _states(game, plan)
    random = QuickRandom(1)
    seat = plan.seats - 1
    yield _result(game, plan, "clones", _often(lambda state: state.clone(), states, seconds))
    yield _result(game, plan, "views", _often(lambda state: game.view(state, seat), states, seconds))
    imaginations = [game.sampler(state, seat) for state in states]  # a search draws many states from each
    yield _result(game, plan, "imagined", _often(lambda imagine: imagine(random), imaginations, seconds))
    yield _result(game, plan, "iterations", _iterations(game, plan, seconds))
    yield _result(game, plan, "steps", _steps(plan, seconds))
    yield _result(game, plan, "bytes", _bytes(states))


def _result(game: Game[State], plan: Plan, what: str, per_second: float) -> Result:
    preset = next((preset.id for preset in game.presets if dict(preset.settings) == dict(plan.settings)), "")
    return Result(what, plan.game, preset, plan.seats, dict(plan.settings), per_second)


def _random_games(game: Game[State], plan: Plan, seconds: float) -> tuple[float, float]:
    """Whole random games with forced choices taken: games and decisions per second."""
    series = Series(game, plan)
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += series.play(games)[1]
        games += 1
    return games / spent, decisions / spent


def _halves(game: Game[State], plan: Plan, seconds: float) -> tuple[float, float]:
    """Decisions per second in the first and in the second half of the same games."""
    series = Series(game, plan)
    spent, decisions, number = [0.0, 0.0], [0, 0], 0
    while sum(spent) < seconds:
        half = play_out(series.start(number), QuickRandom(number)) // 2
        state, random = series.start(number), QuickRandom(number)
        for part, most in enumerate((half, LONGEST)):
            began = time.process_time()
            decisions[part] += play_out(state, random, most)
            spent[part] += time.process_time() - began
        number += 1
    return decisions[0] / max(spent[0], TICK), decisions[1] / max(spent[1], TICK)


def _iterations(game: Game[State], plan: Plan, seconds: float) -> float:
    """Search iterations per second, each in one imagined state; 0 if the game has no search bot.

    The states come from games between greedy bots, and each search gets the budget of the normal bot, if there is time:
    a large tree is slower to traverse than a new one.
    """
    try:
        bot = SearchBot("search", game.id, Budget(seconds=min(NORMAL, SEARCHES * seconds)))
    except BadSetup:
        return 0.0
    states = _states(game, replace(plan, bots=("greedy",) * plan.seats))
    random = QuickRandom(1)
    done = number = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SEARCHES * seconds:
        state = states[number * STRIDE % len(states)]
        decision = next_decision(state)
        view = game.view(state, decision.seat)
        search = bot.search(view, decision, random, sampler(game, state, decision.seat))
        search.run(bot.budget)
        done += search.iterations
        number += 1
    return done / spent


def _steps(plan: Plan, seconds: float) -> float:
    """Steps per second of a PettingZoo environment, observations included.

    0 if its dependencies are not installed, or the game has no research part.
    """
    try:
        from igroteka.research.configuration import Configuration, NoResearchPart
        from igroteka.research.pettingzoo import Environment
    except ImportError:
        return 0.0
    try:
        environment = Environment(Configuration(plan.game, plan.seats, options=plan.settings))
    except NoResearchPart:
        return 0.0
    random = QuickRandom(1)
    steps = number = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        environment.reset(seed=number)
        number += 1
        for agent in environment.agent_iter():
            if environment.terminations[agent] or environment.truncations[agent]:
                environment.step(None)
                continue
            legal = environment.observe(agent)["action_mask"].view(bool).nonzero()[0]  # far faster than on integers
            environment.step(int(legal[random.below(len(legal))]))
            steps += 1
    return steps / spent


def _bytes(states: list[State]) -> float:
    """The memory that a copy of a state takes."""
    tracemalloc.start()
    copies = [state.clone() for state in states for _ in range(COPIES)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    return size


def _states(game: Game[State], plan: Plan) -> list[State]:
    """States from all over a few games, the same in every run."""
    found: list[State] = []
    series = Series(game, plan)
    number = 0
    random = QuickRandom(7)
    while len(found) < STATES:
        state = series.start(number)
        number += 1
        while state.decisions():
            decision = next_decision(state)
            if random.below(SPARSE) == 0:
                found.append(state.clone())
            state.apply_unchecked(decision, answer(game, state, decision, series.bots[decision.seat], random))
    return found[:STATES]


def _often(action: Callable[[T], object], things: list[T], seconds: float) -> float:
    """How often an action can be applied to these things per second."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for thing in things:
            action(thing)
        done += len(things)
    return done / spent
