"""What a lone player may ask: what would be best, and what would have been better. Nobody else is told."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.random_options import options_strategy, random_options
from tests.server.playing import Answer, Ended, Page, open_round
from tests.server.searching import cards_in, search
from tests.server.serving import Server
from tests.server.worlds import LOUD, Guest, World, in_world
from tests.tables.evenings import Evening
from tests.twins import twin

from schwimmen.analysis import STATE, judge_round
from schwimmen.mind import thinking
from schwimmen.rules.options import Options
from schwimmen.server import hints, protocol
from schwimmen.server.hints import hinted
from schwimmen.server.seating import QUESTION_BURST, QUESTION_RATE
from schwimmen.tables import commands as c
from schwimmen.tables.course import TIME_TO_ACT
from schwimmen.tables.events import Level
from schwimmen.view import view_round

LONE: tuple[Level | None, ...] = (None, "beginner", "solid")
CAREFUL = Options(dealer_choice="none", thirty_one="plain", knock_from="first_turn")
"""Rules under which whoever is to act may end the round soon."""


@pytest.fixture(autouse=True)
def _thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """CPython thinks, about a handful of games: whether anything was compiled before doesn't matter."""
    monkeypatch.setattr(thinking, "_compiled", [])
    monkeypatch.setattr(hints, "ROUGHLY", 1.0)


def code(answer: Answer) -> str:
    """Why a question isn't answered."""
    assert isinstance(answer, protocol.Refused), answer
    return answer.code


async def come_alone(world: World, options: Options = LOUD) -> Guest:
    """Somebody alone with computer players."""
    await world.open(*LONE, options=options, places=len(LONE))
    return await world.come(0)


async def end_round(guest: Guest) -> None:
    """Knock as soon as that can be done, until the round is over."""
    while guest.table.phase == "round":
        assert guest.table.round is not None
        moves = [choice.move for choice in guest.table.round.moves]
        assert await guest.ask(c.Play, move="knock" if "knock" in moves else moves[0]) == "ack"


