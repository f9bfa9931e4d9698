"""The registry of installed games. A package adds one through the entry point `igroteka.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from igroteka.core.errors import UnknownGame, nearest
from igroteka.core.game import Game
from igroteka.core.state import State

GROUP = "igroteka.games"


_broken: Final[dict[str, str]] = {}


@cache
def games() -> dict[str, Game[State]]:
    """All installed games by id, in alphabetical order. A game that cannot be loaded is left out."""
    found: list[Game[State]] = []
    _broken.clear()
    for point in entry_points(group=GROUP):
        try:
            game = point.load()
            if not isinstance(game, Game):
                raise TypeError(f"{type(game).__name__} is no Game")
            found.append(game)
        except Exception as problem:  # whatever goes wrong in one package must not stop the other games
            _broken[f"{point.name} = {point.value}"] = f"{type(problem).__name__}: {problem}"
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def broken_games() -> dict[str, str]:
    """The games that cannot be loaded, by their entry points, with the reasons."""
    games()
    return _broken


def find_game(id: str) -> Game[State]:
    """The game with this id; UnknownGame if it is not installed."""
    found = games().get(id)
    if found is None:
        raise UnknownGame("error-game-unknown", game=id, known=", ".join(games()), near=nearest(id, games()))
    return found
