"""What lives are worth: the chance to win the match with them, where everybody is equally likely to lose a round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from schwimmen.mind import equity
from schwimmen.rules.options import Options

__all__ = ["chances"]


@cache
def _clocks() -> list[float]:
    clocks = [0.0] * equity.CLOCKS
    equity.wind(clocks, 0)
    return clocks


def chances(options: Options, players: int) -> Mapping[tuple[int, int], float]:
    """The chance to win by the own lives and those that each of the others has; 0 lives are those of a swimmer.

    Where only the first one swims, several with 0 lives are left out: that can't be.
    """
    return _chances(Options(lives=options.lives, swimming=options.swimming, all_out=options.all_out), players)


@lru_cache(maxsize=1024)
def _chances(options: Options, players: int) -> Mapping[tuple[int, int], float]:
    fewest = 1 if options.swimming == "none" else 0
    levels = range(fewest, options.lives + 1)
    nobody = [0] * players
    found = {}
    for own in levels:
        for others in levels:
            swimmers = (own == 0) + (players - 1) * (others == 0)
            if options.swimming != "first" or swimmers < 2:
                lives = [own, *[others] * (players - 1)]
                found[own, others] = equity.chance(options.vector, players, 0, lives, nobody, _clocks(), 0)
    return found
