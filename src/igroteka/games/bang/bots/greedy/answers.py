"""Answers about shots and death, and about cards that come and go."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.games.bang.bots.greedy.attacks import hit_worth
from igroteka.games.bang.bots.greedy.effects import dear, hand_loss, loss, table_loss
from igroteka.games.bang.bots.greedy.kinds import TAKERS
from igroteka.games.bang.bots.greedy.odds import outlast_chance
from igroteka.games.bang.bots.greedy.prices import CARD, fading, gained, hand_price, in_play_price, life_price
from igroteka.games.bang.bots.greedy.reading import NAMES, NUMBER_OF, Scene, best
from igroteka.games.bang.bots.greedy.turn import offer
from igroteka.games.bang.rules.words import (
    ANSWER,
    ANSWER_AS,
    DISCARD,
    DRAW,
    FROM_HAND,
    FROM_TABLE,
    OFFER,
    PASS,
    PAY,
    PICK,
    PLAY,
    SOURCE_WORDS,
    USE,
    USE_AT,
    USE_CARD_AT,
)

CHECKS: Final = ("barrel", "jourdonnais")  # they cost nothing
GREEN_SHIELD: Final = 0.9  # what it costs to use a green card as an answer
PATIENCE: Final = 2  # with more life points a Duel may be given up
BLUFF: Final = 0.8  # what a BANG! is worth that is not given
ILL: Final = 2  # with so many life points a drink is better than cards


# Help.


def take_default(scene: Scene, decision: Decision) -> Option:
    """What a time-out would take; an offer that nobody waits for is left to others."""
    return (decision.defaults or decision.options)[0]


def with_verb(decision: Decision, *verbs: Verb) -> list[Option]:
    """The options of these verbs."""
    return [option for option in decision.options if option.verb in verbs]


def card_price(scene: Scene, option: Option) -> float:
    """The price of the hand card that an option names; of several copies the last one's."""
    card = option.numbers[0]
    return hand_price(scene, card) * fading(scene) ** max(0, scene.held(NAMES[card]) - 1)


def least(scene: Scene, options: list[Option]) -> Option:
    """The option that names the cheapest card."""
    return min(options, key=lambda option: card_price(scene, option))


def pay(scene: Scene, decision: Decision) -> Option:
    """The card worth least, played or kept."""
    return min(with_verb(decision, PAY), key=lambda option: (dear(scene, option.numbers[0]), card_price(scene, option)))


def give_least(scene: Scene, decision: Decision) -> Option:
    """The card worth least."""
    return least(scene, with_verb(decision, PAY, PICK, PLAY, DISCARD) or decision.options)


# Attacks.


def dodge(scene: Scene, decision: Decision) -> Option:
    """Checks first, then the cheapest cards, if they are enough and worth the life point."""
    free = [option for option in with_verb(decision, USE) if SOURCE_WORDS[option.numbers[0]] in CHECKS]
    if free:
        return free[0]
    answers = with_verb(decision, ANSWER, ANSWER_AS, USE)
    needed = decision.prompt.numbers[-1]
    prices = sorted([price for option in answers for price in answer_prices(scene, option)])
    if len(prices) < needed or sum(prices[:needed]) > life_price(scene, scene.me):
        return PASS()
    return min(answers, key=lambda option: answer_prices(scene, option)[0])


def answer_prices(scene: Scene, option: Option) -> list[float]:
    """What an answer costs, once for each copy of its card."""
    if option.verb is USE:
        return [GREEN_SHIELD]
    card = option.numbers[0]
    return [hand_price(scene, card)] * (scene.hand.count(card) if option.verb is ANSWER else 1)


def give_bang(scene: Scene, decision: Decision) -> Option:
    """A card is cheaper than a life point."""
    answers = with_verb(decision, ANSWER, ANSWER_AS)
    return least(scene, answers) if answers else PASS()


def fight_on(scene: Scene, decision: Decision) -> Option:
    """A BANG! is given while it may decide the Duel, or save a life; a friend's life is dearer than one's own wound."""
    other = decision.prompt.numbers[0]
    if scene.mine.life <= PATIENCE:
        return give_bang(scene, decision)
    mine = len({option.numbers[0] for option in with_verb(decision, ANSWER, ANSWER_AS)})
    stake = outlast_chance(scene, other, mine) * (life_price(scene, scene.me) + hit_worth(scene, other))
    return give_bang(scene, decision) if scene.hate(other) >= 0 and stake > BLUFF else PASS()


