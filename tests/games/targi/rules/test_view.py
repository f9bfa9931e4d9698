"""What a player's view says besides what lies on the table."""

import pytest

from igroteka.core.views import SPECTATOR
from igroteka.games.targi.rules.view import Chance, TargiBoard
from tests.games.targi.table import RICH, Actor, raid, seat, table


def spectator(actor: Actor) -> TargiBoard:
    board = actor.table.session.view(SPECTATOR).board
    assert isinstance(board, TargiBoard)
    return board


@pytest.mark.parametrize(
    ("robber", "following", "corner", "rounds"), [(1, 2, 4, 3), (3, 4, 4, 1), (5, 6, 8, 3), (15, 16, 16, 1)]
)
def test_the_view_counts_the_rounds_to_the_next_raid(  # TARGI-R3, TARGI-R4
    robber: int, following: int, corner: int, rounds: int
) -> None:
    a, _ = table(robber=robber)
    assert (a.board.next_robber, a.board.raid, a.board.to_raid) == (following, corner, rounds)


def test_the_view_names_the_phase() -> None:  # TARGI-R1
    assert raid(1)[0].board.phase == "raid"
    assert raid(1)[0].board.to_raid == 0
    assert table()[0].board.phase == "placing"
    assert table(turn="A", a=seat(targis="B3"))[0].board.phase == "actions"
    over, _ = table(robber=16, ending="raid")
    assert (over.board.phase, over.board.next_robber) == ("over", 0)


def test_closed_border_cards_come_with_their_reason() -> None:  # TARGI-P2
    a, b = table(robber=1, a=seat(targis="B13"), b=seat(targis="B6"))
    assert a.board.closed == {
        **{"B1": "robber", "B4": "raid", "B6": "taken", "B8": "raid"},
        **{"B12": "raid", "B13": "taken", "B14": "opposite", "B16": "raid"},
    }
    assert "B7" in b.board.closed
    assert spectator(a).closed == {}


def test_a_card_opposite_an_own_targi_is_not_closed() -> None:  # TARGI-P3
    a, _ = table(robber=1, a=seat(targis="B13"), b=seat(targis="B6"))
    assert "B7" not in a.board.closed


def test_the_robber_closes_nothing_to_who_may_pass_him() -> None:  # TARGI-P5
    a, b = table(robber=1, a=seat(display="well_robber_pass"))
    assert "B1" not in a.board.closed
    assert b.board.closed["B1"] == "robber"


def test_the_view_says_where_lines_would_cross() -> None:  # TARGI-M1, TARGI-M2
    a, _ = table(robber=1, a=seat(targis="B10 B13"), b=seat(targis="B6 B9"))
    assert a.board.players[0].crossings == ["C32"]
    assert a.board.lines["B5"] == ["C12", "C32"]
    assert a.board.lines["B7"] == ["C32"]
    assert a.board.lines["B11"] == ["C31", "C32"]
    assert set(a.board.lines) == {"B2", "B5", "B7", "B11", "B15"}
    assert spectator(a).lines == {}


def test_the_view_says_which_cards_can_be_paid() -> None:  # TARGI-C1, TARGI-D3
    centre = {"C11": "goods_gold", "C12": "well_discount", "C21": "camel_discount", "C23": "camp_trader.down"}
    a, b = table(a=seat("d1 s2"), b=seat("g1"), centre=centre)
    assert [cell for cell in a.board.payable if cell in centre] == ["C12"]
    assert [cell for cell in b.board.payable if cell in centre] == ["C21"]
    assert spectator(a).payable == []
    assert "C12" not in a.board.missing
    assert (a.board.missing["C21"], b.board.missing["C12"]) == ({"gold": 1}, {"date": 1, "salt": 2})
    assert spectator(a).missing == {}


def test_a_hand_card_counts_as_payable_from_the_next_round_on() -> None:  # TARGI-H4
    ripe, _ = table(robber=5, a=seat(RICH, hand="well_discount", hand_round=3))
    fresh, _ = table(robber=5, a=seat(RICH, hand="well_discount", hand_round=4))
    assert ripe.board.hand_payable
    assert not fresh.board.hand_payable
    assert [player.hand_ripe for player in ripe.board.players] == [True, False]
    assert not fresh.board.players[0].hand_ripe


def test_where_a_hand_card_is_played_at_once_it_is_ripe_at_once() -> None:  # TARGI-H4
    a, _ = table(robber=5, a=seat(RICH, hand="well_discount", hand_round=4), options={"hand_card_same_round": True})
    assert a.board.players[0].hand_ripe


def test_the_view_says_how_many_goods_a_gift_is() -> None:  # TARGI-Q14
    a, b = table(turn="A", a=seat("d1 s1 p2", markers="C12", targis="B3"), centre={"C12": "targia_gift"})
    assert a.board.gift == 0
    a.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper")
    assert (a.board.gift, b.board.gift) == (3, 3)
    a.chooses("gift:vp")
    assert a.board.gift == 0


@pytest.mark.parametrize(
    ("row", "same", "different"),
    [
        ("", 4, 2),
        ("well_plain_gold", 4, 2),
        ("well_plain_gold well_plain_big", 4, 0),
        ("well_plain_gold oasis_plain_big", 0, 2),
        ("well_plain_gold oasis_plain_big well_plain_big", 0, 0),
        ("well_plain_gold well_plain_big well_plain_small well_discount", 0, 0),
        ("targia_diversity well_plain_gold", 0, 4),
    ],
)
def test_a_row_that_is_not_full_has_chances(row: str, same: int, different: int) -> None:  # TARGI-E4, TARGI-T32
    a, _ = table(a=seat(display=row))
    assert a.board.players[0].chances[0] == Chance(same, different)


def test_the_view_says_where_points_come_from() -> None:  # TARGI-E3
    a, _ = table(a=seat("d3 s4 p5 g1 v5", "well_plain_gold well_plain_big well_plain_small well_discount"))
    player = a.board.players[0]
    assert player.score == {"tokens": 5, "cards": 9, "advantages": 0, "rows": 4}
    assert player.goods == 12
    assert a.board.limits == {"goods": 10, "gold": 3}


def test_the_bonus_of_a_row_stands_at_its_row() -> None:  # TARGI-E4
    wells = "well_plain_gold well_plain_big well_plain_small well_discount"
    a, _ = table(a=seat("v0", f"camp_trader camp_ambush | {wells} | oasis_plain_gold"))
    assert a.board.players[0].rows == [0, 4, 0]


@pytest.mark.parametrize(
    ("first", "second", "different"),
    [
        ("well_plain_gold camel_plain_gold oasis_plain_gold targia_diversity", "", 4),
        (
            "well_plain_gold camel_plain_gold oasis_plain_gold targia_diversity",
            "well_plain_big camel_plain_big oasis_plain_big camp_plain_big",
            2,
        ),
        (
            "well_plain_gold well_plain_big well_plain_small well_discount",
            "targia_diversity camel_plain_big oasis_plain_big camp_plain_big",
            4,
        ),
    ],
)
def test_mixed_families_promise_more_for_two_rows_only(first: str, second: str, different: int) -> None:  # TARGI-T32
    a, _ = table(a=seat("v0", f"{first} | {second} | camp_trader"))
    assert a.board.players[0].chances[2] == Chance(4, different)
