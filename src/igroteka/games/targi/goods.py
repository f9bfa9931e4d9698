"""Goods that come and go by choice: the kind of a good, surplus to give back, what goods cards give."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Saying
from igroteka.games.targi.components import GOODS, goods_card
from igroteka.games.targi.state import TargiGame
from igroteka.games.targi.words import (
    ASK_CARD_CHOICE,
    ASK_GIVE_LIMIT,
    ASK_GIVE_RAID,
    ASK_TAKE,
    GIVE,
    LOG_EXTRA,
    LOG_GOODS_CARD,
    LOG_RAID_PAID,
    LOG_RETURN,
    LOG_TAKE,
    TAKE,
)

# Why goods are given back.
FOR_RAID: Final = 0
FOR_LIMIT: Final = 1


def least_first(stock: list[int], count: int, lowest: int) -> int:
    """TARGI-TM5: the first of so many goods that a time-out takes: of the kind one has least of, dates before salt.

    Several goods are named in the order of the kinds, from `lowest` on, so that no order counts twice.
    """
    wanted = sorted([(stock[kind] + n, kind) for kind in GOODS if kind >= lowest for n in range(count)])[:count]
    return min([kind for _, kind in wanted])


def most_first(stock: list[int], count: int, lowest: int) -> int:
    """TARGI-TM5: the first of so many goods that a time-out gives: of the kind one has most of, pepper before salt."""
    tokens = sorted([(level, kind) for kind in GOODS if kind >= lowest for level in range(1, stock[kind] + 1)])
    return min([kind for _, kind in tokens[-count:]])


@final
class TakeGoods(Frame[TargiGame]):
    """A player takes goods of choice, one after another in the order of the kinds; they count once all are named."""

    def __init__(self, seat: int, count: int, named: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.count = count
        self.named = named

    def decisions(self, g: TargiGame) -> list[Decision]:
        left = self.count - len(self.named)
        if left <= 0:
            return []
        lowest = self.named[-1] if self.named else GOODS[0]
        stock = g.players[self.seat].stock.copy()
        for kind in self.named:
            stock[kind] += 1
        options = [TAKE(kind) for kind in GOODS if kind >= lowest]
        return [Decision(self.seat, Saying(ASK_TAKE, left), options, [TAKE(least_first(stock, left, lowest))])]

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        g.keep(TakeGoods(seat, self.count, (*self.named, option.numbers[0])))

    def step(self, g: TargiGame) -> None:
        if self.named:
            g.players[self.seat].gain(self.named)
            g.log(LOG_TAKE, self.seat, *self.named)


@final
class GiveGoods(Frame[TargiGame]):
    """A player gives so many goods to the supply, one after another in the order of the kinds (TARGI-RD1, TARGI-L1)."""

    def __init__(self, seat: int, count: int, reason: int, named: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.count = count
        self.reason = reason
        self.named = named

    def decisions(self, g: TargiGame) -> list[Decision]:
        left = self.count - len(self.named)
        if left <= 0:
            return []
        lowest = self.named[-1] if self.named else GOODS[0]
        stock = g.players[self.seat].stock.copy()
        for kind in self.named:
            stock[kind] -= 1
        prompt = Saying(ASK_GIVE_RAID if self.reason == FOR_RAID else ASK_GIVE_LIMIT, left)
        return [Decision(self.seat, prompt, givable(stock, left, lowest), [GIVE(most_first(stock, left, lowest))])]

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        g.keep(GiveGoods(seat, self.count, self.reason, (*self.named, option.numbers[0])))

    def step(self, g: TargiGame) -> None:
        g.players[self.seat].lose(self.named)
        g.log(LOG_RAID_PAID if self.reason == FOR_RAID else LOG_RETURN, self.seat, *self.named)


def givable(stock: list[int], count: int, lowest: int) -> list[Option]:
    """The kinds that may be named next: the rest must still be possible with this kind and later ones."""
    found: list[Option] = []
    for kind in GOODS:
        if kind >= lowest and stock[kind] and sum(stock[kind : GOODS[-1] + 1]) >= count:
            found.append(GIVE(kind))
    return found


# Goods cards.


def use_goods_card(g: TargiGame, seat: int, card: int) -> None:
    """TARGI-GC1, TARGI-A5: a goods card is taken in full and goes to the discard pile."""
    g.goods_discards.append(card)
    if goods_card(card).choice:
        g.then(CardChoice(seat, card))
    else:
        receive(g, seat, card, goods_card(card).gives)


@final
class CardChoice(Frame[TargiGame]):
    """TARGI-G10: one good of choice."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = [TAKE(kind) for kind in goods_card(self.card).choice]
        default = TAKE(least_first(g.players[self.seat].stock, 1, GOODS[0]))
        return [Decision(self.seat, Saying(ASK_CARD_CHOICE, self.card), options, [default])]

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        receive(g, seat, self.card, option.numbers)


def receive(g: TargiGame, seat: int, card: int, kinds: tuple[int, ...]) -> None:
    """What a goods card gives, and what advantages add to it (TARGI-TM1)."""
    player = g.players[seat]
    player.gain(kinds)
    g.log(LOG_GOODS_CARD, seat, card, *kinds)
    goods = [kind for kind in kinds if kind in GOODS]
    player.card_goods += len(goods)
    for kind in dict.fromkeys(goods):
        add_extra(g, seat, kind)


def add_extra(g: TargiGame, seat: int, kind: int) -> None:
    """TARGI-TM1: each advantage adds once in a round."""
    player = g.players[seat]
    for advantage in g.advantages(seat):
        more = advantage.extra_goods(g, seat, kind)
        if more and advantage.card not in player.used:
            player.used.append(advantage.card)
            player.gain((kind,) * more)
            g.log(LOG_EXTRA, seat, advantage.card, kind)
