"""``schwimmen simulate`` and ``schwimmen arena``: matches among computer players by the thousand."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from schwimmen.cli.arguments import Parser, WrongArgument, count
from schwimmen.cli.asked import Refused, told
from schwimmen.cli.laboratory import (
    add_experiment,
    batches_of,
    check_file,
    experiment_of,
    gathered,
    needs,
    needs_for_work,
    print_table,
    table_of,
    with_interval,
)
from schwimmen.events import EndedBy
from schwimmen.figures.played import rate
from schwimmen.rulebook.shares import share
from schwimmen.words import Words, text_id

if TYPE_CHECKING:
    from schwimmen.lab.experiment import Batch, Experiment
    from schwimmen.lab.standings import Standings

__all__ = ["add_arena", "add_simulate"]

TABLES = (".parquet", ".csv")
PLOTS = (".svg", ".png")


def add_simulate(parser: Parser, texts: Words) -> None:
    """The arguments of ``simulate``."""
    add_experiment(parser, texts, "lab-players-simulate")
    parser.add_argument("--matches", type=count("--matches"), default=1000, help=texts.text("lab-matches"), metavar="N")
    parser.add_argument("--coin", action="store_true", help=texts.text("lab-coin"))
    parser.set_defaults(run=lambda args, words: told(_simulate, args, words), plot=None)


def add_arena(parser: Parser, texts: Words) -> None:
    """The arguments of ``arena``."""
    add_experiment(parser, texts, "lab-players-arena")
    parser.add_argument("--deals", type=count("--deals"), default=1000, help=texts.text("lab-deals"), metavar="N")
    parser.add_argument("--until", type=_width, help=texts.text("lab-until"), metavar="WIDTH")
    parser.add_argument("--alone", action="store_true", help=texts.text("lab-alone"))
    parser.add_argument("--plot", type=Path, help=texts.text("lab-plot"), metavar="FILE")
    parser.set_defaults(run=lambda args, words: told(_arena, args, words), coin=False)


def _width(text: str) -> float:
    try:
        width = float(text)
    except ValueError:
        width = 0
    if not 0 < width <= 1:
        raise WrongArgument("lab-no-width", given=text)
    return width


# --- simulate ----------------------------------------------------------------------------------------------


def _simulate(args: argparse.Namespace, texts: Words) -> int:
    _check_files(args, texts)
    seats = args.seats or max(2, len(args.players))
    if seats < len(args.players):
        raise Refused("lab-too-few-seats", players=len(args.players), seats=seats)
    line_up = tuple(itertools.islice(itertools.cycle(args.players), seats))
    options = table_of(args, texts, args.players, seats)
    _needs(args)
    from schwimmen.lab.origin import described

    experiment = experiment_of(args, options, [line_up], args.matches, rotate=False)
    origin = described(experiment)
    played, status = gathered(batches_of(experiment, args, texts), texts)
    if played:
        _print_standings(_written(experiment, played, origin, args), texts, ratings=False)
        _print_rounds(experiment, played, texts)
    return status


def _check_files(args: argparse.Namespace, texts: Words) -> None:
    """Raise `Refused` where a file can't be written: before hours have gone into what is to stand in it."""
    check_file(args.output, texts, *TABLES)
    check_file(args.plot, texts, *PLOTS)
    check_file(args.resume, texts)
    check_file(args.record, texts)


def _needs(args: argparse.Namespace) -> None:
    """Raise `Refused` where a package is not installed that is needed."""
    needs_for_work(args)
    if args.output is not None:
        needs("pyarrow")
    if args.plot is not None:
        needs("matplotlib")


def _written(
    experiment: Experiment, played: Iterable[Batch], origin: Mapping[str, Any], args: argparse.Namespace
) -> Standings:
    """The standings after those batches, whose matches are written where that is wanted."""
    import numpy as np

    from schwimmen.lab.standings import standings

    rows = np.concatenate([batch.rows for batch in played])
    if args.output is not None:
        from schwimmen.lab.results import write_table

        write_table(experiment, rows, origin, args.output)
    return standings(experiment, rows)


