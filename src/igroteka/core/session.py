"""A running game: its state, its choices so far, and undo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import Refused
from igroteka.core.game import Game
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS
from igroteka.core.random import from_seed
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View

LEAVE = "leave"  # the code for giving up, available to every player if the game supports it


@dataclass(frozen=True)
class RecordedChoice:
    """A seat and the code of the option it chose."""

    seat: int
    code: str

    def __str__(self) -> str:
        return f"{'-' if self.seat == CLOCK_SEAT else LETTERS[self.seat]} {self.code}"


class Session:
    """A running game driven by option codes. Its setup (or first state) and its choices determine it."""

    def __init__(self, game: Game[State], state: State, *, dealt: bool = False) -> None:
        self.game = game
        self.dealt = dealt  # True if it began with the deal of its setup, not with a position
        self.first = state.clone()
        self.opening = list(state.journal or [])
        self.state = state
        self.choices: list[RecordedChoice] = []

    @classmethod
    def start(cls, game: Game[State], setup: Setup) -> Session:
        return cls(game, game.deal(setup, from_seed(setup.seed)), dealt=True)

    def view(self, seat: int) -> View:
        """What this seat or a spectator may know."""
        return self.game.view(self.state, seat)

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        """What each of these seats may know."""
        return self.game.views(self.state, seats)

    def journal_for(self, seat: int) -> list[Entry]:
        """The journal as this seat or a spectator may read it."""
        return [entry.redacted_for(seat) for entry in self.state.journal or []]

    def restarted(self) -> Session:
        """A new session of the same game from the start."""
        again = Session(self.game, self.first.clone(), dealt=self.dealt)
        again.state.journal = list(self.opening)
        return again

    def follow(self, choices: Iterable[RecordedChoice]) -> Iterator[Session]:
        """Take these choices one by one; yields the session before the first and after each of them."""
        yield self
        for choice in choices:
            self.take(choice)
            yield self

    def choose(self, seat: int, code: str, public_version: int | None = None) -> None:
        """Take a choice. It is refused, without any change, if it is not offered or answers an outdated
        `public_version`.

        In a window that the clock closes, an answer must name the version: a late one would answer the next window.
        """
        self._check_version(public_version)
        self._check_moment_named(seat, code, public_version)
        self.take(RecordedChoice(seat, code))

    def take(self, choice: RecordedChoice) -> None:
        """Take a choice that was made at this moment, such as the next one of a recorded game."""
        self._check_version(None)
        if choice.code == LEAVE:
            self.state.leave(choice.seat)
        else:
            self.state.apply(choice.seat, self._option(choice.seat, choice.code))
        self.choices.append(choice)

    def check(self, seat: int, code: str, public_version: int | None = None) -> None:
        """Raise what `choose` would raise, without changing anything."""
        self._check_version(public_version)
        self._check_moment_named(seat, code, public_version)
        if code == LEAVE:
            self.state.clone().leave(seat)
            return
        option = self._option(seat, code)
        decision = self.state.decision(seat)
        if decision is None or not decision.allows(option):
            raise self.state.refusal(seat, option)

    def _check_version(self, public_version: int | None) -> None:
        if not self.state.decisions():
            raise Refused("error-game-over", self.state.over_rule)
        if public_version is not None and public_version != self.state.public_version:
            raise Refused("error-too-late", moment=public_version, now=self.state.public_version)

    def _check_moment_named(self, seat: int, code: str, public_version: int | None) -> None:
        if public_version is None and self._is_answer_to_timed_window(seat, code):
            raise Refused("error-moment-needed", now=self.state.public_version)

    def _is_answer_to_timed_window(self, seat: int, code: str) -> bool:
        """True if this is offered to the seat in a window that the table's clock closes."""
        decision = self.state.decision(seat)
        timed = seat != CLOCK_SEAT and self.state.decision(CLOCK_SEAT) is not None
        return timed and decision is not None and not decision.is_offer and decision.find(code) is not None

    def _option(self, seat: int, code: str) -> Option:
        decision = self.state.decision(seat)
        option = decision.find(code) if decision else None
        if option is None:
            option = self.game.option(code)
            if option is None:
                raise Refused("error-code-unknown", code=code)
        return option

    def can_undo(self, seat: int) -> bool:
        """True if this seat may undo its last choice: nobody else has acted and nothing hidden was revealed since.

        A choice that ended the game cannot be undone.
        """
        if not self.choices or self.choices[-1].seat != seat or not self.state.decisions():
            return False
        return self.state.undo_floor < self.state.version

    def undo(self, seat: int) -> None:
        """Undo the last choice by replaying the game from the start without it."""
        if not self.can_undo(seat):
            raise Refused("error-no-undo")
        again = self.choices[:-1]
        before = self.state.public_version
        self.state = self.first.clone()
        self.state.journal = list(self.opening)
        self.choices = []
        for _ in self.follow(again):
            pass
        self.state.public_version = before + 1  # an answer to the undone version comes too late
