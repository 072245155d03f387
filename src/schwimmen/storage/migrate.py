"""Bring a database to the newest schema. Alembic is imported only where there is something to do."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from schwimmen.storage.schema import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["NewerDatabase", "alembic_config", "migrate"]

LOCK = 0x5C_4A_11_3E_31
"""The name of the lock that a process holds in PostgreSQL while it changes the schema."""


class NewerDatabase(Exception):
    """The database was made by a newer version of the program: its schema is not known here."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the connection's transaction. Raises `NewerDatabase`.

    Of several processes that start at once, one does it and the others wait until it has.
    """
    if inspect(connection).has_table("alembic_version"):
        if connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD:
            return
    if connection.dialect.name == "postgresql":  # SQLite's transaction shuts the others out by itself
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    from alembic import command
    from alembic.util import CommandError

    with as_file(files("schwimmen.storage") / "migrations") as folder:
        config = alembic_config(str(folder))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:  # the version is none of ours
            raise NewerDatabase(str(error)) from error


def alembic_config(folder: str) -> Config:
    """Alembic's configuration for the migrations in that folder."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
