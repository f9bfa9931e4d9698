"""The vocabulary of BANG!: the verbs of options, the questions, and the journal entries."""

from __future__ import annotations

from typing import Final

from igroteka.core.options import Option, Verb
from igroteka.core.phrases import HIDDEN, WORD, Part, Phrase, seat_part
from igroteka.games.bang.rules.faces import FACE_WORDS, FACTS, SUITS, source_number

_TEXT: Final = "bang-"
ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
COLOURS: Final = ("red", "black")
CAUSES: Final = ("card", "dynamite", "event", "duel")


def _source_words() -> tuple[str, ...]:
    """The ids of cards, characters and events by number."""
    words = [f"#{number}" for number in range(260)]
    for row in FACTS["cards"] + FACTS["characters"] + FACTS["events"]:
        words[source_number(row["rule"])] = row["id"]
    return tuple(words)


SOURCE_WORDS: Final = _source_words()


def _card(name: str, many: bool = False) -> Part:
    return Part(name, WORD, FACE_WORDS, _TEXT, many)


def _source(name: str) -> Part:
    return Part(name, WORD, SOURCE_WORDS, _TEXT)


CARD: Final = _card("card")
SECOND: Final = _card("second")
CARDS: Final = _card("cards", many=True)
KIND: Final = _source("kind")
SOURCE: Final = _source("source")
PLAYER: Final = seat_part("player")
TARGET: Final = seat_part("target")
ROLE: Final = Part("role", WORD, ROLES, "bang-role-")
SUIT: Final = Part("suit", WORD, tuple(SUITS), "bang-suit-")
COLOUR: Final = Part("colour", WORD, COLOURS, "bang-colour-")
COUNT: Final = Part("count")
LIFE: Final = Part("life")

# Causes in the journal: by which card, ability or event something happened, and whose it was.
NO_SOURCE: Final = 0
CAUSE: Final = _source("cause")
BY: Final = seat_part("by")
DEAD: Final = seat_part("dead")
USED_AS: Final = _source("used_as")  # the kind as which a card was used, if it is not its own
ABILITY: Final = _source("ability")
SHOT: Final = Part("shot_number")  # the number of a shot in a volley of `shots`; 0 for a single one
SHOTS: Final = Part("shots")
REASONS: Final = ("limit", "death", "penalty", "replaced", "own")
LIMIT: Final = 0
DEATH: Final = 1
PENALTY: Final = 2
REPLACED: Final = 3
OWN: Final = 4
REASON: Final = Part("reason", WORD, REASONS, "bang-reason-")


def source_or_hidden(source: int) -> int:
    """A source as a number of the journal, where no source is told as hidden."""
    return source or HIDDEN


# Options (games/bang/NOTATION.md).
END: Final = Verb("bang", "end")
PASS: Final = Verb("bang", "pass")
PLAY: Final = Verb("bang", "play", CARD)
PLAY_AT: Final = Verb("bang", "play", CARD, TARGET, text="play-at")
PLAY_AS: Final = Verb("bang", "play-as", CARD, KIND)
PLAY_AS_AT: Final = Verb("bang", "play-as", CARD, KIND, TARGET, text="play-as-at")
ANSWER: Final = Verb("bang", "answer", CARD)
ANSWER_AS: Final = Verb("bang", "answer-as", CARD, KIND)
USE: Final = Verb("bang", "use", SOURCE)
USE_AT: Final = Verb("bang", "use-at", SOURCE, TARGET)
USE_CARD: Final = Verb("bang", "use-card", SOURCE, CARD)
USE_CARD_AT: Final = Verb("bang", "use-card", SOURCE, CARD, TARGET, text="use-card-at")
USE_CARD_ON: Final = Verb("bang", "use-card", SOURCE, CARD, TARGET, KIND, text="use-card-on")
USE_CARDS_AT: Final = Verb("bang", "use-cards", SOURCE, CARD, SECOND, TARGET)
OFFER: Final = Verb("bang", "offer", SOURCE, offer=True)
PAY: Final = Verb("bang", "pay", CARD)
DISCARD: Final = Verb("bang", "discard", CARD)
CHECK: Final = Verb("bang", "check", CARD)
PICK: Final = Verb("bang", "pick", CARD)
FROM_HAND: Final = Verb("bang", "hand")
FROM_TABLE: Final = Verb("bang", "table", CARD)
DRAW: Final = Verb("bang", "draw")
CHOOSE: Final = Verb("bang", "choose", TARGET)
YES: Final = Verb("bang", "yes")
GUESS: Final = Verb("bang", "guess", COLOUR)
NAME: Final = Verb("bang", "name", KIND)
NAME_SUIT: Final = Verb("bang", "suit", SUIT)
CHARACTER: Final = Verb("bang", "character", SOURCE)
BID: Final = Verb("bang", "bid", COUNT)
ANNOUNCE: Final = Verb("bang", "announce")

