"""Answers to shots and death, and about gaining and losing cards."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.games.bang.bots.evaluation.attacks import hit_value
from igroteka.games.bang.bots.evaluation.card_values import (
    CARD,
    IN_PLAY_OF,
    NOTHING,
    UNWANTED,
    gained_value,
    life_value,
    value_beside_copies,
)
from igroteka.games.bang.bots.evaluation.effects import (
    LOW_LIFE,
    hand_loss_value,
    payment_cost,
    removal_value,
    table_loss_value,
)
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import IS_CHECK, IS_TAKER, SOURCE_NUMBER
from igroteka.games.bang.bots.evaluation.odds import SID_KETCHUM, outlast_chance
from igroteka.games.bang.bots.policy.turn import NEVER, offer_value
from igroteka.games.bang.rules.faces import BANG, KIND
from igroteka.games.bang.rules.words import (
    ANSWER,
    ANSWER_AS,
    ASK_SHOT_BY_NOBODY,
    DISCARD,
    DRAW,
    FROM_HAND,
    FROM_TABLE,
    OFFER,
    PASS,
    PAY,
    PICK,
    PLAY,
    USE,
    USE_AT,
    USE_CARD_AT,
)

GREEN_ANSWER_COST: Final = 0.9  # cost of using a green card as an answer
MAX_LIFE_TO_FIGHT_ON: Final = 2  # with more life points, a Duel may be given up
KEPT_BANG_VALUE: Final = 0.8  # value of a BANG! that is not given
PEDRO_RAMIREZ: Final = SOURCE_NUMBER["pedro_ramirez"]
HARD_LIQUOR: Final = SOURCE_NUMBER["hard_liquor"]


# Helpers.


def take_default(ev: Evaluator, decision: Decision) -> Option:
    """What a timeout would take; an offer that nobody waits for is not taken."""
    return (decision.defaults or decision.options)[0]


def of_verb(decision: Decision, *verbs: Verb) -> list[Option]:
    """The options of these verbs."""
    return [option for option in decision.options if option.verb in verbs]


def last_copy_value(ev: Evaluator, option: Option) -> float:
    """The value of the hand card that an option names; of several copies, that of the last."""
    card = option.numbers[0]
    return value_beside_copies(ev, card, max(0, ev.held(KIND[card]) - 1))


def least(ev: Evaluator, options: list[Option]) -> Option:
    """The option that names the cheapest card."""
    return options[lowest([last_copy_value(ev, option) for option in options])]


def lowest(values: list[float]) -> int:
    """The place of the first of the lowest values."""
    found = 0
    for place, value in enumerate(values):
        if value < values[found]:
            found = place
    return found


def highest(values: list[float]) -> int:
    """The place of the first of the highest values."""
    found = 0
    for place, value in enumerate(values):
        if value > values[found]:
            found = place
    return found


def pay(ev: Evaluator, decision: Decision) -> Option:
    """The least valuable card, played or kept."""
    return min(
        of_verb(decision, PAY), key=lambda option: (payment_cost(ev, option.numbers[0]), last_copy_value(ev, option))
    )


def give_least(ev: Evaluator, decision: Decision) -> Option:
    """The least valuable card."""
    return least(ev, of_verb(decision, PAY, PICK, PLAY, DISCARD) or decision.options)


# Attacks.


def dodge(ev: Evaluator, decision: Decision) -> Option:
    """Checks first, then the cheapest cards, if they suffice and are worth the life point."""
    for option in decision.options:
        if option.verb is USE and IS_CHECK[option.numbers[0]]:
            return option
    answers = of_verb(decision, ANSWER, ANSWER_AS, USE)
    needed = stops_needed(decision)
    costs = sorted([cost for option in answers for cost in answer_costs(ev, option)])
    if len(costs) < needed or sum(costs[:needed]) > life_value(ev.mine.life):
        return PASS()
    return cheapest(ev, answers)


def stops_needed(decision: Decision) -> int:
    """How many answers stop the shot that a question is about."""
    return decision.prompt.numbers[1 if decision.prompt.phrase is ASK_SHOT_BY_NOBODY else -1]


def answer_costs(ev: Evaluator, option: Option) -> list[float]:
    """The cost of an answer, once for each copy of its card."""
    if option.verb is USE:
        return [GREEN_ANSWER_COST]
    card = option.numbers[0]
    return [ev.card_value(card)] * (ev.hand.count(card) if option.verb is ANSWER else 1)


def cheapest(ev: Evaluator, answers: list[Option]) -> Option:
    """The cheapest answer."""
    return answers[lowest([answer_costs(ev, option)[0] for option in answers])]


def give_bang(ev: Evaluator, decision: Decision) -> Option:
    """A card is cheaper than a life point."""
    answers = of_verb(decision, ANSWER, ANSWER_AS)
    return least(ev, answers) if answers else PASS()


def fight_on(ev: Evaluator, decision: Decision) -> Option:
    """Give a BANG! while it may decide the Duel or save a life; a friend's life matters more than one's own wound."""
    other = decision.prompt.numbers[0]
    if ev.mine.life <= MAX_LIFE_TO_FIGHT_ON:
        return give_bang(ev, decision)
    mine = len({option.numbers[0] for option in of_verb(decision, ANSWER, ANSWER_AS)})
    stake = outlast_chance(ev, other, mine) * (life_value(ev.mine.life) + hit_value(ev, other))
    return give_bang(ev, decision) if ev.hostility[other] >= 0 and stake > KEPT_BANG_VALUE else PASS()


def save_card(ev: Evaluator, decision: Decision) -> Option:
    """A Missed! to save a card in play that is worth more."""
    value = IN_PLAY_OF[KIND[decision.prompt.numbers[1]]]
    answers = of_verb(decision, ANSWER, ANSWER_AS, USE)
    cheap = [option for option in answers if answer_costs(ev, option)[0] < value]
    return cheapest(ev, cheap) if cheap else PASS()


def survive(ev: Evaluator, decision: Decision) -> Option:
    """A Beer, then an ability, at any cost."""
    found = of_verb(decision, ANSWER)
    found += [option for option in of_verb(decision, OFFER) if option.numbers[0] == SID_KETCHUM]
    found += of_verb(decision, USE)
    return found[0] if found else take_default(ev, decision)


def any_time(ev: Evaluator, decision: Decision) -> Option:
    """An open offer; a player who must answer takes the best of it."""
    return max(
        decision.options, key=lambda option: offer_value(ev, option.numbers[0]) if option.verb is OFFER else NOTHING
    )


# Gaining and losing cards.


def discard(ev: Evaluator, decision: Decision) -> Option:
    """Healing with two spare cards is better than discarding them; else discard the least valuable card."""
    for option in decision.options:
        if option.verb is OFFER and offer_value(ev, option.numbers[0]) > 0:
            return option
    return give_least(ev, decision)


def take_best(ev: Evaluator, decision: Decision) -> Option:
    """The most valuable card."""
    picks = of_verb(decision, PICK)
    return (
        picks[highest([gained_value(ev, option.numbers[0]) for option in picks])]
        if picks
        else take_default(ev, decision)
    )


def give_present(ev: Evaluator, decision: Decision) -> Option:
    """Good cards for friends, bad ones for foes."""
    return take_best(ev, decision) if ev.hostility[decision.prompt.numbers[0]] < 0 else give_least(ev, decision)


def rob(ev: Evaluator, decision: Decision) -> Option:
    """The card whose loss to the victim is worth most."""
    source, target = decision.prompt.numbers
    taken, options = IS_TAKER[source], decision.options
    return ev.best(options, [rob_value(ev, target, option, taken=taken) for option in options])


def rob_value(ev: Evaluator, target: int, option: Option, *, taken: bool) -> float:
    """The value of the victim losing this, and of the player getting it if taken; a friend is not robbed."""
    if option.verb is FROM_TABLE:
        harm = removal_value(ev, target, KIND[option.numbers[0]])
        return harm if harm < 0 else table_loss_value(ev, target, option.numbers[0], taken=taken)
    if option.verb is not FROM_HAND:
        return NEVER
    harm = hand_loss_value(ev, target)
    return harm if harm < 0 or not taken else harm + CARD


def inherit(ev: Evaluator, decision: Decision) -> Option:
    """The best card of a dead player; the order of one's own estate does not matter."""
    tables = of_verb(decision, FROM_TABLE)
    if not tables:
        return take_default(ev, decision)
    dearest = tables[highest([last_copy_value(ev, option) for option in tables])]
    return dearest if last_copy_value(ev, dearest) > CARD or not of_verb(decision, FROM_HAND) else FROM_HAND()


