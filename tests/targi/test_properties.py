"""What holds in every game, whatever is chosen."""

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.random import QuickRandom, from_seed
from igroteka.games.targi.card import BY_NOBLE, FREELY, TAKEN
from igroteka.games.targi.components import COIN, EMPTY, GOLD, GOODS, TRIBE, TRIBE_CARDS, tribe_card
from igroteka.games.targi.game import GAME
from igroteka.games.targi.grid import CORNERS, OPPOSITE
from igroteka.games.targi.payments import payments
from igroteka.games.targi.resettle import has_gap, moves
from igroteka.games.targi.state import TargiGame
from tests.targi.table import seat, table

CARDS = st.integers(TRIBE, TRIBE + len(TRIBE_CARDS) - 1)
STOCK = st.lists(st.integers(0, 6), min_size=5, max_size=5)


def check(g: TargiGame) -> None:
    """Displays have no gaps, stocks no debts, lines one owner, hands one card."""
    for number, player in enumerate(g.players):
        assert not has_gap(player.display)
        assert min(player.stock) >= 0
        assert len(player.targis) <= player.figures
        assert not set(player.targis) & set(CORNERS)
        opposite = {OPPOSITE[targi] for targi in player.targis}
        assert not (opposite | set(player.targis)) & set(g.players[1 - number].targis)
        assert len(player.markers) <= 2
    assert not set(g.players[0].markers) & set(g.players[1].markers)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1 << 30))
def test_random_games_keep_the_table_in_order(seed: int) -> None:
    g = GAME.deal(GAME.setup(2, {}, str(seed)), from_seed(str(seed)))
    g.journal = None
    random = QuickRandom(seed)
    census = GAME.census(g)
    choices = 0
    while g.decisions():
        decision = g.decisions()[0]
        g.apply(decision.seat, random.pick(decision.options))
        check(g)
        choices += 1
    assert GAME.census(g) == census
    assert choices < 2000
    assert g.round <= 13


@settings(max_examples=150, deadline=None)
@given(CARDS, STOCK, st.sets(CARDS, max_size=6), st.sampled_from([TAKEN, BY_NOBLE, FREELY]), st.booleans())
def test_payments_are_affordable_different_and_in_order(
    card: int, stock: list[int], display: set[int], way: int, coin: bool
) -> None:
    a, _ = table(a=seat("v0"))
    player = a.g.players[0]
    player.stock = stock
    for number, other in enumerate(sorted(display - {card})):
        player.lay(other, number // 4)
    if coin and player.cards:
        player.coins = player.cards[:1]
    found = payments(a.g, 0, card, way)
    assert len(found) == len(set(found))
    for payment in found:
        assert list(payment) == sorted(payment)
        assert all(payment.count(kind) <= stock[kind] for kind in (*GOODS, GOLD))
        assert payment.count(COIN) <= len(player.coins)
        assert any(payment.count(GOLD) + payment.count(COIN) == cost[GOLD] for cost in tribe_card(card).costs)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 4), min_size=3, max_size=3))
def test_moves_leave_no_gap_and_end_somewhere_else(lengths: list[int]) -> None:
    display = [1 if place % 4 < lengths[place // 4] else EMPTY for place in range(12)]
    found = moves(display, 2)
    assert len(found) == len(set(found))
    for lifted, put in found:
        after = [EMPTY if place in lifted else card for place, card in enumerate(display)]
        for place in put:
            assert after[place] == EMPTY
            after[place] = 1
        assert not has_gap(after)
        assert sum(after) == sum(display)
        assert all(a != b for a, b in zip(lifted, put, strict=True))
