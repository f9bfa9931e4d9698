"""Backups: all tables or one as a text file, and back, verified by the hash of every table's state.

Each line is a JSON object: the head, then guests and what belongs to them, then tables with their logs, tournaments
with theirs, what belongs to tables, then the end. A backup contains secrets of running games. The hashes detect damage,
but anybody who changes a file can recompute them. So the end has an HMAC of everything before it, with a key that stays
on the server and is never part of a backup.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Engine, and_, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError

from igroteka import __version__
from igroteka.core.errors import IgrotekaError
from igroteka.server.common.times import now_ms
from igroteka.server.operations.backup_key import fingerprint, key_file, make_key, read_key
from igroteka.server.storage.database import check_schema, consistent_snapshot
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.schema import (
    audit,
    bans,
    contacts,
    departures,
    devices,
    events,
    group_members,
    groups,
    guests,
    invitations,
    learned,
    notice_settings,
    passkeys,
    puzzle_ratings,
    puzzle_solvers,
    puzzle_tries,
    recovery_codes,
    reports,
    sittings,
    table_notices,
    tables,
    tournament_tables,
    tournaments,
)
from igroteka.server.storage.store import Row
from igroteka.server.storage.sums import Sum, add_sums, read_summary, sum_of
from igroteka.server.storage.tournaments import Entrant, TournamentListing, add, load
from igroteka.server.tables.events import BadLog
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.table import FINISHED, Table

FORMAT = 5
UNPROVED_FORMAT = 1  # of older versions: without an HMAC
# 2 has no lines about what guests have learned, 3 none about members, 4 none about people, tournaments and moderation.
FORMATS = (UNPROVED_FORMAT, 2, 3, 4, FORMAT)
OF_GUESTS = (
    *(learned, puzzle_tries, puzzle_solvers, puzzle_ratings, devices, passkeys, recovery_codes, departures),
    *(notice_settings, contacts, groups, group_members, bans, reports, audit),
)
OF_TABLES = (table_notices, invitations)
KNOWN = {str(table.name): table for table in (*OF_GUESTS, *OF_TABLES)}
UNREADABLE = ""  # the hash of the state of a log that cannot be read
# What seats and settings have got since the first backups: hashed only where it says something, so that older hashes
# stay valid.
ADDED: dict[str, object] = {"vacation_until": 0, "talk": True}


class BadBackup(IgrotekaError):
    """A file that is no backup, or does not restore what it says."""


class Head(Struct, frozen=True, tag="head"):
    """The first line; `key` is the fingerprint of the key."""

    format: int
    engine: str
    key: str = ""


class GuestLine(Struct, frozen=True, tag="guest"):
    """A guest with the digest of their token. Older backups do not say when they were here last."""

    id: str
    digest: str
    name: str
    address: str
    created: int
    seen: int = 0


class LearnedLine(Struct, frozen=True, tag="learned"):
    """A row of the database that needs no check: about lessons, puzzles, members, people, notices and moderation."""

    table: str
    row: dict[str, str | int | float | bool]


class EventLine(Struct, frozen=True):
    """An event of a log."""

    number: int
    at: int
    client: str | None
    data: str


class TableLine(Struct, frozen=True, tag="table"):
    """A table: its listing, log and guests, the hash of the log, and the hash of the state that it leads to."""

    listing: Listing
    events: list[EventLine]
    guests: list[str]
    log_hash: str
    hash: str


class TournamentLine(Struct, frozen=True, tag="tournament"):
    """A tournament: its listing, log and entrants, and the tables of its rounds."""

    listing: TournamentListing
    events: Annotated[list[EventLine], Meta(min_length=1)]
    entrants: list[Entrant]
    boards: list[tuple[str, int]]


class End(Struct, frozen=True, tag="end"):
    """The last line: the file is complete, and its writer had the key."""

    hmac: str = ""


AnyLine = Head | GuestLine | LearnedLine | TableLine | TournamentLine | End


_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


@dataclass
class Tally:
    """Counts of what was written or read."""

    tables: int = 0
    events: int = 0
    guests: int = 0
    proved: bool = True  # was it written with the key of this server?


def state_hash(table: Table) -> str:
    """A digest of a table: its seats, its settings and the state of its game."""
    current = table.current_game
    state = table.game.dump(current.session.state) if current is not None and not table.foreign_engine else None
    chairs = [hashed(asdict(chair)) for chair in table.chairs]
    values = msgspec.structs.astuple(table.settings)
    settings = hashed(dict(zip(table.settings.__struct_encode_fields__, values, strict=True)))
    in_order = msgspec.defstruct("Settings", [(name, object) for name in settings])  # keys of a dict would be sorted
    whole = [table.event_count, table.status, in_order(**settings), chairs, state]
    return digest(msgspec.json.encode(whole, order="deterministic"))


def hashed(fields: dict[str, object]) -> dict[str, object]:
    """The fields that are hashed."""
    return {name: value for name, value in fields.items() if name not in ADDED or value != ADDED[name]}


def back_up(engine: Engine, file: Path, only: str = "", key: Path | None = None) -> Tally:
    """Write all tables, or one, to a file. The file replaces an older one only when it is complete.

    The key is created if there is none.
    """
    check_schema(engine)
    secret = make_key(key or key_file(engine))
    beside = file.with_name(f"{file.name}.{secrets.token_hex(8)}.part")
    try:
        tally = write_lines(engine, beside, only, secret)
        beside.replace(file)
        sync_folder(file.parent)
    finally:
        beside.unlink(missing_ok=True)
    return tally


def sync_folder(folder: Path) -> None:
    """Flush a directory, so that a rename survives a crash."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _private(path: str, flags: int) -> int:
    """Open a file that only its owner can read."""
    return os.open(path, flags, 0o600)