def draw(ev: Evaluator, decision: Decision) -> Option:
    """The normal draw, unless something else promises more."""
    return ev.best(decision.options, [draw_option_value(ev, option) for option in decision.options])


def draw_option_value(ev: Evaluator, option: Option) -> float:
    """How much better than the normal draw an option is."""
    if option.verb is DRAW:
        return NOTHING
    if option.verb is USE_AT:
        return hand_loss_value(ev, option.numbers[1])
    if option.verb is USE_CARD_AT:
        return take_card_value(ev, option.numbers[1], option.numbers[2])
    return use_draw_value(ev, option.numbers[0]) if option.verb is USE else UNWANTED


def take_card_value(ev: Evaluator, card: int, target: int) -> float:
    """BANG-P27: a card in play instead of the draw, only if the player can already shoot."""
    if not ev.held(BANG):
        return UNWANTED
    return ev.card_value(card) + removal_value(ev, target, KIND[card]) - 2 * CARD - CARD


def use_draw_value(ev: Evaluator, number: int) -> float:
    """The top of the discard pile if it is good; a drink for a player near death."""
    if number == PEDRO_RAMIREZ and ev.discards():
        return ev.card_value(ev.discards()[-1]) - CARD
    if number == HARD_LIQUOR and ev.mine.life <= LOW_LIFE:
        return life_value(ev.mine.life) - 2 * CARD
    return UNWANTED
