"""The actions of Scopa."""

from __future__ import annotations

from igroteka.core.setup import Setup
from igroteka.research.actions.space import Block
from igroteka_scopa.rules.cards import CARDS
from igroteka_scopa.rules.words import PLAY, TAKE


def blocks(setup: Setup, figures: int) -> list[Block]:
    """Every card can be played, and taken (NOTATION.md)."""
    cards = [(card,) for card in range(len(CARDS))]
    return [Block(PLAY, cards), Block(TAKE, cards)]
