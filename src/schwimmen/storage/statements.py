"""What the store asks of its database: whole transactions, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, select
from sqlalchemy import Table as SchemaTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from schwimmen.storage import sheets
from schwimmen.storage.schema import events, shares, tables
from schwimmen.tables.events import Entry, decode_event

__all__ = ["expire_some", "insert_into", "newest", "read", "reading", "share", "shared", "writing"]

TOGETHER = 1000
"""Of at most so many tables one statement asks for the newest entry."""

EXPIRED = 50
"""So many tables are removed in one transaction: nobody waits long for it."""

T = TypeVar("T")


def reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Do that in a transaction that reads. Where the connection is lost (a restart), once more on a new one."""
    return _transaction(engine, work)


def writing(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Do that in a transaction that may write, else like `reading`: ``work`` must bear being done twice."""
    return _transaction(_to_write(engine), work)


@lru_cache(maxsize=4)
def _to_write(engine: Engine) -> Engine:
    """That engine, whose transactions may write: to be told so takes it a while."""
    return engine.execution_options(writes=True)


def _transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    for again in (True, False):
        try:
            with engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            if not (again and error.connection_invalidated):
                raise
    raise AssertionError("the second time has ended it")


def insert_into(connection: Connection, table: SchemaTable) -> postgresql.Insert | sqlite.Insert:
    """An insertion that may say what is to happen where the row is there already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def read(connection: Connection, table: str, after: int) -> list[Entry]:
    """A table's entries after that number, in order. Raises `DecodeError` for one that is damaged."""
    query = (
        select(events.c.number, events.c.at, events.c.command, events.c.body)
        .where(events.c.table_id == table, events.c.number > after)
        .order_by(events.c.number)
    )
    rows = connection.execute(query).all()
    return [Entry(number, at, command, decode_event(body)) for number, at, command, body in rows]


def newest(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """The last entry's number of each of those tables that there is."""
    last = select(func.max(events.c.number)).where(events.c.table_id == tables.c.id).scalar_subquery()
    found: dict[str, int] = {}
    for start in range(0, len(names), TOGETHER):
        query = select(tables.c.id, last).where(tables.c.id.in_(names[start : start + TOGETHER]))
        found.update((name, number) for name, number in connection.execute(query) if number is not None)
    return found


def expire_some(connection: Connection, before: int) -> int:
    """Remove some tables, score sheets and shared records that nothing has happened with since; 0 where there are
    none left.
    """
    old = select(shares.c.id).where(shares.c.created < before).limit(EXPIRED)
    removed = connection.execute(delete(shares).where(shares.c.id.in_(old))).rowcount
    removed += sheets.expire(connection, before, EXPIRED)
    # Chosen and held first, then looked at again: a move that was stored meanwhile keeps its table.
    candidates = select(tables.c.id).where(_idle(before)).order_by(tables.c.created).limit(EXPIRED)
    chosen = connection.scalars(candidates.with_for_update(skip_locked=True)).all()
    if chosen:
        gone = delete(tables).where(tables.c.id.in_(chosen), _idle(before))
        removed += connection.execute(gone).rowcount
    return removed


def _idle(before: int) -> ColumnElement[bool]:
    last = (
        select(events.c.at)
        .where(events.c.table_id == tables.c.id)
        .order_by(events.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    return (tables.c.created < before) & (func.coalesce(last, tables.c.created) < before)


def share(connection: Connection, name: str, record: str, at: int) -> None:
    """Store a record's text under that name, unless there is one."""
    row = {"id": name, "created": at, "record": record}
    connection.execute(insert_into(connection, shares).on_conflict_do_nothing(), row)


def shared(connection: Connection, name: str) -> str | None:
    """The record of that name, if there is one."""
    return connection.scalar(select(shares.c.record).where(shares.c.id == name))
