"""A match in words, line by line, for people to read."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Sequence

from schwimmen.cards import Card
from schwimmen.events import Event
from schwimmen.match import FinishedRound, Match, MatchPhase
from schwimmen.moves import Kind, Move
from schwimmen.record import Record
from schwimmen.round import Round
from schwimmen.rulebook import line
from schwimmen.rules.options import Problem
from schwimmen.words import Words, text_id

__all__ = ["match_lines", "move_text", "printable", "problem_text", "reason"]

_REASONS = {
    errno.ENOENT: "cli-reason-missing",
    errno.EISDIR: "cli-reason-folder",
    errno.EACCES: "cli-reason-forbidden",
    errno.ENOSPC: "cli-reason-full",
}

_SPACES = "\u00a0\u202f"
"""Spaces at which no line is broken, as numbers have them: harmless, but not printable for Python."""


def printable(text: str) -> str:
    """The text without what could steer a terminal: a name may hold anything."""
    return "".join(char if char.isprintable() or char in _SPACES else "\ufffd" for char in text)


def reason(error: OSError, texts: Words) -> str:
    """Why a file can't be used: in the texts' language where it is a frequent reason, else as the system says it."""
    if error.errno in _REASONS:
        return texts.text(_REASONS[error.errno])
    return error.strerror or str(error)


def problem_text(problem: Problem, texts: Words) -> str:
    """What is wrong with rules, after the options concerned."""
    named = {"option": problem.option} | dict(problem.args)
    why = texts.text(text_id("rules", problem.code), **named)
    if problem.code in ("unknown_option", "unknown_preset"):  # the sentence names it
        return why
    return texts.text("cli-record-rules", options=named.get("options", problem.option), why=why)


def move_text(move: Move, texts: Words) -> str:
    """A move as the page shows it: “7♦ → J♥”, “Pass”."""
    if move.kind is Kind.EXCHANGE:
        return texts.text("said-exchanged", gave=_cards(move.give, texts), took=_cards(move.take, texts))
    named = texts.text(text_id("move", move.kind.value))
    return f"{named} {_cards(move.give, texts)}" if move.give else named


def match_lines(record: Record, match: Match, texts: Words) -> Iterator[str]:
    """The match of a record: rules, rounds, losses, the end."""
    return map(printable, _match(record, match, texts))


def _match(record: Record, match: Match, texts: Words) -> Iterator[str]:
    yield ", ".join(match.players)
    yield texts.text("cli-rules", rules=_rules(record, texts))
    for number, finished in enumerate(match.finished, 1):
        yield from _heading(number, texts)
        yield from _log(finished.round, match.players, texts)
        yield from _result(finished, match.players, texts)
    if match.current is not None:
        yield from _heading(len(match.finished) + 1, texts)
        yield from _log(match.current, match.players, texts)
        yield from _open(match.current, match.players, texts)
    if match.phase is MatchPhase.OVER:
        yield ""
        if match.winner is None:
            yield texts.text("log-match-drawn")
        else:
            yield texts.text("log-match-won", who="other", name=match.players[match.winner])
    yield ""


def _rules(record: Record, texts: Words) -> str:
    """The rules in short: the preset, and each option that the record names."""
    name = texts.text("rules-name-own" if record.preset is None else text_id("preset", record.preset))
    lines = [line(option, getattr(record.options, option), texts) for option in record.given or ()]
    return "; ".join([name, *lines])


def _heading(number: int, texts: Words) -> Sequence[str]:
    return "", texts.text("cli-heading", number=number)


def _log(round_: Round, players: Sequence[str], texts: Words) -> Iterator[str]:
    yield from _hands(Round.deal(round_.options, round_.seats, round_.deck), players, texts)
    for event in round_.events:
        yield f"  {_event(event, players, texts)}"


def _event(event: Event, players: Sequence[str], texts: Words) -> str:
    return texts.text(
        text_id("log", event.kind.value),
        who="other",
        name="" if event.seat is None else players[event.seat],
        gave=_cards(event.gave, texts),
        took=_cards(event.took, texts),
        gives=len(event.gave),
        takes=len(event.took),
        by="" if event.ended_by is None else event.ended_by.value,
    )


def _cards(cards: Sequence[Card], texts: Words) -> str:
    return texts.cards([str(card) for card in cards])


def _result(finished: FinishedRound, players: Sequence[str], texts: Words) -> Iterator[str]:
    outcome = finished.round.outcome
    assert outcome is not None  # it is finished
    for seat, hand in outcome.hands.items():
        points = texts.text("points", value=outcome.values[seat])
        yield f"    {players[seat]}: {_cards(hand, texts)}, {points}"
    for seat, why in outcome.why.items():
        if why is not None:
            value, lost = outcome.values[seat], outcome.lost[seat]
            yield "  " + texts.text(text_id("why", why.value), who="other", name=players[seat], value=value, lost=lost)
    for seat, lost in outcome.lost.items():
        if lost:
            fate = "out" if seat in finished.out else "left" if finished.lives[seat] else "swims"
            lives = finished.lives[seat]
            yield "  " + texts.text(text_id("fate", fate), who="other", name=players[seat], lives=lives)
    for seat in finished.buy_backs or ():
        yield "  " + texts.text("log-bought-back", who="other", name=players[seat])
    if finished.buy_backs is None:
        yield "  " + texts.text("cli-buy-back-open", names=", ".join(players[seat] for seat in finished.may_buy_back))


def _hands(round_: Round, players: Sequence[str], texts: Words) -> Iterator[str]:
    for seat in sorted(round_.seats):
        yield f"    {players[seat]}: {_cards(round_.hand(seat), texts)}"


def _open(round_: Round, players: Sequence[str], texts: Words) -> Iterator[str]:
    """An unfinished round: the hands as they are, who is to act and what may be done."""
    yield from _hands(round_, players, texts)
    moves = ", ".join(move_text(move, texts) for move in round_.legal_moves())
    assert round_.to_act is not None  # it is not over
    yield "  " + texts.text("cli-to-act", phase=round_.phase.value, name=players[round_.to_act], moves=moves)
