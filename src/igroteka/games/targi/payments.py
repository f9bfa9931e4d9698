"""What a tribe card costs, and every way to pay it (TARGI-C1, TARGI-C2)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from igroteka.games.targi.card import FREELY, NO_PRICE, Advantage
from igroteka.games.targi.components import COIN, DATE, GOLD, GOODS, PEPPER, SALT, tribe_card
from igroteka.games.targi.state import TargiGame

Payment = tuple[int, ...]  # kinds in order, each as often as it is paid


def discount(g: TargiGame, seat: int, card: int, way: int) -> int:
    """TARGI-C2: how many goods less; discounts of different cards add up."""
    return sum([advantage.discount(g, seat, card, way) for advantage in g.advantages(seat)])


def free_hand(g: TargiGame, seat: int) -> Advantage | None:
    """TARGI-H3: the advantage by which the hand card may be played without the Noble, if there is one."""
    for advantage in g.advantages(seat):
        if advantage.free_hand_price(g, seat) != NO_PRICE:
            return advantage
    return None


def surcharge(g: TargiGame, seat: int, way: int) -> int:
    """How many goods of any kind are paid on top."""
    advantage = free_hand(g, seat) if way == FREELY else None
    return advantage.free_hand_price(g, seat) if advantage else 0


def payments(g: TargiGame, seat: int, card: int, way: int) -> list[Payment]:
    """Every way in which the player can pay for a card: cost option, coin or not, goods left out, goods on top.

    The order is fixed: the printed options as they stand, stock before coin, then by kinds.
    """
    stock, coins = g.players[seat].stock, len(g.players[seat].coins)
    less = discount(g, seat, card, way)
    more = surcharge(g, seat, way)
    found: dict[Payment, None] = {}
    for cost in tribe_card(card).costs:
        for goods in goods_to_pay(cost, less, more):
            if all(goods.count(kind) <= stock[kind] for kind in GOODS):
                for by_coin in range(min(coins, cost[GOLD]) + 1):
                    if cost[GOLD] - by_coin <= stock[GOLD]:
                        found[goods + (GOLD,) * (cost[GOLD] - by_coin) + (COIN,) * by_coin] = None
    return sorted(found, key=lambda payment: payment.count(COIN)) if coins else list(found)


def goods_to_pay(cost: tuple[int, ...], less: int, more: int) -> list[Payment]:
    """The goods of a cost option after discounts of the payer's choice, with what is paid on top."""
    reduced = discounted(cost, less)
    if not more:
        return reduced
    extras = list(combinations_with_replacement(GOODS, more))
    return sorted({tuple(sorted(goods + extra)) for goods in reduced for extra in extras})


def discounted(cost: tuple[int, ...], less: int) -> list[Payment]:
    """TARGI-C2: what is left of the goods; a discount removes no gold and never goes below nothing."""
    dates, salt, pepper = cost[DATE], cost[SALT], cost[PEPPER]
    less = min(less, dates + salt + pepper)
    found: list[Payment] = []
    for d in range(min(dates, less) + 1):
        for s in range(min(salt, less - d) + 1):
            p = less - d - s
            if p <= pepper:
                found.append((DATE,) * (dates - d) + (SALT,) * (salt - s) + (PEPPER,) * (pepper - p))
    return found


def can_pay(g: TargiGame, seat: int, card: int, way: int) -> bool:
    """Is there any payment? What is missing of each kind must be left out, and the rest do for what is on top."""
    player = g.players[seat]
    stock, gold = player.stock, player.stock[GOLD] + len(player.coins)
    less, more, goods = discount(g, seat, card, way), surcharge(g, seat, way), player.goods
    for cost in tribe_card(card).costs:
        if cost[GOLD] <= gold:
            missing = sum([cost[kind] - stock[kind] for kind in GOODS if cost[kind] > stock[kind]])
            wanted = cost[DATE] + cost[SALT] + cost[PEPPER]
            if missing <= less and wanted - min(less, wanted) + more <= goods:
                return True
    return False


def can_play(g: TargiGame, seat: int, card: int, way: int) -> bool:
    """Can the player pay for the card and lay it down (TARGI-D3)?"""
    return not g.players[seat].full and can_pay(g, seat, card, way)
