"""Answers to all questions but phase 2: shots, death, prices and gifts, drawing, characters and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.bots.greedy.bang.beliefs import BURDENS
from igroteka.bots.greedy.bang.effects import dear, hand_loss, hit_worth, loss
from igroteka.bots.greedy.bang.prices import CARD, FADING, USUAL_PRICE, gained, hand_price, in_play_price, life_price
from igroteka.bots.greedy.bang.reading import NAMES, NUMBER_OF, TWO, Scene
from igroteka.bots.greedy.bang.turn import offer
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.bang.faces import BANG, FACTS, RED_SUITS, SUIT
from igroteka.games.bang.words import (
    ANNOUNCE,
    ANSWER,
    ANSWER_AS,
    BID,
    CHARACTER,
    CHOOSE,
    DISCARD,
    DRAW,
    FROM_HAND,
    FROM_TABLE,
    GUESS,
    NAME,
    OFFER,
    PASS,
    PAY,
    PICK,
    PLAY,
    SOURCE_WORDS,
    USE,
    USE_AT,
    USE_CARD_AT,
    YES,
)

CHECKS: Final = ("barrel", "jourdonnais")  # they cost nothing
GREEN_SHIELD: Final = 0.9  # what it costs to use a green card as an answer
TAKERS: Final = ("panic", "rag_time", "conestoga")
PATIENCE: Final = 2  # with more life points a friend's Duel is given up
MUCH: Final = 300  # more money no character is worth
ILL: Final = 1  # with so many life points a drink is better than cards
DRUNK: Final = 2.0  # what Hard Liquor costs: the cards of phase 1
GOOD_LIFE: Final = 2  # so many life points a new identity brings
CHARACTER_LIFE: Final = {row["id"]: row["life"] for row in FACTS["characters"]}
PER_LIFE: Final = 2.0  # what each life point of a character is worth beside its ability
USUAL_ABILITY: Final = 2.0
ABILITIES: Final = {
    **dict.fromkeys(("pixie_pete",), 4.0),
    **dict.fromkeys(("willy_the_kid", "slab_the_killer", "jourdonnais", "bart_cassidy", "calamity_janet"), 3.0),
    **dict.fromkeys(("elena_fuente", "molly_stark", "flint_westwood", "gary_looter", "teren_kill"), 3.0),
    **dict.fromkeys(("sid_ketchum", "suzy_lafayette", "paul_regret", "vulture_sam", "greygory_deck"), 2.5),
    **dict.fromkeys(("lucky_duke", "pedro_ramirez", "belle_star", "tequila_joe"), 1.5),
    **dict.fromkeys(("johnny_kisch",), 1.0),
    **dict.fromkeys(("big_spencer",), -2.0),  # it only forbids something (BANG-P35)
}
HEALTHY_FRIEND: Final = 2  # Blood Brothers: only for a friend below this
RICH_LIFE: Final = 4


# Help.


def take_default(scene: Scene, decision: Decision) -> Option:
    """What a time-out would take; an offer that nobody waits for is left to others."""
    return (decision.defaults or decision.options)[0]


def with_verb(decision: Decision, *verbs: object) -> list[Option]:
    """The options of these verbs."""
    return [option for option in decision.options if option.verb in verbs]


def card_price(scene: Scene, option: Option) -> float:
    """The price of the hand card that an option names; of several copies the last one's."""
    card = option.numbers[0]
    return hand_price(scene, card) * FADING ** max(0, scene.held(NAMES[card]) - 1)


def least(scene: Scene, options: list[Option]) -> Option:
    """The option that names the cheapest card."""
    return min(options, key=lambda option: card_price(scene, option))


def pay(scene: Scene, decision: Decision) -> Option:
    """The card worth least, played or kept."""
    return min(with_verb(decision, PAY), key=lambda option: (dear(scene, option.numbers[0]), card_price(scene, option)))


def give_least(scene: Scene, decision: Decision) -> Option:
    """The card worth least."""
    return least(scene, with_verb(decision, PAY, PICK, PLAY, DISCARD) or decision.options)


def name_card(scene: Scene, decision: Decision) -> Option:
    """BANG-X04: a BANG!, if it can be commanded."""
    return NAME(BANG) if NAME(BANG) in decision.options else take_default(scene, decision)


def most_hated(scene: Scene, decision: Decision) -> Option:
    """The figure whose loss is worth most."""
    return max(decision.options, key=lambda option: hit_worth(scene, option.numbers[0]) if option.numbers else 0.0)


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
    """A Duel is fought to the end, but not against a friend whose life is dearer."""
    other = decision.prompt.numbers[0]
    if scene.hate(other) < 0 and scene.mine.life > PATIENCE:
        return PASS()
    return give_bang(scene, decision)


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
    return max(decision.options, key=lambda option: rob_worth(scene, target, option, taken=taken))


def rob_worth(scene: Scene, target: int, option: Option, *, taken: bool) -> float:
    """What it is worth that the victim loses this, and perhaps that the player gets it."""
    if option.verb is FROM_TABLE:
        card = option.numbers[0]
        got = taken and NAMES[card] not in BURDENS
        return loss(scene, target, NAMES[card]) + got * gained(scene, card)
    return hand_loss(scene, target) + taken * CARD


def inherit(scene: Scene, decision: Decision) -> Option:
    """The best card of a dead player; one's own estate needs no order."""
    tables = with_verb(decision, FROM_TABLE)
    if not tables:
        return take_default(scene, decision)
    best = max(tables, key=lambda option: card_price(scene, option))
    return best if card_price(scene, best) > CARD or not with_verb(decision, FROM_HAND) else FROM_HAND()


