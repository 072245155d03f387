"""What people ask of the game, answered by playing: see `schwimmen.figures.played` for what is counted."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping

import numpy as np

from schwimmen.events import EndedBy
from schwimmen.figures.played import Knock, Played
from schwimmen.lab import field
from schwimmen.lab.experiment import Batch, Experiment
from schwimmen.lab.matches import Numbers
from schwimmen.rules.options import Options

__all__ = ["FIELD", "counted", "experiments"]

FIELD = ("greedy-22", "greedy-24", "greedy-26", "greedy-28", "greedy-29", "greedy-30", "rising-bar-21")
"""Who plays: sparring bots that knock with every kind of hand."""


def experiments(options: Options, seats: int, matches: int, seed: int) -> list[Experiment]:
    """Matches of so many players, at least as many as asked: each of the field sits in each seat equally often.

    Where dealers have a choice, the same again with a coin that decides for them.
    """
    line_ups = tuple(
        tuple(itertools.islice(itertools.cycle(FIELD), first, first + seats)) for first in range(len(FIELD))
    )
    deals = -(-matches // len(line_ups))
    coins = (False,) if options.dealer_choice == "none" else (False, True)
    return [Experiment(options, line_ups, deals, seed, rotate=False, coin=coin) for coin in coins]


def counted(batches: Iterable[tuple[Experiment, Batch]]) -> dict[int, Played]:
    """The figures by number of players: of all rounds, whatever number of players their matches began with."""
    shape = (field.MOST + 1, field.T_SIZE)
    own, coin = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    won: dict[int, Numbers] = {}
    for experiment, batch in batches:
        if experiment.coin:
            coin += batch.tally
        else:
            own += batch.tally
            won.setdefault(experiment.seats, np.zeros(experiment.seats + 1, np.int64))
            won[experiment.seats] += _winners(experiment, batch)
    sizes = [n for n in range(2, field.MOST + 1) if own[n, field.T_ROUNDS]]
    return {n: _played(n, own[n], coin[n], won.get(n, np.zeros(1, np.int64))) for n in sizes}


def _winners(experiment: Experiment, batch: Batch) -> Numbers:
    """How many matches each place of the first round won; the last number is how many matches there were."""
    seats = experiment.seats
    deals = (batch.first + np.arange(len(batch.rows))) // experiment.per_deal
    winner = batch.rows[:, field.WINNER]
    places = (winner - deals % seats - 1)[winner >= 0] % seats
    return np.append(np.bincount(places, minlength=seats), len(batch.rows))


def _played(n: int, own: Numbers, coin: Numbers, won: Numbers) -> Played:
    return Played(
        n,
        rounds=int(own[field.T_ROUNDS]),
        moves=int(own[field.T_MOVES]),
        given_up=int(own[field.T_CAPPED]),
        ends={by.value: int(own[field.T_ENDS + i]) for i, by in enumerate(EndedBy, 1) if own[field.T_ENDS + i]},
        lost=tuple(own[field.T_LOST : field.T_LOST + n].tolist()),
        knocks=_knocks(own),
        kept=_pairs(coin, field.T_KEPT, field.T_KEPT_LOST),
        given=_pairs(coin, field.T_GIVEN, field.T_GIVEN_LOST),
        matches=int(won[-1]),
        won=tuple(won[:-1].tolist()),
        stood=_pairs(own, field.T_STOOD, field.T_STOOD_WON, field.LEVELS),
    )


def _knocks(tally: Numbers) -> Mapping[int, Knock]:
    columns = [tally[at : at + 65].tolist() for at in (field.T_KNOCKS, field.T_KNOCKS_LOWEST, field.T_KNOCKS_CAUGHT)]
    return {value: Knock(*found) for value, found in enumerate(zip(*columns, strict=True)) if found[0]}


def _pairs(tally: Numbers, cases: int, sums: int, size: int = 65) -> Mapping[int, tuple[int, int]]:
    found = zip(tally[cases : cases + size].tolist(), tally[sums : sums + size].tolist(), strict=True)
    return {value: pair for value, pair in enumerate(found) if pair[0]}
