"""All tables that this process has in memory, and what is done with them regularly."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial

from igroteka.server.bots.analysis_queue import AnalysisQueue
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.bus.notices import PRESENCE, PRESENCE_REQUEST, Bus, BusNotice
from igroteka.server.common.chore import Chore, Work, run_logged
from igroteka.server.common.labels import table_label
from igroteka.server.common.limits import DEFAULTS, Limits
from igroteka.server.common.times import CLOCK, DAY_MS, now_ms
from igroteka.server.storage.store import Store
from igroteka.server.tables.events import BadLog
from igroteka.server.tables.messages import ServerMessage
from igroteka.server.tables.retention import Retention
from igroteka.server.tables.room import Room
from igroteka.server.tables.services import Services
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.hub")

SWEEP_INTERVAL = 2.0  # seconds between sweeps
OVERDUE = 4000  # ms after which a duty is taken over from another process
ANNOUNCE_INTERVAL = 10.0  # seconds between announcements of who is present
IDLE_SECONDS = 60.0  # seconds until an unused table is dropped from memory
ABANDONED_INTERVAL = 30.0  # seconds between searches for abandoned tables
DELETE_INTERVAL = 600.0  # seconds between searches for what may be deleted
WAITING_DAYS = 14  # that a table may wait for its start


class Hub:
    """The rooms of this process. Any process may serve any table; the log decides which of them was first."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bot_pool: BotPool,
        waiting_days: int = WAITING_DAYS,
        retention: Retention | None = None,
        *,
        bot_delay: bool = True,
        limits: Limits = DEFAULTS,
    ) -> None:
        self.services = Services(store, bus, bot_pool, bot_delay=bot_delay)
        self.store = store
        self.bus = bus
        self.waiting_days = waiting_days
        self.retention = retention or Retention()
        self.limits = limits
        self.analysis_queue = AnalysisQueue()
        self.rooms: dict[str, Room] = {}
        self._unreadable: set[str] = set()  # ids of tables whose logs cannot be read
        self._other_engines: set[str] = set()  # ids of tables whose games this engine cannot continue
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[Chore] = []
        self._tasks: set[asyncio.Task[bool]] = set()
        self._commands: set[asyncio.Task[ServerMessage]] = set()

    async def start(self) -> None:
        """Join the bus and start the regular chores."""
        await self.bus.start(self._on_notice, self._on_reconnect)
        self._chores = [
            Chore(self._sweep, SWEEP_INTERVAL, log),
            Chore(self._close_abandoned_tables, ABANDONED_INTERVAL, log),
            Chore(self._delete_old, DELETE_INTERVAL, log),
        ]
        if not self.bus.alone:
            self._chores.append(Chore(self._sync_rooms, ANNOUNCE_INTERVAL, log))
        for chore in self._chores:
            chore.start()

    async def close(self) -> None:
        """Stop everything. What was sent to clients is on disk already."""
        for task in [*self._tasks, *self._commands]:
            task.cancel()
        for room in self.rooms.values():
            room.stop()
        for chore in self._chores:
            await chore.close()
        await self.analysis_queue.close()
        await self.services.close()

    async def run_shielded(self, command: Coroutine[None, None, ServerMessage]) -> ServerMessage:
        """Carry out a command even if the client disconnects meanwhile.

        If it were cancelled, it could still be committed just after the table was replayed.
        """
        task = asyncio.create_task(command)
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        return await asyncio.shield(task)

    # Finding tables.

    async def room(self, id: str) -> Room:
        """The room of a table, loaded from the store if need be; refused if there is no such table."""
        room = self.rooms.get(id)
        if room is not None:
            room.last_used = time.monotonic()
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        room = Room(self.services, await self.services.read_table(id))
        self.rooms[id] = room
        self.bus.publish(BusNotice(id, PRESENCE_REQUEST, self.services.process))
        room.autopilot.watch()
        room.autopilot.schedule()
        return room

    def add_room(self, table: Table) -> Room:
        """A room for a table that was just opened here."""
        room = self.rooms[table.id] = Room(self.services, table)
        room.log.wrote_last = True
        return room

    # Notices of other processes, and chores.

    def _on_notice(self, notice: BusNotice) -> None:
        room = self.rooms.get(notice.table)
        if room is None or notice.process == self.services.process:
            return
        if notice.number == PRESENCE:
            room.on_presence_notice(notice)
        elif notice.number == PRESENCE_REQUEST:
            room.presence.announce()
        elif room.log.is_behind(notice.number):
            self._start(room.sync)

    def _on_reconnect(self) -> None:
        self._start(self._sync_rooms)

    def _start(self, work: Work) -> None:
        """Do something in the background."""
        task = asyncio.create_task(run_logged(work, log))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Do what is overdue, replay stale tables, and drop rooms that nobody uses."""
        for id in await self.store.due(now_ms() - OVERDUE, self._unreadable | self._other_engines):
            await run_logged(partial(self._run_overdue, id), log)
        for room in list(self.rooms.values()):
            if room.needs_reload:
                await run_logged(room.sync, log)
        if not self.bus.synced:
            await self._sync_rooms()
        self._evict_idle_rooms()
        if not any(room.duties() for room in self.rooms.values()):
            CLOCK.sync()

    def _evict_idle_rooms(self) -> None:
        idle = time.monotonic() - IDLE_SECONDS
        for id, room in list(self.rooms.items()):
            if room.last_used < idle and room.unused:
                self._drop(id)

    def _drop(self, id: str) -> None:
        """Remove a room from memory."""
        room = self.rooms.pop(id, None)
        if room is not None:
            room.stop()

    async def _run_overdue(self, id: str) -> None:
        """Do what is overdue at a table. One that this version cannot read or play is not tried again, but stays due: a
        server of the version that wrote it may share the database.
        """
        try:
            room = await self.room(id)
            await room.run_overdue()
        except BadLog as problem:
            log.error("table %s: %s", table_label(id), problem.code)
            self._unreadable.add(id)
        else:
            if room.table.foreign_engine:
                self._other_engines.add(id)

    async def _close_abandoned_tables(self) -> None:
        """Close tables that nobody starts or finishes; not while other processes may have players there."""
        if not self.bus.synced:
            return
        if self.waiting_days:
            before = now_ms() - self.waiting_days * DAY_MS
            for id in await self.store.waiting(before, self._unreadable):
                await run_logged(partial(self._close_if_abandoned, id, before), log)
        if self.retention.abandoned:
            before = now_ms() - self.retention.abandoned * DAY_MS
            for id in await self.store.abandoned(before, self._unreadable):
                await run_logged(partial(self._close_if_abandoned, id, before), log)

    async def _delete_old(self) -> None:
        """Delete closed tables and guests without tables after their retention time."""
        if self.retention.closed:
            before = now_ms() - self.retention.closed * DAY_MS
            ids = [id for id in await self.store.closed(before) if self._is_unused(id)]
            deleted = await self.store.delete_closed(ids, before) if ids else 0
            for id in ids:
                if self._is_unused(id):  # somebody may have connected meanwhile
                    self._drop(id)
            if deleted:
                log.info("%d tables were deleted that had been closed for %d days", deleted, self.retention.closed)
        if self.retention.guests:
            deleted = await self.store.delete_guests(now_ms() - self.retention.guests * DAY_MS)
            if deleted:
                log.info("%d guests without tables were deleted", deleted)

    def _is_unused(self, id: str) -> bool:
        """True if nobody is connected to this table here."""
        return id not in self.rooms or self.rooms[id].unused

    async def _close_if_abandoned(self, id: str, before: int) -> None:
        """Close a table if nobody is connected. A room that was just loaded is skipped this time: other processes have
        not announced their players yet.
        """
        known = id in self.rooms or self.bus.alone
        try:
            room = await self.room(id)
        except BadLog:
            self._unreadable.add(id)  # it is skipped from now on
            raise
        if known:
            await room.close_abandoned(before)

    async def _sync_rooms(self) -> None:
        """Notices may be lost: compare the logs of tables in use with the store, and announce who is present."""
        watched = {id: room for id, room in self.rooms.items() if room.audience.connections}
        for room in watched.values():
            room.presence.announce()
        for room in self.rooms.values():
            room.forget_silent_processes()
        for id, number in (await self.store.newest(list(watched))).items():
            if watched[id].log.is_behind(number):
                self._start(watched[id].sync)
