"""Matches in bulk: the same compiled as interpreted, by the rules, from the seed alone."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
from tests.random_options import random_options

from schwimmen.lab import field, kinds, sparring
from schwimmen.lab.by_view import record_of, watching
from schwimmen.lab.matches import Numbers, empty_log, plan_of, play, play_interpreted, seed_of, written
from schwimmen.match import MatchPhase
from schwimmen.record import read
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

EVERY = [(sparring.RANDOM, 0), (sparring.GREEDY, 52), (sparring.TRADER, 0)]
EVERY += [(sparring.RISING_BAR, 42), (sparring.BOLD, 0), (sparring.REPLACEMENT, 50)]
STANDARD = PRESETS["cardgames-zone"].options


def plan(seats: int, matches: int, seed: int, bots: list[tuple[int, int]] | None = None) -> Numbers:
    """Matches among bots that are drawn anew for each, or among those given."""
    rng = random.Random(seed)
    return plan_of(
        [
            (seed_of(seed, deal), rng.randrange(seats), bots or [rng.choice(EVERY) for _ in range(seats)])
            for deal in range(matches)
        ]
    )


def test_the_compiled_loop_plays_as_cpython_does_under_random_rules() -> None:
    rng = random.Random(5)
    ends = np.zeros(8, np.int64)
    faces: set[int] = set()
    for case in range(60):
        options = random_options(rng)
        seats = rng.randint(2, min(9, options.max_players))
        matches = plan(seats, 1, case)
        limits: dict[str, Any] = {"laps": rng.choice((3, 12)), "rounds": rng.choice((3, 20)), "coin": bool(case % 2)}
        fast = play(options.vector, seats, matches, **limits)
        slow = play_interpreted(options.vector, seats, matches, **limits)
        assert np.array_equal(fast.rows, slow.rows), options
        assert np.array_equal(fast.tally, slow.tally), options
        ends += fast.rows[:, field.ENDS : field.ENDS + 8].sum(0)
        faces |= {min(int(winner), 0) for winner in fast.rows[:, field.WINNER]}
    assert all(ends[1:]), "every way to end a round was met"
    assert faces >= {0, field.UNENDED}


def logged(options: Options, matches: Numbers, seats: int, **limits: Any) -> tuple[list[int], list[int]]:
    """The row of a match by CPython, and its log."""
    log = empty_log(1_000_000)
    played = play_interpreted(options.vector, seats, matches, log=log, **limits)
    return played.rows[0].tolist(), written(log)


def test_matches_follow_the_rules() -> None:
    """Random rules, every bot: what was played is replayed by `Match`, with the same end."""
    rng = random.Random(8)
    winners = 0
    for case in range(40):
        options = random_options(rng)
        seats = rng.randint(2, min(9, options.max_players))
        matches = plan(seats, 1, case)
        row, log = logged(options, matches, seats, rounds=60)
        if row[field.CAPPED]:  # a round without an end can't be told to a match
            continue
        names = [f"P{seat}" for seat in range(seats)]
        _, match = read(record_of(options, names, int(matches[0, field.P_DEALER]), log))
        assert len(match.finished) == row[field.ROUNDS]
        if row[field.WINNER] == field.UNENDED:
            assert match.phase is not MatchPhase.OVER
            continue
        assert match.phase is MatchPhase.OVER
        assert (match.winner if match.winner is not None else k.NO_WINNER) == row[field.WINNER]
        winners += 1
        lost = np.zeros(seats, int)
        for finished in match.finished:
            assert finished.round.outcome is not None
            for seat, lives in finished.round.outcome.lost.items():
                lost[seat] += lives
        assert row[field.LIVES_LOST : field.LIVES_LOST + seats] == lost.tolist()
    assert winners > 15


def decks(log: list[int], size: int) -> list[tuple[int, ...]]:
    """The packs that were dealt, in order."""
    return [tuple(log[i + 1 : i + 1 + size]) for i, number in enumerate(log) if number == -1]


def test_the_same_seed_deals_the_same_cards_whoever_plays() -> None:
    dealt = []
    for bots in ([EVERY[1]] * 3, [EVERY[2], EVERY[0], EVERY[3]]):
        _, log = logged(STANDARD, plan(3, 1, 4, bots), 3)
        dealt.append(decks(log, 32))
    shared = min(map(len, dealt))
    assert shared >= 5
    assert dealt[0][:shared] == dealt[1][:shared]
    assert len(set(dealt[0])) == len(dealt[0])


def test_packs_are_even() -> None:
    """Each card comes to each place of the pack about equally often: chi-square, at one in a million."""
    _, log = logged(STANDARD, plan(2, 300, 9, [EVERY[1]] * 2), 2)
    packs = np.array(decks(log, 32)) - 20
    counts = np.zeros((32, 32))
    for place in range(32):
        counts[place] = np.bincount(packs[:, place], minlength=32)
    expected = len(packs) / 32
    assert len(packs) > 1500
    assert ((counts - expected) ** 2 / expected).sum() < 961 + 5 * (2 * 961) ** 0.5


def test_a_seed_says_everything() -> None:
    one = play(STANDARD.vector, 4, plan(4, 50, 6))
    again = play(STANDARD.vector, 4, plan(4, 50, 6))
    other = play(STANDARD.vector, 4, plan(4, 50, 7))
    assert np.array_equal(one.rows, again.rows)
    assert not np.array_equal(one.rows, other.rows)


def test_an_illegal_move_stops_the_match_and_is_named() -> None:
    unknown = 1 << 20  # no such kind: the dispatch answers -1
    played = play(STANDARD.vector, 2, plan(2, 1, 1, [EVERY[1], (unknown, 0)]))
    row = played.rows[0]
    assert row[[field.WINNER, field.FAULT_SEAT, field.FAULT_MOVE]].tolist() == [field.ILLEGAL, 1, -1]


def test_those_that_imagine_games_play_the_same_compiled_and_interpreted_and_the_expert_wins() -> None:
    flat = (kinds.FLAT, 3), (kinds.FLAT_GREEDY, 3)
    for preset, bots in itertools.product(("cardgames-zone", "pagat-scat"), ([(kinds.EXPERT, 40), flat[1]], [*flat])):
        rules, matches = PRESETS[preset].options.vector, plan(2, 1, 3, bots)
        fast = play(rules, 2, matches, rounds=1)
        assert np.array_equal(fast.rows, play_interpreted(rules, 2, matches, rounds=1).rows)
    rows = play(STANDARD.vector, 2, plan(2, 400, 1, [(kinds.EXPERT, 1000), (sparring.GREEDY, 48)])).rows
    assert (rows[:, field.WINNER] == 0).mean() > 0.58
    assert rows[:, field.CAPPED].sum() == 0


def test_the_policy_plays_the_same_compiled_and_interpreted_and_wins() -> None:
    bots = [(kinds.POLICY, 0), (sparring.GREEDY, 52), (kinds.POLICY, 0)]
    for preset in ("cardgames-zone", "pagat-schwimmen", "pagat-scat"):
        rules, matches = PRESETS[preset].options.vector, plan(3, 2, 3, bots)
        assert np.array_equal(play(rules, 3, matches).rows, play_interpreted(rules, 3, matches).rows)
    rows = play(STANDARD.vector, 2, plan(2, 1000, 1, [(kinds.POLICY, 0), (sparring.GREEDY, 48)])).rows
    assert (rows[:, field.WINNER] == 0).mean() > 0.6
    assert rows[:, field.CAPPED].sum() == 0


def test_beside_players_that_get_views_the_expert_plays_the_same() -> None:
    loop, watcher = watching(STANDARD, ["expert", "greedy"])
    matches, log = plan(2, 1, 4, [(kinds.EXPERT, 200), (sparring.GREEDY, 52)]), empty_log(100_000)
    watcher.start(log)
    slow = play_interpreted(STANDARD.vector, 2, matches, log=log, loop=loop)
    assert np.array_equal(slow.rows, play(STANDARD.vector, 2, matches).rows)
