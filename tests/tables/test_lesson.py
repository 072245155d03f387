"""A first game that teaches: the right way, every wrong one, a pause; and the tutor gives nothing away."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from msgspec import structs
from tests.tables.evenings import Evening, done
from tests.twins import twin

from schwimmen.cards import pack, parse_cards
from schwimmen.match import Match, MatchPhase
from schwimmen.moves import Kind, Move
from schwimmen.tables import commands as c
from schwimmen.tables import lesson
from schwimmen.tables.commands import Outcome
from schwimmen.tables.course import due
from schwimmen.tables.events import Dealt, Promised, decode_event, encode_event
from schwimmen.tables.proof import prove
from schwimmen.tables.state import fold, options_of
from schwimmen.tables.tutor import STEPS, Lesson, teach

SAID_OF_MOVES = {"less", "worse", "missed", "hasty", "daring", "shy"}
MANY_ROUNDS = 20


class School(Evening):
    """A lesson, in virtual time."""

    def __init__(self, seed: int = 0) -> None:
        settings = lesson.settings()
        super().__init__(
            options_of(settings), [None, "solid"], seed, places=settings.places, watch=settings.watch, lesson=True
        )

    @property
    def match(self) -> Match:
        """The match in play, or the last one."""
        assert self.table.match is not None
        return self.table.match

    @property
    def seat(self) -> int:
        """The pupil's."""
        seat = lesson.pupil(self.table)
        assert seat is not None
        return seat

    @property
    def told(self) -> Lesson:
        """What the tutor says."""
        return teach(self.match, self.seat)

    @property
    def says(self) -> list[str]:
        """The ids of it."""
        return [saying.id for saying in self.told.sayings]

    def play(self, move: Move | str) -> Outcome:
        """Play that move."""
        outcome = self.ask(c.Play, 0, move=str(move))
        assert done(outcome)
        return outcome

    def go_on(self) -> None:
        """Ask for the next round."""
        assert done(self.ask(c.GoOn, 0))

    def follow(self) -> None:
        """Do what the tutor says."""
        move = self.told.move
        if move is None:
            self.go_on()
        else:
            self.play(move)

    def follow_to_the_end(self) -> None:
        """Do what the tutor says until the match is over."""
        while self.match.phase is not MatchPhase.OVER:
            assert len(self.match.finished) < MANY_ROUNDS
            self.follow()


def test_the_right_way_teaches_everything_in_three_rounds() -> None:
    school = School()
    assert school.says == ["cards", "points", "first-swap"]
    assert [school.told.sayings[0].value, school.told.sayings[2].value] == [21, 31]
    school.follow()
    assert (school.told.praise, school.says) == ("swap", ["lost"])
    school.follow()
    assert school.says == ["first-all"]
    school.follow()
    assert (school.told.praise, school.says) == ("all", ["last-pass"])
    assert school.told.sayings[0].seat == 1 - school.seat, "who has knocked"
    school.follow()
    assert (school.told.praise, school.says) == ("pass", ["swim"])
    school.follow()
    assert school.says == ["first-pass"], "that in a last turn was another thing"
    school.follow()
    assert (school.told.praise, school.says) == ("pass", ["first-knock"])
    school.follow()
    assert (school.told.praise, school.says) == ("knock", ["won"])
    assert school.told.learnt == STEPS
    assert school.match.winner == school.seat
    values = [f.round.outcome.values[school.seat] for f in school.match.finished if f.round.outcome]
    assert values == [31, 29, 29]


def at(step: int) -> School:
    """The lesson after so many steps on the right way."""
    school = School()
    for _ in range(step):
        school.follow()
    return school


@pytest.mark.parametrize("step", [0, 2, 3, 5, 6])
def test_every_wrong_way_is_explained_and_leads_to_the_end(step: int) -> None:
    moves = at(step).match.view(0).legal
    assert len(moves) > 9
    for move in moves:
        school = at(step)
        before, advised = school.match.view(0), school.told.move
        own, got = before.value_after(Move(Kind.PASS)), before.value_after(move)
        assert own is not None
        assert got is not None
        school.play(move)
        first = school.told.sayings[0]
        if move == advised:
            assert school.told.praise
        elif got < own:
            assert first.id in ("less", "worse")
            assert (first.value, first.better) == (got, school_best(before.values(), own))
        elif school_best(before.values(), own) > got:
            assert first.id in ("less", "missed", "hasty")
            assert first.better == school_best(before.values(), own)
        if first.id in SAID_OF_MOVES:
            assert school.told.praise is None
        school.follow_to_the_end()


def school_best(values: dict[Move, float], own: float) -> float:
    """The most that can be had in one move."""
    return max(own, *values.values())


def test_a_good_hand_that_is_not_knocked_with() -> None:
    school = at(6)
    school.play("pass")
    assert school.says[0] == "shy"


