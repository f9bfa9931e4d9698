"""When a guest was here last. Of those who are known already, nobody knows: they count as seen now."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    guests = sa.table("guests", sa.column("seen", sa.BigInteger))
    op.execute(sa.update(guests).values(seen=time.time_ns() // 1_000_000))


def downgrade() -> None:
    with op.batch_alter_table("guests") as altered:
        altered.drop_column("seen")
