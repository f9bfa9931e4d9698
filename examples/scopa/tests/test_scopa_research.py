"""The research environment of Scopa."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from igroteka.core.random import QuickRandom
from igroteka.research.configuration import Configuration, waiting
from igroteka.research.pettingzoo import Environment, env
from igroteka_scopa.rules.cards import CARDS


def test_the_api_test_of_pettingzoo_passes() -> None:
    with warnings.catch_warnings():  # PettingZoo warns of observations that are dictionaries
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env("scopa", 3, "quick"), num_cycles=200)


def test_the_seed_test_of_pettingzoo_passes() -> None:
    seed_test(lambda: env("scopa", 2, "quick"), num_cycles=40)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_played_to_its_end(seats: int) -> None:
    table: Environment = env("scopa", seats, "quick")
    table.reset(seed=3)
    random = QuickRandom(3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(20_000):
        observation, reward, over, cut, _ = table.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if over or cut else int(random.pick(legal)))
    assert not table.agents
    assert sorted(total.values())[-1] == 1.0


def test_every_option_is_an_action_and_every_action_an_option() -> None:  # SCO-T01, SCO-T05
    codes = Configuration("scopa", 2).actions.codes
    assert codes == [f"{verb}:{card}" for verb in ("play", "take") for card in CARDS]


def test_features_of_a_view_and_of_a_state_are_the_same() -> None:  # SCO-H01
    found = Configuration("scopa", 3)
    state, random = found.deal("features"), QuickRandom(1)
    for _ in range(60):
        decision = waiting(state)
        assert decision is not None
        for seat in range(3):
            from_view = found.features.from_view(found.game.view(state, seat))
            assert from_view == found.features.from_state(state, seat)
        state.apply(decision.seat, random.pick(list(decision.options)))
