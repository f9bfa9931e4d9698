"""Why an option of BANG! is good: by the purpose of cards and other options, and by the situation of the players."""

from __future__ import annotations

from typing import Final

from igroteka.bots.search.knowledge import USUAL
from igroteka.core.options import Option, Verb
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.beliefs import role_probabilities
from igroteka.games.bang.bots.evaluation.kinds import DRAW_CARDS, DRINKS, HIT_EVERYBODY, ROBBERS, SHOTS
from igroteka.games.bang.bots.evaluation.relations import THREE_PLAYERS
from igroteka.games.bang.rules.enums import Colour
from igroteka.games.bang.rules.faces import KIND, KINDS
from igroteka.games.bang.rules.view import BangBoard
from igroteka.games.bang.rules.words import (
    ANNOUNCE,
    ANSWER,
    ANSWER_AS,
    ASK_GIFT,
    ASK_LEVY,
    BID,
    CHARACTER,
    CHECK,
    CHOOSE,
    DISCARD,
    DRAW,
    END,
    FROM_HAND,
    FROM_TABLE,
    GUESS,
    NAME,
    NAME_SUIT,
    OFFER,
    PASS,
    PAY,
    PICK,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    USE,
    USE_AT,
    USE_CARD,
    USE_CARD_AT,
    USE_CARD_ON,
    USE_CARDS_AT,
    YES,
)

SHOOT: Final = "shoot"
BURDEN: Final = "burden"
HEAL: Final = "heal"
LAY: Final = "lay"
SHIELD: Final = "answer"
EFFECT: Final = "use"
GIVING: Final = (ASK_GIFT, ASK_LEVY)  # questions which card somebody else gets
LAW: Final = ("sheriff", "deputy")
LAST: Final = 1  # life points of a player who is nearly dead
LIKELY: Final = 0.5  # the probability of somebody who is called a foe
WILD_WEST_SHOW: Final = "wild_west_show"  # everybody for themselves (BANG-W05)

REASONS: Final[dict[Verb, str]] = {  # the purpose of such an option; a card has its own
    END: "end",
    PASS: "pass",
    PLAY: LAY,
    PLAY_AT: LAY,
    PLAY_AS: LAY,
    PLAY_AS_AT: LAY,
    ANSWER: SHIELD,
    ANSWER_AS: SHIELD,
    USE: EFFECT,
    USE_AT: EFFECT,
    USE_CARD: EFFECT,
    USE_CARD_AT: EFFECT,
    USE_CARD_ON: EFFECT,
    USE_CARDS_AT: EFFECT,
    OFFER: EFFECT,
    PAY: "discard",
    DISCARD: "discard",
    CHECK: "take",
    PICK: "take",
    FROM_HAND: "rob-which",
    FROM_TABLE: "rob-which",
    DRAW: "take",
    CHOOSE: "choose",
    YES: USUAL,
    GUESS: USUAL,
    NAME: USUAL,
    NAME_SUIT: USUAL,
    CHARACTER: "character",
    BID: "character",
    ANNOUNCE: USUAL,
}
CARDS: Final[dict[str, str]] = {  # by kind: the purpose of the effect of a card; others lie in play
    **dict.fromkeys((*SHOTS, "duel"), SHOOT),
    **dict.fromkeys(HIT_EVERYBODY, "shoot-all"),
    "brawl": "brawl",
    **dict.fromkeys((*DRINKS, "saloon"), HEAL),
    **dict.fromkeys(DRAW_CARDS, "draw"),
    **dict.fromkeys(ROBBERS, "rob"),
    "jail": BURDEN,
    "dynamite": "dynamite",
    **dict.fromkeys(("missed", "dodge"), EFFECT),
}
KIND_AT: Final[dict[Verb, int]] = {PLAY_AS: 1, PLAY_AS_AT: 1, USE: 0, USE_AT: 0}  # which number is a kind of card
TARGET_AT: Final[dict[Verb, int]] = {PLAY_AT: 1, PLAY_AS_AT: 2, USE_AT: 1}  # which number is a figure


def reason_for(view: View, option: Option) -> str:
    """The id of the text that says why this option is good."""
    board = view.board
    assert isinstance(board, BangBoard)
    return f"bot-bang-{closer(board, view, option, plain_reason(option))}"


def plain_reason(option: Option) -> str:
    """The general purpose of such an option."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY or verb is PLAY_AT:
        kind = KIND[numbers[0]]
        return LAY if KINDS[kind].colour == Colour.GREEN else CARDS.get(KINDS[kind].id, LAY)
    if verb in KIND_AT and numbers[KIND_AT[verb]] in KINDS:
        return CARDS.get(KINDS[numbers[KIND_AT[verb]]].id, REASONS[verb])
    return REASONS[verb]


def closer(board: BangBoard, view: View, option: Option, reason: str) -> str:
    """The reason adapted to the situation: for a player who is nearly dead more is at stake."""
    mine = board.figures[board.lead[view.seat]]
    if any(one.seat == view.seat and one.prompt.phrase in GIVING for one in view.asked):
        return "give"
    if reason in (SHOOT, BURDEN) and option.verb in TARGET_AT:
        number = option.numbers[TARGET_AT[option.verb]]
        target = board.figures[number]
        if foe_probability(view, board, mine.role, number) < LIKELY:
            return USUAL
        if reason == BURDEN:
            return BURDEN
        if target.life == LAST:
            return "finish"
        return "shoot-foe" if are_foes(mine.role, target.role) else SHOOT
    if reason == HEAL and mine.life == LAST:
        return "heal-last"
    if reason == SHIELD and board.after_hit == 0:
        return "answer-last"
    return reason


def foe_probability(view: View, board: BangBoard, mine: str, number: int) -> float:
    """The probability that a figure is on another side than a player with this role, as far as the player knows."""
    if not mine or view.seats <= THREE_PLAYERS or board.show == WILD_WEST_SHOW:
        return 1.0
    roles = role_probabilities(view)[number]
    return sum([chance for role, chance in roles.items() if are_foes(mine, role)], 0.0)


def are_foes(mine: str, other: str) -> bool:
    """True if these two known roles are on different sides."""
    return mine != "" and other not in ("", mine) and not (mine in LAW and other in LAW)
