"""The six influence cards: every target, every case without one, and the rulings (INTR-I)."""

from __future__ import annotations

import pytest

from tests.games.intrigo.table import Actor, arranged, table

# Four players; g4, g5, g9 and g10 are empty; influence cards have been bought before, so seven cards are in hands.
#        0  1  2  3  4 5 6  7       8  9 10 11  12      13      14 15
PALACE = "C4 D3 T4 M2 - - G3 *thief T3 - - G4x *trader *trader M4 T2"
TOKENS = "merc duca work duca cler duca mili duca farm duca merc duca cler none work duca.down"


def palace(**fields: object) -> list[Actor]:
    hands = ("A: C2 C3 T3", "B: D2", "C: D4", "D: G2 M3")
    drawn = {"ducats": {"A": 3, "B": 3, "C": 3, "D": 3}, **fields}
    return arranged(hands, drawn, gaps=PALACE, tokens=TOKENS)


def begin(actor: Actor, type: str, gap: str, near: str = "") -> None:
    """The first steps of a purchase."""
    for code in (f"buy:{type}", f"gap:{gap}", *([f"near:{near}"] if near else [])):
        actor.chooses(code)


def bare(tokens: str) -> Actor:
    """The same palace with these tokens only; A is to move."""
    named = dict.fromkeys([f"b{i}" for i in range(16)], "none")
    named |= dict([word.split("=") for word in tokens.split()])
    hands = ("A: C2 C3 T3", "B: D2", "C: D4", "D: G2 M3")
    row = " ".join(named.values())
    return table(*hands, gaps=PALACE, tokens=row, ducats={"A": 3})[0]


# General.


def test_a_power_works_on_one_of_the_two_near_buildings_or_not_at_all() -> None:  # INTR-I0
    a, *_ = palace()
    begin(a, "thief", "g4")
    assert [code for code in a.options if not code.startswith("play")] == ["near:b4", "near:b5", "stop"]


def test_a_power_may_be_left_unused() -> None:  # INTR-I0, INTR-G6
    a, b, *_ = palace()
    before = a.table.tokens
    a.buys("thief", "g4")
    assert a.table.tokens == before
    assert b.asked == "turn"


def test_an_influence_card_can_be_bought_just_to_fill_a_gap() -> None:  # INTR-I0
    a, *_ = palace()
    a.buys("assassin", "g5")
    assert a.table.gaps[5] == "*assassin"


def test_an_influence_card_is_never_a_target() -> None:  # INTR-I0, INTR-R13
    a, *_ = palace(stacks={"gondolier": 3, "thief": 2, "trader": 1})
    begin(a, "gondolier", "g9", "b9")
    assert "g7" not in a.can("card")
    assert a.why_not("card:g7") == "INTR-N15"


def test_targets_may_belong_to_any_family_even_to_ones_own() -> None:  # INTR-I0
    a, *_ = palace()
    begin(a, "gondolier", "g4", "b4")
    assert a.can("card") == ["g0", "g1", "g2", "g6", "g8", "g11", "g14", "g15"]


def test_symbols_of_buildings_do_not_matter() -> None:  # INTR-I0
    a, *_ = palace()
    a.buys("trader", "g4", near="b4", target="b5")
    assert a.table.tokens[4:6] == ["ducat", "clergy"]


# Trader.


def test_the_trader_swaps_a_near_token_with_any_other() -> None:  # INTR-I1
    a, *_ = palace()
    begin(a, "trader", "g4", "b5")
    assert a.can("token") == [f"b{i}" for i in range(16) if i not in (5, 13)]
    a.chooses("token:b0")
    assert (a.table.tokens[5], a.table.tokens[0]) == ("merchants", "ducat")


def test_equal_tokens_may_be_swapped() -> None:  # INTR-I1
    a, *_ = palace()
    before = a.table.tokens
    a.buys("trader", "g4", near="b5", target="b7")
    assert a.table.tokens == before


