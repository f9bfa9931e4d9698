"""What cannot be done, why, and that trying it changes nothing (INTR-N)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import Refused
from igroteka.games.intrigo.game import GAME
from tests.games.intrigo.table import Actor, arranged, dealt, long, table

PALACE = "C4 D3 T4 M2 - - G3 *thief T3 - - G4x *trader *trader M4 T2"
TOKENS = "merc duca work duca cler duca mili duca farm duca merc duca cler none work duca.down"
HANDS = ("A: C2 C3 T3", "B: D2", "C: D4", "D: G2 M3")


def palace(**fields: object) -> list[Actor]:
    return arranged(HANDS, {"ducats": {"A": 3}, **fields}, gaps=PALACE, tokens=TOKENS)


def refused(actor: Actor, code: str) -> str:
    """The rule that refuses this; the test fails if it changes anything."""
    before, lines = GAME.dump(actor.table.g), len(actor.table.entries)
    with pytest.raises(Refused) as problem:
        actor.table.session.choose(actor.seat, long(code))
    assert GAME.dump(actor.table.g) == before
    assert len(actor.table.entries) == lines
    if problem.value.text != "error-game-over":
        assert problem.value.rule == actor.why_not(code)
    return actor.why_not(code)


def in_step(type: str, gap: str, near: str = "") -> Actor:
    """A in the middle of a purchase."""
    a, *_ = palace()
    for code in (f"buy:{type}", f"gap:{gap}", *([f"near:{near}"] if near else [])):
        a.chooses(code)
    return a


def test_nothing_can_be_done_after_the_end() -> None:  # INTR-N1
    gaps = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
    a, *_ = table("A:", "B:", "C:", "D:", gaps=gaps, tokens="merc", seals={"A": {"merchants": 3}})
    assert a.table.g.over
    for code in ("pass", "take:C4", "play:C4:g0", "buy:thief", "family:contarini"):
        assert refused(a, code) == "INTR-N1"


@pytest.mark.parametrize("code", ["play:C4:g0", "pass", "buy:thief", "gap:g0", "stop", "family:contarini"])
def test_in_the_draft_only_cards_are_taken(code: str) -> None:  # INTR-N2
    assert refused(dealt(4)[0], code) == "INTR-N2"


@pytest.mark.parametrize("code", ["take:C2", "family:contarini"])
def test_while_placing_nothing_is_drafted_or_chosen(code: str) -> None:  # INTR-N2
    assert refused(palace()[0], code) == "INTR-N2"


def test_while_families_are_chosen_nothing_else_is_done() -> None:  # INTR-N2
    a, *_ = dealt(4, family_assignment="choose", first_player="A")
    assert refused(a, "take:C2") == "INTR-N2"
    assert refused(a, "pass") == "INTR-N2"


def test_nobody_acts_out_of_turn() -> None:  # INTR-N3
    _, b, *_ = palace()
    for code in ("play:D2:g4", "buy:thief", "pass"):
        assert refused(b, code) == "INTR-N3"
    _, b, *_ = dealt(4, family_assignment="choose", first_player="A")
    assert refused(b, "family:dandolo") == "INTR-N3"


@pytest.mark.parametrize(
    "code",
    [
        "play:contarini_5:g0",
        "play:C2",
        "play:C2:g99",
        "buy:mime",
        "buy",
        "near:b99",
        "take",
        "pass:g0",
        "family:medici",
    ],
)
def test_codes_that_name_nothing_are_no_codes(code: str) -> None:  # INTR-N4
    a, *_ = palace()
    before = GAME.dump(a.table.g)
    with pytest.raises(Refused, match="error-code-unknown"):
        a.table.session.choose(a.seat, long(code))
    assert GAME.dump(a.table.g) == before


def test_a_smaller_palace_has_fewer_gaps_and_buildings() -> None:  # INTR-N4
    a, *_ = table("A: ...", "B: ...", "C: ...")
    card = a.hand[0]
    assert refused(a, f"play:{card}:g12") == "INTR-N4"
    assert a.why_not(f"play:{card}:g11") == ""
    a.chooses("buy:thief")
    assert refused(a, "gap:g15") == "INTR-N4"
    a.chooses("gap:g0")
    assert refused(a, "near:b12") == "INTR-N4"


def test_the_parameters_of_another_power_do_not_fit() -> None:  # INTR-N4
    a, *_ = palace()
    for step in ("buy:gondolier", "gap:g4", "near:b4"):
        a.chooses(step)
        for code in ("token:b0", "to:g5", "name:D4"):
            assert refused(a, code) == "INTR-N4"
    thief = in_step("thief", "g4")
    for code in ("token:b0", "card:g0", "to:g5", "name:D4"):
        assert refused(thief, code) == "INTR-N4"


def test_a_second_card_of_a_packet_cannot_be_chosen() -> None:  # INTR-N5
    a, *_ = dealt(4)
    first, second, *_ = a.can("take")
    a.takes(first)
    assert refused(a, f"take:{second}") == "INTR-N5"


def test_a_card_that_is_not_in_the_packet_cannot_be_chosen() -> None:  # INTR-N6
    players = dealt(4)
    a, b, *_ = players
    assert refused(a, f"take:{b.packet[0]}") == "INTR-N6"
    gone = next(card for card in a.packet if card != a.can("take")[0])
    for player in players:
        player.takes(player.can("take")[0])
    assert gone not in a.packet
    assert refused(a, f"take:{gone}") == "INTR-N6"


def test_nobody_passes_with_a_card_in_hand() -> None:  # INTR-N7
    assert refused(palace()[0], "pass") == "INTR-N7"


def test_a_card_of_another_hand_cannot_be_played() -> None:  # INTR-N8
    a, *_ = palace()
    assert refused(a, "play:D4:g4") == "INTR-N8"
    assert refused(a, "play:C4:g4") == "INTR-N8"


def test_an_empty_stack_sells_nothing() -> None:  # INTR-N9
    a, *_ = palace(stacks={"guard": 0})
    assert refused(a, "buy:guard") == "INTR-N9"


def test_too_few_ducats_buy_nothing() -> None:  # INTR-N10
    a, *_ = palace(ducats={"A": 0})
    assert refused(a, "buy:guard") == "INTR-N10"
    a, *_ = palace(ducats={"A": 2}, stacks={"guard": 1})
    assert refused(a, "buy:guard") == "INTR-N10"


@pytest.mark.parametrize("gap", ["g0", "g7", "g11"])
def test_a_gap_that_holds_a_card_is_taken(gap: str) -> None:  # INTR-N11
    a, *_ = palace()
    assert refused(a, f"play:C2:{gap}") == "INTR-N11"
    a.chooses("buy:guard")
    assert refused(a, f"gap:{gap}") == "INTR-N11"


def test_a_power_needs_a_building_beside_the_card() -> None:  # INTR-N12
    a = in_step("thief", "g4")
    for building in ("b3", "b6", "b13"):
        assert refused(a, f"near:{building}") == "INTR-N12"


def bare_step(type: str, gap: str) -> Actor:
    """A palace with a card missing beside b13, which has no token."""
    gaps = PALACE.replace("G4x *trader *trader", "G4x - *trader")
    a, *_ = table("A: C2 C3 T3", "B: D2", "C: D4", "D: G2 M3", gaps=gaps, tokens=TOKENS, ducats={"A": 3})
    a.chooses(f"buy:{type}")
    a.chooses(f"gap:{gap}")
    return a


@pytest.mark.parametrize("type", ["thief", "trader"])
def test_thief_and_trader_need_a_token(type: str) -> None:  # INTR-N13
    a = bare_step(type, "g12")
    assert refused(a, "near:b13") == "INTR-N13"


def test_the_traders_other_building_needs_a_token_too() -> None:  # INTR-N13
    assert refused(in_step("trader", "g4", "b4"), "token:b13") == "INTR-N13"


def test_a_token_that_lies_face_down_cannot_be_stolen_again() -> None:  # INTR-N14
    gaps = PALACE.replace("M4 T2", "M4 -")
    a, *_ = table("A: C2 C3 T3", "B: D2", "C: D4", "D: G2 M3 T2", gaps=gaps, tokens=TOKENS, ducats={"A": 3})
    a.chooses("buy:thief")
    a.chooses("gap:g15")
    assert refused(a, "near:b15") == "INTR-N14"


@pytest.mark.parametrize("type", ["assassin", "guard", "gondolier"])
def test_there_must_be_an_intrigue_card_in_the_far_gap(type: str) -> None:  # INTR-N15
    assert refused(in_step(type, "g4"), "near:b5") == "INTR-N15"  # g5 is empty
    a, *_ = table("A: C2 T3", "B: D2", "C: D4", "D: G2 M3 G3", gaps=PALACE.replace("- - G3", "- C3 -"), tokens=TOKENS)
    a.chooses(f"buy:{type}")
    a.chooses("gap:g6")
    assert refused(a, "near:b7") == "INTR-N15"  # the thief in g7 is no target


@pytest.mark.parametrize("gap", ["g5", "g7", "g4"])
def test_the_gondoliers_other_gap_must_hold_an_intrigue_card(gap: str) -> None:  # INTR-N15
    assert refused(in_step("gondolier", "g4", "b4"), f"card:{gap}") == "INTR-N15"


def test_a_dead_card_cannot_be_killed() -> None:  # INTR-N16
    gaps = PALACE.replace("T3 - - G4x", "T3 M3 - G4x")
    a, *_ = table("A: C2 C3 T3", "B: D2", "C: D4", "D: G2", gaps=gaps, tokens=TOKENS)
    a.chooses("buy:assassin")
    a.chooses("gap:g10")
    assert refused(a, "near:b11") == "INTR-N16"


def test_two_targets_must_differ() -> None:  # INTR-N17
    assert refused(in_step("trader", "g4", "b4"), "token:b4") == "INTR-N17"
    assert refused(in_step("gondolier", "g4", "b4"), "card:g3") == "INTR-N17"


def test_courtesan_and_guard_need_an_empty_gap() -> None:  # INTR-N18
    assert refused(in_step("courtesan", "g4"), "near:b4") == "INTR-N18"
    guard = in_step("guard", "g4", "b4")
    for gap in ("g0", "g7", "g4", "g3"):
        assert refused(guard, f"to:{gap}") == "INTR-N18"


def test_a_courtesan_cannot_name_tiepolo_with_three_players() -> None:  # INTR-N19
    a, *_ = table("A: ...", "B: ...", "C: ...")
    for code in ("buy:courtesan", "gap:g3", "near:b3"):
        a.chooses(code)
    assert refused(a, "name:T3") == "INTR-N19"


def test_a_courtesan_cannot_name_a_card_of_the_palace() -> None:  # INTR-N20
    a = in_step("courtesan", "g4", "b5")
    assert refused(a, "name:C4") == "INTR-N20"
    assert refused(a, "name:G4") == "INTR-N20"  # lies face down


def test_a_family_that_is_not_free_cannot_be_chosen() -> None:  # INTR-N21
    a, b, _ = dealt(3, family_assignment="choose", first_player="A")
    assert refused(a, f"family:{a.board.removed}") == "INTR-N21"
    assert refused(a, "family:tiepolo") == "INTR-N21"
    taken = a.can("family")[0]
    a.chooses(f"family:{taken}")
    assert refused(b, f"family:{taken}") == "INTR-N21"


def test_the_first_failing_check_is_reported() -> None:  # INTR-N3, INTR-N8, INTR-N11
    _, b, *_ = palace()
    assert refused(b, "play:C4:g0") == "INTR-N3"
    assert refused(palace()[0], "play:D4:g0") == "INTR-N8"
    a, *_ = palace(ducats={"A": 0}, stacks={"guard": 0})
    assert refused(a, "buy:guard") == "INTR-N9"


def test_the_steps_of_a_purchase_have_an_order() -> None:  # INTR-M3
    a, *_ = palace()
    for code in ("gap:g4", "near:b4", "stop", "token:b0", "name:D4"):
        assert refused(a, code) == "INTR-M3"
    a.chooses("buy:trader")
    for code in ("buy:thief", "near:b4", "stop", "token:b0", "play:C3:g5"):
        assert refused(a, code) == "INTR-M3"
    a.chooses("gap:g4")
    for code in ("gap:g5", "token:b0"):
        assert refused(a, code) == "INTR-M3"
    a.chooses("near:b4")
    for code in ("gap:g5", "near:b5", "stop", "buy:trader"):
        assert refused(a, code) == "INTR-M3"


def test_the_only_token_of_the_palace_cannot_be_swapped() -> None:  # INTR-N13
    a, *_ = table("A: ...", "B: ...", "C: ...", gaps="M2", tokens=" ".join(["none"] * 4 + ["cler"] + ["none"] * 7))
    a.chooses("buy:trader")
    a.chooses("gap:g4")
    assert refused(a, "near:b4") == "INTR-N13"


def test_the_only_intrigue_card_of_the_palace_cannot_be_swapped() -> None:  # INTR-N15
    a, *_ = table("A: ...", "B: ...", "C: ...", gaps="g3=M2")
    a.chooses("buy:gondolier")
    a.chooses("gap:g4")
    assert refused(a, "near:b4") == "INTR-N15"


def test_a_guard_in_the_last_gap_cannot_move_anybody() -> None:  # INTR-N18
    a, *_ = table("A: C2", "B: D2", "C: G2", gaps="D4 - C3 M4 G4 M3 C4 D3 G3 M2 *courtesan *thief")
    a.chooses("buy:guard")
    a.chooses("gap:g1")
    assert refused(a, "near:b1") == "INTR-N18"


def test_a_refusal_uses_public_facts_and_ones_own_cards_only() -> None:  # INTR-H4
    mine = in_step("courtesan", "g4", "b5")
    others = table("A: C2 C3 T3", "B: D4", "C: D2", "D: G2 M3", gaps=PALACE, tokens=TOKENS, ducats={"A": 3})[0]
    for code in ("buy:courtesan", "gap:g4", "near:b5"):
        others.chooses(code)
    assert mine.options == others.options
    for card in ("C4", "D2", "D4", "G4", "T3"):
        assert mine.why_not(f"name:{card}") == others.why_not(f"name:{card}")
