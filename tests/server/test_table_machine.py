"""Anybody does anything in any order at one table, as the room does it: decide, take, write down, work out again.

After every command the log leads to the same table, whatever was refused has changed nothing, and nothing goes wrong
otherwise than by a refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from igroteka.core.errors import IgrotekaError
from igroteka.core.positions import write_position
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.core.state import State
from igroteka.server.operations.backup import state_hash
from igroteka.server.storage.store import Row
from igroteka.server.tables.commands import CommandContext, Guest, chose, decide
from igroteka.server.tables.duties import duties
from igroteka.server.tables.events import Absent, AnyEvent, Dealt, Opened, Returned, write_event
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.messages import (
    AddBot,
    AnswerProposal,
    Choose,
    Claim,
    Close,
    Concede,
    Configure,
    Continue,
    Emote,
    Link,
    MakeHost,
    Propose,
    Ready,
    Rematch,
    Remove,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
    TableCommand,
    Undo,
)
from igroteka.server.tables.opening import draft
from igroteka.server.tables.payloads import journal_lines, table_payload, wire_game
from igroteka.server.tables.settings import Clock, Settings
from igroteka.server.tables.table import PLAYING, Table
from tests.density import times

NUMBERS = st.integers(0, 2**30)
GUESTS = [Guest(f"guest-{number}", name) for number, name in enumerate(("Ann", "Bob", "Ann", "Dot", "Eve"))]
CLOCKS = (Clock(), Clock("none"), Clock("seconds", 5, 20), Clock("days", 1))
KEYS = ("a" * 22, "b" * 30)
TEXTS = ("Hello", " \u200b", "Привет, " * 30, "\x00\n", "a" * 300)

Maker = Callable[[int, int], TableCommand]

# What can be wanted, made of two numbers.
WANTED: tuple[Maker, ...] = (
    lambda a, b: Sit("1", a % 5),
    lambda a, b: Stand("1"),
    lambda a, b: AddBot("1", a % 5, ("random", "greedy", "wizard")[b % 3]),
    lambda a, b: Remove("1", a % 5, b % 2 == 0),
    lambda a, b: Ready("1", a % 2 == 0),
    lambda a, b: Start("1"),
    lambda a, b: Continue("1"),
    lambda a, b: Choose("1", a % 9, ("draw", "leave", "pass", "rubbish")[b % 4]),
    lambda a, b: Undo("1", a % 9),
    lambda a, b: Concede("1"),
    lambda a, b: Propose("1", "end" if a % 4 == 0 else "pause"),
    lambda a, b: AnswerProposal("1", a % 3 > 0),
    lambda a, b: Resume("1"),
    lambda a, b: Say("1", TEXTS[a % len(TEXTS)], b % 2 == 0),
    lambda a, b: Emote("1", "clap" if a % 2 else "laugh"),
    lambda a, b: Link("1", KEYS[a % 2]),
    lambda a, b: Claim("1", a % 5, KEYS[b % 2]),
    lambda a, b: MakeHost("1", a % 5),
    lambda a, b: Rematch("1"),
)


def opened(id: str, number: int) -> Table:
    """A new table of the first guest: of any size, with any clock, a match or not, sometimes from a position."""
    game = find_game(id)
    low, high = game.seats
    seats = low + number % (min(high, 4) - low + 1)
    position = ""
    if number % 5 == 0:
        position = write_position(game, Session.start(game, game.setup(seats, {}, str(number))).state)
    games = 1 + number % 2 if seats >= 4 or id != "bang" else 1  # BANG-M01
    clock = CLOCKS[number % len(CLOCKS)]
    wanted = Settings(id, seats, clock=clock, games=games, undo=number % 7 > 0, pace=0, grace=1)
    return draft(GUESTS[0], wanted, position).table


def with_seed(event: AnyEvent, number: int) -> AnyEvent:
    """The event, but a deal without chance, so that what was found can be found again."""
    return msgspec.structs.replace(event, seed=f"{number:064x}") if isinstance(event, Dealt) else event


class TableMachine(RuleBasedStateMachine):
    """One table, its log, and people who want everything."""

    game: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.table = Table("table")
        self.rows: list[Row] = []
        self.at = 1_000_000  # milliseconds
        self.steps = 0

    @initialize(number=NUMBERS, people=st.integers(0, 4))
    def open(self, number: int, people: int) -> None:
        first = opened(self.game, number)
        self.number = number
        self.happens([Opened(first.settings, GUESTS[0].id, first.position)])
        for seat, guest in enumerate(GUESTS[:people]):
            self.does(guest, Sit("1", seat))
        if number % 3:
            for seat in range(len(self.table.chairs)):
                self.does(GUESTS[0], AddBot("1", seat, "random"))
            self.does(GUESTS[0], Start("1"))

    # What the room does.

    def does(self, guest: Guest, command: TableCommand) -> None:
        """A guest wants something: it happens, or it is refused and nothing has changed."""
        before = picture(self.table)
        try:
            events = decide(self.table, guest, command, CommandContext(self.table.updated_at))
        except IgrotekaError:
            assert picture(self.table) == before
            return
        assert picture(self.table) == before, "something was changed before it was written"
        self.happens([with_seed(event, self.number + len(self.rows)) for event in events])

    def happens(self, events: list[AnyEvent]) -> None:
        """Events are taken and written; if one cannot be taken, the table is worked out from its log again."""
        written = list(self.rows)
        try:
            for event in events:
                self.table.apply(event, self.at)
                written.append(Row(self.table.event_count, self.at, write_event(self.table.with_checksum(event))))
        except IgrotekaError:
            self.table = replay(self.table.id, self.rows)
        else:
            self.rows = written

    # What people do.

    @rule(who=NUMBERS, what=NUMBERS, a=NUMBERS, b=NUMBERS)
    def anybody_wants_anything(self, who: int, what: int, a: int, b: int) -> None:
        self.does(GUESTS[who % len(GUESTS)], WANTED[what % len(WANTED)](a, b))

    @rule(who=NUMBERS, number=NUMBERS)
    def somebody_wants_other_settings(self, who: int, number: int) -> None:
        self.does(GUESTS[who % 2], Configure("1", opened(self.game, number).settings))

    @precondition(lambda self: self.table.status == PLAYING)
    @rule(number=NUMBERS, late=st.booleans())
    def somebody_who_is_asked_chooses(self, number: int, late: bool) -> None:
        asked = [one for one in self.state().decisions() if one.seat >= 0]
        if asked:
            decision = asked[number % len(asked)]
            option = decision.options[number // 7 % len(decision.options)]
            guest = self.player(decision.seat)
            moment = self.state().public_version - (1 if late and number % 3 == 0 else 0)
            self.does(guest, Choose("1", max(0, moment), option.code))

    @precondition(lambda self: self.table.status == PLAYING)
    @rule(number=NUMBERS)
    def somebody_takes_his_choice_back(self, number: int) -> None:
        assert self.table.current_game is not None
        choices = self.table.current_game.session.choices
        seat = choices[-1].seat if choices and number % 4 else number % len(self.table.chairs)
        self.does(self.player(max(seat, 0)), Undo("1", self.state().public_version))

    @precondition(lambda self: self.table.proposal is not None)
    @rule(number=NUMBERS)
    def somebody_agrees(self, number: int) -> None:
        self.does(self.player(number % len(self.table.chairs)), AnswerProposal("1", True))

    @precondition(lambda self: self.table.event_count > 20)
    @rule()
    def the_host_closes_the_table(self) -> None:
        self.does(GUESTS[0], Close("1"))

    # What the server does by itself.

    @rule(seconds=st.sampled_from([0, 1, 4, 30, 100_000]))
    def time_passes(self, seconds: int) -> None:
        self.at += 1000 * seconds + 1

    @precondition(lambda self: self.table.status == PLAYING)
    @rule(number=NUMBERS)
    def what_is_due_is_done(self, number: int) -> None:
        due = [duty for duty in duties(self.table) if duty.at <= self.at]
        if due:
            duty = due[number % len(due)]
            decision = self.state().decision(duty.seat)
            assert decision is not None
            options = decision.defaults if duty.kind == "clock" else decision.options
            self.happens([chose(duty.seat, options[number // 7 % len(options)].code, duty.kind)])

    @precondition(lambda self: self.table.status == PLAYING)
    @rule(number=NUMBERS)
    def somebody_goes_or_comes_back(self, number: int) -> None:
        seat = number % len(self.table.chairs)
        if self.table.chairs[seat].person:
            self.happens([Returned(seat) if self.table.chairs[seat].absent else Absent(seat)])

    # What must be true.

    @invariant()
    def now_and_then_everything_is_right(self) -> None:
        if self.rows and self.steps % 8 == 0:
            self.check()
        self.steps += 1

    def teardown(self) -> None:
        if self.rows:
            self.check()

    def check(self) -> None:
        """The log leads to the same table, and everybody can be told of it."""
        again = replay(self.table.id, self.rows)
        assert again.foreign_engine == ""
        assert picture(again) == picture(self.table)
        course = self.table.current_game
        if course is not None:
            for seat in (-1, *range(len(self.table.chairs))):
                lines = journal_lines(course, seat, 0)
                wire_game(self.table, course, course.session.view(seat)).message(0, lines)

    def state(self) -> State:
        """The game as it stands."""
        assert self.table.current_game is not None
        return self.table.current_game.session.state

    def player(self, seat: int) -> Guest:
        """Whoever plays a seat; a stranger if it is a bot."""
        guests = self.table.chairs[seat].guests
        return next((guest for guest in GUESTS if guest.id in guests), GUESTS[-1])


def picture(table: Table) -> list[object]:
    """Everything that a table is."""
    course = table.current_game
    return [
        state_hash(table),
        bytes(table_payload(table, 0, 0, {})),
        [table.host, sorted(table.banned), list(table.chat), str(table.proposal), table.position, table.imported],
        [course.clocks.reserve, course.clocks.paused, {seat: vars(one) for seat, one in course.clocks.asked.items()}]
        if course
        else [],
        [str(choice) for choice in course.session.choices] if course else [],
    ]


FEW = settings(
    max_examples=times(6),
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def machine(id: str) -> type[RuleBasedStateMachine]:
    """The table of one game."""
    return type(f"{id.title()}Table", (TableMachine,), {"game": id})


TestKittensTable = machine("kittens").TestCase
TestKittensTable.settings = FEW
TestTargiTable = machine("targi").TestCase
TestTargiTable.settings = FEW
TestBangTable = machine("bang").TestCase
TestBangTable.settings = FEW
TestIntrigoTable = machine("intrigo").TestCase
TestIntrigoTable.settings = FEW
