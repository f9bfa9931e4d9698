"""The end of the game: points, rows, ties."""

import pytest

from igroteka.games.targi.rules.scoring import standing
from tests.games.targi.table import Actor, rows, seat, table

W1 = """
    oasis_well_pairs oasis_plain_small oasis_plain_gold oasis_resettle
  | well_plain_small camp_plain_small targia_plain_small camel_right_end
  | well_discount camp_trader camp_noble_discount targia_raid_reward
"""


def ended(a: str, b: str) -> tuple[Actor, Actor]:
    """A game that is over; the points are those of the position."""
    return table(robber=16, a=seat(a), b=seat(b), ending="raid")


def test_the_worked_example_makes_33_points() -> None:  # TARGI-W1
    a, _ = table(a=seat("v3", W1))
    score = a.score
    assert (score.tokens, score.cards, score.advantages, score.rows) == (3, 21, 3, 6)
    assert score.total == 33


def test_the_score_has_four_parts() -> None:  # TARGI-E3
    a, _ = table(a=seat("v5", rows(4)))
    assert a.score.plain() == {"tokens": 5, "cards": 11, "advantages": 0, "rows": 0}
    assert a.board.players[0].points == 16


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("well_plain_gold well_plain_big well_plain_small well_discount", 4),
        ("well_plain_gold camel_plain_gold oasis_plain_gold camp_plain_gold", 2),
        ("well_plain_gold well_plain_big oasis_plain_gold camp_plain_gold", 0),
        ("well_plain_gold well_plain_big well_plain_small", 0),
        ("well_plain_gold camel_plain_gold oasis_plain_gold", 0),
    ],
)
def test_full_rows_bring_a_bonus(row: str, points: int) -> None:  # TARGI-E4
    a, _ = table(a=seat("v0", row))
    assert a.score.rows == points


def test_pairs_are_rounded_down() -> None:  # TARGI-E5
    wells = "well_plain_gold well_plain_big | well_plain_small well_discount well_harvest"
    a, _ = table(a=seat("v0", f"oasis_well_pairs {wells}"))
    assert a.score.advantages == 2


def test_hand_goods_gold_and_coin_score_nothing() -> None:  # TARGI-E6
    a, _ = table(a=seat("d9 g3 v1", "well_hidden_gold", hand="well_plain_gold", coins=["well_hidden_gold"]))
    assert a.score.total == 2


@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        ("v5", "v4", [1, 2]),
        ("g1 v4", "d9 v4", [1, 2]),
        ("d1 g1 v4", "d2 g1 v4", [2, 1]),
        ("d1 g1 v4", "s1 g1 v4", [1, 1]),
    ],
)
def test_ties_are_broken_by_gold_then_goods(a: str, b: str, places: list[int]) -> None:  # TARGI-E7
    one, _ = ended(a, b)
    assert standing(one.g) == places
    outcome = one.g.outcome()
    assert outcome is not None
    assert outcome.places == places


def test_the_end_of_the_game_is_told() -> None:  # TARGI-E3
    a, b = table(phase="robber", robber=15, a=seat("g1 v5"), b=seat("g1 v4"))
    a.chooses("raid:gold")
    b.chooses("raid:gold")
    assert a.table.log[-3:] == ["points", "points", "won"]
