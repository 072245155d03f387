"""An evening of several matches: who plays, in which order, by which rules, under which names."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs
from tests.tables.evenings import Evening, done, new_table, secret_of

from schwimmen.cards import pack
from schwimmen.match import MatchPhase
from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Refused, TableRefusal
from schwimmen.tables.course import PATIENCE, begin, open_table
from schwimmen.tables.events import Began, BuyBackAnswered, Dealt, Entry, GoneOn, Level, Promised
from schwimmen.tables.handle import HOST_GRACE, may_go_on
from schwimmen.tables.names import computer_names, same_name
from schwimmen.tables.state import fold, hash_secret, options_of

SHORT = Options(lives=1, swimming="none")


def over(levels: Sequence[Level | None], seed: int = 0, **customs: Any) -> Evening:
    """One match is over."""
    evening = Evening(SHORT, levels, seed, **customs)
    evening.play_on(random.Random(seed))
    return evening


def test_a_table_opens_with_or_without_a_match() -> None:
    waiting = Evening(SHORT, [None, None], start=False)
    assert waiting.phase == "gathering"
    assert [type(entry.event) for entry in waiting.entries[1:]] == [Promised]
    begun = Evening(SHORT, [None, None])
    assert [type(entry.event) for entry in begun.entries[1:]] == [Began, Promised, Dealt]
    alone = open_table(new_table(SHORT, [None]), 0, random.Random(1), start=True)
    assert [type(entry.event) for entry in alone[1:]] == [Promised]


def test_who_keeps_the_table_starts_with_all_who_sit() -> None:
    evening = Evening(SHORT, [None], start=False)
    for name in ("Ada", "Leo"):
        assert done(evening.ask(c.Sit, None, name=name, look=4, secret=name))
    assert done(evening.ask(c.AddComputer, 0, level="beginner"))
    assert done(evening.ask(c.Stand, 1))
    assert done(evening.ask(c.Start, 0))
    assert evening.table.seats == (0, 2, 3)
    match = evening.table.match
    assert match is not None
    assert match.players == tuple(evening.table.members[number].name for number in (0, 2, 3))
    assert evening.table.level_at(2) == "beginner"


def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {Evening(SHORT, [None, "solid", "solid"], seed).table.first_dealer for seed in range(30)} == {0, 1, 2}


def test_a_rematch_by_one_tap_of_each() -> None:
    evening = over([None, None, "solid"])
    wins, dealer = evening.table.wins, evening.table.seats[evening.table.first_dealer]
    assert evening.table.to_go_on() == (0, 1)
    outcome = evening.ask(c.GoOn, 1)
    assert done(outcome)
    assert [type(entry.event) for entry in outcome] == [GoneOn]
    outcome = evening.ask(c.GoOn, 0)
    assert done(outcome)
    assert [type(entry.event) for entry in outcome][:3] == [GoneOn, Began, Dealt]
    assert evening.table.match_number == 2
    assert evening.table.wins == wins
    assert evening.table.seats[evening.table.first_dealer] != dealer


def test_a_rematch_does_not_wait_for_one_who_has_gone_to_bed() -> None:
    evening = over([None, None, "solid"])
    assert done(evening.ask(c.GoOn, 0))
    evening.wait(PATIENCE)
    assert evening.table.match_number == 2
    assert {*evening.table.seats} == {0, 1, 2}


@pytest.mark.parametrize("count", range(2, 8))
def test_seats_and_dealer_rotate(count: int) -> None:
    """Within three matches everybody has sat beside everybody; in as many as there are players each has dealt first."""
    evening = Evening(SHORT, [None, *["beginner"] * (count - 1)], 3)  # type: ignore[list-item]
    rng = random.Random(1)
    neighbours: set[frozenset[int]] = set()
    dealers = []
    for number in range(count):
        seats = evening.table.seats
        if number < 3:
            neighbours |= {frozenset((seats[i - 1], seats[i])) for i in range(count)}
        dealers.append(seats[evening.table.first_dealer])
        evening.play_on(rng)
        assert done(evening.ask(c.GoOn, 0))
    assert len(neighbours) == count * (count - 1) // 2
    assert sorted(dealers) == list(range(count))


def test_the_deal_moves_on_past_who_has_gone() -> None:
    for seed in range(8):
        evening = over([None, None, None, None], seed)
        last = evening.table.seats[evening.table.first_dealer]
        following = [(last + step) % 4 for step in (1, 2, 3, 4)]
        assert first_dealer(evening) == following[0]
        gone = next(one for one in following if one != 0)
        assert done(evening.ask(c.Stand, gone))
        assert {*begin(evening.table, evening.chance).members} == {0, 1, 2, 3} - {gone}
        assert first_dealer(evening) == next(one for one in following if one != gone)


def first_dealer(evening: Evening) -> int:
    """The member who would deal first in the next match."""
    began = begin(evening.table, evening.chance)
    return began.members[began.dealer]


def test_a_newcomer_sits_down_during_a_match_and_plays_the_next() -> None:
    evening = Evening(SHORT, [None, None], 1)
    assert done(evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab"))
    assert evening.table.party == (0, 1, 2)
    assert 2 not in evening.table.seats
    evening.play_on(random.Random(1))
    assert evening.table.to_go_on() == (0, 1, 2)
    assert done(evening.ask(c.GoOn, 2))  # who comes may ask for it too
    assert done(evening.ask(c.GoOn, 0))
    assert done(evening.ask(c.GoOn, 1))
    assert evening.table.seats == (1, 0, 2)
    assert evening.table.played == (1, 1, 0)


def test_when_none_of_those_who_played_is_left_the_newcomers_play() -> None:
    evening = over([None, None], places=4)
    for name in ("Ada", "Leo"):
        assert done(evening.ask(c.Sit, None, name=name, look=0, secret=name))
    for member in (0, 1):
        assert done(evening.ask(c.Stand, member))
    assert done(evening.ask(c.GoOn, 2))
    assert evening.table.match_number == 1
    assert done(evening.ask(c.GoOn, 3))
    assert evening.table.seats == (2, 3)
    assert evening.table.first_dealer in (0, 1)


def test_who_is_left_alone_does_not_start_against_whoever_comes_next() -> None:
    """What one wanted of the other is over when the other has left."""
    evening = over([None, None])
    assert done(evening.ask(c.GoOn, 0))
    assert done(evening.ask(c.Stand, 1))
    assert evening.table.ready == frozenset()
    evening.wait(10 * PATIENCE)
    assert done(evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab"))
    evening.wait(10 * PATIENCE)
    assert evening.table.match_number == 1
    assert done(evening.ask(c.Start, 0))
    assert evening.table.match_number == 2


def test_rules_change_between_matches() -> None:
    evening = over([None, None, "solid"])
    assert done(evening.ask(c.GoOn, 1))
    other = structs.replace(evening.table.settings, options=Options(lives=5, deck=52).to_dict())
    assert done(evening.ask(c.Arrange, 0, settings=other))
    assert evening.table.ready == frozenset(), "who wanted to go on wanted the rules that were"
    assert evening.table.options.lives == 5
    for member in (0, 1):
        assert done(evening.ask(c.GoOn, member))
    match = evening.table.match
    assert match is not None
    assert match.options == Options(lives=5, deck=52)
    # customs, not rules, can change in a match, and the match keeps its rules
    customs = structs.replace(
        other, clock="quick", level="sharp", memory_help=False, watch=False, listed=True, places=3
    )
    assert done(evening.ask(c.Arrange, 0, settings=customs))
    assert evening.table.settings == customs
    assert evening.table.options == match.options


def test_places_are_limited_and_may_grow() -> None:
    evening = Evening(SHORT, [None, None], start=False, places=2)
    full = evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab")
    assert full == Refused(TableRefusal.TABLE_FULL)
    more = structs.replace(evening.table.settings, places=3)
    assert done(evening.ask(c.Arrange, 0, settings=more))
    assert done(evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab"))
    assert evening.ask(c.Sit, None, name="Ida", look=0, secret="cd") == Refused(TableRefusal.TABLE_FULL)
    assert done(evening.ask(c.Sit, 2, name="Zo", look=1)), "who sits may change its name at a full table"


def test_who_has_won_each_match_is_known() -> None:
    evening = Evening(SHORT, [None, None], 1)
    assert evening.table.winners == (None,)
    found: list[int | None] = []
    for number in range(1, 6):
        evening.play_on(random.Random(number))
        match = evening.table.match
        assert match is not None
        found.append(None if match.winner is None else evening.table.seats[match.winner])
        assert evening.table.winners == tuple(found)
        assert done(evening.ask(c.Start, 0))
        assert evening.table.winners == (*found, None)
    assert [found.count(member) for member in (0, 1)] == list(evening.table.wins)
    assert {0, 1} <= {*found}
    for member in (0, 1):  # a match that gives way to another was won by nobody
        assert done(evening.ask(c.Stand, member))
    assert done(evening.ask(c.Sit, 0, name="player 0", look=0))
    for member in (0, 1):
        evening.ask(c.Stand, member)
    assert done(evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab"))
    assert done(evening.ask(c.AddComputer, 0, level="solid"))
    assert done(evening.ask(c.TakeOver, 2))
    assert done(evening.ask(c.Start, 2))
    assert evening.table.winners == (*found, None, None)


def test_a_closed_table_is_open_to_all_who_have_sat_there() -> None:
    evening = Evening(SHORT, [None, None], start=False, places=4)
    assert done(evening.ask(c.Stand, 1))
    shut = structs.replace(evening.table.settings, closed=True)
    assert done(evening.ask(c.Arrange, 0, settings=shut))
    assert evening.ask(c.Sit, None, name="Zoë", look=0, secret="ab") == Refused(TableRefusal.TABLE_CLOSED)
    assert done(evening.ask(c.Sit, 1, name="back", look=0))
    assert done(evening.ask(c.Stand, 1))
    again = evening.ask(c.Sit, None, name="from another page", look=0, secret=hash_secret(secret_of(1)))
    assert done(again)
    assert evening.table.party == (0, 1)
    assert done(evening.ask(c.AddComputer, 0, level="solid"))


def test_a_new_name_in_play_does_not_change_the_record() -> None:
    evening = Evening(SHORT, [None, None], 1)
    before = evening.table.match
    assert before is not None
    assert done(evening.ask(c.Sit, 1, name="  Zoë \u202e  B. ", look=3))
    assert evening.table.members[1].name == "Zoë B."
    assert evening.table.match == before
    assert evening.table.seats == (0, 1)


def test_the_table_is_handed_over_or_taken_over() -> None:
    evening = Evening(SHORT, [None, None, None], 1, clock="quick")
    assert done(evening.ask(c.HandOver, 0, target=1))
    assert evening.ask(c.AddComputer, 0, level="solid") == Refused(TableRefusal.NOT_HOST)
    assert done(evening.ask(c.AddComputer, 1, level="solid"))
    assert done(evening.ask(c.Stand, 1))
    assert done(evening.ask(c.TakeOver, 2))
    assert evening.table.host == 2
    assert done(evening.ask(c.Remove, 2, target=1))
    assert evening.ask(c.TakeOver, 0) == Refused(TableRefusal.HOST_IS_THERE)
    assert evening.ask(c.TakeOver, 0, gone=HOST_GRACE - 1) == Refused(TableRefusal.HOST_IS_THERE)
    assert done(evening.ask(c.TakeOver, 0, gone=HOST_GRACE))
    assert evening.table.host == 0


def test_who_let_the_clock_run_out_keeps_the_table_for_a_while() -> None:
    evening = Evening.dealt_by(0, SHORT, [None, None], clock="quick")
    evening.wait(20_000)
    assert evening.table.covered == {0}
    assert evening.ask(c.TakeOver, 1) == Refused(TableRefusal.HOST_IS_THERE)
    assert evening.table.host == 0


def test_computer_players_leave_by_the_table_keepers_word() -> None:
    evening = Evening(SHORT, [None, None, "solid"], 1)
    assert done(evening.ask(c.Remove, 0, target=2))
    assert evening.table.party == (0, 1)
    seat = evening.table.seat_of(2)
    assert seat is not None
    assert evening.table.level_at(seat) == "solid", "it plays the match to its end"
    evening.play_on(random.Random(1))
    assert done(evening.ask(c.Start, 0))
    assert {*evening.table.seats} == {0, 1}


def test_a_match_that_is_decided_by_the_deal_is_won() -> None:
    options = Options(dealer_choice="none", lives=1, swimming="none", thirty_one="fire")
    deck = "Ah 7c Kh 8d Qh 9s"
    rest = [str(card) for card in pack(32) if str(card) not in deck.split()]
    entries = [
        Entry(0, 0, None, new_table(options, [None, "solid"])),
        Entry(1, 0, None, Began((0, 1), 1)),
        Entry(2, 0, None, Promised("00")),
        Entry(3, 0, None, Dealt(" ".join([deck, *rest]))),
    ]
    after = fold(entries)
    assert after.match is not None
    assert after.match.phase is MatchPhase.OVER
    assert after.match.winner == 0
    assert after.wins == (1, 0)
    assert after.played == (1, 1)


def test_people_and_computer_players_answer_the_offer_to_come_back() -> None:
    rng = random.Random(3)
    options = Options(lives=1, swimming="none", buy_back=True, three_aces="fire", thirty_one="fire")
    answered: set[tuple[bool, bool]] = set()
    for seed in range(40):
        evening = Evening(options, [None, "solid", "beginner", None], seed)
        while (command := evening.due(rng)) is not None:
            outcome = evening.do(command)
            assert done(outcome)
            for entry in outcome:
                if isinstance(entry.event, BuyBackAnswered):
                    person = evening.table.is_person(evening.table.seats[entry.event.seat])
                    answered.add((person, entry.event.yes))
                    assert person == (entry.command is not None)
    assert answered == {(True, True), (True, False), (False, True)}


def test_a_person_who_is_out_watches_the_others_round_by_round() -> None:
    rng = random.Random(4)
    seen = 0
    for seed in range(30):
        evening = Evening(SHORT, [None, "solid", "solid", "solid"], seed)
        while (command := evening.due(rng)) is not None:
            match = evening.table.match
            assert match is not None
            if evening.table.seat_of(0) in match.out:
                assert isinstance(command, c.GoOn)
                seen += 1
            evening.do(command)
    assert seen > 10


@pytest.mark.parametrize("count", [1, 24, 40])
def test_computer_players_have_names_that_nobody_has(count: int) -> None:
    taken = ["ADA", "Leo", "somebody"]
    names = computer_names(count, taken, random.Random(1))
    assert len({name.casefold() for name in names}) == count
    assert not any(same_name(name, other) for name in names for other in taken)


def test_options_of_settings_are_all_options() -> None:
    settings = new_table(Options(exchange=(1, 2), lives=2), [None]).settings
    assert options_of(settings) == Options(exchange=(1, 2), lives=2)


def test_nobody_is_asked_to_go_on_before_a_matchs_first_deal() -> None:
    entries = Evening(Options(), [None, None], 1).entries
    dealt = next(place for place, entry in enumerate(entries) if isinstance(entry.event, Dealt))
    begun = fold(entries[:dealt])
    assert begun.match is not None
    assert begun.match.phase is MatchPhase.DEAL
    assert (begun.to_go_on(), may_go_on(begun, 0)) == ((), False)
