"""What a browser client is told about the components of a game: cards and other parts, and facts that it draws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

# Colours that a client has for cards, in light and in dark.
COLOURS: Final = ("red", "orange", "gold", "green", "teal", "blue", "purple", "pink", "brown", "grey", "black")
# And for tables; "" is that of all pages.
TABLES: Final = ("", "green", "blue", "red", "brown")
# How a line of the journal stands out: a turn or a stage begins, somebody is out, something great, the victory.
HIGHLIGHTS: Final = ("turn", "stage", "out", "great", "won")


@dataclass(frozen=True)
class Component:
    """A card or another part of a game; 0 copies: their number says nothing."""

    rule: str
    kind: str
    set: str = ""
    copies: int = 0


@dataclass(frozen=True)
class DrawnComponent(Component):
    """A component whose face the client draws without code of the game: in a colour, with a symbol of one or two signs.

    What its text has as `.corner` stands in its corners.
    """

    colour: str = ""
    symbol: str = ""


@dataclass(frozen=True)
class Look:
    """How the pages show a game that has no client code: `LOOK` of its part `client`.

    `table` is the colour of its table, `symbol` its sign in lists, `poster` names up to three components for its
    poster, and `seats` is how many players suit a first game; 0: the fewest. `highlights` says which lines of the
    journal stand out, by the ids of their texts.
    """

    table: str = ""
    symbol: str = ""
    poster: tuple[str, ...] = ()
    seats: int = 0
    highlights: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Constant:
    """A constant of the client: its name, what it is, its TypeScript type, and its value as plain data."""

    name: str
    about: str
    type: str
    value: object


@dataclass(frozen=True)
class Words:
    """A union type of the client: one of these words. A table for all of them does not compile if one is missing."""

    name: str
    about: str
    words: tuple[str, ...]
