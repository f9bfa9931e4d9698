"""What is said about a game without a word of any language: a phrase and its numbers.

Options, questions and journal entries are all phrases with numbers. The phrase says how each number is
written in codes (`play:targeted_attack_2x:C`) and how it is worded for a player (texts/*.ftl).
"""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import mypyc_attr

HIDDEN: Final = -1
LETTERS: Final = "ABCDEFGH"
MOST_SEATS: Final = len(LETTERS)  # that a game may have

LONGEST: Final = 9  # signs of a number in a code
GAP: Final = "#"  # begins the words of numbers that stand for nothing

# What a number of a phrase stands for.
PartKind = Literal[0, 1, 2]
NUMBER: Final = 0
WORD: Final = 1
SEAT: Final = 2


@final
class Part:
    """One number of a phrase: `name` is its argument in the texts.

    A part with `words` is written as one of them, and worded by the message `text` + word. A word may carry variants
    behind dots (`nope.marked`): they are worded by the messages `text` + "variant-" + variant. A part that is `many`
    stands last and takes all numbers that are left.
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
        """The number as it stands in a code."""
        return self.words[number] if self.words else str(number)

    def read(self, word: str) -> int:
        """The number of a word of a code; ValueError if there is no such word."""
        if self.words:
            if word.startswith(GAP):
                raise ValueError(word)
            return self.words.index(word)
        number = int(word) if len(word) <= LONGEST else 0
        if str(number) != word:
            raise ValueError(word)
        return number


def seat_part(name: str) -> Part:
    """A part that is a seat: written as a letter, worded as the player's name."""
    return Part(name, SEAT, tuple(LETTERS))


@final
class Phrase:
    """Something that can be said: a message of the texts and its parts.

    `secret` parts are told only to those who may see them; others read the attribute `.hidden` of the message.
    """

    def __init__(self, text: str, *parts: Part, secret: tuple[Part, ...] = ()) -> None:
        self.text: Final = text
        self.parts: Final = parts
        self.secret: Final = secret
        self._said: Final[list[Message]] = []
        self._said_of_two: Final[list[list[Message]]] = []

    def one(self, number: int) -> Message:
        """This phrase with its only number, from 0 on; made once, for questions that are asked again and again."""
        said = self._said
        while len(said) <= number:
            said.append(Message(self, len(said)))
        return said[number]

    def two(self, first: int, second: int) -> Message:
        """This phrase with its two numbers, from 0 on; made once."""
        rows = self._said_of_two
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
        """As plain data: the id of the text and its arguments."""
        return {"text": self.phrase.text, "arguments": plain_arguments(self.phrase.parts, self.numbers)}


def plain_arguments(parts: tuple[Part, ...], numbers: tuple[int, ...]) -> dict[str, object]:
    """Each argument by its name, as the word or number that codes use."""
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
