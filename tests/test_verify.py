"""The command ``schwimmen verify``: for people, in each language."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.tables.evenings import Evening, done

from schwimmen.cli import main
from schwimmen.cli.verify import sentence
from schwimmen.record import Flaw, RecordError
from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.proof import Problem, ProofFlaw, prove
from schwimmen.words import languages, words

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def proof() -> dict[str, Any]:
    """Of a whole match, in which one person has added something."""
    evening = Evening(Options(lives=1), [None, None], 1, start=False)
    assert done(evening.ask(c.Sit, 1, name="Zoë", look=0))
    assert done(evening.ask(c.Mix, 1, text="17 und 4"))
    assert done(evening.ask(c.Start, 0))
    evening.play_on(random.Random(1))
    data: dict[str, Any] = json.loads(prove(evening.entries, 1) or "")
    return data


def written(path: Path, *proofs: object) -> Path:
    path.write_text("\n".join(map(json.dumps, proofs)), encoding="utf-8")
    return path


def changed(proof: dict[str, Any], **values: object) -> dict[str, Any]:
    """The proof with other values in its first round."""
    return {**proof, "rounds": [{**proof["rounds"][0], **values}, *proof["rounds"][1:]]}


def test_a_proof_that_holds(proof: dict[str, Any], tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path / "a.json", proof)
    assert main(["verify", "--lang", "en", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    rounds = proof["rounds"]
    assert said[0] == f"{path}, proof 1"
    assert said[1] == f"  Round 1, promise {rounds[0]['promise']}"
    assert said[2] == "    Zoë added to the shuffle: “17 und 4”"
    assert said[-1] == f"  All {len(rounds)} rounds were dealt as promised."
    assert main(["verify", "--lang", "de", str(path)]) == 0
    assert f"  Alle {len(rounds)} Runden wurden so gegeben wie versprochen." in capsys.readouterr().out.splitlines()


def test_proofs_that_do_not_hold_are_said_and_the_others_are_checked(
    proof: dict[str, Any], tmp_path: Path, capsys: Capture
) -> None:
    other = "0" * 64
    wrong = changed(proof, promise=other)
    broken = {**proof, "record": {**proof["record"], "dealer": 7}}
    path = written(tmp_path / "a.jsonl", proof, wrong, {}, {**proof, "format": "x"}, broken, proof)
    assert main(["verify", "--lang", "en", str(path), str(tmp_path / "none.json")]) == 1
    printed = capsys.readouterr()
    assert printed.out.count("dealt as promised") == 2
    assert printed.out.count("This proof does not hold.") == 4
    assert "  Round 1: The seed is not the one that was promised." in printed.out
    assert "  This is no proof, or it is damaged." in printed.out
    assert "  The format is “x”, not “schwimmen-proof/1”." in printed.out
    assert "  The record is faulty: “dealer” names seat 7" in printed.out
    assert "none.json" in printed.err
    moves = [{**proof["record"]["rounds"][0], "moves": ["nonsense"]}]
    path = written(tmp_path / "b.json", {**proof, "record": {**proof["record"], "rounds": moves}})
    assert main(["verify", "--lang", "en", str(path)]) == 1
    assert "The record is faulty: round 1, move 1: “nonsense”" in capsys.readouterr().out


def test_a_match_without_a_finished_round(tmp_path: Path, capsys: Capture) -> None:
    text = prove(Evening(Options(), [None, None]).entries, 1)
    path = written(tmp_path / "a.json", json.loads(text or ""))
    assert main(["verify", "--lang", "en", str(path)]) == 0
    assert "No round is over yet" in capsys.readouterr().out


def test_texts_cannot_steer_the_terminal(proof: dict[str, Any], tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path / "a.json", changed(proof, members={"1": "\x1b[2Jevil"}))
    main(["verify", str(path)])
    printed = capsys.readouterr().out
    assert "\x1b" not in printed
    assert "evil" in printed


@pytest.mark.parametrize("language", languages())
def test_every_problem_has_its_sentence(language: str) -> None:
    texts = words(language)
    problems = [Problem(flaw, 2, 3, detail="x") for flaw in ProofFlaw if flaw is not ProofFlaw.RECORD]
    problems.append(Problem(ProofFlaw.RECORD, error=RecordError(Flaw.TOO_DEEP)))
    sentences = {sentence(problem, texts) for problem in problems}
    assert len(sentences) == len(ProofFlaw)
    assert all(said.strip().endswith((".", "。", "x")) for said in sentences)
