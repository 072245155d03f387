"""Processes of the server over one database, killed and started again at random moments."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
from tests.services.servers import PATIENCE, Postgres, Valkey, free_port

__all__ = ["Process", "Trouble"]


class Process:
    """``schwimmen serve`` over that database and bus, on a port of its own or one that it shares."""

    def __init__(
        self,
        log: Path,
        database: str,
        bus: str | None = None,
        shared_port: int | None = None,
        *,
        program: Sequence[str] = ("schwimmen",),
        arguments: Sequence[str] = (),
    ) -> None:
        """``program``: the module that is the command, and what it is given before ``serve``."""
        self.port = shared_port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = [sys.executable, "-m", *program, "serve", *arguments]
        self._command += ["--port", str(self.port), "--database", database]
        self._command += ["--per-address", "100000", *(["--bus", bus] if bus else [])]
        self._command += ["--reuse-port"] if shared_port else []
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it serves."""
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "en"}
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while not await self._serves(client):
                running = self._process.returncode is None and time.monotonic() < until
                assert running, self._log.read_text(encoding="utf-8", errors="replace")[-2000:]
                await asyncio.sleep(0.05)

    async def _serves(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get(f"{self.url}/api/health", timeout=5)).status_code == 200
        except httpx.TransportError:
            return False

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it by that signal, and wait until it is gone."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()


@dataclass(eq=False)
class _Victim:
    """Something that is stopped, and goes on a moment later; not twice at the same time."""

    fate: str
    stop: Callable[[], Awaitable[None]]
    start: Callable[[], Awaitable[None]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Trouble:
    """What befalls the servers while people play: after every so many answers one thing, each in turn, by chance.

    ``counts`` tells what has happened how often.
    """

    def __init__(
        self,
        chance: random.Random,
        every: int,
        processes: Sequence[Process],
        postgres: Postgres | None = None,
        valkey: Valkey | None = None,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self._chance = chance
        self._every = every
        self._answers = 0
        self._victims = [_Victim("a process killed", process.end, process.start) for process in processes]
        if postgres is not None:
            self._victims.append(_Victim("PostgreSQL crashed", _aside(postgres.crash), _aside(postgres.start)))
        if valkey is not None:
            kill, start = partial(valkey.end, signal.SIGKILL), valkey.start
            halt, go_on = partial(valkey.signal, signal.SIGSTOP), partial(valkey.signal, signal.SIGCONT)
            killed = _Victim("Valkey killed", _aside(kill), _aside(start))
            self._victims += [killed, _Victim("Valkey silent", _aside(halt), _aside(go_on), killed.lock)]
        self._next: list[_Victim] = []
        self._tasks: list[asyncio.Task[None]] = []

    def answered(self) -> None:
        """Somebody's command was answered."""
        self._answers += 1
        if self._answers % self._every == 0:
            if not self._next:
                self._next = self._chance.sample(self._victims, len(self._victims))
            self._tasks.append(asyncio.ensure_future(self._strike(self._next.pop())))

    async def over(self) -> None:
        """Wait until all runs again. Raises what went wrong with that."""
        await asyncio.gather(*self._tasks)

    async def _strike(self, victim: _Victim) -> None:
        async with victim.lock:
            await victim.stop()
            self.counts[victim.fate] += 1
            await asyncio.sleep(self._chance.uniform(0, 0.5))
            await victim.start()


def _aside(work: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    """The same, done in a thread."""
    return lambda: asyncio.to_thread(work)
