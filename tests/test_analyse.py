"""``schwimmen analyse``: what decisions were worth, by what the player could know."""

from __future__ import annotations

import json
import random
import re
from itertools import chain
from pathlib import Path
from statistics import mean

import pytest
from tests.bots.matches import play_match

from schwimmen.analysis import judge
from schwimmen.bots import ReasonKind, player
from schwimmen.cli import main
from schwimmen.mind import thinking
from schwimmen.moves import Kind
from schwimmen.record import read
from schwimmen.rules.presets import PRESETS
from schwimmen.words import languages, words


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    assert thinking.warm()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of the project's vectors."""
    vectors = Path(__file__).parent / "vectors" / "matches.jsonl"
    file = tmp_path / "match.json"
    file.write_bytes(vectors.read_bytes().splitlines()[0])
    return file


def test_every_decision_is_judged_and_beginners_err_more() -> None:
    options, costs = PRESETS["cardgames-zone"].options, [0.0, 0.0]
    for seed in range(4):
        match = play_match(options, [player("beginner"), player("solid")], seed).match
        judged = list(judge(match, milliseconds=3))
        made = [move for finished in match.finished for move in finished.round.moves]
        assert len(judged) == len(made)
        for one in judged:
            finished = match.finished[one.round].round
            assert finished.moves[one.move] == one.made.move
            assert one.cost >= 0
            assert (one.cost == 0) >= (one.made.move == one.best.move)
            costs[one.seat] += one.cost
    assert costs[0] > costs[1]


def test_who_has_more_lives_has_the_better_chances() -> None:
    chances: dict[int, list[float]] = {}
    for seed in range(6):
        match = play_match(PRESETS["cardgames-zone"].options, [player("solid")] * 2, seed).match
        for one in judge(match, milliseconds=1):
            lives = match.finished[one.round].lives_before
            chances.setdefault(lives[one.seat] - lives[1 - one.seat], []).append(one.best.win)
    means = {lead: sum(found) / len(found) for lead, found in chances.items()}
    assert max(means[lead] for lead in means if lead < 0) < 0.5 < min(means[lead] for lead in means if lead > 0)


def test_what_is_told_comes_true_among_solid_players() -> None:
    """Among players who play as simply as those that are imagined; `benchmarks.calibration` has others too."""
    told: list[list[float]] = [[], [], [], [], []]
    true: list[list[float]] = [[], [], [], [], []]
    for seed in range(40):
        match = play_match(PRESETS["cardgames-zone"].options, [player("solid")] * 2, seed).match
        for one in judge(match, milliseconds=1):
            outcome = match.finished[one.round].round.outcome
            assert outcome is not None
            fifth = min(4, int(5 * one.made.lose))
            told[fifth].append(one.made.lose)
            true[fifth].append(float(outcome.lost[one.seat] > 0))
    for fifth in range(5):
        assert len(told[fifth]) > 120
        assert mean(true[fifth]) == pytest.approx(mean(told[fifth]), abs=0.1)
    assert mean(chain(*true)) == pytest.approx(mean(chain(*told)), abs=0.04)


def test_the_same_hand_is_judged_the_same_whatever_lies_hidden() -> None:
    """Cards that nobody has seen when the round ends are mixed: what is said of each decision stays."""
    options = PRESETS["game-circle"].options
    match = play_match(options, [player("solid")] * 3, 1).match
    finished = match.finished[0].round
    left = 3 * 3 + 3 + 3 * sum(getattr(move, "kind", None) in (Kind.PASS, Kind.RENEW) for move in finished.moves)
    deck, rest = finished.deck[:left], list(finished.deck[left:])
    random.Random(1).shuffle(rest)
    other = type(match).start(options, match.players, match.finished[0].round.dealer).deal((*deck, *rest))
    for move in finished.moves:
        other = other.play(move)  # type: ignore[arg-type]
    once = [one for one in judge(match, milliseconds=2) if one.round == 0]
    again = [one for one in judge(other, milliseconds=2) if one.round == 0]
    assert once == again
    assert len(once) > 3


