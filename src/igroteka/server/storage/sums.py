"""Totals of finished games by game and day, updated with the event that ends a game, so that nobody counts tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Insert, case, func, select

from igroteka.server.common.times import DAY_MS
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.schema import sums
from igroteka.server.storage.upsert import upsert


@dataclass(frozen=True, order=True)
class Sum:
    """Totals of one game, on one day (since 1970) or altogether; `last` is when the last game ended."""

    game: str
    day: int
    games: int = 0
    seats: int = 0
    people_won: int = 0
    bots_won: int = 0
    last: int = 0

    def plus(self, other: Sum) -> Sum:
        """Both together."""
        return replace(
            self,
            games=self.games + other.games,
            seats=self.seats + other.seats,
            people_won=self.people_won + other.people_won,
            bots_won=self.bots_won + other.bots_won,
            last=max(self.last, other.last),
        )


class Summary(Struct, frozen=True):
    """The part of a table's summary that totals need."""

    kinds: list[str] = []
    places: list[int] = []
    imported: bool = False  # was it played elsewhere?


def read_summary(text: str) -> Summary:
    """The summary of a table; an empty one if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.DecodeError:
        return Summary()


def sum_of(listing: Listing) -> Sum | None:
    """What a table adds to the totals: nothing before its end, and nothing for an imported game."""
    if listing.ended is None:
        return None
    summary = read_summary(listing.summary)
    winners = {kind for kind, place in zip(summary.kinds, summary.places, strict=False) if place == 1}
    return Sum(
        game=listing.game,
        day=listing.ended // DAY_MS,
        games=1,
        seats=len(summary.kinds),
        people_won=int("person" in winners),
        bots_won=int(winners == {"bot"}),
        last=listing.ended,
    )


def add_sums(connection: Connection, found: Sequence[Sum]) -> None:
    """Add to the totals. Rows are locked in a fixed order, so that two servers never deadlock."""
    together: dict[tuple[str, int], Sum] = {}
    for one in found:
        key = (one.game, one.day)
        together[key] = together[key].plus(one) if key in together else one
    statement = _add_to_row(connection.dialect.name)
    for one in sorted(together.values()):
        connection.execute(statement, asdict(one))


def _add_to_row(dialect: str) -> Insert:
    """An upsert that adds to an existing row."""
    new = upsert(dialect, sums)
    more = {name: sums.c[name] + new.excluded[name] for name in ("games", "seats", "people_won", "bots_won")}
    last = case((new.excluded["last"] > sums.c.last, new.excluded["last"]), else_=sums.c.last)
    return new.on_conflict_do_update(index_elements=[sums.c.game, sums.c.day], set_={**more, "last": last})


def sums_of_games(connection: Connection) -> list[Sum]:
    """The totals of each game, the most played first."""
    total = [func.sum(sums.c[name]) for name in ("games", "seats", "people_won", "bots_won")]
    rows = connection.execute(select(sums.c.game, *total, func.max(sums.c.last)).group_by(sums.c.game))
    found = [Sum(row[0], 0, *[int(value) for value in row[1:]]) for row in rows]
    return sorted(found, key=lambda one: (-one.games, one.game))


def games_of_days(connection: Connection, first: int) -> dict[int, int]:
    """How many games ended on each day from the first one on, without empty days."""
    wanted = select(sums.c.day, func.sum(sums.c.games)).where(sums.c.day >= first).group_by(sums.c.day)
    return {row[0]: int(row[1]) for row in connection.execute(wanted)}
