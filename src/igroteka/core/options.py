"""Options: what a seat can choose. An option is a verb and its numbers, with a readable code."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.phrases import Part


@final
class Option:
    """One possible answer to a decision: an immutable value, made by calling its verb: `PLAY(card, target)`."""

    def __init__(self, verb: Verb, numbers: tuple[int, ...]) -> None:
        self.verb: Final = verb
        self.numbers: Final = numbers
        self.code: Final = ":".join([verb.name, *verb.words(numbers)])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Option) and self.code == other.code and self.verb is other.verb)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self.code}>"


@final
class Verb:
    """A kind of option of one game, such as `play` with a card and a target.

    Its text is `<game>-do-<verb>` unless `text` is given, which verbs with the same name and different parts need. An
    `offer` may be taken while others are asked (see `Decision.waits`).
    """

    def __init__(self, game: str, name: str, *parts: Part, text: str = "", offer: bool = False) -> None:
        self.text: Final = f"{game}-do-{text or name}"
        self.parts: Final = parts
        self.name: Final = name
        self.offer: Final = offer
        self._made: Final[dict[tuple[int, ...], Option]] = {}
        self._ones: Final[list[Option | None]] = []
        self._twos: Final[list[list[Option | None]]] = []
        self._threes: Final[dict[int, Option]] = {}

    def __call__(self, *numbers: int) -> Option:
        return self.of(numbers)

    def of(self, numbers: tuple[int, ...]) -> Option:
        """The option with these numbers; the same as calling the verb."""
        made = self._made.get(numbers)
        if made is None:
            made = Option(self, numbers)
            self._made[numbers] = made
        return made

    def one(self, first: int) -> Option:
        """The option with one number >= 0. Faster than calling the verb, for rules that offer many options."""
        ones = self._ones
        while len(ones) <= first:
            ones.append(None)
        made = ones[first]
        if made is None:
            made = ones[first] = self(first)
        return made

    def two(self, first: int, second: int) -> Option:
        """The option with two numbers >= 0."""
        twos = self._twos
        while len(twos) <= first:
            twos.append([])
        row = twos[first]
        while len(row) <= second:
            row.append(None)
        made = row[second]
        if made is None:
            made = row[second] = self(first, second)
        return made

    def three(self, first: int, second: int, third: int) -> Option:
        """The option with three numbers, each from 0 to 1023."""
        key = first << 20 | second << 10 | third
        made = self._threes.get(key)
        if made is None:
            made = self._threes[key] = self(first, second, third)
        return made

    def words(self, numbers: tuple[int, ...]) -> list[str]:
        """The numbers as written in a code; the numbers of a `many` part are joined with a plus sign."""
        found: list[str] = []
        for i, part in enumerate(self.parts):
            if part.many:
                found.append("+".join([part.write(number) for number in numbers[i:]]))
            else:
                found.append(part.write(numbers[i]))
        return found

    def read(self, words: list[str]) -> Option:
        """Parse the words of a code; ValueError if they do not fit. The result is not cached, since the input may be
        anything.
        """
        numbers: list[int] = []
        for part, word in zip(self.parts, words, strict=True):
            if part.many:
                numbers.extend([part.read(one) for one in word.split("+")] if word else [])
            else:
                numbers.append(part.read(word))
        found = tuple(numbers)
        return self._made.get(found) or Option(self, found)


def read_option(verbs: tuple[Verb, ...], code: str) -> Option | None:
    """The option with this code, whether it is offered or not; None if there is no such option."""
    name, *words = code.split(":")
    for verb in verbs:
        if verb.name == name and len(verb.parts) == len(words):
            try:
                option = verb.read(words)
            except ValueError:
                continue
            return option if option.code == code else None  # 07 and +7 parse as numbers, but the canonical form is 7
    return None
