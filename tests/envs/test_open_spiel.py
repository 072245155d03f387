"""The OpenSpiel games: that they are played by the rules, what each player knows of them, and solved ones exactly."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.observation import make_observation
from tests.envs.reduced_reference import nash_conv
from tests.random_options import random_options
from tests.rounds import random_deck, random_move
from tests.twins import twin

from schwimmen.actions import action_of, legal_actions
from schwimmen.envs.features import encode
from schwimmen.envs.open_spiel_game import as_tree, read_rules
from schwimmen.round import Phase, Round, Stock
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options, RulesError
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View, view_round

FIRST_TURN = "lap_limit:1 knock_from:first_turn"


def load(options: Options, players: int) -> Any:
    return pyspiel.load_game("python_schwimmen", {"rules": json.dumps(options.to_dict()), "players": players})


@pytest.mark.parametrize("name", PRESETS)
def test_open_spiels_own_tests(name: str) -> None:
    for players in (2, 4):
        game = pyspiel.load_game("python_schwimmen", {"rules": name, "players": players})
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_open_spiels_own_tests_of_the_reduced_games() -> None:
    for rules in ("lap_limit:3 empty_stock:reshuffle", "lap_limit:3 mechanism:draw_discard"):
        game = pyspiel.load_game("python_schwimmen_reduced", {"rules": rules, "players": 3, "cards": 7})
        pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


# --- the same round as anywhere else -----------------------------------------------------------------------


def view_of(round_: Round, place: int) -> View:
    """Places are seats here."""
    return view_round(round_, place, (round_.options.lives,) * len(round_.seats), ())


def draw(state: Any, round_: Round) -> None:
    """Let chance draw the cards of that round, as far as they are wanted now."""
    while state.is_chance_node():
        drawn = state.round
        card = round_._state[k.PACK + drawn.spots[drawn._drawn]]
        state.apply_action(drawn.pool.index(card))


def opened(game: Any, round_: Round) -> Any:
    """The state of that game in which the round was dealt and played."""
    same = Round.deal(round_.options, round_.seats, round_.deck)
    state = game.new_initial_state()
    draw(state, same)
    for move in round_.moves:
        if isinstance(move, Stock):
            same = same.restock(move.cards)
        else:
            actor = same.to_act
            assert actor is not None
            action = action_of(view_of(same, actor), move)
            same = same.play(move)
            state.apply_action(action)
        if same.phase is not Phase.STOCK:
            draw(state, same)
    return state


def random_round(rng: random.Random, options: Options, players: int, moves: int) -> Round:
    round_ = Round.deal(options, range(players), random_deck(rng, options, players))
    for _ in range(moves):
        if round_.phase is Phase.OVER:
            break
        round_ = round_.play(random_move(rng, round_.legal_moves()))
        if round_.phase is Phase.STOCK:
            cards = list(round_.shuffle_due)
            rng.shuffle(cards)
            round_ = round_.restock(cards)
    return round_


def test_a_state_is_the_round_that_was_dealt_and_shows_what_its_views_show() -> None:
    rng = random.Random(8)
    over = shuffled = 0
    for _ in range(100):
        options = random_options(rng)
        players = rng.randint(2, min(4, options.max_players))
        round_ = random_round(rng, options, players, rng.randrange(40))
        game = load(options, players)
        state = opened(game, round_)
        shuffled += any(isinstance(move, Stock) for move in round_.moves)
        observer = game.make_py_observer()
        for place in range(players):
            view = view_of(round_, place)
            assert state.round.observation(place, options).tolist() == encode(view).tolist()
            observer.set_from(state, place)
            field = game.layout.fields["hand"]
            assert observer.dict["hand"].tolist() == encode(view)[field.slice].tolist()
            assert observer.tensor.max() <= 1
        if round_.outcome is None:
            assert state.current_player() == round_.to_act
            assert round_.to_act is not None
            legal = legal_actions(view_of(round_, round_.to_act))
            assert state.legal_actions() == list(legal)
            assert [state.action_to_string(action) for action in legal] == list(map(str, legal.values()))
            assert not any(state.returns())
        else:
            assert state.is_terminal()
            lost = round_.outcome.lost
            mean = [(sum(lost.values()) - lost[place]) / (players - 1) for place in range(players)]
            assert state.returns() == [mean[place] - lost[place] for place in range(players)]
            over += 1
    assert over > 20
    assert shuffled > 5


def test_an_information_state_is_all_that_its_player_saw_and_no_more() -> None:
    rng = random.Random(9)
    same = differ = 0
    for _ in range(150):
        options = random_options(rng)
        players = rng.randint(2, min(4, options.max_players))
        round_ = random_round(rng, options, players, rng.randrange(14))
        if round_.phase is Phase.OVER:
            continue
        game = load(options, players)
        state = opened(game, round_)
        place = rng.randrange(players)
        other_round = twin(round_, place, rng)
        if other_round is None:
            continue
        other = opened(game, other_round)
        assert other.information_state_string(place) == state.information_state_string(place)
        assert other.observation_string(place) == state.observation_string(place)
        assert other.observation_tensor(place) == state.observation_tensor(place)
        same += 1
        for neighbour in range(players):
            hands_differ = view_of(other_round, neighbour).history != view_of(round_, neighbour).history
            hands_differ |= other_round.hand(neighbour) != round_.hand(neighbour)
            told = other.information_state_string(neighbour) != state.information_state_string(neighbour)
            assert told >= hands_differ
            differ += told
    assert same > 50
    assert differ > 50


def test_nothing_is_forgotten() -> None:
    """Perfect recall: what a player has been told is the beginning of what it is told later."""
    rng = random.Random(10)
    for name in PRESETS:
        state = pyspiel.load_game("python_schwimmen", {"rules": name, "players": 3}).new_initial_state()
        before = [""] * 3
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            told = [state.information_state_string(place) for place in range(3)]
            assert all(now.startswith(then) and now != then for now, then in zip(told, before, strict=True))
            before = told
            state.apply_action(rng.choice(state.legal_actions()))


def test_what_an_information_state_says() -> None:
    game = pyspiel.load_game("python_schwimmen", {"rules": "cardgames-zone", "players": 2})
    state = game.new_initial_state()
    for card in ["7c", "8s", "Ac", "9s", "Kh", "Ad", "Tc", "Js", "Qh"]:
        state.apply_action(state.string_to_action(f"draw {card}"))
    for move in ("switch", "Kh-9s", "pass"):
        state.apply_action(state.string_to_action(move))
    common = "1 switch; {}centre 8s 9s Ad; 0 Kh-9s; 1 pass"
    assert state.information_state_string(0) == "player 0: (0: 7c Kh Ac); " + common.format("")
    assert state.information_state_string(1) == "player 1: (1: 8s 9s Ad); " + common.format("(1: Tc Js Qh); ")


def test_an_observer_shows_what_is_asked_for() -> None:
    game = pyspiel.load_game("python_schwimmen", {"rules": "pagat-scat", "players": 2})
    state = game.new_initial_state()
    for card in ["7c", "8s", "Ac", "9s", "Kh", "Ad", "Tc"]:
        state.apply_action(state.string_to_action(f"draw {card}"))
    kinds = pyspiel.PrivateInfoType
    shown = {}
    for kind in (kinds.SINGLE_PLAYER, kinds.NONE, kinds.ALL_PLAYERS):
        for public in (True, False):
            wanted = pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=kind)
            observer = make_observation(game, wanted)
            observer.set_from(state, 1)
            shown[kind, public] = observer
    assert set(shown[kinds.SINGLE_PLAYER, False].dict) == {"player", "hand", "fourth", "value"}
    assert np.flatnonzero(shown[kinds.SINGLE_PLAYER, True].dict["hand"]).tolist() == [25, 29, 51]
    assert not {"hand", "hands", "fourth", "value"} & set(shown[kinds.NONE, True].dict)
    assert np.flatnonzero(shown[kinds.ALL_PLAYERS, False].dict["hands"][0]).tolist() == [20, 46, 48]
    assert "centre 32" in shown[kinds.NONE, True].string_from(state, 1)
    recall = pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=kinds.NONE)
    assert make_observation(game, recall).string_from(state, 1) == "player 1: pile Tc"
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, recall, {"a": 1})


# --- solved exactly ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "laps", "knock_from_turn", "expected"),
    [(FIRST_TURN, 1, 0, Fraction(19, 18)), ("lap_limit:1", 1, 1, Fraction(1))],
    ids=["first turn", "second lap"],
)
def test_uniform_play_is_as_far_from_perfect_as_in_another_reading_of_the_rules(
    rules: str, laps: int, knock_from_turn: int, expected: Fraction
) -> None:
    game = pyspiel.load_game("python_schwimmen_reduced", {"rules": rules})
    assert nash_conv(laps, knock_from_turn) == expected
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(float(expected))


def test_cfr_plus_comes_near_to_perfect_play() -> None:
    game = pyspiel.load_game("python_schwimmen_reduced", {"rules": FIRST_TURN})
    tree = as_tree(game)
    assert pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree)) == pytest.approx(19 / 18)
    solver = pyspiel.CFRPlusSolver(tree)
    found = {}
    for iteration in range(1, 51):
        solver.evaluate_and_update_policy()
        if iteration in (10, 50):
            found[iteration] = pyspiel.nash_conv(tree, solver.average_policy())
    assert found[10] == pytest.approx(0.01919, abs=5e-6)
    assert found[50] == pytest.approx(0.000828, abs=5e-7)


# --- bad input ---------------------------------------------------------------------------------------------


def test_rules_are_words_or_json() -> None:
    assert read_rules("pagat-scat") == PRESETS["pagat-scat"].options
    assert read_rules('{"deck": 24, "exchange": [1, 2]}') == Options(deck=24, exchange=(1, 2))
    assert read_rules("pagat-scat lives:2 buy_back:true").to_dict(PRESETS["pagat-scat"].options) == {
        "lives": 2,
        "buy_back": True,
    }
    for text in ("nothing", "pagat-scat [1]"):
        with pytest.raises(ValueError, match="neither a preset nor option:value"):
            read_rules(text)
    for text in ('{"deck": 25}', "deck:25", "deck:many", "decks:32", "exchange:4"):
        with pytest.raises(RulesError, match=r"deck|exchange"):
            read_rules(text)


def test_a_games_name_is_its_rules() -> None:
    rng = random.Random(11)
    for _ in range(40):
        options = random_options(rng)
        game = load(options, 2)
        assert game.options == options
        assert pyspiel.load_game(str(game)).options == options


@pytest.mark.parametrize(
    ("name", "params", "said"),
    [
        ("python_schwimmen", {"players": 10}, "the pack serves 9"),
        ("python_schwimmen_reduced", {"cards": 10}, "3 to 9"),
        ("python_schwimmen_reduced", {"rules": "{}"}, "lap_limit"),
    ],
)
def test_what_cannot_be_played_is_refused(name: str, params: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game(name, params)
