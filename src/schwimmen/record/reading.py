"""Reading a record and replaying it, with all that can be wrong with one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from schwimmen.cards import Card, pack
from schwimmen.match import Match, MatchPhase, TooFewPlayers, TooManyPlayers
from schwimmen.moves import Move, Refusal
from schwimmen.record.model import FORMAT, Flaw, Record, RecordError, RoundRecord
from schwimmen.record.writing import write
from schwimmen.round import BadDeck, BadStock, IllegalMove, Phase, Round, Stock
from schwimmen.rules.options import Options, RulesError
from schwimmen.rules.presets import preset

__all__ = ["read", "replay"]


def read(text: str | bytes) -> tuple[Record, Match]:
    """Read a record, forgivingly, and replay it. Raises `RecordError` for the first fault (docs/record.md)."""
    whole = _Typed(_load(text))
    if whole.text("format") != FORMAT:
        raise RecordError(Flaw.OTHER_FORMAT, value=whole.text("format")[:60], wanted=FORMAT)
    rules = _Typed(whole.object("rules"))
    preset_name = rules.text("preset") if "preset" in rules.data else None
    given = rules.object("options") if "options" in rules.data else None
    players, dealer = whole.texts("players"), whole.number("dealer")
    lives, out, bought_back = map(whole.numbers, ("lives", "out", "bought_back"))
    rounds = whole.list("rounds")
    try:
        options = Options.from_dict(given or {}, None if preset_name is None else preset(preset_name).options)
    except RulesError as error:
        raise RecordError(Flaw.RULES, problems=error.problems) from None
    try:
        match = Match.start(options, players, dealer, lives=lives, out=out or (), bought_back=bought_back or ())
    except TooFewPlayers:
        raise RecordError(Flaw.TOO_FEW_PLAYERS, players=len(players)) from None
    except TooManyPlayers:
        raise RecordError(Flaw.TOO_MANY_PLAYERS, players=len(players), most=options.max_players) from None
    named = None if given is None else tuple(given)
    record = Record(options, players, dealer, (), preset_name, named, lives, out, bought_back)
    _check_seats(record)
    read_rounds = []
    for index, raw in enumerate(rounds):
        match, round_ = _read_round(match, raw, index)
        read_rounds.append(round_)
    return replace(record, rounds=tuple(read_rounds)), match


def replay(record: Record) -> Match:
    """The match that a record tells. Raises `RecordError` for one that breaks a rule."""
    return read(write(record))[1]


def _load(text: str | bytes) -> dict[str, Any]:
    try:
        text = (text.decode() if isinstance(text, bytes) else text).removeprefix("\ufeff")
        if not text.strip():
            raise RecordError(Flaw.EMPTY)
        data = json.loads(text, object_pairs_hook=_object, parse_int=_integer, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise RecordError(Flaw.NOT_UTF8, position=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise RecordError(Flaw.NOT_JSON, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise RecordError(Flaw.TOO_DEEP) from None
    if type(data) is not dict:
        raise RecordError(Flaw.NOT_AN_OBJECT)
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object with each key once: of two values, another program might take the other one."""
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise RecordError(Flaw.KEY_TWICE, key=key[:60])
        data[key] = value
    return data


def _integer(digits: str) -> int:
    """A whole number; one of hundreds of digits, which would take long to read, only roughly."""
    return int(digits[:100])


def _no_constant(name: str) -> None:
    raise RecordError(Flaw.NO_NUMBER, value=name)


@dataclass(frozen=True, slots=True)
class _Typed:
    """An object's values by key, each of the type that is asked for; raises `RecordError`, for ``round``."""

    data: dict[str, Any]
    round: int | None = None

    def list(self, key: str) -> list[Any]:
        return self._of(key, list, "list")  # type: ignore[no-any-return]

    def object(self, key: str) -> dict[str, Any]:
        return self._of(key, dict, "object")  # type: ignore[no-any-return]

    def text(self, key: str) -> str:
        return self._of(key, str, "text")  # type: ignore[no-any-return]

    def number(self, key: str) -> int:
        return self._of(key, int, "number")  # type: ignore[no-any-return]

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, each of which can be written as UTF-8 (JSON can say half a pair of surrogates)."""
        texts = tuple(self.list(key))
        for text in texts:
            if type(text) is not str or any("\ud800" <= char <= "\udfff" for char in text):
                raise RecordError(Flaw.WRONG_TYPE, self.round, key=key, wanted="texts")
        return texts

    def numbers(self, key: str) -> tuple[int, ...] | None:
        """A list of whole numbers; None where the key is missing."""
        if key not in self.data:
            return None
        numbers = tuple(self.list(key))
        if any(type(number) is not int for number in numbers):
            raise RecordError(Flaw.WRONG_TYPE, self.round, key=key, wanted="numbers")
        return numbers

    def _of(self, key: str, kind: type, wanted: str) -> Any:
        if key not in self.data:
            raise RecordError(Flaw.KEY_MISSING, self.round, key=key)
        value = self.data[key]
        if type(value) is not kind:  # `isinstance` would take true and false for numbers
            raise RecordError(Flaw.WRONG_TYPE, self.round, key=key, wanted=wanted)
        return value


def _check_seats(record: Record) -> None:
    """Raises `RecordError` for a dealer, lives and outs that can't be (docs/record.md, ``bad_format``)."""
    players, out = len(record.players), record.out or ()
    for key, seats in (("dealer", (record.dealer,)), ("out", out), ("bought_back", record.bought_back or ())):
        for seat in seats:
            if not 0 <= seat < players:
                raise RecordError(Flaw.NO_SUCH_SEAT, key=key, seat=seat)
            if seats.count(seat) > 1:
                raise RecordError(Flaw.SEAT_TWICE, key=key, seat=seat)
    if record.dealer in out:
        raise RecordError(Flaw.DEALER_OUT, seat=record.dealer)
    if players - len(out) < 2:
        raise RecordError(Flaw.TOO_MANY_OUT)
    if record.bought_back and not record.options.buy_back:
        raise RecordError(Flaw.NO_BUY_BACK)
    if record.lives is None:
        return
    if len(record.lives) != players:
        raise RecordError(Flaw.LIVES_COUNT, lives=len(record.lives), players=players)
    for seat, left in enumerate(record.lives):
        if not 0 <= left <= record.options.lives:
            raise RecordError(Flaw.LIVES_RANGE, seat=seat, most=record.options.lives)
        if left > 0 and seat in out:
            raise RecordError(Flaw.LIVES_OUT, seat=seat)
        if left == 0 and seat not in out and record.options.swimming == "none":
            raise RecordError(Flaw.LIVES_SWIMMING, seat=seat)


