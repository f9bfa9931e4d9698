"""All cards: every class in these modules that has an id is a card."""

from __future__ import annotations

from types import ModuleType

from igroteka.games.kittens.rules.card import LIBRARY, Card
from igroteka.games.kittens.rules.cards import box, classic


def _cards(module: ModuleType) -> dict[str, type[Card]]:
    kinds = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Card)]
    return {kind.id: kind for kind in kinds if kind.id}


def fill_library() -> None:
    """Register all cards."""
    LIBRARY.fill([kind() for kind in (_cards(classic) | _cards(box)).values()])
