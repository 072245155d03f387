"""Schwimmen for PettingZoo: agents act in turn, each sees only what its `View` may know (docs/research.md)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.actions import legal_actions
from schwimmen.cards import pack
from schwimmen.envs.features import ACTIONS, Layout, encode
from schwimmen.envs.missing import not_installed
from schwimmen.match import Match, MatchPhase
from schwimmen.moves import Move
from schwimmen.round import Phase
from schwimmen.rules.options import Options
from schwimmen.view import View

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise not_installed("PettingZoo", error) from error

__all__ = ["SchwimmenEnv"]

Observation = dict[str, NDArray[np.int8]]


class SchwimmenEnv(AECEnv):  # type: ignore[misc]
    """One round, or with ``match`` a whole match, of ``players`` agents ``seat_0`` … under any rules.

    An observation is ``observation``, int8 as `Layout` says, and ``action_mask``, int8 of shape (31,). The reward is
    minus the lives lost in the round, or in a match 1 for the winner at its end. Who goes out terminates; who may buy
    back does. A round that ends with the deal, in which nobody decides anything, is dealt anew unless a match is on.
    After ``longest`` moves in one round all are truncated. Raises `ValueError` for a number of players that the pack
    doesn't serve, and from ``step`` for an action that is not legal.
    """

    metadata = {"name": "schwimmen_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        options: Options | None = None,
        players: int = 4,
        *,
        match: bool = False,
        longest: int = 2_000,
        render_mode: str | None = None,
    ) -> None:
        self.options = options or Options()
        self.match = match
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        Match.start(self.options, self.possible_agents, 0)  # refuses what can't be played
        self.layout = Layout(self.options, players)
        most = self.layout.most
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self._observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._rng: random.Random | None = None
        self._legal: dict[int, Move] = {}
        self._views: dict[str, View] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations; the same object every time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions; the same object every time."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal anew. With ``seed`` all that follows is determined; without, the random numbers go on."""
        if seed is not None or self._rng is None:
            self._rng = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._game = self._start()
        while self._game.current is None:
            self._game = self._start()
        self._views = {}
        self._select()

    def step(self, action: int | None) -> None:
        """Play the action of ``agent_selection``; None where it has terminated or was truncated."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal:
            raise ValueError(f"{agent}: action {action} is not legal, of {list(self._legal)}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        before = len(self._game.finished)
        self._game = self._settle(self._game.play(self._legal[int(action)]))
        self._views = {}
        self._reward(before)
        if self._game.current is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            for out in self._game.out:
                if self.possible_agents[out] in self.terminations:
                    self.terminations[self.possible_agents[out]] = True
            if len(self._game.current.moves) >= self.longest:
                self.truncations = {agent: not self.terminations[agent] for agent in self.agents}
            self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; only the one that is to act has a mask that is not empty."""
        view = self._view(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if view.legal:
            mask[list(self._legal)] = 1
        return {"observation": encode(view), "action_mask": mask}

    def render(self) -> str | None:
        """With ``render_mode="ansi"``: what everybody sees, in one line."""
        if self.render_mode is None:
            return None
        view = self._game.view(None)
        centre = " ".join(map(str, view.centre))
        return f"{self.agent_selection}: {centre or '(face down)'}, lives {view.lives}, lap {view.lap}"

    def close(self) -> None:
        """Nothing is held."""

    # --- the game's course -------------------------------------------------------------------------------

    def _start(self) -> Match:
        assert self._rng is not None
        dealer = self._rng.randrange(len(self.possible_agents))
        return self._settle(Match.start(self.options, self.possible_agents, dealer))

    def _settle(self, game: Match) -> Match:
        """The game after all that nobody decides, up to the next decision or the end."""
        assert self._rng is not None
        while True:
            if game.phase is MatchPhase.BUY_BACK and game.last is not None:
                game = game.buy_back(game.last.may_buy_back)
            elif game.current is not None:
                if game.current.phase is not Phase.STOCK:
                    return game
                stock = list(game.current.shuffle_due)
                self._rng.shuffle(stock)
                game = game.restock(stock)
            elif game.phase is MatchPhase.OVER or (game.finished and not self.match):
                return game
            else:
                deck = list(pack(self.options.deck))
                self._rng.shuffle(deck)
                game = game.deal(deck)

    def _select(self) -> None:
        """Make the seat that is to act the selected agent."""
        assert self._game.current is not None
        seat = self._game.current.to_act
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]
        self._legal = legal_actions(self._view(self.agent_selection))

    def _view(self, agent: str) -> View:
        """What an agent may know now. What everybody knows is found out once a step."""
        if agent not in self._views:
            other = next(iter(self._views.values()), None)
            self._views[agent] = self._game.view(self.possible_agents.index(agent), other)
        return self._views[agent]

    def _reward(self, before: int) -> None:
        """Rewards for the rounds that have ended since there were so many."""
        if not self.match:
            for record in self._game.finished[before:]:
                assert record.round.outcome is not None
                for seat, lost in record.round.outcome.lost.items():
                    self.rewards[self.possible_agents[seat]] = -float(lost)
        elif self._game.winner is not None:
            self.rewards[self.possible_agents[self._game.winner]] = 1.0
