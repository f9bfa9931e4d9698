"""What a browser client knows about the components of a game: cards and other parts, and constants for drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

# Colours a client can give a card, in light and dark themes.
COLOURS: Final = ("red", "orange", "gold", "green", "teal", "blue", "purple", "pink", "brown", "grey", "black")
# Colours for the table; "" keeps the colour of the page.
TABLE_COLOURS: Final = ("", "green", "blue", "red", "brown")
# How a journal entry stands out: a turn or stage begins, a player is out, something big happens, somebody wins.
HIGHLIGHTS: Final = ("turn", "stage", "out", "great", "won")


@dataclass(frozen=True)
class Component:
    """A card or another part of a game. 0 copies means that the number of copies is not fixed."""

    rule: str
    kind: str
    set: str = ""
    copies: int = 0


@dataclass(frozen=True)
class DrawnComponent(Component):
    """A component the client can draw without game code: a colour and a symbol of one or two characters.

    The `.corner` attribute of its text is printed in its corners.
    """

    colour: str = ""
    symbol: str = ""


@dataclass(frozen=True)
class Look:
    """How the pages show a game without client code: the `LOOK` of its `client` part.

    `table` is the colour of the table, `symbol` the icon in lists, `poster` names up to three components for the
    poster. `seats` is a good number of players for a first game; 0 means the minimum. `highlights` maps text ids of
    journal entries to the way they stand out.
    """

    table: str = ""
    symbol: str = ""
    poster: tuple[str, ...] = ()
    seats: int = 0
    highlights: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Constant:
    """A constant of the generated client code: name, description, TypeScript type and value as plain data."""

    name: str
    about: str
    type: str
    value: object


@dataclass(frozen=True)
class Words:
    """A union type of string literals in the client. A lookup table over it fails to compile if a member is missing."""

    name: str
    about: str
    words: tuple[str, ...]
