"""What lies where on the table, as plain data. The browser draws the board of a game without client code from it.

A game provides `layout(view)` in its `client` part. Its only input is the view of a seat, so it cannot show more than
that seat may know. Cards have the same words as in options and in the journal; that is how the client knows which of
them can be pressed. docs/adding-a-game.md lists the texts that a layout needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.views import View

CLIENT: Final = "client"  # the part of a game that describes its browser client

# How the cards of a zone are arranged.
ROW: Final = "row"  # side by side
PILE: Final = "pile"  # stacked: the last card of the list is on top
HAND: Final = "hand"  # the viewer's hand, within thumb reach; for other players only the number of cards is shown
KINDS: Final = (ROW, PILE, HAND)


@dataclass(frozen=True)
class Zone:
    """Cards that lie together. The text `<game>-zone-<id>` is its name.

    `cards` are the words of the cards this seat may know, `of` is the prefix of their text ids, and `hidden` is the
    number of face-down cards. `marked` cards stand out. Pressing the zone takes the option with the code `press`, if it
    is offered.
    """

    id: str
    of: str
    cards: list[str]
    hidden: int = 0
    kind: str = ROW
    marked: tuple[str, ...] = ()
    press: str = ""


@dataclass(frozen=True)
class Counter:
    """A number to display. The text `<game>-counter-<id>` is its name; a goal of 0 means none."""

    id: str
    value: int
    goal: int = 0


@dataclass(frozen=True)
class PlayerArea:
    """What lies in front of one player. `notes` are text ids, such as who deals; `out` means that they are out of the
    game.
    """

    zones: list[Zone]
    counters: list[Counter]
    notes: tuple[str, ...] = ()
    out: bool = False


@dataclass(frozen=True)
class BoardLayout:
    """The whole board: the middle of the table, and the area of each player in seat order."""

    zones: list[Zone]
    counters: list[Counter]
    players: list[PlayerArea]


def layout_of(game: Game[State], view: View) -> BoardLayout | None:
    """The layout of a view of this game; None if the game has its own board or no board at all."""
    make = _layout_maker(game)
    return make(view) if make is not None else None


@cache
def _layout_maker(game: Game[State]) -> Callable[[View], BoardLayout] | None:
    if not game.has_part(CLIENT):
        return None
    return cast("Callable[[View], BoardLayout] | None", getattr(game.part(CLIENT), "layout", None))
