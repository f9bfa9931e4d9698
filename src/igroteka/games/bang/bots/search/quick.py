"""The quick policy of roll-outs: what somebody does at first sight.

It values plays like the greedy bot, with fewer distinctions: every option by its verb, the kind of its card and its
target (`glance.py`). What it does not know it leaves alone, and a question that it does not know gets the answer of a
time-out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.core.phrases import Phrase
from igroteka.games.bang.bots.greedy.answers import BLUFF, GREEN_SHIELD, PATIENCE
from igroteka.games.bang.bots.greedy.effects import BEST_IN_HAND, USED_UP
from igroteka.games.bang.bots.greedy.prices import CARD, NOTHING, UNWANTED
from igroteka.games.bang.bots.greedy.turn import BETTER_KNOWN, HEALING, HELPING, LAYING, NEVER, SHOOTING
from igroteka.games.bang.bots.search.glance import (
    DUELS,
    FREE,
    HEALER,
    HOSTILE,
    MOST,
    PAID,
    PAYMENT,
    PLAYS,
    SELLER,
    SPENDS,
    STAGE_OF,
    SWAPPER,
    TAKES,
    USES,
    Glance,
    hit_worth,
    life_price,
    price,
    table_loss,
)
from igroteka.games.bang.rules.faces import KIND, KINDS
from igroteka.games.bang.rules.words import (
    ANSWER,
    ANSWER_AS,
    ASK_DISPLAY,
    ASK_DRAW,
    ASK_DUEL,
    ASK_DYING,
    ASK_ESTATE,
    ASK_GIFT,
    ASK_INDIANS,
    ASK_LEVY,
    ASK_LIMIT,
    ASK_LOOK,
    ASK_OBEY,
    ASK_PAY,
    ASK_PICK_FROM,
    ASK_PLAY,
    ASK_SHOT,
    ASK_SHOT_BY_NOBODY,
    ASK_TAKE_BACK,
    DRAW,
    END,
    FROM_HAND,
    FROM_TABLE,
    OFFER,
    PASS,
    PICK,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    USE,
    USE_AT,
    USE_CARD,
    USE_CARD_AT,
)

LOWEST: Final = -1e9  # below all that anything is worth,
HIGHEST: Final = 1e9  # and above it


# Phase 2.


def play_gain(glance: Glance, option: Option) -> float:
    """What an option of phase 2 brings."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY or verb is PLAY_AT:
        return card_gain(glance, numbers[0], KIND[numbers[0]], numbers[1] if verb is PLAY_AT else glance.me)
    if verb is END or verb is PASS:
        return NOTHING
    if verb is USE or verb is USE_AT:
        return use_gain(glance, numbers[0], numbers[1] if verb is USE_AT else glance.me)
    if verb is PLAY_AS or verb is PLAY_AS_AT:
        return card_gain(glance, numbers[0], numbers[1], numbers[2] if verb is PLAY_AS_AT else glance.me)
    if verb is USE_CARD or verb is USE_CARD_AT:
        return trade_gain(glance, numbers[0], numbers[1], numbers[2] if verb is USE_CARD_AT else glance.me)
    return offer_gain(glance, numbers[0]) if verb is OFFER else UNWANTED


def card_gain(glance: Glance, card: int, kind: int, target: int) -> float:
    """A hand card as a card of some kind, without what it would be worth later."""
    return PLAYS[kind](glance, target, kind) - spent(glance, card, kind, target)


def spent(glance: Glance, card: int, kind: int, target: int) -> float:
    """What a card would still be worth: nothing, if it cannot be kept; a blow at a stranger can wait."""
    found = PAID[kind]
    if len(glance.hand) <= glance.figure.life:
        found += SPENDS[kind] if KIND[card] == kind else price(glance, card)
    return found + BETTER_KNOWN * glance.doubts[target] if HOSTILE[kind] else found


def use_gain(glance: Glance, number: int, target: int) -> float:
    """A green card or an ability."""
    found = USES[number](glance, target, number)
    return found - USED_UP if number in KINDS else found


def trade_gain(glance: Glance, number: int, card: int, target: int) -> float:
    """An ability that takes a hand card."""
    if number == SELLER:
        return 2 * CARD - price(glance, card)
    if number == SWAPPER and glance.hates[target] > 0:
        return (1.0 + glance.hates[target]) * (min(2, glance.cards(target)) * CARD - price(glance, card))
    return UNWANTED


def offer_gain(glance: Glance, number: int) -> float:
    """BANG-P12: two cards for a life point, if it is needed more than they are."""
    figure = glance.figure
    if number != HEALER or len(glance.hand) < 2 or figure.life >= figure.max_life:
        return NEVER
    return life_price(figure.life) - CARD - 2 * PAYMENT


