"""What the commands of the laboratory have in common: arguments, what can't be, batches with their progress."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from schwimmen import __version__
from schwimmen.bots import NAMES
from schwimmen.cli.arguments import Parser, count
from schwimmen.cli.asked import Refused, add_rules, options_of
from schwimmen.cli.printed import printable, reason
from schwimmen.cli.waiting import compiling
from schwimmen.rules.options import Options
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.lab.experiment import Batch, Experiment

__all__ = [
    "add_experiment",
    "add_work",
    "batches_of",
    "check_file",
    "experiment_of",
    "gathered",
    "needs",
    "needs_for_work",
    "print_table",
    "show_progress",
    "table_of",
    "with_interval",
]

INTERRUPTED = 130
"""The exit status after an interruption from the keyboard, as a shell has it."""

PLAYERS = (
    "random",
    "greedy-26",
    "trader",
    "rising-bar-21",
    "holdout",
    "bold",
    "replacement-26",
    "flat-20",
    "policy",
    "policy@FILE",
    *NAMES,
    "FILE.py:NAME",
)


# --- arguments ---------------------------------------------------------------------------------------------


def add_experiment(parser: Parser, texts: Words, about: str) -> None:
    """The arguments that both commands have."""
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=texts.text(about, names=", ".join(PLAYERS)))
    parser.add_argument("--seats", type=count("--seats"), help=texts.text("lab-seats"), metavar="N")
    add_rules(parser, texts)
    add_work(parser, texts)
    parser.add_argument("--laps", type=count("--laps"), help=texts.text("lab-laps"), metavar="N")
    parser.add_argument("--rounds", type=count("--rounds"), help=texts.text("lab-rounds"), metavar="N")
    parser.add_argument("--output", type=Path, help=texts.text("lab-output"), metavar="FILE")
    parser.add_argument("--resume", type=Path, help=texts.text("lab-resume"), metavar="FILE")
    parser.add_argument(
        "--record", type=Path, default=Path("fault.json"), help=texts.text("lab-record"), metavar="FILE"
    )


def add_work(parser: Parser, texts: Words) -> None:
    """The arguments that say from which seed, and who does the work."""
    parser.add_argument("--seed", type=count("--seed"), default=1, help=texts.text("lab-seed"), metavar="N")
    parser.add_argument("--jobs", type=count("--jobs"), help=texts.text("lab-jobs"), metavar="N")
    parser.add_argument("--cluster", help=texts.text("lab-cluster"), metavar="ADDRESS")


# --- what both do ------------------------------------------------------------------------------------------


def needs_for_work(args: argparse.Namespace) -> None:
    """Raise `Refused` where a package or the cluster is missing without which nothing can be played in bulk."""
    needs("numba", "numpy", *(["joblib"] if args.cluster is None else []))
    if args.cluster is not None:
        needs("ray", extra="cluster")
        from schwimmen.lab.workers import NoCluster, NotRay, connect

        try:
            connect(args.cluster)
        except NotRay as error:
            raise Refused("lab-not-ray", address=args.cluster) from error
        except NoCluster as error:
            raise Refused("lab-no-cluster", address=args.cluster, reason=str(error)) from error


def needs(*packages: str, extra: str = "lab") -> None:
    """Raise `Refused` where a package is not installed, which comes with that extra."""
    for package in packages:
        if importlib.util.find_spec(package) is None:
            raise Refused("lab-no-package", package=package, extra=extra)


def table_of(args: argparse.Namespace, texts: Words, names: Iterable[str], seats: int) -> Options:
    """The rules, once it is known that those players can sit down by them, so many at a table.

    Raises `Refused` or `RulesError`.
    """
    options = options_of(args, texts)
    if seats < 2:
        raise Refused("lab-too-few-players")
    if seats > options.max_players:
        raise Refused("cli-record-too-many-players", players=seats, most=options.max_players)
    for name in names:
        _check_player(name, texts)
    return options


def _check_player(name: str, texts: Words) -> None:
    """Raise `Refused` where there is no such player, or what it plays by can't be read."""
    from schwimmen.lab import apart
    from schwimmen.lab.players import BotNotLoaded, UnknownPlayer, player_named
    from schwimmen.lab.sparring import SPARRING
    from schwimmen.mind import weights

    if name == "policy@":
        raise Refused("lab-weights-unnamed")
    try:
        player = player_named(name)
        if player.own:
            apart.load(name)
        elif player.kind >= SPARRING:
            weights.load()
            if player.weights is not None:
                weights.read(player.weights)
    except UnknownPlayer as unknown:
        raise Refused("lab-no-player", name=name, names=", ".join(PLAYERS)) from unknown
    except BotNotLoaded as error:
        if error.unread is not None:
            file, why = str(error.unread.filename), reason(error.unread, texts)
            raise Refused("cli-cannot-read", file=file, reason=why) from error
        raise Refused("lab-no-bot", name=error.name, reason=error.why) from error
    except weights.BadWeights as error:
        file = str(error.file)
        if error.cause is not None:
            raise Refused("cli-cannot-read", file=file, reason=reason(error.cause, texts)) from error
        raise Refused("lab-weights", file=file, fault=error.fault) from error


