"""What the cards of a packet are worth."""

from __future__ import annotations

from igroteka.bots.greedy.intrigo.palace import RIVAL, gains
from igroteka.core.options import Option
from igroteka.games.intrigo.parts import FAMILIES, FAMILY, NEUTRAL, STRENGTH
from igroteka.games.intrigo.view import IntrigoBoard

OWN = 6.0
NEUTRAL_CARD = 2.0


def best_pick(board: IntrigoBoard, me: int, options: list[Option]) -> Option:
    """The card that is worth most in one's own hand."""
    return max(options, key=lambda option: card_worth(board, me, option.numbers[0]))


def card_worth(board: IntrigoBoard, me: int, card: int) -> float:
    """One's own cards first, the strong ones before the weak; then those that a rival would use best."""
    strength = STRENGTH[card]
    for seat, player in enumerate(board.players):
        if FAMILIES.index(player.family) == FAMILY[card]:
            if seat == me:
                return OWN * 10 + strength
            return RIVAL * max(gains(player)) * (strength - 2)
    return NEUTRAL_CARD + strength * 0.1 if FAMILY[card] == NEUTRAL else NEUTRAL_CARD
