"""Backups: all tables or one of them as a text file, and back again, proved by the hash of every table's state.

Each line is a JSON object: the head, then guests, then tables with their logs. Secrets of running games are in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from igroteka import __version__
from igroteka.core.errors import IgrotekaError
from igroteka.server.hub import replay
from igroteka.server.storage.schema import events, guests, sittings, tables
from igroteka.server.storage.store import Listing, Row
from igroteka.server.table import Table

FORMAT = 1


class BadBackup(IgrotekaError):
    """A file that is no backup, or that does not give back what it says."""


class Head(Struct, frozen=True, tag="head"):
    """The first line."""

    format: int
    engine: str


class GuestLine(Struct, frozen=True, tag="guest"):
    """A guest, with the digest of his token."""

    id: str
    digest: str
    name: str
    address: str
    created: int


class EventLine(Struct, frozen=True):
    """An event of a log."""

    number: int
    at: int
    client: str | None
    data: str


class TableLine(Struct, frozen=True, tag="table"):
    """A table: its listing, its log, who sits there, and the hash of its state."""

    listing: Listing
    events: list[EventLine]
    guests: list[str]
    hash: str


AnyLine = Head | GuestLine | TableLine


@dataclass
class Tally:
    """What was written or read."""

    tables: int = 0
    events: int = 0
    guests: int = 0


def state_hash(table: Table) -> str:
    """A digest of everything that a table is: its seats, its settings and the state of its game."""
    course = table.course
    state = table.game.dump(course.session.state) if course is not None and not table.broken else None
    chairs = [asdict(chair) for chair in table.chairs]
    whole = [table.number, table.status, table.settings, chairs, state]
    return hashlib.blake2b(msgspec.json.encode(whole, order="deterministic"), digest_size=16).hexdigest()


def back_up(engine: Engine, file: Path, only: str = "") -> Tally:
    """Write all tables, or one, into a file. It is written beside and then put in place, never half."""
    tally = Tally()
    beside = file.with_name(f"{file.name}.part")
    with engine.connect() as connection, beside.open("wb") as out:
        out.write(msgspec.json.encode(Head(FORMAT, __version__)) + b"\n")
        for line in lines(connection, only):
            out.write(msgspec.json.encode(line) + b"\n")
            count(tally, line)
    if only and not tally.tables:
        beside.unlink()
        raise BadBackup("error-no-such-table")
    beside.replace(file)
    return tally


def lines(connection: Connection, only: str) -> Iterator[GuestLine | TableLine]:
    """All that is to be written: for one table, only its own guests."""
    seated = select(sittings.c.guest_id).where(sittings.c.table_id == only)
    for row in connection.execute(select(guests).where(guests.c.id.in_(seated)) if only else select(guests)).mappings():
        yield GuestLine(**row)
    wanted = select(tables).where(tables.c.id == only) if only else select(tables).order_by(tables.c.opened)
    for row in connection.execute(wanted).mappings().all():
        yield table_line(connection, Listing(**row))


def table_line(connection: Connection, listing: Listing) -> TableLine:
    """A table with its log."""
    columns = (events.c.number, events.c.at, events.c.client, events.c.data)
    log = select(*columns).where(events.c.table_id == listing.id).order_by(events.c.number)
    found = [EventLine(*row) for row in connection.execute(log)]
    sitting = select(sittings.c.guest_id).where(sittings.c.table_id == listing.id)
    return TableLine(listing, found, [row[0] for row in connection.execute(sitting)], hash_of(listing.id, found))


def hash_of(id: str, log: list[EventLine]) -> str:
    """The hash of the state that a log leads to."""
    return state_hash(replay(id, [Row(one.number, one.at, one.data) for one in log]))


def count(tally: Tally, line: AnyLine) -> None:
    """Count what was written or read."""
    if isinstance(line, TableLine):
        tally.tables += 1
        tally.events += len(line.events)
    elif isinstance(line, GuestLine):
        tally.guests += 1


def restore(engine: Engine, file: Path, only: str = "") -> Tally:
    """Put the tables of a backup, or one of them, into the database: all of it, or nothing."""
    tally = Tally()
    with engine.begin() as connection:
        for line in read_lines(file):
            if isinstance(line, GuestLine):
                add_guest(connection, line)
                count(tally, line)
            elif isinstance(line, TableLine) and only in ("", line.listing.id):
                add_table(connection, line)
                count(tally, line)
        if only and not tally.tables:
            raise BadBackup("error-no-such-table")
    return tally


def read_lines(file: Path) -> Iterator[AnyLine]:
    """The lines of a backup; BadBackup says which one is wrong."""
    decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)
    with file.open("rb") as text:
        for number, line in enumerate(text, start=1):
            try:
                found = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise BadBackup("error-backup-line", number=number) from None
            if (number == 1) != isinstance(found, Head) or (isinstance(found, Head) and found.format != FORMAT):
                raise BadBackup("error-backup-line", number=number)
            yield found


def add_guest(connection: Connection, line: GuestLine) -> None:
    """A guest, unless he is known already."""
    if connection.execute(select(guests.c.id).where(guests.c.id == line.id)).first() is None:
        connection.execute(insert(guests), [msgspec.structs.asdict(line)])


def add_table(connection: Connection, line: TableLine) -> None:
    """A table that is not there yet, if its log still leads to the same state."""
    id = line.listing.id
    if hash_of(id, line.events) != line.hash:
        raise BadBackup("error-backup-hash", table=id)
    try:
        connection.execute(insert(tables), [asdict(line.listing)])
    except IntegrityError:
        raise BadBackup("error-backup-there", table=id) from None
    connection.execute(insert(events), [{"table_id": id, **msgspec.structs.asdict(one)} for one in line.events])
    if line.guests:
        connection.execute(insert(sittings), [{"guest_id": guest, "table_id": id} for guest in line.guests])
