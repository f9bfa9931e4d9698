"""A small policy that is learned, saved, and played as a bot: features in, a chance for each action out.

It is one layer of numbers: every feature adds something to every action. That is enough to learn what a hand is good
for, and small enough to read. `igroteka simulate kittens --seats 4 --bots policy:FILE,random` lets it play.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from igroteka.bots.bot import Imagine
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.setup import Choice
from igroteka.core.views import View
from igroteka.research.configuration import Configuration

Floats = NDArray[np.float32]

LARGE = np.float32(4)  # counts above it count as much as it


def inputs(observations: NDArray[np.uint8]) -> Floats:
    """Features as small numbers: counts up to four of a kind tell the most."""
    return np.asarray(np.minimum(observations, LARGE) / LARGE, np.float32)


class Policy:
    """The numbers of a policy for one configuration."""

    def __init__(self, configuration: Configuration, weights: Floats | None = None, bias: Floats | None = None) -> None:
        width, actions = configuration.features.size, configuration.actions.size
        self.configuration = configuration
        self.weights: Floats = np.zeros((width, actions), np.float32) if weights is None else weights
        self.bias: Floats = np.zeros(actions, np.float32) if bias is None else bias

    def chances(self, observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Floats:
        """The chance of each action, for rows of features and masks; none for what is masked."""
        worth = inputs(observations) @ self.weights + self.bias
        worth = np.where(masks > 0, worth, np.float32(-np.inf))
        found = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)

    def save(self, path: Path) -> None:
        """Write the policy, with the configuration it is for."""
        configuration = self.configuration
        told = {
            "game": configuration.game.id,
            "seats": configuration.seats,
            "preset": configuration.preset,
            "options": configuration.options,
            "fingerprint": configuration.actions.fingerprint,
            "features": configuration.features.layout.names,
        }
        with path.open("wb") as out:
            np.savez_compressed(out, weights=self.weights, bias=self.bias, configuration=np.array(json.dumps(told)))

    @classmethod
    def load(cls, path: Path) -> Policy:
        """The policy that was saved there; ValueError if actions or features mean something else by now."""
        with np.load(path, allow_pickle=False) as found:
            told = json.loads(str(found["configuration"]))
            weights, bias = found["weights"], found["bias"]
        options: Mapping[str, Choice] = told["options"]
        configuration = Configuration(told["game"], told["seats"], told["preset"], options)
        if configuration.actions.fingerprint != told["fingerprint"]:
            raise ValueError(f"{path}: learned with other actions")
        if configuration.features.layout.names != told["features"]:
            raise ValueError(f"{path}: learned with other features")
        return cls(configuration, weights, bias)


class PolicyBot:
    """Plays a policy: it always takes the action with the best chance. It sees its view and its options."""

    def __init__(self, policy: Policy, file: str = "") -> None:
        self.name = "policy"
        self.policy = policy
        self.file = file

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """The best option, by the policy."""
        configuration = self.policy.configuration
        if (view.game, view.seats) != (configuration.game.id, configuration.seats):
            raise BadSetup("error-bot-other-table", file=self.file, table=str(configuration))
        row = configuration.features.from_view(view)
        legal = configuration.actions.legal(decision)
        actions = sorted(legal)
        worth = inputs(np.frombuffer(row, np.uint8)) @ self.policy.weights[:, actions] + self.policy.bias[actions]
        return legal[actions[int(worth.argmax())]]


@cache
def load_bot(path: str, game: str) -> PolicyBot:
    """The bot of a saved policy, read once; BadSetup if it cannot be read or is for another game."""
    try:
        policy = Policy.load(Path(path))
    except (OSError, EOFError, KeyError, ValueError, BadZipFile):
        raise BadSetup("error-bot-file", file=path) from None
    if policy.configuration.game.id != game:
        raise BadSetup("error-bot-other-table", file=path, table=str(policy.configuration))
    return PolicyBot(policy, path)
