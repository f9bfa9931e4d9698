"""Inserts that may meet an existing row, which SQLite and PostgreSQL write alike, but SQLAlchemy does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def upsert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert for this dialect. PostgreSQL's is imported only here: it takes a tenth of every start."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def put(connection: Connection, table: Table, key: Sequence[str], row: dict[str, object]) -> None:
    """Insert a row, or replace the one with the same key."""
    new = upsert(connection.dialect.name, table)
    rest = {name: value for name, value in row.items() if name not in key}
    if rest:
        connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=rest), row)
    else:
        connection.execute(new.on_conflict_do_nothing(), row)
