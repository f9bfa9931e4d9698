"""The schema of the database: brought up to date at every start, and a newer one used or refused, but left alone."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, MetaData, inspect, text

from igroteka.server.storage.compatibility import obstacles
from igroteka.server.storage.database import REVISIONS, BadDatabase, is_usable, migrate, open_engine
from igroteka.server.storage.schema import metadata
from tests.server.processes import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def contents(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    """Every table of a database, and what is in it."""
    with engine.connect() as connection:
        return {
            name: [tuple(row) for row in connection.exec_driver_sql(f"SELECT * FROM {name}")]
            for name in inspect(connection).get_table_names()
        }


def differences(engine: Engine) -> list[object]:
    """Where the database is not as the schema says."""
    with engine.connect() as connection:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found


def test_the_migrations_make_exactly_the_schema_that_the_server_uses(database: str) -> None:
    engine = open_engine(database)
    assert differences(engine)
    migrate(engine)
    assert differences(engine) == []
    engine.dispose()


def test_a_new_database_is_what_the_migrations_would_have_made_of_an_old_one(
    request: pytest.FixtureRequest, database: str, tmp_path: Path
) -> None:
    if database.startswith("sqlite"):
        other = f"sqlite:///{tmp_path / 'old.db'}"
    else:
        other = request.getfixturevalue("postgres").new_database()
    new, old = open_engine(database), open_engine(other)
    migrate(new)
    for revision in REVISIONS:
        migrate(old, revision)
    assert contents(new) == contents(old)
    assert contents(new)["alembic_version"] == [(REVISIONS[-1],)]
    assert differences(new) == differences(old) == []
    new.dispose()
    old.dispose()


def test_a_database_that_is_up_to_date_stays_as_it_is(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('g', 'd', 'Ann', '', 1, 2)"))
    before = contents(engine)
    migrate(engine)
    assert contents(engine) == before
    assert before["guests"] == [("g", "d", "Ann", "", 1, 2)]
    engine.dispose()


NEWER = "9999"
NEW_TABLE = "CREATE TABLE badges (guest VARCHAR(32) NOT NULL, FOREIGN KEY (guest) REFERENCES guests (id){deleting})"


def migrated_by_a_newer_version(engine: Engine, *changes: str) -> dict[str, list[tuple[object, ...]]]:
    """A database with a guest as a newer version would have left it; what is in it."""
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('g', 'd', 'Ann', '', 1, 2)"))
        for change in (*changes, f"UPDATE alembic_version SET version_num = '{NEWER}'"):
            connection.execute(text(change))
    return contents(engine)


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE learned",
        "ALTER TABLE guests RENAME COLUMN name TO called",
        "CREATE UNIQUE INDEX uq_guests_name ON guests (name)",
        NEW_TABLE.format(deleting=""),
    ],
    ids=["table-gone", "column-renamed", "names-unique", "guests-kept"],
)
def test_a_newer_database_that_this_version_would_misuse_is_refused_and_left_alone(database: str, change: str) -> None:
    engine = open_engine(database)
    before = migrated_by_a_newer_version(engine, change)
    with pytest.raises(BadDatabase) as refusal:
        migrate(engine)
    assert (refusal.value.text, refusal.value.arguments) == ("error-database-newer", {"revision": NEWER})
    assert not is_usable(engine)
    assert contents(engine) == before
    engine.dispose()


def test_a_newer_database_that_has_only_more_is_used_as_it_is(database: str) -> None:
    engine = open_engine(database)
    before = migrated_by_a_newer_version(
        engine,
        "ALTER TABLE guests ADD COLUMN colour TEXT",
        "ALTER TABLE guests ADD COLUMN points INTEGER DEFAULT 0 NOT NULL",
        "CREATE UNIQUE INDEX uq_guests_colour ON guests (colour)",
        NEW_TABLE.format(deleting=" ON DELETE CASCADE"),
    )
    migrate(engine)
    assert is_usable(engine)
    assert contents(engine) == before
    engine.dispose()


def test_what_an_older_version_writes_may_not_become_too_little() -> None:
    engine = open_engine("sqlite://")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT)"))
        ours = MetaData()
        ours.reflect(connection)
        assert obstacles(connection, ours) == []
        connection.execute(text("DROP TABLE notes"))
        connection.execute(text("CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT NOT NULL, at INTEGER NOT NULL)"))
        assert obstacles(connection, ours) == [
            "notes: note may no longer be empty",
            "notes: at may not be empty and has no default",
        ]
    engine.dispose()


def test_servers_of_the_version_before_can_use_what_each_migration_leaves(database: str) -> None:
    engine = open_engine(database)
    for before, after in itertools.pairwise(REVISIONS):
        migrate(engine, before)
        ours = MetaData()
        with engine.connect() as connection:
            ours.reflect(connection)
        migrate(engine, after)
        with engine.connect() as connection:
            assert obstacles(connection, ours) == [], after
    engine.dispose()


def test_several_servers_may_start_at_the_same_moment_on_an_empty_database(database: str) -> None:
    engines = [open_engine(database) for _ in range(8)]
    gate = threading.Barrier(len(engines))
    problems: list[BadDatabase] = []

    def start(engine: Engine) -> None:
        gate.wait()
        try:
            migrate(engine)
        except BadDatabase as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start, args=(engine,)) for engine in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert differences(engines[0]) == []
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize(
    ("url", "text"),
    [
        ("nonsense", "error-database-url"),
        ("mysql://somewhere/tables", "error-database-kind"),
        ("sqlite:////no/such/folder/tables.db", "error-database-open"),
        ("postgresql://nobody@127.0.0.1:1/tables", "error-database-open"),
    ],
)
def test_a_database_that_cannot_be_opened_is_said_so(url: str, text: str) -> None:
    with pytest.raises(BadDatabase) as refusal:
        migrate(open_engine(url))
    assert refusal.value.text == text


def test_a_file_that_is_no_database_is_said_so_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)
    engine = open_engine(f"sqlite:///{file}")
    with pytest.raises(BadDatabase) as refusal:
        migrate(engine)
    assert refusal.value.text == "error-database-open"
    assert file.read_text() == "Dear Ann, " * 200
    engine.dispose()
