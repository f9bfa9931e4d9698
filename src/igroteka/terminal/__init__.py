"""How games look in the terminal: each brings a module `terminal`; one without it is shown as plain data."""

from __future__ import annotations

from igroteka.core.registry import games
from igroteka.terminal.face import Face, PlainFace

PART = "terminal"


def face_of(game: str) -> Face:
    """The face of a game."""
    found = games().get(game)
    if found is None or not found.has_part(PART):
        return PlainFace()
    face = found.part(PART).FACE
    assert isinstance(face, Face)
    return face
