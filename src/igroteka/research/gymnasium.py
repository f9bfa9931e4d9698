"""Every game as a Gymnasium environment for one learner, with bots at the other seats; one by one or many at once.

Importing this module registers `igroteka/<Game>-v0` for every installed game with a research part. See
docs/research.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from igroteka.core.registry import games
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.research import pictures
from igroteka.research.configuration import Configuration
from igroteka.research.rewards import Rewards, scheme
from igroteka.research.solo import SoloTable

NAMESPACE: Final = "igroteka"
VERSION: Final = "v0"
RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")

Row = NDArray[np.uint8]


def _table(
    game: str,
    seats: int | None,
    preset: str,
    options: Mapping[str, SettingValue] | None,
    opponents: str | Sequence[str],
    seat: int | None,
    rewards: str | Rewards,
    *,
    skip_forced: bool,
    max_steps: int,
) -> SoloTable:
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    configuration = Configuration(game, seats, preset, options)
    return SoloTable(configuration, names, seat, scheme(rewards), skip_forced=skip_forced, max_steps=max_steps)


class LearnerEnv(gymnasium.Env[Row, np.int64]):
    """One seat of one table. `reset` deals a new game and returns when the learner is asked.

    `info["action_mask"]` and `action_masks()` say which actions are legal. An illegal action raises ValueError, or,
    with `illegal_reward`, is answered with that reward; either way it changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (as in the base class)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str = "",
        options: Mapping[str, SettingValue] | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: str | Rewards = "win",
        skip_forced: bool = True,
        max_steps: int = 0,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"no render mode {render_mode}: there are {', '.join(RENDER_MODES)}")
        self.table = _table(
            game, seats, preset, options, opponents, seat, rewards, skip_forced=skip_forced, max_steps=max_steps
        )
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.table.configuration.features.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.configuration.actions.size)
        self._series = ""
        self._number = -1

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal a new game: the first of the series of a seed, or the next one."""
        super().reset(seed=seed)
        self._number += 1
        if seed is not None or not self._series:
            self._series, self._number = str(seed if seed is not None else self.np_random.integers(2**63)), 0
        self.table.deal(f"{self._series}/{self._number}")
        return self.table.observation(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots answer until the learner is asked again or the game is over."""
        legal = int(action) in self.table.legal
        if not legal and self.illegal_reward is None:
            raise ValueError(f"action {action} is not legal here: see info['action_mask']")
        if legal:
            self.table.step(int(action))
        else:
            self.table.steps += 1  # or a policy that tries nothing else would never come to `max_steps`
        reward = self.table.reward if legal or self.illegal_reward is None else self.illegal_reward
        if self.render_mode == "human":
            self.render()
        return self.table.observation(), reward, self.table.over, self.table.truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that MaskablePPO of sb3-contrib asks for."""
        return self.table.mask().view(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(), "seat": self.table.seat}

    @property
    def game_state(self) -> State:
        """The whole state of the table. It is up to the learner not to look."""
        return self.table.state

    def codes(self) -> dict[int, str]:
        """What the legal actions mean, in the notation of the game."""
        return {action: option.code for action, option in self.table.legal.items()}

    def render(self) -> Any:
        """The table as the learner sees it: printed, as text, as a drawing, or as pixels."""
        if self.render_mode is None:
            return None
        view = self.table.view()
        if self.render_mode == "rgb_array":
            return pictures.image(view)
        if self.render_mode == "svg":
            return pictures.svg(view)
        if self.render_mode == "human":
            print(pictures.text(view))
            return None
        return pictures.text(view)


class LearnerVectorEnv(VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """Many tables at once: arrays in, arrays out. A finished game is replaced by the next one in the same step.

    `infos["action_mask"]` has a row for every table. Where a game has ended, `infos["final_obs"]` holds its last
    observation, and `infos["_final_obs"]` says where. Table `i` of a seed plays the games that `LearnerEnv` deals for
    the seed plus `i`.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as in the base class)

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        preset: str = "",
        options: Mapping[str, SettingValue] | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: str | Rewards = "win",
        skip_forced: bool = True,
        max_steps: int = 0,
    ) -> None:
        self.num_envs = num_envs
        self.tables = [
            _table(game, seats, preset, options, opponents, seat, rewards, skip_forced=skip_forced, max_steps=max_steps)
            for _ in range(num_envs)
        ]
        configuration = self.tables[0].configuration
        self.single_observation_space = spaces.Box(0, 255, (configuration.features.size,), np.uint8)
        self.single_action_space = spaces.Discrete(configuration.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, configuration.features.size), np.uint8)
        self._masks = np.zeros((num_envs, configuration.actions.size), np.int8)
        self._series = [""] * num_envs
        self._numbers = [0] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new game at every table: of the series `seed`, `seed + 1` …, of these seeds, or of random ones."""
        seeds: list[int | None]
        if isinstance(seed, list):
            seeds = seed
        else:
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        for i, series in enumerate(seeds):
            self._series[i] = str(secrets.randbits(63) if series is None else series)
            self._numbers[i] = 0
            self._deal(i)
        return self._observations.copy(), {"action_mask": self._masks.copy()}

    def _deal(self, i: int) -> None:
        self.tables[i].deal(f"{self._series[i]}/{self._numbers[i]}")
        self._numbers[i] += 1
        self._show(i)

    def _show(self, i: int) -> None:
        self._observations[i] = self.tables[i].observation()
        self._masks[i] = self.tables[i].mask()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action at every table; ValueError, without any change, if one of them is not legal."""
        for i, action in enumerate(actions.tolist()):
            if action not in self.tables[i].legal:
                raise ValueError(f"action {action} is not legal at table {i}: see infos['action_mask']")
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, object)
        for i, action in enumerate(actions.tolist()):
            table = self.tables[i]
            table.step(action)
            rewards[i], over[i], cut[i] = table.reward, table.over, table.truncated
            if over[i] or cut[i]:
                last[i] = table.observation()
                self._deal(i)
            else:
                self._show(i)
        infos: dict[str, Any] = {"action_mask": self._masks.copy()}
        if (over | cut).any():
            infos |= {"final_obs": last, "_final_obs": over | cut}
        return self._observations.copy(), rewards, over, cut, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all tables."""
        return self._masks.astype(np.bool_)


def environment_id(game: str) -> str:
    """The name under which a game is registered, such as `igroteka/Chess-v0`."""
    return f"{NAMESPACE}/{game.capitalize()}-{VERSION}"


def register_games() -> None:
    """Register all installed games that have a research part."""
    for id, game in games().items():
        if game.has_part("research.features") and environment_id(id) not in gymnasium.registry:
            gymnasium.register(
                environment_id(id),
                entry_point=f"{__name__}:{LearnerEnv.__name__}",
                vector_entry_point=f"{__name__}:{LearnerVectorEnv.__name__}",
                kwargs={"game": id},
            )


register_games()