def test_a_stolen_token_may_be_swapped_and_keeps_its_side() -> None:  # INTR-I1, INTR-R6, INTR-G8
    a, *_ = palace()
    a.buys("trader", "g4", near="b4", target="b15")
    assert (a.table.tokens[4], a.table.tokens[15]) == ("ducat.down", "clergy")


def test_the_trader_needs_a_token_beside_him_and_another() -> None:  # INTR-I1
    for tokens in ("", "b4=cler"):  # none at all, or only one
        lone = bare(tokens)
        begin(lone, "trader", "g4")
        assert lone.asked == "no-power"
    a = bare("b0=merc b4=cler")
    begin(a, "trader", "g4")
    assert a.can("near") == ["b4"]
    assert a.why_not("near:b5") == "INTR-N13"


# Assassin.


def test_the_assassin_turns_the_card_in_the_far_gap_face_down() -> None:  # INTR-I2, INTR-R12
    a, *_ = palace()
    begin(a, "assassin", "g4")
    assert a.can("near") == ["b4"]
    a.chooses("near:b4")
    assert a.table.gaps[3] == "M2x"


def test_the_assassin_does_not_find_empty_gaps_hired_helpers_or_the_dead() -> None:  # INTR-I2, INTR-R5
    a, *_ = palace()
    begin(a, "assassin", "g10")
    assert a.asked == "no-power"  # g9 is empty and g11 holds a card that lies face down
    assert [a.why_not(code) for code in ("near:b10", "near:b11")] == ["INTR-N15", "INTR-N16"]
    b = palace(turn="B")[1]
    b.chooses("buy:assassin")
    b.chooses("gap:g9")
    assert b.can("near") == ["b9"]
    assert b.why_not("near:b10") == "INTR-N15"


def test_a_dead_card_cannot_be_killed_again() -> None:  # INTR-R5, INTR-N16
    hands = ("A: C2 C3 T3", "B: D2", "C: D4", "D: G2 M4")
    a, *_ = table(*hands, gaps=PALACE.replace("- - G4x", "M3 - G4x").replace("M4", "-"), tokens=TOKENS)
    begin(a, "assassin", "g10")
    assert a.can("near") == ["b10"]
    assert a.why_not("near:b11") == "INTR-N16"


# Courtesan.


def test_the_courtesan_calls_a_named_card_into_the_empty_far_gap() -> None:  # INTR-I3, EX-4
    hands = ("A: C2", "B: D2", "C: D4 G2", "D: M3")
    gaps = "C4 D3 T4 M2 - - G3 *thief T3 T3 - G4 *trader C3 M4 T2"
    a, _, c, _ = table(*hands, gaps=gaps)
    begin(a, "courtesan", "g4")
    assert a.can("near") == ["b5"]
    assert a.why_not("near:b4") == "INTR-N18"
    a.chooses("near:b5")
    a.chooses("name:D4")
    assert a.table.gaps[5] == "D4"
    assert c.hand == ["G2"]
    assert a.ducats == 0


def test_after_a_courtesan_play_goes_on_to_the_left_of_the_buyer() -> None:  # INTR-I3, EX-4
    a, b, *_ = palace()
    a.buys("courtesan", "g4", near="b5", target="D4")
    assert a.table.current == "B"
    assert b.asked == "turn"


def test_all_cards_that_are_not_in_the_palace_can_be_named() -> None:  # INTR-I3, INTR-R7
    a, *_ = palace()
    begin(a, "courtesan", "g4", "b5")
    assert a.can("name") == ["C2", "C3", "D2", "D4", "G2", "M3", "T3"]
    assert a.why_not("name:G4") == "INTR-N20"
    assert a.why_not("name:C4") == "INTR-N20"


