"""What is looked up, or kept till something changes, is the same as what is worked out anew."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.random import QuickRandom, from_seed
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.card import BY_NOBLE, FREELY, TAKEN, Advantage, PlayMethod, advantage_of
from igroteka.games.targi.rules.components import COIN, EMPTY, GOLD, GOODS, TRIBE, TRIBE_CARDS, tribe_card
from igroteka.games.targi.rules.payments import Payment, discount, goods_to_pay, payments, surcharge
from igroteka.games.targi.rules.state import Player, TargiGame
from tests.density import times
from tests.games.targi.table import RICH, about_to_pay, seat, table

CARDS = st.integers(TRIBE, TRIBE + len(TRIBE_CARDS) - 1)
STOCK = st.lists(st.integers(0, 4), min_size=5, max_size=5)


def payable(g: TargiGame, card: int, method: PlayMethod) -> list[Payment]:
    """Every way to pay, found from the stock of the first player."""
    stock, coins = g.players[0].stock, len(g.players[0].coins)
    found: dict[Payment, None] = {}
    for cost in tribe_card(card).costs:
        for goods in goods_to_pay(cost, discount(g, 0, card, method), surcharge(g, 0, method)):
            if all(goods.count(kind) <= stock[kind] for kind in GOODS):
                for by_coin in range(min(coins, cost[GOLD]) + 1):
                    if cost[GOLD] - by_coin <= stock[GOLD]:
                        found[goods + (GOLD,) * (cost[GOLD] - by_coin) + (COIN,) * by_coin] = None
    return sorted(found, key=lambda payment: payment.count(COIN))


@pytest.mark.dense
@settings(max_examples=times(100), deadline=None)
@given(CARDS, STOCK, st.sets(CARDS, max_size=9), st.sampled_from([TAKEN, BY_NOBLE, FREELY]), st.booleans())
def test_the_price_list_leaves_out_nothing_that_a_price_depends_on(
    card: int, stock: list[int], display: set[int], method: PlayMethod, coin: bool
) -> None:  # TARGI-C1, TARGI-C2
    g = about_to_pay(stock, display - {card}, coin=coin)
    assert [option.numbers for option in payments(g, 0, card, method)] == payable(g, card, method)


def in_display(player: Player) -> list[Advantage]:
    """The advantages of the cards as they lie."""
    found = [advantage_of(card) for card in player.display if card != EMPTY]
    return [advantage for advantage in found if advantage is not None]


@pytest.mark.dense
@settings(max_examples=times(6), deadline=None)
@given(st.integers(0, 1 << 30))
def test_advantages_are_those_of_the_display_after_every_choice(seed: int) -> None:
    g = GAME.deal(GAME.setup(2, {}, str(seed)), from_seed(str(seed)))
    random = QuickRandom(seed)
    while g.decisions():
        decision = g.decisions()[0]
        left_behind = g.clone()
        g.apply(decision.seat, random.pick(decision.options))
        for player in g.players + left_behind.players + GAME.imagine(g, decision.seat, random).players:
            assert player.advantages() == in_display(player)


def test_advantages_move_with_their_cards() -> None:  # TARGI-Q15
    display = "well_discount camel_discount | camp_discount"
    a, _ = table(turn="A", a=seat(RICH, display, targis="B3", markers="C12"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:3", "pay:salt+pepper+gold")
    before = a.g.players[0].advantages()
    a.chooses("lift:1:2", "put:3:2")
    assert a.g.players[0].advantages() == in_display(a.g.players[0]) != before
