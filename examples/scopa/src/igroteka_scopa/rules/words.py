"""What can be said in Scopa: the verbs of options, the questions, and the lines of the journal."""

from __future__ import annotations

from typing import Final

from igroteka.core.options import Verb
from igroteka.core.phrases import WORD, Part, Phrase, seat_part
from igroteka_scopa.rules.cards import CARDS as CARD_WORDS

CARD: Final = Part("card", WORD, CARD_WORDS, "scopa-card-")
CARDS: Final = Part("cards", WORD, CARD_WORDS, "scopa-card-", many=True)
PLAYER: Final = seat_part("player")
COUNT: Final = Part("count")

# What a deal is scored for (SCO-P01 to SCO-P05).
SCORED: Final = ("cards", "diamonds", "settebello", "prime", "sweeps")
FOR_CARDS: Final = 0
FOR_DIAMONDS: Final = 1
FOR_SETTEBELLO: Final = 2
FOR_PRIME: Final = 3
FOR_SWEEPS: Final = 4
WHAT: Final = Part("what", WORD, SCORED, "scopa-scored-")

# Options (NOTATION.md).
PLAY: Final = Verb("scopa", "play", CARD)
TAKE: Final = Verb("scopa", "take", CARD)
VERBS: Final = (PLAY, TAKE)

ASK_PLAY: Final = Phrase("scopa-ask-play")
ASK_TAKE: Final = Phrase("scopa-ask-take", CARD)

LOG_DEAL: Final = Phrase("scopa-log-deal", PLAYER, COUNT)
LOG_KINGS: Final = Phrase("scopa-log-kings")
LOG_TABLE: Final = Phrase("scopa-log-table", CARDS)
LOG_HAND: Final = Phrase("scopa-log-hand", PLAYER, secret=(CARDS,))
LOG_LAY: Final = Phrase("scopa-log-lay", PLAYER, CARD)
LOG_PLAY: Final = Phrase("scopa-log-play", PLAYER, CARD)
LOG_PICK: Final = Phrase("scopa-log-pick", PLAYER, CARD)
LOG_TAKE: Final = Phrase("scopa-log-take", PLAYER, CARDS)
LOG_SWEEP: Final = Phrase("scopa-log-sweep", PLAYER)
LOG_REST: Final = Phrase("scopa-log-rest", PLAYER, CARDS)
LOG_SCORE: Final = Phrase("scopa-log-score", PLAYER, COUNT, WHAT)
LOG_WON: Final = Phrase("scopa-log-won", PLAYER, COUNT)
