"""What a browser client is told about the components of a game: cards and other parts, and facts that it draws."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Component:
    """A card or another part of a game; 0 copies: their number says nothing."""

    rule: str
    kind: str
    set: str = ""
    copies: int = 0


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
