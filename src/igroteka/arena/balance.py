"""The strength of a trait, such as a character: its win share minus the share that its roles explain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from igroteka.arena.shares import Share, share_of
from igroteka.arena.standings import Results


@dataclass(frozen=True)
class Strength:
    """The win share of a trait, and the share expected from the roles that it was dealt with."""

    what: str
    share: Share
    expected: float

    @property
    def difference(self) -> float:
        """How much the trait wins beyond the expectation."""
        return self.share.share - self.expected


@dataclass(frozen=True)
class _Seat:
    """One seat of one game: its traits, its credit, and the mean credit of its role."""

    deal: int
    dealt: list[str]
    won: float
    expected: float


def strengths(contests: list[Results], kind: str) -> list[Strength]:
    """The strength of each trait of a kind over several contests, such as one for each number of players."""
    found: dict[str, list[_Seat]] = {}
    first = 0  # deals of different contests are different deals
    for results in contests:
        for seat in _seats(results, kind, first):
            for what in seat.dealt:
                found.setdefault(what, []).append(seat)
        first += results.contest.deals
    strong = [_strength(what, seats) for what, seats in sorted(found.items())]
    return sorted(strong, key=lambda one: -one.difference)


def _seats(results: Results, kind: str, first: int) -> Iterator[_Seat]:
    main = results.main_kind
    means = {row.what: row.share.share for row in results.rows(main)}
    for one in results.played:
        for seat, won in enumerate(results.credits(one)):
            roles = one.traits[main][seat]
            expected = sum([means[role] for role in roles]) / max(1, len(roles))
            yield _Seat(first + one.bout.deal, one.traits[kind][seat], won, expected)


def _strength(what: str, seats: list[_Seat]) -> Strength:
    expected = sum([seat.expected for seat in seats]) / len(seats)
    return Strength(what, share_of([(seat.deal, seat.won) for seat in seats]), expected)
