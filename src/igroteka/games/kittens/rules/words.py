"""The vocabulary of Exploding Kittens: the verbs of options, the questions, and the journal entries."""

from __future__ import annotations

from typing import Final

from igroteka.core.options import Verb
from igroteka.core.phrases import WORD, Part, Phrase, seat_part
from igroteka.games.kittens.rules.titles import CARD_WORDS, TITLE_WORDS

_TEXT: Final = "kittens-card-"


def _card(name: str, many: bool = False) -> Part:
    return Part(name, WORD, CARD_WORDS, _TEXT, many)


CARD: Final = _card("card")
SECOND: Final = _card("second")
THIRD: Final = _card("third")
CARDS: Final = _card("cards", many=True)
TITLE: Final = Part("title", WORD, TITLE_WORDS, _TEXT)
PLAYER: Final = seat_part("player")
TARGET: Final = seat_part("target")
PLACE: Final = Part("place")
COUNT: Final = Part("count")
OWN: Final = Part("own")  # AT_SELF, or 0
AT_SELF: Final = 1  # somebody attacks themselves
WHAT: Final = _card("what")  # the card that was stopped; a combination has none

# Options (games/kittens/NOTATION.md).
DRAW: Final = Verb("kittens", "draw")
PLAY: Final = Verb("kittens", "play", CARD)
PLAY_AT: Final = Verb("kittens", "play", CARD, TARGET, text="play-at")
PAIR: Final = Verb("kittens", "pair", CARD, SECOND, TARGET)
PAIR_FOR: Final = Verb("kittens", "pair", CARD, SECOND, TARGET, _card("wish"), text="pair-for")
TRIPLE: Final = Verb("kittens", "triple", CARD, SECOND, THIRD, TARGET)
DEMAND: Final = Verb("kittens", "demand", TARGET, TITLE)
NAME: Final = Verb("kittens", "name", TITLE)
FIVE: Final = Verb("kittens", "five", CARD)
FIVE_DIFFERENT: Final = Verb("kittens", "five-different", CARDS)
PASS: Final = Verb("kittens", "pass")
NOPE_IT: Final = Verb("kittens", "nope")
ALTER_IT: Final = Verb("kittens", "now")
ORDER: Final = Verb("kittens", "order", CARDS)
PUT: Final = Verb("kittens", "put", PLACE)
KEEP: Final = Verb("kittens", "keep")
SHOW: Final = Verb("kittens", "show")
GIVE: Final = Verb("kittens", "give", CARD)
TAKE: Final = Verb("kittens", "take", TITLE)
CLOSE: Final = Verb("kittens", "close")
DETONATE: Final = Verb("kittens", "detonate")

VERBS: Final[tuple[Verb, ...]] = (
    *(DRAW, PLAY, PLAY_AT, PAIR, PAIR_FOR, TRIPLE, DEMAND, NAME, FIVE, FIVE_DIFFERENT, PASS, NOPE_IT, ALTER_IT),
    *(ORDER, PUT, KEEP, SHOW, GIVE, TAKE, CLOSE, DETONATE),
)

# What the current player may do in the play phase.
PLAYS: Final = (DRAW, PLAY, PLAY_AT, PAIR, PAIR_FOR, TRIPLE, FIVE, DETONATE)

# Questions.
ASK_TURN: Final = Phrase("kittens-ask-turn", COUNT)
ASK_NOPE: Final = Phrase("kittens-ask-nope", PLAYER, CARDS)
ASK_NOPE_NOPE: Final = Phrase("kittens-ask-nope-nope", PLAYER, TARGET, CARDS)
ASK_DRAW_WINDOW: Final = Phrase("kittens-ask-draw-window", PLAYER)
ASK_ORDER: Final = Phrase("kittens-ask-order", COUNT)
ASK_PUT_KITTEN: Final = Phrase("kittens-ask-put-kitten", TITLE, COUNT)
ASK_BURY: Final = Phrase("kittens-ask-bury", COUNT)
ASK_KEEP: Final = Phrase("kittens-ask-keep")
ASK_GARBAGE: Final = Phrase("kittens-ask-garbage", PLAYER)
ASK_FAVOR: Final = Phrase("kittens-ask-favor", PLAYER)
ASK_NAME: Final = Phrase("kittens-ask-name", TARGET)
ASK_FIVE: Final = Phrase("kittens-ask-five", COUNT)
ASK_TAKE: Final = Phrase("kittens-ask-take")
ASK_CLOSE: Final = Phrase("kittens-ask-close")


