"""A table in use: takes commands, commits the events they lead to, and then sends them to everybody connected.

A command goes one way, from top to bottom: `perform` takes the lock, `decide` turns the command into events, the table
log commits them, and the audience sends each connection what it may know.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator

from msgspec import Raw

from igroteka.core.errors import IgrotekaError
from igroteka.core.positions import read_yaml
from igroteka.server.bus.notices import BusNotice
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.wire import raw
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.advice import Advisor
from igroteka.server.tables.audience import Audience, Connection
from igroteka.server.tables.autopilot import Autopilot
from igroteka.server.tables.commands import CommandContext, Guest, decide, own_seat, running_game
from igroteka.server.tables.duties import Duty
from igroteka.server.tables.events import AnyEvent, BadLog, Closed, Step, Undid
from igroteka.server.tables.listed import only_moves
from igroteka.server.tables.messages import (
    Done,
    Mute,
    Preview,
    RemoveSpectator,
    ServerMessage,
    Start,
    TableCommand,
    Why,
)
from igroteka.server.tables.payloads import preview_payload, refusal_message, table_payload
from igroteka.server.tables.presence import PresenceTracker
from igroteka.server.tables.services import Services
from igroteka.server.tables.spectators import spectators
from igroteka.server.tables.table import BETWEEN_GAMES, BROKEN, PLAYING, WAITING, Table
from igroteka.server.tables.table_log import LogUpdate, TableLog
from igroteka.server.tables.throttle import Throttle

TRIES = 5  # at writing a command if other processes are quicker
CROWD_INTERVAL = 0.25  # seconds between two views that a crowd of spectators is sent, at least
PRESENCE_INTERVAL = 1.0  # seconds between two messages about nothing but who is present, at least


class Room:
    """A table with its log, its connections and its autopilot."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.log = TableLog(services, table)
        self.audience = Audience(table)
        self.presence = PresenceTracker(services, table.id, self.audience)
        self.advisor = Advisor(services)
        self.autopilot = Autopilot(self)
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self._out: list[int] = []  # seats that are out of the game, as far as everybody was told
        self._presence_throttle = Throttle(PRESENCE_INTERVAL, self._presence_due)
        self._crowd_throttle = Throttle(CROWD_INTERVAL, self._crowd_due)

    @property
    def table(self) -> Table:
        """The table in memory."""
        return self.log.table

    def now(self) -> int:
        """The time at this table in milliseconds."""
        return self.log.now()

    def duties(self) -> list[Duty]:
        """What the server has to do at the table as it stands."""
        return self.log.duties()

    # Commands.

    async def perform(self, guest: Guest, command: TableCommand, *, unlimited: bool = False) -> ServerMessage:
        """Carry out a command exactly once: a repeated id is answered without doing it again. `unlimited`: emotes are
        not counted.
        """
        idempotency_key = f"{guest.id}:{command.id}"
        try:
            if isinstance(command, Start):
                await self.read_position()
            async with self.lock:
                await self.commit(lambda: self._decide(guest, command, unlimited=unlimited), idempotency_key)
        except Unavailable as problem:
            return refusal_message(command.id, problem)
        except IgrotekaError as problem:
            if await self.log.was_written(idempotency_key):
                return Done(command.id)
            return refusal_message(command.id, problem)
        return Done(command.id)

    def _decide(self, guest: Guest, command: TableCommand, *, unlimited: bool) -> list[AnyEvent]:
        if not isinstance(command, Mute | RemoveSpectator):
            return decide(self.table, guest, command, CommandContext(self.now(), unlimited=unlimited))
        here = [*self.presence.elsewhere.spectators, *self.audience.spectators]
        return decide(self.table, guest, command, CommandContext(self.now(), spectators(self.table, here)))

    async def commit(self, make: Callable[[], list[AnyEvent]], idempotency_key: str | None = None) -> None:
        """Commit and broadcast the events that `make` returns; try again if another process was quicker. The caller
        must hold `lock`.
        """
        for _ in range(TRIES):
            await self.reload_if_stale()
            if idempotency_key is not None and self.log.wrote_recently(idempotency_key):
                return
            try:
                events = make()
            except IgrotekaError:
                if await self.sync_locked():
                    continue  # try again: the new events may allow it
                raise
            if not events:
                return
            try:
                update = await self.log.append(events, idempotency_key)
            except Conflict:
                await self.reload_if_stale()
                if idempotency_key is not None and await self.log.was_written(idempotency_key):
                    return
            else:
                self._broadcast(update)
                return
        raise Unavailable("error-busy")

    async def read_position(self) -> None:
        """Parse the position of a sandbox table before the lock is taken: a long one takes a while."""
        position = self.table.position
        if position:
            await self.services.run_in_background(lambda: read_yaml(position))

    async def close(self) -> None:
        """Close the table for good."""
        async with self.lock:
            await self.commit(lambda: [Closed()])

    async def close_abandoned(self, before: int) -> None:
        """Close the table if nobody is connected and nothing has happened since that time."""
        async with self.lock:
            await self.sync_locked()
            if self.presence.nobody:
                await self.commit(lambda: [Closed()] if self._is_abandoned(before) else [])

    def _is_abandoned(self, before: int) -> bool:
        """True if the table waits for people who have not come since that time; one with a clock goes on by itself."""
        table = self.table
        waits = table.status in (WAITING, PLAYING, BETWEEN_GAMES, BROKEN) and not self.duties()
        return waits and table.updated_at < before

    # Questions.

    async def why(self, guest: Guest, question: Why) -> ServerMessage:
        """Which rule forbids an option."""
        async with self.lock:
            await self.sync_locked()
            return self._why(guest, question)

    def _why(self, guest: Guest, question: Why) -> ServerMessage:
        current, seat = self.table.current_game, self.table.seat_of(guest.id)
        if current is None or seat < 0:
            return refusal_message(question.id, NotAllowed("error-not-seated"))
        option = current.session.game.option(question.code)
        if option is None:
            return refusal_message(question.id, NotAllowed("error-code-unknown", code=question.code))
        return Done(question.id, raw({"rule": current.session.state.why_not(seat, option)}))

    async def preview(self, guest: Guest, question: Preview) -> ServerMessage:
        """Who would be asked what after some public choices."""
        async with self.lock:
            await self.sync_locked()
            try:
                own_seat(self.table, guest)
                line = tuple([Step(step.seat, step.code) for step in question.line])
                return Done(question.id, raw(preview_payload(running_game(self.table), line)))
            except IgrotekaError as problem:
                return refusal_message(question.id, problem)

    async def hint(self, guest: Guest, command_id: str) -> ServerMessage:
        """Advice for a player who is asked something. The table goes on while a bot thinks."""
        try:
            async with self.lock:
                await self.sync_locked()
                request = self.advisor.request(self.table, guest)
            advice = await self.advisor.ask(request)
            if self.table.seat_of(guest.id) != request.job.seat:
                raise NotAllowed("error-not-seated")  # they have lost it meanwhile
        except IgrotekaError as problem:
            return refusal_message(command_id, problem)
        return Done(command_id, advice)

    async def public_payload(self) -> Raw:
        """The table as everybody may see it."""
        async with self.lock:
            await self.sync_locked()
            return table_payload(self.table, self.presence.seats, self.presence.watching, self.audience.leaving)

    async def synced_table(self) -> Table:
        """The table as the log has it, without events that are not committed yet."""
        async with self.lock:
            await self.sync_locked()
            return self.table

    # Following the log.

    async def reload_if_stale(self) -> None:
        """Replay the table if it is stale, and broadcast what has changed. The caller must hold `lock`."""
        if self.log.stale:
            with self._closing_if_unreadable():
                update = await self.log.reload()
            self._broadcast(update)

    async def sync_locked(self) -> bool:
        """Apply and broadcast what other processes have written; True if there was anything. The caller must hold
        `lock`.
        """
        await self.reload_if_stale()
        with self._closing_if_unreadable():
            update = await self.log.read_new()
        if update is None:
            return False
        self._broadcast(update)
        return True

    @contextlib.contextmanager
    def _closing_if_unreadable(self) -> Iterator[None]:
        """Close all connections if a newer version has written something that this one cannot read: clients come back,
        and may find a server that can.
        """
        try:
            yield
        except BadLog:
            for connection in list(self.audience.connections):
                connection.close(CloseCode.UNREADABLE)
            raise

    async def sync(self) -> None:
        """Apply and broadcast what other processes have written. Takes `lock`."""
        async with self.lock:
            await self.sync_locked()

    @property
    def needs_reload(self) -> bool:
        """True if the table in memory may be stale and nothing is reloading it."""
        return self.log.stale and not self.lock.locked()

    async def run_overdue(self) -> None:
        """Do what is overdue here, or correct the due time in the store if nothing is. A game of another engine is left
        to a server that can play it.
        """
        async with self.lock:
            await self.sync_locked()
            if self.table.foreign_engine:
                return
            due = self.log.due()
            if due is None or due > self.now():
                await self.log.list_due()
            else:
                self.autopilot.schedule()

    # Connections.

    @property
    def unused(self) -> bool:
        """True if the room may be dropped from memory. What is due later is found in the store."""
        return not self.audience.connections and self.autopilot.idle and not self.lock.locked()

    async def join(self, connection: Connection, first: int) -> None:
        """Add a connection; it is sent the journal from line `first` on."""
        async with self.lock:
            await self.sync_locked()
            self.last_used = time.monotonic()
            self.audience.join(connection, self.table, first, self.presence.elsewhere)
            if self._presence_throttle.idle:
                self._presence_throttle.restart()
                self.autopilot.watch()
                self._broadcast_table()
            else:
                self._connections_changed()

    def leave(self, connection: Connection) -> None:
        """Remove a connection. If it was the last one of a player, their grace time begins."""
        self.audience.connections.discard(connection)
        self.last_used = time.monotonic()
        self._connections_changed()

    def _connections_changed(self) -> None:
        """Announce players to other processes at once, because grace times depend on them; spectators follow with the
        next message.
        """
        if self.presence.players_unannounced:
            self.presence.announce()
        self._presence_changed()

    def on_presence_notice(self, notice: BusNotice) -> None:
        """Another process announces who is connected there."""
        if self.presence.on_notice(notice):
            self._presence_changed()

    def forget_silent_processes(self) -> None:
        """Forget the connections of processes that have not been heard for a while."""
        if self.presence.forget_silent():
            self._presence_changed()

    def _presence_changed(self) -> None:
        """Send presence to everybody, throttled: without that, n joins cost n² messages."""
        self.autopilot.watch()
        self._presence_throttle.schedule()

    def _presence_due(self) -> None:
        self._presence_throttle.restart()
        self.autopilot.start(self._broadcast_presence())

    async def _broadcast_presence(self) -> None:
        async with self.lock:  # not while something is being written that may still fail
            await self.reload_if_stale()
            self._broadcast_table()

    # Broadcasting.

    def _broadcast(self, update: LogUpdate) -> None:
        """Send everybody what they may know of what is new, and schedule what the autopilot has to do next."""
        if update.lines_kept is not None:
            self.audience.rewind(update.lines_kept)
        out, self._out = self._out, self.table.seats_out
        if self._out != out or self._concerns_table(update):
            self.autopilot.watch()
            self._broadcast_table()
        crowd_waits = self._crowd_must_wait
        if crowd_waits:
            self._crowd_throttle.schedule()
        self._broadcast_game(update.events, crowd_waits=crowd_waits)
        self.autopilot.schedule()

    def _concerns_table(self, update: LogUpdate) -> bool:
        """True if the table as everybody sees it may have changed: not by moves, unless one was undone."""
        events = update.events
        if not events or not only_moves(events) or self.table.status != PLAYING:
            return True
        return any(isinstance(event, Undid) for event in events)

    def _broadcast_table(self) -> None:
        self.audience.send_table(self.table, self.presence.elsewhere)
        self.presence.announce_changes()

    def _broadcast_game(self, events: list[AnyEvent], *, crowd_waits: bool = False) -> None:
        """Send what has happened. The throttle of a crowd restarts only if it was sent something; a secret answer sends
        nothing.
        """
        if self.audience.send_events(self.table, events, crowd_waits=crowd_waits):
            self._crowd_throttle.restart()

    @property
    def _crowd_must_wait(self) -> bool:
        """True if a crowd of spectators was sent the game a moment ago. The end of a game does not wait."""
        current = self.table.current_game
        if current is None or current.over or not self.audience.crowded:
            return False
        return self._crowd_throttle.wait > 0

    def _crowd_due(self) -> None:
        self.autopilot.start(self._broadcast_to_crowd())

    async def _broadcast_to_crowd(self) -> None:
        async with self.lock:
            await self.reload_if_stale()
            if self._crowd_must_wait:  # it was told meanwhile: the lock may have been taken for long
                self._crowd_throttle.schedule()
            else:
                self._broadcast_game([])

    def stop(self) -> None:
        """Cancel everything that is scheduled."""
        self._presence_throttle.cancel()
        self._crowd_throttle.cancel()
        self.autopilot.close()
