"""Score sheets that several phones write on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("sheets_changed", "sheets", ["changed"])
    op.create_table(
        "sheet_lines",
        sa.Column("sheet_id", sa.String(32), sa.ForeignKey("sheets.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("sheet_lines")
    op.drop_table("sheets")
