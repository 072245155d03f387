"""The vectorised environment plays the rounds that `Match` plays, and shows what `View` shows."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.random_options import random_options

from schwimmen.actions import legal_actions
from schwimmen.cards import Card
from schwimmen.envs.features import encode
from schwimmen.envs.stepping import B_DEALER
from schwimmen.envs.vector_env import Step, VectorEnv
from schwimmen.match import Match, MatchPhase, TooFewPlayers
from schwimmen.round import Phase
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS


def random_actions(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a table; knocks are rare, so that rounds go on."""
    weights = masks * rng.random(masks.shape)
    weights[:, k.KNOCK] *= 0.3
    actions: NDArray[np.int64] = weights.argmax(axis=1)
    return actions


class Mirror:
    """One table of a vectorised environment, played once more by `Match` from the same cards."""

    def __init__(self, env: VectorEnv, table: int, *, match: bool) -> None:
        self.env, self.table, self.match = env, table, match
        self.seen = Counter[str]()
        self.follow()

    def follow(self) -> None:
        """Begin where the environment has just dealt."""
        env, table = self.env, self.table
        names = [f"P{seat}" for seat in range(env.players)]
        out, bought = (np.flatnonzero(flags[table]).tolist() for flags in (env._out, env._bought))
        lives, dealer = env._lives[table].tolist(), int(env._book[table, B_DEALER])
        self.state = Match.start(env.options, names, dealer, lives=lives, out=out, bought_back=bought)
        self.state = self.settled(self.state)

    def settled(self, state: Match) -> Match:
        """The state after all that nobody decides, with the environment's cards, up to a decision or an end."""
        env, table = self.env, self.table
        while True:
            if state.phase is MatchPhase.BUY_BACK:
                assert state.last is not None
                state = state.buy_back(state.last.may_buy_back)
                self.seen["bought back"] += 1
            elif state.current is not None:
                if state.current.phase is not Phase.STOCK:
                    return state
                size = len(state.current.shuffle_due)
                order = env.states[table, k.PACK + env.options.deck - size : k.PACK + env.options.deck].tolist()
                stock = tuple(map(Card.of, order))
                if set(stock) != {*state.current.shuffle_due}:  # the round ended with the shuffle; a new one is dealt
                    stock = state.current.shuffle_due
                state = state.restock(stock)
                self.seen["shuffled"] += 1
            elif state.phase is MatchPhase.OVER or (state.finished and not self.match):
                return state
            else:
                state = state.deal(tuple(map(Card.of, env.decks[table].tolist())))

    def step(self, action: int, given: Step) -> None:
        """Play that action, and compare what comes of it."""
        assert self.state.current is not None
        table, seat = self.table, self.state.current.to_act
        move = legal_actions(self.state.view(seat))[action]
        rounds = len(self.state.finished)
        after = self.settled(self.state.play(move))
        ended = after.current is None
        expected = [0.0] * self.env.players
        if self.match:
            if after.winner is not None:
                expected[after.winner] = 1.0
        elif after.last is not None:
            assert after.last.round.outcome is not None
            expected = [-float(after.last.round.outcome.lost[place]) for place in range(self.env.players)]
        # Several rounds ended in one step: the cards of all but the last are gone.
        between = len(after.finished) > rounds + 1
        if not between:
            assert bool(given.dones[table]) == ended
            assert given.rewards[table].tolist() == expected
            assert not self.env.truncated[table]
        self.seen["ended"] += ended
        self.seen["went on to another round"] += not ended and len(after.finished) > rounds
        self.seen["several rounds"] += between
        self.state = after
        if ended or between:
            self.follow()

    def compare(self, observations: NDArray[np.int8], masks: NDArray[np.bool_]) -> None:
        """The environment shows what the seat to act may know."""
        assert self.state.current is not None
        seat = self.state.current.to_act
        assert seat == self.env.to_act[self.table]
        view = self.state.view(seat)
        assert np.flatnonzero(masks[self.table]).tolist() == list(legal_actions(view))
        assert observations[self.table].tolist() == encode(view).tolist()
        self.seen[view.phase.value] += 1


