"""Phase 2: which card to play next, or to end the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.games.bang.bots.greedy.attacks import hit_worth
from igroteka.games.bang.bots.greedy.beliefs import MEANING
from igroteka.games.bang.bots.greedy.effects import (
    DEARER,
    drawn,
    loss,
    payment,
    planned,
    play_gain,
    use_gain,
)
from igroteka.games.bang.bots.greedy.kinds import BURDENS, DRAWERS, DRINKS, HAILS, ROBBERS
from igroteka.games.bang.bots.greedy.odds import hit_chance
from igroteka.games.bang.bots.greedy.prices import CARD, NOTHING, UNWANTED, cost, life_price
from igroteka.games.bang.bots.greedy.reading import COLOUR_OF, NAMES, NUMBER_OF, Scene, best
from igroteka.games.bang.rules.enums import Colour
from igroteka.games.bang.rules.words import (
    END,
    OFFER,
    PASS,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    SOURCE_WORDS,
    USE,
    USE_AT,
    USE_CARD,
    USE_CARD_AT,
    USE_CARD_ON,
    USE_CARDS_AT,
)

# What comes first: cards are drawn before they are played, wounds healed before a Duel, foes robbed before they are
# shot at, all of them before one, and jailed only if they live on; friends are healed when the smoke has cleared.
DRAWING: Final = 600.0
LAYING: Final = 500.0
HEALING: Final = 400.0
ROBBING: Final = 300.0
HAILING: Final = 200.0
SHOOTING: Final = 100.0
HELPING: Final = 50.0
STAGES: Final = {
    **dict.fromkeys((*DRAWERS, "jose_delgado"), DRAWING),
    **dict.fromkeys(DRINKS, HEALING),
    **dict.fromkeys(HAILS, HAILING),
    "saloon": HELPING,
    **dict.fromkeys((*ROBBERS, "ricochet", "flint_westwood"), ROBBING),
    **dict.fromkeys(BURDENS, NOTHING),
}
SPEND: Final = {"bang": 0.3, "beer": 1.0, "panic": 0.8, "cat_balou": 0.8, "jail": 0.5, "duel": 0.4}
USUAL_SPEND: Final = 0.2  # a card that is of no use but to be played
BETTER_KNOWN: Final = 2.0  # what it is worth to know first whether the victim is a friend
GRAZED: Final = 0.6  # how often a Ricochet takes its card
FATE: Final = 0.2  # what it is worth to have played so much that Miss Susanna is content
SUSANNA: Final = 3
NEVER: Final = -100.0  # an offer that costs something for nothing, even where something must be played
HEALTHY: Final = 4  # so many life points somebody has who sells one


def best_play(scene: Scene, decision: Decision) -> Option:
    """The play that brings most, in the order in which a sensible person plays them; nothing better: the end."""
    return best(scene, decision.options, lambda option: play_value(scene, option))


def play_value(scene: Scene, option: Option) -> float:
    """What an option of phase 2 is worth; what does not pay is never put first."""
    value = VALUES.get(option.verb, unknown)
    gain = value(scene, option)
    return gain + stage(scene, option) if gain > 0 else gain


def stage(scene: Scene, option: Option) -> float:
    """How early a play should come."""
    name = played_name(option)
    if name in STAGES:
        found = STAGES[name]
        return HELPING if found == HEALING and helps_other(scene, option) else found
    lays = option.verb in (PLAY, PLAY_AT) and COLOUR_OF[name] != Colour.BROWN
    return LAYING if lays else SHOOTING


def helps_other(scene: Scene, option: Option) -> bool:
    """Is a drink for somebody else?"""
    return option.verb in (PLAY_AT, USE_AT) and option.numbers[1] != scene.me


def played_name(option: Option) -> str:
    """As what a card is played, or which source is used."""
    if option.verb in (PLAY, PLAY_AT):
        return NAMES[option.numbers[0]]
    if option.verb in (PLAY_AS, PLAY_AS_AT):
        return SOURCE_WORDS[option.numbers[1]]
    return SOURCE_WORDS[option.numbers[0]] if option.numbers else ""


# Hand cards.


def play(scene: Scene, option: Option) -> float:
    """A hand card as itself."""
    card = option.numbers[0]
    return play_card(scene, card, NAMES[card], target_of(scene, option, 1))


def play_as(scene: Scene, option: Option) -> float:
    """A hand card as something else."""
    card, kind = option.numbers[:2]
    return play_card(scene, card, SOURCE_WORDS[kind], target_of(scene, option, 2))


def play_card(scene: Scene, card: int, name: str, target: int) -> float:
    """What the play brings without what the card would be worth later."""
    price = spend(scene, card, target) if name == NAMES[card] else cost(scene, card)
    if name in DEARER:
        price += payment(scene, 1, but=card)
    return play_gain(scene, name, target, card) - price + susanna(scene)


def spend(scene: Scene, card: int, target: int) -> float:
    """What a card would still be worth if it were not played now, or at somebody else; less, if it cannot be kept."""
    patient = patience(scene, card, target)
    return min(SPEND.get(NAMES[card], USUAL_SPEND) + patient, cost(scene, card) + patient / 2)


def patience(scene: Scene, card: int, target: int) -> float:
    """A blow at a stranger who may be a friend can wait until it is known who he is."""
    hurts = NAMES[card] in MEANING and target != scene.me
    return BETTER_KNOWN * scene.friendly(target) if hurts and target in scene.doubtful else NOTHING


def susanna(scene: Scene) -> float:
    """BANG-X09: who plays too few cards loses a life point."""
    return FATE if scene.board.show == "miss_susanna" and scene.board.played < SUSANNA else NOTHING


def target_of(scene: Scene, option: Option, at: int) -> int:
    """The target of an option; the player himself if it names none."""
    return option.numbers[at] if len(option.numbers) > at else scene.me


# Green cards, abilities and events.


def use(scene: Scene, option: Option) -> float:
    """A green card or an ability, perhaps at somebody."""
    name = SOURCE_WORDS[option.numbers[0]]
    if name == "chuck_wengam":
        return sell_life(scene)
    return use_gain(scene, name, target_of(scene, option, 1))


def sell_life(scene: Scene) -> float:
    """BANG-P20: a life point for two cards, if there are no cards left and life enough."""
    return CARD if scene.mine.life >= HEALTHY and not scene.hand else UNWANTED


def use_card(scene: Scene, option: Option) -> float:
    """An ability that takes a hand card, perhaps at somebody."""
    source, card = option.numbers[:2]
    user = CARD_USES.get(SOURCE_WORDS[source])
    return user(scene, card, target_of(scene, option, 2)) if user else UNWANTED


def sell_blue(scene: Scene, card: int, target: int) -> float:
    """BANG-P25: a blue card for two others, unless it is better laid."""
    return drawn(scene, 2) - max(cost(scene, card), planned(scene, card))


def swap(scene: Scene, card: int, target: int) -> float:
    """BANG-P36: a card for two of somebody's hand."""
    count = min(2, scene.cards_of(target))
    return (1.0 + scene.hate(target)) * (count * CARD - cost(scene, card)) if scene.hate(target) > 0 else UNWANTED


