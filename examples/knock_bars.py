"""A study: from how many points on should one knock? python examples/knock_bars.py

Two players exchange whatever makes their hand better, and differ in the bar from which they knock. Thousands of
tables play at once; what is printed says how many lives a round a bar costs against each other one. (With 32 cards no
hand is worth 22 or 23 points, so that 22 and 24 are the same bar.)
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from schwimmen.envs.hands import HandValues
from schwimmen.envs.vector_env import VectorEnv
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options


def choose(
    values: HandValues, observations: NDArray[np.int8], masks: NDArray[np.bool_], bars: NDArray[np.float64]
) -> NDArray[np.int64]:
    """Knock from the bar on (in half points), else take what helps most, else pass; the dealer keeps 17 points."""
    after = values.after(observations).astype(np.float64)
    now = after[:, k.PASS]
    after[:, k.PASS] += 0.5  # an exchange must make the hand better
    after[:, k.KNOCK] = np.where(now >= bars, 100, -1)
    after[:, k.SWITCH] = 34
    actions: NDArray[np.int64] = np.where(masks, after, -2).argmax(axis=1)
    return actions


def lives_lost(bars: tuple[float, float], tables: int, rounds: int, seed: int = 1) -> tuple[float, float]:
    """By the first bar (in points) more than by the second, per round, and the standard error."""
    env = VectorEnv(Options(), 2, tables, seed)
    values = HandValues(env.options, env.layout)
    of_seat = 2 * np.array(bars)
    observations, masks = env.reset()
    results: list[NDArray[np.float32]] = []
    while sum(map(len, results)) < rounds:
        # In the second half of the tables the two have changed seats.
        seats = env.to_act ^ (np.arange(tables) >= tables // 2)
        observations, masks, rewards, dones = env.step(choose(values, observations, masks, of_seat[seats]))
        first = np.where(np.arange(tables) < tables // 2, 1, -1) * (rewards[:, 1] - rewards[:, 0])
        results.append(first[dones])
    all_rounds = np.concatenate(results)
    return float(all_rounds.mean()), float(all_rounds.std() / np.sqrt(len(all_rounds)))


def main(bars: Sequence[float] = (20, 24, 26, 28, 30), tables: int = 2000, rounds: int = 20_000) -> list[list[float]]:
    """Print and return what each bar costs against each other one."""
    print("bar   " + "".join(f"  vs {bar:<7g}" for bar in bars) + "(lives a round, ± standard error)")
    costs = []
    for row in bars:
        found = [lives_lost((row, column), tables, rounds) for column in bars]
        print(f"{row:4g}  " + "".join(f"  {cost:+.3f}±{error:.3f}" for cost, error in found))
        costs.append([cost for cost, _ in found])
    return costs


if __name__ == "__main__":
    main()