def write_lines(engine: Engine, file: Path, only: str, key: bytes) -> Tally:
    """Write a snapshot to a new file; it is on disk when this returns."""
    tally, proof = Tally(), new_proof(key)
    with consistent_snapshot(engine) as connection, open(file, "xb", opener=_private) as out:
        for line in chain([Head(FORMAT, __version__, fingerprint(key))], lines(connection, only)):
            written = msgspec.json.encode(line) + b"\n"
            proof.update(written)
            out.write(written)
            count(tally, line)
        out.write(msgspec.json.encode(End(proof.hexdigest())) + b"\n")
        out.flush()
        os.fsync(out.fileno())
    if only and not tally.tables:
        raise BadBackup("error-no-such-table")
    return tally


def lines(connection: Connection, only: str) -> Iterator[GuestLine | LearnedLine | TableLine | TournamentLine]:
    """All lines to write; for one table, only its own guests, and nothing of what belongs to them."""
    wanted, known = select(tables).order_by(tables.c.opened), select(guests)
    if only:
        seated = select(sittings.c.guest_id).where(sittings.c.table_id == only)
        host = select(tables.c.host).where(tables.c.id == only)
        wanted, known = wanted.where(tables.c.id == only), known.where(guests.c.id.in_(seated.union(host)))
    for row in connection.execute(known).mappings():
        yield GuestLine(**row)
    if not only:
        yield from rows_of(connection, OF_GUESTS)
    for row in connection.execute(wanted).mappings().all():
        yield table_line(connection, Listing(**row))
    if not only:
        yield from tournament_lines(connection)
        yield from rows_of(connection, OF_TABLES)


def rows_of(connection: Connection, wanted: Sequence[SqlTable]) -> Iterator[LearnedLine]:
    """All rows of these tables of the database."""
    for about in wanted:
        for row in connection.execute(select(about)).mappings():
            yield LearnedLine(str(about.name), {str(column): value for column, value in row.items()})


