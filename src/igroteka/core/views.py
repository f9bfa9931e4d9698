"""Views: what one seat may know, built up from nothing instead of by removing parts of a state.

Nobody changes a view. Views and boards are not frozen dataclasses all the same, because freezing doubles the time to
build a view. Views, and boards that every view has, are filled in field by field (`init=False`): where the engine is
compiled, the constructor of a dataclass takes ten times as long.
"""

from __future__ import annotations

import builtins
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Final, TypeVar

from igroteka.core.decisions import CLOCK_SEAT, SECRET, WHO_HAS_CHOSEN
from igroteka.core.frames import SealedFrame
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import Message
from igroteka.core.state import State

T = TypeVar("T")

SPECTATOR: Final = -1

ATOMS: Final = frozenset((int, str, bool, float, type(None)))  # types that `plain` returns unchanged


@dataclass(init=False)
class Asked:
    """An open question this seat may know of: its own, or a public one of another seat.

    Offers to others are left out: an offer that disappears would reveal that its seat is being asked in secret.
    """

    seat: int
    prompt: Message
    waits: bool


@dataclass(init=False)
class View:
    """The table as one seat or a spectator may see it. `board` is the game's own part."""

    game: str
    seats: int
    seat: int
    public_version: int
    asked: list[Asked]
    options: list[Option]
    window: int  # length in seconds of the window the table's clock closes; 0 if there is none
    outcome: Outcome | None
    board: builtins.object  # by its full name: mypyc does not find `object` in a dataclass

    def plain(self) -> dict[str, object]:
        """As plain data: for the protocol, comparisons and tests."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seat": self.seat,
            "moment": self.public_version,
            "asked": [{"seat": a.seat, "waits": a.waits, **a.prompt.plain()} for a in self.asked],
            "options": [option.code for option in self.options],
            "window": self.window,
            "outcome": self.outcome.plain() if self.outcome else None,
            "board": plain(self.board),
        }


def table_view(g: State, seat: int, board: object) -> View:
    """The part of a view that all games share, around the game's own board."""
    mine = g.decision(seat) if seat >= 0 else None
    view = View()
    view.game = g.setup.game
    view.seats = g.setup.seats
    view.seat = seat
    view.public_version = g.public_version
    view.asked = asked(g, seat)
    view.options = mine.options.copy() if mine else []
    view.window = window(g)
    view.outcome = g.outcome()
    view.board = board
    return view


def window(g: State) -> int:
    """The length in seconds of the window that the table's clock closes; 0 if there is none."""
    for decision in g.decisions():
        if decision.seat == CLOCK_SEAT:
            return decision.seconds
    return 0


def asked(g: State, seat: int) -> list[Asked]:
    """The open questions this seat may know of.

    In a sealed frame this lists the seats that have yet to choose, if that is public. If forced choices are skipped,
    that would reveal who has no choice, so it lists all asked seats.
    """
    shown = [d for d in g.decisions() if d.seat == seat or (d.waits and d.visibility != SECRET)]
    found = [question(d.seat, d.prompt, waits=d.waits) for d in shown]
    top = g.stack[-1] if g.stack else None
    if g.skip_forced and isinstance(top, SealedFrame) and top.visibility == WHO_HAS_CHOSEN:
        waiting = [other for other in top.asked(g) if other != seat or top.answer_of(seat) is None]
        found = [question(other, top.decision_for(g, other, waits=True).prompt, waits=True) for other in waiting]
    return found


def question(seat: int, prompt: Message, *, waits: bool) -> Asked:
    """An open question."""
    found = Asked()
    found.seat = seat
    found.prompt = prompt
    found.waits = waits
    return found


def with_fields(original: T, /, **changes: object) -> T:
    """A copy of a view or a board that is filled in field by field, with other values in these fields."""
    kind: type = type(original)
    other: T = kind()
    for name in dataclass_fields(kind):
        setattr(other, name, changes[name] if name in changes else getattr(original, name))
    return other


def plain(thing: object) -> object:
    """Convert a dataclass, list or dict to plain data."""
    kind = type(thing)
    if kind in ATOMS:
        return thing
    if isinstance(thing, (list, tuple)):
        return [one if type(one) in ATOMS else plain(one) for one in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    return {name: plain(getattr(thing, name)) for name in dataclass_fields(kind)} if is_dataclass(kind) else thing


@cache
def dataclass_fields(kind: type) -> tuple[str, ...]:
    return tuple([field.name for field in fields(kind)])
