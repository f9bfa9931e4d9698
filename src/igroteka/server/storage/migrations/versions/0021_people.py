"""People: friends and whom somebody has blocked, groups, invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

TABLES = ("invitations", "group_members", "groups", "contacts")


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        *[_to("contacts", name, "guests") for name in ("guest_id", "other_id")],
        sa.PrimaryKeyConstraint("guest_id", "other_id", name="pk_contacts"),
    )
    op.create_index("ix_contacts_other", "contacts", ["other_id"])
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
    )
    op.create_table(
        "group_members",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("group_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _to("group_members", "guest_id", "guests"),
        _to("group_members", "group_id", "groups"),
        sa.PrimaryKeyConstraint("guest_id", "group_id", name="pk_group_members"),
    )
    op.create_index("ix_group_members_group", "group_members", ["group_id"])
    op.create_table(
        "invitations",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("from_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _to("invitations", "guest_id", "guests"),
        _to("invitations", "table_id", "tables"),
        _to("invitations", "from_id", "guests"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_from", "invitations", ["from_id"])


def _to(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{table}_{column}", ondelete="CASCADE")


def downgrade() -> None:
    for name in TABLES:
        op.drop_table(name)
