"""Members: devices, passkeys and recovery codes of guests, and guests who join a member or are deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TABLES = ("departures", "challenges", "recovery_codes", "passkeys", "devices")


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), nullable=False),
        guest(),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        *times("created", "seen"),
        of_guest("devices"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("digest", name="uq_devices_digest"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        guest(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        *times("created", "used"),
        of_guest("passkeys"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest_id"])
    op.create_table(
        "recovery_codes",
        guest(),
        sa.Column("digest", sa.String(64), nullable=False),
        *times("created"),
        of_guest("recovery_codes"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_recovery_codes"),
        sa.UniqueConstraint("digest", name="uq_recovery_codes_digest"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), nullable=False),
        guest(),
        *times("until"),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_table(
        "departures",
        guest(),
        sa.Column("member_id", sa.String(32), nullable=False),
        *times("at"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_departures"),
    )


def guest() -> sa.Column[str]:
    return sa.Column("guest_id", sa.String(32), nullable=False)


def times(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger, nullable=False) for name in names]


def of_guest(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=f"fk_{table}_guest_id", ondelete="CASCADE")


def downgrade() -> None:
    for name in TABLES:
        op.drop_table(name)
