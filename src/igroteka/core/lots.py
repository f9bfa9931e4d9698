"""Chance that chooses for everybody, as it goes with a game through its rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from igroteka.core.options import Option
from igroteka.core.random import Random


@final
@mypyc_attr(acyclic=True)
class Lots:
    """Draws options, so many at most. `seat` is for whom the last was drawn, `free` whether there were others."""

    def __init__(self, random: Random, most: int) -> None:
        self.random: Final = random
        self.left = most
        self.seat = 0
        self.free = False

    def below(self, seat: int, count: int) -> int:
        """A number from 0 to count - 1 for this seat, each as likely as the other."""
        self.seat = seat
        self.free = count > 1
        if not self.free:
            return 0
        self.left -= 1
        return self.random.below(count)

    def pick(self, seat: int, options: list[Option]) -> Option:
        """One of these options for this seat."""
        return options[self.below(seat, len(options))]
