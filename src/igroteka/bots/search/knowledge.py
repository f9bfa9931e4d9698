"""What a game provides to the search: priors, a rollout policy, an evaluation of states, and information-set keys.

All of it reads imagined states, which contain what the searching seat may know, and samples for the rest.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.bots.search.tempers import PLAIN, Traits
from igroteka.core.decisions import CLOCK_SEAT, Decision
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View

USUAL: Final = "usual"  # suffix of the text id of an unspecific reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The search's knowledge of one game. One object serves all tables and keeps no state of any of them."""

    explore = 0.7  # the exploration constant of PUCT
    temperature = 1.0  # of the softmax that turns option scores into priors
    trust = 0.03  # the weight of the prior when options at the root are ranked
    caution = 0.7  # how many standard errors an option must be better than the favourite
    hopeless = 0.0  # drops an option this many standard errors behind the favourite; 0 drops none
    solves = False  # True if the end of a game can be solved (`settled`)
    prior_floor = 0.1  # the share of the prior that is spread evenly over all options

    def for_search(self, g: State, seat: int) -> Knowledge:
        """The knowledge for one search of a seat, which may cache what all rollouts share."""
        return self

    def start_rollout(self, g: State) -> None:
        """Called before each rollout, with the imagined state in which it begins."""

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        """A score for each option of the decision, before any search; only differences matter."""
        raise NotImplementedError(f"{type(self).__name__}.option_scores")

    def values(self, g: State, random: Random) -> list[float]:
        """Each seat's chance of winning an unfinished game: the evaluation at the end of a rollout."""
        raise NotImplementedError(f"{type(self).__name__}.values")

    def circular(self, option: Option) -> bool:
        """True if another choice can undo this one, so that a search might alternate between them forever."""
        return False

    def foolish(self, view: View, decision: Decision) -> list[bool]:
        """For each option, True if no sensible player would choose it, whatever is hidden. Bots leave these out."""
        return [False] * len(decision.options)

    def traits(self, view: View, decision: Decision) -> list[Traits]:
        """What each option is like, for bots that like some things more than others."""
        return [PLAIN] * len(decision.options)

    def idle(self, option: Option) -> bool:
        """True if the option does nothing (end the turn, pass)."""
        return False

    def infoset_key(self, g: State, seat: int) -> int:
        """What the seat knows beyond the choices made so far, as a number; states with the same key share a node."""
        return 0

    def horizon(self, g: State) -> int:
        """Where a rollout from this state ends, in the unit that `at_horizon` compares."""
        return 0

    def at_horizon(self, g: State, horizon: int) -> bool:
        """True if the rollout has reached its horizon and the state can be evaluated."""
        raise NotImplementedError(f"{type(self).__name__}.at_horizon")

    def settled(self, g: State, seat: int) -> bool:
        """True if nothing that is hidden from this seat matters any more, and the game of two is nearly over."""
        return False

    def lead(self, g: State, seat: int) -> float:
        """By how much the seat leads in a finished game; an exact search prefers the larger one of equal results."""
        return 0.0

    def position_key(self, g: State, decision: Decision) -> tuple[object, ...]:
        """What determines the rest of a settled game; empty if states are not to be compared here."""
        return ()

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """Change what is hidden in an imagined state to match what the seat believes."""

    def result(self, outcome: Outcome) -> list[float]:
        """The payoff of each seat; seats that share first place share the win."""
        winners = outcome.places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        """The id of the text that says why an option is good."""
        raise NotImplementedError(f"{type(self).__name__}.reason")

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
        """The choice of the rollout policy."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        scores = self.option_scores(g, decision, random)
        return options[scores.index(max(scores))]

    def sensible(self, view: View, decision: Decision) -> list[Option]:
        """The options that are not foolish; all of them if there is no other."""
        pairs = zip(decision.options, self.foolish(view, decision), strict=True)
        return [option for option, foolish in pairs if not foolish] or decision.options

    def worth(self, g: State, random: Random) -> list[float]:
        """The payoff of each seat in a finished game, or its chance in an unfinished one."""
        outcome = g.outcome()
        return self.values(g, random) if outcome is None else self.result(outcome)


def asked(g: State) -> list[Decision]:
    """The open decisions; several if they are answered simultaneously. A window of the clock closes when all have
    passed.
    """
    while True:
        found: list[Decision] = []
        window: Decision | None = None
        for decision in g.decisions():
            if decision.seat == CLOCK_SEAT:
                window = decision
            elif not decision.is_offer:
                found.append(decision)
        if found or window is None:
            return found
        g.apply_unchecked(window, window.options[0])
