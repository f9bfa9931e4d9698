"""How far a learner has come in a lesson, and what happens there next. Terminal and server ask the same questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.errors import Refused
from igroteka.core.frames import SealedFrame
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State
from igroteka.learning.lessons import Lesson, Step

TRY_AGAIN: Final = "lesson-try-again"  # answers a choice that is legal but not what the lesson asks for
READ_ON: Final = "lesson-read-on"  # answers a choice before the lesson asks for one


@dataclass
class Course:
    """A lesson and the learner's place in it. The choices and read steps so far determine it."""

    lesson: Lesson
    index: int = 0  # of the present step
    bots_chosen: int = 0  # choices of the bots in the present step

    @property
    def done(self) -> bool:
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The present step; None after the last one."""
        return None if self.done else self.lesson.steps[self.index]

    @property
    def sentence(self) -> str:
        """The text id of what is said now: a question without a sentence of its own repeats the last one."""
        step = self.step
        if step is None or step.say or step.kind != "ask":
            return step.say if step is not None else ""
        return next(before.say for before in reversed(self.lesson.steps[: self.index]) if before.say)

    @property
    def _goal(self) -> tuple[int, Step] | None:
        """The next step in which somebody chooses, with its number: steps that are only read are passed over."""
        for index in range(self.index, len(self.lesson.steps)):
            if self.lesson.steps[index].kind != "read":
                return index, self.lesson.steps[index]
        return None

    # What happens next.

    def next_choice(self) -> RecordedChoice | None:
        """What the script lets somebody choose now; None if it waits for the learner."""
        step = self.step
        return step.bots[self.bots_chosen] if step is not None and step.bots else None

    def bot_choice(self, session: Session) -> RecordedChoice | None:
        """The choice that the script makes now, if the game asks for it."""
        choice = self.next_choice()
        return choice if choice is not None and _offers(session.state, choice) else None

    def needless_answer(self, session: Session) -> RecordedChoice | None:
        """An answer that nobody needs to be asked for: to pass where the script has nothing to say.

        Players who could react to something would be asked otherwise, and the lesson would have to speak of it.
        """
        goal = self._goal
        if self.done or not session.state.decisions() or (goal and self._is_reached(goal[1], session.state)):
            return None
        if not session.state.stack[-1].asks_to_react():
            return None
        for decision in session.state.decisions():
            if decision.seat >= 0 and not decision.is_offer:
                return RecordedChoice(decision.seat, _passing(session.state, decision))
        return None

    def _is_reached(self, goal: Step, state: State) -> bool:
        """True if the game asks for what the script wants next."""
        if goal.kind == "watch":
            return _offers(state, goal.bots[self.bots_chosen if goal is self.step else 0])
        decision = state.decision(self.lesson.seat)
        return decision is not None and any(goal.accepts(option.code) for option in decision.options)

    def accepted(self, session: Session) -> list[str]:
        """The codes that the present question accepts and the game offers, the best first."""
        step, decision = self.step, session.state.decision(self.lesson.seat)
        if step is None or decision is None:
            return []
        codes = [option.code for option in decision.options if step.accepts(option.code)]
        return sorted(codes, key=lambda code: step.accept.index(code) if code in step.accept else len(step.accept))

    # What the learner does.

    def check_choice(self, session: Session, code: str) -> None:
        """Refuse what the lesson does not accept, with the sentence that says why not, and the rule if there is one.

        Whoever does what comes next before reading everything need not press "next".
        """
        goal = self._goal
        wanted = goal[1] if goal is not None and goal[1].kind == "ask" else None
        option = session.game.option(code)
        decision = session.state.decision(self.lesson.seat)
        offered = option is not None and decision is not None and decision.allows(option)
        if offered and wanted is not None and wanted.accepts(code):
            return
        rule = "" if offered or option is None else session.state.why_not(self.lesson.seat, option)
        answer = self.step.answer_to(code) if self.step is not None and self.step.kind == "ask" else ""
        if answer:
            raise Refused(answer, rule)
        if option is not None and not offered:
            raise session.state.refusal(self.lesson.seat, option)
        raise Refused(TRY_AGAIN if self.step is not None and self.step.kind == "ask" else READ_ON, rule)

    def note_choice(self, choice: RecordedChoice) -> None:
        """Somebody chooses this; called before the game takes the choice. Passing that the script does not mention
        changes nothing.
        """
        goal = self._goal
        if goal is None:
            return
        index, step = goal
        if step.kind == "ask":
            if choice.seat == self.lesson.seat and step.accepts(choice.code):
                self._go_to(index + 1)
        elif index == self.index and choice == step.bots[self.bots_chosen]:
            self.bots_chosen += 1
            if self.bots_chosen == len(step.bots):
                self._go_to(index + 1)

    def read_on(self) -> None:
        """The learner has read the present step."""
        self._go_to(self.index + 1)

    def _go_to(self, index: int) -> None:
        self.index, self.bots_chosen = index, 0


def _offers(state: State, choice: RecordedChoice) -> bool:
    decision = state.decision(choice.seat)
    return decision is not None and decision.find(choice.code) is not None


def _passing(state: State, decision: Decision) -> str:
    """The code by which a player lets something pass: the only option, or what a timeout takes."""
    asking = state.stack[-1]
    passing = asking.pass_answer() if isinstance(asking, SealedFrame) else None
    if passing is not None and decision.allows(passing):
        return passing.code
    return decision.defaults[0].code
