"""Charts as SVG: bars with intervals, and lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 190  # room for the words on the left
FIGURE = 64  # room for the figure on the right
ROW = 26
HEIGHT = 240
LEFT = 60  # where lines begin
ROOM = WIDTH - LEFT - LABEL  # for lines
WORD = 15  # the height of a word
COLOURS = ("#2f6f8f", "#b5542c", "#5b7f3a", "#7a4f8c", "#8a6d1f", "#3f5f5a", "#9c3f5c", "#4a4a4a")
DASHES = ("none", "7 3", "2 3", "12 3 2 3")  # so that nobody has to tell colours apart


@dataclass(frozen=True)
class Bar:
    """A share with its interval, what it belongs to, and the figure to write behind it."""

    label: str
    share: float
    low: float
    high: float
    figure: str
    colour: int = 0


@dataclass(frozen=True)
class Line:
    """Values between 0 and 1, each at a place on the way from left to right."""

    label: str
    places: Sequence[int]
    values: Sequence[float]


def bars(rows: list[Bar]) -> str:
    """A bar for each share on a scale from nothing to the largest, with a line for its interval."""
    top = max([row.high for row in rows], default=1.0) or 1.0
    room = WIDTH - LABEL - FIGURE
    drawn: list[str] = []
    for number, row in enumerate(rows):
        y = number * ROW
        wide, low, high = [LABEL + room * min(value / top, 1.0) for value in (row.share, row.low, row.high)]
        middle = y + ROW / 2
        colour = COLOURS[row.colour % len(COLOURS)]
        drawn += [
            _text(LABEL - 8, middle, row.label, "end"),
            f'<rect x="{LABEL}" y="{y + 5}" width="{wide - LABEL:.1f}" height="{ROW - 10}" fill="{colour}"/>',
            f'<path class="range" d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 9}v8M{high:.1f} {y + 9}v8"/>',
            _text(WIDTH - 4, middle, row.figure, "end"),
        ]
    return _svg(max(1, len(rows)) * ROW, drawn)


def lines(rows: list[Line], across: str) -> str:
    """A line for each row from left to right; their names stand beside their ends."""
    last = max([row.places[-1] for row in rows], default=1) or 1
    drawn = [_text(LEFT + ROOM / 2, HEIGHT - 8, across, "middle"), *_grid(last)]
    for number, row in enumerate(rows):
        points = [
            (LEFT + ROOM * place / last, _height(value)) for place, value in zip(row.places, row.values, strict=True)
        ]
        path = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        look = f'stroke="{COLOURS[number % len(COLOURS)]}" stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        drawn.append(f'<polyline points="{path}" fill="none" {look} stroke-width="2"/>')
    ends = [_height(row.values[-1]) for row in rows]
    for number, (row, y) in enumerate(zip(rows, apart(ends), strict=True)):
        drawn.append(_text(LEFT + ROOM + 8, y, row.label, "start", COLOURS[number % len(COLOURS)]))
    return _svg(HEIGHT, drawn)


def alone(chart: str) -> str:
    """A chart as a file of its own, which brings its ground and its colours."""
    look = "text{font:13px sans-serif;fill:#26221c}.grid{stroke:#ddd5c8}.range{stroke:#26221c;fill:none}"
    opening, rest = chart.split(">", 1)
    opening = opening.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return f'{opening}><style>{look}</style><rect width="100%" height="100%" fill="#faf7f1"/>{rest}\n'


def _grid(last: int) -> list[str]:
    """Lines for quarters of a share, and numbers below."""
    drawn = [_text(LEFT, HEIGHT - 14, "0", "middle"), _text(LEFT + ROOM, HEIGHT - 14, str(last), "middle")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _height(share)
        drawn += [f'<path class="grid" d="M{LEFT} {y:.1f}h{ROOM}"/>', _text(LEFT - 8, y, f"{share:.2f}", "end")]
    return drawn


def _height(share: float) -> float:
    return 10 + (HEIGHT - 40) * (1 - share)


def apart(heights: list[float]) -> list[float]:
    """The heights of words that should stand there, moved upwards as far as they would cover each other."""
    order = sorted(range(len(heights)), key=lambda i: -heights[i])
    found = [0.0] * len(heights)
    room = float(HEIGHT)
    for i in order:
        found[i] = min(heights[i], room)
        room = found[i] - WORD
    return found


def _text(x: float, y: float, words: str, anchor: str, colour: str = "") -> str:
    fill = f' style="fill: {colour}"' if colour else ""
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}"{fill}>{escape(words)}</text>'


def _svg(height: float, drawn: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(drawn)}</svg>'
