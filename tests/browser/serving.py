"""The program as people start it: a process of its own on a free port, over a database file."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

__all__ = ["Served"]


class Served:
    """``schwimmen serve``, which can be frozen, killed and started again on the same port and database."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.url = ""
        self._environment = os.environ | {"LC_ALL": "C.UTF-8"} | environment
        self._port = "0"
        self._database = folder / "tables.sqlite"
        self._complaints = folder / "stderr.txt"
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it; returns once it serves."""
        with self._complaints.open("a", encoding="utf-8") as complaints:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "schwimmen", "serve", "--port", self._port, "--database", str(self._database)],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        address = re.search(r"http://[\w.]+:(\d+)/", said)
        assert address, f"the server doesn't start: {said}{self._complaints.read_text('utf-8')}"
        self.url, self._port = address[0].rstrip("/"), address[1]

    def freeze(self) -> None:
        """Let it take in what it is sent, and do nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl+C does. It has had nothing to complain of."""
        self._end(signal.SIGINT)
        assert self._complaints.read_text("utf-8") == ""

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.communicate()
        self._process = None
