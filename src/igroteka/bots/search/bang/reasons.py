"""Why an option of BANG! is good: by what cards and other options are for."""

from __future__ import annotations

from typing import Final

from igroteka.bots.search.knowledge import USUAL
from igroteka.core.options import Option
from igroteka.games.bang.faces import KIND, KINDS
from igroteka.games.bang.words import PLAY, PLAY_AS, PLAY_AS_AT, PLAY_AT

REASONS: Final = {  # by the name of the verb: what such an option is good for
    "end": "end",
    "pass": "pass",
    "answer": "answer",
    "answer-as": "answer",
    "use": "use",
    "use-at": "use",
    "use-card": "use",
    "use-cards": "use",
    "offer": "use",
    "pay": "discard",
    "discard": "discard",
    "check": "take",
    "pick": "take",
    "hand": "rob",
    "table": "rob",
    "draw": "take",
    "choose": "choose",
    "character": "character",
    "bid": "character",
}
CARDS: Final = {
    **dict.fromkeys(("bang", "punch", "springfield", "knife", "derringer", "pepperbox", "buffalo_rifle"), "shoot"),
    **dict.fromkeys(("duel", "gatling", "indians", "howitzer", "brawl"), "shoot"),
    **dict.fromkeys(("beer", "whisky", "tequila", "saloon", "canteen"), "heal"),
    **dict.fromkeys(("stagecoach", "wells_fargo", "general_store", "pony_express"), "draw"),
    **dict.fromkeys(("panic", "cat_balou", "rag_time", "conestoga", "can_can"), "rob"),
    **dict.fromkeys(("jail", "dynamite"), "burden"),
}
THING: Final = "lay"  # any other card


def reason_for(option: Option) -> str:
    """The id of the text that says why this option is good."""
    if option.verb in (PLAY, PLAY_AT):
        return f"bot-bang-{CARDS.get(KINDS[KIND[option.numbers[0]]].id, THING)}"
    if option.verb in (PLAY_AS, PLAY_AS_AT):
        return f"bot-bang-{CARDS.get(KINDS[option.numbers[1]].id, THING)}"
    return f"bot-bang-{REASONS.get(option.verb.name, USUAL)}"
