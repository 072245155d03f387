"""Every fault of a record is found, and of several the first (docs/record.md)."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.records import MATCH, base, fault_of, with_round

from schwimmen.record import Flaw, RecordError, outcome, read
from schwimmen.rules.options import OPTIONS

# --- faults: JSON ------------------------------------------------------------------------------------------


NO_JSON: dict[str, str | bytes] = {
    "empty": "",
    "blank": "   ",
    "cut off": "{",
    "null": "null",
    "list": "[]",
    "number": "3",
    "text": '"text"',
    "list of records": f"[{MATCH}]",
    "two records": MATCH + MATCH,
    "cut off late": MATCH[:-1],
    "NaN": MATCH.replace('"dealer": 1', '"dealer": NaN'),
    "infinity": MATCH.replace('"dealer": 1', '"dealer": -Infinity'),
    "key twice": MATCH.replace('"dealer": 1', '"dealer": 1, "dealer": 1'),
    "inner key twice": MATCH.replace('"preset"', '"preset": "bga-blitz", "preset"'),
    "leading zero": MATCH.replace('"dealer": 1', '"dealer": 01'),
    "single quotes": MATCH.replace('"', "'"),
    "deep objects": '{"a":' * 100_000,
    "deep lists": "[" * 100_000 + "]" * 100_000,
    "UTF-16": MATCH.encode("utf-16"),
    "Latin-1": MATCH.replace("P0", "Ü").encode("latin-1"),
    "no text": b"\xff\xfe",
    "NUL": b"\x00",
}


@pytest.mark.parametrize("text", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_json_object_is_bad_json(text: str | bytes) -> None:
    assert fault_of(text) == ("bad_json", None, None)


def test_a_byte_order_mark_is_no_fault() -> None:
    assert read(b"\xef\xbb\xbf" + MATCH.encode()) == read(MATCH)


def test_huge_numbers_are_read_as_numbers() -> None:
    huge = "9" * 10_000
    assert fault_of(MATCH.replace('"dealer": 1', f'"dealer": {huge}')) == ("bad_format", None, None)
    assert fault_of(MATCH.replace('"dealer": 1', f'"dealer": 1, "lives": [{huge}, 3]')) == ("bad_format", None, None)
    rules = f'{{"options": {{"lives": {huge}, "deck": 1e999}}}}'
    assert fault_of(MATCH.replace('{"preset": "cardgames-zone"}', rules)) == ("bad_rules", None, None)


# --- faults: the whole -------------------------------------------------------------------------------------

NO_TEXT: list[Any] = [None, 3, True, [], {}]
NO_NUMBER: list[Any] = [None, "1", 1.0, True, [1], {}]
NO_OBJECT: list[Any] = [None, [], "", 3]
NO_LIST: list[Any] = [None, "01", 3, {}, True]


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("format", ["schwimmen-record/2", "", *NO_TEXT]),
        ("rules", [None, "cardgames-zone", [], 3]),
        ("players", [["A", 3], ["A", None], ["A", "\ud800"], *NO_LIST]),
        ("dealer", [-1, 2, 10**30, *NO_NUMBER]),
        ("lives", [[3], [3, 3, 3], [3, -1], [3, 4], [3, 1.0], [3, True], [3, "3"], [3, None], *NO_LIST]),
        ("out", [[0], [2], [-1], [1], [0, 1], [0, 0], ["0"], [False], *NO_LIST]),
        ("bought_back", [[0], [2], [0, 0], ["0"], [True], *NO_LIST]),
        ("rounds", [None, "", {}, 3]),
    ],
)
def test_a_key_of_the_wrong_kind_is_bad_format(key: str, wrong: list[Any]) -> None:
    for value in wrong:
        assert fault_of(base(**{key: value})) == ("bad_format", None, None), (key, value)
    if key not in ("lives", "out", "bought_back"):
        assert fault_of({name: value for name, value in base().items() if name != key}) == ("bad_format", None, None)


WRONG_RULES: list[Any] = [{"preset": wrong} for wrong in NO_TEXT] + [{"options": wrong} for wrong in NO_OBJECT]


@pytest.mark.parametrize("rules", WRONG_RULES, ids=str)
def test_rules_of_the_wrong_kind_are_bad_format(rules: Any) -> None:
    assert fault_of(base(rules=rules)) == ("bad_format", None, None)


NO_VALUE: list[Any] = [None, "maybe", -1, [], {}, 1.5]
WRONG_OPTIONS: list[dict[str, Any]] = [
    *({name: wrong} for name in OPTIONS for wrong in NO_VALUE),
    {"lives": True},
    {"lives": 3.0},
    {"deck": "32"},
    {"buy_back": 1},
    {"": 1},
    {"Lives": 3},
]


@pytest.mark.parametrize("options", WRONG_OPTIONS, ids=str)
def test_wrong_options_are_bad_rules(options: dict[str, Any]) -> None:
    assert fault_of(base(rules={"options": options})) == ("bad_rules", None, None)


def test_lives_and_seats_that_cannot_be() -> None:
    three = {"players": ["A", "B", "C"], "rounds": []}
    none = {"rules": {"options": {"swimming": "none"}}}
    can_be: list[dict[str, Any]] = [
        {"lives": [0, 0, 3]},
        {"lives": [0, 0, 0]},
        {"lives": [3, 3, 0], "out": [2]},
        {"rules": {"options": {"swimming": "first"}}, "lives": [0, 0, 3]},
        {**none, "lives": [1, 3, 0], "out": [2]},
        {"bought_back": []},
        {"rules": {"options": {"buy_back": True}}, "bought_back": [0, 2], "lives": [3, 3, 0], "out": [2]},
    ]
    for keys in can_be:
        read(json.dumps(base(**three, **keys)))
    cannot_be: list[dict[str, Any]] = [
        {"out": [1]},  # the dealer
        {"out": [0, 2]},
        {"lives": [3, 3, 1], "out": [2]},
        {"lives": [0, 3, 0], "out": [2], **none},
        {"lives": [0, 3, 3], **none},
        {"bought_back": [1]},
    ]
    for keys in cannot_be:
        assert fault_of(base(**three, **keys)) == ("bad_format", None, None), keys


@pytest.mark.parametrize("players", range(13))
def test_numbers_of_players(players: int) -> None:
    data = base(players=[f"P{seat}" for seat in range(players)], dealer=0, rounds=[])
    if players < 2:
        assert fault_of(data) == ("too_few_players", None, None)
    elif players > 9:
        assert fault_of(data) == ("too_many_players", None, None)
    else:
        assert outcome(read(json.dumps(data))[1]) == {"rounds": []}


# --- faults: a round ---------------------------------------------------------------------------------------


def test_a_round_of_the_wrong_kind_is_bad_format() -> None:
    for wrong in NO_OBJECT:
        data = base()
        data["rounds"][1] = wrong
        assert fault_of(data) == ("bad_format", 1, None)
    for key in ("deck", "moves"):
        data = base()
        del data["rounds"][1][key]
        assert fault_of(data) == ("bad_format", 1, None)
    for deck in NO_TEXT:
        assert fault_of(with_round(deck=deck)) == ("bad_format", 1, None)
    for moves in NO_LIST:
        assert fault_of(with_round(moves=moves)) == ("bad_format", 1, None)
    for move in NO_TEXT:
        assert fault_of(with_round(moves=["keep", move, "fold"])) == ("bad_format", 1, 1)
    for buy_backs in [*NO_LIST, ["0"], [None], [True], [1.0]]:
        assert fault_of(with_round(buy_backs=buy_backs)) == ("bad_format", 1, None)


def test_decks_that_are_not_the_pack() -> None:
    deck = base()["rounds"][1]["deck"].split()
    for cards in (deck[1:], [*deck, deck[0]], [deck[1], *deck[1:]], ["2c", *deck[1:]], [*deck, "2c"], []):
        assert fault_of(with_round(deck=" ".join(cards))) == ("bad_deck", 1, None)
    for text in ("X", "1s", "7x", "77", "7", "s", "710", "7♠♠", "?", "joker", "7-8"):
        assert fault_of(with_round(deck=" ".join([*deck[:-1], text]))) == ("bad_card", 1, None)
        assert fault_of(with_round(deck=" ".join([deck[0], *deck[:-2], text]))) == ("bad_card", 1, None)
    assert fault_of(with_round(deck="".join(deck))) == ("bad_card", 1, None)


@pytest.mark.parametrize(
    "text", ["", " ", "fold", "7c", "pass pass", "knock!", "7c-", "-7c", "keep", "stock", "\ud800"]
)
def test_what_is_no_legal_move_is_illegal(text: str) -> None:
    assert fault_of(with_round(moves=["keep", text])) == ("illegal_move", 1, 1)


def test_after_the_end() -> None:
    data = base()
    moves = len(data["rounds"][1]["moves"])
    for late in ("pass", "fold", "stock 7c", ""):
        assert fault_of(with_round(moves=[*data["rounds"][1]["moves"], late])) == ("round_over", 1, moves)
    assert fault_of(base(rounds=[*data["rounds"], data["rounds"][0]])) == ("match_over", 8, None)
    assert fault_of(base(rounds=[*data["rounds"], {"deck": "", "moves": []}])) == ("match_over", 8, None)


def test_a_round_after_an_unfinished_one() -> None:
    data = base()
    for moves in (["keep"], list[str]()):
        unfinished = {**data["rounds"][0], "moves": moves}
        assert fault_of(base(rounds=[unfinished, data["rounds"][1]])) == ("bad_format", 1, None)


REFUSES_SHUFFLES = [["stock"], ["stock", "7c"], ["stock", "?"], ["STOCK", "7c", "7c"]]


def shuffled() -> tuple[dict[str, Any], list[str]]:
    """A record in which a shuffle is due after the dealer's ``switch``, and the cards in question."""
    rules = {"preset": "bga-blitz", "options": {"deck": 32, "dealer_choice": "blind"}}
    deck = base()["rounds"][0]["deck"].split()
    data = base(rules=rules, rounds=[{"deck": " ".join(deck), "moves": ["switch"]}])
    old_hand = [deck[1], deck[3], deck[5]]  # two players: the dealer has every second card
    return data, [*deck[10:], *old_hand]


