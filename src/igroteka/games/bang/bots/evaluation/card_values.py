"""The value of cards, in hand and in play, and of life points."""

from __future__ import annotations

from typing import Final

from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import IS_BROWN, RANGE_OF, RANGES, SOURCE_NUMBER
from igroteka.games.bang.rules.faces import BANG, BEER, KIND, MISSED
from igroteka.games.bang.rules.words import SOURCE_WORDS

LIFE: Final = 3.0  # a life point of any player
LAST_LIFE_BONUS: Final = 3.0  # bonus if it is the last one
CARD: Final = 1.0  # an unknown card
NOTHING: Final = 0.0
UNWANTED: Final = -1.0
USUAL_IN_HAND: Final = 0.8
USUAL_IN_PLAY: Final = 1.5

IN_HAND: Final = {  # brown cards and burdens; other cards have their value in play, slightly reduced
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
    **dict.fromkeys(("punch", "springfield", "rag_time", "brawl"), USUAL_IN_HAND),
}
IN_PLAY: Final = {  # weapons by their range
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
    **dict.fromkeys(("canteen", "can_can", "conestoga"), USUAL_IN_PLAY),
    **dict.fromkeys(("derringer", "buffalo_rifle", "pepperbox", "knife"), USUAL_IN_PLAY),
}
VALUE_PER_RANGE: Final = 0.4  # each step of range
FOE_IN_RANGE_VALUE: Final = 2.0  # if the worst foe is in reach
VOLCANIC_BANG_VALUE: Final = 1.2  # each further BANG! of a Volcanic
USELESS_CARD_VALUE: Final = 0.2  # a copy of a card already in play, or a weapon that is no better
NOT_LAID_FACTOR: Final = 0.7  # discount for a card that is yet to be laid
AS_MISSED_VALUE: Final = 1.5  # a card that can be used as a Missed!
OTHER_USE_FACTOR: Final = 0.1  # the fraction of its own value that a card keeps if it will be used as a Missed!
FISTFUL_CARD_COST: Final = 2.0  # BANG-F11: each card will be a shot at the start of the player's next turn
COPY_FACTOR: Final = 0.75  # value of each further copy in a hand, relative to the one before
NO_BEER_PLAYERS: Final = 2  # number of players at which a Beer is useless (BANG-D03)
# The value of holding a card, which is lost if it is played now.
HOLD_VALUE: Final = {"bang": 0.3, "beer": 1.0, "panic": 0.8, "cat_balou": 0.8, "jail": 0.5, "duel": 0.4}
USUAL_HOLD_VALUE: Final = 0.2  # a card that is of no use unless played
WAIT_FOR_ROLE_VALUE: Final = 2.0  # value of learning first whether the victim is a friend

IN_PLAY_OF: Final = [
    1.0 + VALUE_PER_RANGE * RANGES[word] if word in RANGES else IN_PLAY.get(word, USUAL_IN_PLAY)
    for word in SOURCE_WORDS
]
KIND_VALUE_OF: Final = [
    IN_HAND.get(word, USUAL_IN_HAND if IS_BROWN[number] else IN_PLAY_OF[number] * NOT_LAID_FACTOR)
    for number, word in enumerate(SOURCE_WORDS)
]
HOLD_VALUE_OF: Final = [HOLD_VALUE.get(word, USUAL_HOLD_VALUE) for word in SOURCE_WORDS]
IS_VALUED_IN_HAND: Final = [word in IN_HAND for word in SOURCE_WORDS]
VOLCANIC: Final = SOURCE_NUMBER["volcanic"]
WILLY_THE_KID: Final = SOURCE_NUMBER["willy_the_kid"]
BIG_SPENCER: Final = SOURCE_NUMBER["big_spencer"]
ELENA_FUENTE: Final = SOURCE_NUMBER["elena_fuente"]
CALAMITY_JANET: Final = SOURCE_NUMBER["calamity_janet"]
A_FISTFUL_OF_CARDS: Final = SOURCE_NUMBER["a_fistful_of_cards"]


# In hand.


