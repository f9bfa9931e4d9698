"""Goods gained and lost by choice: the kind of a good, surplus to return, what goods cards give."""

from __future__ import annotations

from typing import Final, Literal, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.components import DATE, GOODS, goods_card, is_tribe, tribe_card
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import (
    ASK_CARD_CHOICE,
    ASK_GIVE_LIMIT,
    ASK_GIVE_RAID,
    ASK_TAKE,
    GIVE,
    IN_TURN,
    LOG_EXTRA,
    LOG_GOODS_CARD,
    LOG_RAID_PAID,
    LOG_RETURN,
    LOG_TAKE,
    TAKE,
)

# Why goods are given back.
Reason = Literal[0, 1]
FOR_RAID: Final = 0
FOR_LIMIT: Final = 1

NO_KIND: Final = -1

_TAKE: Final = [TAKE(kind) for kind in GOODS]
_GIVE: Final = [GIVE(kind) for kind in GOODS]


def scarcest(stock: list[int]) -> int:
    """TARGI-TM5: the kind of good that a timeout takes: the one the player has least of; on a tie, dates before
    salt.
    """
    best = DATE
    for kind in GOODS:
        if stock[kind] < stock[best]:
            best = kind
    return best


def commonest(stock: list[int]) -> int:
    """TARGI-TM5: the kind of good that a timeout gives: the one the player has most of; on a tie, pepper before
    salt.
    """
    best = DATE
    for kind in GOODS:
        if stock[kind] >= stock[best]:
            best = kind
    return best


@final
class TakeGoods(Ask):
    """A player takes a number of goods of choice for a tribe card, one after another."""

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count

    def decisions(self, g: TargiGame) -> list[Decision]:
        if not self.count:
            return []
        options = [_TAKE[kind] for kind in GOODS]
        default = _TAKE[scarcest(g.players[self.seat].stock)]
        return [Decision(self.seat, Message(ASK_TAKE, self.card, self.count), options, [default])]

    def rule(self) -> str:
        return tribe_card(self.card).rule

    def forbids(self, g: TargiGame, option: Option) -> str:
        return self.rule() if option.verb is TAKE else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        g.players[seat].gain(option.numbers)
        g.log(LOG_TAKE, seat, self.card, *option.numbers)
        g.keep(TakeGoods(seat, self.card, self.count - 1))

    def step(self, g: TargiGame) -> None:
        """Nothing is left to take."""


@final
class GiveGoods(Ask):
    """A player returns a number of goods of choice to the supply, one after another (TARGI-RD1, TARGI-L1)."""

    def __init__(self, seat: int, count: int, reason: Reason) -> None:
        self.seat = seat
        self.count = count
        self.reason: Final[Reason] = reason

    def fits(self, g: TargiGame) -> bool:
        return self.count <= g.players[self.seat].goods

    def decisions(self, g: TargiGame) -> list[Decision]:
        if not self.count:
            return []
        stock = g.players[self.seat].stock
        options = [_GIVE[kind] for kind in GOODS if stock[kind]]
        prompt = Message(ASK_GIVE_RAID if self.reason == FOR_RAID else ASK_GIVE_LIMIT, self.count)
        return [Decision(self.seat, prompt, options, [_GIVE[commonest(stock)]])]

    def rule(self) -> str:
        return "TARGI-L1" if self.reason == FOR_LIMIT else "TARGI-RD1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return self.rule() if option.verb is GIVE or option.verb in IN_TURN else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        g.players[seat].lose(option.numbers)
        if self.reason == FOR_RAID:
            g.log(LOG_RAID_PAID, seat, *option.numbers)
        else:
            g.log_because((self.count - 1,), LOG_RETURN, seat, *option.numbers)
        g.keep(GiveGoods(seat, self.count - 1, self.reason))

    def step(self, g: TargiGame) -> None:
        """Nothing is left to give."""


# Goods cards.


def use_goods_card(g: TargiGame, seat: int, card: int) -> None:
    """TARGI-GC1, TARGI-A5: a goods card is taken in full and goes to the discard pile."""
    g.goods_discards.append(card)
    if goods_card(card).choice:
        g.then(CardChoice(seat, card))
    else:
        receive(g, seat, card, goods_card(card).gives)


@final
class CardChoice(Ask):
    """TARGI-G10: one good of choice."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fits(self, g: TargiGame) -> bool:
        return not is_tribe(self.card) and bool(goods_card(self.card).choice)

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = [_TAKE[kind] for kind in goods_card(self.card).choice]
        default = _TAKE[scarcest(g.players[self.seat].stock)]
        return [Decision(self.seat, Message(ASK_CARD_CHOICE, self.card), options, [default])]

    def rule(self) -> str:
        return "TARGI-GC1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return goods_card(self.card).rule if option.verb is TAKE else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        receive(g, seat, self.card, option.numbers)


def receive(g: TargiGame, seat: int, card: int, kinds: tuple[int, ...]) -> None:
    """Take what a goods card gives, and what advantages add to it (TARGI-TM1)."""
    player = g.players[seat]
    player.gain(kinds)
    if g.journal is not None:
        g.log(LOG_GOODS_CARD, seat, card, *kinds)
    before = NO_KIND
    for kind in kinds:  # in order: equal kinds are adjacent
        if kind in GOODS:
            player.card_goods += 1
            if kind != before:
                add_extra(g, seat, kind)
            before = kind


def add_extra(g: TargiGame, seat: int, kind: int) -> None:
    """TARGI-TM1: each advantage adds once per round."""
    player = g.players[seat]
    for advantage in g.advantages(seat):
        more = advantage.extra_goods(g, seat, kind)
        if more and advantage.card not in player.used:
            player.used.append(advantage.card)
            player.gain((kind,) * more)
            g.log(LOG_EXTRA, seat, advantage.card, kind)
