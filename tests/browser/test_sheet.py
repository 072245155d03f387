"""The score sheet on a phone: whole evenings without a connection come to what `schwimmen replay` says."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest
from tests.browser.scoring import Scorer, Way
from tests.browser.serving import Served
from tests.browser.watching import GONE
from tests.rounds import random_match

from schwimmen.match import Match
from schwimmen.record import record, write
from schwimmen.rules.options import Options
from schwimmen.rules.presets import preset

Visit = Callable[..., Guest]
PHONE = (360, 640)
NAMES = ("Anna", "Ben", "Cem", "Dorothea", "Emil")
WAYS: tuple[Way, ...] = ("losers", "points", "cards")


def a_match(rules: Options, players: int, rounds: tuple[int, int]) -> Match:
    """A match with so many rounds that nothing of it takes too long, found by trying seeds."""
    for seed in range(1000):
        *_, last = random_match(random.Random(seed), options=rules, players=players)
        if rounds[0] <= len(last.finished) <= rounds[1] and last.phase.value == "over":
            return last
    raise AssertionError("no such match")


def replayed(match: Match, folder: Path) -> list[dict[str, Any]]:
    """What `schwimmen replay` says of each round."""
    file = folder / "match.json"
    file.write_text(write(record(match)), encoding="utf-8")
    command = [sys.executable, "-m", "schwimmen", "replay", "--json", str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rounds: list[dict[str, Any]] = json.loads(said)["rounds"]
    return rounds


class Evening:
    """A match that was played, entered into the sheet round by round."""

    def __init__(self, scorer: Scorer, match: Match, folder: Path) -> None:
        self.scorer = scorer
        self.match = match
        self.said = replayed(match, folder)
        self.names = NAMES[: len(match.players)]
        self.tells_suits = match.options.tie_lowest == "tiebreak"

    def enter(self, at: int) -> None:
        """Enter that round, each in another way."""
        scorer, said, finished = self.scorer, self.said[at], self.match.finished[at]
        scorer.open_round(at + 1)
        seats = [seat for seat in range(len(self.names)) if str(seat) in said["hands"]]
        if said["ended_by"] == "void":
            scorer.void()
        else:
            way = "cards" if self.tells_suits else WAYS[at % len(WAYS)]
            scorer.way(way)
            if way == "losers":
                scorer.losers({self.names[seat]: said["lost"][str(seat)] for seat in seats})
            elif way == "points":
                scorer.points({self.names[seat]: said["values"][str(seat)] for seat in seats})
            else:
                scorer.cards({self.names[seat]: said["hands"][str(seat)] for seat in seats})
            knocker = finished.round.knocker
            if knocker is not None:
                scorer.knocker(self.names[knocker])
        for seat in finished.buy_backs or ():
            scorer.comes_back(self.names[seat])
        scorer.take()

    def expect_state(self, at: int) -> None:
        """The board is as the replay has it after that round."""
        said = self.said[at]
        lives = {name: said["lives"].get(str(seat), 0) for seat, name in enumerate(self.names)}
        self.scorer.expect_lives(lives, [self.names[seat] for seat in said["out"]])
        if at + 1 < len(self.said):
            self.scorer.expect_dealer(self.names[said["next_dealer"]])


EVENINGS = [
    pytest.param("score-sheet", {}, 4, "en", "touch", id="fire"),
    pytest.param("game-circle", {}, 3, "de", "touch", id="suits decide"),
    pytest.param("bga-summary", {}, 5, "de", "mouse", id="limit"),
    pytest.param("cardgames-zone", {"buy_back": True}, 3, "en", "mouse", id="coming back"),
]


@pytest.mark.parametrize(("name", "changes", "players", "language", "hand"), EVENINGS)
def test_a_whole_evening_without_a_connection(
    own_served: Served,
    visit: Visit,
    tmp_path: Path,
    name: str,
    changes: dict[str, Any],
    players: int,
    language: str,
    hand: str,
) -> None:
    guest = visit(own_served, language, PHONE, hand)
    guest.watch.expected.append(GONE)
    scorer = Scorer(guest)
    scorer.arrive()
    scorer.ready_offline()
    own_served.kill()
    scorer.page.reload()

    rules = Options.from_dict(changes, preset(name).options)
    evening = Evening(scorer, a_match(rules, players, (5, 9)), tmp_path)
    dealer = evening.names[evening.match.finished[0].round.dealer]
    scorer.begin(evening.names, name, dealer, buy_back="buy_back" in changes)
    last = len(evening.said) - 1
    for at in range(last + 1):
        evening.enter(at)
        evening.expect_state(at)
        if at == 3:  # back and forth, and nothing is lost
            for step in (2, 1):
                guest.use(scorer.button("sheet-undo"))
                evening.expect_state(step)
            scorer.expect_saved()
            scorer.page.reload()
            evening.expect_state(1)
            for step in (2, 3):
                guest.use(scorer.button("sheet-redo"))
                evening.expect_state(step)
    scorer.expect_saved()
    scorer.page.reload()
    evening.expect_state(last)
    winner = evening.match.winner
    won = guest.text("log-match-drawn") if winner is None else guest.text("sheet-won", name=evening.names[winner])
    expect(scorer.page.locator(".sheet-won")).to_have_text(won)
    scorer.tab("sheet-tab-evening")
    rows = scorer.page.get_by_role("row")
    expect(rows).to_have_count(players + 1)
    if winner is not None:
        expect(rows.nth(1)).to_contain_text(evening.names[winner])


# --- round by round -----------------------------------------------------------------------------------------------


def a_sheet(
    visit: Visit, served: Served, names: str = "Anna Ben Cem", preset_name: str = "score-sheet", **how: Any
) -> Scorer:
    scorer = Scorer(visit(served, **{"size": PHONE} | how))
    scorer.arrive()
    scorer.begin(names.split(), preset_name, names.split()[0])
    return scorer


def test_what_no_hand_is_worth_is_refused(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served)
    scorer.open_round(1)
    scorer.way("points")
    anna = scorer.window.get_by_role("textbox", name="Anna")
    anna.fill("22")
    expect(scorer.window.get_by_role("status")).to_contain_text(
        scorer.text("sheet-problem-value", value="22", name="Anna")
    )
    expect(anna).to_have_attribute("aria-invalid", "true")
    scorer.button("sheet-take").click(force=True)  # it says why it can't be taken yet
    expect(scorer.window.get_by_role("status")).to_contain_text(scorer.text("sheet-problem-missing", name="Ben"))
    anna.fill("30½")
    scorer.window.get_by_role("textbox", name="Ben").fill("20.0")
    scorer.window.get_by_role("textbox", name="Cem").fill("17")
    expect(scorer.window.get_by_role("status")).to_contain_text(
        scorer.text("why-lowest", who="other", name="Cem", value=17, lost=1)
    )
    scorer.take()
    scorer.expect_lives({"Anna": 3, "Ben": 3, "Cem": 2}, [])


def test_points_are_in_reach_on_a_phone_on_its_side(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served, "Anna Ben Cem Dora", size=(640, 360))
    scorer.open_round(1)
    scorer.way("points")
    keys = scorer.window.get_by_role("group", name=scorer.text("sheet-points-of", name="Anna")).get_by_role("button")
    assert keys.count() > 20
    assert (
        keys.evaluate_all(
            """(keys) => keys.filter((key) => {
            const { left, top, right, bottom } = key.getBoundingClientRect();
            return document.elementFromPoint((left + right) / 2, bottom - 2) !== key || top < 0;
        }).map((key) => key.textContent)"""
        )
        == []
    )


def test_fire_twice_and_a_card_twice_are_refused(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served)
    scorer.open_round(1)
    scorer.way("points")
    scorer.points({"Anna": 32, "Ben": 32, "Cem": 20})
    expect(scorer.window.get_by_role("status")).to_contain_text(scorer.text("sheet-problem-fires", value=32))
    scorer.way("cards")
    scorer.cards({"Anna": ["As", "Ac", "Ah"]})
    grid = scorer.window.get_by_role("group", name=scorer.text("sheet-cards-of", name="Ben"))
    taken = grid.get_by_role("button", name=scorer.guest.card("As"), exact=True)
    expect(taken).to_have_attribute("aria-disabled", "true")
    taken.click(force=True)
    scorer.cards({"Ben": ["Ks", "Qs", "Js"], "Cem": ["Kc", "Qc", "Jc"]})
    scorer.take()
    scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 2}, [])


def test_an_earlier_round_is_corrected_and_all_that_follows_with_it(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served, preset_name="bga-schwimmen")
    for number in (1, 2, 3):
        scorer.open_round(number)
        scorer.way("losers")
        scorer.losers({"Ben": 1})
        scorer.take()
    scorer.expect_lives({"Anna": 3, "Ben": 0, "Cem": 3}, ["Ben"])
    scorer.expect_dealer("Anna")
    scorer.guest.use(scorer.button("sheet-correct", round=2))
    scorer.losers({"Ben": 2, "Cem": 1})  # Ben's life is tapped away: none, then two, then none again
    scorer.guest.use(scorer.button("sheet-take-correction"))
    scorer.expect_lives({"Anna": 3, "Ben": 1, "Cem": 2}, [])
    scorer.guest.use(scorer.button("sheet-remove-round", round=1))
    scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 2}, [])
    for _ in range(2):
        scorer.page.keyboard.press("Control+z")
    scorer.expect_lives({"Anna": 3, "Ben": 0, "Cem": 3}, ["Ben"])
    scorer.page.keyboard.press("Control+y")
    scorer.expect_lives({"Anna": 3, "Ben": 1, "Cem": 2}, [])


def test_a_round_decided_by_hand_is_marked(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served)
    scorer.open_round(1)
    scorer.way("points")
    scorer.points({"Anna": 20, "Ben": 25, "Cem": 30})
    scorer.guest.use(scorer.window.get_by_text(scorer.text("sheet-exceptions"), exact=True))
    scorer.guest.use(scorer.window.get_by_role("switch", name=scorer.text("sheet-override")))
    for name, lives in (("Anna", 0), ("Cem", 2)):
        choice = scorer.window.get_by_role("group", name=name, exact=True)
        scorer.guest.use(choice.get_by_role("radio", name=scorer.text("sheet-lives", lost=lives)).locator("xpath=.."))
    scorer.take()
    scorer.expect_lives({"Anna": 3, "Ben": 3, "Cem": 1}, [])
    expect(scorer.page.locator(".sheet-rounds")).to_contain_text(scorer.text("sheet-line-by-hand"))


def test_names_are_put_into_order_and_nobody_is_there_twice(served: Served, visit: Visit) -> None:
    scorer = Scorer(visit(served, "de", PHONE))
    scorer.arrive()
    scorer.names(["Anna", "Ben", "Cem"])
    mouse, boxes = scorer.page.mouse, [grip.bounding_box() for grip in scorer.page.locator(".sheet-grip").all()]
    (x, top), *_, (_, bottom) = [(box["x"] + 8, box["y"] + 8) for box in boxes if box]
    mouse.move(x, top)
    mouse.down()
    mouse.move(x, bottom, steps=20)
    mouse.up()
    order = scorer.page.locator(".sheet-order .sheet-name")
    expect(order).to_have_text(["Ben", "Cem", "Anna"])
    scorer.guest.use(scorer.button("sheet-up", name="Anna"))
    expect(order).to_have_text(["Ben", "Anna", "Cem"])
    scorer.page.get_by_label(scorer.text("sheet-name"), exact=True).fill("anna")
    scorer.guest.use(scorer.button("sheet-start"))
    expect(scorer.page.get_by_role("alert")).to_have_text(scorer.text("sheet-name-twice", name="anna"))


def test_somebody_comes_late_and_somebody_goes_home(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served)
    scorer.guest.use(scorer.button("sheet-players"))
    scorer.window.get_by_label(scorer.text("sheet-name"), exact=True).fill("Dora")
    scorer.window.get_by_label(scorer.text("sheet-sits-after")).select_option("Anna")
    scorer.guest.use(scorer.button("sheet-join"))
    names = scorer.page.locator(".sheet-seats .sheet-name")
    expect(names).to_have_text(["Anna", "Dora", "Ben", "Cem"])
    scorer.guest.use(scorer.button("sheet-players"))
    named = scorer.window.get_by_role("textbox", name=scorer.text("sheet-name-of", name="Ben"))
    named.fill("DORA")
    scorer.guest.use(scorer.button("sheet-goes-home-named", name="Anna"))
    expect(scorer.window.get_by_role("alert").first).to_have_text(scorer.text("sheet-name-twice", name="DORA"))
    expect(named).to_have_value("Ben")
    scorer.guest.use(scorer.button("dialog-close"))
    expect(scorer.seat("Anna").locator(".tokens")).to_have_text(scorer.text("sheet-gone"))
    scorer.expect_dealer("Dora")


# --- what is kept -------------------------------------------------------------------------------------------------


def test_everything_goes_into_a_file_and_comes_back(served: Served, visit: Visit, tmp_path: Path) -> None:
    scorer = a_sheet(visit, served)
    scorer.open_round(1)
    scorer.way("losers")
    scorer.losers({"Ben": 2})
    scorer.take()
    scorer.tab("sheet-tab-more")
    files = {}
    for id_, name in (("sheet-export-json", "all.json"), ("sheet-export-csv", "all.csv")):
        with scorer.page.expect_download() as download:
            scorer.guest.use(scorer.button(id_))
        files[name] = tmp_path / name
        download.value.save_as(files[name])
    cut = tmp_path / "cut.json"
    cut.write_text(files["all.json"].read_text("utf-8")[:-40], "utf-8")
    later = tmp_path / "later.json"
    later.write_text(files["all.json"].read_text("utf-8").replace("schwimmen-sheet/1", "schwimmen-sheet/2"), "utf-8")

    for name, file in files.items():
        other = Scorer(visit(served, size=PHONE))
        other.arrive()
        other.tab("sheet-tab-more")
        for bad, said in ((cut, "cut"), (later, "later"), (Path(__file__), "foreign")):
            other.page.locator("input[type=file]").set_input_files(bad)
            expect(other.page.get_by_text(other.text(f"sheet-import-{said}"))).to_be_visible()
        other.page.locator("input[type=file]").set_input_files(file)
        expect(other.page.get_by_text(other.text("sheet-imported", count=1, known=0))).to_be_visible()
        other.page.reload()
        other.tab("sheet-tab-all")
        other.guest.use(other.page.locator(".sheet-open"))
        other.expect_lives({"Anna": 3, "Ben": 1, "Cem": 3}, [])
        if name == "all.json":
            other.tab("sheet-tab-more")
            other.page.locator("input[type=file]").set_input_files(file)
            expect(other.page.get_by_text(other.text("sheet-imported", count=0, known=1))).to_be_visible()


def test_two_windows_write_one_sheet(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served)
    scorer.guest.open_tab()
    other = Scorer(scorer.guest)
    other.arrive()
    for one, loser, number in ((other, "Ben", 1), (scorer, "Cem", 2), (other, "Ben", 3)):
        one.page.bring_to_front()
        one.open_round(number)
        one.way("losers")
        one.losers({loser: 1})
        one.take()
    for one in (scorer, other):
        one.expect_lives({"Anna": 3, "Ben": 1, "Cem": 2}, [])


REFUSE = """Object.defineProperty(IDBFactory.prototype, 'open', {
    value: () => { throw new DOMException('', 'SecurityError') },
})"""
FULL = """IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError') }"""


