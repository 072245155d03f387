"""Experiments: batches, workers, files, standings; and the players that get a view."""

from __future__ import annotations

import dataclasses
import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from benchmarks import sparring

from schwimmen.figures.played import shipped
from schwimmen.lab import apart, field, kinds
from schwimmen.lab.by_view import BotFault
from schwimmen.lab.experiment import Batch, Experiment, mixes, play_batch, tables
from schwimmen.lab.matches import plan_of, play_interpreted, seed_of
from schwimmen.lab.origin import described
from schwimmen.lab.players import BotNotLoaded, UnknownPlayer, bot_of, player_named
from schwimmen.lab.results import write_table
from schwimmen.lab.standings import standings
from schwimmen.lab.statistics import FIELD, counted, experiments
from schwimmen.lab.workers import batches
from schwimmen.mind import policy, weights
from schwimmen.record import read
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

STANDARD = PRESETS["cardgames-zone"].options
OWN = str(Path(__file__).parent / "bots_of_ones_own.py")
DUEL = Experiment(STANDARD, (("greedy-26", "rising-bar"),), 2500)


# --- players -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "parameter"),
    [("greedy-22", 44), ("greedy-29.5", 59), ("greedy", 52), ("rising-bar", 42), ("holdout", 42), ("flat-9", 9)],
)
def test_knock_bars_stand_in_the_names(name: str, parameter: int) -> None:
    assert player_named(name).parameter == parameter


def test_the_players_of_the_game_go_by_level_and_character() -> None:
    assert player_named("sharp-collector").by_view
    assert bot_of("sharp-collector").name == "sharp-collector"


