"""Why an option of Exploding Kittens is good: the greedy bot's own reason, or the purpose of such an option."""

from __future__ import annotations

from typing import Final

from igroteka.bots.search.knowledge import USUAL
from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.core.random import QuickRandom
from igroteka.core.views import View
from igroteka.games.kittens.bots.greedy import BOT
from igroteka.games.kittens.bots.greedy.effects import ViewEval
from igroteka.games.kittens.bots.greedy.turn import REASONS as CARDS
from igroteka.games.kittens.bots.greedy.turn import draw_reason
from igroteka.games.kittens.rules.titles import title_of
from igroteka.games.kittens.rules.view import KittensBoard
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    CLOSE,
    DEMAND,
    DETONATE,
    DRAW,
    FIVE,
    FIVE_DIFFERENT,
    GIVE,
    KEEP,
    NAME,
    NOPE_IT,
    ORDER,
    PAIR,
    PAIR_FOR,
    PASS,
    PLAY,
    PLAY_AT,
    PUT,
    SHOW,
    TAKE,
    TRIPLE,
)

REASONS: Final[dict[Verb, str]] = {  # the purpose of such an option; a card has its own
    DRAW: "draw-calm",
    PLAY: USUAL,
    PLAY_AT: USUAL,
    PAIR: "rob",
    PAIR_FOR: "rob",
    TRIPLE: "demand",
    DEMAND: "demand",
    NAME: "demand",
    FIVE: "five",
    FIVE_DIFFERENT: "five",
    PASS: "pass",
    NOPE_IT: "nope",
    ALTER_IT: "now",
    ORDER: "order",
    PUT: "put-deep",
    KEEP: "keep",
    SHOW: "show",
    GIVE: "give",
    TAKE: "take",
    CLOSE: USUAL,
    DETONATE: USUAL,
}


def reason_for(view: View, decision: Decision, option: Option) -> str:
    """The id of the text that says why this option is good."""
    choice = BOT.consider(view, decision, QuickRandom(0))
    if choice.option == option:
        return choice.reason
    board = view.board
    assert isinstance(board, KittensBoard)
    if option.verb is PLAY or option.verb is PLAY_AT:
        return CARDS[title_of(option.numbers[0])]
    if option.verb is DRAW:
        return draw_reason(ViewEval(view).now.danger(0))
    if option.verb is PUT and option.numbers[0] < board.living.count(True) - 1:
        return "bot-kittens-put-near"
    return f"bot-kittens-{REASONS[option.verb]}"
