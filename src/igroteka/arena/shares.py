"""Shares of wins and how sure they are.

Games of one deal are not independent of each other: everybody has had the same cards. So an interval counts deals, not
games: it is Wilson's, for as many games as would scatter alike if each had a deal of its own (Kish's design effect).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from igroteka.intervals import wilson, z_of

FEW = 10  # with fewer deals their scatter says nothing


@dataclass(frozen=True)
class Share:
    """What part of the games was won; the true part lies between `low` and `high` with 95 %."""

    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Difference:
    """By how much one share is above another on the same deals, with its interval of 95 % if there are enough deals."""

    games: int
    mean: float
    low: float | None
    high: float | None


def share_of(results: Iterable[tuple[int, float]]) -> Share:
    """The share of these results, each with the number of its deal."""
    deals = _by_deal(results)
    games = sum([len(won) for won in deals.values()])
    wins = sum([sum(won) for won in deals.values()])
    if not games:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    share = wins / games
    low, high = wilson(share, _independent(deals, share, games), z_of(max(FEW, len(deals))))
    return Share(games, wins, share, low, high)


def _independent(deals: dict[int, list[float]], share: float, games: int) -> float:
    """So many games with a deal of their own would scatter as these do; if that cannot be told, one for each deal."""
    variance = _variance([sum(won) - share * len(won) for won in deals.values()], games)
    if len(deals) < FEW or variance == 0 or share in (0.0, 1.0):
        return len(deals)
    return share * (1 - share) / variance


def difference_of(results: Iterable[tuple[int, float]]) -> Difference:
    """The mean of these differences, each with the number of its deal."""
    deals = _by_deal(results)
    games = sum([len(found) for found in deals.values()])
    mean = sum([sum(found) for found in deals.values()]) / max(1, games)
    if len(deals) < FEW:
        return Difference(games, mean, None, None)
    spread = z_of(len(deals)) * math.sqrt(
        _variance([sum(found) - mean * len(found) for found in deals.values()], games)
    )
    return Difference(games, mean, max(-1.0, mean - spread), min(1.0, mean + spread))


def _variance(rests: list[float], games: int) -> float:
    """The variance of a mean over so many games, from what each deal is above it in sum."""
    if len(rests) < 2:
        return 0.0
    return len(rests) / (len(rests) - 1) * sum([rest * rest for rest in rests]) / games**2


def _by_deal(results: Iterable[tuple[int, float]]) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for deal, result in results:
        found.setdefault(deal, []).append(result)
    return found
