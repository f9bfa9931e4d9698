"""What each card would do for the player who uses it: gains and harms in prices of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.bang.bots.greedy.attacks import bang, command, crossfire, duel, hail, indians, shot, victory
from igroteka.games.bang.bots.greedy.beliefs import MEANING
from igroteka.games.bang.bots.greedy.kinds import (
    BURDENS,
    FARTHER,
    HAILS,
    RANGES,
    ROBBERS,
    SHIELDS,
    SHOTS,
    TAKERS,
    WRECKERS,
)
from igroteka.games.bang.bots.greedy.odds import immune
from igroteka.games.bang.bots.greedy.prices import (
    CARD,
    NOTHING,
    UNWANTED,
    gained,
    hand_price,
    in_play_price,
    life_price,
    weapon_gain,
    without,
)
from igroteka.games.bang.bots.greedy.reading import COLOUR_OF, LAST_TWO, NAMES, NUMBER_OF, Scene, name_of
from igroteka.games.bang.bots.greedy.sides import COMRADE
from igroteka.games.bang.rules.enums import Colour

NO_CARD: Final = -1
JAILED: Final = 4.0  # what a Jail costs its prisoner: three turns on average (BANG-O01)
BOOM: Final = 0.125  # how often a check sets off the Dynamite
BLAST: Final = 3  # so many life points it costs its victim
BEST_IN_HAND: Final = 1.2  # a random card of a hand that can still be played
SHARED: Final = 0.3  # how much a card of the General Store helps the others
FULL_HEAL: Final = 0.9  # healing is a bit less than a life point: it may be lost in vain
ENOUGH: Final = 12  # who holds so many cards plays them before he draws more
PER_WOUND: Final = 0.1  # whoever is worse off needs protection more
BAD_MARGIN: Final = 0.25  # a new weapon must be better by so much
USED_UP: Final = 0.5  # what a green card that is used could still have done
MISSED_TURN: Final = 2.5  # BANG-X02: a turn, and one's place
FRIENDLY: Final = -0.45  # how a friend is looked at for whom a card is spent
TRUSTED: Final = -0.8  # how a sure friend is looked at
ILL: Final = 2  # so few life points somebody has who needs help
SHELTERS: Final = ("barrel", *FARTHER, *SHIELDS)  # what helps a figure that does not act (BANG-N2.5)


# Robbing.


def loss(scene: Scene, target: int, name: str) -> float:
    """What it is worth that a card in front of a figure goes away."""
    return scene.hate(target) * in_play_price(scene, target, name)


def hand_loss(scene: Scene, target: int) -> float:
    """What it is worth that somebody loses a card of his hand."""
    return scene.hate(target) * BEST_IN_HAND


def table_loss(scene: Scene, target: int, card: int, *, taken: bool) -> float:
    """What it is worth that a figure loses a card in play, and perhaps that the player gets it."""
    got = taken and NAMES[card] not in BURDENS
    return loss(scene, target, NAMES[card]) + got * gained(scene, card)


def best_loss(scene: Scene, target: int, *, taken: bool = False) -> float:
    """The best that can be taken from a figure: what a foe wants to keep, or a true friend wants to be rid of."""
    if FRIENDLY < scene.hate(target) <= 0:
        return UNWANTED
    cards = [NUMBER_OF[word] for word in scene.figure(target).in_play if loss(scene, target, name_of(word)) > 0]
    found = [table_loss(scene, target, card, taken=taken) for card in cards]
    if not scene.own(target) and scene.cards_of(target) and hand_loss(scene, target) > 0:
        found.append(hand_loss(scene, target) + taken * CARD)
    return max(found, default=UNWANTED)


def steal(scene: Scene, target: int) -> float:
    """A card changes hands."""
    return best_loss(scene, target, taken=True)


def destroy(scene: Scene, target: int) -> float:
    """A card is discarded."""
    return best_loss(scene, target)


def brawl(scene: Scene, target: int) -> float:
    """Everybody else loses a card."""
    return crossfire(scene, pillage)


def pillage(scene: Scene, target: int) -> float:
    """One victim's part of it: a friend loses what he can spare."""
    found = [loss(scene, target, name) for name in scene.lies(target)]
    if scene.cards_of(target):
        found.append(hand_loss(scene, target))
    return max(found, default=NOTHING)


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
    if scene.living <= LAST_TWO:
        return UNWANTED
    return heal(scene, scene.me, 2 if scene.can(scene.me, "tequila_joe") else 1) or UNWANTED


