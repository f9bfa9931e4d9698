"""The value of the cards of a packet."""

from __future__ import annotations

from typing import Final

from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.decisions import NOBODY
from igroteka.core.options import Option
from igroteka.games.intrigo.bots.greedy.palace import RIVAL, gains
from igroteka.games.intrigo.rules.parts import FAMILIES, FAMILY, NEUTRAL, STRENGTH
from igroteka.games.intrigo.rules.view import IntrigoBoard

OWN: Final = 60.0  # a card of the seat's own family, before all others
HEADLESS: Final = 2.0  # a card of a family without a player
PER_STRENGTH: Final = 0.1
WEAKEST: Final = min(STRENGTH)


def best_pick(board: IntrigoBoard, me: int, options: list[Option]) -> ReasonedOption:
    """The most valuable card for this seat's hand."""
    option = max(options, key=lambda option: card_worth(board, me, option.numbers[0]))
    return ReasonedOption(option, pick_reason(head_of(board, option.numbers[0]), me))


def card_worth(board: IntrigoBoard, me: int, card: int) -> float:
    """The seat's own cards first, strong before weak; then those most useful to a rival."""
    head = head_of(board, card)
    if head == me:
        return OWN + STRENGTH[card]
    if head != NOBODY:
        return RIVAL * max(gains(board.players[head])) * (STRENGTH[card] - WEAKEST)
    return HEADLESS + PER_STRENGTH * STRENGTH[card] if FAMILY[card] == NEUTRAL else HEADLESS


def head_of(board: IntrigoBoard, card: int) -> int:
    """The player who gets what a card wins, or NOBODY."""
    for seat, player in enumerate(board.players):
        if FAMILIES.index(player.family) == FAMILY[card]:
            return seat
    return NOBODY


def pick_reason(head: int, me: int) -> str:
    """Why the bot keeps a card that wins for this player."""
    if head == NOBODY:
        return "bot-intrigo-keep-headless"
    return "bot-intrigo-keep-own" if head == me else "bot-intrigo-keep-rival"
