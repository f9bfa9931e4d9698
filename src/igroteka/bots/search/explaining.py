"""Why an option is good: one sentence for each kind of option, for hints and analysis.

Where the greedy bot would take the option too, its own reason is the best one; otherwise the kind of the option says
what it is good for.
"""

from __future__ import annotations

from typing import Final

from igroteka.bots.greedy.intrigo import BOT as INTRIGO
from igroteka.bots.greedy.kittens import BOT as KITTENS
from igroteka.bots.greedy.kittens.turn import REASONS as KITTENS_CARDS
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.views import View
from igroteka.games.bang.faces import KIND, KINDS
from igroteka.games.intrigo.parts import TYPES
from igroteka.games.kittens.titles import title_of

# By the name of the verb.
KINDS_OF_OPTIONS: Final[dict[str, dict[str, str]]] = {
    "kittens": {
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
    },
    "targi": {
        "raid": "raid",
        "place": "place",
        "use": "use",
        "skip": "leave",
        "hand": "play",
        "end": "leave",
        "pass": "leave",
        "stop": "leave",
        "play": "play",
        "keep": "keep",
        "discard": "discard",
        "row": "row",
        "pay": "pay",
        "take": "take",
        "give": "pay",
        "gift": "take",
        "trade": "trade",
        "sell": "sell",
        "marker": "marker",
        "to": "marker",
        "lift": "row",
        "put": "row",
    },
    "intrigo": {
        "family": "family",
        "take": "keep-own",
        "play": "play-own",
        "pass": "pass",
        "gap": "block",
        "near": "finish",
        "stop": "finish",
        "token": "trader",
        "card": "gondolier",
        "to": "guard",
        "name": "courtesan",
    },
    "bang": {
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
    },
}
USUAL: Final = "usual"

# BANG! cards by what they are for.
BANG_CARDS: Final[dict[str, str]] = {
    **dict.fromkeys(("bang", "punch", "springfield", "knife", "derringer", "pepperbox", "buffalo_rifle"), "shoot"),
    **dict.fromkeys(("duel", "gatling", "indians", "howitzer", "brawl"), "shoot"),
    **dict.fromkeys(("beer", "whisky", "tequila", "saloon", "canteen"), "heal"),
    **dict.fromkeys(("stagecoach", "wells_fargo", "general_store", "pony_express"), "draw"),
    **dict.fromkeys(("panic", "cat_balou", "rag_time", "conestoga", "can_can"), "rob"),
    **dict.fromkeys(("jail", "dynamite"), "burden"),
}


def explain(game: str, view: View, decision: Decision, option: Option) -> str:
    """The id of the text that says why this option is good; every game has one for whatever may be chosen."""
    found = policy_reason(game, view, decision, option)
    return found or f"bot-{game}-{kind_of(game, option)}"


def policy_reason(game: str, view: View, decision: Decision, option: Option) -> str:
    """The reason of the greedy bot, if it would take this option and gives reasons."""
    if game == "kittens":
        choice = KITTENS.consider(view, decision, QuickRandom(0))
    elif game == "intrigo":
        choice = INTRIGO.consider(view, decision)
    else:
        return ""
    return choice.reason if choice.option == option else ""


def kind_of(game: str, option: Option) -> str:
    """What kind of option this is, as the end of a text id."""
    name, numbers = option.verb.name, option.numbers
    if game == "kittens" and name == "play":
        return KITTENS_CARDS.get(title_of(numbers[0]), "bot-kittens-pass").removeprefix("bot-kittens-")
    if game == "intrigo" and name == "buy":
        return TYPES[numbers[0]]
    if game == "bang" and name in ("play", "play-as"):
        kind = KIND[numbers[0]] if name == "play" else numbers[1]
        return BANG_CARDS.get(KINDS[kind].id, "lay")
    return KINDS_OF_OPTIONS.get(game, {}).get(name, USUAL)
