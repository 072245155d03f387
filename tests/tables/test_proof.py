"""A proof tells how a match was dealt; whatever is changed in it is found; nothing hidden is in it."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from msgspec import structs
from tests.random_options import random_options
from tests.tables.evenings import SHUFFLES, Evening, done

from schwimmen.record import record, replay, write
from schwimmen.rules.options import Options
from schwimmen.rules.presets import preset
from schwimmen.tables import commands as c
from schwimmen.tables.events import Dealt, Promised
from schwimmen.tables.history import at_match, draws, finished_rounds
from schwimmen.tables.proof import FORMAT, Problem, ProofFlaw, Verdict, prove, verify
from schwimmen.tables.state import fold


def an_evening(seed: int, options: Options | None = None) -> Evening:
    """Two matches to their end, in which people add chance of their own."""
    rng = random.Random(seed)
    evening = Evening(options or random_options(rng, lives=2), [None, "beginner", None], seed, start=False)
    for number in range(2):
        for member in (2, 0):
            evening.ask(c.Mix, member, text=rng.choice(("17", "Glück auf", "🂡", "a b")))
        assert done(evening.ask(c.Start, 0))
        while (command := evening.due(rng)) is not None:
            if rng.random() < 0.2:
                evening.ask(c.Mix, rng.choice((0, 2)), text=f"{rng.random()}")
            evening.do(command)
        assert evening.table.match_number == number + 1
    return evening


def proof_of(evening: Evening, number: int) -> dict[str, Any]:
    text = prove(evening.entries, number)
    assert text is not None
    data: dict[str, Any] = json.loads(text)
    return data


def flaws(data: object) -> list[tuple[ProofFlaw, int | None, int | None]]:
    return [(problem.flaw, problem.round, problem.shuffle) for problem in verify(json.dumps(data)).problems]


def test_what_was_dealt_as_promised_is_proved() -> None:
    stocks = 0
    for seed in range(12):
        evening = an_evening(seed)
        for number in (1, 2):
            text = prove(evening.entries, number)
            assert text is not None
            verdict = verify(text)
            assert verdict.problems == ()
            table = at_match(evening.entries, number)
            assert table is not None
            assert table.match is not None
            data = json.loads(text)
            assert data["record"] == json.loads(write(record(table.match)))
            assert len(verdict.rounds) == len(table.match.finished)
            stocks += text.count('"stock ')
    assert stocks > 5


def test_the_form_of_a_proof() -> None:
    data = proof_of(an_evening(1, Options(lives=1, swimming="none")), 1)
    assert list(data) == ["format", "record", "rounds"]
    assert data["format"] == FORMAT
    first = data["rounds"][0]
    assert list(first) == ["promise", "seed", "mixes", "members"]
    assert [member for member, _ in first["mixes"]] == [0, 2]
    assert first["members"] == {"0": "player 0", "2": "player 2"}


def test_nothing_of_a_round_in_play_or_of_the_next_deal_is_in_a_proof() -> None:
    evening = an_evening(2, Options(lives=1))
    for end in range(1, len(evening.entries) + 1, 3):
        entries = evening.entries[:end]
        number = at_match(entries).match_number if at_match(entries) else 0  # type: ignore[union-attr]
        text = prove(entries, number)
        if text is None:
            assert number == 0
            continue
        table = fold(entries)
        assert table.match is not None
        assert verify(text).problems == ()
        assert len(verify(text).rounds) == len(table.match.finished)
        if table.draw is not None:
            assert table.draw.seed not in text
        if table.match.current is not None:
            assert table.dealt is not None
            assert table.dealt.seed not in text
            assert " ".join(map(str, table.match.current.deck)) not in text


def test_there_is_no_proof_of_a_match_that_was_never_begun() -> None:
    entries = Evening(Options(), [None, None]).entries
    assert [prove(entries, number) is not None for number in (-1, 0, 1, 2)] == [False, False, True, False]
    assert prove(Evening(Options(), [None, None], start=False).entries, 1) is None


def test_a_match_that_gave_way_to_another_is_proved_as_far_as_it_went() -> None:
    evening = Evening(Options(lives=9), [None, None], 1)
    evening.play_on(random.Random(1), until="deal")
    for member in (0, 1):
        assert done(evening.ask(c.GoOn, member))
    assert done(evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab"))
    assert done(evening.ask(c.AddComputer, 0, level="solid"))
    for member in (0, 1):
        assert done(evening.ask(c.Stand, member))
    assert done(evening.ask(c.TakeOver, 2))
    assert done(evening.ask(c.Start, 2))
    assert [len(draws(evening.entries, number)) for number in (0, 1, 2, 3)] == [0, 2, 1, 0]
    for number, rounds in ((1, 1), (2, 0)):
        data = proof_of(evening, number)
        assert flaws(data) == []
        assert len(data["rounds"]) == len(data["record"]["rounds"]) == rounds


def test_a_record_is_told_by_the_rules_it_was_played_by() -> None:
    name = "bga-schwimmen"
    evening = Evening(preset(name).options, [None, None], 1, preset=name)
    assert finished_rounds(evening.table).preset == name
    evening.play_on(random.Random(1))
    match = evening.table.match
    assert match is not None
    other = structs.replace(evening.table.settings, preset=None, options=Options(lives=9).to_dict())
    assert done(evening.ask(c.Arrange, 0, settings=other))
    told = finished_rounds(evening.table)
    assert told.preset is None
    assert replay(told) == match


# --- what is changed is found --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proof() -> dict[str, Any]:
    """Of a match in which a stock is shuffled twice."""
    for seed in range(99):
        data = proof_of(an_evening(seed, SHUFFLES), 1)
        if max(map(shuffles, data["record"]["rounds"])) > 1:
            assert flaws(data) == []
            return data
    raise AssertionError("no stock was shuffled twice")


def shuffles(round_: dict[str, Any]) -> int:
    """How often the stock of a recorded round was shuffled."""
    return sum(move.startswith("stock ") for move in round_["moves"])


def test_another_seed_is_found(proof: dict[str, Any]) -> None:
    changed = copy.deepcopy(proof)
    seed = changed["rounds"][0]["seed"]
    changed["rounds"][0]["seed"] = ("0" if seed[0] != "0" else "1") + seed[1:]
    assert {(ProofFlaw.PROMISE, 0, None), (ProofFlaw.DECK, 0, None)} <= {*flaws(changed)}
    changed["rounds"][0]["promise"] = proof["rounds"][-1]["promise"]
    changed["rounds"][0]["seed"] = proof["rounds"][-1]["seed"]
    assert (ProofFlaw.DECK, 0, None) in flaws(changed), "the seed of another round with its promise"


def test_other_texts_are_found(proof: dict[str, Any]) -> None:
    mixes = proof["rounds"][0]["mixes"]
    assert len(mixes) == 2
    for other in ([], mixes[:1], [[1, mixes[0][1]], mixes[1]], [[0, "other"], mixes[1]], [*mixes, [5, "x"]]):
        changed = copy.deepcopy(proof)
        changed["rounds"][0]["mixes"] = other
        assert (ProofFlaw.DECK, 0, None) in flaws(changed)
    changed = copy.deepcopy(proof)
    changed["rounds"][0]["mixes"] = mixes[::-1]
    assert flaws(changed) == [], "their order is none of the server's choices"
    changed["rounds"][0]["mixes"] = [mixes[0], *mixes]
    assert (ProofFlaw.MIXED_TWICE, 0, None) in flaws(changed)


def test_other_cards_are_found(proof: dict[str, Any]) -> None:
    """Cards that nobody ever saw, too: those at the bottom of the stock."""
    changed = copy.deepcopy(proof)
    cards = changed["record"]["rounds"][0]["deck"].split()
    cards[-1], cards[-2] = cards[-2], cards[-1]
    changed["record"]["rounds"][0]["deck"] = " ".join(cards)
    assert flaws(changed)
    rounds = proof["record"]["rounds"]
    index = next(index for index, one in enumerate(rounds) if shuffles(one) > 1)
    stocks = [place for place, move in enumerate(rounds[index]["moves"]) if move.startswith("stock ")]
    place = stocks[-1]
    changed = copy.deepcopy(proof)
    word, *stock = rounds[index]["moves"][place].split()
    stock[-1], stock[-2] = stock[-2], stock[-1]
    changed["record"]["rounds"][index]["moves"][place] = " ".join([word, *stock])
    assert flaws(changed) == [(ProofFlaw.STOCK, index, len(stocks))]


def test_a_round_that_is_missing_is_found(proof: dict[str, Any]) -> None:
    changed = copy.deepcopy(proof)
    del changed["rounds"][-1]
    assert flaws(changed) == [(ProofFlaw.ROUNDS, None, None)]
    changed = copy.deepcopy(proof)
    del changed["record"]["rounds"][-1]
    assert flaws(changed) == [(ProofFlaw.ROUNDS, None, None)]


def test_a_record_that_breaks_a_rule_is_found(proof: dict[str, Any]) -> None:
    changed = copy.deepcopy(proof)
    changed["record"]["rounds"][0]["moves"].insert(1, "knock")
    [problem] = verify(json.dumps(changed)).problems
    assert problem.flaw is ProofFlaw.RECORD
    assert problem.error is not None
    assert problem.error.round == 0


@pytest.mark.parametrize(
    "text",
    ["[]", "{", "nonsense", "[" * 100_000, b"\xff", '{"format": "schwimmen-proof/1"}', '{"format": 1}'],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_proof_is_said(text: str | bytes) -> None:
    [problem] = verify(text).problems
    assert problem.flaw is ProofFlaw.UNREADABLE


@pytest.mark.parametrize("text", ["", b" \n", "\ufeff"])
def test_that_there_is_no_proof_is_said(text: str | bytes) -> None:
    assert verify(text) == Verdict((), (Problem(ProofFlaw.EMPTY),))


def test_another_format_is_said(proof: dict[str, Any]) -> None:
    for text, format_ in (
        (json.dumps({**proof, "format": "schwimmen-proof/2"}), "schwimmen-proof/2"),
        (json.dumps(proof["record"]), "schwimmen-record/1"),
    ):
        [problem] = verify(text).problems
        assert (problem.flaw, problem.detail) == (ProofFlaw.OTHER_FORMAT, format_)


def test_a_byte_order_mark_is_skipped(proof: dict[str, Any]) -> None:
    text = "\ufeff" + json.dumps(proof)
    assert verify(text).problems == verify(text.encode()).problems == ()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "AB" * 32),
        ("seed", "0" * 63),
        ("promise", 7),
        ("mixes", [[0, "a\n1 b"]]),  # as if two had added something
        ("mixes", [[0, "a\u2028b"]]),
        ("mixes", [[0, ""]]),
        ("mixes", [[0, "x" * 41]]),
        ("mixes", [[-1, "x"]]),
        ("mixes", [[0]]),
        ("members", {"0": 1}),
    ],
)
def test_a_round_of_another_form_is_no_proof(proof: dict[str, Any], key: str, value: object) -> None:
    changed = copy.deepcopy(proof)
    changed["rounds"][0][key] = value
    assert [flaw for flaw, _, _ in flaws(changed)] == [ProofFlaw.UNREADABLE]


def test_the_draws_are_those_that_were_promised() -> None:
    evening = an_evening(3)
    promised = [entry.event.seed for entry in evening.entries if isinstance(entry.event, Promised)]
    dealt = sum(isinstance(entry.event, Dealt) for entry in evening.entries)
    seeds = [draw.seed for number in (1, 2) for draw in draws(evening.entries, number)]
    assert seeds == promised[:dealt]
