"""What cards are worth, in hand and in play, and what a life point is worth; a card of the deck is worth 1."""

from __future__ import annotations

from typing import Final

from igroteka.games.bang.bots.greedy.kinds import RANGES
from igroteka.games.bang.bots.greedy.reading import COLOUR_OF, LAST_TWO, NAMES, Scene
from igroteka.games.bang.rules.enums import Colour

LIFE: Final = 3.0  # a life point of somebody
LAST_LIFE: Final = 3.0  # so much more, if it is the last one
CARD: Final = 1.0  # a card that nobody knows
NOTHING: Final = 0.0
UNWANTED: Final = -1.0
USUAL_PRICE: Final = 0.8

IN_HAND: Final = {
    "bang": 1.0,
    "missed": 1.8,
    "beer": 2.0,
    "dodge": 2.0,
    "panic": 1.3,
    "cat_balou": 1.3,
    "stagecoach": 2.0,
    "wells_fargo": 3.0,
    "general_store": 1.0,
    "duel": 1.0,
    "gatling": 2.0,
    "indians": 1.2,
    "saloon": 1.0,
    "jail": 2.0,
    "dynamite": 0.2,
    "pony_express": 2.0,
    "whisky": 1.2,
    "tequila": 0.8,
    "canteen": 1.5,
}
IN_PLAY: Final = {
    "barrel": 3.0,
    "mustang": 2.8,
    "hideout": 2.6,
    "scope": 1.8,
    "binocular": 1.6,
    "jail": -5.0,
    "dynamite": -1.5,
    "iron_plate": 2.0,
    "sombrero": 2.0,
    "ten_gallon_hat": 2.0,
    "bible": 2.6,
    "pony_express": 2.6,
    "howitzer": 2.4,
}
USUAL_IN_PLAY: Final = 1.5
PER_STEP: Final = 0.4  # each step of range
IN_REACH: Final = 2.0  # the worst foe in reach
BURST: Final = 1.2  # each further BANG! of a Volcanic
WORN_OUT: Final = 0.2  # a copy of what already lies there, a weapon that is no better
LATER: Final = 0.7  # what will be laid is a bit less than what lies there
STAND_IN: Final = 1.5  # a card that can be used as a Missed!
OTHER_USE: Final = 0.1  # how much of its own price is left to a card that will be used as a Missed!
VOLLEY: Final = 2.0  # BANG-F11: each card will be a shot when the own turn comes again
FADING: Final = 0.75  # each further copy in a hand is worth so much of the one before


# In hand.


def hand_price(scene: Scene, card: int) -> float:
    """What it costs to give up a hand card, whatever else is in the hand."""
    found = scene.prices.get(card)
    if found is None:
        found = find_price(scene, NAMES[card])
        found = max(found, as_missed(scene, NAMES[card]) + OTHER_USE * found)
        found -= VOLLEY * (scene.board.next_event == "a_fistful_of_cards")
        scene.prices[card] = found
    return found


def as_missed(scene: Scene, name: str) -> float:
    """What a card is worth as a Missed! (BANG-P03, BANG-P22)."""
    serves = scene.can(scene.me, "elena_fuente") or (name == "bang" and scene.can(scene.me, "calamity_janet"))
    return STAND_IN * serves


def find_price(scene: Scene, name: str) -> float:
    """What a card of this name is worth to this player."""
    if name == "beer" and scene.living <= LAST_TWO:
        return WORN_OUT
    if name == "missed" and scene.can(scene.me, "big_spencer"):
        return WORN_OUT
    if name in RANGES:
        return max(WORN_OUT, weapon_gain(scene, name))
    if name in IN_HAND:
        return IN_HAND[name]
    if COLOUR_OF[name] == Colour.BROWN:
        return USUAL_PRICE
    return WORN_OUT if name in scene.lies(scene.me) else in_play_price(scene, scene.me, name) * LATER


def prices(scene: Scene, cards: list[int]) -> list[float]:
    """What each card of a hand is worth beside the others; copies fade."""
    factors: dict[str, float] = {}
    each = fading(scene)
    found: list[float] = []
    for card in cards:
        factor = factors.get(NAMES[card], 1.0)
        found.append(hand_price(scene, card) * factor)
        factors[NAMES[card]] = factor * each
    return found


def fading(scene: Scene) -> float:
    """How much of its price a further copy keeps: all of it for somebody to whom every card is a Missed! (BANG-P22)."""
    return 1.0 if scene.can(scene.me, "elena_fuente") else FADING


def kept(scene: Scene, cards: list[int]) -> float:
    """What a hand is worth at the end of the turn, when only the best cards can be kept (BANG-T14)."""
    return sum(sorted(prices(scene, cards), reverse=True)[: scene.limit])


def cost(scene: Scene, card: int, after: tuple[int, ...] = ()) -> float:
    """What it costs to part with a hand card, some others being gone already: nothing, if it could not be kept."""
    before = without(scene.hand, after)
    return kept(scene, before) - kept(scene, without(before, (card,)))


def without(cards: list[int], gone: tuple[int, ...]) -> list[int]:
    """The cards without some of them, as far as they are there."""
    rest = cards.copy()
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def gained(scene: Scene, card: int) -> float:
    """What a card is worth that comes into the hand."""
    return prices(scene, [*scene.hand, card])[-1]


# In play.


def in_play_price(scene: Scene, owner: int, name: str) -> float:
    """What a card in play is worth to the figure it lies in front of."""
    if name in RANGES:
        return 1.0 + PER_STEP * RANGES[name]
    return IN_PLAY.get(name, USUAL_IN_PLAY)


def weapon_worth(scene: Scene, name: str) -> float:
    """What a weapon is worth to the player himself; no name: the Colt .45."""
    reach = RANGES.get(name, 1)
    near = [scene.hate(i) for i in scene.others if scene.figure(i).distance <= reach]
    worth = PER_STEP * reach + IN_REACH * max([0.0, *near])
    if name == "volcanic" and near and max(near) > 0 and not scene.can(scene.me, "willy_the_kid"):
        worth += BURST * max(0, scene.held("bang") - 1) + PER_STEP
    return worth


def weapon_gain(scene: Scene, name: str) -> float:
    """How much better a weapon is than the one in play."""
    now = next((lying for lying in scene.lies(scene.me) if lying in RANGES), "")
    return weapon_worth(scene, name) - weapon_worth(scene, now)


# Life.


def life_price(scene: Scene, number: int) -> float:
    """What the next life point of a figure is worth to it."""
    life = scene.figure(number).life
    return LIFE + LAST_LIFE / max(life, 1)
