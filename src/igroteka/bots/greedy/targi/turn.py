"""The own turn: income first, then cards, then what is left to sell."""

from __future__ import annotations

from typing import Final

from igroteka.bots.greedy.targi.placing import exchanges, expansion, noble, silversmith
from igroteka.bots.greedy.targi.worth import Worth
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.targi.card import BY_NOBLE, FREELY, TAKEN
from igroteka.games.targi.components import BORDER, GOLD, GOODS, NUMBER_OF, is_tribe
from igroteka.games.targi.grid import CELL, CELL_WORDS
from igroteka.games.targi.words import DISCARD, END, HAND, KEEP, PASS, PLAY, STOP, USE

# In which order things are done: what comes in first, what costs something later, what is left over last.
INCOME: Final = 5.0
MOVE: Final = 4.0
CARDS: Final = 3.0
TRADE: Final = 2.5
DRAW: Final = 2.0
SELL: Final = 1.0

BETTER: Final = 0.4  # so much more must a cell promise that a marker goes there


def next_action(worth: Worth, decision: Decision) -> Option:
    """What to resolve next, or the end of the turn if nothing is worth while."""
    uses = [option for option in decision.options if option.verb is USE]
    ranked = [(rank(worth, option.numbers[0]), -option.numbers[0], option) for option in uses]
    if HAND() in decision.options:
        gain, _ = worth.net(worth.hand, FREELY, worth.stock)
        ranked.append((CARDS + 0.01 * gain if gain - min(worth.goods) > 0 else 0.0, 0, HAND()))
    best = max(ranked, key=lambda one: one[:2], default=(0.0, 0, END()))
    return best[2] if best[0] > 0 else END()


def rank(worth: Worth, place: int) -> float:
    """When an action is due; nothing: not at all."""
    if place >= CELL:
        return rank_cell(worth, NUMBER_OF[worth.board.cells[place - CELL].card])
    card = BORDER[place]
    if card.gives or card.action == "caravan":
        return INCOME
    if card.action == "noble":
        return CARDS + 0.01 * noble(worth) if noble(worth) > 0 else 0.0
    if card.action == "trader":
        return TRADE if any(gain > 0 for gain, _ in trades(worth)) else 0.0
    if card.action == "fata_morgana":
        return MOVE
    if card.action == "tribal_expansion":
        return DRAW if expansion(worth) > 0 else 0.0
    return SELL if silversmith(worth) > 0.05 else 0.0


def rank_cell(worth: Worth, card: int) -> float:
    """Goods at once; cards that can be paid before those that can only be kept."""
    if not is_tribe(card):
        return INCOME
    gain, missing = worth.net(card, TAKEN, worth.stock)
    if missing:
        return DRAW + 0.2 if not worth.me.has_hand else DRAW - 0.5
    return CARDS + 0.01 * gain


def deal_with_card(worth: Worth, decision: Decision) -> Option:
    """Play a card that is worth its price, keep one that will be, throw away the rest."""
    card = NUMBER_OF[worth.board.drawn]
    gain, _ = worth.net(card, TAKEN, worth.stock)
    if PLAY() in decision.options and gain > 0:
        return PLAY()
    if KEEP() in decision.options and worth.left > 0:
        return KEEP()
    return DISCARD()


def use_noble(worth: Worth, decision: Decision) -> Option:
    """Play the hand card if that is worth its price; get rid of one that will never be."""
    gain, missing = worth.net(worth.hand, BY_NOBLE, worth.stock)
    if PLAY() in decision.options and gain > 0:
        return PLAY()
    return DISCARD() if missing > 3 and worth.left > 1 else PASS()


def row(worth: Worth, decision: Decision) -> Option:
    """The row that the card suits best."""
    card = NUMBER_OF[worth.board.drawn]
    return max(decision.options, key=lambda option: worth.row(worth.rows[option.numbers[0] - 1], card))


def payment(worth: Worth, decision: Decision) -> Option:
    """The cheapest payment; the hidden coin is good for nothing else."""
    return min(decision.options, key=lambda option: worth.kinds(option.numbers))


# Trading.