@pytest.mark.parametrize(("script", "said"), [(REFUSE, "refused"), (FULL, "full")])
def test_where_nothing_can_be_stored_it_is_said_and_nothing_is_lost(
    served: Served, visit: Visit, script: str, said: str
) -> None:
    scorer = Scorer(visit(served, size=PHONE))
    scorer.page.add_init_script(script)
    scorer.arrive()
    scorer.begin(["Anna", "Ben"], "score-sheet", "Anna")
    alert = scorer.page.get_by_role("alert").filter(has_text=scorer.text(f"sheet-storage-{said}"))
    expect(alert).to_be_visible()
    scorer.open_round(1)
    scorer.way("losers")
    scorer.losers({"Ben": 1})
    scorer.take()
    scorer.expect_lives({"Anna": 3, "Ben": 2}, [])
    with scorer.page.expect_download() as download:
        scorer.guest.use(alert.get_by_role("button", name=scorer.text("sheet-export-json")))
    assert "Anna" in Path(download.value.path()).read_text("utf-8")


# --- for everybody, and on paper ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "theme", "size"), [("de", "dark", PHONE), ("en", "light", (1440, 900))], ids=["phone", "wide"]
)
def test_axe_finds_nothing(served: Served, visit: Visit, language: str, theme: str, size: tuple[int, int]) -> None:
    guest = visit(served, language, size, theme=theme)
    scorer = Scorer(guest)

    def look(screen: str) -> None:
        assert axe_findings(guest.page) == [], screen
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen

    scorer.arrive()
    scorer.names(["Anna"])
    look("names")
    scorer.begin(["Ben", "Cem"], "score-sheet", "Anna", buy_back=True)
    for way in WAYS:
        scorer.open_round(1)
        scorer.way(way)
        look(way)
        guest.use(scorer.button("dialog-close"))
    scorer.open_round(1)
    scorer.way("points")
    scorer.points({"Anna": 31, "Ben": 20, "Cem": 30.5})
    scorer.knocker("Ben")
    look("entered")
    scorer.take()
    look("board")
    guest.use(scorer.button("sheet-players"))
    look("players")
    guest.use(scorer.button("dialog-close"))
    for tab in ("evening", "all", "more"):
        scorer.tab(f"sheet-tab-{tab}")
        look(tab)


