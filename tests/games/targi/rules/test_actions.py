"""Turns, border cards, goods cards, limits."""

import pytest

from igroteka.core.errors import Refused
from igroteka.games.targi.rules.components import NUMBER_OF, is_tribe
from tests.games.targi.table import RICH, seat, table


def test_figures_are_resolved_in_any_order() -> None:  # TARGI-A1, TARGI-A3
    a, _ = table(turn="A", a=seat(targis="B3 B6", markers="C11"), centre={"C11": "goods_gold"})
    a.chooses("use:B6", "use:C11")
    assert (a.targis, a.markers, a.stock) == ("B3", "", "p1 g1 v4")
    a.chooses("use:B3")
    assert a.stock == "s1 p1 g1 v4"


def test_the_first_player_has_a_whole_turn_before_the_other() -> None:  # TARGI-A1
    a, b = table(turn="A", a=seat(targis="B3 B6"), b=seat(targis="B7"))
    a.chooses("use:B3")
    assert b.asked == ""
    a.chooses("use:B6")
    assert b.asked == "turn"


def test_any_action_may_be_skipped() -> None:  # TARGI-A2
    a, _ = table(turn="A", a=seat(targis="B3", markers="C11"), centre={"C11": "goods_gold"})
    a.chooses("skip:C11")
    assert (a.markers, a.stock) == ("", "v4")
    assert a.board.cells[0].card == "goods_gold"


def test_a_used_central_card_is_replaced_face_down_from_the_other_deck() -> None:  # TARGI-A4
    a, b = table(
        turn="A",
        a=seat(targis="B3", markers="C11 C12"),
        centre={"C11": "goods_gold", "C12": "well_discount"},
        tribe_deck=["camp_trader", "..."],
        goods_deck=["goods_vp", "..."],
    )
    a.chooses("use:C11", "use:C12", "discard")
    assert [is_tribe(card) for card in a.g.cells[:2]] == [True, False]
    for actor in (a, b):
        assert [(cell.card, cell.type) for cell in actor.board.cells[:2]] == [("", "tribe"), ("", "goods")]
    assert a.board.goods_discards == ["goods_gold"]


def test_an_empty_goods_deck_is_made_anew_after_the_action() -> None:  # TARGI-A5
    a, _ = table(turn="A", a=seat(targis="B3 B13"), goods_deck=["goods_gold"])
    before = len(a.g.goods_discards)
    a.chooses("use:B13")
    assert len(a.g.goods_deck) == before + 1
    assert a.g.goods_discards == []
    assert "shuffle-goods" in a.table.log


def test_an_empty_tribe_deck_is_made_anew_too() -> None:  # TARGI-A5, TARGI-Q25
    a, _ = table(turn="A", a=seat(targis="B3 B14"), tribe_deck=["well_discount"])
    a.chooses("use:B14", "discard")
    assert "shuffle-tribe" in a.table.log
    assert a.g.tribe_discards == []
    assert a.g.tribe_deck


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_deck_that_is_made_anew_is_shuffled(seed: str) -> None:  # TARGI-A5
    mine = seat(targis="B3 B13 B14")
    a, _ = table(turn="A", a=mine, goods_deck=["goods_date"], tribe_deck=["camp_trader"], seed=seed)
    piles = [a.g.goods_discards.copy(), a.g.tribe_discards.copy()]
    a.chooses("use:B13", "use:B14", "discard")
    for deck, pile, card in zip((a.g.goods_deck, a.g.tribe_deck), piles, ("goods_date", "camp_trader"), strict=True):
        in_order = [*pile, NUMBER_OF[card]]
        assert sorted(deck) == sorted(in_order)
        assert deck != in_order


def test_there_is_no_limit_during_a_turn() -> None:  # TARGI-A6
    a, _ = table(turn="A", a=seat("d10 v4", targis="B3 B7"))
    a.chooses("use:B7")
    assert a.stock == "d11 v4"


def test_goods_are_exchanged_at_the_trader_only() -> None:  # TARGI-A7
    a, _ = table(turn="A", a=seat("d3 v4", targis="B3"))
    assert not [code for code in a.options if code.startswith(("trade", "sell"))]
    assert a.why_not("take:gold") == "TARGI-A7"


