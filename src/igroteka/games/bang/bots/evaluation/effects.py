"""The value of each card and ability to the player who uses it."""

from __future__ import annotations

from typing import Final

from igroteka.games.bang.bots.evaluation.attacks import (
    EffectValue,
    bang_value,
    command_value,
    crossfire_value,
    death_victory_value,
    duel_value,
    gunshot_value,
    indians_value,
    shot_value,
    volley_value,
)
from igroteka.games.bang.bots.evaluation.attitudes import DEAD_FRIEND_COST
from igroteka.games.bang.bots.evaluation.beliefs import HOSTILITY_OF
from igroteka.games.bang.bots.evaluation.card_values import (
    CARD,
    IN_PLAY_OF,
    NO_BEER_PLAYERS,
    NOTHING,
    UNWANTED,
    gained_value,
    life_value,
    weapon_improvement,
    without,
)
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import (
    DRAWN_BY,
    FARTHER,
    HITS_EVERYBODY,
    IS_AIMED,
    IS_BROWN,
    IS_BURDEN,
    IS_CARD,
    RANGE_OF,
    ROBBERS,
    SHIELDS,
    SHOTS,
    SOURCE_NUMBER,
    TAKERS,
    VOLLEYS,
    flags_of,
)
from igroteka.games.bang.bots.evaluation.relations import power
from igroteka.games.bang.rules.enums import NO_CARD, Aim
from igroteka.games.bang.rules.faces import BANG, KIND
from igroteka.games.bang.rules.source import kind_of
from igroteka.games.bang.rules.words import SOURCE_WORDS

JAIL_COST: Final = 4.0  # to its prisoner: three turns on average (BANG-O01)
JAIL_COST_PER_POWER: Final = 0.3  # a strong prisoner loses more
EXPLOSION_PROBABILITY: Final = 0.125  # that a check sets off the Dynamite
EXPLOSION_DAMAGE: Final = 3  # life points of its victim
HAND_CARD_VALUE: Final = 1.2  # a random card of a hand that can still be played
STORE_SHARE: Final = 0.3  # how much a card of the General Store helps the others
HEAL_FACTOR: Final = 0.9  # healing is worth a bit less than a life point, since it may be wasted
MAX_HAND_TO_DRAW: Final = 12  # with this many cards a player plays before drawing more
PROTECTION_PER_WOUND: Final = 0.1  # bonus of a card in play per life point lost
MIN_WEAPON_IMPROVEMENT: Final = 0.25  # of a new weapon
GREEN_CARD_KEPT_VALUE: Final = 0.5  # what else a used green card could have done
MISSED_TURN_COST: Final = 2.5  # BANG-X02: a turn, and one's place
LIKELY_FRIEND: Final = -0.45  # maximum hostility to a friend for whom a card is spent
SURE_FRIEND: Final = -0.8  # maximum hostility to a sure friend
LOW_LIFE: Final = 2  # life points of a player who needs help
TEQUILA_JOE: Final = SOURCE_NUMBER["tequila_joe"]
DUEL: Final = SOURCE_NUMBER["duel"]
PANIC: Final = SOURCE_NUMBER["panic"]
IS_HOSTILE: Final = [HOSTILITY_OF.get(word, NOTHING) > 0 for word in SOURCE_WORDS]
IS_SHELTER: Final = flags_of(("barrel", *FARTHER, *SHIELDS))  # helps even a figure that does not act (BANG-N2.5)


# Robbing.


def removal_value(ev: Evaluator, target: int, kind: int) -> float:
    """The value of removing a card in front of a figure."""
    return ev.hostility[target] * IN_PLAY_OF[kind]


def hand_loss_value(ev: Evaluator, target: int) -> float:
    """The value of a player losing a hand card."""
    return ev.hostility[target] * HAND_CARD_VALUE


def table_loss_value(ev: Evaluator, target: int, card: int, *, taken: bool) -> float:
    """The value of a figure losing a card in play, and of the player getting it if it is taken."""
    found = removal_value(ev, target, KIND[card])
    return found + gained_value(ev, card) if taken and not IS_BURDEN[KIND[card]] else found


def best_loss_value(ev: Evaluator, target: int, *, taken: bool) -> float:
    """The best card to take from a figure: what a foe wants to keep, or a true friend wants to be rid of."""
    if LIKELY_FRIEND < ev.hostility[target] <= 0:
        return UNWANTED
    most = UNWANTED
    for card in ev.figures[target].in_play:
        if removal_value(ev, target, KIND[card]) > 0:
            most = max(most, table_loss_value(ev, target, card, taken=taken))
    if ev.hostility[target] > 0 and ev.hand_size(target) and not ev.is_mine(target):
        most = max(most, hand_loss_value(ev, target) + (CARD if taken else NOTHING))
    return most


def steal_value(ev: Evaluator, target: int) -> float:
    """A card changes hands."""
    return best_loss_value(ev, target, taken=True)


def destroy_value(ev: Evaluator, target: int) -> float:
    """A card is discarded."""
    return best_loss_value(ev, target, taken=False)


