"""The actions of Intrigo."""

from __future__ import annotations

from igroteka.core.setup import Setup
from igroteka.games.intrigo.rules import words
from igroteka.games.intrigo.rules.house_rules import HouseRules
from igroteka.games.intrigo.rules.parts import CARDS, HEADED, TYPES
from igroteka.research.actions.space import Block


def blocks(setup: Setup, figures: int) -> list[Block]:
    """All actions at a table of Intrigo (games/intrigo/NOTATION.md)."""
    house_rules = HouseRules(setup)
    places = [(place,) for place in range(house_rules.buildings)]
    cards = [card for card in range(len(CARDS)) if house_rules.cards[card]]
    return [
        Block(words.CHOOSE_FAMILY, [(family,) for family in range(len(HEADED))] if house_rules.choose_families else []),
        Block(words.TAKE, [(card,) for card in cards]),
        Block(words.PLAY, [(card, gap) for card in cards for gap in range(house_rules.buildings)]),
        Block(words.PASS),
        Block(words.BUY, [(type,) for type in range(len(TYPES))]),
        Block(words.INTO, places),
        Block(words.NEAR, places),
        Block(words.STOP),
        Block(words.SWAP_TOKEN, places),
        Block(words.SWAP_CARD, places),
        Block(words.MOVE_TO, places),
        Block(words.NAME, [(card,) for card in cards]),
    ]
