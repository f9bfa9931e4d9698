"""Options of Exploding Kittens that make any player laugh: neither the search nor the easy bot takes them.

An option is foolish only if it is bad whatever the hidden cards are. Where players disagree, the search decides.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.kittens.bots.greedy.answers import nope_gain
from igroteka.games.kittens.bots.greedy.effects import ViewEval
from igroteka.games.kittens.bots.greedy.reading import KITTENS, UNKNOWN, Reading
from igroteka.games.kittens.bots.search.priors import ATTACKS, EFFECT_OF, GETS_AWAY
from igroteka.games.kittens.rules.titles import (
    CATS,
    DEFUSE,
    EXPLODING,
    IMPLODING_UP,
    NUMBERS,
    STREAKING,
    TITLES,
    title_of,
)
from igroteka.games.kittens.rules.words import (
    ASK_FAVOR,
    ASK_GARBAGE,
    ASK_NAME,
    ASK_NOPE,
    ASK_NOPE_NOPE,
    ASK_ORDER,
    ASK_PUT_KITTEN,
    ASK_TAKE,
    ASK_TURN,
    DETONATE,
    DRAW,
    FIVE,
    NOPE_IT,
    PAIR,
    PAIR_FOR,
    PASS,
    PLAY,
    PLAY_AT,
    PUT,
    TRIPLE,
)

ESCAPES: Final = tuple([number for number, effect in enumerate(EFFECT_OF) if effect == GETS_AWAY])
SEES: Final = (NUMBERS["see_the_future_3x"], NUMBERS["see_the_future_5x"])
BOTTOM: Final = NUMBERS["draw_from_the_bottom"]
SHUFFLE: Final = NUMBERS["shuffle"]
REVERSE: Final = NUMBERS["reverse"]
END_ONE_TURN: Final = (NUMBERS["skip"], REVERSE)  # and leave the top card where it is (KIT-T04)
# What only saves its player from the next card.
MERE_ESCAPES: Final = tuple([number for number in ESCAPES if number not in ATTACKS and number not in (BOTTOM, REVERSE)])
HARMFUL: Final = -0.1  # the gain of a Nope that hurts its player
VITAL: Final = 0.4  # the gain of a Nope without which its player is lost
AHEAD: Final = 3  # number of cards after which nobody plans


def foolish(view: View, decision: Decision) -> list[bool]:
    """For each option, True if no sensible player would choose it."""
    phrase, options = decision.prompt.phrase, decision.options
    reading = Reading(view)
    if phrase is ASK_TURN:
        return [is_foolish_play(reading, option) for option in options]
    if phrase is ASK_NOPE or phrase is ASK_NOPE_NOPE:
        gain = nope_gain(ViewEval(view), reading.board.stack[-1])
        can_nope = NOPE_IT() in options
        return [
            gain < HARMFUL if option.verb is NOPE_IT else can_nope and option.verb is PASS and gain > VITAL
            for option in options
        ]
    if phrase is ASK_PUT_KITTEN:
        draws_on = reading.board.current == reading.me and hurts(reading, EXPLODING) and not can_escape(reading)
        owed = reading.board.turns_left - 1 if draws_on else 0
        return [option.verb is PUT and option.numbers[0] < owed for option in options]
    if phrase is ASK_ORDER:
        return [arms_oneself(reading, option.numbers) for option in options]
    if phrase is ASK_FAVOR or phrase is ASK_GARBAGE:
        return gives_away(options)
    if phrase is ASK_TAKE:
        return leaves_behind(options)
    if phrase is ASK_NAME:
        target = decision.prompt.numbers[0]
        return [reading.has_chance(target, option.numbers[0]) == 0.0 for option in options]
    return [False] * len(options)


def can_escape(reading: Reading) -> bool:
    """True if the hand has a card that ends a turn without the top card."""
    return any(reading.holds(title) for title in ESCAPES if title != BOTTOM)


def can_escape_for_good(reading: Reading) -> bool:
    """True if the hand ends all owed turns without the top card: one Skip of two owed turns leaves it to its player."""
    skips = sum([reading.held[title] for title in END_ONE_TURN])
    others = [title for title in ESCAPES if title != BOTTOM and title not in END_ONE_TURN]
    return skips >= reading.board.turns_left or any(reading.holds(title) for title in others)


def hurts(reading: Reading, card: int) -> bool:
    """True if this card explodes or kills when the player draws it: nobody has laid an I'll Take That in front of them
    (KIT-26), and they cannot keep it beside the Streaking Kitten (KIT-08).
    """
    if reading.board.players[reading.me].taker != NOBODY:
        return False
    keeps = reading.holds(STREAKING) and not reading.holds(EXPLODING)
    return card == IMPLODING_UP or (card == EXPLODING and not keeps)


# The player's own turn.


def is_foolish_play(reading: Reading, option: Option) -> bool:
    """True for a draw of a known kitten that could be avoided, for a card that does nothing, and for the only Defuse
    in a combo.
    """
    verb, numbers = option.verb, option.numbers
    if verb is DRAW:
        return is_avoidable_kitten_on_top(reading)
    if verb is DETONATE:
        return True
    if verb is PAIR or verb is PAIR_FOR:
        return spends_defuses(reading, numbers[:2])
    if verb is TRIPLE:
        return spends_defuses(reading, numbers[:3])
    if verb is FIVE:
        return spends_defuses(reading, numbers[:1])
    return (verb is PLAY or verb is PLAY_AT) and does_nothing(reading, title_of(numbers[0]))


def is_avoidable_kitten_on_top(reading: Reading) -> bool:
    """True if the seat knows that the next card hurts it, and can escape; with a Defuse, for good."""
    if not reading.pile or not hurts(reading, reading.pile[0]):
        return False
    survives = reading.pile[0] == EXPLODING and reading.holds(DEFUSE)
    return can_escape_for_good(reading) if survives else can_escape(reading)


def spends_defuses(reading: Reading, cards: tuple[int, ...]) -> bool:
    """True if these cards are the last Defuses of the hand, while kittens are left."""
    spent = [title_of(card) for card in cards].count(DEFUSE)
    return spent > 0 and spent >= reading.held[DEFUSE] and reading.board.kittens > 0


def does_nothing(reading: Reading, title: int) -> bool:
    """True for a card that saves its player from known harmless cards, or shows what they know."""
    pile, turns = reading.pile, reading.board.turns_left
    if title in SEES:
        seen = pile[: TITLES[title].looks]
        return bool(seen) and UNKNOWN not in seen
    draws_for_another = reading.board.players[reading.me].taker != NOBODY
    if draws_for_another or not are_harmless(pile[:turns]) or meets_known_kitten(reading):
        return False
    if title == SHUFFLE or title in MERE_ESCAPES:
        return True
    return title in ATTACKS and turns == 1 and are_harmless(pile[:AHEAD])


def meets_known_kitten(reading: Reading) -> bool:
    """True if this seat, whose turn it is, draws the next known kitten if everybody only draws."""
    turns, players = reading.board.turns_left, reading.board.living.count(True)
    for place, card in enumerate(reading.pile):
        if card == UNKNOWN:
            return False
        if title_of(card) in KITTENS:
            return place < turns or (place - turns + 1) % players == 0
    return False


def are_harmless(cards: tuple[int, ...]) -> bool:
    """True if the seat knows that none of these cards is a kitten."""
    return bool(cards) and not any(card == UNKNOWN or title_of(card) in KITTENS for card in cards)


# Answers.


def arms_oneself(reading: Reading, cards: tuple[int, ...]) -> bool:
    """True if a player who must draw next and cannot escape puts a kitten on top of a harmless card."""
    deadly = [hurts(reading, card) for card in cards]
    return reading.board.current == reading.me and deadly[0] and not all(deadly) and not can_escape(reading)


def gives_away(options: list[Option]) -> list[bool]:
    """A Defuse is not given away while there is another card."""
    defuses = [len(option.numbers) > 0 and title_of(option.numbers[0]) == DEFUSE for option in options]
    return [False] * len(options) if all(defuses) else defuses


def leaves_behind(options: list[Option]) -> list[bool]:
    """A cat is not taken while a Defuse lies there."""
    titles = [title_of(option.numbers[0]) for option in options]
    return [DEFUSE in titles and title in CATS for title in titles]
