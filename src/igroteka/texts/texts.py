"""How phrases and their numbers become sentences of a language.

The sentences themselves are messages of Fluent (`<language>/*.ftl`); no sentence is built in Python. A message finds
each part of its phrase under the part's name, and beside it:

- for a seat, `$player_is`: "you" if it is the reader's own, else "other";
- for a seat, `$player_mark`: " ①" or " ②" if its player has several figures, else nothing; a name has it already;
- for a seat, `$player_as`: "she" or "he" as its player wants to be spoken of, "any" where nothing is known;
- for many cards, `$cards_in_order`: one after another as they lie, where `$cards` counts those that are alike.

A card or a rule that depends on an option of the table has, beside its text for all tables, one for each value of the
option: the attribute `.jail_release-one_turn` is told where that has been agreed on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from igroteka.core.errors import IgrotekaError
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, NUMBER, SEAT, Message, Part
from igroteka.core.registry import games
from igroteka.core.setup import SettingValue

LANGUAGES: Final = ("en", "ru")
FIGURES: Final = "①②③④"  # the figures of one player, told apart
LARGEST: Final = 2**53 - 1  # what browsers count with, and more than anybody means

Argument = str | int


class MissingText(KeyError):
    """A message or an attribute that a language does not have: a mistake of ours, never of a player."""


class BrokenText(ValueError):
    """A message that cannot be filled in, mostly for want of an argument: a mistake of ours, never of a player."""


class Names:
    """What the players are called, by seat, and which seat is the reader's own: that one is told as "you".

    Where players have several figures, `owners` tells whose each of them is, and the numbers of phrases are figures.
    `addresses` tells by seat how its player wants to be spoken of: "she", "he", or "" for any way.
    """

    def __init__(
        self, names: Sequence[str], me: int = -1, owners: Sequence[int] = (), addresses: Sequence[str] = ()
    ) -> None:
        self.names: Final = names
        self.me: Final = me
        self.owners: Final = tuple(owners)
        self.addresses: Final = tuple(addresses)

    def owner(self, figure: int) -> int:
        """The seat of a figure: the same number, unless players have several."""
        return self.owners[figure] if self.owners and figure >= 0 else figure

    def is_me(self, figure: int) -> bool:
        """Does this figure belong to the reader?"""
        return self.me >= 0 and self.owner(figure) == self.me

    def spoken_of(self, figure: int) -> str:
        """How the owner of a figure is spoken of: "she", "he" or "any"; somebody unknown is «кто-то», a masculine."""
        if figure < 0:
            return "he"
        seat = self.owner(figure)
        return (self.addresses[seat] if seat < len(self.addresses) else "") or "any"

    def mark(self, figure: int) -> str:
        """Which of its owner's figures this is, as a sign; empty if it is the only one."""
        owner = self.owner(figure)
        if figure < 0 or self.owners.count(owner) < 2:
            return ""
        return FIGURES[self.owners[:figure].count(owner)]

    def name(self, figure: int) -> str:
        """What the owner of a figure is called, with a sign behind it if there are several."""
        name, mark = self.names[self.owner(figure)], self.mark(figure)
        return f"{name} {mark}" if mark else name