# The only options of their verbs.
TO_END: Final = END()
TO_PASS: Final = PASS()

VERBS: Final[tuple[Verb, ...]] = (
    *(
        END,
        PASS,
        PLAY,
        PLAY_AT,
        PLAY_AS,
        PLAY_AS_AT,
        ANSWER,
        ANSWER_AS,
        USE,
        USE_AT,
        USE_CARD,
        USE_CARD_AT,
        USE_CARD_ON,
    ),
    *(USE_CARDS_AT, OFFER, PAY, DISCARD, CHECK, PICK, FROM_HAND, FROM_TABLE, DRAW, CHOOSE, YES, GUESS),
    *(NAME, NAME_SUIT, CHARACTER, BID, ANNOUNCE),
)


def is_play(option: Option) -> bool:
    verb = option.verb
    return verb is PLAY or verb is PLAY_AT or verb is PLAY_AS or verb is PLAY_AS_AT


def _ask(name: str, *parts: Part) -> Phrase:
    return Phrase(f"bang-ask-{name}", *parts)


# Questions.
ASK_PLAY: Final = _ask("play", PLAYER)
ASK_SHOT: Final = _ask("shot", PLAYER, TARGET, SOURCE, COUNT)
ASK_SHOT_BY_NOBODY: Final = _ask("shot-by-nobody", SOURCE, COUNT, SHOT, SHOTS)
ASK_INDIANS: Final = _ask("indians", PLAYER, TARGET)
ASK_DUEL: Final = _ask("duel", PLAYER, TARGET, BY)
ASK_DYING: Final = _ask("dying", TARGET, COUNT)
ASK_PAY: Final = _ask("pay", SOURCE, COUNT)
ASK_CHECK: Final = _ask("check", SOURCE)
ASK_DRAW: Final = _ask("draw", COUNT)
ASK_LIMIT: Final = _ask("limit", COUNT)
ASK_PICK_FROM: Final = _ask("pick-from", SOURCE, TARGET)
ASK_DISPLAY: Final = _ask("display")
ASK_ESTATE: Final = _ask("estate", TARGET)
ASK_LOOK: Final = _ask("look", SOURCE, COUNT)
ASK_GIFT: Final = _ask("gift", TARGET)
ASK_LEVY: Final = _ask("levy", TARGET)
ASK_COMMAND: Final = _ask("command", TARGET)
ASK_COMMAND_TARGET: Final = _ask("command-target", TARGET, KIND)
ASK_OBEY: Final = _ask("obey", PLAYER, KIND)
ASK_PLACE: Final = _ask("place", CARD)
ASK_PICK_CHARACTER: Final = _ask("pick-character")
ASK_RIGHT: Final = _ask("right")
ASK_ACTIVE: Final = _ask("active")
ASK_ANNOUNCE: Final = _ask("announce")
ASK_TAKE_BACK: Final = _ask("take-back")
ASK_KEEP_CHARACTER: Final = _ask("keep-character", SOURCE, COUNT)
ASK_OPEN: Final = _ask("open")
ASK_OPENING_BID: Final = _ask("opening-bid", SOURCE)
ASK_BID: Final = _ask("bid", SOURCE, PLAYER, COUNT)
ASK_KEEP_CARDS: Final = _ask("keep-cards", COUNT)
ASK_ANYTIME: Final = _ask("anytime", SOURCE)
ASK_CHARACTER_STEP: Final = _ask("character-step", SOURCE)
ASK_NEW_PAIR: Final = _ask("new-pair", SOURCE, _source("first"), _source("second"))
ASK_EVENT: Final = _ask("event", SOURCE)
ASK_SUIT: Final = _ask("suit", SOURCE)
ASK_RICOCHET: Final = _ask("ricochet", PLAYER, CARD)