def brawl_value(ev: Evaluator, target: int) -> float:
    """Everybody else loses a card."""
    return crossfire_value(ev, pillage_value)


def pillage_value(ev: Evaluator, target: int) -> float:
    """One victim of a brawl; a friend loses what they can spare."""
    found = [removal_value(ev, target, KIND[card]) for card in ev.figures[target].in_play]
    if ev.hand_size(target):
        found.append(hand_loss_value(ev, target))
    return max(found, default=NOTHING)


# Life and cards.


def heal_value(ev: Evaluator, target: int, count: int) -> float:
    """The value of a figure regaining life points."""
    figure = ev.figures[target]
    count = min(count, figure.max_life - figure.life)
    if count <= 0 or figure.ghost:
        return NOTHING
    return -ev.hostility[target] * HEAL_FACTOR * count * life_value(figure.life)


def drink_value(ev: Evaluator, target: int, count: int) -> float:
    """A drink for the player or somebody else. If there is no hurry, one that heals less than it could is saved."""
    figure = ev.figures[target]
    partly = figure.life + count > figure.max_life and figure.life > LOW_LIFE
    return UNWANTED if partly else heal_value(ev, target, count)


def heal_one_value(ev: Evaluator, target: int) -> float:
    return drink_value(ev, target, 1)


def heal_two_value(ev: Evaluator, target: int) -> float:
    return drink_value(ev, target, 2)


def beer_value(ev: Evaluator, target: int) -> float:
    """A Beer, which is useless between two players (BANG-D03)."""
    if ev.count_living() <= NO_BEER_PLAYERS:
        return UNWANTED
    return heal_value(ev, ev.me, 2 if ev.can(ev.me, TEQUILA_JOE) else 1) or UNWANTED


def saloon_value(ev: Evaluator, target: int) -> float:
    """Everybody regains a life point: for the player or a sure friend in need, and never before shooting at
    everybody.
    """
    needed = ev.mine.life < ev.mine.max_life
    found = heal_value(ev, ev.me, 1)
    for other in ev.others():
        found += heal_value(ev, other, 1)
        needed = needed or is_in_need(ev, other)
    if not needed:
        return UNWANTED
    for card in ev.hand:
        if HITS_EVERYBODY[KIND[card]] and ev.best_play_value(card) > 0:
            return UNWANTED
    return found


def is_in_need(ev: Evaluator, number: int) -> bool:
    """True if somebody is a sure friend and nearly dead."""
    figure = ev.figures[number]
    return ev.hostility[number] <= SURE_FRIEND and figure.life <= LOW_LIFE and not figure.ghost


def draw_value(ev: Evaluator, count: int) -> float:
    """The value of drawing cards; a hand that would run through the whole deck needs no more."""
    return count * CARD if len(ev.hand) < MAX_HAND_TO_DRAW else UNWANTED


def draw_two_value(ev: Evaluator, target: int) -> float:
    return draw_value(ev, 2)


def draw_three_value(ev: Evaluator, target: int) -> float:
    return draw_value(ev, 3)


DRAW_VALUES: Final[dict[int, EffectValue]] = {2: draw_two_value, 3: draw_three_value}


def general_store_value(ev: Evaluator, target: int) -> float:
    """The player chooses a card, then the others get theirs."""
    others = sum([ev.hostility[other] for other in ev.others()], 0.0)
    return draw_value(ev, 2) - STORE_SHARE * others


# Things laid, and places.


def jail_value(ev: Evaluator, target: int) -> float:
    """A player misses turns; the stronger they are, the more that costs them."""
    return ev.hostility[target] * (JAIL_COST + power(ev.figures[target], ev.hand_size(target)) * JAIL_COST_PER_POWER)


def dynamite_value(ev: Evaluator, target: int) -> float:
    """It moves on until it explodes; the player is in danger first and does not risk their life."""
    if ev.mine.life <= EXPLOSION_DAMAGE:
        return UNWANTED
    value, reaches = NOTHING, 1.0
    for number in [*ev.circle(), ev.me]:
        value += reaches * EXPLOSION_PROBABILITY * explosion_value(ev, number)
        reaches *= 1.0 - EXPLOSION_PROBABILITY
    return value


def explosion_value(ev: Evaluator, number: int) -> float:
    """The value of the Dynamite exploding in front of a figure."""
    life = ev.figures[number].life
    value = min(EXPLOSION_DAMAGE, life) * ev.hostility[number] * life_value(life)
    if life > EXPLOSION_DAMAGE or ev.is_mine(number):
        return value
    return value + ev.hostility[number] * DEAD_FRIEND_COST + death_victory_value(ev, number)


def change_seats_value(ev: Evaluator, target: int) -> float:
    """BANG-X02: the player on the right acts later, which helps if nobody else is a worse foe."""
    hostility = ev.hostility[ev.circle()[-1]]
    return (
        hostility * MISSED_TURN_COST if hostility >= max([ev.hostility[other] for other in ev.others()]) else UNWANTED
    )


