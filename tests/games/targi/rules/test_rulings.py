"""Rulings for tricky interactions."""

import pytest

from tests.games.targi.table import RICH, Actor, play, raid, rows, seat, table


def pays(card: str, display: str, *, by: str) -> list[str]:
    """How the hand card can be paid, by the Noble or by the messenger."""
    a, _ = table(turn="A", a=seat(RICH, display, hand=card, targis="B1 B3"))
    if by == "noble":
        a.chooses("use:B1", "play", "row:3")
    else:
        a.chooses("hand", "row:3")
    return a.options


def test_two_own_targis_may_face_each_other() -> None:  # TARGI-Q01
    a, b = table(phase="placing", robber=2)
    play(a, b, "A place:B1; B place:B5; A place:B11; B place:B6; A place:B7; B place:B9")
    assert a.markers == "C31"


def test_a_skipped_cell_is_free_for_fata_morgana() -> None:  # TARGI-Q02
    a, _ = table(turn="A", a=seat(targis="B9", markers="C11 C21"), centre={"C21": "camp_trader"})
    a.chooses("skip:C21", "use:B9", "marker:C11")
    assert "to:C21" in a.options
    assert "to:C11" not in a.options


def test_without_a_marker_fata_morgana_does_nothing() -> None:  # TARGI-Q03
    a, _ = table(turn="A", a=seat(targis="B9", markers="C11"), centre={"C11": "goods_gold"})
    a.chooses("use:C11")
    assert a.options == ["skip:B9", "end"]
    assert a.why_not("use:B9") == "TARGI-B9"


def test_a_moved_marker_is_resolved_where_it_lies() -> None:  # TARGI-Q04
    a, _ = table(
        turn="A",
        a=seat("g1", targis="B9", markers="C11"),
        centre={"C11": "goods_gold", "C12": "camel_more_cards"},
    )
    a.chooses("use:B9", "marker:C11", "to:C12", "use:C12", "play", "row:1", "pay:gold")
    assert a.display == "camel_more_cards |  | "


def test_caravan_cards_are_goods_cards() -> None:  # TARGI-Q05
    display = "targia_extra_dates oasis_consolation"
    a, b = table(turn="A", a=seat("v4", display, targis="B13"), b=seat(targis="B6"), goods_deck=["goods_date", "..."])
    a.chooses("use:B13")
    assert a.stock == "d2 v4"
    assert b.asked == "turn"


def test_a_chosen_good_counts_as_its_kind() -> None:  # TARGI-Q06
    a, _ = table(
        turn="A", a=seat("v4", "camel_extra_pepper", targis="B3", markers="C11"), centre={"C11": "goods_choice"}
    )
    a.chooses("use:C11", "take:pepper")
    assert a.stock == "p2 v4"


def test_an_extra_good_is_not_paid_backwards() -> None:  # TARGI-Q07
    a, _ = table(
        turn="A",
        a=seat("s3 p1 v4", targis="B3 B13", markers="C11 C12"),
        centre={"C11": "goods_salt", "C12": "oasis_extra_salt"},
        goods_deck=["goods_date", "goods_salt", "..."],
    )
    a.chooses("use:C11")
    assert a.stock == "s4 p1 v4"
    a.chooses("use:C12", "play", "row:1", "pay:salt+salt+pepper")
    assert a.stock == "s2 v4"
    a.chooses("use:B13")
    assert a.stock == "s4 v4"


def test_a_date_grove_of_this_turn_already_counts() -> None:  # TARGI-Q08
    a, _ = table(turn="A", a=seat("d1 p1 g1", markers="C12"), b=seat(targis="B7"), centre={"C12": "oasis_consolation"})
    a.chooses("use:C12", "play", "row:1", "pay:date+pepper+gold")
    assert a.asked == "take"


def test_discounts_add_up_with_the_noble() -> None:  # TARGI-Q09
    display = "well_discount camp_noble_discount"
    assert pays("well_plain_gold", display, by="noble") == ["pay:gold"]
    assert pays("oasis_plain_gold", display, by="noble") == ["pay:date+gold", "pay:salt+gold"]


def test_the_messenger_has_the_symbol_discount_and_the_extra_good() -> None:  # TARGI-Q09
    display = "well_discount well_free_hand camp_noble_discount"
    options = pays("well_targia_pairs", display, by="messenger")
    assert options == ["pay:date+gold", "pay:salt+gold", "pay:pepper+gold"]


def test_a_discount_card_does_not_discount_itself() -> None:  # TARGI-Q10
    a, _ = table(turn="A", a=seat(RICH, markers="C12"), centre={"C12": "well_discount"})
    a.chooses("use:C12", "play", "row:1")
    assert a.options == ["pay:date+salt+salt"]


def test_the_gold_side_of_a_slash_is_not_discounted() -> None:  # TARGI-Q11
    options = pays("camp_discount", "camp_noble_discount", by="noble")
    assert options == ["pay:date+pepper", "pay:pepper+pepper", "pay:gold"]


