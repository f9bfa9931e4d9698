"""Where to place a Targi: the action of the border card, and the cards where its line can cross another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.targi.bots.greedy.worth import AVERAGE_GOODS_CARD, Worth
from igroteka.games.targi.rules.card import BY_NOBLE
from igroteka.games.targi.rules.components import BORDER, EMPTY, GOLD, GOODS, SILVERSMITH, VP
from igroteka.games.targi.rules.grid import CELLS, ENDS, OPPOSITE, crossings

PROMISE: Final = 0.55  # discount for a crossing that needs one more Targi
EXPANSION: Final = 0.9  # a tribe card from the pile, for a player with goods and time
FATA_MORGANA: Final = 0.35  # moving a marker to another cell
NO_TRADE: Final = 0.09  # the Trader while there is nothing to trade
FOR_GOLD: Final = 3  # identical goods that the Trader takes for a gold (TARGI-B5)
NOBLE: Final = 0.2  # playing or discarding the hand card
IDLE: Final = 0.05  # an action that gains nothing yet
DUE: Final = 0.6  # discount for what is missing to play the hand card
SOLD: Final = 0.9  # goods are sold only when there is little other use for them


def place(worth: Worth, decision: Decision) -> Option:
    """The most promising border card."""
    found = promises(worth, decision)
    return decision.options[found.index(max(found))]


def promises(worth: Worth, decision: Decision) -> list[float]:
    """The expected value of each offered border card."""
    cells = [worth.cell(cell) for cell in range(CELLS)]
    return [promise(worth, worth.me.targis, option.numbers[0], cells) for option in decision.options]


def promise(worth: Worth, mine: list[int], number: int, cells: list[float]) -> float:
    """The value of a Targi on this card, by itself and with those already placed."""
    before = sum([cells[cell] for cell in crossings(mine)])
    after = sum([cells[cell] for cell in crossings([*mine, number])])
    found = border(worth, number) + after - before
    if worth.me.figures - len(mine) > 1:
        found += PROMISE * best_crossing(worth, [*mine, number], cells)
    return found


def best_crossing(worth: Worth, mine: list[int], cells: list[float]) -> float:
    """The best further crossing that one more Targi could make."""
    have = sum([cells[cell] for cell in crossings(mine)])
    taken = worth.rival.targis
    blocked = {*taken, *[OPPOSITE[number] for number in taken], worth.g.robber, *mine}
    further = [number for number in ENDS if number not in blocked]
    return max([sum([cells[cell] for cell in crossings([*mine, number])]) - have for number in further], default=0.0)


def border(worth: Worth, number: int) -> float:
    """The value of the action of a border card."""
    card = BORDER[number]
    if card.gives:
        return worth.kinds(card.gives)
    return ACTIONS[card.action](worth)


def noble(worth: Worth) -> float:
    """The value of the hand card, if it can be played."""
    if worth.hand == EMPTY or worth.me.hand_round >= worth.g.round:
        return 0.0
    gain, missing = worth.net(worth.hand, BY_NOBLE, worth.stock)
    return max(NOBLE, gain - DUE * missing)


def trader(worth: Worth) -> float:
    """The value of trading three of a kind for gold."""
    gold, many = worth.gold(worth.stock[GOLD]), [kind for kind in GOODS if worth.stock[kind] >= FOR_GOLD]
    return max([NO_TRADE, *[gold - FOR_GOLD * worth.goods[kind] for kind in many]])


def silversmith(worth: Worth) -> float:
    """The value of the best exchange for victory points."""
    return max(IDLE, best_exchange(worth))


def best_exchange(worth: Worth) -> float:
    """The value of the best exchange minus its price."""
    return max(exchanges(worth).values(), default=0.0)


def exchanges(worth: Worth) -> dict[tuple[int, ...], float]:
    """The value of each exchange of the Silversmith (number, kind) minus its price."""
    found: dict[tuple[int, ...], float] = {}
    for rate in BORDER[SILVERSMITH].rates:
        if rate.goods:
            for kind in GOODS:
                if worth.stock[kind] >= rate.goods:
                    found[rate.goods, kind] = rate.vp_back - rate.goods * worth.goods[kind] * SOLD
        elif worth.stock[GOLD] >= rate.gold:
            price = sum([worth.gold(worth.stock[GOLD] - n - 1) for n in range(rate.gold)])
            found[rate.gold, GOLD] = rate.vp_back - price
    return found


def expansion(worth: Worth) -> float:
    """The value of an unknown tribe card to a player who can pay for it or keep it."""
    rich = min(1.0, sum(worth.stock[:VP]) / 6)
    return EXPANSION * rich * min(1.0, 0.3 + worth.left / 4)


def fata_morgana(worth: Worth) -> float:
    """The value of another cell than those where lines cross."""
    return FATA_MORGANA


def caravan(worth: Worth) -> float:
    """The value of an unknown goods card."""
    return AVERAGE_GOODS_CARD * sum(worth.goods) / len(worth.goods)


ACTIONS: Final[dict[str, Callable[[Worth], float]]] = {
    "noble": noble,
    "trader": trader,
    "silversmith": silversmith,
    "fata_morgana": fata_morgana,
    "caravan": caravan,
    "tribal_expansion": expansion,
}
