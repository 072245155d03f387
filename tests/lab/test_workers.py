"""Batches over several processes, files to go on from, tables of results."""

from __future__ import annotations

import csv
import dataclasses
import hashlib
import importlib.util
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from schwimmen import __version__
from schwimmen.lab import field
from schwimmen.lab.apart import WorkerDied
from schwimmen.lab.by_view import BotFault
from schwimmen.lab.experiment import Batch, Experiment, play_batch
from schwimmen.lab.origin import contents, described, experiment_of
from schwimmen.lab.results import table_of, write_table
from schwimmen.lab.workers import LOCAL, NoCluster, OtherExperiment, batches, connect, resumed
from schwimmen.mind import weights
from schwimmen.rules.options import OPTIONS, Options
from schwimmen.rules.presets import PRESETS

STANDARD = PRESETS["cardgames-zone"].options
OWN = str(Path(__file__).parent / "bots_of_ones_own.py")
DUEL = Experiment(STANDARD, (("greedy-26", "rising-bar"),), 2500)


def same(one: Batch, other: Batch) -> bool:
    return (
        one.number == other.number and np.array_equal(one.rows, other.rows) and np.array_equal(one.tally, other.tally)
    )


@pytest.fixture(scope="module")
def duel() -> list[Batch]:
    """The batches of DUEL, by this process."""
    return list(batches(DUEL))


# --- processes ------------------------------------------------------------------------------------------------


def test_who_has_enough_of_two_processes_is_not_warned(recwarn: pytest.WarningsRecorder) -> None:
    begun = batches(DUEL, jobs=2)
    next(begun)
    begun.close()  # type: ignore[attr-defined]
    assert [*recwarn] == []


def test_a_process_that_is_ended_from_outside_is_told() -> None:
    with pytest.raises(WorkerDied):
        list(batches(Killed(STANDARD, (("greedy-31", "trader"),), 1), jobs=2))


class Killed(Experiment):
    """Who looks at its batches dies for it, in another process than the first."""

    @property
    def nets(self) -> tuple[Path, ...]:
        if self.deals:
            os._exit(9)
        return ()


def test_two_processes_play_the_same(duel: list[Batch]) -> None:
    assert len(duel) == 3
    assert all(map(same, duel, batches(DUEL, jobs=2)))


needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray has no package for this machine")


