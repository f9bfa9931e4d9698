"""A series of games with something carried over from one to the next."""

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
    """A number of games; whoever has won most of them wins.

    A game with a match of its own (money, a role that goes round, cards that are kept) derives it, says in `carry` what
    goes over into the next game, and finds that again in `Setup.carried`. A match is saved between games by `dump`; a
    running game is saved by itself.
    """

    game: Game[State]
    seats: int
    options: Mapping[str, SettingValue]
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
        """Have all games been played?"""
        return self.played >= self.games

    def setup(self) -> Setup:
        """The setup of the next game: its seed follows from that of the match."""
        seed = derived_seed(self.seed, self.played + 1)
        return self.game.setup(self.seats, self.options, seed, carried=self.carried)

    def next_game(self) -> State:
        """Deal the next game."""
        if self.over:
            raise BadSetup("error-match-over", games=self.games)
        setup = self.setup()
        return self.game.deal(setup, from_seed(setup.seed))

    def record(self, g: State) -> None:
        """Count a finished game and carry over what goes on to the next."""
        outcome = g.outcome()
        if outcome is None:
            raise BadSetup("error-match-running")
        self.score(g)
        self.carried = self.carry(g)
        self.played += 1

    def score(self, g: State) -> None:
        """Give the winners of a finished game a point each."""
        outcome = g.outcome()
        for seat in outcome.winners if outcome else []:
            self.scores[seat] += 1

    def carry(self, g: State) -> dict[str, object]:
        """What a finished game hands on to the next, as plain data."""
        return {}

    def standing(self) -> list[int]:
        """The place of every seat so far; equal scores share a place."""
        return [1 + sum(other > score for other in self.scores) for score in self.scores]

    def dump(self) -> dict[str, object]:
        """As plain data, to be resumed by `resume`."""
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "scores": list(self.scores),
            "played": self.played,
            "carried": dict(self.carried),
        }

    @classmethod
    def resume(cls, game: Game[State], data: Mapping[str, object]) -> Match:
        """The match that `dump` wrote; BadSetup if it did not."""
        match data:
            case {
                "seats": int(seats),
                "options": dict(options),
                "seed": str(seed),
                "games": int(games),
                "scores": list(scores),
                "played": int(played),
                "carried": dict(carried),
            } if len(scores) == seats and all(isinstance(score, int) for score in scores):
                return cls(game, seats, dict(options), seed, games, list(scores), played, dict(carried))
        raise BadSetup("error-match-broken")
