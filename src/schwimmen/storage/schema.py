"""The database's tables, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

__all__ = ["HEAD", "events", "metadata", "shares", "sheet_lines", "sheets", "tables"]

HEAD = "0003"
"""The newest migration's name: what `alembic_version` holds where nothing is to be done."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Index("tables_created", "created"),  # what is old is found without looking at everything
)

# The primary key is the referee: who inserts number n + 1 first has made the move.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("command", String(64)),  # what it carries out, SEAT/ID
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

# Whole records under a name of their own, for links that show a match again.
shares = Table(
    "shares",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("record", Text, nullable=False),
    Index("shares_created", "created"),
)

# Score sheets that several phones write on.
sheets = Table(
    "sheets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970
    Index("sheets_changed", "changed"),
)

# Here too the primary key is the referee.
sheet_lines = Table(
    "sheet_lines",
    metadata,
    Column("sheet_id", String(32), ForeignKey("sheets.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON that only the pages read
    sqlite_with_rowid=False,
)
