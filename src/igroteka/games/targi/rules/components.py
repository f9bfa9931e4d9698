"""The components listed in data/targi.yaml and their encoding as numbers.

A card is a number: goods cards from 0, in the order of their list, tribe cards from `TRIBE`. Copies of a goods card
have the same number: nobody can tell them apart. Border cards have the numbers printed on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.facts import read_facts

FACTS: Final = read_facts("igroteka.games.targi", "targi.yaml")

# The kinds of a stock. A coin is gold that lies on a card (TARGI-Q12): it can be paid but is never in the stock.
DATE: Final = 0
SALT: Final = 1
PEPPER: Final = 2
GOLD: Final = 3
VP: Final = 4
COIN: Final = 5
KINDS: Final = ("date", "salt", "pepper", "gold", "vp", "coin")
GOODS: Final = (DATE, SALT, PEPPER)

TRIBE: Final = 32  # the number of the first tribe card
EMPTY: Final = -1  # no card

START: Final = tuple([int(FACTS["setup"]["start"][kind]) for kind in KINDS[:COIN]])
FIGURES: Final = int(FACTS["figures"]["targi"])
MARKERS: Final = int(FACTS["figures"]["tribe_marker"])
GOODS_LIMIT: Final = int(FACTS["limits"]["goods"])
GOLD_LIMIT: Final = int(FACTS["limits"]["gold"])
ROWS: Final = int(FACTS["limits"]["rows"])
COLUMNS: Final = int(FACTS["limits"]["columns"])
PLACES: Final = ROWS * COLUMNS
SAME_ROW: Final = int(FACTS["scoring"]["row_same_symbol"])
DIFFERENT_ROW: Final = int(FACTS["scoring"]["row_all_different"])
SYMBOLS: Final[tuple[str, ...]] = tuple(FACTS["symbols"])


def amounts(facts: Mapping[str, int]) -> tuple[int, ...]:
    """The amount of each kind of a stock."""
    return tuple([facts.get(kind, 0) for kind in KINDS[:COIN]])


def kinds_of(stock: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds in an amount, each repeated as often as it occurs: two dates and a gold are 0, 0, 3."""
    return tuple([kind for kind, count in enumerate(stock) for _ in range(count)])


class Rate:
    """A rate of exchange of a border card: a number of identical goods, or of gold, for something."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        self.goods: Final = int(str(facts.get("give_identical_goods", 0)))
        self.gold: Final = int(str(facts.get("give_gold", 0)))
        back = _numbers(facts["get"])
        self.gold_back: Final = back.get("gold", 0)
        self.vp_back: Final = back.get("vp", 0)


class BorderCard:
    """A card of the ring: a good to take, an action, or a raid."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        self.id: Final = str(facts["id"])
        self.number: Final = int(str(facts["number"]))
        self.rule: Final = str(facts["rule"])
        self.line: Final = str(facts.get("line", ""))
        self.opposite: Final = int(str(facts.get("opposite", 0)))
        self.action: Final = str(facts.get("action", ""))
        self.gives: Final = kinds_of(amounts(_numbers(facts.get("gives"))))
        rates = facts.get("trades", [])
        self.rates: Final = tuple([Rate(rate) for rate in rates]) if isinstance(rates, list) else ()
        raid = _numbers(facts.get("raid"))
        self.raid: Final = bool(raid)
        self.raid_goods: Final = raid.get("goods", 0)
        self.raid_gold: Final = raid.get("gold", 0)
        self.raid_vp: Final = raid.get("vp", 0)
        self.ends_game: Final = facts.get("ends_game") is True


class GoodsCard:
    """A goods card: what it gives, or the kinds to choose from."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        self.id: Final = str(facts["id"])
        self.rule: Final = str(facts["rule"])
        self.count: Final = int(str(facts["count"]))
        self.gives: Final = kinds_of(amounts(_numbers(facts.get("gives"))))
        choice = facts.get("choose_one", [])
        self.choice: Final = tuple([KINDS.index(str(kind)) for kind in choice]) if isinstance(choice, list) else ()


class TribeCard:
    """What is printed on a tribe card. The effect of its advantage is in `cards/`."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        self.id: Final = str(facts["id"])
        self.rule: Final = str(facts["rule"])
        self.symbol: Final = SYMBOLS.index(str(facts["symbol"]))
        costs = facts["costs"]
        assert isinstance(costs, list)
        self.costs: Final = tuple([amounts(cost) for cost in costs])
        self.vp: Final = int(str(facts["vp"]))
        self.timing: Final = str(facts["timing"])
        effect = facts.get("effect", {})
        assert isinstance(effect, dict)
        self.effect: Final[Mapping[str, object]] = effect


def _numbers(facts: object) -> dict[str, int]:
    return {str(key): int(value) for key, value in facts.items()} if isinstance(facts, dict) else {}


_BORDER: Final = [BorderCard(facts) for facts in FACTS["border_cards"]]
BORDER: Final[dict[int, BorderCard]] = {card.number: card for card in _BORDER}
_WITH_ACTION: Final = {card.action: card.number for card in _BORDER if card.action}
NOBLE: Final = _WITH_ACTION["noble"]
TRADER: Final = _WITH_ACTION["trader"]
FATA_MORGANA: Final = _WITH_ACTION["fata_morgana"]
SILVERSMITH: Final = _WITH_ACTION["silversmith"]
CARAVAN: Final = _WITH_ACTION["caravan"]
EXPANSION: Final = _WITH_ACTION["tribal_expansion"]
GOODS_CARDS: Final = tuple([GoodsCard(facts) for facts in FACTS["goods_cards"]])
TRIBE_CARDS: Final = tuple([TribeCard(facts) for facts in FACTS["tribe_cards"]])


def _words() -> tuple[str, ...]:
    goods = [card.id for card in GOODS_CARDS]
    return tuple(goods + [f"#{n}" for n in range(len(goods), TRIBE)] + [card.id for card in TRIBE_CARDS])


CARD_WORDS: Final = _words()
NUMBER_OF: Final = {word: number for number, word in enumerate(CARD_WORDS)}


def is_tribe(card: int) -> bool:
    """True for a tribe card, False for a goods card."""
    return card >= TRIBE


def goods_card(card: int) -> GoodsCard:
    """The facts of a goods card."""
    return GOODS_CARDS[card]


def tribe_card(card: int) -> TribeCard:
    """The facts of a tribe card."""
    return TRIBE_CARDS[card - TRIBE]


def all_goods_cards() -> list[int]:
    """The 19 goods cards."""
    return [number for number, card in enumerate(GOODS_CARDS) for _ in range(card.count)]


def all_tribe_cards() -> list[int]:
    """The 45 tribe cards."""
    return list(range(TRIBE, TRIBE + len(TRIBE_CARDS)))
