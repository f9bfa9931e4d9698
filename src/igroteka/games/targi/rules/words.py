"""The vocabulary of Targi: verbs of options, questions, journal entries."""

from __future__ import annotations

from typing import Final

from igroteka.core.options import Verb
from igroteka.core.phrases import WORD, Part, Phrase, seat_part
from igroteka.games.targi.rules.components import CARD_WORDS, KINDS
from igroteka.games.targi.rules.grid import PLACE_WORDS

GAME: Final = "targi"

PRICES: Final = ("goods", "gold", "vp")
PRICE_GOODS: Final = 0
PRICE_GOLD: Final = 1
PRICE_VP: Final = 2


def _kind(name: str) -> Part:
    return Part(name, WORD, KINDS, "targi-kind-")


PLAYER: Final = seat_part("player")
TARGET: Final = seat_part("target")
PLACE: Final = Part("place", WORD, PLACE_WORDS, "targi-place-")
TO: Final = Part("to", WORD, PLACE_WORDS, "targi-place-")
PLACES: Final = Part("places", WORD, PLACE_WORDS, "targi-place-", many=True)
CARD: Final = Part("card", WORD, CARD_WORDS, "targi-card-")
CARDS: Final = Part("cards", WORD, CARD_WORDS, "targi-card-", many=True)
KIND: Final = _kind("kind")
GET: Final = _kind("get")
GOODS: Final = Part("goods", WORD, KINDS, "targi-kind-", many=True)
PRICE: Final = Part("price", WORD, PRICES, "targi-price-")
COUNT: Final = Part("count")
LEFT: Final = Part("left")  # how many goods are still above the limit
ROW: Final = Part("row")
COLUMN: Final = Part("column")
ROUND: Final = Part("round")
WORTH: Final = Part("worth")

# Verbs (games/targi/NOTATION.md).
RAID: Final = Verb(GAME, "raid", PRICE)
PLACE_TARGI: Final = Verb(GAME, "place", PLACE)
USE: Final = Verb(GAME, "use", PLACE)
SKIP: Final = Verb(GAME, "skip", PLACE)
HAND: Final = Verb(GAME, "hand")
END: Final = Verb(GAME, "end")
PASS: Final = Verb(GAME, "pass")
STOP: Final = Verb(GAME, "stop")
PLAY: Final = Verb(GAME, "play")
KEEP: Final = Verb(GAME, "keep")
DISCARD: Final = Verb(GAME, "discard")
INTO_ROW: Final = Verb(GAME, "row", ROW)
PAY: Final = Verb(GAME, "pay", GOODS)
TAKE: Final = Verb(GAME, "take", KIND)
GIVE: Final = Verb(GAME, "give", KIND)
GIFT: Final = Verb(GAME, "gift", PRICE)
TRADE: Final = Verb(GAME, "trade", COUNT, KIND, GET)
SELL: Final = Verb(GAME, "sell", COUNT, KIND)
MARKER: Final = Verb(GAME, "marker", PLACE)
TO_CELL: Final = Verb(GAME, "to", PLACE)
LIFT: Final = Verb(GAME, "lift", ROW, COLUMN)
PUT: Final = Verb(GAME, "put", ROW, COLUMN)

VERBS: Final[tuple[Verb, ...]] = (
    *(RAID, PLACE_TARGI, USE, SKIP, HAND, END, PASS, STOP, PLAY, KEEP, DISCARD, INTO_ROW, PAY, TAKE, GIVE, GIFT),
    *(TRADE, SELL, MARKER, TO_CELL, LIFT, PUT),
)

# Actions of a turn, which answer no question of another phase.
IN_TURN: Final = (USE, SKIP, END)

# Questions.
ASK_RAID: Final = Phrase("targi-ask-raid", COUNT)
ASK_PLACE: Final = Phrase("targi-ask-place", COUNT)
ASK_TURN: Final = Phrase("targi-ask-turn")
ASK_NOBLE: Final = Phrase("targi-ask-noble")
ASK_TAKEN: Final = Phrase("targi-ask-taken", CARD)
ASK_DRAWN: Final = Phrase("targi-ask-drawn")
ASK_ROW: Final = Phrase("targi-ask-row", CARD)
ASK_PAY: Final = Phrase("targi-ask-pay", CARD)
ASK_CARD_CHOICE: Final = Phrase("targi-ask-card-choice", CARD)
ASK_TAKE: Final = Phrase("targi-ask-take", CARD, COUNT)
ASK_GIVE_RAID: Final = Phrase("targi-ask-give-raid", COUNT)
ASK_GIVE_LIMIT: Final = Phrase("targi-ask-give-limit", COUNT)
ASK_GIFT: Final = Phrase("targi-ask-gift")
ASK_TRADE: Final = Phrase("targi-ask-trade")
ASK_SELL: Final = Phrase("targi-ask-sell")
ASK_MARKER: Final = Phrase("targi-ask-marker")
ASK_TO_CELL: Final = Phrase("targi-ask-to-cell", PLACE)
ASK_LIFT: Final = Phrase("targi-ask-lift", COUNT)
ASK_LIFT_SECOND: Final = Phrase("targi-ask-lift-second", CARD)
ASK_PUT: Final = Phrase("targi-ask-put", CARD)
ASK_LIFT_OR_PUT: Final = Phrase("targi-ask-lift-or-put", CARD)


