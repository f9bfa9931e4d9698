"""Options by a mask of their numbers, and the mask of the empty gaps."""

from __future__ import annotations

import pytest

from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.state import mask
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.parts import EMPTY
from igroteka.games.intrigo.rows import Row
from igroteka.games.intrigo.words import INTO


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 16])
def test_a_row_gives_the_options_of_a_mask_in_order(length: int) -> None:
    options = [INTO(gap) for gap in range(length)]
    row = Row(options)
    for numbers in {*range(1 << min(length, 9)), (1 << length) - 1, 0b1010101010101010 & (1 << length) - 1}:
        found: list[Option] = []
        row.add_to(found, numbers)
        row.add_to(found, numbers)
        assert found == [option for gap, option in enumerate(options) if numbers >> gap & 1] * 2


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