def test_a_turn_ends_when_its_player_says_so_or_by_itself() -> None:  # TARGI-A8
    a, b = table(turn="A", a=seat(targis="B3 B6"), b=seat(targis="B7"))
    a.chooses("end")
    assert (a.targis, a.stock) == ("", "v4")
    b.chooses("use:B7")
    assert b.asked == "place"


def test_surplus_goods_and_gold_go_back() -> None:  # TARGI-L1
    a, b = table(turn="A", a=seat("d6 s6 g5 v40", targis="B3"), b=seat(targis="B7"))
    a.chooses("end")
    assert a.stock == "d6 s6 g3 v40"
    assert a.asked == "give-limit"
    a.chooses("give:date", "give:salt")
    assert a.stock == "d5 s5 g3 v40"
    assert b.asked == "turn"


def test_surplus_goods_go_back_in_any_order() -> None:  # TARGI-L1
    a, b = table(turn="A", a=seat("d6 s5 p1", targis="B3"), b=seat(targis="B7"))
    a.chooses("end", "give:pepper", "give:date")
    assert (a.stock, b.asked) == ("d5 s5", "turn")


# Border cards.


@pytest.mark.parametrize(
    ("card", "stock"),
    [
        ("B2", "d1 v4"),  # TARGI-B2
        ("B7", "d1 v4"),  # TARGI-B7
        ("B3", "s1 v4"),  # TARGI-B3
        ("B15", "s1 v4"),  # TARGI-B15
        ("B6", "p1 v4"),  # TARGI-B6
        ("B11", "p1 v4"),  # TARGI-B11
    ],
)
def test_goods_of_the_border_are_taken(card: str, stock: str) -> None:
    a, _ = table(turn="A", robber=1, a=seat(targis=f"{card} B9"))
    a.chooses(f"use:{card}")
    assert a.stock == stock


def test_the_noble_plays_the_hand_card() -> None:  # TARGI-B1
    a, _ = table(turn="A", a=seat("d1 s2 v4", hand="well_discount", targis="B1 B3"))
    a.chooses("use:B1", "play", "row:2", "pay:date+salt+salt")
    assert (a.hand, a.display, a.stock) == ("", " | well_discount | ", "v4")


def test_the_noble_discards_the_hand_card_or_leaves_it() -> None:  # TARGI-B1
    a, _ = table(turn="A", a=seat(hand="well_discount", targis="B1 B3"))
    a.chooses("use:B1")
    assert a.options == ["discard", "pass"]
    a.chooses("discard")
    assert (a.hand, a.board.tribe_discards) == ("", ["well_discount"])
    a, _ = table(turn="A", a=seat(hand="well_discount", targis="B1 B3"))
    a.chooses("use:B1", "pass")
    assert (a.hand, a.targis) == ("well_discount", "B3")


def test_the_trader_exchanges_as_often_as_wanted() -> None:  # TARGI-B5
    a, _ = table(turn="A", a=seat("d3 s4 v4", targis="B3 B5"))
    a.chooses("use:B5", "trade:3:date:gold", "trade:2:salt:pepper", "trade:2:salt:date", "end")
    assert a.stock == "d1 p1 g1 v4"


def test_the_trader_can_be_left() -> None:  # TARGI-B5
    a, _ = table(turn="A", a=seat("d3 v4", targis="B3 B5"))
    a.chooses("use:B5")
    assert a.options[-1] == "stop"
    a.chooses("stop")
    assert a.asked == "turn"
    assert a.table.log == ["go"]


@pytest.mark.parametrize("place", ["B1", "B5", "B9", "B10"])
def test_everybody_is_told_who_begins_an_action(place: str) -> None:  # TARGI-A1
    a, b = table(turn="A", a=seat("d3 v4", hand="camp_trader", targis=f"B3 {place}", markers="C11"))
    a.chooses(f"use:{place}")
    assert b.told[-1]["text"] == "targi-log-go"


