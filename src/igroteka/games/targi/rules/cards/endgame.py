"""Advantages that score at the end of the game (TARGI-E3)."""

from __future__ import annotations

from igroteka.games.targi.rules.card import Advantage
from igroteka.games.targi.rules.components import COLUMNS, tribe_card
from igroteka.games.targi.rules.state import TargiGame


class Pairs(Advantage):
    """TARGI-T04, TARGI-T13, TARGI-T22, TARGI-T31, TARGI-T40, TARGI-E5: 1 VP for every 2 cards of a symbol."""

    kind = "end_vp_per_pair"

    def end_vp(self, g: TargiGame, me: int) -> int:
        cards = [card for card in g.players[me].cards if tribe_card(card).symbol == self.symbol]
        return self.numbers["vp"] * (len(cards) // 2)


class MoreCards(Advantage):
    """TARGI-T14, TARGI-Q18: 1 VP if the display holds more cards than the opponent's."""

    kind = "end_vp_more_cards"

    def end_vp(self, g: TargiGame, me: int) -> int:
        return self.numbers["vp"] if len(g.players[me].cards) > len(g.players[1 - me].cards) else 0


class RightEnd(Advantage):
    """TARGI-T15, TARGI-Q19: 2 VP if this card is on the rightmost place of a row."""

    kind = "end_vp_right_end"

    def end_vp(self, g: TargiGame, me: int) -> int:
        return self.numbers["vp"] if g.players[me].display.index(self.card) % COLUMNS == COLUMNS - 1 else 0


class ManyCards(Advantage):
    """TARGI-T41, TARGI-Q18: 1 VP with 10 or more cards in the display, including this one."""

    kind = "end_vp_min_cards"

    def end_vp(self, g: TargiGame, me: int) -> int:
        return self.numbers["vp"] if len(g.players[me].cards) >= self.numbers["min"] else 0


class DiverseRows(Advantage):
    """TARGI-T32, TARGI-Q20: up to two full rows of four different symbols score 4 VP each instead of 2."""

    kind = "end_diverse_rows"

    def row_vp(self, g: TargiGame, me: int, nth: int, vp: int) -> int:
        return self.numbers["vp"] if nth < self.numbers["max_rows"] else vp
