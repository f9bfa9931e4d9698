"""The thirty advantages, one by one."""

import pytest

from igroteka.games.targi.rules.card import advantage_of
from igroteka.games.targi.rules.cards import KINDS
from igroteka.games.targi.rules.components import NUMBER_OF, TRIBE, TRIBE_CARDS
from tests.games.targi.table import RICH, Actor, play, rows, seat, table


def playing(card: str, stock: str = RICH, display: str = "", pay: str = "", row: int = 0) -> Actor:
    """A player who has just played a card from the centre, in the first open row if nothing else is said."""
    a, _ = table(turn="A", a=seat(stock, display, targis="B3", markers="C12"), centre={"C12": card})
    a.chooses("use:C12", "play", f"row:{row}" if row else a.open_row, pay or "pay:")
    return a


def costs(card: str, display: str, *, hand: bool = False) -> list[str]:
    """How a card can be paid by somebody with this display, taken from the centre or from the hand with the Noble."""
    if hand:
        a, _ = table(turn="A", a=seat(RICH, display, hand=card, targis="B1 B3"))
    else:
        a, _ = table(turn="A", a=seat(RICH, display, targis="B3", markers="C12"), centre={"C12": card})
    a.chooses("use:B1" if hand else "use:C12", "play", a.open_row)
    return a.options


def end_points(display: str, other: str = "") -> int:
    a, _ = table(a=seat("v0", display), b=seat("v0", other))
    return a.score.advantages


def test_every_kind_of_effect_has_a_class() -> None:
    for number, card in enumerate(TRIBE_CARDS, start=TRIBE):
        assert (advantage_of(number) is not None) == bool(card.effect)
    assert {str(card.effect["kind"]) for card in TRIBE_CARDS if card.effect} == set(KINDS)


@pytest.mark.parametrize(
    ("discount", "card", "pays"),
    [
        ("well_discount", "well_plain_gold", 2),  # TARGI-T05
        ("camel_discount", "camel_plain_gold", 2),  # TARGI-T16
        ("oasis_discount", "oasis_plain_small", 1),  # TARGI-T23
        ("targia_discount", "targia_plain_gold", 2),  # TARGI-T33
        ("camp_discount", "camp_plain_small", 1),  # TARGI-T42
    ],
)
def test_further_cards_of_the_symbol_cost_one_good_less(discount: str, card: str, pays: int) -> None:
    for code in costs(card, discount):
        assert len(code.removeprefix("pay:").split("+")) == pays
        assert "gold" in code
    assert costs("camp_ambush" if discount != "camp_discount" else "well_harvest", discount)[0].count("+") == 3


def test_the_nobles_tent_lowers_the_cost_with_the_noble_only() -> None:  # TARGI-T43
    assert set(costs("well_plain_gold", "camp_noble_discount", hand=True)) == {"pay:date+gold", "pay:salt+gold"}
    assert costs("well_plain_gold", "camp_noble_discount") == ["pay:date+salt+gold"]


def test_full_jars_bring_a_good_for_every_two_cards() -> None:  # TARGI-T07, TARGI-Q13
    a = playing("well_harvest", "d1 s2 p1 v4", rows(4), "pay:date+salt+salt+pepper", row=2)
    assert a.asked == "take"
    a.chooses("take:date", "take:pepper")
    assert (a.stock, a.asked) == ("d1 p1 v4", "turn")


