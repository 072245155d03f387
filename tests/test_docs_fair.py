"""docs/fair.md describes the shuffle that is used: its program and its example give the same cards."""

from __future__ import annotations

import hashlib
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from schwimmen.cards import pack, parse_cards
from schwimmen.tables.fair import LONGEST_MIX, SEED_BYTES, Draw, promise, shuffled
from schwimmen.tables.proof import FORMAT

TEXT = (Path(__file__).parent.parent / "docs/fair.md").read_text(encoding="utf-8")
EXAMPLE = dict(re.findall(r"^\| ([\w ]+?)(?: `j`)? \| `([^`]+)` \|$", TEXT, flags=re.MULTILINE))
MIXES = ((0, "17"), (2, "Glück"))


def fenced(language: str) -> str:
    """The last code of that language in the document."""
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", TEXT, flags=re.MULTILINE | re.DOTALL)
    return found[-1]


def test_the_program_deals_as_the_table_does() -> None:
    names: dict[str, Callable[..., list[str]]] = {}
    exec(fenced("python"), names)
    rng = random.Random(1)
    for size in (24, 32, 36, 40, 52):
        for turn in range(4):
            cards = list(map(str, pack(size)))[: size if turn == 0 else rng.randrange(size)]
            mixes = {rng.randrange(200): f"{rng.random()} ü" for _ in range(rng.randrange(5))}
            seed = rng.randbytes(32).hex()
            assert names["order"](cards, seed, turn, mixes) == shuffled(cards, Draw(seed, (*mixes.items(),)), turn)


def test_the_example_is_right() -> None:
    seed = EXAMPLE["seed"]
    draw = Draw(seed, MIXES)
    assert EXAMPLE["promise"] == promise(seed)
    key = hashlib.sha256("\n".join([seed, "0", *(f"{member} {text}" for member, text in MIXES)]).encode()).digest()
    assert EXAMPLE["key of the deal"] == key.hex()
    block = hashlib.sha256(key + bytes(4)).digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 16, 4)]
    assert EXAMPLE["first words"] == " ".join(map(str, words))
    assert EXAMPLE["first places"] == " ".join(str(word % (32 - place)) for place, word in enumerate(words))
    assert EXAMPLE["deck"] == " ".join(shuffled(list(map(str, pack(32))), draw, 0))
    before = EXAMPLE["cards of a first shuffle of a stock"].split()
    assert before == [str(card) for card in sorted(parse_cards(" ".join(before)))]
    assert EXAMPLE["that stock"] == " ".join(shuffled(before, draw, 1))


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="needs sha256sum")
def test_the_commands_of_the_example_give_its_hashes() -> None:
    said = subprocess.run(["sh", "-c", fenced("sh")], capture_output=True, text=True, check=True).stdout
    assert [line.split()[0] for line in said.splitlines()] == [EXAMPLE["promise"], EXAMPLE["key of the deal"]]


def test_what_is_said_of_sizes_is_so() -> None:
    assert f"{SEED_BYTES} bytes" in TEXT
    assert f"up to {LONGEST_MIX}\n   characters" in TEXT
    assert f'`"{FORMAT}"`' in TEXT
