"""Rounds, the robber and raids."""

import pytest

from tests.games.targi.table import play, raid, rows, seat, table


def test_a_round_goes_from_the_robber_to_upkeep() -> None:  # TARGI-R1
    a, b = table(phase="placing", robber=2)
    play(a, b, "A place:B1; B place:B5; A place:B14; B place:B9; A place:B13; B place:B10")
    assert (a.markers, b.markers) == ("C21 C31", "C12 C13")
    assert a.asked == "turn"
    a.chooses("end")
    assert b.asked == "turn"
    b.chooses("end")
    assert b.asked == "place"
    assert b.board.robber == 3


def test_the_robber_moves_one_card_each_round_and_skips_the_corners() -> None:  # TARGI-R2, TARGI-R3, TARGI-R4
    a, b = table(phase="robber", robber=0, a=seat("g1 v9"), b=seat("g1 v9"))
    stops = []
    while a.asked or b.asked:
        actor = a if a.asked else b
        if actor.asked == "place" and actor.board.robber not in stops:
            stops.append(actor.board.robber)
        actor.chooses("end" if actor.asked == "turn" else actor.default)
    assert stops == [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
    assert a.g.outcome() is not None


def test_upkeep_turns_cards_up_and_hands_the_amulet_on() -> None:  # TARGI-R5
    a, b = table(turn="B", centre={"C11": "goods_gold.down"}, b=seat(markers="C12"))
    assert a.board.cells[0].card == ""
    b.chooses("end")
    assert a.board.cells[0].card == "goods_gold"
    assert a.board.first == 1


@pytest.mark.parametrize(("number", "prices"), [(1, ["raid:goods", "raid:vp"]), (4, ["raid:gold", "raid:vp"])])
def test_a_raid_has_two_prices(number: int, prices: list[str]) -> None:  # TARGI-RD1
    a, _ = raid(number, "d5 g1 v9")
    assert a.options == prices


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_question_says_which_raid_it_is(number: int) -> None:  # TARGI-B4, TARGI-B8, TARGI-B12, TARGI-B16
    a, _ = raid(number, "d5 g1 v9")
    assert a.decision is not None
    assert a.decision.prompt.numbers == (number,)


@pytest.mark.parametrize(("number", "goods"), [(1, 1), (2, 2), (3, 3)])
def test_goods_of_any_kind_pay_a_raid(number: int, goods: int) -> None:  # TARGI-B4, TARGI-B8, TARGI-B12
    a, b = raid(number, "d3 v9")
    a.chooses("raid:goods", *["give:date"] * goods)
    assert a.stock == " ".join([*([f"d{3 - goods}"] if goods < 3 else []), "v9"])
    assert b.asked == "raid"


def test_goods_for_a_raid_are_given_in_any_order() -> None:  # TARGI-RD1
    a, b = raid(2, "d3 p1 v4")
    a.chooses("raid:goods")
    assert a.options == ["give:date", "give:pepper"]
    a.chooses("give:pepper", "give:date")
    assert (a.stock, b.asked) == ("d2 v4", "raid")


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_points_pay_a_raid(number: int, points: int) -> None:  # TARGI-B4, TARGI-B8, TARGI-B12, TARGI-B16
    a, _ = raid(number, "d5 g1 v9")
    a.chooses("raid:vp")
    assert a.stock == f"d5 g1 v{9 - points}"


def test_who_can_pay_one_price_only_must_pay_it() -> None:  # TARGI-RD2
    a, b = raid(3, "d2 v4", "d3 v1")
    assert a.options == ["raid:vp"]
    a.chooses("raid:vp")
    assert b.options == ["raid:goods"]


def test_who_can_pay_nothing_gives_the_opponent_points() -> None:  # TARGI-RD3
    a, b = raid(3, "d2 v1", "d3 v2")
    assert (a.stock, b.stock) == ("d2 v1", "d3 v4")
    assert a.table.log[:2] == ["raid-unable", "raid-gain"]


def test_the_first_player_gains_from_the_second_after_paying_himself() -> None:  # TARGI-RD3, TARGI-Q27
    a, b = raid(3, "v2", "d2 v1")
    a.chooses("raid:vp")
    assert (a.stock, b.stock) == ("v2", "d2 v1")
    assert a.asked == "place"


def test_a_spared_player_still_gains() -> None:  # TARGI-RD3, TARGI-RD4
    a, _ = raid(3, "v0", "d2 v1", display="oasis_raid_shelter")
    assert a.stock == "v2"


def test_a_table_may_let_it_pass() -> None:  # TARGI-RD3
    a, b = raid(3, "d2 v1", "d3 v2", options={"raid_unable": "pay_nothing"})
    assert (a.stock, b.stock) == ("d2 v1", "d3 v2")


def test_choices_in_a_raid_are_made_in_turn_and_seen_at_once() -> None:  # TARGI-RD5, TARGI-Q27
    a, b = raid(1, "d1 v4", "d1 v4", first="B")
    assert a.asked == ""
    b.chooses("raid:vp")
    assert a.board.players[1].stock["vp"] == 3
    a.chooses("raid:vp")
    assert b.asked == "place"


def test_the_shelter_spares_its_owner_every_raid() -> None:  # TARGI-T24, TARGI-RD4
    a, b = raid(2, "v4", "v4", display="oasis_raid_shelter")
    assert (a.asked, a.table.log) == ("", ["raid-spared"])
    b.chooses("raid:vp")
    assert (a.stock, b.stock) == ("v4", "v3")


def test_the_storyteller_brings_a_point_after_paying() -> None:  # TARGI-T34, TARGI-RD4
    a, _ = raid(1, "d1 v4", display="targia_raid_reward")
    a.chooses("raid:goods", "give:date")
    assert a.stock == "v5"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_shelter_and_storyteller_work_in_all_four_raids(number: int) -> None:  # TARGI-RD4, TARGI-Q17
    a, b = raid(number, "v0", "g1 d3 v4", display="oasis_raid_shelter targia_raid_reward")
    assert (a.stock, b.asked) == ("v1", "raid")
    a, _ = raid(number, "v5", display="targia_raid_reward")
    a.chooses("raid:vp")
    assert a.stock == f"v{5 - (1, 1, 2, 3)[number - 1] + 1}"


def test_points_on_cards_pay_no_raid() -> None:  # TARGI-RD1, TARGI-RD3
    a, b = raid(4, "d9 v2", "v4", display="well_plain_gold camel_plain_gold")
    assert (a.stock, b.stock) == ("d9 v2", "v7")


def test_the_fourth_raid_is_paid_and_ends_the_game() -> None:  # TARGI-B16, TARGI-E2, TARGI-W4
    a, b = raid(4, "g1 v4", "d9 v4")
    a.chooses("raid:gold")
    assert b.options == ["raid:vp"]
    b.chooses("raid:vp")
    assert (a.stock, b.stock) == ("v4", "d9 v1")
    outcome = a.g.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 1]


def test_a_full_display_ends_the_game_before_the_last_raid() -> None:  # TARGI-E1, TARGI-R5
    a, b = table(turn="B", robber=15, a=seat("v4", rows(12)), b=seat(markers="C12"))
    b.chooses("end")
    assert (a.asked, b.asked) == ("", "")
    outcome = a.g.outcome()
    assert outcome is not None
    assert outcome.facts["ending"] == "display"


def test_the_amulet_changes_hands_once_a_round_also_around_raids() -> None:  # TARGI-R5, TARGI-Q27
    a, b = table(turn="B", robber=3, a=seat("v4"), b=seat(targis="B5"))
    b.chooses("end")
    assert b.asked == "raid"
    b.chooses("raid:vp")
    a.chooses("raid:vp")
    assert b.asked == "place"
