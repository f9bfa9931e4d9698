"""Roll-outs draw without asking: what comes of them is what would come of every question asked."""

from __future__ import annotations

import pytest

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.rollout import play_out
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from tests.rolling import asked_everything

DECKS = [(preset.id, seats) for preset in GAME.presets for seats in preset.seats]


def dealt(deck: str, seats: int, seed: str) -> KittensGame:
    options = {**GAME.preset(deck).options, "combos": "with_five"}
    return GAME.deal(GAME.setup(seats, options, seed, quiet=True), from_seed(seed))


@pytest.mark.parametrize(("deck", "seats"), DECKS)
def test_a_rolled_out_game_is_the_one_in_which_everybody_was_asked(deck: str, seats: int) -> None:
    for number in range(6):
        rolled, asked = dealt(deck, seats, f"lots/{number}"), dealt(deck, seats, f"lots/{number}")
        for most in (1, 7, 10, 1_000_000):
            random, other = QuickRandom(number + most), QuickRandom(number + most)
            assert play_out(rolled, random, most) == asked_everything(asked, other, most)
            assert GAME.dump(rolled) == GAME.dump(asked)
            assert random.dump() == other.dump()
            assert [repr(d) for d in rolled.decisions()] == [repr(d) for d in asked.decisions()]


def test_a_roll_out_that_skips_no_forced_choice_counts_all_of_them() -> None:
    rolled, asked = dealt("classic_base", 3, "loud"), dealt("classic_base", 3, "loud")
    rolled.fast = asked.fast = False
    assert play_out(rolled, QuickRandom(1)) == asked_everything(asked, QuickRandom(1), 1_000_000)
    assert GAME.dump(rolled) == GAME.dump(asked)
