"""Every possible use of an influence card in a gap, with its effect.

The game asks for a purchase step by step; to evaluate the first step, the bot has to look at all the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from igroteka.games.intrigo.bots.greedy.palace import Palace
from igroteka.games.intrigo.rules.parts import DOWN, EMPTY, INFLUENCE, TYPES, counts, is_intrigue

NONE: Final = -1


@dataclass(frozen=True)
class Power:
    """A near building, a second target (or none), and the changes: cards in gaps, tokens on buildings."""

    near: int
    target: int
    gaps: dict[int, int]
    tokens: dict[int, int]


def powers(palace: Palace, type: int, gap: int) -> Iterator[Power]:
    """Every use of a card of this type from this gap; not using it comes first."""
    yield Power(NONE, NONE, {gap: INFLUENCE + type}, {})
    for near, far in ((gap, (gap - 1) % palace.size), ((gap + 1) % palace.size, (gap + 1) % palace.size)):
        for power in _POWERS[type](palace, near, far, gap):
            yield Power(power.near, power.target, {gap: INFLUENCE + type, **power.gaps}, power.tokens)


def _trader(palace: Palace, near: int, far: int, own: int) -> Iterator[Power]:
    mine = palace.tokens[near]
    for other, token in enumerate(palace.tokens):
        if mine != EMPTY and token not in (EMPTY, mine):
            yield Power(near, other, {}, {near: token, other: mine})


def _assassin(palace: Palace, near: int, far: int, own: int) -> Iterator[Power]:
    if counts(palace.gaps[far]):
        yield Power(near, NONE, {far: palace.gaps[far] + DOWN}, {})


def _courtesan(palace: Palace, near: int, far: int, own: int) -> Iterator[Power]:
    if palace.gaps[far] == EMPTY and far != own:
        for card in palace.unplayed:
            yield Power(near, card, {far: card}, {})


def _gondolier(palace: Palace, near: int, far: int, own: int) -> Iterator[Power]:
    mine = palace.gaps[far]
    for other, thing in enumerate(palace.gaps):
        if is_intrigue(mine) and is_intrigue(thing) and other != far:
            yield Power(near, other, {far: thing, other: mine}, {})


def _guard(palace: Palace, near: int, far: int, own: int) -> Iterator[Power]:
    if is_intrigue(palace.gaps[far]):
        for other in palace.empty():
            if other != own:
                yield Power(near, other, {other: palace.gaps[far], far: EMPTY}, {})


def _thief(palace: Palace, near: int, far: int, own: int) -> Iterator[Power]:
    if EMPTY < palace.tokens[near] < DOWN:
        yield Power(near, NONE, {}, {near: palace.tokens[near] + DOWN})


_BY_TYPE: Final[dict[str, Callable[[Palace, int, int, int], Iterator[Power]]]] = {
    "trader": _trader,
    "assassin": _assassin,
    "courtesan": _courtesan,
    "gondolier": _gondolier,
    "guard": _guard,
    "thief": _thief,
}
_POWERS: Final = [_BY_TYPE[type] for type in TYPES]
