"""With whom somebody has played, and who was ahead."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from igroteka.server.results.facts import own_seat
from igroteka.server.storage.results import Result


@dataclass
class Opponent:
    """Somebody with whom a guest has played: how often, and who had the better place. `name` is their last one."""

    id: str
    name: str
    bot: str
    last: int
    games: int = 0
    ahead: int = 0
    behind: int = 0


def opponent_id(guest: str, other: str) -> str:
    """The id of an opponent for one guest only: nobody learns by it who somebody is elsewhere."""
    return hashlib.blake2b(f"{guest}/{other}".encode(), digest_size=9).hexdigest()


def opponents(results: Iterable[Result], guest: str) -> list[Opponent]:
    """The people with whom a guest has played, from results with the last one first; the most frequent first."""
    found: dict[str, Opponent] = {}
    for result in results:
        mine = own_seat(result, guest)
        for seat in result.seats:
            if mine is None or seat.guest_id in ("", guest):
                continue
            id = opponent_id(guest, seat.guest_id)
            other = found.setdefault(id, Opponent(id, seat.name, seat.bot, result.ended))
            other.games += 1
            other.ahead += mine.place < seat.place
            other.behind += mine.place > seat.place
    return sorted(found.values(), key=lambda one: (-one.games, -one.last))
