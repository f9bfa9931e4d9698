"""A table, computed from its log: who sits where, what was agreed, and the game that is being played.

`apply` is the only way to change a table. A table log applies events before it commits them, which shows whether they
are possible; if the commit fails, the changed table is discarded. Nobody is told of a table with uncommitted events.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from igroteka.core.decisions import OPEN, SECRET
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import read_position_unchecked
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.replays import engine_of, read_replay
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.learning.course import Course
from igroteka.learning.lessons import read_lesson
from igroteka.server.tables.clocks import Clocks
from igroteka.server.tables.devices import device_of, is_companion, new_companion
from igroteka.server.tables.events import (
    Abandoned,
    Absent,
    Answered,
    AnyEvent,
    Banned,
    BotSat,
    BrokeOff,
    Chose,
    Closed,
    Configured,
    Dealt,
    DeviceLeft,
    Emoted,
    Followed,
    Forgotten,
    HostChanged,
    Joined,
    LessonStepped,
    LetsPass,
    Linked,
    Muted,
    OnVacation,
    Opened,
    PlanDropped,
    Planned,
    Proposed,
    Readied,
    Resumed,
    Returned,
    Sat,
    Shared,
    SignedOut,
    SpectatorRemoved,
    Spoke,
    Stood,
    Undid,
)
from igroteka.server.tables.names import DELETED, DELETED_NAME, bot_id, shown_names
from igroteka.server.tables.plans import Plans
from igroteka.server.tables.replay_checksums import NO_CHECKSUM, deal_checksums, same_deal, state_checksum
from igroteka.server.tables.settings import Settings

Status = Literal["waiting", "playing", "between", "finished", "broken", "closed"]
WAITING: Final = "waiting"  # for players, before the start
PLAYING: Final = "playing"
BETWEEN_GAMES: Final = "between"  # of a match
FINISHED: Final = "finished"
BROKEN: Final = "broken"
CLOSED: Final = "closed"

NoteKind = Literal["absent", "returned", "replaced", "undid"]

IMPORTED_LEVEL = "played"  # of all seats of an imported game

CHAT_KEPT = 200
NOTES_KEPT = 100
MAX_EMOTES = 10  # of a seat within a short time; the times of so many are kept
GAME_EVENTS = (
    Dealt,
    Chose,
    LessonStepped,
    LetsPass,
    Planned,
    PlanDropped,
    Undid,
    Proposed,
    Answered,
    Resumed,
    Absent,
    Returned,
    OnVacation,
    BrokeOff,
    Abandoned,
)


@dataclass
class Absence:
    """When a bot has played for a player: lines of the journal, and how many choices others may know of."""

    first: int
    last: int | None = None  # the line after the last one; None while the player is absent
    moves: int = 0
    until: int = 0  # when they came back, in ms


@dataclass(frozen=True)
class Note:
    """Something that has happened at the table, told between the lines of the journal: before line `line`."""

    line: int
    what: NoteKind
    seat: int


@dataclass
class Chair:
    """A seat: free, a bot's (`level`), or a person's, who may use several devices (`guests`, the first sat down)."""

    guests: tuple[str, ...] = ()
    name: str = ""
    address: str = ""
    level: str = ""
    absent: bool = False
    ready: bool = False
    digest: str = ""
    bot: str = ""  # the id of a bot's own name; a bot that has taken over keeps the name of its player
    absences: list[Absence] = field(default_factory=list)  # in this game
    vacation_until: int = 0  # in ms; the clock of this seat does not run until then

    @property
    def shown_names(self) -> tuple[str, ...]:
        """What this seat is called, in any language; empty if nobody sits here."""
        if self.bot:
            return shown_names(self.bot)
        return (self.name,) if self.name else ()

    @property
    def person(self) -> bool:
        return bool(self.guests)

    @property
    def taken(self) -> bool:
        return self.person or bool(self.level)

    @property
    def automatic(self) -> bool:
        """True if a bot plays this seat now."""
        return bool(self.level) or self.absent


@dataclass
class Proposal:
    """What a player has proposed, and who has agreed."""

    what: str
    seat: int
    agreed: set[int]


@dataclass
class GameInProgress:
    """One game at the table: its deal, its state, and its clocks."""

    dealt: Dealt
    session: Session
    clocks: Clocks
    answered_by_table: bool = False  # the last choice was the table's
    stopped: bool = False  # ended before there was a result: by agreement, or because all people have left

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game is running."""
        return self.session.state.outcome()

    @property
    def over(self) -> bool:
        """True if there will be no more choices."""
        return self.stopped or self.outcome is not None

    def can_undo(self, seat: int) -> bool:
        """True if this seat may undo its last choice, which it has made itself."""
        return not self.answered_by_table and self.session.can_undo(seat)


