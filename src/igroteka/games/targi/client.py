"""Data for the browser client of this game: `make generate` writes it to `web/src/games/targi`."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.components import Component, Constant
from igroteka.games.targi.rules.components import FACTS


def components() -> dict[str, Component]:
    """Cards of the border, goods and tribe cards."""
    border = {f"targi-card-{one['id']}": Component(one["rule"], "border", copies=1) for one in FACTS["border_cards"]}
    goods = {
        f"targi-card-{one['id']}": Component(one["rule"], "goods", copies=one["count"]) for one in FACTS["goods_cards"]
    }
    tribe = {
        f"targi-card-{one['id']}": Component(one["rule"], "tribe", one["symbol"], 1) for one in FACTS["tribe_cards"]
    }
    return border | goods | tribe


def border_card(card: dict[str, Any]) -> dict[str, object]:
    """What the face of a border card shows: what it gives or does, the price of a raid there, and its rates of
    exchange.
    """
    sales = [
        {"goods": rate.get("give_identical_goods", 0), "gold": rate.get("give_gold", 0), "vp": rate["get"]["vp"]}
        for rate in card.get("trades", [])
        if "vp" in rate["get"]
    ]
    return {"gives": card.get("gives", {}), "action": card.get("action", ""), "raid": card.get("raid"), "sales": sales}


AMOUNTS: Final = "Record<string, number>"
CONSTANTS: Final = {
    "facts.ts": [
        Constant(
            "BORDER",
            "A card of the border, by its place.",
            f"Record<string, {{ gives: {AMOUNTS}; action: string; raid: {AMOUNTS} | null; sales: {AMOUNTS}[] }}>",
            {f"B{card['number']}": border_card(card) for card in FACTS["border_cards"]},
        ),
        Constant(
            "GOODS",
            "What each goods card gives.",
            f"Record<string, {AMOUNTS}>",
            {card["id"]: card.get("gives", {}) for card in FACTS["goods_cards"]},
        ),
        Constant(
            "TRIBE",
            "The tribe cards.",
            f"Record<string, {{ symbol: string; costs: {AMOUNTS}[]; vp: number; timing: string }}>",
            {
                card["id"]: {name: card.get(name) for name in ("symbol", "costs", "vp", "timing")}
                for card in FACTS["tribe_cards"]
            },
        ),
    ]
}
