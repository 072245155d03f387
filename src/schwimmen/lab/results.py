"""Matches as a table on disk, Parquet or CSV: a line a match, each with the seed and the options, the first one with
all that the matches follow from.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet
from numpy.typing import NDArray

from schwimmen.events import EndedBy
from schwimmen.lab import field
from schwimmen.lab.experiment import Experiment
from schwimmen.rules.options import Options

__all__ = ["SUFFIXES", "table_of", "write_table"]

SUFFIXES = (".parquet", ".csv")


def table_of(experiment: Experiment, rows: NDArray[np.int32], origin: Mapping[str, Any]) -> Any:
    """The matches from number 0 on as an Arrow table.

    ``options`` is JSON of what differs from the defaults; ``winner`` a seat, or nothing; by seat the player, the
    lives it lost and the round in which it went out, 0 if it never did. ``experiment`` is JSON of the ``origin``, in
    the line of the first match alone: what `described` gave before the matches, since files may change meanwhile.
    """
    matches = np.arange(len(rows))
    deals = matches // experiment.per_deal
    winner = rows[:, field.WINNER]
    columns: dict[str, Any] = {
        "match": matches,
        "seed": np.full(len(rows), experiment.seed),
        "options": pa.array([json.dumps(experiment.options.to_dict(Options()))] * len(rows)),
        "deal": deals,
        "line_up": matches // experiment.rotations % len(experiment.line_ups),
        "rotation": matches % experiment.rotations,
        "dealer": deals % experiment.seats,
        "winner": pa.array(winner, mask=winner < 0),
        "given_up": winner == field.UNENDED,
        "rounds": rows[:, field.ROUNDS],
        "rounds_given_up": rows[:, field.CAPPED],
        "moves": rows[:, field.MOVES],
    }
    for number, by in enumerate(EndedBy, 1):
        columns[f"ended_by_{by.value}"] = rows[:, field.ENDS + number]
    names = np.array([experiment.names(match) for match in range(experiment.per_deal)])
    seated = names[matches % experiment.per_deal]
    for seat in range(experiment.seats):
        columns[f"player_{seat}"] = pa.array(seated[:, seat].tolist())
        columns[f"lost_{seat}"] = rows[:, field.LIVES_LOST + seat]
        columns[f"out_in_{seat}"] = rows[:, field.OUT_IN + seat]
    columns["version"] = pa.array([origin["version"]] * len(rows))
    columns["laps_at_most"] = np.full(len(rows), experiment.laps)
    columns["rounds_at_most"] = np.full(len(rows), experiment.rounds)
    columns["coin"] = np.full(len(rows), experiment.coin)
    columns["experiment"] = pa.array([json.dumps(origin) if match == 0 else None for match in matches], pa.string())
    return pa.table(columns)


def write_table(experiment: Experiment, rows: NDArray[np.int32], origin: Mapping[str, Any], file: Path) -> None:
    """Write it; the name's end says in which form (`SUFFIXES`)."""
    table = table_of(experiment, rows, origin)
    if file.suffix == ".csv":
        pa.csv.write_csv(table, file)
    else:
        pa.parquet.write_table(table, file, compression="zstd")
