"""``python -m benchmarks.load``: what the server carries on one core, beside the bare echo and boardgame.io.

The server has one core for itself, the players the others. Moves a second and core are moves by the server's
processor seconds, so that a busy machine changes them little; delays are only worth something on a quiet one.
Memory is what the server has grown by since it started, by seat: of the echo that is a connection, of the game a
connection and a quarter of a table.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop

from benchmarks.load.echo import talk
from benchmarks.load.players import Sample, play
from benchmarks.load.processes import Process, free_port, running

PEER = Path(__file__).parent / "peer"
SERVER_CORE = 0
WARM_UP = 3.0


@dataclass(frozen=True)
class Row:
    """What one run gave; ``memory`` in bytes, of the whole server, which had ``empty`` before anybody came."""

    who: str
    seats: int
    sample: Sample
    empty: int
    memory: int

    @property
    def moves(self) -> float:
        """A second and core."""
        return self.sample.moves / self.sample.cpu_seconds

    @property
    def frames(self) -> float:
        """From the server, a second and core."""
        return self.sample.frames / self.sample.cpu_seconds

    def line(self) -> str:
        """As a line of the table."""
        sample = self.sample
        delays = sorted(sample.delays) or [float("nan")]
        cells = (
            f"{self.who:34}",
            f"{self.seats:6d}",
            f"{sample.moves / sample.seconds:10,.0f}",
            f"{self.moves:10,.0f}",
            f"{self.frames:12,.0f}",
            f"{sample.cpu_seconds / sample.seconds:8.0%}",
            f"{1000 * statistics.median(delays):9.1f}",
            f"{1000 * delays[int(0.99 * (len(delays) - 1))]:9.1f}",
            f"{self.memory / 2**20:9.0f}",
            f"{(self.memory - self.empty) / 1024 / self.seats:8.1f}",
        )
        return " ".join(cells)


HEAD = (
    f"{'':34} {'seats':>6} {'moves/s':>10} {'moves/core':>10} {'frames/core':>12} {'core':>8}"
    f" {'ms median':>9} {'ms 99 %':>9} {'MB':>9} {'kB/seat':>8}"
)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser("python -m benchmarks.load", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[100, 1000, 5000])
    parser.add_argument("--paced", type=int, nargs="*", default=[2000], help="seats of players who think")
    parser.add_argument("--think", type=float, default=3.0, help="seconds that those think, on average")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--database", help="a URL instead of a file of its own")
    parser.add_argument("--peer", type=int, default=1000, help="at most so many seats are played with the peer too")
    args = parser.parse_args()
    others = set(os.sched_getaffinity(0)) - {SERVER_CORE}
    os.sched_setaffinity(0, others or {SERVER_CORE})
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # a connection is a file, for the servers too
    print(HEAD)
    for seats, think in [*((seats, 0.0) for seats in args.seats), *((seats, args.think) for seats in args.paced)]:
        mine = _schwimmen(seats, think, args.seconds, args.database)
        print(mine.line(), flush=True)
        if not think:
            limit = _echo(seats, mine.sample.bytes // max(1, mine.sample.frames), args.seconds)
            print(limit.line(), flush=True)
            print(f"  frames a second and core, of the limit: {mine.frames / limit.frames:.2f}")
        if seats <= args.peer:
            for files in (False, True):
                peer = _peer(seats, think, args.seconds, files=files)
                print(peer.line() if peer.sample.moves else f"{peer.who:34} {seats:6d}  no move was made", flush=True)
                if not think and peer.sample.moves:
                    print(f"  moves a second and core, by the peer's: {mine.moves / peer.moves:.2f}")


def _schwimmen(seats: int, think: float, seconds: float, database: str | None) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "schwimmen", "serve", "--port", str(port), "--per-address", "1000000"]
        command += ["--database", database or f"{folder}/tables.sqlite"]
        with running(command, port, SERVER_CORE) as server:
            sample = Sample(server.cpu)
            empty = server.memory()
            uvloop.run(play(_url(server), seats, think, sample, WARM_UP, seconds))
            return Row(f"Schwimmen{_paced(think)}", seats, sample, empty, server.memory())


def _echo(seats: int, size: int, seconds: float) -> Row:
    port = free_port()
    with running([sys.executable, "-m", "benchmarks.load.echo", str(port)], port, SERVER_CORE) as server:
        sample = Sample(server.cpu)
        empty = server.memory()
        uvloop.run(talk(_url(server), seats, size, sample, WARM_UP, seconds))
        return Row(f"bare echo of {size} bytes", seats, sample, empty, server.memory())


def _peer(seats: int, think: float, seconds: float, *, files: bool) -> Row:
    """boardgame.io, which keeps its matches in memory or in ``files``."""
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(["node", "server.js", str(port), *([folder] if files else [])], port, SERVER_CORE, PEER) as server,
    ):
        sample = Sample(server.cpu)
        empty = server.memory()
        command = ["node", "players.js", _url(server), *map(str, (seats, think, WARM_UP, seconds))]
        with subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True) as players:
            assert players.stdout is not None
            players.stdout.readline()  # they begin to count
            used = server.cpu()
            counted = json.loads(players.stdout.readline())
            sample.cpu_seconds, sample.seconds = server.cpu() - used, counted["seconds"]
        sample.moves, sample.frames, sample.delays = counted["moves"], counted["frames"], counted["delays"]
        return Row(f"boardgame.io{', files' if files else ''}{_paced(think)}", seats, sample, empty, server.memory())


def _url(server: Process) -> str:
    return f"http://127.0.0.1:{server.port}"


def _paced(think: float) -> str:
    return f", {think:g} s to think" if think else ""


if __name__ == "__main__":
    main()
