"""A seat's memory of a game in a fixed shape: the part of an information state that features lack.

A memory has two parts, each with the newest first. In the first, every row is a journal entry the seat has read: its
phrase (counted from 1), then its numbers, public ones before secret ones. An entry with more numbers than fit continues
in further rows, whose phrase is negative. A number n is written as n + 2; 1 means hidden or unused, 0 means none. The
second part holds the seat's own choices as actions, each plus 1. Whatever does not fit is dropped, oldest first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from igroteka.core.journal import Entry
from igroteka.core.phrases import HIDDEN

LENGTH: Final = 1024  # rows, and choices: more than random games of any preset have been seen to need
WIDTH: Final = 6  # numbers per row
ROW: Final = 1 + WIDTH
FIRST: Final = 1 - HIDDEN  # offset of the numbers in a row; 0 means none


class Memory:
    """Writes the memories of one game; `phrases` are all phrases of its journal, in order."""

    def __init__(self, phrases: Sequence[str], length: int = LENGTH) -> None:
        if length < 1:
            raise ValueError(f"a memory of {length} rows remembers nothing")
        self.phrases: Final = {text: number for number, text in enumerate(phrases, 1)}
        self.length: Final = length

    @property
    def size(self) -> int:
        """The number of values of a memory."""
        return self.length * (ROW + 1)

    def write(self, entries: Sequence[Entry], chosen: Sequence[int], out: NDArray[np.float32]) -> None:
        """Write the journal entries and choices of a seat, given oldest first, into zeros."""
        rows = out[: self.length * ROW].reshape(self.length, ROW)
        at = 0
        for entry in reversed(entries):
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
