"""Plays many whole games between bots, in several processes if wanted; reproducible for a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from igroteka.bots.bot import Bot, RandomBot, Remembering, make_own_bot, sampler
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random, from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision, play_out
from igroteka.core.setup import SettingValue, one_line
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.intervals import wilson
from igroteka.workers import spread

BATCH = 10  # least games per report of a worker;
PARTS = 400  # a long run has about this many reports, because each costs as much as several quick games
NOTHING_SEEN = View()  # without any field


@dataclass(frozen=True)
class Plan:
    """The games to play: settings, seed, and the name of the bot in every seat."""

    game: str
    seats: int
    settings: Mapping[str, SettingValue]
    bots: tuple[str, ...]
    seed: str


@dataclass
class Tally:
    """The results of some games.

    `wins` counts games won alone or together with `allies`; in a draw several seats share the first place.
    """

    seats: int
    allies: bool = False
    games: int = 0
    draws: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats

    def count(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        if self.allies or len(outcome.winners) == 1:
            for seat in outcome.winners:
                self.wins[seat] += 1
        else:
            self.draws += 1

    def add(self, other: Tally) -> None:
        """Merge another tally."""
        self.games += other.games
        self.draws += other.draws
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]


def plan(game: Game[State], seats: int, settings: Mapping[str, SettingValue], bots: list[str], seed: str) -> Plan:
    """A validated plan. If there are fewer bots than seats, they repeat in turn."""
    if not bots or len(bots) > seats:
        raise BadSetup("error-bots-count")
    chosen = {**game.unattended, **settings}
    setup = game.setup(seats, chosen, seed)
    for name in bots:
        make_own_bot(name, setup)
    return Plan(game.id, seats, chosen, tuple(bots[seat % len(bots)] for seat in range(seats)), seed)


class Series:
    """A plan in progress: everything that its games share is made once."""

    def __init__(self, game: Game[State], plan: Plan) -> None:
        self.game = game
        self.seed = plan.seed
        self.setup = game.setup(plan.seats, plan.settings, plan.seed, simulated=True)
        self.bots = [make_own_bot(name, self.setup) for name in plan.bots]
        self.remembering = [bot for bot in self.bots if isinstance(bot, Remembering)]
        self.by_chance = all(isinstance(bot, RandomBot) for bot in self.bots)

    def start(self, number: int) -> State:
        """The first state of a game, without a journal and with forced choices taken."""
        seed = one_line(f"{self.seed}/{number}")
        return self.game.deal(self.setup.with_seed(seed), from_seed(seed))

    def play(self, number: int) -> tuple[Outcome, int]:
        """Play a game to its end; returns the outcome and the number of decisions, without forced ones."""
        state = self.start(number)
        random = from_seed(f"{self.seed}/{number}/bots")
        for bot in self.remembering:
            bot.forget()
        if self.by_chance:
            decisions = play_out(state, random)
        else:
            decisions = 0
            while state.decisions():
                decision = next_decision(state)
                state.apply_unchecked(decision, answer(self.game, state, decision, self.bots[decision.seat], random))
                decisions += 1
        outcome = state.outcome()
        assert outcome is not None
        return outcome, decisions


def answer(game: Game[State], state: State, decision: Decision, bot: Bot, random: Random) -> Option:
    """The choice of a bot. A random bot ignores the view, so it is not built."""
    view = NOTHING_SEEN if isinstance(bot, RandomBot) else game.view(state, decision.seat)
    return bot.choose(view, decision, random, sampler(game, state, decision.seat))


def simulate(plan: Plan, games: int, workers: int = 1, ray: str | None = None) -> Iterator[Tally]:
    """Play the games in batches, and yield the tally of each; the sum does not depend on the number of workers."""
    size = max(BATCH, games // PARTS)
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return spread(partial(play_batch, plan), batches, workers, ray)


def play_batch(plan: Plan, numbers: range) -> Tally:
    """Play the games with these numbers."""
    series = Series(find_game(plan.game), plan)
    tally = Tally(plan.seats, series.game.allies)
    for number in numbers:
        tally.count(*series.play(number))
    return tally


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win share."""
    return wilson(wins / games, games) if games else (0.0, 1.0)
