"""A match: a series of games in which something may carry over from one game to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from igroteka.core.errors import BadSetup
from igroteka.core.random import derived_seed, from_seed
from igroteka.core.setup import SettingValue, Setup
from igroteka.core.state import State

if TYPE_CHECKING:
    from igroteka.core.game import Game


@dataclass
class Match:
    """A fixed number of games; the player with the most wins is the winner.

    A game with its own kind of match (money, a rotating role, kept cards) subclasses it: `carry` returns what goes into
    the next game, which reads it from `Setup.carried`. `dump` saves a match between games; a running game is saved
    separately.
    """

    game: Game[State]
    seats: int
    settings: Mapping[str, SettingValue]
    seed: str
    games: int
    scores: list[int] = field(default_factory=list)
    played: int = 0
    carried: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadSetup("error-match-games", games=self.games)
        self.scores = self.scores or [0] * self.seats

    @property
    def over(self) -> bool:
        """True if all games have been played."""
        return self.played >= self.games

    def setup(self) -> Setup:
        """The setup of the next game. Its seed is derived from the seed of the match."""
        seed = derived_seed(self.seed, self.played + 1)
        return self.game.setup(self.seats, self.settings, seed, carried=self.carried)

    def next_game(self) -> State:
        if self.over:
            raise BadSetup("error-match-over", games=self.games)
        setup = self.setup()
        return self.game.deal(setup, from_seed(setup.seed))

    def add_result(self, g: State) -> None:
        """Score a finished game and store what it carries over."""
        outcome = g.outcome()
        if outcome is None:
            raise BadSetup("error-match-running")
        self.score(g)
        self.carried = self.carry(g)
        self.played += 1

    def score(self, g: State) -> None:
        """Give each winner of a finished game one point."""
        outcome = g.outcome()
        for seat in outcome.winners if outcome else []:
            self.scores[seat] += 1

    def carry(self, g: State) -> dict[str, object]:
        """What a finished game carries over to the next, as plain data."""
        return {}

    def places(self) -> list[int]:
        """The current place of every seat; equal scores share a place."""
        return [1 + sum(other > score for other in self.scores) for score in self.scores]

    def dump(self) -> dict[str, object]:
        """As plain data, for `resume`, with all settings, because defaults may change."""
        return {
            "seats": self.seats,
            "options": dict(self.setup().settings),
            "seed": self.seed,
            "games": self.games,
            "scores": list(self.scores),
            "played": self.played,
            "carried": dict(self.carried),
        }

    @classmethod
    def resume(cls, game: Game[State], data: Mapping[str, object]) -> Match:
        """The match that `dump` wrote; BadSetup if the data is malformed."""
        match data:
            case {
                "seats": int(seats),
                "options": dict(settings),
                "seed": str(seed),
                "games": int(games),
                "scores": list(scores),
                "played": int(played),
                "carried": dict(carried),
            } if len(scores) == seats and all(isinstance(score, int) for score in scores):
                return cls(
                    game, seats, game.stored_settings(settings, seats), seed, games, list(scores), played, dict(carried)
                )
        raise BadSetup("error-match-broken")
