"""What the store asks of its database: whole transactions, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, select
from sqlalchemy import Table as SchemaTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from schwimmen.storage import sheets
from schwimmen.storage.engines import StorageFailed, why
from schwimmen.storage.schema import events, shares, tables
from schwimmen.tables.events import Entry, decode_event, encode_event

__all__ = ["Append", "TableGone", "expire_some", "newest", "read", "reading", "share", "shared", "store", "writing"]

TOGETHER = 1000
"""Of at most so many tables one statement asks for the newest entry."""

EXPIRED = 50
"""So many tables are removed in one transaction: nobody waits long for it."""

_COLUMNS = ("table_id", "number", "at", "command", "body")
_INSERT = "INSERT INTO events (" + ", ".join(_COLUMNS) + ") VALUES "
_ROWS = 1000
"""Rows of one statement: a database takes so many values."""

T = TypeVar("T")


class TableGone(StorageFailed):
    """There is no such table (any more): it has expired."""


class Append(NamedTuple):
    """Entries of one table that are stored all or none; the first of them decides who was first."""

    table: str
    entries: Sequence[Entry]
    created: int | None = None
    """For a new table: when."""


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


def store(engine: Engine, batch: Sequence[Append]) -> list[bool | StorageFailed]:
    """Store all that can be, in one transaction; for each, whether it was first, or why it isn't stored."""
    try:
        with suppress(_NotAllFirst):
            writing(engine, lambda connection: _insert_all(connection, batch))
            return [True for _ in batch]
        first = writing(engine, lambda connection: _insert(connection, batch))
    except (IntegrityError, DataError) as error:  # one of them is to blame: the others don't suffer for it
        if len(batch) > 1:
            return [answer for append in batch for answer in store(engine, [append])]
        return [(TableGone if isinstance(error, IntegrityError) else StorageFailed)(why(error))]
    except Exception as error:  # whatever it was: those who wait must hear of it
        failure = StorageFailed(why(error))
        return [failure for _ in batch]
    return [index in first for index in range(len(batch))]


class _NotAllFirst(Exception):
    """Somebody was faster with one of the entries: nothing of the batch is stored yet."""


def _insert_all(connection: Connection, batch: Sequence[Append]) -> None:
    """Insert the batch as it nearly always can be: nobody else has any of its entries. Raises `_NotAllFirst`.

    One statement holds many rows, made without SQLAlchemy, whose own way of it takes several times as long; and the
    interpreter's lock, for which a thread may wait long beside a busy event loop, is given up once for all of them.
    """
    _insert_tables(connection, batch)
    rows = [(append.table, *_values(entry)) for append in batch for entry in append.entries]
    rows.sort(key=lambda row: row[:2])  # in one order, as below
    sign = "%s" if connection.dialect.paramstyle in ("format", "pyformat") else "?"
    row = f"({', '.join([sign] * len(_COLUMNS))})"
    for start in range(0, len(rows), _ROWS):
        some = rows[start : start + _ROWS]
        statement = f"{_INSERT}{', '.join([row] * len(some))} ON CONFLICT DO NOTHING"
        inserted = connection.exec_driver_sql(statement, tuple([value for values in some for value in values]))
        if inserted.rowcount != len(some):
            raise _NotAllFirst


def _insert(connection: Connection, batch: Sequence[Append]) -> set[int]:
    """Insert what can be of the batch; gives which of it were first.

    Two processes that insert the same rows wait for each other: in one order, so that one of them goes on.
    """
    _insert_tables(connection, batch)
    claims: dict[tuple[str, int], int] = {}
    for index, append in enumerate(batch):
        claims.setdefault((append.table, append.entries[0].number), index)
    claim = _insert_into(connection, events).on_conflict_do_nothing().returning(events.c.table_id, events.c.number)
    claimed = [_row(table, batch[index].entries[0]) for (table, _), index in sorted(claims.items())]
    first = {claims[table, number] for table, number in connection.execute(claim, claimed)}
    # Who has the first number has those after it: nobody can follow on an entry that is not committed.
    rest = [_row(batch[index].table, entry) for index in sorted(first) for entry in batch[index].entries[1:]]
    if rest:
        connection.execute(_insert_into(connection, events), rest)
    return first


def _insert_tables(connection: Connection, batch: Sequence[Append]) -> None:
    """Insert the tables that are new."""
    new = sorted((append.table, append.created) for append in batch if append.created is not None)
    if new:
        rows = [{"id": table, "created": created} for table, created in new]
        connection.execute(_insert_into(connection, tables).on_conflict_do_nothing(), rows)


def _insert_into(connection: Connection, table: SchemaTable) -> postgresql.Insert | sqlite.Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return dict(zip(_COLUMNS, (table, *_values(entry)), strict=True))


def _values(entry: Entry) -> tuple[int, int, str | None, str]:
    return entry.number, entry.at, entry.command, encode_event(entry.event)


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
    connection.execute(_insert_into(connection, shares).on_conflict_do_nothing(), row)


def shared(connection: Connection, name: str) -> str | None:
    """The record of that name, if there is one."""
    return connection.scalar(select(shares.c.record).where(shares.c.id == name))
