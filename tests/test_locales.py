"""The catalogues: whole in every language, no text missing, none unused, none in the code instead."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.rulebook.variants import variants

from schwimmen.bots import ReasonKind
from schwimmen.events import EndedBy, EventKind, Why
from schwimmen.lab.by_view import FaultKind
from schwimmen.moves import Kind, Refusal
from schwimmen.record.model import Flaw
from schwimmen.rulebook.address import ReadRules, named
from schwimmen.rulebook.chapters import compose
from schwimmen.rulebook.page import Assets, Page
from schwimmen.rulebook.statistics import statistics_page
from schwimmen.rules.options import OPTIONS, OptionSpec
from schwimmen.rules.presets import PRESETS
from schwimmen.server.protocol import Failure, ServerRefusal
from schwimmen.tables.commands import TableRefusal
from schwimmen.tables.proof import ProofFlaw
from schwimmen.tables.tutor import Doing, SayingId
from schwimmen.words import FALLBACK, Words, languages, negotiate, text_id, words

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src/schwimmen/locales"
LANGUAGES = languages()
PYTHON = [path for path in (ROOT / "src").rglob("*.py") if path.name != "words.py"]
PAGE = [path for path in (ROOT / "web/src").rglob("*.ts*") if ".test." not in path.name]


class Message(Visitor):
    """What a message names: variables with the variants that are told apart by them, and other messages."""

    def __init__(self, entry: ftl.Message, file: str) -> None:
        super().__init__()
        self.file = file
        self.attributes = [attribute.id.name for attribute in entry.attributes]
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.visit(entry.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = self.variables.setdefault(node.selector.id.name, set())
        keys |= {key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)}
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, Message]:
    """All messages of a language by id. Fails for what can't be parsed, and for an id that stands twice."""
    messages: dict[str, Message] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{file}: {entry.id.name} stands twice"
                messages[entry.id.name] = Message(entry, file.name)
    return messages


def variables(language: str, id_: str) -> dict[str, set[str]]:
    """The variables of a message and of those that it names, each with its variants."""
    message = catalogue(language)[id_]
    found = {name: set(keys) for name, keys in message.variables.items()}
    for other in message.messages:
        for name, keys in variables(language, other).items():
            found.setdefault(name, set()).update(keys)
    return found


# --- the languages among themselves -------------------------------------------------------------------------------


def test_the_languages_of_the_game() -> None:
    assert set(LANGUAGES) >= {"da", "de", "en", "ru", "zh-Hans", "zh-Hant"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    other, own = catalogue(FALLBACK), catalogue(language)
    assert sorted(other.keys() - own.keys()) == [], "missing"
    assert sorted(own.keys() - other.keys()) == [], "not in English"
    assert [id_ for id_ in own if own[id_].file != other[id_].file] == [], "in another file"
    assert [id_ for id_ in own if own[id_].attributes] == [], "attributes: the loaders don't read them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_variables_in_every_language(language: str) -> None:
    differing = {
        id_: (sorted(variables(language, id_)), sorted(variables(FALLBACK, id_)))
        for id_ in catalogue(language)
        if variables(language, id_).keys() != variables(FALLBACK, id_).keys()
    }
    assert differing == {}


PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 30.5)


def samples(name: str, keys: set[str]) -> Iterable[str | int | float]:
    """Values for a variable: what it is told apart by, or numbers where those are numbers."""
    if keys and all(key in PLURALS or key.isdigit() for key in keys):
        return NUMBERS
    if keys:
        return [int(key) if key.isdigit() else key for key in keys]
    return (0.125,) if name.startswith(("chance", "mean")) else (7, "Jörg & Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_formatted(language: str) -> None:
    texts = Words(language)
    for id_ in catalogue(language):
        named = variables(language, id_)
        choices = [samples(name, keys) for name, keys in named.items()]
        for values in itertools.islice(itertools.product(*choices), 400):
            text = texts.text(id_, **dict(zip(named, values, strict=True)))
            assert text == text.strip(), id_
            assert text, id_
            assert not re.search(r"[{}]|  |\$\w", text), (id_, text)


def test_a_missing_variable_and_a_missing_text_are_errors() -> None:
    with pytest.raises(ValueError, match="points"):
        words("de").text("points")
    with pytest.raises(LookupError):
        words("de").text("no-such-text")
    with pytest.raises(LookupError):
        Words("xx")


def test_what_a_language_lacks_comes_from_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Words("de")
    english = words("en").text("move-knock")
    monkeypatch.setattr(texts, "_bundles", texts._bundles[1:])
    assert texts.text("move-knock") == english != words("de").text("move-knock")


CHINESE = [
    *((["zh-" + tag], "zh-Hans") for tag in ("CN", "SG", "Hans", "Hans-CN", "Hans-HK")),
    *((["zh-" + tag], "zh-Hant") for tag in ("TW", "HK", "MO", "Hant", "Hant-TW", "Hant-HK")),
    (["zh"], "zh-Hans"),
    (["zh_TW"], "zh-Hant"),
]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de"], "de"),
        (["de_AT"], "de"),
        (["fr", "EN-us"], "en"),
        (["fr"], "en"),
        ([], "en"),
        (["fr", "de-CH"], "de"),
        *CHINESE,
        (["da-DK"], "da"),
        (["ru-RU", "en"], "ru"),
    ],
)
def test_negotiation(wanted: list[str], language: str) -> None:
    assert negotiate(wanted) == language


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("de", "9s", "Pik-Neun"),
        ("de", "Jh", "Herz-Bube"),
        ("en", "9s", "nine of spades"),
        ("en", "Td", "ten of diamonds"),
        ("da", "9s", "spar ni"),
        ("ru", "9s", "девятка пик"),
        ("ru", "Jh", "валет червей"),
        ("zh-Hans", "Td", "方块 10"),
        ("zh-Hant", "Ah", "紅心 A"),
    ],
)
def test_names_of_cards(language: str, card: str, name: str) -> None:
    assert words(language).card(card) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "cshd"]
    assert len({words(language).card(card) for card in cards}) == 52
    assert len(set(words(language).cards(cards).split())) == 52