@pytest.mark.parametrize("match", [False, True], ids=["round", "match"])
def test_it_plays_and_shows_what_the_interpreted_game_does(match: bool) -> None:
    rng, chance = random.Random(6), np.random.default_rng(6)
    seen = Counter[str]()
    for case in range(40):
        options = random_options(rng, **({"lives": rng.randint(1, 2)} if match else {}))
        players = rng.choice([2, 3, rng.randint(2, options.max_players)])
        env = VectorEnv(options, players, 2, case, match=match)
        observations, masks = env.reset()
        mirrors = [Mirror(env, table, match=match) for table in range(2)]
        for _ in range(30):
            for mirror in mirrors:
                mirror.compare(observations, masks)
            actions = random_actions(masks, chance)
            given = env.step(actions)
            observations, masks = given[:2]
            for mirror in mirrors:
                mirror.step(int(actions[mirror.table]), given)
        for mirror in mirrors:
            seen += mirror.seen
    often = ["choice", "turn", "discard", "after", "shuffled", "ended"]
    assert all(seen[what] > 10 for what in often + ["went on to another round", "bought back"] * match), seen
    assert seen["several rounds"] < seen["ended"] / 4


def played(tables: int, seed: int) -> list[NDArray[np.int8]]:
    """What the first two of so many tables show in 60 steps, the first legal action being played."""
    env = VectorEnv(PRESETS["pagat-scat"].options, 3, tables, seed, match=True)
    observations, masks = env.reset()
    shown = []
    for _ in range(60):
        shown.append(observations[:2].copy())
        observations, masks, _, _ = env.step(masks.argmax(axis=1))
    return shown


def test_a_table_depends_on_the_seed_and_not_on_the_other_tables() -> None:
    few, many, other = played(2, 1), played(9, 1), played(2, 2)
    assert np.array_equal(few, many)
    assert not np.array_equal(few, other)
    assert not np.array_equal(few[0][0], few[0][1])


def test_the_deal_goes_round() -> None:
    env = VectorEnv(Options(), 3, 6)
    env.reset()
    first = env._book[:, B_DEALER].copy()
    env.reset()
    assert sorted(first.tolist()) == [0, 0, 1, 1, 2, 2]
    assert env._book[:, B_DEALER].tolist() == ((first + 1) % 3).tolist()


def test_a_round_without_an_end_is_given_up() -> None:
    env = VectorEnv(Options(knock_from="never", thirty_one="plain", dealer_choice="none"), 3, 4, longest=7)
    env.reset()
    for _ in range(6):
        assert not env.step(np.zeros(4, np.int8)).dones.any()
    given = env.step(np.zeros(4, np.int8))
    assert given.dones.all()
    assert env.truncated.all()
    assert not given.rewards.any()
    assert not env.step(np.zeros(4, np.int8)).dones.any()


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv(Options(dealer_choice="none"), 2, 3)
    env.reset()
    before = env.states.copy()
    for action in (k.KNOCK, k.DRAW, 99, -1):
        with pytest.raises(ValueError, match=f"action {action} is not legal at table 2"):
            env.step(np.array([0, 0, action]))
    with pytest.raises(ValueError, match="shape"):
        env.step(np.zeros(4, np.int64))
    assert np.array_equal(env.states, before)
    with pytest.raises(TooFewPlayers):
        VectorEnv(Options(), 1, 3)
    with pytest.raises(ValueError, match="0 tables"):
        VectorEnv(Options(), 2, 0)


def test_random_actions_are_legal_and_as_likely_as_one_another() -> None:
    env = VectorEnv(Options(dealer_choice="none"), 2, 4000, 3)
    _, masks = env.reset()
    drawn = [env.random_actions() for _ in range(5)]
    assert all(masks[np.arange(4000), actions].all() for actions in drawn)
    counts = np.bincount(np.concatenate(drawn), minlength=k.MOVES)
    legal = np.flatnonzero(masks[0])
    assert legal.tolist() == [*range(9), k.ALL, k.PASS]
    assert abs(counts[legal] - 20_000 / 11).max() < 200
    env.reseed(3)
    env.reset()
    assert np.array_equal(env.random_actions(), drawn[0])
