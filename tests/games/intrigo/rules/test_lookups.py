"""What is kept till something changes is the same as what is worked out anew."""

from __future__ import annotations

import pytest

from igroteka.core.random import QuickRandom
from igroteka.core.state import mask
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import EMPTY


@pytest.mark.parametrize("seed", range(6))
def test_the_mask_of_empty_gaps_is_that_of_the_palace_after_every_choice(seed: int) -> None:
    seats = 3 + seed % 2
    g = GAME.deal(GAME.setup(seats, GAME.unattended, f"mask{seed}"), QuickRandom(seed))
    random = QuickRandom(seed)
    while g.decisions():
        decision = g.decisions()[0]
        left_behind = g.clone()
        g.apply(decision.seat, random.pick(decision.options))
        for state in (g, left_behind, GAME.imagine(g, 0, random), GAME.load(GAME.dump(g))):
            assert state.empty_gaps() == mask(*[gap for gap, thing in enumerate(state.gaps) if thing == EMPTY])
