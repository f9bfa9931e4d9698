"""The questions of events, of other modes than the standard one, and of the Wild West Show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.bang.bots.greedy.answers import card_price, give_bang, least, take_default, with_verb
from igroteka.games.bang.bots.greedy.attacks import hit_worth
from igroteka.games.bang.bots.greedy.prices import USUAL_PRICE, hand_price, in_play_price
from igroteka.games.bang.bots.greedy.reading import NAMES, NUMBER_OF, Scene, best
from igroteka.games.bang.rules.faces import BANG, RED_SUITS, SUIT
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

GOOD_LIFE: Final = 2  # so many life points a new identity brings
HEALTHY_FRIEND: Final = 2  # Blood Brothers: only for a friend below this
RICH_LIFE: Final = 4  # so many life points somebody has who gives one away
BELOVED: Final = -0.9  # how a friend is looked at who gets it


def announce(scene: Scene, decision: Decision) -> Option:
    """Who may end it ends it."""
    return ANNOUNCE() if ANNOUNCE() in decision.options else take_default(scene, decision)


def name_card(scene: Scene, decision: Decision) -> Option:
    """BANG-X04: a BANG!, if it can be commanded."""
    return NAME(BANG) if NAME(BANG) in decision.options else take_default(scene, decision)


def most_hated(scene: Scene, decision: Decision) -> Option:
    """The figure whose loss is worth most."""
    return best(scene, decision.options, lambda option: hit_worth(scene, option.numbers[0]) if option.numbers else 0.0)


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
    return scene.hate(number) <= BELOVED and scene.figure(number).life < HEALTHY_FRIEND


EVENTS: Final[dict[str, Callable[[Scene, Decision], Option]]] = {
    "ranch": renew,
    "the_daltons": sacrifice,
    "peyote": guess,
    "handcuffs": most_hated,
    "new_identity": new_identity,
    "blood_brothers": brothers,
}
