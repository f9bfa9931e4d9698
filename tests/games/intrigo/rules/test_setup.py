"""How a game begins (INTR-S)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import HEADED, SEALS_OF_A_KIND
from tests.games.intrigo.table import dealt
from tests.recorder import Recorder


@pytest.mark.parametrize("seats", [0, 1, 2, 5, 8])
def test_other_numbers_of_players_are_refused(seats: int) -> None:  # INTR-S1
    with pytest.raises(BadSetup):
        GAME.setup(seats, {}, "1")


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_can_play(seats: int) -> None:  # INTR-S1
    assert [player.asked for player in dealt(seats)] == ["draft"] * seats


def test_with_three_players_one_family_by_lot_has_no_head() -> None:  # INTR-S2
    removed = {dealt(3, seed=str(seed))[0].board.removed for seed in range(40)}
    assert removed == set(HEADED)
    assert dealt(4)[0].board.removed == ""


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_starts_with_a_family_a_ducat_and_no_seals(seats: int) -> None:  # INTR-S3
    players = dealt(seats)
    board = players[0].board
    assert len({player.family for player in board.players}) == seats
    assert all(player.ducats == 1 and set(player.seals.values()) == {0} for player in board.players)
    assert [len(player.seals) for player in board.players] == [5] * seats


def test_families_are_given_out_by_lot() -> None:  # INTR-S3
    assert {dealt(seed=str(seed))[0].family for seed in range(40)} == set(HEADED)


def test_the_first_player_is_drawn_by_lot() -> None:  # INTR-S4
    assert {dealt(seed=str(seed))[0].board.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "pile", "bag"), [(4, 20, 7), (3, 23, 9)])
def test_the_rest_of_the_ducats_is_the_pile_and_of_the_seals_the_bag(
    seats: int, pile: int, bag: int
) -> None:  # INTR-S5
    board = dealt(seats)[0].board
    assert board.pile == pile
    assert sum(board.bag.values()) == bag


@pytest.mark.parametrize("seats", [3, 4])
def test_the_palace_is_built_and_every_building_has_a_token(seats: int) -> None:  # INTR-S6, INTR-S7
    board = dealt(seats)[0].board
    assert len(board.tokens) == 4 * seats
    assert all(word and "." not in word for word in board.tokens)
    assert all(gap == "" for gap in board.gaps)


def test_there_are_six_stacks_with_the_cheapest_card_on_top() -> None:  # INTR-S8
    stacks = dealt()[0].board.stacks
    assert [stack.type for stack in stacks] == ["trader", "assassin", "courtesan", "gondolier", "guard", "thief"]
    assert all(stack.prices == [1, 2, 3] for stack in stacks)


@pytest.mark.parametrize(
    ("seats", "buildings", "seals", "ducats", "cards", "counters"), [(4, 16, 8, 8, 16, 20), (3, 12, 6, 6, 12, 15)]
)
def test_numbers_after_set_up(  # INTR-S9
    seats: int, buildings: int, seals: int, ducats: int, cards: int, counters: int
) -> None:
    players = dealt(seats)
    board = players[0].board
    assert (len(board.tokens), len(board.gaps)) == (buildings, buildings)
    assert board.tokens.count("ducat") == ducats
    assert len(board.tokens) - ducats == seals
    assert sum(len(player.packet) for player in players) == cards
    assert sum(len(player.seals) for player in board.players) == counters
    assert sum(player.ducats for player in players) == seats


def shuffles(n: int) -> list[int]:
    """The numbers that a shuffle of n cards asks for."""
    return list(range(n, 1, -1))


@pytest.mark.parametrize(("seats", "buildings"), [(4, 16), (3, 12)])
def test_chance_decides_in_a_fixed_order(seats: int, buildings: int) -> None:  # INTR-S10
    random = Recorder()
    GAME.deal(GAME.setup(seats, {}, "1"), random)
    draws = [sum(SEALS_OF_A_KIND) - i for i in range(buildings // 2)]
    assert random.asked == [*shuffles(4), seats, *draws, *shuffles(4 * seats)]


def test_with_three_players_the_last_family_of_the_shuffle_is_removed() -> None:  # INTR-S10
    families = list(range(4))
    from_seed("7").shuffle(families)
    players = dealt(3, seed="7")
    assert [player.family for player in players] == [HEADED[family] for family in families[:3]]
    assert players[0].board.removed == HEADED[families[3]]


# Families by choice.


def test_families_are_chosen_from_the_first_player_to_the_left() -> None:  # INTR-S11, INTR-O1
    players = dealt(4, family_assignment="choose", first_player="C")
    a, b, c, d = players
    assert c.options == [f"family:{family}" for family in HEADED]
    assert (a.asked, b.asked, d.asked) == ("", "", "")
    c.chooses("family:dandolo")
    d.chooses("family:contarini")
    assert a.options == ["family:gradenigo", "family:morosini"]
    a.chooses("family:morosini")
    assert [player.family for player in players] == ["morosini", "gradenigo", "dandolo", "contarini"]


def test_the_last_free_family_is_taken_without_a_decision() -> None:  # INTR-S11
    a, b, c, d = dealt(4, family_assignment="choose", first_player="A")
    for player in (a, b, c):
        player.chooses(player.options[0])
    assert d.family == "morosini"
    assert all(player.asked == "draft" for player in (a, b, c, d))


def test_with_three_players_one_family_is_removed_before_and_all_choose() -> None:  # INTR-S11
    a, b, c = dealt(3, family_assignment="choose", first_player="A")
    removed = a.board.removed
    assert removed in HEADED
    assert a.options == [f"family:{family}" for family in HEADED if family != removed]
    a.chooses(a.options[0])
    b.chooses(b.options[0])
    assert c.asked == "draft"
    assert {player.family for player in (a, b, c)} == set(HEADED) - {removed}


def test_nothing_is_filled_or_dealt_before_families_are_chosen() -> None:  # INTR-S11
    a, *_ = dealt(4, family_assignment="choose", first_player="A")
    board = a.board
    assert (board.phase, board.round) == ("families", 0)
    assert set(board.tokens) == {""}
    assert sum(board.bag.values()) == 15
    assert (a.packet, a.hand) == ([], [])


def test_chance_of_chosen_families_has_its_order_too() -> None:  # INTR-S11
    random = Recorder()
    GAME.deal(GAME.setup(3, {"family_assignment": "choose"}, "1"), random)
    assert random.asked == [4, 3]
    random = Recorder()
    GAME.deal(GAME.setup(4, {"family_assignment": "choose", "first_player": "B"}, "1"), random)
    assert random.asked == []
