"""Seats, distances and range (BANG-G01 to BANG-G03, BANG-R)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table


def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:  # BANG-G01 BANG-G02
    a, *_ = table("A", "B", "C", "D")
    a.ends()
    assert a.table.turn == "B"


def test_the_next_player_is_the_next_living_one() -> None:  # BANG-G01 BANG-G03
    a, *_ = table("A", "B renegade dead", "C", "D")
    a.ends()
    assert a.table.turn == "C"


def test_an_effect_visits_players_clockwise() -> None:  # BANG-G02 BANG-A06
    a, b, c, d = table("A", "B: indians beer", "C: beer", "D: beer", turn="B")
    b.plays("indians")
    assert c.table.asked == "C"
    c.passes()
    assert c.table.asked == "D"
    d.passes()
    assert (c.life, d.life, a.life) == (3, 3, 4)


def test_distance_is_the_shorter_way_round() -> None:  # BANG-R01 BANG-EX01
    a, b, c, d, e, f = table("A", "B", "C", "D", "E", "F")
    assert [a.distance(other) for other in (b, c, d, e, f)] == [1, 2, 3, 2, 1]


def test_the_dead_are_not_counted() -> None:  # BANG-R01 BANG-G03
    a, _, c, d, *_ = table("A", "B dead", "C", "D", "E", "F")
    assert (a.distance(c), a.distance(d)) == (1, 2)


def test_a_ghost_stands_in_the_ring_in_its_own_turn() -> None:  # BANG-G03 BANG-R01
    a, b, c, *_ = table("A", "B ghost", "C", "D", "E", "F", turn="B", event="ghost_town")
    assert (a.distance(c), b.distance(c)) == (2, 1)


@pytest.mark.parametrize("card", ["mustang", "hideout"])
def test_a_card_makes_its_owner_farther(card: str) -> None:  # BANG-R02 BANG-C17 BANG-C24
    a, b, *_ = table("A", f"B: | {card}", "C", "D")
    assert (a.distance(b), b.distance(a)) == (2, 1)


@pytest.mark.parametrize("card", ["scope", "binocular"])
def test_a_card_makes_others_nearer(card: str) -> None:  # BANG-R02 BANG-C16 BANG-C23
    a, _, c, *_ = table(f"A: | {card}", "B", "C", "D")
    assert (a.distance(c), c.distance(a)) == (1, 2)


def test_farther_effects_add_up() -> None:  # BANG-R02 BANG-P09
    a, b, *_ = table("A", "B paul_regret: | mustang hideout", "C", "D")
    assert a.distance(b) == 4


def test_nearer_effects_add_up() -> None:  # BANG-R02 BANG-P11
    a, _, _, d, *_ = table("A: | scope", "B", "C", "D", "E", "F")
    assert a.distance(d) == 2
    a, _, _, _, e, *_ = table("A rose_doolan: | scope binocular", "B", "C", "D", "E", "F", "G", "H")
    assert a.distance(e) == 1


def test_nearer_and_farther_are_set_off_against_each_other() -> None:  # BANG-R02
    a, b, *_ = table("A rose_doolan: | scope", "B paul_regret: | mustang", "C", "D")
    assert a.distance(b) == 1


def test_distance_is_never_less_than_one() -> None:  # BANG-R02
    a, b, *_ = table("A rose_doolan: | scope binocular", "B", "C", "D")
    assert a.distance(b) == 1


def test_everybody_is_at_distance_one_from_himself() -> None:  # BANG-R03
    a, *_ = table("A rose_doolan: | mustang hideout", "B", "C", "D")
    assert a.distance(a) == 1


def test_a_mustang_does_not_keep_a_player_from_their_own_cards() -> None:  # BANG-R03 BANG-A12
    a, *_ = table("A: panic | mustang.8H", "B", "C", "D")
    a.plays("panic", at=a)
    assert a.hand == ["mustang.8H"]


def test_without_a_weapon_the_range_is_one() -> None:  # BANG-R04
    a, *_ = table("A: bang.AS", "B", "C", "D")
    assert a.why_not("play:bang.AS:B") == ""
    assert a.why_not("play:bang.AS:C") == "BANG-R04"


@pytest.mark.parametrize(
    ("weapon", "reach"), [("volcanic", 1), ("schofield", 2), ("remington", 3), ("rev_carabine", 4), ("winchester", 5)]
)
def test_weapons_have_their_range(weapon: str, reach: int) -> None:  # BANG-R04 BANG-C19 BANG-C20 BANG-C21 BANG-C22
    a, *others = table(*(f"A: bang.AS | {weapon}", "B", "C", "D", "E", "F: | mustang hideout", "G", "H: | mustang"))
    at = [other for other in others if not a.why_not(f"play:bang.AS:{other.letter}")]
    assert [a.distance(other) for other in at] == [n for n in (1, 2, 3, 4, 5, 2, 2) if n <= reach]
    assert a.board.reach == reach


def test_weapons_do_not_change_distances() -> None:  # BANG-R04 BANG-B04
    options = {"panic_range": "1"}
    a, _, c, *_ = table("A: punch panic.JH | winchester knife derringer", "B", "C: beer", "D", options=options)
    assert a.distance(c) == 2
    for code in ("play:punch.10S:C", "play:panic.JH:C"):
        assert a.why_not(code) == "BANG-R05"
    assert "use-at:knife:C" not in a.options
    assert "use-at:derringer:C" not in a.options


def test_a_scope_helps_where_distance_one_is_needed() -> None:  # BANG-R05
    a, *_ = table("A: punch panic.JH | scope knife derringer", "B", "C: beer", "D")
    assert {"play:punch.10S:C", "play:panic.JH:C", "use-at:knife:C", "use-at:derringer:C"} <= set(a.options)


def test_what_is_aimed_at_anybody_ignores_distance() -> None:  # BANG-R05
    a, *_ = table(
        *("A: cat_balou.KH duel.JS springfield rag_time tequila beer | buffalo_rifle conestoga can_can", "B"),
        *("C", "D: beer | mustang hideout", "E", "F", "G"),
    )
    for code in ("cat_balou.KH", "duel.JS", "springfield.KS", "rag_time.9H", "tequila.9C"):
        assert a.why_not(f"play:{code}:D") == ""
    assert {"use-at:buffalo_rifle:D", "use-at:conestoga:D", "use-at:can_can:D"} <= set(a.options)


def test_a_pepperbox_shoots_as_far_as_the_weapon() -> None:  # BANG-R05 BANG-C40
    a, *_ = table("A: | pepperbox schofield", "B", "C", "D", "E", "F", "G")
    assert [code for code in a.options if "pepperbox" in code] == [f"use-at:pepperbox:{x}" for x in "BCFG"]


def test_ambush_brings_all_next_to_each_other() -> None:  # BANG-R06 BANG-F05
    a, b, c, *_ = table("A", "B: | mustang", "C", "D", "E", "F", event="ambush")
    assert (a.distance(c), a.distance(b)) == (1, 2)


def test_cards_without_effect_change_no_distance_and_no_range() -> None:  # BANG-R07 BANG-F08
    a, b, c, *_ = table("A: bang.AS | scope winchester", "B: | mustang", "C", "D", event="lasso")
    assert (a.distance(b), a.distance(c), a.board.reach) == (1, 2, 1)


def test_in_belle_stars_turn_only_her_own_cards_change_distances() -> None:  # BANG-R07 BANG-P18
    a, b, c, *_ = table("A belle_star: | mustang scope schofield", "B: | mustang hideout", "C: | winchester", "D", "E")
    assert (a.distance(b), a.distance(c), a.board.reach) == (1, 1, 2)
    assert (b.distance(a), c.board.reach) == (2, 1)


def test_schofield_reaches_a_player_at_distance_two() -> None:  # BANG-EX01
    a, *_ = table("A: bang.AS | schofield", "B", "C", "D", "E", "F")
    assert a.why_not("play:bang.AS:C") == ""


def test_volcanic_does_not_reach_a_player_at_distance_two() -> None:  # BANG-EX01
    a, *_ = table("A: bang.AS | volcanic", "B", "C", "D", "E", "F")
    assert a.why_not("play:bang.AS:C") == "BANG-R04"


def test_with_a_binocular_any_weapon_reaches_distance_two() -> None:  # BANG-EX01
    a, *_ = table("A: bang.AS | volcanic binocular", "B", "C", "D", "E", "F")
    assert a.why_not("play:bang.AS:C") == ""


def test_a_mustang_makes_up_for_a_binocular() -> None:  # BANG-EX01
    a, _, c, *_ = table("A: bang.AS | volcanic binocular", "B", "C: | mustang", "D", "E", "F")
    assert a.distance(c) == 2
    assert a.why_not("play:bang.AS:C") == "BANG-R04"


@pytest.mark.parametrize(("weapon", "reason"), [("remington", "BANG-R04"), ("rev_carabine", ""), ("winchester", "")])
def test_a_mustang_at_distance_three_needs_range_four(weapon: str, reason: str) -> None:  # BANG-EX02
    a, _, _, d, *_ = table(f"A: bang.AS | {weapon}", "B", "C", "D: | mustang", "E", "F")
    assert a.distance(d) == 4
    assert a.why_not("play:bang.AS:D") == reason
