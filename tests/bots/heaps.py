"""Two tiny games with known solutions, for the tests of the search.

Heap: two players take one to three stones in turn; who takes the last one wins. So a heap of four, eight, twelve … is
lost for whoever has to take. Coins: both show a side at once and unseen; the first wins if they are equal.
"""

from __future__ import annotations

from igroteka.bots.search.knowledge import Knowledge
from igroteka.core.decisions import WHO_HAS_CHOSEN, Decision
from igroteka.core.frames import Answer, Frame, SealedFrame
from igroteka.core.options import Option, Verb
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import Message, Part, Phrase
from igroteka.core.random import QuickRandom, Random
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View

COUNT = Part("count")
TAKE = Verb("heap", "take", COUNT)
SHOW = Verb("heap", "show", COUNT)
ASK = Phrase("heap-ask")
SETUP = Setup("heap", 2, {}, "")


class Heap(State):
    """So many stones, or coins if there are none."""

    def __init__(self, stones: int) -> None:
        super().__init__(SETUP, QuickRandom(1))
        self.stones = stones
        self.winner = -1

    def clone(self) -> Heap:
        other = Heap(self.stones)
        other.copy_shared(self)
        other.winner = self.winner
        return other

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        return Outcome([1 if seat == self.winner else 2 for seat in range(2)], [0, 0], {})


class Turn(Frame[Heap]):
    """Somebody has to take stones."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decisions(self, g: Heap) -> list[Decision]:
        return [Decision(self.seat, Message(ASK), [TAKE(count) for count in range(1, min(3, g.stones) + 1)])]

    def choose(self, g: Heap, seat: int, option: Option) -> None:
        g.stones -= option.numbers[0]
        if g.stones:
            g.then(Turn(1 - seat))
        else:
            g.winner = seat
            g.end()


class Coins(SealedFrame[Heap]):
    """Both show a side at once."""

    def asked(self, g: Heap) -> list[int]:
        return [0, 1]

    def decision_for(self, g: Heap, seat: int, *, waits: bool) -> Decision:
        return Decision(seat, Message(ASK), [SHOW(0), SHOW(1)], waits=waits, visibility=WHO_HAS_CHOSEN)

    def with_answers(self, answers: tuple[Answer, ...]) -> Coins:
        return Coins(answers)

    def resolve(self, g: Heap, answers: list[Answer]) -> None:
        g.winner = 0 if answers[0].option == answers[1].option else 1
        g.end()


class HeapKnowledge(Knowledge):
    """Knows nothing: all options are alike, and roll-outs go to the end."""

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        return [random.below(100) / 100 for _ in decision.options]

    def at_horizon(self, g: State, horizon: int) -> bool:
        return False

    def values(self, g: State, random: Random) -> list[float]:
        return [0.5, 0.5]

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        return "heap-why"


def heap(stones: int) -> Heap:
    """A heap of so many stones; the first player has to take."""
    g = Heap(stones)
    g.then(Turn(0) if stones else Coins())
    g.start()
    return g
