"""Anything in any order: choices, nonsense, clones, undo, saved games and imagined ones, on several games at once."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from igroteka.conformance.checked_table import difference, journal_dump, questions
from igroteka.core import registry
from igroteka.core.errors import Refused
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.session import LEAVE, Session
from igroteka.core.state import State
from tests.core.toy import GAME as TOY
from tests.density import times

pytestmark = pytest.mark.dense

NUMBERS = st.integers(0, 2**30)


def timeless(thing: object) -> object:
    """Everything but the moments, which go on when something is taken back."""
    if isinstance(thing, dict):
        return {name: timeless(one) for name, one in thing.items() if name != "moment"}
    return [timeless(one) for one in thing] if isinstance(thing, list) else thing


class Table(RuleBasedStateMachine):
    """One table where everything that the core allows happens in any order."""

    game: ClassVar[Game[Any]]

    @initialize(number=NUMBERS, live=st.booleans())
    def deal(self, number: int, live: bool) -> None:
        presets = self.game.presets
        preset = presets[number % len(presets)]
        seats = preset.seats[number // len(presets) % len(preset.seats)]
        self.session = Session.start(self.game, self.game.setup(seats, preset.settings, str(number), live))
        self.conserved = self.game.conserved(self.state)
        self.earlier: list[tuple[int, Option]] = []
        self.clones: list[tuple[State, dict[str, object]]] = []

    @property
    def state(self) -> State:
        return self.session.state

    def running(self) -> bool:
        return bool(self.state.decisions())

    @precondition(running)
    @rule(number=NUMBERS)
    def choose(self, number: int) -> None:
        decision = self.state.decisions()[number % len(self.state.decisions())]
        option = decision.options[number // 7 % len(decision.options)]
        self.earlier.append((decision.seat, option))
        self.session.choose(decision.seat, option.code, self.state.public_version)

    @precondition(lambda self: bool(self.earlier))
    @rule(number=NUMBERS, moment=st.booleans())
    def choose_what_was_offered_once(self, number: int, moment: bool) -> None:
        seat, option = self.earlier[number % len(self.earlier)]
        decision = self.state.decision(seat)
        if decision is None or option not in decision.options:
            self.is_refused(seat, option.code, self.state.public_version if moment else None)

    @rule(seat=st.integers(-3, 9), code=st.text(alphabet="play:drwnoeA0+", max_size=8))
    def choose_nonsense(self, seat: int, code: str) -> None:
        decision = self.state.decision(seat)
        if decision is None or decision.find(code) is None:
            self.is_refused(seat, code, None)

    def is_refused(self, seat: int, code: str, moment: int | None) -> None:
        before = self.everything()
        with pytest.raises(Refused):
            self.session.choose(seat, code, moment)
        assert not difference(before, self.everything())

    @precondition(running)
    @rule(number=NUMBERS)
    def leave(self, number: int) -> None:
        before = self.everything()
        if number % 8 == 0:
            try:
                self.session.choose(number // 8 % self.state.setup.seats, LEAVE)
            except Refused:
                assert not difference(before, self.everything())

    @rule(number=NUMBERS)
    def clone_and_play_on(self, number: int) -> None:
        clone = self.state.clone()
        random = QuickRandom(number)
        for _ in range(number % 4):
            if clone.decisions():
                decision = random.pick(clone.decisions())
                clone.apply(decision.seat, random.pick(decision.options))
        self.clones = [*self.clones[-3:], (clone, self.game.dump(clone))]

    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        seat = self.session.choices[-1].seat if self.session.choices and number % 3 else number % 3
        before = timeless(self.everything())
        if self.session.can_undo(seat):
            last = self.session.choices[-1]
            self.session.undo(seat)
            self.session.choose(last.seat, last.code, self.state.public_version)
        else:
            with pytest.raises(Refused):
                self.session.undo(seat)
        assert not difference(before, timeless(self.everything()))

    @rule()
    def save_and_load(self) -> None:
        loaded = self.game.load(json.loads(json.dumps(self.game.dump(self.state))))
        assert not difference(self.game.dump(self.state), self.game.dump(loaded))
        assert not difference(questions(self.state), questions(loaded))

    @precondition(running)
    @rule(number=NUMBERS)
    def imagine(self, number: int) -> None:
        seat = number % self.state.setup.seats
        before = self.everything()
        other = self.game.imagine(self.state, seat, QuickRandom(number))
        views = [self.game.view(g, seat).plain() for g in (self.state, other)]
        assert not difference(views[0], views[1])
        assert self.game.conserved(other) == self.conserved
        assert not difference(before, self.everything())

    @rule()
    def look_from_all_seats_at_once(self) -> None:
        seats = [*range(self.state.setup.seats), -1]
        for seat, view in self.game.views(self.state, seats).items():
            assert not difference(view.plain(), self.game.view(self.state, seat).plain())

    def everything(self) -> list[object]:
        """The state, the choices, and what everybody was told."""
        seats = [*range(self.state.setup.seats), -1]
        choices = [str(choice) for choice in self.session.choices]
        return [self.game.dump(self.state), choices, [journal_dump(self.state, seat) for seat in seats]]

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "session"):
            assert self.game.conserved(self.state) == self.conserved

    @invariant()
    def clones_stay_as_they_are(self) -> None:
        for clone, dump in getattr(self, "clones", []):
            assert not difference(dump, self.game.dump(clone))

    @invariant()
    def somebody_is_asked_or_the_game_is_over(self) -> None:
        if hasattr(self, "session"):
            assert self.running() == (self.state.outcome() is None)


def machine(game: Game[Any]) -> type[RuleBasedStateMachine]:
    """The table of one game."""
    return type(f"{game.id.title()}Table", (Table,), {"game": game})


FEW = settings(max_examples=times(10), stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck))

TestToy = machine(TOY).TestCase
TestToy.settings = FEW
TestKittens = machine(registry.find_game("kittens")).TestCase
TestKittens.settings = FEW