def test_the_coin_pays_the_gold_side_too() -> None:  # TARGI-Q11, TARGI-Q12
    a, _ = table(
        turn="A",
        a=seat("v4", "well_hidden_gold", markers="C12", coins=["well_hidden_gold"]),
        centre={"C12": "camp_discount"},
    )
    a.chooses("use:C12", "play", "row:1")
    assert a.options == ["pay:coin"]


def test_the_coin_is_in_no_stock() -> None:  # TARGI-Q12
    coins = ["well_hidden_gold"]
    a, _ = table(phase="robber", robber=15, a=seat("v4", "well_hidden_gold", coins=coins))
    assert a.options == ["raid:vp"]
    a, b = table(turn="A", a=seat("g3 v4", "well_hidden_gold", coins=coins, targis="B10"), b=seat(targis="B7"))
    a.chooses("end")
    assert (a.stock, a.coins) == ("g3 v4", 1)
    assert b.asked == "turn"


def test_the_coin_does_not_pay_for_its_own_card() -> None:  # TARGI-Q12
    a, _ = table(turn="A", a=seat("d1", markers="C12"), centre={"C12": "well_hidden_gold"})
    a.chooses("use:C12")
    assert a.options == ["keep", "discard"]


def test_the_coin_breaks_no_tie() -> None:  # TARGI-Q12, TARGI-E7
    mine = seat("v3", "well_hidden_gold", coins=["well_hidden_gold"])
    a, _ = table(robber=16, a=mine, b=seat("v4"), ending="raid")
    outcome = a.g.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ([4, 4], [1, 1])


def test_goods_of_once_cards_may_be_of_different_kinds() -> None:  # TARGI-Q13
    a, _ = table(turn="A", a=seat("d2 s1", markers="C12", targis="B3"), centre={"C12": "camel_open_land"})
    a.chooses("use:C12", "play", "row:1", "pay:date+date+salt")
    a.chooses("take:pepper", "take:date", "take:salt", "take:pepper", "take:date")
    assert (a.stock, a.asked) == ("d2 s1 p2", "turn")


def test_the_twelfth_card_has_no_free_place_left() -> None:  # TARGI-Q13
    a, _ = table(turn="A", a=seat("d2 s1", rows(11), markers="C12", targis="B3"), centre={"C12": "camel_open_land"})
    a.chooses("use:C12", "play", "row:3", "pay:date+date+salt")
    assert a.asked == "turn"


def test_a_dowry_is_exactly_one_of_three() -> None:  # TARGI-Q14
    a, _ = table(turn="A", a=seat("d1 s1 p2", markers="C12", targis="B3"), centre={"C12": "targia_gift"})
    a.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper", "gift:vp")
    assert a.why_not("gift:gold") == "TARGI-Q14"


