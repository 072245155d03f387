"""Servers as processes of their own, held to one core, with what they use told by the system."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Process", "free_port", "running"]

_TICK = os.sysconf("SC_CLK_TCK")
_START = 60.0
"""Seconds that a server may take until it listens."""


@dataclass(frozen=True)
class Process:
    """A running server."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Seconds of processor time so far, its own and the system's for it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> int:
        """Bytes in memory."""
        (line,) = [
            line for line in Path(f"/proc/{self.pid}/status").read_text().splitlines() if line.startswith("VmRSS")
        ]
        return int(line.split()[1]) * 1024


def free_port() -> int:
    """A port of this machine that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def running(command: Sequence[str], port: int, core: int, cwd: Path | None = None) -> Iterator[Process]:
    """That server, once it listens at the port; it gets that core alone."""
    server = subprocess.Popen(
        command,
        cwd=cwd,
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    try:
        _wait(server, port)
        yield Process(server.pid, port)
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + _START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start: {server.args!r}") from None
            time.sleep(0.1)
        else:
            return
