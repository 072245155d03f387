"""Thinking about a `View`: for each legal move the chance to win the match, and to lose a life in this round.

Where numba is installed the thinking is compiled, a hundred times as fast. Compiling takes half a minute the first
time and then is kept on the disk, so it is never done while somebody waits: until `warm` has been called and is
done, CPython does the same work, in fewer imagined games.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from subprocess import DEVNULL, run

from schwimmen.actions import legal_actions
from schwimmen.cards import pack
from schwimmen.mind import beliefs, memory, public, search, weights
from schwimmen.moves import Move
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options
from schwimmen.view import View, view_round

__all__ = ["Thought", "choose", "is_kept", "is_warm", "think", "warm", "warm_aside"]

GAMES_A_MILLISECOND = 800
"""Imagined games that the compiled thinking plays in a millisecond, roughly, on a slow core; at most."""
SLOWER = 60
"""So many times as long CPython takes."""

BREADTH = 24
"""Hands that CPython weighs for each opponent."""

_Pondering = Callable[..., int]


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found of a legal move.

    ``win``: the chance to win the match, ``error`` its standard error, ``lose`` the chance to lose a life or more in
    this round, all from 0 to 1, by ``games`` imagined games. Moves that are clearly worse than another are given up
    early, and have few.
    """

    move: Move
    win: float
    error: float
    lose: float
    games: int

    @property
    def lose_error(self) -> float:
        """The standard error of ``lose``."""
        return float((self.lose * (1 - self.lose) / self.games) ** 0.5)


class _Memory(threading.local):
    """Each thread's memory, as views that may be sliced without copying."""

    def __init__(self) -> None:
        self.real, self.whole = weights.new_memory()


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
    """Each legal move of the seat whose view it is, the best by these figures first.

    ``state``, from 1 to 2**61, begins the random numbers: the same view and state give the same thoughts, as long as
    the same code thinks (compiled or not). It takes about ``milliseconds``, at most. ``view.legal`` must not be empty.
    """
    found = _ponder(view, state, milliseconds)[0]
    # Those that were given up have fewer games: what stands of them may be too high by chance.
    best = max(found, key=lambda thought: (thought.games, thought.win))
    return tuple(sorted(found, key=lambda thought: (thought is not best, -thought.win)))


def choose(view: View, state: int, *, milliseconds: float) -> Thought:
    """The move to be made after thinking as `think` does: what the policy says of the moves counts as well."""
    found, chosen = _ponder(view, state, milliseconds)
    return next(thought for thought in found if thought.move == chosen)


def _ponder(view: View, state: int, milliseconds: float) -> tuple[list[Thought], Move]:
    """What was found of each legal move, and the one to be made."""
    if not view.legal:
        raise ValueError("nothing is to be decided in this view")
    whole, real = _memory.whole, _memory.real
    u, own = public.public_of(view), public.own_of(view)
    if _compiled:
        ponder, effort, breadth = _compiled[0], int(milliseconds * GAMES_A_MILLISECOND), beliefs.WIDEST
    else:
        ponder, effort, breadth = memory.ponder, int(milliseconds * GAMES_A_MILLISECOND / SLOWER), BREADTH
    chosen = ponder(view.options.vector, u, own, effort, breadth, state, real, whole)
    moves = legal_actions(view)
    return [_thought(moves, index) for index in range(whole[memory.SEARCH + search.COUNT])], moves[chosen]


def _thought(moves: dict[int, Move], index: int) -> Thought:
    """What stands in the memory of the index-th move."""
    whole, real = _memory.whole, _memory.real
    games = whole[memory.SEARCH + search.TRIED + index]
    start = search.GAINS + index * search.WORLDS
    gains = real[start : start + games].tolist()
    mean = sum(gains) / games
    spread: float = sum((gain - mean) ** 2 for gain in gains)
    lose = real[search.LOSSES + index] / games
    return Thought(moves[whole[memory.SEARCH + search.CODES + index]], mean, spread**0.5 / games, lose, games)


def _exercise(ponder: _Pondering) -> None:
    """Have it compiled: one decision that nobody asked for."""
    options = Options()
    round_ = Round.deal(options, (0, 1), pack(options.deck))
    while round_.phase is Phase.CHOICE:
        round_ = round_.play("keep")
    view = view_round(round_, round_.to_act, (options.lives,) * 2, ())
    u, own = public.public_of(view), public.own_of(view)
    ponder(options.vector, u, own, 1, 1, 1, _memory.real, _memory.whole)
