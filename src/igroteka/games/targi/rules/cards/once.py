"""Advantages that apply once, as soon as the card lies in the display (TARGI-D4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.targi.rules.asking import Ask
from igroteka.games.targi.rules.card import Advantage
from igroteka.games.targi.rules.components import GOLD, PLACES, VP
from igroteka.games.targi.rules.goods import TakeGoods
from igroteka.games.targi.rules.resettle import Resettle
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import (
    ASK_GIFT,
    GIFT,
    LOG_AMBUSH,
    LOG_COIN,
    LOG_TAKE,
    PRICE_GOLD,
    PRICE_GOODS,
    PRICE_VP,
    TAKE,
)


class GoodsPerCards(Advantage):
    """TARGI-T07, TARGI-Q13: 1 good of choice for every 2 cards in the display, including this one."""

    kind = "once_goods_per_cards"

    def played(self, g: TargiGame, me: int) -> None:
        g.then(TakeGoods(me, self.card, len(g.players[me].cards) // self.numbers["per"]))


class GoodsPerFreePlace(Advantage):
    """TARGI-T18, TARGI-Q13: 1 good of choice for every 2 free places left in the display."""

    kind = "once_goods_per_free"

    def played(self, g: TargiGame, me: int) -> None:
        g.then(TakeGoods(me, self.card, (PLACES - len(g.players[me].cards)) // self.numbers["per"]))


class HiddenCoin(Advantage):
    """TARGI-T09: a gold from the supply lies on this card; it can pay for a gold of a later tribe card."""

    kind = "stored_gold"

    def played(self, g: TargiGame, me: int) -> None:
        g.players[me].coins += [self.card] * self.numbers["gold"]
        g.log(LOG_COIN, me, self.card)


class MoveCards(Advantage):
    """TARGI-T27: up to 2 cards of the display may be moved."""

    kind = "once_move_cards"

    def played(self, g: TargiGame, me: int) -> None:
        g.then(Resettle(me, self.numbers["max"]))


class Ambush(Advantage):
    """TARGI-T45, TARGI-TM3: in the following round the opponent has only 2 Targis."""

    kind = "limit_opponent_figures"

    def played(self, g: TargiGame, me: int) -> None:
        g.players[1 - me].next_figures = self.numbers["figures"]
        g.log(LOG_AMBUSH, me, 1 - me, self.numbers["figures"])


class GiftOfChoice(Advantage):
    """TARGI-T36, TARGI-Q14: 3 goods of choice, or 1 gold, or 1 VP."""

    kind = "once_choice"

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        super().__init__(card, facts)
        options = facts["options"]
        assert isinstance(options, list)
        self.goods: Final = max([int(option.get("any_goods", 0)) for option in options])

    def played(self, g: TargiGame, me: int) -> None:
        g.then(Gift(me, self.card, self.goods))


@final
class Gift(Ask):
    """TARGI-Q14: exactly one of three: goods, 1 gold, or 1 VP."""

    def __init__(self, seat: int, card: int, goods: int) -> None:
        self.seat = seat
        self.card = card
        self.goods = goods

    def decisions(self, g: TargiGame) -> list[Decision]:
        options = [GIFT(PRICE_GOODS), GIFT(PRICE_GOLD), GIFT(PRICE_VP)]
        return [Decision(self.seat, Message(ASK_GIFT), options, [GIFT(PRICE_GOLD)])]

    def rule(self) -> str:
        return "TARGI-Q14"

    def forbids(self, g: TargiGame, option: Option) -> str:
        return self.rule() if option.verb is TAKE else ""

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        if option.numbers[0] == PRICE_GOODS:
            g.then(TakeGoods(seat, self.card, self.goods))
            return
        kind = GOLD if option.numbers[0] == PRICE_GOLD else VP
        g.players[seat].gain((kind,))
        g.log(LOG_TAKE, seat, self.card, kind)
