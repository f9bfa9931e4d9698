"""Reading and writing tables, their logs, and guests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from igroteka.server.storage.database import ServingLock
from igroteka.server.storage.learned import Learned, add_learned, lessons_learned
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.people import delete_empty_groups
from igroteka.server.storage.schema import (
    devices,
    events,
    guests,
    heartbeats,
    passkeys,
    recovery_codes,
    sittings,
    tables,
    tournament_entrants,
    tournaments,
)
from igroteka.server.storage.solved import Rated, Record, Try, add_try, puzzle_records, solver_records, tries_of
from igroteka.server.storage.sums import Sum, games_of_days, sum_of, sums_of_games
from igroteka.server.storage.writer import Conflict, StatementRow, Writer, as_store_error

T = TypeVar("T")
READERS = 4
RUNNING = ("playing", "between")
INSERT_EVENT = insert(events)
SET_DUE = update(tables).where(tables.c.id == bindparam("table")).values(due=bindparam("time"))
LESSON = '%"lesson":"%'  # in the summary of a table, which lesson is given there
NO_LESSON = '%"lesson":""%'
IMPORTED = '%"imported":true%'  # in the summary of a table whose game was played elsewhere
PLAYED, NONE_PLAYED = '%"played":%', '%"played":0,%'  # games of a match that came to their end
ONE_GAME = '%"games":1,%'  # the table is for a single game
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")  # anything else is not even looked for: PostgreSQL takes no NUL


@dataclass(frozen=True)
class Row:
    """A stored event."""

    number: int
    at: int
    data: str


@dataclass(frozen=True)
class GuestRow:
    """A stored guest; instead of the token only its digest is stored."""

    id: str
    name: str
    address: str
    seen: int = 0


class Store:
    """The database, used from an event loop: one thread writes, a few read."""

    def __init__(self, engine: Engine, lock: ServingLock | None = None) -> None:
        self.engine = engine
        self.lock = lock
        self.writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="igroteka-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something; Unavailable if the database is away."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as problem:
            raise as_store_error(problem) from None

    def close(self) -> None:
        """Write what is queued, and close the database."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    # Tables.

    async def open(self, listing: Listing, rows: Sequence[Row], sitting: Sequence[str]) -> None:
        """Write a new table with its first events."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), [vars(listing)])
            connection.execute(INSERT_EVENT, _events(listing.id, rows, None))
            _sit(connection, listing.id, sitting)

        await self.writer.write(work, sum_of(listing))

    async def append(self, table: str, rows: Sequence[Row], idempotency_key: str | None, change: Change) -> None:
        """Append events to a log; Conflict if another process was quicker, or if this key was written before."""

        listing = change.listing
        if listing is None:
            lines: list[StatementRow] = [(INSERT_EVENT, values) for values in _events(table, rows, idempotency_key)]
            if change.due_changed:
                lines.append((SET_DUE, {"table": table, "time": change.due}))
            await self.writer.add(*lines)
            return

        def work(connection: Connection) -> None:
            connection.execute(INSERT_EVENT, _events(table, rows, idempotency_key))
            connection.execute(update(tables).where(tables.c.id == table).values(_changed(listing)))
            if change.seated:
                connection.execute(delete(sittings).where(sittings.c.table_id == table))
                _sit(connection, table, change.guests)
            if change.learned is not None:
                add_learned(connection, change.learned)

        await self.writer.write(work, sum_of(listing) if change.ended else None)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table after this number; empty if there is no such table."""
        if not TABLE_ID.fullmatch(table):
            return []

        def work(connection: Connection) -> list[Row]:
            wanted = select(events.c.number, events.c.at, events.c.data)
            mine = and_(events.c.table_id == table, events.c.number > after)
            return [Row(*row) for row in connection.execute(wanted.where(mine).order_by(events.c.number))]

        return await self.read(work)

    async def was_written(self, table: str, idempotency_key: str) -> bool:
        """True if the log of this table has events with this key."""

        def work(connection: Connection) -> bool:
            mine = and_(events.c.table_id == table, events.c.client == idempotency_key)
            return connection.execute(select(events.c.number).where(mine)).first() is not None

        return await self.read(work)

    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """The lengths of the logs of these tables."""

        def work(connection: Connection) -> dict[str, int]:
            found = select(events.c.table_id, func.max(events.c.number)).where(events.c.table_id.in_(ids))
            return {row[0]: row[1] for row in connection.execute(found.group_by(events.c.table_id))}

        return await self.read(work)

    async def due(self, before: int, excluding: Collection[str] = (), limit: int = 100) -> list[str]:
        """Tables where the server should have acted by that time, except some."""

        def work(connection: Connection) -> list[str]:
            late = and_(tables.c.due < before, tables.c.id.not_in(excluding))
            found = select(tables.c.id).where(late).order_by(tables.c.due).limit(limit)
            return [row[0] for row in connection.execute(found)]

        return await self.read(work)

    async def waiting(self, before: int, excluding: Collection[str] = (), limit: int = 100) -> list[str]:
        """Tables that wait for their start and have not changed since that time, except some."""

        def work(connection: Connection) -> list[str]:
            old = and_(tables.c.status == "waiting", tables.c.changed < before, tables.c.id.not_in(excluding))
            found = select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit)
            return [row[0] for row in connection.execute(found)]

        return await self.read(work)

    async def abandoned(self, before: int, excluding: Collection[str] = (), limit: int = 100) -> list[str]:
        """Games that wait for people and where nothing has happened since that time, except some.

        Moves do not change a listing, so the last event counts.
        """
        last = select(events.c.at).where(events.c.table_id == tables.c.id).order_by(events.c.number.desc()).limit(1)

        def work(connection: Connection) -> list[str]:
            old = and_(tables.c.status.in_(RUNNING), tables.c.due.is_(None), tables.c.changed < before)
            old = and_(old, tables.c.id.not_in(excluding))
            found = select(tables.c.id).where(old, last.scalar_subquery() < before).order_by(tables.c.changed)
            return [row[0] for row in connection.execute(found.limit(limit))]

        return await self.read(work)

    async def closed(self, before: int, limit: int = 50) -> list[str]:
        """Tables that were closed before that time without a finished game."""

        def work(connection: Connection) -> list[str]:
            found = select(tables.c.id).where(_closed(before)).order_by(tables.c.changed).limit(limit)
            return [row[0] for row in connection.execute(found)]

        return await self.read(work)

    async def delete_closed(self, ids: Sequence[str], before: int) -> int:
        """Delete those of these tables that `closed` would still return; returns how many."""
        wanted = delete(tables).where(tables.c.id.in_(ids), _closed(before))
        return await self.writer.write(lambda connection: int(connection.execute(wanted).rowcount))

    async def set_due(self, table: str, due: int | None) -> None:
        """Set when the server has to act at a table."""
        await self.writer.add((SET_DUE, {"table": table, "time": due}))

    async def listings(
        self, statuses: Sequence[str], *, guest: str = "", public: bool = False, before: int = 0, limit: int = 50
    ) -> list[Listing]:
        """Tables in these states, the last changed first: public ones, or those of a guest."""

        def work(connection: Connection) -> list[Listing]:
            wanted = select(tables).where(tables.c.status.in_(statuses))
            if public:
                wanted = wanted.where(tables.c.public)
            if guest:
                mine = select(sittings.c.table_id).where(sittings.c.guest_id == guest)
                wanted = wanted.where(or_(tables.c.host == guest, tables.c.id.in_(mine)))
            if before:
                wanted = wanted.where(tables.c.changed < before)
            rows = connection.execute(wanted.order_by(tables.c.changed.desc()).limit(limit))
            return [Listing(**row) for row in rows.mappings()]

        return await self.read(work)

    async def open_tables(self, guest: str) -> int:
        """How many unfinished tables this guest hosts. Lessons do not count: nobody has to finish one to play."""

        def work(connection: Connection) -> int:
            mine = and_(tables.c.host == guest, tables.c.status.in_(("waiting", *RUNNING)), _without_lesson())
            return int(connection.execute(select(func.count()).where(mine)).scalar_one())

        return await self.read(work)

    async def imported_tables(self, guest: str, since: int) -> int:
        """How many games this guest has imported since that time."""

        def work(connection: Connection) -> int:
            mine = and_(tables.c.host == guest, tables.c.opened >= since, tables.c.summary.like(IMPORTED))
            return int(connection.execute(select(func.count()).where(mine)).scalar_one())

        return await self.read(work)

    async def counts(self) -> dict[str, int]:
        """How many tables are in each state."""

        def work(connection: Connection) -> dict[str, int]:
            rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {row[0]: row[1] for row in rows}

        return await self.read(work)

    async def sums(self, first: int) -> tuple[list[Sum], dict[int, int]]:
        """The totals of each game, and how many games ended on each day from this one on."""
        return await self.read(lambda connection: (sums_of_games(connection), games_of_days(connection, first)))

    async def lessons_learned(self, guest: str) -> set[str]:
        """The ids of the lessons that this guest has finished."""
        return await self.read(lambda connection: lessons_learned(connection, guest))

    # Puzzles.

    async def add_try(self, found: Try, game: str, unrated: Record) -> Rated | None:
        """Note a guest's answer to a puzzle and rate it; None if they have answered before."""
        try:
            return await self.writer.write(lambda connection: add_try(connection, found, game, unrated))
        except Conflict:  # at the same moment, over another connection
            return None

    async def puzzle_tries(self, guest: str) -> dict[str, Try]:
        """The first answers of this guest, by puzzle."""
        return await self.read(lambda connection: tries_of(connection, guest))

    async def solver_records(self, guest: str) -> dict[str, Record]:
        """The records of this guest as a solver of puzzles, by game."""
        return await self.read(lambda connection: solver_records(connection, guest))

    async def puzzle_records(self) -> dict[str, Record]:
        """The records of all puzzles that somebody has tried here."""
        return await self.read(puzzle_records)

    async def write_heartbeat(self, at: int) -> None:
        """Write a heartbeat; Unavailable if that fails."""
        await self.writer.write(lambda connection: connection.execute(update(heartbeats).values(at=at)) and None)

    # Guests.

    async def add_guest(self, row: GuestRow, digest: str, at: int) -> None:
        values = {"id": row.id, "digest": digest, "name": row.name, "address": row.address, "created": at, "seen": at}
        await self.writer.write(lambda connection: connection.execute(insert(guests), [values]) and None)

    async def rename_guest(self, row: GuestRow) -> None:
        """Change name and form of address of a guest."""
        values = {"name": row.name, "address": row.address}
        wanted = update(guests).where(guests.c.id == row.id).values(values)
        await self.writer.write(lambda connection: connection.execute(wanted) and None)

    async def guest(self, digest: str) -> GuestRow | None:
        """The guest whose token has this digest, on whichever of their devices."""

        def work(connection: Connection) -> GuestRow | None:
            wanted = (guests.c.id, guests.c.name, guests.c.address, guests.c.seen)
            signed_in = select(devices.c.guest_id).where(devices.c.digest == digest).scalar_subquery()
            found = select(*wanted).where(or_(guests.c.digest == digest, guests.c.id == signed_in))
            row = connection.execute(found).first()
            return GuestRow(*row) if row else None

        return await self.read(work)

    async def note_visit(self, guest: str, digest: str, at: int) -> bool:
        """A guest is here, on the device with this token; False: they have been deleted meanwhile."""

        def work(connection: Connection) -> bool:
            connection.execute(update(devices).where(devices.c.digest == digest).values(seen=at))
            return int(connection.execute(update(guests).where(guests.c.id == guest).values(seen=at)).rowcount) > 0

        return await self.writer.write(work)

    async def delete_guests(self, before: int, limit: int = 500) -> int:
        """Delete guests who are no members, have no table and were not here since that time; how many there were."""
        lost = and_(
            guests.c.seen < before,
            guests.c.id.not_in(select(sittings.c.guest_id)),
            guests.c.id.not_in(select(tables.c.host)),
            guests.c.id.not_in(select(passkeys.c.guest_id)),
            guests.c.id.not_in(select(recovery_codes.c.guest_id)),
            guests.c.id.not_in(select(tournament_entrants.c.guest_id)),
            guests.c.id.not_in(select(tournaments.c.director)),
        )

        def work(connection: Connection) -> list[str]:
            return [row[0] for row in connection.execute(select(guests.c.id).where(lost).limit(limit))]

        ids = await self.read(work)
        if not ids:
            return 0
        wanted = delete(guests).where(guests.c.id.in_(ids), lost)

        def drop(connection: Connection) -> int:
            count = int(connection.execute(wanted).rowcount)
            delete_empty_groups(connection)
            return count

        return await self.writer.write(drop)


