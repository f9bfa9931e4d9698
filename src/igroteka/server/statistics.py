"""What was played on a host, in numbers: nobody's name is among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from igroteka.server.storage.store import Listing

DAY = 24 * 3600 * 1000  # milliseconds
DAYS = 30
MOST = 5000  # the last finished tables that are looked at


class Summary(Struct, frozen=True):
    """What is needed of the summary of a table."""

    kinds: list[str]
    places: list[int]
    imported: bool = False  # was it played elsewhere?


class Played(Struct):
    """What was played of one game."""

    game: str
    games: int = 0
    seats: int = 0
    people_won: int = 0
    bots_won: int = 0
    last: int = 0


def statistics(finished: Sequence[Listing], now: int) -> dict[str, object]:
    """The finished tables by game, the most played first, and how many there were on each of the last days."""
    each: dict[str, Played] = {}
    here: list[Listing] = []
    for listing in finished:
        summary = msgspec.json.decode(listing.summary, type=Summary)
        if not summary.imported:
            here.append(listing)
            _add(each.setdefault(listing.game, Played(listing.game)), listing, summary)
    return {"each": sorted(each.values(), key=lambda one: (-one.games, one.game)), "days": _days(here, now)}


def _add(played: Played, listing: Listing, summary: Summary) -> None:
    winners = {kind for kind, place in zip(summary.kinds, summary.places, strict=False) if place == 1}
    played.games += 1
    played.seats += len(summary.kinds)
    played.people_won += "person" in winners
    played.bots_won += winners == {"bot"}
    played.last = max(played.last, listing.changed)


def _days(finished: Sequence[Listing], now: int) -> list[dict[str, int]]:
    counts = Counter(listing.changed // DAY for listing in finished)
    today = now // DAY
    return [{"at": day * DAY, "games": counts[day]} for day in range(today - DAYS + 1, today + 1)]
