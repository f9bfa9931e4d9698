"""A table in memory and its log in the store: append, commit, reload.

Events are applied to the table in memory first, which shows whether they are possible, and then committed. Until the
commit returns, the table counts as stale. If anything fails, it is discarded and replayed from the store.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from itertools import takewhile

from igroteka.core.journal import Entry
from igroteka.server.bus.notices import BusNotice
from igroteka.server.common.labels import table_label
from igroteka.server.common.times import now_ms
from igroteka.server.storage.store import Row
from igroteka.server.tables.characters import bot_lines, moment_of
from igroteka.server.tables.duties import Duty, duties
from igroteka.server.tables.events import AnyEvent, Undid, read_event, write_event
from igroteka.server.tables.immediate_answers import immediate_answers
from igroteka.server.tables.listed import Listed, change_for, listed_from_log
from igroteka.server.tables.payloads import journal
from igroteka.server.tables.services import Services
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.table")

RECENT_KEYS = 200  # idempotency keys that are kept in memory; older ones are looked up in the store


@dataclass(frozen=True)
class LogUpdate:
    """New events, all of them committed; none after the table was replayed.

    `lines_kept`: how many lines of the journal are still as they were; None: all.
    """

    events: list[AnyEvent]
    lines_kept: int | None = None


class TableLog:
    """Changes a table. Callers of `append`, `reload` and `read_new` must hold the lock of the room."""

    def __init__(self, services: Services, table: Table) -> None:
        self.table = table
        self.stale = False  # True if the table in memory may differ from the store
        self.wrote_last = False  # True if this process wrote the last event; then its autopilot acts first
        self._services = services
        self._ahead = 0  # ms by which the table's time is ahead of this process's
        self._listed: Listed | None = listed_from_log(table)
        self._recent_keys: dict[str, None] = {}
        self._duties_of: tuple[Table, int] | None = None
        self._duties: list[Duty] = []

    def now(self) -> int:
        """The time at this table in milliseconds: never before the last event.

        If another process has written later times, or the machine's clock was set back, time goes on from there.
        Deadlines neither wait for the difference nor pass at once.
        """
        now = now_ms()
        self._ahead = max(self._ahead, self.table.updated_at - now)
        return now + self._ahead

    def duties(self) -> list[Duty]:
        """What the server has to do at the table as it stands; cached, because each move asks twice."""
        current = (self.table, self.table.event_count)
        if self._duties_of is None or self._duties_of[0] is not self.table or self._duties_of[1] != current[1]:
            self._duties_of, self._duties = current, duties(self.table)
        return self._duties

    def due(self) -> int | None:
        """When the next duty is due."""
        return min([duty.at for duty in self.duties()], default=None)

    def is_behind(self, number: int) -> bool:
        """True if a log of this length has events that the table in memory lacks."""
        return self.stale or number > self.table.event_count

    # Writing.

    async def append(self, events: list[AnyEvent], idempotency_key: str | None) -> LogUpdate:
        """Apply events and the answers that the table gives at once, and commit them; Conflict if another process was
        quicker or wrote this key before.
        """
        at = self.now()
        self.stale = True  # until everything has gone well
        rows: list[Row] = []
        kept: int | None = None
        before = moment_of(self.table)
        waiting, events, talks = events, [], True
        while waiting:
            for event in waiting:
                kept = self._apply(event, at, kept)
                rows.append(Row(self.table.event_count, at, write_event(self.table.with_checksum(event))))
            events += waiting
            waiting = immediate_answers(self.table)
            if not waiting and talks:
                waiting, talks = bot_lines(self.table, before), False
        change = change_for(self.table, events, self._listed, self.due())
        await self._services.store.append(self.table.id, rows, idempotency_key, change)
        self.stale = False
        self._listed = Listed(self.table.status, change.due)
        self.wrote_last = True
        if idempotency_key is not None:
            self._add_recent_key(idempotency_key)
        self._services.bus.publish(BusNotice(self.table.id, self.table.event_count, self._services.process))
        return LogUpdate(events, kept)

    def _apply(self, event: AnyEvent, at: int, kept: int | None) -> int | None:
        """Apply an event; an undo shortens the journal, and with it what is `kept` of it."""
        self.table.apply(event, at)
        if isinstance(event, Undid) and self.table.current_game is not None:
            length = len(journal(self.table.current_game))
            return length if kept is None else min(kept, length)
        return kept

    def _add_recent_key(self, idempotency_key: str) -> None:
        self._recent_keys[idempotency_key] = None
        if len(self._recent_keys) > RECENT_KEYS:
            del self._recent_keys[next(iter(self._recent_keys))]

    def wrote_recently(self, idempotency_key: str) -> bool:
        """True if this process has written a command with this key not long ago."""
        return idempotency_key in self._recent_keys

    async def was_written(self, idempotency_key: str) -> bool:
        """True if any process has written a command with this key."""
        return await self._services.store.was_written(self.table.id, idempotency_key)

    # Reading.

    async def reload(self) -> LogUpdate:
        """Replay the table from the store."""
        before, self.table = self.table, await self._services.read_table(self.table.id)
        self.stale = False
        self._listed = listed_from_log(self.table)
        return LogUpdate([], same_lines(before, self.table))

    async def read_new(self) -> LogUpdate | None:
        """Apply what other processes have written since; None if there is nothing."""
        alone, store = self._services.bus.alone, self._services.store
        rows = [] if alone else await store.events(self.table.id, self.table.event_count)
        if not rows:
            return None
        self.stale = True
        try:
            update = self._apply_rows(rows)
        except Exception as problem:
            log.warning("table %s is replayed from its beginning: %r", table_label(self.table.id), problem)
            return await self.reload()
        self.stale = False
        self._listed = listed_from_log(self.table)
        self.wrote_last = False
        return update

    def _apply_rows(self, rows: list[Row]) -> LogUpdate:
        events = [read_event(row.data) for row in rows]
        kept: int | None = None
        for row, event in zip(rows, events, strict=True):
            kept = self._apply(event, row.at, kept)
        return LogUpdate(events, kept)

    async def list_due(self) -> None:
        """Correct the due time in the store."""
        await self._services.store.set_due(self.table.id, self.due())


def same_lines(one: Table, other: Table) -> int:
    """How many lines the journals of a table share from their start; none if they belong to different games."""
    if one.current_game is None or other.current_game is None or one.games_dealt != other.games_dealt:
        return 0
    pairs = zip(journal(one.current_game), journal(other.current_game), strict=False)
    same = takewhile(lambda pair: _content(pair[0]) == _content(pair[1]), pairs)
    return len(list(same))


def _content(entry: Entry) -> tuple[object, ...]:
    return entry.phrase.text, entry.numbers, entry.secret, entry.seen_by, entry.cause
