"""The quick policy of roll-outs: what somebody would do at first sight, read from the imagined state itself.

It values plays like the greedy bot, in the same prices, with fewer distinctions: every option by its verb, the kind of
its card and its target. Of others it sees what lies before them and how many cards they hold, never which ones.
What it does not know it leaves alone, and a question that it does not know gets the answer of a time-out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final, final

from igroteka.bots.greedy.bang.answers import BLUFF, CHECKS, GREEN_SHIELD, PATIENCE, TAKERS
from igroteka.bots.greedy.bang.attacks import CROSSFIRE, DEATH, DRAWN_OUT, GIVEN_UP
from igroteka.bots.greedy.bang.beliefs import BURDENS, MEANING
from igroteka.bots.greedy.bang.effects import (
    BAD_MARGIN,
    BEST_IN_HAND,
    BOOM,
    DEARER,
    ENOUGH,
    FRIENDLY,
    FULL_HEAL,
    ILL,
    JAILED,
    PER_WOUND,
    SHARED,
    TRUSTED,
    USED_UP,
)
from igroteka.bots.greedy.bang.odds import BANGS, BEERS, SHIELD, SHIELDS, STOPS
from igroteka.bots.greedy.bang.prices import (
    BURST,
    CARD,
    IN_HAND,
    IN_PLAY,
    IN_REACH,
    LAST_LIFE,
    LATER,
    LIFE,
    NOTHING,
    PER_STEP,
    UNWANTED,
    USUAL_IN_PLAY,
    USUAL_PRICE,
    WORN_OUT,
)
from igroteka.bots.greedy.bang.reading import CARD_POWER, RANGES
from igroteka.bots.greedy.bang.turn import (
    BETTER_KNOWN,
    HEALING,
    HELPING,
    LAYING,
    NEVER,
    SHOOTING,
    SPEND,
    STAGES,
    USUAL_SPEND,
)
from igroteka.bots.search.bang.minds import Mind, death_worth
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Phrase
from igroteka.games.bang.faces import BANG, BROWN, KIND, KINDS
from igroteka.games.bang.state import SHERIFF, BangGame
from igroteka.games.bang.words import (
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
    SOURCE_WORDS,
    USE,
    USE_AT,
    USE_CARD,
    USE_CARD_AT,
)

MOST: Final = 12  # more cards in a hand make no difference
TWO: Final = 2
BLAST: Final = 3
PAYMENT: Final = 0.8  # what a card costs that pays for another
HEALER: Final = SOURCE_WORDS.index("sid_ketchum")
SELLER: Final = SOURCE_WORDS.index("jose_delgado")
SWAPPER: Final = SOURCE_WORDS.index("flint_westwood")

# Chances by the number of cards in a hand.
UNSTOPPED: Final = [(1.0 - STOPS) ** cards for cards in range(MOST + 1)]  # a shot hits
BANGLESS: Final = [(1.0 - BANGS) ** cards for cards in range(MOST + 1)]  # nobody can give a BANG!
BEERLESS: Final = [(1.0 - BEERS) ** cards for cards in range(MOST + 1)]  # and nobody can save himself


def fewer_bangs(mine: int, cards: int) -> float:
    """How likely a hand of so many cards has at most as many BANG! cards."""
    return sum([comb(cards, k) * BANGS**k * (1.0 - BANGS) ** (cards - k) for k in range(min(mine, cards) + 1)], 0.0)


DUELS: Final = [[fewer_bangs(mine, cards) for cards in range(MOST + 1)] for mine in range(MOST + 1)]

# By the number of a kind, or of whatever else can be used.
NUMBERS: Final = range(len(SOURCE_WORDS))
IN_PLAY_OF: Final = [
    IN_PLAY.get(word, 1.0 + PER_STEP * RANGES.get(word, 0) if word in RANGES else USUAL_IN_PLAY)
    for word in SOURCE_WORDS
]
BROWNS: Final = [number in KINDS and KINDS[number].colour == BROWN for number in NUMBERS]
RANGE_OF: Final = [RANGES.get(word, 0) for word in SOURCE_WORDS]
BURDEN: Final = [word in BURDENS for word in SOURCE_WORDS]
SPENDS: Final = [SPEND.get(word, USUAL_SPEND) for word in SOURCE_WORDS]
PAID: Final = [PAYMENT if word in DEARER else NOTHING for word in SOURCE_WORDS]
HOSTILE: Final = [MEANING.get(word, NOTHING) > 0 for word in SOURCE_WORDS]
TAKES: Final = [word in TAKERS for word in SOURCE_WORDS]
FREE: Final = [word in CHECKS for word in SOURCE_WORDS]
PASSING: Final = [1.0 - SHIELD if word in SHIELDS else 0.75 if word == "barrel" else 1.0 for word in SOURCE_WORDS]
PRICES: Final = [
    IN_HAND.get(word, USUAL_PRICE if BROWNS[number] else IN_PLAY_OF[number] * LATER)
    for number, word in enumerate(SOURCE_WORDS)
]
STAGE_OF: Final = [
    STAGES.get(word, LAYING if number in KINDS and not BROWNS[number] else SHOOTING)
    for number, word in enumerate(SOURCE_WORDS)
]


@final
class Glance:
    """The table at first sight of whoever decides."""

    def __init__(self, g: BangGame, me: int, mind: Mind) -> None:
        self.g: Final = g
        self.me: Final = me
        self.hates: Final = mind.hates
        self.mind: Final = mind
        self.doubts: Final = mind.doubts
        self.figure: Final = g.figures[me]
        self.hand: Final = g.hand(me)

    def cards(self, number: int) -> int:
        """The size of a figure's hand, as far as it matters."""
        return min(MOST, len(self.g.hand(number)))

    def held(self, kind: int) -> int:
        """How many hand cards are of a kind."""
        found = 0
        for card in self.hand:
            if KIND[card] == kind:
                found += 1
        return min(MOST, found)

    def lies(self, number: int, kind: int) -> bool:
        """Does a card of a kind lie in front of a figure?"""
        return any(KIND[card] == kind for card in self.g.figures[number].in_play)


