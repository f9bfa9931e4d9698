"""What is in the box, and how the palace is built."""

from __future__ import annotations

import pytest

from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.card import far_gap, influence, near_buildings
from igroteka.games.intrigo.rules.house_rules import HouseRules
from igroteka.games.intrigo.rules.parts import (
    CARDS,
    DUCATS,
    FACTS,
    FAMILIES,
    HEADED,
    INTRIGUE,
    ORGANISATIONS,
    TYPES,
    gives_seals,
)
from tests.games.intrigo.table import FOUR, THREE, table


def house_rules(seats: int) -> HouseRules:
    return HouseRules(GAME.setup(seats, {}, "1"))


def test_the_box_holds_75_cards_15_seals_and_32_ducats() -> None:
    cards = sum(facts["count"] for facts in FACTS["building_cards"] + FACTS["intrigue_cards"] + FACTS["other_cards"])
    cards += len(HEADED) + sum(facts["cards"] for facts in FACTS["organisations"])
    cards += sum(len(facts["prices"]) for facts in FACTS["influence_types"])
    assert cards == 75
    assert sum(facts["seals"] for facts in FACTS["organisations"]) == 15
    assert DUCATS == 32


def test_there_is_a_family_card_for_every_family_but_tiepolo() -> None:
    assert HEADED == ("contarini", "dandolo", "gradenigo", "morosini")
    assert FAMILIES[-1] == "tiepolo"
    assert len(HEADED) == GAME.seats[1]


def test_every_family_has_2_3_4_and_tiepolo_2_3_3_4() -> None:  # INTR-G1
    for number, family in enumerate(FAMILIES):
        values = [card.value for card in INTRIGUE if card.family == number for _ in range(card.count)]
        assert values == ([2, 3, 3, 4] if family == "tiepolo" else [2, 3, 4])


def test_the_cards_of_every_stack_cost_1_2_3() -> None:  # INTR-G2
    assert [facts["prices"] for facts in FACTS["influence_types"]] == [[1, 2, 3]] * 6


def test_there_are_six_types_each_with_a_rule_and_a_class() -> None:
    assert [influence(type).id for type in range(6)] == list(TYPES)
    assert [facts["rule"] for facts in FACTS["influence_types"]] == [f"INTR-I{number}" for number in range(1, 7)]


# The ring.


@pytest.mark.parametrize(("hands", "buildings"), [(FOUR, 16), (THREE, 12)])
def test_the_ring_has_five_or_four_buildings_on_a_side(hands: tuple[str, ...], buildings: int) -> None:  # INTR-B1
    board = table(*hands)[0].board
    per_side = len(hands) + 1
    assert len(board.tokens) == buildings == 4 * per_side - 4


@pytest.mark.parametrize("hands", [FOUR, THREE])
def test_there_are_as_many_gaps_as_buildings(hands: tuple[str, ...]) -> None:  # INTR-B2
    board = table(*hands)[0].board
    assert len(board.gaps) == len(board.tokens)


@pytest.mark.parametrize("hands", [FOUR, THREE])
def test_seal_and_ducat_buildings_alternate_from_the_door(hands: tuple[str, ...]) -> None:  # INTR-B3
    tokens = table(*hands)[0].board.tokens
    assert all((word in ORGANISATIONS) is (i % 2 == 0) for i, word in enumerate(tokens))


@pytest.mark.parametrize("hands", [FOUR, THREE])
def test_every_gap_touches_one_seal_and_one_ducat_building(hands: tuple[str, ...]) -> None:  # INTR-B4
    g = table(*hands)[0].table.g
    for gap in range(g.house_rules.buildings):
        assert sorted(gives_seals(building) for building in near_buildings(g, gap)) == [False, True]


def test_the_ring_closes_behind_the_last_building() -> None:  # INTR-B2
    g = table(*FOUR)[0].table.g
    assert near_buildings(g, 15) == [15, 0]
    assert (far_gap(g, 0, 0), far_gap(g, 0, 1), far_gap(g, 15, 0), far_gap(g, 15, 15)) == (15, 1, 0, 14)


@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_as_many_hand_cards_as_gaps(seats: int) -> None:  # INTR-B5
    assert sum(house_rules(seats).cards) == house_rules(seats).buildings == 4 * seats


def test_for_each_influence_card_an_intrigue_card_stays_in_a_hand() -> None:  # INTR-B5
    players = table("A: C2 C3", "B: D2 D3 ...", "C: G2", gaps="D4 - - M4 G4 M3 C4 - G3 M2 - -", ducats={"A": 3})
    a, b, _ = players
    a.buys("thief", "g1")
    assert b.asked == "turn"
    unplayed = sum(len(player.hand) for player in players)
    empty = players[0].table.gaps.count("-")
    assert unplayed == empty + 1


def test_the_door_is_the_first_building_and_the_ring_is_told_from_there() -> None:  # INTR-B6
    a, *_ = table(*THREE, tokens="clergy ducat", gaps="g0=C4")
    assert a.board.tokens[0] == "clergy"
    assert a.board.gaps[0] == "contarini_4"


def test_with_three_players_two_cards_of_each_symbol_stay_in_the_box_but_the_door_does_not() -> None:  # INTR-S2
    four, three = table(*FOUR)[0].board.tokens, table(*THREE)[0].board.tokens
    assert len(four) - len(three) == 4
    assert three[0] in ORGANISATIONS
    assert len([word for word in three if word == "ducat"]) == 6


def test_with_three_players_there_is_no_tiepolo_but_all_four_families() -> None:  # INTR-S2
    counts = dict(zip(CARDS, house_rules(3).cards, strict=True))
    assert {card for card, count in counts.items() if not count} == {"tiepolo_2", "tiepolo_3", "tiepolo_4"}
    assert sum(house_rules(3).cards) == 12
