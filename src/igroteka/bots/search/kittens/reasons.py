"""Why an option of Exploding Kittens is good: the greedy bot's own reason, or what such an option is for."""

from __future__ import annotations

from typing import Final

from igroteka.bots.greedy.kittens import BOT
from igroteka.bots.greedy.kittens.turn import REASONS as CARDS
from igroteka.bots.search.knowledge import USUAL
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.views import View
from igroteka.games.kittens.titles import title_of

REASONS: Final = {  # by the name of the verb: what such an option is good for
    "draw": "draw-calm",
    "pair": "rob",
    "triple": "demand",
    "name": "demand",
    "five": "five",
    "pass": "pass",
    "nope": "nope",
    "now": "now",
    "order": "order",
    "put": "put-deep",
    "keep": "keep",
    "show": "show",
    "give": "give",
    "take": "take",
}
PLAY: Final = "play"


def reason_for(view: View, decision: Decision, option: Option) -> str:
    """The id of the text that says why this option is good."""
    choice = BOT.consider(view, decision, QuickRandom(0))
    if choice.option == option:
        return choice.reason
    if option.verb.name == PLAY:
        return CARDS.get(title_of(option.numbers[0]), "bot-kittens-pass")
    return f"bot-kittens-{REASONS.get(option.verb.name, USUAL)}"
