"""Rules as the page asks for them and is told of them."""

from __future__ import annotations

from functools import cache

from schwimmen.rules.options import OPTIONS, Options, RulesError
from schwimmen.rules.presets import PRESETS, STANDARD, preset
from schwimmen.server import protocol
from schwimmen.tables.events import Settings

__all__ = ["catalogue", "look_at", "problems", "read_rules", "read_settings", "rules_info"]


def read_rules(request: protocol.RulesRequest) -> tuple[Options, str | None]:
    """The options asked for, and the preset that they are, if they are one. Raises `RulesError`."""
    base = preset(request.preset).options if request.preset is not None else None
    options = Options.from_dict(request.options, base)
    return options, _named(options, request.preset)


def read_settings(wanted: protocol.NewTable | protocol.Arrange) -> Settings:
    """How a table is to be kept. Raises `RulesError`."""
    options, preset = read_rules(wanted.rules)
    return Settings(
        preset=preset,
        options=options.to_dict(),
        places=wanted.places,
        clock=wanted.clock,
        level=wanted.level,
        memory_help=wanted.memory_help,
        watch=wanted.watch,
        listed=wanted.listed,
        closed=isinstance(wanted, protocol.Arrange) and wanted.closed,
    )


def _named(options: Options, wanted: str | None) -> str | None:
    """The preset with these options; of several the one that is wanted, else the first."""
    names = [name for name, entry in PRESETS.items() if entry.options == options]
    return wanted if wanted in names else next(iter(names), None)


@cache
def _rules_info(options: Options, name: str | None) -> protocol.RulesInfo:
    standard = PRESETS[STANDARD].options
    return protocol.RulesInfo(preset=name, options=options.to_dict(), differences=list(options.to_dict(standard)))


def rules_info(options: Options, name: str | None) -> protocol.RulesInfo:
    """Rules as a page shows them."""
    return _rules_info(options, name)


def problems(error: RulesError) -> list[protocol.RulesProblem]:
    """Why rules can't be played, as a page shows it."""
    return [
        protocol.RulesProblem(code=problem.code.replace("_", "-"), option=problem.option, args=dict(problem.args))
        for problem in error.problems
    ]


def look_at(request: protocol.RulesRequest) -> protocol.RulesAnswer:
    """Whether rules can be played, and by how many, or why not."""
    try:
        options, name = read_rules(request)
    except RulesError as error:
        return protocol.RulesAnswer(rules=None, problems=problems(error), max_players=None)
    return protocol.RulesAnswer(rules=rules_info(options, name), problems=[], max_players=options.max_players)


@cache
def catalogue() -> protocol.Catalogue:
    """All options and presets."""
    standard = PRESETS[STANDARD].options
    return protocol.Catalogue(
        options=[
            protocol.OptionInfo(
                name=spec.name,
                kind=spec.kind,
                values=[min(spec.values), max(spec.values)] if spec.kind == "number" else list(spec.values),
                default=list(spec.default) if isinstance(spec.default, tuple) else spec.default,
                clause=spec.clause,
                idle=None if spec.idle is None else protocol.OptionValue(option=spec.idle[0], value=spec.idle[1]),
            )
            for spec in OPTIONS.values()
        ],
        presets=[
            protocol.PresetInfo(
                name=entry.name,
                players=entry.players,
                max_players=entry.options.max_players,
                options=entry.options.to_dict(),
                differences=list(entry.options.to_dict(standard)),
            )
            for entry in PRESETS.values()
        ],
        standard=STANDARD,
    )
