"""Analyses a recorded game by search: the win chance of each seat over time, and the value of each choice.

Nobody is judged by what they could not know: chances and values come from states that the seat itself could imagine at
that moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Protocol

from igroteka.analysis.outlook import outlook
from igroteka.bots.bot import sampler
from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.searching import Budget, Estimate, Search, compare
from igroteka.bots.search.thinker import knowledge_of
from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import Random, from_seed
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State

MOMENTS = 60  # at most so many moments are sampled, and every choice between two of them if the chances changed much
MUCH = 0.1  # smaller changes are noise: the mean of 40 imagined games varies by a few percent
SURE = 3.0  # standard errors by which an option must be better: among hundreds of comparisons some are lucky
ENOUGH = 10  # fewer imagined states in which both options were tried say nothing
PAIR = 2  # the least iterations: the choice itself and one alternative
WORTH_TELLING = 0.01  # cheaper choices are not listed as mistakes


class Recorded(Protocol):
    """A game that can be stepped through, such as a replay."""

    @property
    def choices(self) -> Sequence[RecordedChoice]: ...

    def steps(self, game: Game[State]) -> Iterator[Session]:
        """The game at its start and after each choice."""
        ...


@dataclass(frozen=True)
class Effort:
    """Search budget: iterations per choice, and imagined games per seat and sampled moment."""

    iterations: int = 200
    games: int = 40


@dataclass(frozen=True)
class Moment:
    """The win chance of each seat after so many choices, by what that seat knew."""

    step: int
    chances: list[float]

    def plain(self) -> dict[str, object]:
        return {"step": self.step, "chances": [round(chance, 3) for chance in self.chances]}


@dataclass(frozen=True)
class JudgedChoice:
    """A choice and its win chance, and the best significantly better option, or the choice itself if there is none."""

    step: int
    seat: int
    code: str
    chance: float
    best: str
    best_chance: float

    @property
    def cost(self) -> float:
        """How much win chance the choice cost."""
        return self.best_chance - self.chance

    def plain(self) -> dict[str, object]:
        return {
            "step": self.step,
            "seat": self.seat,
            "code": self.code,
            "chance": round(self.chance, 3),
            "best": self.best,
            "best_chance": round(self.best_chance, 3),
            "cost": round(self.cost, 3),
        }


@dataclass(frozen=True)
class TurningPoint:
    """A choice after which the win chance of a seat changed much."""

    step: int
    seat: int
    before: float
    after: float

    def taken_back(self, then: Moment) -> bool:
        """True if the chance of that seat has returned to what it was before."""
        return abs(then.chances[self.seat] - self.before) < MUCH / 2

    def plain(self) -> dict[str, object]:
        return {"step": self.step, "seat": self.seat, "before": round(self.before, 3), "after": round(self.after, 3)}


def largest_change(before: Moment, after: Moment) -> TurningPoint:
    """The seat whose chance changed most from one moment to the next."""
    changes = [abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)]
    seat = changes.index(max(changes))
    return TurningPoint(after.step, seat, before.chances[seat], after.chances[seat])


@dataclass(frozen=True)
class Analysis:
    """The result of an analysis."""

    moments: list[Moment]
    choices: list[JudgedChoice]

    def turning_points(self, limit: int = 5) -> list[TurningPoint]:
        """The largest changes, at most one per moment, in the order of the game.

        A change that is reversed at the next moment, such as a card that is played and then cancelled, does not count.
        """
        found: list[TurningPoint] = []
        for before, after in zip(self.moments, self.moments[1:], strict=False):
            turn = largest_change(before, after)
            if found and found[-1].step == before.step and found[-1].taken_back(after):
                found.pop()
            elif abs(turn.after - turn.before) >= MUCH:
                found.append(turn)
        largest = sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:limit]
        return sorted(largest, key=lambda turn: turn.step)

    def mistakes(self, limit: int = 5) -> list[JudgedChoice]:
        """The most expensive choices, the worst first."""
        return sorted(self.costly(), key=lambda choice: -choice.cost)[:limit]

    def costly(self) -> list[JudgedChoice]:
        """All choices for which there was a better one, in the order of the game."""
        return [choice for choice in self.choices if choice.cost >= WORTH_TELLING]

    def plain(self) -> dict[str, object]:
        return {
            "moments": [moment.plain() for moment in self.moments],
            "choices": [choice.plain() for choice in self.choices],
            "turning_points": [turn.plain() for turn in self.turning_points()],
            "mistakes": [choice.plain() for choice in self.mistakes()],
        }


class Analyst:
    """Analyses one recorded game, choice by choice."""

    def __init__(self, game: Game[State], replay: Recorded, effort: Effort) -> None:
        self.game = game
        self.replay = replay
        self.effort = effort
        self.knowledge: Knowledge = knowledge_of(game.id)
        self.found = Analysis([], [])
        self._since: dict[int, State] = {}  # the state at the last sampled moment, and those after it

    def run(self, first: int = 0) -> Iterator[int]:
        """Analyse the game from choice `first` on; yields the number of each choice before it is analysed."""
        last = len(self.replay.choices)
        apart = max(1, -(-last // MOMENTS))
        for step, session in enumerate(self.replay.steps(self.game)):
            sampled = step % apart == 0 or step == last
            if step >= first:
                yield step
                if sampled:
                    self._sample(session.state, step)
                if step < last:
                    self._judge(session.state, step)
            if sampled:
                self._since.clear()
            self._since[step] = session.state.clone()

    def _sample(self, state: State, step: int) -> None:
        """Sample this moment, and every one since the last if the chances have changed much."""
        now = self._moment(state, step)
        between = list(self._since.items())
        if len(between) > 1:
            change = largest_change(self._moment(between[0][1], between[0][0]), now)
            if abs(change.after - change.before) >= MUCH:
                self.found.moments.extend([Moment(at, self._chances(then, at)) for at, then in between[1:]])
        self.found.moments.append(now)

    def _moment(self, state: State, step: int) -> Moment:
        """The chances after so many choices; the last sampled moment is cached."""
        known = self.found.moments[-1:]
        return known[0] if known and known[0].step == step else Moment(step, self._chances(state, step))

    def _chances(self, state: State, step: int) -> list[float]:
        """The win chance of each seat at this moment; at the end, its result."""
        outcome = state.outcome()
        if outcome is not None:
            return self.knowledge.result(outcome)
        return [self._chance(state, seat, self._random(step, seat)) for seat in range(state.setup.seats)]

    def _chance(self, state: State, seat: int, random: Random) -> float:
        imagine = sampler(self.game, state, seat)
        return outlook(self.knowledge, imagine, seat, random, self.effort.games)

    def _judge(self, state: State, step: int) -> None:
        """Compare the next choice with its alternatives."""
        choice = self.replay.choices[step]
        decision = state.decision(choice.seat)
        option = decision.find(choice.code) if decision is not None else None
        if decision is None or option is None or choice.seat == CLOCK_SEAT or len(decision.options) == 1:
            return
        imagine = sampler(self.game, state, choice.seat)
        search = Search(self.knowledge, imagine, decision, self._random(step, choice.seat), option)
        estimates = search.run(Budget(max(PAIR, self.effort.iterations)))
        chance, best, best_chance = verdict(option, estimates)
        self.found.choices.append(JudgedChoice(step, choice.seat, choice.code, chance, best.code, best_chance))

    def _random(self, step: int, seat: int) -> Random:
        """A generator that depends on the choice and seat only, so that an analysis is reproducible."""
        return from_seed(f"analysis/{step}/{seat}")


def verdict(chosen: Option, estimates: list[Estimate]) -> tuple[float, Option, float]:
    """The chance of the choice, the most significantly better option, and its chance in the same states.

    Without a significantly better option, that is the choice itself.
    """
    mine = next(estimate.results for estimate in estimates if estimate.option == chosen)
    found, chance, gain, most = chosen, mean(mine), 0.0, 0.0
    for estimate in estimates:
        lead, error = compare(estimate.results, mine)
        tried = min(len(estimate.results), len(mine))
        if tried >= ENOUGH and lead - SURE * error > most:
            found, chance, gain, most = estimate.option, mean(mine[:tried]), lead, lead - SURE * error
    return chance, found, chance + gain
