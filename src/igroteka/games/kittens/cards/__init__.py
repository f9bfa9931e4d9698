"""All cards: every class of these modules that has an id is a card."""

from __future__ import annotations

from types import ModuleType

from igroteka.games.kittens.card import Card, register
from igroteka.games.kittens.cards import box, classic


def _register(module: ModuleType) -> None:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Card) and thing.id:
            register(thing())


def fill_library() -> None:
    """Make all cards known to the rules."""
    _register(classic)
    _register(box)
