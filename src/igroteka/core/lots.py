"""Chance that chooses for everybody, as it goes with a game through its rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.decisions import OPEN
from igroteka.core.options import Option, Verb
from igroteka.core.random import Random

NOBODY_ASKED: Final = Verb("", "nobody-asked")()  # no option, but the answer of a frame that has no question


@final
class Menu:
    """Options in several lists, which are never changed and put together only where all are wanted."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._parts: Final[list[list[Option]]] = []
        self._used: i64 = 0  # so many of the parts; the others are left from before

    def clear(self) -> Menu:
        """Begin anew."""
        self.count = 0
        self._used = 0
        return self

    def add(self, part: list[Option]) -> None:
        """These options, too."""
        if self._used < len(self._parts):
            self._parts[self._used] = part
        else:
            self._parts.append(part)
        self._used += 1
        self.count += len(part)

    def at(self, place: i64) -> Option:
        """The option at this place of all."""
        for part in self._parts:
            size: i64 = len(part)
            if place < size:
                return part[place]
            place -= size
        raise IndexError(place)

    def all(self) -> list[Option]:
        """All options in one list."""
        found: list[Option] = []
        for i in range(self._used):
            found += self._parts[i]
        return found


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
        self.menu: Final = Menu()

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
