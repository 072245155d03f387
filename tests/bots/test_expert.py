"""The expert: what it knows, what it thinks, and that it is stronger than the others."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.matches import play_match
from tests.bots.test_levels import table, views
from tests.random_options import random_options

from schwimmen.actions import legal_actions
from schwimmen.bots import Decision, player
from schwimmen.bots.expert import MILLISECONDS, Expert
from schwimmen.bots.knocking import tired, voiding
from schwimmen.cards import Card, pack
from schwimmen.mind import beliefs, memory, public, seen, thinking, weights
from schwimmen.moves import Kind
from schwimmen.round import Phase, Round
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View, view_round


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    assert thinking.warm()


def test_what_a_simulation_keeps_is_what_the_views_say() -> None:
    """Random rounds under random rules: the public vector beside the kernel, and that of each view, are the same."""
    compared = 0
    for seed in range(60):
        for u, own, view in both(seed):
            assert plain(u) == plain(public.public_of(view))
            of_view = public.own_of(view)
            assert sorted(own[:3]) == sorted(of_view[:3])
            assert own[3:] == of_view[3:]
            compared += 1
    assert compared > 1000


def both(seed: int) -> Iterator[tuple[list[int], list[int], View]]:
    """A round that is played at random twice at the same time: on the kernel's vector, and as a `Round`."""
    rng = random.Random(seed)
    options = random_options(rng)
    n = rng.randint(2, min(9, options.max_players))
    deck = rng.sample(pack(options.deck), options.deck)
    round_ = Round.deal(options, tuple(range(n)), deck)
    r, s, u, own = options.vector, [0] * (k.HEAD + 52), [0] * seen.SIZE, [0] * seen.OWN
    s[k.PACK : k.PACK + len(deck)] = [card.code for card in deck]
    k.deal(r, s, n)
    for place in range(n):
        u[seen.LIVES + place], u[seen.SEAT + place] = 3, place
    seen.begin(r, s, u, n)
    for _ in range(120):
        if round_.phase is Phase.STOCK:
            seen.mixed(r, u)
            cards = rng.sample(round_.shuffle_due, len(round_.shuffle_due))
            start = k.PACK + s[k.STOCK]
            s[start : start + len(cards)] = [card.code for card in cards]
            round_ = round_.restock(cards)
            k.shuffled(r, s)
            seen.after(r, s, u)
        elif round_.to_act is None:
            return
        else:
            seen.look(r, s, own)
            view = view_round(round_, round_.to_act, (3,) * n, ())
            yield u, own, view
            move = rng.choice(view.legal)
            code = round_.code_of(move)
            assert isinstance(code, int)
            seen.before(r, s, u, code)
            k.apply(r, s, code)
            seen.after(r, s, u)
            round_ = round_.play(move)


def plain(u: list[int]) -> list[int]:
    """The vector with cards that lie side by side in order, up to the end of the history."""
    found = u[: seen.HISTORY + seen.STEP * u[seen.LENGTH]]
    starts = [seen.OPEN]
    for step in range(u[seen.LENGTH]):
        at = seen.HISTORY + seen.STEP * step
        starts += [at + seen.BEFORE, at + seen.GAVE, at + seen.TOOK]
    for start in starts:
        found[start : start + 3] = sorted(found[start : start + 3])
    return found


def test_a_decision_depends_on_nothing_that_the_seat_cannot_know() -> None:
    bot, compared = player("expert"), 0
    for seed in range(40):
        for view, same in views(seed):
            decision = bot.decide(view, random.Random(seed))
            assert decision == bot.decide(same, random.Random(seed))
            assert decision.move in view.legal
            compared += 1
    assert compared > 100


def test_cpython_and_the_compiled_code_think_the_same() -> None:
    """Whole decisions under random rules, by the same random numbers."""
    from schwimmen.mind.compiled import ponder

    compared = 0
    for seed in range(8):
        for view, _ in views(seed)[::5]:
            vectors = view.options.vector, public.public_of(view), public.own_of(view)
            memories = [(numbers("d", memory.FLOATS), numbers("q", memory.WHOLES)) for _ in range(2)]
            chosen = memory.ponder(*vectors, 60, 20, seed + 1, *memories[0])
            assert chosen == ponder(*vectors, 60, 20, seed + 1, *memories[1])
            assert memories[0][1] == memories[1][1]
            assert np.allclose(memories[0][0], memories[1][0], rtol=1e-9, atol=1e-12)
            compared += 1
    assert compared > 6


def numbers(kind: str, size: int) -> Any:
    return memoryview(array(kind, bytes(8 * size)))


def test_random_matches_under_random_rules_come_to_their_end() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        options = random_options(rng)
        bots = [player(rng.choice(("expert", "expert", "solid"))) for _ in range(rng.randint(2, options.max_players))]
        play_match(options, bots, seed, rng.randrange(len(bots)))


def test_it_wins_most_matches_against_the_solid_player() -> None:
    points = 0.0
    for seed in range(60):
        for bots in ([player("solid"), player("expert")], [player("expert"), player("solid")]):
            match = play_match(PRESETS["cardgames-zone"].options, bots, seed).match
            points += 0.5 if match.winner is None else float(match.players[match.winner] == "expert")
    assert points / 120 > 0.55


def test_thoughts_about_a_plain_case_are_right() -> None:
    """After the other's knock with three sevens, which nothing here reaches: every move loses a life."""
    view = table("Ah Kd 9s", "7c 7d 7h", "Th 8c Jd", "pass", "knock")
    thoughts = thinking.think(view, 1)
    assert {thought.move for thought in thoughts} == set(view.legal)
    assert all(0 <= thought.lose <= 1 and 0 <= thought.win <= 1 and thought.games > 0 for thought in thoughts)
    assert thoughts[0].lose > 0.3
    best = thinking.think(table("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c"), 1)[0]
    assert str(best.move) == "7c-Qh"
    assert best.lose == 0