@pytest.fixture
def three_minutes() -> Iterator[None]:
    """A Ray that never comes up is a failure, not a wait without an end."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def late(*_: object) -> NoReturn:
        pytest.fail("Ray took more than three minutes")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(180)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@needs_ray
@pytest.mark.usefixtures("three_minutes")
def test_a_ray_cluster_of_two_workers_plays_the_same(duel: list[Batch]) -> None:
    import ray

    try:
        assert all(map(same, duel, batches(DUEL, cluster=LOCAL)))
        connect(ray.get_runtime_context().gcs_address)  # what listens there is known as Ray
        with pytest.raises(BotFault, match="no idea"):
            list(batches(dataclasses.replace(DUEL, line_ups=((f"{OWN}:Raises", "trader"),)), cluster=LOCAL))
        with pytest.raises(BotFault, match="status 3"):
            list(batches(dataclasses.replace(DUEL, line_ups=((f"{OWN}:Dies", "trader"),)), cluster=LOCAL))
    finally:
        ray.shutdown()


@needs_ray
@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://[::1]:1"])
def test_a_ray_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(NoCluster):
        connect(address)


# --- files ---------------------------------------------------------------------------------------------------


def test_what_was_begun_goes_on(duel: list[Batch], tmp_path: Path) -> None:
    file = tmp_path / "kept"
    begun = resumed(DUEL, file, lambda first: batches(DUEL, first))
    assert same(next(begun), duel[0])
    begun.close()  # type: ignore[attr-defined]
    file.write_text(file.read_text() + '{"batch": 1, "da')  # it was killed while it wrote
    asked = []

    def play(first: int) -> object:
        asked.append(first)
        return batches(DUEL, first)

    assert all(map(same, duel, resumed(DUEL, file, play)))  # type: ignore[arg-type]
    assert asked == [1]
    assert all(map(same, duel, resumed(DUEL, file, lambda _: iter(()))))


def test_more_deals_later(duel: list[Batch], tmp_path: Path) -> None:
    file = tmp_path / "kept"
    fewer = dataclasses.replace(DUEL, deals=1500)
    assert len(list(resumed(fewer, file, lambda first: batches(fewer, first)))) == 2
    assert all(map(same, duel, resumed(DUEL, file, lambda first: batches(DUEL, first))))


@pytest.mark.parametrize("content", ["nothing\n", "[]\n", '{"format": 1}\n', "HEAD{}\n", "HEADx\n"])
def test_another_file_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    list(resumed(dataclasses.replace(DUEL, deals=0), file, lambda _: iter(())))
    file.write_text(content.replace("HEAD", file.read_text()))
    with pytest.raises(OtherExperiment) as refused:
        list(resumed(DUEL, file, lambda first: batches(DUEL, first)))
    assert refused.value.differs == {}


def test_what_differs_from_a_file_is_told(tmp_path: Path) -> None:
    for begun, differs in (({"seed": 2}, {"seed": 2}), ({"coin": True, "laps": 9}, {"laps": 9, "coin": True})):
        file = tmp_path / "-".join(differs)
        list(resumed(dataclasses.replace(DUEL, deals=0, **begun), file, lambda _: iter(())))  # type: ignore[arg-type]
        with pytest.raises(OtherExperiment) as refused:
            list(resumed(DUEL, file, lambda first: batches(DUEL, first)))
        assert refused.value.differs == differs


def test_a_file_knows_other_players_of_the_same_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net, bot = tmp_path / "net", tmp_path / "bot.py"
    net.write_bytes(weights.FILE.read_bytes())
    bot.write_text(Path(OWN).read_text())
    monkeypatch.syspath_prepend(tmp_path)
    names = ("expert-100", "policy", f"policy@{net}", f"{bot}:First", "bot:First", "greedy-26", "sharp")
    experiment = Experiment(STANDARD, (names,), 1)
    before = contents(experiment)
    assert [*before] == [*names[:5]]
    assert before["policy"] == before[f"policy@{net}"] == hashlib.sha256(weights.FILE.read_bytes()).hexdigest()
    list(resumed(dataclasses.replace(experiment, deals=0), tmp_path / "kept", lambda _: iter(())))
    bot.write_text(bot.read_text() + "\n")
    with pytest.raises(OtherExperiment) as refused:
        list(resumed(experiment, tmp_path / "kept", lambda _: iter(())))
    assert refused.value.differs == {"contents": before}
    monkeypatch.setattr(weights, "FILE", bot)
    assert {name for name, now in contents(experiment).items() if before[name] != now} == {*before} - {f"policy@{net}"}


def test_a_file_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schwimmen.lab.origin.__version__", "0.0.1")
    list(resumed(dataclasses.replace(DUEL, deals=0), tmp_path / "kept", lambda _: iter(())))
    monkeypatch.undo()
    with pytest.raises(OtherExperiment) as refused:
        list(resumed(DUEL, tmp_path / "kept", lambda _: iter(())))
    assert refused.value.differs == {"version": "0.0.1"}


def test_tables_on_the_disk(duel: list[Batch], tmp_path: Path) -> None:
    import pyarrow.csv
    import pyarrow.parquet

    rows = np.concatenate([batch.rows for batch in duel])
    table = table_of(DUEL, rows, described(DUEL))
    write_table(DUEL, rows, described(DUEL), tmp_path / "a.parquet")
    write_table(DUEL, rows, described(DUEL), tmp_path / "a.csv")
    assert pyarrow.parquet.read_table(tmp_path / "a.parquet").equals(table)
    kept = pyarrow.csv.ConvertOptions(strings_can_be_null=True, quoted_strings_can_be_null=False)
    assert pyarrow.csv.read_csv(tmp_path / "a.csv", convert_options=kept).to_pydict() == table.to_pydict()
    line = table.slice(4321, 1).to_pylist()[0]
    assert (line["match"], line["deal"], line["rotation"], line["seed"]) == (4321, 2160, 1, 1)
    assert Options.from_dict(json.loads(line["options"])) == STANDARD
    assert [line["player_0"], line["player_1"]] == list(DUEL.names(4321)) == ["rising-bar", "greedy-26"]
    assert line["winner"] == rows[4321, field.WINNER]
    assert line[f"out_in_{1 - line['winner']}"] == line["rounds"]
    assert (line["version"], line["laps_at_most"], line["rounds_at_most"], line["coin"]) == (
        __version__,
        200,
        2000,
        False,
    )


def test_a_table_of_results_is_played_once_more_from_itself(tmp_path: Path) -> None:
    options = dataclasses.replace(STANDARD, lives=2)
    once = Experiment(options, (("policy", "trader"),), 5, seed=8, rotate=False, laps=9, rounds=7, coin=True)
    rows = play_batch(once, 0).rows
    write_table(once, rows, described(once), tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(newline="") as file:
        told = [line["experiment"] for line in csv.DictReader(file)]
    assert told[1:] == [""] * 4
    description = json.loads(told[0])
    again = experiment_of(description)
    assert again == once
    assert contents(again) == description["contents"]
    assert description["options"].keys() == OPTIONS.keys()
    assert np.array_equal(play_batch(again, 0).rows, rows)