def tournament_lines(connection: Connection) -> Iterator[TournamentLine]:
    """All tournaments."""
    for (id,) in connection.execute(select(tournaments.c.id).order_by(tournaments.c.opened, tournaments.c.id)).all():
        found = load(connection, id)
        assert found is not None, "the snapshot does not change"
        boards = select(tournament_tables.c.table_id, tournament_tables.c.round)
        boards = boards.where(tournament_tables.c.tournament_id == id).order_by(tournament_tables.c.table_id)
        log = [EventLine(row.number, row.at, None, row.data) for row in found.rows]
        yield TournamentLine(
            found.listing, log, found.entrants, [(row[0], row[1]) for row in connection.execute(boards)]
        )


def table_line(connection: Connection, listing: Listing) -> TableLine:
    """A table with its log."""
    columns = (events.c.number, events.c.at, events.c.client, events.c.data)
    log = select(*columns).where(events.c.table_id == listing.id).order_by(events.c.number)
    found = [EventLine(*row) for row in connection.execute(log)]
    sitting = select(sittings.c.guest_id).where(sittings.c.table_id == listing.id)
    seated = [row[0] for row in connection.execute(sitting)]
    return TableLine(listing, found, seated, log_hash(found), hash_of(played(listing.id, found)))


def log_hash(log: list[EventLine]) -> str:
    """A digest of a log as it stands."""
    return digest(msgspec.json.encode(log))


def digest(data: bytes) -> str:
    """A short hash of data."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def played(id: str, log: list[EventLine]) -> Table | None:
    """The table that a log leads to; None if the log cannot be read."""
    try:
        return replay(id, [Row(one.number, one.at, one.data) for one in log])
    except BadLog:
        return None


def hash_of(table: Table | None) -> str:
    return state_hash(table) if table is not None else UNREADABLE


def count(tally: Tally, line: AnyLine) -> None:
    if isinstance(line, TableLine):
        tally.tables += 1
        tally.events += len(line.events)
    elif isinstance(line, GuestLine):
        tally.guests += 1


def new_proof(key: bytes) -> hmac.HMAC:
    """The HMAC of all lines before the end."""
    return hmac.new(key, digestmod="sha256")


def restore(engine: Engine, file: Path, only: str = "", key: Path | None = None, *, trust: bool = False) -> Tally:
    """Put the tables of a backup, or one of them, into the database: all or nothing.

    The whole file is verified first, so that a running server does not wait for it. `trust` accepts a backup whose
    origin cannot be verified: from another server, or from an older version.
    """
    secret = read_key(key or key_file(engine))
    tally = Tally(proved=is_proved(file, secret))
    if not tally.proved and not trust:
        raise BadBackup("error-backup-unproved")
    wanted = check(file, only, secret if tally.proved else None)
    sums: list[Sum] = []
    with engine.begin() as connection:
        for line in read_lines(file, secret if tally.proved else None):
            if isinstance(line, GuestLine) and (not only or line.id in wanted):
                add_guest(connection, line)
                count(tally, line)
            elif isinstance(line, LearnedLine) and not only:
                add_learned(connection, line)
            elif isinstance(line, TableLine) and only in ("", line.listing.id):
                sums += add_table(connection, line)
                count(tally, line)
            elif isinstance(line, TournamentLine) and not only:
                add_tournament(connection, line)
        add_sums(connection, sums)
    return tally


def is_proved(file: Path, key: bytes | None) -> bool:
    """True if the backup names this key; BadBackup if it was changed since."""
    head: Head | None = None
    for line in read_lines(file, None):
        head = line if isinstance(line, Head) else head
        break
    if head is None or key is None or head.key != fingerprint(key):
        return False
    for _ in read_lines(file, key):
        pass
    return True


def check(file: Path, only: str, key: bytes | None) -> set[str]:
    """Verify the states of a backup; returns the guests of the wanted table."""
    engine, wanted, there = "", set[str](), False
    for line in read_lines(file, key):
        if isinstance(line, Head):
            engine = line.engine
        elif isinstance(line, TableLine) and only in ("", line.listing.id):
            check_table(line, engine)
            wanted |= {*line.guests, line.listing.host}
            there = True
    if only and not there:
        raise BadBackup("error-no-such-table")
    return wanted


def check_table(line: TableLine, engine: str) -> None:
    """The log must be complete and lead to the same state, unless another engine wrote a game that breaks off here."""
    table = played(line.listing.id, line.events)
    other = engine != __version__ and (table is None or table.foreign_engine != "")
    if log_hash(line.events) != line.log_hash or not (hash_of(table) == line.hash or other):
        raise BadBackup("error-backup-hash", table=line.listing.id)


def read_lines(file: Path, key: bytes | None) -> Iterator[AnyLine]:
    """The lines of a backup; BadBackup says which one is wrong, that the end is missing, or that the key differs."""
    found: AnyLine | None = None
    proof = new_proof(key or b"")
    with file.open("rb") as text:
        for number, line in enumerate(text, start=1):
            first, last = number == 1, isinstance(found, End)
            found = read_line(line, number)
            if last or first != isinstance(found, Head):
                raise BadBackup("error-backup-line", number=number)
            if key is not None and isinstance(found, End) and not same(found.hmac, proof.hexdigest()):
                raise BadBackup("error-backup-changed")
            proof.update(line)
            yield found
    if found is None:
        raise BadBackup("error-backup-line", number=1)
    if not isinstance(found, End):
        raise BadBackup("error-backup-end")


def same(one: str, other: str) -> bool:
    """True if two digests are equal, compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def read_line(line: bytes, number: int) -> AnyLine:
    try:
        found = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadBackup("error-backup-line", number=number) from None
    if isinstance(found, LearnedLine) and not is_known(found):
        raise BadBackup("error-backup-line", number=number)
    if isinstance(found, Head) and found.format not in FORMATS:
        raise BadBackup("error-backup-line", number=number)
    return found