def test_a_stock_is_the_cards_that_were_shuffled() -> None:
    data, cards = shuffled()

    def then(*moves: str) -> dict[str, Any]:
        return {**data, "rounds": [{**data["rounds"][0], "moves": ["switch", *moves]}]}

    state = outcome(read(json.dumps(data))[1])["rounds"][0]
    assert state == {"phase": "stock", "to_act": 0, "legal": []}
    order = cards[::-1]
    assert outcome(read(json.dumps(then("STOCK  " + "  ".join(order))))[1])["rounds"][0]["phase"] == "turn"
    for wrong in (cards[1:], [*cards, cards[0]], [cards[1], *cards[1:]], [], ["2c", *cards[1:]], ["?", *cards[1:]]):
        assert fault_of(then(" ".join(["stock", *wrong]))) == ("bad_stock", 0, 1)
    for move in ("draw", "fold", "", "stockpile"):
        assert fault_of(then(move)) == ("illegal_move", 0, 1)
    for words in REFUSES_SHUFFLES:
        assert fault_of(then(" ".join(["stock", *order]), " ".join(words))) == ("illegal_move", 0, 2)


def test_buy_backs() -> None:
    data = base(rules={"preset": "cardgames-zone", "options": {"buy_back": True}})
    last = data["rounds"][-1]
    loser = next(iter({0, 1} - {read(MATCH)[1].winner}))
    end = outcome(read(json.dumps(data))[1])["rounds"][-1]
    assert end["buy_back_open"] == [loser]
    assert "winner" not in end
    assert "next_dealer" not in end

    def answered(*seats: Any) -> dict[str, Any]:
        return {**data, "rounds": [*data["rounds"][:-1], {**last, "buy_backs": list(seats)}]}

    assert outcome(read(json.dumps(answered()))[1])["rounds"][-1]["winner"] == 1 - loser
    back = outcome(read(json.dumps(answered(loser)))[1])["rounds"][-1]
    assert back["lives"][str(loser)] == 3
    assert "winner" not in back
    for seats in ([1 - loser], [loser, loser], [0, 1], [2], [-1]):
        assert fault_of(answered(*seats)) == ("bad_buy_back", len(data["rounds"]) - 1, None)
    unfinished = {**data["rounds"][0], "moves": []}
    assert fault_of({**data, "rounds": [{**unfinished, "buy_backs": [0]}]}) == ("bad_buy_back", 0, None)
    read(json.dumps({**data, "rounds": [{**unfinished, "buy_backs": []}]}))
    assert fault_of(with_round(buy_backs=[0])) == ("bad_buy_back", 1, None)  # nobody is out
    read(json.dumps(with_round(buy_backs=[])))


