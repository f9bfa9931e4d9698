"""What a client is told about a game that it was built without: words, components, how its pages look."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import cache

from igroteka.core.components import Component, Look
from igroteka.core.game import Game
from igroteka.core.layout import CLIENT
from igroteka.core.state import State

TERMINAL = "terminal.ftl"  # words that no page shows
SUFFIX = ".ftl"


@cache
def game_texts(game: Game[State], language: str) -> dict[str, str]:
    """The Fluent files of a game by their names, without what only the terminal says."""
    folder = game.folder.joinpath("texts", language)
    if not folder.is_dir():
        return {}
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX) and file.name != TERMINAL]
    return {file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8") for file in found}


@cache
def components_of(game: Game[State]) -> dict[str, dict[str, object]]:
    """The components of a game that have a face, by the ids of their texts, in the order of the game."""
    if not game.has_part(CLIENT):
        return {}
    found: dict[str, Component] = game.part(CLIENT).components()
    return {id: asdict(found[id]) for id in game.components if id in found}


@cache
def look_of_game(game: Game[State]) -> dict[str, object] | None:
    """How the pages show a game without client code; None if it does not say."""
    if not game.has_part(CLIENT):
        return None
    look: Look | None = getattr(game.part(CLIENT), "LOOK", None)
    if look is None:
        return None
    return {field.name: getattr(look, field.name) for field in fields(look)} | {"highlights": dict(look.highlights)}
