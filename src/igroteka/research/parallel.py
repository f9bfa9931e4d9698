"""Every game as a PettingZoo ParallelEnv: all seats that are asked choose in the same step, the others wait.

Simultaneous choices (a poll, a draft) are one step here, however many seats they ask. In other steps one seat chooses.
The last action of the space is `wait`: the only one of a seat that is not asked. See docs/research.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.research.configuration import Configuration
from igroteka.research.pettingzoo import Observation, all_features
from igroteka.research.rewards import Rewards, scheme

Answers = dict[int, tuple[Decision, dict[int, Option]]]


class ParallelEnvironment(ParallelEnv):
    """One table at a time; `reset` deals a new game."""

    metadata: ClassVar[dict[str, object]] = {"name": "igroteka_parallel_v0", "render_modes": []}

    def __init__(
        self,
        configuration: Configuration,
        rewards: str | Rewards = "win",
        *,
        skip_forced: bool = True,
        max_steps: int = 0,
    ) -> None:
        self.configuration = configuration
        self.rewards_of = scheme(rewards)
        self.skip_forced = skip_forced
        self.max_steps = max_steps  # 0: games are never truncated
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(configuration.seats)]
        self.agents: list[str] = []
        self.wait = configuration.actions.size
        features, actions = configuration.features.size, configuration.actions.size + 1
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (features,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (features * configuration.seats,), np.uint8)
        self._series, self._number, self._steps = secrets.token_hex(8), -1, 0
        self._asked: Answers = {}
        self.game_state: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game: the first of the series of a seed, or the next one."""
        self._number += 1
        if seed is not None:
            self._series, self._number = str(seed), 0
        self.game_state = self.configuration.deal(f"{self._series}/{self._number}", skip_forced=self.skip_forced)
        self._steps = 0
        self.agents = self.possible_agents.copy()
        self._ask()
        return self._observations(), {agent: {} for agent in self.agents}

    def _ask(self) -> None:
        """Find the seats that are asked now, and their legal actions."""
        assert self.game_state is not None
        actions = self.configuration.actions
        self._asked = {
            decision.seat: (decision, actions.legal(decision))
            for decision in self.game_state.decisions()
            if decision.waits and decision.seat >= 0
        }

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all seats; ValueError, without any change, if one of them is not legal.

        What one seat chooses can take the question from the next one (a game may be over). Then its action is dropped,
        and its info says `taken: False`.
        """
        chosen = self._options(actions)
        dropped = {seat for seat, option in chosen.items() if not self._take(seat, option)}
        self._steps += 1
        self._ask()
        assert self.game_state is not None
        outcome = self.game_state.outcome()
        over = outcome is not None
        cut = not over and bool(self.max_steps) and self._steps >= self.max_steps
        worth = [0.0] * len(self.agents) if outcome is None else self.rewards_of(outcome)
        seats = range(len(self.agents))
        told = (
            self._observations(),
            dict(zip(self.agents, worth, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            {self.agents[seat]: {"taken": seat not in dropped} for seat in seats},
        )
        if over or cut:
            self.agents = []
        return told

    def _options(self, actions: Mapping[str, int]) -> dict[int, Option]:
        """The options of those who are asked."""
        found: dict[int, Option] = {}
        for seat, agent in enumerate(self.agents):
            action = int(actions[agent])
            if seat not in self._asked:
                if action != self.wait:
                    raise ValueError(f"{agent} is not asked: its only action is {self.wait}")
                continue
            option = self._asked[seat][1].get(action)
            if option is None:
                raise ValueError(f"{agent} may not take action {action}")
            found[seat] = option
        return found

    def _take(self, seat: int, option: Option) -> bool:
        """Take a choice, unless the game no longer asks for it."""
        assert self.game_state is not None
        decision = self.game_state.decision(seat)
        if decision is None or not decision.allows(option):
            return False
        self.game_state.apply(seat, option)
        return True

    def _observations(self) -> dict[str, Observation]:
        assert self.game_state is not None
        return {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int) -> Observation:
        """What a seat may know, and what it may do."""
        assert self.game_state is not None
        mask = bytearray(self.wait + 1)
        if seat in self._asked:
            self.configuration.actions.mark(self._asked[seat][1], mask, 0)
        else:
            mask[self.wait] = 1
        row = self.configuration.features.from_state(self.game_state, seat)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def state(self) -> NDArray[np.uint8]:
        """What all seats together know: their features, one after the other."""
        assert self.game_state is not None
        return all_features(self.configuration, self.game_state)

    def render(self) -> None:
        """There is nothing to see."""

    def close(self) -> None:
        """There is nothing to release."""


def parallel_env(
    game: str,
    seats: int | None = None,
    preset: str = "",
    options: Mapping[str, SettingValue] | None = None,
    *,
    rewards: str | Rewards = "win",
    skip_forced: bool = True,
    max_steps: int = 0,
) -> ParallelEnvironment:
    """A parallel environment of a game: `parallel_env(game, 4)`."""
    configuration = Configuration(game, seats, preset, options)
    return ParallelEnvironment(configuration, rewards, skip_forced=skip_forced, max_steps=max_steps)