Worth = Callable[[Glance, int, int], float]  # what a card or an ability does, with its target and its number


# What cards are worth.


def price(glance: Glance, card: int) -> float:
    """What it costs to give up a hand card."""
    kind = KIND[card]
    if RANGE_OF[kind]:
        return max(WORN_OUT, weapon_gain(glance, kind))
    if not BROWNS[kind] and glance.lies(glance.me, kind):
        return WORN_OUT
    return PRICES[kind]


def weapon_gain(glance: Glance, kind: int) -> float:
    """How much better a weapon is than the one in play."""
    now = 0
    for card in glance.figure.in_play:
        now = now or (KIND[card] if RANGE_OF[KIND[card]] else 0)
    return weapon_worth(glance, kind) - weapon_worth(glance, now)


def weapon_worth(glance: Glance, kind: int) -> float:
    """By its range, by whom it reaches, and how often it shoots; no kind: the Colt .45."""
    reach = max(1, RANGE_OF[kind])
    g, most = glance.g, NOTHING
    for other in g.others(glance.me):
        if glance.hates[other] > most and g.distance(glance.me, other) <= reach:
            most = glance.hates[other]
    worth = PER_STEP * reach + IN_REACH * most
    if RANGE_OF[kind] == 1 and most > 0:
        worth += BURST * max(0, glance.held(BANG) - 1) + PER_STEP
    return worth


def life_price(life: int) -> float:
    """What the next life point of somebody is worth."""
    return LIFE + LAST_LIFE / max(life, 1)


# What attacks are worth.


def hit_chance(glance: Glance, target: int) -> float:
    """How likely a shot hits."""
    chance = UNSTOPPED[glance.cards(target)]
    for card in glance.g.figures[target].in_play:
        chance *= PASSING[KIND[card]]
    return chance


def hit_worth(glance: Glance, target: int) -> float:
    """What it is worth that a figure loses a life point."""
    figure = glance.g.figures[target]
    worth = glance.hates[target] * life_price(figure.life)
    if figure.life > 1 or figure.ghost:
        return worth
    return worth + BEERLESS[glance.cards(target)] * death_worth(glance.g, glance.me, glance.mind, target)


def shot(glance: Glance, target: int, number: int) -> float:
    """It hits, or a Missed! is gone."""
    chance = hit_chance(glance, target)
    return chance * hit_worth(glance, target) + (1.0 - chance) * DRAWN_OUT * glance.hates[target]


def raid(glance: Glance, target: int, number: int) -> float:
    """A BANG! is given, or a life point lost."""
    chance = BANGLESS[glance.cards(target)]
    return chance * hit_worth(glance, target) + (1.0 - chance) * GIVEN_UP * glance.hates[target]


def pillage(glance: Glance, target: int, number: int) -> float:
    """A card is lost."""
    return glance.hates[target] * BEST_IN_HAND


