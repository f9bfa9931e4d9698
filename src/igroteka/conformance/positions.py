"""Corrupted positions: each is either refused or playable.

`igroteka check GAME --positions N` takes moments of random games, changes their positions at random, and lets bots play
the ones that are accepted. Nothing may crash, and nothing may run forever.
"""

from __future__ import annotations

import json
import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from igroteka.bots.bot import Bot, make_bot
from igroteka.bots.trial import answer, greedy, try_out
from igroteka.conformance.checked_table import CheckedTable
from igroteka.conformance.mutations import mutated
from igroteka.conformance.report import CheckedSetup, configurations
from igroteka.core.errors import BadPosition, IgrotekaError
from igroteka.core.game import Game
from igroteka.core.positions import position_data, state_from
from igroteka.core.random import Random, from_seed
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR

MOVES = 10  # choices of each bot
EACH = 40  # corrupted positions per moment
LONGEST = 120  # choices before the moment
PATIENCE = 20  # CPU seconds in which a position must be refused or played, even on a busy machine


@dataclass(frozen=True)
class Broken:
    """A position, as plain data, that was neither refused nor playable."""

    position: object
    problem: str


@dataclass
class Findings:
    """The results. `refused` counts the reasons: if all are alike, little was tested."""

    tried: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    broken: list[Broken] = field(default_factory=list)

    @property
    def played(self) -> int:
        """How many positions were accepted and played."""
        return self.tried - self.refused.total() - len(self.broken)


def try_positions(game: Game[Any], number: int, seed: str) -> Iterator[Findings]:
    """Try so many corrupted positions, reproducibly for a seed; yields the findings so far."""
    found = Findings()
    setups = configurations(game)
    for deal in range((number + EACH - 1) // EACH):
        random = from_seed(f"{seed}/{deal}")
        one, other = [random_position(game, random.pick(setups), f"{seed}/{deal}/{i}", random) for i in range(2)]
        for _ in range(min(EACH, number - found.tried)):
            try_position(game, mutated(one, other, random), random, found)
        yield found


def random_position(game: Game[State], setup: CheckedSetup, seed: str, random: Random) -> object:
    """A position of a random game, as plain data."""
    table = CheckedTable(game, setup, seed)
    for _ in range(random.below(LONGEST)):
        if not table.state.decisions():
            break
        table.step()
    return json.loads(json.dumps(position_data(game, table.state)))


def try_position(game: Game[State], data: object, random: Random, found: Findings) -> None:
    """Load one position, and play it if it is accepted."""
    found.tried += 1
    try:
        with patience():
            state = accepted(game, data)
            for bot in bots_of(game):
                play(game, state.clone(), bot, random)
    except Declined as refusal:
        found.refused[str(refusal)] += 1
    except Exception:
        found.broken.append(Broken(data, traceback.format_exc(limit=-6)))


class Declined(Exception):
    """The position was refused, which is fine."""


def accepted(game: Game[State], data: object) -> State:
    """The state of an accepted position."""
    try:
        if not isinstance(data, dict):
            raise BadPosition("error-position-fields")
        state = state_from(data, game)
        try_out(game, state)
    except IgrotekaError as refusal:
        raise Declined(refusal.text) from refusal
    return state


class TooLong(BaseException):
    """Something runs forever. A BaseException, so that no rule and no bot catches it."""


@contextmanager
def patience() -> Iterator[None]:
    """Interrupt what takes too long, on systems that support it."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    except TooLong as problem:
        raise TimeoutError("it goes on for ever") from problem
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def bots_of(game: Game[State]) -> list[Bot]:
    """A random bot, and a greedy one if the game has one."""
    bots = [make_bot("random", game.id), greedy(game)]
    return [bot for bot in bots if bot is not None]


def play(game: Game[State], state: State, bot: Bot, random: Random) -> None:
    """Make some moves, and do everything else that a table does: views, saving, loading."""
    for _ in range(MOVES):
        for seat in (*range(state.setup.seats), SPECTATOR):
            game.view(state, seat).plain()
        saved = game.dump(state)
        if game.dump(game.load(json.loads(json.dumps(saved)))) != saved:
            raise ValueError("a saved game is another one")
        if not state.decisions():
            if state.outcome() is None:
                raise ValueError("nobody is asked, and nobody has won")
            return
        decision = random.pick(state.decisions())
        state.apply(decision.seat, answer(game, state, decision, bot, random))
