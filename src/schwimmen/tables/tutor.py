"""What is said to somebody who plays for the first time: what to do and why, and what a move was worth.

It is found out from what the pupil may know alone (`View`, and what is public of the match), so it gives nothing away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from schwimmen.cards import Card, best_cards, value
from schwimmen.match import Match, MatchPhase
from schwimmen.moves import Kind, Move
from schwimmen.round import Round, Stock
from schwimmen.view import View, view_round

__all__ = ["STEPS", "Doing", "Lesson", "Part", "Saying", "SayingId", "Step", "advice", "teach"]

Doing = Literal["swap", "all", "pass", "knock"]
"""Kinds of moves. Of one that was right the text ``lesson-right-DOING`` speaks."""
Step = Literal["swap", "all", "pass", "knock", "swim"]
STEPS: tuple[Step, ...] = ("swap", "all", "pass", "knock", "swim")
"""What one has to have done, or in the last case seen, to know the game."""
Part = Literal["hand", "value", "move"]
SayingId = Literal[
    "cards",
    "points",
    "first-swap",
    "swap",
    "three",
    "first-all",
    "all",
    "first-pass",
    "pass",
    "first-knock",
    "knock",
    "last-swap",
    "last-pass",
    "watch",
    "less",
    "worse",
    "missed",
    "hasty",
    "daring",
    "shy",
    "lost",
    "swim",
    "equal",
    "won",
    "over",
]
"""All that can be said: the text ``lesson-ID``."""
_FIRST: dict[Doing, SayingId] = {"swap": "first-swap", "all": "first-all", "pass": "first-pass", "knock": "first-knock"}
_THREE_OF_A_KIND = 30.5

GOOD_ENOUGH = 25
"""Points with which the pupil is advised to knock: two hands that were played for a while seldom both have more."""


@dataclass(frozen=True, slots=True)
class Saying:
    """One thing that is said: the text ``lesson-ID``, and the part of the table that it is about.

    ``value``: points that the hand has, or has after the move; ``better``: those that it could have had. ``gave``,
    ``took``: the cards of the move that is spoken of. ``seat``: who is spoken of.
    """

    id: SayingId
    about: Part | None = None
    value: float | None = None
    better: float | None = None
    gave: tuple[Card, ...] = ()
    took: tuple[Card, ...] = ()
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """What the tutor says now: ``sayings`` one after the other. ``move``: what the pupil is advised to play.

    ``learnt``: what the pupil has done already. ``praise``: the text ``lesson-right-PRAISE`` on the last move.
    """

    learnt: tuple[Step, ...]
    praise: Doing | None
    sayings: tuple[Saying, ...]
    move: Move | None = None


def teach(match: Match, seat: int) -> Lesson:
    """What is said to the pupil at that seat; the first round must have been dealt."""
    learnt = tuple(_learnt(match, seat))
    if match.current is None:
        return _after_round(match, seat, learnt)
    moves = list(_own_moves(match.current, seat, match.lives, match.out))
    judged = _judge(*moves[-1]) if moves else None
    praise = judged if isinstance(judged, str) else None
    sayings = [judged] if isinstance(judged, Saying) else []
    view = match.view(seat)
    if view.to_act != seat:
        if judged is None:
            sayings.append(Saying("watch", seat=view.to_act))
        return Lesson(learnt, praise, tuple(sayings))
    if not match.finished and not moves:
        counting = best_cards(view.options, view.hand)
        sayings += [Saying("cards", "hand", value(view.options, view.hand), gave=counting), Saying("points", "value")]
    move = advice(view)
    return Lesson(learnt, praise, (*sayings, _hint(view, move, learnt)), move)


def advice(view: View) -> Move:
    """The move that makes the hand worth most at once; else one knocks with a good hand, and passes with another."""
    values, own = _exchanges(view), value(view.options, view.hand)
    # one card rather than three for the same, and always the same one
    best = max(values, key=lambda move: (values[move], move.kind is Kind.EXCHANGE, str(move)))
    if values[best] > own:
        return best
    knock = Move(Kind.KNOCK)
    return knock if knock in view.legal and own >= GOOD_ENOUGH else Move(Kind.PASS)


def _exchanges(view: View) -> dict[Move, float]:
    """What the hand is worth after each exchange."""
    return {move: worth for move, worth in view.values().items() if move.kind in (Kind.EXCHANGE, Kind.ALL)}


def _learnt(match: Match, seat: int) -> Iterator[Step]:
    rounds = [finished.round for finished in match.finished] + ([match.current] if match.current else [])
    moves = [one for round_ in rounds for one in _own_moves(round_, seat, match.lives, match.out)]
    # a pass in the last turn doesn't show what passes do otherwise (R4.4)
    done: set[Step] = {_doing(move) for view, move in moves if move.kind is not Kind.PASS or view.knocker is None}
    if any(
        before > now == 0 for last in match.finished for before, now in zip(last.lives_before, last.lives, strict=True)
    ):
        done.add("swim")
    yield from (step for step in STEPS if step in done)


def _doing(move: Move) -> Doing:
    match move.kind:
        case Kind.EXCHANGE:
            return "swap"
        case Kind.ALL:
            return "all"
        case Kind.KNOCK:
            return "knock"
    return "pass"


def _own_moves(round_: Round, seat: int, lives: tuple[int, ...], out: tuple[int, ...]) -> Iterator[tuple[View, Move]]:
    """The seat's moves in a round, each with what it knew then."""
    then = Round.deal(round_.options, round_.seats, round_.deck)
    for move in round_.moves:
        if isinstance(move, Stock):
            then = then.restock(move.cards)
            continue
        if then.to_act == seat:
            yield view_round(then, seat, lives, out), move
        then = then.play(move)


