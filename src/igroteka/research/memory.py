"""What a seat remembers of a game, as numbers of fixed shape: the part of an information state that features lack.

A memory has two parts, each with the newest first. In the first, every row is something that the seat was told: which
phrase (from 1 on), then its numbers, those of secrets behind the public ones; what has more numbers than a row goes on
in further rows, in which the phrase is below 0. A number n stands as n + 2: 1 is one that is hidden or stands for
nothing, 0 is none. The second part has the seat's own choices: actions, each plus 1. What is older than a memory is
long is forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from igroteka.core.journal import Entry
from igroteka.core.phrases import HIDDEN

LENGTH: Final = 1024  # rows, and choices: more than random games of any preset were seen to need
WIDTH: Final = 6  # numbers of a row
ROW: Final = 1 + WIDTH
FIRST: Final = 1 - HIDDEN  # added to a number of a row: 0 is kept for where there is none


class Memory:
    """How the memories of one game are written: `phrases` are all that its journals consist of, in their order."""

    def __init__(self, phrases: Sequence[str], length: int = LENGTH) -> None:
        if length < 1:
            raise ValueError(f"a memory of {length} rows remembers nothing")
        self.phrases: Final = {text: number for number, text in enumerate(phrases, 1)}
        self.length: Final = length

    @property
    def size(self) -> int:
        """How many numbers a memory has."""
        return self.length * (ROW + 1)

    def write(self, told: Sequence[Entry], chosen: Sequence[int], out: NDArray[np.float32]) -> None:
        """Write what a seat was told and has chosen, given from the first to the last, into zeros."""
        rows = out[: self.length * ROW].reshape(self.length, ROW)
        at = 0
        for entry in reversed(told):
            for row in self.rows(entry)[: self.length - at]:
                rows[at, : len(row)] = row
                at += 1
            if at == self.length:
                break
        last = chosen[: -self.length - 1 : -1]
        out[len(out) - self.length :][: len(last)] = [action + 1 for action in last]

    def rows(self, entry: Entry) -> list[list[int]]:
        """The rows of one entry."""
        phrase = self.phrases[entry.phrase.text]
        numbers = [number + FIRST for number in (*entry.numbers, *entry.secret)]
        further = [[-phrase, *numbers[at : at + WIDTH]] for at in range(WIDTH, len(numbers), WIDTH)]
        return [[phrase, *numbers[:WIDTH]], *further]
