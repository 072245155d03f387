"""Experiments: matches by the thousand, in batches that any worker may play, with results that only the seed decides.

An experiment is a list of *line-ups* (who sits where) and a number of deals. Each line-up plays each deal, and with
``rotate`` once in every rotation of the seats: the same cards, everybody in everybody's place. The matches have
numbers: by deal, then line-up, then rotation.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from schwimmen.lab import apart, by_view, field
from schwimmen.lab.matches import (
    LAPS,
    ROUNDS,
    Numbers,
    Played,
    empty_log,
    plan_of,
    play,
    play_interpreted,
    seed_of,
    written,
)
from schwimmen.lab.players import Player, player_named
from schwimmen.lab.playing_apart import Teller
from schwimmen.lab.sparring import SPARRING
from schwimmen.rules.options import Options

__all__ = ["Batch", "Experiment", "mixes", "play_batch", "play_batch_here", "tables"]


@dataclass(frozen=True, slots=True)
class Experiment:
    """What is played. ``line_ups``: names of players by seat, each as many; ``laps``, ``rounds``: see `matches.play`.

    ``coin``: a coin decides for the dealers. ``longest``: seconds that a bot of somebody's own may take for a move.
    """

    options: Options
    line_ups: tuple[tuple[str, ...], ...]
    deals: int
    seed: int = 1
    rotate: bool = True
    laps: int = LAPS
    rounds: int = ROUNDS
    coin: bool = False
    longest: float = by_view.LONGEST

    @property
    def seats(self) -> int:
        """Players at a table."""
        return len(self.line_ups[0])

    @property
    def rotations(self) -> int:
        """How often a line-up plays a deal."""
        return self.seats if self.rotate else 1

    @property
    def per_deal(self) -> int:
        """Matches of a deal."""
        return len(self.line_ups) * self.rotations

    @property
    def players(self) -> tuple[Player, ...]:
        """Who takes part, each once, in order of appearance. Raises `UnknownPlayer`."""
        return tuple(player_named(name) for name in dict.fromkeys(itertools.chain(*self.line_ups)))

    @property
    def nets(self) -> tuple[Path, ...]:
        """Files of weights that aren't the policy's own."""
        return tuple(player.weights for player in self.players if player.weights is not None)

    @property
    def batch_deals(self) -> int:
        """Deals of a batch: so many that it takes about a second, whoever plays."""
        players = self.players
        matches = 2000
        if any(player.by_view for player in players):
            matches = 20
        elif any(player.kind >= SPARRING for player in players):
            matches = 100
        return max(1, matches // self.per_deal)

    @property
    def batches(self) -> int:
        """How many batches there are."""
        return -(-self.deals // self.batch_deals)

    def deals_of(self, batch: int) -> range:
        """The deals of a batch."""
        return range(batch * self.batch_deals, min((batch + 1) * self.batch_deals, self.deals))

    def names(self, match: int) -> tuple[str, ...]:
        """Who sits where in the match with that number."""
        rotation = match % self.rotations
        line_up = self.line_ups[match // self.rotations % len(self.line_ups)]
        return line_up[len(line_up) - rotation :] + line_up[: len(line_up) - rotation]


@dataclass(frozen=True, slots=True)
class Batch:
    """The matches from ``first`` on, and what came of them: int32 (matches x `field.ROW`), int64 (`field` tally)."""

    number: int
    first: int
    rows: np.ndarray[tuple[int, ...], np.dtype[np.int32]]
    tally: Numbers


def play_batch(experiment: Experiment, number: int) -> Batch:
    """Play a batch of an experiment; bots of somebody's own play `apart`.

    Raises `BotFault`, with the record of the match.
    """
    if any(player.own for player in experiment.players):
        return apart.play_batch(experiment, number)
    return play_batch_here(experiment, number)


def play_batch_here(experiment: Experiment, number: int, teller: Teller | None = None) -> Batch:
    """The same in this process, whoever plays."""
    deals = experiment.deals_of(number)
    first = deals.start * experiment.per_deal
    nets = experiment.nets
    players = {
        player.name: (player.kind, 1 + nets.index(player.weights) if player.weights else player.parameter)
        for player in experiment.players
    }
    matches = range(first, deals.stop * experiment.per_deal)
    plan = plan_of(
        [
            (
                seed_of(experiment.seed, match // experiment.per_deal),
                match // experiment.per_deal % experiment.seats,
                [players[name] for name in experiment.names(match)],
            )
            for match in matches
        ]
    )
    if any(player.by_view for player in experiment.players):
        played = _by_cpython(experiment, matches, plan, teller)
    else:
        played = play(
            experiment.options.vector,
            experiment.seats,
            plan,
            laps=experiment.laps,
            rounds=experiment.rounds,
            coin=experiment.coin,
            nets=nets,
        )
        faulty = np.flatnonzero(played.rows[:, field.WINNER] == field.ILLEGAL)
        if len(faulty):  # once more, to have its record
            _by_cpython(experiment, [matches[faulty[0]]], plan[faulty[:1]])
    return Batch(number, first, played.rows.astype(np.int32), played.tally)


def _by_cpython(experiment: Experiment, matches: Sequence[int], plan: Numbers, teller: Teller | None = None) -> Played:
    """The matches one after the other, each with its log."""
    options, rows, tally = experiment.options, [], np.zeros((field.MOST + 1, field.T_SIZE), np.int64)
    for match, line in zip(matches, plan, strict=True):
        names = experiment.names(match)
        if teller is not None:
            teller.begins(match, experiment.longest)
        loop, watcher = by_view.watching(options, names, teller)
        log = empty_log(by_view.ROOM)
        watcher.start(log)
        dealer = int(line[field.P_DEALER])
        tell = functools.partial(by_view.record_of, options, names, dealer)
        try:
            played = play_interpreted(
                options.vector,
                experiment.seats,
                line.reshape(1, -1),
                laps=experiment.laps,
                rounds=experiment.rounds,
                coin=experiment.coin,
                nets=experiment.nets,
                log=log,
                loop=loop,
            )
        except by_view.BotFault as fault:
            raise by_view.BotFault(fault.kind, fault.player, fault.seat, fault.detail, tell(written(log))) from fault
        row = played.rows[0]
        if row[field.WINNER] == field.ILLEGAL:
            seat = int(row[field.FAULT_SEAT])
            raise by_view.BotFault("illegal", names[seat], seat, str(row[field.FAULT_MOVE]), tell(written(log)))
        rows.append(row)
        tally += played.tally
    return Played(np.array(rows, np.int64).reshape(-1, field.ROW), tally)


def tables(names: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every table of so many seats among those players that at least two of them sit at, each as often as may be."""
    wanted = min(len(names), 2)
    mixed: Iterable[tuple[str, ...]] = itertools.combinations_with_replacement(names, seats)
    if len(names) >= seats:
        mixed = itertools.combinations(names, seats)
    return tuple(line_up for line_up in mixed if len(set(line_up)) >= wanted)


def mixes(name: str, rivals: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Tables at which one seat is that player's and the others are any mix of its rivals."""
    return tuple((name, *mix) for mix in itertools.combinations_with_replacement(rivals, seats - 1))
