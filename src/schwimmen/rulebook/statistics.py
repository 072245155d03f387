"""The page of statistics: what is dealt, counted at once, and what rounds among computer players came to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from schwimmen.figures import hands, lives
from schwimmen.figures.played import MOST_PLAYERS, Measured, Played, most_lives, rate, shipped
from schwimmen.rulebook import name
from schwimmen.rulebook.address import encode
from schwimmen.rulebook.ends import ways_to_end
from schwimmen.rulebook.form import preset_options
from schwimmen.rulebook.page import Assets, Page, page, paragraph
from schwimmen.rulebook.plots import Column, bar, columns
from schwimmen.rulebook.shares import measured, share
from schwimmen.rules.options import Options
from schwimmen.words import text_id

__all__ = ["sizes", "statistics_page"]

FEWEST_CASES = 100
"""What was met less often is not shown."""

INTERVAL = 1.96
"""Standard errors to both sides of a mean that hold 95 % of what might have come out."""


def sizes(options: Options) -> range:
    """The numbers of players that there are figures for."""
    return range(2, min(MOST_PLAYERS, options.max_players) + 1)


def statistics_page(this: Page, players: int, assets: Assets) -> str:
    """The page for a table of so many players, one of `sizes`."""
    options = this.rules.options()
    figures = _Figures(this, options, players)
    main = (
        paragraph(this.texts.text("statistics-lead"), "lead")
        + paragraph(this.texts.text("statistics-rules", rules=name(this.rules, this.texts)))
        + _form(this, options, players)
        + f'<article class="rules figures">{figures.dealt()}{figures.somebody()}{figures.played()}{figures.lives()}'
        + "</article>"
    )
    return page(this, this.texts.text("statistics-title"), main, assets)


def _form(this: Page, options: Options, players: int) -> str:
    tables = "".join(
        f'<option value="{n}"{" selected" if n == players else ""}>{this.text("statistics-table", players=n)}</option>'
        for n in sizes(options)
    )
    return (
        '<form class="compare-form no-print" action="/rules/statistics" method="get">'
        f'<label class="field"><span>{this.text("statistics-choose-rules")}</span><select class="input" name="rules">'
        f"{preset_options(this.rules, this.texts)}</select></label>"
        f'<label class="field"><span>{this.text("statistics-choose-players")}</span>'
        f'<select class="input" name="players">{tables}</select></label>'
        f'<input type="hidden" name="lang" value="{this.texts.language}">'
        f'<button class="btn" type="submit">{this.text("statistics-show")}</button></form>'
    )


def _points(value: int) -> str:
    """A value in half points as people write it."""
    return f"{value // 2}½" if value % 2 else str(value // 2)


class _Figures:
    """The sections of the page."""

    def __init__(self, this: Page, options: Options, players: int) -> None:
        self.this = this
        self.options = options
        self.players = players
        self.tables = {} if this.rules.changes else shipped().presets.get(this.rules.preset, {})

    # --- pieces --------------------------------------------------------------------------------------------

    def _said(self, id_: str, /, **named: str | float) -> str:
        return paragraph(self.this.texts.text(id_, **named))

    def _section(self, slot: str, inside: str) -> str:
        return f'<section id="{slot}"><h2>{self.this.text(text_id("statistics", slot, "title"))}</h2>{inside}</section>'

    def _percent(self, chance: float) -> str:
        return self.this.texts.text("statistics-percent-fine", chance=chance)

    def _scale(self, chance: float) -> str:
        """A chance on a plot's scale."""
        return self.this.texts.text("statistics-percent-scale", chance=chance)

    def _short(self, chance: float) -> str:
        return self.this.texts.text("statistics-percent", chance=chance)

    def _count(self, number: int) -> str:
        return self.this.text("book-number", value=number)

    def _measured(self, found: Measured | None) -> str:
        """As HTML."""
        return "" if found is None else escape(measured(found, self.this.texts))

    def _plot(self, found: Iterable[tuple[str, Measured]], caption: str, level: float | None = None) -> str:
        drawn = [Column(label, one.mean, INTERVAL * one.error) for label, one in found]
        text = self.this.texts.text(caption)
        return _figure(columns(drawn, text, self._scale, level), text)

    def _table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], label: str) -> str:
        """A table whose first column names the rows; the cells are HTML."""
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        body = "".join(
            f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
            for first, *cells in rows
        )
        return (
            f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(label)}">'
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def _more(self, table: str) -> str:
        """A table that says in numbers what a plot shows."""
        return f"<details><summary>{self.this.text('statistics-numbers')}</summary>{table}</details>"

    def _head(self, *names: str) -> list[str]:
        return [self.this.texts.text(f"statistics-head-{one}") for one in names]

    # --- what is dealt -------------------------------------------------------------------------------------

    def dealt(self) -> str:
        """How often each hand is dealt."""
        found = hands.dealt(self.options)
        title = self.this.texts.text("statistics-dealt-plot")
        plot = columns(
            [Column(_points(value), float(found.chance(value))) for value in found.counts], title, self._scale
        )
        kinds = self._table(
            self._head("kind", "chance"),
            [
                (self.this.text(text_id("statistics-kind", kind)), self._percent(float(chance)))
                for kind, chance in hands.kinds_of_hands(self.options).items()
            ],
            self.this.texts.text("statistics-dealt-title"),
        )
        numbers = self._table(
            self._head("points", "hands", "chance", "at-least"),
            [
                (
                    _points(value),
                    self._count(number),
                    self._percent(float(found.chance(value))),
                    self._percent(float(found.at_least(value))),
                )
                for value, number in found.counts.items()
            ],
            title,
        )
        said = self._said("statistics-dealt", hands=found.cases, mean=float(found.mean), mean_off=found.deviation)
        return self._section("dealt", said + _figure(plot, title) + kinds + self._more(numbers))

    def somebody(self) -> str:
        """How likely it is that a round ends before it begins."""
        if not hands.ending_hands(self.options):
            return ""
        chances = {n: float(hands.somebody_is_dealt_an_end(self.options, n)) for n in sizes(self.options)}
        most = max(chances.values())
        rows = [(str(n), _barred(chance / most, self._percent(chance))) for n, chance in chances.items()]
        title = self.this.texts.text("statistics-somebody-title")
        return self._section("somebody", self._table(self._head("players", "chance"), rows, title))

    # --- what is played ------------------------------------------------------------------------------------

    def played(self) -> str:
        """What the rounds came to that were played by this rule set."""
        own = self.tables.get(self.players)
        if own is None:
            return self._section("played", self._said("statistics-not-played") + self._command())
        source = shipped()
        names, seed = ", ".join(source.players), str(source.seed)
        said = self._said("statistics-from", rounds=own.rounds, players=self.players, names=names, seed=seed)
        return (
            self._section("played", said + self._command())
            + self._ends(own)
            + self._knocks(own)
            + self._dealer(own)
            + self._seats(own)
            + self._stood(own)
        )

    def _command(self) -> str:
        """What plays the rounds by these rules."""
        changes = "".join(f" --option {part}" for part in encode(self.this.rules).replace("-", "=").split("~")[1:])
        return f"<p><code>schwimmen statistics --rules {self.this.rules.preset}{escape(changes)}</code></p>"

    def _ends(self, own: Played) -> str:
        texts = self.this.texts
        title = texts.text("statistics-ends-title")
        kinds = [by.value for by in ways_to_end(self.options)]
        rows = [
            (self.this.text(text_id("lab-end", kind)), _barred(found.mean, self._measured(found)))
            for kind in kinds
            if (found := _ended(own, kind)) is not None
        ]
        heads = [*self._head("end"), texts.text("statistics-table", players=self.players)]
        here = self._table(heads, rows, title)
        heads = [*self._head("players", "moves"), *(texts.text(text_id("lab-end", kind)) for kind in kinds)]
        every = self._table(
            heads,
            [
                (
                    str(one.players),
                    escape(texts.text("statistics-mean", mean=one.moves / one.rounds)),
                    *(escape(share(found, texts)) for kind in kinds if (found := _ended(one, kind)) is not None),
                )
                for one in self.tables.values()
            ],
            texts.text("statistics-all-tables"),
        )
        unseen = any(kind not in one.ends for kind in kinds for one in self.tables.values())
        said = self._said("statistics-unseen") if unseen else ""
        return self._section("ends", said + here + f"<h3>{self.this.text('statistics-all-tables')}</h3>" + every)

    def _knocks(self, own: Played) -> str:
        rates = {value: rate(knock.lost, knock.knocks) for value, knock in own.knocks.items()}
        if not (shown := _often(rates)):
            return ""
        average = sum(own.lost) / own.ended / own.players
        plot = self._plot(
            [(_points(value), found) for value, found in shown.items()], "statistics-knocks-plot", average
        )
        table = self._table(
            self._head("points", "knocks", "lost"),
            [(_points(value), self._count(found.cases), self._measured(found)) for value, found in shown.items()],
            self.this.texts.text("statistics-knocks-plot"),
        )
        said = self._said("statistics-knocks") + self._said("statistics-rare", cases=FEWEST_CASES)
        return self._section("knocks", said + plot + self._more(table))

    def _dealer(self, own: Played) -> str:
        if own.keep_from is None:
            return ""
        most = most_lives(self.options)
        shown = _often({value: own.keeping(value, most) for value in own.kept})
        texts = self.this.texts
        plot = self._plot([(_points(value), found) for value, found in shown.items()], "statistics-dealer-plot")
        rows = [
            (
                _points(value),
                self._count(found.cases),
                escape(texts.text("statistics-measured-mean", mean=found.mean, mean_error=found.error)),
            )
            for value, found in shown.items()
        ]
        table = self._table(self._head("points", "dealers", "difference"), rows, texts.text("statistics-dealer-plot"))
        bars = [(str(n), _points(one.keep_from)) for n, one in self.tables.items() if one.keep_from is not None]
        every = self._table(
            [*self._head("players"), texts.text("statistics-keep-from")], bars, texts.text("statistics-keep-from")
        )
        said = self._said("statistics-keep", points=_points(own.keep_from), players=self.players)
        return self._section("dealer", said + self._said("statistics-dealer") + plot + self._more(table) + every)

    def _seats(self, own: Played) -> str:
        most = most_lives(self.options)
        lost = [rate(one, own.ended, most) for one in own.lost]
        won = [rate(one, own.matches) for one in own.won]
        return self._by_seat("seats", lost) + self._by_seat("places", won, 1 / own.players)

    def _stood(self, own: Played) -> str:
        texts = self.this.texts
        found = {lives: rate(won, cases) for lives, (cases, won) in own.stood.items()}
        shown = [(lives, one) for lives, one in sorted(found.items(), reverse=True) if one is not None]
        rows = [(str(lives), _barred(one.mean, self._measured(one))) for lives, one in shown]
        heads = [*self._head("lives-left"), texts.text("statistics-table", players=self.players)]
        table = self._table(heads, rows, texts.text("statistics-stood-title"))
        return self._section("stood", self._said("statistics-stood") + table)

    def _by_seat(self, slot: str, found: Sequence[Measured | None], level: float | None = None) -> str:
        known = [(str(seat), one) for seat, one in enumerate(found, 1) if one is not None]
        plot = self._plot(known, text_id("statistics", slot, "plot"), level)
        heads = [*self._head("seat"), self.this.texts.text(text_id("statistics", slot, "plot"))]
        rows = [(seat, self._measured(one)) for seat, one in known]
        table = self._table(heads, rows, self.this.texts.text(text_id("statistics", slot, "title")))
        return self._section(slot, self._said(text_id("statistics", slot)) + plot + self._more(table))

    # --- what lives are worth ------------------------------------------------------------------------------

    def lives(self) -> str:
        """The chance to win by the own lives and the others'."""
        texts = self.this.texts
        found = lives.chances(self.options, self.players)
        others = sorted({other for _, other in found})
        heads = [texts.text("statistics-head-lives"), *(str(other) for other in others)]
        rows = [
            (str(own), *(self._short(found[own, other]) if (own, other) in found else "" for other in others))
            for own in sorted({own for own, _ in found}, reverse=True)
        ]
        title = texts.text("statistics-table", players=self.players)
        return self._section("lives", self._said("statistics-lives") + self._table(heads, rows, title))


def _figure(plot: str, caption: str) -> str:
    return f'<figure class="plotted">{plot}<figcaption aria-hidden="true">{escape(caption)}</figcaption></figure>'


def _barred(part: float, said: str) -> str:
    """A number, which is HTML, with its bar."""
    return f'<span class="barred">{bar(part)}{said}</span>'


def _ended(one: Played, kind: str) -> Measured | None:
    """How often rounds ended in that way."""
    return rate(one.ends.get(kind, 0), one.rounds)


def _often(found: Mapping[int, Measured | None]) -> dict[int, Measured]:
    """What was met often enough to be shown."""
    return {value: one for value, one in sorted(found.items()) if one is not None and one.cases >= FEWEST_CASES}
