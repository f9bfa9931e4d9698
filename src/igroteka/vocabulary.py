"""Finds what people mean by a word: a card or a topic, by its name in any language, in the books or on the cards.

The names of cards come from the texts; `data/names.yaml` in the folder of a game adds other names and the topics.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache

from igroteka.core.facts import parse_facts
from igroteka.core.game import Game
from igroteka.core.registry import games
from igroteka.core.state import State
from igroteka.texts import LANGUAGES, texts_for
from igroteka.texts.plain_words import plain_names, plain_word

FILE = "names.yaml"
CLOSE = 0.8  # how alike a mistyped word and a name are, from 0 to 1
SHORTEST, LONGEST = 4, 60  # letters of a name that may be mistyped
FEW = 6  # cards whose names may contain the words before these are no name


@dataclass(frozen=True)
class Topic:
    """Words that name no card, and the rules about them."""

    words: frozenset[str]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Meaning:
    """The cards and the rules that words name."""

    cards: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """The names of a game's cards by text id, and its topics; all as `plain_word` writes them."""

    cards: Mapping[str, frozenset[str]]
    topics: Sequence[Topic]

    def cards_called(self, asked: str) -> list[str]:
        """The cards with exactly this name."""
        return [card for card, names in self.cards.items() if plain_word(asked) in names]

    def cards_like(self, asked: str) -> list[str]:
        """The cards with this name, else those whose names contain the words."""
        wanted = plain_word(asked)
        return self.cards_called(asked) or [
            card for card, names in self.cards.items() if wanted and any(wanted in name for name in names)
        ]

    def rules_about(self, asked: str) -> tuple[str, ...]:
        """The rules of the topic with this name."""
        wanted = plain_word(asked)
        return next((topic.rules for topic in self.topics if wanted in topic.words), ())

    def rules_within(self, asked: str) -> tuple[str, ...]:
        """The rules of the topics that are named within a question, as in "how far can I shoot"."""
        question = f" {plain_word(asked)} "
        named = [topic for topic in self.topics if any(f" {word} " in question for word in topic.words)]
        return tuple(dict.fromkeys([rule for topic in named for rule in topic.rules]))

    def cards_within(self, asked: str) -> tuple[str, ...]:
        """The cards that are named within a question, as in "beer with two players"."""
        question = f" {plain_word(asked)} "
        return tuple(
            [
                card
                for card, names in self.cards.items()
                if any(f" {n} " in question for n in names if len(n) >= SHORTEST)
            ]
        )

    def corrected(self, asked: str) -> str:
        """The name that was probably meant by a mistyped one; "" if none is like it."""
        wanted = plain_word(asked)
        known = [name for names in (*self.cards.values(), *[topic.words for topic in self.topics]) for name in names]
        possible = SHORTEST <= len(wanted) <= LONGEST
        close = get_close_matches(wanted, known, n=1, cutoff=CLOSE) if possible else []
        return next(iter(close), "")

    def meaning(self, asked: str) -> Meaning:
        """What the words name, what was probably meant by a mistyped name, or the topics of a question."""
        return self._named(asked) or self._named(self.corrected(asked)) or self._within(asked)

    def _within(self, question: str) -> Meaning:
        cards = self.cards_within(question)
        return Meaning(cards if len(cards) <= FEW else (), self.rules_within(question))

    def _named(self, name: str) -> Meaning | None:
        cards, rules = self.cards_like(name), self.rules_about(name)
        shown = cards if len(cards) <= FEW or self.cards_called(name) else ()
        return Meaning(tuple(shown), rules) if cards or rules else None


@cache
def vocabulary(game_id: str) -> Vocabulary:
    """The vocabulary of an installed game."""
    game = games()[game_id]
    file = game.folder.joinpath("data", FILE)
    data = parse_facts(file.read_text(encoding="utf-8")) if file.is_file() else {}
    others: Mapping[str, list[str]] = data.get("cards", {})
    cards = {card: frozenset(_names_in_texts(card, game) | _plain(_others(card, others))) for card in game.components}
    topics = [Topic(frozenset(_plain(one["words"])), tuple(one["rules"])) for one in data.get("topics", ())]
    return Vocabulary(cards, topics)


def _others(card: str, others: Mapping[str, list[str]]) -> list[str]:
    return [name for pattern, names in others.items() if fnmatchcase(card, pattern) for name in names]


def _names_in_texts(card: str, game: Game[State]) -> set[str]:
    word = part_word(card, game)
    found = {plain_word(word), plain_word(word.replace("_", " "))}
    for language in LANGUAGES:
        texts = texts_for(language)
        if texts.has(card):
            found |= plain_names(texts.say(card))
    return found


def _plain(names: Iterable[object]) -> set[str]:
    return {plain_word(str(name)) for name in names}


def part_word(part: str, game: Game[State]) -> str:
    """The word of a part in option codes: `nope` for the text `<game>-card-nope`."""
    prefixes = {one.text for verb in game.verbs for one in verb.parts if one.text}
    return next((part.removeprefix(prefix) for prefix in prefixes if part.startswith(prefix)), part)