def _line(name: str, *parts: Part, secret: tuple[Part, ...] = (), cause: tuple[Part, ...] = ()) -> Phrase:
    return Phrase(f"targi-log-{name}", *parts, secret=secret, cause=cause)


# The journal. A line with a secret part has a second wording, `.hidden`, for seats that may not see it.
LOG_START: Final = _line("start", PLAYER)
LOG_ROUND: Final = _line("round", ROUND, PLACE)
LOG_RAID: Final = _line("raid", PLACE)
LOG_RAID_PAID: Final = _line("raid-paid", PLAYER, GOODS)
LOG_RAID_UNABLE: Final = _line("raid-unable", PLAYER)
LOG_RAID_GAIN: Final = _line("raid-gain", PLAYER, COUNT)
LOG_RAID_SPARED: Final = _line("raid-spared", PLAYER, CARD)
LOG_RAID_REWARD: Final = _line("raid-reward", PLAYER, COUNT)
LOG_PLACE: Final = _line("place", PLAYER, PLACE)
LOG_MARKERS: Final = _line("markers", PLAYER, PLACES)
LOG_NO_MARKERS: Final = _line("no-markers", PLAYER)
LOG_TURN: Final = _line("turn", PLAYER)
LOG_SKIP: Final = _line("skip", PLAYER, PLACE)
LOG_BORDER: Final = _line("border", PLAYER, PLACE, GOODS)
LOG_GO: Final = _line("go", PLAYER, PLACE)
LOG_PASS: Final = _line("pass", PLAYER, PLACE)
LOG_GOODS_CARD: Final = _line("goods-card", PLAYER, CARD, GOODS)
LOG_CARAVAN: Final = _line("caravan", PLAYER, CARD)
LOG_EXTRA: Final = _line("extra", PLAYER, CARD, KIND)
LOG_TRADE: Final = _line("trade", PLAYER, COUNT, KIND, GET)
LOG_SELL: Final = _line("sell", PLAYER, COUNT, KIND, WORTH)
LOG_MARKER: Final = _line("marker", PLAYER, PLACE, TO)
LOG_TAKE_CARD: Final = _line("take-card", PLAYER, CARD, PLACE)
LOG_DRAW: Final = _line("draw", PLAYER, secret=(CARD,))
LOG_KEEP: Final = _line("keep", PLAYER, CARD)
LOG_KEEP_SECRET: Final = _line("keep-secret", PLAYER)
LOG_DISCARD: Final = _line("discard", PLAYER, CARD)
LOG_PLAY: Final = _line("play", PLAYER, CARD)
LOG_LAY: Final = _line("lay", PLAYER, CARD, ROW, GOODS)
LOG_LAY_FREE: Final = _line("lay-free", PLAYER, CARD, ROW)
LOG_TAKE: Final = _line("take", PLAYER, CARD, GOODS)
LOG_COIN: Final = _line("coin", PLAYER, CARD)
LOG_AMBUSH: Final = _line("ambush", PLAYER, TARGET, COUNT)
LOG_MOVE: Final = _line("move", PLAYER, CARD, ROW, COLUMN)
LOG_END_TURN: Final = _line("end-turn", PLAYER)
LOG_RETURN: Final = _line("return", PLAYER, GOODS, cause=(LEFT,))
LOG_SHUFFLE_GOODS: Final = _line("shuffle-goods")
LOG_SHUFFLE_TRIBE: Final = _line("shuffle-tribe")
LOG_TURN_UP: Final = _line("turn-up", CARDS)
LOG_AMULET: Final = _line("amulet", PLAYER)
LOG_FULL: Final = _line("full", PLAYER)
LOG_POINTS: Final = _line("points", PLAYER, COUNT)
LOG_WON: Final = _line("won", PLAYER)
LOG_DRAWN: Final = _line("drawn")
LOG_LEFT: Final = _line("left", PLAYER)
