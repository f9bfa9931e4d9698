"""A game that is being played: its state, the choices so far, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from igroteka.core.decisions import TABLE
from igroteka.core.errors import Refused
from igroteka.core.game import Game
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS
from igroteka.core.random import from_seed
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View

LEAVE = "leave"  # the code of giving up, which is open to every player of every game that knows it


@dataclass(frozen=True)
class RecordedChoice:
    """A seat and the code of the option it took."""

    seat: int
    code: str

    def __str__(self) -> str:
        return f"{'-' if self.seat == TABLE else LETTERS[self.seat]} {self.code}"


class Session:
    """A running game by codes. It is determined by its setup (or first state) and its choices."""

    def __init__(self, game: Game[State], state: State, *, dealt: bool = False) -> None:
        self.game = game
        self.dealt = dealt  # did it begin with the deal of its setup, and not with a position?
        self.first = state.clone()
        self.opening = list(state.journal or [])
        self.state = state
        self.choices: list[RecordedChoice] = []

    @classmethod
    def start(cls, game: Game[State], setup: Setup) -> Session:
        """Deal a new game."""
        return cls(game, game.deal(setup, from_seed(setup.seed)), dealt=True)

    def view(self, seat: int) -> View:
        """What this seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        """What each of these seats may know."""
        return self.game.views(self.state, seats)

    def journal_for(self, seat: int) -> list[Entry]:
        """The journal as this seat, or a spectator, may read it."""
        return [entry.redacted_for(seat) for entry in self.state.journal or []]

    def again(self) -> Session:
        """The same game at its beginning."""
        again = Session(self.game, self.first.clone(), dealt=self.dealt)
        again.state.journal = list(self.opening)
        return again

    def follow(self, choices: Iterable[RecordedChoice]) -> Iterator[Session]:
        """Take these choices one by one: the session as it stands, and after each of them."""
        yield self
        for choice in choices:
            self.choose(choice.seat, choice.code)
            yield self

    def choose(self, seat: int, code: str, public_version: int | None = None) -> None:
        """Take a choice. One that answers an earlier moment, or that is not offered, is refused and changes nothing."""
        self._in_time(public_version)
        if code == LEAVE:
            self.state.leave(seat)
        else:
            self.state.apply(seat, self._option(seat, code))
        self.choices.append(RecordedChoice(seat, code))

    def check(self, seat: int, code: str, public_version: int | None = None) -> None:
        """Refuse what `choose` would refuse, and change nothing."""
        self._in_time(public_version)
        if code == LEAVE:
            self.state.clone().leave(seat)
            return
        option = self._option(seat, code)
        decision = self.state.decision(seat)
        if decision is None or not decision.allows(option):
            raise self.state.refusal(seat, option)

    def _in_time(self, public_version: int | None) -> None:
        if not self.state.decisions():
            raise Refused("error-game-over")
        if public_version is not None and public_version != self.state.public_version:
            raise Refused("error-too-late", moment=public_version, now=self.state.public_version)

    def _option(self, seat: int, code: str) -> Option:
        decision = self.state.decision(seat)
        option = decision.find(code) if decision else None
        if option is None:
            option = self.game.option(code)
            if option is None:
                raise Refused("error-code-unknown", code=code)
        return option

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last choice back? Nobody else may have acted and nothing hidden have been shown.

        What has ended the game stands.
        """
        if not self.choices or self.choices[-1].seat != seat or not self.state.decisions():
            return False
        return self.state.undo_floor < self.state.version

    def undo(self, seat: int) -> None:
        """Take the last choice back: the game is played again from its beginning without it."""
        if not self.can_undo(seat):
            raise Refused("error-no-undo")
        again = self.choices[:-1]
        before = self.state.public_version
        self.state = self.first.clone()
        self.state.journal = list(self.opening)
        self.choices = []
        for _ in self.follow(again):
            pass
        self.state.public_version = before + 1  # an answer to a version that was taken back comes too late
