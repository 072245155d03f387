"""Schwimmen for OpenSpiel: importing this registers ``python_schwimmen`` and ``python_schwimmen_reduced``.

    pyspiel.load_game("python_schwimmen", {"rules": "pagat-scat", "players": 3})

A game is one round; player 0 is the dealer's left neighbour, the last player deals. What a player gets is the lives
that the others lost, on average, minus those that it lost itself: a sum of zero at any number of players.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.cards import Card
from schwimmen.envs.drawn_round import DrawnRound, full_round, reduced_round
from schwimmen.envs.features import ACTIONS, Layout
from schwimmen.envs.missing import not_installed
from schwimmen.match import Match
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

try:
    import pyspiel
    from open_spiel.python.algorithms.gambit import export_gambit
except ImportError as error:
    raise not_installed("OpenSpiel", error) from error

__all__ = ["ReducedGame", "SchwimmenGame", "SchwimmenObserver", "SchwimmenState", "as_tree", "read_rules"]

PRIVATE = ("hand", "fourth", "value")


def _game_type(name: str, long_name: str, players: int, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


FULL = _game_type("python_schwimmen", "Schwimmen (31)", 16, {"rules": "cardgames-zone", "players": 2, "longest": 500})
REDUCED = _game_type(
    "python_schwimmen_reduced",
    "Schwimmen with hands of one card",
    8,
    {"rules": "lap_limit:2", "players": 2, "cards": 6},
)


def read_rules(text: str) -> Options:
    """Options from words: a preset's name and ``option:value``, the sizes of ``exchange`` joined by ``+``.

    Also from JSON: an object of the options that differ from the defaults. Raises `RulesError` for options that can't
    be played, and `ValueError` for what is neither.
    """
    if text.startswith("{"):
        return Options.from_dict(json.loads(text))
    base, values = Options(), dict[str, Any]()
    for word in text.split():
        name, colon, value = word.partition(":")
        if colon:
            values[name] = _read_value(name, value)
        elif word in PRESETS:
            base = PRESETS[word].options
        else:
            raise ValueError(f"neither a preset nor option:value: {word[:60]!r}; presets: {', '.join(PRESETS)}")
    return Options.from_dict(values, base)


def _read_value(name: str, value: str) -> object:
    if name == "exchange":
        return [int(size) for size in value.split("+") if size.isdecimal()]
    return json.loads(value) if value.isdecimal() or value in ("true", "false") else value


def _words(options: Options) -> str:
    """What `read_rules` reads, without the quotes and commas that have a meaning in the name of an OpenSpiel game."""
    for name, preset in PRESETS.items():
        if preset.options == options:
            return name
    differing = options.to_dict(Options()) or {"deck": options.deck}
    texts = {name: "+".join(map(str, value)) if isinstance(value, list) else value for name, value in differing.items()}
    return " ".join(f"{name}:{str(value).lower()}" for name, value in texts.items())


class SchwimmenGame(pyspiel.Game):  # type: ignore[misc]
    """A round with the whole pack. ``rules``: as in `read_rules`; after ``longest`` moves it counts for nothing."""

    game_type = FULL

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = self.game_type.parameter_specification | (params or {})
        self.options = read_rules(given["rules"])
        given["rules"] = _words(self.options)
        self.start = self._start(given)
        self.layout = Layout(self.options, self.start.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(self.start.pool),
            num_players=self.start.players,
            min_utility=-2.0,
            max_utility=2.0,
            utility_sum=0.0,
            max_game_length=self.start.longest,
        )
        super().__init__(self.game_type, info, given)

    def _start(self, given: dict[str, Any]) -> DrawnRound:
        Match.start(self.options, [""] * given["players"], 0)  # refuses what can't be played
        return full_round(self.options, given["players"], given["longest"])

    def new_initial_state(self) -> SchwimmenState:
        """A round before its deal."""
        return SchwimmenState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SchwimmenObserver:
        """An observer; raises `ValueError` for parameters, of which there are none."""
        return SchwimmenObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class ReducedGame(SchwimmenGame):
    """`drawn_round.reduced_round` with ``cards`` cards, small enough to be solved; ``rules`` need a ``lap_limit``."""

    game_type = REDUCED

    def _start(self, given: dict[str, Any]) -> DrawnRound:
        self.options = Options.from_dict({"deck": 52}, self.options)  # for the layout: the twos are in play
        return reduced_round(self.options, given["players"], given["cards"])


class SchwimmenState(pyspiel.State):  # type: ignore[misc]
    """A moment of a round."""

    def __init__(self, game: SchwimmenGame) -> None:
        super().__init__(game)
        self.round = game.start.__deepcopy__({})

    def current_player(self) -> int:
        """The player to act, or chance, or that it is over."""
        if self.round.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.round.drawing else self.round.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return self.round.legal() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be drawn next, each as likely as the others."""
        cards = self.round.drawable()
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        if self.round.drawing:
            self.round.draw(action)
        else:
            self.round.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {Card.of(self.round.pool[action])}"
        return self.round.text(action)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.round.over

    def returns(self) -> list[float]:
        """What each player gets; nothing before the end."""
        lost = self.round.losses()
        return [(sum(lost) - own) / (len(lost) - 1) - own for own in lost]

    def __str__(self) -> str:
        return self.round.seen(range(self.round.players))


