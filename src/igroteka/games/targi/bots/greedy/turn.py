"""The bot's own turn: income first, then cards, then selling what is left."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.targi.bots.greedy.placing import FOR_GOLD, best_exchange, exchanges, expansion, noble
from igroteka.games.targi.bots.greedy.worth import Worth
from igroteka.games.targi.rules.card import BY_NOBLE, FREELY, TAKEN
from igroteka.games.targi.rules.components import BORDER, EMPTY, GOLD, GOODS, NOBLE, is_tribe
from igroteka.games.targi.rules.grid import CELL, CELLS
from igroteka.games.targi.rules.words import DISCARD, END, HAND, KEEP, PASS, PLAY, STOP, USE

# The order of actions: income first, then what costs something, leftovers last.
INCOME: Final = 5.0
MOVE: Final = 4.0
CARDS: Final = 3.0
TRADE: Final = 2.5
KEEP_CARD: Final = 2.2
DRAW: Final = 2.0
DISCARD_CARD: Final = 1.5
SELL: Final = 1.0
NEVER: Final = 0.0
BY_GAIN: Final = 0.01  # of two cards the better one comes first

HOPELESS: Final = 3  # if more goods than this are missing, the hand card will never be paid
BETTER: Final = 0.4  # minimum gain for moving a marker to another cell


def next_action(worth: Worth, decision: Decision) -> Option:
    """What to resolve next, or the end of the turn if nothing is worthwhile."""
    uses = [option for option in decision.options if option.verb is USE]
    ranked = [(rank(worth, option.numbers[0]), -option.numbers[0], option) for option in uses]
    if HAND() in decision.options:
        gain, _ = worth.net(worth.hand, FREELY, worth.stock)
        ranked.append((CARDS + BY_GAIN * gain if gain - min(worth.goods) > 0 else NEVER, 0, HAND()))
    when, _, best = max(ranked, key=lambda one: one[:2], default=(NEVER, 0, END()))
    return best if when > NEVER else END()


def rank(worth: Worth, place: int) -> float:
    """The priority of an action, or NEVER."""
    if place >= CELL:
        return rank_cell(worth, worth.card_on(place - CELL))
    card = BORDER[place]
    if card.gives or card.action == "caravan":
        return INCOME
    if card.action == "noble":
        return CARDS + BY_GAIN * noble(worth) if noble(worth) > 0 else NEVER
    if card.action == "trader":
        return TRADE if trades(worth) else NEVER
    if card.action == "fata_morgana":
        return MOVE
    if card.action == "tribal_expansion":
        return DRAW if expansion(worth) > 0 else NEVER
    return SELL if best_exchange(worth) > 0 else NEVER


def rank_cell(worth: Worth, card: int) -> float:
    """Goods at once; affordable cards before those that can only be kept."""
    if not is_tribe(card):
        return INCOME
    gain, missing = worth.net(card, TAKEN, worth.stock)
    if missing:
        return DISCARD_CARD if worth.hand != EMPTY else KEEP_CARD
    return CARDS + BY_GAIN * gain


def deal_with_card(worth: Worth, decision: Decision) -> Option:
    """Play a card that is worth its price, keep one that will be, discard the rest."""
    card = worth.g.drawn
    gain, _ = worth.net(card, TAKEN, worth.stock)
    if PLAY() in decision.options and gain > 0:
        return PLAY()
    if KEEP() in decision.options and worth.left > 0:
        return KEEP()
    return DISCARD()


def use_noble(worth: Worth, decision: Decision) -> Option:
    """Play the hand card if it is worth its price; discard one that never will be."""
    gain, missing = worth.net(worth.hand, BY_NOBLE, worth.stock)
    if PLAY() in decision.options and gain > 0:
        return PLAY()
    return DISCARD() if missing > HOPELESS and worth.left > 1 else PASS()


def row(worth: Worth, decision: Decision) -> Option:
    """The row that the card fits best."""
    card = worth.g.drawn
    return max(decision.options, key=lambda option: worth.row(worth.rows[option.numbers[0] - 1], card))


def payment(worth: Worth, decision: Decision) -> Option:
    """The cheapest payment; a hidden coin has no other use."""
    return min(decision.options, key=lambda option: worth.kinds(option.numbers))


# Trading.


def trades(worth: Worth) -> dict[tuple[int, ...], float]:
    """The gains of profitable trades with the Trader: goods for gold, and goods that a card in reach needs."""
    found: dict[tuple[int, ...], float] = {}
    rates = (1, 2) if worth.has("trader_one_to_one") else (2,)
    for kind in GOODS:
        if worth.stock[kind] >= FOR_GOLD:
            gold = worth.gold(worth.stock[GOLD])
            found[FOR_GOLD, kind, GOLD] = enabled(worth, kind, FOR_GOLD, GOLD) + gold - FOR_GOLD * worth.goods[kind]
        for rate in rates:
            for get in GOODS:
                more = enabled(worth, kind, rate, get) if get != kind and worth.stock[kind] >= rate else 0.0
                if more > 0:
                    found[rate, kind, get] = more + worth.goods[get] - rate * worth.goods[kind]
    return {numbers: gain for numbers, gain in found.items() if gain > 0}


def enabled(worth: Worth, kind: int, count: int, get: int) -> float:
    """The value of cards in reach that a trade makes affordable; negative if it makes one unaffordable.

    So every exchange of goods brings one more card into reach, and trading terminates.
    """
    stock = worth.stock.copy()
    stock[kind] -= count
    stock[get] += 1
    found = 0.0
    for card, method in reachable(worth):
        before, after = worth.net(card, method, worth.stock), worth.net(card, method, stock)
        if before[1] > 0 and after[1] == 0:
            found += max(0.0, after[0])
        elif before[1] == 0 and after[1] > 0:
            return -1.0
    return found


def reachable(worth: Worth) -> list[tuple[int, int]]:
    """Cards that this turn can still play: under the seat's own markers, and in hand if a Targi stands on the Noble."""
    marked = [worth.card_on(place - CELL) for place in worth.me.markers]
    found = [(card, TAKEN) for card in marked if card != EMPTY and is_tribe(card)]
    if worth.hand != EMPTY and worth.me.hand_round < worth.g.round and NOBLE in worth.me.targis:
        found.append((worth.hand, BY_NOBLE))
    return found


