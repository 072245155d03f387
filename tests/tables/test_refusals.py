"""Each reason why a table refuses a command; what is refused changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from tests.tables.evenings import Evening, done, secret_of

from schwimmen.moves import Refusal
from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Outcome, Refused, Repeated, TableRefusal
from schwimmen.tables.events import Member
from schwimmen.tables.handle import HOST_GRACE, LONG_WAIT, MOST_MEMBERS
from schwimmen.tables.state import hash_secret

R = TableRefusal
PLAIN = Options(dealer_choice="none", thirty_one="plain", lives=1, swimming="none")


def playing() -> Evening:
    """Members 0 (who keeps the table), 1 and 2 are people, 3 a computer player; 0 is to act."""
    return Evening.dealt_by(3, PLAIN, [None, None, None, "solid"], places=5)


def gathering() -> Evening:
    return Evening(PLAIN, [None, None, None, "solid"], start=False, places=5)


def over() -> Evening:
    evening = playing()
    evening.play_on(random.Random(1))
    return evening


def next_round() -> Evening:
    evening = Evening.dealt_by(2, replace(PLAIN, lives=9), [None, None, None])
    evening.play_on(random.Random(1), until="deal")
    return evening


def newcomer(evening: Evening, name: str = "Zoë") -> int:
    """Somebody sits down who wasn't there: its number."""
    assert done(evening.ask(c.Sit, None, name=name, look=0, secret=hash_secret(name)))
    return len(evening.table.members) - 1


def covered(evening: Evening, member: int) -> Evening:
    """The others have waited for that member for long."""
    evening.now += LONG_WAIT
    assert done(evening.ask(c.Cover, 1 if member != 1 else 0, target=member))
    return evening


def alone() -> Evening:
    """One is left of those who played."""
    evening = Evening(PLAIN, [None, None], 4)
    evening.play_on(random.Random(1))
    assert done(evening.ask(c.Stand, 1))
    return evening


def full_of_old_members() -> Evening:
    evening = gathering()
    while len(evening.table.members) < MOST_MEMBERS:
        assert done(evening.ask(c.AddComputer, 0, level="solid"))
        assert done(evening.ask(c.Remove, 0, target=len(evening.table.members) - 1))
    return evening


def arranged(evening: Evening, **changes: object) -> Outcome:
    return evening.ask(c.Arrange, 0, settings=structs.replace(evening.table.settings, **changes))


def closed(evening: Evening) -> Evening:
    assert done(arranged(evening, closed=True))
    return evening


def after(evening: Evening, *outcomes: Callable[[Evening], Outcome]) -> Evening:
    for outcome in outcomes:
        assert done(outcome(evening))
    return evening


def newcomer_asks(evening: Evening, kind: type[c.Command], **given: object) -> Outcome:
    return evening.ask(kind, newcomer(evening), **given)


def stand(member: int) -> Callable[[Evening], Outcome]:
    return lambda evening: evening.ask(c.Stand, member)


