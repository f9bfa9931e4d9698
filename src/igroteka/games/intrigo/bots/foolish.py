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
WASTED: Final = VICTORY / 10  # the value of what a power throws away
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
    """A power that brings nothing, where another one brings much.

    What a gap is worth, or the turn by default that is offered as well (INTR-M6), depends on what others do before the
    awards: searches disagree with this estimate too often to call those foolish.
    """
    gaps = None if not buying.gap else [GAP_WORDS.index(buying.gap)]
    found = list(purchases(palace, [TYPES.index(buying.type)], gaps))
    if buying.building:
        found = [purchase for purchase in found if purchase.power.near == BUILDING_WORDS.index(buying.building)]
    powers = [(option, power_value(found, option)) for option in options if option.verb in (NEAR, STOP)]
    best = max([value for _, value in powers], default=0.0)
    wasted = [option.code for option, value in powers if value <= 0 and value < best - WASTED]
    return [option.code in wasted for option in options]


def power_value(found: list[Purchase], option: Option) -> float:
    """The gain of the best of these purchases after this choice of a power."""
    near = NONE if option.verb is STOP else option.numbers[0]
    return max([purchase.gain for purchase in found if purchase.power.near == near], default=0.0)