def stage(glance: Glance, option: Option) -> float:
    """How early a play should come: see the greedy bot."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY or verb is PLAY_AT:
        number = KIND[numbers[0]]
    elif verb is PLAY_AS or verb is PLAY_AS_AT:
        number = numbers[1]
    elif numbers:
        number = numbers[0]
    else:
        return SHOOTING
    found = STAGE_OF[number]
    if found == HEALING and (verb is PLAY_AT or verb is USE_AT) and numbers[1] != glance.me:
        return HELPING
    if found == LAYING and (verb is USE or verb is USE_AT):
        return SHOOTING
    return found


def play(glance: Glance, decision: Decision) -> Option:
    """The play that brings most, in the order in which a sensible person plays them; nothing better: the end."""
    best, most = decision.options[0], LOWEST
    for option in decision.options:
        gain = play_gain(glance, option)
        if gain > 0:
            gain += stage(glance, option)
        if gain > most:
            best, most = option, gain
    return best


# Answers.


def default(decision: Decision) -> Option:
    """What a time-out would take."""
    return (decision.defaults or decision.options)[0]


def of_verb(decision: Decision, verb: Verb) -> list[Option]:
    """The options of a verb."""
    return [option for option in decision.options if option.verb is verb]


def of_verbs(decision: Decision, first: Verb, second: Verb) -> list[Option]:
    """The options of one of two verbs."""
    return [option for option in decision.options if option.verb is first or option.verb is second]


def cheapest(glance: Glance, options: list[Option]) -> Option:
    """The option that names the card worth least."""
    best, least = options[0], HIGHEST
    for option in options:
        found = price(glance, option.numbers[0])
        if found < least:
            best, least = option, found
    return best


def dearest(glance: Glance, options: list[Option]) -> Option:
    """The option that names the card worth most."""
    best, most = options[0], LOWEST
    for option in options:
        found = price(glance, option.numbers[0])
        if found > most:
            best, most = option, found
    return best


def dodge(glance: Glance, decision: Decision) -> Option:
    """Checks first, then green cards, then the cheapest cards, if they are enough."""
    used = of_verb(decision, USE)
    for option in used:
        if FREE[option.numbers[0]]:
            return option
    answers = of_verbs(decision, ANSWER, ANSWER_AS)
    if len(used) + len(answers) < decision.prompt.numbers[-1]:
        return default(decision)
    if used and (not answers or price(glance, cheapest(glance, answers).numbers[0]) > GREEN_SHIELD):
        return used[0]
    return cheapest(glance, answers)


def give(glance: Glance, decision: Decision) -> Option:
    """A card is cheaper than a life point."""
    answers = of_verbs(decision, ANSWER, ANSWER_AS)
    return cheapest(glance, answers) if answers else default(decision)


def fight(glance: Glance, decision: Decision) -> Option:
    """A BANG! is given while it may decide the Duel, or save a life; a friend is let win."""
    other, life = decision.prompt.numbers[0], glance.figure.life
    if life <= PATIENCE:
        return give(glance, decision)
    mine = min(MOST, len(of_verbs(decision, ANSWER, ANSWER_AS)))
    chance = DUELS[mine - 1][glance.cards(other)] if mine else NOTHING
    stake = chance * (life_price(life) + hit_worth(glance, other))
    return give(glance, decision) if glance.hates[other] >= 0 and stake > BLUFF else default(decision)


def survive(glance: Glance, decision: Decision) -> Option:
    """A Beer, whatever it costs, or what else gives life."""
    answers = of_verbs(decision, ANSWER, USE)
    if answers:
        return answers[0]
    for option in decision.options:
        if option.verb is OFFER and option.numbers[0] == HEALER:
            return option
    return default(decision)


def part(glance: Glance, decision: Decision) -> Option:
    """The card worth least goes."""
    cards = [option for option in decision.options if option.numbers and not option.verb.offer]
    return cheapest(glance, cards) if cards else default(decision)


def take(glance: Glance, decision: Decision) -> Option:
    """The card worth most."""
    picks = of_verb(decision, PICK)
    return dearest(glance, picks) if picks else default(decision)


def give_present(glance: Glance, decision: Decision) -> Option:
    """Friends get good cards, foes bad ones."""
    return take(glance, decision) if glance.hates[decision.prompt.numbers[0]] < 0 else part(glance, decision)


def take_from(glance: Glance, decision: Decision) -> Option:
    """What it is best that the victim loses."""
    source, target = decision.prompt.numbers
    taken = TAKES[source]
    best, most = decision.options[0], LOWEST
    for option in decision.options:
        if option.verb is FROM_TABLE:
            worth = table_loss(glance, target, option.numbers[0], taken=taken)
        elif option.verb is FROM_HAND:
            worth = glance.hates[target] * BEST_IN_HAND + (CARD if taken else NOTHING)
        else:
            worth = NEVER
        if worth > most:
            best, most = option, worth
    return best


def inherit(glance: Glance, decision: Decision) -> Option:
    """The best card of a dead player."""
    tables = of_verb(decision, FROM_TABLE)
    if not tables:
        return default(decision)
    best = dearest(glance, tables)
    hands = of_verb(decision, FROM_HAND)
    return best if price(glance, best.numbers[0]) > CARD or not hands else hands[0]


def draw(glance: Glance, decision: Decision) -> Option:
    """The usual draw, unless a foe can be robbed instead."""
    best, most = default(decision), LOWEST
    for option in decision.options:
        worth = UNWANTED
        if option.verb is DRAW:
            worth = NOTHING
        elif option.verb is USE_AT:
            worth = glance.hates[option.numbers[1]] * BEST_IN_HAND
        if worth > most:
            best, most = option, worth
    return best


ANSWERS: Final[dict[Phrase, Callable[[Glance, Decision], Option]]] = {
    ASK_PLAY: play,
    ASK_SHOT: dodge,
    ASK_SHOT_BY_NOBODY: dodge,
    ASK_INDIANS: give,
    ASK_DUEL: fight,
    ASK_DYING: survive,
    ASK_PAY: part,
    ASK_LEVY: part,
    ASK_OBEY: part,
    ASK_LIMIT: part,
    ASK_DRAW: draw,
    ASK_PICK_FROM: take_from,
    ASK_ESTATE: inherit,
    ASK_DISPLAY: take,
    ASK_LOOK: take,
    ASK_TAKE_BACK: take,
    ASK_GIFT: give_present,
}


def quick_choice(glance: Glance, decision: Decision) -> Option:
    """What is taken at first sight."""
    answer = ANSWERS.get(decision.prompt.phrase)
    return answer(glance, decision) if answer else default(decision)
