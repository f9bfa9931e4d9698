"""OpenSpiel-style states: current player, legal actions, what a player knows, and resampling from that.

The deal is drawn at chance nodes: `DIGITS` numbers below `BASE` make the seed, which determines all later chance. So a
history of actions is the whole game. A clone continues with the same chance; `resample_from_infostate` draws its own,
so an honest search must search in resampled states.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from igroteka.core.decisions import Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR
from igroteka.research.configuration import Configuration, waiting
from igroteka.research.memory import LENGTH, Memory
from igroteka.research.rewards import Rewards, scheme

CHANCE: Final = -1
TERMINAL: Final = -4
DIGITS: Final = 3
BASE: Final = 256


class SpielGame:
    """What all states of a game share: configuration, rewards, and whether forced choices are asked.

    `memory` is the length of the memory in information-state tensors, in rows.
    """

    def __init__(
        self,
        configuration: Configuration,
        rewards: str | Rewards = "win",
        *,
        skip_forced: bool = True,
        memory: int = LENGTH,
    ) -> None:
        self.configuration = configuration
        self.rewards_of = scheme(rewards)
        self.skip_forced = skip_forced
        self.memory = Memory(configuration.features.log_phrases, memory)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def deserialize_state(self, text: str) -> SpielState:
        """The state that `serialize` wrote."""
        state = self.new_initial_state()
        for action in json.loads(text):
            state.apply_action(action)
        return state


class SpielState:
    """One state of a game. Players are seats; actions are those of the configuration."""

    def __init__(self, spiel_game: SpielGame) -> None:
        self.spiel_game = spiel_game
        self.history: list[int] = []
        self.imagined = False  # a resampled state does not follow from its history
        self._state: State | None = None
        self._decision: Decision | None = None
        self._legal: dict[int, Option] = {}
        seats = spiel_game.configuration.seats
        self._chosen: list[list[tuple[int, str]]] = [[] for _ in range(seats)]  # actions and codes, by seat

    # The current player and its actions.

    def current_player(self) -> int:
        """The deciding seat; CHANCE before the deal, TERMINAL at the end."""
        if self._state is None:
            return CHANCE
        return self._decision.seat if self._decision is not None else TERMINAL

    def is_chance_node(self) -> bool:
        """True before the deal."""
        return self._state is None

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self._state is not None and self._decision is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next number of the seed, uniformly distributed."""
        return _OUTCOMES

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the deciding player, in ascending order; none for others."""
        if self._state is None:
            return list(range(BASE))
        return sorted(self._legal) if player is None or player == self.current_player() else []

    def action_to_string(self, player: int, action: int) -> str:
        """The code of an option; before the deal, the number."""
        if player == CHANCE:
            return f"deal:{action}"
        option = self._legal.get(action) if player == self.current_player() else None
        return option.code if option is not None else self.spiel_game.configuration.actions.codes[action]

    def apply_action(self, action: int) -> None:
        """Apply an action of the deciding player; ValueError, without any change, if it is not legal."""
        if self._state is None:
            self._draw(action)
            return
        option = self._legal.get(action)
        if option is None or self._decision is None:
            raise ValueError(f"action {action} is not legal")
        seat = self._decision.seat
        self.history.append(action)
        self._state.apply_unchecked(self._decision, option)
        self._chosen[seat].append((action, option.code))
        self._ask(waiting(self._state))

    def _draw(self, number: int) -> None:
        if not 0 <= number < BASE:
            raise ValueError(f"chance outcome {number} is not legal")
        self.history.append(number)
        if len(self.history) == DIGITS:
            seed = "/".join(["deal", *[str(digit) for digit in self.history]])
            spiel_game = self.spiel_game
            self._state = spiel_game.configuration.deal(seed, skip_forced=spiel_game.skip_forced, journal=True)
            self._ask(waiting(self._state))

    def _ask(self, decision: Decision | None) -> None:
        self._decision = decision
        self._legal = self.spiel_game.configuration.actions.legal(decision) if decision is not None else {}

    def returns(self) -> list[float]:
        """The return of each player; 0 before the end."""
        outcome = self._state.outcome() if self._state is not None else None
        if outcome is None:
            return [0.0] * self.spiel_game.configuration.seats
        return self.spiel_game.rewards_of(outcome)

    # What a player knows.

    def observation_tensor(self, player: int) -> NDArray[np.float32]:
        """The features of what a seat sees now."""
        return np.frombuffer(self.features(player), np.uint8).astype(np.float32)

    def observation_string(self, player: int) -> str:
        """The same as text: all features that are not zero."""
        return self.words(self.features(player))

    def information_state_string(self, player: int) -> str:
        """Everything a seat has been told and has chosen since the beginning, and what it sees now."""
        chosen = " ".join([code for _, code in self._chosen[player]])
        entries = "; ".join([_line(entry) for entry in self._entries_of(player)])
        return " | ".join([chosen, entries, self.observation_string(player)])

    def information_state_tensor(self, player: int) -> NDArray[np.float32]:
        """The features of what a seat sees now, followed by its memory: what it was told and has chosen."""
        memory: NDArray[np.float32] = np.zeros(self.spiel_game.memory.size, np.float32)
        self.spiel_game.memory.write(self._entries_of(player), [action for action, _ in self._chosen[player]], memory)
        return np.concatenate([self.observation_tensor(player), memory])

    def features(self, player: int) -> bytearray:
        """The features of a seat; all zero before the deal."""
        features = self.spiel_game.configuration.features
        return features.from_state(self._state, player) if self._state is not None else bytearray(features.size)

    def public_features(self) -> bytearray:
        """The features everybody sees."""
        game, features = self.spiel_game.configuration.game, self.spiel_game.configuration.features
        if self._state is None:
            return bytearray(features.size)
        return features.from_view(game.view(self._state, SPECTATOR))

    def private_features(self, player: int) -> bytearray:
        """The features a seat sees but not everybody."""
        public = self.public_features()
        return bytearray([mine if mine != all else 0 for mine, all in zip(self.features(player), public, strict=True)])

    def words(self, row: bytearray) -> str:
        """The features that are not zero, by name."""
        names = self.spiel_game.configuration.features.layout.names
        return " ".join([f"{names[i]}={number}" for i, number in enumerate(row) if number])

    def _entries_of(self, player: int) -> list[Entry]:
        return [entry.redacted_for(player) for entry in self._journal()]

    def _journal(self) -> list[Entry]:
        return (self._state.journal or []) if self._state is not None else []

    # Copies.

    def clone(self) -> SpielState:
        """An independent copy."""
        other = SpielState(self.spiel_game)
        other.history = self.history.copy()
        other.imagined = self.imagined
        other._chosen = [choices.copy() for choices in self._chosen]
        other._decision, other._legal = self._decision, self._legal
        if self._state is not None:
            other._state = self._state.clone()
            other._state.journal = self._journal().copy()
        return other

    def __deepcopy__(self, memo: object) -> SpielState:
        return self.clone()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that is indistinguishable for a player: everything else is sampled from what the player
        knows.
        """
        if self._state is None:
            return self.clone()
        other = SpielState(self.spiel_game)
        other.history, other.imagined = self.history.copy(), True
        other._chosen[player] = self._chosen[player].copy()
        random = QuickRandom(int(sampler() * (1 << 53)))
        state = self.spiel_game.configuration.game.imagine(self._state, player, random)
        state.skip_forced = self._state.skip_forced
        state.start()
        state.journal = self._entries_of(player)
        other._state = state
        same = state.decision(self._decision.seat) if self._decision is not None else None
        other._ask(same if same is not None and same.waits else waiting(state))
        return other

    def serialize(self) -> str:
        """The history, from which `SpielGame` restores the state. A resampled state has none."""
        if self.imagined:
            raise ValueError("a resampled state is no result of its history")
        return json.dumps(self.history)

    def __str__(self) -> str:
        """The state of the game with all secrets."""
        seats = range(self.spiel_game.configuration.seats)
        lines = [f"player {player}: {self.observation_string(player)}" for player in seats]
        return "\n".join([f"{self.spiel_game.configuration} to act: {self.current_player()}", *lines])


_OUTCOMES: Final = [(number, 1 / BASE) for number in range(BASE)]


def _line(entry: Entry) -> str:
    words = [*entry.numbers, "?"] if entry.hidden else [*entry.numbers, *entry.secret]
    return " ".join([entry.phrase.text, *[str(word) for word in words]])
