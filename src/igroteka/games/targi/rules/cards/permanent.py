"""Advantages that work for as long as the card lies in the display."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.games.targi.rules.card import BY_NOBLE, Advantage, PlayMethod
from igroteka.games.targi.rules.components import KINDS, tribe_card
from igroteka.games.targi.rules.goods import TakeGoods
from igroteka.games.targi.rules.state import TargiGame


class SymbolDiscount(Advantage):
    """TARGI-T05, TARGI-T16, TARGI-T23, TARGI-T33, TARGI-T42: further cards of a symbol cost 1 good less."""

    kind = "discount_symbol"

    def discount(self, g: TargiGame, me: int, card: int, method: PlayMethod) -> int:
        return self.numbers["goods"] if tribe_card(card).symbol == self.symbol else 0


class NobleDiscount(Advantage):
    """TARGI-T43: playing the hand card with the Noble costs 1 good less."""

    kind = "discount_noble"

    def discount(self, g: TargiGame, me: int, card: int, method: PlayMethod) -> int:
        return self.numbers["goods"] if method == BY_NOBLE else 0


class RobberPass(Advantage):
    """TARGI-T06: Targis may be placed on the robber's card."""

    kind = "ignore_robber"

    def enters_robber(self, g: TargiGame, me: int) -> bool:
        return True


class FreeHand(Advantage):
    """TARGI-T08: in their turn the owner may play the hand card without the Noble for 1 extra good of any kind."""

    kind = "hand_play_surcharge"

    def free_hand_price(self, g: TargiGame, me: int) -> int:
        return self.numbers["goods"]


class ExtraGood(Advantage):
    """TARGI-T17, TARGI-T25, TARGI-T35: once in a round, 1 more of a kind that a goods card gives."""

    kind = "bonus_good"

    def __init__(self, card: int, facts: Mapping[str, object]) -> None:
        super().__init__(card, facts)
        self.good: Final = KINDS.index(str(facts["good"]))

    def extra_goods(self, g: TargiGame, me: int, kind: int) -> int:
        return 1 if kind == self.good else 0


class Consolation(Advantage):
    """TARGI-T26: at the end of the turn, 1 good of choice if no goods card gave one this round."""

    kind = "consolation_good"

    def turn_ends(self, g: TargiGame, me: int) -> None:
        if not g.players[me].card_goods:
            g.then(TakeGoods(me, self.card, 1))


class RaidShelter(Advantage):
    """TARGI-T24: the owner pays nothing in raids."""

    kind = "raid_immunity"

    def spares_raid(self, g: TargiGame, me: int) -> bool:
        return True


class RaidPoints(Advantage):
    """TARGI-T34: in every raid, after paying, 1 VP."""

    kind = "raid_vp"

    def raid_reward(self, g: TargiGame, me: int) -> int:
        return self.numbers["vp"]


class OneToOne(Advantage):
    """TARGI-T44: the Trader also exchanges goods 1 for 1."""

    kind = "trader_one_to_one"

    def trade_rates(self, g: TargiGame, me: int) -> tuple[int, ...]:
        return (1,)
