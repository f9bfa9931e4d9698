"""The parallel environment: seats that choose at once choose in one step."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from igroteka.research.parallel import ParallelEnvironment, parallel_env
from igroteka.research.pettingzoo import Observation, env
from tests.research.tables import configuration

GAMES = [("bang", "base", 4), ("intrigo", "standard", 3), ("kittens", "classic_base", 4), ("targi", "standard", 2)]


def choices(seen: dict[str, Observation], random: np.random.Generator) -> dict[str, int]:
    return {agent: int(random.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_the_api_test_of_pettingzoo_passes(game: str, preset: str, seats: int) -> None:
    parallel_api_test(ParallelEnvironment(configuration(game, preset, seats)), num_cycles=60)


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_a_whole_game_is_played(game: str, preset: str, seats: int) -> None:
    table = ParallelEnvironment(configuration(game, preset, seats))
    random = np.random.default_rng(2)
    seen, _ = table.reset(seed=2)
    rewards: dict[str, float] = {}
    while table.agents:
        seen, rewards, over, _, infos = table.step(choices(seen, random))
        assert all(info["taken"] for info in infos.values()) or any(over.values())
    assert set(rewards.values()) <= {-1.0, 0.0, 1.0}
    assert any(over.values())


def test_a_draft_is_one_step_for_all() -> None:
    table = parallel_env("intrigo", 3)
    seen, _ = table.reset(seed=1)
    asked = [agent for agent, one in seen.items() if not one["action_mask"][table.wait]]
    assert len(asked) == 3  # INTR-D2: everybody chooses a card at the same time


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    table = parallel_env("targi")
    seen, _ = table.reset(seed=1)
    waiting = [agent for agent, one in seen.items() if one["action_mask"][table.wait]]
    assert len(waiting) == 1
    assert np.flatnonzero(seen[waiting[0]]["action_mask"]).tolist() == [table.wait]


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = parallel_env("targi")
    seen, _ = table.reset(seed=1)
    before = table.state().tobytes()
    actions = choices(seen, np.random.default_rng(1))
    waiting = next(agent for agent, one in seen.items() if one["action_mask"][table.wait])
    asked = next(agent for agent in table.agents if agent != waiting)
    with pytest.raises(ValueError, match=f"{waiting} is not asked"):
        table.step({**actions, waiting: 0})
    with pytest.raises(ValueError, match=f"{asked} may not take action"):
        table.step({**actions, asked: table.wait})
    assert table.state().tobytes() == before


def test_a_game_may_be_cut_short() -> None:
    table = parallel_env("intrigo", 3, max_steps=2)
    random = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    for _ in range(2):
        seen, rewards, _, cut, _ = table.step(choices(seen, random))
    assert all(cut.values())
    assert set(rewards.values()) == {0.0}
    assert not table.agents


def test_the_same_seed_deals_the_same_series_of_games() -> None:
    tables = [parallel_env("kittens", 3), parallel_env("kittens", 3)]
    series = []
    for table in tables:
        table.reset(seed=5)
        first = table.state().tobytes()
        table.reset()
        series.append((first, table.state().tobytes()))
    assert series[0] == series[1]
    assert series[0][0] != series[0][1]


def test_the_state_is_what_all_seats_know() -> None:
    together = parallel_env("kittens", 3)
    together.reset(seed=1)
    one_by_one = env("kittens", 3)
    one_by_one.reset(seed=1)
    rows = [one_by_one.observe(agent)["observation"].tobytes() for agent in one_by_one.agents]
    assert together.state().tobytes() == one_by_one.state().tobytes() == b"".join(rows)
    assert together.state_space.contains(together.state())
    assert one_by_one.state_space.contains(one_by_one.state())
