"""The beginning of a game."""

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.components import all_goods_cards, all_tribe_cards, is_tribe
from tests.games.targi.table import new_game
from tests.recorder import Recorder


def test_the_centre_alternates_like_a_chessboard() -> None:  # TARGI-S2
    a, _ = new_game()
    types = "".join(["t" if is_tribe(card) else "g" for card in a.g.cells])
    assert types == "gtgtgtgtg"
    assert all(a.g.face_up)


def test_the_rest_of_the_cards_are_decks() -> None:  # TARGI-S3
    a, _ = new_game()
    assert (a.board.goods_deck, a.board.tribe_deck) == (14, 41)
    assert a.board.goods_discards == a.board.tribe_discards == []


def test_everybody_starts_with_the_same_stock_and_three_targis() -> None:  # TARGI-S5
    a, b = new_game()
    assert a.stock == b.stock == "d2 s2 p2 g1 v4"
    assert a.g.players[0].figures == b.g.players[1].figures == 3


def test_blue_goes_first() -> None:  # TARGI-S6, TARGI-S9
    a, b = new_game()
    assert a.asked == "place"
    assert b.asked == ""
    assert a.board.first == 0


def test_the_first_player_can_be_chosen_or_drawn_by_lot() -> None:  # TARGI-S9
    assert new_game({"first_player": "chosen"})[1].asked == "place"
    assert new_game({"first_player": "chosen", "chosen_seat": "A"})[0].asked == "place"
    firsts = {new_game({"first_player": "random"}, str(seed))[0].g.first for seed in range(20)}
    assert firsts == {0, 1}


def test_the_robber_steps_onto_the_first_card() -> None:  # TARGI-S7, TARGI-R2
    a, _ = new_game()
    assert a.board.robber == 1
    assert "place:B1" not in a.options


@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_two(seats: int) -> None:  # TARGI-S8
    with pytest.raises(BadSetup):
        GAME.setup(seats, {}, "1")


def test_the_same_seed_deals_the_same_cards() -> None:  # TARGI-S9
    assert new_game(seed="7")[0].g.cells == new_game(seed="7")[0].g.cells
    assert new_game(seed="7")[0].g.tribe_deck != new_game(seed="8")[0].g.tribe_deck


@pytest.mark.parametrize(("first", "lots"), [("blue", []), ("chosen", []), ("random", [2])])
def test_chance_decides_in_a_fixed_order(first: str, lots: list[int]) -> None:  # TARGI-S9
    random = Recorder()
    GAME.deal(GAME.setup(2, {"first_player": first}, "1"), random)
    assert random.asked == [*lots, *range(19, 1, -1), *range(45, 1, -1)]


def test_the_centre_is_filled_row_by_row_from_the_tops_of_the_decks() -> None:  # TARGI-S9
    random = from_seed("5")
    decks = [all_goods_cards(), all_tribe_cards()]
    for deck in decks:
        random.shuffle(deck)
    g = new_game(seed="5")[0].g
    assert g.cells == [decks[cell % 2].pop() for cell in range(9)]
    assert [g.goods_deck, g.tribe_deck] == decks