def test_fata_morgana_moves_a_marker() -> None:  # TARGI-B9
    a, b = table(
        turn="A",
        a=seat(targis="B9", markers="C11 C21"),
        b=seat(markers="C33"),
        centre={"C22": "goods_gold", "C13": "goods_vp.down"},
    )
    a.chooses("use:B9")
    assert a.options == ["marker:C11", "marker:C21", "pass"]
    a.chooses("marker:C11")
    assert a.options == ["to:C12", "to:C22", "to:C23", "to:C31", "to:C32", "pass"]
    a.chooses("to:C22")
    assert a.markers == "C21 C22"
    a.chooses("use:C22")
    assert a.stock == "g1 v4"
    assert b.markers == "C33"


@pytest.mark.parametrize("steps", ["use:B9 pass", "use:B9 marker:C11 pass", "use:B10 pass"])
def test_fata_morgana_and_the_silversmith_can_be_left(steps: str) -> None:  # TARGI-A2, TARGI-B9, TARGI-B10
    place = steps[4:].split(maxsplit=1)[0]
    a, b = table(turn="A", a=seat("d4 g1 v4", targis=f"B3 {place}", markers="C11"))
    a.chooses(*steps.split())
    assert (a.stock, a.markers, a.targis, a.asked) == ("d4 g1 v4", "C11", "B3", "turn")
    assert b.told[-1] == {"text": "targi-log-pass", "arguments": {"player": "A", "place": place}, "hidden": False}


@pytest.mark.parametrize(
    ("code", "stock"),
    [("sell:2:date", "d2 g2 v5"), ("sell:4:date", "g2 v7"), ("sell:1:gold", "d4 g1 v6"), ("sell:2:gold", "d4 v8")],
)
def test_the_silversmith_makes_one_exchange(code: str, stock: str) -> None:  # TARGI-B10
    a, _ = table(turn="A", a=seat("d4 g2 v4", targis="B3 B10"))
    a.chooses("use:B10")
    assert a.options == ["sell:2:date", "sell:4:date", "sell:1:gold", "sell:2:gold", "pass"]
    a.chooses(code)
    assert (a.stock, a.asked) == (stock, "turn")


def test_the_caravan_turns_up_a_goods_card() -> None:  # TARGI-B13
    a, b = table(turn="A", a=seat(targis="B3 B13"), goods_deck=["goods_two_salt", "..."])
    a.chooses("use:B13")
    assert a.stock == "s2 v4"
    assert b.board.goods_discards == ["goods_two_salt"]
    with pytest.raises(Refused):
        a.undoes()


def test_tribal_expansion_draws_a_tribe_card() -> None:  # TARGI-B14
    a, _ = table(turn="A", a=seat("d1 g1 v4", targis="B3 B14"), tribe_deck=["camp_trader", "..."])
    a.chooses("use:B14")
    assert a.options == ["play", "keep", "discard"]
    a.chooses("play", "row:1", "pay:date+gold")
    assert a.display == "camp_trader |  | "


@pytest.mark.parametrize("steps", ["", "keep", "discard", "play"])
def test_a_drawn_card_cannot_be_undrawn(steps: str) -> None:  # TARGI-B14, TARGI-I4
    a, _ = table(turn="A", a=seat("d1 g1 v4", targis="B3 B14"), tribe_deck=["camp_trader", "..."])
    a.chooses("use:B14", *steps.split())
    if steps == "keep":
        a.undoes()  # nobody has seen the card but its drawer
        assert a.asked == "drawn"
    with pytest.raises(Refused):
        a.undoes()


def test_a_used_goods_card_is_taken_in_full() -> None:  # TARGI-GC1
    a, _ = table(turn="A", a=seat("d10 v4", targis="B3", markers="C11"), centre={"C11": "goods_two_dates"})
    a.chooses("use:C11")
    assert a.stock == "d12 v4"


def test_steps_can_be_undone_until_something_is_revealed() -> None:  # TARGI-A1
    a, _ = table(
        turn="A", a=seat(RICH, targis="B3", markers="C12"), centre={"C12": "targia_discount"}, tribe_deck=["..."]
    )
    before = a.stock
    a.chooses("use:C12", "play", "row:3", "pay:gold")
    for _ in range(4):
        a.undoes()
    assert (a.stock, a.markers, a.display) == (before, "C12", " |  | ")
    assert a.board.cells[1].card == "targia_discount"
