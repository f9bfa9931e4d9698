"""Which lessons a guest has finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_learned_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "lesson", name="pk_learned"),
    )


def downgrade() -> None:
    op.drop_table("learned")
