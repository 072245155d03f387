"""Records: read forgivingly, written canonically, replayed (docs/record.md)."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from tests.records import LINES, MATCH, base, fault_of
from tests.rounds import random_match

from schwimmen.match import Match, MatchPhase
from schwimmen.record import FORMAT, read, record, replay, write
from schwimmen.rules.options import Options, RulesError
from schwimmen.rules.presets import preset

# --- writing and reading -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_the_record_of_a_match_tells_the_match_at_any_time(seed: int) -> None:
    rng = random.Random(seed)
    states = list(random_match(rng))
    for match in [states[0], *rng.sample(states, min(3, len(states))), states[-1]]:
        made = record(match)
        assert replay(made) == match
        text = write(made)
        again, replayed = read(text)
        assert (again, replayed) == (made, match)
        assert write(again) == text


@pytest.mark.parametrize("seed", range(12))
def test_a_record_may_start_in_the_middle_of_a_match(seed: int) -> None:
    whole = list(random_match(random.Random(seed), 200, buy_back=True))[-1]
    for number, finished in enumerate(whole.finished):
        used = {seat for earlier in whole.finished[:number] for seat in earlier.buy_backs or ()}
        start = Match.start(
            whole.options,
            whole.players,
            finished.round.dealer,
            lives=finished.lives_before,
            out=finished.out_before,
            bought_back=used,
        )
        for later in whole.finished[number:]:
            start = start.deal(later.round.deck)
            for move in later.round.moves:
                start = start.restock(move.cards) if hasattr(move, "cards") else start.play(move)
            if start.phase is MatchPhase.BUY_BACK and later.buy_backs is not None:
                start = start.buy_back(later.buy_backs)
        assert start.finished == whole.finished[number:]
        assert replay(record(start)) == start


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_canonical_text_is_written_as_it_was_read(line: str) -> None:
    assert write(read(line)[0]) == line


def test_the_rules_are_told_from_a_preset() -> None:
    options = Options.from_dict({"lives": 5, "deck": 52}, preset("bga-schwimmen").options)
    match = Match.start(options, ["A", "B"], 0)
    rules = json.loads(write(record(match, "bga-schwimmen")))["rules"]
    assert rules == {"preset": "bga-schwimmen", "options": {"deck": 52, "lives": 5}}
    assert json.loads(write(record(Match.start(Options(), ["A", "B"], 0))))["rules"] == {}
    with pytest.raises(RulesError):
        record(match, "nowhere")


def test_what_starts_in_the_middle_is_written() -> None:
    options = Options(buy_back=True)
    match = Match.start(options, ["A", "B", "C"], 2, lives=[3, 0, 1], out=[1], bought_back=[2])
    assert json.loads(write(record(match))) == {
        "format": FORMAT,
        "rules": {"options": {"buy_back": True}},
        "players": ["A", "B", "C"],
        "dealer": 2,
        "lives": [3, 0, 1],
        "out": [1],
        "bought_back": [2],
        "rounds": [],
    }


def test_who_is_out_has_no_lives_where_none_are_given() -> None:
    match = read(json.dumps(base(players=["A", "B", "C"], out=[2], rounds=[])))[1]
    assert match.lives == (3, 3, 0)


def test_keys_that_may_be_missing_stay_as_they_are() -> None:
    named = {"preset": "cardgames-zone"}
    all_rules: list[dict[str, Any]] = [{}, {"options": {}}, named, {**named, "options": {}}]
    all_keys: list[dict[str, Any]] = [{}, {"out": []}, {"bought_back": []}, {"lives": [3, 3]}]
    for rules, keys in itertools.product(all_rules, all_keys):
        data = base(rules=rules)
        del data["rounds"]
        text = json.dumps({**data, **keys, "rounds": []})
        assert write(read(text)[0]) == text


def test_options_stay_as_they_were_given_but_for_their_form() -> None:
    given = {"three_of_a_kind": 30.0, "lives": 3, "exchange": [3, 1]}
    text = write(read(json.dumps(base(rules={"options": given}, rounds=[])))[0])
    assert '"options": {"three_of_a_kind": "30", "lives": 3, "exchange": [1, 3]}' in text


def test_names_are_written_as_they_are() -> None:
    text = json.dumps(base(players=["Jürgen ♣ 😀", 'quote " and \\ and \n'], rounds=[]), ensure_ascii=False)
    assert write(read(text)[0]) == text
    assert read(text.encode())[0] == read(text)[0]


def test_unknown_keys_are_left_out() -> None:
    assert write(read(json.dumps(base(comment="…")))[0]) == MATCH


def uglier(text: str, rng: random.Random) -> str:
    """A move or a deck, written in another way that is read alike."""
    for canonical, other in (("T", "10"), ("c", "♣"), ("s", "♠"), ("h", "♥"), ("d", "♦\ufe0f")):
        if rng.random() < 0.3 and text not in OTHER_WORDS and not text.startswith("stock"):
            text = text.replace(canonical, other)
    if "-" in text:
        give, take = (side.split("+") for side in text.split("-"))
        rng.shuffle(give)
        rng.shuffle(take)
        text = " - ".join(["+".join(give), " + ".join(take)])
    text = rng.choice([text, text.upper(), text.lower(), text.capitalize()])
    return rng.choice(["", " ", "\t"]) + text.replace(" ", rng.choice([" ", "  "])) + rng.choice(["", " "])


OTHER_WORDS = {"keep", "switch", "all", "pass", "knock", "stay", "renew", "draw", "take"}


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_reading_is_forgiving(line: str) -> None:
    rng = random.Random(line)
    data = json.loads(line)
    for round_ in data["rounds"]:
        round_["deck"] = uglier(round_["deck"], rng)
        round_["moves"] = [uglier(move, rng) for move in round_["moves"]]
    assert write(read(json.dumps(data, indent=2))[0]) == line


def test_two_for_two_in_any_order() -> None:
    options = {"exchange": [2], "dealer_choice": "none"}
    deck = "7c 8c 9c Tc Jc Qc 7d 8d 9d Td Jd Qd Kc Ac 7s 8s 9s Ts Js Qs Ks As 7h 8h 9h Th Jh Qh Kh Ah Kd Ad"
    for move in ("7c+9c-7d+9d", "9c+7c-9d+7d", "7c+9c-9d+7d"):
        data = base(rules={"options": options}, rounds=[{"deck": deck, "moves": [move]}])
        assert json.loads(write(read(json.dumps(data))[0]))["rounds"][0]["moves"] == ["7c+9c-7d+9d"]
    for move in ("7c+7c-7d+9d", "7c+9c-7d", "7c+8c-7d+9d", "7c-7d", "7c+9c+Jc-7d+8d+9d", "all", "7c+9c", "-", "+-+"):
        data = base(rules={"options": options}, rounds=[{"deck": deck, "moves": [move]}])
        assert fault_of(data) == ("illegal_move", 0, 0)
