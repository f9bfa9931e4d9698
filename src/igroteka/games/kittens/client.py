"""Data for the browser client of this game: `make generate` writes it to `web/src/games/kittens`."""

from __future__ import annotations

from typing import Final

from igroteka.core.components import Component, Constant
from igroteka.core.game import Preset
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.deck import PRESETS, preset_counts
from igroteka.games.kittens.rules.titles import FACTS, TITLES


def components() -> dict[str, Component]:
    return {
        f"kittens-card-{card['id']}": Component(
            card["rule"], card["kind"], "box" if card["count"] else "classic", card["count"] or card["base56"]
        )
        for card in FACTS["cards"]
    }


def _deck(deck: Preset) -> dict[str, list[int]]:
    """How many of each card the deck has, from the fewest players of the game on."""
    low, high = GAME.seats
    columns = [
        preset_counts(deck.id, seats) if seats in deck.seats else [0] * len(TITLES) for seats in range(low, high + 1)
    ]
    rows = {title.id: [column[number] for column in columns] for number, title in enumerate(TITLES)}
    return {id: counts for id, counts in rows.items() if any(counts)}


ICONS: Final = {"board": [card["id"] for card in FACTS["cards"]]}  # everything that icons.json must have a picture of

CONSTANTS: Final = {
    "decks.ts": [
        Constant(
            "DECKS",
            "How many of each card a ready-made deck has with each number of players, from the fewest on.",
            "Record<string, Record<string, number[]>>",
            {deck.id: _deck(deck) for deck in PRESETS},
        )
    ]
}
