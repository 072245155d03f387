"""The servers as fixtures: each is started once for all tests of a process, when the first of them needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.services.servers import Postgres, Valkey


@pytest.fixture(scope="session")
def the_postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def postgres(the_postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL server, which a test may end: it is started again for the next one."""
    yield the_postgres
    if not the_postgres.running:
        the_postgres.start()


@pytest.fixture
def new_database(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database of that server."""
    url = postgres.new_database()
    yield url
    if not postgres.running:
        postgres.start()
    postgres.drop_database(url)


@pytest.fixture(scope="session")
def the_valkey() -> Iterator[Valkey]:
    server = Valkey()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def valkey(the_valkey: Valkey) -> Iterator[Valkey]:
    """A Valkey server, which a test may end: it is started again for the next one."""
    yield the_valkey
    if not the_valkey.running:
        the_valkey.start()
