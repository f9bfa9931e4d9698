"""Options that differ in one number only, ready to be picked by a mask of those numbers."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.option_list import OptionList
from igroteka.core.options import Option

_HALF: Final = 8  # the numbers below and those from here on are looked up in tables of their own
_LOW: Final = (1 << _HALF) - 1


@final
class Row:
    """The options for the numbers 0, 1, 2 and so on, up to about sixteen: there is a table of all their sets."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self._low: Final = subsets(options[:_HALF])
        self._high: Final = subsets(options[_HALF:])

    def add_to(self, found: list[Option], numbers: int) -> None:
        """Add the options of the numbers in the mask to a list, in order."""
        low, high = numbers & _LOW, numbers >> _HALF
        if low:
            found += self._low[low]
        if high:
            found += self._high[high]

    def offer(self, options: OptionList, numbers: int) -> None:
        """Offer the options of the numbers in the mask, in order, without copying them."""
        low, high = numbers & _LOW, numbers >> _HALF
        if low:
            options.add(self._low[low])
        if high:
            options.add(self._high[high])


def subsets(options: list[Option]) -> list[list[Option]]:
    """For every set of these options, as a mask of their places, the list of them in order."""
    found: list[list[Option]] = [[]]
    for option in options:
        found += [[*chosen, option] for chosen in found]
    return found
