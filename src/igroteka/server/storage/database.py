"""Opening the database: the file in the user's data folder by default, or any URL; its schema is brought up to date."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from igroteka.core.errors import IgrotekaError

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "igroteka.db"
WAIT = 10  # seconds for a connection or a lock
MIGRATING = 7654  # the number of the lock under which the schema is changed


class BadDatabase(IgrotekaError):
    """A database that cannot be opened, or that belongs to a newer version."""


def default_url() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("igroteka"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE}"


def open_engine(url: str) -> Engine:
    """The engine of a URL, ready to use; BadDatabase says what is wrong."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase("error-database-url", url=url) from None
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed, connect_args={"timeout": WAIT, "check_same_thread": False})
        event.listen(engine, "connect", _tune_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, pool_pre_ping=True, connect_args={"connect_timeout": WAIT})
    raise BadDatabase("error-database-kind", kind=parsed.get_backend_name())


def _tune_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """A log that readers can read beside the writer, on disk when a commit returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; a schema of a newer version is left alone and refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            _be_alone(connection)
            known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
            current = MigrationContext.configure(connection).get_current_revision()
            if current is not None and current not in known:
                raise BadDatabase("error-database-newer", revision=current)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as problem:
        raise BadDatabase("error-database-open", problem=str(getattr(problem, "orig", problem))) from None


def _be_alone(connection: Connection) -> None:
    """Wait until nobody else changes the schema: several servers may start at the same moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
