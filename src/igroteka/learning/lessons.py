"""Lessons: a position, and a script of what the learner is told and asked there.

A lesson is a file `lessons/NN-name.yaml` in the folder of its game; docs/adding-a-lesson.md describes it. Its sentences
are texts of the game: `hello` in the lesson `draw` is the message `<game>-lesson-draw-hello`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, Literal

from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import read_yaml, state_from
from igroteka.core.registry import find_game, games
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State

log = logging.getLogger("igroteka.learning")

FOLDER: Final = "lessons"
FILE_NAME: Final = re.compile(r"\d\d-([a-z][a-z0-9-]*)\.yaml")
FIELDS: Final = frozenset({"minutes", "seat", "rules", "position", "steps"})
STEP_FIELDS: Final = frozenset({"say", "point", "accept", "refuse", "otherwise", "bots"})
SEAT_PLACE: Final = re.compile(rf"(?<![a-z])seat-([{LETTERS}])(?![a-zA-Z])")
DEFAULT_SEED: Final = "1"  # of a position that states none

Kind = Literal["read", "ask", "watch"]


class BadLesson(IgrotekaError):
    """A lesson that cannot be read or played."""


@dataclass(frozen=True)
class Step:
    """One step of a script: a sentence to read, a question to the learner, or what the bots choose meanwhile.

    `accept` are codes, in which `*` stands for anything. `refuse` are sentences by code, for choices that deserve an
    answer of their own; `otherwise` answers all others. `point` are places of the board, `prompt`, or `option:CODE`.
    A question without a sentence of its own belongs to the sentence before it: what is asked takes several choices.
    """

    say: str = ""
    point: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    refuse: Mapping[str, str] = field(default_factory=dict)
    otherwise: str = ""
    bots: tuple[RecordedChoice, ...] = ()

    @property
    def kind(self) -> Kind:
        return "ask" if self.accept else "watch" if self.bots else "read"

    def accepts(self, code: str) -> bool:
        return any(fnmatchcase(code, pattern) for pattern in self.accept)

    def answer_to(self, code: str) -> str:
        """The text id that answers a refused choice; empty if only the general answer fits."""
        found = [text for pattern, text in self.refuse.items() if fnmatchcase(code, pattern)]
        return found[0] if found else self.otherwise


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, as its file describes it. `id` is `<game>/<name>`; `source` is the text of the file."""

    game: str
    name: str
    minutes: int
    seat: int
    rules: tuple[str, ...]
    position: Mapping[str, object]
    steps: tuple[Step, ...]
    source: str

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def title(self) -> str:
        """The text id of its title; the attribute `.about` says what it teaches."""
        return f"{self.game}-lesson-{self.name}"

    @property
    def seed(self) -> str:
        return str(self.position.get("seed", DEFAULT_SEED))

    def session(self) -> Session:
        """The game at the beginning of the lesson; BadPosition if the position is impossible."""
        return Session(find_game(self.game), state_from(self.position, find_game(self.game), self.seed))

    def text_ids(self) -> Iterator[str]:
        """The ids of all its sentences."""
        yield self.title
        for step in self.steps:
            yield from [text for text in (step.say, step.otherwise, *step.refuse.values()) if text]


# Reading.


def read_lesson(where: str, source: str, *, is_stored: bool = False) -> Lesson:
    """The lesson with this id (`<game>/<name>`) in the text of a file; BadLesson or BadPosition says what is wrong.

    A stored script was accepted when its table was opened, maybe by a newer version: unknown fields are ignored there.
    """
    data = _known_fields(where, read_yaml(source), FIELDS, is_stored=is_stored)
    game, _, name = where.partition("/")
    position, steps, rules = data.get("position"), data.get("steps"), data.get("rules", [])
    if not isinstance(position, dict):
        raise BadLesson("error-lesson-field", lesson=where, field="position")
    if not isinstance(steps, list) or not steps:
        raise BadLesson("error-lesson-field", lesson=where, field="steps")
    if not isinstance(rules, list):
        raise BadLesson("error-lesson-field", lesson=where, field="rules")
    if not isinstance(steps[0], dict) or not steps[0].get("say"):
        raise BadLesson("error-lesson-field", lesson=where, field="say")
    minutes = data.get("minutes")
    if not isinstance(minutes, int) or minutes < 1:
        raise BadLesson("error-lesson-field", lesson=where, field="minutes")
    return Lesson(
        game=game,
        name=name,
        minutes=minutes,
        seat=_seat(where, data.get("seat", LETTERS[0])),
        rules=tuple([str(rule) for rule in rules]),
        position={"game": game, **{str(key): value for key, value in position.items()}},
        steps=tuple([_step(where, f"{game}-lesson-{name}", step, is_stored=is_stored) for step in steps]),
        source=source,
    )


