"""The vocabulary of Intrigo: the verbs of options, the questions, and the journal entries."""

from __future__ import annotations

from typing import Final, Literal

from igroteka.core.options import Verb
from igroteka.core.phrases import NUMBER, WORD, Part, Phrase, seat_part
from igroteka.games.intrigo.rules.parts import BUILDING_WORDS, CARDS, FAMILIES, GAP_WORDS, TOKENS, TYPES


def _card(name: str, many: bool = False) -> Part:
    return Part(name, WORD, CARDS, "intrigo-card-", many)


def _token(name: str, many: bool = False) -> Part:
    return Part(name, WORD, TOKENS, "intrigo-token-", many)


def _gap(name: str) -> Part:
    return Part(name, NUMBER, GAP_WORDS)


def _building(name: str) -> Part:
    return Part(name, NUMBER, BUILDING_WORDS)


CARD: Final = _card("card")
SECOND_CARD: Final = _card("second_card")
HAND: Final = _card("cards", many=True)
FAMILY: Final = Part("family", WORD, FAMILIES, "intrigo-family-")
TYPE: Final = Part("type", WORD, TYPES, "intrigo-influence-")
TOKEN: Final = _token("token")
SECOND_TOKEN: Final = _token("second_token")
NEW_TOKENS: Final = _token("tokens", many=True)
GAP: Final = _gap("gap")
SECOND_GAP: Final = _gap("second_gap")
BUILDING: Final = _building("building")
SECOND_BUILDING: Final = _building("second_building")
PLAYER: Final = seat_part("player")
TARGET: Final = seat_part("target")
COUNT: Final = Part("count")
# Causes in the journal: whose influence card acts, and the tokens on both sides of a gap.
BY: Final = seat_part("by")
BEFORE: Final = _token("before")
AFTER: Final = _token("after")
ROUND: Final = Part("round")

# Why a token stays where it is (INTR-A4 to INTR-A6).
Reason = Literal[0, 1, 2, 3]
STOLEN: Final = 0
UNCLAIMED: Final = 1
TIED: Final = 2
HEADLESS: Final = 3
REASONS: Final = ("stolen", "unclaimed", "tied", "headless")
REASON: Final = Part("reason", WORD, REASONS, "intrigo-reason-")

# How a player has won (INTR-V1).
Victory = Literal[-1, 0, 1]
NOT_WON: Final = -1
FOUR_OF_A_KIND: Final = 0
FIVE_DIFFERENT: Final = 1
VICTORIES: Final = ("four_of_a_kind", "five_different")
WAY: Final = Part("way", WORD, VICTORIES, "intrigo-way-")

# Options (games/intrigo/NOTATION.md).
CHOOSE_FAMILY: Final = Verb("intrigo", "family", FAMILY)
TAKE: Final = Verb("intrigo", "take", CARD)
PLAY: Final = Verb("intrigo", "play", CARD, GAP)
PASS: Final = Verb("intrigo", "pass")
BUY: Final = Verb("intrigo", "buy", TYPE)
INTO: Final = Verb("intrigo", "gap", GAP)
NEAR: Final = Verb("intrigo", "near", BUILDING)
STOP: Final = Verb("intrigo", "stop")
SWAP_TOKEN: Final = Verb("intrigo", "token", BUILDING)
SWAP_CARD: Final = Verb("intrigo", "card", GAP)
MOVE_TO: Final = Verb("intrigo", "to", GAP)
NAME: Final = Verb("intrigo", "name", CARD)

VERBS: Final[tuple[Verb, ...]] = (
    *(CHOOSE_FAMILY, TAKE, PLAY, PASS, BUY, INTO, NEAR, STOP, SWAP_TOKEN, SWAP_CARD, MOVE_TO, NAME),
)

