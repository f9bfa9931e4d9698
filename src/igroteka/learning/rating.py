"""Glicko-2 ratings, as Mark Glickman describes them: of people who solve puzzles, and of the puzzles.

An answer is a game between the two. A rating has a deviation, which shrinks with every game, so that the first answers
count most; the volatility says how steady the results have been.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

START: Final = 1500.0
UNKNOWN: Final = 350.0  # the deviation of somebody of whom nothing is known
STEADY: Final = 0.06  # the volatility at first
SCALE: Final = 173.7178  # a rating of Glicko in units of Glicko-2
TAU: Final = 0.5  # how much a volatility may change
CLOSE: Final = 0.000001  # how exactly the volatility is computed


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation and its volatility."""

    value: float = START
    deviation: float = UNKNOWN
    volatility: float = STEADY

    @property
    def mu(self) -> float:
        return (self.value - START) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


def expected_score(mine: Rating, other: Rating) -> float:
    """The chance to win against the other."""
    return 1 / (1 + math.exp(-_weight(other.phi) * (mine.mu - other.mu)))


def updated(mine: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after games against these others, each with its score: 1 won, 0 lost."""
    weights = [(_weight(other.phi), expected_score(mine, other), score) for other, score in games]
    variance = 1 / sum(weight**2 * chance * (1 - chance) for weight, chance, _ in weights)
    gain = sum(weight * (score - chance) for weight, chance, score in weights)
    volatility = _volatility(mine, variance, variance * gain)
    before = math.hypot(mine.phi, volatility)
    phi = 1 / math.sqrt(1 / before**2 + 1 / variance)
    mu = mine.mu + phi**2 * gain
    return Rating(START + SCALE * mu, min(UNKNOWN, SCALE * phi), volatility)


def _weight(phi: float) -> float:
    """How much a game against somebody of this deviation counts."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(mine: Rating, variance: float, improvement: float) -> float:
    """The new volatility, by the Illinois algorithm."""
    start = math.log(mine.volatility**2)
    square, spread = improvement**2, mine.phi**2 + variance

    def off(x: float) -> float:
        grown = math.exp(x)
        return grown * (square - spread - grown) / (2 * (spread + grown) ** 2) - (x - start) / TAU**2

    low, high = start, start - TAU
    if square > spread:
        high = math.log(square - spread)
    else:
        while off(high) < 0:
            high -= TAU
    off_low, off_high = off(low), off(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * off_low / (off_high - off_low)
        off_between = off(between)
        if off_between * off_high <= 0:
            low, off_low = high, off_high
        else:
            off_low /= 2
        high, off_high = between, off_between
    return math.exp(low / 2)
