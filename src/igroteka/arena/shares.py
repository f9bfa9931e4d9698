"""Win shares and their confidence intervals.

Games of one deal are not independent: all of them use the same cards. So an interval counts deals, not games. It is a
Wilson interval for the number of independent games that would have the same variance (Kish's design effect).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from igroteka.intervals import wilson, z_of

FEW = 10  # with fewer deals their variance says nothing


@dataclass(frozen=True)
class Share:
    """The share of games won; the true share lies between `low` and `high` with 95 % confidence."""

    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Difference:
    """The mean difference of two shares on the same deals, with its 95 % interval if there are enough deals."""

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
    """The number of independent games with the same variance; if that cannot be estimated, one per deal."""
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
    """The variance of a mean over so many games, from the summed residuals of each deal."""
    if len(rests) < 2:
        return 0.0
    return len(rests) / (len(rests) - 1) * sum([rest * rest for rest in rests]) / games**2


def _by_deal(results: Iterable[tuple[int, float]]) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for deal, result in results:
        found.setdefault(deal, []).append(result)
    return found
