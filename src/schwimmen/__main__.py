"""``python -m schwimmen``: the command where it isn't on the PATH."""

import sys

from schwimmen.cli import main

sys.exit(main())