def test_by_keys_alone(served: Served, visit: Visit) -> None:
    guest = visit(served, hand="keyboard")
    scorer = Scorer(guest)
    scorer.arrive()
    scorer.names(["Anna", "Ben"])
    guest.use(scorer.button("sheet-start"))
    scorer.open_round(1)
    for name, points in (("Anna", "20"), ("Ben", "30,5")):
        guest.reach(scorer.window.get_by_role("textbox", name=name))
        guest.page.keyboard.type(points)
    guest.use(scorer.button("sheet-take"))
    scorer.expect_lives({"Anna": 2, "Ben": 3}, [])


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("a6", (298, 420))])
def test_a_blank_sheet_and_the_rules_fit_on_their_paper(
    served: Served, visit: Visit, paper: str, size: tuple[int, int]
) -> None:
    scorer = a_sheet(visit, served)
    scorer.page.evaluate("globalThis.print = () => {}")
    scorer.tab("sheet-tab-more")
    scorer.guest.use(scorer.page.get_by_role("radio", name=scorer.text(f"sheet-paper-{paper}")).locator("xpath=.."))
    for what, shown in (("blank", "Anna"), ("rules", scorer.text("option-three-aces"))):
        scorer.guest.use(scorer.button(f"sheet-print-{what}"))
        expect(scorer.page.get_by_test_id("paper")).to_contain_text(shown)
        printed = scorer.page.pdf(prefer_css_page_size=True)
        boxes = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", printed)
        assert [(round(float(width)), round(float(height))) for width, height in boxes] == [size], what
        scorer.page.evaluate("dispatchEvent(new Event('afterprint'))")


