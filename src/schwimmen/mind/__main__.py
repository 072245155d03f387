"""Compile the strong player's thinking, so that other processes find it done: ``python -m schwimmen.mind``.

The exit status is 1 where it can't be kept for them, or not be compiled at all.
"""

import sys

from schwimmen.mind.thinking import is_kept, warm

if __name__ == "__main__":
    sys.exit(int(not (is_kept() and warm())))
