"""Tournaments: their logs, who takes part, and which table belongs to which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0015"
branch_labels = None
depends_on = None

TABLES = ("tournament_tables", "tournament_entrants", "tournament_events", "tournaments")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("director", sa.String(32), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "changed"])
    op.create_index("ix_tournaments_director", "tournaments", ["director", "status"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        _of_tournament("tournament_events"),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_events"),
    )
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("address", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        _of_tournament("tournament_entrants"),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_entrants"),
    )
    op.create_index("ix_tournament_entrants_guest", "tournament_entrants", ["guest_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        _of_tournament("tournament_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_tournament_tables"),
    )
    op.create_index("ix_tournament_tables_round", "tournament_tables", ["tournament_id", "round"])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament_id"], ["tournaments.id"], name=f"fk_{table}_tournament_id", ondelete="CASCADE"
    )


def downgrade() -> None:
    for name in TABLES:
        op.drop_table(name)
