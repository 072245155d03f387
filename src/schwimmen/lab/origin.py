"""What an experiment's matches follow from, in words of JSON: so that a file of them can be told from another one's,
and played once more.

Names of players say what they are with one version of the package alone, and some mean files: those stand here by the
hashes of what is in them.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from schwimmen import __version__
from schwimmen.lab import kinds
from schwimmen.lab.experiment import Experiment
from schwimmen.lab.players import Player
from schwimmen.mind import weights
from schwimmen.rules.options import Options

__all__ = ["contents", "described", "experiment_of"]


def described(experiment: Experiment) -> dict[str, Any]:
    """All that its matches follow from."""
    return {
        "version": __version__,
        "options": experiment.options.to_dict(),
        "line_ups": [list(line_up) for line_up in experiment.line_ups],
        "contents": contents(experiment),
        "seed": experiment.seed,
        "rotate": experiment.rotate,
        "laps": experiment.laps,
        "rounds": experiment.rounds,
        "coin": experiment.coin,
        "deals": experiment.deals,
    }


def experiment_of(description: Mapping[str, Any]) -> Experiment:
    """The experiment that was described so. Whether its players are still the same, `contents` tells."""
    return Experiment(
        Options.from_dict(description["options"]),
        tuple(tuple(line_up) for line_up in description["line_ups"]),
        description["deals"],
        description["seed"],
        description["rotate"],
        description["laps"],
        description["rounds"],
        description["coin"],
    )


def contents(experiment: Experiment) -> dict[str, str]:
    """The SHA-256 of each file that a player plays by, by the player's name; what such a file imports isn't in it."""
    files = {player.name: _file_of(player) for player in experiment.players}
    return {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items() if file is not None}


def _file_of(player: Player) -> Path | None:
    """The file of weights or of a bot; none where the player is the package's code and nothing else."""
    if player.kind in (kinds.EXPERT, kinds.POLICY):
        return player.weights or weights.FILE
    if not player.own:
        return None
    place = player.name.rpartition(":")[0]
    if place.endswith(".py"):
        return Path(place)
    spec = importlib.util.find_spec(place)
    return Path(spec.origin) if spec is not None and spec.has_location and spec.origin else None
