"""Beliefs about the pile: where a kitten lies that somebody has put back (KIT-X04).

All places are possible, but players prefer some. How often they choose which is learnt from games of several kinds of
players (`put_back_rates.py`, written by `search/fit.py`). A belief depends only on what everybody has seen: who put the
kitten back, how large the pile was, and how many cards have been drawn since.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.random import Random
from igroteka.games.kittens.bots.put_back_rates import RATES
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import EXPLODING

NEAR: Final = 4  # this many places from the top have a rate of their own
BOTTOM: Final = NEAR  # then the bottom, and one rate for all places between
BETWEEN: Final = NEAR + 1
KINDS_OF_PLACES: Final = NEAR + 2
DUEL: Final = 2  # two players put kittens elsewhere than more players do
STEPS: Final = 1 << 20  # resolution of probabilities as whole numbers


def kind_of_place(place: int, size: int) -> int:
    """The kind of a place with this many cards above, in a pile of this many other cards."""
    if place < NEAR:
        return place
    return BOTTOM if place == size else BETWEEN


@lru_cache(maxsize=4096)
def place_chances(size: int, players: int, drawn: int) -> tuple[float, ...]:
    """The probability of each place for a kitten put back into a pile of this many cards, the top first.

    After some draws from the top, only the places below are possible; the first is then the new top.
    """
    rates = RATES[0 if players == DUEL else 1]
    kinds = [kind_of_place(place, size) for place in range(size + 1)]
    chances = [rates[kind] / kinds.count(kind) for kind in kinds][drawn:]
    total = sum(chances)
    return tuple([chance / total for chance in chances]) if total > 0 else ()


def kitten_chances(put_by: int, drawn: int, pile: int, players: int, unknown: list[bool], seat: int) -> list[float]:
    """The probability of each place of the pile, the top first, to hold the kitten that somebody else has put back.

    Empty if nobody has, or if the seat knows where it lies. `unknown` marks the places that the seat does not know.
    """
    if put_by in (NOBODY, seat):
        return []
    chances = place_chances(pile + drawn - 1, players, drawn)
    found = [chance if unknown[place] else 0.0 for place, chance in enumerate(chances[:pile])]
    total = sum(found)
    return [chance / total for chance in found] if total > 0 else []


def top_chance(g: KittensGame, seat: int) -> float:
    """The probability that the kitten put back lies on top, for a seat that does not know the top card; roughly, since
    it ignores what else the seat knows of the pile.
    """
    if g.kitten_put_by in (NOBODY, seat):
        return 0.0
    chances = place_chances(len(g.pile) + g.drawn_since_put - 1, g.count_living(), g.drawn_since_put)
    return chances[0] if chances else 0.0


def move_kitten(g: KittensGame, seat: int, random: Random) -> None:
    """Move a kitten of an imagined state to where the one that was put back probably lies.

    Whoever put it there knows its place and, as far as this seat can tell, no other.
    """
    last = len(g.pile) - 1
    unknown = [not g.pile_known[last - place] >> seat & 1 for place in range(last + 1)]
    chances = kitten_chances(g.kitten_put_by, g.drawn_since_put, len(g.pile), g.count_living(), unknown, seat)
    kittens = [last - place for place in range(len(chances)) if unknown[place] and g.pile[last - place] == EXPLODING]
    if not kittens:
        return
    at = last - drawn_place(chances, random)
    if g.pile[at] != EXPLODING:
        other = random.pick(kittens)
        g.pile[at], g.pile[other] = g.pile[other], g.pile[at]
    bit = 1 << g.kitten_put_by
    for place in range(last + 1):
        if unknown[place]:
            g.pile_known[last - place] &= ~bit
    g.pile_known[at] |= bit


def drawn_place(chances: list[float], random: Random) -> int:
    """A random place, weighted by probability."""
    threshold = random.below(STEPS) / STEPS
    likeliest = 0
    for place, chance in enumerate(chances):
        threshold -= chance
        if threshold < 0:
            return place
        if chance > chances[likeliest]:
            likeliest = place
    return likeliest
