"""The page's types are those of the protocol, and its tests know the server's own options."""

from __future__ import annotations

from tools import rules_fixture
from tools.protocol_types import TARGET, generate


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == generate(), "python -m tools.protocol_types writes them anew"


def test_the_options_that_the_tests_of_the_page_know_are_up_to_date() -> None:
    assert rules_fixture.TARGET.read_text("utf-8") == rules_fixture.generate(), "python -m tools.rules_fixture"
