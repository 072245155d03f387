"""A training run in miniature: policy gradient in plain NumPy on the vectorised environment.

    python examples/training.py

Two players learn against each other from nothing, by REINFORCE: a policy that weighs a few features of each action
(softmax), and after each round makes more likely what the one who lost nothing did. It is measured by the share of
rounds that it loses against random play, before and after.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.envs.features import ACTIONS
from schwimmen.envs.hands import HandValues
from schwimmen.envs.vector_env import VectorEnv
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

FEATURES = 7


class Learner:
    """A softmax over the legal actions of ``weights`` times their features."""

    def __init__(self, env: VectorEnv) -> None:
        self.values = HandValues(env.options, env.layout)
        self.knocker = env.layout.fields["knocker"].slice
        self.weights = np.zeros(FEATURES, np.float32)

    def features(self, observations: NDArray[np.int8]) -> NDArray[np.float32]:
        """(T, 31, FEATURES)."""
        after = self.values.after(observations) / np.float32(20)  # in tens of points
        now = after[:, k.PASS]
        found = np.zeros((len(observations), ACTIONS, FEATURES), np.float32)
        found[:, :, 0] = after - now[:, None]
        found[:, :, 1] = found[:, :, 0] * observations[:, self.knocker].max(axis=1, keepdims=True)
        for number, action in ((2, k.PASS), (4, k.KNOCK)):
            found[:, action, number] = 1
            found[:, action, number + 1] = now - 2
        found[:, k.SWITCH, 6] = now - 1.5
        return found

    def chances(self, features: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.float32]:
        """How likely each action is: (T, 31)."""
        scores = np.where(masks, features @ self.weights, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares: NDArray[np.float32] = likely / likely.sum(axis=1, keepdims=True)
        return shares


def drawn(chances: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each table, by these chances."""
    sums = chances.cumsum(axis=1)
    actions: NDArray[np.int64] = (sums <= rng.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)
    return actions


def train(learner: Learner, env: VectorEnv, steps: int, rate: float, rng: np.random.Generator) -> None:
    """Play against itself and learn from every round that ends."""
    tables = np.arange(env.tables)
    traces = np.zeros((env.tables, env.players, FEATURES), np.float32)  # of the logarithms' gradients, by seat
    observations, masks = env.reset()
    for _ in range(steps):
        features = learner.features(observations)
        chances = learner.chances(features, masks)
        actions = drawn(chances, rng)
        expected = np.einsum("ta,taf->tf", chances, features)
        traces[tables, env.to_act] += features[tables, actions] - expected
        observations, masks, rewards, dones = env.step(actions)
        if dones.any():
            gained = rewards[dones] - rewards[dones].mean(axis=1, keepdims=True)  # in comparison with the other
            learner.weights += rate * (gained[:, :, None] * traces[dones]).sum(axis=1).mean(axis=0)
            traces[dones] = 0


def lost_to_random(learner: Learner, env: VectorEnv, rounds: int, rng: np.random.Generator) -> float:
    """Lives that the learner at seat 0 loses a round, the others playing at random."""
    observations, masks = env.reset()
    lost = played = 0.0
    while played < rounds:
        learnt = learner.chances(learner.features(observations), masks)
        chances = np.where((env.to_act == 0)[:, None], learnt, masks)
        observations, masks, rewards, dones = env.step(drawn(chances, rng))
        lost -= float(rewards[dones, 0].sum())
        played += int(dones.sum())
    return lost / played


def main(steps: int = 600, tables: int = 512, seed: int = 1) -> tuple[float, float]:
    """Train, and print and return what it loses to random play before and after."""
    rng = np.random.default_rng(seed)
    env, other = VectorEnv(Options(), 2, tables, seed), VectorEnv(Options(), 2, tables, seed + 1)
    learner = Learner(env)
    before = lost_to_random(learner, other, 4000, rng)
    train(learner, env, steps, 0.3, rng)
    after = lost_to_random(learner, other, 4000, rng)
    print(
        f"lives lost a round against random play: {before:.3f} before, {after:.3f} after {steps * tables:,} decisions"
    )
    print("weights:", np.round(learner.weights, 1).tolist())
    return before, after


if __name__ == "__main__":
    main()
