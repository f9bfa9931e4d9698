"""The weights of a table of BANG! are found by regression."""

import numpy as np
import pytest

from igroteka.games.bang.bots.search.fit import CRIME, LAW, LONER, chances, fit, play, weights_source
from igroteka.games.bang.bots.search.judging import NAMES, place
from igroteka.games.bang.rules.enums import Role

LIFE = place(Role.SHERIFF, 1)


def test_every_turn_of_a_game_is_a_row() -> None:
    rows, winner = play(5, 0)
    assert len(rows) > 5
    assert all(len(row) == len(NAMES) for row in rows)
    assert winner in (LAW, CRIME, LONER)


def test_what_decides_games_gets_its_weight() -> None:
    random = np.random.default_rng(1)
    facts = np.zeros((6_000, len(NAMES)))
    facts[:, 0] = 1.0
    facts[:, LIFE] = random.integers(1, 6, len(facts))
    facts[:, place(Role.RENEGADE)] = random.integers(0, 2, len(facts))
    truth = np.zeros((2, len(NAMES)))
    truth[0, 0], truth[0, LIFE], truth[1, 0], truth[1, LIFE] = -2.0, 0.8, 1.0, -0.5
    shares = chances(facts, truth).cumsum(axis=1)
    won = (random.random((len(facts), 1)) > shares).sum(axis=1)
    found = fit(facts, won)
    assert found[0, [0, LIFE]] == pytest.approx([-2.0, 0.8], abs=0.15)
    assert found[1, LIFE] == pytest.approx(-0.5, abs=0.15)
    assert chances(facts, found)[facts[:, place(Role.RENEGADE)] == 0, LONER].max() == 0


def test_weights_are_told_a_line_for_each_fact() -> None:
    lines = weights_source(np.zeros((4, len(NAMES)))).splitlines()
    assert lines[1] == "    (0.000, 0.000, 0.000, 0.000),  # sheriff number"
    assert len(lines) == len(NAMES)
