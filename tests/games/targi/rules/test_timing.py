"""When things happen, and what a time-out takes."""

import pytest

from tests.games.targi.table import RICH, play, rows, seat, table


def test_an_extra_good_comes_once_a_round() -> None:  # TARGI-TM1
    a, _ = table(
        turn="A",
        a=seat("v4", "oasis_extra_salt", targis="B3 B13", markers="C11"),
        centre={"C11": "goods_salt"},
        goods_deck=["goods_two_salt", "..."],
    )
    a.chooses("use:C11")
    assert a.stock == "s2 v4"
    a.chooses("use:B13")
    assert a.stock == "s4 v4"
    assert a.table.log.count("extra") == 1


def test_an_extra_good_comes_again_in_the_next_round() -> None:  # TARGI-TM1
    a, b = table(
        turn="A",
        a=seat("v4", "oasis_extra_salt", targis="B13"),
        b=seat(targis="B6"),
        goods_deck=["goods_salt", "goods_salt", "..."],
    )
    a.chooses("use:B13")
    b.chooses("end")
    play(a, b, "B place:B1; A place:B13; B place:B2; A place:B5; B place:B10; A place:B15; B end; A use:B13")
    assert a.stock == "s4 v4"


@pytest.mark.parametrize("steps", ["use:B5 trade:2:pepper:salt", "use:B6"])
def test_goods_of_the_border_are_not_from_a_goods_card(steps: str) -> None:  # TARGI-TM2
    a, _ = table(turn="A", a=seat("p3 v4", "oasis_consolation", targis="B5 B6"), b=seat(targis="B7"))
    a.chooses(*steps.split(), "end")
    assert a.asked == "take"


@pytest.mark.parametrize(("card", "asked"), [("goods_gold", "take"), ("goods_vp", "take"), ("goods_salt", "")])
def test_gold_and_points_are_no_goods_for_the_date_grove(card: str, asked: str) -> None:  # TARGI-TM2
    a, _ = table(turn="A", a=seat("v4", "oasis_consolation", markers="C11"), b=seat(targis="B7"), centre={"C11": card})
    a.chooses("use:C11")
    assert a.asked == asked


def test_goods_of_a_tribe_card_are_not_from_a_goods_card() -> None:  # TARGI-TM1, TARGI-TM2
    display = "oasis_consolation oasis_extra_salt"
    a, _ = table(
        turn="A",
        a=seat("d1 s1 p2", display, targis="B3", markers="C12"),
        b=seat(targis="B7"),
        centre={"C12": "targia_gift"},
    )
    a.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper", "gift:goods", *["take:salt"] * 3, "end")
    assert (a.stock, a.asked) == ("s3", "take")
    a.chooses("take:salt")
    assert a.stock == "s4"


@pytest.mark.parametrize(
    ("steps", "stock"), [("use:B3", "s1 p2"), ("use:B15", "s1 p2"), ("use:B5 trade:2:pepper:salt", "s1")]
)
def test_border_cards_and_trades_bring_no_extra_good(steps: str, stock: str) -> None:  # TARGI-TM1
    a, _ = table(turn="A", a=seat("p2", "oasis_extra_salt", targis="B3 B5 B15"))
    a.chooses(*steps.split())
    assert a.stock == stock


def test_the_date_grove_asks_anew_in_each_round() -> None:  # TARGI-TM2, TARGI-T26
    a, b = table(
        turn="A",
        a=seat("v4", "oasis_consolation", targis="B13"),
        b=seat(targis="B6"),
        goods_deck=["goods_salt", "..."],
    )
    a.chooses("use:B13")
    assert a.asked == ""
    b.chooses("end")
    play(a, b, "B place:B1; A place:B13; B place:B2; A place:B5; B place:B10; A place:B15; B end; A end")
    assert a.asked == "take"


def test_the_date_grove_comes_before_the_limits() -> None:  # TARGI-TM2, TARGI-A8
    a, _ = table(turn="A", a=seat("d10 v4", "oasis_consolation", targis="B3"), b=seat(targis="B7"))
    a.chooses("end", "take:salt")
    assert a.asked == "give-limit"


def test_a_raid_between_does_not_change_an_ambush() -> None:  # TARGI-TM3
    a, b = table(
        turn="B",
        robber=3,
        a=seat("v4"),
        b=seat("d1 s1 p2 v4", targis="B2", markers="C12"),
        centre={"C12": "camp_ambush"},
    )
    b.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper", "end", "raid:vp")
    a.chooses("raid:vp")
    assert (a.g.players[0].figures, b.g.players[1].figures) == (2, 3)


