"""What people may be called at a table, and which names are the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schwimmen.tables.names import clean_name, same_name

UNSEEN = [
    "\x00",
    "\u00ad",  # soft hyphen
    "\u034f",  # combining grapheme joiner
    "\u115f",  # Hangul fillers
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u180b",  # Mongolian variation selector
    "\u200b",
    "\u200d",
    "\u202e",
    "\u2066",
    "\u2800",  # a Braille cell without dots
    "\ufe0f",
    "\ufeff",
    "\U0001d159",  # a note without a head
    "\U000e0100",
    "\U000e0041",
]


@pytest.mark.parametrize("sign", UNSEEN, ids=[f"U+{ord(sign):04X}" for sign in UNSEEN])
def test_what_nobody_sees_makes_no_name_and_no_other_name(sign: str) -> None:
    assert clean_name(sign) == clean_name(f" {sign}\u3000{sign}{sign}") == ""
    assert clean_name(f"{sign}Zo{sign}e{sign} Z") == "Zoe Z"
    assert same_name(f"Zo{sign}e", "zOE")


@pytest.mark.parametrize("name", ["", " ", "\u0301", "\u0301\u0302 \u20dd", "\u064b", "\u2003\u00a0"])
def test_spaces_and_accents_on_nothing_are_no_name(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "7",
        "★",
        "?!",
        "🦊",
        "👩🏽",
        "हिन्दी",
        "ขวัญ",
        "தமிழ்",
        "מִרְיָם",
        "محمّد",
        "李",
        "한글",
        "Ọ̀ṣun",
        "Łukasz",
    ],
)
def test_names_of_every_script_and_emoji_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_name_has_single_spaces_and_no_signs_of_direction() -> None:
    assert clean_name(" \u202eZoe\u200b\n  Z ") == "Zoe Z"
    assert clean_name("e\u0301") == clean_name("e\u034f\u0301") == "é"
    assert clean_name("👩\u200d👧") == "👩👧"


def test_who_looks_like_another_by_the_width_or_size_of_the_letters_has_the_same_name() -> None:
    assert same_name("Ｚｏｅ", "ZOE")
    assert same_name("Straße", "STRASSE")
    assert same_name("Zoe\u3000Z", "zoe z")
    assert not same_name("Zoe", "Zoë")
    assert not same_name("Lukasz", "Łukasz")


@given(st.text(max_size=24))
def test_a_clean_name_stays_as_it_is(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert clean == "" or same_name(clean, name)
