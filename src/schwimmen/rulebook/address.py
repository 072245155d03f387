"""Rules in an address: ``pagat-scat~lives-5~exchange-1.3``. `web/src/rules/address.ts` does the same for the page.

The preset, then what differs from it, each as the option's name and its value; every sign may stand in an
address as it is. Anything can be read: what isn't known is left out and told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from schwimmen.rules.options import OPTIONS, Options, OptionSpec, OptionValue, RulesError
from schwimmen.rules.presets import PRESETS, STANDARD

__all__ = ["ReadRules", "by_options", "decode", "encode", "named"]

LONGEST = 2000
"""Characters that are read."""


@dataclass(frozen=True, slots=True)
class ReadRules:
    """What an address says: a preset, the options that differ from it, and the parts that say nothing known."""

    preset: str = STANDARD
    changes: Mapping[str, OptionValue] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()

    def options(self) -> Options:
        """The options themselves. Raises `RulesError` where they can't be played (R9.1)."""
        return Options.from_dict(dict(self.changes), PRESETS[self.preset].options)

    def playable(self) -> tuple[ReadRules, RulesError | None]:
        """These rules, or where they can't be played the preset alone, and why."""
        try:
            self.options()
        except RulesError as error:
            return ReadRules(self.preset), error
        return self, None


def named(preset: str, changes: Mapping[str, OptionValue], unknown: tuple[str, ...] = ()) -> ReadRules:
    """Rules as the page writes them: what a change leaves as the preset has it is no change."""
    base = PRESETS[preset].options
    kept = {name: value for name, value in changes.items() if getattr(base, name) != value}
    return ReadRules(preset, kept, unknown)


def by_options(preset: str, options: Options) -> ReadRules:
    """Those options as a preset and what differs from it."""
    return ReadRules(preset, {name: getattr(options, name) for name in options.to_dict(PRESETS[preset].options)})


def encode(rules: ReadRules) -> str:
    """Rules as they stand in an address."""
    return "~".join([rules.preset, *(f"{name}-{_text(value)}" for name, value in rules.changes.items())])


def decode(text: str) -> ReadRules:
    """The rules in a text, as far as they are known; whether they can be played is another question."""
    name, *parts = text[:LONGEST].split("~")
    unknown = [name] if name and name not in PRESETS else []
    preset = name if name in PRESETS else STANDARD
    changes: dict[str, OptionValue] = {}
    for part in filter(None, parts):
        option, cut, said = part.partition("-")
        value = read_value(OPTIONS[option], said) if cut and option in OPTIONS else None
        if value is None or option in changes:
            unknown.append(part)
        else:
            changes[option] = value
    if len(text) > LONGEST:
        unknown.append("…")
    return named(preset, changes, tuple(unknown))


def read_value(spec: OptionSpec, text: str) -> OptionValue | None:
    """The value of an option that a text in an address stands for, if it stands for one."""
    if spec.kind == "number":
        return int(text) if re.fullmatch("[0-9]{1,3}", text) and int(text) in spec.values else None
    if spec.kind == "set":
        members = text.split(".")
        chosen = tuple(int(value) for value in spec.values if str(value) in members)
        return chosen if chosen and len(chosen) == len(members) else None
    return next((value for value, said in zip(spec.values, spec.texts(), strict=True) if said == text), None)


def _text(value: OptionValue) -> str:
    if isinstance(value, tuple):
        return ".".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
