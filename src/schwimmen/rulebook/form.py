"""The form with which the rules on a page are changed, without a script too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from schwimmen.rulebook import name, value_text
from schwimmen.rulebook.address import ReadRules, encode, named, read_value
from schwimmen.rulebook.page import Page, link
from schwimmen.rules.options import OPTIONS, OptionSpec
from schwimmen.rules.presets import PRESETS
from schwimmen.words import Words, text_id

__all__ = ["options_form", "preset_options", "sent_rules"]


def preset_options(chosen: ReadRules, texts: Words) -> str:
    """All rule sets as the choices of a select, the chosen rules first where they are none of them."""
    entries = [(one, ReadRules(one)) for one in PRESETS]
    if chosen.changes:
        entries.insert(0, (encode(chosen), chosen))
    return "".join(
        f'<option value="{escape(value)}"{" selected" if rules == chosen else ""}>{escape(name(rules, texts))}</option>'
        for value, rules in ((value, named(rules.preset, rules.changes)) for value, rules in entries)
    )


def options_form(this: Page) -> str:
    """Rule sets as links, and a field for each option."""
    texts, rules = this.texts, this.rules
    presets = "".join(
        f'<li><a href="{escape(link("rules", {"rules": one, "lang": texts.language}))}"'
        f"{' aria-current=true' if one == rules.preset and not rules.changes else ''}>"
        f"{escape(texts.text(text_id('preset', one)))}</a></li>"
        for one in PRESETS
    )
    fields = "".join(_field(spec, getattr(rules.options(), spec.name), texts) for spec in OPTIONS.values())
    return (
        f'<details class="change no-print"><summary>{this.text("book-options-title")}</summary>'
        f"<p>{this.text('book-options-about')}</p>"
        f'<nav aria-label="{this.text("book-options-preset")}"><ul class="presets">{presets}</ul></nav>'
        f'<form id="change" action="/rules" method="get"><input type="hidden" name="lang" value="{texts.language}">'
        f'<input type="hidden" name="preset" value="{rules.preset}"><div class="fields">{fields}</div>'
        f'<button class="btn" type="submit">{this.text("book-options-show")}</button></form></details>'
    )


def _field(spec: OptionSpec, value: object, texts: Words) -> str:
    label = escape(texts.text(text_id("option", spec.name)))
    if spec.kind == "number":
        least, most = min(map(int, spec.values)), max(map(int, spec.values))
        return (
            f'<label class="field"><span>{label}</span><input class="input" type="number" name="{spec.name}" '
            f'min="{least}" max="{most}" value="{value}"></label>'
        )
    if spec.kind == "set":
        assert isinstance(value, tuple)
        boxes = "".join(
            f'<label><input type="checkbox" name="{spec.name}" value="{one}"{" checked" if one in value else ""}> '
            f"{escape(texts.text(text_id('option', spec.name, one)))}</label>"
            for one in spec.values
        )
        return f"<fieldset><legend>{label}</legend>{boxes}</fieldset>"
    choices = "".join(
        f'<option value="{said}"{" selected" if one == value else ""}>'
        f"{escape(value_text(spec.name, said, texts))}</option>"
        for one, said in zip(spec.values, spec.texts(), strict=True)
    )
    return (
        f'<label class="field"><span>{label}</span><select class="input" name="{spec.name}">{choices}</select></label>'
    )


def sent_rules(sent: Mapping[str, str], sizes: Iterable[str]) -> ReadRules:
    """The rules that the form sends. ``sizes``: what is ticked of the option that is a set."""
    preset = sent.get("preset", "")
    unknown = [] if preset in PRESETS else [preset]
    values = {}
    for spec in OPTIONS.values():
        text = ".".join(sizes) if spec.kind == "set" else sent.get(spec.name)
        if text:
            value = read_value(spec, text)
            if value is None:
                unknown.append(f"{spec.name}-{text}")
            else:
                values[spec.name] = value
    return named(preset if preset in PRESETS else ReadRules().preset, values, tuple(unknown))