def resettling(display: str) -> Actor:
    """A has just laid the resettlement into the third row."""
    a, _ = table(turn="A", a=seat("s1 p1 g1", display, markers="C12", targis="B3"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:3", "pay:salt+pepper+gold")
    return a


def test_two_cards_may_be_swapped() -> None:  # TARGI-Q15
    a = resettling("well_discount camp_trader | camp_ambush camel_discount")
    a.chooses("lift:1:1", "lift:2:1", "put:2:1", "put:1:1")
    assert a.display == "camp_ambush camp_trader | well_discount camel_discount | oasis_resettle"


def test_cards_are_lifted_in_any_order() -> None:  # TARGI-Q15
    a = resettling("well_discount camp_trader | camp_ambush camel_discount")
    a.chooses("lift:2:1", "lift:1:1", "put:1:1", "put:2:1")
    assert a.display == "camp_ambush camp_trader | well_discount camel_discount | oasis_resettle"


@pytest.mark.parametrize("steps", ["", "lift:1:1", "lift:1:2 lift:2:1", "lift:1:1 lift:2:1 put:2:1"])
def test_nothing_need_be_moved(steps: str) -> None:  # TARGI-Q15
    a = resettling("well_discount camp_trader | camp_ambush")
    a.chooses(*steps.split(), "pass")
    assert (a.display, a.asked) == ("well_discount camp_trader | camp_ambush | oasis_resettle", "turn")


def test_nothing_slides_and_no_gap_may_remain() -> None:  # TARGI-Q15
    a = resettling("well_discount camp_trader | camp_ambush")
    a.chooses("lift:1:1")
    assert "put:2:2" not in a.options
    a.chooses("lift:1:2")
    assert a.options == ["put:1:2", "put:2:2", "put:2:3", "put:3:2", "put:3:3", "pass"]


def test_the_question_says_what_can_be_done_with_a_lifted_card() -> None:  # TARGI-Q15
    a = resettling("well_discount camp_trader | camp_ambush camel_discount")
    a.chooses("lift:1:2")
    assert a.asked == "lift-or-put"
    a.undoes()
    a.chooses("lift:1:1")
    assert a.asked == "lift-second"  # behind a gap nothing can stay
    a.chooses("lift:1:2")
    assert a.asked == "put"


def test_moved_cards_do_not_work_again() -> None:  # TARGI-Q15
    a = resettling("well_discount | camp_ambush")
    a.chooses("lift:2:1", "put:1:2")
    assert a.g.players[1].next_figures == 3


def test_the_resettlement_itself_may_be_moved() -> None:  # TARGI-Q15
    a = resettling("well_discount")
    a.chooses("lift:3:1", "put:1:2")
    assert a.display == "well_discount oasis_resettle |  | "


def test_the_traders_tent_does_not_make_gold_cheaper() -> None:  # TARGI-Q16
    a, _ = table(turn="A", a=seat("d2 v4", "camp_trader", targis="B3 B5"))
    a.chooses("use:B5")
    assert not [code for code in a.options if code.endswith("gold")]
    assert a.why_not("trade:2:date:gold") == "TARGI-B5"
    assert a.why_not("trade:1:date:date") == "TARGI-Q16"


def test_shelter_and_storyteller_together() -> None:  # TARGI-Q17
    a, _ = raid(2, "v4", "v4", "oasis_raid_shelter targia_raid_reward")
    assert a.stock == "v5"


def test_who_cannot_pay_is_not_rewarded() -> None:  # TARGI-Q17
    a, b = raid(2, "d1", "v4", "targia_raid_reward")
    assert a.stock == "d1"
    assert b.stock == "v5"


def test_the_robbers_guest_does_not_pass_an_opponents_line() -> None:  # TARGI-Q21
    a, b = table(phase="placing", robber=2, first="B", a=seat(display="well_robber_pass"))
    b.chooses("place:B10")
    assert "place:B2" not in a.options


def test_discarding_first_makes_room_in_the_hand() -> None:  # TARGI-Q22
    a, _ = table(
        turn="A", a=seat("v4", hand="camp_trader", targis="B1 B3", markers="C12"), centre={"C12": "camp_ambush"}
    )
    a.chooses("use:B1", "discard", "use:C12", "keep")
    assert a.hand == "camp_ambush"


def test_a_card_of_this_round_is_not_played_with_the_noble() -> None:  # TARGI-Q22
    a, _ = table(turn="A", a=seat(RICH, targis="B1 B3", markers="C12"), centre={"C12": "camp_ambush"})
    a.chooses("use:C12", "keep", "use:B1")
    assert a.options == ["discard", "pass"]


def test_a_full_display_leaves_everything_else() -> None:  # TARGI-Q23
    a, _ = table(turn="A", a=seat(RICH, rows(12), targis="B3 B14", markers="C11"), centre={"C11": "goods_gold"})
    a.chooses("use:C11", "use:B14")
    assert a.options == ["keep", "discard"]
    a.chooses("keep")
    assert a.asked == "turn"


def test_a_full_display_takes_no_hand_card_either() -> None:  # TARGI-Q23, TARGI-D3
    display = rows(11) + " well_free_hand"
    a, _ = table(turn="A", a=seat(RICH, display, hand="camp_trader", targis="B1 B3"))
    assert a.why_not("hand") == "TARGI-D3"
    a.chooses("use:B1")
    assert a.options == ["discard", "pass"]


def test_a_card_that_could_be_kept_may_be_thrown_away() -> None:  # TARGI-Q24
    a, _ = table(turn="A", a=seat("v4", targis="B3", markers="C12"), centre={"C12": "camp_ambush"})
    a.chooses("use:C12", "discard")
    assert a.hand == ""
    assert a.board.cells[1].type == "goods"


def test_the_limit_is_not_checked_in_the_opponents_turn() -> None:  # TARGI-Q26
    a, b = table(turn="B", a=seat("d12 g9"), b=seat(targis="B7"))
    b.chooses("end")
    assert a.stock == "d12 g9"


def test_the_limit_is_not_checked_after_a_raid() -> None:  # TARGI-Q26
    a, b = raid(1, "d12 g9 v4", "v4")
    a.chooses("raid:vp")
    b.chooses("raid:vp")
    assert (a.stock, a.asked) == ("d12 g9 v3", "place")


def test_points_of_a_raid_may_pay_in_the_same_raid() -> None:  # TARGI-Q27, TARGI-RD3
    a, b = raid(3, "v1", "v0")
    assert b.options == ["raid:vp"]
    b.chooses("raid:vp")
    assert (a.stock, b.stock) == ("v1", "")


def test_giving_up_loses_whatever_the_points() -> None:  # TARGI-Q28
    a, b = table(phase="placing", a=seat("v50"), b=seat("v0"))
    a.leaves()
    assert (a.asked, b.asked) == ("", "")
    outcome = b.g.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert b.why_not("place:B3") == "TARGI-Q28"


def test_after_a_player_has_left_nothing_is_scored() -> None:  # TARGI-Q28
    a, b = table(phase="placing", a=seat("v50"), b=seat("v7"))
    a.leaves()
    outcome = b.g.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.facts["points"], outcome.facts["ending"]) == ([0, 0], [], "left")
