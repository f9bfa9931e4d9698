"""The cost of a tribe card, and every way to pay it (TARGI-C1, TARGI-C2)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final, final

from igroteka.core.options import Option
from igroteka.games.targi.rules.card import FREELY, NO_PRICE, TAKEN, Advantage, PlayMethod
from igroteka.games.targi.rules.components import COIN, DATE, EMPTY, GOLD, GOODS, PEPPER, SALT, tribe_card
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import PAY

Payment = tuple[int, ...]  # kinds in order, each repeated as often as it is paid


@final
class Price:
    """One way to pay for a card: the option, and how much of the stock it takes."""

    def __init__(self, payment: Payment) -> None:
        self.option: Final = PAY(*payment)
        self.dates: Final = payment.count(DATE)
        self.salt: Final = payment.count(SALT)
        self.pepper: Final = payment.count(PEPPER)
        self.gold: Final = payment.count(GOLD)

    def fits(self, stock: list[int]) -> bool:
        """True if the stock has enough of everything."""
        if self.dates > stock[DATE] or self.salt > stock[SALT]:
            return False
        return self.pepper <= stock[PEPPER] and self.gold <= stock[GOLD]

    def missing(self, stock: list[int]) -> dict[int, int]:
        """How much of what the stock lacks for this price."""
        needed = ((DATE, self.dates), (SALT, self.salt), (PEPPER, self.pepper), (GOLD, self.gold))
        return {kind: count - stock[kind] for kind, count in needed if count > stock[kind]}


def discount(g: TargiGame, seat: int, card: int, method: PlayMethod) -> int:
    """TARGI-C2: the discount in goods; discounts of different cards add up."""
    less = 0
    for advantage in g.advantages(seat):
        less += advantage.discount(g, seat, card, method)
    return less


def free_hand(g: TargiGame, seat: int) -> Advantage | None:
    """TARGI-H3: the advantage that allows playing the hand card without the Noble, or None."""
    for advantage in g.advantages(seat):
        if advantage.free_hand_price(g, seat) != NO_PRICE:
            return advantage
    return None


def has_free_hand(g: TargiGame, seat: int) -> bool:
    """TARGI-H3: True if there is a hand card, and an advantage that allows playing it without the Noble."""
    return g.players[seat].hand != EMPTY and free_hand(g, seat) is not None


def surcharge(g: TargiGame, seat: int, method: PlayMethod) -> int:
    """The number of extra goods of any kind to pay."""
    advantage = free_hand(g, seat) if method == FREELY else None
    return advantage.free_hand_price(g, seat) if advantage else 0


def prices_now(g: TargiGame, seat: int, card: int, method: PlayMethod) -> list[Price]:
    """Every way in which this player can pay for a card now."""
    return prices(card, discount(g, seat, card, method), surcharge(g, seat, method), len(g.players[seat].coins))


@cache
def prices(card: int, less: int, more: int, coins: int) -> list[Price]:
    """Every way to pay for a card: cost alternative, coin or not, goods left out, extra goods.

    The order is fixed: the printed alternatives first, stock before coin, then by kinds.
    """
    found: dict[Payment, None] = {}
    for cost in tribe_card(card).costs:
        for goods in goods_to_pay(cost, less, more):
            for by_coin in range(min(coins, cost[GOLD]) + 1):
                found[goods + (GOLD,) * (cost[GOLD] - by_coin) + (COIN,) * by_coin] = None
    return [Price(payment) for payment in sorted(found, key=lambda payment: payment.count(COIN))]


def goods_to_pay(cost: tuple[int, ...], less: int, more: int) -> list[Payment]:
    """The goods of a cost alternative after discounts of the payer's choice, plus extra goods."""
    reduced = discounted(cost, less)
    if not more:
        return reduced
    extras = list(combinations_with_replacement(GOODS, more))
    return sorted({tuple(sorted(goods + extra)) for goods in reduced for extra in extras})


def discounted(cost: tuple[int, ...], less: int) -> list[Payment]:
    """TARGI-C2: what is left of the goods; a discount removes no gold and never goes below zero."""
    dates, salt, pepper = cost[DATE], cost[SALT], cost[PEPPER]
    less = min(less, dates + salt + pepper)
    found: list[Payment] = []
    for d in range(min(dates, less) + 1):
        for s in range(min(salt, less - d) + 1):
            p = less - d - s
            if p <= pepper:
                found.append((DATE,) * (dates - d) + (SALT,) * (salt - s) + (PEPPER,) * (pepper - p))
    return found


def payments(g: TargiGame, seat: int, card: int, method: PlayMethod) -> list[Option]:
    """Every option to pay for a card."""
    stock = g.players[seat].stock
    return [price.option for price in prices_now(g, seat, card, method) if price.fits(stock)]


def can_pay(g: TargiGame, seat: int, card: int, method: PlayMethod) -> bool:
    """True if the player can pay for a card."""
    stock = g.players[seat].stock
    return any(price.fits(stock) for price in prices_now(g, seat, card, method))


def forbids_playing(g: TargiGame, seat: int, card: int, method: PlayMethod) -> str:
    """TARGI-D3, TARGI-C1: the rule by which the player cannot lay this card down or pay for it, or ""."""
    if g.players[seat].full:
        return "TARGI-D3"
    return "" if can_pay(g, seat, card, method) else "TARGI-C1"


def forbids_payment(g: TargiGame, seat: int, method: PlayMethod, option: Option) -> str:
    """TARGI-C1, TARGI-C2, TARGI-Q12: the rule by which the drawn card cannot be paid for like this."""
    paid = option.numbers
    if paid.count(COIN) > len(g.players[seat].coins):
        return "TARGI-Q12"
    messenger = free_hand(g, seat) if method == FREELY else None
    if messenger is not None and option in payments(g, seat, g.drawn, TAKEN):
        return messenger.rule
    less = discount(g, seat, g.drawn, method)
    return "TARGI-C2" if less and any(within(paid, cost) for cost in tribe_card(g.drawn).costs) else "TARGI-C1"


def within(paid: Payment, cost: tuple[int, ...]) -> bool:
    """True if no kind is paid more often than printed; then the discount was used wrongly."""
    kinds = [GOLD if kind == COIN else kind for kind in paid]
    return all(kinds.count(kind) <= cost[kind] for kind in kinds)
