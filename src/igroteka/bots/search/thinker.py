"""The search bots, and the levels for people: easy, normal and hard."""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple, final

from igroteka.bots.bot import Bot, Imagine, make_bot, unknown_bot
from igroteka.bots.search.exact import Solver, TooMuch
from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.searching import MIN_RESULTS, SEEDS, Budget, Estimate, Search
from igroteka.bots.search.tempers import TEMPERS, Temper
from igroteka.bots.search.tree import TreePoint
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom, Random
from igroteka.core.registry import find_game
from igroteka.core.views import View

NORMAL: Final = 0.2  # seconds per move
HARD: Final = 1.0
OVERLOOKED: Final = 4  # the easy bot misses one option in this many
HASTE: Final = 5  # and one time in this many it prefers doing something to doing nothing
CAUTIOUS: Final = 2.0  # the normal bot must be this much surer than the hard one to deviate from the greedy choice
SOLVING_SHARE: Final = 0.4  # the share of the time for an exact search, where one may be possible
CHOICES_PER_ITERATION: Final = 10  # of an exact search, if the budget is in iterations
MANY_CHOICES: Final = 20_000  # of an exact search, if the budget is in seconds
PREFIX: Final = "search:"
TEMPER: Final = "/"  # hard/vengeful: a level or a search, and what the bot likes
SEARCH: Final = "bots.search"  # the part of a game with its search knowledge


class Memory(NamedTuple):
    """A bot's place in its tree: the public version after its last choice, and the subtree there."""

    public_version: int
    point: TreePoint


