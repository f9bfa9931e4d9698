"""What cards are worth, in hand and in play, and what a life point is worth; a card of the deck is worth 1."""

from __future__ import annotations

from typing import Final

from igroteka.bots.greedy.bang.reading import NAMES, TWO, Scene
from igroteka.games.bang.faces import KINDS

LIFE: Final = 3.0  # a life point of somebody
LAST_LIFE: Final = 3.0  # so much more, if it is the last one
CARD: Final = 1.0  # a card that nobody knows
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
    "jail": 0.8,
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
    "jail": -2.5,
    "dynamite": -1.5,
    "iron_plate": 2.0,
    "sombrero": 2.0,
    "ten_gallon_hat": 2.0,
    "bible": 2.6,
    "pony_express": 2.6,
    "howitzer": 2.4,
}
USUAL_IN_PLAY: Final = 1.5
RANGES: Final = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
PER_STEP: Final = 0.4  # each step of range
IN_REACH: Final = 2.0  # the worst foe in reach
BURST: Final = 1.2  # each further BANG! of a Volcanic
COLOUR_OF: Final = {facts.id: facts.colour for facts in KINDS.values()}
WORN_OUT: Final = 0.2  # a copy of what already lies there, a weapon that is no better


def hand_price(scene: Scene, card: int) -> float:
    """What it costs to give up a hand card."""
    name = NAMES[card]
    if name == "beer" and scene.living <= TWO:
        return WORN_OUT
    if name in RANGES:
        return max(WORN_OUT, weapon_gain(scene, name))
    if name in IN_HAND:
        return IN_HAND[name]
    if COLOUR_OF[name] == 0:
        return USUAL_PRICE
    return WORN_OUT if name in scene.lies(scene.me) else in_play_price(scene, scene.me, name) * 0.7


def cheapest(scene: Scene, count: int, but: int = -1) -> float:
    """What the cheapest hand cards cost together; one card is spent already."""
    rest = scene.hand.copy()
    if but in rest:
        rest.remove(but)
    return sum(sorted([hand_price(scene, card) for card in rest])[:count])


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


def life_price(scene: Scene, number: int) -> float:
    """What the next life point of a figure is worth to it."""
    life = scene.figure(number).life
    return LIFE + LAST_LIFE / max(life, 1)