@pytest.mark.parametrize(
    "name",
    ["", "greedy-", "greedy-26.3", "greedy-x", "nobody", "trader-5", "flat-0", "GREEDY", "policy@", "bold-sharp"],
)
def test_unknown_players(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        player_named(name)


@pytest.mark.parametrize("name", ["/nowhere.py:Bot", f"{OWN}:Nobody", "json:loads", "nomodule:Bot"])
def test_bots_that_cannot_be_loaded(name: str) -> None:
    with pytest.raises(BotNotLoaded):
        bot_of(name)


@pytest.mark.parametrize(
    ("when", "why"),
    [
        ("sys.exit()", "SystemExit"),
        ("class Bot:\n    def __init__(self):\n        sys.exit()", "SystemExit"),
        ("os._exit(4)", "ends its process: status 4"),
    ],
)
def test_a_bot_that_exits_while_it_is_loaded_does_not_end_the_command(when: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "exits_early.py"
    file.write_text(f"import os, sys\n{when}\n")
    with pytest.raises(BotNotLoaded) as refused:
        apart.load(f"{file}:Bot")
    assert (refused.value.name, refused.value.why) == (f"{file}:Bot", why)


# --- who sits where ----------------------------------------------------------------------------------------


def test_everybody_sits_everywhere_with_the_same_cards() -> None:
    experiment = Experiment(STANDARD, tables(["greedy-26", "trader", "bold"], 3), 2)
    seatings = [experiment.names(match) for match in range(experiment.per_deal)]
    for seat in range(3):
        assert {names[seat] for names in seatings} == {"greedy-26", "trader", "bold"}
    assert play_batch(experiment, 0).rows.shape == (6, field.ROW)


def test_tables_and_mixes() -> None:
    assert tables(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert tables(["a", "b"], 3) == (("a", "a", "b"), ("a", "b", "b"))
    assert mixes("x", ["a", "b"], 3) == (("x", "a", "a"), ("x", "a", "b"), ("x", "b", "b"))


def test_equal_players_get_equal_shares_on_duplicate_deals() -> None:
    """Two names for one player: each rotation gives one of them what the other gives the other, to the last match."""
    experiment = Experiment(STANDARD, (("rising-bar", "holdout"),), 200)
    found = standings(experiment, play_batch(experiment, 0).rows)
    assert [one.share for one in found.players] == [0.5, 0.5]
    assert found.differences["rising-bar", "holdout"][0] == 0


def test_policies_with_weights_of_their_own_play_by_these(tmp_path: Path) -> None:
    """A copy of the policy's plays as it does; weights of nothing lose. By CPython it is the same."""
    copy, nothing = tmp_path / "copy", tmp_path / "nothing"
    copy.write_bytes(weights.FILE.read_bytes())
    nothing.write_bytes(weights.packed([0] * policy.SIZE))
    experiment = Experiment(STANDARD, ((f"policy@{nothing}", f"policy@{copy}"), ("policy", f"policy@{nothing}")), 25)
    played = play_batch(experiment, 0).rows
    assert np.array_equal(played[0::4], played[3::4])
    assert np.array_equal(played[1::4], played[2::4])
    shares = {one.name: one.share for one in standings(experiment, played).players}
    assert shares[f"policy@{nothing}"] < 0.1
    plan = plan_of([(seed_of(1, 0), 0, [(kinds.POLICY, 1), (kinds.POLICY, 2)])])
    slow = play_interpreted(STANDARD.vector, 2, plan, nets=experiment.nets)
    assert np.array_equal(slow.rows, played[:1])


# --- standings ---------------------------------------------------------------------------------------------


def test_intervals_hold_what_they_promise() -> None:
    """Of 50 parts of an experiment, about 95 of 100 intervals hold the mean of the whole."""
    rows = np.concatenate([batch.rows for batch in batches(DUEL)])
    whole = next(one for one in standings(DUEL, rows).players if one.name == "rising-bar")
    held = 0
    for part in np.split(rows, 50):
        one = next(one for one in standings(DUEL, part).players if one.name == "rising-bar")
        held += abs(one.share - whole.share) <= one.within
    assert held >= 43


# --- players by view ---------------------------------------------------------------------------------------


def test_public_bots_take_part_with_the_same_statistics() -> None:
    """A level against greedy: the same cards as in the compiled loop, and a better player at that."""
    experiment = Experiment(STANDARD, (("sharp", "greedy-26"),), 20)
    mixed = list(batches(experiment))
    rows = np.concatenate([batch.rows for batch in mixed])
    assert rows.shape == (40, field.ROW)
    assert (rows[:, field.WINNER] >= 0).all()
    tally = np.sum([batch.tally for batch in mixed], axis=0)
    assert tally[2, field.T_ROUNDS] == rows[:, field.ROUNDS].sum()
    again = np.concatenate([batch.rows for batch in batches(experiment, jobs=2)])
    assert np.array_equal(rows, again)


def test_a_bot_of_ones_own() -> None:
    experiment = Experiment(STANDARD, ((f"{OWN}:First", "greedy-26", "trader"),), 3)
    assert len(play_batch(experiment, 0).rows) == 9


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Raises", "raised", "RuntimeError: no idea"),
        ("Exits", "raised", "SystemExit: 7"),
        ("Interrupts", "raised", "KeyboardInterrupt"),
        ("Stalls", "stalled", "0.2"),
        ("NeverComesBack", "stalled", "0.2"),
        ("Dies", "died", "status 3"),
        ("Cheats", "illegal", "take"),
    ],
)
def test_a_bot_that_fails_is_named_and_its_match_recorded(name: str, kind: str, detail: str) -> None:
    bot = f"{OWN}:{name}"
    experiment = Experiment(STANDARD, (("greedy-31", bot),), 5, longest=0.2)
    with pytest.raises(BotFault) as fault:
        play_batch(experiment, 0)
    assert (fault.value.kind, fault.value.player, fault.value.detail) == (kind, bot, detail)
    _, match = read(fault.value.record)
    assert match.current is not None
    assert match.current.to_act == fault.value.seat
    assert match.current.lap == 1


def test_rounds_that_were_given_up_are_left_out_of_a_record() -> None:
    """Two traders never end a round; the record begins after the last such round."""
    bot = f"{OWN}:Raises"
    experiment = Experiment(
        dataclasses.replace(STANDARD, knock_from="never", passing="never", lap_limit=99), ((bot, "trader"),), 1, laps=1
    )
    with pytest.raises(BotFault):
        play_batch(dataclasses.replace(experiment, laps=2), 0)
    assert play_batch(experiment, 0).rows[0, field.CAPPED] > 0


def test_a_faulty_compiled_player_is_told_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schwimmen.lab.players._FIXED", {"random": 1 << 19, "trader": 2})
    experiment = Experiment(STANDARD, (("random", "trader"),), 1)
    with pytest.raises(BotFault) as fault:
        play_batch(experiment, 0)
    assert (fault.value.kind, fault.value.player, fault.value.detail) == ("illegal", "random", "-1")
    read(fault.value.record)


def test_line_ups_are_numbered_by_deal_then_table_then_rotation() -> None:
    experiment = Experiment(STANDARD, tables(["a", "b", "c"], 2), 2)
    numbered = [experiment.names(match) for match in range(12)]
    expected = [[line, line[::-1]] for line in (("a", "b"), ("a", "c"), ("b", "c"))]
    assert numbered == 2 * list(itertools.chain(*expected))


# --- statistics --------------------------------------------------------------------------------------------


def played(options: Options, seats: int, matches: int) -> list[tuple[Experiment, Batch]]:
    return [(one, batch) for one in experiments(options, seats, matches, 3) for batch in batches(one)]


def test_everybody_of_the_field_sits_in_each_seat_equally_often() -> None:
    own, coin = experiments(STANDARD, 3, 100, 1)
    assert (own.coin, coin.coin, own.deals * own.per_deal) == (False, True, 105)
    for seat in range(3):
        assert sorted(own.names(match)[seat] for match in range(own.per_deal)) == sorted(FIELD)
    assert [one.coin for one in experiments(PRESETS["pagat-scat"].options, 3, 100, 1)] == [False]


def test_statistics_are_what_the_matches_came_to() -> None:
    all_ = played(STANDARD, 4, 700)
    found = counted(all_)
    rows = np.concatenate([batch.rows for one, batch in all_ if not one.coin])
    assert [*found] == [2, 3, 4]
    assert sum(one.rounds for one in found.values()) == rows[:, field.ROUNDS].sum()
    assert sum(sum(one.lost) for one in found.values()) == rows[:, field.LIVES_LOST : field.LIVES_LOST + 4].sum()
    for one in found.values():
        assert sum(one.ends.values()) == one.ended
        assert sum(knock.knocks for knock in one.knocks.values()) >= one.ends["knock"]
        assert len(one.lost) == one.players
    four = found[4]
    assert four.matches == 700
    assert sum(four.won) == (rows[:, field.WINNER] >= 0).sum()
    assert found[3].matches == 0
    # The winner's place: seats count from the dealer of the first round.
    last = sum(int(row[field.WINNER]) == i // 7 % 4 for i, row in enumerate(rows))
    assert four.won[3] == last
    # Everybody begins with three lives, and one wins unless all go out together.
    assert four.stood[3] == (4 * 700, sum(four.won))
    assert all(one.stood[0][1] <= one.stood[0][0] for one in found.values())
    assert four.stood[0][1] / four.stood[0][0] < four.stood[1][1] / four.stood[1][0] < 0.25
    # What this game is like: the seat after the dealer is best, a high knock safe, a hand of 10 for nobody to keep.
    assert four.lost[0] < four.lost[3]
    safe, bold = four.knock_from(60), four.knock_from(50)
    assert safe is not None
    assert bold is not None
    assert safe.mean < 0.05 < bold.mean
    assert four.keep_from in range(24, 45)


def test_the_shipped_figures_are_those_of_the_bots_as_they_are() -> None:
    """Where this fails because rules or bots have changed: python -m tools.played_figures."""
    made = shipped()
    (own, _) = experiments(STANDARD, 2, made.matches, made.seed)
    won = counted((own, batch) for batch in batches(own))[2].won
    assert won == made.presets["cardgames-zone"][2].won
    assert made.players == FIELD


def test_the_sparring_bots_win_about_what_was_published_of_them() -> None:
    """Another program's bots of the same description, in a pool that isn't known in full."""
    commerce, scat = sparring.COMMERCE, sparring.SCAT
    for published, place, near in [*((commerce, place, 0.03) for place in range(4)), (scat, 0, 0.06), (scat, 1, 0.06)]:
        pool = sparring.play_pool(published, published.seats[place], 15_000, 1)
        for name, shares in published.shares.items():
            if (share := shares[place]) is not None:
                assert pool.standings[name].share == pytest.approx(share, abs=near), name
        for fact, figures in published.facts.items():
            rounded = 0.005 if fact == "ended by three aces" else 0  # “2 to 3 %”
            assert pool.facts[fact] == pytest.approx(figures[place], abs=0.3 * figures[place] + rounded), fact


def test_the_dealers_end_of_the_table_loses_most() -> None:
    """Lives lost a round by place, the dealer's left first, of other programs that exchange well and knock at a bar."""
    four = _lost_by_place(4)
    assert four == pytest.approx([0.209, 0.280, 0.352, 0.331], abs=0.02)
    assert four[0] < four[1] < min(four[2:])
    nine = _lost_by_place(9)
    assert nine[0] == pytest.approx(0.067, abs=0.005)
    assert nine.index(max(nine)) == 7
    assert nine[7] == pytest.approx(0.23, abs=0.01)


def _lost_by_place(seats: int) -> list[float]:
    alike = Experiment(STANDARD, (("greedy-29",) * seats,), 4000, seed=3, rotate=False)
    tally = sum(batch.tally[seats] for batch in batches(alike))
    return [float(lost / tally[field.T_ROUNDS]) for lost in tally[field.T_LOST : field.T_LOST + seats]]


def test_flat_monte_carlo_with_random_games_is_far_weaker_than_greedy() -> None:
    experiment = Experiment(STANDARD, (("flat-10", "greedy-26"),), 30)
    rows = play_batch(experiment, 0).rows
    assert standings(experiment, rows).differences["greedy-26", "flat-10"][0] > 0.5


def test_the_programs_of_the_page_about_the_laboratory_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")
    again, bot, program = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    twice = Experiment(STANDARD, (("greedy-24", "policy"),), 2)
    rows = play_batch(twice, 0).rows
    write_table(twice, rows, described(twice), tmp_path / "matches.csv")
    monkeypatch.chdir(tmp_path)
    names: dict[str, np.ndarray] = {}
    exec(again, names)
    assert np.array_equal(names["rows"], rows)
    exec(program, {})
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "19597/1240"
    assert {line.split()[0] for line in said[1:]} == {"greedy-24", "greedy-26"}
    (tmp_path / "quiet.py").write_text(bot)
    assert len(play_batch(Experiment(STANDARD, ((f"{tmp_path}/quiet.py:Quiet", "greedy-26"),), 2), 0).rows) == 4