class SchwimmenObserver:
    """What a player sees, by OpenSpiel's interface for observers.

    ``tensor`` holds 0 to 1, the parts of `Layout` in ``dict`` besides ``player``; with perfect recall there is a
    string alone. Private information may be the player's own, nobody's or everybody's (then ``hands``).
    """

    def __init__(
        self, game: SchwimmenGame, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations: {params}")
        self._type, self._options, self._layout, self._most = iig_obs_type, game.options, game.layout, game.layout.most
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if iig_obs_type.perfect_recall:
            return
        players, deck = game.num_players(), game.options.deck
        shapes: dict[str, tuple[int, ...]] = {"player": (players,)}
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            shapes["hands"] = (players, deck)
        for name, field in game.layout.fields.items():
            wanted = iig_obs_type.public_info
            if name in PRIVATE:
                wanted = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            if wanted and field.stop > field.start:
                shapes[name] = (players, deck) if name == "known" else (field.stop - field.start,)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SchwimmenState, player: int) -> None:
        """Fill ``tensor`` with what that player sees."""
        for name, part in self.dict.items():
            if name == "player":
                part[:] = 0
                part[player] = 1
            elif name == "hands":
                field = self._layout.fields["hand"]
                for place in range(len(part)):
                    part[place] = self._observed(state, place)[field.slice]
            else:
                field = self._layout.fields[name]
                part[:] = (self._observed(state, player)[field.slice] / self._most[field.slice]).reshape(part.shape)

    def string_from(self, state: SchwimmenState, player: int) -> str:
        """What that player sees, in words."""
        everybody = self._type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        alone = self._type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._type.perfect_recall:
            places = range(state.round.players) if everybody else [player] if alone else []
            return f"player {player}: " + state.round.seen(places, public=self._type.public_info)
        self.set_from(state, player)
        parts = {name: np.flatnonzero(part).tolist() for name, part in self.dict.items() if part.size > 1}
        parts |= {name: part.tolist() for name, part in self.dict.items() if part.size == 1 or name == "lives"}
        return "; ".join(f"{name} {' '.join(map(str, part))}" for name, part in parts.items())

    def _observed(self, state: SchwimmenState, player: int) -> NDArray[np.int8]:
        return state.round.observation(player, self._options)


def as_tree(game: SchwimmenGame) -> pyspiel.Game:
    """The whole tree of a small game, as a game that OpenSpiel's algorithms walk through in C++.

    Information states have other names there, but the same actions in the same order.
    """
    exported = export_gambit(game).split("\n", 1)[1]  # but for its first line, in which quotes aren't escaped
    names = " ".join(f'"{player}"' for player in range(game.num_players()))
    return pyspiel.load_efg_game(f'EFG 2 R "schwimmen" {{ {names} }}\n{exported}')


pyspiel.register_game(FULL, SchwimmenGame)
pyspiel.register_game(REDUCED, ReducedGame)
