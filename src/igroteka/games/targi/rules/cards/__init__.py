"""The advantages of all tribe cards: every class in these modules with a `kind` serves the cards of that kind.

Importing this package fills the library: one object for each row of the data file that has an effect.
"""

from __future__ import annotations

from types import ModuleType

from igroteka.games.targi.rules.card import Advantage, register
from igroteka.games.targi.rules.cards import endgame, once, permanent
from igroteka.games.targi.rules.components import TRIBE, TRIBE_CARDS


def _kinds(*modules: ModuleType) -> dict[str, type[Advantage]]:
    found: dict[str, type[Advantage]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Advantage) and thing.kind:
                found[thing.kind] = thing
    return found


def _register(kinds: dict[str, type[Advantage]]) -> None:
    for number, card in enumerate(TRIBE_CARDS, start=TRIBE):
        if card.effect:
            register(kinds[str(card.effect["kind"])](number, card.effect))


KINDS = _kinds(permanent, once, endgame)
_register(KINDS)
