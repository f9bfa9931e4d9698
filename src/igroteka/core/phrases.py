"""Language-independent sentences: a phrase and its numbers.

Options, questions and journal entries are all phrases with numbers. The phrase says how each number is written in codes
(`play:targeted_attack_2x:C`) and how it is worded for a player (texts/*.ftl).
"""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import mypyc_attr

HIDDEN: Final = -1
LETTERS: Final = "ABCDEFGH"
MAX_SEATS: Final = len(LETTERS)  # the maximum number of seats in any game

MAX_DIGITS: Final = 9  # maximum number of characters of a number in a code
UNUSED_PREFIX: Final = "#"  # prefix of placeholder words for unused numbers

# What a number of a phrase stands for.
PartKind = Literal[0, 1, 2]
NUMBER: Final = 0
WORD: Final = 1
SEAT: Final = 2


@final
class Part:
    """One number of a phrase; `name` is its argument in the texts.

    A part with `words` is written as one of them and worded by the message `text` + word. A word may carry variants
    after dots (`nope.marked`), worded by the messages `text` + "variant-" + variant. A `many` part comes last and takes
    all remaining numbers.
    """

    def __init__(
        self, name: str, kind: PartKind = NUMBER, words: tuple[str, ...] = (), text: str = "", many: bool = False
    ) -> None:
        self.name: Final = name
        self.kind: Final[PartKind] = kind
        self.words: Final = words
        self.text: Final = text
        self.many: Final = many

    def write(self, number: int) -> str:
        """The number as written in a code."""
        return self.words[number] if self.words else str(number)

    def read(self, word: str) -> int:
        """Parse a word of a code; ValueError if it is unknown."""
        if self.words:
            if word.startswith(UNUSED_PREFIX):
                raise ValueError(word)
            return self.words.index(word)
        number = int(word) if len(word) <= MAX_DIGITS else 0
        if str(number) != word:
            raise ValueError(word)
        return number


def seat_part(name: str) -> Part:
    """A part that is a seat: written as a letter, worded as the player's name."""
    return Part(name, SEAT, tuple(LETTERS))


@final
class Phrase:
    """A sentence template: a message of the texts and its parts.

    Only seats that may see them read the `secret` parts; others get the attribute `.hidden` of the message.
    The `cause` of a journal entry says why it happened (by which card, ability or event, and whose) and under which
    circumstances (beside which tokens, how many are left). It is public. Tables check what they replay by the other
    parts only, so a cause can be added to a phrase of stored games. One that nobody gave is HIDDEN (a number 0).
    """

    def __init__(self, text: str, *parts: Part, secret: tuple[Part, ...] = (), cause: tuple[Part, ...] = ()) -> None:
        self.text: Final = text
        self.parts: Final = parts
        self.secret: Final = secret
        self.cause: Final = cause
        self._cache_one: Final[list[Message]] = []
        self._cache_two: Final[list[list[Message]]] = []

    def one(self, number: int) -> Message:
        """This phrase with its only number, which must be >= 0. Cached, because the same questions come up again and
        again.
        """
        messages = self._cache_one
        while len(messages) <= number:
            messages.append(Message(self, len(messages)))
        return messages[number]

    def two(self, first: int, second: int) -> Message:
        """This phrase with two numbers >= 0. Cached."""
        rows = self._cache_two
        while len(rows) <= first:
            rows.append([])
        row = rows[first]
        while len(row) <= second:
            row.append(Message(self, first, len(row)))
        return row[second]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Message:
    """A phrase with its numbers: the question of a decision, or a part of a view."""

    def __init__(self, phrase: Phrase, *numbers: int) -> None:
        self.phrase: Final = phrase
        self.numbers: Final = numbers

    def plain(self) -> dict[str, object]:
        """As plain data: text id and arguments."""
        return {"text": self.phrase.text, "arguments": plain_arguments(self.phrase.parts, self.numbers)}


def plain_arguments(parts: tuple[Part, ...], numbers: tuple[int, ...]) -> dict[str, object]:
    """The arguments by name, each as the word or number used in codes."""
    found: dict[str, object] = {}
    for i, part in enumerate(parts):
        if part.many:
            found[part.name] = [_plain(part, number) for number in numbers[i:]]
        else:
            found[part.name] = _plain(part, numbers[i])
    return found


def _plain(part: Part, number: int) -> str | int | None:
    if number == HIDDEN and part.kind != NUMBER:
        return None
    return part.write(number) if part.words else number
