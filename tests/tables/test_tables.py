"""Tables in virtual time: whatever anybody sends and whenever, the state is the fold of what is stored, nobody acts
for anybody else, somebody is awaited or comes back, and a match can be brought to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.random_options import options_strategy, random_options
from tests.tables.evenings import Evening, done, secret_of, wild_command

from schwimmen.match import MatchPhase
from schwimmen.record import record, replay
from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables import events as e
from schwimmen.tables.commands import Command, Refused, Repeated
from schwimmen.tables.course import TIME_TO_ACT, due, go_on, out_of_time
from schwimmen.tables.events import Clock, Entry, Level, decode_event, encode_event
from schwimmen.tables.handle import HOST_GRACE, LONG_WAIT
from schwimmen.tables.state import REMEMBERED, BrokenHistory, Table, advance, fold

# What fails fails at the end of a long evening: to make that simpler takes minutes, and helps little.
WILD = settings(max_examples=40, phases=[Phase.explicit, Phase.generate])
SEEDS = st.integers(0, 2**32 - 1)
PEOPLE_AND_BOTS: list[Level | None] = [None, None, "solid-bold", "beginner", None]


def wild_evening(seed: int, **fixed: Any) -> tuple[Evening, random.Random]:
    """People and computer players, under any rules and any clock, before or in the first match."""
    rng = random.Random(seed)
    options = random_options(rng, **fixed)
    levels: list[Level | None] = [
        None,
        *rng.choices(PEOPLE_AND_BOTS, k=rng.randint(1, min(options.max_players, 5) - 1)),
    ]
    clock: Clock = rng.choice(("none", "relaxed", "quick"))
    return Evening(options, levels, rng.randrange(1000), start=rng.random() < 0.8, clock=clock), rng


def next_command(evening: Evening, rng: random.Random) -> Command:
    """What is due, or anything."""
    command = evening.due(rng) if rng.random() < 0.6 else None
    return command or wild_command(evening, rng)


def check(table: Table, chance: random.Random) -> None:
    """What holds at every moment."""
    in_play = table.seats if table.playing else ()
    people = {number for number in range(len(table.members)) if table.is_person(number)}
    assert len(table.wins) == len(table.played) == len(table.members)
    assert len({*table.party}) == len(table.party)
    assert {*table.party} <= {*range(len(table.members))} - table.removed
    assert len(table.party) <= table.settings.places
    assert table.covered <= people & {*in_play, *table.party}, "covered without playing"
    assert ({*in_play} & people) - {*table.party} <= table.covered, "who has stood up is still waited for"
    assert table.ready <= people - table.covered
    assert not table.removed & {*table.people(), *table.there(), table.host} - {*table.seats} if table.playing else True
    assert list(go_on(table, 0, chance)) == [], "something should have happened by itself"
    names = [table.members[number].name.casefold() for number in table.party]
    assert len({*names}) == len(names)
    if table.match is None or table.match.phase is MatchPhase.OVER:
        assert not table.ready or (table.to_go_on() and len(table.party) > 1)
        assert (due(table) is None) == (not table.ready)
    elif not table.people():  # the table waits for somebody to come back
        assert due(table) is None
    else:
        awaited = [table.seats[seat] for seat in table.awaited()] or table.to_go_on()
        assert awaited
        assert {*awaited} <= {*table.people()}


def check_entry(before: Table, entry: Entry, command: Command | None) -> None:
    """What an entry may do: those of a command are by who asked, the others by chance and computer players."""
    event = entry.event
    if isinstance(event, e.Moved | e.BuyBackAnswered):
        if command is None:
            assert before.level_at(event.seat) is not None
        else:
            assert before.seats[event.seat] == command.member
            assert before.level_at(event.seat) is None
    if isinstance(event, e.GoneOn | e.Mixed | e.Returned):
        assert command is not None
        assert event.member == command.member
    if isinstance(event, e.Stood | e.Sat) and event.member < len(before.members):
        assert command is not None
        who = before.known_by(command.secret) if isinstance(command, c.Sit) and command.secret else command.member
        assert event.member == who or (isinstance(event, e.Stood) and who == before.host)
    if isinstance(event, e.Began):
        assert not before.playing or before.forsaken
        assert {*event.members} == {*before.party}


@WILD
@given(SEEDS)
def test_the_state_is_the_fold_of_the_stored_entries(seed: int) -> None:
    evening, rng = wild_evening(seed)
    for _ in range(60):
        if rng.random() < 0.15:
            evening.wait(rng.choice((10_000, 30_000, 90_000)))
        before, stored = evening.table, len(evening.entries)
        command = next_command(evening, rng)
        outcome = evening.do(command)
        if done(outcome):
            assert outcome[0].command == command.key
            assert [entry.number for entry in outcome] == list(range(stored, len(evening.entries)))
            assert {entry.command for entry in outcome[1:]} <= {None}
            assert evening.do(command) == Repeated(outcome[0].number, for_good=True)
        else:
            assert evening.table is before
            assert len(evening.entries) == stored
            assert evening.do(command) == outcome
    read_again = [
        Entry(entry.number, entry.at, entry.command, decode_event(encode_event(entry.event)))
        for entry in evening.entries
    ]
    assert read_again == evening.entries
    assert fold(read_again) == evening.table
    half = len(read_again) // 2
    assert fold(read_again[half:], fold(read_again[:half]) if half else None) == evening.table


@WILD
@given(SEEDS)
def test_whatever_people_do_nobody_acts_for_another_and_no_table_hangs(seed: int) -> None:
    evening, rng = wild_evening(seed, lives=1)
    seen, table = 0, None
    by_key: dict[str, Command] = {}
    ended = 0
    for _ in range(80):
        if rng.random() < 0.2:
            evening.wait(rng.choice((5_000, 31_000, 70_000)))
        else:
            command = next_command(evening, rng)
            by_key[command.key] = command
            evening.do(command)
        for entry in evening.entries[seen:]:
            asked = None if entry.command is None else by_key[entry.command]
            if table is not None:
                check_entry(table, entry, asked)
            table = advance(table, entry)
            if isinstance(entry.event, e.Moved | e.Dealt | e.BuyBackAnswered | e.Shuffled) and not table.playing:
                ended += 1
                assert table.match is not None
                assert replay(record(table.match)) == table.match
        seen = len(evening.entries)
        check(evening.table, evening.chance)
    assert sum(evening.table.wins) <= ended
    assert ended * 2 <= sum(evening.table.played) <= ended * 9


@WILD
@given(SEEDS)
def test_one_person_alone_brings_any_table_to_a_matchs_end(seed: int) -> None:
    """Whatever was done at a table, and though nobody else is there any more."""
    evening, rng = wild_evening(seed, lives=1)
    for _ in range(40):
        if rng.random() < 0.2:
            evening.wait(rng.choice((5_000, 31_000, 70_000)))
        evening.do(next_command(evening, rng))
    person = sits(evening, rng)
    if evening.table.playing and evening.table.seat_of(person) is None:
        for other in evening.table.seats:
            if other in evening.table.party and evening.table.is_person(other):
                assert done(evening.ask(c.Remove, person, target=other))
    if not evening.table.playing or evening.table.forsaken:
        begins(evening, person)
    plays_alone(evening, person, rng)


def sits(evening: Evening, rng: random.Random) -> int:
    """One of those who sit, or else somebody who sits down; it keeps the table from now on."""
    table = evening.table
    party = [number for number in table.party if table.is_person(number)]
    if party:
        person = rng.choice(party)
        evening.ask(c.Return, person)
    else:
        if len(table.party) >= table.settings.places:
            assert done(evening.ask(c.Remove, table.host, target=table.party[0]))
        assert done(evening.ask(c.Sit, None, name="Zuletzt", look=0, secret="f" * 64))
        person = evening.people[-1]
    evening.ask(c.TakeOver, person, gone=HOST_GRACE)
    assert evening.table.host == person
    assert person in evening.table.there()
    return person


def begins(evening: Evening, person: int) -> None:
    if len(evening.table.party) < 2:
        assert done(evening.ask(c.AddComputer, person, level="solid"))
    assert done(evening.ask(c.Start, person))


def plays_alone(evening: Evening, person: int, rng: random.Random) -> None:
    """That person plays; for everybody else who is awaited a computer player does."""
    for _ in range(3000):
        table = evening.table
        if not table.playing:
            return
        seat = table.seat_of(person)
        if table.match is not None and table.match.phase is MatchPhase.DEAL:
            if person in table.ready:
                evening.wait(31_000)
            else:
                assert done(evening.ask(c.GoOn, person))
            continue
        others = [table.seats[one] for one in table.awaited() if one != seat]
        if others:
            evening.now += LONG_WAIT
            assert done(evening.ask(c.Cover, person, target=others[0]))
        else:
            command = evening.due(rng)
            assert command is not None
            assert command.member == person
            assert done(evening.do(command))
    raise AssertionError("the match doesn't end")


@settings(max_examples=15)
@given(options_strategy(lives=1), st.randoms(use_true_random=False))
def test_a_match_ends_and_its_record_tells_it(options: Options, rng: random.Random) -> None:
    levels: list[Level | None] = [None, "solid", None, "sharp"]
    evening = Evening(options, levels[: options.max_players], rng.randrange(1000))
    evening.play_on(rng)
    match = evening.table.match
    assert match is not None
    assert replay(record(match)) == match
    assert sum(evening.table.wins) == (match.winner is not None)
    assert evening.table.played == (1,) * len(evening.table.members)


def test_the_clock_alone_lets_a_table_rest() -> None:
    """Nobody does anything: each is covered in turn, then the table waits, and nothing happens for a year."""
    tables: list[list[Level | None]] = [[None, None, None], [None, "solid"], [None, None, "beginner"]]
    for clock in TIME_TO_ACT:
        for levels in tables:
            evening = Evening(Options(), levels, 3, clock=clock)
            evening.wait(86_400_000)
            number = evening.number
            evening.wait(365 * 86_400_000)
            assert evening.number == number
            assert clock == "none" or not evening.table.people()
            check(evening.table, evening.chance)


def test_two_processes_may_look_at_the_clock() -> None:
    evening = Evening(Options(), [None, None], 3, clock="quick")
    when = due(evening.table)
    assert when == evening.table.since + 20_000
    assert out_of_time(evening.table, when - 1, evening.chance) == ()
    one, other = (out_of_time(evening.table, when, random.Random(1)) for _ in range(2))
    assert one == other  # the same entry, of which the database takes one
    assert isinstance(one[0].event, e.Covered)


def test_only_the_last_commands_are_remembered() -> None:
    rng = random.Random(1)
    evening = Evening(Options(lives=9, knock_from="never"), [None, None], 2)
    keys: list[str] = []
    while len(keys) < 2 * REMEMBERED:
        command = evening.due(rng) or c.GoOn(member=0, id=evening.new_id(), number=evening.number)
        evening.do(command)
        keys.append(command.key)
    known = [key for key in keys if evening.table.done_by(key) is not None]
    assert REMEMBERED <= len(known) < 1.2 * REMEMBERED
    assert known == keys[-len(known) :]


def test_a_command_is_known_again_by_its_member_and_id_alone() -> None:
    evening = Evening.dealt_by(1, Options(dealer_choice="none", thirty_one="plain"), [None, None])
    play = c.Play(member=0, id="once", number=evening.number, move="pass")
    outcome = evening.do(play)
    assert done(outcome)
    resent = c.Play(member=0, id="once", number=evening.number, move="all")
    assert evening.do(resent) == Repeated(outcome[0].number, for_good=True)
    other = c.Play(member=1, id="once", number=play.number, move="pass")
    assert evening.do(other) == Refused(c.TableRefusal.STALE)


def test_secrets_open_what_is_ones_own_and_nothing_once_one_was_sent_away() -> None:
    evening = Evening(Options(), [None, "solid", "beginner", None, "sharp"], 1)
    table = evening.table
    assert [table.member_of(secret_of(number)) for number in range(5)] == [0, None, None, 3, None]
    assert table.member_of("") is None
    for number in (0, 3):  # the stored form opens nothing
        stored = table.members[number].secret
        assert stored is not None
        assert secret_of(number) not in stored
        assert table.member_of(stored) is None
    assert done(evening.ask(c.Remove, 0, target=3))
    assert evening.table.member_of(secret_of(3)) is None
    assert evening.table.member_of(secret_of(0)) == 0
    for command in (
        c.Sit(member=3, id="a", name="me", look=0),
        c.Sit(member=None, id="b", name="me", look=0, secret=table.members[3].secret),
        c.Return(member=3, id="c"),
        c.Play(member=3, id="d", number=evening.number, move="pass"),
        c.TakeOver(member=3, id="e", gone=HOST_GRACE),
    ):
        assert isinstance(evening.do(command), Refused)


def test_entries_that_do_not_follow_are_no_history() -> None:
    entries = Evening(Options(), [None, "solid"], 5).entries
    assert len(entries) > 2
    for broken in ([], entries[1:], [entries[0], *entries[2:]], [entries[0], entries[0]]):
        with pytest.raises(BrokenHistory):
            fold(broken)
    follows = entries[-1].number + 1
    for event in (entries[0].event, e.HandedOver(9), e.Covered((0, -1)), e.GoneOn(2), e.Began((0, 2), 0)):
        with pytest.raises(BrokenHistory):
            fold([*entries, Entry(follows, 0, None, event)])
    gathering = Evening(Options(), [None, None], start=False).entries
    for event in (e.Moved(0, "pass"), e.Dealt(""), e.Sat(3, e.Member("x"))):
        with pytest.raises(BrokenHistory):
            fold([*gathering, Entry(len(gathering), 0, None, event)])
    with pytest.raises(BrokenHistory):
        fold([gathering[0], Entry(1, 0, None, e.Mixed(0, "before any promise"))])


def test_what_is_stored_stays_readable() -> None:
    """The stored form of tables that exist: a change of this is a migration."""
    kept = e.Settings(preset="bga-schwimmen", options={"lives": 2, "exchange": [1, 3]}, places=4, clock="quick")
    for event, text in (
        (
            e.Created(kept, (e.Member("Ada", None, "ab", 3), e.Member("Leo", "solid"))),
            '{"t":"created","settings":{"preset":"bga-schwimmen","options":{"lives":2,"exchange":[1,3]},"places":4,'
            '"clock":"quick"},"members":[{"name":"Ada","secret":"ab","look":3},{"name":"Leo","level":"solid"}]}',
        ),
        (
            e.Arranged(e.Settings(preset=None, options={}, places=2, level="sharp", watch=False, listed=True)),
            '{"t":"arranged","settings":{"preset":null,"options":{},"places":2,"level":"sharp","watch":false,'
            '"listed":true}}',
        ),
        (
            e.Arranged(e.Settings(preset=None, options={}, places=2, closed=True)),
            '{"t":"arranged","settings":{"preset":null,"options":{},"places":2,"closed":true}}',
        ),
        (e.Sat(1, e.Member("Leo", "solid-bold")), '{"t":"sat","member":1,"who":{"name":"Leo","level":"solid-bold"}}'),
        (e.Sat(2, e.Member("Zoë", None, "cd")), '{"t":"sat","member":2,"who":{"name":"Zoë","secret":"cd"}}'),
        (e.Stood(2), '{"t":"stood","member":2}'),
        (e.Stood(2, True), '{"t":"stood","member":2,"removed":true}'),
        (e.HandedOver(1), '{"t":"handed-over","member":1}'),
        (e.Began((0, 2), 1), '{"t":"began","members":[0,2],"dealer":1}'),
        (e.Promised("00ff"), '{"t":"promised","seed":"00ff"}'),
        (e.Mixed(2, "Glück"), '{"t":"mixed","member":2,"text":"Glück"}'),
        (e.Dealt("As Ks"), '{"t":"dealt","deck":"As Ks"}'),
        (e.Moved(2, "7d-9s"), '{"t":"moved","seat":2,"move":"7d-9s"}'),
        (e.Shuffled("As Ks"), '{"t":"shuffled","stock":"As Ks"}'),
        (e.BuyBackAnswered(1, True), '{"t":"buy-back","seat":1,"yes":true}'),
        (e.GoneOn(1), '{"t":"gone-on","member":1}'),
        (e.Covered((0, 1)), '{"t":"covered","members":[0,1]}'),
        (e.Returned(1), '{"t":"returned","member":1}'),
    ):
        assert encode_event(event) == text
        assert decode_event(text) == event


def test_a_table_is_the_same_for_the_same_chance() -> None:
    options = random_options(random.Random(11))
    first, second = (Evening(options, [None, "sharp"], 6) for _ in range(2))
    assert first.entries == second.entries
