"""What holds in every game, whatever is chosen."""

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.card import BY_NOBLE, FREELY, TAKEN, PlayMethod
from igroteka.games.targi.rules.components import COIN, EMPTY, GOLD, GOODS, TRIBE, TRIBE_CARDS, tribe_card
from igroteka.games.targi.rules.grid import CORNERS, OPPOSITE
from igroteka.games.targi.rules.payments import can_pay, payments
from igroteka.games.targi.rules.resettle import has_gap, occupied
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import ASK_LIFT, ASK_LIFT_OR_PUT, ASK_LIFT_SECOND, ASK_PUT
from tests.density import times
from tests.games.targi.table import PLAIN, RICH, about_to_pay, seat, table

CARDS = st.integers(TRIBE, TRIBE + len(TRIBE_CARDS) - 1)
OPTIONS = st.fixed_dictionaries(
    {
        "first_player": st.sampled_from(["blue", "random", "chosen"]),
        "chosen_seat": st.sampled_from(["A", "B"]),
        "raid_unable": st.sampled_from(["opponent_gains", "pay_nothing"]),
        "hand_card_same_round": st.booleans(),
        "expansion_card_public": st.booleans(),
    }
)
STOCK = st.lists(st.integers(0, 6), min_size=5, max_size=5)


def check(g: TargiGame) -> None:
    """Displays have no gaps, stocks no debts, lines one owner, and there are always cards to draw (TARGI-Q25)."""
    assert len(g.goods_deck) + len(g.goods_discards) >= 10
    assert len(g.tribe_deck) + len(g.tribe_discards) >= 10
    for number, player in enumerate(g.players):
        assert not has_gap(occupied(player.display))
        assert min(player.stock) >= 0
        assert len(player.targis) <= player.figures
        assert not set(player.targis) & set(CORNERS)
        opposite = {OPPOSITE[targi] for targi in player.targis}
        assert not (opposite | set(player.targis)) & set(g.players[1 - number].targis)
        assert len(player.markers) <= 2
    assert not set(g.players[0].markers) & set(g.players[1].markers)


@pytest.mark.dense
@settings(max_examples=times(8), deadline=None)
@given(st.integers(0, 1 << 30), OPTIONS)
def test_random_games_keep_the_table_in_order(seed: int, options: dict[str, SettingValue]) -> None:
    g = GAME.deal(GAME.setup(2, options, str(seed)), from_seed(str(seed)))
    g.journal = None
    random = QuickRandom(seed)
    conserved = GAME.conserved(g)
    choices = 0
    while g.decisions():
        decision = g.decisions()[0]
        g.apply(decision.seat, random.pick(decision.options))
        check(g)
        choices += 1
    assert GAME.conserved(g) == conserved
    assert choices < 2000
    assert g.round <= 13


@pytest.mark.dense
@settings(max_examples=times(100), deadline=None)
@given(CARDS, STOCK, st.sets(CARDS, max_size=6), st.sampled_from([TAKEN, BY_NOBLE, FREELY]), st.booleans())
def test_payments_are_affordable_different_and_in_order(
    card: int, stock: list[int], display: set[int], method: PlayMethod, coin: bool
) -> None:
    g = about_to_pay(stock, display - {card}, coin=coin)
    found = [option.numbers for option in payments(g, 0, card, method)]
    assert can_pay(g, 0, card, method) == bool(found)
    assert len(found) == len(set(found))
    for payment in found:
        assert list(payment) == sorted(payment)
        assert all(payment.count(kind) <= stock[kind] for kind in (*GOODS, GOLD))
        assert payment.count(COIN) <= len(g.players[0].coins)
        assert any(payment.count(GOLD) + payment.count(COIN) == cost[GOLD] for cost in tribe_card(card).costs)


def reached(g: TargiGame) -> set[tuple[int, ...]]:
    """Every display to which the steps of a resettlement can lead."""
    decision = g.decision(0)
    if decision is None or decision.prompt.phrase not in (ASK_LIFT, ASK_LIFT_SECOND, ASK_LIFT_OR_PUT, ASK_PUT):
        return {tuple(g.players[0].display)}
    found: set[tuple[int, ...]] = set()
    for option in decision.options:
        after = g.clone()
        after.apply(0, option)
        found |= reached(after)
    return found


def without_gaps(display: list[int]) -> set[tuple[int, ...]]:
    """By trying everything: up to two cards, each on any place that is empty then."""
    found = {tuple(display)}
    taken = [place for place, card in enumerate(display) if card != EMPTY]
    for lifted in [*combinations(taken, 1), *combinations(taken, 2)]:
        rest = [EMPTY if place in lifted else card for place, card in enumerate(display)]
        for put in permutations([place for place, card in enumerate(rest) if card == EMPTY], len(lifted)):
            after = rest.copy()
            for here, there in zip(lifted, put, strict=True):
                after[there] = display[here]
            if not has_gap(occupied(after)):
                found.add(tuple(after))
    return found


@pytest.mark.parametrize("lengths", [(0, 0, 0), (1, 2, 0), (3, 0, 1), (4, 4, 3), (4, 1, 0), (4, 3, 1)])
def test_resettlement_reaches_every_display_without_gaps(lengths: tuple[int, int, int]) -> None:  # TARGI-Q15
    cards = iter(PLAIN)
    display = " | ".join([" ".join([next(cards) for _ in range(length)]) for length in lengths])
    a, _ = table(turn="A", a=seat(RICH, display, targis="B3", markers="C12"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:3", "pay:salt+pepper+gold")
    assert reached(a.g) == without_gaps(a.g.players[0].display)
