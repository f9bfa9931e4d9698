"""Raids: what each player loses when the robber reaches a corner (TARGI-RD)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.components import BORDER, EMPTY, GOLD, VP
from igroteka.games.targi.rules.goods import FOR_RAID, GiveGoods
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import (
    ASK_RAID,
    GIVE,
    IN_TURN,
    LOG_RAID_GAIN,
    LOG_RAID_PAID,
    LOG_RAID_REWARD,
    LOG_RAID_SPARED,
    LOG_RAID_UNABLE,
    PRICE_GOLD,
    PRICE_GOODS,
    PRICE_VP,
    RAID,
)


def raid_number(robber: int) -> int:
    """The number of the raid at this corner, of four."""
    return robber // 4


@final
class Raid(Ask):
    """TARGI-RD1: a player chooses one of the two prices of the raid and pays it in full."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: TargiGame) -> list[Decision]:
        if shelter(g, self.seat) != EMPTY:
            return []
        options = prices(g, self.seat)
        return [Decision(self.seat, Message(ASK_RAID, raid_number(g.robber)), options)] if options else []

    def rule(self) -> str:
        return "TARGI-RD1"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return self.rule() if option.verb is GIVE or option.verb in IN_TURN else ""

    def why_not(self, g: TargiGame, seat: int, option: Option) -> str:
        return self.rule() if option.verb is RAID else super().why_not(g, seat, option)

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        card = BORDER[g.robber]
        price = option.numbers[0]
        if price == PRICE_GOODS:
            g.then(GiveGoods(seat, card.raid_goods, FOR_RAID))
        else:
            kinds = (GOLD,) * card.raid_gold if price == PRICE_GOLD else (VP,) * card.raid_vp
            g.players[seat].lose(kinds)
            g.log(LOG_RAID_PAID, seat, *kinds)
        g.then(Reward(seat))

    def step(self, g: TargiGame) -> None:
        """TARGI-RD3, TARGI-RD4: a player who is spared, or who can pay neither price."""
        card = shelter(g, self.seat)
        if card != EMPTY:
            g.log(LOG_RAID_SPARED, self.seat, card)
            g.then(Reward(self.seat))
            return
        g.log(LOG_RAID_UNABLE, self.seat)
        if g.house_rules.opponent_gains:
            gain = BORDER[g.robber].raid_vp
            g.players[1 - self.seat].stock[VP] += gain
            g.log(LOG_RAID_GAIN, 1 - self.seat, gain)


def prices(g: TargiGame, seat: int) -> list[Option]:
    """TARGI-RD1, TARGI-RD2: the prices the player can pay; the timeout default comes first (TARGI-TM5)."""
    card, player = BORDER[g.robber], g.players[seat]
    found: list[Option] = []
    if card.raid_goods and player.goods >= card.raid_goods:
        found.append(RAID(PRICE_GOODS))
    if card.raid_gold and player.stock[GOLD] >= card.raid_gold:
        found.append(RAID(PRICE_GOLD))
    if player.stock[VP] >= card.raid_vp:
        found.append(RAID(PRICE_VP))
    return found


def shelter(g: TargiGame, seat: int) -> int:
    """TARGI-RD4: the card that spares the player from paying, or EMPTY."""
    for advantage in g.advantages(seat):
        if advantage.spares_raid(g, seat):
            return advantage.card
    return EMPTY


@final
class Reward(Frame[TargiGame]):
    """TARGI-RD4: what advantages give after paying, or being spared."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: TargiGame) -> None:
        reward = sum([advantage.raid_reward(g, self.seat) for advantage in g.advantages(self.seat)])
        if reward:
            g.players[self.seat].stock[VP] += reward
            g.log(LOG_RAID_REWARD, self.seat, reward)
