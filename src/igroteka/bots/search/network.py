"""A small neural network that judges states: one hidden layer, learnt by `tools/train.py`, without any library.

Each seat has a row of inputs that describes the state as seen from there. The network gives a score to each row; the
softmax of the scores is the chance of each seat. So one network serves any number of players.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final


@final
class Network:
    """The weights of a network. Most inputs are 0, so a hidden unit adds up only the others."""

    def __init__(self, names: Sequence[str], hidden: list[list[float]], bias: list[float], out: list[float]) -> None:
        if any(len(row) != len(names) for row in hidden) or not len(hidden) == len(bias) == len(out):
            raise ValueError("weights of another network")
        self.names: Final = tuple(names)
        self.hidden: Final = hidden
        self.bias: Final = bias
        self.out: Final = out

    def score(self, inputs: list[float]) -> float:
        """The score of a seat."""
        active: list[int] = []
        values: list[float] = []
        for i, value in enumerate(inputs):
            if value != 0.0:
                active.append(i)
                values.append(value)
        found, count = 0.0, len(active)
        for unit, row in enumerate(self.hidden):
            total = self.bias[unit]
            for k in range(count):
                total += values[k] * row[active[k]]
            if total > 0.0:
                found += total * self.out[unit]
        return found

    def chances(self, rows: list[list[float]]) -> list[float]:
        """The chance of each seat; an empty row stands for a seat that cannot win any more."""
        scores = [self.score(row) if row else -math.inf for row in rows]
        most = max(scores)
        shares = [math.exp(score - most) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]


def read_network(path: Path, names: Sequence[str]) -> Network:
    """The network in a file; ValueError if it was learnt from other inputs."""
    found = json.loads(path.read_text(encoding="utf-8"))
    if found["inputs"] != list(names):
        raise ValueError(f"{path.name}: weights for other inputs")
    return Network(names, _rows(found["hidden"]), _numbers(found["bias"]), _numbers(found["out"]))


def _rows(found: list[list[float]]) -> list[list[float]]:
    return [_numbers(row) for row in found]


def _numbers(found: list[float]) -> list[float]:
    return [float(number) for number in found]
