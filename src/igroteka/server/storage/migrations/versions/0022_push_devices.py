"""On which device a browser subscribed to notices, so that a device that is signed out gets none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("push_subscriptions", sa.Column("device", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("push_subscriptions") as altered:
        altered.drop_column("device")
