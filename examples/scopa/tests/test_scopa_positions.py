"""Positions of Scopa: any state can be written as one, and what cannot be is refused."""

import pytest

from igroteka.conformance.positions import try_positions
from igroteka.core.errors import BadPosition
from igroteka.core.positions import read_position, write_position
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game
from igroteka.core.rollout import play_out
from igroteka_scopa.game import GAME
from scopa_table import dealt, drawn, table


@pytest.mark.parametrize("choices", [0, 1, 7, 20, 33, 1000])
def test_a_written_position_gives_the_state_back(choices: int) -> None:
    a = dealt(3)[0]
    play_out(a.g, QuickRandom(5), choices)
    text = write_position(find_game("scopa"), a.g)
    again = read_position(text, find_game("scopa"))
    assert write_position(find_game("scopa"), again) == text


def test_what_is_not_named_is_dealt_from_the_rest() -> None:
    a, b = table("A: 7d ...", "B: ...", on="3h 4c")
    assert "7d" in a.hand
    assert (len(a.hand), len(b.hand), len(a.g.deck)) == (3, 3, 30)
    assert GAME.conserved(a.g) == list(range(40))


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"table": ["7d"]}, "error-position-too-many"),
        ({"table": ["8d"]}, "error-position-card"),
        ({"colour": "red"}, "error-position-unknown"),
        ({"turn": "C"}, "error-position-seat"),
        ({"points": {"A": -1}}, "error-position-field"),
        ({"points": "many"}, "error-position-field"),
        ({"deck": ["ad"]}, "error-position-field"),
        ({"picked": ["ad"]}, "error-position-field"),
        ({"over": True}, "error-position-field"),
        ({"played": "as", "table": ["kd"]}, "error-position-field"),
    ],
)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, object], problem: str) -> None:
    with pytest.raises(BadPosition) as raised:
        drawn({"hands": {"A": ["7d", "ks", "2c"]}, **fields}, seats=2)
    assert raised.value.text == problem


def test_hands_of_another_round_are_refused() -> None:  # SCO-T01, SCO-T07
    with pytest.raises(BadPosition):
        table("A: 7d", "B: ks 2c 3c", on="ad", deck=[])


def test_changed_positions_are_refused_or_can_be_played() -> None:
    found = list(try_positions(GAME, 160, "changed"))[-1]
    assert found.broken == []
    assert found.played > 8
