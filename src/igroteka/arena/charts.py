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
COLOURS = ("#2f6f8f", "#b5542c", "#5b7f3a", "#7a4f8c", "#8a6d1f", "#3f5f5a", "#9c3f5c", "#4a4a4a")


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
    """Values between 0 and 1, one after another."""

    label: str
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
    room, high = WIDTH - 60 - LABEL, HEIGHT - 40
    drawn = [_text(60 + room / 2, HEIGHT - 8, across, "middle")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = 10 + high * (1 - share)
        drawn += [f'<path class="grid" d="M60 {y:.1f}h{room}"/>', _text(52, y, f"{share:.2f}", "end")]
    for number, row in enumerate(rows):
        step = room / max(1, len(row.values) - 1)
        points = [(60 + i * step, 10 + high * (1 - value)) for i, value in enumerate(row.values)]
        path = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        colour = COLOURS[number % len(COLOURS)]
        drawn += [
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
            _text(60 + room + 8, points[-1][1], row.label, "start", colour),
        ]
    return _svg(HEIGHT, drawn)


def _text(x: float, y: float, words: str, anchor: str, colour: str = "") -> str:
    fill = f' fill="{colour}"' if colour else ""
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}"{fill}>{escape(words)}</text>'


def _svg(height: float, drawn: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(drawn)}</svg>'
