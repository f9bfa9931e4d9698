"""What the gallery of the browser client knows of cards and other parts: the rule of each, its kind, set and copies.

`tools.web_types` writes them to `web/src/games/<game>/parts.ts`, and the decks of Exploding Kittens to `decks.ts`.
"""

import json
from collections import Counter
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import cast

import yaml

from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.games.kittens.rules.deck import PRESETS, preset_counts
from igroteka.games.kittens.rules.titles import TITLES

HEAD = "// Made by `python -m tools.web_types` from the data of the games. Do not edit.\n"

Facts = dict[str, list[dict[str, object]]]


@dataclass(frozen=True)
class Part:
    """A card or another part of a game; 0 copies: their number says nothing."""

    rule: str
    kind: str
    set: str = ""
    copies: int = 0


def bang_parts(facts: Facts) -> dict[str, Part]:
    """BANG!: cards, characters and events."""
    found = {}
    for card in facts["cards"]:
        copies = len(f"{card['base']} {card['dodge_city']}".split())
        found[f"bang-{card['id']}"] = Part(str(card["rule"]), str(card["colour"]), _set_of(card), copies)
    for one in facts["characters"]:
        found[f"bang-{one['id']}"] = Part(str(one["rule"]), "character", str(one["set"]))
    for one in facts["events"]:
        found[f"bang-{one['id']}"] = Part(str(one["rule"]), "event", str(one["deck"]))
    return found


def _set_of(card: dict[str, object]) -> str:
    return "base" if card["base"] else "dodge_city"


def kittens_parts(facts: Facts) -> dict[str, Part]:
    """Exploding Kittens: cards."""
    return {
        f"kittens-card-{card['id']}": Part(
            str(card["rule"]),
            str(card["kind"]),
            "box" if card["count"] else "classic",
            cast(int, card["count"] or card["base56"]),
        )
        for card in facts["cards"]
    }


def targi_parts(facts: Facts) -> dict[str, Part]:
    """Targi: cards of the border, goods and tribe cards."""
    border = {f"targi-card-{one['id']}": Part(str(one["rule"]), "border", copies=1) for one in facts["border_cards"]}
    goods = {
        f"targi-card-{one['id']}": Part(str(one["rule"]), "goods", copies=cast(int, one["count"]))
        for one in facts["goods_cards"]
    }
    tribe = {
        f"targi-card-{one['id']}": Part(str(one["rule"]), "tribe", str(one["symbol"]), 1)
        for one in facts["tribe_cards"]
    }
    return border | goods | tribe


def intrigo_parts(facts: Facts) -> dict[str, Part]:
    """Intrigo: intrigue and influence cards."""
    intrigue = {
        f"intrigo-card-{one['id']}": Part("INTR-P2", "intrigue", str(one["family"]), cast(int, one["count"]))
        for one in facts["intrigue_cards"]
    }
    influence = {
        f"intrigo-influence-{one['id']}": Part(
            str(one["rule"]), "influence", copies=len(cast(list[int], one["prices"]))
        )
        for one in facts["influence_types"]
    }
    return intrigue | influence


READERS = {"bang": bang_parts, "kittens": kittens_parts, "targi": targi_parts, "intrigo": intrigo_parts}


def parts(game: Game[State]) -> str:
    """The parts of a game that have a face, in the order in which the game names them."""
    folder = Path(str(import_module(game.package).__file__)).parent
    facts = yaml.safe_load((folder / "data" / f"{game.id}.yaml").read_text(encoding="utf-8"))
    found = READERS[game.id](facts)
    told = {id: asdict(found[id]) for id in game.components if id in found}
    return (
        f'{HEAD}\nimport type {{ Part }} from "../../lib/parts";\n\n'
        f"/** The parts that have a face. */\n"
        f"export const PARTS: Record<string, Part> = {json.dumps(told, indent=2)};\n"
    )


def kittens_decks() -> str:
    """The cards of every ready-made deck by the number of players, and the decks for each of them (KIT-P)."""
    decks = {one.id: {n: _cards(one.id, n) for n in one.seats} for one in PRESETS}
    return (
        f"{HEAD}\n/** How many of each card a ready-made deck has, by its id and the number of players. */\n"
        f"export const DECKS: Record<string, Record<string, Record<string, number>>> = {json.dumps(decks, indent=2)};\n"
    )


def _cards(deck: str, seats: int) -> dict[str, int]:
    counts = Counter({TITLES[title].id: count for title, count in enumerate(preset_counts(deck, seats))})
    return {id: count for id, count in counts.items() if count}
