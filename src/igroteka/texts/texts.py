"""Turns phrases, which are ids with numbers, into sentences of a language.

The sentences are Fluent messages (`<language>/*.ftl`); no sentence is built in Python. A message gets each part of its
phrase as a variable of the part's name, and derived variables:

- for a seat, `$player_is`: "you" if it is the reader's own, "nobody" if there is none or it is unknown, else "other";
- for a seat, `$target_self`: "yes" if its player is the one who acts (`$player`), else "no";
- for a seat, `$player_gen`, `_dat`, `_acc`, `_ins`, `_pre`: the name in a grammatical case, if the language has it;
- for a seat, `$player_mark`: " ①" or " ②" if its player has several figures, else nothing; names already include it;
- for a seat, `$player_as`: "she" or "he", the pronoun that its player chose, or "any" if it is unknown;
- for a word, `$card_id`: its code (`nope.marked`), and `$card_kind`: the code without variants (`nope`);
- for several cards, `$cards_in_order`: the cards one by one, in order, where `$cards` groups and counts equal ones.

A card or rule that depends on a setting of the table has, besides its general text, one text per value of the setting:
the attribute `.jail_release-one_turn` replaces the general text at tables with that value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, NUMBER, SEAT, Message, Part
from igroteka.core.registry import games
from igroteka.core.setup import SettingValue
from igroteka.texts.bundle import LazyBundle

LANGUAGES: Final = ("en", "ru")
CASES: Final = ("gen", "dat", "acc", "ins", "pre")  # attributes of the names that a language inflects
FIGURES: Final = "①②③④"  # distinguish the figures of one player
LARGEST: Final = 2**53 - 1  # the largest integer that browsers represent exactly

Argument = str | int


class MissingText(KeyError):
    """A language lacks this message or attribute. A bug in our texts, never a player's mistake."""


class BrokenText(ValueError):
    """A message cannot be formatted, mostly because an argument is missing. A bug of ours, never a player's mistake."""


class Names:
    """The players' names by seat, and the reader's own seat, which is called "you".

    In games where players have several figures, `owners` maps each figure to its seat, and phrases refer to figures.
    `addresses` is the pronoun of each seat: "she", "he", or "" if the player has not chosen one. `forms` are the text
    ids of names of ours, whose attributes are the grammatical cases; "" for people, whose names are never inflected.
    """

    def __init__(
        self,
        names: Sequence[str],
        me: int = -1,
        owners: Sequence[int] = (),
        addresses: Sequence[str] = (),
        forms: Sequence[str] = (),
    ) -> None:
        self.names: Final = names
        self.forms: Final = tuple(forms)
        self.me: Final = me
        self.owners: Final = tuple(owners)
        self.addresses: Final = tuple(addresses)

    def owner(self, figure: int) -> int:
        """The seat of a figure: the same number, unless players have several figures."""
        return self.owners[figure] if self.owners and figure >= 0 else figure

    def is_me(self, figure: int) -> bool:
        """True if this figure belongs to the reader."""
        return self.me >= 0 and self.owner(figure) == self.me

    def relation(self, figure: int) -> str:
        """Whom the reader sees in a figure: "you", "other", or "nobody" if there is none or it is unknown."""
        return "nobody" if figure < 0 else "you" if self.is_me(figure) else "other"

    def spoken_of(self, figure: int) -> str:
        """The pronoun of a figure's owner: "she", "he" or "any". An unknown player is «кто-то», which is masculine."""
        if figure < 0:
            return "he"
        seat = self.owner(figure)
        return (self.addresses[seat] if seat < len(self.addresses) else "") or "any"

    def mark(self, figure: int) -> str:
        """The symbol that distinguishes this figure from the owner's other ones; empty if it is the only one."""
        owner = self.owner(figure)
        if figure < 0 or self.owners.count(owner) < 2:
            return ""
        return FIGURES[self.owners[:figure].count(owner)]

    def form(self, figure: int) -> str:
        """The text id of the name of a figure's owner, or "" if it is a person's own name."""
        seat = self.owner(figure)
        return self.forms[seat] if seat < len(self.forms) else ""

    def name(self, figure: int) -> str:
        """The name of a figure's owner, followed by the symbol of the figure if there are several."""
        name, mark = self.names[self.owner(figure)], self.mark(figure)
        return f"{name} {mark}" if mark else name


