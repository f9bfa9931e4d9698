"""Phase 2: which card to play next, or whether to end the turn."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.bang.bots.evaluation.attacks import hit_value
from igroteka.games.bang.bots.evaluation.card_values import CARD, NOTHING, UNWANTED, life_value
from igroteka.games.bang.bots.evaluation.effects import draw_value, play_value, removal_value, use_value
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import (
    BURDENS,
    DRAW_CARDS,
    DRINKS,
    HIT_EVERYBODY,
    IS_BROWN,
    NEEDS_PAYMENT,
    ROBBERS,
    SOURCE_NUMBER,
)
from igroteka.games.bang.bots.evaluation.odds import SID_KETCHUM, hit_chance
from igroteka.games.bang.rules.enums import NO_CARD
from igroteka.games.bang.rules.faces import KIND
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

# The order of plays: draw cards before playing them, heal before a Duel, rob foes before shooting at them, attack
# everybody before one player, and jail only those who survive; heal friends after the fighting.
DRAWING: Final = 600.0
LAYING: Final = 500.0
HEALING: Final = 400.0
ROBBING: Final = 300.0
HITTING_EVERYBODY: Final = 200.0
SHOOTING: Final = 100.0
HELPING: Final = 50.0
STAGES: Final = {
    **dict.fromkeys((*DRAW_CARDS, "jose_delgado"), DRAWING),
    **dict.fromkeys(DRINKS, HEALING),
    **dict.fromkeys(HIT_EVERYBODY, HITTING_EVERYBODY),
    "saloon": HELPING,
    **dict.fromkeys((*ROBBERS, "ricochet", "flint_westwood"), ROBBING),
    **dict.fromkeys(BURDENS, NOTHING),
}
STAGE_OF: Final = [STAGES.get(word, SHOOTING) for word in SOURCE_WORDS]
IS_STAGED: Final = [word in STAGES for word in SOURCE_WORDS]
RICOCHET_HIT_RATE: Final = 0.6  # how often a Ricochet discards its card
SUSANNA_PLAYS: Final = 3  # cards; who plays fewer under Miss Susanna loses a life point (BANG-X09)
SUSANNA_PLAY_BONUS: Final = 0.2  # value of each of them
NEVER: Final = -100.0  # an offer that costs something for nothing, even where something must be played
MIN_LIFE_TO_SELL: Final = 4  # life points of a player who sells one
MISS_SUSANNA: Final = SOURCE_NUMBER["miss_susanna"]
CHUCK_WENGAM: Final = SOURCE_NUMBER["chuck_wengam"]
JOSE_DELGADO: Final = SOURCE_NUMBER["jose_delgado"]
FLINT_WESTWOOD: Final = SOURCE_NUMBER["flint_westwood"]
LEE_VAN_KLIFF: Final = SOURCE_NUMBER["lee_van_kliff"]


def best_play(ev: Evaluator, decision: Decision) -> Option:
    """The play with the highest value, in the order of a sensible person; else the end of the turn."""
    options = decision.options
    return ev.best(options, [in_order(ev, option, option_value(ev, option)) for option in options])


def in_order(ev: Evaluator, option: Option, value: float) -> float:
    """The value of an option plus its priority; an option without value gets no priority."""
    return value + stage(ev, option) if value > 0 else value


def stage(ev: Evaluator, option: Option) -> float:
    """The priority of a play."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY or verb is PLAY_AT:
        number = KIND[numbers[0]]
        if not IS_STAGED[number] and not IS_BROWN[number]:
            return LAYING
    elif verb is PLAY_AS or verb is PLAY_AS_AT:
        number = numbers[1]
    elif numbers:
        number = numbers[0]
    else:
        return SHOOTING
    found = STAGE_OF[number]
    helps = found == HEALING and (verb is PLAY_AT or verb is USE_AT) and numbers[1] != ev.me
    return HELPING if helps else found