# --- the first fault counts --------------------------------------------------------------------------------


def put(*path: Any) -> Callable[[Any], None]:
    """A change: the value at the end of the path is put where the rest leads."""

    def change(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return change


def change_deck(card: int, text: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        cards = data["rounds"][1]["deck"].split()
        data["rounds"][1]["deck"] = " ".join([*cards[:card], text, *cards[card + 1 :]])

    return change


def play_on(data: Any) -> None:
    data["rounds"][1]["moves"].append("pass")


FAULTS: list[tuple[tuple[str, int | None, int | None], Callable[[Any], None]]] = [
    (("bad_format", None, None), put("format", "schwimmen-record/0")),
    (("bad_format", None, None), put("dealer", None)),
    (("bad_rules", None, None), put("rules", {"options": {"jokers": 1}})),
    (("too_few_players", None, None), put("players", ["alone"])),
    (("bad_format", None, None), put("lives", [99, 99])),
    (("bad_format", 1, 2), put("rounds", 1, "moves", 2, 7)),
    (("bad_card", 1, None), change_deck(3, "Xx")),
    (("bad_deck", 1, None), change_deck(5, "2c")),
    (("illegal_move", 1, 1), put("rounds", 1, "moves", 1, "fold")),
    (("illegal_move", 1, 3), put("rounds", 1, "moves", 3, "stock 7c")),
    (("round_over", 1, 7), play_on),
    (("bad_buy_back", 1, None), put("rounds", 1, "buy_backs", [0])),
    (("bad_format", 2, None), put("rounds", 2, 7)),
    (("bad_deck", 3, None), put("rounds", 3, "deck", "")),
]


@pytest.mark.parametrize(("first", "second"), list(itertools.combinations(range(len(FAULTS)), 2)))
def test_of_two_faults_the_first_counts(first: int, second: int) -> None:
    for faults in ([first], [second], [second, first]):
        data = base()
        for fault in faults:
            FAULTS[fault][1](data)
        assert fault_of(data) == FAULTS[faults[-1]][0]


def test_the_faults_above_are_of_every_code() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [flaw.code for flaw in Flaw if f'"{flaw.code}"' not in source] == []


def test_an_error_says_what_it_is_about() -> None:
    with pytest.raises(RecordError, match=r"knock-first-lap R5\.1") as caught:
        read(json.dumps(with_round(moves=["keep", "knock"])))
    assert caught.value.named == {"text": "knock", "player": "P1"}
