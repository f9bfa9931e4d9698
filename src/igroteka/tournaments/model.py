"""What a tournament consists of: rules, and tables that were played round by round.

Entrants are numbers. A round is a list of tables; a table of one entrant is a bye.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Final, Literal

Format = Literal["round-robin", "swiss", "knock-out", "league"]
Scoring = Literal["places", "score"]
FORMATS: Final = ("round-robin", "swiss", "knock-out", "league")

# A point in the smallest share that tables of up to eight seats divide it into, so that all sums are exact.
POINT: Final = 840
DEFAULT_ROUNDS: Final = 5  # of a Swiss tournament or a league at tables of several


@dataclass(frozen=True)
class Rules:
    """How a tournament is played: at tables of so many seats, or as many as `sizes` allow where that does not work out.

    `scoring`: points for places, or the score of the game itself. `rounds` 0: as many as the format suggests.
    """

    format: Format
    scoring: Scoring = "places"
    seats: int = 2
    sizes: tuple[int, ...] = (2,)
    rounds: int = 0
    seed: str = ""


@dataclass(frozen=True)
class PlayedTable:
    """A table of a round that is over, with places and scores in the order of its seats; alone: a bye.

    `absent` are entrants who did not come: they have the last place and no points.
    """

    entrants: tuple[int, ...]
    places: tuple[int, ...] = (1,)
    scores: tuple[int, ...] = (0,)
    absent: frozenset[int] = frozenset()

    @property
    def is_bye(self) -> bool:
        return len(self.entrants) == 1

    @property
    def present(self) -> tuple[int, ...]:
        """The entrants who have played."""
        return tuple([one for one in self.entrants if one not in self.absent])

    @property
    def was_played(self) -> bool:
        """True if at least two entrants have played against each other."""
        return len(self.present) > 1

    def points(self) -> dict[int, int]:
        """Points for places, in shares of `POINT`: everybody plays a duel against everybody else at the table.

        Whoever is ahead wins it, equal places draw, and all duels together are worth one point. So a table of two gives
        1, ½ and 0, whatever the size of a table its average is ½, and allies who win together share what they win.
        """
        if self.is_bye:
            return {self.entrants[0]: POINT}
        found: dict[int, int] = {}
        for entrant, place in zip(self.entrants, self.places, strict=True):
            behind = sum(other > place for other in self.places)
            beside = sum(other == place for other in self.places) - 1
            found[entrant] = POINT * (2 * behind + beside) // (2 * (len(self.entrants) - 1))
        return {entrant: 0 if entrant in self.absent else points for entrant, points in found.items()}


Round = Sequence[PlayedTable]


def with_absent(entrants: Sequence[int], places: Sequence[int], absent: Iterable[int]) -> tuple[int, ...]:
    """The places at a table where some did not come: those who did are ahead of them, in the order of their places."""
    missing = set(absent)
    here = [place for entrant, place in zip(entrants, places, strict=True) if entrant not in missing]
    return tuple(
        [
            len(here) + 1 if entrant in missing else 1 + sum(other < place for other in here)
            for entrant, place in zip(entrants, places, strict=True)
        ]
    )


def table_sizes(count: int, rules: Rules) -> list[int]:
    """How many sit at each table: everybody if that works out, then as near to the wanted size as possible."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seated in range(1, count + 1):
        ways = [
            (cost + (size - rules.seats) ** 2, [*tables, size])
            for size in rules.sizes
            if (found := best.get(seated - size)) is not None
            for cost, tables in [found]
        ]
        if ways:
            best[seated] = min(ways, key=lambda way: (way[0], len(way[1])))
    return sorted(best[max(best)][1], reverse=True)


def planned_rounds(rules: Rules, count: int) -> int:
    """How many rounds so many entrants play; at knock-out, how many until one is left."""
    if count < 2:
        return 0
    if rules.format == "round-robin":
        return count - 1 + count % 2
    if rules.format == "knock-out":
        return knock_out_rounds(rules, count)
    if rules.seats > 2:
        return rules.rounds or DEFAULT_ROUNDS
    everybody = count - 1 + count % 2
    return min(everybody, rules.rounds or max(3, ceil(log2(count))))


def knock_out_rounds(rules: Rules, count: int) -> int:
    if rules.seats == 2:
        return ceil(log2(count))
    rounds = 1
    while count > rules.seats:
        count = going_on(rules, count)
        rounds += 1
    return rounds


def going_on(rules: Rules, count: int) -> int:
    """How many of so many are left after a knock-out round at tables of several: of each table the first half, and at
    least so many that a table is full.
    """
    sizes = table_sizes(count, rules)
    byes = count - sum(sizes)
    left = sum([size // 2 for size in sizes]) + byes
    return min(count - 1, max(left, min(rules.sizes)))
