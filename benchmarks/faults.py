"""Matches at many tables while everything fails in turn: is anything lost?

Three processes of the server over a real PostgreSQL and a real Valkey, all on this machine. People play whole matches
over connections that cut, double, delay and repeat what they send; meanwhile processes are killed, PostgreSQL crashes,
Valkey is killed or falls silent. Afterwards all that anybody was told or shown is compared with what is stored.

    python -m benchmarks.faults --tables 1000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
from pathlib import Path

from tests.faults.evening import Report, look_back, play_evening
from tests.faults.processes import Process, Trouble
from tests.services.servers import Postgres, Valkey

from benchmarks.measure import machine


async def evening(args: argparse.Namespace, postgres: Postgres, valkey: Valkey) -> Report:
    database = postgres.new_database()
    with tempfile.TemporaryDirectory() as folder:
        logs = [Path(folder) / f"{number}.log" for number in range(args.processes)]
        processes = [Process(log, database, valkey.url) for log in logs]
        trouble = Trouble(random.Random(args.seed), args.every, processes, postgres, valkey)
        try:
            await asyncio.gather(*(process.start() for process in processes))
            played = await play_evening(
                processes,
                trouble,
                tables=args.tables,
                within=args.within,
                seed=args.seed,
                lives=args.lives,
                at_once=args.at_once,
                open_for=args.open_for,
            )
        finally:
            await asyncio.gather(*(process.end() for process in processes))
        return await look_back(played, database, all_views=max(1, args.tables // 100))


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.faults", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=100, help="tables that are played at together")
    parser.add_argument("--open-for", type=float, default=math.inf, help="seconds after which no table is opened")
    parser.add_argument("--lives", type=int, default=2)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--every", type=int, default=400, help="answers between two faults")
    parser.add_argument("--within", type=float, default=3600, help="seconds that it may take")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    postgres, valkey = Postgres(), Valkey()
    try:
        postgres.start()
        valkey.start()
        report = asyncio.run(evening(args, postgres, valkey))
    finally:
        postgres.remove()
        valkey.remove()
    figures = vars(report) | {"faults_found": len(report.faults), "faults": report.faults[:20]}
    print(json.dumps({"machine": machine()} | figures, indent=1))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