def saloon(scene: Scene, target: int) -> float:
    """Everybody regains a life point: for the player, or a sure friend in need, and never before he shoots at all."""
    needed = scene.mine.life < scene.mine.max_life or any(in_need(scene, other) for other in scene.others)
    if not needed or any(NAMES[card] in HAILS and planned(scene, card) > 0 for card in scene.hand):
        return UNWANTED
    return sum([heal(scene, other, 1) for other in [scene.me, *scene.others]])


def in_need(scene: Scene, number: int) -> bool:
    """Is somebody a sure friend and nearly dead?"""
    figure = scene.figure(number)
    return scene.hate(number) <= TRUSTED and figure.life <= ILL and not figure.ghost


def general_store(scene: Scene, target: int) -> float:
    """A chosen card for the player, others for the others."""
    return drawn(scene, 2) - SHARED * sum([scene.hate(other) for other in scene.others])


def healing(count: int) -> Callable[[Scene, int], float]:
    """A card that heals the player or somebody of his choice: not in part, while there is no hurry."""
    return lambda scene, target: heal(scene, target, count) if not in_part(scene, target, count) else UNWANTED


def in_part(scene: Scene, target: int, count: int) -> bool:
    """Would a healing do less than it can for somebody who can wait?"""
    figure = scene.figure(target)
    return figure.life + count > figure.max_life and figure.life > ILL


def drawing(count: int) -> Callable[[Scene, int], float]:
    """A card that draws cards."""
    return lambda scene, target: drawn(scene, count)


def drawn(scene: Scene, count: int) -> float:
    """What it is worth to draw cards: a hand that would run through the whole deck needs no more."""
    return count * CARD if len(scene.hand) < ENOUGH else UNWANTED


# Things laid, and places.


def jail(scene: Scene, target: int) -> float:
    """Somebody misses turns, the stronger he is the worse."""
    return scene.hate(target) * (JAILED + scene.power(target) * SHARED)


def dynamite(scene: Scene, target: int) -> float:
    """It goes round until it goes off; the player himself is the first in danger, and does not risk his life."""
    if scene.mine.life <= BLAST:
        return UNWANTED
    worth, share = NOTHING, 1.0
    for number in [*scene.circle, scene.me]:
        worth += share * BOOM * blast(scene, number)
        share *= 1.0 - BOOM
    return worth


def blast(scene: Scene, number: int) -> float:
    """What it is worth that the Dynamite goes off in front of a figure."""
    worth = min(BLAST, scene.figure(number).life) * scene.hate(number) * life_price(scene, number)
    if scene.figure(number).life > BLAST or scene.own(number):
        return worth
    return worth + scene.hate(number) * COMRADE + victory(scene, number)


def change_seats(scene: Scene, target: int) -> float:
    """BANG-X02: the player on the right comes later, which is of use if nobody else is a worse foe."""
    hate = scene.hate(scene.circle[-1])
    return hate * MISSED_TURN if hate >= max([scene.hate(other) for other in scene.others]) else UNWANTED


def lay(scene: Scene, name: str, place: int) -> float:
    """A card in front of an own figure: no second one of its name, arms for who acts, and only a better weapon."""
    if name in scene.lies(place) or (place != scene.me and name not in SHELTERS):
        return UNWANTED
    if name in RANGES:
        gain = weapon_gain(scene, name)
        return gain + CARD if gain > BAD_MARGIN else UNWANTED
    figure = scene.figure(place)
    return max(in_play_price(scene, place, name), CARD) + PER_WOUND * (figure.max_life - figure.life)


