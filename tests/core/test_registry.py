"""The registry: games are found by their id."""

import pytest

from igroteka.core import registry
from igroteka.core.errors import UnknownGame
from igroteka.core.game import Game


def test_installed_games_are_found_in_alphabetical_order() -> None:
    games = registry.games()
    assert list(games) == sorted(games)
    assert "kittens" in games
    assert all(isinstance(game, Game) and game.id == id for id, game in games.items())


def test_a_game_is_found_by_its_id() -> None:
    assert registry.find_game("kittens") is registry.games()["kittens"]


@pytest.mark.parametrize("id", ["", "chess", "Kittens", "toy"])
def test_an_unknown_game_is_refused_with_those_that_exist(id: str) -> None:
    with pytest.raises(UnknownGame) as problem:
        registry.find_game(id)
    assert problem.value.text == "error-game-unknown"
    near = "kittens" if id == "Kittens" else "none"
    assert problem.value.arguments == {"game": id, "known": ", ".join(registry.games()), "near": near}
