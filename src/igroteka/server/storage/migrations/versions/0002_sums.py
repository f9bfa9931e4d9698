"""When a table has ended, sums of what was played by game and day, and tables by their host."""

from __future__ import annotations

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

DAY = 24 * 3600 * 1000  # ms
AT_ONCE = 1000  # tables
IMPORTED = '%"imported":true%'  # in the summary of a table whose game was played elsewhere
LONGEST_NAME = 24

Row = tuple[str, str, int, dict[str, object]]  # the id of a finished table, its game, when it changed, its summary

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("status", sa.String),
    sa.column("changed", sa.BigInteger),
    sa.column("summary", sa.Text),
    sa.column("ended", sa.BigInteger),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    sums = op.create_table(
        "sums",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people_won", sa.Integer, nullable=False),
        sa.Column("bots_won", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    found: dict[tuple[str, int], dict[str, object]] = {}
    cut: list[dict[str, str]] = []
    connection = op.get_bind()
    for id, game, changed, summary in finished(connection):
        if summary.get("imported"):
            cut += [{"table": id, "text": text} for text in with_short_names(summary)]
        else:
            count(found, game, changed, summary)
    here = sa.and_(tables.c.status == "finished", tables.c.summary.not_like(IMPORTED))
    connection.execute(sa.update(tables).where(here).values(ended=tables.c.changed))
    if found:
        connection.execute(sa.insert(sums), list(found.values()))
    if cut:
        mine = tables.c.id == sa.bindparam("table")
        connection.execute(sa.update(tables).where(mine).values(summary=sa.bindparam("text")), cut)


def finished(connection: sa.Connection) -> Iterator[Row]:
    """All finished tables."""
    wanted = sa.select(tables.c.id, tables.c.game, tables.c.changed, tables.c.summary)
    wanted = wanted.where(tables.c.status == "finished").execution_options(yield_per=AT_ONCE)
    for id, game, changed, summary in connection.execute(wanted):
        yield id, game, changed, json.loads(summary)


def count(found: dict[tuple[str, int], dict[str, object]], game: str, at: int, summary: dict[str, object]) -> None:
    """Add a table to the sums of its game and day."""
    kinds, places = listed(summary, "kinds"), listed(summary, "places")
    winners = {kind for kind, place in zip(kinds, places, strict=False) if place == 1}
    nothing = {"game": game, "day": at // DAY, "games": 0, "seats": 0, "people_won": 0, "bots_won": 0, "last": 0}
    row = found.setdefault((game, at // DAY), dict(nothing))
    more = {"games": 1, "seats": len(kinds), "people_won": "person" in winners, "bots_won": winners == {"bot"}}
    row.update({name: int(str(row[name])) + int(value) for name, value in more.items()})
    row["last"] = max(int(str(row["last"])), at)


def with_short_names(summary: dict[str, object]) -> list[str]:
    """The summary of a game that was played elsewhere with names that fit into lists, if it has longer ones."""
    names = [str(name) for name in listed(summary, "names")]
    if all(len(name) <= LONGEST_NAME for name in names):
        return []
    short = [name[:LONGEST_NAME] for name in names]
    return [json.dumps({**summary, "names": short}, ensure_ascii=False, separators=(",", ":"))]


def listed(summary: dict[str, object], name: str) -> list[object]:
    """A list in a summary; an empty one if it is not there."""
    found = summary.get(name)
    return found if isinstance(found, list) else []


def downgrade() -> None:
    op.drop_table("sums")
    op.drop_index("ix_tables_host", "tables")
    with op.batch_alter_table("tables") as altered:
        altered.drop_column("ended")
