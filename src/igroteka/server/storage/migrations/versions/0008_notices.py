"""Notices: where and when guests want to be told that it is their turn, and what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES = ("leases", "turn_notices", "table_notices", "push_subscriptions", "notice_settings", "host_secrets")


def upgrade() -> None:
    op.create_table(
        "host_secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host_secrets"),
    )
    op.create_table(
        "notice_settings",
        guest(),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("offset", "quiet_from", "quiet_until", "digest")],
        sa.Column("vacation_until", sa.BigInteger, nullable=False),
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("vacation_year", "vacation_days")],
        of_guest("notice_settings"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_notice_settings"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        guest(),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        of_guest("push_subscriptions"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_guest", "push_subscriptions", ["guest_id"])
    op.create_table(
        "table_notices",
        guest(),
        sa.Column("table_id", sa.String(32), nullable=False),
        of_guest("table_notices"),
        of_table("table_notices"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_table_notices"),
    )
    op.create_index("ix_table_notices_table", "table_notices", ["table_id"])
    op.create_table(
        "turn_notices",
        guest(),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("turn", sa.String(60), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        of_guest("turn_notices"),
        of_table("turn_notices"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_turn_notices"),
    )
    op.create_index("ix_turn_notices_due", "turn_notices", ["told", "due"])
    op.create_index("ix_turn_notices_table", "turn_notices", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )


def guest() -> sa.Column[str]:
    return sa.Column("guest_id", sa.String(32), nullable=False)


def of_guest(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=f"fk_{table}_guest_id", ondelete="CASCADE")


def of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE")


def downgrade() -> None:
    for name in TABLES:
        op.drop_table(name)
