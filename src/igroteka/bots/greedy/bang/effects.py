"""What each card would do for the player who uses it: gains and harms in prices of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.bots.greedy.bang.prices import (
    CARD,
    COLOUR_OF,
    RANGES,
    cheapest,
    in_play_price,
    life_price,
    weapon_gain,
)
from igroteka.bots.greedy.bang.reading import TWO, Scene
from igroteka.games.bang.faces import BROWN

NO_MISSED: Final = 0.85  # how likely one hand card does not stop a shot
NO_BANG: Final = 0.72  # how likely one hand card is no BANG!
BARREL: Final = 0.75  # how likely a Barrel does not stop a shot
DRAWN_OUT: Final = 0.5  # what it is worth that somebody spends a Missed!
JAILED: Final = 2.2  # what a Jail costs its prisoner
BOOM: Final = 0.15  # how often the Dynamite goes off before one's own eyes
BLAST: Final = 8.0  # what it costs its victim
BEST_IN_HAND: Final = 1.2  # a random card of a hand that can still be played
SHARED: Final = 0.3  # how much a card of the General Store helps the others
DUEL_EDGE: Final = 0.22  # how much each BANG! more is worth in a Duel
FAIR: Final = 0.5
FULL_HEAL: Final = 0.9  # healing is a bit less than a life point: it may be lost in vain
ENOUGH: Final = 12  # who holds so many cards plays them before he draws more
NOTHING: Final = 0.0
UNWANTED: Final = -1.0
BAD_MARGIN: Final = 0.25  # a new weapon must be better by so much


# Attacks.


def hit_worth(scene: Scene, target: int) -> float:
    """What it is worth that a figure loses a life point."""
    return scene.hate(target) * life_price(scene, target)


def hit_chance(scene: Scene, target: int) -> float:
    """How likely a shot hits."""
    chance = NO_MISSED ** scene.cards_of(target)
    lying = scene.lies(target)
    chance *= BARREL ** (int("barrel" in lying) + int(scene.can(target, "jourdonnais")))
    plates = len([name for name in lying if name in ("iron_plate", "sombrero", "ten_gallon_hat", "bible")])
    return chance * FAIR**plates


def shot(scene: Scene, target: int) -> float:
    """A BANG! effect: it hits, or a Missed! is gone."""
    chance = hit_chance(scene, target)
    return chance * hit_worth(scene, target) + (1.0 - chance) * DRAWN_OUT * scene.hate(target)


def hail(scene: Scene, target: int) -> float:
    """A shot at everybody else."""
    return sum([shot(scene, other) for other in scene.others])


def indians(scene: Scene, target: int) -> float:
    """Everybody else gives a BANG! or loses a life point."""
    return sum([NO_BANG ** scene.cards_of(other) * hit_worth(scene, other) for other in scene.others])


def duel(scene: Scene, target: int) -> float:
    """The one with more BANG! cards wins."""
    ahead = scene.held("bang") - (1.0 - NO_BANG) * scene.cards_of(target)
    chance = min(1.0, max(0.0, FAIR + DUEL_EDGE * ahead))
    return chance * hit_worth(scene, target) - (1.0 - chance) * life_price(scene, scene.me)


# Robbing.


def loss(scene: Scene, target: int, name: str) -> float:
    """What it is worth that a card in front of a figure goes away."""
    return scene.hate(target) * in_play_price(scene, target, name)


def hand_loss(scene: Scene, target: int) -> float:
    """What it is worth that somebody loses a card of his hand."""
    return scene.hate(target) * BEST_IN_HAND


def best_loss(scene: Scene, target: int) -> float:
    """The best that can be taken from a figure."""
    found = [loss(scene, target, name) for name in scene.lies(target)]
    if not scene.own(target) and scene.cards_of(target):
        found.append(hand_loss(scene, target))
    return max(found, default=NOTHING)


def steal(scene: Scene, target: int) -> float:
    """A card changes hands; a friend's only where it harms him."""
    return best_loss(scene, target) + CARD if best_loss(scene, target) > 0 else UNWANTED


def destroy(scene: Scene, target: int) -> float:
    """A card is discarded."""
    return best_loss(scene, target)


