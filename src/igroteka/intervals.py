"""95 % confidence intervals of shares and means."""

from __future__ import annotations

import math
from typing import Final

Z: Final = 1.959964


def wilson(share: float, games: float, z: float = Z) -> tuple[float, float]:
    """The Wilson interval of a share after so many independent games."""
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def z_of(samples: int) -> float:
    """The half-width of a 95 % interval in standard errors, if the error was estimated from so many samples.

    Student's t, by the first terms of its expansion: within 0.01 of it from ten samples on.
    """
    freedom = samples - 1
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom * freedom)
    return Z + first + second
