"""How far from perfect is a method? On a game that can be solved, exactly: python examples/exact.py

The method is the usual one for this game: a policy made by hand, and on it a search that looks one move ahead. For
every action it takes the mean, over all worlds that agree with what was seen, of what comes of it if everybody goes on
by hand. Worlds count alike, or by how likely the hand-made policy would have played what was seen (with a floor of 3 %
for every action). Here nothing is sampled: that is what the search comes to with ever more rollouts. NashConv is what
two perfect opponents would gain on it together, a round.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import pyspiel

from schwimmen.cards import Card
from schwimmen.envs.open_spiel_game import as_tree
from schwimmen.rules import kernel as k

FLOOR = 0.03
EXCHANGE = 8  # the only exchange of the reduced game
RULES = "lap_limit:1 mechanism:draw_discard knock_from:first_turn"


@dataclass
class Node:
    """A history: who decides (or chance, or nobody), and what follows from each action."""

    player: int
    info: str
    actions: list[int]
    children: list[Node] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)  # chance's, or the hand-made policy's
    result: float = 0.0  # for player 0, if everybody plays by hand from here on


def by_hand(state: Any, bar: str) -> list[float]:
    """Take or keep the higher card, knock from the bar on, else pass or draw: the chance of each legal action."""
    legal, cards = state.legal_actions(), state.round.state
    top = cards[k.PACK + cards[k.STOCK] - (1 if k.DRAW in legal or k.DISCARD + 2 in legal else 3)]
    own = cards[k.PACK + state.current_player()]
    wishes = [EXCHANGE] if top > own else []
    wishes += [k.KNOCK] if own >= Card.parse(f"{bar}h").code else []
    wishes += [k.TAKE, k.DISCARD + 2] if top > own else [k.DISCARD + 3]
    choice = next(action for action in [*wishes, k.PASS, k.DRAW, k.DISCARD + 2] if action in legal)
    return [float(action == choice) for action in legal]


def grow(state: Any, twin: Any, bar: str) -> Node:
    """The game from here on; ``twin`` is the same state of the tree that OpenSpiel walks through."""
    player = state.current_player()
    if state.is_terminal():
        return Node(player, "", [], result=state.returns()[0])
    node = Node(player, "" if player < 0 else twin.information_state_string(), twin.legal_actions())
    node.chances = [chance for _, chance in state.chance_outcomes()] if player < 0 else by_hand(state, bar)
    for action, same in zip(state.legal_actions(), node.actions, strict=True):
        node.children.append(grow(state.child(action), twin.child(same), bar))
    node.result = sum(chance * child.result for chance, child in zip(node.chances, node.children, strict=True))
    return node


def look_ahead(root: Node, *, weighted: bool) -> dict[str, list[tuple[int, float]]]:
    """The action of the best mean result in every information state."""
    sums: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))

    def visit(node: Node, likely: tuple[float, float]) -> None:
        """``likely``: how likely each player finds this history, by what chance and the other one did."""
        sign = 1 if node.player == 0 else -1
        for action, chance, child in zip(node.actions, node.chances, node.children, strict=True):
            if node.player < 0:
                visit(child, (likely[0] * chance, likely[1] * chance))
                continue
            sums[node.info][action] += sign * likely[node.player] * child.result
            expected = (1 - FLOOR) * chance + FLOOR / len(node.actions) if weighted else 1.0
            visit(child, (likely[0], likely[1] * expected) if node.player == 0 else (likely[0] * expected, likely[1]))

    visit(root, (1.0, 1.0))
    return {
        info: [(action, float(action == max(found, key=lambda action: found[action]))) for action in found]
        for info, found in sums.items()
    }


def played_by_hand(root: Node) -> dict[str, list[tuple[int, float]]]:
    """The hand-made policy, by information state."""
    found = {}
    nodes = [root]
    while nodes:
        node = nodes.pop()
        nodes += node.children
        if node.info:
            found[node.info] = list(zip(node.actions, node.chances, strict=True))
    return found


def main(rules: str = RULES, bars: str = "9TA", cards: int = 6) -> dict[str, float]:
    """Print and return the NashConv of each way to play, by hand with a knock from each of the bars on."""
    game = pyspiel.load_game("python_schwimmen_reduced", {"rules": rules, "cards": cards})
    tree = as_tree(game)
    found = {"uniform play": pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree))}
    for bar in bars:
        root = grow(game.new_initial_state(), tree.new_initial_state(), bar)
        ways = {"by hand": played_by_hand(root)}
        ways |= {f"{name} worlds": look_ahead(root, weighted=name == "weighted") for name in ("equal", "weighted")}
        for name, policy in ways.items():
            found[f"knock from {bar}, {name}"] = pyspiel.nash_conv(tree, pyspiel.TabularPolicy(policy))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    found["CFR+, 50 iterations"] = pyspiel.nash_conv(tree, solver.average_policy())
    for name, distance in found.items():
        print(f"{name:32} {distance:.4f}")
    return found


if __name__ == "__main__":
    main()
