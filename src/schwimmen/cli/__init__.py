"""The command ``schwimmen``. What a subcommand needs is imported when it runs."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from dataclasses import fields

from schwimmen import __version__
from schwimmen.cli.arguments import Parser, WrongArgument, count, networks, origin, port
from schwimmen.cli.experiments import add_arena, add_simulate
from schwimmen.cli.printed import printable, reason
from schwimmen.cli.rules import add_rules_command
from schwimmen.cli.statistics import add_statistics
from schwimmen.words import Words, language_for, languages, negotiate, words

__all__ = ["main"]

MOST_SEATS = 17  # that 52 cards serve


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with those arguments (by default the process's); gives the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # what a terminal can't show is no reason to stop
        sys.stdout.reconfigure(errors="backslashreplace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    texts = words(_language(arguments))
    try:
        args = _parser(texts).parse_args(arguments)
    except WrongArgument as wrong:
        print(printable(texts.text(wrong.text, **wrong.named)), file=sys.stderr)
        return 2
    try:
        status = int(args.run(args, texts))
        sys.stdout.flush()
    except BrokenPipeError:  # who reads along has seen enough: `… | head`
        _discard_output()
        return 1
    except OSError as error:  # a full disk
        if error.filename is None:
            _discard_output()
        print(printable(_not_written(error, texts)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _not_written(error: OSError, texts: Words) -> str:
    """What can't be written, and why: a file, or else the output."""
    why = reason(error, texts)
    if error.filename is None:
        return texts.text("cli-cannot-write", reason=why)
    return texts.text("cli-cannot-write-file", file=str(error.filename), reason=why)


def _discard_output() -> None:
    """Let what is still to be written vanish, which Python would try to write, and complain, when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(arguments: Sequence[str]) -> str:
    """The language that ``--lang`` names, wherever it stands, or else that of the environment."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", nargs="?")
    named = parser.parse_known_args(arguments)[0].lang
    environment = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return negotiate([*([named] if named else []), *(tag.split(".")[0] for tag in environment if tag)])


def _known_language(tag: str) -> str:
    if language_for(tag) is None:
        raise WrongArgument("cli-no-language", tag=tag, languages=", ".join(languages()))
    return tag


def _parser(texts: Words) -> Parser:
    parser = Parser("schwimmen", texts=texts, description=texts.text("cli-about"))
    _add_language(parser, texts)
    about_version = texts.text("cli-help-version")
    parser.add_argument("--version", action="version", version=f"schwimmen {__version__}", help=about_version)
    commands = parser.add_subparsers(metavar="COMMAND")

    def command(name: str, about: str) -> Parser:
        added = commands.add_parser(name, texts=texts, help=texts.text(about))
        _add_language(added, texts)
        return added

    play = command("play", "cli-play")
    serve = command("serve", "cli-serve")
    for starting in (play, serve):
        starting.add_argument("--port", type=port, help=texts.text("cli-port"))
        starting.add_argument("--database", help=texts.text("cli-database"), metavar="FILE")
    _add_serving(serve, texts)
    for alone in (parser, play):  # without a command, it is played
        alone.set_defaults(run=_play, port=None, database=None)
    serve.set_defaults(run=_serve)
    replay = command("replay", "cli-replay")
    replay.add_argument("files", nargs="+", metavar="FILE", help=texts.text("cli-replay-files"))
    replay.add_argument("--json", action="store_true", help=texts.text("cli-replay-json"))
    replay.set_defaults(run=_replay)
    analyse = command("analyse", "cli-analyse")
    analyse.add_argument("files", nargs="+", metavar="FILE", help=texts.text("cli-replay-files"))
    analyse.add_argument("--json", action="store_true", help=texts.text("cli-replay-json"))
    seat = count("--seat", 0, MOST_SEATS - 1)
    analyse.add_argument("--seat", type=seat, help=texts.text("cli-analyse-seat"), metavar="N")
    about_time = texts.text("cli-analyse-milliseconds")
    analyse.add_argument("--milliseconds", type=count("--milliseconds"), default=50, help=about_time, metavar="N")
    analyse.set_defaults(run=_analyse)
    verify = command("verify", "cli-verify")
    verify.add_argument("files", nargs="+", metavar="FILE", help=texts.text("cli-verify-files"))
    verify.set_defaults(run=_verify)
    add_rules_command(command("rules", "cli-rules-about"), texts)
    add_simulate(command("simulate", "lab-simulate"), texts)
    add_arena(command("arena", "lab-arena"), texts)
    add_statistics(command("statistics", "statistics-command"), texts)
    return parser


def _add_language(parser: Parser, texts: Words) -> None:
    about = texts.text("cli-lang", languages=", ".join(languages()))
    parser.add_argument("--lang", type=_known_language, help=about, metavar="TAG")


def _add_serving(serve: Parser, texts: Words) -> None:
    """The options for serving others."""
    serve.add_argument("--host", help=texts.text("cli-host"))
    serve.add_argument("--public-url", type=origin, help=texts.text("cli-public-url"), metavar="URL")
    serve.add_argument("--bus", help=texts.text("cli-bus"), metavar="URL")
    serve.add_argument("--reuse-port", action="store_true", help=texts.text("cli-reuse-port"))
    serve.add_argument(
        "--per-address",
        type=count("--per-address"),
        help=texts.text("cli-per-address"),
        metavar="N",
        dest="connections",
    )
    serve.add_argument("--keep-days", type=count("--keep-days"), help=texts.text("cli-keep-days"), metavar="N")
    serve.add_argument("--metrics-port", type=port, help=texts.text("cli-metrics-port"), metavar="PORT")
    serve.add_argument("--log", choices=("text", "json"), help=texts.text("cli-log"))
    serve.add_argument("--proxies", type=networks, help=texts.text("cli-proxies"), metavar="ADDRESSES")


def _play(args: argparse.Namespace, texts: Words) -> int:
    from schwimmen.server.run import Serving, run

    return run(Serving(port=args.port, database=args.database, open_browser=True), texts)


def _serve(args: argparse.Namespace, texts: Words) -> int:
    from schwimmen.server.run import Serving, run

    names = {field.name for field in fields(Serving)}
    given = {name: value for name, value in vars(args).items() if name in names and value is not None}
    return run(Serving(**given), texts)


def _replay(args: argparse.Namespace, texts: Words) -> int:
    from schwimmen.cli.replay import replay

    return replay(args.files, args.json, texts)


def _analyse(args: argparse.Namespace, texts: Words) -> int:
    from schwimmen.cli.analyse import analyse

    return analyse(args.files, args.json, args.seat, args.milliseconds, texts)


def _verify(args: argparse.Namespace, texts: Words) -> int:
    from schwimmen.cli.verify import verify

    return verify(args.files, texts)