def _cards(view: View, move: Move) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What an exchange gives and takes, that of all three included."""
    return (view.hand, view.centre) if move.kind is Kind.ALL else (move.give, move.take)


def _judge(view: View, move: Move) -> Doing | Saying | None:
    """What that move was: right, a mistake that is explained, or neither."""
    values, better = _exchanges(view), advice(view)
    own = value(view.options, view.hand)
    best = values.get(better, own)
    gave, took = _cards(view, better)
    got = values.get(move, own)
    if move == better or got == best > own:
        return _doing(move)
    if move in values:
        if best > own:
            return Saying("less", None, got, best, gave, took)
        return Saying("worse", None, got, own) if got < own else None
    if best > own:
        return Saying("hasty" if move.kind is Kind.KNOCK else "missed", None, own, best, gave, took)
    return Saying("daring" if move.kind is Kind.KNOCK else "shy", None, own)


def _hint(view: View, move: Move, learnt: tuple[Step, ...]) -> Saying:
    """What to do, and why; at more length where it is new."""
    gave, took = _cards(view, move)
    own = value(view.options, view.hand)
    doing = _doing(move)
    worth = _exchanges(view).get(move, own)
    name: SayingId = doing if doing in learnt else _FIRST[doing]
    if view.knocker is not None:
        name = "last-pass" if doing == "pass" else "last-swap"
    elif doing == "swap" and worth == _THREE_OF_A_KIND:
        name = "three"
    return Saying(name, "move", worth, own, gave, took, view.knocker)


def _after_round(match: Match, seat: int, learnt: tuple[Step, ...]) -> Lesson:
    """What the round that is over shows; nothing that the page says in any case."""
    last = match.last
    assert last is not None  # nothing else can be over
    moves = list(_own_moves(last.round, seat, last.lives_before, last.out_before))
    judged = _judge(*moves[-1]) if moves else None
    sayings = [judged] if isinstance(judged, Saying) else []
    sayings += _losses(match, seat)
    return Lesson(learnt, judged if isinstance(judged, str) else None, tuple(sayings))


def _losses(match: Match, seat: int) -> Iterator[Saying]:
    last = match.last
    assert last is not None
    if match.phase is MatchPhase.OVER:
        yield Saying("won" if match.winner == seat else "over")
        return
    for place, (before, now) in enumerate(zip(last.lives_before, last.lives, strict=True)):
        if now < before:
            yield Saying("swim" if now == 0 else "lost", seat=place)
    if last.lives == last.lives_before:
        yield Saying("equal")