def crossfire(blow: Worth) -> Worth:
    """A blow at everybody else; the own Sheriff is dear."""

    def worth(glance: Glance, target: int, number: int) -> float:
        found = NOTHING
        for other in glance.g.others(glance.me):
            each = blow(glance, other, number)
            found += each * (CROSSFIRE if each < 0 and glance.g.figures[other].role == SHERIFF else 1.0)
        return found

    return worth


def duel(glance: Glance, target: int, number: int) -> float:
    """The one with more BANG! cards wins."""
    chance = DUELS[glance.held(BANG)][glance.cards(target)]
    loss = life_price(glance.figure.life) + (DEATH if glance.figure.life <= 1 else NOTHING)
    return chance * hit_worth(glance, target) - (1.0 - chance) * loss


def rob(glance: Glance, target: int, number: int) -> float:
    """The best that can be taken from a foe, or that a friend wants to be rid of."""
    hate, taken = glance.hates[target], TAKES[number]
    if FRIENDLY < hate <= 0:
        return UNWANTED
    most = UNWANTED
    if hate > 0 and glance.cards(target) and target != glance.me:
        most = hate * BEST_IN_HAND + (CARD if taken else NOTHING)
    for card in glance.g.figures[target].in_play:
        most = max(most, table_loss(glance, target, card, taken=taken))
    return most


def table_loss(glance: Glance, target: int, card: int, *, taken: bool) -> float:
    """What it is worth that a card in front of a figure goes, and perhaps that the player gets it."""
    loss = glance.hates[target] * IN_PLAY_OF[KIND[card]]
    return loss + PRICES[KIND[card]] if taken and loss > 0 and not BURDEN[KIND[card]] else loss


# What helps, and what is laid.


def heal(glance: Glance, target: int, count: int) -> float:
    """What it is worth that a figure regains life points."""
    figure = glance.g.figures[target]
    count = min(count, figure.max_life - figure.life)
    if count <= 0 or figure.ghost:
        return NOTHING
    return -glance.hates[target] * FULL_HEAL * count * life_price(figure.life)


def healing(count: int) -> Worth:
    """A drink for somebody: not in part, while there is no hurry."""

    def worth(glance: Glance, target: int, number: int) -> float:
        figure = glance.g.figures[target]
        in_part = figure.life + count > figure.max_life and figure.life > ILL
        return UNWANTED if in_part else heal(glance, target, count)

    return worth


def beer(glance: Glance, target: int, number: int) -> float:
    """A Beer: of no use between two (BANG-D03), or to the healthy."""
    if glance.g.count_living() <= TWO or glance.figure.life >= glance.figure.max_life:
        return UNWANTED
    return heal(glance, glance.me, 1)


def saloon(glance: Glance, target: int, number: int) -> float:
    """Everybody regains a life point: for the player, or a sure friend in need."""
    found, needed = heal(glance, glance.me, 1), glance.figure.life < glance.figure.max_life
    for other in glance.g.others(glance.me):
        found += heal(glance, other, 1)
        needed = needed or (glance.hates[other] <= TRUSTED and glance.g.figures[other].life <= ILL)
    return found if needed else UNWANTED


def drawing(count: int) -> Worth:
    """A card that draws cards, for a hand that needs more."""

    def worth(glance: Glance, target: int, number: int) -> float:
        return count * CARD if len(glance.hand) < ENOUGH else UNWANTED

    return worth


def general_store(glance: Glance, target: int, number: int) -> float:
    """A chosen card for the player, others for the others."""
    others = sum([glance.hates[other] for other in glance.g.others(glance.me)], 0.0)
    return TWO * CARD - SHARED * others


def jail(glance: Glance, target: int, number: int) -> float:
    """Somebody misses turns, the stronger he is the worse."""
    figure = glance.g.figures[target]
    power = figure.life + CARD_POWER * (glance.cards(target) + len(figure.in_play))
    return glance.hates[target] * (JAILED + power * SHARED)


def dynamite(glance: Glance, target: int, number: int) -> float:
    """It goes round until it goes off; nobody risks his own life."""
    if glance.figure.life <= BLAST:
        return UNWANTED
    found = glance.hates[glance.me] * BLAST * life_price(glance.figure.life)
    for other in glance.g.others(glance.me):
        life = glance.g.figures[other].life
        found += min(BLAST, life) * glance.hates[other] * life_price(life)
        found += death_worth(glance.g, glance.me, glance.mind, other) if life <= BLAST else NOTHING
    return BOOM * found


