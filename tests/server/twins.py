"""Two tables that one who watches cannot tell apart: everything that they may not know is different.

From a state of a game another one is imagined for a seat; both are written as positions. What is chosen then is planned
beforehand: the watcher chooses the same at both tables, the others something that the watcher is told alike, or
something secret at one table only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from igroteka.conformance.checked_table import any_choice, play_on
from igroteka.core.decisions import CLOCK_SEAT, OPEN, SECRET, Decision
from igroteka.core.frames import SealedFrame
from igroteka.core.game import Game
from igroteka.core.positions import read_position, write_position
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.core.setup import SettingValue
from igroteka.core.state import State

SEEDS = (f"{1:064x}", f"{2:064x}")  # of the chance to come, different at the two tables
TRIES = 60
SHORTEST = 4  # moves
UNDO = "undo"
MOST_UNDONE = 2


@dataclass(frozen=True)
class Kind:
    """What is played, by how many, and how the table stands when the watcher comes."""

    game: str
    seats: int
    options: Mapping[str, SettingValue] = field(default_factory=dict)
    live: bool = False
    moment: str = "any"  # or in a "window", in a secret "poll", at the "start"
    watcher: int = 0  # their seat
    each: int = 600  # seconds for a decision
    shared: bool = False  # all play on one device

    def __str__(self) -> str:
        chosen = [name if value is True else str(value) for name, value in self.options.items()]
        return "-".join(
            [
                self.game,
                str(self.seats),
                *chosen,
                *(["live"] if self.live else []),
                *(["shared"] if self.shared else []),
                self.moment,
            ]
        )


@dataclass(frozen=True)
class Move:
    """What a seat chooses at each of the tables; empty: nothing there. The table's own clock closes a window."""

    seat: int
    codes: tuple[str, str]


@dataclass(frozen=True)
class Twins:
    """The two tables, and what is chosen there."""

    kind: Kind
    positions: tuple[str, str]
    moves: list[Move]
    hidden: list[str]  # codes of options of the others, which the watcher may ask about


def twins(kind: Kind, seed: int, longest: int) -> Twins:
    """A pair of tables for a seed that can be played on for a while."""
    game, random = find_game(kind.game), QuickRandom(seed)
    for _ in range(40):
        state = begun(game, kind, random)
        other = game.imagine(state, kind.watcher, random)
        positions = (write_position(game, state), write_position(game, other))
        found = planned(kind, positions, random, longest)
        if positions[0] != positions[1] and is_good(found):
            return found
    raise LookupError(kind)


def is_good(found: Twins) -> bool:
    """Is the game long enough? Where there are secret answers, some must be given at one table only."""
    secret = any("" in move.codes for move in found.moves)
    return len(found.moves) >= SHORTEST and (secret or found.kind.moment not in ("window", "poll"))


def begun(game: Game[State], kind: Kind, random: QuickRandom) -> State:
    """A state of the wanted kind, after choices at random."""
    for _ in range(400):
        setup = game.setup(kind.seats, kind.options, f"{random.below(2**30)}", kind.live)
        state = Session.start(game, setup).state
        for _ in range(random.below(6) if kind.moment == "start" else 10 + random.below(60)):
            if is_wanted(state, kind):
                return state
            if state.decisions():
                play_on(state, random, 1)
        if is_wanted(state, kind):
            return state
    raise LookupError(kind)


def is_wanted(state: State, kind: Kind) -> bool:
    """Does the watcher come at such a moment?"""
    if not state.decisions() or state.version < (0 if kind.moment == "start" else 10):
        return False
    top = state.stack[-1]
    match kind.moment:
        case "window":
            return any(decision.seat == CLOCK_SEAT for decision in state.decisions())
        case "poll":
            return isinstance(top, SealedFrame) and top.visibility == SECRET and len(state.decisions()) > 1
        case _:
            return kind.moment == "start" or state.version > 25


# Choices that the watcher is told alike.


