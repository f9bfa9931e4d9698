"""Taking, paying and laying tribe cards; the hand; the display."""

import pytest

from tests.games.targi.table import RICH, Actor, rows, seat, table


def taking(card: str, stock: str = RICH, display: str = "", hand: str = "") -> Actor:
    """A player who has just taken a card from the centre."""
    a, _ = table(turn="A", a=seat(stock, display, hand, targis="B3", markers="C12"), centre={"C12": card})
    a.chooses("use:C12")
    return a


def paying(card: str, stock: str = RICH, display: str = "") -> Actor:
    """A player who is asked how to pay."""
    a = taking(card, stock, display)
    a.chooses("play", a.open_row)
    return a


def test_a_taken_card_is_played_kept_or_discarded() -> None:  # TARGI-H1
    assert taking("well_discount").options == ["play", "keep", "discard"]
    assert taking("well_discount", "d1 s1").options == ["keep", "discard"]
    a = taking("well_discount")
    a.chooses("keep")
    assert (a.hand, a.asked) == ("well_discount", "turn")


def test_the_hand_holds_one_card() -> None:  # TARGI-H2
    a = taking("well_discount", hand="camp_trader")
    assert a.options == ["play", "discard"]
    a.chooses("discard")
    assert (a.hand, a.board.tribe_discards) == ("camp_trader", ["well_discount"])


def test_a_hand_card_stays_without_noble_or_messenger() -> None:  # TARGI-H3
    a, _ = table(turn="A", a=seat(RICH, hand="camp_trader", targis="B3"))
    assert a.options == ["use:B3", "skip:B3", "end"]


def test_a_hand_card_waits_for_a_later_round() -> None:  # TARGI-H4
    a, _ = table(turn="A", robber=3, a=seat(RICH, hand="camp_trader", hand_round=3, targis="B1 B6"))
    a.chooses("use:B1")
    assert a.options == ["discard", "pass"]
    assert a.why_not("play") == "TARGI-H4"


def test_a_table_may_play_hand_cards_at_once() -> None:  # TARGI-H4
    options = {"hand_card_same_round": True}
    a, _ = table(turn="A", robber=3, options=options, a=seat(RICH, hand="camp_trader", hand_round=3, targis="B1 B6"))
    a.chooses("use:B1")
    assert "play" in a.options


@pytest.mark.parametrize(("at_once", "offered"), [(False, False), (True, True)])
def test_the_messenger_does_not_spare_the_waiting(at_once: bool, offered: bool) -> None:  # TARGI-H4, TARGI-T08
    mine = seat(RICH, "well_free_hand", hand="camp_trader", hand_round=3, targis="B6")
    a, _ = table(turn="A", robber=3, options={"hand_card_same_round": at_once}, a=mine)
    assert ("hand" in a.options) is offered
    assert a.why_not("hand") == ("" if offered else "TARGI-H4")


def test_exactly_the_printed_cost_is_paid() -> None:  # TARGI-C1
    a = paying("well_plain_big")
    assert a.options == ["pay:date+date+salt+pepper+pepper"]
    a.waits_out()
    assert a.stock == "d3 s4 p3 g5 v4"


def test_a_slash_is_a_choice() -> None:  # TARGI-C1, TARGI-T33
    assert paying("targia_discount").options == ["pay:date+salt+salt", "pay:gold"]
    assert paying("targia_discount", "g1").options == ["pay:gold"]


def test_a_discount_leaves_out_one_good_of_choice() -> None:  # TARGI-C2, TARGI-T05
    a = paying("well_plain_gold", display="well_discount")
    assert a.options == ["pay:date+gold", "pay:salt+gold"]
    a.chooses("pay:salt+gold")
    assert a.stock == "d5 s4 p5 g4 v4"


def test_a_discount_reaches_for_what_is_missing() -> None:  # TARGI-C2
    assert paying("well_plain_gold", "d1 g1", "well_discount").options == ["pay:date+gold"]


def test_discounts_add_up_but_never_below_nothing() -> None:  # TARGI-C2
    display = "camp_noble_discount camel_discount"
    a, _ = table(turn="A", a=seat(RICH, display, hand="camel_camp_pairs", targis="B1 B3"))
    a.chooses("use:B1", "play", "row:1")
    assert a.options == ["pay:gold"]


def test_a_card_may_cost_nothing_at_all() -> None:  # TARGI-C2
    display = "targia_discount camp_noble_discount"
    a, _ = table(turn="A", a=seat("d2 v4", display, hand="camp_ten_cards", targis="B1 B3"))
    a.chooses("use:B1", "play", "row:1")
    assert a.options == ["pay:date"]  # only the Noble makes a camp cheaper here
    a, _ = table(turn="A", a=seat("v4", f"{display} camp_discount", hand="camp_ten_cards", targis="B1 B3"))
    a.chooses("use:B1", "play", "row:1", "pay:")
    assert a.display == f"{display} camp_discount camp_ten_cards |  | "


def test_without_goods_in_the_cost_a_discount_does_nothing() -> None:  # TARGI-C2
    assert paying("camel_more_cards", display="camel_discount").options == ["pay:gold"]


def test_a_card_goes_to_the_leftmost_place_of_a_row_that_is_not_full() -> None:  # TARGI-D1
    a = taking("camp_trader", display="well_plain_gold well_plain_big well_plain_small well_discount | camp_ambush")
    a.chooses("play")
    assert a.options == ["row:2", "row:3"]
    a.chooses("row:2", "pay:date+gold")
    assert a.display.split(" | ")[1] == "camp_ambush camp_trader"


def test_cards_stay_where_they_lie() -> None:  # TARGI-D2
    a = taking("camp_trader", display="camp_ambush")
    assert a.why_not("lift:1:1") == "TARGI-D2"


def test_a_thirteenth_card_cannot_be_played() -> None:  # TARGI-D3
    a = taking("camp_trader", display=rows(12))
    assert a.options == ["keep", "discard"]
    assert a.why_not("play") == "TARGI-D3"


def test_an_advantage_works_at_once_and_never_backwards() -> None:  # TARGI-D4
    a, _ = table(
        turn="A",
        a=seat(RICH, targis="B3", markers="C11 C12"),
        centre={"C11": "oasis_extra_salt", "C12": "goods_salt"},
        goods_deck=["goods_date", "..."],
    )
    a.chooses("use:C11", "play", "row:1", "pay:salt+salt+pepper", "use:C12")
    assert a.stock == "d5 s5 p4 g5 v4"


@pytest.mark.parametrize("row", [1, 2, 3])
def test_any_row_may_be_begun(row: int) -> None:  # TARGI-D1
    a = taking("camp_trader")
    a.chooses("play", f"row:{row}", "pay:date+gold")
    assert a.display.split("|")[row - 1].split() == ["camp_trader"]