def _read_round(match: Match, raw: object, index: int) -> tuple[Match, RoundRecord]:
    """Read one round and play it."""
    if type(raw) is not dict:
        raise RecordError(Flaw.WRONG_TYPE, index, key="rounds", wanted="objects")
    typed = _Typed(raw, index)
    cards, texts = typed.text("deck"), typed.list("moves")
    for number, text in enumerate(texts):
        if type(text) is not str:
            raise RecordError(Flaw.WRONG_TYPE, index, number, key="moves", wanted="texts")
    buy_backs = typed.numbers("buy_backs")
    if match.phase is MatchPhase.BUY_BACK:  # missing in a round that is not the last means []
        match = match.buy_back(())
    if match.phase is MatchPhase.OVER:
        raise RecordError(Flaw.MATCH_OVER, index)
    if match.phase is MatchPhase.ROUND:
        raise RecordError(Flaw.AFTER_UNFINISHED, index)
    deck = _cards(cards.split(), Flaw.NO_CARD, index)
    try:
        match = match.deal(deck)
    except BadDeck:
        raise RecordError(Flaw.NOT_THE_PACK, index, **_wrong_cards(deck, pack(match.options.deck))) from None
    moves, current = [], match.current  # the match takes note of its end: every step of it would take time
    for number, text in enumerate(texts):
        if current is None or current.phase is Phase.OVER:
            raise RecordError(Flaw.ROUND_OVER, index, number)
        current, move = _read_move(current, text, match.players, index, number)
        moves.append(move)
    if current is not None:
        match = match.advance(current)
    if buy_backs is not None:
        match = _read_buy_backs(match, buy_backs, index)
    return match, RoundRecord(deck, tuple(moves), buy_backs)


def _read_buy_backs(match: Match, seats: tuple[int, ...], index: int) -> Match:
    """The match after those came back, if anybody might; nobody can in any other."""
    if match.phase is MatchPhase.ROUND and seats:
        raise RecordError(Flaw.BUY_BACK_UNFINISHED, index)
    may = match.last.may_buy_back if match.last is not None and match.phase is MatchPhase.BUY_BACK else ()
    for seat in seats:
        if seat not in may or seats.count(seat) > 1:
            raise RecordError(Flaw.MAY_NOT_BUY_BACK, index, seat=seat)
    return match.buy_back(seats) if may else match


def _read_move(
    current: Round, text: str, players: Sequence[str], round_: int, number: int
) -> tuple[Round, Move | Stock]:
    """Read one move or shuffle and play it."""
    shuffle = current.phase is Phase.STOCK
    try:
        word, *cards = text.split() or [""]
        if word.lower() != "stock":
            move = _parse_move(text, Refusal.STOCK_DUE if shuffle else Refusal.UNREADABLE)
            return current.play(move), move
        # What follows the word matters only where a shuffle is due: elsewhere the whole is refused.
        stock = Stock(_cards(cards, Flaw.STOCK_NO_CARD, round_, number) if shuffle else ())
        return current.restock(stock.cards), stock
    except IllegalMove as error:
        player = players[current.to_act or 0][:40]
        raise RecordError(
            Flaw.ILLEGAL_MOVE, round_, number, refusal=error.reason, text=text[:40], player=player
        ) from None
    except BadStock:
        wrong = _wrong_cards(stock.cards, current.shuffle_due)
        raise RecordError(Flaw.STOCK_OTHER_CARDS, round_, number, **wrong) from None


def _parse_move(text: str, unreadable: Refusal) -> Move:
    try:
        return Move.parse(text)
    except ValueError:
        raise IllegalMove(unreadable, text) from None


def _cards(texts: Sequence[str], flaw: Flaw, round_: int, move: int | None = None) -> tuple[Card, ...]:
    cards = []
    for text in texts:
        try:
            cards.append(Card.parse(text))
        except ValueError:
            raise RecordError(flaw, round_, move, text=text[:20]) from None
    return tuple(cards)


def _wrong_cards(cards: Sequence[Card], wanted: Sequence[Card]) -> dict[str, Any]:
    """How the cards differ from those wanted: the first one that is foreign, there twice or missing."""
    for wrong, which in (
        ("foreign", (card for card in cards if card not in wanted)),
        ("twice", (card for card in cards if cards.count(card) > 1)),
        ("missing", (card for card in wanted if card not in cards)),
    ):
        card = next(which, None)
        if card is not None:
            return {"wrong": wrong, "card": str(card), "size": len(wanted)}
    raise ValueError("the cards are those wanted")