OTHER_RULES = replace(PLAIN, lives=2).to_dict()
CASES: list[tuple[TableRefusal, str, Callable[[], Outcome]]] = [
    (R.STALE, "a move for the past", lambda: (e := playing()).ask(c.Play, 0, number=e.table.position - 1, move="pass")),
    (R.STALE, "a move for the future", lambda: (e := playing()).ask(c.Play, 0, number=e.number + 1, move="pass")),
    (R.STALE, "to go on after it went on", lambda: (e := over()).ask(c.GoOn, 0, number=e.table.position - 1)),
    (R.NO_DEAL, "to go on in a round", lambda: playing().ask(c.GoOn, 0)),
    (R.NO_DEAL, "to go on before the first match", lambda: gathering().ask(c.GoOn, 0)),
    (R.NO_BUY_BACK, "an answer to no question", lambda: playing().ask(c.AnswerBuyBack, 0, yes=True)),
    (R.MATCH_GOES_ON, "another match", lambda: playing().ask(c.Start, 0)),
    (R.MATCH_GOES_ON, "other rules", lambda: arranged(playing(), options=OTHER_RULES)),
    (R.MATCH_GOES_ON, "another name of the rules", lambda: arranged(playing(), preset="classic")),
    (R.NOT_SEATED, "a move of a stranger", lambda: playing().ask(c.Play, None, move="pass")),
    (R.NOT_SEATED, "a move of a newcomer", lambda: newcomer_asks(playing(), c.Play, move="pass")),
    (R.NOT_SEATED, "a newcomer goes on to a round", lambda: newcomer_asks(next_round(), c.GoOn)),
    (R.NOT_SEATED, "who stood up goes on to a match", lambda: after(over(), stand(1)).ask(c.GoOn, 1)),
    (R.NOT_SEATED, "who stood up returns", lambda: after(playing(), stand(1)).ask(c.Return, 1)),
    (R.NOT_SEATED, "a newcomer covers", lambda: newcomer_asks(playing(), c.Cover, target=0)),
    (R.NOT_SEATED, "who stood up adds chance", lambda: after(gathering(), stand(1)).ask(c.Mix, 1, text="17")),
    (R.NOT_SEATED, "who stood up takes over", lambda: after(playing(), stand(1)).ask(c.TakeOver, 1, gone=HOST_GRACE)),
    (R.NOT_SEATED, "somebody without a secret sits down", lambda: gathering().ask(c.Sit, None, name="x", look=0)),
    (R.REMOVED, "who was sent away sits down", lambda: sent_away().ask(c.Sit, 1, name="x", look=0)),
    (
        R.REMOVED,
        "who was sent away sits down as if new",
        lambda: sent_away().ask(c.Sit, None, name="x", look=0, secret=hash_secret(secret_of(1))),
    ),
    (R.REMOVED, "who was sent away returns", lambda: sent_away().ask(c.Return, 1)),
    (R.NOT_SEATED, "a match without people", lambda: without_people().ask(c.Start, 0)),
    (R.COVERED, "a move of who is covered", lambda: all_covered().ask(c.Play, 0, move="pass")),
    (R.COVERED, "who is covered covers", lambda: covered(playing(), 0).ask(c.Cover, 0, target=1)),
    (R.COVERED, "who is covered takes over", lambda: covered_in_turn().ask(c.TakeOver, 1)),
    (R.COVERED, "a match of people who are all covered", lambda: ended_covered().ask(c.Start, 1)),
    (R.NOT_HOST, "a match by another", lambda: gathering().ask(c.Start, 1)),
    (R.NOT_HOST, "a computer player by another", lambda: gathering().ask(c.AddComputer, 1, level="solid")),
    (R.NOT_HOST, "to send somebody away", lambda: gathering().ask(c.Remove, 1, target=2)),
    (R.NOT_HOST, "to hand over what one hasn't", lambda: gathering().ask(c.HandOver, 1, target=1)),
    (R.NOT_HOST, "customs by another", lambda: gathering().ask(c.Arrange, 1, settings=gathering().table.settings)),
    (R.HOST_IS_THERE, "to take over", lambda: playing().ask(c.TakeOver, 1)),
    (R.HOST_IS_THERE, "or was just now", lambda: playing().ask(c.TakeOver, 1, gone=HOST_GRACE - 1)),
    (R.TABLE_CLOSED, "a newcomer", lambda: closed(gathering()).ask(c.Sit, None, name="x", look=0, secret="ab")),
    (
        R.TABLE_CLOSED,
        "of no name",
        lambda: closed(gathering()).ask(c.Sit, None, name="", look=0, secret="ab"),
    ),
    (R.TABLE_FULL, "a newcomer", lambda: full(gathering()).ask(c.Sit, None, name="x", look=0, secret="ab")),
    (R.TABLE_FULL, "a computer player", lambda: full(gathering()).ask(c.AddComputer, 0, level="solid")),
    (R.TABLE_FULL, "who stood up", lambda: full(after(gathering(), stand(1))).ask(c.Sit, 1, name="x", look=0)),
    (R.TABLE_CLOSED, "too many over time", lambda: full_of_old_members().ask(c.AddComputer, 0, level="solid")),
    (
        R.TABLE_CLOSED,
        "too many people over time",
        lambda: full_of_old_members().ask(c.Sit, None, name="x", look=0, secret="ab"),
    ),
    (R.NAME_TAKEN, "by one who sits", lambda: gathering().ask(c.Sit, 0, name=" PLAYER  1", look=0)),
    (R.NAME_TAKEN, "by the computer player", lambda: gathering().ask(c.Sit, 0, name="player 3", look=0)),
    (
        R.NAME_TAKEN,
        "by one who still plays",
        lambda: after(playing(), stand(1)).ask(c.Sit, None, name="player 1", look=0, secret="ab"),
    ),
    (R.BAD_NAME, "none", lambda: gathering().ask(c.Sit, 0, name=" \u202e\x00", look=0)),
    (R.BAD_NAME, "a long one", lambda: gathering().ask(c.Sit, 0, name="x" * 25, look=0)),
    (R.BAD_NAME, "a picture that isn't", lambda: gathering().ask(c.Sit, 0, name="x", look=12)),
    (R.BAD_TEXT, "chance of nothing", lambda: gathering().ask(c.Mix, 0, text=" \n ")),
    (R.BAD_TEXT, "chance of too much", lambda: gathering().ask(c.Mix, 0, text="x" * 41)),
    (R.TOO_FEW, "a match of one", lambda: Evening(PLAIN, [None], start=False).ask(c.Start, 0)),
    (R.TOO_FEW, "another match of one", lambda: alone().ask(c.GoOn, 0)),
    (R.TOO_FEW_PLACES, "for those who sit", lambda: arranged(gathering(), places=3)),
    (R.TOO_FEW_PLACES, "for a match", lambda: arranged(Evening(PLAIN, [None], start=False), places=1)),
    (R.TOO_FEW_PLACES, "by the pack", lambda: arranged(gathering(), places=PLAIN.max_players + 1)),
    (R.NO_SUCH_MEMBER, "to send away", lambda: gathering().ask(c.Remove, 0, target=4)),
    (R.NO_SUCH_MEMBER, "to send away, counted from the end", lambda: gathering().ask(c.Remove, 0, target=-1)),
    (R.NO_SUCH_MEMBER, "to send oneself away", lambda: gathering().ask(c.Remove, 0, target=0)),
    (R.NO_SUCH_MEMBER, "to send away twice", lambda: sent_away().ask(c.Remove, 0, target=1)),
    (R.NO_SUCH_MEMBER, "a computer player keeps no table", lambda: gathering().ask(c.HandOver, 0, target=3)),
    (R.NO_SUCH_MEMBER, "who was sent away keeps no table", lambda: sent_away().ask(c.HandOver, 0, target=1)),
    (R.TOO_SOON, "to cover", lambda: playing().ask(c.Cover, 1, target=0)),
    (R.NOT_AWAITED, "who isn't to act", lambda: later(playing()).ask(c.Cover, 0, target=1)),
    (R.NOT_AWAITED, "who isn't there", lambda: later(playing()).ask(c.Cover, 1, target=99)),
    (R.NOT_AWAITED, "oneself", lambda: later(playing()).ask(c.Cover, 0, target=0)),
    (R.NOT_AWAITED, "at a round's end", lambda: later(next_round()).ask(c.Cover, 0, target=1)),
    (R.TOO_LATE, "chance for cards that lie there", lambda: playing().ask(c.Mix, 0, text="17")),
    (
        R.TOO_LATE,
        "chance twice",
        lambda: after(gathering(), lambda e: e.ask(c.Mix, 0, text="1")).ask(c.Mix, 0, text="2"),
    ),
]


