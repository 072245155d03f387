"""What the clock does, in virtual time."""

from __future__ import annotations

import random

import pytest
from msgspec import structs
from tests.tables.evenings import Evening, done

from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Refused, TableRefusal
from schwimmen.tables.course import PATIENCE, due, out_of_time
from schwimmen.tables.events import Clock, Covered, Dealt
from schwimmen.tables.handle import LONG_WAIT
from schwimmen.tables.state import Table

PLAIN = Options(dealer_choice="none", thirty_one="plain", lives=9)
ACT: dict[Clock, int] = {"relaxed": 60_000, "quick": 20_000}
LOOK: dict[Clock, int] = {"relaxed": 90_000, "quick": 40_000}
CLOCKS: list[Clock] = ["relaxed", "quick"]


def playing(clock: Clock) -> Evening:
    """Two people and a computer player; member 0 is to act."""
    return Evening.dealt_by(2, PLAIN, [None, None, "solid"], clock=clock)


def next_round(clock: Clock, lives: int = 9) -> Evening:
    evening = Evening.dealt_by(2, Options(dealer_choice="none", lives=lives), [None, None, None], clock=clock)
    evening.play_on(random.Random(1), until="deal")
    return evening


def rest(table: Table) -> int | None:
    """How long the clock runs from the moment that began the waiting."""
    when = due(table)
    return None if when is None else when - table.since


@pytest.mark.parametrize("clock", CLOCKS)
def test_who_lets_the_clock_run_out_is_played_for(clock: Clock) -> None:
    evening = playing(clock)
    assert rest(evening.table) == ACT[clock]
    evening.wait(ACT[clock] - 1)
    assert not evening.table.covered
    evening.wait(1)
    assert evening.table.covered == {0}
    covered = next(entry for entry in evening.entries if isinstance(entry.event, Covered))
    assert (covered.at, covered.command) == (evening.now, None)
    assert evening.table.awaited() == (1,)
    assert rest(evening.table) == ACT[clock], "the next has the whole time"


@pytest.mark.parametrize("clock", CLOCKS)
def test_each_move_winds_the_clock_up_and_nothing_else_does(clock: Clock) -> None:
    evening = playing(clock)
    evening.now += 10_000
    assert done(evening.ask(c.Sit, 1, name="Zoë", look=3))
    assert done(evening.ask(c.Sit, None, name="Ada", look=3, secret="ab"))
    assert done(evening.ask(c.HandOver, 0, target=1))
    assert due(evening.table) == 1000 + ACT[clock]
    assert done(evening.ask(c.Play, 0, move="pass"))
    assert due(evening.table) == evening.now + ACT[clock]


def test_who_comes_back_takes_nobodys_time() -> None:
    """Who covers and returns again and again can't hold the clock of the one who is to act."""
    evening = playing("quick")
    evening.wait(20_000)
    end = due(evening.table)
    evening.wait(5_000)
    assert done(evening.ask(c.Return, 0))
    assert due(evening.table) == end
    evening.ask(c.Stand, 0)
    evening.ask(c.Sit, 0, name="player 0", look=0)
    assert due(evening.table) == end


@pytest.mark.parametrize("by_sitting", [False, True])
def test_who_comes_back_to_a_table_that_rests_has_the_whole_time(by_sitting: bool) -> None:
    evening = playing("quick")
    if by_sitting:
        evening.ask(c.Stand, 1)
        evening.ask(c.Stand, 0)
    else:
        evening.wait(100_000)
    assert due(evening.table) is None
    evening.wait(3_600_000)
    command = evening.ask(c.Sit, 0, name="back", look=0) if by_sitting else evening.ask(c.Return, 0)
    assert done(command)
    assert evening.table.awaited() == (0,)
    assert due(evening.table) == evening.now + 20_000


def test_another_clock_begins_anew() -> None:
    evening = playing("none")
    assert due(evening.table) is None
    evening.wait(3_600_000)
    assert done(evening.ask(c.Arrange, 0, settings=structs.replace(evening.table.settings, clock="quick")))
    end = evening.now + 20_000
    assert due(evening.table) == end
    evening.wait(1_000)
    assert done(evening.ask(c.Arrange, 0, settings=structs.replace(evening.table.settings, watch=False)))
    assert due(evening.table) == end


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_next_round_comes_though_nobody_asks(clock: Clock) -> None:
    evening = next_round(clock)
    assert rest(evening.table) == LOOK[clock]
    evening.wait(LOOK[clock] - (evening.now - evening.table.since))
    assert isinstance(evening.entries[-1].event, Dealt)


@pytest.mark.parametrize("clock", ["none", *CLOCKS])
def test_one_who_wants_to_go_on_waits_for_the_others_for_a_while(clock: Clock) -> None:
    evening = next_round(clock)
    assert due(evening.table) == (None if clock == "none" else evening.table.since + LOOK[clock])
    assert done(evening.ask(c.GoOn, 0, number=evening.number))
    first = evening.now
    assert due(evening.table) == first + PATIENCE
    evening.wait(10_000)
    assert done(evening.ask(c.GoOn, 1))
    assert due(evening.table) == first + PATIENCE, "the second asks for nothing more"
    evening.wait(first + PATIENCE - evening.now - 1)
    assert evening.phase == "deal"
    evening.wait(1)
    assert isinstance(evening.entries[-1].event, Dealt)
    assert evening.table.ready == frozenset()


def test_all_who_want_to_go_on_need_not_wait() -> None:
    evening = next_round("none")
    for member in (0, 1):
        assert done(evening.ask(c.GoOn, member))
        assert evening.phase == "deal"
    assert done(evening.ask(c.GoOn, 2))
    assert isinstance(evening.entries[-1].event, Dealt)


def test_no_clock_runs_before_a_match_or_after_it() -> None:
    assert due(Evening(PLAIN, [None, None], start=False, clock="quick").table) is None
    evening = Evening(Options(lives=1, swimming="none"), [None, None], clock="quick")
    evening.play_on(random.Random(2))
    assert due(evening.table) is None
    assert out_of_time(evening.table, 10**15, evening.chance) == ()


def test_without_a_clock_the_others_may_stop_waiting() -> None:
    evening = playing("none")
    evening.wait(LONG_WAIT - 2)
    assert evening.ask(c.Cover, 1, target=0) == Refused(TableRefusal.TOO_SOON)
    outcome = evening.ask(c.Cover, 1, target=0)
    assert done(outcome)
    assert outcome[0].event == Covered((0,))
    assert evening.table.awaited() == (1,)


def test_all_who_are_asked_whether_they_come_back_are_played_for() -> None:
    options = Options(lives=1, swimming="none", buy_back=True)
    for seed in range(200):
        evening = Evening(options, [None, None, None], seed, clock="quick")
        rng = random.Random(seed)
        while evening.table.playing and len(evening.table.yet_to_answer()) < 2:
            command = evening.due(rng)
            assert command is not None
            evening.do(command)
        if not evening.table.playing or len(evening.table.yet_to_answer()) == 3:
            continue
        asked = {evening.table.seats[seat] for seat in evening.table.yet_to_answer()}
        evening.wait(20_000)
        assert evening.table.covered == asked
        assert evening.phase == "deal"
        return
    raise AssertionError("nobody was asked together with another")