@dataclass
class Table:
    """The table after the events so far. `updated_at` is the time of the last one."""

    id: str
    event_count: int = 0
    updated_at: int = 0
    opened_at: int = 0
    status: Status = WAITING
    host: str = ""
    position: str = ""
    lesson: Course | None = None
    is_branch: bool = False  # it plays on from a moment of another game
    tournament: str = ""  # that it belongs to
    chairs: list[Chair] = field(default_factory=list)
    former_players: dict[int, tuple[str, str]] = field(
        default_factory=dict
    )  # by seat: who stood up last, and their name
    banned: set[str] = field(default_factory=set)
    muted: dict[str, str] = field(default_factory=dict)  # names by guest
    removed: set[str] = field(default_factory=set)  # spectators
    chat: list[tuple[int, Spoke]] = field(default_factory=list)
    chat_count: int = 0  # chat messages so far; only the last ones are in `chat`
    emote_times: dict[int, list[int]] = field(default_factory=dict)  # times of the last emotes, by seat
    proposal: Proposal | None = None
    paused: bool = False
    current_game: GameInProgress | None = None
    match: Match | None = None
    next_table: str = ""  # of the rematch
    games_dealt: int = 0
    ended_at: int = 0  # when the last game ended, if it was played here to its end
    imported: bool = False  # it was played elsewhere
    abandoned: bool = False  # all people have left the last game
    passing: set[int] = field(default_factory=set)  # seats that let everything pass until their turn
    plans: Plans = field(default_factory=Plans)  # answers that players have planned
    skipping: bool = False  # bots play on to the end without waiting for anybody
    notes: list[Note] = field(default_factory=list)  # of this game
    timeouts: dict[int, int] = field(default_factory=dict)  # by seat, since its player last did something
    foreign_engine: str = ""  # the engine that wrote a game that this one cannot replay
    _settings: Settings | None = None

    @property
    def settings(self) -> Settings:
        assert self._settings is not None, "a log begins with its opening"
        return self._settings

    @property
    def game(self) -> Game[State]:
        return find_game(self.settings.game)

    @property
    def people(self) -> list[int]:
        """The seats of people who are not absent."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.absent]

    @property
    def people_in_game(self) -> list[int]:
        """The seats of people, absent ones too, who are in the game or may come back into it.

        What is hidden must be kept from them, and so from everybody who could tell them.
        """
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return [seat for seat in people if not self.is_out_for_good(seat)]

    def is_out(self, seat: int) -> bool:
        """True if this player takes no part in the running game now, and is not asked for anything either, such as the
        order in which the cards of the dead are discarded.
        """
        if self.current_game is None:
            return False
        state = self.current_game.session.state
        return state.is_out(seat) and state.decision(seat) is None

    @property
    def seats_out(self) -> list[int]:
        """The seats that take no part in the running game now."""
        return [seat for seat in range(len(self.chairs)) if self.is_out(seat)]

    def is_out_for_good(self, seat: int) -> bool:
        """True if this player will not take part in the running game again."""
        current = self.current_game
        return current is not None and self.is_out(seat) and not current.session.state.may_return(seat)

    @property
    def only_bots_play(self) -> bool:
        """True if a game is being played in which no person is left: there is nobody to keep a secret from."""
        return self.status == PLAYING and not self.people_in_game

    @property
    def running(self) -> bool:
        """True if a game is being played and not paused."""
        return self.status == PLAYING and not self.paused

    def seat_of(self, guest: str) -> int:
        """The seat of a guest; -1 if they watch."""
        for seat, chair in enumerate(self.chairs):
            if guest in chair.guests:
                return seat
        return -1

    def seats_on(self, device: str) -> list[int]:
        """The seats of the people who share a device; none if nobody shares it, or if it is nobody's."""
        ids = {
            seat: guest
            for seat, chair in enumerate(self.chairs)
            for guest in chair.guests
            if device_of(guest) == device
        }
        return sorted(ids) if device and any(is_companion(guest) for guest in ids.values()) else []

    def seats_named_after(self, guest: str) -> list[int]:
        """The seats of a guest and of the people on their device, and of bots that have taken over from them."""
        return [seat for seat in range(len(self.chairs)) if guest and self._player_of(seat) == guest]

    def _player_of(self, seat: int) -> str:
        """The guest after whom a seat is called; empty if nobody or a bot with a name of its own sits there."""
        chair = self.chairs[seat]
        if chair.guests:
            return device_of(chair.guests[0])
        guest, name = self.former_players.get(seat, ("", ""))
        return guest if name == chair.name else ""

    def person_on(self, device: str, seat: int) -> str:
        """The id under which a device acts for a seat; empty if the seat is not on this device."""
        guests = self.chairs[seat].guests if seat < len(self.chairs) else ()
        return next((guest for guest in guests if device and device_of(guest) == device), "")

    @property
    def has_shared_device(self) -> bool:
        """True if several people play on one device: they cannot all be asked at the same time."""
        return any(is_companion(guest) for chair in self.chairs for guest in chair.guests)

    def on_first_device(self, guest: str) -> bool:
        """True if the guest sat down with this device, and did not come by the seat's personal link."""
        seat = self.seat_of(guest)
        return seat >= 0 and self.chairs[seat].guests[0] == guest

    def watchable_by(self, seat: int) -> bool:
        """True if this seat (-1: a spectator) may see the game. Tables may exclude spectators until it is over."""
        return seat >= 0 or self.settings.spectators or (self.current_game is not None and self.current_game.over)

    def hosted_by(self, guest: str) -> bool:
        """True if the guest is the host, on whichever device of the host's seat."""
        seat = self.seat_of(guest)
        return guest != "" and (guest == self.host or (seat >= 0 and self.host in self.chairs[seat].guests))

    def apply(self, event: AnyEvent, at: int) -> None:
        """Change the table by one event. Events of a game that cannot be replayed are skipped."""
        self.event_count += 1
        if not isinstance(event, Joined | Forgotten):  # nothing has happened at the table
            self.updated_at = at
        if self.foreign_engine and isinstance(event, GAME_EVENTS):
            return
        self._count_timeouts(event)
        match event:
            case Chose():
                self._chose(event, at)
            case Spoke():
                self.chat = [*self.chat[1 - CHAT_KEPT :], (at, event)]
                self.chat_count += 1
            case Emoted(seat):
                self.emote_times[seat] = [*self.emote_times.get(seat, [])[1 - MAX_EMOTES :], at]
            case LessonStepped():
                self._require_lesson().read_on()
                self._end_if_over()
            case Undid():
                self._undid(event, at)
            case Dealt():
                self._deal(event, at)
            case Proposed() | Answered() | Resumed():
                self._apply_proposal_event(event, at)
            case LetsPass(seat, yes):
                self.passing = self.passing | {seat} if yes else self.passing - {seat}
            case Planned(seat, lines):
                self.plans.set(seat, lines)
            case PlanDropped(seat):
                self.plans.drop(seat)
            case OnVacation(seat, until):
                self.chairs[seat].vacation_until = until
                self._require_game().clocks.set_away(seat, until, at)
            case Absent(seat) | Returned(seat):
                self._change_presence(event, at)
            case Joined(guest, member):
                self._replace(guest, member)
            case Forgotten(guest):
                self._forget(guest)
            case BrokeOff():
                self._require_game().stopped = True
                self.proposal, self.paused, self.status = None, False, BROKEN
            case Abandoned():
                self._require_game().stopped = self.abandoned = True
                self.proposal, self.paused, self.status = None, False, FINISHED
            case _:
                self._apply_lobby_event(event, at)
        self._carry_out_proposal(at)

    def _replace(self, guest: str, member: str) -> None:
        """Make a guest a member who is already known elsewhere. If the member has a seat of their own here, the guest's
        seat becomes that of one more person on the member's device.
        """
        taken = {id for chair in self.chairs for id in chair.guests}
        new: dict[str, str] = {}
        for seat, chair in enumerate(self.chairs):
            for id in chair.guests:
                if device_of(id) == guest:
                    is_free = id == guest and self.seat_of(member) in (seat, -1)
                    new[id] = member if is_free else new_companion(member, taken)
                    taken.add(new[id])
            chair.guests = tuple(dict.fromkeys([new.get(id, id) for id in chair.guests]))
        new.setdefault(guest, member)
        self.former_players = {
            seat: (member if id == guest else id, name) for seat, (id, name) in self.former_players.items()
        }
        self.host = member if self.host == guest else self.host
        self.banned = {new.get(id, id) for id in self.banned}
        self.removed = {new.get(id, id) for id in self.removed}
        self.muted = {new.get(id, id): name for id, name in self.muted.items()}
        replaced = [(at, said, new.get(said.guest, said.guest)) for at, said in self.chat]
        self.chat = [(at, msgspec.structs.replace(said, guest=id)) for at, said, id in replaced]

    def _forget(self, guest: str) -> None:
        """Leave nothing of a deleted guest but where they sat. Nobody will ever have their id again."""
        for seat in self.seats_named_after(guest):
            chair = self.chairs[seat]
            chair.name, chair.address, chair.bot, chair.digest = DELETED_NAME, "", DELETED, ""
        self.muted = {id: name for id, name in self.muted.items() if id != guest}
        blank = {"name": DELETED_NAME, "text": ""}
        told = [(at, said, blank if device_of(said.guest) == guest else {}) for at, said in self.chat]
        self.chat = [(at, msgspec.structs.replace(said, **changed)) for at, said, changed in told]

    def _change_presence(self, event: Absent | Returned, at: int) -> None:
        """A bot begins to play for a player, or stops."""
        chair, line = self.chairs[event.seat], self.journal_length
        chair.absent = isinstance(event, Absent)
        if chair.absent:
            chair.absences.append(Absence(line))
        elif chair.absences:
            chair.absences[-1].last, chair.absences[-1].until = line, at
        self._note("absent" if chair.absent else "returned", event.seat)

    @property
    def journal_length(self) -> int:
        return len(self.current_game.session.state.journal or []) if self.current_game else 0

    def _note(self, what: NoteKind, seat: int) -> None:
        if self.current_game is not None:
            self.notes = [*self.notes[1 - NOTES_KEPT :], Note(self.journal_length, what, seat)]

    def _count_timeouts(self, event: AnyEvent) -> None:
        """Count how often in a row the clock has chosen for a player."""
        match event:
            case Chose(seat, _, "clock"):
                self.timeouts[seat] = self.timeouts.get(seat, 0) + 1
            case Chose(by="table"):
                pass
            case Chose(seat) | Spoke(seat=seat) | Emoted(seat) | Undid(seat) | Proposed(seat) | Answered(seat):
                self.timeouts.pop(seat, None)
            case Returned(seat) | Sat(seat) | BotSat(seat):
                self.timeouts.pop(seat, None)
            case Dealt():
                self.timeouts.clear()

    # Before the game.

    def _apply_lobby_event(self, event: AnyEvent, at: int) -> None:
        """Apply an event about seats and settings."""
        match event:
            case Opened():
                self.opened_at, self.host, self.position = at, event.host, event.position
                self._configure(event.settings)
                self.is_branch, self.tournament = event.branch, event.tournament
                if event.lesson:
                    self.lesson = Course(read_lesson(event.lesson, event.script, is_stored=True))
                if event.replay:
                    self._import(event.replay)
            case Configured(settings):
                self._configure(settings)
            case Sat(seat, guest, name, address):
                self.chairs[seat] = Chair((guest,), name, address, bot=DELETED if name == DELETED_NAME else "")
            case BotSat(seat, level, name, address):
                bot = bot_id(name) if self.status == WAITING else DELETED if name == DELETED_NAME else ""
                if self.status == PLAYING:
                    self._note("replaced", seat)
                self.chairs[seat] = Chair(name=name, address=address, level=level, bot=bot)
            case Stood(seat):
                chair = self.chairs[seat]
                if chair.guests:
                    self.former_players[seat] = device_of(chair.guests[0]), chair.name
                self.chairs[seat] = Chair()
            case Readied(seat, yes):
                self.chairs[seat].ready = yes
            case HostChanged(host):
                self.host = host
            case Linked() | Shared() | SignedOut() | DeviceLeft():
                self._change_devices(event)
            case Banned() | Muted() | SpectatorRemoved():
                self._restrict(event)
            case Closed():
                self.status = CLOSED
            case Followed(table):
                self.next_table = table

    def _change_devices(self, event: Linked | Shared | SignedOut | DeviceLeft) -> None:
        """Apply an event about the devices of a seat. The first one is the device that sat down."""
        chair = self.chairs[event.seat]
        match event:
            case Linked(_, digest):
                chair.digest = digest
            case Shared(_, guest):
                chair.guests = (*chair.guests, guest)
            case SignedOut(_, digest):
                chair.guests, chair.digest = chair.guests[:1], digest
            case DeviceLeft(_, guest):
                chair.guests = tuple([other for other in chair.guests if other != guest])

    def _restrict(self, event: Banned | Muted | SpectatorRemoved) -> None:
        """Apply a ban, a mute or a removal."""
        match event:
            case Banned(guest):
                self.banned.add(guest)
            case SpectatorRemoved(guest):
                self.removed.add(guest)
            case Muted(guest, name, True):
                self.muted[guest] = name
            case Muted(guest):
                self.muted.pop(guest, None)

    def _configure(self, settings: Settings) -> None:
        self._settings = settings
        self.chairs = self.chairs[: settings.seats] + [Chair() for _ in range(settings.seats - len(self.chairs))]
        for chair in self.chairs:
            chair.ready = False

    def _import(self, text: str) -> None:
        """Load an imported game: nobody has a seat, but everybody can look at it."""
        replay = read_replay(text, self.game)
        session = replay.play(self.game)
        setup = session.state.setup
        names = [replay.names.get(seat, LETTERS[seat]) for seat in range(setup.seats)]
        self.chairs = [Chair(name=name, level=IMPORTED_LEVEL) for name in names]
        dealt = Dealt(replay.engine, setup.seed, replay.nonce, replay.commitment, setup.live)
        self.current_game = GameInProgress(dealt, session, Clocks(self.settings.clock, 0, setup.seats), stopped=True)
        self.games_dealt, self.status, self.imported = 1, FINISHED, True

    # The game.

    def _deal(self, event: Dealt, at: int) -> None:
        settings, game = self.settings, self.game
        if self.match is None and settings.games > 1:
            self.match = game.match(settings.seats, self._settings_of(event), event.seed, settings.games)
        session = self._session(event)
        if event.checksums and not same_deal(event.checksums, deal_checksums(session.state)):
            raise Diverged(event.engine)
        setup = session.state.setup
        each = settings.clock.each_ms
        if settings.clock.kind == "game" and event.live:
            each = 1000 * game.seconds(setup)
        if self.has_shared_device and not settings.clock.by_correspondence:
            each = 0  # the time to pass the device on is nobody's
        self.games_dealt += 1
        self.passing, self.skipping, self.notes, self.plans = set(), False, [], Plans()
        for chair in self.chairs:
            chair.absences = [Absence(0)] if chair.absent else []
        clocks = Clocks(settings.clock, each, settings.seats)
        if settings.clock.by_correspondence:
            clocks.away = {seat: chair.vacation_until for seat, chair in enumerate(self.chairs)}
        self.current_game = GameInProgress(event, session, clocks)
        self.status = PLAYING
        self.current_game.clocks.note(session.state.decisions(), session.state.public_version, at)
        self._end_if_over()

    def _session(self, event: Dealt) -> Session:
        """A new game, from the position of a sandbox or dealt."""
        game, settings = self.game, self.settings
        chosen = self._settings_of(event)
        if self.position:
            return Session(game, read_position_unchecked(self.position, game, event.seed, chosen))
        carried = self.match.carried if self.match else None
        setup = game.setup(settings.seats, chosen, event.seed, event.live, carried)
        return Session(game, game.deal(setup, from_seed(setup.seed)), dealt=True)

    def _settings_of(self, event: Dealt) -> Mapping[str, SettingValue]:
        """The settings of a game; logs of before state only those that the host had changed."""
        if event.settings is not None:
            return event.settings
        chosen = self.settings.chosen()
        stated = {**self.game.unattended, **chosen} if event.unattended else chosen
        return self.game.stored_settings(stated, self.settings.seats)

    def _chose(self, event: Chose, at: int) -> None:
        current = self._require_game()
        self._count_absent_move(event)
        choice = RecordedChoice(event.seat, event.code)
        if self.lesson is not None:
            self.lesson.note_choice(choice)
        before = current.session.state.decision(event.seat)
        public = current.session.state.is_public_choice(event.seat)
        current.session.take(choice)
        if before is None or before.visibility == OPEN:  # a plan must not tell of secret answers
            self.plans.note(event.seat, event.code, public=public)
        current.answered_by_table = event.by == "table"
        state = current.session.state
        self.passing = {seat for seat in self.passing if not state.is_turn_of(seat)}
        if current.outcome is None and event.checksum not in (NO_CHECKSUM, state_checksum(state)):
            raise Diverged(current.dealt.engine)  # a game that is over stays so, whatever is told of its end today
        current.clocks.chose(event.seat, at)
        current.clocks.note(state.decisions(), state.public_version, at)
        self._end_if_over()

    def _count_absent_move(self, event: Chose) -> None:
        """Count what a bot chooses for an absent player, except secret answers."""
        absences = self.chairs[event.seat].absences if event.seat >= 0 else []
        decision = self._require_game().session.state.decision(event.seat)
        if event.by == "bot" and absences and decision is not None and decision.visibility != SECRET:
            absences[-1].moves += 1

    def _undid(self, event: Undid, at: int) -> None:
        current = self._require_game()
        current.session.undo(event.seat)
        self.plans.drop_all()
        length = self.journal_length
        self.notes = [Note(min(note.line, length), note.what, note.seat) for note in self.notes]
        self._note("undid", event.seat)
        state = current.session.state
        current.clocks.undid(event.seat, state.decisions(), state.public_version, at)

    def _end_if_over(self) -> None:
        """A lesson goes on after the end of its game, and may be over before it."""
        current = self._require_game()
        if self.lesson is not None:
            if self.lesson.done:
                current.stopped, self.status, self.paused, self.proposal = True, FINISHED, False, None
        elif current.outcome is not None:
            self._end(current)

    def _end(self, current: GameInProgress) -> None:
        self.proposal, self.paused = None, False
        if self.match is not None and not current.stopped:
            self.match.add_result(current.session.state)
            self.status = FINISHED if self.match.over else BETWEEN_GAMES
        else:
            self.status = FINISHED
        self.ended_at = self.updated_at if self.status == FINISHED else 0

    def _require_game(self) -> GameInProgress:
        assert self.current_game is not None, "a choice before the deal"
        return self.current_game

    def _require_lesson(self) -> Course:
        assert self.lesson is not None, "a step of a lesson at a table without one"
        return self.lesson

    # Agreements.

    def _apply_proposal_event(self, event: Proposed | Answered | Resumed, at: int) -> None:
        match event:
            case Proposed(seat, what):
                self.proposal = Proposal(what, seat, {seat})
            case Answered(_, False):
                self.proposal = None
            case Answered(seat, _) if self.proposal is not None:
                self.proposal.agreed.add(seat)
            case Resumed():
                self.paused = False
                self._require_game().clocks.resume(at)

    def _carry_out_proposal(self, at: int) -> None:
        """Carry out the proposal if all players who are present and in the game have agreed; all who are present, if
        only bots are left in the game.
        """
        proposal, people = self.proposal, self.people if self.proposal else []
        people = [seat for seat in people if not self.is_out_for_good(seat)] or people
        if proposal is None or not people or not proposal.agreed.issuperset(people):
            return
        self.proposal = None
        current = self._require_game()
        if proposal.what == "skip":
            self.skipping = self.only_bots_play
        elif proposal.what == "pause":
            self.paused = True
            current.clocks.pause(at)
        else:
            current.stopped = True
            self._end(current)

    def with_checksum(self, event: AnyEvent) -> AnyEvent:
        """An event that was just applied, with the checksum of the state that it led to."""
        if isinstance(event, Chose) and self.current_game is not None:
            return msgspec.structs.replace(event, checksum=state_checksum(self.current_game.session.state))
        if isinstance(event, Dealt) and self.current_game is not None:
            return msgspec.structs.replace(event, checksums=deal_checksums(self.current_game.session.state))
        return event

    def mark_unreplayable(self, event: AnyEvent) -> None:
        """Stop a game that this engine cannot replay because another one wrote it. Its secrets are dropped."""
        self.status = BROKEN
        if isinstance(event, Opened):
            self.foreign_engine, self.games_dealt, self.imported = engine_of(event.replay), 1, True
        elif isinstance(event, Dealt):
            self.foreign_engine, self.current_game = event.engine, None
            self.games_dealt += 1
        else:
            current = self._require_game()
            self.foreign_engine, current.stopped = current.dealt.engine, True


class Diverged(IgrotekaError):
    """The log leads to another state than when it was written: another engine wrote it."""

    def __init__(self, engine: str) -> None:
        super().__init__("error-log-diverged", engine=engine)
