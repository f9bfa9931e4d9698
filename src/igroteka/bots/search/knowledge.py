"""What a search knows of a game: a quick policy, how good a state is, and what seats can tell apart.

All of it looks at imagined states, which hold nothing but what the searching seat may know, and guesses.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import TABLE, Decision
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View

USUAL: Final = "usual"  # the end of a text id: why something is good of which nothing special is known


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a search knows of one game. One object serves all tables; it holds nothing of any of them."""

    explore = 0.7  # how much an option that was tried seldom is preferred to one that went well
    temperature = 1.0  # how evenly the options of a decision are tried that recommend themselves differently
    trust = 0.03  # by how much first sight decides which options are tried longer
    caution = 0.7  # by how many standard errors an option must be better than what is best at first sight
    hopeless = 0.0  # by how many standard errors an option is worse that is not tried any longer; 0: that is not asked
    fair = 0.1  # the part of the prior that all options share, whatever recommends itself

    def opened(self, g: State, seat: int) -> Knowledge:
        """The same for one search of a seat, with room for what all its roll-outs share."""
        return self

    def enter(self, g: State) -> None:
        """A roll-out begins in this imagined state."""

    def weigh(self, g: State, decision: Decision, random: Random) -> list[float]:
        """How much each option recommends itself at first sight to the seat that is asked."""
        raise NotImplementedError

    def values(self, g: State, random: Random) -> list[float]:
        """For each seat its chance of winning a game that is not over yet."""
        raise NotImplementedError

    def circular(self, option: Option) -> bool:
        """Can this choice be taken back by another one, so that a search might make both for ever?"""
        return False

    def idle(self, option: Option) -> bool:
        """Does who chooses this rather do nothing?"""
        return False

    def sight(self, g: State, seat: int) -> int:
        """What a seat sees that situations with the same choices may differ in, as a number."""
        return 0

    def horizon(self, g: State) -> int:
        """How far a roll-out goes from this state, in whatever `done` counts."""
        return 0

    def done(self, g: State, horizon: int) -> bool:
        """Has a roll-out come to a point where the state can be judged?"""
        raise NotImplementedError

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """Make an imagined state more likely, by what the seat believes beyond what it knows."""

    def result(self, outcome: Outcome) -> list[float]:
        """What each seat has of the result: those who share the first place share the victory."""
        winners = outcome.places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        """The id of the text that says why an option is good, whatever may be chosen."""
        raise NotImplementedError

    # What follows from it.

    def prior(self, g: State, decision: Decision, random: Random) -> list[float]:
        """How likely each option seems to be the best one, at first sight."""
        weights = self.weigh(g, decision, random)
        most = weights[0]
        for weight in weights:
            most = max(most, weight)
        chances = [math.exp((weight - most) / self.temperature) for weight in weights]
        total = 0.0
        for chance in chances:
            total += chance
        share = (1.0 - self.fair) / total
        even = self.fair / len(chances)
        return [even + share * chance for chance in chances]

    def choose(self, g: State, decision: Decision, random: Random) -> Option:
        """What the quick policy takes."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        weights = self.weigh(g, decision, random)
        return options[weights.index(max(weights))]

    def worth(self, g: State, random: Random) -> list[float]:
        """For each seat how good a state is: its share of the victory, or its chance of it."""
        outcome = g.outcome()
        return self.values(g, random) if outcome is None else self.result(outcome)


def asked(g: State) -> list[Decision]:
    """What the game waits for, several if they are answered at once. The clock's window closes when all have passed."""
    while True:
        found: list[Decision] = []
        window: Decision | None = None
        for decision in g.decisions():
            if decision.seat == TABLE:
                window = decision
            elif not decision.standing:
                found.append(decision)
        if found or window is None:
            return found
        g.take(window, window.options[0])
