"""Moving cards inside a display (TARGI-Q15)."""

from __future__ import annotations

from itertools import combinations
from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Saying
from igroteka.games.targi.components import COLUMNS, EMPTY, PLACES, ROWS
from igroteka.games.targi.state import TargiGame
from igroteka.games.targi.words import (
    ASK_LIFT,
    ASK_LIFT_OR_PUT,
    ASK_PUT,
    LIFT,
    LOG_MOVE,
    PUT,
    STOP,
)

Places = tuple[int, ...]
Move = tuple[Places, Places]  # where cards are lifted, and where each of them is put


def has_gap(display: list[int]) -> bool:
    """Is there a card behind an empty place of its row (TARGI-D1)?"""
    for row in range(ROWS):
        for at in range(row * COLUMNS + 1, (row + 1) * COLUMNS):
            if display[at] != EMPTY and display[at - 1] == EMPTY:
                return True
    return False


def moves(display: list[int], most: int) -> list[Move]:
    """TARGI-Q15: every way to lift up to so many cards and to put each on another place, leaving no gap."""
    taken = [place for place in range(PLACES) if display[place] != EMPTY]
    found: list[Move] = []
    for count in range(1, most + 1):
        for lifted in combinations(taken, count):
            rest = [EMPTY if place in lifted else card for place, card in enumerate(display)]
            found += [(lifted, put) for put in placings(rest, lifted, ())]
    return found


def placings(rest: list[int], lifted: Places, put: Places) -> list[Places]:
    """Where the lifted cards can go, one after another, so that no gap remains."""
    if len(put) == len(lifted):
        return [] if has_gap(rest) else [put]
    found: list[Places] = []
    for place in range(PLACES):
        if rest[place] == EMPTY and place != lifted[len(put)]:
            rest[place] = 1
            found += placings(rest, lifted, (*put, place))
            rest[place] = EMPTY
    return found


@final
class Resettle(Frame[TargiGame]):
    """TARGI-Q15: up to `most` cards are lifted, in the order of their places, and then put down one by one.

    A card that goes back to its own place was not moved, so that is not offered.
    """

    def __init__(self, seat: int, most: int, lifted: Places = (), put: Places = ()) -> None:
        self.seat = seat
        self.most = most
        self.lifted = lifted
        self.put = put

    def possible(self, g: TargiGame) -> list[Move]:
        """What can still come of what was chosen so far."""
        n, m = len(self.lifted), len(self.put)
        found = [move for move in moves(g.players[self.seat].display, self.most) if move[0][:n] == self.lifted]
        return [move for move in found if not m or (len(move[0]) == n and move[1][:m] == self.put)]

    def decisions(self, g: TargiGame) -> list[Decision]:
        if self.lifted and len(self.put) == len(self.lifted):
            return []
        possible = self.possible(g)
        if not possible:
            return []
        options = self.options(possible)
        display = g.players[self.seat].display
        if not self.lifted:
            return [Decision(self.seat, Saying(ASK_LIFT, self.most), [*options, STOP()], [STOP()])]
        phrase = ASK_LIFT_OR_PUT if options[0].verb is LIFT else ASK_PUT
        return [Decision(self.seat, Saying(phrase, display[self.lifted[len(self.put)]]), options)]

    def options(self, possible: list[Move]) -> list[Option]:
        """The next cards to lift, and the places where the first lifted card can go."""
        n, m = len(self.lifted), len(self.put)
        lifts = sorted({lifted[n] for lifted, _ in possible if len(lifted) > n}) if not m else []
        puts = sorted({put[m] for lifted, put in possible if n and len(lifted) == n})
        return [LIFT(*spot(place)) for place in lifts] + [PUT(*spot(place)) for place in puts]

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is STOP:
            return
        row, column = option.numbers
        place = (row - 1) * COLUMNS + column - 1
        if option.verb is LIFT:
            g.keep(Resettle(seat, self.most, (*self.lifted, place), self.put))
        else:
            g.keep(Resettle(seat, self.most, self.lifted, (*self.put, place)))

    def step(self, g: TargiGame) -> None:
        """All lifted cards have a place; or there was nothing to move."""
        if not self.put:
            return
        display = g.players[self.seat].display
        cards = [display[place] for place in self.lifted]
        for place in self.lifted:
            display[place] = EMPTY
        for card, place in zip(cards, self.put, strict=True):
            display[place] = card
            g.log(LOG_MOVE, self.seat, card, *spot(place))


def spot(place: int) -> tuple[int, int]:
    """Row and column of a place of the display, from 1 on."""
    return place // COLUMNS + 1, place % COLUMNS + 1