def lay_value(ev: Evaluator, kind: int, place: int) -> float:
    """A card in front of one's own figure: no second one of its kind, weapons for the active figure, and only better
    ones.
    """
    if ev.lies(place, kind) or (place != ev.me and not IS_SHELTER[kind]):
        return UNWANTED
    if RANGE_OF[kind]:
        improvement = weapon_improvement(ev, kind)
        return improvement + CARD if improvement > MIN_WEAPON_IMPROVEMENT else UNWANTED
    figure = ev.figures[place]
    return max(IN_PLAY_OF[kind], CARD) + PROTECTION_PER_WOUND * (figure.max_life - figure.life)


def derringer_value(ev: Evaluator, target: int) -> float:
    """A shot, and a card."""
    return shot_value(ev, target) + CARD


def doc_holyday_value(ev: Evaluator, target: int) -> float:
    """BANG-P21: pay two cards: a shot."""
    return shot_value(ev, target) - ev.payment(2, NO_CARD)


EFFECTS: Final[dict[str, EffectValue]] = {
    **dict.fromkeys(SHOTS, gunshot_value),
    "bang": bang_value,
    "derringer": derringer_value,
    "doc_holyday": doc_holyday_value,
    **dict.fromkeys(VOLLEYS, volley_value),
    "indians": indians_value,
    "duel": duel_value,
    **dict.fromkeys(ROBBERS, destroy_value),
    **dict.fromkeys(TAKERS, steal_value),
    "brawl": brawl_value,
    "beer": beer_value,
    "saloon": saloon_value,
    "whisky": heal_two_value,
    "tequila": heal_one_value,
    "canteen": heal_one_value,
    **{word: DRAW_VALUES[count] for word, count in DRAWN_BY.items()},
    "general_store": general_store_value,
    "jail": jail_value,
    "dynamite": dynamite_value,
    "lady_rosa": change_seats_value,
    "dorothy_rage": command_value,
}
EFFECT_OF: Final[list[EffectValue | None]] = [EFFECTS.get(word) for word in SOURCE_WORDS]


def play_value(ev: Evaluator, kind: int, target: int, card: int = NO_CARD) -> float:
    """The value of playing a hand card as this kind, not counting the cost of the card."""
    if kind != DUEL and ev.immune(target, card):  # BANG-P17: nobody is immune to a Duel
        return NOTHING
    if is_too_much(ev, kind, target):
        return UNWANTED
    if not IS_BROWN[kind] and not IS_BURDEN[kind]:
        return lay_value(ev, kind, target)
    effect = EFFECT_OF[kind]
    return NOTHING if effect is None else effect(ev, target)


def is_too_much(ev: Evaluator, number: int, target: int) -> bool:
    """True if this would be one more attack on a stranger who was attacked enough."""
    return IS_HOSTILE[number] and ev.attacked_enough(target) and not ev.is_mine(target)


def use_value(ev: Evaluator, number: int, target: int) -> float:
    """The value of using a green card or an ability."""
    effect = EFFECT_OF[number]
    if effect is None or ev.immune(target, laid(ev, number)) or is_too_much(ev, number, target):
        return UNWANTED
    return effect(ev, target) - (GREEN_CARD_KEPT_VALUE if IS_CARD[number] else NOTHING)


def laid(ev: Evaluator, kind: int) -> int:
    """The player's own card of a kind in play, or NO_CARD."""
    for card in ev.mine.in_play:
        if KIND[card] == kind:
            return card
    return NO_CARD


# What must be paid.


def best_play_value(ev: Evaluator, card: int) -> float:
    """The value of playing a hand card now, at the best target if it needs one."""
    kind = KIND[card]
    if EFFECT_OF[kind] is None:
        return NOTHING if IS_BROWN[kind] else lay_value(ev, kind, ev.me)
    if kind == BANG and ev.bangs_left() <= 0:
        return NOTHING
    if not IS_AIMED[kind]:
        return max(NOTHING, play_value(ev, kind, ev.me, card))
    return max([NOTHING, *[play_value(ev, kind, number, card) for number in targets(ev, kind)]])


def targets(ev: Evaluator, kind: int) -> list[int]:
    """The figures of others that a card of this kind reaches, approximately."""
    aim = kind_of(kind).aim
    if aim == Aim.WEAPON:
        return [number for number in ev.in_range(ev.me) if not ev.is_mine(number)]
    if aim == Aim.NEAR or kind == PANIC:
        return [number for number in ev.others() if ev.distance(number) <= 1]
    return ev.others()


def payment_cost(ev: Evaluator, card: int) -> float:
    """The cost of giving up a hand card that could also be played."""
    return max(ev.card_value(card), ev.best_play_value(card))


def cheapest_payment(ev: Evaluator, count: int, excluding: int) -> float:
    """The cost of paying with the `count` cheapest hand cards, not counting the card `excluding`."""
    rest = without(ev.hand, (excluding,))
    cheap = sorted(rest, key=lambda card: payment_cost(ev, card))[:count]
    free = max(0, len(rest) - ev.hand_limit())  # this many could not be kept anyway
    return sum(
        [ev.best_play_value(card) if place < free else payment_cost(ev, card) for place, card in enumerate(cheap)], 0.0
    )
