"""``schwimmen statistics``: what is dealt, how rounds end, and what knocks, seats and lives are worth."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from schwimmen.cli.arguments import Parser, count
from schwimmen.cli.asked import Refused, add_rules, options_of, told
from schwimmen.cli.laboratory import (
    add_work,
    needs_for_work,
    print_table,
    show_progress,
)
from schwimmen.cli.printed import printable
from schwimmen.figures import hands, lives
from schwimmen.figures.played import MOST_PLAYERS, Measured, Played, most_lives, rate
from schwimmen.rulebook.ends import ways_to_end
from schwimmen.rulebook.shares import measured
from schwimmen.rules.options import Options
from schwimmen.words import Words, text_id

if TYPE_CHECKING:
    from schwimmen.lab.experiment import Batch, Experiment

__all__ = ["add_statistics"]

HEADS = ("points", "hands", "chance", "at-least")


def add_statistics(parser: Parser, texts: Words) -> None:
    """The arguments of ``statistics``."""
    add_rules(parser, texts)
    parser.add_argument("--seats", type=count("--seats"), help=texts.text("statistics-only"), metavar="N")
    parser.add_argument(
        "--matches", type=count("--matches"), default=10_000, help=texts.text("statistics-matches"), metavar="N"
    )
    add_work(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts.text("statistics-json"))
    parser.set_defaults(run=lambda args, words: told(_statistics, args, words))


def _statistics(args: argparse.Namespace, texts: Words) -> int:
    options = options_of(args, texts)
    sizes = range(2, min(MOST_PLAYERS, options.max_players) + 1)
    if args.seats is not None:
        if args.seats < 2:
            raise Refused("lab-too-few-players")
        if args.seats > options.max_players:
            raise Refused("cli-record-too-many-players", players=args.seats, most=options.max_players)
        sizes = range(args.seats, args.seats + 1)
    played: list[Played] = []
    try:
        needs_for_work(args)
        played = _play(args, options, sizes)
    except Refused as refused:
        print(printable(texts.text(refused.text, **refused.named)), file=sys.stderr)
    if args.json:
        print(json.dumps(_as_json(args, options, sizes, played)))
    else:
        _Report(options, sizes, texts).tell(played, args.seed)
    return 0


def _play(args: argparse.Namespace, options: Options, sizes: Sequence[int]) -> list[Played]:
    from schwimmen.lab.apart import WorkerDied
    from schwimmen.lab.statistics import counted, experiments
    from schwimmen.lab.workers import batches

    planned = [one for n in sizes for one in experiments(options, n, args.matches, args.seed)]
    jobs = args.jobs or os.cpu_count() or 1
    whole = sum(experiment.batches for experiment in planned)

    def batches_of_all() -> Iterator[tuple[Experiment, Batch]]:
        done = 0
        for experiment in planned:
            for batch in batches(experiment, jobs=jobs, cluster=args.cluster):
                yield experiment, batch
                done += 1
                show_progress(done, whole)

    try:
        found = counted(batches_of_all())
    except WorkerDied as error:
        raise Refused("lab-worker-died") from error
    return [found[n] for n in sizes if n in found]


# --- as JSON -----------------------------------------------------------------------------------------------


def _exact(value: Fraction) -> dict[str, object]:
    return {"exact": str(value), "value": float(value)}


def _as_json(
    args: argparse.Namespace, options: Options, sizes: Sequence[int], played: Sequence[Played]
) -> dict[str, Any]:
    dealt = hands.dealt(options)
    made: dict[str, Any] = {
        "options": options.to_dict(),
        "dealt": {
            "hands": {f"{value / 2:g}": number for value, number in dealt.counts.items()},
            "mean": _exact(dealt.mean),
            "deviation": dealt.deviation,
            "kinds": {kind: _exact(chance) for kind, chance in hands.kinds_of_hands(options).items()},
        },
        "somebody_is_dealt_an_end": {str(n): _exact(hands.somebody_is_dealt_an_end(options, n)) for n in sizes},
        "lives": {
            str(n): [[*pair, round(chance, 5)] for pair, chance in lives.chances(options, n).items()] for n in sizes
        },
    }
    if options.mechanism == "commerce":
        turn = hands.after_one_turn(options)
        made["after_one_turn"] = {"mean": _exact(turn.mean), "best": _exact(turn.at_least(max(dealt.counts)))}
    if played:
        from schwimmen.lab.statistics import FIELD

        made["played"] = {
            "seed": args.seed,
            "matches": args.matches,
            "players": FIELD,
            "tables": {str(one.players): one.to_json() for one in played},
            "keep_from": {str(one.players): one.keep_from / 2 for one in played if one.keep_from is not None},
        }
    return made


# --- for people --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Report:
    """Prints the figures as tables, a column for each number of players."""

    options: Options
    sizes: Sequence[int]
    texts: Words

    def tell(self, played: Sequence[Played], seed: int) -> None:
        """All that there is to tell; nothing of rounds where none were played."""
        self._dealt()
        self._somebody()
        self._lives()
        if played:
            self._source(played, seed)
            self._ends(played)
            self._knocks(played)
            self._dealers(played)
            self._seats(played)
            self._stood(played)

    def _title(self, id_: str, *about: str) -> None:
        print()
        print(self.texts.text(id_).upper())
        for one in about:
            print(one)
        print()

    def _percent(self, chance: Fraction | float) -> str:
        return self.texts.text("statistics-percent-fine", chance=float(chance))

    def _measured(self, found: Measured | None) -> str:
        return "" if found is None else measured(found, self.texts)

    def _dealt(self) -> None:
        texts, dealt = self.texts, hands.dealt(self.options)
        about = [texts.text("statistics-dealt", hands=dealt.cases, mean=float(dealt.mean), mean_off=dealt.deviation)]
        if self.options.mechanism == "commerce":
            turn, best = hands.after_one_turn(self.options), max(dealt.counts)
            chance = float(turn.at_least(best))
            about.append(texts.text("statistics-turn", mean=float(turn.mean), best=best / 2, chance=chance))
        self._title("statistics-dealt-title", *about)
        heads = [texts.text(f"statistics-head-{head}") for head in HEADS]
        print_table(
            heads,
            [
                [f"{v / 2:g}", str(n), self._percent(dealt.chance(v)), self._percent(dealt.at_least(v))]
                for v, n in dealt.counts.items()
            ],
        )
        print()
        print_table(
            [texts.text("statistics-head-kind"), heads[2]],
            [
                [texts.text(text_id("statistics-kind", kind)), self._percent(chance)]
                for kind, chance in hands.kinds_of_hands(self.options).items()
            ],
        )

    def _somebody(self) -> None:
        if hands.ending_hands(self.options):
            self._title("statistics-somebody-title")
            chances = [self._percent(hands.somebody_is_dealt_an_end(self.options, n)) for n in self.sizes]
            self._by_players([(self.texts.text("statistics-head-chance"), chances)])

    def _by_players(self, lines: Sequence[tuple[str, Sequence[str]]]) -> None:
        head = self.texts.text("statistics-head-players")
        print_table([head, *map(str, self.sizes)], [[name, *cells] for name, cells in lines])

    def _lives(self) -> None:
        texts = self.texts
        self._title("statistics-lives-title", texts.text("statistics-lives"))
        found = [lives.chances(self.options, n) for n in self.sizes]
        pairs = dict.fromkeys(pair for chances in found for pair in chances)
        self._by_players(
            [
                (
                    texts.text("statistics-lives-pair", own=own, others=others),
                    [self._percent(one[own, others]) if (own, others) in one else "" for one in found],
                )
                for own, others in pairs
            ]
        )

    def _source(self, played: Sequence[Played], seed: int) -> None:
        from schwimmen.lab.statistics import FIELD

        rounds = sum(one.rounds for one in played)
        print()
        print(self.texts.text("statistics-source", rounds=rounds, names=", ".join(FIELD), seed=str(seed)))

    def _ends(self, played: Sequence[Played]) -> None:
        texts = self.texts
        ways = [by.value for by in ways_to_end(self.options)]
        unseen = any(way not in one.ends for way in ways for one in played)
        self._title("statistics-ends-title", *([texts.text("statistics-unseen")] if unseen else []))
        lines = [
            (texts.text("statistics-head-rounds"), [str(one.rounds) for one in played]),
            (texts.text("statistics-head-moves"), [f"{one.moves / one.rounds:.2f}" for one in played]),
        ]
        for way in ways:
            cells = [self._measured(rate(one.ends.get(way, 0), one.rounds)) for one in played]
            lines.append((texts.text(text_id("lab-end", way)), cells))
        self._by_players(lines)

    def _by_value(self, values: Sequence[int], cell: Callable[[int, Played], str], played: Sequence[Played]) -> None:
        self._by_players([(f"{value / 2:g}", [cell(value, one) for one in played]) for value in values])

    def _knocks(self, played: Sequence[Played]) -> None:
        def cell(value: int, one: Played) -> str:
            knock = one.knocks.get(value)
            return self._measured(rate(knock.lost, knock.knocks)) if knock else ""

        values = sorted({value for one in played for value in one.knocks})
        if values:
            self._title("statistics-knocks-title", self.texts.text("statistics-knocks"))
            self._by_value(values, cell, played)

    def _dealers(self, played: Sequence[Played]) -> None:
        texts = self.texts
        if all(one.keep_from is None for one in played):
            return

        def cell(value: int, one: Played) -> str:
            found = one.keeping(value, most_lives(self.options))
            if found is None:
                return ""
            return texts.text("statistics-measured-mean", mean=found.mean, mean_error=found.error)

        self._title("statistics-dealer-title", texts.text("statistics-dealer"))
        bars = [f"{one.keep_from / 2:g}" if one.keep_from is not None else "" for one in played]
        self._by_players([(texts.text("statistics-keep-from"), bars)])
        print()
        self._by_value(sorted({value for one in played for value in one.kept}), cell, played)

    def _seats(self, played: Sequence[Played]) -> None:
        texts = self.texts
        self._title("statistics-seats-title", texts.text("statistics-seats"))
        self._by_seat([(one.lost, one.ended, most_lives(self.options)) for one in played])
        self._title("statistics-places-title", texts.text("statistics-places"))
        self._by_seat([(one.won, one.matches, 1) for one in played])

    def _by_seat(self, columns: Sequence[tuple[tuple[int, ...], int, int]]) -> None:
        """For each number of players what the seats came to, of how many cases, and the most in one of them."""
        self._by_players(
            [
                (
                    str(seat + 1),
                    [
                        self._measured(rate(sums[seat], cases, most)) if seat < len(sums) else ""
                        for sums, cases, most in columns
                    ],
                )
                for seat in range(max(self.sizes))
            ]
        )

    def _stood(self, played: Sequence[Played]) -> None:
        levels = sorted({lives for one in played for lives in one.stood})
        self._title("statistics-stood-title", self.texts.text("statistics-stood"))
        self._by_players([(str(lives), [self._measured(_won(one, lives)) for one in played]) for lives in levels])


def _won(one: Played, lives: int) -> Measured | None:
    cases, won = one.stood.get(lives, (0, 0))
    return rate(won, cases)
