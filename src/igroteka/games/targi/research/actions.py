"""The actions of Targi."""

from __future__ import annotations

from igroteka.core.setup import Setup
from igroteka.games.targi.rules import words
from igroteka.games.targi.rules.components import (
    BORDER,
    COIN,
    COLUMNS,
    GOLD,
    GOODS,
    ROWS,
    SILVERSMITH,
    TRADER,
    TRIBE_CARDS,
)
from igroteka.games.targi.rules.grid import CELL, CELLS, ENDS
from igroteka.games.targi.rules.payments import goods_to_pay
from igroteka.research.actions.space import Block, Numbers

MAX_DISCOUNT = 2  # TARGI-T05, TARGI-T43: for the symbol and with the Noble together
MAX_SURCHARGE = 1  # TARGI-T08


def all_payments() -> list[Numbers]:
    """TARGI-C1, TARGI-C2: every payment that a tribe card can cost, with discounts, surcharges and coins."""
    found: set[Numbers] = set()
    for card in TRIBE_CARDS:
        for cost in card.costs:
            for less in range(MAX_DISCOUNT + 1):
                for more in range(MAX_SURCHARGE + 1):
                    for goods in goods_to_pay(cost, less, more):
                        for coins in range(cost[GOLD] + 1):
                            found.add(goods + (GOLD,) * (cost[GOLD] - coins) + (COIN,) * coins)
    return sorted(found, key=lambda payment: (len(payment), payment))


def exchanges() -> list[Numbers]:
    """TARGI-B5, TARGI-Q16: the exchanges of the Trader; with the trader's tent, also one good for another."""
    found: list[Numbers] = []
    for rate in BORDER[TRADER].rates:
        gets = (GOLD,) if rate.gold_back else GOODS
        found += [(rate.goods, kind, get) for kind in GOODS for get in gets]
    return found + [(1, kind, get) for kind in GOODS for get in GOODS if get != kind]


def sales() -> list[Numbers]:
    """TARGI-B10: what the Silversmith takes."""
    found: list[Numbers] = []
    for rate in BORDER[SILVERSMITH].rates:
        found += [(rate.goods, kind) for kind in GOODS] if rate.goods else [(rate.gold, GOLD)]
    return found


def blocks(setup: Setup, figures: int) -> list[Block]:
    """All actions at a table of Targi (games/targi/NOTATION.md)."""
    cells = [(place,) for place in range(CELL, CELL + CELLS)]
    ends = [(place,) for place in ENDS]
    kinds = [(kind,) for kind in (*GOODS, GOLD)]
    prices = [(price,) for price in range(len(words.PRICES))]
    spots = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    found = [
        Block(words.RAID, prices),
        Block(words.PLACE_TARGI, ends),
        Block(words.USE, ends + cells),
        Block(words.SKIP, ends + cells),
    ]
    found += [
        Block(verb) for verb in (words.HAND, words.END, words.PASS, words.STOP, words.PLAY, words.KEEP, words.DISCARD)
    ]
    found += [Block(words.INTO_ROW, [(row,) for row in range(1, ROWS + 1)]), Block(words.PAY, all_payments())]
    found += [Block(words.TAKE, kinds), Block(words.GIVE, kinds), Block(words.GIFT, prices)]
    found += [
        Block(words.TRADE, exchanges()),
        Block(words.SELL, sales()),
        Block(words.MARKER, cells),
        Block(words.TO_CELL, cells),
    ]
    found += [Block(words.LIFT, spots), Block(words.PUT, spots)]
    return found
