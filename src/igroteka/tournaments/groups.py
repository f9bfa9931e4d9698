"""Tables of several: drawn so that everybody meets everybody as evenly as possible, or by the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

from igroteka.tournaments.duels import tables_of
from igroteka.tournaments.model import POINT, Round, Rules, table_sizes

LOOK_AHEAD = 3  # tables from which the next entrant is taken in a Swiss round
SWAPS = 4000  # that are tried to avoid meeting again

Meetings = Counter[frozenset[int]]


def meetings(rounds: Sequence[Round]) -> Meetings:
    """How often everybody has met everybody."""
    return Counter(frozenset(pair) for table in tables_of(rounds) for pair in combinations(table.present, 2))


def again(table: Sequence[int], one: int, met: Meetings) -> int:
    """What it costs that somebody sits with these again: meeting a third time is worse than twice a second time."""
    return sum(met[frozenset((one, other))] ** 2 for other in table if other != one)


def grouped(order: Sequence[int], rounds: Sequence[Round], rules: Rules, *, near: bool) -> list[tuple[int, ...]]:
    """Tables for these entrants. `near`: with others who stand near in the order; otherwise with anybody.

    Where not everybody can sit, those have a bye who had the fewest so far, the last in the order first.
    """
    sizes, met = table_sizes(len(order), rules), meetings(rounds)
    byes = Counter(table.entrants[0] for table in tables_of(rounds) if table.is_bye)
    from_the_end = list(reversed(order))
    resting = sorted(from_the_end, key=lambda one: byes[one])[: len(order) - sum(sizes)]
    left = [one for one in order if one not in resting]
    tables: list[list[int]] = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            window = left[: LOOK_AHEAD * size] if near else left
            chosen = min(window, key=lambda one: again(table, one, met))
            left.remove(chosen)
            table.append(chosen)
        tables.append(table)
    _swap(tables, met, near=near)
    return [*[tuple(table) for table in tables], *[(one,) for one in resting]]


def _swap(tables: list[list[int]], met: Meetings, *, near: bool) -> None:
    """Swap entrants of two tables, in a Swiss round of neighbouring ones, as long as fewer meet again by that."""
    tries, better = SWAPS, True
    while better:
        better = False
        for number, table in enumerate(tables):
            others = [number + 1, number - 1] if near else [at for at in range(len(tables)) if at != number]
            for seat, at in product(range(len(table)), [at for at in others if 0 <= at < len(tables)]):
                for place in range(len(tables[at])):
                    if again(table, table[seat], met):
                        tries -= 1
                        better = _swap_if_better(table, seat, tables[at], place, met) or better
                    if tries < 0:
                        return


def _swap_if_better(table: list[int], seat: int, other: list[int], place: int, met: Meetings) -> bool:
    """Swap two entrants if that avoids meeting again; True if it does."""
    before = again(table, table[seat], met) + again(other, other[place], met)
    table[seat], other[place] = other[place], table[seat]
    if again(table, table[seat], met) + again(other, other[place], met) < before:
        return True
    table[seat], other[place] = other[place], table[seat]
    return False


# Who sits where.


def earliness(rounds: Sequence[Round]) -> Counter[int]:
    """How early everybody has sat so far: first at a table counts one point, last minus one."""
    found: Counter[int] = Counter()
    for table in tables_of(rounds):
        if table.was_played:
            for seat, entrant in enumerate(table.entrants):
                found[entrant] += POINT * (len(table.entrants) - 1 - 2 * seat) // (len(table.entrants) - 1)
    return found


def last_seats(rounds: Sequence[Round]) -> dict[int, int]:
    """How early everybody has sat the last time."""
    return {entrant: early for one in rounds for entrant, early in earliness([one]).items()}


class Seating:
    """Who sits where: whoever has sat late so far sits early now; if that is equal, whoever sat late the last time;
    finally whoever stands behind in the order.
    """

    def __init__(self, rounds: Sequence[Round], order: Sequence[int]) -> None:
        self._early, self._last = earliness(rounds), last_seats(rounds)
        self._order = {entrant: at for at, entrant in enumerate(order)}

    def seated(self, table: Sequence[int]) -> tuple[int, ...]:
        """The entrants of a table in the order of its seats."""
        return tuple(sorted(table, key=lambda one: (self._early[one], self._last.get(one, 0), -self._order[one])))
