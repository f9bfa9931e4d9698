"""How much random play the tests do: `make test` as much as fits into minutes, `make soak` many times more.

Whoever plays random games, draws examples or repeats something by chance asks here how often, and marks the tests
`dense`, so that `make soak` finds them.
"""

import os

VARIABLE = "IGROTEKA_DENSITY"
DENSITY = int(os.environ.get(VARIABLE, "1"))


def times(count: int) -> int:
    """So often in `make test`, and many times more often in `make soak`."""
    return count * DENSITY