def _narrower(width: float, experiment: Experiment) -> Callable[[Sequence[Batch]], bool]:
    """What says of batches, ever more of them, whether all intervals of shares are narrower by now."""
    import numpy as np

    from schwimmen.lab.standings import standings

    look = 1

    def enough(played: Sequence[Batch]) -> bool:
        nonlocal look
        if len(played) < look:
            return False
        look += 1 + len(played) // 8  # looking takes a while, too
        found = standings(experiment, np.concatenate([batch.rows for batch in played]))
        return max(2 * one.within for one in found.players) < width

    return enough


def _print_standings(found: Standings, texts: Words, *, ratings: bool) -> None:
    heads = [texts.text("lab-head-player"), texts.text("lab-head-seats"), texts.text("lab-head-share")]
    lines = [[one.name, str(one.seats), with_interval(one.share, one.within)] for one in found.players]
    if ratings:
        heads.append(texts.text("lab-head-rating"))
        for line, one in zip(lines, found.players, strict=True):
            line.append(with_interval(one.rating, one.rating_within, ".1f"))
    print_table(heads, lines)
    print()
    about = {"matches": found.matches, "rounds": found.rounds, "drawn": found.drawn}
    print(texts.text("lab-summary", **about))
    if found.capped or found.unended:
        print(texts.text("lab-given-up", rounds=found.capped, matches=found.unended))


def _print_rounds(experiment: Experiment, played: Iterable[Batch], texts: Words) -> None:
    """How the rounds went, by the number of players who were still in."""
    import numpy as np

    from schwimmen.lab import field

    tally = np.sum([batch.tally for batch in played], axis=0)
    sizes = [n for n in range(2, experiment.seats + 1) if tally[n, field.T_ROUNDS]]
    ends = [(text_id("lab-end", by.value), field.T_ENDS + number) for number, by in enumerate(EndedBy, 1)]
    seen = [(head, at) for head, at in [*ends, ("lab-end-given-up", field.T_CAPPED)] if tally[:, at].any()]
    heads = ["lab-head-in-play", "lab-head-rounds", "lab-head-moves", *(head for head, _ in seen)]
    lines = []
    for n in sizes:
        rounds = int(tally[n, field.T_ROUNDS])
        shares = [_share(int(tally[n, at]), rounds, texts) for _, at in seen]
        lines.append([str(n), str(rounds), f"{tally[n, field.T_MOVES] / rounds:.2f}", *shares])
    print()
    print_table([texts.text(head) for head in heads], lines)


def _share(seen: int, rounds: int, texts: Words) -> str:
    """Those that were seen as a share of the rounds: never as 0, if there were some; a dash for none."""
    found = rate(seen, rounds)
    return share(found, texts) if seen and found is not None else "–"


# --- arena -------------------------------------------------------------------------------------------------


def _arena(args: argparse.Namespace, texts: Words) -> int:
    _check_files(args, texts)
    names = list(dict.fromkeys(args.players))
    if len(names) < 2:
        raise Refused("lab-too-few-rivals")
    seats = args.seats or (2 if args.alone else max(2, len(names)))
    options = table_of(args, texts, names, seats)
    _needs(args)
    from schwimmen.lab.experiment import mixes, tables
    from schwimmen.lab.origin import described
    from schwimmen.lab.standings import FEW

    line_ups = mixes(names[0], names[1:], seats) if args.alone else tables(names, seats)
    experiment = experiment_of(args, options, line_ups, args.deals, rotate=True)
    origin = described(experiment)
    enough = [] if args.until is None else [_narrower(args.until, experiment)]
    played, status = gathered(batches_of(experiment, args, texts), texts, *enough)
    if not played:
        return status
    found = _written(experiment, played, origin, args)
    _print_standings(found, texts, ratings=True)
    if found.deals < FEW:
        print(texts.text("lab-few", deals=FEW))
    print()
    print_table(
        [texts.text("lab-head-difference"), ""],
        [
            [f"{one.name} – {other.name}", with_interval(*found.differences[one.name, other.name], form="+.4f")]
            for one, other in itertools.combinations(found.players, 2)
            if (one.name, other.name) in found.differences
        ],
    )
    if args.plot is not None:
        from schwimmen.lab.plots import draw

        draw(found, 1 / seats, (texts.text("lab-head-share"), texts.text("lab-head-rating")), args.plot)
    return status
