"""Records that are shared by a link; what is old is found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("shares_created", "shares", ["created"])
    op.create_index("tables_created", "tables", ["created"])


def downgrade() -> None:
    op.drop_index("tables_created", "tables")
    op.drop_table("shares")
