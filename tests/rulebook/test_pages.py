"""The pages of the rules over HTTP: addressable, in every language, safe, without a script."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import httpx
import pytest
from tests.rulebook.variants import variants
from tests.server.conftest import one_process, static
from tests.server.serving import OneProcess

from schwimmen.cards import pack, parse_cards
from schwimmen.figures.played import shipped
from schwimmen.rulebook.address import decode, encode, named
from schwimmen.rulebook.count import readings
from schwimmen.rulebook.statistics import sizes
from schwimmen.rules import kernel
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.words import languages, words

__all__ = ["one_process", "static"]

PAGES = ("/rules", "/rules/card", "/rules/compare", "/rules/hand", "/rules/statistics")


REFUSED = re.compile(r'<div class="refused no-print" role="status">(.*?)</div>')


def refused(text: str) -> list[str]:
    """What the page says it doesn't show, a paragraph each."""
    return [html.unescape(said) for box in REFUSED.findall(text) for said in re.findall("<p>(.*?)</p>", box)]


@pytest.fixture(scope="module")
def http(one_process: OneProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=one_process.url, timeout=60) as client:
        yield client


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", PAGES)
def test_every_page_in_every_language(http: httpx.Client, path: str, language: str) -> None:
    answer = http.get(path, params={"lang": language, "cards": "As.Ks.Ts"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.text
    # Every other language is a link away, by the same rules.
    for other in languages():
        assert re.search(rf'hreflang="{other}" href="{path}\?[^"]*lang={other}"', answer.text)


def test_nothing_in_a_page_needs_more_than_the_policy_allows(http: httpx.Client) -> None:
    for path in PAGES:
        answer = http.get(path, params={"cards": "As.Ah.Ad"})
        assert not re.search(r"\bstyle=|<style|\bon\w+=|<script(?! type=\"module\" src=)", answer.text)
        assert "form-action 'self'" in answer.headers["content-security-policy"]
        ids = re.findall(r'\bid="([^"]+)"', answer.text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', answer.text)) <= set(ids)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("fr;q=0.9, de;q=0.5", "de"),
        ("en;q=0.2,de;q=0.7", "de"),
        ("de;q=x", "en"),
        ("", "en"),
    ],
)
def test_the_browsers_language_is_taken(http: httpx.Client, accepted: str, language: str) -> None:
    answer = http.get("/rules", headers={"accept-language": accepted})
    assert f'<html lang="{language}">' in answer.text
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize("path", PAGES)
def test_a_slash_at_the_end_leads_to_the_page(http: httpx.Client, path: str) -> None:
    for query in ("?rules=pagat-scat&lang=de", ""):
        answer = http.get(f"{path}/{query}")
        assert (answer.status_code, answer.headers["location"]) == (308, path + query)


def test_an_address_carries_the_rules(http: httpx.Client) -> None:
    text = http.get("/rules", params={"rules": "pagat-scat~lives-5", "lang": "en"}).text
    assert "<h1>The rules: Scat, changed</h1>" in text
    assert "begins with 5 lives" in text


def test_the_form_leads_to_an_address_that_carries_the_rules(http: httpx.Client) -> None:
    sent = [("preset", "bga-summary"), ("lives", "4"), ("exchange", "1"), ("exchange", "2"), ("deck", "32")]
    answer = http.get("/rules", params=[*sent, ("points_limit", "99"), ("lang", "de")])
    assert answer.status_code == 303
    assert answer.headers["location"] == "/rules?rules=bga-summary~lives-4~exchange-1.2~points_limit-99&lang=de"
    assert "points_limit-99" in http.get(answer.headers["location"]).text


def test_every_rule_set_can_be_reached_and_sent_again(http: httpx.Client) -> None:
    for rules in list(variants())[::7]:
        text = http.get("/rules", params={"rules": encode(rules)}).text
        fields = re.findall(r'<input class="input" type="number" name="(\w+)" [^>]*value="(\d+)"', text)
        for name, choices in re.findall(r'<select class="input" name="(\w+)">(.*?)</select>', text):
            fields += [(name, value) for value in re.findall(r'value="([^"]+)" selected', choices)]
        fields += re.findall(r'type="checkbox" name="(exchange)" value="(\d)" checked', text)
        answer = http.get("/rules", params=[("preset", rules.preset), *fields])
        sent = decode(httpx.URL(answer.headers["location"]).params["rules"])
        assert sent.options() == rules.options()


@pytest.mark.parametrize("path", PAGES)
def test_rules_that_cannot_be_played_say_why_and_show_the_preset(http: httpx.Client, path: str) -> None:
    text = http.get(path, params={"rules": "bga-blitz~dealer_choice-open", "lang": "en"}).text
    assert words("en").text("rules-draw-discard-open-choice") in text
    assert refused(text) != []
    alone = http.get(path, params={"rules": "bga-blitz", "lang": "en"}).text
    assert REFUSED.sub("", text) == alone
    assert "Blitz" in alone


@pytest.mark.parametrize("path", PAGES)
def test_rules_that_are_unknown_are_named_above_those_that_are_shown(http: httpx.Client, path: str) -> None:
    """A preset, an option, a value: each by its name, on every page in the same words."""
    for wrong, part, shown in [
        ("nope", "nope", "cardgames-zone"),
        ("pagat-scat~lives-5~cards-7", "cards-7", "pagat-scat~lives-5"),
        ("pagat-scat~lives-99", "lives-99", "pagat-scat"),
    ]:
        text = http.get(path, params={"rules": wrong, "lang": "en"}).text
        assert refused(text) == [words("en").text("editor-address-unknown", parts=part)]
        right = http.get(path, params={"rules": shown, "lang": "en"}).text
        assert refused(right) == []
        assert REFUSED.sub("", text) == right


def test_both_rule_sets_that_are_compared_may_be_wrong(http: httpx.Client) -> None:
    query = {"a": "nope~lives-5", "b": "bga-blitz~lives-77", "lang": "en"}
    assert refused(http.get("/rules/compare", params=query).text) == [
        words("en").text("editor-address-unknown", parts="nope, lives-77")
    ]
    said = refused(http.get("/rules/compare", params={"b": "bga-blitz~dealer_choice-open", "lang": "en"}).text)
    assert len(said) == 2  # what is wrong, and what is shown instead


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(
    "garbage", ["<script>alert(1)</script>", '"><img src=x>', "%00", "~" * 3000, "😀" * 50, "' --"]
)
def test_garbage_is_only_ever_text(http: httpx.Client, path: str, garbage: str) -> None:
    names = ("rules", "a", "b", "cards", "card", "lang", "preset", "players")
    for name in names:
        answer = http.get(path, params={name: garbage}, follow_redirects=True)
        assert answer.status_code == 200
        assert not re.search(r'<script>|<img(?! src="/api/qr\?)', answer.text)


def test_two_rule_sets_side_by_side(http: httpx.Client) -> None:
    text = http.get("/rules/compare", params={"a": "cardgames-zone", "b": "pagat-schwimmen", "lang": "en"}).text
    standard, other = PRESETS["cardgames-zone"].options, PRESETS["pagat-schwimmen"].options
    assert f"{len(other.to_dict(standard))} differences" in text
    marked = re.findall(r'<tr class="differs">(.*?)</tr>', text)
    assert any("Nobody may knock before everybody has had a turn." in row for row in marked)
    same = http.get("/rules/compare", params={"a": "pagat-scat", "b": "pagat-scat", "lang": "en"}).text
    assert 'class="differs"' not in same


def test_the_card_has_the_rules_in_short(http: httpx.Client) -> None:
    long, short = (http.get(path, params={"lang": "en"}).text for path in ("/rules", "/rules/card"))
    assert "Nobody may knock before everybody has had a turn." in short
    assert len(short) < len(long) / 4


def test_the_card_leads_to_the_rules_in_full_on_paper_too(http: httpx.Client) -> None:
    """By a picture that a phone reads; where the address is too long for one, by none."""
    few = http.get("/rules/card", params={"lang": "en", "rules": "pagat-scat~lives-5"}).text
    link, picture = re.findall(r'<a class="card-qr" href="([^"]+)"><img src="([^"]+)"', few)[0]
    assert link == "/rules?rules=pagat-scat~lives-5&amp;lang=en"
    drawn = http.get(html.unescape(picture))
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    wanted = http.get("/api/qr", params={"path": html.unescape(link)})
    assert drawn.content == wanted.content
    many = encode(named("cardgames-zone", PRESETS["bga-blitz"].options.to_dict()))
    assert len(many) > 240
    assert "card-qr" not in http.get("/rules/card", params={"lang": "en", "rules": many}).text


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Ah.Ks.Ts", ["This hand counts 20 points.", "The spades make it.", "Every table counts this hand like that."]),
        ("8c.8s.8h", ["This hand counts 30.5 points.", "Three of a kind make it.", "30½ <strong>(here)</strong>"]),
        ("Ah.Kh.Th", ["This hand counts 31 points.", "It ends the round at once.", "31: Fire"]),
        ("Ah.Kh", ["That is 2 cards; a hand has three."]),
    ],
)
def test_what_a_hand_counts(http: httpx.Client, cards: str, said: list[str]) -> None:
    text = http.get("/rules/hand", params={"cards": cards, "lang": "en"}).text
    for sentence in said:
        assert sentence in re.sub(r"</?th[^>]*>", "", text)
    form = http.get("/rules/hand", params=[*(("card", card) for card in cards.split(".")), ("lang", "en")]).text
    assert re.sub(r"\?[^\"]*", "", form) == re.sub(r"\?[^\"]*", "", text)


