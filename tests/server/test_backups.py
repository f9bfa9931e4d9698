"""Backups: all tables or one of them into a file and back, from a running host, into another kind of database."""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, Engine, text

from igroteka import __version__
from igroteka.learning.rating import Rating
from igroteka.server.operations import backup
from igroteka.server.operations.backup import (
    BadBackup,
    EventLine,
    GuestLine,
    LearnedLine,
    TableLine,
    TournamentLine,
    back_up,
    log_hash,
    restore,
    state_hash,
)
from igroteka.server.operations.backup_key import BadKey, key_file, make_key, read_key
from igroteka.server.storage.database import BadDatabase, migrate, open_engine
from igroteka.server.storage.learned import lessons_learned
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.members import devices_of, guest_of_code
from igroteka.server.storage.solved import Record, Try, add_try, puzzle_records, solver_records, tries_of
from igroteka.server.storage.store import GuestRow, Row, Store
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import Chose, Spoke
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.opening import begin, draft, fill
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import PLAYING
from tests.server.client import Friends, Seat
from tests.server.crowd import Crowd, reckon
from tests.server.host import Host, database_of, log_of, one_process
from tests.server.processes import RUN, Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A new database of each kind, with its schema."""
    url = f"sqlite:///{tmp_path / 'other.db'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    engine = open_engine(url)
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Engine]:
    """Another database, with its schema."""
    engine = open_engine(f"sqlite:///{tmp_path / 'second.db'}")
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture(autouse=True)
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The key of the host to which all these databases belong."""
    found = tmp_path / "host.key"
    monkeypatch.setattr("igroteka.server.operations.backup.key_file", lambda engine: found)
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the backup is put."""
    return tmp_path / "tables.jsonl"


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Engine]:
    """A database of a host that does not run."""
    engine = open_engine(f"sqlite:///{tmp_path / 'kept.db'}")
    migrate(engine)
    yield engine
    engine.dispose()


async def keep(engine: Engine, name: str, written: Callable[[str], str] = str) -> str:
    """Put a table with a game that has just begun into a database; its events may be written otherwise."""
    guest, store = Guest(name, name), Store(engine)
    found = draft(guest, Settings("targi", 2))
    fill(found, guest, 0, ["random"])
    begin(found)
    found.add([Spoke(guest.id, name, "Good luck!")])
    assert found.table.current_game is not None
    decision = found.table.current_game.session.state.decisions()[0]
    found.add([Chose(decision.seat, decision.options[0].code)])
    rows = [Row(row.number, row.at, written(row.data)) for row in found.rows]
    await store.add_guest(GuestRow(guest.id, name, ""), name, 1)
    await store.open(Listing(found.table.id, "targi", "playing", False, guest.id, 1, 1, None, "{}"), rows, [guest.id])
    store.writer.close()
    return found.table.id


class Copy:
    """A database as if it were a host's, to look at its logs."""

    def __init__(self, engine: Engine) -> None:
        self.database = engine.url.render_as_string(hide_password=False).replace("+psycopg", "")

    def url(self, client: int) -> str:
        """Nobody serves it."""
        raise NotImplementedError


def hash_in(host: Host, table: str) -> str:
    """The hash of the state of a table as a database has it."""
    return state_hash(replay(table, log_of(host, table)))


def rows_of(engine: Engine, name: str, where: str = "1 = 1") -> list[dict[str, object]]:
    """What stands in a table of a database."""
    with engine.connect() as connection:
        found = connection.execute(text(f"SELECT * FROM {name} WHERE {where}")).mappings()
        return sorted([dict(row) for row in found], key=str)


async def some_tables(friends: Friends) -> list[Seat]:
    """A running game with chat, a table that waits, and a finished game."""
    a, b = await friends.play("kittens", 2, settings={"options": {"deck": "classic_base"}})
    mover = a if a.moves else b
    await mover.chooses("draw")
    await a.says("Good luck!")
    guest = await friends.comes("Eve")
    waiting = await guest.goes_to(await guest.opens("bang", 5, settings={"public": False}))
    (c,) = await friends.play("targi", 1, bots=["random"])
    await c.does("propose", what="end")
    return [a, waiting, c]


def altered(file: Path, change: Callable[[list[dict[str, object]]], list[dict[str, object]]]) -> None:
    """Change the lines of a backup."""
    lines = change([json.loads(line) for line in file.read_text().splitlines()])
    file.write_text("".join([f"{json.dumps(line)}\n" for line in lines]))


