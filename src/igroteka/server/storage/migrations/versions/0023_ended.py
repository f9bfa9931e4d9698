"""An index by which tables are found that have ended lately: their results are looked for every few seconds."""

from __future__ import annotations

from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_ended", "tables", ["ended"])


def downgrade() -> None:
    op.drop_index("ix_tables_ended", "tables")
