"""Random rule sets that can be played: every value of every option comes up, in all playable combinations."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from schwimmen.rules.options import OPTIONS, Options, OptionSpec, RulesError

__all__ = ["options_strategy", "random_options", "random_value"]


def random_value(spec: OptionSpec, rng: random.Random) -> Any:
    """A value of that option. Numbers are often the default, and laps and lives else mostly few."""
    if spec.kind == "set":
        return tuple(sorted(rng.sample(spec.values, rng.randint(1, len(spec.values)))))
    if spec.kind == "number":
        low = rng.random()
        if low < 0.5:
            return spec.default
        return rng.choice(spec.values[:6] if spec.name in ("lap_limit", "lives") and low < 0.8 else spec.values)
    return rng.choice(spec.values)


def random_options(rng: random.Random, **fixed: Any) -> Options:
    """Options that R9.1 allows, as often of either mechanism; ``fixed`` are given values, which must be playable."""
    while True:
        mechanism = rng.choice(OPTIONS["mechanism"].values)
        for _ in range(200):  # few are needed, unless what is fixed is not for this mechanism
            values = {name: random_value(spec, rng) for name, spec in OPTIONS.items()} | {"mechanism": mechanism}
            try:
                return Options(**(values | fixed))
            except RulesError:
                continue


def options_strategy(**fixed: Any) -> st.SearchStrategy[Options]:
    """The same for Hypothesis."""
    return st.randoms(use_true_random=False).map(lambda rng: random_options(rng, **fixed))
