"""The PettingZoo environment: its own tests, and what it promises besides."""

from __future__ import annotations

import itertools
import re
import warnings
from collections.abc import Mapping

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, performance_benchmark, seed_test

from igroteka.core.random import QuickRandom
from igroteka.research.configuration import Configuration
from igroteka.research.pettingzoo import Environment, Observation, env
from tests.research.tables import EDGES, SOME, configuration

GAMES = [("bang", "base", 4), ("intrigo", "standard", 3), ("kittens", "classic_base", 4), ("targi", "standard", 2)]


def quiet() -> None:
    """PettingZoo's own card games answer with a dictionary too, and are warned about it."""
    warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
    warnings.filterwarnings("ignore", "Observation is not a NumPy array")


def first_legal(observation: Observation) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_the_api_test_of_pettingzoo_passes(game: str, preset: str, seats: int) -> None:
    with warnings.catch_warnings():
        quiet()
        api_test(Environment(configuration(game, preset, seats)), num_cycles=100)


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_the_seed_test_of_pettingzoo_passes(game: str, preset: str, seats: int) -> None:
    seed_test(lambda: Environment(configuration(game, preset, seats)), num_cycles=40)


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_the_benchmark_of_pettingzoo_runs(
    game: str, preset: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs for five seconds; the clock of this test has gone on for six after a hundred looks at it."""
    ticks = itertools.count()
    monkeypatch.setattr("time.time", lambda: 0.06 * next(ticks))
    performance_benchmark(Environment(configuration(game, preset, seats)))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), EDGES)
def test_every_configuration_can_be_played_to_its_end(game: str, preset: str, seats: int) -> None:
    table = Environment(configuration(game, preset, seats))
    table.reset(seed=3)
    random = QuickRandom(3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(20_000):
        observation, reward, over, cut, info = table.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        assert list(info.get("codes", {})) == [] if over else sorted(info["codes"]) == legal.tolist()
        table.step(None if over or cut else int(random.pick(legal.tolist())))
    assert not table.agents
    assert set(total.values()) <= {-1.0, 0.0, 1.0}


def test_the_same_seed_deals_the_same_series_of_games() -> None:
    tables = [env("kittens", 3), env("kittens", 3)]
    seen: list[list[bytes]] = [[], []]
    for i, table in enumerate(tables):
        table.reset(seed=5)
        seen[i].append(table.observe("player_0")["observation"].tobytes())
        table.reset()
        seen[i].append(table.observe("player_0")["observation"].tobytes())
    assert seen[0] == seen[1]
    assert seen[0][0] != seen[0][1]


def test_an_unseeded_environment_deals_different_games() -> None:
    one, other = env("targi"), env("targi")
    one.reset()
    other.reset()
    assert one.observe("player_0")["observation"].tobytes() != other.observe("player_0")["observation"].tobytes()


def test_codes_say_what_actions_mean() -> None:
    table = env("targi")
    table.reset(seed=1)
    codes = table.infos[table.agent_selection]["codes"]
    assert isinstance(codes, Mapping)
    assert all(table.configuration.actions.codes[action] == code for action, code in codes.items())
    assert "place:B1" not in codes.values()  # the robber stands there in round 1 (TARGI-P2)
    assert "place:B2" in codes.values()


def test_an_agent_that_is_not_asked_may_do_nothing() -> None:
    table = env("targi")
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()
    assert table.infos[waiting] == {}


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = env("targi")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"may not take action {illegal}"):
        table.step(illegal)
    after = table.observe(table.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_a_game_may_be_cut_short() -> None:
    table = Environment(configuration("intrigo", "standard", 3), max_steps=4)
    table.reset(seed=1)
    for _ in range(4):
        table.step(first_legal(table.last()[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_forced_choices_are_asked_if_wanted() -> None:
    def fewest_options(*, skip_forced: bool) -> int:
        table = Environment(configuration("kittens", "classic_base", 4), skip_forced=skip_forced)
        table.reset(seed=8)
        fewest = table.configuration.actions.size
        while not any(table.terminations.values()):
            legal = np.flatnonzero(table.last()[0]["action_mask"])
            fewest = min(fewest, len(legal))
            table.step(int(legal[-1]))
        return fewest

    assert fewest_options(skip_forced=False) == 1
    assert fewest_options(skip_forced=True) > 1


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_a_table_is_drawn_as_text_and_as_an_image(game: str, preset: str, seats: int) -> None:
    table = Environment(configuration(game, preset, seats), render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert isinstance(text, str)
    assert "Alex" in text or game == "targi"
    table.render_mode = "rgb_array"
    image = table.render()
    assert isinstance(image, np.ndarray)
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert dark(image) > 1000
    table.render_mode = "svg"
    drawing = table.render()
    assert isinstance(drawing, str)
    assert drawing.startswith("<svg")
    assert re.findall(r"https?://[^\"]*", drawing) == ["http://www.w3.org/2000/svg"]


def dark(image: NDArray[np.uint8]) -> int:
    """How many pixels are written on."""
    return int((image.sum(axis=2) < 300).sum())


def test_a_table_is_printed_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("kittens", 3, render_mode="human")
    table.reset(seed=1)
    table.step(first_legal(table.last()[0]))
    assert "Alex" in capsys.readouterr().out


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="no render mode film"):
        env("kittens", 3, render_mode="film")


def test_nothing_is_rendered_unless_wanted() -> None:
    table = env("kittens", 3)
    table.reset(seed=1)
    assert table.render() is None


def test_a_configuration_takes_options_and_presets() -> None:
    assert Configuration("kittens", preset="full_box").seats == 2
    assert Configuration("bang", 5, "base", {"high_noon": True}).settings["high_noon"] is True
    assert str(Configuration("kittens", 4)) == "kittens-default-4"