# --- shared -------------------------------------------------------------------------------------------------------


def shared(visit: Visit, served: Served) -> tuple[Scorer, Scorer]:
    """A sheet on two phones: of who began it, and of who opened the link."""
    scorer = a_sheet(visit, served)
    scorer.tab("sheet-tab-more")
    scorer.guest.use(scorer.button("sheet-share-begin"))
    picture = scorer.page.get_by_role("img", name=scorer.text("sheet-qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    link = scorer.page.locator(".sheet-share a").inner_text()
    scorer.tab("sheet-tab-play")
    other = Scorer(visit(served, "de", PHONE))
    other.page.goto(link)
    other.expect_lives({"Anna": 3, "Ben": 3, "Cem": 3}, [])
    return scorer, other


def lose(scorer: Scorer, number: int, **lost: int) -> None:
    scorer.open_round(number)
    scorer.way("losers")
    scorer.losers(lost)
    scorer.take()


BUSY = """() => new Promise((begun) => {
  const request = indexedDB.open("schwimmen-sheet");
  request.onsuccess = () => {
    const store = request.result.transaction(["sheets", "lines"], "readwrite").objectStore("lines");
    const again = () => { if (!window.free) store.count().onsuccess = again; };
    again();
    begun();
  };
})"""
"""A database that is busy with something else until the page is told that it is free."""


def test_what_is_not_stored_yet_is_said(served: Served, visit: Visit) -> None:
    scorer = a_sheet(visit, served)
    scorer.expect_saved()
    scorer.page.evaluate(BUSY)
    lose(scorer, 1, Ben=1)
    scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 3}, [])  # shown at once
    saving = scorer.page.get_by_text(scorer.text("sheet-saving"))
    expect(saving).to_be_visible()
    expect(scorer.page.locator(".sheet-seats")).to_have_attribute("aria-busy", "true")
    scorer.page.evaluate("window.free = true")
    scorer.expect_saved()
    expect(saving).to_be_hidden()
    scorer.page.reload()
    scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 3}, [])


