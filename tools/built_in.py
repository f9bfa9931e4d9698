"""The games of this repository, whose generated files, texts and rules are checked here."""

from igroteka.core.game import Game
from igroteka.core.registry import games
from igroteka.core.state import State

PACKAGE = "igroteka.games."


def built_in_games() -> list[Game[State]]:
    """The installed games, without those of other packages."""
    return [game for game in games().values() if game.package.startswith(PACKAGE)]
