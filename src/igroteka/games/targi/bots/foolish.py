"""Options of Targi that make any player laugh: neither the search nor the easy bot takes them.

An option is foolish only if it throws something away for nothing. Where players disagree, the search decides.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.targi.bots.greedy.answers import raid_price
from igroteka.games.targi.bots.greedy.placing import exchanges
from igroteka.games.targi.bots.greedy.reading import table_of
from igroteka.games.targi.bots.greedy.turn import trades
from igroteka.games.targi.bots.greedy.worth import Worth
from igroteka.games.targi.rules.card import BY_NOBLE, TAKEN
from igroteka.games.targi.rules.components import BORDER, EMPTY, GOLD, GOLD_LIMIT, GOODS, GOODS_LIMIT, is_tribe
from igroteka.games.targi.rules.grid import CELL
from igroteka.games.targi.rules.words import (
    ASK_DRAWN,
    ASK_NOBLE,
    ASK_PAY,
    ASK_RAID,
    ASK_ROW,
    ASK_SELL,
    ASK_TAKEN,
    ASK_TRADE,
    ASK_TURN,
    DISCARD,
    END,
    KEEP,
    PASS,
    PLAY,
    SELL,
    SKIP,
    TRADE,
    USE,
)

CLEAR_GAIN: Final = 0.5  # points; a card that gains more is not left
ROW_GAIN: Final = 1.0  # points between the best row and one that nobody chooses
EXTRA_COST: Final = 1.0  # points by which a payment costs more than it need
LOSS: Final = -0.8  # points of a trade that nobody makes


def foolish(view: View, decision: Decision) -> list[bool]:
    """For each option, True if no sensible player would choose it."""
    phrase, options = decision.prompt.phrase, decision.options
    worth = Worth(table_of(view), view.seat)
    if phrase is ASK_TURN:
        return [leaves_something(worth, option, options) for option in options]
    if phrase in (ASK_TAKEN, ASK_DRAWN):
        return [wastes_card(worth, option, options) for option in options]
    if phrase is ASK_NOBLE:
        gain, _ = worth.net(worth.hand, BY_NOBLE, worth.stock)
        can_play = PLAY() in options and gain > CLEAR_GAIN
        return [can_play and (option.verb is DISCARD or (option.verb is PASS and not worth.left)) for option in options]
    if phrase is ASK_ROW:
        values = [worth.row(worth.rows[option.numbers[0] - 1], worth.g.drawn) for option in options]
        return [value < max(values) - ROW_GAIN for value in values]
    if phrase in (ASK_PAY, ASK_RAID):
        costs = [raid_price(worth, o.numbers[0]) if phrase is ASK_RAID else worth.kinds(o.numbers) for o in options]
        return [cost > min(costs) + EXTRA_COST for cost in costs]
    if phrase is ASK_TRADE:
        return [is_bad_trade(worth, option) for option in options]
    return leaves_sale(worth, options) if phrase is ASK_SELL else [False] * len(options)


# The player's own turn.


def leaves_something(worth: Worth, option: Option, options: list[Option]) -> bool:
    """True if the turn ends, or a place is skipped, before something was taken that costs nothing or is worth its
    price (TARGI-A1).
    """
    if option.verb is END:
        return any(is_gift(worth, other.numbers[0]) for other in options if other.verb is USE)
    return option.verb is SKIP and is_gift(worth, option.numbers[0])


def is_gift(worth: Worth, place: int) -> bool:
    """True for goods that fit into the stock, and for a tribe card whose gain is clear."""
    if place < CELL:
        return bool(BORDER[place].gives) and has_room(worth)
    card = worth.card_on(place - CELL)
    if card == EMPTY:
        return False
    if not is_tribe(card):
        return has_room(worth)
    gain, missing = worth.net(card, TAKEN, worth.stock)
    return not missing and gain > CLEAR_GAIN


def has_room(worth: Worth) -> bool:
    """True if goods and gold stay below their limits (TARGI-L1)."""
    return sum([worth.stock[kind] for kind in GOODS]) < GOODS_LIMIT - 1 and worth.stock[GOLD] < GOLD_LIMIT


def wastes_card(worth: Worth, option: Option, options: list[Option]) -> bool:
    """True if a card is discarded that could be played with a clear gain, or kept when no round is left to play it."""
    gain, missing = worth.net(worth.g.drawn, TAKEN, worth.stock)
    if PLAY() not in options or missing or gain <= CLEAR_GAIN:
        return False
    return option.verb is DISCARD or (option.verb is KEEP and not worth.left)


# Trading.


def is_bad_trade(worth: Worth, option: Option) -> bool:
    """True for a trade that costs far more than it brings."""
    if option.verb is not TRADE:
        return False
    count, kind, get = option.numbers
    return trades(worth).get(option.numbers, worth.kind(get) - count * worth.goods[kind]) < LOSS


def leaves_sale(worth: Worth, options: list[Option]) -> list[bool]:
    """In the last round, goods are sold that would be worth nothing afterwards; never is more paid than it brings."""
    gains = exchanges(worth)
    best = max(gains.values(), default=0.0)
    return [
        gains.get(option.numbers, 0.0) < LOSS
        if option.verb is SELL
        else option.verb is PASS and not worth.left and best > CLEAR_GAIN
        for option in options
    ]
