"""The 27 kinds of bad input: each is refused with its rule and changes nothing."""

import pytest

from igroteka.core.errors import Refused
from igroteka.games.targi.game import GAME
from tests.games.targi.table import RICH, Actor, play, rows, seat, table


def refuses(actor: Actor, code: str, rule: str) -> None:
    """The choice is refused, names the rule, and leaves the game as it was."""
    before = GAME.dump(actor.g)
    with pytest.raises(Refused) as refusal:
        actor.table.session.choose(actor.seat, code)
    assert refusal.value.rule == rule
    assert GAME.dump(actor.g) == before


def test_no_targi_on_a_corner() -> None:  # TARGI-X01
    a, _ = table(phase="placing")
    for number in (4, 8, 12, 16):
        refuses(a, f"place:B{number}", "TARGI-P2")


def test_no_targi_on_the_robbers_card() -> None:  # TARGI-X02
    a, _ = table(phase="placing", robber=7)
    refuses(a, "place:B7", "TARGI-P2")


def test_no_targi_on_an_occupied_card() -> None:  # TARGI-X03
    a, b = table(phase="placing")
    a.chooses("place:B5")
    refuses(b, "place:B5", "TARGI-P2")


def test_no_targi_opposite_an_enemy() -> None:  # TARGI-X04
    a, b = table(phase="placing")
    a.chooses("place:B5")
    refuses(b, "place:B15", "TARGI-P2")


def test_no_targi_in_the_centre_or_on_an_unknown_number() -> None:  # TARGI-X05
    a, _ = table(phase="placing")
    refuses(a, "place:C22", "TARGI-P2")
    refuses(a, "place:B17", "")
    refuses(a, "place:17", "")


def test_no_placing_out_of_order_or_too_often() -> None:  # TARGI-X06
    a, b = table(phase="placing", b=seat(figures=2))
    refuses(b, "place:B5", "TARGI-P1")
    refuses(a, "end", "TARGI-P1")
    refuses(a, "pass", "TARGI-P1")
    play(a, b, "A place:B1; B place:B5; A place:B3; B place:B7")
    refuses(b, "place:B6", "TARGI-P6")
    a.chooses("place:B14")
    refuses(a, "place:B13", "TARGI-P1")
    a, b = table(phase="placing")
    play(a, b, "A place:B1; B place:B5; A place:B3; B place:B7; A place:B14")
    refuses(a, "place:B9", "TARGI-P1")  # a fourth one


def test_no_acting_in_the_opponents_turn_or_the_wrong_phase() -> None:  # TARGI-X07
    a, b = table(turn="A", a=seat(targis="B3"), b=seat(targis="B7"))
    refuses(b, "use:B7", "TARGI-A1")
    refuses(b, "end", "TARGI-A1")
    a, _ = table(phase="placing")
    refuses(a, "use:B3", "TARGI-P1")
    refuses(a, "raid:vp", "TARGI-RD1")


def test_no_figure_twice_and_none_of_the_opponent() -> None:  # TARGI-X08
    a, _ = table(turn="A", a=seat(targis="B3 B6"), b=seat(targis="B7", markers="C33"))
    a.chooses("use:B3")
    refuses(a, "use:B3", "TARGI-A1")
    refuses(a, "use:B7", "TARGI-A1")
    refuses(a, "use:C33", "TARGI-A1")
    refuses(a, "skip:B7", "TARGI-A1")


def test_no_second_action_inside_an_unfinished_one() -> None:  # TARGI-X09
    a, _ = table(turn="A", a=seat("d3", targis="B3 B5"))
    a.chooses("use:B5")
    refuses(a, "use:B3", "TARGI-A1")
    refuses(a, "end", "TARGI-A1")


def test_no_use_of_a_face_down_card() -> None:  # TARGI-X10
    a, _ = table(turn="A", a=seat(targis="B3", markers="C11"), centre={"C11": "goods_gold"})
    a.chooses("use:C11")
    refuses(a, "use:C11", "TARGI-A4")


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("trade:3:salt:gold", "TARGI-B5"),  # too few
        ("trade:2:gold:date", "TARGI-B5"),
        ("trade:2:date:gold", "TARGI-B5"),
        ("trade:4:date:gold", "TARGI-B5"),
        ("trade:1:date:salt", "TARGI-Q16"),
        ("trade:2:coin:date", "TARGI-Q12"),
    ],
)
def test_the_trader_keeps_to_his_rates(code: str, rule: str) -> None:  # TARGI-X11
    a, _ = table(turn="A", a=seat("d3 s2 g3", targis="B3 B5"))
    a.chooses("use:B5")
    refuses(a, code, rule)


