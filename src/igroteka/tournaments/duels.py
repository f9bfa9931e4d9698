"""Pairs of two: the round robin, the knock-out bracket, and Swiss pairings."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from igroteka.tournaments.model import PlayedTable, Round

Pair = tuple[int, int]
BYE: Final = -1  # whom those meet who have a bye
FREE: Final = -1  # the partner of whoever has none


def round_robin(entrants: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """Round `number` (from 0) of everybody against everybody, by the circle method; who would meet nobody has a bye.

    Everybody sits first as often as second, or once more or less.
    """
    slots: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    size = len(slots)
    last, turning = size - 1, size - 1
    pairs = [(number % turning, last)] if turning else []
    pairs += [((number + step) % turning, (number - step) % turning) for step in range(1, size // 2)]
    found: list[tuple[int, ...]] = []
    for one, other in pairs:
        low, high = min(one, other), max(one, other)
        first_is_low = low < size // 2 if high == last else (low + high) % 2 == 1
        seats = [slots[low], slots[high]] if first_is_low else [slots[high], slots[low]]
        found.append(tuple([entrant for entrant in seats if entrant is not None]))
    return found


def bracket(entrants: Sequence[int]) -> list[tuple[int, ...]]:
    """The first round of a knock-out: as many byes as make the next round a power of two, spread over the bracket."""
    order = [0]
    while len(order) < len(entrants):
        order = [slot for one in order for slot in (one, 2 * len(order) - 1 - one)]
    slots = [entrants[slot] if slot < len(entrants) else None for slot in order]
    pairs = [slots[at : at + 2] for at in range(0, len(slots), 2)]
    return [tuple([one for one in pair if one is not None]) for pair in pairs]


def next_of_bracket(winners: Sequence[int]) -> list[tuple[int, ...]]:
    """Neighbours of the bracket play against each other; if somebody is missing, the last one has a bye."""
    return [tuple(winners[at : at + 2]) for at in range(0, len(winners), 2)]


def swiss(order: Sequence[int], rounds: Sequence[Round], firsts: dict[int, int]) -> list[tuple[int, ...]]:
    """Pairs of neighbours in the standings who have not met; with an odd number somebody near the end who had none has
    a bye.

    `firsts`: how much oftener everybody sat first than second. Where somebody would have to sit on the same side for
    the third time too often, others are paired, if that is possible. Nobody meets again unless there is no other way.
    """
    met = {frozenset(pair) for table in tables_of(rounds) for pair in combinations(table.present, 2)}
    met |= {frozenset((table.entrants[0], BYE)) for table in tables_of(rounds) if table.is_bye}
    ranked = [*order, *([BYE] if len(order) % 2 else [])]

    def balanced(one: int, other: int) -> bool:
        return frozenset((one, other)) not in met and firsts.get(one, 0) * firsts.get(other, 0) < 4

    def new(one: int, other: int) -> bool:
        return frozenset((one, other)) not in met

    pairs, left = perfect_matching(ranked, balanced)
    if left:
        pairs, left = perfect_matching(ranked, new)
    pairs += [(left[at], left[at + 1]) for at in range(0, len(left), 2)]
    return [tuple([one for one in pair if one != BYE]) for pair in pairs]


def perfect_matching(order: Sequence[int], allowed: Callable[[int, int], bool]) -> tuple[list[Pair], list[int]]:
    """Pair as many as possible, neighbours of the order first; also returns whom no pairing could include.

    Everybody takes the nearest one who is free; whoever is left over then changes as few pairs as possible.
    """
    size = len(order)
    graph = [[at for at in _by_distance(one, size) if allowed(order[one], order[at])] for one in range(size)]
    mate = [FREE] * size
    for one in range(size):
        if mate[one] == FREE:
            other = next((at for at in graph[one] if at > one and mate[at] == FREE), FREE)
            if other != FREE:
                mate[one], mate[other] = other, one
    search = Search(graph, mate)
    for one in range(size):
        if mate[one] == FREE:
            search.augment(one)
    pairs = [(order[one], order[other]) for one, other in enumerate(mate) if one < other]
    return pairs, [order[one] for one, other in enumerate(mate) if other == FREE]


def _by_distance(one: int, size: int) -> list[int]:
    return sorted((at for at in range(size) if at != one), key=lambda at: abs(at - one))


class Search:
    """Edmonds' search for an alternating path from somebody who is free to somebody else who is; odd circles of the
    graph are contracted into their `base`.
    """

    def __init__(self, graph: Sequence[Sequence[int]], mate: list[int]) -> None:
        self.graph = graph
        self.mate = mate
        self.parent: list[int] = []
        self.base: list[int] = []

    def augment(self, root: int) -> None:
        """Pair one more, if that is possible."""
        end = self._find(root)
        while end != FREE:
            before = self.parent[end]
            after = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = after

    def _find(self, root: int) -> int:
        size = len(self.mate)
        self.parent, self.base = [FREE] * size, list(range(size))
        seen = {root}
        queue = deque([root])
        while queue:
            here = queue.popleft()
            for there in self.graph[here]:
                if self.base[here] == self.base[there] or self.mate[here] == there:
                    continue
                if there == root or (self.mate[there] != FREE and self.parent[self.mate[there]] != FREE):
                    queue.extend(self._contract(here, there, seen))
                elif self.parent[there] == FREE:
                    self.parent[there] = here
                    if self.mate[there] == FREE:
                        return there
                    seen.add(self.mate[there])
                    queue.append(self.mate[there])
        return FREE

    def _contract(self, one: int, other: int, seen: set[int]) -> list[int]:
        """Contract the odd circle that this edge closes; returns who can be reached anew."""
        meeting = self._common_base(one, other)
        inside: set[int] = set()
        self._mark(one, meeting, other, inside)
        self._mark(other, meeting, one, inside)
        new: list[int] = []
        for at in range(len(self.mate)):
            if self.base[at] in inside:
                self.base[at] = meeting
                if at not in seen:
                    seen.add(at)
                    new.append(at)
        return new

    def _mark(self, at: int, meeting: int, child: int, inside: set[int]) -> None:
        while self.base[at] != meeting:
            inside |= {self.base[at], self.base[self.mate[at]]}
            self.parent[at] = child
            child = self.mate[at]
            at = self.parent[child]

    def _common_base(self, one: int, other: int) -> int:
        above: set[int] = set()
        while True:
            one = self.base[one]
            above.add(one)
            if self.mate[one] == FREE:
                break
            one = self.parent[self.mate[one]]
        other = self.base[other]
        while other not in above:
            other = self.base[self.parent[self.mate[other]]]
        return other


def tables_of(rounds: Sequence[Round]) -> list[PlayedTable]:
    return [table for one in rounds for table in one]