def _line(name: str, *parts: Part, secret: tuple[Part, ...] = (), cause: tuple[Part, ...] = ()) -> Phrase:
    return Phrase(f"kittens-log-{name}", *parts, secret=secret, cause=cause)


# The journal. A line with a secret part has a second wording, `.hidden`, for seats that may not see it.
LOG_START: Final = _line("start", PLAYER)
LOG_DEALT: Final = _line("dealt", PLAYER, secret=(CARDS,))
LOG_TURN: Final = _line("turn", PLAYER, COUNT)
LOG_PLAY: Final = _line("play", PLAYER, CARD)
LOG_PLAY_AT: Final = _line("play-at", PLAYER, CARD, TARGET)
LOG_PAIR: Final = _line("pair", PLAYER, TARGET, CARDS)
LOG_PAIR_FOR: Final = _line("pair-for", PLAYER, TARGET, _card("wish"), CARDS)
LOG_TRIPLE: Final = _line("triple", PLAYER, TARGET, TITLE, CARDS)
LOG_FIVE: Final = _line("five", PLAYER, CARDS)
LOG_NOPE: Final = _line("nope", PLAYER, TARGET, cause=(WHAT,))
LOG_CANCELLED: Final = _line("cancelled", PLAYER, cause=(WHAT,))
LOG_DECLARE: Final = _line("declare", PLAYER)
LOG_WITHDRAWN: Final = _line("withdrawn", PLAYER)
LOG_DRAW: Final = _line("draw", PLAYER, secret=(CARD,))
LOG_DRAW_BOTTOM: Final = _line("draw-bottom", PLAYER, secret=(CARD,))
LOG_DRAW_NOTHING: Final = _line("draw-nothing", PLAYER)
LOG_HAND_ON: Final = _line("hand-on", PLAYER, TARGET, secret=(CARD,))
LOG_SHOW: Final = _line("show", PLAYER, CARD)
LOG_DEFUSE: Final = _line("defuse", PLAYER)
LOG_PUT: Final = _line("put", PLAYER, CARD, secret=(PLACE,))
LOG_BURY: Final = _line("bury", PLAYER, secret=(CARD, PLACE))
LOG_BURY_UP: Final = _line("bury-up", PLAYER, CARD, secret=(PLACE,))
LOG_SEE: Final = _line("see", PLAYER, secret=(CARDS,))
LOG_ORDER: Final = _line("order", PLAYER, secret=(CARDS,))
LOG_SHARE: Final = _line("share", PLAYER, TARGET, secret=(CARDS,))
LOG_MARK: Final = _line("mark", TARGET, CARD)
LOG_STEAL: Final = _line("steal", PLAYER, TARGET, secret=(CARD,))
LOG_STEAL_NOTHING: Final = _line("steal-nothing", PLAYER, TARGET)
LOG_DEMAND: Final = _line("demand", PLAYER, TARGET, TITLE)
LOG_DEMAND_NOTHING: Final = _line("demand-nothing", PLAYER, TARGET, TITLE)
LOG_FAVOR: Final = _line("favor", PLAYER, TARGET, secret=(CARD,))
LOG_TAKE: Final = _line("take", PLAYER, TITLE)
LOG_SHUFFLE: Final = _line("shuffle", PLAYER)
LOG_SWAP: Final = _line("swap", PLAYER)
LOG_CATOMIC: Final = _line("catomic", PLAYER, COUNT)
LOG_REVERSE: Final = _line("reverse", COUNT)
LOG_ATTACK: Final = _line("attack", PLAYER, TARGET, COUNT, cause=(OWN,))
LOG_LAY: Final = _line("lay", PLAYER, TARGET)
LOG_GARBAGE: Final = _line("garbage", PLAYER, secret=(CARD,))
LOG_GARBAGE_DONE: Final = _line("garbage-done")
LOG_BARK_ALONE: Final = _line("bark-alone", PLAYER)
LOG_BARK: Final = _line("bark", PLAYER, TARGET)
LOG_IMPLODING_AT: Final = _line("imploding-at", PLACE)
LOG_NO_EFFECT: Final = _line("no-effect", PLAYER, CARD)
LOG_EXPLODED: Final = _line("exploded", PLAYER)
LOG_IMPLODED: Final = _line("imploded", PLAYER)
LOG_BARKED: Final = _line("barked", PLAYER)
LOG_STREAKING_LOST: Final = _line("streaking-lost", PLAYER)
LOG_LEFT: Final = _line("left", PLAYER)
LOG_HAND_SHOWN: Final = _line("hand-shown", PLAYER, CARDS)
LOG_WON: Final = _line("won", PLAYER)
LOG_NOBODY_WON: Final = _line("nobody-won")