# Of the placing phase: whole turns, and the steps of a purchase.
TURN_VERBS: Final = (PLAY, PASS, BUY)
SECOND_TARGET_VERBS: Final = (SWAP_TOKEN, SWAP_CARD, MOVE_TO, NAME)
STEP_VERBS: Final = (INTO, NEAR, STOP, *SECOND_TARGET_VERBS)
IN_PALACE_VERBS: Final = (PLAY, INTO, NEAR, SWAP_TOKEN, SWAP_CARD, MOVE_TO)  # their last number is a building or a gap

# Questions.
ASK_FAMILY: Final = Phrase("intrigo-ask-family")
ASK_DRAFT: Final = Phrase("intrigo-ask-draft", COUNT)
ASK_TURN: Final = Phrase("intrigo-ask-turn", COUNT)
ASK_EMPTY_HAND: Final = Phrase("intrigo-ask-empty-hand", COUNT)
ASK_GAP: Final = Phrase("intrigo-ask-gap", TYPE, COUNT)
ASK_POWER: Final = Phrase("intrigo-ask-power", TYPE, GAP)
ASK_NO_POWER: Final = Phrase("intrigo-ask-no-power", TYPE, GAP)
ASK_TRADER: Final = Phrase("intrigo-ask-trader", TOKEN, BUILDING)
ASK_COURTESAN: Final = Phrase("intrigo-ask-courtesan", GAP)
ASK_GONDOLIER: Final = Phrase("intrigo-ask-gondolier", CARD, GAP)
ASK_GUARD: Final = Phrase("intrigo-ask-guard", CARD, GAP)


def _line(name: str, *parts: Part, secret: tuple[Part, ...] = (), cause: tuple[Part, ...] = ()) -> Phrase:
    return Phrase(f"intrigo-log-{name}", *parts, secret=secret, cause=cause)


# The journal. A line with a secret part has a second wording, `.hidden`, for seats that may not see it.
LOG_REMOVED: Final = _line("removed", FAMILY)
LOG_FAMILY: Final = _line("family", PLAYER, FAMILY)
LOG_ROUND: Final = _line("round", ROUND, PLAYER)
LOG_FILLED: Final = _line("filled", NEW_TOKENS)
LOG_NO_DUCATS: Final = _line("no-ducats", COUNT)
LOG_DEALT: Final = _line("dealt", PLAYER, secret=(HAND,))
LOG_TAKEN: Final = _line("taken", PLAYER, secret=(CARD,))
LOG_PACKET: Final = _line("packet", PLAYER, TARGET, secret=(HAND,))
LOG_LAST: Final = _line("last", PLAYER, secret=(CARD,))
LOG_PLAYED: Final = _line("played", PLAYER, CARD, GAP, cause=(BEFORE, AFTER))
LOG_PASSED: Final = _line("passed", PLAYER)
LOG_BOUGHT: Final = _line("bought", PLAYER, TYPE, GAP, COUNT, cause=(BEFORE, AFTER))
LOG_TRADER: Final = _line("trader", TOKEN, BUILDING, SECOND_TOKEN, SECOND_BUILDING, cause=(BY,))
LOG_ASSASSIN: Final = _line("assassin", CARD, GAP, cause=(BY,))
LOG_COURTESAN: Final = _line("courtesan", TARGET, CARD, GAP, cause=(BY, BEFORE, AFTER))
LOG_GONDOLIER: Final = _line("gondolier", CARD, GAP, SECOND_CARD, SECOND_GAP, cause=(BY,))
LOG_GUARD: Final = _line("guard", CARD, GAP, SECOND_GAP, cause=(BY, BEFORE, AFTER))
LOG_THIEF: Final = _line("thief", TOKEN, BUILDING, cause=(BY,))
LOG_AWARDED: Final = _line("awarded", PLAYER, TOKEN, BUILDING, CARD)
LOG_STAYS: Final = _line("stays", TOKEN, BUILDING, REASON)
LOG_UNPLAYED: Final = _line("unplayed", PLAYER, COUNT)
LOG_WON: Final = _line("won", PLAYER, WAY)
LOG_CAP: Final = _line("cap", ROUND)
