"""Answers that players have planned for what others may choose: conditional moves.

A plan consists of lines of public choices. When others choose what a line says, the table answers as planned; when they
choose something else, the plan is dropped. Only its own player is told of a plan.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.core.state import State
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.tables.events import Line, Step

MAX_LINES = 30
MAX_STEPS = 12


@dataclass
class Plans:
    """The plans of all seats, as they fit to what was chosen so far."""

    lines: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)  # seats whose plan did not fit; until they choose themselves

    def set(self, seat: int, lines: tuple[Line, ...]) -> None:
        self.dropped.discard(seat)
        self.lines.pop(seat, None)
        if lines:
            self.lines[seat] = lines

    def drop(self, seat: int) -> None:
        """The plan of a seat does not fit: its player is told."""
        if self.lines.pop(seat, None) is not None:
            self.dropped.add(seat)

    def drop_all(self) -> None:
        for seat in list(self.lines):
            self.drop(seat)

    def note(self, chooser: int, code: str, *, public: bool) -> None:
        """A seat has chosen, as everybody knows. A choice that is not public fits no plan, whatever it was."""
        self.dropped.discard(chooser)
        for seat, lines in list(self.lines.items()):
            fitting = [line[1:] for line in lines if public and line[0] == Step(chooser, code)]
            left = tuple([line for line in fitting if line])
            if left:
                self.lines[seat] = left
            elif fitting or seat == chooser:
                del self.lines[seat]  # it is carried out, or its player does something else
            else:
                self.drop(seat)

    def answer(self, seat: int) -> str:
        """What this seat has planned to choose now; empty if it has planned nothing."""
        lines = self.lines.get(seat, ())
        return lines[0][0].code if lines and lines[0][0].seat == seat else ""


def check_plan(state: State, seat: int, lines: tuple[Line, ...]) -> None:
    """Refuse a plan with choices that nobody could see or make, or with two answers to the same."""
    if len(lines) > MAX_LINES or any(not 0 < len(line) <= MAX_STEPS for line in lines):
        raise NotAllowed("error-plan-long", lines=MAX_LINES, steps=MAX_STEPS)
    answers: dict[Line, str] = {}
    for line in lines:
        if line[-1].seat != seat:
            raise NotAllowed("error-plan-answer")
        state_after(state, line)
        for number, step in enumerate(line):
            if step.seat == seat and answers.setdefault(line[:number], step.code) != step.code:
                raise NotAllowed("error-plan-ambiguous")


def state_after(state: State, line: Line) -> State:
    """A copy of the state after the choices of a line; refused if one of them is impossible or not public."""
    trial = state.clone()
    for step in line:
        if not trial.is_public_choice(step.seat):
            raise NotAllowed("error-plan-hidden")
        decision = trial.decision(step.seat)
        option = decision.find(step.code) if decision is not None else None
        if option is None:
            raise NotAllowed("error-plan-impossible", code=step.code)
        trial.apply(step.seat, option)
    return trial
