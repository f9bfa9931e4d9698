"""Answers to all decisions other than placing and the bot's own turn: raids, kinds of goods, gifts, moved cards."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.targi.bots.greedy.worth import Worth
from igroteka.games.targi.rules.components import BORDER, COLUMNS, GOLD, GOODS
from igroteka.games.targi.rules.words import LIFT, PASS, PRICE_GOLD, PRICE_GOODS, PUT

GIFT_GOODS: Final = 3
MIXED: Final = 0.9  # discount for several goods, since not each is the most wanted kind


def raid(worth: Worth, decision: Decision) -> Option:
    """The cheaper price; after the last raid gold is useless."""
    return min(decision.options, key=lambda option: raid_price(worth, option.numbers[0]))


def raid_price(worth: Worth, price: int) -> float:
    """The cost of a price of the raid."""
    card = BORDER[worth.g.robber]
    if price == PRICE_GOLD:
        return 0.0 if card.ends_game else worth.gold(worth.stock[GOLD] - 1)
    if price == PRICE_GOODS:
        return card.raid_goods * min([worth.goods[kind] for kind in GOODS if worth.stock[kind]])
    return float(card.raid_vp)


def take(worth: Worth, decision: Decision) -> Option:
    """The most valuable kind."""
    return max(decision.options, key=lambda option: worth.goods[option.numbers[0]])


def give(worth: Worth, decision: Decision) -> Option:
    """The least valuable kind."""
    return min(decision.options, key=lambda option: worth.goods[option.numbers[0]])


def gift(worth: Worth, decision: Decision) -> Option:
    """Three goods, a gold or a point, whichever is most valuable now."""

    def value(option: Option) -> float:
        price = option.numbers[0]
        if price == PRICE_GOODS:
            return GIFT_GOODS * max(worth.goods) * MIXED
        return worth.gold(worth.stock[GOLD]) if price == PRICE_GOLD else 1.0

    return max(decision.options, key=value)


def lift(worth: Worth, decision: Decision) -> Option:
    """The last card of a row that fits another row better; nothing is moved if there is none."""
    options = [option for option in decision.options if option.verb is LIFT]
    best = max(options, key=lambda option: lift_value(worth, option))
    return best if lift_value(worth, best) > 0 else PASS()


def lift_value(worth: Worth, option: Option) -> float:
    """The gain from moving the last card of a row to the row it fits best."""
    row, column = option.numbers[0] - 1, option.numbers[1] - 1
    cards = worth.rows[row]
    others = [other for i, other in enumerate(worth.rows) if i != row and len(other) < COLUMNS]
    if column != len(cards) - 1 or not others:
        return 0.0
    gain = max([worth.row(other, cards[-1]) for other in others])
    return gain - worth.row(cards[:-1], cards[-1])


def put(worth: Worth, decision: Decision) -> Option:
    """The best place for the lifted card; no second card is lifted."""
    options = [option for option in decision.options if option.verb is PUT]
    return max(options, key=lambda option: put_value(worth, decision, option), default=PASS())


def put_value(worth: Worth, decision: Decision, option: Option) -> float:
    """The gain from the lifted card at this place, if the place is at the end of its row."""
    row, column = option.numbers[0] - 1, option.numbers[1] - 1
    card = decision.prompt.numbers[0]
    cards = [other for other in worth.rows[row] if other != card]
    return worth.row(cards[:column], card) if column <= len(cards) else 0.0
