"""The PettingZoo environment: its API, its course, and that nobody sees what they can't know."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.random_options import random_options
from tests.rounds import match_of, round_of
from tests.twins import twin

from schwimmen.actions import action_of, legal_actions
from schwimmen.envs.features import ACTIONS, Layout, encode
from schwimmen.envs.pettingzoo_env import SchwimmenEnv
from schwimmen.match import TooManyPlayers
from schwimmen.round import Round
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View, view_round

with warnings.catch_warnings():
    # Where PettingZoo's own games are installed too, its tests import one in a way that it disapproves of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test


def random_action(env: SchwimmenEnv, rng: random.Random) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask).tolist()))


# PettingZoo expects arrays of all environments but those that it knows by name; its own card games give dicts.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("match", [False, True], ids=["round", "match"])
@pytest.mark.parametrize("name", PRESETS)
def test_pettingzoos_own_tests(name: str, match: bool, capsys: pytest.CaptureFixture[str]) -> None:
    options = PRESETS[name].options
    players = options.max_players if match else 3
    api_test(SchwimmenEnv(options, players, match=match), num_cycles=30)
    seed_test(lambda: SchwimmenEnv(options, 2, match=match), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def test_the_reward_of_a_round_is_the_lives_lost() -> None:
    rng = random.Random(1)
    lost = Counter[float]()
    for case in range(60):
        env = SchwimmenEnv(random_options(rng), 2)
        env.reset(seed=case)
        while not any(env.terminations.values()):
            env.step(random_action(env, rng))
        outcome = env._game.finished[-1].round.outcome
        assert outcome is not None
        assert env.rewards == {f"seat_{seat}": -paid for seat, paid in outcome.lost.items()}
        assert [env.last()[1:3] for _ in env.agents] == [(env.rewards[env.agent_selection], True)] * 2
        lost.update(env.rewards.values())
    assert set(lost) >= {0.0, -1.0}


def test_a_match_pays_its_winner_and_those_who_go_out_leave_first() -> None:
    rng = random.Random(2)
    env = SchwimmenEnv(PRESETS["pagat-scat"].options, 4, match=True)
    for seed in range(5):
        env.reset(seed=seed)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        left = []
        for agent in env.agent_iter():
            _, reward, terminated, _, _ = env.last()
            paid[agent] += reward
            if terminated:
                left.append(agent)
            env.step(None if terminated else random_action(env, rng))
        winner = env._game.winner
        assert paid == {agent: float(seat == winner) for seat, agent in enumerate(env.possible_agents)}
        assert sorted(left) == env.possible_agents
        assert env._game.places[env.possible_agents.index(left[0])] == max(env._game.places)


def test_a_round_without_an_end_is_truncated() -> None:
    env = SchwimmenEnv(Options(knock_from="never", thirty_one="plain", dealer_choice="none"), 3, longest=7)
    env.reset(seed=5)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.rewards.values())


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(TooManyPlayers):
        SchwimmenEnv(Options(), 10)
    env = SchwimmenEnv(Options(dealer_choice="none"), 2)
    env.reset(seed=1)
    for action in (k.KNOCK, k.DRAW, 99, None):
        with pytest.raises(ValueError, match=f"action {action} is not legal"):
            env.step(action)


# --- what is observed --------------------------------------------------------------------------------------


def parts(observation: Any, layout: Layout) -> dict[str, list[int]]:
    """By field, the entries of single numbers, and of the others the places of what is not 0."""
    single = ("value", "lap", "stock", "lives")
    found = {name: observation[field.slice] for name, field in layout.fields.items()}
    return {name: (part if name in single else np.flatnonzero(part)).tolist() for name, part in found.items()}


def test_what_an_observation_says() -> None:
    options = PRESETS["cardgames-zone"].options
    round_ = round_of(options, ["7c Ac Kh", "8s 9s Ad", "7d 8d 9d"], "Tc Js Qh").play("keep").play("Kh-Tc").play("pass")
    observed = parts(encode(view_round(round_, 2, (3, 1, 0), ())), Layout(options, 3))
    seven, ten = 0, 12  # the entries of a pack of 32 cards begin with the clubs of a rank
    assert observed == {
        "hand": [seven + 3, seven + 7, seven + 11],
        "fourth": [],
        "centre": [ten + 4 + 1, ten + 8 + 2, ten + 12 + 2],
        "laid": [],
        "known": [32 + ten],  # of the seat to the left, seat 0
        "lives": [0, 3, 1],
        "in_round": [0, 1, 2],
        "dealer": [0],
        "to_act": [0],
        "knocker": [],
        "passed": [],
        "phase": [k.PHASE_TURN],
        "value": [48],
        "lap": [0],
        "stock": [20],
    }


def test_the_card_that_was_drawn_is_apart() -> None:
    options = PRESETS["pagat-scat"].options
    round_ = round_of(options, ["7c Ac Kh", "8s 9s Ad"], "Tc", "2h").play("draw")
    mine, other = (parts(encode(view_round(round_, seat, (3, 3), ())), Layout(options, 2)) for seat in (0, 1))
    assert (mine["fourth"], mine["value"]) == ([2], [36])
    assert (other["fourth"], other["centre"]) == ([], [32])
    assert set(legal_actions(view_round(round_, 0, (3, 3), ()))) == {27, 28, 29, 30}


def test_a_spectator_observes_nothing() -> None:
    round_ = round_of(Options(), ["", ""])
    with pytest.raises(ValueError, match="spectator"):
        encode(view_round(round_, None, (3, 3), ()))


def test_actions_count_cards_from_low_to_high_however_they_were_dealt() -> None:
    options = Options(exchange=(1, 2, 3), dealer_choice="none", knock_from="first_turn")
    views = [
        view_round(round_of(options, [hand, "8s 9s Ad"], centre), 0, (3, 3), ())
        for hand, centre in (("7c Kh Ac", "Tc Js Qh"), ("Ac 7c Kh", "Qh Js Tc"))
    ]
    (actions, same) = map(legal_actions, views)
    assert actions == same
    assert [str(actions[code]) for code in (0, 5, 9, 17)] == ["7c-Tc", "Kh-Qh", "Kh+Ac-Js+Qh", "7c+Kh-Tc+Js"]
    assert list(actions) == [*range(k.KNOCK + 1)]
    assert all(action_of(views[0], move) == code for code, move in actions.items())


def test_observations_lie_in_their_space_under_random_rules() -> None:
    rng = random.Random(3)
    for case in range(30):
        options = random_options(rng)
        env = SchwimmenEnv(options, rng.randint(2, options.max_players), match=True)
        env.reset(seed=case)
        for _ in range(40):
            if env.terminations[env.agent_selection]:
                env.step(None)
                if not env.agents:
                    break
                continue
            for agent in rng.sample(env.agents, 1):
                assert env.observation_space(agent).contains(env.observe(agent))
            env.step(random_action(env, rng))


# --- what a seat may know ----------------------------------------------------------------------------------


def observed(env: SchwimmenEnv, round_: Round, agent: str) -> bytes:
    """What the environment would tell that agent if this were the round."""
    env._game = replace(env._game, current=round_)
    env._views = {}
    env._select()
    found = env.observe(agent)
    return found["observation"].tobytes() + found["action_mask"].tobytes()


@pytest.mark.parametrize("mechanism", ["commerce", "draw_discard"])
def test_cards_that_an_agent_cannot_know_do_not_reach_it(mechanism: str) -> None:
    """Non-interference: two rounds that differ only in what a seat can't know are the same to it."""
    rng = random.Random(4)
    same = differ = 0
    for case in range(60):
        options = random_options(rng, mechanism=mechanism)
        env = SchwimmenEnv(options, rng.randint(2, min(4, options.max_players)))
        env.reset(seed=case)
        for _ in range(rng.randrange(12)):
            if env._game.current is None or any(env.truncations.values()):
                break
            env.step(random_action(env, rng))
        round_ = env._game.current
        if round_ is None:
            continue
        for seat, agent in enumerate(env.possible_agents):
            other = twin(round_, seat, rng)
            if other is None:
                continue
            assert observed(env, other, agent) == observed(env, round_, agent)
            same += 1
            for neighbour in env.possible_agents:
                differ += observed(env, other, neighbour) != observed(env, round_, neighbour)
    assert same > 60
    assert differ > 60, "a hand that differs is seen by its holder"


def test_views_of_one_who_is_out_have_no_hand() -> None:
    match = match_of(Options(), [3, 3, 0], out=[2], dealer=0).deal(round_of(Options(), ["", ""]).deck)
    view: View = match.view(2)
    found = parts(encode(view), Layout(Options(), 3))
    assert (found["hand"], found["value"], found["in_round"]) == ([], [0], [1, 2])


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo_env", "pettingzoo"), ("open_spiel_game", "pyspiel"), ("vector_env", "numba")],
)
def test_what_is_not_installed_is_named(module: str, package: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; import schwimmen.envs.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'schwimmen[research]'" in done.stderr.splitlines()[-1]


def test_all_actions_of_the_kernel_are_actions() -> None:
    assert ACTIONS == k.MOVES