def test_a_knock_with_little() -> None:
    known = ["Qs", "Kd", "Ts", "Jd", "7h", "8d", "7d", "8c", "9c"]
    cards = parse_cards(" ".join(known + [str(card) for card in pack(32) if str(card) not in known]))
    match = Match.start(options_of(lesson.settings()), ["pupil", "other"], 1).deal(cards)
    for move in ("pass", "8d-7d"):
        match = match.play(move)
    assert str(teach(match, 0).move) == "pass"
    (judged,) = teach(match.play("knock"), 0).sayings
    assert (judged.id, judged.value) == ("daring", 20)


def test_who_loses_at_first_has_more_rounds_with_fewer_words() -> None:
    school = School()
    while len(school.match.finished) < 2:
        if school.match.current is None:
            school.go_on()
        else:
            values = school.match.view(0).values()
            school.play(min(values, key=lambda move: (values[move], str(move))))
    assert school.match.lives[school.seat] == 0
    assert school.says[-1] == "swim"
    heard: list[str] = []
    while len(school.match.finished) < 4:
        heard += school.says
        school.follow()
    assert {"first-pass", "first-knock", "swap"} <= {*heard}
    assert "first-swap" not in heard
    assert school.match.lives == (0, 0)
    school.go_on()
    assert school.says == ["three"]
    assert school.told.sayings[0].value == 30.5
    school.follow_to_the_end()
    assert school.says == ["won"]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_one_does_leads_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    school = School(seed)
    while school.match.phase is not MatchPhase.OVER:
        assert len(school.match.finished) < MANY_ROUNDS
        told = school.told
        assert told.sayings or told.praise or school.match.current is None
        if school.match.current is None:
            school.go_on()
            continue
        assert told.move in school.match.view(0).legal
        assert len(school.match.current.moves) < 8, "the other one knocks before long"
        school.play(rng.choice(school.match.view(0).legal))
    assert not any(isinstance(entry.event, Promised) for entry in school.entries)
    assert prove(school.entries, 1) is None


@pytest.mark.parametrize("number", range(1, len(lesson.DEALS), 2))
def test_nobody_can_tie_in_a_round_that_the_other_one_begins(number: int) -> None:
    """Whatever the pupil plays. So one who is after ties has ten rounds at most: five lives lost end every match."""
    school = at(1)
    start = Match.start(school.match.options, school.match.players, school.seat)
    start = replace(start, finished=school.match.finished * number)
    cards = lesson.deck(structs.replace(school.table, match=start))
    assert cards is not None
    ways, ends = [start.deal(parse_cards(cards))], 0
    while ways:
        match = ways.pop()
        if match.current is None:
            ends += 1
            assert match.lives != start.lives
        elif match.current.to_act == school.seat:
            ways += map(match.play, match.current.legal_moves())
        else:
            planned = lesson.move(structs.replace(school.table, match=match), 1 - school.seat)
            assert planned is not None
            ways.append(match.play(planned))
    assert ends > 100


@pytest.mark.parametrize("seed", range(12))
def test_the_tutor_says_the_same_whatever_the_pupil_cant_know(seed: int) -> None:
    rng = random.Random(seed)
    school, compared = School(seed), 0
    while school.match.phase is not MatchPhase.OVER and len(school.match.finished) < 4:
        if school.match.current is None:
            school.go_on()
            continue
        other = twin(school.match.current, school.seat, rng)
        if other is not None:
            assert teach(replace(school.match, current=other), school.seat) == school.told
            compared += 1
        school.play(rng.choice(school.match.view(0).legal))
    assert compared > 2


def test_it_waits_for_whoever_leaves_and_goes_on_where_it_was() -> None:
    school = at(3)
    before = (school.told, school.number)
    assert due(school.table) is None
    school.wait(10**9)
    assert (school.told, school.number) == before
    assert done(school.ask(c.Stand, 0))
    school.wait(10**9)
    assert done(school.ask(c.Sit, 0, name="player 0", look=0))
    assert school.told == before[0]
    stored = [structs.replace(entry, event=decode_event(encode_event(entry.event))) for entry in school.entries]
    assert fold(stored) == school.table


def test_another_match_is_the_lesson_again() -> None:
    school = School()
    school.follow_to_the_end()
    school.go_on()
    assert school.match.current is not None
    assert school.match.current.to_act == school.seat
    assert school.says == ["cards", "points", "first-swap"]
    assert school.told.sayings[0].value == 21


def test_a_table_that_is_kept_otherwise_is_one_like_any_other() -> None:
    school = at(1)
    assert done(school.ask(c.Arrange, 0, settings=structs.replace(school.table.settings, lesson=False)))
    assert lesson.pupil(school.table) is None
    school.go_on()
    kinds = [type(entry.event) for entry in school.entries]
    assert kinds.index(Promised) < len(kinds) - 1 - kinds[::-1].index(Dealt), "and then dealt"
    assert prove(school.entries, 1) is None
