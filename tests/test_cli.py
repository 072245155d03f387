"""The command ``schwimmen replay``: for programs and for people, in each language, with every fault in words."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.records import LINES, MATCH, base, with_round

from schwimmen import __version__
from schwimmen.cli import main
from schwimmen.cli.arguments import networks, origin
from schwimmen.cli.replay import message
from schwimmen.events import EventKind, Why
from schwimmen.moves import Refusal
from schwimmen.record import Flaw, RecordError, outcome, read
from schwimmen.rules.options import Problem
from schwimmen.words import languages, text_id, words

VECTORS = Path(__file__).parent / "vectors"
Capture = pytest.CaptureFixture[str]
RAW = re.compile(r"\b[2-9TJQKA][cshd]\b|\b(pass|knock|all)\b")
"""A card or a move as a record writes it."""


def run(capsys: Capture, *arguments: object) -> tuple[int, list[Any], str]:
    """The exit status, the JSON of each line that was printed, what went to the standard error."""
    status = main(["replay", "--json", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, [json.loads(line) for line in printed.out.splitlines()], printed.err


def outcomes(*lines: str) -> list[Any]:
    return [outcome(read(line)[1]) for line in lines]


def written(path: Path, *lines: str | bytes) -> Path:
    """The path, with those lines in the file."""
    path.write_bytes(b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines))
    return path


# --- for programs ------------------------------------------------------------------------------------------


def test_a_line_for_each_record_in_order(capsys: Capture) -> None:
    expected = [json.loads(line) for line in (VECTORS / "matches.expected.jsonl").read_text().splitlines()]
    assert run(capsys, VECTORS / "matches.jsonl") == (0, expected, "")


def test_a_faulty_record_is_reported_in_its_place_and_the_others_are_played(tmp_path: Path, capsys: Capture) -> None:
    faulty = json.dumps(with_round(moves=["keep", "knock"]))
    lines: list[str | bytes] = [LINES[0], faulty, "no JSON", LINES[1], b"\xff", LINES[2]]
    status, printed, err = run(capsys, written(tmp_path / "a.jsonl", *lines))
    assert status == 1
    assert err == ""
    assert [printed[i] for i in (0, 3, 5)] == outcomes(*LINES[:3])
    error = printed[1]["error"]
    assert list(error) == ["code", "round", "move", "message"]
    assert (error["code"], error["round"], error["move"]) == ("illegal_move", 1, 1)
    assert "R5.1" in error["message"]
    assert [printed[i]["error"]["code"] for i in (2, 4)] == ["bad_json", "bad_json"]
    assert printed[2]["error"]["round"] is printed[2]["error"]["move"] is None


def test_a_json_file_is_one_record_however_it_is_laid_out(tmp_path: Path, capsys: Capture) -> None:
    one = written(tmp_path / "one.json", json.dumps(json.loads(MATCH), indent=1))
    assert run(capsys, one) == (0, outcomes(MATCH), "")
    for number, text in enumerate(["", "[]", f"[{MATCH}]", f"{MATCH}\n{MATCH}"]):
        status, printed, _ = run(capsys, written(tmp_path / f"{number}.json", text))
        assert status == 1
        assert [line["error"]["code"] for line in printed] == ["bad_json"]


def test_empty_lines_are_no_records(tmp_path: Path, capsys: Capture) -> None:
    lines = written(tmp_path / "a.jsonl", "", LINES[0], "  ", "\t\r", LINES[1] + "\r", "", "")
    assert run(capsys, lines) == (0, outcomes(*LINES[:2]), "")


@pytest.mark.parametrize("text", ["", "\n \n"])
@pytest.mark.parametrize("command", ["replay", "analyse", "verify"])
def test_that_a_file_is_empty_is_said(command: str, text: str, tmp_path: Path, capsys: Capture) -> None:
    lines, one = written(tmp_path / "lines.jsonl", text), written(tmp_path / "one.json", text)
    assert main([command, str(lines), "--lang", "en"]) == 0
    assert capsys.readouterr() == ("", f"{lines}: The file is empty.\n")
    assert main([command, str(one), "--lang", "de"]) == 1
    printed = capsys.readouterr()
    assert "Die Datei ist leer." in printed.out + printed.err


def test_a_byte_order_mark_is_no_fault(tmp_path: Path, capsys: Capture) -> None:
    for name in ("a.jsonl", "a.json", "a"):
        assert run(capsys, written(tmp_path / name, b"\xef\xbb\xbf" + MATCH.encode())) == (0, outcomes(MATCH), "")


@pytest.mark.parametrize("name", ["records", "records.txt", "records.JSONL"])
def test_of_other_files_the_first_line_tells(name: str, tmp_path: Path, capsys: Capture) -> None:
    assert run(capsys, written(tmp_path / name, *LINES[:2])) == (0, outcomes(*LINES[:2]), "")
    if name != "records.JSONL":
        indented = written(tmp_path / name, json.dumps(json.loads(MATCH), indent=1))
        assert run(capsys, indented) == (0, outcomes(MATCH), "")


def test_a_file_that_cannot_be_read_is_said_and_the_others_are_played(tmp_path: Path, capsys: Capture) -> None:
    good = written(tmp_path / "good.json", MATCH)
    missing = tmp_path / "missing.jsonl"
    status, printed, err = run(capsys, missing, good, tmp_path, "--lang", "de")
    assert (status, printed) == (1, outcomes(MATCH))
    assert err.splitlines() == [
        f"{missing} lässt sich nicht lesen: Die Datei gibt es nicht",
        f"{tmp_path} lässt sich nicht lesen: Das ist ein Ordner",
    ]


# --- as a process ------------------------------------------------------------------------------------------

COMMAND = [sys.executable, "-m", "schwimmen"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


def test_the_standard_input_is_answered_line_by_line() -> None:
    """Each record is answered before the next one is there."""
    process = subprocess.Popen(
        [*COMMAND, "replay", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENGLISH, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for line in LINES[:3]:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == outcome(read(line)[1])
        process.stdin.close()
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_who_stops_reading_gets_no_traceback(tmp_path: Path) -> None:
    many = written(tmp_path / "many.jsonl", *LINES * 4)
    process = subprocess.Popen(
        [*COMMAND, "replay", "--json", str(many)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENGLISH
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_in_a_sentence(tmp_path: Path) -> None:
    one = written(tmp_path / "one.json", MATCH)
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "replay", str(one)], stdout=full, stderr=subprocess.PIPE, env=ENGLISH, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr.startswith("The output can’t be written: ")
    assert len(done.stderr.splitlines()) == 1


# --- for people --------------------------------------------------------------------------------------------


def test_a_match_in_words(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert main(["replay", str(written(tmp_path / "a.json", MATCH))]) == 0
    german = capsys.readouterr().out
    assert "Runde 8" in german
    assert "P1 legt 9♦ B♣ B♥ ab und nimmt 10♠ B♦ D♠." in german
    assert main(["replay", "--lang", "en", str(tmp_path / "a.json")]) == 0
    english = capsys.readouterr().out
    assert "Rules: Schwimmen\n" in english
    assert "P0 knocks." in english
    assert "P0: 7♦ Q♥ K♠, 10 points" in english
    assert "P0 wins the match." in english


@pytest.mark.parametrize("language", languages())
def test_every_rule_set_can_be_said(language: str, tmp_path: Path, capsys: Capture) -> None:
    begun = [{**data, "rounds": data["rounds"][:1]} for data in map(json.loads, LINES)]
    path = written(tmp_path / "a.jsonl", *map(json.dumps, begun))
    assert main(["replay", "--lang", language, str(path)]) == 0
    printed = capsys.readouterr().out
    assert printed.count(words(language).text("cli-heading", number=1)) == len(LINES)


def test_an_unfinished_round_shows_who_is_to_act(tmp_path: Path, capsys: Capture) -> None:
    data = base(rounds=[{**base()["rounds"][0], "moves": ["keep"]}])
    main(["replay", "--lang", "en", str(written(tmp_path / "a.json", json.dumps(data)))])
    said = next(line for line in capsys.readouterr().out.splitlines() if "P0 is to act: " in line)
    assert "Pass" in said.split(", ")
    assert re.search(r", All three, ", said)
    assert re.search(r" [7-9JQKA0]+[♣♠♥♦] → [7-9JQKA0]+[♣♠♥♦](,|$)", said.replace("10", "0"))
    assert not RAW.search(said)


def test_a_fault_is_said_with_its_place(tmp_path: Path, capsys: Capture) -> None:
    faulty = json.dumps(with_round(moves=["keep", "knock"]))
    path = written(tmp_path / "a.jsonl", MATCH, faulty, MATCH)
    assert main(["replay", "--lang", "en", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.out.count("P0 wins the match.") == 2
    assert printed.err == (
        f"{path}, record 2, round 2, move 2: “knock” isn’t allowed now, with P1 to act: "
        "Nobody may knock before everybody has had a turn. (R5.1)\n"
    )


def test_a_name_cannot_steer_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path / "a.json", json.dumps(base(players=["\x1b[2Jevil\r", "B\n"])))
    main(["replay", str(path)])
    printed = capsys.readouterr().out
    assert "\x1b" not in printed
    assert "\r" not in printed
    assert "evil" in printed


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_its_sentence(language: str) -> None:
    numbers = ("position", "line", "column", "seat", "most", "players", "lives", "size")
    others = ("value", "key", "wanted", "text", "player", "wrong", "card")
    named: dict[str, Any] = dict.fromkeys(numbers, 1) | dict.fromkeys(others, "x")
    texts = words(language)
    flaws = [flaw for flaw in Flaw if flaw not in (Flaw.RULES, Flaw.ILLEGAL_MOVE)]
    sentences = {message(RecordError(flaw, **named), texts) for flaw in flaws}
    assert len(sentences) == len(flaws) - 1  # what is no card is called so in a deck and in a stock
    for reason in Refusal:
        assert reason.clause in message(RecordError(Flaw.ILLEGAL_MOVE, refusal=reason, text="x", player="y"), texts)
    problem = Problem("unknown_preset", "preset", (("value", "nowhere"), ("allowed", "")))
    assert "nowhere" in message(RecordError(Flaw.RULES, problems=(problem,)), texts)


@pytest.mark.parametrize("language", languages())
def test_every_event_and_every_reason_has_its_sentence(language: str) -> None:
    texts = words(language)
    for kind in EventKind:
        assert texts.text(text_id("log", kind.value), who="other", name="", gave="", took="", gives=0, takes=0, by="")
    for why in Why:
        assert texts.text(text_id("why", why.value), who="other", name="", value=1, lost=1)


# --- the command itself ------------------------------------------------------------------------------------


def test_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"schwimmen {__version__}\n"


WRONG: list[tuple[str, str, dict[str, str]]] = [
    ("replay", "missing", {"missing": "FILE"}),
    ("replay x --nonsense", "unknown", {"given": "--nonsense"}),
    ("play more and more", "unknown", {"given": "more and more"}),
    (
        "nonsense",
        "choice",
        {
            "option": "COMMAND",
            "given": "nonsense",
            "choices": "play, serve, replay, analyse, verify, rules, simulate, arena, statistics",
        },
    ),
    ("serve --log xml", "choice", {"option": "--log", "given": "xml", "choices": "text, json"}),
    ("play --lang", "no-value", {"option": "--lang"}),
    ("rules --option", "no-value", {"option": "--option"}),
    ("replay --json=1 x", "needless-value", {"option": "--json", "given": "1"}),
    ("serve --p 1", "ambiguous", {"given": "--p", "choices": "--port, --public-url, --per-address, --proxies"}),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("typed", "text", "named"), WRONG, ids=[typed for typed, _, _ in WRONG])
def test_wrong_usage_is_told_in_each_language(
    typed: str, text: str, named: dict[str, str], language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language.replace('-', '_')}.UTF-8")
    with pytest.raises(SystemExit) as stopped:
        main(typed.split())
    assert stopped.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith(words(language).text("cli-usage") + " schwimmen ")
    assert err.endswith("\n" + words(language).text(f"cli-wrong-{text}", **named) + "\n")


def test_the_usage_that_is_shown_is_that_of_the_command(capsys: Capture) -> None:
    for typed, usage in (("rules --rules pagat-scat", "rules [-h]"), ("--rules pagat-scat", "[-h]")):
        with pytest.raises(SystemExit):
            main([*typed.split(), "--lang", "en"])
        assert capsys.readouterr().err.startswith(f"Usage: schwimmen {usage} ")


@pytest.mark.parametrize("option", ["--keep-days", "--per-address"])
@pytest.mark.parametrize("given", ["-1", "0", "x", "1.5", "1000001", "9" * 900])
def test_a_number_that_cannot_be_is_refused(option: str, given: str, capsys: Capture) -> None:
    """With a negative number of days every table would be deleted."""
    assert main(["serve", f"{option}={given}", "--lang", "de"]) == 2
    said = words("de").text("cli-wrong-number", option=option, given=given, least="1", most="1000000")
    assert capsys.readouterr().err == said + "\n"


@pytest.mark.parametrize("given", ["-1", "x", "17"])
@pytest.mark.parametrize("language", languages())
def test_a_seat_that_no_table_has_is_refused(given: str, language: str, capsys: Capture) -> None:
    assert main(["analyse", "x.json", f"--seat={given}", "--lang", language]) == 2
    said = words(language).text("cli-wrong-number", option="--seat", given=given, least="0", most="16")
    assert capsys.readouterr().err == said + "\n"


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ("10.0.0.2, proxy", "proxy"),
        ("10.0.0.0/99", "10.0.0.0/99"),
        ("10.0.0.2/8", "10.0.0.2/8"),  # such a network is 10.0.0.0/8
        ("10.0.0.2,*", "*"),
        ("", ""),
    ],
)
def test_a_proxy_that_is_no_address_is_refused(given: str, wrong: str, capsys: Capture) -> None:
    assert main(["serve", "--proxies", given, "--lang", "en"]) == 2
    said = words("en").text("cli-wrong-address", option="--proxies", given=wrong)
    assert capsys.readouterr().err == said + "\n"
    assert networks("10.0.0.2, ::1,10.0.0.0/8") == "10.0.0.2, ::1,10.0.0.0/8"
    assert networks("*") == "*"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("https://cards.example", "https://cards.example"),
        ("HTTPS://Cards.Example:8443/", "https://cards.example:8443"),
        ("http://192.168.1.5:3131", "http://192.168.1.5:3131"),
        ("http://[fd00::5]:3131/", "http://[fd00::5]:3131"),
        ("https://münchen.example", "https://xn--mnchen-3ya.example"),
    ],
)
def test_where_links_lead(given: str, told: str) -> None:
    assert origin(given) == told


@pytest.mark.parametrize(
    "given",
    [
        *("", "cards.example", "//cards.example", "ftp://cards.example", "https://", "https://a.example:99999"),
        *("https://a.example/game", "https://a.example?a", "https://a.example/#", "https://a:b@a.example"),
        *("https://a example", "https://a\n.example", "https://[::1", f"https://{'x.' * 200}", 'https://"'),
    ],
)
def test_links_lead_to_a_site_and_nowhere_else(given: str, capsys: Capture) -> None:
    assert main(["serve", f"--public-url={given}", "--lang", "en"]) == 2
    said = words("en").text("cli-wrong-url", option="--public-url", given=given.replace("\n", "\ufffd"))
    assert capsys.readouterr().err == said + "\n"


def test_what_is_very_long_is_cut_and_no_traceback(capsys: Capture) -> None:
    assert main(["serve", "--port", "9" * 5000, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("9" * 999 + "… is no port")
    assert main(["replay", "x" * 5000, "--lang", "en"]) == 1
    assert "x… can’t be read" in capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
def test_help_in_each_language(language: str, capsys: Capture) -> None:
    for arguments in (["--help"], ["replay", "--help"]):
        with pytest.raises(SystemExit):
            main(["--lang", language, *arguments])
        printed = capsys.readouterr().out
        assert words(language).text("cli-lang", languages=", ".join(languages()))[:20] in printed
        for text in ("cli-usage", "cli-help-arguments", "cli-help-options", "cli-help-help"):
            assert printed.count(words(language).text(text)) == 1


def test_an_unknown_language_is_refused_with_those_that_there_are(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    for arguments in (["--lang", "tlh"], ["serve", "--lang", "tlh"], ["replay", "x.json", "--lang=tlh"]):
        assert main(arguments) == 2
        said = words("de").text("cli-no-language", tag="tlh", languages=", ".join(languages()))
        assert capsys.readouterr().err == said + "\n"


def test_a_language_stands_for_its_countries(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "de-AT", "--help"])
    assert words("de").text("cli-about") in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_a_port_that_is_no_number_is_refused_in_each_language(language: str, capsys: Capture) -> None:
    for option, given in (("--port", "abc"), ("--port", "65536"), ("--metrics-port", "-1")):
        assert main(["--lang", language, "serve", f"{option}={given}"]) == 2
        assert capsys.readouterr().err == words(language).text("server-no-port", port=given) + "\n"


# --- schwimmen rules ---------------------------------------------------------------------------------------------


def test_the_rules_are_printed_in_words(capsys: Capture) -> None:
    assert main(["rules", "pagat-scat", "--option", "lives=5", "--option", "exchange=1,2", "--lang", "de"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("Die Regeln: Scat, geändert\n")
    assert "Alle beginnen mit 5 Leben" in printed.out
    assert printed.err == ""


def test_rules_come_from_a_file_too(capsys: Capture, tmp_path: Path) -> None:
    """An option that is typed counts before the file's, also where the file alone can't be played."""
    file = tmp_path / "house.json"
    file.write_text('{"lives": 5, "exchange": [1, 2], "dealer_choice": "open"}', encoding="utf-8")
    typed = ["rules", "pagat-scat", "--lang", "en", "--options", str(file)]
    assert main(typed) == 2
    assert capsys.readouterr().out == ""
    assert main([*typed, "--option", "dealer_choice=none", "--option", "lives=4"]) == 0
    said = capsys.readouterr().out
    assert "begins with 4 lives" in said
    assert main(["rules", "pagat-scat", "--lang", "en", "--option", "lives=4", "--option", "exchange=1,2"]) == 0
    assert capsys.readouterr().out == said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nope"], "There is no rule set “nope”. There are: cardgames-zone, cardgames-zone-computer, bga-schwimmen,"),
        (["--option", "lives=77"], "lives: “77” is no value of this option. Possible: 1 - 9."),
        (["--option", "cards=5"], "There is no option “cards”."),
        (["--option", "="], "“=” is no option with its value: write NAME=VALUE."),
        (["--option", "lives"], "“lives” is no option with its value: write NAME=VALUE."),
        (["bga-blitz", "--option", "dealer_choice=open"], words("en").text("rules-draw-discard-open-choice")),
        (["--options", "/no"], "/no can’t be read: there is no such file"),
        (["--options", __file__], "holds no JSON object with options."),
    ],
)
def test_rules_that_there_are_not_are_refused_in_words(capsys: Capture, arguments: list[str], said: str) -> None:
    assert main(["rules", *arguments, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.out == ""


def test_every_wrong_option_is_named_as_it_is_written(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "house.json"
    file.write_text(
        '{"lives": "3", "cards": 5, "swimming": null, "deck": true, "exchange": [1, "b"]}', encoding="utf-8"
    )
    assert main(["rules", "--options", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        'lives: “"3"” is no value of this option. Possible: 1 - 9.',
        "There is no option “cards”.",
        "swimming: “null” is no value of this option. Possible: all, first, none.",
        "deck: “true” is no value of this option. Possible: 32, 24, 36, 40, 52.",
        'exchange: “[1, "b"]” is no value of this option. Possible: 1, 2, 3.',
    ]
    assert main(["rules", "--option", "lives=0", "--option", "a=1", "--option", "deck=", "--lang", "en"]) == 2
    assert [line.partition(" is no value")[0] for line in capsys.readouterr().err.splitlines()] == [
        "lives: “0”",
        "There is no option “a”.",
        "deck: “”",
    ]
