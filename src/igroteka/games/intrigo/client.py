"""Data for the browser client of this game: `make generate` writes it to `web/src/games/intrigo`."""

from __future__ import annotations

from typing import Final

from igroteka.core.components import Component, Constant
from igroteka.games.intrigo.rules.parts import FACTS


def components() -> dict[str, Component]:
    """Intrigue and influence cards."""
    intrigue = {
        f"intrigo-card-{one['id']}": Component("INTR-P2", "intrigue", one["family"], one["count"])
        for one in FACTS["intrigue_cards"]
    }
    influence = {
        f"intrigo-influence-{one['id']}": Component(one["rule"], "influence", copies=len(one["prices"]))
        for one in FACTS["influence_types"]
    }
    return intrigue | influence


CONSTANTS: Final[dict[str, list[Constant]]] = {}