def option_value(ev: Evaluator, option: Option) -> float:
    """The value of an option of phase 2; unknown options are not taken."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY or verb is PLAY_AT:
        return card_play_value(ev, numbers[0], KIND[numbers[0]], numbers[1] if verb is PLAY_AT else ev.me)
    if verb is END or verb is PASS:
        return NOTHING
    if verb is USE or verb is USE_AT:
        return source_value(ev, numbers[0], numbers[1] if verb is USE_AT else ev.me)
    if verb is PLAY_AS or verb is PLAY_AS_AT:
        return card_play_value(ev, numbers[0], numbers[1], numbers[2] if verb is PLAY_AS_AT else ev.me)
    if verb is USE_CARD or verb is USE_CARD_AT:
        return trade_value(ev, numbers[0], numbers[1], numbers[2] if verb is USE_CARD_AT else ev.me)
    if verb is OFFER:
        return offer_value(ev, numbers[0])
    if verb is USE_CARD_ON:
        return ricochet_value(ev, numbers[1], numbers[2], numbers[3])
    return snipe_value(ev, numbers[1], numbers[2], numbers[3]) if verb is USE_CARDS_AT else UNWANTED


def card_play_value(ev: Evaluator, card: int, kind: int, target: int) -> float:
    """The value of a hand card as a card of some kind, minus its later value."""
    cost = ev.hold_value(card, kind, target)
    if NEEDS_PAYMENT[kind]:
        cost += ev.payment(1, card)
    if ev.show_event == MISS_SUSANNA and ev.played() < SUSANNA_PLAYS:  # BANG-X09
        cost -= SUSANNA_PLAY_BONUS
    return play_value(ev, kind, target, card) - cost


def source_value(ev: Evaluator, number: int, target: int) -> float:
    """The value of a green card, an ability or an event, with or without a target."""
    return sell_life_value(ev) if number == CHUCK_WENGAM else use_value(ev, number, target)


def sell_life_value(ev: Evaluator) -> float:
    """BANG-P20: pay a life point, with an empty hand and enough life: draw two cards."""
    return CARD if ev.mine.life >= MIN_LIFE_TO_SELL and not ev.hand else UNWANTED


def trade_value(ev: Evaluator, number: int, card: int, target: int) -> float:
    """The value of an ability that takes a hand card, with or without a target."""
    if number == JOSE_DELGADO:  # BANG-P25: pay a blue card, unless it is better laid: draw two
        return draw_value(ev, 2) - max(ev.cost(card), ev.best_play_value(card))
    # BANG-P36: exchange a card for two of theirs. A card for one could go on for ever (BANG-O17).
    if number == FLINT_WESTWOOD and ev.hostility[target] > 0 and ev.hand_size(target) > 1:
        return (1.0 + ev.hostility[target]) * (min(2, ev.hand_size(target)) * CARD - ev.cost(card))
    if number == LEE_VAN_KLIFF and ev.discards():  # BANG-P40: pay a BANG!: repeat the last brown card
        last = KIND[ev.discards()[-1]]
        return play_value(ev, last, target) - ev.cost(card) if IS_BROWN[last] else UNWANTED
    return UNWANTED


def ricochet_value(ev: Evaluator, card: int, target: int, kind: int) -> float:
    """BANG-F06: a BANG! at a card in play."""
    if ev.attacked_enough(target):
        return UNWANTED
    return RICOCHET_HIT_RATE * removal_value(ev, target, kind) - ev.hold_value(card, KIND[card], target)


def snipe_value(ev: Evaluator, first: int, second: int, target: int) -> float:
    """BANG-F13: two BANG! cards at once."""
    if ev.attacked_enough(target):
        return UNWANTED
    cost = ev.hold_value(first, KIND[first], target) + ev.cost(second, (first,))
    return hit_chance(ev, target, 2) * hit_value(ev, target) - cost


def offer_value(ev: Evaluator, number: int) -> float:
    """BANG-P12: pay two cards, if a life point is worth more: regain one."""
    if number != SID_KETCHUM or len(ev.hand) < 2 or ev.mine.life >= ev.mine.max_life:
        return NEVER
    return life_value(ev.mine.life) - CARD - ev.payment(2, NO_CARD)
