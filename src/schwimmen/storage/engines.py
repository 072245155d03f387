"""Reaching a database: SQLite in a file, or PostgreSQL by URL. What differs between the two stands here."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from schwimmen.storage.migrate import migrate

__all__ = [
    "FAILURES",
    "READERS",
    "BadDatabaseURL",
    "DatabaseAway",
    "MissingDriver",
    "StorageFailed",
    "begin_to_write",
    "connect",
    "shown",
    "why",
]

FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)
"""What a database throws."""

READERS = 2
"""Threads that read beside the one that writes; each has a connection."""

PATIENCE = 5
"""Seconds that PostgreSQL may take to let somebody in, or to release what another process holds."""

_POSTGRESQL = {
    "connect_timeout": str(PATIENCE),
    # A server that is gone without a word is noticed.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "schwimmen",
}
"""How PostgreSQL is reached, unless the URL says otherwise."""

_SESSION = f"""
SELECT set_config('lock_timeout', '{PATIENCE}s', false),
       set_config('idle_in_transaction_session_timeout', '{2 * PATIENCE}s', false),
       set_config('synchronous_commit', replace(current_setting('synchronous_commit'), 'off', 'on'), false)
"""
# A process that stands still in the middle of a transaction doesn't keep the others waiting, and a commit
# that is answered is on the disk.


class StorageFailed(Exception):
    """The database did not do it (full disk, no permission, gone).

    Where only its answer was lost, it is stored all the same: whoever goes on reads first.
    """


class DatabaseAway(StorageFailed):
    """A database's server lets nobody in: it isn't there, is starting or is ending."""


class BadDatabaseURL(ValueError):
    """No database URL that this program can use."""


class MissingDriver(Exception):
    """The package that reaches this kind of database isn't installed."""


def connect(database: str) -> Engine:
    """An engine for a file, or a database by URL, whose schema is brought to the newest.

    Raises `BadDatabaseURL`, `MissingDriver`, `StorageFailed` (`DatabaseAway`), or `NewerDatabase`.
    """
    url = _url(database)
    postgresql = url.get_backend_name() == "postgresql"
    if postgresql and find_spec("psycopg") is None:
        raise MissingDriver("psycopg[binary]")
    engine = create_engine(url, pool_size=READERS + 1, max_overflow=0)
    there = postgresql and _is_there(engine)
    event.listen(engine, "connect", _configure_postgresql if postgresql else _configure_sqlite)
    if not postgresql:
        event.listen(engine, "begin", _begin_sqlite)
    try:
        if not postgresql:
            Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        with engine.execution_options(writes=True).begin() as connection:
            migrate(connection)
    except FAILURES as error:
        engine.dispose()
        # Whoever is there before and after had a reason to refuse.
        refused = not postgresql or not isinstance(error, OperationalError) or (there and _is_there(engine))
        raise (StorageFailed if refused else DatabaseAway)(why(error)) from error
    except BaseException:
        engine.dispose()
        raise
    return engine


def _is_there(engine: Engine) -> bool:
    """Whether the PostgreSQL server answers, and would let somebody in; also where it can't be asked."""
    from psycopg import ProgrammingError
    from psycopg.conninfo import make_conninfo
    from psycopg.pq import PGconn, Ping

    _, named = engine.dialect.create_connect_args(engine.url)
    named.pop("context", None)  # SQLAlchemy's own
    try:
        asked = make_conninfo(**named)
    except ProgrammingError:  # a parameter that libpq doesn't know: connecting says which
        return True
    return PGconn.ping(asked.encode()) not in (Ping.REJECT, Ping.NO_RESPONSE)


def shown(database: str) -> str:
    """A database's URL as it may be shown: without its password."""
    with suppress(ArgumentError, ValueError):
        if "://" in database:
            return make_url(database).render_as_string(hide_password=True)
    return database.rpartition("@")[2]


def why(error: Exception) -> str:
    """What the database said, on one line, without the statement and the values that it speaks of."""
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return said.partition(" DETAIL: ")[0].rstrip(".")


def _url(database: str) -> URL:
    if "://" not in database:
        return URL.create("sqlite+pysqlite", database=database)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise BadDatabaseURL(shown(database)) from error
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg").update_query_dict(_POSTGRESQL | dict(url.query))
    if url.get_backend_name() != "sqlite":
        raise BadDatabaseURL(url.get_backend_name())
    if not url.database or url.database == ":memory:":  # every connection would have a database of its own
        raise BadDatabaseURL(database)
    return url.set(drivername="sqlite+pysqlite")


def _configure_postgresql(connection: Any, _record: Any) -> None:
    connection.execute(_SESSION)
    connection.commit()


def _configure_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Each connection to SQLite: readers beside the writer, commits that survive a loss of power."""
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says, schema changes included
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {PATIENCE}000",
        "temp_store = MEMORY",  # what undoes a statement of many rows that fails would go into a file each time
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_execution_options().get("writes", False):
        begin_to_write(connection.engine, connection.connection.cursor())
    else:
        connection.exec_driver_sql("BEGIN")


def begin_to_write(engine: Engine, cursor: DBAPICursor) -> None:
    """Begin a transaction that writes, without SQLAlchemy. PostgreSQL's driver does so by itself."""
    if engine.dialect.name == "sqlite":
        # Said at once: a reader that turns writer can't wait for another writer's end.
        cursor.execute("BEGIN IMMEDIATE")
