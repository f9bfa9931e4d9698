"""Guests, tables, their logs, and who sits where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("address", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status", "public", "changed"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(80), nullable=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("uq_events_client", "events", ["table_id", "client"], unique=True)
    op.create_table(
        "sittings",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_sittings_table", "sittings", ["table_id"])


def downgrade() -> None:
    for name in ("sittings", "events", "tables", "guests"):
        op.drop_table(name)