def save_card(scene: Scene, decision: Decision) -> Option:
    """A Missed! for a card in play that is worth more."""
    answers = with_verb(decision, ANSWER, ANSWER_AS, USE)
    worth = in_play_price(scene, scene.me, NAMES[decision.prompt.numbers[1]])
    cheap = [option for option in answers if answer_prices(scene, option)[0] < worth]
    return min(cheap, key=lambda option: answer_prices(scene, option)[0]) if cheap else PASS()


def survive(scene: Scene, decision: Decision) -> Option:
    """Beer, then an ability, whatever it costs."""
    for verb in (ANSWER, OFFER, USE):
        found = with_verb(decision, verb)
        found = [option for option in found if verb is not OFFER or rescues(option)]
        if found:
            return found[0]
    return take_default(scene, decision)


def rescues(option: Option) -> bool:
    """Is an offer one that gives life?"""
    return SOURCE_WORDS[option.numbers[0]] == "sid_ketchum"


def any_time(scene: Scene, decision: Decision) -> Option:
    """An offer that stands open: whoever must answer takes the best of it."""
    return max(decision.options, key=lambda option: offer(scene, option) if option.verb is OFFER else 0.0)


# Cards that come and go.


def discard(scene: Scene, decision: Decision) -> Option:
    """Healing with two spare cards is better than throwing them away; else the card worth least goes."""
    offers = [option for option in with_verb(decision, OFFER) if offer(scene, option) > 0]
    return offers[0] if offers else give_least(scene, decision)


def take_best(scene: Scene, decision: Decision) -> Option:
    """The card worth most."""
    picks = with_verb(decision, PICK)
    return max(picks, key=lambda option: gained(scene, option.numbers[0])) if picks else take_default(scene, decision)


def give_present(scene: Scene, decision: Decision) -> Option:
    """Friends get good cards, foes bad ones."""
    if scene.hate(decision.prompt.numbers[0]) < 0:
        return take_best(scene, decision)
    return give_least(scene, decision)


def rob(scene: Scene, decision: Decision) -> Option:
    """What it is best that the victim loses."""
    source, target = decision.prompt.numbers
    taken = SOURCE_WORDS[source] in TAKERS
    return best(scene, decision.options, lambda option: rob_worth(scene, target, option, taken=taken))


def rob_worth(scene: Scene, target: int, option: Option, *, taken: bool) -> float:
    """What it is worth that the victim loses this, and perhaps that the player gets it; a friend is not robbed."""
    if option.verb is FROM_TABLE:
        harm = loss(scene, target, NAMES[option.numbers[0]])
        return harm if harm < 0 else table_loss(scene, target, option.numbers[0], taken=taken)
    harm = hand_loss(scene, target)
    return harm if harm < 0 else harm + taken * CARD


def inherit(scene: Scene, decision: Decision) -> Option:
    """The best card of a dead player; one's own estate needs no order."""
    tables = with_verb(decision, FROM_TABLE)
    if not tables:
        return take_default(scene, decision)
    dearest = max(tables, key=lambda option: card_price(scene, option))
    return dearest if card_price(scene, dearest) > CARD or not with_verb(decision, FROM_HAND) else FROM_HAND()


def draw(scene: Scene, decision: Decision) -> Option:
    """The usual draw, unless something else promises more."""
    return best(scene, decision.options, lambda option: draw_worth(scene, option))


def draw_worth(scene: Scene, option: Option) -> float:
    """How much better than the usual draw an option is."""
    if option.verb is DRAW:
        return 0.0
    if option.verb is USE_AT:
        return hand_loss(scene, option.numbers[1])
    if option.verb is USE_CARD_AT:
        return take_worth(scene, *option.numbers[1:])
    if option.verb is USE:
        return use_draw(scene, SOURCE_WORDS[option.numbers[0]])
    return -1.0


def take_worth(scene: Scene, card: int, target: int) -> float:
    """BANG-P27: a card in play instead of the draw, only for somebody who can already shoot."""
    if not scene.held("bang"):
        return -1.0
    return hand_price(scene, card) + loss(scene, target, NAMES[card]) - 2 * CARD - CARD


def use_draw(scene: Scene, name: str) -> float:
    """The top of the discard pile if it is good; a drink for the dying."""
    if name == "pedro_ramirez" and scene.board.discards:
        return hand_price(scene, NUMBER_OF[scene.board.discards[-1]]) - CARD
    if name == "hard_liquor":
        return life_price(scene, scene.me) - 2 * CARD if scene.mine.life <= ILL else -1.0
    return -1.0