def test_a_card_of_ones_own_hand_can_be_named() -> None:  # INTR-R9, EX-3.9
    a, *_ = palace()
    a.buys("courtesan", "g4", near="b5", target="C3")
    assert a.table.gaps[4:6] == ["*courtesan", "C3"]
    assert a.hand == ["C2", "T3"]


def test_the_buyers_last_card_may_go_like_this() -> None:  # INTR-R9
    _, b, *_ = palace(turn="B")
    b.buys("courtesan", "g4", near="b5", target="D2")
    assert b.hand == []


def test_a_courtesan_who_fills_the_last_two_gaps_ends_the_phase() -> None:  # INTR-R10
    a, *_ = table("A: C2", "B: D2", "C: G2 D3", gaps="D4 - - C3 M4 G4 M3 C4 G3 M2 *guard *thief")
    a.buys("courtesan", "g1", near="b2", target="D2")
    assert a.table.round == 2


def twins(holders: str, buyer: str) -> list[Actor]:
    """Both Tiepolo 3 are in hands: of these players."""
    hands = {"A": ["C2"], "B": ["D2"], "C": ["G2"], "D": ["M3"]}
    for holder in holders:
        hands[holder].append("T3")
    gaps = "C4 D3 T4 M2 - - G3 C3 M4 - - G4x D4 - - T2"
    drawn = [f"{letter}: {' '.join(cards)}" for letter, cards in hands.items()]
    return table(*drawn, gaps=gaps, turn=buyer, ducats={"A": 1, "B": 1, "C": 1, "D": 1})


@pytest.mark.parametrize(
    ("holders", "buyer", "placer"),
    [("BC", "A", "B"), ("BC", "B", "C"), ("BC", "C", "B"), ("AC", "A", "C"), ("AD", "D", "A"), ("CD", "A", "C")],
)
def test_of_two_holders_the_first_to_the_left_places_and_the_buyer_comes_last(  # INTR-R8
    holders: str, buyer: str, placer: str
) -> None:
    players = twins(holders, buyer)
    next(player for player in players if player.letter == buyer).buys("courtesan", "g4", near="b5", target="T3")
    assert players[0].table.gaps[5] == "T3"
    still = [player.letter for player in players if "T3" in player.hand]
    assert still == [letter for letter in holders if letter != placer]


def test_of_two_copies_in_one_hand_one_is_placed() -> None:  # INTR-R8
    a, b, *_ = twins("BB", "A")
    a.buys("courtesan", "g4", near="b5", target="T3")
    assert b.hand == ["D2", "T3"]


def test_the_second_copy_can_still_be_named_when_one_is_in_the_palace() -> None:  # INTR-R8
    a, *_ = palace()
    begin(a, "courtesan", "g4", "b5")
    assert "T3" in a.can("name")


# Gondolier.


def test_the_gondolier_swaps_the_far_card_with_any_other_intrigue_card() -> None:  # INTR-I4
    a, *_ = palace()
    a.buys("gondolier", "g4", near="b4", target="g0")
    assert (a.table.gaps[3], a.table.gaps[0]) == ("C4", "M2")


def test_cards_that_lie_face_down_are_swapped_too_and_stay_so() -> None:  # INTR-I4, INTR-R5, INTR-G7
    a, *_ = palace()
    a.buys("gondolier", "g4", near="b4", target="g11")
    assert (a.table.gaps[3], a.table.gaps[11]) == ("G4x", "M2")


def test_the_gondolier_may_swap_the_cards_on_both_sides() -> None:  # INTR-I4
    a, *_ = palace()
    a.buys("gondolier", "g5", near="b6", target="g3")
    assert (a.table.gaps[6], a.table.gaps[3]) == ("M2", "G3")
    hands = ("A: C2", "B: D2", "C: D4 G2", "D: M3 T3")
    gaps = "C4 D3 T4 M2 - G3 *guard *thief T3 - - G4 *trader C3 M4 T2"
    a, *_ = table(*hands, gaps=gaps)
    a.buys("gondolier", "g4", near="b4", target="g5")
    assert a.table.gaps[3:6] == ["G3", "*gondolier", "M2"]


