"""All cards, characters and events: every class of these modules that has an id. Importing this fills the library."""

from __future__ import annotations

from types import ModuleType

from igroteka.games.bang.rules.cards import base, dodge_city, fistful, high_noon, wild_west_show
from igroteka.games.bang.rules.source import Card, Character, EventCard, register


def _register(module: ModuleType) -> None:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Card | Character | EventCard) and thing.id:
            register(thing())


_register(base)
_register(dodge_city)
_register(high_noon)
_register(fistful)
_register(wild_west_show)
