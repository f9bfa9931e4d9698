"""Configurations for research: a game with seats and settings, and the actions and features that go with them."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from igroteka.core.decisions import Decision
from igroteka.core.game import Game, Preset
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.setup import SettingValue, Setup, one_line
from igroteka.core.state import State
from igroteka.research.actions.space import Actions, Block
from igroteka.research.features.layout import Features


class NoResearchPart(LookupError):
    """A game without actions and features."""


class Configuration:
    """A game with its number of seats and settings: everything that determines the shapes of the arrays.

    `preset` is one of the game's presets; `options` are settings on top of it. Without `seats`, the minimum of the
    preset is used. A match preset stands for the first game of a match, or for the game that follows `carried`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str = "",
        options: Mapping[str, SettingValue] | None = None,
        carried: Mapping[str, object] | None = None,
    ) -> None:
        self.game: Game[State] = find_game(game)
        chosen = _preset(self.game, preset) if preset else None
        self.settings: dict[str, SettingValue] = {
            **self.game.unattended,
            **(chosen.settings if chosen else {}),
            **(options or {}),
        }
        self.preset = preset
        self.seats = seats if seats is not None else chosen.seats[0] if chosen else self.game.seats[0]
        self.carried = dict(carried or {})
        if chosen in self.game.match_presets and not self.carried:
            self.carried = self.game.match(self.seats, self.settings, "1", 1).carried
        setup = self.game.setup(self.seats, self.settings, "1", carried=self.carried)
        self._setup = setup
        self._simulated_setup = self.game.setup(self.seats, self.settings, "1", carried=self.carried, simulated=True)
        figures = len(self.game.figures(self.seats))
        self.actions = Actions(_blocks(self.game, setup, figures))
        self.features = _features(self.game, setup, figures)

    def setup(self, seed: str) -> Setup:
        """The setup of one game. It is not live: no clock closes its windows."""
        return self._setup.with_seed(one_line(seed))

    def deal(self, seed: str, *, skip_forced: bool = True, journal: bool = False) -> State:
        """The first state of a game, by default without a journal; forced choices can be taken automatically."""
        if skip_forced and not journal:
            setup = self._simulated_setup.with_seed(one_line(seed))
            return self.game.deal(setup, from_seed(setup.seed))
        setup = self.setup(seed)
        state = self.game.deal(setup, from_seed(setup.seed))
        if not journal:
            state.journal = None
        if skip_forced:
            state.skip_forced = True
            state.start()
        return state

    def __str__(self) -> str:
        return f"{self.game.id}-{self.preset or 'default'}-{self.seats}"


def waiting(state: State) -> Decision | None:
    """The first decision the game waits for; None if the game is over."""
    for decision in state.decisions():
        if decision.waits:
            return decision
    return None


def _preset(game: Game[State], id: str) -> Preset:
    for preset in (*game.presets, *game.match_presets):
        if preset.id == id:
            return preset
    return game.preset(id)  # raises: there is no such preset


def _module(game: Game[State], what: str) -> ModuleType:
    if not game.has_part(f"research.{what}"):
        raise NoResearchPart(f"{game.id} has no {what} for research")
    return game.part(f"research.{what}")


def _blocks(game: Game[State], setup: Setup, figures: int) -> list[Block]:
    found: list[Block] = _module(game, "actions").blocks(setup, figures)
    return found


def _features(game: Game[State], setup: Setup, figures: int) -> Features:
    found: Features = _module(game, "features").FEATURES(setup, figures)
    return found