def test_the_trader_needs_something_to_trade() -> None:  # TARGI-X11
    a, _ = table(turn="A", a=seat("d1 s1 p1 g3", targis="B3 B5"))
    refuses(a, "use:B5", "TARGI-B5")


def test_the_silversmith_keeps_to_his_rates() -> None:  # TARGI-X12
    a, _ = table(turn="A", a=seat("d3 s1 g3", targis="B3 B10"))
    a.chooses("use:B10")
    for code in ("sell:3:date", "sell:3:gold", "sell:2:salt", "sell:1:date"):
        refuses(a, code, "TARGI-B10")
    a.chooses("sell:2:date")
    refuses(a, "sell:1:gold", "TARGI-B10")
    refuses(a, "use:B10", "TARGI-A1")


def test_fata_morgana_keeps_to_free_cells_and_own_markers() -> None:  # TARGI-X13
    a, _ = table(
        turn="A", a=seat(targis="B9", markers="C11"), b=seat(markers="C33"), centre={"C12": "camp_trader.down"}
    )
    a.chooses("use:B9")
    refuses(a, "marker:C33", "TARGI-B9")
    a.chooses("marker:C11")
    for cell in ("C11", "C33", "C12"):
        refuses(a, f"to:{cell}", "TARGI-Q02")
    refuses(a, "to:B3", "TARGI-Q02")


def paying(card: str, display: str = "") -> Actor:
    """A player who is asked how to pay for a card of the centre."""
    a, _ = table(turn="A", a=seat(RICH, display, targis="B3", markers="C12"), centre={"C12": card})
    a.chooses("use:C12", "play", "row:3")
    return a


@pytest.mark.parametrize("code", ["pay:date+pepper+gold", "pay:date", "pay:date+salt+salt+gold", "pay:"])
def test_a_card_is_paid_exactly(code: str) -> None:  # TARGI-X14
    refuses(paying("well_plain_gold"), code, "TARGI-C1")


def test_an_unaffordable_card_cannot_be_played() -> None:  # TARGI-X14
    a, _ = table(turn="A", a=seat("d1", targis="B3", markers="C12"), centre={"C12": "well_plain_gold"})
    a.chooses("use:C12")
    refuses(a, "play", "TARGI-C1")


def test_gold_is_not_discounted_and_goods_only_as_allowed() -> None:  # TARGI-X15
    a = paying("well_plain_gold", "well_discount")
    refuses(a, "pay:date+salt", "TARGI-C2")
    refuses(a, "pay:gold", "TARGI-C2")


def test_a_card_goes_into_an_open_row_only() -> None:  # TARGI-X16
    a, _ = table(turn="A", a=seat(RICH, rows(4), targis="B3", markers="C12"), centre={"C12": "camp_trader"})
    a.chooses("use:C12", "play")
    refuses(a, "row:1", "TARGI-D1")
    refuses(a, "row:4", "TARGI-D1")
    a, _ = table(turn="A", a=seat(RICH, rows(12), targis="B3", markers="C12"), centre={"C12": "camp_trader"})
    a.chooses("use:C12")
    refuses(a, "play", "TARGI-D3")


def test_one_hand_card_and_no_swapping() -> None:  # TARGI-X17
    a, _ = table(turn="A", a=seat("v4", hand="camp_trader", targis="B3", markers="C12"), centre={"C12": "camp_ambush"})
    refuses(a, "discard", "TARGI-H3")
    a.chooses("use:C12")
    refuses(a, "keep", "TARGI-H2")


def test_the_hand_card_waits_a_round() -> None:  # TARGI-X18
    a, _ = table(turn="A", robber=3, a=seat(RICH, hand="camp_trader", hand_round=3, targis="B1"))
    a.chooses("use:B1")
    refuses(a, "play", "TARGI-H4")


def test_the_noble_needs_a_hand_card() -> None:  # TARGI-X19
    a, _ = table(turn="A", a=seat(RICH, targis="B1"))
    refuses(a, "use:B1", "TARGI-B1")
    a.chooses("skip:B1")