def repeat(scene: Scene, card: int, target: int) -> float:
    """BANG-P40: the brown card played last once more, for a BANG!."""
    if not scene.board.discards:
        return UNWANTED
    last = NAMES[NUMBER_OF[scene.board.discards[-1]]]
    return play_gain(scene, last, target) - cost(scene, card) if COLOUR_OF[last] == Colour.BROWN else UNWANTED


CARD_USES: Final = {"jose_delgado": sell_blue, "flint_westwood": swap, "lee_van_kliff": repeat}


def ricochet(scene: Scene, option: Option) -> float:
    """BANG-F06: a BANG! at a card in play."""
    _, card, target, kind = option.numbers
    if scene.spared(target):
        return UNWANTED
    return GRAZED * loss(scene, target, SOURCE_WORDS[kind]) - spend(scene, card, target)


def snipe(scene: Scene, option: Option) -> float:
    """BANG-F13: two BANG! cards at once."""
    _, first, second, target = option.numbers
    if scene.spared(target):
        return UNWANTED
    price = spend(scene, first, target) + cost(scene, second, (first,))
    return hit_chance(scene, target, 2) * hit_worth(scene, target) - price


# What needs no card, and the end.


def offer(scene: Scene, option: Option) -> float:
    """BANG-P12: two cards for a life point, if it is needed more than they are."""
    if SOURCE_WORDS[option.numbers[0]] != "sid_ketchum" or len(scene.hand) < 2:
        return NEVER
    figure = scene.mine
    if figure.life >= figure.max_life:
        return NEVER
    return life_price(scene, scene.me) - CARD - payment(scene, 2)


def nothing(scene: Scene, option: Option) -> float:
    """The end of the turn."""
    return NOTHING


def unknown(scene: Scene, option: Option) -> float:
    """What nobody has thought of is better left alone."""
    return UNWANTED


VALUES: Final[dict[Verb, Callable[[Scene, Option], float]]] = {
    END: nothing,
    PASS: nothing,
    PLAY: play,
    PLAY_AT: play,
    PLAY_AS: play_as,
    PLAY_AS_AT: play_as,
    USE: use,
    USE_AT: use,
    USE_CARD: use_card,
    USE_CARD_AT: use_card,
    USE_CARD_ON: ricochet,
    USE_CARDS_AT: snipe,
    OFFER: offer,
}