class Texts:
    """All messages of one language, and the methods that format what a game says."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise IgrotekaError("error-language", language=language, known=", ".join(LANGUAGES))
        self.language: Final = language
        self._agreed: tuple[str, ...] = ()  # the attributes that match the settings of the table
        self._bundle: Final = LazyBundle(language)
        for file in text_files(language):
            self._bundle.add_source(file.read_text(encoding="utf-8"))

    def at_table(self, options: Mapping[str, SettingValue]) -> Texts:
        """The same texts for a table with these settings: cards and rules as they work there."""
        found = copy(self)
        found._agreed = tuple([f"{id}-{value}".lower() for id, value in options.items()])
        return found

    # Messages by id.

    def has(self, id: str, attribute: str = "") -> bool:
        """True if this message exists, with a text of its own or with this attribute."""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, /, **arguments: Argument) -> str:
        """Format a message; raises MissingText if there is none."""
        return self._format(id, "", arguments)

    def attribute(self, id: str, name: str, /, **arguments: Argument) -> str:
        """Format an attribute of a message; raises MissingText if there is none."""
        return self._format(id, self._as_agreed(id) or name if name == "text" else name, arguments)

    def rule(self, id: str) -> str:
        """A rule in words for players, or "" if there are none."""
        text = f"rule-{id.replace('.', '_')}"  # Fluent ids cannot contain dots
        return self._format(text, self._as_agreed(text), {}) if self.has(text) else ""

    def _as_agreed(self, id: str) -> str:
        """The attribute of a message that matches the settings of the table; empty if there is none."""
        return next((name for name in self._agreed if self.has(id, name)), "")

    # What a game says.

    def saying(self, saying: Message, names: Names) -> str:
        """The prompt of a decision, or a message in a view."""
        return self.say(saying.phrase.text, **self._arguments(saying.phrase.parts, saying.numbers, names))

    def option(self, option: Option, names: Names) -> str:
        return self.say(option.verb.text, **self._arguments(option.verb.parts, option.numbers, names))

    def entry(self, entry: Entry, names: Names) -> str:
        """A journal entry, as this reader was told it."""
        arguments = self._arguments(entry.phrase.parts, entry.numbers, names)
        arguments |= self._arguments(entry.phrase.cause, entry.cause, names)
        if entry.hidden:
            return self.attribute(entry.phrase.text, "hidden", **arguments)
        return self.say(entry.phrase.text, **arguments, **self._arguments(entry.phrase.secret, entry.secret, names))

    def error(self, problem: IgrotekaError) -> str:
        """Why something was refused, with the text of the rule that forbids it."""
        error = self._refusal(problem)
        rule = self.rule(problem.rule)
        return self.say("error-with-rule", error=error, rule=problem.rule, text=rule) if rule else error

    def word(self, part: Part, number: int, names: Names) -> str:
        """One number of a phrase by itself, for a table or a list rather than a sentence."""
        if part.kind == NUMBER:
            return str(number)
        if part.kind == SEAT:
            return self._seat(number, names)
        return self._word(part, number, in_sentence=False)

    def _refusal(self, problem: IgrotekaError) -> str:
        """The text of an error. Its arguments may quote user input of any length."""
        arguments = {name: _cut(value, 500) for name, value in problem.arguments.items()}
        if problem.details:
            details = [self.say("error-detail", error=self._refusal(d), rule=d.rule) for d in problem.details]
            arguments["details"] = _cut(" ".join(details), 2000)
        return self.say(problem.text, **arguments)

    # Message arguments.

    def _arguments(self, parts: tuple[Part, ...], numbers: tuple[int, ...], names: Names) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        actor = _actor(parts, numbers, names)
        for i, part in enumerate(parts):
            if part.many:
                words = [self._word(part, number, in_sentence=True) for number in numbers[i:]]
                found[part.name] = self._list(self._grouped(part, numbers[i:]))
                found[f"{part.name}_in_order"] = self._row(words)
            elif part.kind == NUMBER:
                found[part.name] = numbers[i]
            elif part.kind == SEAT:
                found |= self.seat_arguments(part.name, numbers[i], names)
                if actor >= 0 and names.owner(numbers[i]) == actor:
                    found[f"{part.name}_self"] = "yes"
            else:
                code = "hidden" if numbers[i] == HIDDEN else part.write(numbers[i])
                found[part.name] = self._word(part, numbers[i], in_sentence=True)
                found[f"{part.name}_id"] = code
                found[f"{part.name}_kind"] = code.split(".")[0]
        return found

    def seat_arguments(self, argument: str, seat: int, names: Names) -> dict[str, str]:
        """The variables of a text for a seat or figure, by the name of the argument."""
        name, mark = self._seat(seat, names), names.mark(seat)
        return {
            argument: name,
            f"{argument}_is": names.relation(seat),
            f"{argument}_self": "no",
            f"{argument}_as": names.spoken_of(seat),
            f"{argument}_mark": f" {mark}" if mark else "",
            f"{argument}_owner": name.removesuffix(f" {mark}") if mark else name,
        } | {f"{argument}_{case}": self._seat(seat, names, case) for case in CASES}

    def _seat(self, seat: int, names: Names, case: str = "") -> str:
        """A player in a sentence: "you", "somebody", or the name, in a grammatical case if the language has it."""
        if seat == HIDDEN:
            return self._inflected("somebody", case)
        if names.is_me(seat):
            return self._inflected("you", case)
        name, form = names.name(seat), names.form(seat)
        if not case:
            return name
        if not self.has(form, case):
            return self._inflected("player-name", case, name=name)
        mark = names.mark(seat)
        return f"{self.attribute(form, case)} {mark}" if mark else self.attribute(form, case)

    def _inflected(self, id: str, case: str, /, **arguments: Argument) -> str:
        return self.attribute(id, case, **arguments) if case and self.has(id, case) else self.say(id, **arguments)

    def _word(self, part: Part, number: int, *, in_sentence: bool) -> str:
        """A word of the game with its variants. In a sentence it is set off by `<text>named` or by its own `.named`."""
        if number == HIDDEN:
            return self.say(f"{part.text}hidden")
        word, *variants = part.write(number).split(".")
        id = part.text + word
        text = self.say(id)
        if in_sentence:
            text = self.attribute(id, "named") if self.has(id, "named") else self.say(f"{part.text}named", card=text)
        for variant in variants:
            text = self.say(f"{part.text}variant-{variant}", card=text)
        return text

    def _grouped(self, part: Part, numbers: tuple[int, ...]) -> list[str]:
        """Each word once, in the order of first appearance, with its count if there are several."""
        same: dict[str, list[int]] = {}
        for number in numbers:
            same.setdefault(self._word(part, number, in_sentence=True), []).append(number)
        return [self._counted(part, word, alike) for word, alike in same.items()]

    def _counted(self, part: Part, word: str, alike: list[int]) -> str:
        """A word with its count. Its own attribute `.counted` is used even for a count of one."""
        count, id = len(alike), "" if alike[0] == HIDDEN else part.text + part.write(alike[0])
        if id and self.has(id, "counted"):
            return self.attribute(id, "counted", count=count)
        return word if count == 1 else self.say("list-several", word=word, count=count)

    def _row(self, words: list[str]) -> str:
        """Join words with commas: "a, b, c"."""
        text = words[0] if words else self.say("list-empty")
        for word in words[1:]:
            text = self.say("list-comma", left=text, right=word)
        return text

    def _list(self, words: list[str]) -> str:
        """Join words as in a sentence: "a, b and c"."""
        if len(words) < 2:
            return self._row(words)
        return self.say("list-and", left=self._row(words[:-1]), right=words[-1])

    def _format(self, id: str, attribute: str, arguments: dict[str, Argument]) -> str:
        if not self.has(id, attribute):
            raise MissingText(f"{self.language}: {id}.{attribute}" if attribute else f"{self.language}: {id}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise BrokenText(f"{self.language}: {id}: {'; '.join(str(problem) for problem in problems)}")
        return str(text)


def text_files(language: str) -> Iterator[Traversable]:
    """The files of a language: those that all games share, and those of each game."""
    for texts in (files("igroteka.texts"), *[game.folder.joinpath("texts") for game in games().values()]):
        folder = texts.joinpath(language)
        if folder.is_dir():
            yield from [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def _actor(parts: tuple[Part, ...], numbers: tuple[int, ...], names: Names) -> int:
    """The seat of whoever acts in a phrase (`$player`); negative if it names nobody."""
    acting = [numbers[i] for i, part in enumerate(parts) if part.kind == SEAT and part.name == "player"]
    return names.owner(acting[0]) if acting else HIDDEN


def _cut(value: Argument, limit: int) -> Argument:
    """Shorten a long text, and turn a huge number into a text: Fluent rejects both as they are."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return f"{value[:limit]}…" if isinstance(value, str) and len(value) > limit else value


@cache
def texts_for(language: str) -> Texts:
    """The texts of a language, cached. An unknown language raises IgrotekaError."""
    return Texts(language)
