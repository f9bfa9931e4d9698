"""The house rules of a table: the number of players and the settings (INTR-O)."""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import BadSetup
from igroteka.core.game import Preset
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import FIRST, IntRange, OneOf, Setting, SettingValue, Setup
from igroteka.games.intrigo.rules.parts import FACTS, INTRIGUE, MAX_BUILDINGS, STACK, TYPES

SEATS: Final = (int(FACTS["players"]["min"]), int(FACTS["players"]["max"]))
_CHEAPEST: Final = int(FACTS["limits"]["price"]["min"])
_DEAREST: Final = int(FACTS["limits"]["price"]["max"])
_MOST_ROUNDS: Final = int(FACTS["limits"]["round_cap"]["max"])
UNPAYABLE: Final = 1 << 30  # the price of a card that does not exist
ANYBODY: Final = -1  # the first player is random

# Settings of tables without people, where nobody can stop a game that does not end (INTR-O5).
UNATTENDED: Final[dict[str, SettingValue]] = {"round_cap": int(FACTS["limits"]["round_cap"]["unattended"])}


def printed_prices() -> str:
    """The prices in the component data, as the setting writes them."""
    return write_prices([list(facts["prices"]) for facts in FACTS["influence_types"]])


def write_prices(prices: list[list[int]]) -> str:
    """`1/2/3`, followed by each type whose prices differ: `1/2/3 thief:2/2/4`."""
    triples = ["/".join([str(price) for price in stack]) for stack in prices]
    common = max(triples, key=triples.count)
    other = [f"{type}:{triple}" for type, triple in zip(TYPES, triples, strict=True) if triple != common]
    return " ".join([common, *other])


def read_prices(text: str) -> list[list[int]]:
    """Parse the prices of each type; ValueError if the text is malformed (INTR-O4)."""
    common, *others = text.split() or [""]
    found = [_triple(common) for _ in TYPES]
    for word in others:
        type, _, prices = word.partition(":")
        found[TYPES.index(type)] = _triple(prices)
    return found


def _triple(text: str) -> list[int]:
    """Three prices from the top of a stack to its bottom, in non-decreasing order."""
    words = text.split("/")
    if len(words) != STACK or not all(len(word) == 1 and word.isdecimal() and word.isascii() for word in words):
        raise ValueError(text)
    prices = [int(word) for word in words]
    if prices != sorted(prices) or prices[0] < _CHEAPEST or prices[-1] > _DEAREST:
        raise ValueError(text)
    return prices


class Prices(Setting):
    """INTR-O4: three prices for all types, and exceptions for some of them: `1/2/3 thief:2/2/4`."""

    def read(self, value: object) -> SettingValue:
        try:
            return write_prices(read_prices(str(value)))
        except ValueError:
            raise self.invalid_value(value) from None

    def invalid_value(self, value: object) -> BadSetup:
        lowest, highest = ["/".join([str(price)] * STACK) for price in (_CHEAPEST, _DEAREST)]
        allowed = f"{lowest} … {highest}, {self.default} thief:2/2/4"
        return BadSetup("error-setting-value", self.rule, setting=self.id, value=str(value), allowed=allowed)


SETTINGS: Final[tuple[Setting, ...]] = (
    OneOf("family_assignment", "INTR-O1", "random", ("random", "choose")),
    OneOf("first_player", "INTR-O2", "random", ("random", *LETTERS[: SEATS[1]])),
    OneOf("ducat_supply", "INTR-O3", "limited_32", ("limited_32", "unlimited")),
    Prices("influence_prices", "INTR-O4", printed_prices()),
    IntRange("round_cap", "INTR-O5", 0, 0, _MOST_ROUNDS),
)

PRESETS: Final = (
    Preset("standard", "INTR-S1", (3, 4), {}),
    Preset("choose_families", "INTR-O1", (3, 4), {"family_assignment": "choose"}),
)


class HouseRules:
    """The settings of a table in the form the rules use. Immutable and shared by all clones."""

    def __init__(self, setup: Setup) -> None:
        removed = FACTS["setup"]["removed"][setup.seats]
        self.seats = setup.seats
        self.buildings = MAX_BUILDINGS - int(removed["seal"]) - int(removed["ducat"])
        self.removes_family = int(removed["families"]) > 0
        self.cards = [card.count if setup.seats in card.players else 0 for card in INTRIGUE]
        self.deck = [card for card, count in enumerate(self.cards) for _ in range(count)]
        self.everybody = list(range(setup.seats))
        self.choose_families = setup.text("family_assignment") == "choose"
        first = setup.text("first_player")
        self.first = LETTERS.index(first) if first in LETTERS else ANYBODY
        self.unlimited = setup.text("ducat_supply") == "unlimited"
        self.prices = read_prices(setup.text("influence_prices"))
        self.top_prices = [[UNPAYABLE, *reversed(stack)] for stack in self.prices]  # by type and cards left
        self.cap = setup.number("round_cap")


def house_rules_of(setup: Setup) -> HouseRules:
    return setup.cached(HouseRules)


def seat_notes(setup: Setup) -> dict[int, list[str]]:
    """INTR-O2: who begins, unless it is random."""
    first = house_rules_of(setup).first
    return {} if first == ANYBODY else {first: [FIRST]}


def check_setup(setup: Setup) -> None:
    """INTR-O2: the first player must sit at the table."""
    first = setup.text("first_player")
    if first in LETTERS and LETTERS.index(first) >= setup.seats:
        raise BadSetup(
            "error-setting-value", "INTR-O2", setting="first_player", value=first, allowed=LETTERS[: setup.seats]
        )
    house_rules_of(setup)