@pytest.mark.parametrize(
    ("card", "price"), [("well_harvest", "date+salt+salt+pepper"), ("camel_open_land", "date+date+salt")]
)
@pytest.mark.parametrize("nth", range(1, 13))
def test_the_place_among_all_cards_decides_how_many_goods_come(card: str, price: str, nth: int) -> None:  # TARGI-Q13
    plain = rows(nth - 1)
    a = playing(card, "d2 s2 p1", plain, f"pay:{price}")
    before = a.g.players[0].goods
    while a.asked == "take":
        a.chooses("take:salt")
    assert a.g.players[0].goods - before == (nth // 2 if card == "well_harvest" else (12 - nth) // 2)


def test_open_land_brings_a_good_for_every_two_free_places() -> None:  # TARGI-T18, TARGI-Q13
    a = playing("camel_open_land", "d2 s1 v4", rows(6), "pay:date+date+salt")
    a.chooses("take:date", "take:date")
    assert (a.stock, a.asked) == ("d2 v4", "turn")


def test_the_messenger_plays_the_hand_card_for_an_extra_good() -> None:  # TARGI-T08
    a, _ = table(turn="A", a=seat("d1 p1 g1 v4", "well_free_hand", hand="camp_trader", targis="B3"))
    a.chooses("hand", "row:2")
    assert a.options == ["pay:date+pepper+gold"]
    a.waits_out()
    assert (a.stock, a.hand, a.asked) == ("v4", "", "turn")


def test_the_hidden_coin_may_pay_a_gold() -> None:  # TARGI-T09, TARGI-Q12
    a = playing("well_hidden_gold", "d2 g2 v4", pay="pay:date+gold")
    assert (a.coins, a.stock) == (1, "d1 g1 v4")
    a, _ = table(
        turn="A",
        a=seat("d1 g1 v4", "well_hidden_gold", targis="B3", markers="C12", coins=["well_hidden_gold"]),
        centre={"C12": "camp_trader"},
    )
    a.chooses("use:C12", "play", "row:1")
    assert a.options == ["pay:date+gold", "pay:date+coin"]
    assert a.default == "pay:date+gold"
    a.chooses("pay:date+coin")
    assert (a.coins, a.stock) == (0, "g1 v4")


@pytest.mark.parametrize(
    ("owner", "goods", "stock"),
    [
        ("camel_extra_pepper", "goods_two_pepper", "p3 v4"),  # TARGI-T17
        ("oasis_extra_salt", "goods_salt", "s2 v4"),  # TARGI-T25
        ("targia_extra_dates", "goods_date_pepper", "d2 p1 v4"),  # TARGI-T35
    ],
)
def test_a_goods_card_brings_one_more(owner: str, goods: str, stock: str) -> None:
    a, _ = table(turn="A", a=seat("v4", owner, targis="B3", markers="C11"), centre={"C11": goods})
    a.chooses("use:C11")
    assert a.stock == stock


@pytest.mark.parametrize("owner", ["camel_extra_pepper", "oasis_extra_salt", "targia_extra_dates"])
@pytest.mark.parametrize(
    ("goods", "kind", "stock"),
    [
        ("goods_date", "dates", "d1"),
        ("goods_salt", "salt", "s1"),
        ("goods_pepper", "pepper", "p1"),
        ("goods_gold", "", "g1"),
        ("goods_vp", "", "v1"),
    ],
)
def test_one_more_comes_of_the_own_kind_only(  # TARGI-TM1, TARGI-T17, TARGI-T25, TARGI-T35
    owner: str, goods: str, kind: str, stock: str
) -> None:
    a, _ = table(turn="A", a=seat("v0", owner, targis="B3", markers="C11"), centre={"C11": goods})
    a.chooses("use:C11")
    assert a.stock == (stock.replace("1", "2") if owner.endswith(f"extra_{kind}") else stock)


def test_the_date_grove_consoles_who_got_no_goods_card() -> None:  # TARGI-T26
    a, b = table(turn="A", a=seat("v4", "oasis_consolation", targis="B3 B6"), b=seat(targis="B7"))
    a.chooses("use:B3", "end")
    assert a.asked == "take"
    assert a.decision is not None
    assert a.decision.prompt.numbers == (NUMBER_OF["oasis_consolation"], 1)
    a.chooses("take:date")
    assert (a.stock, b.asked) == ("d1 s1 v4", "turn")


def test_resettlement_moves_up_to_two_cards() -> None:  # TARGI-T27, TARGI-Q15
    a = playing("oasis_resettle", RICH, "well_discount camp_trader | oasis_plain_big", "pay:salt+pepper+gold", row=2)
    assert a.asked == "lift"
    a.chooses("lift:1:2", "put:2:3")
    assert a.display == "well_discount | oasis_plain_big oasis_resettle camp_trader | "
    assert a.asked == "turn"


def test_the_dowry_is_one_of_three() -> None:  # TARGI-T36, TARGI-Q14
    for code, stock in (("gift:gold", "g1 v4"), ("gift:vp", "v5")):
        a = playing("targia_gift", "d1 s1 p2 v4", pay="pay:date+salt+pepper+pepper")
        a.chooses(code)
        assert (a.stock, a.asked) == (stock, "turn")
    a = playing("targia_gift", "d1 s1 p2 v4", pay="pay:date+salt+pepper+pepper")
    a.chooses("gift:goods", "take:date", "take:salt", "take:salt")
    assert a.stock == "d1 s2 v4"


def test_an_ambush_leaves_the_opponent_two_targis_in_the_next_round() -> None:  # TARGI-T45, TARGI-TM3
    a, b = table(
        turn="A",
        a=seat("d1 s1 p2 v4", targis="B3", markers="C12"),
        b=seat(targis="B7"),
        centre={"C12": "camp_ambush"},
    )
    a.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper", "end")
    b.chooses("end")
    play(a, b, "B place:B1; A place:B5; B place:B6; A place:B7; A place:B9")
    assert b.asked == "turn"
    b.chooses("end")
    a.chooses("end")
    assert a.g.players[1].figures == 3


@pytest.mark.parametrize(
    ("owner", "pair"),
    [
        ("well_targia_pairs", "targia_plain_gold targia_plain_big"),  # TARGI-T04
        ("camel_camp_pairs", "camp_plain_gold camp_plain_big"),  # TARGI-T13
        ("oasis_well_pairs", "well_plain_gold well_plain_big"),  # TARGI-T22
        ("targia_camel_pairs", "camel_plain_gold camel_plain_big"),  # TARGI-T31
        ("camp_oasis_pairs", "oasis_plain_gold oasis_plain_big"),  # TARGI-T40
    ],
)
def test_pairs_of_a_symbol_bring_a_point_each(owner: str, pair: str) -> None:
    one, two = pair.split()
    assert end_points(f"{owner} {one}") == 0
    assert end_points(f"{owner} {one} | {two}") == 1
    third = one.replace("plain_gold", "discount")
    assert end_points(f"{owner} {one} | {two} {third}") == 1


def test_the_race_winner_wants_more_cards_than_the_opponent() -> None:  # TARGI-T14, TARGI-Q18
    assert end_points("camel_more_cards camp_trader", "camp_ambush") == 1
    assert end_points("camel_more_cards", "camp_ambush") == 0
    _, b = table(a=seat("v0", "camp_ambush"), b=seat("v0", "camp_trader camel_more_cards"))
    assert b.score.advantages == 1


def test_the_rearguard_wants_the_right_end() -> None:  # TARGI-T15, TARGI-Q19
    assert end_points("camp_trader camp_ambush camp_plain_big camel_right_end") == 2
    assert end_points("camp_trader camp_ambush camel_right_end camp_plain_big") == 0
    assert end_points("camp_trader camp_ambush camel_right_end") == 0


def test_mixed_families_double_two_rows() -> None:  # TARGI-T32, TARGI-Q20
    row = "well_{0} camel_{0} oasis_{0} targia_{0}"
    display = " | ".join([row.format("plain_gold"), row.format("plain_big"), row.format("discount")])
    a, _ = table(a=seat("v0", display.replace("targia_discount", "targia_diversity")))
    assert a.score.rows == 4 + 4 + 2
    a, _ = table(a=seat("v0", display))
    assert a.score.rows == 6


def test_the_large_family_wants_ten_cards() -> None:  # TARGI-T41, TARGI-Q18
    assert end_points(rows(9) + " camp_ten_cards") == 1
    assert end_points(rows(8) + " camp_ten_cards") == 0


def test_the_traders_tent_exchanges_one_for_one() -> None:  # TARGI-T44, TARGI-Q16
    a, _ = table(turn="A", a=seat("d1 v4", "camp_trader", targis="B3 B5"))
    a.chooses("use:B5")
    assert a.options == ["trade:1:date:salt", "trade:1:date:pepper", "stop"]
    a.chooses("trade:1:date:salt", "trade:1:salt:pepper", "stop")
    assert a.stock == "p1 v4"
