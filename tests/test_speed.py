"""Measurements come out for every game, with what was measured beside them."""

import pytest

from igroteka import speed
from igroteka.compiled import COMPILED, OUTDATED, PARTLY, SOURCE
from igroteka.core import state
from igroteka.core.registry import find_game
from igroteka.speed import calibrate, compiled, engine, measure, plans

KITTENS = find_game("kittens")


def test_several_numbers_of_seats_are_measured() -> None:
    found = plans(KITTENS)
    assert len({plan.seats for plan in found}) >= 3
    for plan in found:
        KITTENS.setup(plan.seats, plan.settings, plan.seed)


def test_a_game_may_say_what_is_measured() -> None:
    bang = find_game("bang")
    assert [(plan.settings, plan.seats) for plan in plans(bang)] == [
        (bang.preset(id).settings, seats) for id, seats in bang.measured
    ]
    assert bang.measured


def test_all_kinds_of_speed_are_measured() -> None:
    results = list(measure(KITTENS, plans(KITTENS)[0], seconds=0.01))
    assert [result.what for result in results] == [
        *("games", "decisions", "early", "late", "clones", "views", "imagined", "iterations", "steps", "bytes")
    ]
    assert all(result.per_second > 0 for result in results)
    assert set(results[0].plain()) == {"what", "game", "preset", "seats", "options", "per_second"}


def test_the_machine_is_measured_too() -> None:
    assert calibrate() > 0


@pytest.mark.parametrize(
    ("chosen", "file", "told"),
    [
        (SOURCE, "state.py", SOURCE),
        (OUTDATED, "state.py", OUTDATED),
        (COMPILED, "state.so", COMPILED),
        (SOURCE, "state.so", COMPILED),  # in a wheel
        (PARTLY, "state.py", PARTLY),
        (PARTLY, "state.so", PARTLY),
    ],
)
def test_an_engine_is_called_compiled_where_all_of_it_is(
    monkeypatch: pytest.MonkeyPatch, chosen: str, file: str, told: str
) -> None:
    monkeypatch.setattr(speed, "ENGINE", chosen)
    monkeypatch.setattr(state, "__file__", file)
    assert engine() == told
    assert compiled() == (told == COMPILED)
