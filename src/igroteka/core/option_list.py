"""Options that are described once and written down only where somebody wants all of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.options import Option


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OptionList:
    """The options of a decision as several lists, one after the other. It only grows, and never changes the lists.

    A frame adds lists that stand ready in tables. Random play needs the length and one option, so it never pays for the
    others; `all` joins them once for those who want every option.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self._parts: Final[list[list[Option]]] = []
        self._all: list[Option] | None = None

    def __len__(self) -> int:
        return self.count

    def add(self, part: list[Option]) -> None:
        """Append these options."""
        self._parts.append(part)
        self.count += len(part)

    def nth(self, place: i64) -> Option:
        """The option at this place."""
        for part in self._parts:
            size: i64 = len(part)
            if place < size:
                return part[place]
            place -= size
        raise IndexError(place)

    def all(self) -> list[Option]:
        """All options in one list."""
        found = self._all
        if found is None:
            found = []
            for part in self._parts:
                found += part
            self._all = found
        return found
