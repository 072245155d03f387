"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

pytest_plugins = ["tests.services.fixtures"]

# The same examples in every run, and no clock: a test fails for a reason or not at all.
# To look for new examples: pytest --hypothesis-profile=explore
settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("fixed")
