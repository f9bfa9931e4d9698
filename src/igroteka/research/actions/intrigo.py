"""The actions of Intrigo."""

from __future__ import annotations

from igroteka.core.setup import Setup
from igroteka.games.intrigo.parts import CARDS, HEADED, TYPES
from igroteka.games.intrigo.terms import Terms
from igroteka.games.intrigo.words import (
    BUY,
    CHOOSE_FAMILY,
    INTO,
    MOVE_TO,
    NAME,
    NEAR,
    PASS,
    PLAY,
    STOP,
    SWAP_CARD,
    SWAP_TOKEN,
    TAKE,
)
from igroteka.research.actions.space import Block


def blocks(setup: Setup, figures: int) -> list[Block]:
    """The actions of a table of Intrigo (docs/notation-intrigo.md)."""
    terms = Terms(setup)
    places = [(place,) for place in range(terms.buildings)]
    cards = [card for card in range(len(CARDS)) if terms.cards[card]]
    return [
        Block(CHOOSE_FAMILY, [(family,) for family in range(len(HEADED))] if terms.choose_families else []),
        Block(TAKE, [(card,) for card in cards]),
        Block(PLAY, [(card, gap) for card in cards for gap in range(terms.buildings)]),
        Block(PASS),
        Block(BUY, [(type,) for type in range(len(TYPES))]),
        Block(INTO, places),
        Block(NEAR, places),
        Block(STOP),
        Block(SWAP_TOKEN, places),
        Block(SWAP_CARD, places),
        Block(MOVE_TO, places),
        Block(NAME, [(card,) for card in cards]),
    ]
