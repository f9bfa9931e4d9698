"""How often a kitten is put back: on top, below one, two or three cards, at the bottom, or elsewhere.

Written by `search/fit.py`. The rows: with two players alive, and with more.
"""

from __future__ import annotations

from typing import Final

RATES: Final[tuple[tuple[float, ...], ...]] = (
    (0.745, 0.044, 0.066, 0.042, 0.025, 0.077),
    (0.558, 0.100, 0.047, 0.033, 0.025, 0.237),
)
