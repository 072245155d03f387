"""Writes web/src/rules/catalogue.json: all options and presets, as the server tells them,
for what the page does without a connection and for its tests.

python -m tools.rules_fixture
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from schwimmen.server.rules import catalogue

__all__ = ["TARGET", "generate"]

TARGET = Path(__file__).parent.parent / "web/src/rules/catalogue.json"


def generate() -> str:
    """The whole file."""
    return msgspec.json.format(msgspec.json.encode(catalogue()), indent=1).decode() + "\n"


if __name__ == "__main__":
    TARGET.write_text(generate(), "utf-8")
