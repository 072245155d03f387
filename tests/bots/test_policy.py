"""The player without search: quick, legal under any rules, the same by each way to reckon it; and its file's faults."""

from __future__ import annotations

import logging
import random
from array import array
from pathlib import Path

import pytest
from tests.bots.matches import play_match
from tests.bots.test_expert import both
from tests.bots.test_levels import table, views
from tests.random_options import random_options

from schwimmen.bots import ReasonKind, player
from schwimmen.bots.expert import Expert
from schwimmen.mind import intuition, layout, memory, policy, public, thinking, traits, weights
from schwimmen.moves import Kind
from schwimmen.rules.presets import PRESETS


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where numba isn't installed."""
    monkeypatch.setattr(thinking, "_compiled", [])


def test_the_view_and_the_vectors_give_one_decision() -> None:
    """Random rounds under random rules: the loop that is compiled and what CPython does instead score alike."""
    net, x, compared = weights.load(), [0] * policy.SCRATCH, 0
    for seed in range(16):
        for u, own, view in both(seed):
            r = view.options.vector
            chosen = policy.decide(r, u, own, net, x)  # type: ignore[arg-type] # an array of numbers as good as a list
            found = intuition.scores(r, u, own, net)
            assert [*found.values()] == x[policy.SCORES : policy.SCORES + len(found)]
            assert chosen == intuition.choose(r, u, own, net)
            assert intuition.best_move(view) in view.legal
            compared += 1
    assert compared > 250


def test_rows_lie_within_their_lists_and_the_table() -> None:
    x = [0] * layout.SCRATCH
    for seed in range(16, 28):
        for u, own, view in both(seed):
            lists = [layout.STATE]
            count = traits.describe(view.options.vector, u, own, x)
            lists += [layout.MOVE + layout.MOVE_ROOM * i + 1 for i in range(count)]
            assert x[layout.STATE] < layout.STATE_ROOM
            assert all(x[at] < layout.MOVE_ROOM - 1 for at in lists[1:])
            rows = [x[at + 1 : at + 1 + x[at]] for at in lists]
            assert all(_of_situation(row) for row in rows[0])
            assert not any(_of_situation(row) or row >= layout.ROWS for some in rows[1:] for row in some)
            assert all(len(set(some)) == len(some) for some in rows[1:])


def _of_situation(row: int) -> bool:
    """Whether a row is one of a situation, not of a move."""
    if row < 2 * layout.WAYS:
        return 0 <= row % layout.WAYS < layout.KNOCKING
    return row < layout.KIND


def test_suits_are_all_the_same_to_it() -> None:
    """A situation with the suits exchanged is described by the same rows."""
    described = []
    for suits in ("cshd", "hdcs", "dhsc"):
        turned = str.maketrans("cshd", suits)
        cards = [text.translate(turned) for text in ("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c")]
        view = table(*cards, "7c-8c".translate(turned), "9c-7s".translate(turned) if suits else "")
        x = [0] * layout.SCRATCH
        count = traits.describe(view.options.vector, public.public_of(view), public.own_of(view), x)
        moves = [layout.MOVE + layout.MOVE_ROOM * i + 1 for i in range(count)]
        rows = sorted(tuple(sorted(x[at + 1 : at + 1 + x[at]])) for at in moves)
        described.append((sorted(x[layout.STATE + 1 : layout.STATE + 1 + x[layout.STATE]]), rows))
    assert described[0] == described[1] == described[2]


def test_a_decision_depends_on_nothing_that_the_seat_cannot_know() -> None:
    compared = 0
    for seed in range(40):
        for view, same in views(seed):
            assert intuition.best_move(view) == intuition.best_move(same)
            compared += 1
    assert compared > 100


def test_without_numba_the_expert_plays_by_it_and_wins() -> None:
    expert, points = Expert(), 0.0
    view = table("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c")
    decision = expert.decide(view, random.Random(1))
    assert str(decision.move) == "7c-Qh"
    assert decision.reason.kind is ReasonKind.FINISHES
    for seed in range(40):
        for bots in ([player("solid"), expert], [expert, player("solid")]):
            match = play_match(PRESETS["cardgames-zone"].options, bots, seed).match
            points += 0.5 if match.winner is None else float(match.players[match.winner] == "expert")
    assert points / 80 > 0.55


