"""Tables as text and as images: what a seat or a spectator may see."""

from __future__ import annotations

import io
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from igroteka.core.registry import find_game
from igroteka.core.views import View
from igroteka.terminal import renderer_of
from igroteka.terminal.drawing import drawing
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import Words, names_for
from igroteka.texts.texts import texts_for

WIDTH: Final = 100  # characters per line
PAPER: Final = (250, 246, 238)
INK: Final = (38, 34, 30)

# A glyph is five rows of three pixels, each row as an octal digit.
_SIGNS: Final = (
    "A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11152 K55655 L44447 M57755 N65555 O25552 P65644",
    "Q25563 R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247 075557 126227 271747 371317 455711 574717",
    "674757 771122 875757 975717 .00002 ,00024 :02020 ;02024 -00700 +02720 (12221 )42224 /11244 !22202 ?71202 '22000",
    "#57575 %51245 *05250 _00007 <12421 >42124 |22222 ·00200 –00700 —00700 …00005 ×05250 =07070 →04764 ♠27720 ♥57720",
    "♦27200 ♣25720 ─00700 ━00700 │22222 ┃22222 ╭00322 ╮00622 ╰22300 ╯22600 ┌00322 ┐00622 └22300 ┘22600",
)
SIGNS: Final = {word[0]: word[1:] for line in _SIGNS for word in line.split()}
UNKNOWN: Final = "00272"


def text(view: View, width: int = WIDTH) -> str:
    """The table as text, as the terminal shows it."""
    console = _console(view, width)
    return console.export_text()


def svg(view: View, width: int = WIDTH) -> str:
    """The table as SVG, for a page or a paper."""
    return drawing(_console(view, width), view.game)


def image(view: View, width: int = WIDTH, dot: int = 2) -> NDArray[np.uint8]:
    """The table as an array of height, width and three colours; each pixel of a glyph is `dot` pixels wide."""
    lines = [line.rstrip().upper() for line in text(view, width).splitlines()]
    dots = np.zeros((6 * len(lines) + 2, 4 * width + 2), dtype=bool)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line[:width]):
            if not sign.isspace():
                top, left = 6 * row + 1, 4 * column + 1
                dots[top : top + 5, left : left + 3] = _dots(sign)
    found = np.where(dots[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))
    return np.asarray(found.repeat(dot, axis=0).repeat(dot, axis=1), dtype=np.uint8)


def _dots(sign: str) -> NDArray[np.bool_]:
    rows = [int(digit) for digit in SIGNS.get(sign, UNKNOWN)]
    return np.array([[row >> bit & 1 for bit in (2, 1, 0)] for row in rows], dtype=bool)


def _console(view: View, width: int) -> Console:
    """A console that has recorded the table and can export it."""
    console = Console(theme=THEME, width=width, record=True, file=io.StringIO(), legacy_windows=False)
    texts = texts_for("en")
    words = Words(texts, names_for(texts, view.seats, view.seat, find_game(view.game).figures(view.seats)))
    console.print(renderer_of(view.game).table(view, words, brief=False))
    return console