@final
class SearchBot:
    """Searches for a while and takes the most promising option, if it is sure enough.

    It keeps its tree: if nobody else has chosen anything since its last choice, it continues there.
    """

    def __init__(
        self, name: str, game: str, budget: Budget, caution: float = 1.0, temper: Temper | None = None
    ) -> None:
        self.name = name
        self.knowledge: Final = knowledge_of(game)
        self.policy: Final[Bot] = make_bot("greedy", game)
        self.budget: Final = budget
        self.caution: Final = caution  # multiplies the caution of the game
        self.temper: Final = temper
        self._memory: Final[dict[int, Memory]] = {}

    def forget(self) -> None:
        self._memory.clear()

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """The most promising option, or that of the greedy bot if none is clearly better."""
        if len(decision.options) == 1:
            return decision.options[0]
        begun = time.monotonic()
        solved = self.solve(view, decision, random, imagine)
        if solved:
            return solved[0].option
        search = self.search(view, decision, random, imagine, begun)
        option = search.run(self.budget)[0].option
        self._memory[view.seat] = Memory(view.public_version + 1, search.point.then((option.code,)))
        return option

    def think(
        self, view: View, decision: Decision, random: Random, imagine: Imagine, more: float = 0.0
    ) -> list[Estimate]:
        """The estimate of each option, best first, for hints; for `more` seconds also of those that it leaves out."""
        begun = time.monotonic()
        solved = self.solve(view, decision, random, imagine)
        return solved or self.search(view, decision, random, imagine, begun).run(self.budget, more)

    def solve(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> list[Estimate]:
        """What each option brings if both play as well as possible, best first; empty if that cannot be found out.

        Of equally good options the bot takes that of the greedy bot, or else a sensible one.
        """
        if not self.knowledge.solves:
            return []
        budget, until = self.budget, math.inf
        if budget.seconds:
            until = time.monotonic() + SOLVING_SHARE * budget.seconds
        own = QuickRandom(random.below(SEEDS))
        g = imagine(own)
        if not self.knowledge.settled(g, view.seat):
            return []
        g.skip_forced = True
        most = CHOICES_PER_ITERATION * budget.iterations or MANY_CHOICES
        try:
            worths = Solver(self.knowledge, view.seat, most, until).worths(g, decision)
        except TooMuch:
            return []
        favourite = self.policy.choose(view, decision, own, imagine)
        sensible = self.knowledge.sensible(view, decision)
        order = sorted(
            zip(worths, decision.options, strict=True),
            key=lambda one: (one[0], one[1] == favourite, one[1] in sensible),
            reverse=True,
        )
        return [Estimate(option, MIN_RESULTS, worth[0], [worth[0]] * MIN_RESULTS) for worth, option in order]

    def search(
        self, view: View, decision: Decision, random: Random, imagine: Imagine, begun: float | None = None
    ) -> Search:
        """A search that is ready to run, possibly with results of the last one. Its time starts now, or has `begun`."""
        begun = time.monotonic() if begun is None else begun
        own = QuickRandom(random.below(SEEDS))
        favourite = self.policy.choose(view, decision, own, imagine)
        memory = self._memory.get(view.seat)
        point = memory.point if memory is not None and memory.public_version == view.public_version else None
        sensible, likes = self.knowledge.sensible(view, decision), self._likes(view, decision)
        return Search(self.knowledge, imagine, decision, own, favourite, point, self.caution, begun, sensible, likes)

    def _likes(self, view: View, decision: Decision) -> list[float] | None:
        """How much the bot likes each option; None if it likes all alike."""
        temper = self.temper
        if temper is None:
            return None
        return [temper.likes(traits) for traits in self.knowledge.traits(view, decision)]


@final
class EasyBot:
    """Plays instantly and impulsively: it misses options, and avoids doing nothing.

    It takes the option with the best score among those it sees. It makes mistakes, but none that is foolish.
    """

    name = "easy"

    def __init__(self, game: str) -> None:
        self.knowledge: Final = knowledge_of(game)

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """The best of the options that it does not miss."""
        sensible = self.knowledge.sensible(view, decision)
        options = [option for option in decision.own_options() if option in sensible] or sensible
        if len(options) == 1:
            return options[0]
        g = imagine(random)
        asked = g.decision(decision.seat)
        assert asked is not None, "an imagined state that asks nothing"
        scores = self.knowledge.option_scores(g, asked, random)
        seen = [
            (score, option)
            for score, option in zip(scores, asked.options, strict=True)
            if option in options and random.below(OVERLOOKED)
        ]
        if not seen:
            return random.pick(options)
        busy = [one for one in seen if not self.knowledge.idle(one[1])]
        return max(busy if busy and not random.below(HASTE) else seen, key=lambda one: one[0])[1]


def knowledge_of(game: str) -> Knowledge:
    """The search knowledge of a game; BadSetup if there is none."""
    found = find_game(game)
    if not found.has_part(SEARCH):
        raise unknown_bot("search", ("random", "greedy"))
    knowledge: Knowledge = found.part(SEARCH).KNOWLEDGE
    return knowledge


def make_thinker(name: str, game: str, longest: float = 0.0) -> Bot | None:
    """A bot with one of these names, or None: easy, normal, hard; search:300 (iterations), search:0.5s (seconds).

    A search may have a temper: hard/vengeful. It takes at most `longest` seconds, unless that is 0.
    """
    if name == "easy":
        return EasyBot(game)
    level, slash, liking = name.partition(TEMPER)
    temper = TEMPERS.get(liking)
    if slash and temper is None:
        return None
    budget = budget_of(level)
    caution = CAUTIOUS if level == "normal" else 1.0
    return SearchBot(name, game, budget.cut(longest), caution, temper) if budget else None


def budget_of(level: str) -> Budget | None:
    """How long a level, or a search of a given length, thinks; None if it is neither."""
    if level == "normal":
        return Budget(seconds=NORMAL)
    if level == "hard":
        return Budget(seconds=HARD)
    return read_budget(level.removeprefix(PREFIX)) if level.startswith(PREFIX) else None


def read_budget(text: str) -> Budget | None:
    """A number of iterations, or of seconds with the suffix s; None if it is neither."""
    try:
        seconds = float(text[:-1]) if text.endswith("s") else 0.0
        if not math.isfinite(seconds):
            return None
        return Budget(seconds=seconds) if text.endswith("s") else Budget(int(text))
    except ValueError:
        return None
