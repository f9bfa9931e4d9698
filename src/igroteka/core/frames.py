"""Pending pieces of the rules.

The engine takes the top frame off the stack and calls `choose` or `step`. The frame says with `g.then(…)` what comes
next, in reading order, with `g.keep(…)` that it (or its successor) stays beneath all that, and with `g.notify(…)` what
a frame further down has been waiting for. Nobody pushes or pops by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import CHOSEN, NO_DECISIONS, TABLE, Decision, Visibility
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.values import Value

if TYPE_CHECKING:
    from igroteka.core.state import State

S = TypeVar("S", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[S]):
    """One pending piece of the rules. A frame never changes: to go on, it keeps its successor.

    Frames hold numbers and immutable values, and no card that is hidden from anybody: such a card lies in a zone of the
    state, where `imagine` can exchange it.
    """

    def decisions(self, g: S) -> list[Decision]:
        """What is asked now; nothing: the engine calls `step`."""
        return NO_DECISIONS

    def why_not(self, g: S, seat: int, option: Option) -> str:
        """The id of the rule by which `decisions` does not offer this option to this seat.

        Only the frame on top is asked, and only about options that it does not offer.
        """
        raise NotImplementedError(type(self).__name__)

    def choose(self, g: S, seat: int, option: Option) -> None:
        """Take one answer. The frame is off the stack: `g.keep` puts it back."""
        raise NotImplementedError(type(self).__name__)

    def step(self, g: S) -> None:
        """Do what needs no answer. The frame is off the stack: `g.keep` puts it back."""
        raise NotImplementedError(type(self).__name__)

    def stays(self) -> bool:
        """Does it stay on the stack while an answer is taken, beneath what happens next? Then nothing need keep it."""
        return False

    def is_sealed(self) -> bool:
        """Is this a sealed frame? Quicker to ask than its class."""
        return False

    def on_result(self, value: int) -> Frame[S]:
        """The frame to stand here once something above it has reported `value`."""
        raise NotImplementedError(type(self).__name__)

    def promises(self) -> list[tuple[int, int]]:
        """Hidden cards that this frame relies on, as (holder, kind); `imagine` keeps them true."""
        return []

    def fits(self, g: S) -> bool:
        """Can this frame be pending at this table? Asked of positions that somebody has written."""
        return True

    def forget(self, g: S, seat: int, random: Random) -> Frame[S]:
        """The frame as `seat` may know it in the imagined state `g`: without what others have answered in secret."""
        return self


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Answer(Value):
    """What a seat has answered in a sealed frame."""

    def __init__(self, seat: int, option: Option) -> None:
        self.seat: Final = seat
        self.option: Final = option


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """Several seats choose at once. Answers stay private and are resolved together, so their order never matters.

    Every answer is final (INTR-D5) and goes to no journal by itself. With people at the table (`setup.live`) a frame
    whose first reaction counts (`first_counts`) stays open until the table's clock closes it; nobody is waited for
    (KIT-N10).
    """

    first_counts: ClassVar[bool] = False
    visibility: ClassVar[Visibility] = CHOSEN

    def __init__(self, answers: tuple[Answer, ...] = ()) -> None:
        self.answers = answers

    # What a game says about its sealed frame.

    def asked(self, g: S) -> list[int]:
        """The seats that are asked, in the order in which their answers count."""
        raise NotImplementedError

    def question(self, g: S, seat: int, *, waits: bool) -> Decision:
        """The question to one of them, with its visibility."""
        raise NotImplementedError

    def window(self, g: S) -> Decision:
        """What the table's clock is asked where the first reaction counts: to close the window."""
        raise NotImplementedError

    def with_answers(self, answers: tuple[Answer, ...]) -> Sealed[S]:
        """This frame with other answers."""
        raise NotImplementedError

    def forced(self, g: S, seat: int) -> Option | None:
        """The only answer that this seat can give, if there is but one and that can be told without its question."""
        return None

    def choosers(self, g: S) -> list[int]:
        """Those of the asked who may have a choice: where forced choices are skipped, only they are asked."""
        return [seat for seat in self.asked(g) if self.forced(g, seat) is None]

    def reacts(self, option: Option) -> bool:
        """Is this answer a reaction, which closes a window where the first one counts?"""
        return False

    def resolve(self, g: S, answers: list[Answer]) -> None:
        """All answers are in, in the order of `asked`."""
        raise NotImplementedError

    # How it is carried out.

    def is_sealed(self) -> bool:
        return True

    def live(self, g: S) -> bool:
        """Does the table's clock close this frame? Not if nobody can react."""
        return g.setup.live and self.first_counts and len(self.asked(g)) > 0

    def decisions(self, g: S) -> list[Decision]:
        seats = self.choosers(g) if g.skip_forced else self.asked(g)
        if not seats:
            return NO_DECISIONS
        live = self.live(g)
        found = [self.window(g)] if live else []
        for seat in seats:
            if self.answer_of(seat) is None:
                decision = self.question(g, seat, waits=not live)
                if not (g.skip_forced and decision.count == 1):
                    found.append(decision)
        return found

    def choose(self, g: S, seat: int, option: Option) -> None:
        g.reveal()  # a sealed answer is final, whoever else has answered
        if seat == TABLE:
            self.close(g)
        elif self.live(g) and self.reacts(option):
            g.unseal()
            self.resolve(g, [Answer(seat, option)])
        else:
            answer = Answer(seat, option)
            g.keep(self.with_answers((*self.answers, answer) if self.answers else (answer,)))

    def step(self, g: S) -> None:
        self.close(g)

    def close(self, g: S) -> None:
        """Resolve what has been answered."""
        answers: list[Answer] = []
        for seat in self.asked(g):
            answers.append(self._answered(seat) or Answer(seat, self._unasked(g, seat)))
        g.unseal()
        self.resolve(g, answers)

    def answer_of(self, seat: int) -> Option | None:
        """What this seat has answered so far."""
        answer = self._answered(seat)
        return answer.option if answer is not None else None

    def _answered(self, seat: int) -> Answer | None:
        for answer in self.answers:
            if answer.seat == seat:
                return answer
        return None

    def _unasked(self, g: S, seat: int) -> Option:
        """The answer of a seat that has given none: the only one, or that of a time-out."""
        return self.forced(g, seat) or self.question(g, seat, waits=True).defaults[0]

    def fits(self, g: S) -> bool:
        """Every answer is that of a seat that is asked, and one that it can give."""
        seats = [answer.seat for answer in self.answers]
        if len(set(seats)) < len(seats) or not set(seats) <= set(self.asked(g)):
            return False
        return all(self.question(g, a.seat, waits=True).allows(a.option) for a in self.answers)

    def forget(self, g: S, seat: int, random: Random) -> Sealed[S]:
        """Others are asked again; where it is known that they have chosen, they have chosen something."""
        answers: list[Answer] = []
        for answer in self.answers:
            if answer.seat == seat:
                answers.append(answer)
            elif self.visibility == CHOSEN:
                options = self.question(g, answer.seat, waits=True).options
                answers.append(Answer(answer.seat, random.pick(options)))
        return self.with_answers(tuple(answers))
