"""Chance that chooses for everybody, as it goes with a game through its rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import OPEN
from igroteka.core.options import Option
from igroteka.core.random import Random


@final
@mypyc_attr(acyclic=True)
class Lots:
    """Draws options, so many at most.

    `seat` is for whom the last was drawn, `free` whether there were others, `visibility` that of its question.
    """

    def __init__(self, random: Random, most: int) -> None:
        self.random: Final = random
        self.left = most
        self.seat = 0
        self.free = False
        self.visibility = OPEN

    def below(self, seat: int, count: int, visibility: int = OPEN) -> int:
        """A number from 0 to count - 1 for this seat, each as likely as the other."""
        self.seat = seat
        self.free = count > 1
        self.visibility = visibility
        if not self.free:
            return 0
        self.left -= 1
        return self.random.below(count)

    def pick(self, seat: int, options: list[Option], visibility: int = OPEN) -> Option:
        """One of these options for this seat."""
        return options[self.below(seat, len(options), visibility)]