def draw(scene: Scene, decision: Decision) -> Option:
    """The usual draw, unless something else promises more."""
    return max(decision.options, key=lambda option: draw_worth(scene, option))


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
    return hand_price(scene, card) + loss(scene, target, NAMES[card]) - TWO * CARD - CARD


def use_draw(scene: Scene, name: str) -> float:
    """The top of the discard pile if it is good; a drink for the dying."""
    if name == "pedro_ramirez" and scene.board.discards:
        return hand_price(scene, NUMBER_OF[scene.board.discards[-1]]) - CARD
    if name == "hard_liquor":
        return life_price(scene, scene.me) - DRUNK * TWO if scene.mine.life <= ILL else -1.0
    return -1.0


# Characters and figures.


def ability_worth(name: str) -> float:
    """How useful the ability of a character is."""
    return ABILITIES.get(name, USUAL_ABILITY)


def character_worth(name: str) -> float:
    """How strong a character is from the start."""
    return PER_LIFE * int(CHARACTER_LIFE.get(name, 0)) + ability_worth(name)


def pick_character(scene: Scene, decision: Decision) -> Option:
    """The strongest character."""
    found = with_verb(decision, CHARACTER)
    return max(found, key=lambda option: character_worth(SOURCE_WORDS[option.numbers[0]]))


def character_step(scene: Scene, decision: Decision) -> Option:
    """Vera Custer copies the strongest; Greygory Deck keeps what he has."""
    found = with_verb(decision, CHOOSE)
    if not found:
        return take_default(scene, decision)
    return max(found, key=lambda option: ability_worth(scene.figure(option.numbers[0]).character))


def healthiest(scene: Scene, decision: Decision) -> Option:
    """The own figure with most life points acts."""
    return max(decision.options, key=lambda option: scene.figure(option.numbers[0]).life)


def place(scene: Scene, decision: Decision) -> Option:
    """Equipment for the figure that acts."""
    mine = CHOOSE(scene.me)
    return mine if mine in decision.options else take_default(scene, decision)


# Modes, variants and events.


def announce(scene: Scene, decision: Decision) -> Option:
    """Who may end it ends it."""
    return ANNOUNCE() if ANNOUNCE() in decision.options else take_default(scene, decision)


def bid(scene: Scene, decision: Decision) -> Option:
    """A little for a character, never much."""
    bids = with_verb(decision, BID)
    if bids and (bids[0].numbers[0] <= MUCH or PASS() not in decision.options):
        return bids[0]
    return take_default(scene, decision)


def event(scene: Scene, decision: Decision) -> Option:
    """The question of an event."""
    return EVENTS.get(SOURCE_WORDS[decision.prompt.numbers[0]], any_event)(scene, decision)


def any_event(scene: Scene, decision: Decision) -> Option:
    """An event that shoots is answered like a shot, and anything else by default."""
    if with_verb(decision, ANSWER, ANSWER_AS):
        return give_bang(scene, decision)
    return take_default(scene, decision)


def renew(scene: Scene, decision: Decision) -> Option:
    """BANG-F03: cards below the average go."""
    poor = [option for option in with_verb(decision, DISCARD) if card_price(scene, option) < USUAL_PRICE]
    return least(scene, poor) if poor else PASS()


def sacrifice(scene: Scene, decision: Decision) -> Option:
    """BANG-H06: the card in play that is worth least."""
    found = with_verb(decision, DISCARD)
    return min(found, key=lambda option: in_play_price(scene, scene.me, NAMES[option.numbers[0]]))


def guess(scene: Scene, decision: Decision) -> Option:
    """BANG-F04: the colour of which fewer cards are gone, as long as it goes well."""
    known = [NUMBER_OF[word] for word in scene.board.known_deck[:1]]
    seen = [NUMBER_OF[word] for word in scene.board.discards] + scene.hand
    red = len([card for card in seen if SUIT[card] in RED_SUITS])
    black = SUIT[known[0]] not in RED_SUITS if known else red > len(seen) - red
    return GUESS(int(black))


def choose_suit(scene: Scene, decision: Decision) -> Option:
    """BANG-O06: the suit whose cards are worth most."""
    return max(decision.options, key=lambda option: suit_worth(scene, option.numbers[0]))


def suit_worth(scene: Scene, suit: int) -> float:
    """What the hand cards of a suit are worth."""
    return sum([hand_price(scene, card) for card in scene.hand if SUIT[card] == suit])


def new_identity(scene: Scene, decision: Decision) -> Option:
    """BANG-H15: whoever is nearly dead becomes somebody else."""
    return YES() if scene.mine.life < GOOD_LIFE and YES() in decision.options else PASS()


def brothers(scene: Scene, decision: Decision) -> Option:
    """BANG-F09: a life point for a friend who needs it more."""
    found = [option for option in with_verb(decision, CHOOSE) if needs_blood(scene, option.numbers[0])]
    if not found or scene.mine.life < RICH_LIFE:
        return PASS()
    return min(found, key=lambda option: scene.hate(option.numbers[0]))


def needs_blood(scene: Scene, number: int) -> bool:
    """Is somebody a sure friend and nearly dead?"""
    return scene.hate(number) <= -1.0 and scene.figure(number).life < HEALTHY_FRIEND


EVENTS: Final[dict[str, Callable[[Scene, Decision], Option]]] = {
    "ranch": renew,
    "the_daltons": sacrifice,
    "peyote": guess,
    "handcuffs": most_hated,
    "new_identity": new_identity,
    "blood_brothers": brothers,
}
