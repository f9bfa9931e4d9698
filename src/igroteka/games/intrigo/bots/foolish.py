"""Options of Intrigo that make any player laugh: neither the search nor the easy bot takes them.

An option is foolish only if it gives the game away, or pays for nothing. Where players disagree, the search decides.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.intrigo.bots.greedy.palace import VICTORY, Palace, palace_of
from igroteka.games.intrigo.bots.greedy.powers import NONE
from igroteka.games.intrigo.bots.greedy.turn import Purchase, purchases
from igroteka.games.intrigo.rules.parts import BUILDING_WORDS, FAMILIES, FAMILY, GAP_WORDS, STRENGTH, TYPES
from igroteka.games.intrigo.rules.view import Buying, IntrigoBoard
from igroteka.games.intrigo.rules.words import ASK_DRAFT, BUY, INTO, NEAR, PASS, PLAY, STOP

DECISIVE: Final = VICTORY / 4  # the value of what decides the game, probably
WASTED: Final = 3.0  # the value of what a step of a purchase throws away
USELESS: Final = -1.0  # the gain of a purchase that brings nothing


def foolish(view: View, decision: Decision) -> list[bool]:
    """For each option, True if no sensible player would choose it."""
    board, options = view.board, decision.options
    assert isinstance(board, IntrigoBoard)
    if decision.prompt.phrase is ASK_DRAFT:
        return weaker_of_own(FAMILIES.index(board.players[view.seat].family), options)
    verbs = {option.verb for option in options}
    if board.buying is not None and verbs & {INTO, NEAR, STOP}:
        return foolish_steps(palace_of(board, view.seat), board.buying, options)
    if verbs & {PLAY, PASS}:
        return foolish_turns(palace_of(board, view.seat), options)
    return [False] * len(options)


def weaker_of_own(family: int, options: list[Option]) -> list[bool]:
    """Of two cards of their own family, nobody takes the weaker one."""
    own = [STRENGTH[option.numbers[0]] for option in options if FAMILY[option.numbers[0]] == family]
    return [
        FAMILY[option.numbers[0]] == family and STRENGTH[option.numbers[0]] < max(own, default=0) for option in options
    ]


def foolish_turns(palace: Palace, options: list[Option]) -> list[bool]:
    """A play that leaves the game to others while another wins or saves it, and a purchase of no use."""
    values = [turn_value(palace, option) for option in options]
    best = max(values)
    return [
        value < best - DECISIVE or (option.verb is BUY and value < USELESS and best > USELESS)
        for option, value in zip(options, values, strict=True)
    ]


def turn_value(palace: Palace, option: Option) -> float:
    """The gain of a play, or of the best use of a purchase."""
    if option.verb is PLAY:
        return palace.card_gain(option.numbers[0], option.numbers[1])
    if option.verb is BUY:
        return max([purchase.gain for purchase in purchases(palace, option.numbers)], default=0.0)
    return 0.0


def foolish_steps(palace: Palace, buying: Buying, options: list[Option]) -> list[bool]:
    """A step after which a purchase brings far less than it could.

    The turn by default, which is offered as well (INTR-M6), takes the purchase back; it counts like any other turn.
    """
    gaps = None if not buying.gap else [GAP_WORDS.index(buying.gap)]
    found = list(purchases(palace, [TYPES.index(buying.type)], gaps))
    if buying.building:
        found = [purchase for purchase in found if purchase.power.near == BUILDING_WORDS.index(buying.building)]
    values = [step_value(palace, found, option) for option in options]
    best = max(values)
    best_step = max([value for value, option in zip(values, options, strict=True) if option.verb is not PLAY])
    return [
        value < best - DECISIVE or (option.verb is not PLAY and value < best_step - WASTED)
        for option, value in zip(options, values, strict=True)
    ]


def step_value(palace: Palace, found: list[Purchase], option: Option) -> float:
    """The gain of the best of these purchases after a step."""
    if option.verb is PLAY:
        return palace.card_gain(*option.numbers)
    if option.verb is INTO:
        after = [purchase.gain for purchase in found if purchase.gap == option.numbers[0]]
    else:
        near = NONE if option.verb is STOP else option.numbers[0]
        after = [purchase.gain for purchase in found if purchase.power.near == near]
    return max(after, default=0.0)