KEPT = "Object.entries(localStorage).filter(([key]) => key.startsWith('schwimmen.sheet-line.'))"
"""What the page keeps besides the database."""


def test_a_page_that_is_closed_before_a_line_is_stored_loses_nothing(served: Served, visit: Visit) -> None:
    """And nothing happens twice: two undone in place of one would be seen."""
    scorer = a_sheet(visit, served)
    lose(scorer, 1, Ben=1)
    lose(scorer, 2, Cem=1)
    scorer.expect_saved()
    busy = scorer.page.context.new_page()
    busy.goto("/sheet")
    busy.evaluate(BUSY)
    scorer.guest.use(scorer.button("sheet-undo"))
    expect(scorer.page.get_by_text(scorer.text("sheet-saving"))).to_be_visible()
    kept = scorer.page.evaluate(KEPT)
    assert len(kept) == 1
    scorer.page.close()
    scorer.guest.open_tab()
    scorer = Scorer(scorer.guest)
    scorer.arrive()
    busy.evaluate("window.free = true")
    for _ in range(2):
        scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 3}, [])
        scorer.expect_saved()
        assert scorer.page.evaluate(KEPT) == []
        # As if the page had been closed after the line was stored and before it was released.
        scorer.page.evaluate("(kept) => kept.forEach(([key, text]) => localStorage.setItem(key, text))", kept)
        scorer.page.reload()