# All tables, or one.


async def test_all_tables_come_back_with_equal_states(friends: Friends, host: Host, file: Path, empty: Engine) -> None:
    seats = await some_tables(friends)
    with database_of(host) as engine:
        written = back_up(engine, file)
        assert written.tables == len(rows_of(engine, "tables"))
        assert restore(empty, file) == written
        assert rows_of(empty, "sums") == rows_of(engine, "sums") != []
        for seat in seats:
            assert hash_in(Copy(empty), seat.id) == hash_in(host, seat.id)
            mine = f"table_id = '{seat.id}'"
            assert rows_of(empty, "events", mine) == rows_of(engine, "events", mine)
            assert rows_of(empty, "sittings", mine) == rows_of(engine, "sittings", mine)
            assert rows_of(empty, "tables", f"id = '{seat.id}'") == rows_of(engine, "tables", f"id = '{seat.id}'")


@pytest.mark.parametrize(
    ("summary", "ended"),
    [
        ('{"kinds":["person","bot"],"places":[1,2]}', 7),
        ('{"kinds":["person","bot"],"places":null}', None),  # stopped without a result
        ('{"kinds":["person","bot"]}', None),
        ('{"kinds":["person","bot"],"places":[1,2],"imported":true}', None),
    ],
)
def test_only_a_result_of_an_older_backup_gets_an_end_that_counts(summary: str, ended: int | None) -> None:
    found = backup.with_end(Listing("t", "intrigo", "finished", True, "host", 1, 7, None, summary))
    assert found.ended == ended


async def test_one_table_comes_back_with_its_own_guests_only(
    friends: Friends, host: Host, file: Path, empty: Engine
) -> None:
    a, waiting, _ = await some_tables(friends)
    with database_of(host) as engine:
        assert back_up(engine, file, a.id).tables == 1
        back_up(engine, file.with_name("waiting"), waiting.id)
    assert restore(empty, file).guests == 2
    assert [row["id"] for row in rows_of(empty, "tables")] == [a.id]
    assert hash_in(Copy(empty), a.id) == hash_in(host, a.id)
    restore(empty, file.with_name("waiting"))
    assert waiting.guest.id in [row["id"] for row in rows_of(empty, "guests")]  # the host, who has no seat


async def test_one_table_is_taken_out_of_a_backup_of_all(
    friends: Friends, host: Host, file: Path, empty: Engine
) -> None:
    a, waiting, _ = await some_tables(friends)
    with database_of(host) as engine:
        back_up(engine, file)
    tally = restore(empty, file, a.id)
    assert (tally.tables, tally.guests) == (1, 2)
    assert [row["id"] for row in rows_of(empty, "tables")] == [a.id]
    assert len(rows_of(empty, "guests")) == 2
    restore(empty, file, waiting.id)
    assert len(rows_of(empty, "tables")) == 2


async def test_a_table_that_there_is_not_is_said_so(file: Path, kept: Engine, other: Engine) -> None:
    table = await keep(kept, "ann")
    with pytest.raises(BadBackup) as refusal:
        back_up(kept, file, "nonsense")
    assert refusal.value.text == "error-no-such-table"
    assert list(file.parent.glob("tables.jsonl*")) == []
    back_up(kept, file, table)
    with pytest.raises(BadBackup) as refusal:
        restore(other, file, "nonsense")
    assert refusal.value.text == "error-no-such-table"
    assert rows_of(other, "guests") == []