def test_a_card_that_the_pack_lacks_is_none_of_the_hand(http: httpx.Client) -> None:
    text = http.get("/rules/hand", params={"cards": "2h.Ah.Kh", "lang": "en"}).text
    assert "That is 2 cards" in text
    assert refused(text) == [words("en").text("editor-address-unknown", parts="2h")]


@pytest.mark.parametrize(
    ("path", "query", "parts"),
    [
        ("/rules/hand", {"cards": "Ah.K.Th.", "card": "zz"}, "K, zz"),
        ("/rules/hand", {"cards": "", "card": ""}, ""),
        ("/rules/statistics", {"players": "x"}, "players=x"),
        ("/rules/statistics", {"players": "1"}, "players=1"),
        ("/rules/statistics", {"players": "0"}, "players=0"),
        ("/rules/statistics", {"players": "77", "rules": "nope"}, "nope, players=77"),
        ("/rules/statistics", {"players": "8", "rules": "cardgames-zone~deck-24"}, "players=8"),
        ("/rules/statistics", {"players": "07"}, ""),
        ("/rules/statistics", {"players": ""}, ""),
        *((path, {"lang": "<xx>"}, "lang=<xx>") for path in PAGES),
        *((path, {"lang": "en-GB"}, "") for path in PAGES),
    ],
)
def test_what_else_is_unknown_of_an_address_is_named(
    http: httpx.Client, path: str, query: dict[str, str], parts: str
) -> None:
    text = http.get(path, params={"lang": "en", **query}).text
    assert refused(text) == ([words("en").text("editor-address-unknown", parts=parts)] if parts else [])


