"""Tables for the tests of research: every configuration, and states from random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.conformance.report import configurations
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom, Random
from igroteka.core.registry import games
from igroteka.core.state import State
from igroteka.research.configuration import Configuration, waiting
from tests.density import DENSITY


def edges(numbers: list[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)


OURS = ("bang", "intrigo", "kittens", "targi")
EVERY = [(id, found.preset, found.seats) for id in OURS for found in configurations(games()[id])]
# The fewest and the most players of every preset; all numbers of players where there is more time.
EDGES = [
    (id, preset, seats)
    for id, preset, seats in EVERY
    if DENSITY > 1 or seats in edges([number for game, name, number in EVERY if (game, name) == (id, preset)])
]
SOME = [
    ("bang", "everything", 5),
    ("bang", "house", 2),
    ("bang", "law_and_crime", 6),
    ("intrigo", "choose_families", 4),
    ("kittens", "full_box", 8),
    ("kittens", "classic_base", 3),
    ("targi", "standard", 2),
]


@cache
def configuration(game: str, preset: str, seats: int) -> Configuration:
    """A configuration, made once for all tests of a process."""
    return Configuration(game, seats, preset)


def states(found: Configuration, seed: str, *, skip_forced: bool = True, most: int = 3000) -> Iterator[State]:
    """All states of a random game, the last one included. The state that is yielded changes afterwards."""
    state = found.deal(seed, skip_forced=skip_forced)
    random = QuickRandom(len(seed) + sum(seed.encode()))
    yield state
    for _ in range(most):
        decision = waiting(state)
        if decision is None:
            return
        state.apply(decision.seat, seldom_an_offer(decision.options, random))
        yield state


def seldom_an_offer(options: list[Option], random: Random) -> Option:
    """An option at random; offers are taken seldom, so that games end soon."""
    others = [option for option in options if not option.verb.offer]
    return random.pick(options if not others or random.below(8) == 0 else others)
