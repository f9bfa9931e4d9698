"""Results of tables that have ended, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        *texts(table_id=32, game=40),
        sa.Column("ended", sa.BigInteger, nullable=False),
        *texts(unrated=20),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_game", "results", ["game", "ended", "table_id"])
    op.create_table(
        "result_seats",
        *texts(table_id=32),
        *integers("seat"),
        *texts(guest_id=32, name=64, bot=40, level=40),
        *integers("place", "score"),
        *texts(role=40),
        sa.ForeignKeyConstraint(
            ["table_id"], ["results.table_id"], name="fk_result_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
    )
    op.create_index("ix_result_seats_guest", "result_seats", ["guest_id"])
    op.create_table(
        "ratings",
        *texts(player=60, game=40, role=40),
        *[sa.Column(name, sa.Float, nullable=False) for name in ("mu", "sigma")],
        *integers("games", "won"),
        sa.PrimaryKeyConstraint("player", "game", "role", name="pk_ratings"),
    )
    op.create_table(
        "rating_marks",
        *texts(game=40),
        sa.Column("ended", sa.BigInteger, nullable=False),
        *texts(table_id=32),
        sa.PrimaryKeyConstraint("game", name="pk_rating_marks"),
    )


def texts(**lengths: int) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(length), nullable=False) for name, length in lengths.items()]


def integers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]


def downgrade() -> None:
    for name in ("rating_marks", "ratings", "result_seats", "results"):
        op.drop_table(name)