# --- the catalogues and the code ----------------------------------------------------------------------------------


def option_ids(spec: OptionSpec) -> Iterator[str]:
    """The texts of one option."""
    yield text_id("option", spec.name)
    yield text_id("option", spec.name, "about")
    if spec.kind in ("number", "set"):
        yield text_id("line", spec.name)
    if spec.kind == "number":
        yield text_id("option", spec.name, "value")
        return
    for value in spec.texts():
        yield text_id("option", spec.name, value)
        if spec.kind == "choice":
            yield text_id("option", spec.name, value, "about")
        if spec.kind != "set":
            yield text_id("line", spec.name, value)


def constants(path: Path, *functions: str) -> Iterator[str]:
    """The texts that stand in calls of these functions in a Python file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node) in functions:
            yield from texts_given(node)


def called(node: ast.Call) -> str:
    """The name of the function that is called."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def texts_given(node: ast.Call) -> list[str]:
    """The constant texts in the arguments of a call."""
    given = [*node.args, *(keyword.value for keyword in node.keywords)]
    parts = [part for argument in given for part in ast.walk(argument)]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def rule_problem_ids() -> set[str]:
    """The texts of what is wrong with rules. Beside the code, the calls name options and what the text names."""
    rules = ROOT / "src/schwimmen/rules"
    codes = {code for path in rules.glob("*.py") for code in constants(path, "Problem", "clash")}
    return {text_id("rules", code) for code in codes if "_" in code and code not in OPTIONS}


def failure_ids() -> set[str]:
    """The texts of what ends a connection or a request."""
    return {text_id("failed", code) for code in get_args(Failure)}


def derived_ids() -> set[str]:
    """The ids that belong to values of the code."""
    ids = {id_ for spec in OPTIONS.values() for id_ in option_ids(spec)}
    ids |= {text_id("preset", name) for name in PRESETS} | {text_id("preset", name, "about") for name in PRESETS}
    ids |= rule_problem_ids() | failure_ids()
    ids |= {text_id("refusal", refusal.text_id) for refusal in Refusal}
    ids |= {text_id("refusal", refusal.value) for refusal in TableRefusal}
    ids |= {text_id("refusal", code) for code in get_args(ServerRefusal)}
    ids |= {text_id(said, by.value) for by in EndedBy for said in ("ended", "lab-end")}
    ids |= {text_id("lab-fault", kind) for kind in get_args(FaultKind)}
    ids |= {text_id("why", why.value) for why in Why}
    ids |= {text_id("log", kind) for kind in (*(kind.value for kind in EventKind), *LOG_OF_THE_MATCH)}
    ids |= {text_id("move", kind.value) for kind in Kind if kind is not Kind.EXCHANGE} | {"move-one", "move-two"}
    ids |= {text_id("lesson", said) for said in get_args(SayingId)}
    ids |= {text_id("lesson-right", doing) for doing in get_args(Doing)}
    ids |= {text_id("fate", fate) for fate in ("left", "swims", "out")}
    ids |= {reason.value for reason in ReasonKind} | set(page_ids())
    ids |= {text_id("cli-record", flaw.text_id) for flaw in Flaw}
    as_of_records = (ProofFlaw.EMPTY, ProofFlaw.OTHER_FORMAT)
    ids |= {text_id("cli-proof", flaw.value) for flaw in ProofFlaw if flaw not in as_of_records}
    ids |= {text_id("editor-group", group) for group in GROUP.findall((ROOT / "web/src/rules/groups.ts").read_text())}
    return ids


@cache
def rulebook_ids() -> set[str]:
    """The ids that the rulebook puts together from values of options: all that rule sets of every kind ask for."""
    texts = Asked(FALLBACK)
    for rules in variants():
        compose(rules.options(), texts, "", "")
    return {id_ for id_ in texts.asked if id_.startswith("book-")}