def trade(worth: Worth, decision: Decision) -> Option:
    """The best trade, while one is worthwhile."""
    return best_gain(decision, trades(worth), STOP())


def sell(worth: Worth, decision: Decision) -> Option:
    """The most profitable exchange, if there is one."""
    return best_gain(decision, exchanges(worth), PASS())


def best_gain(decision: Decision, gains: dict[tuple[int, ...], float], otherwise: Option) -> Option:
    """The option whose numbers have the highest gain, if any gain is positive."""
    best = max(decision.options, key=lambda option: gains.get(option.numbers, 0.0))
    return best if gains.get(best.numbers, 0.0) > 0 else otherwise


# Fata Morgana.


def marker(worth: Worth, decision: Decision) -> Option:
    """The marker on the least valuable card, if another cell is better."""
    options = [option for option in decision.options if option.verb is not PASS]
    least = min(options, key=lambda option: worth.cell(option.numbers[0] - CELL))
    marked = {*worth.me.markers, *worth.rival.markers}
    free = [worth.cell(cell) for cell in range(CELLS) if worth.card_on(cell) != EMPTY and cell + CELL not in marked]
    return least if max(free, default=0.0) > worth.cell(least.numbers[0] - CELL) + BETTER else PASS()


def to_cell(worth: Worth, decision: Decision) -> Option:
    """The free cell with the best card."""
    options = [option for option in decision.options if option.verb is not PASS]
    return max(options, key=lambda option: worth.cell(option.numbers[0] - CELL))
