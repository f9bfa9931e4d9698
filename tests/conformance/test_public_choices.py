"""Decisions whose options and answers everybody sees: only for these can players plan answers."""

from __future__ import annotations

import pytest

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.registry import find_game, games

GAMES = 3
CHOICES = 150


@pytest.mark.parametrize("game", list(games()))
def test_what_is_called_public_is_the_same_in_every_state_that_others_imagine(game: str) -> None:
    rules, dice = find_game(game), QuickRandom(28)
    public = 0
    for seed in range(GAMES):
        setup = rules.setup(rules.seats[0], {}, seed=str(seed))
        state = rules.deal(setup, from_seed(setup.seed))
        for _ in range(CHOICES):
            if not state.decisions():
                break
            decision = state.decisions()[0]
            if state.is_public_choice(decision.seat):
                public += 1
                codes = [option.code for option in decision.options]
                for seat in range(setup.seats):
                    imagined = rules.imagine(state, seat, dice).decision(decision.seat)
                    assert imagined is not None
                    assert [option.code for option in imagined.options] == codes
            state.apply(decision.seat, decision.random_option(dice))
    assert (public > 0) == (game == "targi")