@cache
def statistics_ids() -> set[str]:
    """The ids that the page of statistics puts together from its sections and columns."""
    texts = Asked(FALLBACK)
    for rules in (ReadRules("cardgames-zone"), named("cardgames-zone", {"lives": 5})):
        statistics_page(Page("statistics", texts, rules), 2, Assets())
    return {id_ for id_ in texts.asked if id_.startswith("statistics-")}


class Asked(Words):
    """Texts that remember which of them were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def text(self, id_: str, /, **args: str | int | float) -> str:
        self.asked.add(id_)
        return super().text(id_, **args)


def page_ids() -> Iterator[str]:
    """The ids that the page puts together from choices that are its own, and from moves."""
    for family, name, file in PAGE_CHOICES:
        source = (ROOT / "web/src" / file).read_text(encoding="utf-8")
        choices = re.search(rf"export (?:const|type) {name}\b[^=]*= ([^;]+);", source)
        assert choices, name
        for value in re.findall(r'"([a-z-]+)"', choices[1]):
            yield text_id(family, value)
    for kind in EventKind:
        if kind not in UNSAID:
            yield text_id("said", kind.value)
    yield from (text_id("key", kind.value) for kind in Kind if kind not in (Kind.EXCHANGE, Kind.DISCARD))
    yield from (text_id("prompt-choice", value) for value in OPTIONS["dealer_choice"].texts() if value != "none")
    yield from ("prompt-swap", "prompt-draw")


PAGE_CHOICES = (
    ("settings-theme", "THEMES", "store/settings.ts"),
    ("settings-deck", "DECKS", "store/settings.ts"),
    ("settings-speed", "SPEEDS", "store/settings.ts"),
    ("level", "SKILLS", "store/levels.ts"),
    ("character", "CHARACTERS", "store/levels.ts"),
    ("character-about", "CHARACTERS", "store/levels.ts"),
    ("clock", "Clock", "protocol.ts"),
    ("phrase", "Phrase", "protocol.ts"),
    ("reaction", "Reaction", "protocol.ts"),
    ("look", "LOOKS", "ui/Look.tsx"),
    ("fair-verdict", "Verdict", "store/fairness.ts"),
    ("fair-round", "Finding", "fair/proof.ts"),
)
UNSAID = {EventKind.DEALT, EventKind.CENTRE, EventKind.SHUFFLED, EventKind.ENDED}
"""What no player says."""
LOG_OF_THE_MATCH = ("bought-back", "match-won", "match-drawn")
GROUP = re.compile(r'^  \["(\w+)", \[', re.MULTILINE)
LITERAL = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""")
CALL = re.compile(r"""(?:\bt\(|\bhasText\(|\btexts\.text\(|\bthis\.text\()\s*["'`]([a-z][a-z0-9-]*)["'`]""")


@cache
def sources() -> str:
    """All code that shows texts."""
    return "\n".join(path.read_text(encoding="utf-8") for path in (*PYTHON, *PAGE))


def test_every_text_that_the_code_can_ask_for_is_there() -> None:
    asked = derived_ids() | rulebook_ids() | statistics_ids() | set(CALL.findall(sources()))
    assert sorted(asked - catalogue(FALLBACK).keys()) == []


def test_no_text_is_unused() -> None:
    used = derived_ids() | rulebook_ids() | statistics_ids() | set(LITERAL.findall(sources())) | FOR_THE_BUILD
    reached: set[str] = set()
    waiting = [id_ for id_ in catalogue(FALLBACK) if id_ in used]
    while waiting:
        id_ = waiting.pop()
        if id_ not in reached:
            reached.add(id_)
            waiting += [other for language in LANGUAGES for other in catalogue(language)[id_].messages]
    assert sorted(catalogue(FALLBACK).keys() - reached) == []


FOR_THE_BUILD = {"language-name"}
"""Read by web/locales.ts."""


def test_the_scan_of_the_code_finds_what_it_is_for() -> None:
    assert {"rules-unknown-value", "rules-endless-stock", "rules-unknown-preset"} <= rule_problem_ids()
    assert {"failed-bad-message", "failed-storage", "failed-replaced"} <= failure_ids()
    assert {
        "editor-group-cards",
        "option-three-of-a-kind-30-5",
        "line-buy-back-true",
        "why-sole-lowest",
    } <= derived_ids()


# --- no text in the code ------------------------------------------------------------------------------------------

SAYS = {"print", "write", "exit", "input", "add_argument", "add_parser", "ArgumentParser"}
PROSE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")


def texts_in_code(source: str) -> list[str]:
    """Texts of several words that a program gives to people itself; eslint does the same for the page."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and called(node) in SAYS]
    return [text for node in calls for text in texts_given(node) if PROSE.search(text)]


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_the_program_says_stands_in_the_catalogues(path: Path) -> None:
    assert texts_in_code(path.read_text(encoding="utf-8")) == []


def test_texts_in_code_are_found() -> None:
    assert texts_in_code("print(f'The only port {port} is taken')") == ["The only port ", " is taken"]
    assert texts_in_code("parser.add_argument('--x', help='what it does')") == ["what it does"]
    assert texts_in_code("print(t.text('x'), end=' '); raise ValueError('no such card')") == []
