"""What lies where on a table, as plain data: from it the browser draws the board of a game without client code.

A game offers `layout(view)` in its part `client`. It sees nothing but the view of a seat, so it cannot show more than
that seat may know. Cards are named by the same words as in options and in the journal: that is how the client knows
which of them can be pressed. docs/adding-a-game.md says which texts go with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from igroteka.core.game import Game
from igroteka.core.registry import find_game
from igroteka.core.state import State
from igroteka.core.views import View

CLIENT: Final = "client"  # the part of a game that says how the browser shows it

# How the cards of a zone lie.
ROW: Final = "row"  # side by side
PILE: Final = "pile"  # one on top of the other: the last card of the list is the top one
HAND: Final = "hand"  # the own hand, in reach of the thumb; of another player only the number is shown
KINDS: Final = (ROW, PILE, HAND)


@dataclass(frozen=True)
class Zone:
    """Cards that lie together. The text `<game>-zone-<id>` is its name.

    `cards` are the words of those that this seat may know, `of` is how the ids of their texts begin, and `hidden` is
    how many lie there face down. `marked` cards stand out. Pressing the zone takes the option with the code `press`, if
    it is offered.
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
    """A number that counts. The text `<game>-counter-<id>` is its name; 0 is no goal."""

    id: str
    value: int
    goal: int = 0


@dataclass(frozen=True)
class PlayerArea:
    """What lies before one player. `notes` are ids of texts, such as who deals; `out`: for them the game is over."""

    zones: list[Zone]
    counters: list[Counter]
    notes: tuple[str, ...] = ()
    out: bool = False


@dataclass(frozen=True)
class BoardLayout:
    """The whole board: what lies in the middle, and before each player in the order of their seats."""

    zones: list[Zone]
    counters: list[Counter]
    players: list[PlayerArea]


def layout_of(view: View) -> BoardLayout | None:
    """The layout of what a seat sees; None if the game has a board of its own, or none at all."""
    make = _layout_maker(find_game(view.game))
    return make(view) if make is not None else None


@cache
def _layout_maker(game: Game[State]) -> Callable[[View], BoardLayout] | None:
    if not game.has_part(CLIENT):
        return None
    return cast("Callable[[View], BoardLayout] | None", getattr(game.part(CLIENT), "layout", None))