def card_value(ev: Evaluator, card: int) -> float:
    """The cost of giving up a hand card, whatever else is in the hand."""
    kind = KIND[card]
    found = kind_value(ev, kind)
    for ability in ev.abilities(ev.me):
        if ability == ELENA_FUENTE or (ability == CALAMITY_JANET and kind == BANG):  # BANG-P22, BANG-P03
            found = max(found, AS_MISSED_VALUE + OTHER_USE_FACTOR * found)
    return found - FISTFUL_CARD_COST if ev.next_event() == A_FISTFUL_OF_CARDS else found


def kind_value(ev: Evaluator, kind: int) -> float:
    """The value of a card of this kind to the player."""
    if RANGE_OF[kind]:
        return max(USELESS_CARD_VALUE, weapon_improvement(ev, kind))
    if kind == BEER and ev.count_living() <= NO_BEER_PLAYERS:
        return USELESS_CARD_VALUE
    if kind == MISSED and ev.can(ev.me, BIG_SPENCER):
        return USELESS_CARD_VALUE
    if not IS_VALUED_IN_HAND[kind] and not IS_BROWN[kind] and ev.lies(ev.me, kind):
        return USELESS_CARD_VALUE
    return KIND_VALUE_OF[kind]


def card_values(ev: Evaluator, cards: list[int]) -> list[float]:
    """The value of each card of a hand beside the others; further copies are worth less."""
    factors: dict[int, float] = {}
    each = copy_factor(ev)
    found: list[float] = []
    for card in cards:
        kind = KIND[card]
        factor = factors.get(kind, 1.0)
        found.append(ev.card_value(card) * factor)
        factors[kind] = factor * each
    return found


def copy_factor(ev: Evaluator) -> float:
    """The fraction of its value that a further copy keeps: all of it if every card is a Missed! (BANG-P22)."""
    return 1.0 if ev.can(ev.me, ELENA_FUENTE) else COPY_FACTOR


def kept_value(ev: Evaluator, cards: list[int]) -> float:
    """The value of a hand at the end of the turn, when only the best cards can be kept (BANG-T14)."""
    return sum(sorted(card_values(ev, cards), reverse=True)[: ev.hand_limit()])


def cost(ev: Evaluator, card: int, after: tuple[int, ...]) -> float:
    """The cost of giving up a hand card after some others: nothing if it could not be kept."""
    before = without(ev.hand, after)
    return kept_value(ev, before) - kept_value(ev, without(before, (card,)))


def without(cards: list[int], gone: tuple[int, ...]) -> list[int]:
    """The cards without those in `gone`, where present."""
    rest = cards.copy()
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def gained_value(ev: Evaluator, card: int) -> float:
    """The value of a card that comes into the hand."""
    return value_beside_copies(ev, card, ev.held(KIND[card]))


def value_beside_copies(ev: Evaluator, card: int, copies: int) -> float:
    """The value of a card beside this many copies of it."""
    if not copies:
        return ev.card_value(card)
    factor, each = 1.0, copy_factor(ev)
    for _ in range(copies):
        factor *= each
    return ev.card_value(card) * factor


# In play.


def weapon_value(ev: Evaluator, kind: int) -> float:
    """The value of a weapon to the player: by its range, whom it reaches, and how often it shoots; kind 0 is the
    Colt .45.
    """
    reach = max(1, RANGE_OF[kind])
    most = NOTHING
    for other in ev.others():
        if ev.hostility[other] > most and ev.distance(other) <= reach:
            most = ev.hostility[other]
    value = VALUE_PER_RANGE * reach + FOE_IN_RANGE_VALUE * most
    if kind == VOLCANIC and most > 0 and not ev.can(ev.me, WILLY_THE_KID):
        value += VOLCANIC_BANG_VALUE * max(0, ev.held(BANG) - 1) + VALUE_PER_RANGE
    return value


def weapon_improvement(ev: Evaluator, kind: int) -> float:
    """How much better a weapon is than the one in play."""
    now = 0
    for card in ev.mine.in_play:
        if RANGE_OF[KIND[card]]:
            now = KIND[card]
            break
    return weapon_value(ev, kind) - weapon_value(ev, now)


# Life.


def life_value(life: int) -> float:
    """The value of a player's next life point to them."""
    return LIFE + LAST_LIFE_BONUS / max(life, 1)