@dataclass(frozen=True)
class Change:
    """What an append changes besides the log: the time when something is due, the listing, who sits there.

    `ended`: these events have ended the last game of the table; `learned`: they have finished its lesson.
    """

    due: int | None
    due_changed: bool = False
    listing: Listing | None = None
    seated: bool = False
    guests: tuple[str, ...] = ()
    ended: bool = False
    learned: Learned | None = None


def _closed(before: int) -> ColumnElement[bool]:
    """Which tables were closed before that time, were played here, and have no game that came to its end."""
    old = and_(tables.c.status == "closed", tables.c.ended.is_(None), tables.c.changed < before)
    return and_(old, _unplayed(), tables.c.summary.not_like(IMPORTED))


def _without_lesson() -> ColumnElement[bool]:
    """Which tables are no lessons; older summaries do not speak of lessons."""
    return or_(tables.c.summary.not_like(LESSON), tables.c.summary.like(NO_LESSON))


def _unplayed() -> ColumnElement[bool]:
    """Which tables have no finished game of a match. Older summaries do not tell; then only single games have none."""
    counted, summary = tables.c.summary.like(PLAYED), tables.c.summary
    return or_(summary.like(NONE_PLAYED), and_(~counted, summary.like(ONE_GAME)))


def _events(table: str, rows: Sequence[Row], idempotency_key: str | None) -> list[dict[str, object]]:
    """Events as they are written. The idempotency key stands with the first one only, because the column is unique."""
    return [
        {
            "table_id": table,
            "number": row.number,
            "at": row.at,
            "client": None if i else idempotency_key,
            "data": row.data,
        }
        for i, row in enumerate(rows)
    ]


def _sit(connection: Connection, table: str, guests: Sequence[str]) -> None:
    if guests:
        connection.execute(insert(sittings), [{"guest_id": guest, "table_id": table} for guest in guests])


def _changed(listing: Listing) -> dict[str, object]:
    return {name: value for name, value in vars(listing).items() if name not in ("id", "opened")}