EFFECTS: Final[dict[str, Callable[[Scene, int], float]]] = {
    **dict.fromkeys(SHOTS, shot),
    "bang": bang,
    "derringer": lambda scene, target: shot(scene, target) + CARD,
    "doc_holyday": lambda scene, target: shot(scene, target) - payment(scene, 2),
    **dict.fromkeys(HAILS, hail),
    "indians": indians,
    "duel": duel,
    **dict.fromkeys(TAKERS, steal),
    **dict.fromkeys(WRECKERS, destroy),
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
    "lady_rosa": change_seats,
    "dorothy_rage": command,
}
AIMED: Final = (*SHOTS, *ROBBERS, "duel", "jail", "tequila")
LIMITS: Final = {"bang": 0, "panic": 1, "punch": 1}  # how far a card reaches; 0: as far as the weapon
DEARER: Final = ("springfield", "whisky", "tequila", "rag_time", "brawl")  # they cost a second card
FREE_FOR_ALL: Final = ("duel",)  # BANG-P17: nobody is immune


def play_gain(scene: Scene, name: str, target: int, card: int = NO_CARD) -> float:
    """What playing a card from hand as a card of this name brings; the price of the card is not in it."""
    if name not in FREE_FOR_ALL and immune(scene, target, card):
        return NOTHING
    if too_much(scene, name, target):
        return UNWANTED
    if COLOUR_OF[name] == Colour.BROWN or name in BURDENS:
        return EFFECTS[name](scene, target) if name in EFFECTS else NOTHING
    return lay(scene, name, target)


def too_much(scene: Scene, name: str, target: int) -> bool:
    """Is this one more blow at a stranger who has suffered enough?"""
    return MEANING.get(name, NOTHING) > 0 and not scene.own(target) and scene.spared(target)


def use_gain(scene: Scene, name: str, target: int) -> float:
    """What using a green card or an ability brings."""
    if name not in EFFECTS or immune(scene, target, scene.laid(name)) or too_much(scene, name, target):
        return UNWANTED
    return EFFECTS[name](scene, target) - USED_UP * (name in COLOUR_OF)


# What must be paid.


def planned(scene: Scene, card: int) -> float:
    """What a hand card could bring if it were played now."""
    found = scene.plans.get(card)
    if found is None:
        found = find_plan(scene, card)
        scene.plans[card] = found
    return found


def find_plan(scene: Scene, card: int) -> float:
    """At the best target, if it needs one."""
    name = NAMES[card]
    if COLOUR_OF[name] != Colour.BROWN and name not in EFFECTS:
        return lay(scene, name, scene.me)
    if name not in EFFECTS or (name == "bang" and not may_shoot(scene)):
        return NOTHING
    if name not in AIMED:
        return max(NOTHING, play_gain(scene, name, scene.me, card))
    limit = LIMITS.get(name, len(scene.circle)) or scene.board.reach
    near = [number for number in scene.others if scene.figure(number).distance <= limit]
    return max([NOTHING, *[play_gain(scene, name, number, card) for number in near]])


def may_shoot(scene: Scene) -> bool:
    """Could one more BANG! be played in this turn (BANG-T31)?"""
    if scene.board.event == "the_sermon" or scene.board.turn != scene.me:
        return False
    unlimited = scene.can(scene.me, "willy_the_kid") or "volcanic" in scene.ready(scene.me)
    return unlimited or scene.board.bangs < 1 + (scene.board.event == "shootout")


def dear(scene: Scene, card: int) -> float:
    """What it costs to give up a hand card that could also be played."""
    return max(hand_price(scene, card), planned(scene, card))


def payment(scene: Scene, count: int, but: int = NO_CARD) -> float:
    """What the cheapest hand cards cost together; one card is spent already."""
    rest = without(scene.hand, (but,))
    cheap = sorted(rest, key=lambda card: dear(scene, card))[:count]
    free = max(0, len(rest) - scene.limit)  # so many could not be kept anyway
    return sum([planned(scene, card) if place < free else dear(scene, card) for place, card in enumerate(cheap)])
