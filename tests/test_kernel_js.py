"""The page's kernel settles as the program's does: it is the same, translated."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hatch_build import node_path
from tests.random_options import random_options
from tools.kernel_js import FOLDER, Untranslatable, generate, translate

from schwimmen.cards import pack, parse_cards
from schwimmen.events import EndedBy
from schwimmen.rules import kernel as k
from schwimmen.rules.options import OPTIONS, Options
from schwimmen.rules.presets import PRESETS, preset

VECTORS = Path(__file__).parent / "vectors"
RULE_SETS, EACH = 1000, 100
"""So many rules, and settlements under each of them: 100,000."""

Asked = dict[str, Any]


def test_what_is_generated_is_up_to_date() -> None:
    written = {file.name: file.read_text("utf-8") for file in FOLDER.iterdir()}
    assert written == generate(), "python -m tools.kernel_js writes it anew"


def in_javascript(asked: list[Asked]) -> list[Asked]:
    """What the page's kernel says."""
    path = node_path()
    assert path is not None, "node is needed"
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("kernel.mjs"))],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PATH": path},
    )
    answers: list[Asked] = json.loads(done.stdout)
    return answers


def in_python(asked: Asked) -> Asked:
    """The same said by the program's."""
    options = Options.from_dict(asked["options"])
    r = options.vector
    return {
        "vector": list(r),
        "settlements": [settled(r, **one) for one in asked.get("settlements", ())],
        "lives": [followed(r, **one) for one in asked.get("lives", ())],
        "hands": [[k.strength(r, *cards), k.finishing(r, *cards)] for cards in asked.get("hands", ())],
    }


def settled(r: tuple[int, ...], n: int, hands: list[int], knocker: int, ended_by: int) -> Asked:
    lost, why = [0] * n, [0] * n
    k.settle(r, n, hands, knocker, ended_by, lost, why)
    return {"lost": lost, "why": why}


def followed(
    r: tuple[int, ...], lives: list[int], out: list[int], taken: list[int], bought: list[int], seat: int
) -> Asked:
    seats, after, gone = len(lives), list(lives), list(out)
    k.lose_lives(r, seats, after, gone, taken)
    return {
        "lives": after,
        "out": gone,
        "back": [k.may_buy_back(r, out[i], gone[i], bought[i]) for i in range(seats)],
        "end": k.conclude(r, seats, gone),
        "next": k.next_seat(seats, gone, seat) if 0 in gone else -1,
    }


def random_settlement(r: tuple[int, ...], rng: random.Random) -> Asked:
    """Hands dealt from a pack, often with a few more of a kind; somebody knocked, or nobody."""
    n = rng.randint(2, 9)
    deck = [4 * rank + suit for rank in range(13) for suit in range(4)][-r[k.R_DECK] :]
    hands = [k.strength(r, *rng.sample(deck, 3)) for _ in range(n)]
    if rng.random() < 0.4:
        hands = [rng.choice(hands[:2]) for _ in range(n)]
    if rng.random() < 0.3:
        rank = rng.choice((8, 12, 12))
        hands[rng.randrange(n)] = k.strength(r, 4 * rank, 4 * rank + 1, 4 * rank + 2)
    if rng.random() < 0.3:
        hands[rng.randrange(n)] = k.strength(r, 48, 44, 40)
    return {"n": n, "hands": hands, "knocker": rng.randint(-1, n - 1), "ended_by": rng.randint(1, len(EndedBy))}


def random_lives(r: tuple[int, ...], rng: random.Random) -> Asked:
    seats = rng.randint(2, 9)
    out = [int(rng.random() < 0.2) for _ in range(seats)]
    return {
        "lives": [0 if out[i] else rng.randint(0, r[k.R_LIVES]) for i in range(seats)],
        "out": out,
        "taken": [0 if out[i] else rng.randint(0, 2) for i in range(seats)],
        "bought": [rng.randint(0, 1) for _ in range(seats)],
        "seat": rng.randrange(seats),
    }


def random_cases() -> Iterator[Asked]:
    rng = random.Random(4)
    for _ in range(RULE_SETS):
        options = random_options(rng)
        yield {
            "options": options.to_dict(),
            "settlements": [random_settlement(options.vector, rng) for _ in range(EACH)],
            "lives": [random_lives(options.vector, rng) for _ in range(20)],
            "hands": [rng.sample([card.code for card in pack(options.deck)], 3) for _ in range(20)],
        }


def test_a_hundred_thousand_settlements() -> None:
    asked = list(random_cases())
    said = in_javascript(asked)
    assert sum(len(answer["settlements"]) for answer in said) == 100_000
    for case, answer in zip(asked, said, strict=True):
        assert answer == in_python(case), case


def test_presets_and_what_is_left_out() -> None:
    asked: list[Asked] = [{"options": entry.options.to_dict()} for entry in PRESETS.values()]
    said = in_javascript([*asked, {"options": {}}])
    assert [tuple(answer["vector"]) for answer in said] == [
        *(entry.options.vector for entry in PRESETS.values()),
        Options().vector,
    ]


