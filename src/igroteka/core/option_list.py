"""The options of a decision, concatenated into one list only on demand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.options import Option

_NO_OPTIONS: Final[list[Option]] = []
_NO_PARTS: Final[list[list[Option]]] = []
_HALF: Final = 8  # an `OptionTable` keeps two tables of subsets: of its first 8 options, and of the rest
_LOW_MASK: Final = (1 << _HALF) - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OptionList:
    """A concatenation of lists of options. It is append-only and never modifies the lists.

    Frames append precomputed lists. Random play needs only the length and one option, so it never builds the rest.
    """

    def __init__(self, options: list[Option] = _NO_OPTIONS) -> None:
        self.count: i64 = len(options)
        self._first = options
        self._others: list[list[Option]] | None = None  # most decisions have a single list

    def __len__(self) -> int:
        return self.count

    def __contains__(self, option: Option) -> bool:
        return option in self._first or any(option in part for part in self._others or _NO_PARTS)

    def add(self, part: list[Option]) -> None:
        if not self.count:
            self._first = part
        elif self._others is None:
            self._others = [part]
        else:
            self._others.append(part)
        self.count += len(part)

    def nth(self, index: i64) -> Option:
        size: i64 = len(self._first)
        if index < size:
            return self._first[index]
        for part in self._others or _NO_PARTS:
            index -= size
            size = len(part)
            if index < size:
                return part[index]
        raise IndexError(index)

    def all(self) -> list[Option]:
        """All options in one list, which callers must not modify."""
        if self._others is not None:
            joined = self._first.copy()
            for part in self._others:
                joined += part
            self._first = joined
            self._others = None
        return self._first


@final
class OptionTable:
    """Options that differ in one number, from 0 to about 16, selected by a bit mask of those numbers.

    All subsets are precomputed, so that no list is built per decision.
    """

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self._low: Final = _subsets(options[:_HALF])
        self._high: Final = _subsets(options[_HALF:])

    def select(self, mask: int) -> list[Option]:
        """A new list of the options in the mask, in order."""
        return self._low[mask & _LOW_MASK] + self._high[mask >> _HALF]

    def add_to(self, options: OptionList, mask: int) -> None:
        """Append the options in the mask, in order, without copying them."""
        low, high = mask & _LOW_MASK, mask >> _HALF
        if low:
            options.add(self._low[low])
        if high:
            options.add(self._high[high])


def _subsets(options: list[Option]) -> list[list[Option]]:
    """The options of every mask, in order."""
    found: list[list[Option]] = [[]]
    for option in options:
        found += [[*chosen, option] for chosen in found]
    return found
