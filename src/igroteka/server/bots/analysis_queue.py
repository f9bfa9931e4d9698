"""Analyses of finished games: how the chances changed, and which choices cost most.

They take long. So a low-priority process works on them in small parts, after the bots of running tables, and only as
long as somebody asks for the result.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from igroteka.analysis.analysing import Analysis, Analyst, Effort, JudgedChoice, Moment
from igroteka.core.game import Game
from igroteka.core.registry import find_game
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State
from igroteka.server.bots.bot_pool import ProcessBotPool, ask_pool, time_limit
from igroteka.server.common.refusals import Unavailable
from igroteka.server.common.wire import wire_option

log = logging.getLogger("igroteka.analysis")

PART = 1.0  # seconds of work until a result is returned
LONGEST_PART = 120.0  # seconds: a busy machine gives this process little time
PATIENCE = 15.0  # seconds until an analysis pauses that nobody asks for
KEPT = 100  # analyses that are kept
WAITING = 5  # unfinished analyses at once
ITERATIONS, MIN_ITERATIONS, MAX_ITERATIONS = 40_000, 60, 200  # iterations per game, and bounds per choice
CALM = 10  # niceness above the server's; playing bots come before analyses

Key = tuple[str, int]  # a table, and the number of its game


class AnalysisJob(Struct, frozen=True):
    """A finished game: its first state, all choices, and the choice from which to go on."""

    game: str
    state: dict[str, object]
    choices: list[tuple[int, str]]
    first: int = 0


class AnalysisPart(Struct, frozen=True):
    """The analysis up to the choice `next`."""

    next: int
    moments: list[Moment]
    choices: list[JudgedChoice]


@dataclass(frozen=True)
class ReplayedGame:
    """A game from its first state on."""

    first: State
    choices: list[RecordedChoice]

    def steps(self, game: Game[State]) -> Iterator[Session]:
        """The game at its start and after each choice."""
        return Session(game, self.first.clone()).follow(self.choices)


def effort(choices: int) -> Effort:
    """Search budget per choice; it shrinks as the number of choices grows."""
    return Effort(max(MIN_ITERATIONS, min(MAX_ITERATIONS, ITERATIONS // max(1, choices))))


def lower_priority() -> None:
    """In the worker process: let everything else come first."""
    os.nice(CALM)


def analyse_part(data: bytes, seconds: float = PART) -> bytes:
    """Analyse a game for a while; job and answer are JSON."""
    job = msgspec.json.decode(data, type=AnalysisJob)
    game = find_game(job.game)
    played = ReplayedGame(game.load(job.state), [RecordedChoice(seat, code) for seat, code in job.choices])
    analyst = Analyst(game, played, effort(len(played.choices)))
    end = time.monotonic() + min(PART, seconds)
    with time_limit(LONGEST_PART):
        for step in analyst.run(job.first):
            if step > job.first and time.monotonic() > end:
                return msgspec.json.encode(AnalysisPart(step, analyst.found.moments, analyst.found.choices))
    return msgspec.json.encode(AnalysisPart(len(played.choices) + 1, analyst.found.moments, analyst.found.choices))


@dataclass
class AnalysedGame:
    """A game in the queue, and how far its analysis has come."""

    job: AnalysisJob
    found: Analysis = field(default_factory=lambda: Analysis([], []))
    looked: int = 0
    asked: float = 0.0  # when somebody last asked for it
    served: float = 0.0  # when a part of it was last done
    failed: bool = False

    @property
    def total(self) -> int:
        """How many positions there are: one before each choice, and the end."""
        return len(self.job.choices) + 1

    @property
    def waits(self) -> bool:
        """True if the analysis is not complete and somebody wants it."""
        return not self.failed and self.looked < self.total and time.monotonic() - self.asked < PATIENCE

    def plain(self) -> dict[str, object]:
        """The analysis so far."""
        game = find_game(self.job.game)
        return {
            "looked": self.looked,
            "total": self.total,
            "moments": [moment.plain() for moment in self.found.moments],
            "turning_points": [turn.plain() for turn in self.found.turning_points()],
            "mistakes": [mistake_payload(game, choice) for choice in self.found.mistakes()],
            "costly": [mistake_payload(game, choice) for choice in self.found.costly()],
        }


def mistake_payload(game: Game[State], choice: JudgedChoice) -> dict[str, object]:
    """A costly choice, with the wording of what was chosen and of what was better."""
    options = {name: game.option(code) for name, code in (("chosen", choice.code), ("better", choice.best))}
    return choice.plain() | {name: wire_option(option) for name, option in options.items() if option is not None}


class AnalysisQueue:
    """The games that this process analyses, or has analysed not long ago."""

    def __init__(self) -> None:
        self._works: dict[Key, AnalysedGame] = {}
        self._bot_pool: ProcessBotPool | None = None
        self._running: asyncio.Task[None] | None = None

    def known(self, key: Key) -> dict[str, object] | None:
        """The analysis of a game so far, if there is any; asking keeps it going."""
        work = self._works.get(key)
        if work is None:
            return None
        if work.failed:
            del self._works[key]
            raise Unavailable("error-analysis-failed")
        self._works[key] = self._works.pop(key)  # the most recently asked stands last
        work.asked = time.monotonic()
        self._wake()
        return work.plain()

    def begin(self, key: Key, job: AnalysisJob) -> dict[str, object]:
        """Start to analyse a game, unless the queue is full."""
        if len([work for work in self._works.values() if work.waits]) >= WAITING:
            raise Unavailable("error-analysis-busy")
        work = self._works.setdefault(key, AnalysedGame(job))
        work.asked = time.monotonic()
        while len(self._works) > KEPT:
            del self._works[next(iter(self._works))]
        self._wake()
        return work.plain()

    def _wake(self) -> None:
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Continue with whichever game has waited longest, part by part, until nothing is left."""
        while waiting := [work for work in self._works.values() if work.waits]:
            await self._analyse_next(min(waiting, key=lambda work: work.served))
        if self._bot_pool is not None:
            self._bot_pool.release()
            self._bot_pool = None

    async def _analyse_next(self, work: AnalysedGame) -> None:
        """Analyse the next part of a game."""
        self._bot_pool = self._bot_pool or ProcessBotPool(1, lower_priority, analyse_part)
        job = msgspec.structs.replace(work.job, first=work.looked)
        try:
            part = msgspec.json.decode(
                await ask_pool(self._bot_pool, msgspec.json.encode(job), None), type=AnalysisPart
            )
        except Exception:
            log.exception("the analysis of a game of %s failed", work.job.game)
            work.failed = True
            return
        work.found.moments.extend(part.moments)
        work.found.choices.extend(part.choices)
        work.looked = part.next
        work.served = time.monotonic()

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
        if self._bot_pool is not None:
            await self._bot_pool.close()
