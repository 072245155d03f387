"""The rulebook: every option told, every number the engine's, the examples true and to the point."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from tests import reference
from tests.rulebook.variants import playable_values, variants

from schwimmen.cards import Card
from schwimmen.events import EndedBy, Why
from schwimmen.rulebook import hands, rulebook
from schwimmen.rulebook.address import ReadRules, encode, named
from schwimmen.rulebook.book import Book, Example, Line, Shown
from schwimmen.rulebook.chapters import FEWEST_PLAYERS
from schwimmen.rulebook.plain import plain_lines
from schwimmen.rules.options import OPTIONS, Options
from schwimmen.rules.presets import PRESETS
from schwimmen.words import languages, words

LOCALES = Path(__file__).parents[2] / "src/schwimmen/locales"
LANGUAGES = languages()
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


BOOKS: dict[tuple[str, str], Book] = {}


def book(rules: ReadRules, language: str = "en") -> Book:
    """The rulebook; the examples of each are searched for once."""
    key = encode(rules), language
    if key not in BOOKS:
        BOOKS[key] = rulebook(rules, words(language))
    return BOOKS[key]


def lines(one: Book) -> list[Line]:
    return [part for section in one.sections for part in section.parts if isinstance(part, Line)]


def examples(one: Book) -> list[Example]:
    return [part for section in one.sections for part in section.parts if isinstance(part, Example)]


def shown(one: Book) -> list[Shown]:
    return [hand for example in examples(one) for hand in example.hands]


# --- every option is told -------------------------------------------------------------------------------------------


def is_idle(rules: ReadRules, option: str) -> bool:
    """Whether the option changes nothing under these rules: said in its definition, or because no centre is renewed."""
    idle, options = OPTIONS[option].idle, rules.options()
    if option == "empty_stock":  # R4.5 speaks of R4.4, which needs a chain of passes
        return options.mechanism == "commerce" and options.passing in ("never", "out")
    return idle is not None and getattr(options, idle[0]) == idle[1]


@pytest.mark.parametrize("preset", ["cardgames-zone", "pagat-scat", "bga-summary"])
@pytest.mark.parametrize("option", OPTIONS)
def test_another_value_of_an_option_is_another_text(option: str, preset: str) -> None:
    told = [[line.text for line in lines(book(rules))] for rules in playable_values(preset, option)]
    if is_idle(ReadRules(preset), option):
        assert all(text == told[0] for text in told)
    else:
        for one, other in itertools.combinations(told, 2):
            assert one != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same(language: str) -> None:
    for preset in PRESETS:
        own, english = book(ReadRules(preset), language), book(ReadRules(preset))
        assert [line.slot for line in lines(own)] == [line.slot for line in lines(english)]
        assert [hand.cards for hand in shown(own)] == [hand.cards for hand in shown(english)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_value_is_another_text_in_every_language(language: str) -> None:
    for option, spec in OPTIONS.items():
        if spec.kind == "choice":
            told = [
                "".join(line.text for line in lines(book(rules, language)))
                for rules in playable_values("score-sheet", option)
            ]
            assert len(set(told)) == len(told), option


# --- every number is the engine's -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_in_the_catalogue(language: str) -> None:
    text = (LOCALES / language / "rulebook.ftl").read_text(encoding="utf-8")
    texts = re.sub(r"^#.*|^[\w-]+ =|\[[^]]*\]", "", text, flags=re.MULTILINE)
    # A6 is the name of a paper size.
    assert NUMBER.findall(texts.replace("A6", "")) == []


def numbers_of(options: Options) -> set[float]:
    """The numbers that may stand in the sentences of these rules, by the reference and not by the engine."""
    aces, low = ["Ac", "As", "Ah"], [f"{reference.RANKS[-options.deck // 4]}{suit}" for suit in "csh"]
    worth = {reference.value(options, cards) for cards in (aces, low, ["Ah", "Kh", "Qh"])}
    given = {options.deck, options.lives, options.lap_limit, options.weak_knock_below, options.points_limit}
    lives = set(range(options.lives + 2))  # and how many losses that are
    rank = 13 - options.deck // 4 + 2
    return {10, 11, FEWEST_PLAYERS, options.max_players, rank, *worth, *given, *lives}


def test_every_number_in_a_sentence_belongs_to_the_rules() -> None:
    for rules in variants():
        one = book(rules)
        for line in lines(one):
            if line.slot != "mistake-suits":
                numbers = {float(number) for number in NUMBER.findall(line.text)}
                assert numbers <= numbers_of(rules.options()), line.text


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def test_every_value_beside_a_hand_is_what_the_hand_counts() -> None:
    for rules in variants():
        for hand in shown(book(rules)):
            if hand.sum:
                worth = reference.value(rules.options(), texts(hand.cards))
                assert float(hand.sum.rpartition("= ")[2]) == worth
                terms = [reference.POINTS[card.rank] for card in hand.counted]
                assert worth == sum(terms) or len({card.rank for card in hand.cards}) == 1
                if "=" in hand.sum:
                    assert hand.sum.partition(" =")[0].split(" + ") == [f"{term:g}" for term in terms]


def test_a_swap_leads_from_the_one_hand_to_the_other() -> None:
    for rules in variants():
        for example in examples(book(rules)):
            if example.slot.startswith(("swap-", "take")):
                before, middle, after = (set(hand.cards) for hand in example.hands)
                size = len(middle & after)
                assert after <= before | middle
                assert example.slot in (f"swap-{size}", "take")
                assert [float(number) for number in NUMBER.findall(example.text)] == [
                    reference.value(rules.options(), texts(example.hands[i].cards)) for i in (0, 2)
                ]


def test_the_rounds_end_as_the_reference_says() -> None:
    for rules in variants():
        options = rules.options()
        for ending in hands.endings(options, EndedBy.KNOCK if options.knock_from != "never" else EndedBy.STOCK):
            dealt = {player: texts(cards) for player, cards in enumerate(ending.hands)}
            assert len({card for cards in dealt.values() for card in cards}) == 9
            lost = reference.settle(options, dealt, ending.knocker, ending.by.value)
            assert lost == dict(enumerate(ending.lost))


# --- the examples are to the point ----------------------------------------------------------------------------------


SPECIAL = [
    ("tie_lowest", "all_lose", Why.TIED),
    ("tie_lowest", "none_lose", Why.TIE_SPARES),
    ("tie_lowest", "tiebreak", Why.LOWER_OF_EQUALS),
    ("all_equal", "none_lose", Why.ALL_EQUAL),
    ("knocker_tie", "safe", Why.HIGHER_OF_EQUALS),
    ("knocker_tie", "alone", Why.LOWER_OF_EQUALS),
    ("knocker_penalty", "double_if_sole_lowest", Why.SOLE_LOWEST),
    ("knocker_penalty", "double_if_beats_nobody", Why.BEATS_NOBODY),
    ("weak_knock_below", 20, Why.WEAK_KNOCK),
    ("points_limit", 20, Why.LIMIT),
    ("thirty_one", "fire", Why.THIRTY_ONE),
    ("three_aces", "fire", Why.FIRE),
]


@pytest.mark.parametrize(("option", "value", "why"), SPECIAL)
def test_what_is_special_in_these_rules_has_an_example(option: str, value: str | int, why: Why) -> None:
    rules = named("cardgames-zone", {option: value})
    found = {why for ending in hands.endings(rules.options(), EndedBy.KNOCK) for why in ending.why}
    assert why in found


def test_the_lowest_hand_is_the_lowest() -> None:
    for deck in (24, 32, 36, 40, 52):
        for three in ("off", "30.5"):
            options = Options.from_dict({"deck": deck, "three_of_a_kind": three})
            pack = [f"{rank}{suit}" for rank in reference.RANKS[-deck // 4 :] for suit in "csh"]
            lowest = min(reference.value(options, hand) for hand in itertools.combinations(pack[:18], 3))
            assert reference.value(options, texts(hands.lowest_hand(options))) == lowest


# --- as plain text --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_text_fits_a_terminal_and_leaves_nothing_out(language: str) -> None:
    one = book(ReadRules("pagat-schwimmen"), language)
    printed = list(plain_lines(one, words(language)))
    assert max(map(len, printed)) <= 80
    squeezed = re.sub(r"\s", "", "".join(printed))
    for text in [*(line.text for line in lines(one)), *(example.text for example in examples(one))]:
        assert re.sub(r"\s", "", text) in squeezed
