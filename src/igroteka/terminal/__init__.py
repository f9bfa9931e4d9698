"""Drawing games in the terminal: a game brings a module `terminal`; without one it is shown as plain data."""

from __future__ import annotations

from igroteka.core.registry import games
from igroteka.terminal.renderer import PlainRenderer, TerminalRenderer

PART = "terminal"


def renderer_of(game: str) -> TerminalRenderer:
    """The renderer of a game; the plain one if it brings none."""
    found = games().get(game)
    if found is None or not found.has_part(PART):
        return PlainRenderer()
    renderer = found.part(PART).RENDERER
    assert isinstance(renderer, TerminalRenderer)
    return renderer