def test_a_hint_is_what_is_thought_of_the_own_view(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        zoe = await come_alone(world)
        watcher = await world.come(None)
        heard = len(watcher.ear.heard)
        table = await world.table()
        assert table.match is not None
        view = table.match.view(table.seat_of(0))
        answer = await zoe.question(protocol.Hint)
        assert isinstance(answer, protocol.Hinted)
        assert answer == hinted(answer.id, zoe.ear.number, view)
        thoughts = thinking.think(view, STATE, milliseconds=hints.ROUGHLY)
        assert [one.move for one in answer.moves] == [str(thought.move) for thought in thoughts]
        assert {one.move for one in answer.moves} == {str(move) for move in view.legal}
        assert answer.moves[0].win == pytest.approx(thoughts[0].win, abs=1e-5)
        assert answer.rough
        assert cards_in(msgspec.json.encode(answer).decode()) <= {str(card) for card in (*view.hand, *view.centre)}
        assert len(watcher.ear.heard) == heard  # nobody else is told
        assert world.hubs[0].counts.hints == 1

    in_world(tmp_path, body)


@settings(max_examples=10)
@given(options_strategy(), st.randoms(use_true_random=False))
def test_cards_that_the_seat_cannot_know_change_nothing_of_a_hint(options: Options, rng: random.Random) -> None:
    evening = Evening(options, [None, None], rng.randrange(10**6))
    for _ in range(rng.randrange(8)):
        if (command := evening.due(rng)) is not None:
            evening.do(command)
    match = evening.table.match
    if match is None or match.current is None or match.current.to_act is None:
        return
    seat, round_ = match.current.to_act, match.current
    told = {
        msgspec.json.encode(hinted("x", 1, view_round(one, seat, match.lives, match.out)))
        for one in (round_, *(twin(round_, seat, rng) for _ in range(3)))
        if one is not None and one.legal_moves()
    }
    assert len(told) <= 1


def test_no_hint_names_a_card_that_its_seat_cannot_know(tmp_path: Path) -> None:
    """Lone matches by any rules, with somebody who looks on: all that both hear is searched for cards."""

    async def body(world: World) -> None:
        told = 0
        for number in range(4):
            rng, name = random.Random(number), f"t{number}"
            options = random_options(rng)
            await world.open(None, "beginner", "beginner", table=name, options=options, places=3)
            zoe, watcher = await world.come(0, table=name), await world.come(None, table=name)
            for _ in range(10):
                playing = zoe.table.phase == "round"
                if playing or zoe.table.phase in ("next", "over"):
                    answer = await zoe.question(protocol.Hint if playing else protocol.Review)
                    told += not isinstance(answer, protocol.Refused)
                    await world.wait(10_000)
                if not await zoe.act(rng):
                    break
            found = search(await world.entries(name), [*zoe.ear.heard, *watcher.ear.heard])
            assert found["of the own hand"] > 0
        assert told > 15

    in_world(tmp_path, body)


def test_hints_are_for_the_own_turn(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        zoe = await come_alone(world, CAREFUL)
        await end_round(zoe)
        assert code(await zoe.question(protocol.Hint)) == "not-your-turn"

    in_world(tmp_path, body)


@pytest.mark.parametrize(
    ("levels", "places"),
    [((None, None), 2), ((None, None, "solid"), 3), ((None, "solid"), 3)],
    ids=["two people", "two people and a computer player", "a free place"],
)
def test_where_others_play_or_may_come_nobody_is_told_anything(
    tmp_path: Path, levels: tuple[Level | None, ...], places: int
) -> None:
    async def body(world: World) -> None:
        await world.open(*levels, places=places, options=CAREFUL)
        guests = [await world.come(number) for number, level in enumerate(levels) if level is None]
        for _ in range(2):
            for guest in guests:
                assert code(await guest.question(protocol.Hint)) == "no-hints"
                assert code(await guest.question(protocol.Review)) == "no-hints"
            while any([await guest.act(world.network.rng) for guest in guests if guest.table.phase == "round"]):
                pass
        assert world.hubs[0].counts.hints == 0

    in_world(tmp_path, body)


def test_who_looks_on_or_is_away_or_learns_is_told_nothing(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        zoe, watcher, other = await come_alone(world), await world.come(None), await world.come(7)
        for guest in (watcher, other):
            assert code(await guest.question(protocol.Hint)) == "not-seated"
            assert code(await guest.question(protocol.Review)) == "not-seated"
        assert await zoe.ask(c.Stand) == "ack"
        assert code(await zoe.question(protocol.Hint)) == "no-hints"
        await world.open(None, "solid", table="late", places=2, clock="quick")
        late = await world.come(0, table="late")
        await world.wait(TIME_TO_ACT["quick"] or 0, late)
        assert code(await late.question(protocol.Hint)) == "covered"
        await world.open(None, "solid", table="lesson", places=2, lesson=True)
        pupil = await world.come(0, table="lesson")
        assert code(await pupil.question(protocol.Hint)) == "no-hints"

    in_world(tmp_path, body)


def test_after_a_round_its_decisions_are_judged_by_what_was_known(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        zoe = await come_alone(world, CAREFUL)
        assert code(await zoe.question(protocol.Review)) == "no-round"
        await end_round(zoe)
        answer = await zoe.question(protocol.Review)
        assert isinstance(answer, protocol.Reviewed)
        table = await world.table()
        assert table.match is not None
        last, seat = table.match.finished[0], table.seat_of(0)
        judged = list(judge_round(last.round, last.lives_before, last.out_before, seat, milliseconds=hints.ROUGHLY))
        assert (answer.match, answer.round, answer.decisions) == (1, 1, len(judged))
        assert len(judged) >= 1
        assert answer.cost == pytest.approx(sum(one.cost for one in judged))
        assert [slip.made.move for slip in answer.slips] == [str(one.made.move) for one in judged if one.slip]
        for slip, one in zip(answer.slips, (one for one in judged if one.slip), strict=True):
            assert slip.cost == pytest.approx(one.best.win - one.made.win)
            assert slip.hand == list(map(str, one.view.hand))
        assert await zoe.ask(c.GoOn) == "ack"
        again = await zoe.question(protocol.Review)  # of the same round, while the next is played
        assert isinstance(again, protocol.Reviewed)
        assert msgspec.structs.replace(again, id=answer.id) == answer

    in_world(tmp_path, body)


def test_a_bad_move_is_found_with_what_it_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ROUGHLY", 20.0)

    async def body(world: World) -> None:
        zoe = await come_alone(world, CAREFUL)
        found: list[protocol.Slip] = []
        for _ in range(6):
            await end_round(zoe)
            answer = await zoe.question(protocol.Review)
            assert isinstance(answer, protocol.Reviewed)
            found += answer.slips
            if zoe.table.phase == "over" or found:
                break
            await world.wait(10_000)
            assert await zoe.ask(c.GoOn) == "ack"
        assert found, "whoever knocks at once, whatever the hand, errs"
        for slip in found:
            assert slip.made.move == "knock"
            assert slip.best.move != "knock"
            assert slip.cost > 0.005
            assert slip.turn >= 1

    in_world(tmp_path, body)


def test_nobody_can_ask_too_much_at_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        zoe = await come_alone(world)
        for _ in range(2):
            answers = [await zoe.question(protocol.Hint) for _ in range(QUESTION_BURST)]
            assert all(isinstance(answer, protocol.Hinted) for answer in answers)
            assert code(await zoe.question(protocol.Hint)) == "too-fast"
            assert code(await zoe.question(protocol.Review)) == "too-fast"
            await world.wait(int(QUESTION_BURST / QUESTION_RATE * 1000), zoe)

    in_world(tmp_path, body)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Thinking takes until this is set."""
    done, think = threading.Event(), hints.hinted

    def hinted_slowly(*given: Any) -> protocol.Hinted:
        done.wait()
        return think(*given)

    monkeypatch.setattr(hints, "hinted", hinted_slowly)
    yield done
    done.set()


def test_one_may_play_while_it_is_thought(tmp_path: Path, slow: threading.Event) -> None:
    async def body(world: World) -> None:
        zoe = await come_alone(world)
        number = zoe.ear.number
        zoe.seating.ask(protocol.Hint(id="slow"))
        assert await zoe.act(random.Random(1))
        assert zoe.ear.number > number
        assert "slow" not in zoe.ear.answers
        slow.set()
        await world.until(lambda: "slow" in zoe.ear.answers)
        answer = zoe.ear.answers["slow"]
        assert isinstance(answer, protocol.Hinted)
        assert answer.number == number  # it is of the position before, and says so

    in_world(tmp_path, body)


def test_so_many_may_wait_and_no_more(tmp_path: Path, slow: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_ROUGHLY", 2)

    async def body(world: World) -> None:
        zoe = await come_alone(world)
        for id_ in ("one", "two"):
            zoe.seating.ask(protocol.Hint(id=id_))
        assert code(await zoe.question(protocol.Hint)) == "thinking"
        slow.set()
        await world.until(lambda: {"one", "two"} <= zoe.ear.answers.keys())
        assert isinstance(await zoe.question(protocol.Hint), protocol.Hinted)

    in_world(tmp_path, body)


def test_who_has_gone_meanwhile_is_told_nothing(tmp_path: Path, slow: threading.Event) -> None:
    async def body(world: World) -> None:
        zoe = await come_alone(world)
        zoe.seating.ask(protocol.Hint(id="slow"))
        await world.wait(1)
        phone = await world.come(0)
        assert zoe.ear.ended == "replaced"
        slow.set()
        assert isinstance(await phone.question(protocol.Hint), protocol.Hinted)
        assert "slow" not in zoe.ear.answers

    in_world(tmp_path, body)


def test_the_first_question_has_the_thinking_compiled_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(thinking, "warm_aside", lambda: asked.append(1))

    async def body(world: World) -> None:
        zoe = await come_alone(world)
        assert asked == []
        assert isinstance(await zoe.question(protocol.Hint), protocol.Hinted)
        assert asked

    in_world(tmp_path, body)


def test_over_a_socket(server: Server) -> None:
    key = open_round(server.url, opponents=2)
    with Page(server.url, key) as page:
        page.send({"t": "hint", "id": "mine"})
        answer = page.read()
        assert isinstance(answer, protocol.Hinted)
        assert (answer.id, answer.number) == ("mine", page.number)
        assert page.table.round is not None
        assert {one.move for one in answer.moves} == {choice.move for choice in page.table.round.moves}
        with pytest.raises(Ended, match="bad-message"):
            page.command("hint", seat=1)
