"""How games look in the terminal: each has a module of its name here; others are shown as plain data."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from igroteka.terminal.face import Face, PlainFace


def face_of(game: str) -> Face:
    """The face of a game."""
    module = f"{__name__}.{game}"
    if game.isidentifier() and find_spec(module) is not None:
        face = import_module(module).FACE
        assert isinstance(face, Face)
        return face
    return PlainFace()
