"""What a game tells the search: priors, a roll-out policy, an evaluation of states, and information-set keys.

All of it reads imagined states, which hold what the searching seat may know, and guesses for the rest.
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

USUAL: Final = "usual"  # the end of the text id of a reason that says nothing special


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What the search knows of one game. One object serves all tables and keeps no state of any of them."""

    explore = 0.7  # the exploration constant of PUCT
    temperature = 1.0  # of the softmax that turns option scores into priors
    trust = 0.03  # the weight of the prior when options at the root are ranked
    caution = 0.7  # by how many standard errors an option must beat the favourite
    hopeless = 0.0  # an option that trails the favourite by so many standard errors is dropped; 0: none is
    prior_floor = 0.1  # the share of the prior that is spread evenly over all options

    def for_search(self, g: State, seat: int) -> Knowledge:
        """The knowledge for one search of a seat: it may cache what all roll-outs share."""
        return self

    def start_rollout(self, g: State) -> None:
        """Called before each roll-out, with the imagined state in which it begins."""

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        """A score for each option of the decision, before any search; only differences count."""
        raise NotImplementedError

    def values(self, g: State, random: Random) -> list[float]:
        """For each seat its chance of winning a game that is not over yet (the evaluation at the end of a roll-out)."""
        raise NotImplementedError

    def circular(self, option: Option) -> bool:
        """True if another choice can undo this one, so that a search might alternate between them for ever."""
        return False

    def idle(self, option: Option) -> bool:
        """True if the option does nothing (end the turn, pass)."""
        return False

    def infoset_key(self, g: State, seat: int) -> int:
        """What the seat knows beyond the choices made so far, as a number: states with the same key share a node."""
        return 0

    def horizon(self, g: State) -> int:
        """Where a roll-out from this state ends, in the unit that `at_horizon` compares."""
        return 0

    def at_horizon(self, g: State, horizon: int) -> bool:
        """True if the roll-out has reached its horizon and the state can be evaluated."""
        raise NotImplementedError

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """Change what is hidden in an imagined state to what the seat believes."""

    def result(self, outcome: Outcome) -> list[float]:
        """The payoff of each seat: those who share the first place share the victory."""
        winners = outcome.places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        """The id of the text that says why an option is good."""
        raise NotImplementedError

    # Derived from the above.

    def priors(self, g: State, decision: Decision, random: Random) -> list[float]:
        """The prior probability of each option: a softmax of the scores, with a floor."""
        scores = self.option_scores(g, decision, random)
        most = scores[0]
        for score in scores:
            most = max(most, score)
        chances = [math.exp((score - most) / self.temperature) for score in scores]
        total = 0.0
        for chance in chances:
            total += chance
        share = (1.0 - self.prior_floor) / total
        even = self.prior_floor / len(chances)
        return [even + share * chance for chance in chances]

    def choose(self, g: State, decision: Decision, random: Random) -> Option:
        """The choice of the roll-out policy."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        scores = self.option_scores(g, decision, random)
        return options[scores.index(max(scores))]

    def worth(self, g: State, random: Random) -> list[float]:
        """For each seat the payoff of a finished game, or its chance in an unfinished one."""
        outcome = g.outcome()
        return self.values(g, random) if outcome is None else self.result(outcome)


def asked(g: State) -> list[Decision]:
    """The open decisions, several if they are answered at once. A window of the clock closes when all have passed."""
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