def test_random_matches_under_random_rules_come_to_their_end() -> None:
    for seed in range(8):
        rng = random.Random(seed)
        options = random_options(rng)
        bots = [player("expert") for _ in range(rng.randint(2, min(9, options.max_players)))]
        play_match(options, bots, seed, rng.randrange(len(bots)))


def test_reasons_fit_the_moves() -> None:
    expert = Expert()
    for seed in range(60):
        for view, _ in views(seed):
            decision = expert.decide(view, random.Random(seed))
            if decision.move.kind is Kind.KNOCK:
                assert decision.reason.kind.name.startswith(("KNOCKS", "ENDS"))
                assert decision.reason.kind is not ReasonKind.KNOCKS_SAFE  # which names a chance


# --- the file ----------------------------------------------------------------------------------------------


def test_the_file_is_small_and_is_read_as_it_was_written() -> None:
    assert weights.FILE.stat().st_size <= 1_000_000
    net = weights.load()
    assert len(net) == policy.SIZE
    assert weights.packed(net) == weights.FILE.read_bytes()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("unreadable", "can't be read: No such file or directory"),
        ("foreign", "is no file of weights"),
        ("version", "holds weights of another version"),
        ("broken", "is cut off or changed"),
    ],
)
def test_a_bad_file_is_named_and_the_sharp_player_plays(
    fault: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file, good = tmp_path / "some.weights", weights.FILE.read_bytes()
    content = {
        "foreign": b"\x89PNG\r\n" + good,
        "version": good.replace(b"/2 ", b"/0 ", 1),
        "broken": good[:-100],
    }
    if fault in content:
        file.write_bytes(content[fault])
    with pytest.raises(weights.BadWeights, match=f"some.weights {said}$") as raised:
        weights.read(file)
    assert (raised.value.file, raised.value.fault) == (file, fault)
    monkeypatch.setattr(weights, "load", lambda: weights.read(file))
    view = table("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c")
    with caplog.at_level(logging.WARNING):
        decisions = [Expert().decide(view, random.Random(1)) for _ in range(3)]
    assert decisions == [player("sharp").decide(view, random.Random(1))] * 3
    assert len(caplog.records) == 1
    assert str(file) in caplog.text
    assert weights.new_memory()[1][memory.TAUGHT] == 0


def test_compiled_or_not_it_is_the_sharp_player_that_plays_without_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its search alone would be there, and weaker; nobody would know."""
    file = tmp_path / "lost.weights"
    monkeypatch.setattr(thinking, "_compiled", [memory.ponder])
    monkeypatch.setattr(weights, "load", lambda: weights.read(file))
    view = table("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c")
    with caplog.at_level(logging.WARNING):
        decisions = [Expert().decide(view, random.Random(1)) for _ in range(3)]
    assert decisions == [player("sharp").decide(view, random.Random(1))] * 3
    assert [record.getMessage() for record in caplog.records] == [
        f"the expert plays as the sharp player does: {file} can't be read: No such file or directory"
    ]


def test_a_hint_without_weights_goes_by_imagined_games_and_that_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "gone.weights"
    monkeypatch.setattr(weights, "load", lambda: weights.read(file))
    view, found = table("Ah Kd 9s", "7c 9d 8h", "Th 8c Jd"), []
    with caplog.at_level(logging.WARNING):
        for _ in range(2):  # as in two threads
            monkeypatch.setattr(thinking, "_memory", thinking._Memory())
            found.append(thinking.think(view, 1, milliseconds=50))
    assert [record.getMessage() for record in caplog.records] == [
        f"thinking goes by imagined games alone: {file} can't be read: No such file or directory"
    ]
    assert found[0] == found[1]
    assert found[0][0].win == max(one.win for one in found[0])
    assert all(thought.rough for thought in found[0])


def test_a_changed_byte_is_found(tmp_path: Path) -> None:
    content = bytearray(weights.FILE.read_bytes())
    content[-1] ^= 1
    (tmp_path / "some.weights").write_bytes(content)
    with pytest.raises(weights.BadWeights, match="cut off or changed"):
        weights.read(tmp_path / "some.weights")


def test_numbers_that_two_bytes_do_not_hold_are_not_written() -> None:
    with pytest.raises(OverflowError):
        weights.packed(array("i", [40_000]))
