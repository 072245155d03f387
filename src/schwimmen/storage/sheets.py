"""Shared score sheets in a database: a log of lines each, which the server keeps and doesn't read."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from schwimmen.storage.schema import sheet_lines, sheets

__all__ = ["append", "expire", "lines", "open_sheet"]


def open_sheet(connection: Connection, sheet: str, bodies: Sequence[str], at: int) -> None:
    """A new sheet with those lines."""
    connection.execute(insert(sheets), {"id": sheet, "changed": at})
    _insert(connection, sheet, 0, bodies)


def append(connection: Connection, sheet: str, after: int, bodies: Sequence[str], at: int) -> bool:
    """Add lines to a sheet that has ``after`` of them; False, and nothing, if it has another number, or isn't there.

    The sheet's row is held meanwhile: who comes at the same time waits, then finds another number.
    """
    held = connection.scalar(select(sheets.c.id).where(sheets.c.id == sheet).with_for_update())
    count = connection.scalar(select(func.count()).where(sheet_lines.c.sheet_id == sheet))
    if held is None or count != after:
        return False
    _insert(connection, sheet, after, bodies)
    connection.execute(update(sheets).where(sheets.c.id == sheet).values(changed=at))
    return True


def _insert(connection: Connection, sheet: str, first: int, bodies: Sequence[str]) -> None:
    rows = [{"sheet_id": sheet, "number": first + i, "body": body} for i, body in enumerate(bodies)]
    connection.execute(insert(sheet_lines), rows)


def lines(connection: Connection, sheet: str, after: int) -> list[str] | None:
    """The lines behind the first ``after`` ones, in order; None for a sheet that isn't there."""
    if connection.scalar(select(sheets.c.id).where(sheets.c.id == sheet)) is None:
        return None
    query = (
        select(sheet_lines.c.body)
        .where(sheet_lines.c.sheet_id == sheet, sheet_lines.c.number >= after)
        .order_by(sheet_lines.c.number)
    )
    return list(connection.scalars(query))


def expire(connection: Connection, before: int, most: int) -> int:
    """Remove at most so many sheets that nobody has written on since ``before``; gives how many."""
    old = select(sheets.c.id).where(sheets.c.changed < before).limit(most)
    # Looked at again: a sheet that was written on meanwhile stays.
    return connection.execute(delete(sheets).where(sheets.c.id.in_(old), sheets.c.changed < before)).rowcount