def test_a_line_that_another_window_stores_is_there_once(served: Served, visit: Visit) -> None:
    first = a_sheet(visit, served)
    lose(first, 1, Ben=1)
    lose(first, 2, Cem=1)
    first.expect_saved()
    first.page.evaluate(f"() => {{ {FULL} }}")
    first.guest.use(first.button("sheet-undo"))
    expect(first.page.get_by_role("alert").filter(has_text=first.text("sheet-storage-full"))).to_be_visible()
    first.guest.open_tab()
    second = Scorer(first.guest)
    second.arrive()
    second.expect_saved()
    lose(second, 2, Anna=1)
    for one in (second, first):
        one.expect_lives({"Anna": 2, "Ben": 2, "Cem": 3}, [])
    second.expect_saved()
    assert second.page.evaluate(KEPT) == []


def test_an_evening_begun_on_a_page_that_is_closed_at_once_is_there(served: Served, visit: Visit) -> None:
    scorer = Scorer(visit(served, size=PHONE))
    scorer.arrive()
    busy = scorer.page.context.new_page()
    busy.goto("/sheet")
    busy.evaluate(BUSY)
    scorer.begin(["Anna", "Ben"], "score-sheet", "Anna")
    lose(scorer, 1, Ben=1)
    scorer.page.reload()
    busy.evaluate("window.free = true")
    for _ in range(2):
        scorer.expect_lives({"Anna": 3, "Ben": 2}, [])
        expect(scorer.button("sheet-enter", round=2)).to_be_visible()
        scorer.expect_saved()
        scorer.page.reload()


def test_several_write_on_one_sheet(served: Served, visit: Visit) -> None:
    scorer, other = shared(visit, served)
    lose(other, 1, Ben=1)
    scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 3}, [])
    lose(scorer, 2, Cem=2)
    other.expect_lives({"Anna": 3, "Ben": 2, "Cem": 1}, [])
    other.guest.use(other.button("sheet-undo"))
    scorer.expect_lives({"Anna": 3, "Ben": 2, "Cem": 3}, [])
    other.page.reload()
    other.expect_lives({"Anna": 3, "Ben": 2, "Cem": 3}, [])


@pytest.mark.parametrize("keeps", [False, True], ids=["drops", "keeps"])
def test_two_who_enter_the_same_round_see_it(served: Served, visit: Visit, keeps: bool) -> None:
    scorer, other = shared(visit, served)
    other.guest.watch.expected.append("ERR_FAILED")
    other.page.route("**/api/sheets/**", lambda route: route.abort())
    lose(other, 1, Ben=1)
    expect(other.page.get_by_text(other.text("sheet-share-lost"))).to_be_visible()
    lose(scorer, 1, Ben=2)
    scorer.expect_lives({"Anna": 3, "Ben": 1, "Cem": 3}, [])
    with scorer.page.expect_response(lambda answer: "after=2" in answer.url):  # the server has it
        pass
    other.page.unroute_all()
    conflict = other.page.get_by_role("alert").filter(has_text=other.text("sheet-conflict"))
    expect(conflict).to_contain_text("Ben −1")
    other.expect_lives({"Anna": 3, "Ben": 1, "Cem": 3}, [])
    other.guest.use(conflict.get_by_role("button", name=other.text(f"sheet-conflict-{'keep' if keeps else 'drop'}")))
    expect(conflict).to_have_count(0)
    for one in (scorer, other):
        one.expect_lives({"Anna": 3, "Ben": 0 if keeps else 1, "Cem": 3}, [])


def test_a_link_to_a_sheet_that_is_gone(served: Served, visit: Visit) -> None:
    guest = visit(served, size=PHONE)
    guest.watch.expected.append("404")
    guest.page.goto("/sheet/nowhere")
    expect(guest.page.get_by_role("alert").filter(has_text=guest.text("sheet-share-gone"))).to_be_visible()
