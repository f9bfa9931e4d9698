"""SVG charts: bars with intervals, and lines. The page defines the colours `--c0`, `--c1` and so on, light or dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 190  # space for the labels on the left
FIGURE = 64  # space for the value on the right
ROW = 26
GAP = 8  # between groups of bars
LEGEND = 30  # height of a legend
AXIS = 44  # height of the axis and its label below the bars
HEIGHT = 264
TOP = 34  # top edge of the plot area
BOTTOM = HEIGHT - 40  # bottom edge of the plot area
LEFT = 60
ROOM = WIDTH - LEFT - LABEL  # width of the plot area
WORD = 15  # line height of a label
LETTERS = 22  # characters of a name that fit
LETTER = 7.5  # approximate width of a character
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2)  # possible steps of a scale
MAX_STEPS = 6
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
COLOURS = 8
DASHES = ("none", "7 3", "2 3", "12 3 2 3")  # lines differ by more than their colour


@dataclass(frozen=True)
class Bar:
    """A share with its interval, its label, and the value to print."""

    label: str
    share: float
    low: float
    high: float
    figure: str
    colour: int = 0


@dataclass(frozen=True)
class Curve:
    """Values between 0 and 1, each at a position from left to right."""

    label: str
    places: Sequence[int]
    values: Sequence[float]


Percent = Callable[[float], str]


def plain_percent(share: float) -> str:
    """A share as a whole percentage."""
    return f"{share:.0%}"


def bars(
    rows: list[Bar],
    *,
    title: str = "",
    across: str = "",
    legend: Sequence[str] = (),
    percent: Percent = plain_percent,
) -> str:
    """One bar per share, starting at 0, with a line for its interval.

    With a legend, which names the colours, a bar without a label belongs to the bar above it.
    """
    scale = ticks(max([row.high for row in rows], default=1.0))
    room = WIDTH - LABEL - FIGURE
    drawn, y = _legend(legend), float(LEGEND if legend else 0)
    top = y
    for number, row in enumerate(rows):
        y += GAP if legend and row.label and number else 0
        drawn += _bar(row, y, room / scale[-1])
        y += ROW
    below: list[str] = []
    for share in scale:
        x = LABEL + room * share / scale[-1]
        below.append(f'<path class="grid" d="M{x:.1f} {top:.1f}V{y + 4:.1f}"/>')
        below.append(_text(x, y + 14, percent(share), "middle", soft=True))
    below.append(_text(LABEL + room / 2, y + 32, across, "middle", soft=True))
    return _svg(y + AXIS, [*below, *drawn], title)


def _bar(row: Bar, y: float, scale: float) -> list[str]:
    wide, low, high = [scale * value for value in (row.share, row.low, row.high)]
    middle = y + ROW / 2
    box = f'x="{LABEL}" y="{y + 5:.1f}" width="{wide:.1f}" height="{ROW - 10}"'
    ends = f"M{LABEL + low:.1f} {middle - 4:.1f}v8M{LABEL + high:.1f} {middle - 4:.1f}v8"
    return [
        _text(LABEL - 8, middle, short(row.label), "end"),
        f'<rect {box} style="fill: {_colour(row.colour)}"/>',
        f'<path class="range" d="M{LABEL + low:.1f} {middle:.1f}H{LABEL + high:.1f}{ends}"/>',
        _text(WIDTH - 4, middle, row.figure, "end"),
    ]


def _legend(names: Sequence[str]) -> list[str]:
    """The name of each colour, in one row above the bars."""
    drawn: list[str] = []
    x = float(LABEL)
    for number, name in enumerate(names):
        drawn.append(f'<rect x="{x:.1f}" y="4" width="12" height="12" style="fill: {_colour(number)}"/>')
        drawn.append(_text(x + 18, 10, short(name), "start"))
        x += 18 + LETTER * len(short(name)) + 18
    return drawn


def ticks(top: float) -> list[float]:
    """Round numbers from 0 to the first one that is not below the largest share."""
    step = next((step for step in STEPS if top / step <= MAX_STEPS), STEPS[-1])
    return [round(step * number, 2) for number in range(max(1, math.ceil(top / step - 1e-9)) + 1)]


def lines(rows: list[Curve], across: str, *, title: str = "", up: str = "", percent: Percent = plain_percent) -> str:
    """One line per row from left to right, labelled at its end."""
    last = max([row.places[-1] for row in rows], default=1) or 1
    drawn = [_text(LEFT, 10, up, "start", soft=True), _text(LEFT + ROOM / 2, HEIGHT - 14, across, "middle", soft=True)]
    drawn += _grid(last, percent)
    for number, row in enumerate(rows):
        points = [
            (LEFT + ROOM * place / last, _height(value)) for place, value in zip(row.places, row.values, strict=True)
        ]
        path = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        drawn.append(f'<polyline points="{path}" {_look(number)}/>')
    ends = [_height(row.values[-1]) for row in rows]
    for number, (row, y) in enumerate(zip(rows, apart(ends), strict=True)):
        drawn.append(f'<path d="M{LEFT + ROOM + 6} {y:.1f}h18" {_look(number)}/>')
        drawn.append(_text(LEFT + ROOM + 30, y, short(row.label), "start"))
    return _svg(HEIGHT, drawn, title)


def _look(number: int) -> str:
    dashes = DASHES[number % len(DASHES)]
    return f'fill="none" style="stroke: {_colour(number)}" stroke-dasharray="{dashes}" stroke-width="2"'


def _grid(last: int, percent: Percent) -> list[str]:
    """Horizontal lines at quarters, and the axis labels below."""
    ends = ((LEFT, "0"), (LEFT + ROOM, str(last)))
    drawn = [_text(x, HEIGHT - 26, number, "middle", soft=True) for x, number in ends]
    for share in QUARTERS:
        y = _height(share)
        drawn.append(f'<path class="grid" d="M{LEFT} {y:.1f}h{ROOM}"/>')
        drawn.append(_text(LEFT - 8, y, percent(share), "end", soft=True))
    return drawn


def _height(share: float) -> float:
    return TOP + (BOTTOM - TOP) * (1 - share)


def apart(heights: list[float]) -> list[float]:
    """The vertical positions of labels, moved upwards where they would overlap."""
    order = sorted(range(len(heights)), key=lambda i: -heights[i])
    found = [0.0] * len(heights)
    room = float(HEIGHT)
    for i in order:
        found[i] = min(heights[i], room)
        room = found[i] - WORD
    return found


def short(name: str) -> str:
    """A name that fits: a longer one loses its middle."""
    if len(name) <= LETTERS:
        return name
    return f"{name[: LETTERS - 10]}…{name[-9:]}"


def _colour(number: int) -> str:
    return f"var(--c{number % COLOURS})"


def _text(x: float, y: float, words: str, anchor: str, *, soft: bool = False) -> str:
    look = ' class="soft"' if soft else ""
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}"{look}>{escape(words)}</text>' if words else ""


def _svg(height: float, drawn: list[str], title: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">{"".join(drawn)}</svg>'
