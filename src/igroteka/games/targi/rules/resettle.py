"""Moving cards within a display (TARGI-Q15)."""

from __future__ import annotations

from itertools import permutations
from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.components import COLUMNS, EMPTY, PLACES
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import (
    ASK_LIFT,
    ASK_LIFT_OR_PUT,
    ASK_LIFT_SECOND,
    ASK_PUT,
    LIFT,
    LOG_MOVE,
    PASS,
    PUT,
)

Places = tuple[int, ...]


def occupied(display: list[int]) -> set[int]:
    """The places with a card."""
    return {place for place, card in enumerate(display) if card != EMPTY}


def has_gap(taken: set[int]) -> bool:
    """True if a card lies behind an empty place of its row (TARGI-D1)."""
    return any(place % COLUMNS > 0 and place - 1 not in taken for place in taken)


def placings(display: list[int], lifted: Places, put: Places = ()) -> list[Places]:
    """TARGI-Q15: every way to put the lifted cards down, beginning with `put`, such that no gap remains.

    A card that returns to its own place was not moved, so that does not count.
    """
    rest = occupied(display) - set(lifted)
    free = [place for place in range(PLACES) if place not in rest]
    found: list[Places] = []
    for places in permutations(free, len(lifted)):
        moved = all(here != there for here, there in zip(lifted, places, strict=True))
        if moved and places[: len(put)] == put and not has_gap(rest | set(places)):
            found.append(places)
    return found


def liftable(display: list[int], lifted: Places, most: int) -> list[int]:
    """The cards that can be lifted in addition, such that all of them find a place."""
    if len(lifted) == most:
        return []
    others = occupied(display) - set(lifted)
    return [place for place in sorted(others) if settles(display, (*lifted, place), most)]


def settles(display: list[int], lifted: Places, most: int) -> bool:
    """True if the lifted cards find a place, perhaps after lifting further ones."""
    return bool(placings(display, lifted)) or bool(liftable(display, lifted, most))


@final
class Resettle(Ask):
    """TARGI-Q15: up to `most` cards are lifted and then put down in the same order; until the end all can stay."""

    def __init__(self, seat: int, most: int, lifted: Places = (), put: Places = ()) -> None:
        self.seat = seat
        self.most = most
        self.lifted = lifted
        self.put = put

    def decisions(self, g: TargiGame) -> list[Decision]:
        if self.lifted and len(self.put) == len(self.lifted):
            return []
        display = g.players[self.seat].display
        lifts = [] if self.put else liftable(display, self.lifted, self.most)
        puts = self.next_places(display) if self.lifted else []
        options = [LIFT(*spot(place)) for place in lifts] + [PUT(*spot(place)) for place in puts]
        return [Decision(self.seat, self.prompt(display, lifts, puts), [*options, PASS()], [PASS()])]

    def rule(self) -> str:
        return "TARGI-Q15"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return self.rule() if option.verb in (LIFT, PUT) else ""

    def fits(self, g: TargiGame) -> bool:
        """TARGI-Q15: True if each card is lifted only once and all find a place."""
        display, lifted = g.players[self.seat].display, self.lifted
        if len(set(lifted)) < len(lifted) or not set(lifted) <= occupied(display) or len(lifted) > self.most:
            return False
        if self.put:
            return bool(placings(display, lifted, self.put))
        return not lifted or settles(display, lifted, self.most)

    def next_places(self, display: list[int]) -> list[int]:
        """Where the next lifted card can go."""
        return sorted({places[len(self.put)] for places in placings(display, self.lifted, self.put)})

    def prompt(self, display: list[int], lifts: list[int], puts: list[int]) -> Message:
        """Which card to lift, or where the next lifted one goes."""
        if not self.lifted:
            return Message(ASK_LIFT, self.most)
        card = display[self.lifted[len(self.put)]]
        if not puts:
            return Message(ASK_LIFT_SECOND, card)
        return Message(ASK_LIFT_OR_PUT if lifts else ASK_PUT, card)

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            return
        row, column = option.numbers
        place = (row - 1) * COLUMNS + column - 1
        if option.verb is LIFT:
            g.keep(Resettle(seat, self.most, (*self.lifted, place)))
        else:
            g.keep(Resettle(seat, self.most, self.lifted, (*self.put, place)))

    def step(self, g: TargiGame) -> None:
        """All lifted cards have a place."""
        player = g.players[self.seat]
        cards = [player.display[place] for place in self.lifted]
        for place in self.lifted:
            player.put(EMPTY, place)
        for card, place in zip(cards, self.put, strict=True):
            player.put(card, place)
            g.log(LOG_MOVE, self.seat, card, *spot(place))


def spot(place: int) -> tuple[int, int]:
    """Row and column of a place in the display, counted from 1."""
    return place // COLUMNS + 1, place % COLUMNS + 1