def lay(glance: Glance, target: int, number: int) -> float:
    """A card in front of an own figure: no second one of its kind, and only a better weapon."""
    if glance.lies(target, number):
        return UNWANTED
    if RANGE_OF[number]:
        gain = weapon_gain(glance, number)
        return gain + CARD if gain > BAD_MARGIN else UNWANTED
    figure = glance.g.figures[target]
    return max(IN_PLAY_OF[number], CARD) + PER_WOUND * (figure.max_life - figure.life)


def doctor(glance: Glance, target: int, number: int) -> float:
    """BANG-P21: a shot for two cards."""
    return shot(glance, target, number) - TWO * PAYMENT


def nothing(glance: Glance, target: int, number: int) -> float:
    """A card that does nothing in phase 2."""
    return NOTHING


def unknown(glance: Glance, target: int, number: int) -> float:
    """What nobody has thought of is better left alone."""
    return UNWANTED


EFFECTS: Final[dict[str, Worth]] = {
    **dict.fromkeys(("bang", "punch", "springfield", "knife", "derringer", "pepperbox", "buffalo_rifle"), shot),
    **dict.fromkeys(("gatling", "howitzer"), crossfire(shot)),
    **dict.fromkeys(("panic", "rag_time", "conestoga", "cat_balou", "can_can"), rob),
    **dict.fromkeys(("tequila", "canteen"), healing(1)),
    **dict.fromkeys(("wells_fargo", "pony_express"), drawing(3)),
    "indians": crossfire(raid),
    "brawl": crossfire(pillage),
    "duel": duel,
    "beer": beer,
    "saloon": saloon,
    "whisky": healing(2),
    "stagecoach": drawing(2),
    "general_store": general_store,
    "jail": jail,
    "dynamite": dynamite,
    "doc_holyday": doctor,
}
USES: Final[list[Worth]] = [EFFECTS.get(word, unknown) for word in SOURCE_WORDS]  # of what lies there, and abilities
PLAYS: Final[list[Worth]] = [  # of hand cards
    lay if number in KINDS and not BROWNS[number] and not BURDEN[number] else EFFECTS.get(word, nothing)
    for number, word in enumerate(SOURCE_WORDS)
]


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
        return TWO * CARD - price(glance, card)
    if number == SWAPPER and glance.hates[target] > 0:
        return (1.0 + glance.hates[target]) * (min(TWO, glance.cards(target)) * CARD - price(glance, card))
    return UNWANTED


def offer_gain(glance: Glance, number: int) -> float:
    """BANG-P12: two cards for a life point, if it is needed more than they are."""
    figure = glance.figure
    if number != HEALER or len(glance.hand) < TWO or figure.life >= figure.max_life:
        return NEVER
    return life_price(figure.life) - CARD - TWO * PAYMENT


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
    best, most = decision.options[0], -1e9
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


def of_verbs(decision: Decision, first: object, second: object) -> list[Option]:
    """The options of one of two verbs."""
    return [option for option in decision.options if option.verb is first or option.verb is second]


def cheapest(glance: Glance, options: list[Option]) -> Option:
    """The option that names the card worth least."""
    best, least = options[0], 1e9
    for option in options:
        found = price(glance, option.numbers[0])
        if found < least:
            best, least = option, found
    return best


def dearest(glance: Glance, options: list[Option]) -> Option:
    """The option that names the card worth most."""
    best, most = options[0], -1e9
    for option in options:
        found = price(glance, option.numbers[0])
        if found > most:
            best, most = option, found
    return best


def dodge(glance: Glance, decision: Decision) -> Option:
    """Checks first, then green cards, then the cheapest cards, if they are enough."""
    used = [option for option in decision.options if option.verb is USE]
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
    picks = of_verbs(decision, PICK, PICK)
    return dearest(glance, picks) if picks else default(decision)


def give_present(glance: Glance, decision: Decision) -> Option:
    """Friends get good cards, foes bad ones."""
    return take(glance, decision) if glance.hates[decision.prompt.numbers[0]] < 0 else part(glance, decision)


def take_from(glance: Glance, decision: Decision) -> Option:
    """What it is best that the victim loses."""
    source, target = decision.prompt.numbers
    taken = TAKES[source]
    best, most = decision.options[0], -1e9
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
    tables = of_verbs(decision, FROM_TABLE, FROM_TABLE)
    if not tables:
        return default(decision)
    best = dearest(glance, tables)
    hands = of_verbs(decision, FROM_HAND, FROM_HAND)
    return best if price(glance, best.numbers[0]) > CARD or not hands else hands[0]


def draw(glance: Glance, decision: Decision) -> Option:
    """The usual draw, unless a foe can be robbed instead."""
    best, most = default(decision), -1e9
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
