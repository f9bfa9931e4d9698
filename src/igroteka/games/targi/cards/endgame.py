"""Advantages that count at the end of the game (TARGI-E3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.games.targi.card import Advantage
from igroteka.games.targi.components import COLUMNS, SYMBOLS, tribe_card
from igroteka.games.targi.state import TargiGame


class EndBonus(Advantage):
    """An advantage that brings a fixed number of points at the end."""

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        super().__init__(card, facts)
        self.vp: Final = int(str(facts["vp"]))


class Pairs(EndBonus):
    """TARGI-T04, TARGI-T13, TARGI-T22, TARGI-T31, TARGI-T40, TARGI-E5: 1 VP for every 2 cards of a symbol."""

    kind = "end_vp_per_pair"

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        super().__init__(card, facts)
        self.symbol: Final = SYMBOLS.index(str(facts["symbol"]))

    def end_vp(self, g: TargiGame, me: int) -> int:
        cards = [card for card in g.players[me].cards if tribe_card(card).symbol == self.symbol]
        return self.vp * (len(cards) // 2)


class MoreCards(EndBonus):
    """TARGI-T14, TARGI-Q18: 1 VP if the display holds more cards than the opponent's."""

    kind = "end_vp_more_cards"

    def end_vp(self, g: TargiGame, me: int) -> int:
        return self.vp if len(g.players[me].cards) > len(g.players[1 - me].cards) else 0


class RightEnd(EndBonus):
    """TARGI-T15, TARGI-Q19: 2 VP if this card lies on the rightmost place of a row."""

    kind = "end_vp_right_end"

    def end_vp(self, g: TargiGame, me: int) -> int:
        return self.vp if g.players[me].display.index(self.card) % COLUMNS == COLUMNS - 1 else 0


class ManyCards(EndBonus):
    """TARGI-T41, TARGI-Q18: 1 VP with 10 or more cards in the display, this one included."""

    kind = "end_vp_min_cards"

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        super().__init__(card, facts)
        self.least: Final = int(str(facts["min"]))

    def end_vp(self, g: TargiGame, me: int) -> int:
        return self.vp if len(g.players[me].cards) >= self.least else 0


class DiverseRows(EndBonus):
    """TARGI-T32, TARGI-Q20: up to two full rows of four different symbols bring 4 VP each instead of 2."""

    kind = "end_diverse_rows"

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        super().__init__(card, facts)
        self.rows: Final = int(str(facts["max_rows"]))

    def row_vp(self, g: TargiGame, me: int, nth: int, vp: int) -> int:
        return self.vp if nth < self.rows else vp
