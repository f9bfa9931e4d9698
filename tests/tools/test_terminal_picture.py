"""The picture of the README can be drawn again, and loads nothing from elsewhere."""

import re
from xml.etree import ElementTree

from tools.terminal_picture import draw_picture


def test_the_picture_is_the_same_in_every_run() -> None:
    assert draw_picture() == draw_picture()


def test_the_picture_shows_a_game_and_loads_nothing() -> None:
    picture = draw_picture()
    shown = "".join(ElementTree.fromstring(picture).itertext()).replace("\u00a0", " ")
    assert "Exploding Kitten" in shown
    assert "Your turn" in shown
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]
