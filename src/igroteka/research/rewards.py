"""Rewards at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.outcome import Outcome
from igroteka.core.registry import find_game

Rewards = Callable[[Outcome], list[float]]


def win(outcome: Outcome) -> list[float]:
    """1 for the winners, including teams, and -1 for the others; 0 for all if everybody or nobody has won."""
    winners = outcome.winners
    if not 0 < len(winners) < len(outcome.places):
        return [0.0] * len(outcome.places)
    return [1.0 if place == 1 else -1.0 for place in outcome.places]


def share(outcome: Outcome) -> list[float]:
    """The winners share 1, and everybody pays equally for it: zero-sum."""
    winners, seats = outcome.winners, len(outcome.places)
    if not winners:
        return [0.0] * seats
    return [(1 / len(winners) if place == 1 else 0.0) - 1 / seats for place in outcome.places]


def places(outcome: Outcome) -> list[float]:
    """From 1 for first place down to -1 for last; tied places share the average."""
    seats = len(outcome.places)
    if seats == 1:
        return [0.0]
    found: list[float] = []
    for place in outcome.places:
        ahead = sum([other < place for other in outcome.places])
        equal = outcome.places.count(place)
        found.append(1 - 2 * (ahead + (equal - 1) / 2) / (seats - 1))
    return found


def scores(outcome: Outcome) -> list[float]:
    """The scores of the game, as they are."""
    return [float(score) for score in outcome.scores]


SCHEMES: Final[dict[str, Rewards]] = {"win": win, "share": share, "places": places, "scores": scores}


def bounds(rewards: str, game: str) -> tuple[float, float]:
    """The minimum and maximum of the rewards with this name in a game."""
    scheme(rewards)
    return find_game(game).scores if rewards == "scores" else (-1.0, 1.0)


def scheme(rewards: str | Rewards) -> Rewards:
    """The rewards with this name, or a user-defined function from the outcome to a number for each seat."""
    if not isinstance(rewards, str):
        return rewards
    if rewards not in SCHEMES:
        raise ValueError(f"no rewards called {rewards}: there are {', '.join(SCHEMES)}")
    return SCHEMES[rewards]
