"""``python -m benchmarks.load.capacity``: what so many people need, computed from what one core was measured to carry.

A person at a table makes a move every ``SEATS * think`` seconds: one after the other thinks. The figures are those of
``python -m benchmarks.load`` and stand in docs/benchmarks.md with the run that they are of.
"""

from __future__ import annotations

import argparse
import math

from benchmarks.load.players import SEATS
from schwimmen.server.hub import HEARTBEAT, POLL
from schwimmen.storage.store import INTERVAL

__all__ = ["needs"]

BUSY = 0.5
"""The part of a core that is planned for: the rest is for the busiest minute, and for neighbours that fail."""
ENTRY = 150
"""Bytes in the database for a move: 1.3 entries, since a round's end and the next deal have some of their own."""


def needs(
    *,
    people: int,
    think: float,
    moves_core: float,
    frames_move: float,
    frame: float,
    kb_seat: float,
    commits: float,
    database: float,
) -> list[tuple[str, str]]:
    """What it takes, line by line.

    ``moves_core``: moves a second and core; ``frames_move`` of ``frame`` bytes are sent for each; ``kb_seat``: memory;
    ``commits``: transactions that a process makes in a second at most, more moves share them; ``database``: those that
    one database carries from all.
    """
    tables, moves = people / SEATS, people / (SEATS * think)
    processes = math.ceil(moves / (moves_core * BUSY))
    each = moves / processes
    return [
        ("tables", f"{tables:,.0f}"),
        ("moves a second", f"{moves:,.0f}"),
        ("processes, each with a core", f"{processes:,d}"),
        ("connections of each", f"{people / processes:,.0f}"),
        ("memory of each, MB, over an empty process's", f"{people * kb_seat / 1024 / processes:,.0f}"),
        ("memory of all, GB", f"{people * kb_seat / 2**20:,.0f}"),
        ("sent by all, Gbit/s", f"{8 * moves * frames_move * frame / 1e9:,.2f}"),
        ("commits a second, of all processes", f"{processes * min(commits, each):,.0f}"),
        ("databases for that", f"{math.ceil(processes * min(commits, each) / database):,d}"),
        ("tables that they are asked about, a second", f"{tables / POLL:,.0f}"),
        ("written to them in 4 hours, GB", f"{moves * ENTRY * 4 * 3600 / 1e9:,.0f}"),
        ("messages a second on the bus", f"{moves + tables / HEARTBEAT:,.0f}"),
    ]


def main() -> None:
    """Print what the given numbers need."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1_000_000, help="who play at the same time")
    parser.add_argument("--think", type=float, default=8.0, help="seconds for a move")
    parser.add_argument("--moves-core", type=float, required=True, help="moves a second and core, of players who think")
    parser.add_argument("--frames-move", type=float, default=6.5, help="messages sent for a move")
    parser.add_argument("--frame", type=float, default=2400.0, help="bytes of a message")
    parser.add_argument("--kb-seat", type=float, required=True, help="memory by seat")
    parser.add_argument("--commits", type=float, default=1 / INTERVAL, help="commits a second of one process")
    parser.add_argument("--database", type=float, default=5000.0, help="commits a second of one database")
    for name, figure in needs(**vars(parser.parse_args())):
        print(f"{name:52} {figure:>10}")


if __name__ == "__main__":
    main()
