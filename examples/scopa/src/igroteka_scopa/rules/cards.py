"""The forty cards. A card is a number: the suit times ten, plus the rank."""

from __future__ import annotations

from typing import Final

from igroteka.core.facts import read_facts

FACTS: Final = read_facts("igroteka_scopa", "scopa.yaml")
SUITS: Final[tuple[str, ...]] = tuple([str(suit["id"]) for suit in FACTS["suits"]])
RANKS: Final[tuple[str, ...]] = tuple([str(rank["id"]) for rank in FACTS["ranks"]])
CARDS: Final[tuple[str, ...]] = tuple([rank + suit for suit in SUITS for rank in RANKS])
VALUE: Final[tuple[int, ...]] = tuple([int(rank["value"]) for _ in SUITS for rank in FACTS["ranks"]])
PRIME: Final[tuple[int, ...]] = tuple([int(rank["prime"]) for _ in SUITS for rank in FACTS["ranks"]])
SUIT: Final[tuple[int, ...]] = tuple([suit for suit in range(len(SUITS)) for _ in RANKS])

DIAMONDS: Final = 0
KING: Final = 10  # its value
SETTEBELLO: Final = CARDS.index("7d")  # the seven of diamonds


def captures(table: list[int], card: int) -> list[list[int]]:
    """SCO-T02, SCO-T03, SCO-T04: what a card can take, each capture in the order of the table.

    A single card of the same value goes before any sum.
    """
    value = VALUE[card]
    singles = [[one] for one in table if VALUE[one] == value]
    if singles:
        return singles
    found: list[list[int]] = []
    _add_sums(table, 0, value, [], found)
    return found


def _add_sums(table: list[int], start: int, left: int, chosen: list[int], found: list[list[int]]) -> None:
    """Add every choice of cards from `start` on that makes up what is left of a value."""
    for place in range(start, len(table)):
        rest = left - VALUE[table[place]]
        if rest == 0:
            found.append([*chosen, table[place]])
        elif rest > 0:
            _add_sums(table, place + 1, rest, [*chosen, table[place]], found)


def prime_of(cards: list[int]) -> int:
    """SCO-P04: the best card of each suit, added up."""
    best = [0] * len(SUITS)
    for card in cards:
        best[SUIT[card]] = max(best[SUIT[card]], PRIME[card])
    return sum(best)
