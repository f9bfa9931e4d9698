"""Our games as Python games of OpenSpiel: `pyspiel.load_game("igroteka_<game>(players=4)")`.

Importing this module registers them. It needs the extra `igroteka[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pyspiel
from numpy.typing import NDArray

from igroteka.core.game import Game
from igroteka.core.registry import games
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.research.configuration import Configuration
from igroteka.research.memory import LENGTH
from igroteka.research.rewards import bounds
from igroteka.research.spiel import BASE, DIGITS, SpielGame, SpielState

LONGEST = 50_000  # upper bound on the actions of a game; ours end much sooner
Parameter = str | int | bool
DEFAULTS: Mapping[str, Parameter] = {
    "players": 0,  # 0 means the minimum of the preset
    "preset": "",
    "options": "",  # such as high_noon:on;jail_release:one_turn
    "rewards": "win",
    "skip_forced": True,
    "memory": LENGTH,  # length of the memory in information-state tensors
}


def game_type(game: Game[State]) -> pyspiel.GameType:
    """The game type that OpenSpiel needs before a game is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"igroteka_{game.id}",
        long_name=f"Igroteka {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
    )


class OpenSpielGame(pyspiel.Game):
    """A game with its parameters."""

    id = ""

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.configuration = Configuration(
            self.id, int(chosen["players"]) or None, str(chosen["preset"]), read_options(str(chosen["options"]))
        )
        self.spiel_game = SpielGame(
            self.configuration,
            str(chosen["rewards"]),
            skip_forced=bool(chosen["skip_forced"]),
            memory=int(chosen["memory"]),
        )
        low, high = bounds(str(chosen["rewards"]), self.id)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.configuration.actions.size,
            max_chance_outcomes=BASE,
            num_players=self.configuration.seats,
            min_utility=low,
            max_utility=high,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.configuration.game), info, dict(params or {}))

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, self.spiel_game)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return DIGITS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType = None, params: Mapping[str, Parameter] | None = None
    ) -> OpenSpielObserver:
        """The observer of a player's view, or with perfect recall of the whole game so far."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(self.spiel_game, wanted)


class OpenSpielState(pyspiel.State):
    """A state of a game. All its data is in `inner`, which copies copy."""

    def __init__(self, game: OpenSpielGame, spiel_game: SpielGame) -> None:
        super().__init__(game)
        self.inner = Saved(spiel_game.new_initial_state(), str(game))

    def current_player(self) -> int:
        """The deciding seat, or the id of chance or of a terminal state."""
        return self.inner.state.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next number of the seed."""
        return self.inner.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.state.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.inner.state.is_terminal()

    def returns(self) -> list[float]:
        """The return of each player."""
        return self.inner.state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Another state that is indistinguishable for a player."""
        game = self.get_game()
        other: OpenSpielState = game.new_initial_state()
        other.inner = Saved(self.inner.state.resample_from_infostate(player, sampler), self.inner.game)
        return other

    def __str__(self) -> str:
        return str(self.inner.state)


class Saved:
    """A state that can be copied, and serialized as its game and its history."""

    def __init__(self, state: SpielState, game: str) -> None:
        self.state = state
        self.game = game

    def __deepcopy__(self, memo: object) -> Saved:
        return Saved(self.state.clone(), self.game)

    def __reduce__(self) -> tuple[Callable[[str, str], Saved], tuple[str, str]]:
        return _load, (self.game, self.state.serialize())


def _load(game: str, history: str) -> Saved:
    spiel_game: SpielGame = pyspiel.load_game(game).spiel_game
    return Saved(spiel_game.deserialize_state(history), game)


class OpenSpielObserver:
    """Observes what a player sees: all of it, only the public part, or only the private part.

    `tensor` and `dict` are features, and with perfect recall also the memory of everything the player was told and has
    chosen; the string is the same in words.
    """

    def __init__(self, spiel_game: SpielGame, wanted: pyspiel.IIGObservationType) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(wanted.perfect_recall) and self.public and self.private
        features, memory = spiel_game.configuration.features.size, spiel_game.memory.size
        self.tensor: NDArray[np.float32] = np.zeros(features + (memory if self.recall else 0), np.float32)
        self.dict = {"features": self.tensor[:features]}
        if self.recall:
            self.dict["memory"] = self.tensor[features:]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the features of a player, and with perfect recall their memory."""
        inner = state.inner.state
        if self.recall:
            self.tensor[:] = inner.information_state_tensor(player)
        else:
            self.tensor[:] = np.frombuffer(self._row(inner, player), np.uint8)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same in words."""
        inner = state.inner.state
        return inner.information_state_string(player) if self.recall else inner.words(self._row(inner, player))

    def _row(self, inner: SpielState, player: int) -> bytearray:
        if not self.private:
            return inner.public_features() if self.public else bytearray(len(self.tensor))
        return inner.features(player) if self.public else inner.private_features(player)


def read_options(text: str) -> dict[str, SettingValue]:
    """Parse settings of a table: `high_noon:on;jail_release:one_turn`. OpenSpiel reserves equals signs and commas."""
    pairs = [word.partition(":") for word in text.split(";") if word]
    return {name.strip(): value.strip() for name, _, value in pairs}


def spiel_class(id: str) -> type[OpenSpielGame]:
    """The class of a game, since OpenSpiel wants one for each. It may drop a class at shutdown, but not a function."""
    return type(id.capitalize(), (OpenSpielGame,), {"id": id})


for _game in games().values():
    _class = spiel_class(_game.id)
    globals()[_class.__name__] = _class  # where pickle looks it up
    pyspiel.register_game(game_type(_game), _class)
