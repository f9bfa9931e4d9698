"""Statistics of what was played on a server, without names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from igroteka.server.common.times import DAY_MS
from igroteka.server.storage.sums import Sum

DAYS = 30


class Played(Struct, frozen=True):
    """Totals of one game."""

    game: str
    games: int = 0
    seats: int = 0
    people_won: int = 0
    bots_won: int = 0
    last: int = 0


def first_day(now: int) -> int:
    """The first of the days that are shown, counted from 1970."""
    return now // DAY_MS - DAYS + 1


def statistics(sums: Sequence[Sum], days: Mapping[int, int], now: int) -> dict[str, object]:
    """Totals by game, and how many games were played on each of the last days."""
    each = [Played(one.game, one.games, one.seats, one.people_won, one.bots_won, one.last) for one in sums]
    first = first_day(now)
    return {
        "games": {one.game: one.games for one in each},
        "each": each,
        "days": [{"at": day * DAY_MS, "games": days.get(day, 0)} for day in range(first, first + DAYS)],
    }