def test_the_messenger_needs_his_good_and_his_moment() -> None:  # TARGI-X20
    mine = "well_free_hand"
    a, _ = table(turn="A", a=seat("d1 g1", mine, hand="camp_trader", targis="B3"))
    refuses(a, "hand", "TARGI-T08")
    a, _ = table(turn="A", a=seat("d1 p1", mine, hand="camp_trader", targis="B3"))
    refuses(a, "hand", "TARGI-C1")
    a, b = table(turn="A", a=seat(RICH, targis="B3"), b=seat(RICH, mine, hand="camp_trader", targis="B7"))
    refuses(b, "hand", "TARGI-A1")
    refuses(a, "hand", "TARGI-H3")
    a, _ = table(turn="A", a=seat(RICH, mine, hand="camp_trader", targis="B5"))
    a.chooses("use:B5")
    refuses(a, "hand", "TARGI-A1")
    a.chooses("stop", "hand", "row:2")
    refuses(a, "pay:date+gold", "TARGI-T08")


def test_the_coin_pays_a_tribe_cards_gold_once() -> None:  # TARGI-X21
    coins = ["well_hidden_gold"]
    a, _ = table(turn="A", a=seat("d4 g1", "well_hidden_gold", coins=coins, targis="B3 B10"))
    a.chooses("use:B10")
    refuses(a, "sell:1:coin", "TARGI-Q12")
    refuses(a, "sell:2:coin", "TARGI-Q12")
    refuses(paying("camp_trader", "well_hidden_gold"), "pay:date+coin", "TARGI-Q12")


def test_resettlement_keeps_to_two_own_cards_without_a_gap() -> None:  # TARGI-X22
    display = "well_discount camp_trader camp_ambush"
    a, _ = table(turn="A", a=seat(RICH, display, markers="C12"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:2", "pay:salt+pepper+gold")
    refuses(a, "lift:3:1", "TARGI-Q15")
    a.chooses("lift:1:2")
    refuses(a, "put:3:1", "TARGI-Q15")
    a.chooses("lift:1:3")
    refuses(a, "lift:2:1", "TARGI-Q15")
    refuses(a, "stop", "TARGI-Q15")


def test_only_an_offered_kind_is_taken() -> None:  # TARGI-X23
    a, _ = table(turn="A", a=seat(targis="B3", markers="C11"), centre={"C11": "goods_choice"})
    a.chooses("use:C11")
    refuses(a, "take:gold", "TARGI-G10")
    refuses(a, "pass", "TARGI-GC1")
    a.chooses("take:date")
    refuses(a, "take:salt", "TARGI-A7")


def test_exactly_the_surplus_goes_back() -> None:  # TARGI-X24
    a, b = table(turn="A", a=seat("d11 p1", targis="B3"), b=seat(targis="B7"))
    a.chooses("end")
    refuses(a, "end", "TARGI-L1")
    refuses(a, "give:salt", "TARGI-L1")
    a.chooses("give:date", "give:pepper")
    assert b.asked == "turn"
    refuses(a, "give:date", "TARGI-A1")


def test_a_raid_is_paid_in_one_way_and_in_full() -> None:  # TARGI-X25
    a, _ = table(phase="robber", robber=7, a=seat("d3 g3 v4"))
    refuses(a, "raid:gold", "TARGI-RD1")
    refuses(a, "give:date", "TARGI-RD1")
    a.chooses("raid:goods", "give:date")
    refuses(a, "raid:vp", "TARGI-RD1")
    refuses(a, "give:gold", "TARGI-RD1")
    a, _ = table(phase="robber", robber=15, a=seat("d3 g3 v2"))
    refuses(a, "raid:goods", "TARGI-RD1")
    refuses(a, "raid:vp", "TARGI-RD1")


def test_nothing_after_the_end() -> None:  # TARGI-X26
    a, b = table(phase="robber", robber=15, a=seat("g1"), b=seat("g1"))
    a.chooses("raid:gold")
    b.chooses("raid:gold")
    refuses(a, "raid:gold", "TARGI-X26")
    assert a.why_not("place:B1") == "TARGI-E2"
    a, b = table(turn="B", a=seat("v4", rows(12)), b=seat(targis="B7"))
    b.chooses("end")
    assert a.why_not("place:B1") == "TARGI-E1"


def test_hidden_cards_cannot_be_asked_for() -> None:  # TARGI-X27
    a, b = table(turn="A", a=seat(targis="B14"), tribe_deck=["camp_trader", "..."])
    a.chooses("use:B14")
    assert b.board.drawn == ""
    refuses(b, "play", "TARGI-A1")
