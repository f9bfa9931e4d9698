"""What a search thinks of a recorded game: the chances of everybody, and what each choice was worth.

Nobody is judged by what could not be known: the chance of a seat and the worth of its choices are those of the states
that the seat itself could imagine at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Protocol

from igroteka.analysis.outlook import outlook
from igroteka.bots.bot import imagination
from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.searching import Budget, Estimate, Search, compare
from igroteka.bots.search.thinker import knowledge_of
from igroteka.core.decisions import TABLE
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import Random, from_seed
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State

MOMENTS = 60  # at which the chances are looked at, at most; where they have changed much, every choice between is
MUCH = 0.1  # a smaller change does not count: the mean of 40 imagined games scatters by a few percent
SURE = 3.0  # standard errors by which an option must be better: of hundreds that are compared some are lucky
ENOUGH = 10  # imagined states in which both options were tried; fewer say nothing
PAIR = 2  # options that are tried at least: the choice itself and another one
WORTH_TELLING = 0.01  # a choice that cost less is no mistake


class Recorded(Protocol):
    """A game that can be played again, such as a replay."""

    @property
    def choices(self) -> Sequence[RecordedChoice]:
        """Everything that was chosen."""
        ...

    def steps(self, game: Game[State]) -> Iterator[Session]:
        """The game at its start and after each choice."""
        ...


@dataclass(frozen=True)
class Effort:
    """How long is thought: iterations for a choice, and imagined games for the chance of a seat at one moment."""

    iterations: int = 200
    games: int = 40


@dataclass(frozen=True)
class Moment:
    """The chance of winning that each seat could give itself after so many choices."""

    step: int
    chances: list[float]

    def plain(self) -> dict[str, object]:
        """As plain data."""
        return {"step": self.step, "chances": [round(chance, 3) for chance in self.chances]}


@dataclass(frozen=True)
class Judged:
    """A choice with an alternative: its chance, and a surely better option with its own, or itself if none is."""

    step: int
    seat: int
    code: str
    chance: float
    best: str
    best_chance: float

    @property
    def cost(self) -> float:
        """What the choice cost in chances of winning."""
        return self.best_chance - self.chance

    def plain(self) -> dict[str, object]:
        """As plain data."""
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
class Turn:
    """A choice after which the chances of a seat were quite different."""

    step: int
    seat: int
    before: float
    after: float

    def taken_back(self, then: Moment) -> bool:
        """Are the chances of that seat later again what they were?"""
        return abs(then.chances[self.seat] - self.before) < MUCH / 2

    def plain(self) -> dict[str, object]:
        """As plain data."""
        return {"step": self.step, "seat": self.seat, "before": round(self.before, 3), "after": round(self.after, 3)}


def largest_change(before: Moment, after: Moment) -> Turn:
    """Whose chances changed most from one moment to another, and how."""
    changes = [abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)]
    seat = changes.index(max(changes))
    return Turn(after.step, seat, before.chances[seat], after.chances[seat])


@dataclass(frozen=True)
class Analysis:
    """Everything that is thought of a game."""

    moments: list[Moment]
    choices: list[Judged]

    def turning_points(self, most: int = 5) -> list[Turn]:
        """Where the chances changed most, in the order of the game; one for each moment.

        What is taken back at the next moment, such as a card that was announced and then cancelled, turned nothing.
        """
        found: list[Turn] = []
        for before, after in zip(self.moments, self.moments[1:], strict=False):
            turn = largest_change(before, after)
            if found and found[-1].step == before.step and found[-1].taken_back(after):
                found.pop()
            elif abs(turn.after - turn.before) >= MUCH:
                found.append(turn)
        largest = sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:most]
        return sorted(largest, key=lambda turn: turn.step)

    def mistakes(self, most: int = 5) -> list[Judged]:
        """The choices that cost most, the dearest first."""
        dear = [choice for choice in self.choices if choice.cost >= WORTH_TELLING]
        return sorted(dear, key=lambda choice: -choice.cost)[:most]

    def plain(self) -> dict[str, object]:
        """As plain data."""
        return {
            "moments": [moment.plain() for moment in self.moments],
            "choices": [choice.plain() for choice in self.choices],
            "turning_points": [turn.plain() for turn in self.turning_points()],
            "mistakes": [choice.plain() for choice in self.mistakes()],
        }


class Analyst:
    """Looks at one recorded game, choice after choice."""

    def __init__(self, game: Game[State], replay: Recorded, effort: Effort) -> None:
        self.game = game
        self.replay = replay
        self.effort = effort
        self.knowledge: Knowledge = knowledge_of(game.id)
        self.found = Analysis([], [])
        self._since: dict[int, State] = {}  # the state at the last moment that was looked at, and those after it

    def run(self, first: int = 0) -> Iterator[int]:
        """Go through the game from this choice on; before each one: how many have been looked at."""
        last = len(self.replay.choices)
        apart = max(1, -(-last // MOMENTS))
        for step, session in enumerate(self.replay.steps(self.game)):
            looked_at = step % apart == 0 or step == last
            if step >= first:
                yield step
                if looked_at:
                    self._look(session.state, step)
                if step < last:
                    self._judge(session.state, step)
            if looked_at:
                self._since.clear()
            self._since[step] = session.state.clone()

    def _look(self, state: State, step: int) -> None:
        """Look at this moment, and where the chances have changed much, at every one since the last."""
        now = self._moment(state, step)
        between = list(self._since.items())
        if len(between) > 1:
            change = largest_change(self._moment(between[0][1], between[0][0]), now)
            if abs(change.after - change.before) >= MUCH:
                self.found.moments.extend([Moment(at, self._chances(then, at)) for at, then in between[1:]])
        self.found.moments.append(now)

    def _moment(self, state: State, step: int) -> Moment:
        """The chances after so many choices; those of the last moment are known already."""
        known = self.found.moments[-1:]
        return known[0] if known and known[0].step == step else Moment(step, self._chances(state, step))

    def _chances(self, state: State, step: int) -> list[float]:
        """What each seat could hope for at this moment; at the end, what it got."""
        outcome = state.outcome()
        if outcome is not None:
            return self.knowledge.result(outcome)
        return [self._chance(state, seat, self._random(step, seat)) for seat in range(state.setup.seats)]

    def _chance(self, state: State, seat: int, random: Random) -> float:
        imagine = imagination(self.game, state, seat)
        return outlook(self.knowledge, imagine, seat, random, self.effort.games)

    def _judge(self, state: State, step: int) -> None:
        """Compare the choice that comes now with what else could have been chosen."""
        choice = self.replay.choices[step]
        decision = state.decision(choice.seat)
        option = decision.find(choice.code) if decision is not None else None
        if decision is None or option is None or choice.seat == TABLE or len(decision.options) == 1:
            return
        imagine = imagination(self.game, state, choice.seat)
        search = Search(self.knowledge, imagine, decision, self._random(step, choice.seat), option)
        estimates = search.run(Budget(max(PAIR, self.effort.iterations)))
        chance, best, best_chance = verdict(option, estimates)
        self.found.choices.append(Judged(step, choice.seat, choice.code, chance, best.code, best_chance))

    def _random(self, step: int, seat: int) -> Random:
        """The same luck for the same game: an analysis can be repeated."""
        return from_seed(f"analysis/{step}/{seat}")


def verdict(chosen: Option, estimates: list[Estimate]) -> tuple[float, Option, float]:
    """The chance of what was chosen, the option that was most surely better, and its chance in the same states.

    If none was surely better, that is what was chosen itself.
    """
    mine = next(estimate.results for estimate in estimates if estimate.option == chosen)
    found, chance, gain, most = chosen, mean(mine), 0.0, 0.0
    for estimate in estimates:
        lead, error = compare(estimate.results, mine)
        tried = min(len(estimate.results), len(mine))
        if tried >= ENOUGH and lead - SURE * error > most:
            found, chance, gain, most = estimate.option, mean(mine[:tried]), lead, lead - SURE * error
    return chance, found, chance + gain
