"""What a record is, and what can be wrong with one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schwimmen.cards import Card
from schwimmen.moves import Move, Refusal
from schwimmen.round import Stock
from schwimmen.rules.options import Options, Problem

__all__ = ["FORMAT", "Flaw", "Record", "RecordError", "RoundRecord"]

FORMAT = "schwimmen-record/1"


class Flaw(Enum):
    """What can be wrong with a record. The value is the id of its text, ``code`` the one that is reported."""

    NOT_UTF8 = ("not-utf8", "bad_json")
    EMPTY = ("empty", "bad_json")
    NOT_JSON = ("not-json", "bad_json")
    NO_NUMBER = ("no-number", "bad_json")
    TOO_DEEP = ("too-deep", "bad_json")
    NOT_AN_OBJECT = ("not-an-object", "bad_json")
    KEY_TWICE = ("key-twice", "bad_json")
    OTHER_FORMAT = ("other-format", "bad_format")
    KEY_MISSING = ("key-missing", "bad_format")
    WRONG_TYPE = ("wrong-type", "bad_format")
    NO_SUCH_SEAT = ("no-such-seat", "bad_format")
    SEAT_TWICE = ("seat-twice", "bad_format")
    DEALER_OUT = ("dealer-out", "bad_format")
    TOO_MANY_OUT = ("too-many-out", "bad_format")
    LIVES_COUNT = ("lives-count", "bad_format")
    LIVES_RANGE = ("lives-range", "bad_format")
    LIVES_OUT = ("lives-out", "bad_format")
    LIVES_SWIMMING = ("lives-swimming", "bad_format")
    NO_BUY_BACK = ("no-buy-back", "bad_format")
    AFTER_UNFINISHED = ("after-unfinished", "bad_format")
    RULES = ("rules", "bad_rules")
    TOO_FEW_PLAYERS = ("too-few-players", "too_few_players")
    TOO_MANY_PLAYERS = ("too-many-players", "too_many_players")
    NO_CARD = ("no-card", "bad_card")
    NOT_THE_PACK = ("not-the-pack", "bad_deck")
    STOCK_NO_CARD = ("stock-no-card", "bad_stock")
    STOCK_OTHER_CARDS = ("stock-other-cards", "bad_stock")
    ILLEGAL_MOVE = ("illegal-move", "illegal_move")
    ROUND_OVER = ("round-over", "round_over")
    MATCH_OVER = ("match-over", "match_over")
    MAY_NOT_BUY_BACK = ("may-not-buy-back", "bad_buy_back")
    BUY_BACK_UNFINISHED = ("buy-back-unfinished", "bad_buy_back")

    def __init__(self, text_id: str, code: str) -> None:
        self.text_id = text_id
        self.code = code


class RecordError(ValueError):
    """A record that breaks a rule: what, in which round and move (from 0; None where it is neither).

    ``named`` is what the text names. ``problems`` say what is wrong with the rules (``Flaw.RULES``), ``refusal``
    why a move is illegal (``Flaw.ILLEGAL_MOVE``).
    """

    def __init__(
        self,
        flaw: Flaw,
        round_: int | None = None,
        move: int | None = None,
        *,
        problems: tuple[Problem, ...] = (),
        refusal: Refusal | None = None,
        **named: str | int,
    ) -> None:
        said = [*(f"{key} {value}" for key, value in named.items()), *map(str, problems)]
        said += [f"{refusal.text_id} {refusal.clause}"] if refusal else []
        super().__init__(f"{flaw.text_id}: {', '.join(said)}")
        self.flaw = flaw
        self.round = round_
        self.move = move
        self.problems = problems
        self.refusal = refusal
        self.named = named


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round as it is written; ``buy_backs`` is None where the key is missing."""

    deck: tuple[Card, ...]
    moves: tuple[Move | Stock, ...]
    buy_backs: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it is written: the rules as they were given, names, first dealer, rounds.

    ``preset`` and ``given``, the names of the options that are written, are None where the key is missing; so are
    ``lives``, ``out`` and ``bought_back``, which say where a record starts in the middle of a match.
    """

    options: Options
    players: tuple[str, ...]
    dealer: int
    rounds: tuple[RoundRecord, ...] = ()
    preset: str | None = None
    given: tuple[str, ...] | None = None
    lives: tuple[int, ...] | None = None
    out: tuple[int, ...] | None = None
    bought_back: tuple[int, ...] | None = None
