"""Which card goes where, and whether to buy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.options import Option
from igroteka.games.intrigo.bots.greedy.palace import DUCAT_WORTH, ENOUGH, SPARE_DUCAT, Palace
from igroteka.games.intrigo.bots.greedy.powers import NONE, Power, powers
from igroteka.games.intrigo.rules.parts import BUILDING_WORDS, FAMILY, GAP_WORDS, TYPES
from igroteka.games.intrigo.rules.view import Buying
from igroteka.games.intrigo.rules.words import BUY, INTO, NEAR, PASS, PLAY, STOP

MARGIN: Final = 0.3  # minimum gain of a purchase


@dataclass(frozen=True)
class Purchase:
    """A card bought and used, and the gain in the value of the palace minus the price."""

    type: int
    gap: int
    power: Power
    gain: float


def best_turn(palace: Palace, options: list[Option]) -> ReasonedOption:
    """The play or purchase with the highest value of the palace minus the price."""
    plays = [option for option in options if option.verb is PLAY or option.verb is PASS]
    best, value = _best_play(palace, plays)
    affordable = [option.numbers[0] for option in options if option.verb is BUY]
    bought = _best(purchases(palace, affordable))
    if bought is not None and bought.gain > value + MARGIN:
        return ReasonedOption(BUY(bought.type), purchase_reason(bought))
    return ReasonedOption(best, play_reason(palace, best))


def _best_play(palace: Palace, plays: list[Option]) -> tuple[Option, float]:
    values = [0.0 if option.verb is PASS else palace.card_gain(*option.numbers) for option in plays]
    value = max(values)
    return plays[values.index(value)], value


def cost(palace: Palace, type: int) -> float:
    """The value of the price of a type to the player."""
    price = palace.prices[type]
    spare = max(0, min(price, palace.ducats - ENOUGH))
    return (price - spare) * DUCAT_WORTH + spare * SPARE_DUCAT


def purchases(palace: Palace, types: Iterable[int], gaps: Iterable[int] | None = None) -> Iterator[Purchase]:
    """Every possible purchase and use."""
    prices = {type: cost(palace, type) for type in types}
    for gap in palace.empty() if gaps is None else gaps:
        for type, price in prices.items():
            for power in powers(palace, type, gap):
                yield Purchase(type, gap, power, palace.gain(power.gaps, power.tokens) - price)


def _best(found: Iterable[Purchase]) -> Purchase | None:
    return max(found, key=lambda purchase: purchase.gain, default=None)


def best_step(palace: Palace, buying: Buying, options: list[Option]) -> ReasonedOption:
    """The next step of the best way to finish a purchase that was begun.

    A bot that takes over a seat may find steps it would not have taken; then any step will do.
    """
    gaps = None if not buying.gap else [GAP_WORDS.index(buying.gap)]
    found = purchases(palace, [TYPES.index(buying.type)], gaps)
    if buying.building:
        near = BUILDING_WORDS.index(buying.building)
        found = (purchase for purchase in found if purchase.power.near == near)
    best = _best(found)
    step = _step(best, buying, options) if best else None
    if best is None or step not in options:
        return ReasonedOption(options[0], "bot-intrigo-finish")
    return ReasonedOption(step, purchase_reason(best))


def _step(purchase: Purchase, buying: Buying, options: list[Option]) -> Option | None:
    """The next step of this purchase from where it stands."""
    if not buying.gap:
        return INTO(purchase.gap)
    if not buying.building:
        return STOP() if purchase.power.near == NONE else NEAR(purchase.power.near)
    targets = {option.numbers: option for option in options if option.verb is not PLAY}
    return targets.get((purchase.power.target,))


# Reasons.


def play_reason(palace: Palace, option: Option) -> str:
    """Why the bot puts a card there, or passes."""
    if option.verb is PASS:
        return "bot-intrigo-pass"
    card, gap = option.numbers
    if palace.card_gain(card, gap) <= 0.0:
        return "bot-intrigo-play-least"
    return "bot-intrigo-play-own" if FAMILY[card] == palace.family else "bot-intrigo-play-against"


def purchase_reason(purchase: Purchase) -> str:
    """Why the bot buys a card."""
    if purchase.power.near == NONE:
        return "bot-intrigo-block"
    return f"bot-intrigo-{TYPES[purchase.type]}"
