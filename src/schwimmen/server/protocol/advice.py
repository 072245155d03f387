"""What a lone player is told who has asked for it: what would be best, or would have been better."""

from __future__ import annotations

from schwimmen.server.protocol.parts import CardText, CommandId, Message, MoveText, Part

__all__ = ["Because", "Hinted", "Prospect", "Reviewed", "Slip"]


class Prospect(Part):
    """What was found of a legal move, by imagined games: the chance to win the match, and to lose a life or more in
    this round, from 0 to 1, each with its standard error."""

    move: MoveText
    win: float
    win_error: float
    lose: float
    lose_error: float


class Because(Part):
    """Why a move is the best: the text ``bot-reason-WHY``. ``value``: points of the hand that it leads to or rests on,
    ``cards`` and ``seat``: whom it is about, ``chance``: to lose a life."""

    why: str
    value: float | None
    cards: list[CardText]
    seat: int | None
    chance: float | None


class Hinted(Message, tag="hinted"):
    """Answer to `Hint`: every legal move after event ``number``, the best first, and why it is the best.

    ``rough``: for now the figures rest on few imagined games.
    """

    id: CommandId
    number: int
    moves: list[Prospect]
    because: Because
    rough: bool


class Slip(Part):
    """A decision that cost more than a little. ``turn``: in which own turn of the round, from 1; ``hand`` and
    ``centre`` as they were; ``cost``: by how much the chance to win the match was less than it might have been."""

    turn: int
    hand: list[CardText]
    centre: list[CardText]
    made: Prospect
    best: Prospect
    because: Because
    cost: float


class Reviewed(Message, tag="reviewed"):
    """Answer to `Review`: of the ``decisions`` in that ``round`` of that ``match`` those that were not good enough, and
    what all have cost. Each is judged by what its seat could know at that time; ``rough`` as in `Hinted`."""

    id: CommandId
    match: int
    round: int
    decisions: int
    slips: list[Slip]
    cost: float
    rough: bool