def test_the_move_named_first_is_the_one_that_the_expert_makes() -> None:
    """Under random rules, with the same random numbers: at the table, in simulations, and in a hint."""
    from schwimmen.mind.compiled import ponder

    games, compared, overruled = int(MILLISECONDS * thinking.GAMES_A_MILLISECOND), 0, 0
    w, m = weights.new_memory()
    for seed in range(60):
        for view, _ in views(seed)[::2]:
            state = 1 + random.Random(seed).getrandbits(60)
            vectors = view.options.vector, public.public_of(view), public.own_of(view)
            code = ponder(*vectors, games, beliefs.WIDEST, state, w, m)
            thoughts = thinking.think(view, state, milliseconds=MILLISECONDS)
            assert thoughts[0].move == legal_actions(view)[code]
            made = Expert().decide(view, random.Random(seed)).move
            assert made == thoughts[0].move or tired(view) or voiding(view, thoughts[0].move)
            tried = [thought for thought in thoughts if thought.games == max(one.games for one in thoughts)]
            compared += len(thoughts) > 1
            overruled += thoughts[0] not in tried
    assert compared > 150
    assert overruled > 5  # by what the policy says


def test_no_move_is_told_to_be_better_than_the_one_named_first() -> None:
    for seed in range(40):
        for view, _ in views(seed)[::3]:
            thoughts = thinking.think(view, seed + 1, milliseconds=3)
            chances = [thought.win for thought in thoughts]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)
            assert not any(thought.rough for thought in thoughts)


def test_more_games_make_smaller_errors() -> None:
    """At a turn with a dozen moves, and where one of two is soon given up; every move's figures gain by it."""
    turn = table("Ah Kd 9s", "7c 9d 8h", "Th 8c Jd")
    choice = table("Ah Kd 9s", "7c 9d 8h", "Th 8c Jd", dealer_choice=Options().dealer_choice)
    for view in (turn, choice):
        found = [thinking.think(view, 1, milliseconds=time) for time in (5, 80)]
        less, more = ({thought.move: thought for thought in thoughts} for thoughts in found)
        for move, thought in more.items():
            assert thought.games > 6 * less[move].games
            assert thought.error < 0.55 * less[move].error or thought.error == 0
            assert thought.lose_error < 0.55 * less[move].lose_error or thought.lose_error == 0


def test_it_thinks_as_long_as_it_is_given() -> None:
    view = table("Ah Kd 9s", "7c 9d 8h", "Th 8c Jd")
    for milliseconds in (20, 50, 100):
        given = milliseconds * thinking.GAMES_A_MILLISECOND
        used = sum(thought.games for thought in thinking.think(view, 1, milliseconds=milliseconds))
        assert given - thinking.AT_ONCE < used < 1.05 * given


def test_hands_that_explain_the_moves_are_believed() -> None:
    """The other was seen to take two hearts and to throw the 7 of spades: most likely its third card is a heart too."""
    view = table("Ah 9c Ts", "8c 7s 9d", "Kh Qh 7d", "Ts-7d", "8c-Kh", "9c-8c", "7s-Qh")
    u, own = public.public_of(view), public.own_of(view)
    other = 1 - own[seen.OWN_PLACE]
    w, m = numbers("d", memory.FLOATS), numbers("q", memory.WHOLES)
    memory.ponder(view.options.vector, u, own, 1, 352, 7, w, m)
    lists, shares = memory.SEARCH + beliefs.LISTS + 3 * beliefs.WIDEST * other, beliefs.WEIGHTS + beliefs.WIDEST * other
    count = m[memory.SEARCH + beliefs.COUNT + other]
    hearts = believed = 0.0
    for i in range(count):
        hand = [m[lists + 3 * i + j] for j in range(3)]
        assert {str(card) for card in view.known[other]} <= {str(Card.of(code)) for code in hand}
        if all(code & 3 == 2 for code in hand):
            hearts += 1 / count
            believed += (w[shares + i] - (w[shares + i - 1] if i else 0.0)) / w[shares + count - 1]
    assert 0 < hearts < 0.4
    assert believed > 1.5 * hearts


def test_reasons_fit_the_moves() -> None:
    expert, found = Expert(), set()
    for seed in range(60):
        for view, _ in views(seed):
            decision: Decision = expert.decide(view, random.Random(seed))
            found.add(decision.reason.kind.name)
            if decision.move.kind is Kind.KNOCK:
                assert decision.reason.kind.name.startswith(("KNOCKS", "ENDS", "DOES_BEST"))
    assert {"IMPROVES", "KNOCKS_SAFE", "NOTHING_BETTER"} <= found


def test_without_a_decision_there_is_nothing_to_think() -> None:
    view = table("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c")
    with pytest.raises(ValueError, match="nothing is to be decided"):
        thinking.think(view_round(Round.deal(view.options, (0, 1), pack(32)), None, (3, 3), ()), 1)


def test_what_can_not_be_kept_is_not_compiled_for_others(tmp_path: Path) -> None:
    """Else a server would compile it itself, while people wait."""
    (tmp_path / "schwimmen").write_text("no folder")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "schwimmen.mind"], env=environment, check=False, timeout=60)
    assert done.returncode == 1


def test_another_process_compiles_for_this_one() -> None:
    """A process that asks for it goes on meanwhile, and has it in the end."""
    program = "from schwimmen.mind import thinking; thinking.warm_aside(); thinking.warm_aside(); "
    program += "assert not thinking.is_warm(); thinking._aside[0].join(); assert thinking.is_warm()"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, timeout=300)
