"""A series of games with something carried over from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.outcome import Outcome
from igroteka.core.random import from_seed
from igroteka.core.setup import Choice, Setup
from igroteka.core.state import State


@dataclass
class Match:
    """A number of games; whoever has won most of them wins. A game with a match of its own (money, rotating roles)
    derives it.

    A match is saved between games by `dump`; the running game is saved by itself.
    """

    game: Game[State]
    seats: int
    options: Mapping[str, Choice]
    seed: str
    games: int
    scores: list[int] = field(default_factory=list)
    played: int = 0

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
        return self.game.setup(self.seats, self.options, f"{self.seed}/{self.played + 1}")

    def next_game(self) -> State:
        """Deal the next game."""
        if self.over:
            raise BadSetup("error-match-over", games=self.games)
        setup = self.setup()
        return self.game.deal(setup, from_seed(setup.seed))

    def record(self, outcome: Outcome) -> None:
        """Carry over the result of a finished game."""
        for seat in outcome.winners:
            self.scores[seat] += 1
        self.played += 1

    def standing(self) -> list[int]:
        """The place of every seat so far; equal scores share a place."""
        return [1 + sum([other > score for other in self.scores]) for score in self.scores]

    def dump(self) -> dict[str, object]:
        """As plain data, to be resumed by `resume`."""
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "scores": list(self.scores),
            "played": self.played,
        }

    @classmethod
    def resume(cls, game: Game[State], data: Mapping[str, object]) -> Match:
        """The match that `dump` wrote; BadSetup if it did not."""
        try:
            return cls(game, **data)  # type: ignore[arg-type]
        except TypeError:
            raise BadSetup("error-match-broken") from None
