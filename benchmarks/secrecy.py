"""Every byte that every page is sent over thousands of matches, searched for cards that its seat can't know.

The evenings are those of `tests/server/test_secrets.py`: random rules, people who come, go and do anything, computer
players, people who look on, one process or two over a bus that loses and doubles. The first such card ends it with an
error that shows the message.

    python -m benchmarks.secrecy --matches 3000
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.wild import found_in_wild_evenings

from benchmarks.measure import machine

TOGETHER, STEPS = 20, 200
"""Tables at once, and what is done at each."""


def main() -> int:
    parser = argparse.ArgumentParser("benchmarks.secrecy", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args()
    found: Counter[str] = Counter()
    start, processor, seed = time.monotonic(), time.process_time(), args.seed
    while found["Began"] < args.matches:
        with tempfile.TemporaryDirectory() as folder:
            found += found_in_wild_evenings(Path(folder), seed, TOGETHER, STEPS, hubs=1 + seed % 2)
        seed += 1
    figures = {
        "tables": (seed - args.seed) * TOGETHER,
        "matches": found["Began"],
        "rounds": found["rounds"],
        "messages": found["messages"],
        "bytes": found["bytes"],
        "naming a card of the own hand": found["of the own hand"],
        "seconds": round(time.monotonic() - start),
        "processor seconds": round(time.process_time() - processor),
    }
    print(json.dumps({"machine": machine(), "hidden cards": 0} | figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
