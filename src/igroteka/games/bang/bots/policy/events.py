"""Decisions of events, of modes other than the standard one, and of the Wild West Show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.bang.bots.evaluation.attacks import hit_value
from igroteka.games.bang.bots.evaluation.card_values import IN_PLAY_OF, USUAL_IN_HAND
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.policy.answers import give_bang, last_copy_value, least, of_verb, take_default
from igroteka.games.bang.rules.enums import NO_CARD
from igroteka.games.bang.rules.faces import BANG, KIND, RED_SUITS, SUIT
from igroteka.games.bang.rules.words import (
    ANNOUNCE,
    ANSWER,
    ANSWER_AS,
    CHOOSE,
    DISCARD,
    GUESS,
    NAME,
    PASS,
    SOURCE_WORDS,
    YES,
)

NEW_IDENTITY_LIFE: Final = 2  # life points that a new identity brings
MIN_LIFE_OF_HEALTHY_FRIEND: Final = 2  # Blood Brothers: only for a friend with fewer life points
MIN_LIFE_TO_GIVE: Final = 4  # life points of a player who gives one away
SURE_FRIEND_TO_GIVE: Final = -0.9  # maximum hostility to a friend who gets it


def announce(ev: Evaluator, decision: Decision) -> Option:
    """Announce victory whenever possible."""
    return ANNOUNCE() if ANNOUNCE() in decision.options else take_default(ev, decision)


def name_card(ev: Evaluator, decision: Decision) -> Option:
    """BANG-X04: a BANG!, if it can be commanded."""
    return NAME(BANG) if NAME(BANG) in decision.options else take_default(ev, decision)


def most_hated(ev: Evaluator, decision: Decision) -> Option:
    """The figure whose loss has the highest value."""
    options = decision.options
    return ev.best(options, [hit_value(ev, option.numbers[0]) if option.numbers else 0.0 for option in options])


def event(ev: Evaluator, decision: Decision) -> Option:
    """The question of an event."""
    return EVENTS.get(SOURCE_WORDS[decision.prompt.numbers[0]], any_event)(ev, decision)


def any_event(ev: Evaluator, decision: Decision) -> Option:
    """An event that shoots is answered like a shot, any other by default."""
    if of_verb(decision, ANSWER, ANSWER_AS):
        return give_bang(ev, decision)
    return take_default(ev, decision)


def renew(ev: Evaluator, decision: Decision) -> Option:
    """BANG-F03: exchange cards below the average."""
    poor = [option for option in of_verb(decision, DISCARD) if last_copy_value(ev, option) < USUAL_IN_HAND]
    return least(ev, poor) if poor else PASS()


def sacrifice(ev: Evaluator, decision: Decision) -> Option:
    """BANG-H06: the least valuable card in play."""
    found = of_verb(decision, DISCARD)
    return min(found, key=lambda option: IN_PLAY_OF[KIND[option.numbers[0]]])


def guess(ev: Evaluator, decision: Decision) -> Option:
    """BANG-F04: the colour with more cards left, as long as the guesses are right."""
    known, seen = ev.deck_top(), ev.discards() + ev.hand
    red = len([card for card in seen if SUIT[card] in RED_SUITS])
    black = SUIT[known] not in RED_SUITS if known != NO_CARD else red > len(seen) - red
    return GUESS(int(black))


def choose_suit(ev: Evaluator, decision: Decision) -> Option:
    """BANG-O06: the suit with the most valuable cards."""
    return max(decision.options, key=lambda option: suit_value(ev, option.numbers[0]))


def suit_value(ev: Evaluator, suit: int) -> float:
    """The combined value of the hand cards of a suit."""
    return sum([ev.card_value(card) for card in ev.hand if SUIT[card] == suit], 0.0)


def new_identity(ev: Evaluator, decision: Decision) -> Option:
    """BANG-H15: swap when nearly dead."""
    return YES() if ev.mine.life < NEW_IDENTITY_LIFE and YES() in decision.options else PASS()


def brothers(ev: Evaluator, decision: Decision) -> Option:
    """BANG-F09: a life point for a friend who needs it more."""
    found = [option for option in of_verb(decision, CHOOSE) if needs_blood(ev, option.numbers[0])]
    if not found or ev.mine.life < MIN_LIFE_TO_GIVE:
        return PASS()
    return min(found, key=lambda option: ev.hostility[option.numbers[0]])


def needs_blood(ev: Evaluator, number: int) -> bool:
    """True if a player is a sure friend and nearly dead."""
    return ev.hostility[number] <= SURE_FRIEND_TO_GIVE and ev.figures[number].life < MIN_LIFE_OF_HEALTHY_FRIEND


EVENTS: Final[dict[str, Callable[[Evaluator, Decision], Option]]] = {
    "ranch": renew,
    "the_daltons": sacrifice,
    "peyote": guess,
    "handcuffs": most_hated,
    "new_identity": new_identity,
    "blood_brothers": brothers,
}

# A test checks that every event is covered: in EVENTS if it asks its own question, else in one of these.
ANSWERED_LIKE_SHOTS: Final = ("russian_roulette",)
USED_LIKE_CARDS: Final = ("hard_liquor", "ricochet", "sniper", "lady_rosa", "gag", "dorothy_rage")
WITHOUT_CHOICE: Final = (  # no decision: the rules apply them, and the view shows the result
    *("blessing", "curse", "ghost_town", "hangover", "gold_rush", "the_sermon", "high_noon", "thirst"),
    *("train_arrival", "shootout", "the_reverend", "the_doctor", "abandoned_mine", "ambush", "the_judge", "lasso"),
    *("dead_man", "a_fistful_of_cards", "vendetta", "law_of_the_west", "helena_zontero", "darling_valentine"),
    *("bone_orchard", "showdown", "sacagaway", "miss_susanna", "wild_west_show"),
)
