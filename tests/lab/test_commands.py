"""``schwimmen simulate``, ``arena`` and ``statistics`` as they are typed."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import NoReturn

import pytest

from schwimmen import __version__
from schwimmen.bots import NAMES
from schwimmen.cli import main
from schwimmen.lab import apart
from schwimmen.lab.apart import WorkerDied
from schwimmen.lab.experiment import Batch, Experiment, play_batch
from schwimmen.record import read
from schwimmen.words import words

TEXTS = words("en")
OWN = str(Path(__file__).parent / "bots_of_ones_own.py")
Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *typed: object) -> tuple[int, list[str], str]:
    """The exit status, the lines that were printed, the standard error."""
    status = main([*map(str, typed), "--lang", "en", "--jobs", "1"])
    printed = capsys.readouterr()
    return status, printed.out.splitlines(), printed.err


def test_simulate_tells_shares_and_how_rounds_end(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "matches.csv"
    status, lines, err = run(
        capsys, "simulate", "greedy-26", "random", "--seats", 3, "--matches", 200, "--output", file
    )
    assert (status, err) == (0, "")
    assert lines[0].split() == ["player", "seats", "share", "of", "wins"]
    assert [line.split()[:2] for line in lines[1:3]] == [["greedy-26", "400"], ["random", "200"]]
    assert lines[4].startswith("200 matches")
    assert [line.split()[0] for line in lines[-2:]] == ["2", "3"]
    assert len(file.read_text().splitlines()) == 201


def test_simulate_tells_of_no_end_that_a_round_never_had(capsys: Capture) -> None:
    status, lines, _ = run(capsys, "simulate", "greedy-26", "trader", "bold", "--matches", 3, "--laps", 6)
    heads, *cells = (re.split("  +", line) for line in lines[-3:])
    assert status == 0
    assert heads[3:] == ["knock", "31", "given up"]
    assert [[line[0], line[-1]] for line in cells] == [["2", "–"], ["3", "5.3%"]]
    for line in cells:
        assert sum(float(cell.rstrip("%")) for cell in line[3:] if cell != "–") == pytest.approx(100, abs=0.2)


def test_arena_compares_draws_and_goes_on(capsys: Capture, tmp_path: Path) -> None:
    plot, kept = tmp_path / "plot.svg", tmp_path / "kept"
    typed = ("arena", "greedy-26", "trader", "--deals", 200, "--plot", plot, "--resume", kept)
    first, second = run(capsys, *typed), run(capsys, *typed)
    assert first == second
    status, lines, err = first
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in lines[1:3]] == ["greedy-26", "trader"]
    assert lines[-1].startswith("greedy-26 – trader")
    assert plot.read_text().startswith("<?xml")
    assert "greedy-26" in plot.read_text()


def test_arena_of_few_deals_claims_little(capsys: Capture) -> None:
    status, lines, _ = run(capsys, "arena", "greedy-26", "random", "--deals", 3)
    assert status == 0
    assert lines[1].split() == ["greedy-26", "6", "1.0000", "±", "0.6316", "222.8"]
    assert TEXTS.text("lab-few", deals=60) in lines
    assert lines[-1].endswith("+1.0000 ± 1.2632")


def test_arena_stops_when_the_interval_is_narrow_enough(capsys: Capture) -> None:
    typed = ("arena", "greedy-26", "trader", "--deals", 100_000, "--until", 0.04)
    status, lines, _ = run(capsys, *typed)
    assert status == 0
    assert int(lines[1].split()[1]) < 10_000
    widest = max(float(line.split()[4]) for line in lines[1:3])
    assert 2 * widest < 0.04


def test_help_names_every_player_in_one_piece(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help", "--lang", "en"])
    said = capsys.readouterr().out.replace(",", " ").split()
    assert {*NAMES, "greedy-26", "policy@FILE"} <= {*said}


def test_statistics_as_tables(capsys: Capture) -> None:
    status, lines, err = run(capsys, "statistics", "--seats", 3, "--matches", 70)
    assert (status, err) == (0, "")
    titles = [line for line in lines if line.isupper()]
    assert titles == [
        TEXTS.text(f"statistics-{title}-title").upper()
        for title in ("dealt", "somebody", "lives", "ends", "knocks", "dealer", "seats", "places", "stood")
    ]
    assert ["31", "24", "0.48%", "0.48%"] in [line.split() for line in lines]
    ends = lines[lines.index(TEXTS.text("statistics-ends-title").upper()) :]
    assert ends[3].split() == ["players", "3"]
    assert ends[4].startswith("rounds")
    assert ends[1] == TEXTS.text("statistics-unseen")
    assert [line.split()[0] for line in ends[6:9]] == ["knock", "31", "stock"]
    assert re.fullmatch(r"stock +< 0\.\d%", ends[8])
    assert run(capsys, "statistics", "--seats", 3, "--matches", 70)[1] == lines


def test_statistics_as_json(capsys: Capture) -> None:
    status, lines, _ = run(capsys, "statistics", "--rules", "pagat-scat", "--matches", 14, "--json", "--seed", 5)
    found = json.loads("".join(lines))
    assert status == 0
    assert found["dealt"]["kinds"]["rank"] == {"exact": "1/425", "value": 1 / 425}
    assert "after_one_turn" not in found  # there is no centre
    assert [*found["somebody_is_dealt_an_end"]] == [*found["played"]["tables"]] == [str(n) for n in range(2, 10)]
    assert found["played"]["seed"] == 5
    assert found["played"]["tables"]["9"]["matches"] == 14
    assert found["played"]["keep_from"] == {}  # dealers have no choice


def test_statistics_without_numba_tell_what_needs_none(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "numba" else True)
    status, lines, err = run(capsys, "statistics", "--seats", 2)
    assert (status, err) == (0, TEXTS.text("lab-no-package", package="numba", extra="lab") + "\n")
    assert TEXTS.text("statistics-lives-title").upper() in lines
    assert TEXTS.text("statistics-ends-title").upper() not in lines


@pytest.mark.parametrize(
    ("typed", "text", "named"),
    [
        ("statistics --seats 1", "lab-too-few-players", {}),
        ("statistics --seats 10", "cli-record-too-many-players", {"players": 10, "most": 9}),
        ("simulate nobody", "lab-no-player", None),
        (f"simulate {OWN}:Nobody", "lab-no-bot", None),
        ("simulate /no.py:Bot", "cli-cannot-read", {"file": "/no.py", "reason": "there is no such file"}),
        ("simulate policy@", "lab-weights-unnamed", {}),
        ("simulate policy@/no", "cli-cannot-read", {"file": "/no", "reason": "there is no such file"}),
        ("simulate policy@/", "cli-cannot-read", {"file": "/", "reason": "it is a folder"}),
        (f"simulate policy@{OWN}", "lab-weights", {"file": OWN, "fault": "foreign"}),
        ("simulate random --seats 10", "cli-record-too-many-players", {"players": 10, "most": 9}),
        ("simulate random --seats 1 --matches 1", "lab-too-few-players", {}),
        ("simulate random trader random --seats 2", "lab-too-few-seats", {"players": 3, "seats": 2}),
        ("arena random", "lab-too-few-rivals", {}),
        ("arena random trader --plot a.gif", "lab-no-suffix", {"file": "a.gif", "suffixes": ".svg, .png"}),
        ("simulate random --output /no/a.csv", "lab-no-folder", {"file": "/no/a.csv"}),
        ("simulate random --resume /no/kept", "lab-no-folder", {"file": "/no/kept"}),
        ("simulate random --resume /", "cli-cannot-write-file", {"file": "/", "reason": "it is a folder"}),
        ("simulate random --record /no/a.json", "lab-no-folder", {"file": "/no/a.json"}),
        ("arena random trader --record /", "cli-cannot-write-file", {"file": "/", "reason": "it is a folder"}),
        ("simulate random --options /no", "cli-cannot-read", {"file": "/no", "reason": "there is no such file"}),
        (f"simulate random --options {OWN}", "cli-bad-options", {"file": OWN}),
        (f"simulate random --resume {OWN}", "lab-other-experiment", {"file": OWN}),
        ("simulate random --option deck", "cli-rules-no-value", {"text": "deck"}),
        ("arena random trader --until 2", "lab-no-width", {"given": "2"}),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    typed: str, text: str, named: dict[str, str | int] | None, capsys: Capture
) -> None:
    status, lines, err = run(capsys, *typed.split())
    assert (status, lines) == (2, [])
    assert err.count("\n") == 1
    if named is not None:
        assert err == TEXTS.text(text, **named) + "\n"
    else:
        assert typed.split()[1].partition(" ")[0] in err


def test_where_a_fault_is_recorded_by_default_is_looked_at_too(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fault.json").mkdir()
    status, lines, err = run(capsys, "simulate", "random", "--matches", 1)
    assert (status, lines) == (2, [])
    assert err == TEXTS.text("cli-cannot-write-file", file="fault.json", reason="it is a folder") + "\n"


def test_options_that_cannot_be_played(capsys: Capture) -> None:
    status, _, err = run(capsys, "simulate", "random", "--option", "deck=24", "--option", "renew_789=automatic")
    assert status == 2
    assert err.startswith("renew_789 = automatic, deck = 24: ")


def test_a_missing_package_is_named_once_the_arguments_are_in_order(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    missing = {"numba"}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name in missing else True)

    def refused(*typed: object) -> str:
        status, lines, err = run(capsys, *typed)
        assert (status, lines) == (2, [])
        return err

    def named(package: str) -> str:
        return TEXTS.text("lab-no-package", package=package, extra="lab") + "\n"

    for typed in (["simulate"], ["arena", "trader"]):
        assert refused(*typed, "random") == named("numba")
        for wrong in ("nobody", "--seats=1", "--option=lives=0", "--output=a.gif"):
            assert "numba" not in refused(*typed, "random", wrong)
    missing = {"pyarrow", "matplotlib"}
    assert refused("simulate", "random", "--output", tmp_path / "a.csv") == named("pyarrow")
    assert refused("arena", "random", "trader", "--plot", tmp_path / "a.svg") == named("matplotlib")


def test_a_cluster_that_is_not_there_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: True)  # it isn't asked for
    status, lines, err = run(capsys, "simulate", "random", "--cluster", "127.0.0.1:1")
    assert (status, lines) == (2, [])
    assert err.startswith(TEXTS.text("lab-no-cluster", address="127.0.0.1:1", reason=""))


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"", None], ids=["web", "closes", "silent"])
def test_what_listens_and_is_no_cluster_is_named(
    answer: bytes | None, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: True)
    monkeypatch.setattr("schwimmen.lab.workers._PATIENCE", 5 if answer is not None else 0.2)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            there, _ = listening.accept()
            with there:
                there.recv(33)
                if answer is None:
                    there.recv(1)  # until the other one has enough
                else:
                    there.sendall(answer)

        serving = threading.Thread(target=serve)
        serving.start()
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        found = run(capsys, "simulate", "random", "--cluster", address)
        serving.join()
    assert found == (2, [], TEXTS.text("lab-not-ray", address=address) + "\n")


def test_a_bot_that_fails_stops_the_experiment_and_leaves_its_match(capsys: Capture, tmp_path: Path) -> None:
    file, bot = tmp_path / "fault.json", f"{OWN}:Raises"
    status, lines, err = run(capsys, "arena", bot, "greedy-31", "--deals", 3, "--record", file)
    assert (status, lines) == (2, [])
    assert err.splitlines()[0] == TEXTS.text("lab-fault-raised", player=bot, seat=1, detail="RuntimeError: no idea")
    read(file.read_text())


def test_a_bot_that_fails_is_told_where_its_match_cannot_be_written(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("schwimmen.cli.experiments.check_file", lambda *_: None)  # as if the folder went in between
    status, lines, err = run(capsys, "arena", f"{OWN}:Raises", "greedy-31", "--deals", 3, "--record", "/no/fault.json")
    assert (status, lines) == (1, [])
    assert err.splitlines()[0].endswith("RuntimeError: no idea")
    assert err.splitlines()[1] == "/no/fault.json can’t be written: there is no such file"


def test_what_a_bot_prints_is_no_result(capfd: pytest.CaptureFixture[str]) -> None:
    apart.end()  # another one inherits what is captured here
    assert main(["simulate", f"{OWN}:Prints", "greedy-26", "--matches", "1", "--jobs", "1", "--lang", "en"]) == 0
    out, err = capfd.readouterr()
    assert "thinking" not in out
    assert "thinking" in err


def test_what_is_no_longer_the_same_experiment_is_told(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, bot = tmp_path / "kept", tmp_path / "bot.py"
    bot.write_text(Path(OWN).read_text())
    names = (f"{bot}:First", "greedy-26")

    def simulate(*more: object) -> tuple[int, list[str], str]:
        return run(capsys, "simulate", *names, "--matches", 1, "--resume", kept, *more)

    def refused(text: str, **named: str) -> tuple[int, list[str], str]:
        return 2, [], TEXTS.text(text, file=str(kept), **named) + "\n"

    first = simulate()
    assert first == simulate()
    head, batch = kept.read_text().splitlines()
    assert simulate("--seed", 2, "--laps", 5) == refused("lab-other-arguments", arguments="--seed, --laps")
    assert simulate("--option", "lives=1") == refused("lab-other-arguments", arguments="--rules, --option")
    monkeypatch.setattr("schwimmen.lab.origin.__version__", "9.9")
    assert simulate() == refused("lab-other-version", theirs=__version__, ours=__version__)
    monkeypatch.undo()
    bot.write_text(bot.read_text() + "\n")
    assert simulate() == refused("lab-other-contents", names=names[0])
    kept.write_text(head.replace("experiment/2", "experiment/1") + f"\n{batch}\n")
    assert simulate() == refused("lab-resume-older")


def test_a_worker_that_is_killed_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: object) -> NoReturn:
        raise WorkerDied("SIGKILL")

    monkeypatch.setattr("schwimmen.lab.workers.play_batch", killed)
    assert run(capsys, "simulate", "greedy-26") == (2, [], TEXTS.text("lab-worker-died") + "\n")
    assert TEXTS.text("lab-worker-died") in run(capsys, "statistics", "--seats", 2)[2]


@pytest.mark.parametrize("done", [0, 1])
def test_an_interruption_says_whether_anything_was_done(
    done: int, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(experiment: Experiment, number: int) -> Batch:
        if number == done:
            raise KeyboardInterrupt
        return play_batch(experiment, number)

    monkeypatch.setattr("schwimmen.lab.workers.play_batch", play)
    for command in ("simulate greedy-26 trader --matches", "arena greedy-26 trader --deals"):
        status, lines, err = run(capsys, *command.split(), 5000)
        assert status == 130
        assert err == "\n" + TEXTS.text("lab-interrupted" if done else "lab-interrupted-early") + "\n"
        assert ("2,000 matches" in " ".join(lines)) is bool(done)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups")
def test_an_interruption_leaves_whole_batches(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = [sys.executable, "-m", "schwimmen", "simulate", "sharp", "beginner", "--matches", "100000"]
    command += ["--jobs", "2", "--resume", str(kept), "--lang", "en"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored where tests run in the background
    ) as process:
        while not kept.exists() or kept.read_text().count("\n") < 2:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert TEXTS.text("lab-interrupted") in err
    assert "Traceback" not in err
    lines = kept.read_text().splitlines()
    done = sum(json.loads(line)["matches"] for line in lines[1:])
    assert f"{done} matches" in out.replace(",", "")
