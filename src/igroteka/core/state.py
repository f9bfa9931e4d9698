"""The state of a running game, and how the engine advances it from one choice to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import NO_DECISIONS, OPEN, SECRET, Decision
from igroteka.core.errors import Refused
from igroteka.core.frames import Frame, SealedFrame
from igroteka.core.journal import EVERYONE, Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS, Phrase
from igroteka.core.random import Random
from igroteka.core.setup import Setup

ABSENT: Final = -(1 << 40)  # marks an absent number
MAX_STEPS: Final = 10_000  # steps in a row without a decision: more than any rule needs

# A frame of any game; the stack of a state holds frames of its own game only.
AnyFrame = Frame[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A mutable part of the state.

    `saved` names the fields that are written, in this order. If it is empty, all fields are written except the
    `derived` ones, which are recomputed when needed. Records named in `inlined` are written as if their fields belonged
    to this record. A field is written under its name, or under the key that `keys` gives.
    """

    saved: ClassVar[tuple[str, ...]] = ()
    derived: ClassVar[tuple[str, ...]] = ()
    inlined: ClassVar[tuple[str, ...]] = ()
    keys: ClassVar[Mapping[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """Numbers, lists and frames. Each game derives its own state and defines what is `saved` and how it is cloned.

    Code outside the rules uses only `decisions`, `apply`, `outcome`, `clone`, `why_not` and the journal. The game makes
    views and imagined states (`Game.view`, `Game.imagine`).
    """

    over_rule: ClassVar[str] = ""  # the rule by which nothing can be chosen after the end

    def __init__(self, setup: Setup, random: Random) -> None:
        self.setup = setup
        self.random = random
        self.stack: list[AnyFrame] = []
        # Queued frames. Most often there is one: a list would be allocated and freed again for it.
        self._next: AnyFrame | None = None
        self._later: list[AnyFrame] = []
        self.journal: list[Entry] | None = None if setup.simulated else []
        self.version = 0  # choices taken
        self.public_version = 0  # choices that everybody may notice; no secret answers, a sealed frame counts once
        self.undo_floor = 0  # choices up to this version cannot be undone
        self.skip_forced = setup.simulated
        self.open = NO_DECISIONS

    # Called by the rules.

    def then(self, frame: AnyFrame) -> None:
        """Queue a frame. Queued frames run in the order in which they were queued."""
        if self._next is None:
            self._next = frame
        else:
            self._later.append(frame)

    def run_or_queue(self, frame: AnyFrame) -> None:
        """Run a frame that asks nobody: at once if the queue is empty, else after what is queued."""
        if self._next is None:
            frame.step(self)
        else:
            self._later.append(frame)

    def keep(self, frame: AnyFrame) -> None:
        """Put a frame back on the stack, beneath everything that is queued."""
        self.stack.append(frame)

    def notify(self, kind: type[AnyFrame], value: int) -> None:
        """Report a result to the nearest waiting frame of that kind: its `on_result` replaces it."""
        for i in range(len(self.stack) - 1, -1, -1):
            if isinstance(self.stack[i], kind):
                self.stack[i] = self.stack[i].on_result(value)
                return
        raise LookupError(kind.__name__)

    def random_below(self, n: int) -> int:
        """A random number from 0 to n - 1. Choices before it can no longer be undone."""
        self.forbid_undo()
        return self.random.below(n)

    def shuffle(self, items: list[int]) -> None:
        """Put a list into a random order."""
        self.forbid_undo()
        self.random.shuffle(items)

    def forbid_undo(self) -> None:
        """Something hidden has been seen or chance was used: choices made so far can no longer be undone."""
        self.undo_floor = self.version

    def count_public_change(self) -> None:
        """Count a change that everybody may notice, such as sealed answers that take effect."""
        self.public_version += 1

    def log(
        self, phrase: Phrase, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT, *more: int
    ) -> None:
        """Log what everybody may know: a phrase and any numbers.

        The first numbers are separate parameters so that no tuple is built if no journal is kept.
        """
        if self.journal is not None:
            few = [number for number in (a, b, c, d) if number != ABSENT]
            self.journal.append(Entry(phrase, (*few, *more)))

    def log_because(self, cause: tuple[int, ...], phrase: Phrase, *numbers: int) -> None:
        """Log what everybody may know, and its cause (see `Phrase`)."""
        if self.journal is not None:
            self.journal.append(Entry(phrase, numbers, (), EVERYONE, cause))

    def log_secret(
        self,
        seen_by: int,
        phrase: Phrase,
        numbers: tuple[int, ...],
        secret: tuple[int, ...],
        cause: tuple[int, ...] = (),
    ) -> None:
        """Log an entry whose secret part only the seats of the mask may read."""
        self.forbid_undo()
        if self.journal is not None:
            self.journal.append(Entry(phrase, numbers, secret, seen_by, cause))

    def end(self) -> None:
        """End the game: nothing that was pending happens any more."""
        self.stack.clear()
        self._next = None
        self._later.clear()

    # Each game defines these.

    def outcome(self) -> Outcome | None:
        """The result, or None while the game is running."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy to search in. Frames are immutable and shared; the copy keeps no journal."""
        raise NotImplementedError

    def copy_shared(self, original: State) -> None:
        """Copy what all states have in common, for `clone`."""
        self.stack = original.stack.copy()
        self.journal = None
        self.version, self.public_version, self.undo_floor = (
            original.version,
            original.public_version,
            original.undo_floor,
        )
        self.skip_forced = original.skip_forced
        self.open = original.open

    def offers(self) -> list[Decision]:
        """Decisions that are open at any time, no matter who is asked (see `Decision.waits`)."""
        return NO_DECISIONS

    def apply_offer(self, seat: int, option: Option) -> None:
        """Carry out an offer. The frame that is asking stays on the stack."""
        raise NotImplementedError

    def speech(self, seat: int) -> Option | None:
        """The offer that a chat message of this seat or of a spectator takes, if any.

        A game that forbids talking raises Refused.
        """
        return None

    def is_out(self, seat: int) -> bool:
        """True if this player takes no part in the game now, because they are out. Everybody knows that."""
        return False

    def may_return(self, seat: int) -> bool:
        """True if a player who is out may come back into the game, as far as everybody knows."""
        return False

    def is_public_choice(self, seat: int) -> bool:
        """True if this seat is asked something whose options and answer everybody may know."""
        return len(self.stack) > 0 and self.stack[-1].has_public_choices() and self.decision(seat) is not None

    def is_turn_of(self, seat: int) -> bool:
        """True if it is the turn of this player; by default, if they have an open question to answer."""
        decision = self.decision(seat)
        return decision is not None and decision.waits and decision.visibility == OPEN

    def on_leave(self, seat: int) -> None:
        """A player leaves the game for good, no matter who is asked. Refused by default."""
        raise Refused("error-cannot-leave")

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        """The id of the rule that forbids an option whichever frame asks: after the end, or to a player who is out.

        Empty if it depends on the frame; `Frame.why_not` decides then.
        """
        return ""

    # Called by code outside the rules.

    def queue_empty(self) -> bool:
        """True if nothing is queued, as between choices. A rule may then act at once instead of queueing a frame."""
        return self._next is None

    def start(self) -> None:
        """Run the rules until a decision is open. Called once, after the first frames were added."""
        self._flush()
        self.open = self._advance()

    def decisions(self) -> list[Decision]:
        """All open decisions; empty if the game is over."""
        return self.open

    def decision(self, seat: int) -> Decision | None:
        """The open decision of this seat, or None."""
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def apply(self, seat: int, option: Option) -> None:
        """Take the choice of a seat and run the rules until the next decision is open.

        Raises Refused, and changes nothing, if the option is not offered.
        """
        decision = self.decision(seat)
        if decision is None or not decision.allows(option):
            raise self.refusal(seat, option)
        self.apply_unchecked(decision, option)

    def apply_unchecked(self, decision: Decision, option: Option) -> None:
        """Apply an option that is known to be legal; nothing is validated."""
        self.version += 1
        if option.verb.offer:
            self.public_version += 1
            self.apply_offer(decision.seat, option)
        else:
            asking = self.stack[-1]
            self._answer(asking, decision, option)
            if asking.is_sealed() and isinstance(asking, SealedFrame) and self._still_asking(asking):
                self.open = [other for other in self.open if other is not decision]
                return
        self._flush()
        self.open = self._advance()

    def _still_asking(self, asking: SealedFrame[Any]) -> bool:
        """True if the sealed frame has only stored an answer, so that the other open decisions remain valid."""
        top = self.stack[-1] if self.stack else None
        if (
            self._next is not None
            or len(self.open) < 2
            or type(top) is not type(asking)
            or not isinstance(top, SealedFrame)
        ):
            return False
        return len(top.answers) == len(asking.answers) + 1 and not self.offers()

    def leave(self, seat: int) -> None:
        """A seat leaves the game for good. This counts as a choice but is not an option of a decision (KIT-X10)."""
        if not self.open:
            raise Refused("error-game-over", self.over_rule)
        self.on_leave(seat)
        self.version += 1
        self.forbid_undo()
        self._flush()
        self.open = self._advance()
        self.public_version += 1

    def refusal(self, seat: int, option: Option) -> Refused:
        """The error for a choice that is not offered."""
        if not self.open:
            return Refused("error-game-over", self.over_rule)
        if not 0 <= seat < self.setup.seats:
            return Refused("error-no-such-seat", seat=seat)
        rule = self._forbidden_by(seat, option)
        if self.decision(seat) is None:
            return Refused("error-not-asked", rule, seat=LETTERS[seat])
        return Refused("error-not-offered", rule, code=option.code)

    def why_not(self, seat: int, option: Option) -> str:
        """The id of the rule that forbids this option to this seat now; empty if it is allowed."""
        decision = self.decision(seat)
        if decision is not None and decision.allows(option):
            return ""
        return self._forbidden_by(seat, option)

    def _forbidden_by(self, seat: int, option: Option) -> str:
        """The rule that forbids an option that is not offered. After the end there is no frame left to ask."""
        reason = self.why_not_in_any_frame(seat, option)
        return reason or (self.stack[-1].why_not(self, seat, option) if self.stack else self.over_rule)

    def _answer(self, asking: AnyFrame, decision: Decision, option: Option) -> None:
        """Pass an answer to the frame that asks. It is public unless it is sealed or secret."""
        if not asking.stays_on_stack():
            self.stack.pop()
        if decision.visibility != SECRET and not asking.is_sealed():
            self.public_version += 1
        asking.choose(self, decision.seat, option)

    def _step(self, top: AnyFrame) -> None:
        """Run a frame that asks nobody."""
        self.stack.pop()
        top.step(self)
        self._flush()

    def _flush(self) -> None:
        """Put what is queued on the stack."""
        if self._next is None:
            return
        if self._later:
            for i in range(len(self._later) - 1, -1, -1):
                self.stack.append(self._later[i])
            self._later.clear()
        self.stack.append(self._next)
        self._next = None

    def _advance(self) -> list[Decision]:
        stack = self.stack
        steps = 0  # since the last choice
        while stack:
            steps += 1
            if steps > MAX_STEPS:
                raise RecursionError(f"the rules go on for ever at {type(stack[-1]).__name__}")
            top = stack[-1]
            found = top.decisions(self)
            if not found:
                self._step(top)
            elif self.skip_forced and len(found) == 1 and found[0].count == 1 and not self.offers():
                steps = 0
                self._answer(top, found[0], found[0].nth(0))
                self._flush()
            else:
                if top.is_sealed():
                    # From here on others may answer in secret, and undo must not reveal whether they have.
                    self.forbid_undo()
                return self._with_offers(found)
        return []

    def _with_offers(self, found: list[Decision]) -> list[Decision]:
        """Add the offers. A seat that is asked anyway gets them after its own options."""
        for offer in self.offers():
            for i, decision in enumerate(found):
                if decision.seat == offer.seat:
                    found[i] = Decision(
                        decision.seat,
                        decision.prompt,
                        decision.options + offer.options,
                        decision.defaults,
                        waits=decision.waits,
                        visibility=decision.visibility,
                        seconds=decision.seconds,
                        fixed=decision.fixed,
                    )
                    break
            else:
                found.append(offer)
        return found


def mask(*seats: int) -> int:
    """The seats as a bit mask."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
