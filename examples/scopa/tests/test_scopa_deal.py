"""The cards of Scopa, and how they are dealt."""

import pytest

from igroteka.core.errors import BadSetup
from igroteka_scopa.game import GAME
from igroteka_scopa.rules.cards import CARDS, PRIME, VALUE
from scopa_table import Actor, dealt, table

MISDEAL = "593"  # deals three kings to the table


def kings(actor: Actor) -> int:
    return len([card for card in actor.on_table if card[0] == "k"])


def test_the_deck_has_forty_cards_without_eights_nines_and_tens() -> None:  # SCO-C01
    assert len(set(CARDS)) == 40
    assert {card[:-1] for card in CARDS} == set("a234567jqk")
    a, _ = dealt()
    assert GAME.conserved(a.g) == list(range(40))


@pytest.mark.parametrize(("card", "value"), [("ad", 1), ("2h", 2), ("7c", 7), ("js", 8), ("qd", 9), ("kh", 10)])
def test_a_card_has_a_value(card: str, value: int) -> None:  # SCO-C02
    assert VALUE[CARDS.index(card)] == value


def test_a_card_has_another_value_for_the_prime() -> None:  # SCO-C03
    values = {"7": 21, "6": 18, "a": 16, "5": 15, "4": 14, "3": 13, "2": 12, "j": 10, "q": 10, "k": 10}
    assert [PRIME[number] for number in range(40)] == [values[card[0]] for card in CARDS]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_get_three_cards_each_and_four_lie_on_the_table(seats: int) -> None:  # SCO-S01, SCO-S03
    players = dealt(seats)
    assert [len(player.hand) for player in players] == [3] * seats
    assert len(players[0].on_table) == 4
    assert len(players[0].g.deck) == 40 - 4 - 3 * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_cannot_play(seats: int) -> None:  # SCO-S01
    with pytest.raises(BadSetup):
        dealt(seats)


def test_the_first_dealer_is_drawn_by_lot() -> None:  # SCO-S02
    assert {dealt(4, str(seed))[0].g.dealer for seed in range(40)} == {0, 1, 2, 3}


def test_after_a_deal_the_player_to_the_left_deals() -> None:  # SCO-S02
    _, b, c = table("A:", "B:", "C: kc", on="3d", deck=[], turn="C", dealer="C", last_taker="A", goal=21)
    c.chooses("play:kc")
    assert (c.g.deals, c.g.dealer) == (2, 0)
    assert c.pile == []
    assert b.options


def test_three_kings_on_the_table_are_dealt_again() -> None:  # SCO-S04
    a, _ = dealt(seed=MISDEAL)
    assert a.log[:3] == ["deal", "kings", "table"]
    assert kings(a) < 3


def test_two_kings_on_the_table_stay() -> None:  # SCO-S04
    found = [dealt(seed=str(seed))[0] for seed in range(100)]
    assert 2 in {kings(one) for one in found if "kings" not in one.log}


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_the_player_to_the_left_of_the_dealer_begins(seed: str) -> None:  # SCO-S05
    players = dealt(3, seed)
    to_play = [player.seat for player in players if player.options]
    assert to_play == [(players[0].g.dealer + 1) % 3]
