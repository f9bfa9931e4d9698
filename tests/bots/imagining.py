"""For bots that need no imagination."""

from igroteka.core.random import Random
from igroteka.core.state import State


def nothing(random: Random) -> State:
    """Whoever asks for an imagined state fails."""
    raise AssertionError("this bot should look at its view only")
