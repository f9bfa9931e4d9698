"""Whether an older server can use a database that a newer one has migrated.

During a rolling upgrade, and after one that is taken back, servers of two versions share a database. The older one
knows nothing of the newer migrations, so it compares the tables with its own: a migration may add what the older server
can leave alone, and nothing else. A change that it would only misread is made visible: the column is renamed.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Inspector, MetaData, PrimaryKeyConstraint, Table, UniqueConstraint, inspect

LEFT_ALONE = ("CASCADE", "SET NULL", "SET DEFAULT")  # what a reference may do when the older server deletes a row


def obstacles(connection: Connection, ours: MetaData) -> list[str]:
    """Why servers with our tables cannot use this database; empty if they can."""
    found = inspect(connection)
    theirs = set(found.get_table_names())
    problems = [f"{table.name}: no such table" for table in ours.sorted_tables if table.name not in theirs]
    for table in ours.sorted_tables:
        if table.name in theirs:
            problems += [f"{table.name}: {what}" for what in (*_columns(found, table), *_unique(found, table))]
    for name in sorted(theirs - set(ours.tables)):
        problems += [f"{name}: {what}" for what in _references(found, name, ours)]
    return problems


def _columns(found: Inspector, table: Table) -> Iterator[str]:
    """Columns that we need and are not there, and columns that our rows would lack."""
    theirs = {column["name"]: column for column in found.get_columns(table.name)}
    for column in table.columns:
        there = theirs.pop(column.name, None)
        if there is None:
            yield f"no column {column.name}"
        elif column.nullable and not there["nullable"]:
            yield f"{column.name} may no longer be empty"
    for name, added in theirs.items():
        if not added["nullable"] and added["default"] is None:
            yield f"{name} may not be empty and has no default"


def _unique(found: Inspector, table: Table) -> Iterator[str]:
    """Indexes that forbid rows which we write: unique ones of our columns alone."""
    ours = set(table.columns.keys())
    known = {frozenset(column.name for column in index.columns) for index in table.indexes if index.unique}
    keys = [one for one in table.constraints if isinstance(one, UniqueConstraint | PrimaryKeyConstraint)]
    known |= {frozenset(key.columns.keys()) for key in keys}
    theirs = {
        frozenset(filter(None, index["column_names"])) for index in found.get_indexes(table.name) if index["unique"]
    }
    theirs |= {frozenset(constraint["column_names"]) for constraint in found.get_unique_constraints(table.name)}
    for names in theirs:
        if names <= ours and not any(key <= names for key in known):
            yield f"{', '.join(sorted(names))} must be unique"


def _references(found: Inspector, name: str, ours: MetaData) -> Iterator[str]:
    """References of a table that we do not know to rows that we delete."""
    for key in found.get_foreign_keys(name):
        if key["referred_table"] in ours.tables and key["options"].get("ondelete") not in LEFT_ALONE:
            yield f"its rows forbid to delete those of {key['referred_table']}"
