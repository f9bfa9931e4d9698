"""Thinking about games that are over: how the chances went, and which choices cost most.

It takes long, so it is done in small pieces by a calm process of its own, which gives way to the bots of running
tables; and only for as long as somebody asks how far it has come.
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
from igroteka.server.bots.bot_pool import ProcessBotPool, answered, stopped_after
from igroteka.server.entry.refusals import Unavailable
from igroteka.server.tables.wire import wire_option

log = logging.getLogger("igroteka.analysis")

PIECE = 1.0  # seconds after which a piece of the work is handed over
LONGEST_PIECE = 120.0  # seconds: on a busy machine everybody else comes first
PATIENCE = 15.0  # seconds for which it is thought on when nobody asks any more
KEPT = 100  # games of which it is remembered what was thought
WAITING = 5  # games that are thought about at once
THOUGHTS, FEWEST, MOST = 40_000, 60, 200  # iterations for a whole game, and for each of its choices
CALM = 10  # how much nicer the process is than the server; bots who play come before it

Key = tuple[str, int]  # a table, and the number of its game


class Piece(Struct, frozen=True):
    """A game that is over, as it began and with all its choices, and from which one of them on to think about it."""

    game: str
    state: dict[str, object]
    choices: list[tuple[int, str]]
    first: int = 0


class Thoughts(Struct, frozen=True):
    """What was thought up to the choice `next`."""

    next: int
    moments: list[Moment]
    choices: list[JudgedChoice]


@dataclass(frozen=True)
class ReplayedGame:
    """A game from its first state on, dealt or set up."""

    first: State
    choices: list[RecordedChoice]

    def steps(self, game: Game[State]) -> Iterator[Session]:
        """The game at its start and after each choice."""
        return Session(game, self.first.clone()).follow(self.choices)


def effort(choices: int) -> Effort:
    """How long is thought about each choice: the less the more of them there are."""
    return Effort(max(FEWEST, min(MOST, THOUGHTS // max(1, choices))))


def become_calm() -> None:
    """In the process that thinks: whoever else has something to do comes first."""
    os.nice(CALM)


def think_on(data: bytes, seconds: float = PIECE) -> bytes:
    """Think about a game for a while; question and answer are JSON."""
    piece = msgspec.json.decode(data, type=Piece)
    game = find_game(piece.game)
    course = ReplayedGame(game.load(piece.state), [RecordedChoice(seat, code) for seat, code in piece.choices])
    analyst = Analyst(game, course, effort(len(course.choices)))
    end = time.monotonic() + min(PIECE, seconds)
    with stopped_after(LONGEST_PIECE):
        for step in analyst.run(piece.first):
            if step > piece.first and time.monotonic() > end:
                return msgspec.json.encode(Thoughts(step, analyst.found.moments, analyst.found.choices))
    return msgspec.json.encode(Thoughts(len(course.choices) + 1, analyst.found.moments, analyst.found.choices))


@dataclass
class Work:
    """One game that is thought about, and how far that has come."""

    piece: Piece
    found: Analysis = field(default_factory=lambda: Analysis([], []))
    looked: int = 0
    asked: float = 0.0  # when somebody wanted to know it last
    served: float = 0.0  # when it was its turn last
    failed: bool = False

    @property
    def total(self) -> int:
        """How much there is to look at: the state before each choice, and the end."""
        return len(self.piece.choices) + 1

    @property
    def waits(self) -> bool:
        """Is there something left to think about, and somebody who wants to know it?"""
        return not self.failed and self.looked < self.total and time.monotonic() - self.asked < PATIENCE

    def plain(self) -> dict[str, object]:
        """What is known so far."""
        game = find_game(self.piece.game)
        return {
            "looked": self.looked,
            "total": self.total,
            "moments": [moment.plain() for moment in self.found.moments],
            "turning_points": [turn.plain() for turn in self.found.turning_points()],
            "mistakes": [told_mistake(game, choice) for choice in self.found.mistakes()],
        }


def told_mistake(game: Game[State], choice: JudgedChoice) -> dict[str, object]:
    """A dear choice, with the words of what was chosen and of what was better."""
    options = {name: game.option(code) for name, code in (("chosen", choice.code), ("better", choice.best))}
    return choice.plain() | {name: wire_option(option) for name, option in options.items() if option is not None}


class AnalysisQueue:
    """Games that are thought about in this process, or were not long ago."""

    def __init__(self) -> None:
        self._works: dict[Key, Work] = {}
        self._bot_pool: ProcessBotPool | None = None
        self._thinking: asyncio.Task[None] | None = None

    def known(self, key: Key) -> dict[str, object] | None:
        """What is known of a game so far, if anything; it is thought on."""
        work = self._works.get(key)
        if work is None:
            return None
        if work.failed:
            del self._works[key]
            raise Unavailable("error-analysis-failed")
        self._works[key] = self._works.pop(key)  # the latest wish stands last
        work.asked = time.monotonic()
        self._wake()
        return work.plain()

    def begin(self, key: Key, piece: Piece) -> dict[str, object]:
        """Begin to think about a game, unless there are too many already."""
        if len([work for work in self._works.values() if work.waits]) >= WAITING:
            raise Unavailable("error-analysis-busy")
        work = self._works.setdefault(key, Work(piece))
        work.asked = time.monotonic()
        while len(self._works) > KEPT:
            del self._works[next(iter(self._works))]
        self._wake()
        return work.plain()

    def _wake(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Go on with whatever has waited longest, piece by piece, until nothing is left."""
        while waiting := [work for work in self._works.values() if work.waits]:
            await self._go_on(min(waiting, key=lambda work: work.served))
        if self._bot_pool is not None:
            self._bot_pool.rest()
            self._bot_pool = None

    async def _go_on(self, work: Work) -> None:
        """Think about the next piece of a game."""
        self._bot_pool = self._bot_pool or ProcessBotPool(1, become_calm, think_on)
        piece = msgspec.structs.replace(work.piece, first=work.looked)
        try:
            thoughts = msgspec.json.decode(
                await answered(self._bot_pool, msgspec.json.encode(piece), None), type=Thoughts
            )
        except Exception:
            log.exception("nobody could think about a game of %s", work.piece.game)
            work.failed = True
            return
        work.found.moments.extend(thoughts.moments)
        work.found.choices.extend(thoughts.choices)
        work.looked = thoughts.next
        work.served = time.monotonic()

    async def close(self) -> None:
        """Nobody thinks any more."""
        if self._thinking is not None:
            self._thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._thinking
        if self._bot_pool is not None:
            await self._bot_pool.close()
