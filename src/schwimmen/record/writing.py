"""Matches as records, records as text, and what follows from them."""

from __future__ import annotations

import json
from typing import Any

from schwimmen.match import FinishedRound, Match, MatchPhase
from schwimmen.record.model import FORMAT, Record, RoundRecord
from schwimmen.round import Phase
from schwimmen.rules.options import Options
from schwimmen.rules.presets import preset

__all__ = ["outcome", "record", "write"]


def write(record: Record) -> str:
    """The canonical text, one line without its end."""
    rules: dict[str, Any] = {}
    if record.preset is not None:
        rules["preset"] = record.preset
    if record.given is not None:
        values = record.options.to_dict()
        rules["options"] = {name: values[name] for name in record.given}
    data = {
        "format": FORMAT,
        "rules": rules,
        "players": record.players,
        "dealer": record.dealer,
        **_present(lives=record.lives, out=record.out, bought_back=record.bought_back),
        "rounds": [
            {
                "deck": " ".join(map(str, round_.deck)),
                "moves": list(map(str, round_.moves)),
                **_present(buy_backs=round_.buy_backs),
            }
            for round_ in record.rounds
        ],
    }
    return json.dumps(data, ensure_ascii=False)


def _present(**values: object) -> dict[str, object]:
    return {key: value for key, value in values.items() if value is not None}


def record(match: Match, preset_name: str | None = None) -> Record:
    """The record of a match, finished or not; ``preset_name`` is what its rules are told from.

    Raises `RulesError` for an unknown preset.
    """
    base = Options() if preset_name is None else preset(preset_name).options
    first = match.finished[0] if match.finished else None
    lives, out = (first.lives_before, first.out_before) if first else (match.lives, match.out)
    used = {seat for finished in match.finished for seat in finished.buy_backs or ()}
    bought_back = tuple(seat for seat in match.bought_back if seat not in used)
    return Record(
        options=match.options,
        players=match.players,
        dealer=first.round.dealer if first else match.dealer,
        rounds=tuple(
            [RoundRecord(f.round.deck, f.round.moves, _answer(f)) for f in match.finished]
            + ([RoundRecord(match.current.deck, match.current.moves)] if match.current else [])
        ),
        preset=preset_name,
        given=tuple(match.options.to_dict(base)) or None,
        lives=None if set(lives) == {match.options.lives} else lives,
        out=out or None,
        bought_back=bought_back or None,
    )


def _answer(finished: FinishedRound) -> tuple[int, ...] | None:
    """``buy_backs`` as it is written: missing where nobody might have come back, or nobody has answered."""
    return finished.buy_backs if finished.may_buy_back else None


def outcome(match: Match) -> dict[str, Any]:
    """What follows from a record, as JSON (docs/record.md, “The outcome”)."""
    rounds = [_finished(finished) for finished in match.finished]
    if match.phase is MatchPhase.OVER and rounds:
        rounds[-1]["winner"] = match.winner
    if match.current is not None:
        rounds.append(
            {
                "phase": match.current.phase.value,
                "to_act": match.current.to_act,
                "legal": list(map(str, match.current.legal_moves())),
            }
        )
    return {"rounds": rounds}


def _finished(finished: FinishedRound) -> dict[str, Any]:
    ended = finished.round.outcome
    assert ended is not None  # it is finished
    data: dict[str, Any] = {
        "phase": Phase.OVER.value,
        "ended_by": ended.ended_by.value,
        "hands": {str(seat): sorted(map(str, hand)) for seat, hand in ended.hands.items()},
        "values": {str(seat): value for seat, value in ended.values.items()},
        "lost": {str(seat): lost for seat, lost in ended.lost.items()},
        "lives": {str(seat): lives for seat, lives in enumerate(finished.lives)},
        "out": list(finished.out),
    }
    if finished.buy_backs is None:
        data["buy_back_open"] = list(finished.may_buy_back)
    elif finished.next_dealer is not None:
        data["next_dealer"] = finished.next_dealer
    return data