def _line(name: str, *parts: Part, secret: tuple[Part, ...] = (), cause: tuple[Part, ...] = ()) -> Phrase:
    return Phrase(f"bang-log-{name}", *parts, secret=secret, cause=cause)


# The journal. A line with a secret part has a second wording, `.hidden`, for seats that may not see it.
LOG_SHERIFF: Final = _line("sheriff", PLAYER)
LOG_ROLE: Final = _line("role", PLAYER, secret=(ROLE,))
LOG_CHARACTER: Final = _line("character", PLAYER, SOURCE, LIFE)
LOG_DEALT: Final = _line("dealt", PLAYER, COUNT, secret=(CARDS,))
LOG_TURN: Final = _line("turn", PLAYER)
LOG_DRAW: Final = _line("draw", PLAYER, COUNT, secret=(CARDS,), cause=(CAUSE,))
LOG_DRAW_OPEN: Final = _line("draw-open", PLAYER, CARD, cause=(CAUSE,))
LOG_RESHUFFLE: Final = _line("reshuffle")
LOG_PLAY: Final = _line("play", PLAYER, CARD)
LOG_PLAY_AT: Final = _line("play-at", PLAYER, CARD, TARGET)
LOG_PLAY_AS: Final = _line("play-as", PLAYER, CARD, KIND)
LOG_PLAY_AS_AT: Final = _line("play-as-at", PLAYER, CARD, KIND, TARGET)
LOG_LAY: Final = _line("lay", PLAYER, CARD)
LOG_LAY_AT: Final = _line("lay-at", PLAYER, CARD, TARGET)
LOG_USE: Final = _line("use", PLAYER, SOURCE)
LOG_USE_AT: Final = _line("use-at", PLAYER, SOURCE, TARGET)
LOG_PAY: Final = _line("pay", PLAYER, CARD, cause=(CAUSE,))
LOG_ANSWER: Final = _line("answer", PLAYER, CARD, cause=(USED_AS, CAUSE))
LOG_GIVE: Final = _line("give", PLAYER, CARD, cause=(USED_AS, CAUSE))
LOG_RESCUE: Final = _line("rescue", PLAYER, CARD)
LOG_SPARED: Final = _line("spared", PLAYER, cause=(CAUSE, ABILITY))
LOG_CHECK: Final = _line("check", PLAYER, SOURCE, CARDS)
LOG_COVER: Final = _line("cover", PLAYER, SOURCE)
LOG_CHECK_COUNTS: Final = _line("check-counts", PLAYER, CARD)
LOG_LOSS: Final = _line("loss", PLAYER, COUNT, LIFE, cause=(CAUSE, BY, SHOT, SHOTS))
LOG_HEAL: Final = _line("heal", PLAYER, COUNT, LIFE, cause=(CAUSE,))
LOG_DEAD: Final = _line("dead", PLAYER, ROLE, cause=(CAUSE, BY))
LOG_PASS: Final = _line("pass", PLAYER, cause=(CAUSE,))
LOG_ENDING: Final = _line("ending", PLAYER)
LOG_LOOK: Final = _line("look", PLAYER, COUNT, cause=(CAUSE,))
LOG_LIMIT: Final = _line("limit", PLAYER, COUNT)
LOG_DISCARD: Final = _line("discard", PLAYER, CARD, cause=(CAUSE, REASON))
LOG_DISCARD_UNSEEN: Final = _line("discard-unseen", PLAYER, secret=(CARD,), cause=(CAUSE,))
LOG_REMOVED: Final = _line("removed", TARGET, CARD, cause=(CAUSE, BY, REASON))
LOG_TAKE_HAND: Final = _line("take-hand", PLAYER, TARGET, secret=(CARD,), cause=(CAUSE,))
LOG_TAKE_TABLE: Final = _line("take-table", PLAYER, TARGET, CARD, cause=(CAUSE, REASON))
LOG_LOSE_HAND: Final = _line("lose-hand", PLAYER, TARGET, CARD, cause=(CAUSE,))
LOG_GIFT: Final = _line("gift", PLAYER, TARGET, secret=(CARD,), cause=(CAUSE,))
LOG_PAIR: Final = _line("pair", PLAYER, SOURCE, _source("other"))
LOG_ROLES_MIXED: Final = _line("roles-mixed", COUNT, cause=(CAUSE,))
LOG_SEATS: Final = _line("seats", PLAYER, TARGET, cause=(CAUSE,))
LOG_SPOKE: Final = _line("spoke", PLAYER)
LOG_COMMAND: Final = _line("command", PLAYER, TARGET, KIND)
LOG_COMMAND_TARGET: Final = _line("command-target", TARGET)
LOG_HAND_OPEN: Final = _line("hand-open", PLAYER, CARDS, cause=(CAUSE,))
LOG_OFFERED: Final = _line("offered", Part("sources", WORD, SOURCE_WORDS, _TEXT, many=True))
LOG_ACTIVE: Final = _line("active", PLAYER)
LOG_ANNOUNCED: Final = _line("announced", PLAYER, ROLE)
LOG_LEAVES: Final = _line("leaves", PLAYER)
LOG_BOUNTY: Final = _line("bounty", PLAYER, COUNT, cause=(DEAD,))
LOG_OPENS: Final = _line("opens", PLAYER, SOURCE)
LOG_BID: Final = _line("bid", PLAYER, COUNT)
LOG_HIRED: Final = _line("hired", PLAYER, SOURCE, COUNT)
LOG_KEPT_CARD: Final = _line("kept-card", PLAYER, CARD)
LOG_RIGHT: Final = _line("right", PLAYER, SOURCE)
LOG_NEXT_EVENT: Final = _line("next-event", SOURCE)
LOG_DISPLAY: Final = _line("display", CARDS)
LOG_PICK: Final = _line("pick", PLAYER, CARD)
LOG_PASS_ON: Final = _line("pass-on", PLAYER, TARGET, CARD)
LOG_INHERIT: Final = _line("inherit", PLAYER, TARGET, COUNT, secret=(CARDS,), cause=(CAUSE,))
LOG_REWARD: Final = _line("reward", PLAYER, COUNT, cause=(DEAD,))
LOG_PENALTY: Final = _line("penalty", PLAYER)
LOG_JAIL_STAYS: Final = _line("jail-stays", PLAYER)
LOG_JAIL_LEFT: Final = _line("jail-left", PLAYER)
LOG_EXPLODES: Final = _line("explodes", PLAYER)
LOG_SHOWN: Final = _line("shown", PLAYER, CARD, cause=(CAUSE,))
LOG_EVENT: Final = _line("event", SOURCE)
LOG_SECOND: Final = _line("second", PLAYER, secret=(SOURCE,))
LOG_SWAP: Final = _line("swap", PLAYER, SOURCE, LIFE)
LOG_SUIT: Final = _line("suit", PLAYER, SUIT, cause=(CAUSE,))
LOG_GUESS: Final = _line("guess", PLAYER, COLOUR, CARD, cause=(CAUSE,))
LOG_RICOCHET: Final = _line("ricochet", PLAYER, CARD, TARGET, SECOND)
LOG_EXTRA_TURN: Final = _line("extra-turn", PLAYER)
LOG_RETURNS: Final = _line("returns", PLAYER, SOURCE, LIFE)
LOG_GHOST_LEAVES: Final = _line("ghost-leaves", PLAYER)
LOG_WON: Final = _line("won", PLAYER, ROLE)
LOG_TURNED_UP: Final = _line("turned-up", SOURCE, CARD)
LOG_HALF_PAIR: Final = _line("half-pair", PLAYER, SOURCE)
LOG_REMOVED_ROLE: Final = _line("removed-role", ROLE)