def test_every_value_of_every_option_has_its_code() -> None:
    cases = [
        (spec, value)
        for spec in OPTIONS.values()
        for value in (spec.values if spec.kind != "set" else [[one] for one in spec.values])
    ]
    said = in_javascript([{"options": {spec.name: value}} for spec, value in cases])
    place = {name: number for number, name in enumerate(OPTIONS)}
    for (spec, value), answer in zip(cases, said, strict=True):
        assert answer["vector"][place[spec.name]] == spec.code(spec.parse(value)), (spec.name, value)


def vectors(name: str) -> list[Any]:
    found: list[Any] = json.loads((VECTORS / name).read_text("utf-8"))
    return found


def codes(hand: str) -> list[int]:
    return [card.code for card in parse_cards(hand)]


def options_of(rules: Asked) -> Options:
    return Options.from_dict(rules.get("options", {}), preset(rules["preset"]).options if "preset" in rules else None)


def test_the_vectors_of_values() -> None:
    cases = vectors("values.json")
    said = in_javascript([{"options": case["options"], "hands": [codes(case["hand"])]} for case in cases])
    assert [(answer["hands"][0][0] >> 5) / 2 for answer in said] == [case["value"] for case in cases]


def test_the_vectors_of_settlements() -> None:
    asked, expected = [], []
    for case in vectors("settlements.json"):
        options = options_of(case["rules"])
        hands = [k.strength(options.vector, *codes(hand)) for hand in case["hands"]]
        knocker = -1 if case["knocker"] is None else case["knocker"]
        by = [by.value for by in EndedBy].index(case["ended_by"]) + 1
        settlement = {"n": len(hands), "hands": hands, "knocker": knocker, "ended_by": by}
        asked.append({"options": options.to_dict(), "settlements": [settlement]})
        expected.append(case["lost"])
    assert [answer["settlements"][0]["lost"] for answer in in_javascript(asked)] == expected


# --- the translator ---------------------------------------------------------------------------------------------


def run(source: str, call: str) -> Any:
    """What a translated module says to that call."""
    script, _ = translate(source, ["f"])
    path = node_path()
    assert path is not None
    program = f"{script}\nconsole.log(JSON.stringify({call}));"
    command = ["node", "--input-type=module", "--eval", program]
    env = os.environ | {"PATH": path}
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout)


def test_division_is_pythons() -> None:
    source = "def f(a: int, b: int) -> int:\n    return a // b * 1000 + a % b\n"
    pairs = [(a, b) for a in (-7, -6, -1, 0, 1, 7, 2**31 - 1) for b in (-3, -1, 1, 3, 2**31 - 1)]
    calls = ", ".join(f"f({a}, {b})" for a, b in pairs)
    assert run(source, f"[{calls}]") == [a // b * 1000 + a % b for a, b in pairs]


def test_a_loop_takes_its_bounds_once() -> None:
    source = (
        "def f(n: int) -> int:\n"
        "    total = 0\n    for i in range(1, n):\n        n -= 1\n        total += i\n    return total\n"
    )
    assert run(source, "f(5)") == 1 + 2 + 3 + 4


@pytest.mark.parametrize(
    "line",
    [
        "return a < b",  # true, and no number
        "return 1 if a < b else 2",
        "return a / b",
        "return a ** b",
        "return ~a",
        "return 1.5",
        "return True",
        "return 2147483648",
        "return 1 << a",
        "return 1 << 31",
        "return s[-1]",
        "return s[0:1]",
        "return len(s)",
        "return unknown",
        "return g(a=1)",
        "if a:\n        return 1",
        "if not a < b:\n        return 1",
        "if a < b < 3:\n        return 1",
        "if s[0] in s:\n        return 1",
        "while a < b:\n        break",
        "for i in s:\n        a += i",
        "for i in range(0, a, 2):\n        a += i",
        "for i in range(a):\n        i = 2",
        "for i in range(a):\n        b = i\n    return i",
        "for a in range(b):\n        b = 1",
        "a, b = b, a",
        "a = b = 1",
        "new = 1",
        "mod = a % b",
        "s.append(a)",
        "del s[0]",
        "assert a == b",
        "pass",
    ],
)
def test_what_the_translator_does_not_know_is_refused(line: str) -> None:
    known = "def g(a: int) -> int:\n    return a\n"
    source = f"def f(a: int, b: int, s: list[int]) -> int:\n    {line}\n    return 0\n\n{known}"
    with pytest.raises(Untranslatable):
        translate(source, ["f"])


def test_parameters_with_defaults_and_unknown_types_are_refused() -> None:
    for head in ("def f(a: int = 1) -> int", "def f(*a: int) -> int", "def f(a: str) -> int", "def f(a) -> int"):
        with pytest.raises(Untranslatable):
            translate(f"{head}:\n    return 1\n", ["f"])