async def test_two_backups_at_once_do_not_spoil_each_other(
    file: Path, kept: Engine, other: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(kept, "ann")
    usual = backup.lines

    def slowly(connection: Connection, only: str) -> Iterator[GuestLine | LearnedLine | TableLine | TournamentLine]:
        monkeypatch.setattr(backup, "lines", usual)
        back_up(kept, file)  # the second one is done while the first one writes
        return usual(connection, only)

    monkeypatch.setattr(backup, "lines", slowly)
    assert back_up(kept, file).tables == 1
    assert restore(other, file).tables == 1
    assert list(file.parent.glob("tables.jsonl*")) == [file]


async def test_a_backup_is_private_and_on_disk_before_it_has_its_name(
    file: Path, kept: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(kept, "ann")
    file.with_name("tables.jsonl.part").touch(0o644)  # of somebody who would like to read it
    synced: list[tuple[bool, bool]] = []

    def sync(descriptor: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(descriptor).st_mode), file.exists()))

    monkeypatch.setattr("igroteka.server.operations.backup.os.fsync", sync)
    back_up(kept, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert synced == [(False, False), (True, True)]


# While the host is running.


async def test_a_backup_of_a_running_host_is_of_one_moment(
    friends: Friends, host: Host, file: Path, tmp_path: Path
) -> None:
    crowd = Crowd(friends, 4, 7)
    await crowd.plays(2)
    for number in range(3):
        with database_of(host) as engine:
            await asyncio.to_thread(back_up, engine, file)
        copy = open_engine(f"sqlite:///{tmp_path / f'copy{number}.db'}")
        migrate(copy)
        restore(copy, file)
        guests = {row["id"] for row in rows_of(copy, "guests")}
        for row in rows_of(copy, "tables"):
            table = replay(str(row["id"]), log_of(Copy(copy), str(row["id"])))
            assert row["status"] == table.status
            if table.status == PLAYING:  # others may be those of people who have been deleted
                seated = {device_of(guest) for chair in table.chairs for guest in chair.guests}
                assert {row["host"], *seated} <= guests
        copy.dispose()
    await crowd.leaves()
    assert reckon(host, crowd.players).lost == []


@pytest.mark.parametrize("host", ["scaled"], indirect=True)
async def test_people_go_on_with_a_table_that_was_restored_elsewhere(
    friends: Friends, host: Host, tmp_path: Path
) -> None:
    a, b = await friends.play("targi", 2)
    mover = a if a.moves else b
    await mover.chooses(mover.moves[0])
    file, database = tmp_path / "one.jsonl", f"sqlite:///{tmp_path / 'igroteka.db'}"
    key = str(tmp_path / "host.key")
    igroteka("backup", str(file), "--table", a.id, "--database", host.database, "--key", key)
    igroteka("restore", str(file), "--database", database, "--key", key)
    with one_process(tmp_path) as other:
        async with Friends(other) as there:
            again = [await there.returns(seat.guest).goes_to(seat.id) for seat in (a, b)]
            assert [seat.number for seat in again] == [0, 1]
            assert [(seat.board, seat.lines) for seat in again] == [(seat.board, seat.lines) for seat in (a, b)]
            mover = again[0] if again[0].moves else again[1]
            await mover.chooses(mover.moves[0])


def igroteka(*arguments: str) -> None:
    """Run a command of the terminal."""
    command = [sys.executable, "-m", "igroteka", *arguments]
    found = subprocess.run(command, capture_output=True, text=True, timeout=RUN, check=False)
    assert found.returncode == 0, found.stderr


# What is refused, and then nothing is changed.


def test_a_backup_of_a_database_that_there_is_not_makes_none(tmp_path: Path) -> None:
    database, file = tmp_path / "nothing.db", tmp_path / "backup.jsonl"
    command = [sys.executable, "-m", "igroteka", "backup", str(file), "--database", f"sqlite:///{database}"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=RUN, check=False)
    assert (found.returncode, found.stderr.strip()) == (2, f"There is no file {database}.")
    assert not database.exists()
    assert not file.exists()


def nothing(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return []


def no_head(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return lines[1:]


async def test_what_guests_have_learned_comes_back(empty: Engine, other: Engine, file: Path) -> None:
    with empty.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('ann', 'd', 'Ann', '', 1, 2)"))
        connection.execute(text("INSERT INTO learned VALUES ('ann', 'kittens/first', 5)"))
        connection.execute(text("INSERT INTO devices VALUES ('phone', 'ann', 'token', 'Firefox', 1, 2)"))
        connection.execute(text("INSERT INTO recovery_codes VALUES ('ann', 'code', 5)"))
    made = Try("ann", "kittens-1", "draw", solved=True, at=7)
    with empty.begin() as connection:
        rated = add_try(connection, made, "kittens", Record(Rating(1700, 150)))
    assert rated is not None
    back_up(empty, file)
    for _ in range(2):  # what is there stays as it is
        restore(other, file)
        with other.connect() as connection:
            assert lessons_learned(connection, "ann") == {"kittens/first"}
            assert guest_of_code(connection, "code") == "ann"
            assert [one.digest for one in devices_of(connection, "ann")] == ["token"]
            assert tries_of(connection, "ann") == {"kittens-1": made}
            assert solver_records(connection, "ann") == {"kittens": rated.solver}
            assert puzzle_records(connection) == {"kittens-1": rated.puzzle}


ROWS = {
    "guests": ["'bob', 'e', 'Bob', '', 1, 2"],
    "notice_settings": ["'ann', 'en', 'Europe/Berlin', 60, 1320, 420, -1, 99, 2026, 5"],
    "table_notices": ["'ann', ':table'"],
    "contacts": ["'ann', 'bob', 'friend', 1", "'bob', 'ann', 'friend', 1"],
    "groups": ["'g', 'Club', 1"],
    "group_members": ["'ann', 'g', 1"],
    "invitations": ["'bob', ':table', 'ann', 1"],
    "bans": ["'guest', 'bob', 'Bob', 99"],
    "reports": ["'r', 1, 'ann', 'bob', 'Bob', 'targi', 'Rude', '[]', 1"],
    "audit": ["'l', 1, '127.0.0.1', 'ban', 'Bob'"],
    "departures": ["'bob', '', 1"],
    "tournaments": ["'c', 'targi', 'Cup', 'open', 1, 'ann', 1, 1, '{}'"],
    "tournament_events": ["'c', 1, 1, '{}'", "'c', 2, 1, '{}'"],
    "tournament_entrants": ["'c', 0, 'bob', 'Bob', '', ''"],
    "tournament_tables": ["':table', 'c', 1"],
}


async def test_people_tournaments_and_moderation_come_back(kept: Engine, empty: Engine, file: Path) -> None:
    table = await keep(kept, "ann")
    with kept.begin() as connection:
        for name, rows in ROWS.items():
            for row in rows:
                connection.execute(text(f"INSERT INTO {name} VALUES ({row.replace(':table', table)})"))
    before = {name: rows_of(kept, name) for name in ROWS}
    assert all(before.values())
    back_up(kept, file)
    restore(empty, file)
    assert {name: rows_of(empty, name) for name in ROWS} == before


async def test_a_tournament_that_is_there_stays_as_it_is(kept: Engine, other: Engine, file: Path) -> None:
    for engine, status in ((kept, "open"), (other, "ended")):
        with engine.begin() as connection:
            connection.execute(
                text(f"INSERT INTO tournaments VALUES ('c', 'targi', 'Cup', '{status}', TRUE, '', 1, 1, '')")
            )
            connection.execute(text(f"INSERT INTO tournament_events VALUES ('c', 1, 1, '{status}')"))
    back_up(kept, file)
    restore(other, file)
    assert [row["data"] for row in rows_of(other, "tournament_events")] == ["ended"]


async def test_a_row_that_this_version_does_not_know_is_refused(empty: Engine, other: Engine, file: Path) -> None:
    with empty.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('ann', 'd', 'Ann', '', 1, 2)"))
        connection.execute(text("INSERT INTO learned VALUES ('ann', 'kittens/first', 5)"))
    back_up(empty, file)
    whole = file.read_text()
    for changed in (whole.replace('"table":"learned"', '"table":"events"'), whole.replace('"lesson":', '"other":')):
        file.write_text(changed)
        with pytest.raises(BadBackup, match="error-backup-line"):
            restore(other, file, trust=True)


def other_format(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{**lines[0], "format": 99}, *lines[1:]]


def two_heads(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return [*lines, lines[0]]


def no_end(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return lines[:-1]


def unknown_line(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return [*lines, {"type": "recipe"}]


def changed_log(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return [json.loads(json.dumps(line).replace("Good luck!", "Bad luck!!")) for line in lines]


def lost_event(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    for line in lines:
        match line:
            case {"events": list(events)}:
                events.pop()
    return lines


def same_table_twice(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    tables = [line for line in lines if line["type"] == "table"]
    return [*lines[:-1], tables[0], lines[-1]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (nothing, "error-backup-line"),
        (no_head, "error-backup-line"),
        (other_format, "error-backup-line"),
        (two_heads, "error-backup-line"),
        (no_end, "error-backup-end"),
        (unknown_line, "error-backup-line"),
        (changed_log, "error-backup-hash"),
        (lost_event, "error-backup-hash"),
        (same_table_twice, "error-backup-there"),
    ],
)
async def test_a_broken_backup_is_refused_as_a_whole(
    file: Path,
    key: Path,
    kept: Engine,
    other: Engine,
    change: Callable[[list[dict[str, object]]], list[dict[str, object]]],
    reason: str,
) -> None:
    for name in ("ann", "bob"):
        await keep(kept, name)
    back_up(kept, file)
    altered(file, change)
    key.unlink()  # without it, only the hashes tell
    with pytest.raises(BadBackup) as refusal:
        restore(other, file, trust=True)
    assert refusal.value.text == reason
    assert not any(rows_of(other, name) for name in ("guests", "tables", "events", "sittings"))


# Where a backup comes from.


def forged(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    """Somebody else's words in the chat, with all plain hashes worked out anew."""
    lines = changed_log(lines)
    for line in lines:
        if line["type"] == "table":
            log = msgspec.json.decode(msgspec.json.encode(line["events"]), type=list[EventLine])
            line["log_hash"] = log_hash(log)
    return lines


def as_older(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    """As an older version wrote it: without a key."""
    first = {name: value for name, value in lines[0].items() if name != "key"} | {"format": 1}
    return [first, *lines[1:-1], {"type": "end"}]


def forged_as_older(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return as_older(forged(lines))


def forged_with_a_key(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    """With another key, which cannot have the same fingerprint."""
    return [{**lines[0], "key": "0123456789abcdef"}, *forged(lines[1:-1]), {**lines[-1], "hmac": "é"}]


def guests_removed(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    return [line for line in lines if line["type"] != "guest"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (forged, "error-backup-changed"),
        (changed_log, "error-backup-changed"),
        (guests_removed, "error-backup-changed"),
        (same_table_twice, "error-backup-changed"),
        (forged_as_older, "error-backup-unproved"),
        (forged_with_a_key, "error-backup-unproved"),
    ],
)
async def test_a_backup_that_was_changed_is_refused_where_it_was_written(
    file: Path,
    kept: Engine,
    other: Engine,
    change: Callable[[list[dict[str, object]]], list[dict[str, object]]],
    reason: str,
) -> None:
    await keep(kept, "ann")
    back_up(kept, file)
    altered(file, change)
    with pytest.raises(BadBackup) as refusal:
        restore(other, file)
    assert refusal.value.text == reason
    assert not any(rows_of(other, name) for name in ("guests", "tables", "events", "sittings"))


async def test_another_host_takes_a_backup_with_its_key_or_on_trust(
    file: Path, key: Path, kept: Engine, empty: Engine
) -> None:
    first, second = await keep(kept, "ann"), await keep(kept, "bob")
    back_up(kept, file)
    copied = key.rename(key.with_name("copied.key"))
    with pytest.raises(BadBackup) as refusal:
        restore(empty, file)
    assert refusal.value.text == "error-backup-unproved"
    assert restore(empty, file, first, copied).proved
    assert not restore(empty, file, second, trust=True).proved
    assert log_of(Copy(empty), second) == log_of(Copy(kept), second)


async def test_a_backup_of_an_older_version_is_taken_on_trust(file: Path, kept: Engine, empty: Engine) -> None:
    table = await keep(kept, "ann")
    back_up(kept, file)
    altered(file, as_older)
    with pytest.raises(BadBackup) as refusal:
        restore(empty, file)
    assert refusal.value.text == "error-backup-unproved"
    assert not restore(empty, file, trust=True).proved
    assert log_of(Copy(empty), table) == log_of(Copy(kept), table)


def test_the_hashes_of_older_backups_stay_valid() -> None:
    """The hash was computed by a version whose seats knew no vacation and whose settings no talk of bots."""
    log = [
        '{"kind":"opened","settings":{"game":"targi","seats":2,"title":"Sunday"},"host":"ann"}',
        '{"kind":"sat","seat":0,"guest":"ann","name":"Ann","address":"she"}',
        '{"kind":"bot-sat","seat":1,"level":"greedy","name":"Ada"}',
    ]
    table = replay("old", [Row(number, 1000 * number, event) for number, event in enumerate(log, start=1)])
    assert state_hash(table) == "9c9eebd31bbac4f9085893333fbc054a"
    table.chairs[0].vacation_until = 1
    assert state_hash(table) != "9c9eebd31bbac4f9085893333fbc054a"


def test_the_key_stands_beside_the_database_and_is_made_once(tmp_path: Path, other: Engine, file: Path) -> None:
    found = key_file(other)
    assert found == tmp_path / "backup.key"
    assert read_key(found) is None
    made = make_key(found)
    assert (make_key(found), read_key(found)) == (made, made)
    assert found.stat().st_mode & 0o777 == 0o600
    assert made.hex() not in file_after_backup(other, file, found)
    assert sorted(path.name for path in tmp_path.glob("*.key*")) == ["backup.key"]


def file_after_backup(engine: Engine, file: Path, key: Path) -> str:
    """What stands in a backup that was written with this key."""
    back_up(engine, file, key=key)
    return file.read_text()


@pytest.mark.parametrize("content", ["", "secret", "é", "ab" * 31])
def test_something_that_is_no_key_is_said_so(key: Path, other: Engine, file: Path, content: str) -> None:
    key.write_text(content)
    for work in (back_up, restore):
        with pytest.raises(BadKey) as refusal:
            work(other, file)
        assert refusal.value.text == "error-backup-key"
    assert not file.exists()


async def test_the_terminal_says_how_to_restore_a_backup_of_another_host(
    tmp_path: Path, file: Path, kept: Engine
) -> None:
    await keep(kept, "ann")
    back_up(kept, file)
    database = f"sqlite:///{tmp_path / 'new.db'}"
    command = [sys.executable, "-m", "igroteka", "--lang", "en", "restore", str(file), "--database", database]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=RUN, check=False)
    assert refused.returncode == 2
    assert "--trust" in refused.stderr
    assert "--key" in refused.stderr
    taken = subprocess.run([*command, "--trust"], capture_output=True, text=True, timeout=RUN, check=False)
    assert taken.returncode == 0
    assert "not proved" in taken.stdout


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{", b"[" * 100_000, b"null\n", b'{"type": "head"}\n'])
def test_a_file_that_is_no_backup_is_refused(file: Path, other: Engine, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadBackup) as refusal:
        restore(other, file)
    assert refusal.value.text == "error-backup-line"


async def test_tables_that_are_there_already_are_left_alone(file: Path, kept: Engine, empty: Engine) -> None:
    first, second = await keep(kept, "ann"), await keep(kept, "bob")
    back_up(kept, file, second)
    restore(empty, file)
    back_up(kept, file)
    before = rows_of(empty, "events")
    with pytest.raises(BadBackup) as refusal:
        restore(empty, file)
    assert (refusal.value.text, refusal.value.arguments) == ("error-backup-there", {"table": second})
    assert rows_of(empty, "events") == before
    restore(empty, file, first)
    assert hash_in(Copy(empty), first) == hash_in(Copy(kept), first)


@pytest.mark.parametrize(
    ("version", "reason"), [("", "error-database-empty"), ("9999", "error-database-newer")], ids=["empty", "newer"]
)
def test_nothing_is_backed_up_from_a_database_of_another_version(tmp_path: Path, version: str, reason: str) -> None:
    file, engine = tmp_path / "tables.jsonl", open_engine(f"sqlite:///{tmp_path / 'typo.db'}")
    if version:
        migrate(engine)
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    with pytest.raises(BadDatabase) as refusal:
        back_up(engine, file)
    assert refusal.value.text == reason
    assert not file.exists()
    engine.dispose()


# Logs that this engine cannot play or read.


async def test_a_table_that_cannot_be_played_on_is_backed_up_like_the_others(
    file: Path, kept: Engine, other: Engine
) -> None:
    broken = await keep(kept, "ann", lambda data: data.replace('"code":"place', '"code":"displace'))
    unreadable = await keep(kept, "bob", lambda data: data.replace('"kind":"dealt"', '"kind":"dreamt"'))
    sound = await keep(kept, "cid")
    assert back_up(kept, file) == restore(other, file)
    for table in (broken, unreadable, sound):
        assert log_of(Copy(other), table) == log_of(Copy(kept), table)


async def test_a_game_that_another_engine_played_otherwise_is_restored_as_broken_off(
    file: Path, kept: Engine, monkeypatch: pytest.MonkeyPatch, empty: Engine
) -> None:
    table = await keep(kept, "ann", lambda data: re.sub(r'"trace":\d+', '"trace":7', data))
    with monkeypatch.context() as old:
        old.setattr("igroteka.server.operations.backup.__version__", "0.0.7")
        old.setattr("igroteka.server.tables.table.state_checksum", lambda state: 7)
        back_up(kept, file)
    restore(empty, file)
    assert replay(table, log_of(Copy(empty), table)).foreign_engine == __version__


def test_database_and_backup_can_be_read_by_their_owner_only(tmp_path: Path, other: Engine, file: Path) -> None:
    back_up(other, file)
    kept = [*tmp_path.glob("second.db*"), *tmp_path.glob("host.key*"), file]
    assert len(kept) > 1
    assert {path.stat().st_mode & 0o777 for path in kept} == {0o600}
