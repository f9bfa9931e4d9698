"""What somebody thinks at first sight that cards and abilities would do, read from the imagined state itself.

Prices are those of the greedy bot, with fewer distinctions. Of others he sees what lies before them and how many cards
they hold, never which ones.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final, final

from igroteka.games.bang.bots.greedy.answers import CHECKS
from igroteka.games.bang.bots.greedy.attacks import CROSSFIRE, DEATH, DRAWN_OUT, GIVEN_UP
from igroteka.games.bang.bots.greedy.beliefs import MEANING
from igroteka.games.bang.bots.greedy.effects import (
    BAD_MARGIN,
    BEST_IN_HAND,
    BLAST,
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
)
from igroteka.games.bang.bots.greedy.kinds import BURDENS, RANGES, ROBBERS, SHIELDS, SHOTS, TAKERS
from igroteka.games.bang.bots.greedy.odds import BANGS, BEERS, HEARTS, SHIELD, STOPS
from igroteka.games.bang.bots.greedy.prices import (
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
from igroteka.games.bang.bots.greedy.reading import CARD_POWER, LAST_TWO
from igroteka.games.bang.bots.greedy.turn import LAYING, SHOOTING, SPEND, STAGES, USUAL_SPEND
from igroteka.games.bang.bots.search.minds import Mind, death_worth
from igroteka.games.bang.rules.enums import Colour, Role
from igroteka.games.bang.rules.faces import BANG, KIND, KINDS
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import SOURCE_WORDS

MOST: Final = 12  # more cards in a hand make no difference
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
    IN_PLAY.get(word, 1.0 + PER_STEP * RANGES[word] if word in RANGES else USUAL_IN_PLAY) for word in SOURCE_WORDS
]
BROWNS: Final = [number in KINDS and KINDS[number].colour == Colour.BROWN for number in NUMBERS]
RANGE_OF: Final = [RANGES.get(word, 0) for word in SOURCE_WORDS]
BURDEN: Final = [word in BURDENS for word in SOURCE_WORDS]
SPENDS: Final = [SPEND.get(word, USUAL_SPEND) for word in SOURCE_WORDS]
PAID: Final = [PAYMENT if word in DEARER else NOTHING for word in SOURCE_WORDS]
HOSTILE: Final = [MEANING.get(word, NOTHING) > 0 for word in SOURCE_WORDS]
TAKES: Final = [word in TAKERS for word in SOURCE_WORDS]
FREE: Final = [word in CHECKS for word in SOURCE_WORDS]
PASSING: Final = [
    1.0 - SHIELD if word in SHIELDS else 1.0 - HEARTS if word == "barrel" else 1.0 for word in SOURCE_WORDS
]
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
            found += each * (CROSSFIRE if each < 0 and glance.g.figures[other].role == Role.SHERIFF else 1.0)
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
    if glance.g.count_living() <= LAST_TWO or glance.figure.life >= glance.figure.max_life:
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
    return 2 * CARD - SHARED * others


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
    return shot(glance, target, number) - 2 * PAYMENT


def nothing(glance: Glance, target: int, number: int) -> float:
    """A card that does nothing in phase 2."""
    return NOTHING


def unknown(glance: Glance, target: int, number: int) -> float:
    """What nobody has thought of is better left alone."""
    return UNWANTED


EFFECTS: Final[dict[str, Worth]] = {
    **dict.fromkeys(SHOTS, shot),
    **dict.fromkeys(("gatling", "howitzer"), crossfire(shot)),
    **dict.fromkeys(ROBBERS, rob),
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