def test_the_readings_are_those_that_make_a_difference() -> None:
    options = Options()
    aces = list(readings(options, parse_cards("Ac As Ah")))
    assert ("three_aces", "fire", (32.0, kernel.BY_FIRE)) in aces
    assert ("three_of_a_kind", "31", (31.0, kernel.BY_THIRTY_ONE)) in aces
    assert {option for option, _, _ in aces} == {"three_of_a_kind", "three_aces"}
    assert [one for option, one, _ in readings(options, parse_cards("Ah Kh Th")) if option == "thirty_one"] == [
        "ends",
        "fire",
        "plain",
    ]
    assert list(readings(options, tuple(pack(32)[:1] + pack(32)[5:7]))) == []


def test_a_page_is_compressed_for_those_who_read_that(http: httpx.Client) -> None:
    packed = http.get("/rules", headers={"accept-encoding": "gzip"})
    plain = http.get("/rules", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


def statistics(http: httpx.Client, **query: str) -> str:
    return http.get("/rules/statistics", params={"lang": "en", **query}).text


def test_statistics_of_what_is_dealt_and_played(http: httpx.Client) -> None:
    text = statistics(http)
    assert "The pack has 4,960 hands of three cards. On average they count 15.8 points" in text
    assert '<th scope="row">31</th><td>24</td><td>0.48%</td><td>0.48%</td>' in text
    assert re.findall(r'<section id="([a-z]+)">', text) == [
        "dealt", "somebody", "played", "ends", "knocks", "dealer", "seats", "places", "stood", "lives",
    ]  # fmt: skip
    four = shipped().presets["cardgames-zone"][4]
    assert f"{four.rounds:,} rounds of 4 among computer players" in text
    assert f"keep a hand from {(four.keep_from or 0) / 2:g} points on" in text
    assert "schwimmen statistics --rules cardgames-zone</code>" in text
    assert '<option value="4" selected>' in text
    assert text.count('<svg class="plot"') == text.count('role="img" aria-label="') == 5


def test_statistics_at_a_table_of_any_size(http: httpx.Client) -> None:
    assert '<option value="9" selected>' in statistics(http, players="9")
    assert '<option value="9" selected>' in statistics(http, players="77")
    assert '<option value="2" selected>' in statistics(http, players="0")
    assert '<option value="4" selected>' in statistics(http, players="x")
    assert '<option value="7" selected>' in statistics(http, players="9", rules="cardgames-zone~deck-24")


def test_statistics_never_claim_that_what_may_happen_does_not(http: httpx.Client) -> None:
    """Every way to end that the rules have stands there, with a share above nothing or what it is below; no other."""
    for name, ways in [("cardgames-zone", ["knock", "31", "stock"]), ("pagat-scat", ["knock", "fire"])]:
        for players in ("2", "4"):
            text = statistics(http, rules=name, players=players)
            ends = text[text.index('<section id="ends">') : text.index('<section id="knocks">')]
            here, every = re.findall("<tbody>(.*?)</tbody>", ends)
            assert re.findall('<th scope="row">([^<]+)</th>', here) == ways
            assert ">0.0%" not in here + every
            assert "± 0.0%" not in text
            unseen = name == "cardgames-zone"
            assert ("&lt; 0.002%" in here) == (unseen and players == "4")
            assert ("&lt; 0.002%" in every) == (html.escape(words("en").text("statistics-unseen")) in ends) == unseen


def test_statistics_of_rules_that_nobody_has_played(http: httpx.Client) -> None:
    """What is dealt is counted; of what is played nothing is claimed, but the command that plays it is named."""
    text = statistics(http, rules="pagat-scat~three_of_a_kind-30.5~lives-5")
    assert "The pack has 22,100 hands" in text
    assert "On average they count 13.14 points" in text
    assert "statistics --rules pagat-scat --option three_of_a_kind=30.5 --option lives=5</code>" in text
    assert re.findall(r'<section id="([a-z]+)">', text) == ["dealt", "somebody", "played", "lives"]
    assert "somebody" not in re.findall(r'<section id="([a-z]+)">', statistics(http, rules="bga-summary"))


def test_every_rule_set_has_figures_for_every_table() -> None:
    source = shipped()
    assert [*source.presets] == [*PRESETS]
    for name, tables in source.presets.items():
        options = PRESETS[name].options
        assert [*tables] == [*sizes(options)]
        for n, one in tables.items():
            assert one.matches == source.matches
            assert sum(one.ends.values()) == one.ended > 0
            assert len(one.lost) == len(one.won) == n
            assert (one.keep_from is None) == (options.dealer_choice == "none")
