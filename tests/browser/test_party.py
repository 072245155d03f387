"""Friends at one table: each has a browser, a language and a hand of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest
from tests.browser.party import (
    LONG,
    QUICK,
    begin,
    choose,
    come,
    invite,
    member,
    open_dialog,
    play_together,
    sit_down,
    take_turns,
    two_at_a_table,
)
from tests.browser.serving import Served

Visit = Callable[..., Guest]


def test_an_evening_of_two_people_and_a_computer_player(served: Served, visit: Visit) -> None:
    anna, ben, _ = two_at_a_table(served, visit, computers=1)
    expect(ben.page.get_by_text(ben.text("party-wait", name="Anna"))).to_be_visible()
    expect(ben.button("party-start")).to_have_count(0)
    assert axe_findings(ben.page) == []
    for name, picture in (("Anna", 0), ("Ben", 1)):  # neither has chosen one
        expect(member(anna, name).locator(f".look-{picture}")).to_be_visible()
    begin(anna)
    for guest in (anna, ben):  # nobody is told what would be best
        expect(guest.button("hint-ask")).to_have_count(0)
    play_together([anna, ben])
    expect(anna.button("review-ask")).to_have_count(0)
    assert axe_findings(ben.page) == []
    ben.use(ben.button("end-again"))
    expect(ben.page.locator(".next-wait")).to_contain_text(ben.text("end-waiting", names="Anna", count=1))
    ready = anna.page.get_by_title(anna.text("end-ready"))
    expect(ready).to_have_count(1)
    anna.use(anna.button("end-again"))
    take_turns([anna, ben])
    expect(ready).to_have_count(0)
    play_together([anna, ben])
    standings = anna.page.get_by_role("group", name=anna.text("end-standings"))
    expect(standings.get_by_role("listitem")).to_have_count(3)
    expect(standings).to_contain_text("2")
    matches = open_dialog(ben).get_by_role("list", name=ben.text("evening-matches"))
    rows = matches.get_by_role("listitem")
    expect(rows).to_have_count(2)
    rows.last.locator("summary").click()
    expect(rows.last.get_by_role("link", name=ben.text("end-record"))).to_have_attribute(
        "href", re.compile("/1/record$")
    )
    expect(rows.last.get_by_role("link", name=ben.text("fair-proof"))).to_have_attribute(
        "href", re.compile("/1/proof$")
    )
    ben.use(rows.last.get_by_role("button", name=ben.text("end-replay")))
    expect(rows.last.get_by_role("link").filter(has_text="/r/")).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth") == 360, "one has to scroll sideways"
    assert axe_findings(ben.page) == []


def test_a_name_that_is_missing_is_said_in_the_readers_language(served: Served, visit: Visit) -> None:
    anna, ben = visit(served), visit(served, language="de", size=(360, 640), hand="touch")
    ben.arrive()
    ben.use(ben.page.get_by_role("link", name=ben.text("start-friends")))
    ben.use(ben.button("party-open"))
    expect(ben.page.get_by_role("alert")).to_have_text(ben.text("failed-bad-name"))
    come(ben, invite(anna, "Anna", rules=QUICK))
    ben.use(ben.page.get_by_role("button", name=ben.text("party-sit"), exact=True))
    expect(ben.page.get_by_role("alert")).to_have_text(ben.text("refusal-bad-name"))


def test_who_is_to_play_is_chosen_by_keys(served: Served, visit: Visit) -> None:
    """A level and a character; the expert has none, and who only tries it finds the character again."""
    ben = visit(served, language="de", size=(360, 640), hand="keyboard")
    ben.arrive()

    def radio(text: str) -> Locator:
        return ben.page.get_by_role("radio", name=ben.text(text), exact=True)

    ben.choose_by_keys(radio("character-collector"))
    expect(ben.page.get_by_text(ben.text("character-about-collector"))).to_be_visible()
    ben.choose_by_keys(radio("level-expert"))
    expect(radio("character-collector")).to_have_count(0)
    ben.choose_by_keys(radio("level-sharp"))
    expect(radio("character-collector")).to_be_checked()
    ben.use(ben.page.get_by_text(ben.text("start-more"), exact=True))
    ben.page.get_by_role("combobox", name=ben.text("start-character")).first.select_option("bold")
    assert axe_findings(ben.page) == []
    assert ben.page.evaluate("document.documentElement.scrollWidth") == 360, "one has to scroll sideways"
    with ben.page.expect_request("**/api/tables") as asked:
        ben.play_now()
    sent = json.loads(asked.value.post_data or "")
    assert sent["opponents"] == ["sharp-bold", "sharp-collector", "sharp-collector"]


def test_who_plays_how_is_said_at_the_table(served: Served, visit: Visit) -> None:
    """Beside the name for who listens or points at it, in the list of who is here, and in sight where there is room."""
    ben = visit(served, language="de", size=(360, 640))
    ben.arrive(QUICK)
    ben.use(ben.page.get_by_role("radio", name=ben.text("character-collector"), exact=True).locator("xpath=.."))
    ben.use(ben.page.get_by_text(ben.text("start-more"), exact=True))
    ben.page.get_by_role("combobox", name=ben.text("start-character")).first.select_option("bold")
    ben.play_now()
    bold, collector = (
        ben.text("level-character", level=ben.text("level-solid"), character=ben.text(f"character-{character}"))
        for character in ("bold", "collector")
    )
    plates = ben.page.get_by_role("list", name=ben.text("table-players")).get_by_role("listitem")
    for level, count in ((bold, 1), (collector, 2)):
        said = ben.text("party-computer", level=level)
        expect(plates.filter(has=ben.page.get_by_title(said, exact=True)).filter(has_text=said)).to_have_count(count)
        expect(ben.page.locator(".plate-level").get_by_text(level)).to_have_count(count)
        expect(ben.page.locator(".plate-level:visible")).to_have_count(0)
        expect(open_dialog(ben).get_by_role("listitem").filter(has_text=said)).to_have_count(count)
        ben.use(ben.button("dialog-close"))
    ben.page.set_viewport_size({"width": 1280, "height": 800})
    expect(ben.page.locator(".plate-level:visible")).to_have_text([bold, collector, collector])
    assert ben.layout_faults() == []
    assert ben.page.evaluate(
        """() => {
            const heights = () => [...document.querySelectorAll(".plate")].map((plate) => plate.offsetHeight).join();
            const before = heights();
            document.querySelectorAll(".plate-level").forEach((level) => level.remove());
            return heights() === before;
        }"""
    ), "the sign makes a plate higher"


def test_a_replay_behind_a_link_and_from_a_file(served: Served, visit: Visit, tmp_path: Path) -> None:
    anna, ben, _ = two_at_a_table(served, visit)
    begin(anna)
    play_together([anna, ben])
    with anna.page.expect_download() as download:
        anna.use(anna.page.get_by_role("link", name=anna.text("end-record")))
    file = tmp_path / "record.json"
    download.value.save_as(file)
    rounds = len(json.loads(file.read_text("utf-8"))["rounds"])
    anna.use(anna.button("end-replay"))
    link = anna.page.locator("a[href*='/r/']")
    viewer = visit(served, hand="keyboard", theme="dark")
    viewer.page.goto(link.get_attribute("href") or "")
    watch_through(viewer, rounds)

    reader = visit(served, size=(360, 640))
    invite(reader, "Cleo")
    expect(reader.page.get_by_role("button", name=reader.text("invite-copy"))).to_be_in_viewport()  # before all else
    reader.page.goto("/record")
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    assert axe_findings(reader.page) == []
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "schwimmen-record/1"}')
    reader.watch.expected.append("422")
    reader.page.get_by_label(reader.text("record-choose")).set_input_files(wrong)
    expect(reader.page.get_by_role("alert")).to_have_text(reader.text("failed-bad-record"))
    reader.page.get_by_label(reader.text("record-choose")).set_input_files(file)
    expect(reader.page.get_by_role("group", name=reader.text("replay-controls"))).to_be_visible()
    assert reader.layout_faults() == []


def watch_through(viewer: Guest, rounds: int) -> None:
    """Go through a match of so many rounds by keys: forwards, back, through other eyes, to the end."""
    controls = viewer.page.get_by_role("group", name=viewer.text("replay-controls"))
    expect(controls).to_be_visible()
    eyes = controls.get_by_role("combobox", name=viewer.text("replay-eyes"))
    hand = viewer.page.get_by_role("group", name=viewer.text("table-hand")).get_by_role("button")
    first = hand.evaluate_all("(cards) => cards.map(({ dataset }) => dataset.card)")
    viewer.page.keyboard.press("ArrowRight")
    expect(
        viewer.page.get_by_role("list", name=viewer.text("log-label")).get_by_role("listitem").nth(1)
    ).to_be_visible()
    viewer.page.keyboard.press("ArrowLeft")
    expect(viewer.page.get_by_role("list", name=viewer.text("log-label")).get_by_role("listitem")).to_have_count(1)
    eyes.select_option(label="Ben")
    expect(viewer.page.locator("[data-at='hand']").first).not_to_have_attribute("data-card", first[0])
    eyes.select_option(label="Anna")
    expect(viewer.page.locator("[data-at='hand']").first).to_have_attribute("data-card", first[0])
    assert axe_findings(viewer.page) == []
    controls.get_by_role("combobox", name=viewer.text("replay-round")).select_option(index=rounds - 1)
    viewer.use(viewer.button("replay-last"))
    expect(viewer.page.get_by_role("group", name=viewer.text("end-places"))).to_be_visible()
    expect(viewer.button("replay-forward")).to_be_disabled()


def test_a_reload_and_the_phone_after_the_laptop(served: Served, visit: Visit) -> None:
    anna, ben, address = two_at_a_table(served, visit, rules=LONG)
    ben.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(anna)
    take_turns([anna, ben])
    hand = "[...document.querySelectorAll(\"[data-at='hand']\")].map(({ dataset }) => dataset.card).sort()"
    before = ben.page.evaluate(hand)
    ben.page.reload()
    expect(ben.page.get_by_role("group", name=ben.text("table-hand"))).to_be_visible()
    assert ben.page.evaluate(hand) == before

    dialog = open_dialog(ben)
    ben.use(dialog.get_by_role("button", name=ben.text("own-link")))
    ben.use(dialog.get_by_role("button", name=ben.text("invite-copy")).first)
    expect(dialog.get_by_role("button", name=ben.text("invite-copied"))).to_be_visible()
    shown = ben.page.evaluate("navigator.clipboard.readText()")
    assert shown.startswith(f"{address}#k=")

    phone = visit(served, language="de", size=(360, 640), hand="touch")
    phone.arrive()
    phone.speed("once")
    phone.page.goto(shown)
    expect(phone.page.get_by_role("group", name=phone.text("table-hand"))).to_be_visible()
    assert phone.page.evaluate(hand) == before
    assert phone.page.url == address
    expect(ben.page.get_by_role("heading", name=ben.text("failed-replaced"))).to_be_visible()
    assert all("#" not in asked for asked in phone.watch.asked)
    phone.page.reload()
    expect(phone.page.get_by_role("group", name=phone.text("table-hand"))).to_be_visible()
    take_turns([anna, phone]).decide()


def test_who_looks_on_sees_no_hand_and_may_sit_down(served: Served, visit: Visit) -> None:
    anna, ben, address = two_at_a_table(served, visit, rules=LONG)
    begin(anna)
    take_turns([anna, ben])
    carl = visit(served)
    come(carl, address)
    expect(carl.page.get_by_text(carl.text("table-watching"))).to_be_visible()
    expect(carl.page.locator("[data-at='hand']")).to_have_count(0)
    seen = json.dumps(carl.watch.frames)
    for guest in (anna, ben):
        hand = guest.page.evaluate(
            "[...document.querySelectorAll(\"[data-at='hand']\")].map(({ dataset }) => dataset.card)"
        )
        assert hand
        assert not [card for card in hand if f'\\"{card}\\"' in seen]
    expect(anna.page.get_by_title(anna.text("party-watching", count=1)).locator("visible=true")).to_be_visible()
    assert axe_findings(carl.page) == []
    carl.use(carl.button("table-sit-next"))
    sit_down(carl, "anna")
    expect(carl.page.get_by_role("alert")).to_have_text(carl.text("refusal-name-taken"))
    sit_down(carl, "Carl")
    expect(carl.page.get_by_text(carl.text("table-next-match"))).to_be_visible()
    expect(anna.page.get_by_test_id("announcer")).to_contain_text(anna.text("party-joined", name="Carl"))


def test_a_computer_player_plays_for_who_is_away_until_they_return(served: Served, visit: Visit) -> None:
    anna, ben, address = two_at_a_table(
        served, visit, rules=f"{LONG}~knock_from-never", choices=[words_of_the_quick_clock()]
    )
    begin(anna)
    while take_turns([anna, ben]) is not ben:
        anna.decide()
    ben.page.goto("about:blank")
    covered = anna.page.get_by_text(anna.text("table-covered", name="Ben"))
    expect(covered.first).to_be_visible(timeout=40_000)
    take_turns([anna])
    ben.page.goto(address)
    expect(ben.page.get_by_role("group", name=ben.text("table-hand"))).to_be_visible()
    expect(covered).to_have_count(0)
    while take_turns([anna, ben]) is not ben:
        anna.decide()
    ben.decide()


def words_of_the_quick_clock() -> str:
    """What Anna chooses."""
    from schwimmen.words import words

    return words("en").text("clock-quick", seconds=20)


def test_what_the_host_decides(served: Served, visit: Visit) -> None:
    anna, ben, address = two_at_a_table(served, visit)
    anna.page.get_by_role("combobox", name=anna.text("start-character")).select_option("bold")
    expect(anna.page.get_by_text(anna.text("character-about-bold"))).to_be_visible()
    anna.use(anna.button("party-add"))
    expect(anna.page.get_by_role("list", name=anna.text("party-members", count=3, places=4))).to_be_visible()
    both = anna.text("level-character", level=anna.text("level-solid"), character=anna.text("character-bold"))
    expect(anna.page.get_by_role("listitem").filter(has_text=both)).to_have_count(1)
    anna.use(anna.button("party-arrange"))
    assert axe_findings(anna.page) == []
    choose(anna, words_of_the_quick_clock())
    choose(anna, anna.text("party-closed"))
    anna.use(anna.button("party-arrange-done"))
    expect(ben.page.get_by_text(ben.text("clock-quick", seconds=20))).to_be_visible()

    late = visit(served)
    come(late, address)
    expect(late.page.get_by_text(late.text("refusal-table-closed"))).to_be_visible()
    expect(late.page.get_by_label(late.text("start-name"))).to_have_count(0)
    assert axe_findings(late.page) == []
    anna.use(anna.button("party-arrange"))
    choose(anna, anna.text("party-closed"))
    anna.use(anna.button("party-arrange-done"))
    expect(late.page.get_by_label(late.text("start-name"))).to_be_visible()

    anna.use(anna.button("party-about", name="Ben"))
    anna.use(anna.button("party-hand-over", name="Ben"))
    expect(ben.button("party-start")).to_be_visible()
    expect(anna.button("party-start")).to_have_count(0)
    assert ben.page.evaluate("document.documentElement.scrollWidth") == 360, "one has to scroll sideways"
    ben.use(ben.button("party-about", name="Anna"))
    ben.use(ben.page.get_by_role("button", name=ben.text("party-remove", name="Anna"), exact=True))
    expect(member(ben, "Anna")).to_be_visible()
    ben.use(ben.button("party-remove-yes", name="Anna"))
    expect(member(ben, "Anna")).to_have_count(0)
    expect(anna.page.get_by_role("heading", name=anna.text("failed-removed"))).to_be_visible()
    anna.page.reload()  # that makes nobody somebody else
    expect(anna.page.get_by_role("link", name=anna.text("failed-new-table"))).to_be_visible()

    ben.use(ben.button("party-stand"))
    ben.page.close()
    sit_down(late, "Lena Late")
    late.use(late.button("party-take-over"))
    expect(late.button("party-start")).to_be_visible()


def test_a_listed_table_is_found_in_the_lobby_and_is_full_once_all_sit(served: Served, visit: Visit) -> None:
    from schwimmen.words import words

    anna = visit(served)
    invite(anna, "Anna", rules=QUICK, computers=2, choices=[words("en").text("party-listed")])
    ben = visit(served, size=(360, 640), theme="dark")
    ben.arrive()
    ben.use(ben.page.get_by_role("link", name=ben.text("title-lobby")))
    row = ben.page.get_by_role("listitem").filter(has_text=ben.text("party-table-of", name="Anna"))
    expect(row).to_contain_text(ben.text("lobby-seats", seated=3, places=4))
    assert axe_findings(ben.page) == []
    ben.use(row.get_by_role("link"))
    sit_down(ben, "Ben")
    expect(member(anna, "Ben")).to_be_visible()
    expect(ben.page.get_by_alt_text(ben.text("invite-qr"))).to_have_js_property("complete", value=True)
    assert ben.page.get_by_alt_text(ben.text("invite-qr")).evaluate("(qr) => qr.naturalWidth") > 0
    expect(ben.page.get_by_text(ben.text("invite-only-here")).first).to_be_visible()  # the tests come from this device
    late = visit(served)
    come(late, anna.page.url)
    expect(late.page.get_by_text(late.text("party-full-watch"))).to_be_visible()
    expect(late.page.get_by_label(late.text("start-name"))).to_have_count(0)
    ben.use(ben.button("talk-title"))
    expect(ben.page.get_by_role("textbox")).to_have_count(0)
    expect(ben.page.get_by_text(ben.text("talk-no-text"))).to_be_visible()


def test_the_shuffle_of_a_match_is_checked_in_the_browser(served: Served, visit: Visit, tmp_path: Path) -> None:
    anna, ben, _ = two_at_a_table(served, visit)
    dialog = open_dialog(anna)
    promised = dialog.locator("code").inner_text()
    dialog.get_by_role("textbox", name=anna.text("fair-mix")).fill("three dice: 6 2 5")
    anna.use(dialog.get_by_role("button", name=anna.text("fair-mix-add"), exact=True))
    expect(dialog.get_by_text(anna.text("fair-added", name="Anna", text="three dice: 6 2 5"))).to_be_visible()
    assert axe_findings(anna.page) == []
    anna.use(anna.button("dialog-close"))
    begin(anna)
    play_together([anna, ben])
    anna.page.reload()  # the page knows what it saw before
    dialog = open_dialog(anna)
    kept = re.compile(re.escape(anna.text("fair-verdict-kept", round="0")).replace("0", r"\d+"))
    expect(dialog.get_by_role("status").filter(has_text=kept)).to_be_visible()
    with anna.page.expect_download() as download:
        anna.use(dialog.get_by_role("link", name=anna.text("fair-proof")))
    proof = tmp_path / "proof.json"
    download.value.save_as(proof)

    reader = visit(served, size=(360, 640), theme="dark")
    reader.page.goto("/fair")
    choose_file = reader.page.get_by_label(reader.text("fair-choose"))
    choose_file.set_input_files(proof)
    rounds = reader.page.get_by_role("listitem").filter(has=reader.page.locator("code"))
    expect(rounds.first).to_contain_text(promised)
    expect(rounds.first).to_contain_text("three dice: 6 2 5")
    count = len(json.loads(proof.read_text("utf-8"))["rounds"])
    expect(reader.page.get_by_text(reader.text("fair-all-good", rounds=count))).to_be_visible()
    assert axe_findings(reader.page) == []

    told = json.loads(proof.read_text("utf-8"))
    cards = told["record"]["rounds"][0]["deck"].split()
    told["record"]["rounds"][0]["deck"] = " ".join([cards[1], cards[0], *cards[2:]])
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(told), "utf-8")
    choose_file.set_input_files(forged)
    expect(reader.page.get_by_text(reader.text("fair-round-cards", round=1))).to_be_visible()
    expect(reader.page.get_by_text(reader.text("fair-some-bad"))).to_be_visible()