def add_guest(connection: Connection, line: GuestLine) -> None:
    """Add a guest, unless they are known already."""
    if connection.execute(select(guests.c.id).where(guests.c.id == line.id)).first() is None:
        connection.execute(insert(guests), [msgspec.structs.asdict(line) | {"seen": line.seen or now_ms()}])


def is_known(line: LearnedLine) -> bool:
    """True if this version has such a table with these columns."""
    return line.table in KNOWN and set(line.row) == set(KNOWN[line.table].c.keys())


def add_learned(connection: Connection, line: LearnedLine) -> None:
    """Add a row, unless it is there already."""
    about = KNOWN[line.table]
    same_key = and_(*[column == line.row[column.name] for column in about.primary_key])
    if connection.execute(select(*about.primary_key).where(same_key)).first() is None:
        connection.execute(insert(about), [line.row])


def add_table(connection: Connection, line: TableLine) -> list[Sum]:
    """Add a table that is not there yet; returns what it adds to the totals."""
    id, listing = line.listing.id, with_end(line.listing)
    try:
        connection.execute(insert(tables), [asdict(listing)])
    except IntegrityError:
        raise BadBackup("error-backup-there", table=id) from None
    connection.execute(insert(events), [{"table_id": id, **msgspec.structs.asdict(one)} for one in line.events])
    if line.guests:
        connection.execute(insert(sittings), [{"guest_id": guest, "table_id": id} for guest in line.guests])
    found = sum_of(listing)
    return [found] if found is not None else []


def add_tournament(connection: Connection, line: TournamentLine) -> None:
    """Add a tournament, unless it is there already."""
    if load(connection, line.listing.id) is None:
        rows = [Row(one.number, one.at, one.data) for one in line.events]
        add(connection, line.listing, rows, line.entrants, line.boards)


def with_end(listing: Listing) -> Listing:
    """A listing with the time of its end. Older backups lack it; finished tables hardly change afterwards.

    A game that was stopped without a result, or played elsewhere, has no end that counts.
    """
    summary = read_summary(listing.summary)
    if listing.status != FINISHED or listing.ended is not None or summary.imported or not summary.places:
        return listing
    return replace(listing, ended=listing.changed)
