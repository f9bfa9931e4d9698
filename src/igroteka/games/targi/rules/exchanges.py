"""Trader and Silversmith (TARGI-B5, TARGI-B10)."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.components import BORDER, COIN, GOLD, GOODS, SILVERSMITH, TRADER, VP
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import ASK_SELL, ASK_TRADE, LOG_PASS, LOG_SELL, LOG_TRADE, PASS, SELL, STOP, TRADE

_TRADES: Final = [
    TRADE(rate.goods, kind, get)
    for rate in BORDER[TRADER].rates
    for kind in GOODS
    for get in ((GOLD,) if rate.gold_back else GOODS)
]
_STOP: Final = STOP()
_ASK_TRADE: Final = Message(ASK_TRADE)

_SALES: Final = [
    SELL(rate.goods, kind) if rate.goods else SELL(rate.gold, kind)
    for rate in BORDER[SILVERSMITH].rates
    for kind in (GOODS if rate.goods else (GOLD,))
]
_PASS: Final = PASS()
_ASK_SELL: Final = Message(ASK_SELL)


def affordable(exchanges: list[Option], stock: list[int]) -> list[Option]:
    """The exchanges that a stock can pay for. The first two numbers of an exchange are how much of what is given."""
    return [option for option in exchanges if stock[option.numbers[1]] >= option.numbers[0]]


def can_afford_any(exchanges: list[Option], stock: list[int]) -> bool:
    """True if a stock can pay for one of these exchanges."""
    return any(stock[option.numbers[1]] >= option.numbers[0] for option in exchanges)


# The Trader.


def can_trade(g: TargiGame, seat: int) -> bool:
    """TARGI-B5, TARGI-Q16: True if the Trader offers a trade now."""
    return can_afford_any(_TRADES, g.players[seat].stock) or bool(trades(g, seat))


def trades(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-B5, TARGI-Q16: every single trade that the Trader offers now."""
    stock = g.players[seat].stock
    found = affordable(_TRADES, stock)
    for advantage in g.advantages(seat):
        for goods in advantage.trade_rates(g, seat):
            for kind in GOODS:
                if stock[kind] >= goods:
                    found += [TRADE(goods, kind, get) for get in GOODS if get != kind]
    return found


@final
class Trader(Ask):
    """TARGI-B5: any number of trades, in any order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        found = trades(g, self.seat)
        if not found:
            return []
        found.append(_STOP)
        return [Decision(self.seat, _ASK_TRADE, found, [_STOP])]

    def rule(self) -> str:
        return "TARGI-B5"

    def forbids(self, g: TargiGame, option: Option) -> str:
        if option.verb is not TRADE:
            return ""
        if COIN in option.numbers[1:]:
            return "TARGI-Q12"
        return "TARGI-Q16" if option.numbers[0] == 1 else "TARGI-B5"

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


def can_sell(g: TargiGame, seat: int) -> bool:
    """TARGI-B10: True if the player can pay for an exchange."""
    return can_afford_any(_SALES, g.players[seat].stock)


def sales(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-B10: every exchange the player can pay for."""
    return affordable(_SALES, g.players[seat].stock)


def sale_worth(count: int, kind: int) -> int:
    """The victory points for an exchange."""
    for rate in BORDER[SILVERSMITH].rates:
        if count == (rate.gold if kind == GOLD else rate.goods):
            return rate.vp_back
    raise ValueError(count)


@final
class Silversmith(Ask):
    """TARGI-B10: one exchange, or none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = sales(g, self.seat)
        options.append(_PASS)
        return [Decision(self.seat, _ASK_SELL, options, [_PASS])]

    def rule(self) -> str:
        return "TARGI-B10"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, seat, SILVERSMITH)
            return
        count, kind = option.numbers
        worth = sale_worth(count, kind)
        g.players[seat].stock[kind] -= count
        g.players[seat].stock[VP] += worth
        g.log(LOG_SELL, seat, count, kind, worth)
