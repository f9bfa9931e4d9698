"""Shares and differences, and how sure they are."""

import pytest

from igroteka.arena.shares import FEW, difference_of, share_of
from igroteka.intervals import wilson, z_of
from igroteka.simulation import interval


def test_games_with_deals_of_their_own_have_the_interval_of_wilson() -> None:
    found = share_of([(deal, float(deal % 2)) for deal in range(100)])
    assert (found.games, found.wins, found.share) == (100, 50, 0.5)
    assert found.low == pytest.approx(interval(50, 100)[0], abs=0.002)
    assert found.high == pytest.approx(interval(50, 100)[1], abs=0.002)


def test_games_of_one_deal_that_end_alike_count_as_one() -> None:
    apart = share_of([(deal, float(deal % 2)) for deal in range(50)])
    together = share_of([(deal, float(deal % 2)) for deal in range(50) for _ in range(4)])
    assert together.games == 200
    assert together.low == pytest.approx(apart.low, abs=0.01)


def test_games_of_one_deal_that_balance_each_other_say_more() -> None:
    mirrored = share_of([(deal, float(won)) for deal in range(50) for won in (0, 1)] + [(50, 1.0)])
    assert mirrored.high - mirrored.low < 0.1


def test_a_share_of_all_or_nothing_still_has_an_interval() -> None:
    found = share_of([(deal, 1.0) for deal in range(50)])
    assert (found.low, found.high) == wilson(1.0, 50, z_of(50))
    assert found.low < 0.95


def test_a_share_of_nothing_counts_deals_too() -> None:
    found = share_of([(deal, 0.0) for deal in range(30) for _ in range(3)])
    assert found.games == 90
    assert found.high == pytest.approx(wilson(0.0, 30, z_of(30))[1])


def test_more_deals_of_the_same_kind_never_say_less() -> None:
    widths: list[float] = []
    for deals in range(2, 60, 2):
        found = share_of([(deal, float(deal % 2)) for deal in range(deals) for _ in range(3)])
        widths.append(found.high - found.low)
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("samples", "t"), [(10, 2.262), (20, 2.093), (40, 2.023), (1000, 1.962)])
def test_few_deals_have_the_wider_interval_of_students_t(samples: int, t: float) -> None:
    assert z_of(samples) == pytest.approx(t, abs=0.006)


def test_no_games_say_nothing() -> None:
    found = share_of([])
    assert (found.games, found.low, found.high) == (0, 0.0, 1.0)


def test_the_difference_on_many_deals_is_as_sure_as_its_scatter() -> None:
    found = difference_of([(deal, [0.0, 1.0, 1.0, -1.0][deal % 4]) for deal in range(400)])
    assert found.mean == pytest.approx(0.25)
    assert found.high is not None
    deviation = (11 / 16) ** 0.5  # of 0, 1, 1, -1
    assert found.high - found.mean == pytest.approx(1.966 * deviation / 20, rel=0.005)


def test_the_difference_on_a_few_deals_has_no_interval() -> None:
    found = difference_of([(deal, 1.0) for deal in range(FEW - 1)])
    assert (found.mean, found.low, found.high) == (1.0, None, None)
