"""The closed sets of BANG!, as classes of integers.

Saved games contain these numbers: never change them, only add to them.

mypy does not tell a role from a suit. Members of an `IntEnum` are objects, and mypyc does not fold the call of a
`NewType`: both would be looked up at run time, where a `Final` integer is compiled into a constant.
"""

from __future__ import annotations

from typing import Final

NO_CARD: Final = -1


class Role:
    """The roles; words.ROLES has their names."""

    NONE: Final = -1
    SHERIFF: Final = 0
    DEPUTY: Final = 1
    OUTLAW: Final = 2
    RENEGADE: Final = 3


class Suit:
    """The suits; faces.SUITS has their letters."""

    NONE: Final = -1
    SPADES: Final = 0
    HEARTS: Final = 1
    DIAMONDS: Final = 2
    CLUBS: Final = 3


class Colour:
    """The colours of playing cards: brown ones are discarded after their effect, the others stay in play."""

    BROWN: Final = 0
    BLUE: Final = 1
    GREEN: Final = 2


class Aim:
    """Whom a card targets."""

    SELF: Final = 0
    NEAR: Final = 1  # distance 1
    WEAPON: Final = 2  # within weapon range
    ANYBODY: Final = 3
    OTHERS: Final = 4  # all others, in effect direction
    ALL_PLAYERS: Final = 5  # beginning with the player


class CardUse:
    """How a card leaves a hand, or otherwise reaches its destination."""

    PLAY: Final = 0  # in phase 2, or on command
    ANSWER: Final = 1  # as a Missed! against a BANG! effect
    GIVE: Final = 2  # discarded where a kind is required: Duel, Indians!, Roulette
    RESCUE: Final = 3  # a Beer of a dying player
    COST: Final = 4  # any card as a price
    LIMIT: Final = 5  # hand limit
    CHECK: Final = 6  # revealed for a check
    SETTLE: Final = 7  # a check card that was set aside
    DEATH: Final = 8  # the cards of the dead
    REPEAT: Final = 9  # a card whose effect is repeated
    USED: Final = 10  # a green card or an ability that is used


class Zone:
    """Where a card goes, as an answer to `destination`; 0 and up is the hand of that figure."""

    DISCARD: Final = -1
    DECK_TOP: Final = -2
    ASIDE: Final = -3


class Timing:
    """When sources act, or replace what would happen: the named steps of the dossier."""

    REVEAL: Final = 0  # an event comes into force; `me` is the announcer
    GAIN: Final = 1  # an ability has just been gained
    ANNOUNCE: Final = 2  # before step 1 (BANG-N6.5)
    STEP2: Final = 3  # BANG-T03
    STEP3: Final = 4  # BANG-T04
    STEP4: Final = 5  # BANG-T05
    STEP5: Final = 6  # BANG-T06
    STEP6: Final = 7  # BANG-T07
    PHASE0: Final = 8  # BANG-N2.3
    PHASE1: Final = 9  # BANG-T11 step 1
    PHASE2_END: Final = 10  # BANG-T13
    TURN_PENALTY: Final = 11  # what a figure pays for its turn (BANG-T20)
    TURN_BACK: Final = 12  # cards are taken back (BANG-T21)
    TURN_CHECK: Final = 13  # a check for an extra turn (BANG-T24)
    USED_OUT_OF_TURN: Final = 14  # BANG-T40 step 2
    EMPTY_HAND: Final = 15  # BANG-T40 step 3
    FINES: Final = 16  # BANG-T40 step 4
    DRAW: Final = 17  # the draw of phase 1 itself
    RETURN: Final = 18  # a dead player's turn comes up (BANG-T01)
    SET_ASIDE: Final = 19  # BANG-T40 step 1
    START: Final = 20  # after the deal, before the first turn (BANG-S06)


class Silenced:
    """What can be silenced."""

    ABILITIES: Final = 0
    CARDS_IN_PLAY: Final = 1


class Phase:
    """What follows the steps at the start of a turn."""

    DRAW: Final = 0
    PLAY: Final = 1
    PLAY_END: Final = 2
    LIMIT: Final = 3
    OVER: Final = 4
