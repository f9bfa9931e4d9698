"""Bots as policies: what they answer in environments is what they answer at tables."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import igroteka.research.gymnasium  # noqa: F401 (registers the environments)
from igroteka.bots.bot import make_bot, sampler
from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.research.baselines import Baseline, baselines
from igroteka.research.batch import Batch
from igroteka.research.configuration import waiting
from igroteka.research.pettingzoo import Environment
from tests.research.tables import configuration


@pytest.mark.parametrize(("game", "preset", "seats"), [("kittens", "classic_base", 4), ("bang", "base", 4)])
def test_a_baseline_answers_for_every_table_as_its_bot_does(game: str, preset: str, seats: int) -> None:
    found = configuration(game, preset, seats)
    batch, baseline = Batch(found, 3, "baseline"), Baseline("greedy", found)
    bot, random = make_bot("greedy", game), from_seed("1/greedy")
    for _ in range(20):
        actions = baseline.actions(batch)
        for table, state in enumerate(batch.states):
            decision = waiting(state)
            assert decision is not None
            view = found.game.view(state, decision.seat)
            option = bot.choose(view, decision, random, sampler(found.game, state, decision.seat))
            assert found.actions.legal(decision)[int(actions[table])] == option
        batch.step(actions)


def test_a_baseline_plays_a_whole_game_of_every_kind_of_environment() -> None:
    found = configuration("kittens", "classic_base", 2)
    baseline = Baseline("search:4", found)
    table = Environment(found)
    table.reset(seed=1)
    for agent in table.agent_iter():
        over = table.terminations[agent]
        table.step(None if over or table.game_state is None else baseline.action(table.game_state))
    learner = gymnasium.make("igroteka/Kittens-v0", seats=2, preset="classic_base", opponents="greedy")
    learner.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, _ = learner.step(np.int64(baseline.action(learner.unwrapped.game_state)))  # type: ignore[attr-defined]
    assert reward in (-1, 1)
    with pytest.raises(ValueError, match="the game is over"):
        baseline.action(learner.unwrapped.game_state)  # type: ignore[attr-defined]


def test_the_baselines_of_a_game_are_its_bots() -> None:
    assert baselines("targi") == ("random", "easy", "greedy", "normal", "hard")
    with pytest.raises(BadSetup):
        Baseline("clever", configuration("targi", "standard", 2))
