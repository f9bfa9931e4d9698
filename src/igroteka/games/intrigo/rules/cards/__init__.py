"""All influence cards: every class in these modules that has an id is one. Importing this package fills the library."""

from __future__ import annotations

from types import ModuleType

from igroteka.games.intrigo.rules.card import Influence, register
from igroteka.games.intrigo.rules.cards import box


def _register(module: ModuleType) -> None:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Influence) and thing.id:
            register(thing())


_register(box)