class Plan:
    """Both games, as they will go at the two tables."""

    def __init__(self, kind: Kind, positions: tuple[str, str], random: QuickRandom) -> None:
        self.kind = kind
        self.game = find_game(kind.game)
        self.random = random
        self.games = [
            Session(self.game, read_position(position, self.game, seed))
            for position, seed in zip(positions, SEEDS, strict=True)
        ]
        self.hidden: set[str] = set()
        self.undone = 0

    def next_move(self) -> Move | None:
        """Something that can be chosen now and that looks the same; None: nothing was found."""
        for decision in self.games[0].state.decisions() + self.games[1].state.decisions():
            if decision.seat not in (self.kind.watcher, CLOCK_SEAT):
                self.hidden.update([option.code for option in decision.options])
        for _ in range(TRIES):
            move = self._any_move()
            if move is not None and self._take(move):
                return move
        return None

    def _any_move(self) -> Move | None:
        one, other = self.games[0].state, self.games[1].state
        if self.undone < MOST_UNDONE and self.random.below(8) == 0:
            return self._undo()
        if self.random.below(2) == 0 and (move := self._secret_move()) is not None:
            return move
        if not one.decisions() or not other.decisions():
            return None
        seat, option = any_choice(one, self.random)
        decision = other.decision(seat)
        if decision is None or (seat == CLOCK_SEAT and self.random.below(8)):
            return None
        alike = [found for found in decision.options if found.verb is option.verb]
        same = seat == self.kind.watcher or decision.visibility == OPEN or self.random.below(2) == 0
        if same and (seat == self.kind.watcher or option in decision.options):
            alike = [found for found in alike if found is option]
        return Move(seat, (option.code, self.random.pick(alike).code)) if alike else None

    def _undo(self) -> Move | None:
        choices = self.games[0].choices
        seat = choices[-1].seat if choices else CLOCK_SEAT
        can = [game.can_undo(seat) for game in self.games]
        return Move(seat, (UNDO, UNDO)) if seat != CLOCK_SEAT and all(can) else None

    def _secret_move(self) -> Move | None:
        """An answer that nobody must notice, at one table only: others are still asked."""
        which = self.random.below(2)
        state = self.games[which].state
        secret = [decision for decision in state.decisions() if is_secret(state, decision, self.kind.watcher)]
        if not secret or len(state.decisions()) < 2:
            return None
        decision = self.random.pick(secret)
        option = self.random.pick([option for option in decision.options if not option.verb.offer])
        if state.setup.live and isinstance(state.stack[-1], SealedFrame) and state.stack[-1].is_reaction(option):
            return None
        return Move(decision.seat, (option.code, "") if which == 0 else ("", option.code))

    def _take(self, move: Move) -> bool:
        """Play a move in both games, if the watcher is told the same of it, and looks at no hidden card by it."""
        after = [played(game, move.seat, code) for game, code in zip(self.games, move.codes, strict=True)]
        if self._noticed(after[0]) != self._noticed(after[1]):
            return False
        if move.seat == self.kind.watcher and self._seen(after[0]) != self._seen(after[1]):
            return False
        self.games = after
        self.undone += move.codes[0] == UNDO
        return True

    def _noticed(self, session: Session) -> str:
        """What the watcher and a spectator have been told, whom they know to be asked, and the watcher's question."""
        found: list[object] = [
            session.state.outcome() is None,
            all(one.seat == CLOCK_SEAT for one in session.state.open),
        ]
        mine = session.state.decision(self.kind.watcher)
        found.append([option.code for option in mine.options] if mine else [])
        for seat in (self.kind.watcher, -1):
            found.append([entry.redacted_for(seat).plain() for entry in session.state.journal or []])
            found.append(session.view(seat).plain()["asked"])
        return json.dumps(found)

    def _seen(self, session: Session) -> object:
        return session.view(self.kind.watcher).plain()


def is_secret(state: State, decision: Decision, watcher: int) -> bool:
    """Is this a question to somebody else of which nobody may know?"""
    others = decision.seat not in (watcher, CLOCK_SEAT)
    return others and decision.visibility == SECRET and isinstance(state.stack[-1], SealedFrame)


def played(session: Session, seat: int, code: str) -> Session:
    """The game after this choice; the one before stays as it is."""
    again = Session(session.game, session.first.clone())
    again.state.journal = list(session.opening)
    again.opening = list(session.opening)
    for choice in session.choices:
        again.take(choice)
    again.state.public_version = session.state.public_version
    if code == UNDO:
        again.undo(seat)
    elif code:
        again.choose(seat, code, again.state.public_version)
    return again


def planned(kind: Kind, positions: tuple[str, str], random: QuickRandom, longest: int) -> Twins:
    """What is chosen at the two tables of these positions."""
    plan = Plan(kind, positions, random)
    moves = list(plan_moves(plan, longest))
    return Twins(kind, positions, moves, sorted(plan.hidden)[:40])


def plan_moves(plan: Plan, longest: int) -> Iterator[Move]:
    """Moves until nothing more looks the same. A window closes at most once: that takes real time."""
    for _ in range(longest):
        move = plan.next_move()
        if move is None:
            return
        yield move
        if move.seat == CLOCK_SEAT:
            return
