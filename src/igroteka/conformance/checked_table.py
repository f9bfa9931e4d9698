"""A random game that the checks watch."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from igroteka.conformance.report import CheckedSetup
from igroteka.core.decisions import WHO_HAS_CHOSEN, Decision
from igroteka.core.errors import BadSetup, Refused
from igroteka.core.frames import SealedFrame
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.session import LEAVE, Session
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR, View, with_fields

LEAVES = 400  # one choice in this many is that a player leaves
FIRST_GAME = 100_000  # choices: enough to finish the first game of a match

Dump = dict[str, object]


class CheckedTable:
    """One game: its session, and a generator of its own for choices and samples."""

    def __init__(self, game: Game[Any], configuration: CheckedSetup, seed: str) -> None:
        self.game: Game[State] = game
        self.configuration = configuration
        self.random = QuickRandom(_number(seed))
        self.setup = self._setup(seed)
        self.session = Session.start(game, self.setup)
        self.first = game.dump(self.state)
        self.conserved = game.conserved(self.state)
        self.offered: list[tuple[int, Option]] = []  # a sample of the options of earlier moments

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def watchers(self) -> list[int]:
        """Everybody who has a view: all seats, and a spectator."""
        return [*range(self.setup.seats), SPECTATOR]

    def any_seat(self) -> int:
        """A random seat."""
        return self.random.below(self.setup.seats)

    def new_random(self) -> QuickRandom:
        """A generator that no state has used yet."""
        return QuickRandom(self.random.below(1 << 30) << 30 | self.random.below(1 << 30))

    def step(self) -> None:
        """Apply a random choice."""
        if self.random.below(LEAVES) == 0 and self._leave():
            return
        seat, option = any_choice(self.state, self.random)
        if len(self.offered) < 64:
            self.offered.append((seat, option))
        else:
            self.offered[self.random.below(64)] = (seat, option)
        self.session.choose(seat, option.code, self.state.public_version)

    def _leave(self) -> bool:
        """Let somebody leave, if the game allows it."""
        try:
            self.session.choose(self.any_seat(), LEAVE)
        except Refused:
            return False
        return True

    def _setup(self, seed: str) -> Setup:
        """Mostly the plain preset; sometimes other values, the table's clock, or a cryptographic generator."""
        random = self.random
        fair = hashlib.blake2b(seed.encode(), digest_size=32).hexdigest()
        text = fair if random.below(4) == 0 else f"{seed}-{fair[:16]}"
        live = random.below(4) == 0
        setup = setup_of(self.game, self.configuration, text, live=live)
        options = self.configuration.settings
        for setting in self.game.settings if random.below(3) == 0 else ():
            values = setting.values()
            if values and setting.id not in self.configuration.settings and random.below(2) == 0:
                wanted = {**options, setting.id: random.pick(values)}
                try:
                    setup = self.game.setup(setup.seats, wanted, text, live, setup.carried)
                except BadSetup:
                    continue
                options = wanted
        return setup


def setup_of(game: Game[Any], configuration: CheckedSetup, seed: str, *, live: bool) -> Setup:
    """The setup of a game of this configuration; in a match, of its second game after a random first one."""
    seats, options = configuration.seats, configuration.settings
    if not configuration.match:
        return game.setup(seats, options, seed, live)
    match = game.match(seats, options, seed, 0)
    first = match.next_game()
    play_on(first, QuickRandom(_number(seed)), FIRST_GAME)
    match.add_result(first)
    return game.setup(seats, options, seed, live, match.carried)


@dataclass(frozen=True)
class Check:
    """A function that yields problems, and how often it runs: at one in `every` moments (or games)."""

    name: str
    look: Callable[[CheckedTable], Iterator[str]]
    every: float


def any_choice(g: State, random: QuickRandom) -> tuple[int, Option]:
    """A random choice. Offers are rarely taken, and half of the time a seat that the game waits for answers first."""
    found = g.decisions()
    waiting = [decision for decision in found if decision.waits]
    decision = random.pick(waiting if waiting and random.below(2) else found)
    options = [option for option in decision.options if not option.verb.offer]
    if not options or random.below(8) == 0:
        options = decision.options
    return decision.seat, random.pick(options)


def play_on(g: State, random: QuickRandom, max_choices: int) -> list[tuple[int, Option]]:
    """Apply random choices; returns them."""
    taken: list[tuple[int, Option]] = []
    while g.decisions() and len(taken) < max_choices:
        seat, option = any_choice(g, random)
        g.apply(seat, option)
        taken.append((seat, option))
    return taken


def play_again(g: State, choices: list[tuple[int, Option]]) -> None:
    """Apply the same choices."""
    for seat, option in choices:
        g.apply(seat, option)


def questions(g: State) -> list[Dump]:
    """All open decisions as plain data."""
    return [question(decision) for decision in g.decisions()]


def question(decision: Decision) -> Dump:
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.plain(),
        "options": [option.code for option in decision.options],
        "defaults": [option.code for option in decision.defaults],
        "waits": decision.waits,
        "visibility": decision.visibility,
        "seconds": decision.seconds,
    }


def journal_dump(g: State, seat: int) -> list[Dump]:
    """The journal as this seat may read it, as plain data."""
    return [entry.redacted_for(seat).plain() for entry in g.journal or []]


def seen(table: CheckedTable, g: State, seat: int) -> View:
    return table.game.view(g, seat)


def seen_without_choosers(table: CheckedTable, g: State, seat: int) -> View:
    """The view of a seat, without who else has still to choose in a sealed frame where that is public."""
    view = seen(table, g, seat)
    top = g.stack[-1] if g.stack else None
    if isinstance(top, SealedFrame) and top.visibility == WHO_HAS_CHOSEN:
        return with_fields(view, asked=[one for one in view.asked if one.seat == seat])
    return view


def view_difference(one: View, other: View) -> str:
    """The first place where two views differ. Equal boards, the usual case, are not converted to plain data."""
    if one.board == other.board and without_board(one) == without_board(other):
        return ""
    return difference(one.plain(), other.plain())


def without_board(view: View) -> Dump:
    """The part of a view that all games share, as plain data."""
    return with_fields(view, board=None).plain()


def difference(one: object, other: object, where: str = "") -> str:
    """The first place where two pieces of plain data differ; empty if they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [difference(one[key], other[key], f"{where}.{key}") for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [difference(a, b, f"{where}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        parts = []
    return next((part for part in parts if part), f"{where.lstrip('.')}: {_short(one)} became {_short(other)}")


def reordered_by_browsers(plain: object) -> list[str]:
    """The keys of an object that JavaScript does not keep in their order: numbers come first, and ascend. A client that
    is told what has changed would compute another checksum than the server."""
    parts = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else []
    if isinstance(plain, dict):
        keys = [str(key) for key in plain]
        numbers = [key for key in keys if key.isdecimal()]
        if keys[: len(numbers)] != sorted(numbers, key=int):
            return keys
    return next((found for part in parts if (found := reordered_by_browsers(part))), [])


def _short(thing: object) -> str:
    text = json.dumps(thing, ensure_ascii=False, default=repr)
    return text if len(text) <= 200 else f"{text[:200]}…"


def _number(seed: str) -> int:
    return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big")
