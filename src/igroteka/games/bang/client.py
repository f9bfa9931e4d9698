"""Data for the browser client of this game: `make generate` writes it to `web/src/games/bang`."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.components import Component, Constant, Words
from igroteka.games.bang.rules.faces import FACTS


def components() -> dict[str, Component]:
    """Cards, characters and events."""
    found: dict[str, Component] = {}
    for card in FACTS["cards"]:
        copies = len(f"{card['base']} {card['dodge_city']}".split())
        found[f"bang-{card['id']}"] = Component(card["rule"], card["colour"], _set_of(card), copies)
    for one in FACTS["characters"]:
        found[f"bang-{one['id']}"] = Component(one["rule"], "character", one["set"])
    for one in FACTS["events"]:
        found[f"bang-{one['id']}"] = Component(one["rule"], "event", one["deck"])
    return found


def _set_of(card: dict[str, Any]) -> str:
    return "base" if card["base"] else "dodge_city"


CARDS: Final = tuple([card["id"] for card in FACTS["cards"]])
EVENTS: Final = tuple([event["id"] for event in FACTS["events"]])
ICONS: Final = {"board": CARDS + EVENTS}  # everything that icons.json must have a picture of

CONSTANTS: Final = {
    "facts.ts": [
        Words("CardId", "The kinds of cards: each has marks (marks.ts).", CARDS),
        Words(
            "CharacterId",
            "The characters: each has a portrait (portraits.ts).",
            tuple([one["id"] for one in FACTS["characters"]]),
        ),
        Constant(
            "COLOURS",
            "The colour of each kind of card.",
            'Record<string, "brown" | "blue" | "green">',
            {card["id"]: card["colour"] for card in FACTS["cards"]},
        ),
        Constant(
            "DECKS",
            "The deck that each event belongs to.",
            "Record<string, string>",
            {event["id"]: event["deck"] for event in FACTS["events"]},
        ),
        Constant(
            "LIVES",
            "The life points of each character.",
            "Record<string, number>",
            {one["id"]: one["life"] for one in FACTS["characters"]},
        ),
    ]
}
