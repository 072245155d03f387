"""Thousands of tables stepped at once on the compiled kernel: NumPy in, NumPy out (docs/research.md)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.envs import features, stepping
from schwimmen.envs.features import ACTIONS, FACTS, Layout
from schwimmen.envs.missing import not_installed
from schwimmen.lab import random_play
from schwimmen.match import Match
from schwimmen.rules import kernel
from schwimmen.rules.options import Options

try:
    from schwimmen.lab.compiled import KERNEL, MOST, PLAY, entry, inlined, pointer, round_vector, vector
except ImportError as error:
    raise not_installed("numba", error) from error

__all__ = ["Step", "VectorEnv"]

FEATURES = inlined(features, {"random_play": PLAY})
STEPPING = inlined(stepping, {"k": KERNEL, "random_play": PLAY, "x": FEATURES})

BOOK = stepping.BOOK
B_DEALER = stepping.B_DEALER
B_DONE = stepping.B_DONE
B_LEGAL = stepping.B_LEGAL
BEGIN = -1
HEAD = kernel.HEAD


class Step(NamedTuple):
    """What a step gives, of T tables of n players: arrays that the next step overwrites.

    ``observations`` int8 (T, `Layout.size`) and ``masks`` bool (T, 31), of the seat that is to act now;
    ``rewards`` float32 (T, n) by seat; ``dones`` bool (T,): the episode ended, and this is the next one's first
    decision.
    """

    observations: NDArray[np.int8]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]


@entry(features, stepping)
def _first_refused(actions: Any, b: Any) -> int:
    """The first table whose action is not legal, or -1."""
    for t in range(len(actions)):
        action = actions[t]
        if action < 0 or action >= ACTIONS or (b[t, B_LEGAL] >> action) & 1 == 0:
            return t
    return -1


@entry(features, stepping)
def _draw(b: Any, state: Any, actions: Any) -> None:
    """A legal action for each table, each as likely as the others; ``state`` is that of the random numbers."""
    g = state[0]
    for t in range(len(actions)):
        mask = b[t, B_LEGAL]
        actions[t] = PLAY.nth(mask, PLAY.below(g, PLAY.ones(mask)))
        g = PLAY.advance(g)
    state[0] = g


@entry(features, stepping)
def _step(
    r: Any,
    n: int,
    match: int,
    longest: int,
    actions: Any,
    s: Any,
    b: Any,
    lives: Any,
    out: Any,
    bought: Any,
    known: Any,
    seats: Any,
    decks: Any,
    to_act: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    dones: Any,
    truncated: Any,
) -> None:
    paid, pays, facts = vector(MOST), vector(MOST), vector(FACTS)
    hands, lost, why, old_lives, old_out = vector(MOST), vector(MOST), vector(MOST), vector(MOST), vector(MOST)
    head = vector(HEAD)  # a round's counters live in registers
    size = observations.shape[1]
    flat = observations.reshape(-1)
    for t in range(len(actions)):
        row = pointer(s[t])
        for i in range(HEAD):
            head[i] = row[i]
        state = round_vector(head, row)
        book, place_seats, knowledge = pointer(b[t]), pointer(seats[t]), pointer(known[t])
        STEPPING.step(
            r,
            state,
            n,
            match,
            longest,
            actions[t],
            book,
            pointer(lives[t]),
            pointer(out[t]),
            pointer(bought[t]),
            knowledge,
            place_seats,
            pointer(decks[t]),
            paid,
            pays,
            hands,
            lost,
            why,
            old_lives,
            old_out,
        )
        for i in range(HEAD):
            row[i] = head[i]
        place = state[kernel.ACTOR]
        to_act[t] = place_seats[place]
        observations[t] = 0
        STEPPING.note_facts(r, state, n, book[B_DEALER], place_seats, place, facts)
        FEATURES.fill(facts, pointer(lives[t]), knowledge, flat, t * size)
        for action in range(ACTIONS):
            masks[t, action] = (book[B_LEGAL] >> action) & 1
        for seat in range(n):
            rewards[t, seat] = paid[seat]
        dones[t] = book[B_DONE] != 0
        truncated[t] = book[B_DONE] == stepping.DONE_TRUNCATED


class VectorEnv:
    """``tables`` tables of ``players`` players, each with its own cards, out of ``seed``.

    An episode is a round, or with ``match`` a match; rewards, buy-backs and what a round that ends with the deal is
    worth are those of `pettingzoo_env.SchwimmenEnv`, and so are the observations. The deal goes round from episode to
    episode, and from table to table in the first. Table ``t`` plays the same whatever the number of tables.
    Raises `TooFewPlayers` or `TooManyPlayers`, and `ValueError` for less than one table.
    """

    def __init__(
        self,
        options: Options | None = None,
        players: int = 4,
        tables: int = 1024,
        seed: int = 0,
        *,
        match: bool = False,
        longest: int = 2_000,
    ) -> None:
        self.options = options or Options()
        self.players = players
        self.tables = tables
        self.layout = Layout(self.options, players)
        Match.start(self.options, [""] * players, 0)  # refuses what can't be played
        if tables < 1:
            raise ValueError(f"{tables} tables")
        self._course = (players, int(match), longest)
        self.reseed(seed)
        self.truncated = np.zeros(tables, np.bool_)
        """Which of the episodes that have just ended were given up after ``longest`` moves in a round: bool (T,)."""
        self.to_act = np.zeros(tables, np.int64)
        """The seat that is to act: int64 (T,)."""
        self._given = Step(
            np.zeros((tables, self.layout.size), np.int8),
            np.zeros((tables, ACTIONS), np.bool_),
            np.zeros((tables, players), np.float32),
            np.zeros(tables, np.bool_),
        )

    def reseed(self, seed: int) -> None:
        """Forget everything; `reset` begins with these random numbers."""
        self.states = np.array([random_play.pack(self.options.vector)] * self.tables, np.int64)
        """The kernel's vector of each round, hidden cards and all: no player's business. int64 (T, 64)."""
        self.decks = np.zeros((self.tables, self.options.deck), np.int64)
        """The packs as they were dealt, as card codes: int64 (T, cards). No player's business either."""
        by_seat = (self.tables, self.players)
        self._lives, self._out, self._bought, self._known, self._seats = (np.zeros(by_seat, np.int64) for _ in range(5))
        self._random = np.array([random_play.generator((seed << 32) - 1)])
        self._book = np.zeros((self.tables, BOOK), np.int64)
        for table in range(self.tables):
            self._book[table, stepping.B_RANDOM] = random_play.generator((seed << 32) + table)
            self._book[table, stepping.B_DEALER] = table % self.players

    def reset(self) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
        """Begin a new episode at every table; observations and masks as in `Step`."""
        self._book[:, stepping.B_DUE] = stepping.DUE_EPISODE
        return self._go(np.full(self.tables, BEGIN))[:2]

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Play one legal action at each table: whole numbers, shape (T,).

        Raises `ValueError` if one is not legal, or for another shape; then nothing has been played.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.tables,):
            raise ValueError(f"actions of shape {chosen.shape} for {self.tables} tables")
        if (table := _first_refused(chosen, self._book)) >= 0:
            raise ValueError(f"action {chosen[table]} is not legal at table {table}")
        return self._go(chosen)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table at random, shape (T,): the same ones again after the same seed."""
        actions = np.zeros(self.tables, np.int64)
        _draw(self._book, self._random, actions)
        return actions

    def _go(self, actions: NDArray[np.int64]) -> Step:
        _step(
            self.options.vector,
            *self._course,
            actions,
            self.states,
            self._book,
            self._lives,
            self._out,
            self._bought,
            self._known,
            self._seats,
            self.decks,
            self.to_act,
            *self._given,
            self.truncated,
        )
        return self._given