class Texts:
    """All messages of one language, or those of one file, and how whatever is said about a game is worded with them."""

    def __init__(self, language: str, file_name: str = "") -> None:
        if language not in LANGUAGES:
            raise IgrotekaError("error-language", language=language, known=", ".join(LANGUAGES))
        self.language: Final = language
        self._agreed: tuple[str, ...] = ()  # the attributes for what a table has agreed on
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        for file in text_files(language):
            if file_name in ("", file.name):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def at_table(self, options: Mapping[str, SettingValue]) -> Texts:
        """The same texts for a table with these options: cards and rules as they are played there."""
        found = copy(self)
        found._agreed = tuple([f"{id}-{value}".lower() for id, value in options.items()])
        return found

    # Messages by their id.

    def has(self, id: str, attribute: str = "") -> bool:
        """Is there such a message, with a text of its own or with this attribute?"""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, /, **arguments: Argument) -> str:
        """The text of a message; MissingText if there is none."""
        return self._format(id, "", arguments)

    def attribute(self, id: str, name: str, /, **arguments: Argument) -> str:
        """The text of an attribute of a message; MissingText if there is none."""
        return self._format(id, self._as_agreed(id) or name if name == "text" else name, arguments)

    def rule(self, id: str) -> str:
        """A rule in a player's words, or "" if there are none for it."""
        text = f"rule-{id.replace('.', '_')}"  # ids of Fluent have no dots
        return self._format(text, self._as_agreed(text), {}) if self.has(text) else ""

    def _as_agreed(self, id: str) -> str:
        """The attribute of a message for what the table has agreed on; empty if it is the same for all tables."""
        return next((name for name in self._agreed if self.has(id, name)), "")

    # What is said about a game.

    def saying(self, saying: Message, names: Names) -> str:
        """The question of a decision, or a part of a view."""
        return self.say(saying.phrase.text, **self._arguments(saying.phrase.parts, saying.numbers, names))

    def option(self, option: Option, names: Names) -> str:
        """What a seat can choose."""
        return self.say(option.verb.text, **self._arguments(option.verb.parts, option.numbers, names))

    def entry(self, entry: Entry, names: Names) -> str:
        """A line of the journal, as it was told."""
        arguments = self._arguments(entry.phrase.parts, entry.numbers, names)
        if entry.hidden:
            return self.attribute(entry.phrase.text, "hidden", **arguments)
        return self.say(entry.phrase.text, **arguments, **self._arguments(entry.phrase.secret, entry.secret, names))

    def error(self, problem: IgrotekaError) -> str:
        """Why something was refused, with the words of the rule that says so."""
        error = self._refusal(problem)
        rule = self.rule(problem.rule)
        return self.say("error-with-rule", error=error, rule=problem.rule, text=rule) if rule else error

    def word(self, part: Part, number: int, names: Names) -> str:
        """One number of a phrase by itself, as it stands in a table or a list rather than in a sentence."""
        if part.kind == NUMBER:
            return str(number)
        if part.kind == SEAT:
            return self._seat(number, names)
        return self._word(part, number, in_sentence=False)

    def _refusal(self, problem: IgrotekaError) -> str:
        """The words of an error. Its arguments may quote what somebody typed, however long that was."""
        arguments = {name: _cut(value, 500) for name, value in problem.arguments.items()}
        if problem.details:
            details = [self.say("error-detail", error=self._refusal(d), rule=d.rule) for d in problem.details]
            arguments["details"] = _cut(" ".join(details), 2000)
        return self.say(problem.text, **arguments)

    # How the arguments of a message are made.

    def _arguments(self, parts: tuple[Part, ...], numbers: tuple[int, ...], names: Names) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for i, part in enumerate(parts):
            if part.many:
                words = [self._word(part, number, in_sentence=True) for number in numbers[i:]]
                found[part.name] = self._list(self._grouped(part, numbers[i:]))
                found[f"{part.name}_in_order"] = self._row(words)
            elif part.kind == NUMBER:
                found[part.name] = numbers[i]
            elif part.kind == SEAT:
                told, mark = self._seat(numbers[i], names), names.mark(numbers[i])
                found[part.name] = told
                found[f"{part.name}_is"] = "you" if names.is_me(numbers[i]) else "other"
                found[f"{part.name}_as"] = names.spoken_of(numbers[i])
                found[f"{part.name}_mark"] = f" {mark}" if mark else ""
                found[f"{part.name}_owner"] = told.removesuffix(f" {mark}") if mark else told
            else:
                found[part.name] = self._word(part, numbers[i], in_sentence=True)
                found[f"{part.name}_id"] = "hidden" if numbers[i] == HIDDEN else part.write(numbers[i])
        return found

    def _seat(self, seat: int, names: Names) -> str:
        if seat == HIDDEN:
            return self.say("somebody")
        return self.say("you") if names.is_me(seat) else names.name(seat)

    def _word(self, part: Part, number: int, *, in_sentence: bool) -> str:
        """A word of the game with its variants. In a sentence it is set off by `<text>named` or its own `.named`."""
        if number == HIDDEN:
            return self.say(f"{part.text}hidden")
        word, *variants = part.write(number).split(".")
        id = part.text + word
        told = self.say(id)
        if in_sentence:
            told = self.attribute(id, "named") if self.has(id, "named") else self.say(f"{part.text}named", card=told)
        for variant in variants:
            told = self.say(f"{part.text}variant-{variant}", card=told)
        return told

    def _grouped(self, part: Part, numbers: tuple[int, ...]) -> list[str]:
        """Each word once, in the order of first appearance, with its number if there are several."""
        same: dict[str, list[int]] = {}
        for number in numbers:
            same.setdefault(self._word(part, number, in_sentence=True), []).append(number)
        return [self._counted(part, word, alike) for word, alike in same.items()]

    def _counted(self, part: Part, word: str, alike: list[int]) -> str:
        """A word with its number: by its own attribute `.counted`, which tells a single one with its number, too."""
        count, id = len(alike), "" if alike[0] == HIDDEN else part.text + part.write(alike[0])
        if id and self.has(id, "counted"):
            return self.attribute(id, "counted", count=count)
        return word if count == 1 else self.say("list-several", word=word, count=count)

    def _row(self, words: list[str]) -> str:
        """The words with commas: "a, b, c"."""
        told = words[0] if words else self.say("list-empty")
        for word in words[1:]:
            told = self.say("list-comma", left=told, right=word)
        return told

    def _list(self, words: list[str]) -> str:
        """The words as a sentence lists them: "a, b and c"."""
        if len(words) < 2:
            return self._row(words)
        return self.say("list-and", left=self._row(words[:-1]), right=words[-1])

    def _format(self, id: str, attribute: str, arguments: dict[str, Argument]) -> str:
        if not self.has(id, attribute):
            raise MissingText(f"{self.language}: {id}.{attribute}" if attribute else f"{self.language}: {id}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        told, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise BrokenText(f"{self.language}: {id}: {'; '.join(str(problem) for problem in problems)}")
        return str(told)


def text_files(language: str) -> Iterator[Traversable]:
    """The files of a language: those that all games share, and those in the folder of each game."""
    for texts in (files("igroteka.texts"), *[game.folder.joinpath("texts") for game in games().values()]):
        folder = texts.joinpath(language)
        if folder.is_dir():
            yield from [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def _cut(value: Argument, most: int) -> Argument:
    """A text of at most so many characters: Fluent refuses to fill in very long ones, and to count by huge numbers."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return f"{value[:most]}…" if isinstance(value, str) and len(value) > most else value


@cache
def texts_for(language: str, file_name: str = "") -> Texts:
    """The texts of a language, or of one of its files, read once. An unknown language raises IgrotekaError."""
    return Texts(language, file_name)
