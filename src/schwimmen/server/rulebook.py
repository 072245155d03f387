"""The pages of the rules over HTTP: written here, readable without a script, each address carries its rules."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from schwimmen.cards import Card, pack
from schwimmen.rulebook.address import ReadRules, decode, encode
from schwimmen.rulebook.count import count_page
from schwimmen.rulebook.form import sent_rules
from schwimmen.rulebook.html import card_page, compare_page, rules_page
from schwimmen.rulebook.page import Assets, Page, link
from schwimmen.rulebook.statistics import sizes, statistics_page
from schwimmen.rules.options import Problem
from schwimmen.rules.presets import PRESETS, STANDARD
from schwimmen.words import language_for, languages, negotiate, words

__all__ = ["rulebook_routes"]

USUAL_PLAYERS = 4
"""At the table that the statistics are shown of, unless another is asked for."""


def rulebook_routes(static: Path) -> list[Route]:
    """The pages under /rules, with the style sheet and script of the built page in that folder."""
    assets = _assets(static)

    async def rules(request: Request) -> Response:
        query = request.query_params
        if "preset" in query:  # the form was sent: the address shall carry the rules
            asked = sent_rules(query, query.getlist("exchange"))
            target = link("rules", {"rules": "~".join([encode(asked), *asked.unknown]), "lang": _language(request)})
            return RedirectResponse(target, 303)
        page = _page(request, "rules", _asked(request, STANDARD, "rules"))
        return await _answer(request, lambda: rules_page(page, assets))

    async def card(request: Request) -> Response:
        page = _page(request, "card", _asked(request, STANDARD, "rules"))
        return await _answer(request, lambda: card_page(page, assets))

    async def compare(request: Request) -> Response:
        first = _asked(request, STANDARD, "a", "rules")
        others = (name for name in (STANDARD, *PRESETS) if ReadRules(name) != first.rules)
        second = _asked(request, next(others), "b")
        query = {"a": encode(first.rules), "b": encode(second.rules)}
        page = _page(request, "compare", first, second, query=query)
        return await _answer(request, lambda: compare_page(page, first.rules, second.rules, assets))

    async def hand(request: Request) -> Response:
        # The form sends one `card` for each, a link all of them as `cards`.
        texts = [*request.query_params.get("cards", "").split("."), *request.query_params.getlist("card")]
        asked, read = _asked(request, STANDARD, "rules"), {text: _card(text) for text in texts if text}
        cards, served = [card for card in read.values() if card is not None], pack(asked.rules.options().deck)
        query = {"cards": ".".join(map(str, cards))} if cards else {}
        unknown = [text for text, card in read.items() if card not in served]
        page = _page(request, "hand", asked, query=query, unknown=unknown)
        return await _answer(request, lambda: count_page(page, cards, assets))

    async def statistics(request: Request) -> Response:
        asked = _asked(request, STANDARD, "rules")
        played = sizes(asked.rules.options())
        number = request.query_params.get("players", "")
        wanted = int(number) if re.fullmatch("[0-9]{1,2}", number) else USUAL_PLAYERS
        players = min(max(wanted, played[0]), played[-1])
        unknown = [f"players={number}"] if number and number.lstrip("0") != str(players) else []
        page = _page(request, "statistics", asked, query={"players": str(players)}, unknown=unknown)
        return await _answer(request, lambda: statistics_page(page, players, assets))

    pages = {
        "/rules": rules,
        "/rules/card": card,
        "/rules/compare": compare,
        "/rules/hand": hand,
        "/rules/statistics": statistics,
    }
    return [
        Route(path + end, handler, methods=["GET"])
        for path, page in pages.items()
        for end, handler in (("", page), ("/", _without_slash))
    ]


async def _without_slash(request: Request) -> Response:
    query = request.url.query
    return RedirectResponse(request.url.path.rstrip("/") + (f"?{query}" if query else ""), 308)


def _assets(static: Path) -> Assets:
    found = (sorted(static.glob(f"assets/{name}")) for name in ("book-*.css", "book-*.js", "icon-*.svg"))
    return Assets(*(tuple(f"/assets/{file.name}" for file in files) for files in found))


def _card(text: str) -> Card | None:
    try:
        return Card.parse(text)
    except ValueError:
        return None


class _Asked(NamedTuple):
    """Rules that can be played, and what else an address asked for."""

    rules: ReadRules
    unknown: tuple[str, ...]
    problems: tuple[Problem, ...]


def _asked(request: Request, otherwise: str, *names: str) -> _Asked:
    """The rules under the first of these names that the address has; what can't be played is left out."""
    texts = (request.query_params.get(name) for name in names)
    asked = decode(next((text for text in texts if text is not None), otherwise))
    playable, refused = asked.playable()
    return _Asked(replace(playable, unknown=()), asked.unknown, refused.problems if refused else ())


def _page(
    request: Request, kind: str, *asked: _Asked, query: Mapping[str, str] | None = None, unknown: Iterable[str] = ()
) -> Page:
    """The page by the first of these rules; it tells what is wrong with any of them and what else is ``unknown``."""
    named = request.query_params.get("lang")
    of_language = [f"lang={named}"] if named and language_for(named) is None else []
    parts = tuple(dict.fromkeys([*(part for one in asked for part in one.unknown), *unknown, *of_language]))
    problems = tuple(dict.fromkeys(problem for one in asked for problem in one.problems))
    return Page(kind, words(_language(request)), asked[0].rules, query or {}, parts, problems)


def _language(request: Request) -> str:
    """The language of the address, or else the one that the browser prefers."""
    named = request.query_params.get("lang", "")
    if named in languages():
        return named
    weighed = []
    for place, part in enumerate(request.headers.get("accept-language", "")[:400].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, tag.strip()))
        except ValueError:
            continue
    return negotiate([named, *(tag for _, _, tag in sorted(weighed))])


async def _answer(request: Request, write: Callable[[], str]) -> Response:
    # The examples of rules that nobody has asked for yet are searched for: meanwhile the tables shall go on.
    body = (await run_in_threadpool(write)).encode()
    headers = {"cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 5, mtime=0), "gzip"
    return Response(body, headers=headers, media_type="text/html; charset=utf-8")
