"""Random games of every configuration end with a winner, and no card is lost: a sample of the many that were played."""

from __future__ import annotations

import pytest

from igroteka.conformance import CheckedSetup, configurations
from igroteka.conformance.checked_table import setup_of
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.rollout import next_decision
from igroteka.games.bang.game import GAME

LONGEST = 3000  # choices; of 100,000 games with everything the longest had fewer than 1,000


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize("configuration", configurations(GAME), ids=str)
def test_random_games_end_and_no_card_is_lost(configuration: CheckedSetup, seed: str) -> None:  # BANG-W01 BANG-T51
    g = GAME.deal(setup_of(GAME, configuration, seed, live=False), from_seed(seed))
    g.skip_forced = seed == "b"
    g.start()
    cards = GAME.conserved(g)
    random = QuickRandom(3)
    for _ in range(LONGEST):
        if g.over:
            break
        decision = next_decision(g)
        g.apply(decision.seat, random.pick(decision.options))
        assert GAME.conserved(g) == cards
    assert g.winners
    assert not g.decisions()
