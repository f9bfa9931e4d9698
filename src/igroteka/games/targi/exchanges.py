"""Trader and Silversmith (TARGI-B5, TARGI-B10)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Saying
from igroteka.games.targi.components import BORDER, GOLD, GOODS, SILVERSMITH, TRADER, VP
from igroteka.games.targi.state import TargiGame
from igroteka.games.targi.words import ASK_SELL, ASK_TRADE, LOG_PASS, LOG_SELL, LOG_TRADE, PASS, SELL, STOP, TRADE

# The Trader.


def trades(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-B5, TARGI-Q16: every single trade that the Trader offers now."""
    stock = g.players[seat].stock
    found: list[Option] = []
    for rate in BORDER[TRADER].rates:
        for kind in GOODS:
            if stock[kind] >= rate.goods:
                gets = (GOLD,) if rate.gold_back else GOODS
                found += [TRADE(rate.goods, kind, get) for get in gets]
    for advantage in g.advantages(seat):
        for goods in advantage.trade_rates(g, seat):
            for kind in GOODS:
                if stock[kind] >= goods:
                    found += [TRADE(goods, kind, get) for get in GOODS if get != kind]
    return found


@final
class Trader(Frame[TargiGame]):
    """TARGI-B5: any number of trades, in any order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        found = trades(g, self.seat)
        return [Decision(self.seat, Saying(ASK_TRADE), [*found, STOP()], [STOP()])] if found else []

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is STOP:
            return
        count, kind, get = option.numbers
        g.players[seat].stock[kind] -= count
        g.players[seat].stock[get] += 1
        g.log(LOG_TRADE, seat, count, kind, get)
        g.keep(self)

    def step(self, g: TargiGame) -> None:
        """Nothing is left to trade."""


# The Silversmith.


def sales(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-B10: every exchange that the player can pay."""
    stock = g.players[seat].stock
    found: list[Option] = []
    for rate in BORDER[SILVERSMITH].rates:
        if rate.goods:
            found += [SELL(rate.goods, kind) for kind in GOODS if stock[kind] >= rate.goods]
        elif stock[GOLD] >= rate.gold:
            found.append(SELL(rate.gold, GOLD))
    return found


def sale_worth(count: int, kind: int) -> int:
    """What an exchange brings."""
    for rate in BORDER[SILVERSMITH].rates:
        if count == (rate.gold if kind == GOLD else rate.goods):
            return rate.vp_back
    raise ValueError(count)


@final
class Silversmith(Frame[TargiGame]):
    """TARGI-B10: one exchange, or none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        return [Decision(self.seat, Saying(ASK_SELL), [*sales(g, self.seat), PASS()], [PASS()])]

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, seat, SILVERSMITH)
            return
        count, kind = option.numbers
        worth = sale_worth(count, kind)
        g.players[seat].stock[kind] -= count
        g.players[seat].stock[VP] += worth
        g.log(LOG_SELL, seat, count, kind, worth)
