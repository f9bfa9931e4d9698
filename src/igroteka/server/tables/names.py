"""Names of people and bots at a table, and cleaning of what people write."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection
from functools import cache

from igroteka.server.tables.messages import LONGEST_NAME
from igroteka.texts import LANGUAGES, texts_for

# What bots are called in logs and replays, and how they are spoken of. Clients show the name in their own language.
BOT_NAMES = {
    "Ada": "she", "Basil": "he", "Clara": "she", "Darwin": "he", "Edith": "she", "Felix": "he",
    "Greta": "she", "Hugo": "he", "Iris": "she", "Jasper": "he", "Kira": "she", "Leo": "he",
    "Mira": "she", "Nestor": "he", "Olga": "she", "Pavel": "he", "Quinn": "", "Rosa": "she",
    "Simon": "he", "Tilda": "she", "Urban": "he", "Vera": "she", "Walter": "he", "Zoya": "she",
}  # fmt: skip


# What deleted players are called in logs and replays. Clients show that in their own language, as they do for bots.
DELETED_NAME, DELETED = "Deleted player", "deleted"


def bot_id(name: str) -> str:
    """The id of a bot's name, for texts; empty if no bot is called so."""
    return name.lower() if name in BOT_NAMES else ""


@cache
def shown_names(bot: str) -> tuple[str, ...]:
    """What the bot with this id is called in each language."""
    return tuple([texts_for(language).say(f"bot-name-{bot}") for language in LANGUAGES])


def is_free(name: str, taken: Collection[str]) -> bool:
    """True if a bot of this name can be told apart from everybody at the table, in every language."""
    return not any(imitates(shown, other) for shown in shown_names(bot_id(name)) for other in taken)


def bot_name(taken: Collection[str], table: str, seat: int) -> str:
    """A free name for a bot; which one depends on the table and the seat."""
    start = hashlib.blake2b(f"{table}/{seat}".encode(), digest_size=2).digest()
    first = int.from_bytes(start)
    known = list(BOT_NAMES)
    names = [known[(first + i) % len(known)] for i in range(len(known))]
    return next(name for name in names if is_free(name, taken))


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number appended if it could be confused with one of the others."""
    found, count = name, 1
    while any(imitates(found, other) for other in others):
        count += 1
        found = f"{name} {count}"
    return found


# What can be seen.

INVISIBLE = ("Cc", "Cf", "Co", "Cn", "Cs", "Me")  # enclosing marks are left out too: they only deface a line
BLANK = frozenset(
    "\u2800\u3164\uffa0\u115f\u1160\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\u2d7f\ufffc\U0001107f\U00016fe4\U0001d159"
) | {chr(sign) for sign in [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]}  # letters and marks that show nothing
MAX_MARKS = 2  # on one letter: vowel and tone, or point and dagesh; more of them deface the lines around


def clean_text(text: str) -> str:
    """The text on one line, without invisible characters, direction marks and stacked accents."""
    found: list[str] = []
    marks = MAX_MARKS  # a mark needs something to stand on
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in INVISIBLE or sign in BLANK:
            continue
        marks = marks + 1 if category == "Mn" else MAX_MARKS if sign.isspace() else 0
        if marks <= MAX_MARKS:
            found.append(sign)
    return " ".join("".join(found).split())


def clean_name(text: str) -> str:
    """A name as it is shown at a table; empty if nothing visible is left."""
    return clean_text(text)[:LONGEST_NAME].strip()


# What looks alike: a skeleton in the manner of UTS #39, for the letters that our players write with.

CAPITALS = {  # Latin letters, and letters and figures that look like them in capitals; all of them after case folding
    "a": "аαᎪ@", "b": "вβьᏴ", "c": "сᏟ", "d": "ԁđᎠ", "e": "еεᎬ", "g": "Ꮐց", "h": "нηһհħᎻ", "i": "іιӏıłlᏞ1|!",
    "j": "јյᎫ", "k": "кκᏦ", "m": "мμᎷ", "n": "ν", "o": "оοօσø0", "p": "рρᏢ", "q": "ԛզ", "r": "Ꭱ", "s": "ѕᏚ5$",
    "t": "тτᎢ", "v": "ѵᏙ", "w": "ԝшωᎳ", "x": "хχ", "y": "уυᎽ", "z": "ζᏃ", "3": "зʒ", "4": "ч", "6": "б",
}  # fmt: skip
SMALL = {
    "n": "ηпո",
    "r": "г",
    "u": "υսμ",
    "v": "ν",
    "y": "γ",
    "w": "ш",
    "k": "к",
}  # as small letters look, where it differs
PAIRS = {"rn": "m", "vv": "w"}  # two letters that look like one


def imitates(one: str, other: str) -> bool:
    """True if one name could be mistaken for the other."""
    return not skeletons(one).isdisjoint(skeletons(other))


def skeletons(name: str) -> set[str]:
    """The name with look-alike characters made equal: once as capitals, once as it is written."""
    plain = "".join([sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign)[0] != "M"])
    return {_skeleton(plain), _skeleton(plain.translate(_SMALL))} - {""} or {name}


def _skeleton(plain: str) -> str:
    found = plain.casefold().translate(_CAPITALS)
    for pair, letter in PAIRS.items():
        found = found.replace(pair, letter)
    return "".join([sign for sign in found if unicodedata.category(sign)[0] not in "PZ"])


def _table(alike: dict[str, str]) -> dict[int, str]:
    return {ord(sign): letter for letter, signs in alike.items() for sign in signs}


_CAPITALS, _SMALL = _table(CAPITALS), _table(SMALL)
