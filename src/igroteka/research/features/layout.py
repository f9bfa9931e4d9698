"""Named feature vectors: what the features of all games have in common.

A feature is a byte: a count, or 1 for yes. Larger numbers are clipped to 255. Features come in groups (`hand`, `pile`),
and the name of a feature is its group and its word: `hand.skip`. Seats, figures and places are in numeric order, so
that a feature and an option code use the same letter for the same player.

A row being written is a flat array, so that compiled code stores bytes at memory speed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from igroteka.core.decisions import SECRET, WHO_HAS_CHOSEN
from igroteka.core.frames import SealedFrame
from igroteka.core.phrases import LETTERS, SEAT, UNUSED_PREFIX, Message, Part, Phrase
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR, View

MAX_VALUE: Final = 255
NOWHERE: Final = -1  # no feature


class Layout:
    """The names of all features of a configuration, by group."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.groups: dict[str, tuple[int, int]] = {}  # start and number of features of each group

    def add(self, group: str, words: Iterable[str] = ()) -> int:
        """Add a group with a feature for each word, or a single feature; returns its start."""
        start = len(self.names)
        names = [f"{group}.{word}" for word in words] or [group]
        self.groups[group] = (start, len(names))
        self.names += names
        return start


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """The features of one configuration.

    `from_view` defines them: its only input is the view of a seat. `from_state` writes the same numbers directly from
    the state, because an environment needs them at every step and building a view first takes two to four times as
    long. So what a seat may know is stated a second time there; `tests/research/test_features.py` proves that both
    agree in random games of every game, preset and number of seats, for every seat.
    """

    def __init__(self, game: str, words: Mapping[str, object], seats: int, figures: int) -> None:
        self.log_phrases = [phrase.text for phrase in phrases_of(words, f"{game}-log-")]  # what a memory can contain
        self.layout = Layout()
        self.seats = seats
        self.figures = figures
        self.me = self.layout.add("me", LETTERS[:seats])
        self.asked = self.layout.add("asked", LETTERS[:seats])
        self.questions = Questions(self.layout, phrases_of(words, f"{game}-ask-"), figures)

    @property
    def size(self) -> int:
        """The number of features."""
        return len(self.layout.names)

    def from_view(self, view: View) -> bytearray:
        out = blank(self.size)
        self.write_view(view, out)
        return bytearray(out)

    def from_state(self, state: State, seat: int) -> bytearray:
        """The features of what a seat may know."""
        out = blank(self.size)
        self.write_state(state, seat, out)
        return bytearray(out)

    @abstractmethod
    def write_view(self, view: View, out: vec[u8]) -> None:
        """Write the features of a view into a row of zeros."""

    @abstractmethod
    def write_state(self, state: State, seat: int, out: vec[u8]) -> None:
        """Write the features of what a seat may know into a row of zeros."""

    def common_from_view(self, view: View, out: vec[u8]) -> None:
        """Write the viewer, the seats that are asked, and the question to this seat."""
        if view.seat != SPECTATOR:
            out[self.me + view.seat] = 1
        for one in view.asked:
            out[self.asked + one.seat] = 1
            if one.seat == view.seat and view.options:
                self.questions.write(one.prompt, out)

    def common_from_state(self, g: State, seat: int, out: vec[u8]) -> None:
        """The same from a state."""
        out[self.me + seat] = 1
        top = g.stack[-1] if g.stack else None
        if (
            top is not None
            and g.skip_forced
            and top.is_sealed()
            and isinstance(top, SealedFrame)
            and top.visibility == WHO_HAS_CHOSEN
        ):
            for other in top.asked(g):
                if other != seat or top.answer_of(seat) is None:
                    out[self.asked + other] = 1
        for decision in g.decisions():
            mine = decision.seat == seat
            if mine:
                self.questions.write(decision.prompt, out)
            if mine or (decision.waits and decision.visibility != SECRET):
                out[self.asked + decision.seat] = 1


class Place:
    """Where one argument of a question is written."""

    def __init__(self, start: int, by_number: dict[int, int] | None) -> None:
        self.start = start
        self.by_number = by_number  # None if the number itself is written

    def write(self, number: int, out: vec[u8]) -> None:
        """Write one number of the argument."""
        if self.by_number is None:
            out[self.start] = count(number)
        elif number in self.by_number:
            add_one(out, self.start + self.by_number[number])


class Questions:
    """The question to a seat and its arguments."""

    def __init__(self, layout: Layout, phrases: list[Phrase], figures: int) -> None:
        texts = [phrase.text.partition("-ask-")[2] for phrase in phrases]
        start = layout.add("question", texts)
        self.flags = {phrase.text: start + i for i, phrase in enumerate(phrases)}
        places: dict[str, Place] = {}
        for phrase in phrases:
            for part in phrase.parts:
                if part.name not in places:
                    places[part.name] = _place(layout, part, figures)
        self.places = {phrase.text: [places[part.name] for part in phrase.parts] for phrase in phrases}

    def write(self, prompt: Message, out: vec[u8]) -> None:
        """Write a question. The numbers of a `many` part come last."""
        text = prompt.phrase.text
        out[self.flags[text]] = 1
        places = self.places[text]
        last = len(places) - 1
        for i, number in enumerate(prompt.numbers):
            places[min(i, last)].write(number, out)


def _place(layout: Layout, part: Part, figures: int) -> Place:
    words = part.words[:figures] if part.kind == SEAT else part.words
    if not words:
        return Place(layout.add(f"question.{part.name}"), None)
    known = [(number, word) for number, word in enumerate(words) if not word.startswith(UNUSED_PREFIX)]
    start = layout.add(f"question.{part.name}", [word for _, word in known])
    return Place(start, {number: i for i, (number, _) in enumerate(known)})


def phrases_of(words: Mapping[str, object], beginning: str) -> list[Phrase]:
    """All phrases of a game whose text id has this prefix, in the order of its module of words."""
    found = [thing for thing in words.values() if isinstance(thing, Phrase)]
    return [phrase for phrase in found if phrase.text.startswith(beginning)]


def blank(size: i64) -> vec[u8]:
    """A row of zeros."""
    return vec[u8]([0] * size)


def put(out: vec[u8], place: int, number: int) -> None:
    """Write a number into a row that is zero there."""
    if number > 0:
        out[place] = number if number < MAX_VALUE else MAX_VALUE


def add_one(out: vec[u8], place: i64) -> None:
    """Increment a feature."""
    number = out[place]
    if number < MAX_VALUE:
        out[place] = number + 1


def tally(out: vec[u8], start: int, things: list[int], place_of: list[int]) -> None:
    """Count these things by kind."""
    for thing in things:
        add_one(out, start + place_of[thing])


def place_by_number(numbers: list[int], limit: int) -> list[int]:
    """For each number below `limit` its index among these, or NOWHERE."""
    found = [NOWHERE] * limit
    for place, number in enumerate(numbers):
        found[number] = place
    return found


def count(number: int) -> int:
    """A number clipped to the range of a feature."""
    return 0 if number < 0 else MAX_VALUE if number > MAX_VALUE else number
