"""Data for the browser client of this game: `make generate` writes it to `web/src/games/kittens`."""

from __future__ import annotations

from collections import Counter
from typing import Final

from igroteka.core.components import Component, Constant
from igroteka.games.kittens.rules.deck import PRESETS, preset_counts
from igroteka.games.kittens.rules.titles import FACTS, TITLES


def components() -> dict[str, Component]:
    return {
        f"kittens-card-{card['id']}": Component(
            card["rule"], card["kind"], "box" if card["count"] else "classic", card["count"] or card["base56"]
        )
        for card in FACTS["cards"]
    }


def _cards(deck: str, seats: int) -> dict[str, int]:
    counts = Counter({TITLES[title].id: count for title, count in enumerate(preset_counts(deck, seats))})
    return {id: count for id, count in counts.items() if count}


ICONS: Final = {"board": [card["id"] for card in FACTS["cards"]]}  # everything that icons.json must have a picture of

CONSTANTS: Final = {
    "decks.ts": [
        Constant(
            "DECKS",
            "How many of each card a ready-made deck has, by its id and the number of players.",
            "Record<string, Record<string, Record<string, number>>>",
            {one.id: {n: _cards(one.id, n) for n in one.seats} for one in PRESETS},
        )
    ]
}
