"""A small policy that is trained, saved, and played as a bot: features in, action probabilities out.

It is a single linear layer: every feature contributes to every action. That is enough to learn what a hand is good for,
and small enough to read. `igroteka simulate GAME --seats 4 --bots policy:FILE,random` lets it play.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from igroteka.bots.bot import Imagine
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.views import View
from igroteka.research.configuration import Configuration

Floats = NDArray[np.float32]

LARGE = np.float32(4)  # counts are clipped to this
KEPT = 16  # size of the caches of files and tables


def inputs(observations: NDArray[np.uint8]) -> Floats:
    """Features as small numbers; counts up to four carry most of the information."""
    return np.asarray(np.minimum(observations, LARGE) / LARGE, np.float32)


class Policy:
    """The weights of a policy for one configuration."""

    def __init__(self, configuration: Configuration, weights: Floats | None = None, bias: Floats | None = None) -> None:
        width, actions = configuration.features.size, configuration.actions.size
        self.configuration = configuration
        self.weights: Floats = np.zeros((width, actions), np.float32) if weights is None else weights
        self.bias: Floats = np.zeros(actions, np.float32) if bias is None else bias

    def chances(self, observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Floats:
        """The probability of each action, for rows of features and masks; 0 for masked actions."""
        worth = inputs(observations) @ self.weights + self.bias
        worth = np.where(masks > 0, worth, np.float32(-np.inf))
        found = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)

    def save(self, path: Path) -> None:
        """Write the policy with its configuration."""
        configuration = self.configuration
        facts = {
            "game": configuration.game.id,
            "seats": configuration.seats,
            "preset": configuration.preset,
            "options": configuration.settings,
            "fingerprint": configuration.actions.fingerprint,
            "features": configuration.features.layout.names,
        }
        with path.open("wb") as out:
            np.savez_compressed(out, weights=self.weights, bias=self.bias, configuration=np.array(json.dumps(facts)))

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Load a saved policy; ValueError if the meaning of actions or features has changed."""
        with np.load(path, allow_pickle=False) as found:
            facts = json.loads(str(found["configuration"]))
            weights, bias = found["weights"], found["bias"]
        options: Mapping[str, SettingValue] = facts["options"]
        configuration = Configuration(facts["game"], facts["seats"], facts["preset"], options)
        if configuration.actions.fingerprint != facts["fingerprint"]:
            raise ValueError(f"{path}: learned with other actions")
        if configuration.features.layout.names != facts["features"]:
            raise ValueError(f"{path}: learned with other features")
        return cls(configuration, weights, bias)


class PolicyBot:
    """Plays a policy greedily: always takes the most probable action. It sees its view and its options."""

    def __init__(self, policy: Policy) -> None:
        self.name = "policy"
        self.policy = policy

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """The most probable option."""
        configuration = self.policy.configuration
        row = configuration.features.from_view(view)
        legal = configuration.actions.legal(decision)
        actions = sorted(legal)
        worth = inputs(np.frombuffer(row, np.uint8)) @ self.policy.weights[:, actions] + self.policy.bias[actions]
        return legal[actions[int(np.argmax(worth))]]


def load_bot(path: str, setup: Setup) -> PolicyBot:
    """The bot of a saved policy; BadSetup if it cannot be read or was trained for another configuration."""
    try:
        file = Path(path).stat()
        bot = _read(path, file.st_mtime_ns, file.st_size)
    except (OSError, EOFError, KeyError, ValueError, BadZipFile):
        raise BadSetup("error-bot-file", file=path) from None
    learned = bot.policy.configuration
    if (learned.game.id, learned.seats) != (setup.game, setup.seats):
        raise BadSetup("error-bot-other-table", file=path, table=str(learned))
    if _meaning(learned) != _meaning_at(setup.game, setup.seats, tuple(setup.settings.items())):
        missing = ", ".join(_other_options(learned, setup))
        raise BadSetup("error-bot-other-options", file=path, table=str(learned), options=missing)
    return bot


@lru_cache(KEPT)
def _read(path: str, changed: int, size: int) -> PolicyBot:
    """The bot of a file, read once for each version of the file."""
    return PolicyBot(Policy.load(Path(path)))


def _meaning(configuration: Configuration) -> tuple[str, list[str]]:
    """Equal if every action and every feature means the same."""
    return configuration.actions.fingerprint, configuration.features.layout.names


@lru_cache(KEPT)
def _meaning_at(game: str, seats: int, options: tuple[tuple[str, SettingValue], ...]) -> tuple[str, list[str]]:
    return _meaning(Configuration(game, seats, options=dict(options)))


def _other_options(learned: Configuration, setup: Setup) -> list[str]:
    """The settings of a policy that differ from this table."""
    options = learned.setup("1").settings
    return [f"{id}={options[id]}" for id in sorted(options) if options[id] != setup.settings[id]]
