"""Opening the database (by default a file in the user's data folder) and migrating its schema."""

from __future__ import annotations

import fcntl
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import platformdirs
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    make_url,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.extras import need
from igroteka.server.common.urls import without_password
from igroteka.server.storage.compatibility import obstacles
from igroteka.server.storage.schema import FIRST_ROWS, metadata

log = logging.getLogger("igroteka.storage")

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = sorted(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))
# Where Alembic keeps the revision of a schema.
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True, nullable=False))
FILE = "igroteka.db"
WAIT = 10  # seconds for a connection or a lock
AGAIN = 0.02  # seconds between retries while SQLite is busy
MIGRATING = 7654  # the number of PostgreSQL's advisory lock


class BadDatabase(IgrotekaError):
    """A database that cannot be opened, has a newer schema, or is used by another server."""


def default_url() -> str:
    """The URL of a file in the user's data folder."""
    return f"sqlite:///{data_folder() / FILE}"


def data_folder() -> Path:
    """The user's data folder, created if need be."""
    folder = Path(platformdirs.user_data_dir("igroteka"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def open_engine(url: str) -> Engine:
    """The engine of a URL, ready to use; BadDatabase says what is wrong.

    Its errors quote no parameters: logs must not contain ids of tables, seeds or digests.
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase("error-database-url", url=without_password(url)) from None
    if parsed.get_backend_name() == "sqlite":
        _make_private(parsed.database or "")
        engine = create_engine(parsed, hide_parameters=True, connect_args={"timeout": WAIT, "check_same_thread": False})
        event.listen(engine, "connect", _tune_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        need("psycopg")
        parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, hide_parameters=True, pool_pre_ping=True, connect_args={"connect_timeout": WAIT})
    raise BadDatabase("error-database-kind", kind=parsed.get_backend_name())


def check_file(url: str) -> None:
    """Refuse a SQLite file that does not exist; none is created."""
    with suppress(ArgumentError):
        parsed = make_url(url or default_url())
        file = parsed.database or ""
        if parsed.get_backend_name() == "sqlite" and not Path(file).is_file():
            raise BadDatabase("error-file-missing", file=file)


def _make_private(file: str) -> None:
    """Create the file readable by its owner only: it contains the seeds of running games."""
    if file not in ("", ":memory:"):
        with suppress(OSError):
            Path(file).touch(mode=0o600, exist_ok=False)


def _tune_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Write-ahead log, so that readers do not wait for the writer; commits are on disk when they return."""
    try:
        with closing(connection.cursor()) as cursor:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                _retry_while_busy(partial(cursor.execute, f"PRAGMA {pragma}"))
    except Exception:
        connection.close()  # the pool does not know it yet
        raise


def _retry_while_busy(work: Callable[[], object]) -> None:
    """Retry while SQLite is busy: it does not wait by itself when two processes switch the journal mode."""
    end = time.monotonic() + WAIT
    while True:
        try:
            work()
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(AGAIN)


class ServingLock:
    """Held by the one server that may use a SQLite file; the system releases it however that server ends.

    It is a file beside the database, because opening and closing the database itself would release SQLite's locks. On
    PostgreSQL several servers may share a database, and there is no lock.
    """

    def __init__(self, engine: Engine) -> None:
        with database_errors():
            database = file_of(engine)
        self._file = _locked(database) if database else -1

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def file_of(engine: Engine) -> str:
    """The real path of a SQLite database; empty if it is in memory or of another kind."""
    if engine.dialect.name != "sqlite":
        return ""
    with engine.connect() as connection:
        return str(connection.exec_driver_sql("PRAGMA database_list").all()[0][2])


def _locked(database: str) -> int:
    """The open and locked file beside a database; it is never deleted."""
    try:
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise BadDatabase("error-database-open", problem=str(problem)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(file)
        if isinstance(problem, BlockingIOError):
            raise BadDatabase("error-database-in-use", file=database) from None
        raise BadDatabase("error-database-open", problem=str(problem)) from None
    return file


def migrate(engine: Engine, revision: str = REVISIONS[-1]) -> None:
    """Migrate the schema to the newest or a given revision. One of a newer version is left alone; if servers of this
    version cannot use it, it is refused.
    """
    with database_errors(), engine.begin() as connection:
        _lock_schema(connection)
        current = _revision(connection)
        if current == revision:
            return
        if current is not None and current not in REVISIONS:
            _check_newer(connection, current)
        elif current is None and revision == REVISIONS[-1]:
            _create_schema(connection)
        else:
            _run_migrations(connection, revision)


def _create_schema(connection: Connection) -> None:
    """Create all tables of an empty database at once, as the migrations would (a test compares the two)."""
    metadata.create_all(connection)
    for table, rows in FIRST_ROWS.items():
        connection.execute(insert(table), rows)
    VERSION.create(connection)
    connection.execute(insert(VERSION).values(version_num=REVISIONS[-1]))


def _run_migrations(connection: Connection, revision: str) -> None:
    """Alembic is imported only here: it would take a seventh of every start."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _check_newer(connection: Connection, revision: str) -> None:
    """Refuse a schema of a newer version unless servers of this version can use it."""
    found = obstacles(connection, metadata)
    if found or revision < REVISIONS[-1]:
        for obstacle in found:
            log.error("revision %s of the database: %s", revision, obstacle)
        raise BadDatabase("error-database-newer", revision=revision)
    log.warning("a newer version has migrated the database (revision %s); this version can use it", revision)


def check_schema(engine: Engine) -> None:
    """Refuse a database whose schema is not the current one; nothing is changed."""
    with database_errors(), engine.connect() as connection:
        current = _revision(connection)
    if current is None:
        raise BadDatabase("error-database-empty")
    if current not in REVISIONS:
        raise BadDatabase("error-database-newer", revision=current)
    if current != REVISIONS[-1]:
        raise BadDatabase("error-database-older")


def is_usable(engine: Engine) -> bool:
    """True if servers of this version can use the database as a newer version has left it."""
    with database_errors(), engine.connect() as connection:
        return not obstacles(connection, metadata)


def _revision(connection: Connection) -> str | None:
    """The revision of the schema; None if there is none yet."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(select(VERSION.c.version_num)).scalar_one_or_none()


@contextmanager
def database_errors() -> Iterator[None]:
    """Turns errors of the database into BadDatabase."""
    try:
        yield
    except SQLAlchemyError as problem:
        raise BadDatabase("error-database-open", problem=str(getattr(problem, "orig", problem))) from None


@contextmanager
def consistent_snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection with a consistent snapshot, whatever is written meanwhile."""
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _lock_schema(connection: Connection) -> None:
    """Lock out other servers that migrate at the same time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