def test_both_turns_are_finished_after_a_twelfth_card() -> None:  # TARGI-TM4
    a, b = table(
        turn="A",
        a=seat(RICH, rows(11), targis="B3", markers="C12"),
        b=seat(targis="B7"),
        centre={"C12": "camp_trader"},
    )
    a.chooses("use:C12", "play", "row:3", "pay:date+gold", "use:B3")
    a.waits_out()  # the limits
    while a.asked:
        a.waits_out()
    assert b.asked == "turn"
    b.chooses("use:B7")
    assert a.g.over


# TARGI-TM5: what a time-out takes.


@pytest.mark.parametrize(("stock", "default"), [("d1 v4", "raid:goods"), ("v4", "raid:vp")])
def test_a_raid_is_paid_in_goods_by_default(stock: str, default: str) -> None:  # TARGI-TM5
    a, _ = table(phase="robber", robber=3, a=seat(stock))
    assert a.default == default


def test_the_last_raid_is_paid_in_gold_by_default() -> None:  # TARGI-TM5
    a, _ = table(phase="robber", robber=15, a=seat("g1 v4"))
    assert a.default == "raid:gold"


@pytest.mark.parametrize(
    ("stock", "left"),
    [("d6 s5 p1", "d5 s4 p1"), ("d4 s4 p4", "d4 s3 p3"), ("d0 s1 p11", "s1 p9"), ("d6 s6 p0", "d5 s5")],
)
def test_goods_go_from_the_kind_one_has_most_of(stock: str, left: str) -> None:  # TARGI-TM5
    a, _ = table(turn="A", a=seat(stock, targis="B3"), b=seat(targis="B7"))
    a.chooses("end")
    while a.asked:
        a.waits_out()
    assert a.stock == left


def test_goods_come_in_the_kind_one_has_least_of() -> None:  # TARGI-TM5
    a, _ = table(
        turn="A",
        a=seat("d4 s2 p2 v4", targis="B3", markers="C12"),
        centre={"C12": "targia_gift"},
    )
    a.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper", "gift:goods")
    for _ in range(3):
        a.waits_out()
    assert a.stock == "d3 s2 p2 v4"


@pytest.mark.parametrize(
    ("stock", "default"),
    [("d1 s1 p1", "take:date"), ("d2 s1 p1", "take:salt"), ("d2 s2 p1", "take:pepper"), ("d1 s2 p1", "take:date")],
)
def test_in_doubt_dates_come_before_salt_before_pepper(stock: str, default: str) -> None:  # TARGI-TM5
    a, _ = table(turn="A", a=seat(stock, markers="C11"), centre={"C11": "goods_choice"})
    a.chooses("use:C11")
    assert a.default == default


def test_the_lowest_free_border_card_is_taken() -> None:  # TARGI-TM5
    a, _ = table(phase="placing", robber=1)
    assert a.default == "place:B2"


def test_a_turn_ends_by_default() -> None:  # TARGI-TM5
    a, _ = table(turn="A", a=seat(targis="B3"))
    assert a.default == "end"


@pytest.mark.parametrize(
    ("place", "default"), [("B1", "pass"), ("B5", "stop"), ("B9", "pass"), ("B10", "pass"), ("B14", "keep")]
)
def test_a_begun_action_is_left_by_default(place: str, default: str) -> None:  # TARGI-TM5
    hand = "camp_trader" if place == "B1" else ""
    a, _ = table(turn="A", a=seat("d3 g1", hand=hand, targis=f"B3 {place}", markers="C11"))
    a.chooses(f"use:{place}")
    assert a.default == default


def test_a_second_tribe_card_is_discarded_by_default() -> None:  # TARGI-TM5
    a, _ = table(turn="A", a=seat("v4", hand="camp_trader", targis="B14"))
    a.chooses("use:B14")
    assert a.default == "discard"


def test_gift_moves_and_rows_have_defaults() -> None:  # TARGI-TM5
    a, _ = table(turn="A", a=seat(RICH, rows(4), markers="C12"), centre={"C12": "targia_gift"})
    a.chooses("use:C12", "play")
    assert a.default == "row:2"
    a.chooses("row:2", "pay:date+salt+pepper+pepper")
    assert a.default == "gift:gold"
    a, _ = table(turn="A", a=seat(RICH, rows(5), markers="C12"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:2", "pay:salt+pepper+gold")
    assert a.default == "pass"
    a.chooses("lift:1:1")
    assert a.default == "pass"
    a.chooses("lift:1:2", "put:1:2")
    assert a.default == "pass"
