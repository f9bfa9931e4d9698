"""Names laughable moves of Targi for `python -m tools.blunders`.

It looks at the rules and at the true state, not at what bots think: what a bot overlooks, its evaluation overlooks.
"""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.games.targi.rules.components import BORDER, COLUMNS, EMPTY, GOLD, GOODS, is_tribe, tribe_card
from igroteka.games.targi.rules.grid import CELL, ROUNDS
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import ASK_DRAWN, ASK_ROW, ASK_TAKEN, DISCARD, END, INTO_ROW, KEEP, PLAY, USE

PAID: Final = (*GOODS, GOLD)
FEW_GOODS: Final = 8  # with more goods, another one may be too many


@final
class Detector:
    """Follows one game, and names the moves that make any player laugh."""

    def name(self, state: State, decision: Decision, option: Option) -> str:
        """What is laughable about a choice that is about to be applied, or ""."""
        assert isinstance(state, TargiGame)
        player, last = state.players[decision.seat], state.round >= ROUNDS
        if option.verb is END:
            places = [other.numbers[0] for other in decision.options if other.verb is USE]
            return self._name_left(state, decision.seat, places)
        if decision.prompt.phrase in (ASK_TAKEN, ASK_DRAWN) and PLAY() in decision.options:
            points = tribe_card(state.drawn).vp
            if option.verb is DISCARD and points > 2:
                return "discards a payable card of three points"
            if option.verb is KEEP and last:
                return "keeps a payable card in the last round"
        if decision.prompt.phrase is ASK_ROW and option.verb is INTO_ROW:
            symbols = [tribe_card(card).symbol for card in player.row(option.numbers[0] - 1)]
            mine = tribe_card(state.drawn).symbol
            if (
                len(symbols) == COLUMNS - 1
                and len(set(symbols)) == 1
                and mine not in symbols
                and len(decision.options) > 1
            ):
                return "breaks a row of three alike"
        return ""

    def _name_left(self, g: TargiGame, seat: int, places: list[int]) -> str:
        stock = g.players[seat].stock
        for place in places:
            if place < CELL and BORDER[place].gives and sum([stock[kind] for kind in GOODS]) < FEW_GOODS:
                return "leaves goods"
            card = g.cells[place - CELL] if place >= CELL else EMPTY
            if (
                card != EMPTY
                and not is_tribe(card)
                and sum([stock[kind] for kind in GOODS]) < FEW_GOODS
                and stock[GOLD] < 3
            ):
                return "leaves goods"
            if card != EMPTY and is_tribe(card) and tribe_card(card).vp > 2 and payable(stock, card):
                return "leaves a payable card of three points"
        return ""


def payable(stock: list[int], card: int) -> bool:
    """True if a stock pays for a card without any discount."""
    return any(all(stock[kind] >= cost[kind] for kind in PAID) for cost in tribe_card(card).costs)
