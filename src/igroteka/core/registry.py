"""The registry of installed games. A package adds one through the entry point `igroteka.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from igroteka.core.errors import UnknownGame, nearest
from igroteka.core.game import Game
from igroteka.core.state import State

GROUP = "igroteka.games"


@cache
def games() -> dict[str, Game[State]]:
    """All installed games by id, in alphabetical order."""
    found = [point.load() for point in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def find_game(id: str) -> Game[State]:
    """The game with this id; UnknownGame if it is not installed."""
    found = games().get(id)
    if found is None:
        raise UnknownGame("error-game-unknown", game=id, known=", ".join(games()), near=nearest(id, games()))
    return found