def trades(worth: Worth) -> list[tuple[float, tuple[int, int, int]]]:
    """What each trade of the Trader brings: goods into gold, and what a card in reach still needs."""
    rates = (1, 2) if worth.has("trader_one_to_one") else (2,)
    found: list[tuple[float, tuple[int, int, int]]] = []
    for kind in GOODS:
        if worth.stock[kind] >= 3:
            gain = enabled(worth, kind, 3, GOLD) + worth.gold(worth.stock[GOLD]) - 3 * worth.goods[kind]
            found.append((gain, (3, kind, GOLD)))
        for rate in rates:
            for get in GOODS:
                more = enabled(worth, kind, rate, get) if get != kind and worth.stock[kind] >= rate else 0.0
                if more > 0:
                    gain = more + worth.goods[get] - rate * worth.goods[kind]
                    found.append((gain, (rate, kind, get)))
    return found


def enabled(worth: Worth, kind: int, count: int, get: int) -> float:
    """What cards in reach can be paid after a trade that could not be paid before; none may be lost by it.

    So every exchange of goods brings one more card into reach, and trading comes to an end.
    """
    stock = worth.stock.copy()
    stock[kind] -= count
    stock[get] += 1
    found = 0.0
    for card, way in reachable(worth):
        before, after = worth.net(card, way, worth.stock), worth.net(card, way, stock)
        if before[1] > 0 and after[1] == 0:
            found += max(0.0, after[0])
        elif before[1] == 0 and after[1] > 0:
            return -1.0
    return found


def reachable(worth: Worth) -> list[tuple[int, int]]:
    """Cards that this turn can still play: under the own markers, and in the hand if a Targi stands on the Noble."""
    cells = [worth.board.cells[CELL_WORDS.index(word)].card for word in worth.me.markers]
    found = [(NUMBER_OF[word], TAKEN) for word in cells if word and is_tribe(NUMBER_OF[word])]
    if worth.hand >= 0 and worth.me.hand_round < worth.board.round and "B1" in worth.me.targis:
        found.append((worth.hand, BY_NOBLE))
    return found


def trade(worth: Worth, decision: Decision) -> Option:
    """The best trade, as long as one is worth while."""
    gains = {numbers: gain for gain, numbers in trades(worth)}
    options = [option for option in decision.options if option.verb is not STOP]
    best = max(options, key=lambda option: gains.get(trade_key(option), -1.0), default=STOP())
    return best if gains.get(trade_key(best), -1.0) > 0 else STOP()


def trade_key(option: Option) -> tuple[int, int, int]:
    """The numbers of a trade."""
    if option.verb is STOP:
        return (0, 0, 0)
    count, kind, get = option.numbers
    return (count, kind, get)


def sell(worth: Worth, decision: Decision) -> Option:
    """The exchange that brings most, if one brings anything."""
    gains = {(count, kind): gain for gain, count, kind in exchanges(worth)}
    options = [option for option in decision.options if option.verb is not PASS]
    best = max(options, key=lambda option: gains[option.numbers[0], option.numbers[1]])
    return best if gains[best.numbers[0], best.numbers[1]] > 0 else PASS()


# Fata Morgana.


def marker(worth: Worth, decision: Decision) -> Option:
    """The marker that lies on the card worth least, if another one is better."""
    options = [option for option in decision.options if option.verb is not PASS]
    least = min(options, key=lambda option: worth_of_place(worth, option.numbers[0]))
    free = [cell_value(worth, cell) for cell, facts in enumerate(worth.board.cells) if facts.card and facts.marker < 0]
    return least if max(free, default=0.0) > worth_of_place(worth, least.numbers[0]) + BETTER else PASS()


def to_cell(worth: Worth, decision: Decision) -> Option:
    """The free cell with the best card."""
    options = [option for option in decision.options if option.verb is not PASS]
    return max(options, key=lambda option: worth_of_place(worth, option.numbers[0]))


def worth_of_place(worth: Worth, place: int) -> float:
    """What the card on a cell brings."""
    return cell_value(worth, place - CELL)


def cell_value(worth: Worth, cell: int) -> float:
    """What the card on a cell brings."""
    word = worth.board.cells[cell].card
    return worth.cell(NUMBER_OF[word], worth.stock) if word else 0.0