def _step(where: str, prefix: str, written: object, *, is_stored: bool) -> Step:
    if not isinstance(written, dict):
        raise BadLesson("error-lesson-field", lesson=where, field="steps")
    data = _known_fields(where, written, STEP_FIELDS, is_stored=is_stored)

    def text(word: object) -> str:
        return f"{prefix}-{word}" if word else ""

    refuse = data.get("refuse", {})
    if not isinstance(refuse, dict):
        raise BadLesson("error-lesson-field", lesson=where, field="refuse")
    step = Step(
        say=text(data.get("say")),
        point=tuple([_place(one) for one in _words(where, data, "point")]),
        accept=tuple(_words(where, data, "accept")),
        refuse={str(code): text(word) for code, word in refuse.items()},
        otherwise=text(data.get("otherwise")),
        bots=tuple([_choice(where, one) for one in _words(where, data, "bots")]),
    )
    if (step.accept and step.bots) or not (step.say or step.bots or step.accept):
        raise BadLesson("error-lesson-field", lesson=where, field="steps")
    return step


def _known_fields(
    where: str, data: Mapping[str, object], known: frozenset[str], *, is_stored: bool
) -> dict[str, object]:
    """The fields that this version knows; in a file, any other one is a mistake."""
    for name in data:
        if str(name) not in known and not is_stored:
            raise BadLesson("error-lesson-field", lesson=where, field=str(name))
    return {name: value for name, value in data.items() if name in known}


def _words(where: str, data: Mapping[str, object], name: str) -> list[str]:
    """A list of words; a single word need not be written as a list."""
    found = data.get(name, [])
    given: list[object] = found if isinstance(found, list) else [found]
    words = [word for word in given if isinstance(word, str)]
    if len(words) < len(given):
        raise BadLesson("error-lesson-field", lesson=where, field=name)
    return words


def _seat(where: str, letter: object) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS:
        raise BadLesson("error-lesson-field", lesson=where, field="seat")
    return LETTERS.index(letter)


def _choice(where: str, written: str) -> RecordedChoice:
    """A choice of a bot, written as in replays: `B play:skip`."""
    seat, _, code = written.partition(" ")
    return RecordedChoice(_seat(where, seat), code.strip())


def _place(written: str) -> str:
    """A place as boards call it, which number seats: `seat-B` is `seat-1`."""
    return SEAT_PLACE.sub(lambda found: f"seat-{LETTERS.index(found[1])}", written)


# Finding.


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order of their files."""
    return {lesson.name: lesson for lesson in _read_folder(find_game(game))}


def _read_folder(game: Game[State]) -> Iterator[Lesson]:
    folder = game.folder.joinpath(FOLDER)
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        found = FILE_NAME.fullmatch(file.name)
        if found:
            yield read_lesson(f"{game.id}/{found[1]}", file.read_text(encoding="utf-8"))


def all_lessons() -> list[Lesson]:
    """The lessons of all games whose lessons can be read."""
    return [lesson for game in games() for lesson in readable_lessons(game)]


@cache
def readable_lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game for a list of all games; none if a file of it is broken: the other games go on."""
    try:
        return tuple(lessons_of(game).values())
    except Exception as problem:  # files of another package may be wrong in any way
        log.warning("the lessons of %s cannot be read: %s", game, problem)
        return ()


def find_lesson(game: str, name: str) -> Lesson:
    """A lesson by its name; refused if there is none."""
    known = lessons_of(find_game(game).id)
    if name not in known:
        raise BadLesson("error-lesson-unknown", lesson=name, known=", ".join(known) or "–")
    return known[name]


def lesson_after(lesson: Lesson) -> str:
    """The name of the next lesson of the game; empty after the last one."""
    names = list(lessons_of(lesson.game))
    at = names.index(lesson.name) if lesson.name in names else len(names)
    return names[at + 1] if at + 1 < len(names) else ""