def test_the_gondolier_needs_a_far_card_and_another_one() -> None:  # INTR-I4
    a, *_ = palace()
    begin(a, "gondolier", "g4")
    assert a.can("near") == ["b4"]
    assert a.why_not("near:b5") == "INTR-N15"
    lone, *_ = table("A: ...", "B: ...", "C: ...", gaps="g3=M2")
    begin(lone, "gondolier", "g4")
    assert lone.asked == "no-power"


# Guard.


def test_the_guard_moves_the_far_card_to_another_empty_gap() -> None:  # INTR-I5, EX-5
    hands = ("A: C2", "B: D2", "C: G2 G4", "D: C3 M3")
    gaps = "D4 - C4 D3 T4 M2 G3 *thief T3 - T3 *trader *trader M4 T2 *thief"
    d = table(*hands, gaps=gaps, turn="D", ducats={"D": 1})[3]
    begin(d, "guard", "g1", "b2")
    assert d.can("to") == ["g9"]
    d.chooses("to:g9")
    assert d.table.gaps[9] == "C4"
    assert [i for i, card in enumerate(d.table.gaps) if card == "-"] == [2]


def test_a_guard_in_the_last_gap_is_a_mere_blocker() -> None:  # INTR-I5, EX-5
    hands = ("A: C2", "B: D2", "C: G2 G4", "D: C3")
    gaps = "D4 - C4 D3 T4 M2 G3 *thief T3 M3 T3 *trader *trader M4 T2 *thief"
    d = table(*hands, gaps=gaps, turn="D", ducats={"D": 1})[3]
    begin(d, "guard", "g1")
    assert d.asked == "no-power"
    d.chooses("stop")
    assert d.table.round == 2


def test_a_guard_moves_one_card_and_never_into_his_own_gap() -> None:  # INTR-R11
    a, *_ = palace()
    begin(a, "guard", "g4", "b4")
    assert a.can("to") == ["g5", "g9", "g10"]
    assert a.why_not("to:g4") == "INTR-N18"
    a.chooses("to:g5")
    assert a.table.gaps[2:7] == ["T4", "-", "*guard", "M2", "G3"]


def test_a_dead_card_can_be_moved_and_stays_dead() -> None:  # INTR-I5, INTR-R5
    a, *_ = palace()
    a.buys("guard", "g10", near="b11", target="g4")
    assert (a.table.gaps[11], a.table.gaps[4]) == ("-", "G4x")


def test_the_gap_that_a_moved_card_leaves_can_be_filled_again() -> None:  # INTR-I5
    a, b, *_ = palace()
    a.buys("guard", "g4", near="b4", target="g9")
    assert "D2:g3" in b.can("play")


# Thief.


def test_the_thief_turns_a_near_token_face_down() -> None:  # INTR-I6
    a, *_ = palace()
    a.buys("thief", "g4", near="b4")
    assert a.table.tokens[4] == "clergy.down"


def test_the_thief_needs_a_token_that_lies_face_up() -> None:  # INTR-I6
    hands = ("A: C2 C3 T3", "B: D2", "C: D4 M4", "D: G2 M3 T2")
    gaps = PALACE.replace("*trader *trader M4 T2", "*trader *trader - -")
    a, *_ = table(*hands, gaps=gaps, tokens=TOKENS, ducats={"A": 3})
    begin(a, "thief", "g14")
    assert a.can("near") == ["b14"]
    assert a.why_not("near:b15") == "INTR-N14"


def test_powers_reach_no_farther_than_the_far_gap() -> None:  # INTR-R12
    a, *_ = palace()
    begin(a, "assassin", "g4")
    assert a.why_not("near:b3") == "INTR-N12"
    assert a.why_not("near:b6") == "INTR-N12"