def sent_away() -> Evening:
    return after(gathering(), lambda evening: evening.ask(c.Remove, 0, target=1))


def without_people() -> Evening:
    """Two computer players sit there, and who keeps the table looks on."""
    evening = after(gathering(), lambda evening: evening.ask(c.AddComputer, 0, level="solid"))
    return after(evening, stand(0), stand(1), stand(2))


def covered_in_turn() -> Evening:
    """Member 1 has let the table wait."""
    evening = after(playing(), lambda evening: evening.ask(c.Play, 0, move="pass"))
    return covered(evening, 1)


def all_covered() -> Evening:
    """The clock has run out for everybody, one after the other; member 0 was the last."""
    evening = Evening.dealt_by(0, PLAIN, [None, None], clock="quick")
    evening.wait(20_000)
    assert evening.table.covered == {1}
    evening.wait(20_000)
    assert evening.table.covered == {0, 1}
    assert evening.table.awaited() == (0,)
    return evening


def ended_covered() -> Evening:
    """The only person at the table, whose it is, did not return before the match was over."""
    evening = Evening.dealt_by(0, PLAIN, [None, None, "solid"], clock="quick")
    rng = random.Random(0)
    evening.wait(20_000)
    while evening.table.playing:
        command = evening.due(rng)
        assert command is not None
        evening.do(command)
    assert evening.table.covered == {1}
    assert done(evening.ask(c.HandOver, 0, target=1))
    assert done(evening.ask(c.Stand, 0))
    return evening


