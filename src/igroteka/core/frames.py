"""Pending pieces of the rules.

The engine pops the top frame off the stack, unless it `stays_on_stack`, and calls `choose` or `step`. The frame queues
what comes next with `g.then(…)`, in reading order; `g.run_or_queue(…)` runs a frame that asks nobody at once if nothing
is queued. A frame puts itself or its successor back beneath that with `g.keep(…)`, and reports a result to a waiting
frame further down with `g.notify(…)`. No rule changes the stack by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import CLOCK_SEAT, NO_DECISIONS, WHO_HAS_CHOSEN, Decision, Visibility
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.values import Value

if TYPE_CHECKING:
    from igroteka.core.state import State

S = TypeVar("S", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[S]):
    """One pending piece of the rules. A frame is immutable: to continue, it keeps its successor.

    Frames hold numbers and immutable values. A card that is hidden from somebody lies in a zone of the state instead,
    where `imagine` can exchange it.
    """

    def decisions(self, g: S) -> list[Decision]:
        """The questions that are open now. If there are none, the engine calls `step`."""
        return NO_DECISIONS

    def why_not(self, g: S, seat: int, option: Option) -> str:
        """The id of the rule by which `decisions` does not offer this option to this seat.

        Only the frame on top is asked, and only about options that it does not offer.
        """
        raise NotImplementedError(type(self).__name__)

    def choose(self, g: S, seat: int, option: Option) -> None:
        """Take one answer. The frame is off the stack; `g.keep` puts it back."""
        raise NotImplementedError(type(self).__name__)

    def step(self, g: S) -> None:
        """Do what needs no answer. The frame is off the stack; `g.keep` puts it back."""
        raise NotImplementedError(type(self).__name__)

    def stays_on_stack(self) -> bool:
        """True if the frame stays on the stack while it takes an answer, so that it need not be kept."""
        return False

    def is_sealed(self) -> bool:
        """True for a `SealedFrame`; faster than `isinstance`."""
        return False

    def asks_to_react(self) -> bool:
        """True if it asks players to react to something, and asks those who cannot as well, so that nobody learns who
        can. Where there is nobody to keep that from, a player without a choice need not be asked.
        """
        return False

    def has_public_choices(self) -> bool:
        """True if everybody always knows all options of its decisions, and sees which one is taken. Players may plan
        answers to such choices.
        """
        return False

    def on_result(self, value: int) -> Frame[S]:
        """The frame that replaces this one after a frame above has reported `value` (`State.notify`)."""
        raise NotImplementedError(type(self).__name__)

    def required_cards(self) -> list[tuple[int, int]]:
        """Hidden cards that this frame relies on, as (holder, kind); `imagine` keeps them in place."""
        return []

    def fits(self, g: S) -> bool:
        """True if this frame can be pending in this state: checked for positions that somebody has written."""
        return True

    def as_known_to(self, g: S, seat: int, random: Random) -> Frame[S]:
        """The frame as `seat` may know it, without the secret answers of others; `g` is the imagined state."""
        return self


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Answer(Value):
    """The answer of one seat in a sealed frame."""

    def __init__(self, seat: int, option: Option) -> None:
        self.seat: Final = seat
        self.option: Final = option


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedFrame(Frame[S]):
    """Several seats choose at once. Answers stay private and are resolved together, so their order does not matter.

    Every answer is final and is not logged by itself. At a table with people (`setup.live`), a frame with
    `first_reaction_counts` stays open until the table's clock closes it and waits for nobody.
    """

    first_reaction_counts: ClassVar[bool] = False
    visibility: ClassVar[Visibility] = WHO_HAS_CHOSEN

    def __init__(self, answers: tuple[Answer, ...] = ()) -> None:
        self.answers = answers

    # Each game defines these.

    def asked(self, g: S) -> list[int]:
        """The asked seats, in the order in which their answers are resolved."""
        raise NotImplementedError

    def decision_for(self, g: S, seat: int, *, waits: bool) -> Decision:
        raise NotImplementedError

    def clock_decision(self, g: S) -> Decision:
        """The decision of the table's clock to close the window, if the first reaction counts."""
        raise NotImplementedError

    def with_answers(self, answers: tuple[Answer, ...]) -> SealedFrame[S]:
        """A copy of this frame with other answers."""
        raise NotImplementedError

    def forced(self, g: S, seat: int) -> Option | None:
        """The only possible answer of this seat, if it is known without building its decision."""
        return None

    def seats_with_choice(self, g: S) -> list[int]:
        """The asked seats that may have a choice. Only they are asked where forced choices are skipped."""
        return [seat for seat in self.asked(g) if self.forced(g, seat) is None]

    def pass_answer(self) -> Option | None:
        """The answer of players who let everything pass; None if this frame asks for something else."""
        return None

    def is_reaction(self, option: Option) -> bool:
        """True if this answer closes a window in which the first reaction counts."""
        return False

    def resolve(self, g: S, answers: list[Answer]) -> None:
        """Resolve the answers once all are in; they come in the order of `asked`."""
        raise NotImplementedError

    # The same for all games.

    def is_sealed(self) -> bool:
        return True

    def asks_to_react(self) -> bool:
        return self.first_reaction_counts

    def is_closed_by_clock(self, g: S) -> bool:
        """True if the table's clock closes this frame. False if nobody is asked."""
        return g.setup.live and self.first_reaction_counts and len(self.asked(g)) > 0

    def decisions(self, g: S) -> list[Decision]:
        seats = self.seats_with_choice(g) if g.skip_forced else self.asked(g)
        if not seats:
            return NO_DECISIONS
        timed = self.is_closed_by_clock(g)
        found = [self.clock_decision(g)] if timed else []
        for seat in seats:
            if self.answer_of(seat) is None:
                decision = self.decision_for(g, seat, waits=not timed)
                if not (g.skip_forced and decision.count == 1):
                    found.append(decision)
        return found

    def choose(self, g: S, seat: int, option: Option) -> None:
        g.forbid_undo()  # a sealed answer is final, no matter who else has answered
        if seat == CLOCK_SEAT:
            self.close(g)
        elif self.is_closed_by_clock(g) and self.is_reaction(option):
            g.count_public_change()
            self.resolve(g, [Answer(seat, option)])
        else:
            answer = Answer(seat, option)
            g.keep(self.with_answers((*self.answers, answer) if self.answers else (answer,)))

    def step(self, g: S) -> None:
        self.close(g)

    def close(self, g: S) -> None:
        """Resolve the frame with the answers given so far."""
        answers: list[Answer] = []
        for seat in self.asked(g):
            answers.append(self._find_answer(seat) or Answer(seat, self._default_answer(g, seat)))
        g.count_public_change()
        self.resolve(g, answers)

    def answer_of(self, seat: int) -> Option | None:
        """The answer of this seat, or None if it has not answered."""
        answer = self._find_answer(seat)
        return answer.option if answer is not None else None

    def _find_answer(self, seat: int) -> Answer | None:
        for answer in self.answers:
            if answer.seat == seat:
                return answer
        return None

    def _default_answer(self, g: S, seat: int) -> Option:
        """The answer of a seat that has not answered: its only option, or the timeout default."""
        return self.forced(g, seat) or self.decision_for(g, seat, waits=True).defaults[0]

    def fits(self, g: S) -> bool:
        """True if every answer is legal, its seat is asked, and no seat has answered twice."""
        seats = [answer.seat for answer in self.answers]
        if len(set(seats)) < len(seats) or not set(seats) <= set(self.asked(g)):
            return False
        return all(self.decision_for(g, a.seat, waits=True).allows(a.option) for a in self.answers)

    def as_known_to(self, g: S, seat: int, random: Random) -> SealedFrame[S]:
        """Other seats are asked again; if it is public that they have chosen, they get a random answer."""
        answers: list[Answer] = []
        for answer in self.answers:
            if answer.seat == seat:
                answers.append(answer)
            elif self.visibility == WHO_HAS_CHOSEN:
                options = self.decision_for(g, answer.seat, waits=True).options
                answers.append(Answer(answer.seat, random.pick(options)))
        return self.with_answers(tuple(answers))
