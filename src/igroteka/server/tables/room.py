"""A table that somebody sits at, in this process: takes commands, writes them down, and only then tells them.

One command is carried out at a time. It is tried on the table in memory, written to the log, and told to all who are
connected. If it cannot be written, the table in memory is thrown away and worked out from the log again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from igroteka.bots.advice import has_advice
from igroteka.core.errors import IgrotekaError
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import read_yaml
from igroteka.server.bots.bot_pool import ADVICE, Counsel, Job, make_job
from igroteka.server.bus.notices import WHO_IS_PRESENT, BusNotice
from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.times import now_ms
from igroteka.server.common.wire import encoder, raw, wire_option
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.store import Change, Row
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.audience import Audience, Connection, Elsewhere
from igroteka.server.tables.autopilot import Autopilot
from igroteka.server.tables.commands import Circumstances, Guest, decide, own_seat
from igroteka.server.tables.duties import Duty, duties
from igroteka.server.tables.events import (
    AnyEvent,
    BotSat,
    Chose,
    Closed,
    DeviceLeft,
    Emoted,
    Sat,
    Shared,
    SignedOut,
    Spoke,
    Stood,
    Undid,
    read_event,
    write_event,
)
from igroteka.server.tables.messages import Done, Mute, RemoveSpectator, Start, TableCommand, Told, Why
from igroteka.server.tables.payloads import journal, refusal_message, summary, told_table
from igroteka.server.tables.spectators import MOST_TOLD, spectators
from igroteka.server.tables.table import BETWEEN, BROKEN, FINISHED, PLAYING, WAITING, Table

if TYPE_CHECKING:
    from igroteka.server.tables.hub import Hub

log = logging.getLogger("igroteka.table")

TRIES = 5  # at writing a command, if other processes are quicker
REMEMBERED = 200  # commands whose ids are kept in memory; older ones are looked up in the log
UNKNOWN = -1  # a due time that was not looked up
LONG_BEFORE = 600_000  # ms; a due time that is so far away need not be put off with every move
PRESENCE = 30.0  # seconds for which another process is believed about who is present
TELL_CROWD = 0.25  # seconds at least between two views that a crowd of spectators is told
TELL_PRESENCE = 1.0  # seconds at least between two messages about nothing but who is present


class Room:
    """A table, those who are connected to it, and whoever tends it."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.audience = Audience(table)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.wrote_last = False  # was this process the last one to write here? Then it tends the table
        self._ahead = 0  # ms that the table's time is ahead of this process's
        self._stale = False
        self._listed = self._as_listed()
        self._commands: dict[str, None] = {}
        self._heard: dict[str, tuple[Elsewhere, float]] = {}  # who is at other processes, and until when, by process
        self._advised: set[int] = set()  # seats for which an adviser thinks
        self._announced = Elsewhere()  # what the other processes know of this one
        self._presence: asyncio.TimerHandle | None = None  # when it is told next who is present
        self._presence_told = -TELL_PRESENCE
        self._crowd: asyncio.TimerHandle | None = None  # when a crowd of spectators is told the game next
        self._crowd_told = -TELL_CROWD
        self._duties_of: Table | None = None
        self._duties_at = 0
        self._duties: list[Duty] = []
        self.autopilot = Autopilot(self)

    def now(self) -> int:
        """The time at this table, in milliseconds: never before what stands in its log.

        If another process has written later times, or this one before the machine's clock was set back, then time goes
        on from there: deadlines neither wait for the difference nor are over at once.
        """
        now = now_ms()
        self._ahead = max(self._ahead, self.table.at - now)
        return now + self._ahead

    # Commands.

    async def perform(self, guest: Guest, command: TableCommand, *, unlimited: bool = False) -> Told:
        """Carry out a command, once, however often it is sent. `unlimited`: signs are not counted."""
        client = f"{guest.id}:{command.id}"
        try:
            if isinstance(command, Start):
                await self.read_position()
            async with self.lock:
                await self.act(lambda: self._decide(guest, command, unlimited=unlimited), client)
        except Unavailable as problem:
            return refusal_message(command.id, problem)
        except IgrotekaError as problem:
            if await self.hub.store.was_done(self.table.id, client):
                return Done(command.id)
            return refusal_message(command.id, problem)
        return Done(command.id)

    def _decide(self, guest: Guest, command: TableCommand, *, unlimited: bool) -> list[AnyEvent]:
        if not isinstance(command, Mute | RemoveSpectator):
            return decide(self.table, guest, command, Circumstances(self.now(), unlimited=unlimited))
        here = [*self._present_elsewhere().spectators, *self.audience.spectators]
        return decide(self.table, guest, command, Circumstances(self.now(), spectators(self.table, here)))

    def player(self, guest: Guest) -> Guest:
        """The player whose seat a guest has, be it on another device than the one that sat down."""
        seat = self.table.seat_of(guest.id)
        if seat < 0 or self.table.on_first_device(guest.id):
            return guest
        chair = self.table.chairs[seat]
        return Guest(chair.guests[0], chair.name, chair.address)

    async def read_position(self) -> None:
        """Read the position of a sandbox table before it is dealt: a long one takes a while."""
        position = self.table.position
        if position:
            await self.hub.run_in_background(lambda: read_yaml(position))

    async def why(self, guest: Guest, question: Why) -> Told:
        """Why something cannot be chosen: the id of the rule."""
        async with self.lock:
            await self.read_on()
            return self._why(guest, question)

    def _why(self, guest: Guest, question: Why) -> Told:
        course, seat = self.table.course, self.table.seat_of(guest.id)
        if course is None or seat < 0:
            return refusal_message(question.id, NotAllowed("error-not-seated"))
        option = course.session.game.option(question.code)
        if option is None:
            return refusal_message(question.id, NotAllowed("error-code-unknown", code=question.code))
        return Done(question.id, raw({"rule": course.session.state.why_not(seat, option)}))

    async def hint(self, guest: Guest, question: str) -> Told:
        """Advice to a player who is asked something: what a search would choose from what that player may know."""
        async with self.lock:
            await self.read_on()
            try:
                job, options = self._advice_wanted(guest)
            except IgrotekaError as problem:
                return refusal_message(question, problem)
            seat = job.seat
        self._advised.add(seat)
        try:
            counsel = msgspec.json.decode(await self.hub.ask_bot(msgspec.json.encode(job)), type=Counsel)
        except Exception:
            log.exception("table %s: nobody could advise seat %d", self.table.id, seat)
            return refusal_message(question, Unavailable("error-hint-failed"))
        finally:
            self._advised.discard(seat)
        if self.table.seat_of(guest.id) != seat:
            return refusal_message(question, NotAllowed("error-not-seated"))  # he has lost it meanwhile
        told = [{"option": wire_option(options[code]), "percent": percent} for code, percent in counsel.options]
        return Done(question, raw({"options": told, "reason": counsel.reason, "odds": counsel.odds}))

    def _advice_wanted(self, guest: Guest) -> tuple[Job, dict[str, Option]]:
        """The question to an adviser, and what can be chosen; refused where there is none, or one thinks already."""
        seat = own_seat(self.table, guest)
        course, settings = self.table.course, self.table.settings
        if not settings.hints:
            raise NotAllowed("error-hints-off")
        if not has_advice(settings.game):
            raise NotAllowed("error-no-hints")
        decision = course.session.state.decision(seat) if course is not None and self.table.running else None
        if course is None or decision is None:
            raise NotAllowed("error-not-asked", seat=LETTERS[seat])
        if seat in self._advised:
            raise NotAllowed("error-hint-thinking")
        return make_job(course.session, seat, ADVICE), {option.code: option for option in decision.options}

    async def close(self) -> None:
        """Close a table that nobody needs."""
        async with self.lock:
            await self.act(lambda: [Closed()])

    async def close_forgotten(self, before: int) -> None:
        """Close a table where nobody is, nothing has happened since that time, and nothing will by itself."""
        async with self.lock:
            await self.read_on()
            if not self.audience.connections and self._present_elsewhere() == Elsewhere():
                await self.act(lambda: [Closed()] if self._forgotten(before) else [])

    def _forgotten(self, before: int) -> bool:
        """Does this table wait for people who have not come since that time? One with a clock goes on by itself."""
        table = self.table
        return table.status in (WAITING, PLAYING, BETWEEN, BROKEN) and table.at < before and not self.duties()

    async def act(self, make: Callable[[], list[AnyEvent]], client: str | None = None) -> None:
        """Write down what `make` says, trying again if another process was quicker. The lock is held."""
        for _ in range(TRIES):
            await self.refresh()
            if client is not None and client in self._commands:
                return
            try:
                events = make()
            except IgrotekaError:
                if await self.read_on():
                    continue  # it was refused for something that is no longer so
                raise
            if not events:
                return
            try:
                await self._write(events, client)
                return
            except Conflict:
                await self.refresh()
                if client is not None and await self.hub.store.was_done(self.table.id, client):
                    return
        raise Unavailable("error-busy")

    async def _write(self, events: list[AnyEvent], client: str | None) -> None:
        """Take the events, append them to the log, and tell everybody."""
        at = self.now()
        rows: list[Row] = []
        self._stale = True  # until everything has gone well
        for event in events:
            self._take(event, at)
            rows.append(Row(self.table.number, at, write_event(self.table.traced(event))))
        change = self._change(events)
        await self.hub.store.append(self.table.id, rows, client, change)
        self._stale = False
        self._listed = (self.table.status, change.due)
        self.wrote_last = True
        if client is not None:
            self._remember(client)
        self.hub.bus.publish(BusNotice(self.table.id, self.table.number, self.hub.process))
        self._publish(events)

    def _take(self, event: AnyEvent, at: int) -> None:
        self.table.take(event, at)
        if isinstance(event, Undid) and self.table.course is not None:
            self.audience.rewind(len(journal(self.table.course)))

    def _remember(self, client: str) -> None:
        self._commands[client] = None
        if len(self._commands) > REMEMBERED:
            del self._commands[next(iter(self._commands))]

    # The log.

    async def refresh(self) -> None:
        """Work the table out anew if it may be wrong, and tell what has become of it. The lock is held."""
        if not self._stale:
            return
        before, self.table = self.table, await self.hub.read_table(self.table.id)
        self._stale = False
        self._listed = self._as_listed()
        self.audience.rewind(same_lines(before, self.table))
        self._publish([])

    @property
    def doubtful(self) -> bool:
        """True if the in-memory table may be stale and no refresh is running."""
        return self._stale and not self.lock.locked()

    def behind(self, number: int) -> bool:
        """Is there more in a log of this length than in memory?"""
        return self._stale or number > self.table.number

    async def catch_up(self) -> None:
        """Other processes have written: read it and tell it here."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Take and tell what other processes have written since; was there anything? The lock is held."""
        await self.refresh()
        rows = [] if self.hub.bus.alone else await self.hub.store.events(self.table.id, self.table.number)
        if not rows:
            return False
        self._stale = True
        try:
            events = self._take_all(rows)
        except Exception as problem:
            log.warning("table %s is read from its beginning: %r", self.table.id, problem)
            await self.refresh()
            return True
        self._stale = False
        self._listed = self._as_listed()
        self.wrote_last = False
        self._publish(events)
        return True

    def _take_all(self, rows: list[Row]) -> list[AnyEvent]:
        events = [read_event(row.data) for row in rows]
        for row, event in zip(rows, events, strict=True):
            self._take(event, row.at)
        return events

    async def settle_due(self) -> None:
        """Something should have been done here: see to it, or write down that there is nothing to do."""
        async with self.lock:
            await self.read_on()
            due = self._due()
            if due is None or due > self.now():
                await self.hub.store.set_due(self.table.id, due)
            else:
                self.autopilot.schedule()

    def _due(self) -> int | None:
        return min([duty.at for duty in self.duties()], default=None)

    def duties(self) -> list[Duty]:
        """What is to be done as the table stands now; it is asked for twice for every move."""
        if self._duties_of is not self.table or self._duties_at != self.table.number:
            self._duties_of, self._duties_at, self._duties = self.table, self.table.number, duties(self.table)
        return self._duties

    @property
    def waits(self) -> bool:
        """Is something to be done at a certain time here?"""
        return bool(self.duties())

    async def shown(self) -> Raw:
        """The table as everybody may know it."""
        async with self.lock:
            await self.read_on()
            there = self._present_elsewhere()
            online, watching = self.audience.present | there.seats, self.audience.watching + there.watching
            return told_table(self.table, online, watching)

    async def written(self) -> Table:
        """The table as it stands in the log, without what is still being written."""
        async with self.lock:
            await self.read_on()
            return self.table

    def listing(self) -> Listing:
        """The table as lists show it."""
        table = self.table
        return Listing(
            id=table.id,
            game=table.settings.game,
            status=table.status,
            public=table.settings.public,
            host=table.host,
            opened=table.opened,
            changed=table.at,
            due=self._due(),
            summary=encoder.encode(summary(self.table)).decode(),
            ended=table.ended or None,
        )

    def _as_listed(self) -> tuple[str, int | None] | None:
        """Status and due time as the store has them. They are written with the log; what broke off later is not there.

        Lists are not written anew for a move: their times would tell of answers that nobody may notice.
        """
        return None if self.table.broken else (self.table.status, UNKNOWN)

    def _change(self, events: list[AnyEvent]) -> Change:
        """What has to be written besides the log: as little as possible, for it is done with every move."""
        due = self._due()
        if self._listed is not None and self._listed[0] == self.table.status and only_moves(events):
            if self._found_in_time(self._listed[1], due):
                return Change(self._listed[1])
            return Change(due, due_changed=True)
        seated = any(isinstance(event, SEATED) for event in events)
        guests = tuple({guest for chair in self.table.chairs for guest in chair.guests}) if seated else ()
        ended = self._listed is not None and self._listed[0] != FINISHED and self.table.status == FINISHED
        return Change(due, listing=self.listing(), seated=seated, guests=guests, ended=ended)

    def _found_in_time(self, listed: int | None, due: int | None) -> bool:
        """Does the due time in the store do? One that is too early does no harm: it is put right when it has come.

        In a game by correspondence every move would change it.
        """
        if listed in (due, None, UNKNOWN) or (due is not None and due < listed):
            return listed == due
        return listed > self.table.at + LONG_BEFORE

    def stop(self) -> None:
        """Do nothing more of one's own accord."""
        for timer in (self._presence, self._crowd):
            if timer is not None:
                timer.cancel()
        self._presence = self._crowd = None
        self.autopilot.close()

    # Those who are there.

    @property
    def unused(self) -> bool:
        """May this room be forgotten? Whatever is due later is found in the store."""
        return not self.audience.connections and self.autopilot.idle and not self.lock.locked()

    @property
    def present(self) -> int:
        """The seats whose players are connected to any process, as a mask."""
        return self.audience.present | self._present_elsewhere().seats

    def _present_elsewhere(self) -> Elsewhere:
        """Whom other processes have announced not long ago."""
        found = Elsewhere()
        for there, _ in self._heard.values():
            found = Elsewhere(
                found.seats | there.seats,
                found.watching + there.watching,
                (*found.spectators, *there.spectators),
            )
        return found

    def forget_absent(self) -> None:
        """Believe processes no longer that have not been heard for a while, although the bus is there."""
        if self.hub.bus.synced:
            now = time.monotonic()
            heard = {process: there for process, there in self._heard.items() if there[1] > now}
            if len(heard) < len(self._heard):
                self._heard = heard
                self._presence_changed()

    async def join(self, connection: Connection, first: int) -> None:
        """Somebody looks at the table from now on."""
        async with self.lock:
            await self.read_on()
            self.used = time.monotonic()
            self.audience.join(connection, self.table, first, self._present_elsewhere())
            if self._presence is None and time.monotonic() >= self._presence_told + TELL_PRESENCE:
                self._presence_told = time.monotonic()
                self._tell_table()
                self.autopilot.watch()
            else:
                self._someone_came_or_left()

    def leave(self, connection: Connection) -> None:
        """Somebody looks no more; if it was the last socket of a player, his grace time begins."""
        self.audience.connections.discard(connection)
        self.used = time.monotonic()
        self._someone_came_or_left()

    def _someone_came_or_left(self) -> None:
        """Other processes hear of players at once, because of their grace times, and of spectators with the rest."""
        if self._announced.seats != self.audience.present:
            self.announce()
        self._presence_changed()

    def announce(self) -> None:
        """Tell the other processes who is present here."""
        if not self.hub.bus.alone:
            here = self._announced = self._present_here()
            told = BusNotice(
                self.table.id, WHO_IS_PRESENT, self.hub.process, here.seats, here.watching, here.spectators[:MOST_TOLD]
            )
            self.hub.bus.publish(told)

    def _present_here(self) -> Elsewhere:
        return Elsewhere(self.audience.present, self.audience.watching, self.audience.spectators)

    def hear_presence(self, hint: BusNotice) -> None:
        """Another process tells who is present there."""
        there = Elsewhere(hint.present, hint.watching, hint.spectators)
        before, _ = self._heard.get(hint.process, (None, 0.0))
        self._heard[hint.process] = there, time.monotonic() + PRESENCE
        if there != before:
            self._presence_changed()

    def _presence_changed(self) -> None:
        """Tell who is there: at once where it was quiet, otherwise with whatever changes until the time has come.

        Everybody is told, so that a crowd that comes and goes would cost the square of its size.
        """
        self.autopilot.watch()
        if self._presence is None:
            wait = self._presence_told + TELL_PRESENCE - time.monotonic()
            self._presence = asyncio.get_running_loop().call_later(max(0.0, wait), self._presence_due)

    def _presence_due(self) -> None:
        self._presence, self._presence_told = None, time.monotonic()
        self.autopilot.start(self._tell_presence())

    async def _tell_presence(self) -> None:
        """Tell who is there: not while something is being written that may still come to nothing."""
        async with self.lock:
            await self.refresh()
            self._tell_table()

    def _tell_table(self) -> None:
        self.audience.tell_table(self.table, self._present_elsewhere())
        if self._announced != self._present_here():
            self.announce()

    def _publish(self, events: list[AnyEvent]) -> None:
        """Tell everybody what they may know of what has changed, and see what is to be done next."""
        if not (events and only_moves(events) and self.table.status == PLAYING):
            self._tell_table()
            self.autopilot.watch()
        self._tell_game(events, crowd_waits=self._crowd_must_wait())
        self.autopilot.schedule()

    def _tell_game(self, events: list[AnyEvent], *, crowd_waits: bool = False) -> None:
        """Tell what has happened. A crowd waits only after what it was told: not after an answer given in secret."""
        if self.audience.tell_events(self.table, events, crowd_waits=crowd_waits):
            self._crowd_told = time.monotonic()

    def _crowd_must_wait(self) -> bool:
        """Has a crowd of spectators been told the game just now? Then it is told again in a moment; its end at once."""
        course = self.table.course
        if course is None or course.over or not self.audience.crowded:
            return False
        early = self._crowd_told + TELL_CROWD - time.monotonic()
        if early > 0 and self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(early, self._crowd_due)
        return early > 0

    def _crowd_due(self) -> None:
        self._crowd = None
        self.autopilot.start(self._tell_crowd())

    async def _tell_crowd(self) -> None:
        """Tell the spectators what they have waited for: only what is written down."""
        async with self.lock:
            await self.refresh()
            self._tell_game([])


SEATED = Sat | Stood | Shared | SignedOut | DeviceLeft | BotSat  # whatever changes who is found at a table


def same_lines(one: Table, other: Table) -> int:
    """How many lines the journals of a table have in common; none, if they are of different games."""
    if one.course is None or other.course is None or one.games != other.games:
        return 0
    pairs = zip(journal(one.course), journal(other.course), strict=False)
    same = takewhile(lambda pair: _content(pair[0]) == _content(pair[1]), pairs)
    return len(list(same))


def _content(entry: Entry) -> tuple[object, ...]:
    """A line of a journal, to be compared."""
    return entry.phrase.text, entry.numbers, entry.secret, entry.seen_by


def only_moves(events: list[AnyEvent]) -> bool:
    """Is nothing changed but the game and the chat? Then who sits where is still the same."""
    return all(isinstance(event, Chose | Undid | Spoke | Emoted) for event in events)
