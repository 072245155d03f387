"""Thinking about a `View`: for each legal move the chance to win the match, and to lose a life in this round.

The best one is the move that the expert makes: by imagined games, and by the policy's scores beside them. By how much
the others fall short of it, the games alone say, because the scores are no chances.

Where numba is installed the thinking is compiled, a hundred times as fast. Compiling takes half a minute the first time
and then is kept on the disk, so it is never done while somebody waits: until `warm` has been called and is done,
CPython does the same work, in fewer imagined games, and says that its figures are rough.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from subprocess import DEVNULL, run

from schwimmen.actions import legal_actions
from schwimmen.cards import pack
from schwimmen.mind import beliefs, memory, public, search, weights
from schwimmen.mind.evidence import Evidence, scores
from schwimmen.moves import Move
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options
from schwimmen.view import View, view_round

__all__ = ["Thought", "choose", "is_kept", "is_warm", "think", "warm", "warm_aside"]

GAMES_A_MILLISECOND = 800
"""Imagined games that the compiled thinking plays in a millisecond, roughly, on a slow core; at most."""
SLOWER = 60
"""So many times as long CPython takes."""
AT_ONCE = 4000
"""Imagined games of one search, at most; more are several searches, each with other random numbers. At least as many
as the expert has for a decision, and so few that the memory has room for them."""

BREADTH = 24
"""Hands that CPython weighs for each opponent."""

_Pondering = Callable[..., int]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found of a legal move, by ``games`` imagined games.

    ``win``: the chance to win the match, from 0 to 1; of any move but the best it is what that has, less by what the
    other falls short of it in the same imagined worlds. One that fares better there, but not by enough to make up for
    what the policy says of it, is told to be as good. ``error``: the standard error, of the best one's chance and of
    what another falls short of it. ``lose``: the chance to lose a life or more in this round. ``rough``: CPython has
    thought, in few games. Moves that are clearly worse than another are given up early, and have fewer games than it.
    """

    move: Move
    win: float
    error: float
    lose: float
    games: int
    rough: bool

    @property
    def lose_error(self) -> float:
        """The standard error of ``lose``."""
        return float((self.lose * (1 - self.lose) / self.games) ** 0.5)


class _Memory(threading.local):
    """Each thread's memory, as views that may be sliced without copying."""

    def __init__(self) -> None:
        self.real, self.whole = weights.new_memory()
        try:
            weights.load()
        except weights.BadWeights as fault:
            _tell(str(fault))


@cache
def _tell(fault: str) -> None:
    """Log what is wrong with the weights, once."""
    _log.warning("thinking goes by imagined games alone: %s", fault)


_memory = _Memory()
_compiled: list[_Pondering] = []
_warming = threading.Lock()
_aside: list[threading.Thread] = []


def warm() -> bool:
    """Compile the thinking, or load what an earlier process compiled; False where numba isn't installed.

    Takes up to half a minute the first time, mostly with Python's lock: so it is done in a process of its own first
    (``python -m schwimmen.mind``), where somebody may be waiting for this one.
    """
    with _warming:
        if not _compiled:
            try:
                from schwimmen.mind.compiled import ponder
            except ImportError:
                return False
            _exercise(ponder)
            _compiled.append(ponder)
    return True


def warm_aside() -> None:
    """Have it compiled while this process goes on: by another one, which leaves it on the disk for this one.

    Does nothing from the second time on. It can't fail: where it can't be compiled, `is_warm` stays False.
    """
    if not _aside:
        _aside.append(threading.Thread(target=_warm_by_another, name="warm", daemon=True))
        _aside[0].start()


def _warm_by_another() -> None:
    command = [sys.executable, "-m", "schwimmen.mind"]
    if run(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, check=False).returncode == 0:
        warm()


def is_kept() -> bool:
    """Whether what is compiled is kept on the disk, and can be compiled."""
    if find_spec("numba") is None:
        return False
    from schwimmen.mind import compiled, native

    return native.cache(compiled.MODULES) is not None


def is_warm() -> bool:
    """Whether the compiled thinking is there."""
    return bool(_compiled)


def think(view: View, state: int, *, milliseconds: float = 20.0) -> tuple[Thought, ...]:
    """Each legal move of the seat whose view it is: first the one to be made, then the others by their chances.

    ``state``, from 1 to 2**61, begins the random numbers: the same view and state give the same thoughts, as long as
    the same code thinks (compiled or not). It takes about ``milliseconds``, at most; the more, the smaller the errors.
    ``view.legal`` must not be empty. Where the policy's weights can't be used, that is logged once, and it goes by the
    games alone.
    """
    if not view.legal:
        raise ValueError("nothing is to be decided in this view")
    rough = not is_warm()
    found, life = _search(view, state, _effort(milliseconds))
    ranked = found.ranked(scores(_memory.whole, found.count), life)
    moves = legal_actions(view)
    codes = _memory.whole[memory.SEARCH + search.CODES :]
    best, thoughts = ranked[0], []
    for index in ranked:
        lack, error = found.gap(best, index) if index != best else (0.0, found.error(best))
        win = max(0.0, found.win(best) - max(0.0, lack))
        thought = Thought(moves[codes[index]], win, error, found.lose(index), found.tried(index), rough)
        thoughts.append(thought)
    return (thoughts[0], *sorted(thoughts[1:], key=lambda thought: -thought.win))


def choose(view: View, state: int, *, milliseconds: float) -> tuple[Move, float]:
    """The move that `think` would name first after one search, and its chance to lose a life.

    To compare all moves takes as long as the search, and a whole table waits for its computer players.
    """
    whole, real = _memory.whole, _memory.real
    code = _ponder(view, public.public_of(view), public.own_of(view), _effort(milliseconds), state)
    codes = whole[memory.SEARCH + search.CODES :][: len(view.legal)].tolist()
    index = codes.index(code)
    return legal_actions(view)[code], real[search.LOSSES + index] / whole[memory.SEARCH + search.TRIED + index]


def _effort(milliseconds: float) -> int:
    """Imagined games for which there is time."""
    return int(milliseconds * GAMES_A_MILLISECOND / (1 if _compiled else SLOWER))


def _ponder(view: View, u: list[int], own: list[int], effort: int, state: int) -> int:
    """The code of the best move; what was found of all stands in the memory then."""
    ponder: _Pondering = _compiled[0] if _compiled else memory.ponder
    breadth = beliefs.WIDEST if _compiled else BREADTH
    return ponder(view.options.vector, u, own, effort, breadth, state, _memory.real, _memory.whole)


def _search(view: View, state: int, effort: int) -> tuple[Evidence, float]:
    """What was found by about ``effort`` games at most, and what a life is worth."""
    whole, real = _memory.whole, _memory.real
    u, own = public.public_of(view), public.own_of(view)
    found, part = Evidence(len(view.legal)), min(effort, AT_ONCE)
    while True:
        _ponder(view, u, own, part, state)
        found.add(real, whole)
        if found.games + part > effort:
            return found, search.stake(u, own, real)  # type: ignore[arg-type] # numbers as good as a list of them
        state = whole[memory.STATE]


def _exercise(ponder: _Pondering) -> None:
    """Have it compiled: one decision that nobody asked for."""
    options = Options()
    round_ = Round.deal(options, (0, 1), pack(options.deck))
    while round_.phase is Phase.CHOICE:
        round_ = round_.play("keep")
    view = view_round(round_, round_.to_act, (options.lives,) * 2, ())
    u, own = public.public_of(view), public.own_of(view)
    ponder(options.vector, u, own, 1, 1, 1, _memory.real, _memory.whole)
