"""Each kind of leaving at each moment of an evening: the others play on, and who comes back plays again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec import structs
from tests.tables.evenings import Evening, done, secret_of

from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Refused, TableRefusal
from schwimmen.tables.course import due
from schwimmen.tables.handle import LONG_WAIT, may_go_on
from schwimmen.tables.state import hash_secret

MOMENTS: dict[str, Options] = {
    "gathering": Options(),
    "choice": Options(dealer_choice="open"),
    "turn": Options(dealer_choice="none"),
    "discard": Options(mechanism="draw_discard", dealer_choice="none"),
    "after": Options(dealer_choice="none", knock_timing="after", knock_from="first_turn"),
    "buy_back": Options(lives=1, swimming="none", buy_back=True),
    "deal": Options(),
    "over": Options(lives=1, swimming="none"),
}
"""The phases in which people are awaited, each with rules that have it."""


def at(moment: str) -> tuple[Evening, int]:
    """Three people (0 keeps the table) and a computer player at that moment, and a person who is awaited, not 0."""
    for seed in range(200):
        rng = random.Random(seed)
        evening = Evening(
            MOMENTS[moment], [None, None, None, "solid"], seed, start=moment != "gathering", clock="quick"
        )
        if moment == "gathering":
            return evening, 1
        for _ in range(300):
            awaited = [evening.table.seats[seat] for seat in evening.table.awaited()] or evening.table.to_go_on()
            one = next((member for member in awaited if member != 0), None)
            if evening.phase == moment and one is not None:
                return evening, one
            command = evening.due(rng)
            if command is None:
                break
            evening.do(command)
    raise AssertionError(f"no {moment}")


def stands_up(evening: Evening, member: int) -> None:
    assert done(evening.ask(c.Stand, member))


def is_sent_away(evening: Evening, member: int) -> None:
    assert done(evening.ask(c.Remove, 0, target=member))


def lets_the_clock_run_out(evening: Evening, member: int) -> None:
    evening.wait((due(evening.table) or 0) - evening.now)
    assert member in evening.table.covered


def is_not_waited_for(evening: Evening, member: int) -> None:
    other = next(one for one in (0, 1, 2) if one != member)
    evening.now += LONG_WAIT
    assert done(evening.ask(c.Cover, other, target=member))


LEAVING = [stands_up, is_sent_away, lets_the_clock_run_out, is_not_waited_for]
OF_WHO_ACTS = [lets_the_clock_run_out, is_not_waited_for]
CASES = [
    pytest.param(moment, leaves, id=f"{moment} {leaves.__name__}")
    for moment in MOMENTS
    for leaves in LEAVING
    if leaves not in OF_WHO_ACTS or moment not in ("gathering", "deal", "over")
]


def to_the_end(evening: Evening, left: int) -> None:
    """The others play the match to its end, or a match if none is in play."""
    rng = random.Random(1)
    for _ in range(3000):
        if evening.phase in ("over", "gathering"):
            return
        command = evening.due(rng)
        assert command is not None, f"nobody is awaited: {evening.phase}"
        assert command.member != left
        assert done(evening.do(command))
    raise AssertionError("the match doesn't end")


@pytest.mark.parametrize(("moment", "leaves"), CASES)
def test_the_others_play_on(moment: str, leaves: Callable[[Evening, int], None]) -> None:
    evening, member = at(moment)
    leaves(evening, member)
    seat, table = evening.table.seat_of(member), evening.table
    assert table.people() == tuple(one for one in table.seats if one in (0, 1, 2) and one not in table.covered)
    if table.playing:
        assert member in table.covered
        assert seat is not None
        assert table.level_at(seat) == "solid"
    assert member not in table.there()
    seats = table.seats
    to_the_end(evening, member)
    assert evening.table.seats == seats, "the order of seats is disturbed"
    assert member not in evening.table.covered or member in evening.table.party
    before = evening.table.match_number
    assert done(evening.ask(c.Start, 0))
    gone = leaves in (stands_up, is_sent_away)
    assert {*evening.table.seats} == {0, 1, 2, 3} - ({member} if gone else set())
    assert evening.table.match_number == before + 1


@pytest.mark.parametrize(("moment", "leaves"), CASES)
def test_who_comes_back_plays_again(moment: str, leaves: Callable[[Evening, int], None]) -> None:
    evening, member = at(moment)
    name = evening.table.members[member].name
    leaves(evening, member)
    if leaves is is_sent_away:
        assert evening.table.member_of(secret_of(member)) is None
        assert evening.ask(c.Return, member) == Refused(TableRefusal.REMOVED)
        assert evening.ask(c.Sit, member, name=name, look=0) == Refused(TableRefusal.REMOVED)
        return
    evening.now += 5_000_000  # nobody is too late
    if leaves is stands_up:
        assert evening.ask(c.Sit, member, name=name, look=0) != Refused(TableRefusal.NAME_TAKEN)
    elif evening.table.playing:
        assert done(evening.ask(c.Return, member))
    assert member in evening.table.there()
    if evening.table.playing:
        assert member in evening.table.people()
        seat = evening.table.seat_of(member)
        assert seat is not None
        assert evening.table.level_at(seat) is None
    while evening.phase not in ("over", "gathering"):
        command = evening.due(random.Random(2))
        assert command is not None
        assert done(evening.do(command))
    assert done(evening.ask(c.Start, 0))
    assert {*evening.table.seats} == {0, 1, 2, 3}


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("gathering", "over")])
def test_when_all_have_left_the_table_waits_for_anybody(moment: str) -> None:
    for last in (0, 1, 2):
        evening, _ = at(moment)
        for member in (0, 1, 2):
            if member != last:
                stands_up(evening, member)
        stands_up(evening, last)
        assert evening.table.playing
        number = evening.number
        assert evening.table.people() == ()
        assert due(evening.table) is None
        evening.wait(10**9)
        assert evening.number == number
        assert done(evening.ask(c.Sit, last, name="back", look=0))
        when = due(evening.table)
        assert when is None or when > evening.now + 10_000, "no time to act"
        to_the_end(evening, -1)


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("gathering", "over")])
def test_a_match_that_all_have_left_gives_way_to_those_who_came(moment: str) -> None:
    evening, _ = at(moment)
    assert done(evening.ask(c.Sit, None, name="Zoë", look=0, secret=hash_secret("new")))
    newcomer = 4
    for member in (0, 1, 2):
        assert evening.ask(c.Start, newcomer) == Refused(TableRefusal.NOT_HOST)
        stands_up(evening, member)
    assert evening.table.playing
    assert done(evening.ask(c.TakeOver, newcomer))
    assert evening.table.forsaken
    other = structs.replace(evening.table.settings, options=MOMENTS["over"].to_dict(), places=5)
    assert done(evening.ask(c.Arrange, newcomer, settings=other))
    assert done(evening.ask(c.Start, newcomer))
    assert evening.table.options == MOMENTS["over"]
    assert evening.table.match_number == 2
    assert {*evening.table.seats} == {3, newcomer}
    assert evening.table.covered == frozenset()
    assert evening.table.wins == evening.table.played == (0,) * 5
    to_the_end(evening, -1)
    assert sum(evening.table.played) == 2


def test_who_is_out_and_leaves_does_not_keep_the_others_waiting() -> None:
    found = 0
    for seed in range(30):
        evening = Evening(MOMENTS["over"], [None, None, "solid", "solid"], seed)
        rng = random.Random(seed)
        evening.play_on(rng, until="deal") if evening.phase != "deal" else None
        match = evening.table.match
        assert match is not None
        out = [evening.table.seats[seat] for seat in match.out]
        if {0, 1} & {*out} != {1}:
            continue
        found += 1
        assert evening.table.to_go_on() == (0,)  # who is out need not be asked
        assert [may_go_on(evening.table, one) for one in (0, 1)] == [True, False]
        stands_up(evening, 1)
        assert done(evening.ask(c.GoOn, 0))
        assert evening.phase != "deal" or evening.table.ready == frozenset()
    assert found


def test_two_answer_the_offer_to_come_back_at_once() -> None:
    """Both saw the same table; neither answer is for the past."""
    options = Options(
        lives=1, swimming="none", buy_back=True, tie_lowest="all_lose", three_aces="fire", thirty_one="fire"
    )
    for seed in range(500):
        evening = Evening(options, [None, None, None], seed)
        rng = random.Random(seed)
        while evening.table.playing and len(evening.table.yet_to_answer()) < 2:
            command = evening.due(rng)
            assert command is not None
            evening.do(command)
        if not evening.table.playing:
            continue
        one, other = (evening.table.seats[seat] for seat in evening.table.yet_to_answer()[:2])
        seen = evening.number
        assert done(evening.ask(c.AnswerBuyBack, one, number=seen, yes=True))
        again = evening.ask(c.AnswerBuyBack, one, number=seen, yes=False)
        assert again == Refused(TableRefusal.NO_BUY_BACK)
        assert done(evening.ask(c.AnswerBuyBack, other, number=seen, yes=True))
        assert evening.phase != "buy_back" or evening.table.yet_to_answer()
        return
    raise AssertionError("nobody was asked together with another")


def test_two_moves_at_once_are_one_move() -> None:
    """A double click, and a move from the phone after the one from the laptop."""
    evening, member = at("turn")
    seen = evening.number
    assert done(evening.ask(c.Play, member, number=seen, move="pass"))
    assert evening.ask(c.Play, member, number=seen, move="pass") == Refused(TableRefusal.STALE)
