"""Every game, mode and preset as a PettingZoo environment (AEC): one agent after the other.

An agent is a seat: `player_0` is A in option codes. The environment asks the seats the game waits for. Seats that
choose simultaneously are asked one after the other, and none of them sees what the others have chosen. An offer that is
open at any time can be taken whenever its seat is asked anyway. See docs/research.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR
from igroteka.research import pictures
from igroteka.research.configuration import Configuration, waiting
from igroteka.research.rewards import Rewards, scheme

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")


class Codes(Mapping[int, str]):
    """The option codes by action, built on demand."""

    __slots__ = ("legal",)

    def __init__(self, legal: dict[int, Option]) -> None:
        self.legal = legal

    def __getitem__(self, action: int) -> str:
        return self.legal[action].code

    def __iter__(self) -> Iterator[int]:
        return iter(self.legal)

    def __len__(self) -> int:
        return len(self.legal)

    def __repr__(self) -> str:
        return repr(dict(self))


def _checked(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"no render mode {render_mode}: there are {', '.join(RENDER_MODES)}")
    return render_mode


def all_features(configuration: Configuration, state: State) -> NDArray[np.uint8]:
    """The features of all seats, one after the other."""
    rows = [configuration.features.from_state(state, seat) for seat in range(configuration.seats)]
    return np.frombuffer(b"".join(rows), np.uint8)


class Environment(AECEnv):
    """One table at a time; `reset` deals a new game."""

    metadata: ClassVar[dict[str, object]] = {
        "name": "igroteka_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        configuration: Configuration,
        rewards: str | Rewards = "win",
        *,
        skip_forced: bool = True,
        max_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.configuration = configuration
        self.rewards_of = scheme(rewards)
        self.skip_forced = skip_forced
        self.max_steps = max_steps  # 0: games are never truncated
        self.render_mode = _checked(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(configuration.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._features = configuration.features
        self._actions = configuration.actions
        self._make_spaces()
        self._series = secrets.token_hex(8)
        self._number = -1
        self._steps = 0
        self._decision: Decision | None = None
        self._deciding_seat = NOBODY
        self._legal: dict[int, Option] = {}
        self.game_state: State | None = None

    def _make_spaces(self) -> None:
        """Create separate spaces for every agent, because each is sampled independently."""
        features, actions = self._features.size, self._actions.size
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (features,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (features * len(self.possible_agents),), np.uint8)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The features and the action mask, identical for all agents."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions of the configuration."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal a new game: the first of the series of a seed, or the next one."""
        self._number += 1
        if seed is not None:
            self._series, self._number = str(seed), 0
        self.game_state = self.configuration.deal(f"{self._series}/{self._number}", skip_forced=self.skip_forced)
        self._steps = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its action mask, which is all zero if it is not asked."""
        assert self.game_state is not None
        seat = self._seats[agent]
        row = self._features.from_state(self.game_state, seat)
        mask = bytearray(self._actions.size)
        if seat == self._deciding_seat:
            self._actions.mark(self._legal, mask, 0)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def state(self) -> NDArray[np.uint8]:
        """What all seats together know: their features, one after the other. For critics that learn centrally."""
        assert self.game_state is not None
        return all_features(self.configuration, self.game_state)

    def step(self, action: int | None) -> None:
        """Take the action of the deciding agent; one that is not offered raises ValueError and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self._legal.get(int(action)) if action is not None else None
        if option is None or self._decision is None or self.game_state is None:
            raise ValueError(f"{agent} may not take action {action}")
        self.infos[agent] = {}
        self.game_state.apply_unchecked(self._decision, option)
        self._steps += 1
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Find the next deciding agent, or end the game."""
        assert self.game_state is not None
        decision = waiting(self.game_state)
        if decision is None or (self.max_steps and self._steps >= self.max_steps):
            self._finish()
            return
        legal = self._actions.legal(decision)
        self._legal = legal
        self._decision = decision
        self._deciding_seat = decision.seat
        agent = self.possible_agents[decision.seat]
        self.agent_selection = agent
        self.infos[agent] = {"codes": Codes(legal)}

    def _finish(self) -> None:
        assert self.game_state is not None
        self._legal, self._decision, self._deciding_seat = {}, None, NOBODY
        outcome = self.game_state.outcome()
        if outcome is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.rewards_of(outcome), strict=True))
            self._cumulative_rewards = self.rewards.copy()
        self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: printed, as text, as a drawing, or as pixels."""
        if self.render_mode is None:
            return None
        assert self.game_state is not None
        view = self.configuration.game.view(self.game_state, SPECTATOR)
        if self.render_mode == "rgb_array":
            return pictures.image(view)
        if self.render_mode == "svg":
            return pictures.svg(view)
        picture = pictures.text(view)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """There is nothing to release."""


def env(
    game: str,
    seats: int | None = None,
    preset: str = "",
    options: Mapping[str, SettingValue] | None = None,
    *,
    rewards: str | Rewards = "win",
    skip_forced: bool = True,
    max_steps: int = 0,
    render_mode: str | None = None,
) -> Environment:
    """An environment of a game: `env(game, 4)`."""
    configuration = Configuration(game, seats, preset, options)
    return Environment(configuration, rewards, skip_forced=skip_forced, max_steps=max_steps, render_mode=render_mode)
