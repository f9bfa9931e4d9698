"""Search over imagined states (information-set Monte Carlo tree search).

An iteration takes an imagined state, descends the tree to a new node, lets the rollout policy play for everybody to the
horizon, and evaluates the state there. Every option of the root is tried in the same imagined states with the same
random seeds, so that options are compared on equal terms (common random numbers).
"""

from __future__ import annotations

import gc
import math
import time
from typing import Final, final

from igroteka.bots.bot import Imagine
from igroteka.bots.search.knowledge import Knowledge, asked
from igroteka.bots.search.tree import Edge, Node, TreePoint
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom, Random
from igroteka.core.state import State

SEEDS: Final = 1 << 31
MAX_OPTIONS: Final = 16  # maximum number of options of the root to search
MIN_TRIES: Final = 12  # minimum average number of tries of each, if the budget is in iterations
MAX_DECISIONS: Final = 400  # maximum number of decisions of a rollout
GREEDY_SHARE: Final = 0.5  # the share of the prior that goes to the choice of the greedy bot
SEARCH_SHARE: Final = 0.85  # the share of the time for iterations: freeing thousands of states takes time, too
DROP_EVERY: Final = 8  # hopeless options are dropped each time all have been tried this often
MIN_RESULTS: Final = 2  # with fewer results there is no standard error
DECIDED: Final = 0.05  # with a chance this close to 0 or 1, the evaluation is less reliable than the greedy bot
DECIDED_LEAD: Final = 0.02  # so another option must be better by this much, too


