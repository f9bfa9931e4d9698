"""Which puzzles a guest has tried, and the ratings of guests and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("code", sa.String(200), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_puzzle_tries_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        *rated(),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_puzzle_solvers_guest_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "game", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(60), nullable=False),
        *rated(),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )


def rated() -> list[sa.Column[object]]:
    """The columns of a rating."""
    numbers = [sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility")]
    return [*numbers, *[sa.Column(name, sa.Integer, nullable=False) for name in ("tries", "solved")]]


def downgrade() -> None:
    for name in ("puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(name)