def brawl(scene: Scene, target: int) -> float:
    """Everybody else loses a card."""
    return sum([max(best_loss(scene, other), scene.hate(other)) for other in scene.others])


# Life and cards.


def heal(scene: Scene, target: int, count: int) -> float:
    """What it is worth that a figure regains life points."""
    figure = scene.figure(target)
    count = min(count, figure.max_life - figure.life)
    if count <= 0 or figure.ghost:
        return NOTHING
    return -scene.hate(target) * FULL_HEAL * count * life_price(scene, target)


def beer(scene: Scene, target: int) -> float:
    """A Beer: of no use between two (BANG-D03)."""
    if scene.living <= TWO:
        return UNWANTED
    return heal(scene, scene.me, 2 if scene.can(scene.me, "tequila_joe") else 1) or UNWANTED


def saloon(scene: Scene, target: int) -> float:
    """Everybody regains a life point."""
    return sum([heal(scene, other, 1) for other in [scene.me, *scene.others]])


def general_store(scene: Scene, target: int) -> float:
    """A chosen card for the player, others for the others."""
    return drawn(scene, 2) - SHARED * sum([scene.hate(other) for other in scene.others])


def healing(count: int) -> Callable[[Scene, int], float]:
    """A card that heals the player or somebody of his choice."""
    return lambda scene, target: heal(scene, target, count)


def drawing(count: int) -> Callable[[Scene, int], float]:
    """A card that draws cards."""
    return lambda scene, target: drawn(scene, count)


def drawn(scene: Scene, count: int) -> float:
    """What it is worth to draw cards: a hand that would run through the whole deck needs no more."""
    return count * CARD if len(scene.hand) < ENOUGH else UNWANTED


# Things laid.


def jail(scene: Scene, target: int) -> float:
    """Somebody misses turns, the more cards he has the worse."""
    return scene.hate(target) * (JAILED + scene.cards_of(target) * SHARED)


def dynamite(scene: Scene, target: int) -> float:
    """It goes round and may come back: only if nearly all others are foes."""
    hated = sum([scene.hate(other) for other in scene.others]) / max(1, len(scene.others))
    return BOOM * BLAST * (hated - 1.0) + (scene.living - 1) * SHARED * (hated - FAIR) - CARD


def lay(scene: Scene, name: str) -> float:
    """A card in front of the player: no second one of its name, and only a better weapon."""
    if name in scene.lies(scene.me):
        return UNWANTED
    if name in RANGES:
        gain = weapon_gain(scene, name)
        return gain + CARD if gain > BAD_MARGIN else UNWANTED
    return max(in_play_price(scene, scene.me, name), CARD)


EFFECTS: Final[dict[str, Callable[[Scene, int], float]]] = {
    "bang": shot,
    "punch": shot,
    "springfield": shot,
    "knife": shot,
    "derringer": lambda scene, target: shot(scene, target) + CARD,
    "pepperbox": shot,
    "buffalo_rifle": shot,
    "doc_holyday": lambda scene, target: shot(scene, target) - cheapest(scene, 2),
    "sniper": shot,
    "gatling": hail,
    "howitzer": hail,
    "indians": indians,
    "duel": duel,
    "panic": steal,
    "rag_time": steal,
    "conestoga": steal,
    "cat_balou": destroy,
    "can_can": destroy,
    "brawl": brawl,
    "beer": beer,
    "saloon": saloon,
    "whisky": healing(2),
    "tequila": healing(1),
    "canteen": healing(1),
    "stagecoach": drawing(2),
    "wells_fargo": drawing(3),
    "pony_express": drawing(3),
    "general_store": general_store,
    "jail": jail,
    "dynamite": dynamite,
}
DEARER: Final = ("springfield", "whisky", "tequila", "rag_time", "brawl")  # they cost a second card


def play_gain(scene: Scene, name: str, target: int) -> float:
    """What playing a card from hand as a card of this name brings; the price of the card is not in it."""
    if COLOUR_OF[name] == BROWN or name in ("jail", "dynamite"):
        return EFFECTS[name](scene, target) if name in EFFECTS else NOTHING
    return lay(scene, name)


def use_gain(scene: Scene, name: str, target: int) -> float:
    """What using a green card or an ability brings."""
    return EFFECTS[name](scene, target) - FAIR if name in EFFECTS else UNWANTED
