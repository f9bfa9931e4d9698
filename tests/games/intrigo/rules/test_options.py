"""What a table can agree on (INTR-O), and what a time-out takes (INTR-M6)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.registry import find_game
from igroteka.games.intrigo.game import GAME
from igroteka.simulation import plan
from tests.games.intrigo.table import Actor, dealt, table

GAPS = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
TOKENS = "merc duca work duca cler duca mili duca farm duca merc duca cler duca work duca"


def test_families_by_lot_is_the_default() -> None:  # INTR-O1
    assert GAME.setup(4, {}, "1").text("family_assignment") == "random"
    assert dealt(4)[0].asked == "draft"


@pytest.mark.parametrize(("letter", "seat"), [("A", 0), ("C", 2)])
def test_the_host_may_name_the_first_player(letter: str, seat: int) -> None:  # INTR-O2
    assert dealt(3, first_player=letter)[0].board.first == seat


def test_the_first_player_must_sit_at_the_table() -> None:  # INTR-O2
    with pytest.raises(BadSetup):
        GAME.setup(3, {"first_player": "D"}, "1")
    assert GAME.setup(4, {"first_player": "D"}, "1")


def test_with_unlimited_ducats_every_building_is_filled() -> None:  # INTR-O3
    rich = {"A": 50, "B": 4, "C": 4, "D": 4}
    hands = ("A:", "B:", "C:", "D:")
    a, *_ = table(*hands, gaps=GAPS, tokens=TOKENS, ducats=rich, options={"ducat_supply": "unlimited"})
    assert "none" not in a.table.tokens
    assert a.board.pile is None


@pytest.mark.parametrize(
    ("text", "trader", "thief"),
    [
        ("1/2/3", [1, 2, 3], [1, 2, 3]),
        ("2/3/4", [2, 3, 4], [2, 3, 4]),
        ("1/1/2 thief:2/2/6", [1, 1, 2], [2, 2, 6]),
        ("6/6/6 trader:1/1/1 thief:1/2/6", [1, 1, 1], [1, 2, 6]),
    ],
)
def test_prices_are_an_option(text: str, trader: list[int], thief: list[int]) -> None:  # INTR-O4
    a, *_ = dealt(3, influence_prices=text)
    assert (a.board.stacks[0].prices, a.board.stacks[5].prices) == (trader, thief)


@pytest.mark.parametrize(
    "text",
    ["", "1/2", "1/2/3/4", "3/2/1", "0/1/2", "1/2/7", "a/b/c", "1/2/3 mime:1/2/3", "1/2/3 thief", "²/3/4", "1,2,3"],
)
def test_prices_that_fall_or_are_too_high_or_too_low_are_refused(text: str) -> None:  # INTR-O4
    with pytest.raises(BadSetup) as problem:
        GAME.setup(4, {"influence_prices": text}, "1")
    assert problem.value.rule == "INTR-O4"


def test_prices_have_one_way_to_be_written() -> None:  # INTR-O4
    written = GAME.setup(4, {"influence_prices": "1/2/3 thief:1/2/3 guard:2/2/2"}, "1").text("influence_prices")
    assert written == "1/2/3 guard:2/2/2"
    assert GAME.setup(4, {"influence_prices": written}, "1").text("influence_prices") == written


def test_a_purchase_costs_what_the_table_has_agreed_on() -> None:  # INTR-O4
    a, *_ = table("A: ...", "B: ...", "C: ...", options={"influence_prices": "2/3/4"}, ducats={"A": 5})
    a.buys("thief", "g0")
    assert a.ducats == 3
    assert a.board.stacks[5].prices == [3, 4]


def test_there_is_no_last_round_unless_the_table_wants_one_or_nobody_is_there() -> None:  # INTR-O5
    assert GAME.setup(4, {}, "1").number("round_cap") == 0
    registered = find_game(GAME.id)
    assert plan(registered, 4, {}, ["random"], "1").settings == {"round_cap": 40}
    assert plan(registered, 4, {"round_cap": 5}, ["random"], "1").settings == {"round_cap": 5}


@pytest.mark.parametrize("cap", [-1, 201, "many"])
def test_a_last_round_is_a_number_up_to_200(cap: int | str) -> None:  # INTR-O5
    with pytest.raises(BadSetup):
        GAME.setup(4, {"round_cap": cap}, "1")


# What a time-out takes.


def drafting(packet: str) -> Actor:
    packets = {"A": packet, "B": "...", "C": "...", "D": "..."}
    return table("A:", "B:", "C:", "D:", phase="draft", packets=packets)[0]


@pytest.mark.parametrize(
    ("packet", "card"),
    [
        ("C2 C3 D4 T4", "contarini_3"),
        ("C2 D3 D4 T4", "contarini_2"),
        ("D3 D2 G2 T2", "dandolo_2"),
        ("G4 M3 T3 D4", "morosini_3"),
        ("T3 T3 T4 D4", "tiepolo_3"),
    ],
)
def test_the_strongest_own_card_else_the_weakest_is_drafted(packet: str, card: str) -> None:  # INTR-M6
    assert drafting(packet).defaults == [f"take:{card}"]


def test_the_first_free_family_is_chosen() -> None:  # INTR-M6
    a, b, *_ = dealt(4, family_assignment="choose", first_player="A")
    assert a.defaults == ["family:contarini"]
    a.chooses("family:contarini")
    assert b.defaults == ["family:dandolo"]


def test_the_first_card_goes_into_the_first_empty_gap() -> None:  # INTR-M6
    a, *_ = table("A: M2 D3 C3", "B: ...", "C: ...", gaps="g0=C4 g1=D4")
    assert a.defaults == ["play:contarini_3:g2"]


def test_with_an_empty_hand_a_time_out_passes() -> None:  # INTR-M6
    a, *_ = table("A:", "B: ...", "C: ...", gaps="C2 C3 C4 G4")
    assert a.defaults == ["pass"]


def test_a_time_out_never_buys_not_even_in_the_middle_of_a_purchase() -> None:  # INTR-M6
    a, b, _ = table("A: C2 C3", "B: ...", "C: ...", gaps="g3=M2 g8=D4")
    for code in ("buy:gondolier", "gap:g4", "near:b4"):
        a.chooses(code)
        assert a.defaults == ["play:contarini_2:g0"]
    a.chooses(a.defaults[0])
    assert (a.ducats, a.table.gaps[0], a.table.gaps[4]) == (1, "C2", "-")
    assert b.asked == "turn"
