"""Roll-outs draw without asking: what comes of them is what would come of every question asked."""

from __future__ import annotations

import pytest

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.rollout import play_out
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.state import IntrigoGame
from tests.rolling import asked_everything

TABLES = [(preset.id, seats) for preset in GAME.presets for seats in preset.seats]


def dealt(preset: str, seats: int, seed: str) -> IntrigoGame:
    options = {**GAME.preset(preset).options, **GAME.unattended}
    return GAME.deal(GAME.setup(seats, options, seed, quiet=True), from_seed(seed))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_rolled_out_game_is_the_one_in_which_everybody_was_asked(preset: str, seats: int) -> None:
    for number in range(8):
        rolled, asked = dealt(preset, seats, f"lots/{number}"), dealt(preset, seats, f"lots/{number}")
        for most in (1, 2, 7, 10, 31, 1_000_000):
            random, other = QuickRandom(number + most), QuickRandom(number + most)
            assert play_out(rolled, random, most) == asked_everything(asked, other, most)
            assert GAME.dump(rolled) == GAME.dump(asked)
            assert random.dump() == other.dump()
            assert [repr(d) for d in rolled.decisions()] == [repr(d) for d in asked.decisions()]
