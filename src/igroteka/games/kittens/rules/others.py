"""Groups of other players in turn order and the options that target them, computed once for all games."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from igroteka.core.options import Option, Verb
from igroteka.core.phrases import MAX_SEATS
from igroteka.games.kittens.rules.titles import TURNED
from igroteka.games.kittens.rules.words import PAIR, PLAY_AT, TRIPLE

_SETS: Final[i64] = 2**MAX_SEATS  # number of sets of players


@final
class Others:
    """Some players, in the order in which they are asked. Their list never changes."""

    def __init__(self, seats: list[int]) -> None:
        self.seats: Final = seats
        self._plays: Final[list[list[Option] | None]] = [None] * TURNED
        self._pairs: Final[list[list[Option] | None]] = [None] * TURNED
        self._triples: Final[list[list[Option] | None]] = [None] * TURNED

    def plays(self, title: int) -> list[Option]:
        """A card of this title against each of them."""
        found = self._plays[title]
        if found is None:
            found = self._plays[title] = self._aimed(PLAY_AT, [title])
        return found

    def pairs(self, title: int) -> list[Option]:
        """KIT-K01: two cards of this title against each of them."""
        found = self._pairs[title]
        if found is None:
            found = self._pairs[title] = self._aimed(PAIR, [title] * 2)
        return found

    def triples(self, title: int) -> list[Option]:
        """KIT-K02: three cards of this title against each of them."""
        found = self._triples[title]
        if found is None:
            found = self._triples[title] = self._aimed(TRIPLE, [title] * 3)
        return found

    def _aimed(self, verb: Verb, cards: list[int]) -> list[Option]:
        return [verb(*cards, seat) for seat in self.seats]


_made: Final[list[Others | None]] = [None] * (int(_SETS) * MAX_SEATS * 2)


def others_of(seat: int, players: i64, direction: int) -> Others:
    """The players of the mask except this one, in turn order in this direction."""
    key: i64 = players
    key += _SETS * seat
    if direction < 0:
        key += _SETS * MAX_SEATS
    found = _made[key]
    if found is None:
        seats = [(seat + direction * step) % MAX_SEATS for step in range(1, MAX_SEATS)]
        found = _made[key] = Others([other for other in seats if players >> other & 1])
    return found