def experiment_of(
    args: argparse.Namespace, options: Options, line_ups: Sequence[tuple[str, ...]], deals: int, rotate: bool
) -> Experiment:
    """The experiment that was asked for."""
    from schwimmen.lab.experiment import Experiment
    from schwimmen.lab.matches import LAPS, ROUNDS

    laps, rounds = args.laps or LAPS, args.rounds or ROUNDS
    return Experiment(options, tuple(line_ups), deals, args.seed, rotate, laps, rounds, args.coin)


def check_file(file: Path | None, texts: Words, *suffixes: str) -> None:
    """Raise `Refused` where a file can't be written, or not in a form that its name asks for."""
    if file is None:
        return
    if suffixes and file.suffix not in suffixes:
        raise Refused("lab-no-suffix", file=str(file), suffixes=", ".join(suffixes))
    folder = file.absolute().parent
    if not folder.is_dir():
        raise Refused("lab-no-folder", file=str(file))
    if file.is_dir() or not os.access(file if file.exists() else folder, os.W_OK):
        why = "cli-reason-folder" if file.is_dir() else "cli-reason-forbidden"
        raise Refused("cli-cannot-write-file", file=str(file), reason=texts.text(why))


def batches_of(experiment: Experiment, args: argparse.Namespace, texts: Words) -> Generator[Batch, None, None]:
    """The batches in order, those that were kept first. Raises `Refused` where a bot's fault ends them."""
    from schwimmen.lab.apart import WorkerDied
    from schwimmen.lab.by_view import BotFault
    from schwimmen.lab.workers import OtherExperiment, batches, resumed

    jobs = args.jobs or os.cpu_count() or 1

    def play(first: int) -> Iterator[Batch]:
        return batches(experiment, first, jobs=jobs, cluster=args.cluster)

    given: Any = play(0) if args.resume is None else resumed(experiment, args.resume, play)
    try:
        with compiling(texts) as waiting:
            for done, batch in enumerate(given, 1):
                waiting.cancel()
                yield batch
                show_progress(done, experiment.batches)
    except OtherExperiment as other:
        raise _refused(experiment, args.resume, other.differs) from other
    except WorkerDied as error:
        raise Refused("lab-worker-died") from error
    except BotFault as fault:
        named: dict[str, str | int] = {"player": fault.player, "seat": fault.seat + 1, "detail": fault.detail}
        print(printable(texts.text(f"lab-fault-{fault.kind}", **named)), file=sys.stderr)
        args.record.write_text(fault.record + "\n", encoding="utf-8")
        raise Refused("lab-fault-record", file=str(args.record)) from fault
    finally:
        given.close()


_ARGUMENTS = {
    "options": "--rules, --option",
    "line_ups": "PLAYER",
    "seed": "--seed",
    "laps": "--laps",
    "rounds": "--rounds",
    "coin": "--coin",
}
"""By what arguments experiments differ."""


def _refused(experiment: Experiment, file: Path, differs: Mapping[str, Any]) -> Refused:
    """Why a file is no place to go on from: it can't be read, is of an older version, or something differs."""
    from schwimmen.lab.origin import contents

    arguments = [named for name, named in _ARGUMENTS.items() if name in differs]
    if "format" in differs:
        return Refused("lab-resume-older", file=str(file))
    if arguments:
        return Refused("lab-other-arguments", file=str(file), arguments=", ".join(arguments))
    if "version" in differs:
        return Refused("lab-other-version", file=str(file), theirs=str(differs["version"]), ours=__version__)
    if isinstance(differs.get("contents"), dict):
        was = differs["contents"]
        names = [name for name, now in contents(experiment).items() if was.get(name) != now]
        return Refused("lab-other-contents", file=str(file), names=", ".join(names))
    return Refused("lab-other-experiment", file=str(file))


def gathered(
    batches: Generator[Batch, None, None], texts: Words, enough: Callable[[Sequence[Batch]], bool] = lambda _: False
) -> tuple[list[Batch], int]:
    """The batches until there are ``enough``, or until an interruption, which is told; and the exit status."""
    played: list[Batch] = []
    try:
        with contextlib.closing(batches):
            for batch in batches:
                played.append(batch)
                if enough(played):
                    break
    except KeyboardInterrupt:
        print("\n" + texts.text("lab-interrupted" if played else "lab-interrupted-early"), file=sys.stderr)
        return played, INTERRUPTED
    return played, 0


def show_progress(done: int, of: int) -> None:
    """A bar, for people."""
    if sys.stderr.isatty():
        full = 30 * done // of
        end = "\n" if done == of else ""
        print(f"\r[{'#' * full}{'.' * (30 - full)}] {100 * done // of} %", end=end, file=sys.stderr, flush=True)


def print_table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """Print columns, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)]
    for line in (heads, *lines):
        cells = [cell.rjust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join([line[0].ljust(widths[0]), *cells[1:]]).rstrip())


def with_interval(value: float, within: float, form: str = ".4f") -> str:
    """A value with half of its interval's width, where it has one."""
    return f"{value:{form}} ± {within:{form.lstrip('+')}}" if within < float("inf") else f"{value:{form}}"