def test_in_words_and_for_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--milliseconds", "2", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Runde 1" in said
    assert "ist das Beste" in said
    moves = re.findall(r"^  P\d: (.*?) (?:ist das Beste|ist so gut wie|kostet)", said, re.MULTILINE)
    shown = r"(\d+|[BDKA])[♣♠♥♦]"
    assert any(re.fullmatch(f"{shown} → {shown}", move) for move in moves)
    assert {"Schieben", "Klopfen"} & set(moves)
    assert not [move for move in moves if re.search(r"\b[2-9TJQKA][cshd]\b|\b(pass|knock|all)\b", move)]
    assert "\ufffd" not in said
    assert main(["analyse", str(record), "--milliseconds", "2", "--json", "--seat", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    decisions = told["decisions"]
    assert {one["seat"] for one in decisions} == {1}
    keys = {"round", "move", "seat", "made", "best", "moves", "cost", "error", "slip", "rough", "why"}
    assert set(decisions[0]) == keys
    assert set(decisions[0]["best"]) == {"move", "win", "error", "lose", "lose_error", "games"}
    for one in decisions:
        assert one["moves"][0] == one["best"]
        assert one["made"] in one["moves"]
        assert len({found["move"] for found in one["moves"]}) == len(one["moves"]) > 1
        assert not one["rough"]
    assert decisions[0]["why"]["kind"].upper() in ReasonKind.__members__
    assert told["players"] == list(read(record.read_bytes())[1].players)


def test_a_move_is_called_worse_only_where_that_can_be_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--milliseconds", "2", "--json"]) == 0
    decisions = json.loads(capsys.readouterr().out)["decisions"]
    assert main(["analyse", str(record), "--milliseconds", "2", "--lang", "en"]) == 0
    lines = re.findall(r"^  P\d: .* life .*$", capsys.readouterr().out, re.MULTILINE)
    verdicts = []
    for one, line in zip(decisions, lines, strict=True):
        made, best = one["made"], one["best"]
        error = made["error"]
        if made["move"] == best["move"]:
            verdicts.append("is the best")
        else:
            verdicts.append("is as good as" if best["win"] - made["win"] <= max(0.0005, error) else "costs")
        assert verdicts[-1] in line
        lack = best["win"] - made["win"] if verdicts[-1] == "costs" else 0  # so that the sums are of what costs
        assert one["cost"] == pytest.approx(lack, abs=2e-5)
        assert ("Why " in line) == (verdicts[-1] == "costs")
        if verdicts[-1] == "costs":
            cost, off = map(float, re.search(r"costs ([\d.]+)% ± ([\d.]+)%:", line).groups())  # type: ignore[union-attr]
            assert cost == pytest.approx(100 * one["cost"], abs=0.06)
            assert off == pytest.approx(100 * one["error"], abs=0.06)
    assert {*verdicts} == {"is the best", "is as good as", "costs"}


@pytest.mark.parametrize("language", languages())
def test_the_reason_is_said_of_the_better_move(language: str) -> None:
    told = ("cost", "error", "win", "lose", "best", "best_lose")
    chances = {f"chance_{one}": 0.5 for one in told}
    said = words(language).text("cli-analyse-worse", name="P", made="MADE", best="BEST", why="REASON", **chances)
    assert re.search("BEST[^%]*REASON$", said)
    assert not re.search("MADE[^%]*REASON$", said)


def test_a_seat_that_a_record_lacks_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--seat", "2", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith(", record 1: there is no seat 2. The 2 players have the seats from 0 to 1.\n")


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_records_after_one_that_lacks_the_seat_are_looked_at(
    form: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vectors = (Path(__file__).parent / "vectors" / "matches.jsonl").read_bytes().splitlines()
    three = next(line for line in vectors if len(json.loads(line)["players"]) == 3)
    file, bad = tmp_path / "matches.jsonl", tmp_path / "bad.json"
    file.write_bytes(vectors[0] + b"\n" + three)
    bad.write_bytes(b"{}")
    assert main(["analyse", str(file), str(bad), "--seat", "2", "--milliseconds", "1", "--lang", "en", *form]) == 2
    said = capsys.readouterr()
    refused = f"{file}, record 1: there is no seat 2. The 2 players have the seats from 0 to 1."
    if form:
        first, second, third = map(json.loads, said.out.splitlines())
        assert first == {"error": {"code": "no_seat", "round": None, "move": None, "message": refused}}
        assert {one["seat"] for one in second["seats"]} == {2}
        assert third["error"]["code"] != "no_seat"
        assert said.err == ""
    else:
        assert said.out.startswith("Round 1")
        assert said.err.splitlines()[0] == refused


def test_what_decisions_cost_is_summed_by_round_and_by_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--milliseconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    decisions = told["decisions"]
    for of_all, chosen in [
        (told["seats"], decisions),
        *((one["seats"], [d for d in decisions if d["round"] == one["round"]]) for one in told["rounds"]),
    ]:
        assert [one["seat"] for one in of_all] == sorted({d["seat"] for d in chosen})
        for one in of_all:
            own = [d for d in chosen if d["seat"] == one["seat"]]
            assert one["decisions"] == len(own)
            assert one["slips"] == sum(d["slip"] for d in own)
            assert one["cost"] == pytest.approx(sum(d["cost"] for d in own), abs=1e-4)
    assert main(["analyse", str(record), "--milliseconds", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count(words("en").text("cli-analyse-round")) == len(told["rounds"])
    assert f"mistakes: {told['seats'][0]['slips']} of {told['seats'][0]['decisions']}" in said
    total = said[said.index(words("en").text("cli-analyse-total")) :]
    in_all = [float(cost.replace(",", "")) for cost in re.findall(r": ([\d.,]+)%, mistakes", total)]
    assert in_all == pytest.approx([100 * one["cost"] for one in told["seats"]], abs=0.06)


def test_a_slip_costs_more_than_a_little_and_more_than_it_may_be_wrong_by() -> None:
    match = play_match(PRESETS["cardgames-zone"].options, [player("beginner")] * 2, 1).match
    judged = list(judge(match, milliseconds=3))
    slips = [one for one in judged if one.slip]
    assert 0 < len(slips) < len(judged)
    assert all(one.cost > 0.01 for one in slips)
    assert all(one.made.move != one.best.move for one in slips)


def test_what_is_no_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    assert main(["analyse", str(bad), str(tmp_path / "none.json"), "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "bad.json" in said
    assert "there is no such file" in said