@final
class Budget:
    """Limits of a search in iterations and in seconds; 0 means no limit."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search without end")
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def cut(self, seconds: float) -> Budget:
        """The budget with a lower limit in seconds; 0 changes nothing."""
        if seconds <= 0 or 0 < self.seconds <= seconds:
            return self
        return Budget(self.iterations, seconds)


@final
class Clock:
    """Compares a budget with what a search has spent."""

    def __init__(self, budget: Budget, begun: float) -> None:
        self.budget: Final = budget
        self.begun: Final = begun
        self.iterations = 0

    def spent(self, share: float) -> bool:
        """True if this share of the budget is spent; at least one iteration always runs."""
        budget = self.budget
        if budget.iterations and self.iterations >= share * budget.iterations:
            return True
        seconds = SEARCH_SHARE * budget.seconds
        return self.iterations > 0 and seconds > 0 and time.monotonic() - self.begun >= share * seconds


@final
class Estimate:
    """An option with its visits, its estimated chance of winning, and its result in each imagined state."""

    def __init__(self, option: Option, visits: int, chance: float, results: list[float]) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.chance: Final = chance
        self.results: Final = results  # in the imagined states of this search, which all options share


@final
class World:
    """An imagined state and the seed of its random numbers."""

    def __init__(self, state: State, seed: int) -> None:
        self.state: Final = state
        self.seed: Final = seed


@final
class Search:
    """A search for one decision of one seat.

    `point` is the subtree of an earlier search for the same decision; the budget counts from the time `begun`. Only the
    options in `sensible` are tried, all of them if it is None. `likes` says how much the bot likes each option, in
    units of winning chance.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        imagine: Imagine,
        decision: Decision,
        random: Random,
        greedy_choice: Option | None = None,
        point: TreePoint | None = None,
        caution: float = 1.0,
        begun: float | None = None,
        sensible: list[Option] | None = None,
        likes: list[float] | None = None,
    ) -> None:
        self.begun: Final = time.monotonic() if begun is None else begun
        state = imagine(random)
        self.knowledge: Final = knowledge  # for the root
        self.below_root: Final = knowledge.for_search(state, decision.seat)  # for the tree below it and for rollouts
        self.imagine: Final = imagine
        self.decision: Final = decision
        self.random: Final = random
        self.caution: Final = caution * knowledge.caution
        self.sensible: Final = decision.options if sensible is None else sensible
        self.likes: Final = likes
        self.iterations = 0
        self._worlds: Final[list[World]] = []
        first = self._add_world(state)
        self.infoset_key: Final = knowledge.infoset_key(first, decision.seat)
        self.point: Final = point if point is not None and self._is_known(point) else TreePoint()
        self.root: Final = self.point.node(decision.seat, self.infoset_key)
        self.prior: Final = self._prior(knowledge.priors(first, decision, random), greedy_choice)
        self._favourite: Final = self._likeliest()
        self._horizon: Final = knowledge.horizon(first)
        for edge in self.root.edges.values():
            edge.results.clear()

    def _is_known(self, point: TreePoint) -> bool:
        """True if an earlier search has already searched exactly this decision."""
        node = point.nodes.get((self.decision.seat, self.infoset_key))
        return node is not None and all(option.code in node.edges for option in self.decision.options)

    def _prior(self, prior: list[float], greedy_choice: Option | None) -> list[float]:
        """The priors of the root; what the greedy bot would choose gets an extra share."""
        if greedy_choice is None:
            return prior
        found = [(1.0 - GREEDY_SHARE) * share for share in prior]
        found[self.decision.options.index(greedy_choice)] += GREEDY_SHARE
        return found

    def _likeliest(self) -> Option:
        """The sensible option with the highest prior: that of the greedy bot, unless it is foolish."""
        found, most = self.sensible[0], 0.0
        for option, prior in zip(self.decision.options, self.prior, strict=True):
            if prior > most and option in self.sensible:
                found, most = option, prior
        return found

    def run(self, budget: Budget, more: float = 0.0) -> list[Estimate]:
        """Search until the budget is spent; returns the options, best first. For `more` seconds after that the options
        that it has left out are tried, too: nobody would choose them, but what they would cost may be of interest.

        A search has no reference cycles, so the garbage collector is off: it would take up to half of the time. The
        imagined states are freed before it is on again.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            best = self._sequential_halving(budget)
            self._try_left_out(time.monotonic() + more)
            return self.estimates(best)
        finally:
            self._worlds.clear()
            if collects:
                gc.enable()

    def _sequential_halving(self, budget: Budget) -> Option:
        """Search until the budget is spent; returns the best option.

        The most promising options are tried equally often, then the better half of them, and so on until two are left.
        The search ends early if no option can beat the favourite any more.
        """
        clock = Clock(budget, self.begun)
        options = self._candidates(budget)
        rounds = max(1, math.ceil(math.log2(len(options))))
        for number in range(1, rounds + 1):
            options = self._try_all(options, clock, number / rounds)
            if number < rounds:
                options = self._better_half(options)
            if len(options) == 1:
                break
        self.iterations += clock.iterations
        return self._best(options)

    def _try_left_out(self, until: float) -> None:
        """Until this time, try each option as often as those that are dropped first: foolish ones before the others."""
        if time.monotonic() >= until:
            return
        left_out = [option for option in self.decision.options if not self.knowledge.circular(option)]
        for option in sorted(left_out, key=lambda one: one in self.sensible):
            for _ in range(DROP_EVERY - len(self.root.edge(option).results)):
                if time.monotonic() >= until:
                    return
                self._iterate(option)
                self.iterations += 1

    def _candidates(self, budget: Budget) -> list[Option]:
        """The options to try: the more promising ones of many, and fewer in a short search.

        Foolish options and those that another choice can undo are left out, unless one is the favourite.
        """
        most = MAX_OPTIONS if not budget.iterations else max(2, min(MAX_OPTIONS, budget.iterations // MIN_TRIES))
        order = sorted(range(len(self.prior)), key=lambda i: -self.prior[i])
        options = [self.decision.options[i] for i in order]
        tried = [one for one in options if one == self._favourite or self._is_worth_trying(one)]
        return tried[:most]

    def _is_worth_trying(self, option: Option) -> bool:
        return option in self.sensible and not self.knowledge.circular(option)

    def _try_all(self, options: list[Option], clock: Clock, share: float) -> list[Option]:
        """Try these options equally often until this share of the budget is spent. Returns those still in.

        Their order is shuffled for each lap. Seats that answer at the same time share one node for all options of the
        root; in a fixed order they could fit their answers to the option that comes next.
        """
        order, laps = options.copy(), 0
        while True:
            self.random.shuffle(order)
            for option in order:
                if clock.spent(share):
                    return order
                self._iterate(option)
                clock.iterations += 1
            laps += 1
            if laps % DROP_EVERY == 0 and self.knowledge.hopeless:
                order = self._hopeful(order)
                if len(order) == 1:
                    return order

    def _best(self, options: list[Option]) -> Option:
        """The favourite, unless another option is better by `caution` standard errors; in a decided game also by a
        lead that matters. What a bot likes needs no such proof.
        """
        favourite, found = self._favourite, self._favourite
        chance = self.root.edge(favourite).mean(0.5)
        most = DECIDED_LEAD if min(chance, 1.0 - chance) < DECIDED else 0.0
        for option in options:
            if option != favourite:
                lead, error = self._compare(option, favourite)
                doubt = self.caution * error if self._liking(option) <= self._liking(favourite) else 0.0
                if lead - doubt > most:
                    found, most = option, lead - doubt
        return found

    def _compare(self, option: Option, favourite: Option) -> tuple[float, float]:
        """How much better an option is than the favourite for this bot, and the standard error."""
        lead, error = compare(self.root.edge(option).results, self.root.edge(favourite).results)
        return lead + self._liking(option) - self._liking(favourite), error

    def _liking(self, option: Option) -> float:
        """How much the bot likes an option."""
        return 0.0 if self.likes is None else self.likes[self.decision.options.index(option)]

    def _hopeful(self, options: list[Option]) -> list[Option]:
        """The favourite and the options that may still beat it."""
        hopeless, favourite = self.knowledge.hopeless, self._favourite
        if not hopeless:
            return options
        found = [favourite]
        for option in options:
            lead, error = self._compare(option, favourite)
            if option != favourite and lead + hopeless * error > 0:
                found.append(option)
        return found

    def _better_half(self, options: list[Option]) -> list[Option]:
        """The better half of the options that may still win: the favourite and at least one rival.

        The favourite is never dropped; it has to be beaten.
        """
        rest = [option for option in self._ranked(self._hopeful(options)) if option != self._favourite]
        return [self._favourite, *rest[: max(1, (len(options) + 1) // 2 - 1)]]

    def _ranked(self, options: list[Option]) -> list[Option]:
        """The options by mean result, with a small weight on the prior; best first."""
        trust = self.knowledge.trust
        scores = {
            option: self.root.edge(option).mean(0.0) + trust * prior + self._liking(option)
            for option, prior in zip(self.decision.options, self.prior, strict=True)
        }
        return sorted(options, key=lambda option: -scores[option])

    def estimates(self, best: Option) -> list[Estimate]:
        """The current estimate of each option: the best one, then by number of tries."""
        found: list[Estimate] = []
        for option in self.decision.options:
            edge = self.root.edge(option)
            found.append(Estimate(option, edge.visits, edge.mean(0.0), edge.results))
        found.sort(key=lambda estimate: (estimate.option != best, -estimate.visits, -estimate.chance))
        return found

    # One iteration.

    def _world(self, number: int) -> World:
        """The imagined state with this number, sampled on first use."""
        if number == len(self._worlds):
            self._add_world(self.imagine(self.random))
        return self._worlds[number]

    def _add_world(self, state: State) -> State:
        """Prepare an imagined state for a try."""
        self.below_root.adjust(state, self.decision.seat, self.random)
        state.skip_forced = True
        self._worlds.append(World(state, self.random.below(SEEDS)))
        return state

    def _iterate(self, option: Option) -> None:
        """Run one iteration of an option."""
        edge = self.root.edge(option)
        world = self._world(len(edge.results))
        g = world.state.clone()
        random = QuickRandom(world.seed)
        self.below_root.start_rollout(g)
        path: list[tuple[Node, Edge]] = []
        self._descend(g, option, path, random)
        play_on(self.below_root, g, self._horizon, random)
        values = self.below_root.worth(g, random)
        edge.results.append(values[self.root.seat])
        for node, tried in path:
            node.learn(tried, values[node.seat])

    def _descend(self, g: State, option: Option, path: list[tuple[Node, Edge]], random: Random) -> None:
        """Follow the tree until an option is tried for the first time."""
        point, at_root, known = self.point, True, True
        while known:
            answers: list[str] = []
            decisions = asked(g)
            if not decisions:
                return
            for decision in decisions:
                mine = at_root and decision.seat == self.root.seat
                node = self.root if mine else None
                taken = option if mine else decision.options[0]
                if len(decision.options) > 1 and not mine:
                    node = point.node(decision.seat, self.below_root.infoset_key(g, decision.seat))
                    prior = self.below_root.priors(g, decision, random)
                    taken = node.select(decision.options, prior, self.below_root.explore)
                now = still_asked(g, decision, taken)
                if now is not None:
                    if node is not None:
                        edge = node.edge(taken)
                        known = known and edge.visits > 0
                        path.append((node, edge))
                        answers.append(taken.code)
                    g.apply_unchecked(now, taken)
            if answers:
                point, at_root = point.then(tuple(answers)), False


def play_on(knowledge: Knowledge, g: State, horizon: int, random: Random) -> None:
    """Let the rollout policy play for everybody until the horizon."""
    for _ in range(MAX_DECISIONS):
        decisions = asked(g)
        if not decisions or knowledge.at_horizon(g, horizon):
            return
        decision = decisions[0]
        g.apply_unchecked(decision, knowledge.choose(g, decision, random))


def still_asked(g: State, decision: Decision, option: Option) -> Decision | None:
    """The decision as it is now, or None if another seat that answered simultaneously has closed the window."""
    now = g.decision(decision.seat)
    if now is decision or (now is not None and option in now.options):
        return now
    return None


def compare(mine: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of two options over the same imagined states, and its standard error."""
    count = min(len(mine), len(others))
    if count < MIN_RESULTS:
        return 0.0, math.inf
    leads = [mine[i] - others[i] for i in range(count)]
    lead = sum(leads) / count
    spread = sum([(one - lead) ** 2 for one in leads]) / (count - 1)
    return lead, math.sqrt(spread / count)