def full(evening: Evening) -> Evening:
    while len(evening.table.party) < evening.table.settings.places:
        newcomer(evening, f"n{len(evening.table.members)}")
    return evening


def later(evening: Evening) -> Evening:
    evening.now += LONG_WAIT
    return evening


@pytest.mark.parametrize(("reason", "outcome"), [pytest.param(r, o, id=f"{r.value}: {n}") for r, n, o in CASES])
def test_refused(reason: TableRefusal, outcome: Callable[[], Outcome]) -> None:
    refused = outcome()
    assert refused == Refused(reason)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.clause) == (reason.value, None)


def test_every_reason_is_tried() -> None:
    assert {reason for reason, _, _ in CASES} == set(TableRefusal)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("knock", Refusal.KNOCK_FIRST_LAP),
        ("draw", Refusal.NOT_DRAW),
        ("nonsense", Refusal.UNREADABLE),
        ("keep", Refusal.NO_CHOICE),
    ],
)
def test_an_illegal_move_is_refused_with_the_rules_reason(move: str, reason: Refusal) -> None:
    refused = playing().ask(c.Play, 0, move=move)
    assert refused == Refused(reason)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.clause) == (reason.text_id, reason.clause)


def test_whose_turn_it_is_not_is_refused() -> None:
    assert playing().ask(c.Play, 1, move="pass") == Refused(Refusal.NOT_YOUR_TURN)
    assert next_round().ask(c.Play, 1, move="pass") == Refused(Refusal.ROUND_OVER)


def test_what_is_so_already_is_no_refusal() -> None:
    evening = gathering()
    here = Repeated(evening.number, for_good=False)
    assert evening.ask(c.Sit, 0, name="player 0", look=0) == here
    assert evening.ask(c.Arrange, 0, settings=evening.table.settings) == here
    assert evening.ask(c.TakeOver, 0) == here
    assert evening.ask(c.Return, 1) == here
    assert done(evening.ask(c.Stand, 1))
    assert evening.ask(c.Stand, 1) == Repeated(evening.number, for_good=False)
    evening = covered_in_turn()
    assert evening.ask(c.Cover, 2, target=1) == Repeated(evening.number, for_good=False)
    evening = next_round()
    assert done(evening.ask(c.GoOn, 0))
    assert evening.ask(c.GoOn, 0) == Repeated(evening.number, for_good=False)


def test_sitting_down_sent_again_by_who_sits_changes_no_name_back() -> None:
    """The answer was lost on the way: sent again, it comes from a member."""
    evening = gathering()
    first = evening.do(c.Sit(member=None, id="s1", name="Zoë", look=1, secret="ab" * 32))
    assert done(first)
    assert done(evening.do(c.Sit(member=4, id="s2", name="Zora", look=2)))
    assert evening.do(c.Sit(member=4, id="s1", name="Zoë", look=1)) == Repeated(first[0].number, for_good=True)
    assert evening.table.members[4].name == "Zora"


def test_one_secret_is_one_member() -> None:
    """Two tabs of one browser sit down at once."""
    evening = gathering()
    first = evening.ask(c.Sit, None, name="Zoë", look=1, secret="ab")
    assert done(first)
    assert evening.ask(c.Sit, None, name="Zoë", look=1, secret="ab") == Repeated(evening.number, for_good=False)
    assert done(evening.ask(c.Sit, None, name="Zoé", look=2, secret="ab"))
    assert evening.table.members[4] == Member("Zoé", None, "ab", 2)
    assert evening.table.party == (0, 1, 2, 3, 4)
