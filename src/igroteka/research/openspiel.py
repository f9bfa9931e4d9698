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
from igroteka.research.spiel import BASE, DIGITS, SpielState, Table

LONGEST = 50_000  # actions of a game, as a bound; ours end much sooner
Parameter = str | int | bool
DEFAULTS: Mapping[str, Parameter] = {
    "players": 0,  # 0: the fewest that the preset is made for
    "preset": "",
    "options": "",  # such as high_noon:on;jail_release:one_turn
    "rewards": "win",
    "skip_forced": True,
    "memory": LENGTH,  # how far back tensors of information states reach
}


def game_type(game: Game[State]) -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is loaded."""
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
        self.table = Table(
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
        """A state before the deal."""
        return OpenSpielState(self, self.table)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return DIGITS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType = None, params: Mapping[str, Parameter] | None = None
    ) -> OpenSpielObserver:
        """What writes down what a player sees, or has been told since the beginning."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(self.table, wanted)


class OpenSpielState(pyspiel.State):
    """A state of a game: all that it knows is in `inner`, which is what copies copy."""

    def __init__(self, game: OpenSpielGame, table: Table) -> None:
        super().__init__(game)
        self.inner = Saved(table.new_initial_state(), str(game))

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody."""
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
        """Is the game over?"""
        return self.inner.state.is_terminal()

    def returns(self) -> list[float]:
        """What the game has brought to each player."""
        return self.inner.state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Another state that looks the same to a player."""
        game = self.get_game()
        other: OpenSpielState = game.new_initial_state()
        other.inner = Saved(self.inner.state.resample_from_infostate(player, sampler), self.inner.game)
        return other

    def __str__(self) -> str:
        return str(self.inner.state)


class Saved:
    """A state that can be copied, and written and read as the text of its game and its history."""

    def __init__(self, state: SpielState, game: str) -> None:
        self.state = state
        self.game = game

    def __deepcopy__(self, memo: object) -> Saved:
        return Saved(self.state.clone(), self.game)

    def __reduce__(self) -> tuple[Callable[[str, str], Saved], tuple[str, str]]:
        return _load, (self.game, self.state.serialize())


def _load(game: str, history: str) -> Saved:
    table: Table = pyspiel.load_game(game).table
    return Saved(table.deserialize_state(history), game)


class OpenSpielObserver:
    """Writes down what a player sees: all of it, only what everybody sees, or only what others do not.

    `tensor` and `dict` are features, and with perfect recall also the memory of all that a player was told and has
    chosen; the text is the same in words.
    """

    def __init__(self, table: Table, wanted: pyspiel.IIGObservationType) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(wanted.perfect_recall) and self.public and self.private
        features, memory = table.configuration.features.size, table.memory.size
        self.tensor: NDArray[np.float32] = np.zeros(features + (memory if self.recall else 0), np.float32)
        self.dict = {"features": self.tensor[:features]}
        if self.recall:
            self.dict["memory"] = self.tensor[features:]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the features of a player, and with perfect recall his memory."""
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
    """Options of a table: `high_noon:on;jail_release:one_turn`. OpenSpiel itself reads equals signs and commas."""
    pairs = [word.partition(":") for word in text.split(";") if word]
    return {name.strip(): value.strip() for name, _, value in pairs}


def spiel_class(id: str) -> type[OpenSpielGame]:
    """The class of a game, as OpenSpiel wants one for each. It may drop a class at the end, but no function."""
    return type(id.capitalize(), (OpenSpielGame,), {"id": id})


for _game in games().values():
    _class = spiel_class(_game.id)
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(game_type(_game), _class)
