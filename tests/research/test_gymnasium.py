"""Gymnasium environments: one learner among bots, one table or many."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from igroteka.core.registry import games
from igroteka.research.gymnasium import LearnerEnv, LearnerVectorEnv, environment_id
from tests.research.tables import OURS

SEATS = {"bang": 4, "intrigo": 3, "kittens": 3, "targi": 2}


def legal(mask: NDArray[np.int8], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def play(env: gymnasium.Env[Any, Any], seed: int | None) -> list[Any]:
    """A whole game by random legal actions: everything that the learner was told."""
    random = np.random.default_rng(1)
    observation, info = env.reset(seed=seed)
    told: list[Any] = [observation.tobytes()]
    over = cut = False
    while not over and not cut:
        observation, reward, over, cut, info = env.step(legal(info["action_mask"], random))
        told += [observation.tobytes(), reward]
    return told


@pytest.mark.parametrize("game", OURS)
def test_every_game_is_registered_and_passes_the_checker_of_gymnasium(game: str) -> None:
    env = gymnasium.make(environment_id(game), seats=SEATS[game], illegal_reward=-1.0, max_steps=2000)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*(not within the observation space|different from the unwrapped).*")
        check_env(env.unwrapped, skip_render_check=True)


def test_games_are_found_by_their_names() -> None:
    assert environment_id("targi") == "igroteka/Targi-v0"
    assert {environment_id(id) for id in OURS} <= set(gymnasium.registry)
    assert set(OURS) <= set(games())


@pytest.mark.parametrize("game", OURS)
def test_the_same_seed_deals_the_same_game_and_the_next_reset_another(game: str) -> None:
    env = gymnasium.make(environment_id(game), opponents="greedy")
    first = play(env, 7)
    assert play(env, None) != first
    assert play(gymnasium.make(environment_id(game), opponents="greedy"), 7) == first


def test_the_learner_gets_a_reward_at_the_end() -> None:
    env = LearnerEnv("kittens", 2, "classic_base", opponents="random")
    results = {play(env, seed)[-1] for seed in range(8)}
    assert results == {1.0, -1.0}


def test_the_learner_sees_what_their_seat_may_know_and_nothing_else() -> None:
    env = LearnerEnv("bang", 4, opponents="greedy", seat=2)
    random = np.random.default_rng(3)
    observation, info = env.reset(seed=3)
    for _ in range(20):
        table = env.table
        assert info["seat"] == table.seat == 2
        from_view = table.configuration.features.from_view(table.view())
        assert observation.tobytes() == bytes(from_view)
        observation, _, over, _, info = env.step(legal(info["action_mask"], random))
        if over:
            break


def test_masks_are_there_in_both_forms_and_codes_say_what_they_mean() -> None:
    env = LearnerEnv("targi")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert sorted(env.codes()) == np.flatnonzero(info["action_mask"]).tolist()
    assert all(env.table.configuration.actions.codes[action] == code for action, code in env.codes().items())


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = LearnerEnv("targi")
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"action {illegal} is not legal"):
        env.step(illegal)
    assert env.table.observation().tobytes() == before.tobytes()


def test_an_illegal_action_costs_what_was_agreed_and_changes_nothing() -> None:
    env = LearnerEnv("targi", illegal_reward=-0.25)
    before, info = env.reset(seed=1)
    after, reward, over, cut, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (after.tobytes(), reward, over, cut) == (before.tobytes(), -0.25, False, False)


def test_a_game_may_be_cut_short() -> None:
    env = LearnerEnv("intrigo", max_steps=3)
    random = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for number in range(1, 4):
        _, reward, over, cut, info = env.step(legal(info["action_mask"], random))
        assert (reward, over, cut) == (0.0, False, number == 3)
    assert not info["action_mask"].any()


def test_illegal_actions_count_towards_the_end_of_a_game_that_is_cut_short() -> None:
    env = LearnerEnv("targi", max_steps=2, illegal_reward=-1.0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert [env.step(illegal)[3] for _ in range(2)] == [False, True]


def test_the_seat_is_drawn_for_every_game_unless_it_is_named() -> None:
    env = LearnerEnv("bang", 5)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == set(range(5))
    fixed = LearnerEnv("bang", 5, seat=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}


@pytest.mark.parametrize(("opponents", "seat"), [([], None), (["random"] * 3, None), ("random", 3), ("random", -1)])
def test_wrong_seats_and_opponents_are_refused(opponents: str | list[str], seat: int | None) -> None:
    with pytest.raises(ValueError, match=r"opponents|no seat"):
        LearnerEnv("kittens", 3, opponents=opponents, seat=seat)


def test_a_table_is_drawn_as_the_learner_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = LearnerEnv("kittens", 3, render_mode="ansi")
    env.reset(seed=1)
    assert "Defuse" in env.render()  # of the learner's own hand
    env.render_mode = "rgb_array"
    assert env.render().shape[2] == 3
    env.render_mode = "svg"
    assert env.render().startswith("<svg")
    env.render_mode = "human"
    env.step(sorted(env.table.legal)[0])
    assert "Defuse" in capsys.readouterr().out
    with pytest.raises(ValueError, match="no render mode film"):
        LearnerEnv("kittens", 3, render_mode="film")


@pytest.mark.parametrize("game", ["kittens", "targi"])
def test_many_tables_play_the_same_games_as_one(game: str) -> None:
    many = gymnasium.make_vec(environment_id(game), num_envs=3, opponents="greedy")
    assert isinstance(many, LearnerVectorEnv)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    single = [LearnerEnv(game, opponents="greedy") for _ in range(3)]
    observations, infos = many.reset(seed=5)
    shown = [env.reset(seed=5 + i) for i, env in enumerate(single)]
    random = np.random.default_rng(1)
    finished = 0
    for _ in range(150):
        for i, (observation, info) in enumerate(shown):
            assert observations[i].tobytes() == observation.tobytes()
            assert infos["action_mask"][i].tolist() == info["action_mask"].tolist()
        actions = np.array([legal(mask, random) for mask in infos["action_mask"]])
        observations, rewards, over, cut, infos = many.step(actions)
        for i, env in enumerate(single):
            observation, reward, ended, short, info = env.step(actions[i])
            assert (rewards[i], over[i], cut[i]) == (reward, ended, short)
            if ended:
                finished += 1
                assert infos["_final_obs"][i]
                assert infos["final_obs"][i].tobytes() == observation.tobytes()
                observation, info = env.reset()
            shown[i] = observation, info
    assert finished >= 2


def test_many_tables_refuse_an_illegal_action_and_change_nothing() -> None:
    many = LearnerVectorEnv(2, "targi")
    before, infos = many.reset(seed=1)
    actions = np.array(
        [int(np.flatnonzero(infos["action_mask"][0])[0]), int(np.flatnonzero(infos["action_mask"][1] == 0)[0])]
    )
    with pytest.raises(ValueError, match="at table 1"):
        many.step(actions)
    assert [table.observation().tobytes() for table in many.tables] == [row.tobytes() for row in before]
    assert many.action_masks().shape == (2, many.tables[0].configuration.actions.size)
