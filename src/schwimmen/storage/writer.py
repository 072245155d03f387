"""The one end of a database at which entries are written: batches of them, each in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.pool import PoolProxiedConnection

from schwimmen.storage.engines import StorageFailed, begin_to_write, why
from schwimmen.storage.schema import events, tables
from schwimmen.storage.statements import insert_into, writing
from schwimmen.tables.events import Entry, encode_event

__all__ = ["Append", "TableGone", "Writer"]

_ENTRY = ("table_id", "number", "at", "command", "body")
_TABLE = ("id", "created")
_ROWS = 1000
"""Rows of one statement: a database takes so many values."""


class TableGone(StorageFailed):
    """There is no such table (any more): it has expired."""


class Append(NamedTuple):
    """Entries of one table that are stored all or none; the first of them decides who was first."""

    table: str
    entries: Sequence[Entry]
    created: int | None = None
    """For a new table: when."""


class Writer:
    """Stores one batch after the other. Used in one thread.

    Nearly always nobody else has any entry of a batch. That is tried first, over a connection that is kept, in a
    statement of many rows, and without SQLAlchemy, whose own ways take several times as long as the database: where
    few play at once, each pays for all of it. The interpreter's lock, for which a thread may wait long beside a busy
    event loop, is given up once for all rows. What else may be the case is found out afterwards, entry by entry.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None

    def store(self, batch: Sequence[Append]) -> list[bool | StorageFailed]:
        """Store all that can be, in one transaction; for each, whether it was first, or why it isn't stored."""
        try:
            if self._store_all(batch):
                return [True for _ in batch]
            self.close()  # the pool is small
        except Exception:  # whatever it was: it comes again below, or is over by then
            if self._connection is not None:
                self._connection.invalidate()
                self._connection = None
        return _store(self._engine, batch)

    def probe(self, *, write: bool) -> StorageFailed | None:
        """Why nothing could be stored now; with ``write`` found out by a commit that changes nothing."""
        self.close()  # the pool is small
        try:
            writing(self._engine, _rewrite if write else _look)
        except Exception as error:  # whatever it was: who asked must hear of it
            return StorageFailed(why(error))
        return None

    def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _store_all(self, batch: Sequence[Append]) -> bool:
        """Store the batch, unless somebody was faster with one of its entries: then nothing of it."""
        connection = self._connection = self._connection or self._engine.raw_connection()
        new = sorted({(append.table, append.created) for append in batch if append.created is not None})
        rows = [(append.table, *_values(entry)) for append in batch for entry in append.entries]
        rows.sort(key=lambda row: row[:2])  # two who write the same rows wait for each other: in one order
        cursor = connection.cursor()
        begin_to_write(self._engine, cursor)
        sign = "%s" if self._engine.dialect.paramstyle in ("format", "pyformat") else "?"
        for table, columns, all_values in (("tables", _TABLE, new), ("events", _ENTRY, rows)):
            for start in range(0, len(all_values), _ROWS):
                some = all_values[start : start + _ROWS]
                flat = [value for values in some for value in values]
                cursor.execute(_insertion(table, columns, len(some), sign), flat)
                if cursor.rowcount != len(some):
                    connection.rollback()
                    return False
        cursor.close()
        connection.commit()
        return True


def _look(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1")


def _rewrite(connection: Connection) -> None:
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


@lru_cache(maxsize=256)
def _insertion(table: str, columns: tuple[str, ...], rows: int, sign: str) -> str:
    """The statement that inserts so many rows where there are none yet."""
    row = f"({', '.join([sign] * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)} ON CONFLICT DO NOTHING"


def _store(engine: Engine, batch: Sequence[Append]) -> list[bool | StorageFailed]:
    """Store all that can be of a batch of which nothing is known."""
    try:
        first = writing(engine, lambda connection: _insert(connection, batch))
    except (IntegrityError, DataError) as error:  # one of them is to blame: the others don't suffer for it
        if len(batch) > 1:
            return [answer for append in batch for answer in _store(engine, [append])]
        return [(TableGone if isinstance(error, IntegrityError) else StorageFailed)(why(error))]
    except Exception as error:  # whatever it was: those who wait must hear of it
        failure = StorageFailed(why(error))
        return [failure for _ in batch]
    return [index in first for index in range(len(batch))]


def _insert(connection: Connection, batch: Sequence[Append]) -> set[int]:
    """Insert what can be of the batch; gives which of it were first.

    Two processes that insert the same rows wait for each other: in one order, so that one of them goes on.
    """
    new = sorted((append.table, append.created) for append in batch if append.created is not None)
    if new:
        rows = [dict(zip(_TABLE, row, strict=True)) for row in new]
        connection.execute(insert_into(connection, tables).on_conflict_do_nothing(), rows)
    claims: dict[tuple[str, int], int] = {}
    for index, append in enumerate(batch):
        claims.setdefault((append.table, append.entries[0].number), index)
    claim = insert_into(connection, events).on_conflict_do_nothing().returning(events.c.table_id, events.c.number)
    claimed = [_row(table, batch[index].entries[0]) for (table, _), index in sorted(claims.items())]
    first = {claims[table, number] for table, number in connection.execute(claim, claimed)}
    # Who has the first number has those after it: nobody can follow on an entry that is not committed.
    rest = [_row(batch[index].table, entry) for index in sorted(first) for entry in batch[index].entries[1:]]
    if rest:
        connection.execute(insert_into(connection, events), rest)
    return first


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return dict(zip(_ENTRY, (table, *_values(entry)), strict=True))


def _values(entry: Entry) -> tuple[int, int, str | None, str]:
    return entry.number, entry.at, entry.command, encode_event(entry.event)
