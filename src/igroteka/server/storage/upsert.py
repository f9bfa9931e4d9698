"""Inserts that may meet an existing row, which SQLite and PostgreSQL write alike, but SQLAlchemy does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def upsert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert for this dialect. PostgreSQL's is imported only here: it takes a tenth of every start."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
