"""Puzzles: a decision in which one option is clearly the best, from what its seat may know.

`puzzles/*.jsonl` in the folder of a game has one puzzle in each line; docs/puzzles.md describes the fields and how
puzzles are made and verified. A puzzle holds the position as its seat knows it, and no seed: what is hidden is drawn
anew each time that the puzzle is opened.

    puzzle = find_puzzles(theme="defend", difficulty=2)[0]
    session = puzzle.open(from_seed(fair_seed()))  # ask session.state.decision(puzzle.seat)
    answer = puzzle.answer                         # best option, chances of all, reason
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.errors import IgrotekaError, nearest
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import write_position
from igroteka.core.random import Random
from igroteka.core.registry import find_game, games
from igroteka.core.session import Session
from igroteka.core.state import State
from igroteka.learning.known_positions import Told, draw_unknown, read_entries, read_known

FOLDER: Final = "puzzles"
SUFFIX: Final = ".jsonl"
MAX_DIFFICULTY: Final = 5
ID_DIGITS: Final = 8

# What a puzzle is about; the text `puzzle-theme-<theme>` names it.
THEMES: Final = (
    "attack",  # harm another player
    "kill",  # eliminate another player
    "defend",  # survive
    "count",  # odds of a pile or a hand
    "deduce",  # who is who
    "take",  # take from another player
    "block",  # stop what another player is doing
    "pay",  # spend goods, money or cards well
    "build",  # develop one's own position
    "place",  # put something in the right place
    "look",  # find out something
    "choose",  # pick the right one
    "bluff",  # hide something, or mislead
    "wait",  # do nothing, or save a card
)


class BadPuzzle(IgrotekaError):
    """A puzzle that cannot be read, or does not exist."""


@dataclass(frozen=True)
class OptionChance:
    """An option and its chance of winning, with the 95 % confidence interval."""

    code: str
    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Reason:
    """Why the best option is good: the id of a text and its arguments."""

    text: str
    arguments: Mapping[str, str | int]


@dataclass(frozen=True)
class Lead:
    """How much better the best option is than the second: win chance, its standard error, and the sample size."""

    lead: float
    error: float
    count: int


@dataclass(frozen=True)
class Answer:
    """The solution. `chances` has all options, the best first."""

    best: str
    chances: tuple[OptionChance, ...]
    reason: Reason


@dataclass(frozen=True)
class Puzzle:
    """A puzzle, as its line describes it.

    `difficulty` is 1 (easy) to 5, from `iterations`: the length of the shortest search that finds the best option.
    `preset`: the ready-made settings that were played, or "". `search` and `endings` are the evidence: the lead in a
    long search, and in games that quick bots played to the end. `story`: what has happened just before.
    """

    id: str
    game: str
    seat: int
    seats: int
    preset: str
    theme: str
    difficulty: int
    iterations: int
    answer: Answer
    search: Lead
    endings: Lead
    position: Mapping[str, object]
    story: tuple[Told, ...]

    @property
    def best(self) -> str:
        """The code of the best option."""
        return self.answer.best

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all options in a fixed order that says nothing about the answer."""
        return tuple(sorted([one.code for one in self.answer.chances]))

    def draw(self, random: Random) -> State:
        """A state to play from: everything that the seat does not know is drawn anew."""
        state = draw_unknown(find_game(self.game), self.position, self.seat, random)
        state.journal = read_entries(find_game(self.game), self.story)
        return state

    def open(self, random: Random) -> Session:
        """A game to play from, with what has happened before in its journal."""
        return Session(find_game(self.game), self.draw(random))

    def table_position(self, random: Random) -> str:
        """A position to open a table with. It contains all secrets of one draw: keep it from the players."""
        return write_position(find_game(self.game), self.draw(random))

    def placeholder_state(self) -> State:
        """The state in which placeholders stand for everything that the seat does not know. It suffices for the view of
        the seat, and for sampling; play from `open` instead.
        """
        return read_known(find_game(self.game), self.position)

    def question(self, state: State) -> Decision:
        """The decision of the seat in a state of this puzzle."""
        decision = state.decision(self.seat)
        if decision is None:
            raise BadPuzzle("error-puzzle-silent", puzzle=self.id)
        return decision


# Reading and writing.


def read_puzzle(line: str) -> Puzzle:
    """The puzzle in a line of a file; BadPuzzle says what is wrong with it."""
    try:
        data = json.loads(line)
        return _puzzle(data)
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BadPuzzle("error-puzzle-broken", problem=f"{type(problem).__name__}: {problem}") from None


def _puzzle(data: dict[str, object]) -> Puzzle:
    position, reason, chances, story = data["position"], data["reason"], data["chances"], data.get("story", [])
    if not isinstance(position, dict) or not isinstance(chances, dict) or not isinstance(reason, list):
        raise ValueError("position, chances or reason")
    text, arguments = [*reason, {}][:2]
    told = [OptionChance(str(code), *[float(number) for number in numbers]) for code, numbers in chances.items()]
    theme, difficulty = str(data["theme"]), int(str(data["difficulty"]))
    if theme not in THEMES or not 1 <= difficulty <= MAX_DIFFICULTY or not isinstance(story, list) or len(told) < 2:
        raise ValueError("theme, difficulty, story or chances")
    return Puzzle(
        id=str(data["id"]),
        game=str(position["game"]),
        seat=LETTERS.index(str(data["seat"])),
        seats=int(position["seats"]),
        preset=str(data.get("preset", "")),
        theme=theme,
        difficulty=difficulty,
        iterations=int(str(data["iterations"])),
        answer=Answer(told[0].code, tuple(told), Reason(str(text), dict(arguments))),
        search=_lead(data["search"]),
        endings=_lead(data["endings"]),
        position=position,
        story=tuple(story),
    )


def _lead(numbers: object) -> Lead:
    if not isinstance(numbers, list):
        raise ValueError(numbers)
    lead, error, count = numbers
    return Lead(float(lead), float(error), int(count))


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line, without a line break."""
    data: dict[str, object] = {"id": puzzle.id, "seat": LETTERS[puzzle.seat]}
    if puzzle.preset:
        data["preset"] = puzzle.preset
    reason = [
        puzzle.answer.reason.text,
        *([dict(puzzle.answer.reason.arguments)] * bool(puzzle.answer.reason.arguments)),
    ]
    data |= {"theme": puzzle.theme, "difficulty": puzzle.difficulty, "iterations": puzzle.iterations, "reason": reason}
    data["chances"] = {one.code: _rounded(one.chance, one.low, one.high) for one in puzzle.answer.chances}
    data["search"] = [*_rounded(puzzle.search.lead, puzzle.search.error), puzzle.search.count]
    data["endings"] = [*_rounded(puzzle.endings.lead, puzzle.endings.error), puzzle.endings.count]
    if puzzle.story:
        data["story"] = list(puzzle.story)
    data["position"] = dict(puzzle.position)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _rounded(*numbers: float) -> list[float]:
    return [round(number, 4) for number in numbers]


def puzzle_id(position: Mapping[str, object], seat: int) -> str:
    """The id of the puzzle with this position: it stays the same, however its chances are estimated later."""
    told = json.dumps([position, seat], sort_keys=True, ensure_ascii=False)
    return f"{position['game']}-{hashlib.sha256(told.encode()).hexdigest()[:ID_DIGITS]}"


# Finding.


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in the order of their files."""
    return {puzzle.id: puzzle for file in _files(game) for puzzle in read_puzzles(file.read_text(encoding="utf-8"))}


def _files(game: str) -> list[Traversable]:
    found = find_game(game)
    folder = found.folder.joinpath(FOLDER)
    if not found.package or not folder.is_dir():
        return []
    return sorted([file for file in folder.iterdir() if file.name.endswith(SUFFIX)], key=lambda file: file.name)


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles in the text of a file."""
    for line in text.split("\n"):
        if line.strip():
            yield read_puzzle(line)


def find_puzzles(game: str = "", theme: str = "", difficulty: int = 0) -> list[Puzzle]:
    """The puzzles of a game, of a theme and of a difficulty; what is left empty does not matter."""
    chosen = [find_game(game).id] if game else list(games())
    return [
        puzzle
        for id in chosen
        for puzzle in puzzles_of(id).values()
        if theme in ("", puzzle.theme) and difficulty in (0, puzzle.difficulty)
    ]


def find_puzzle(id: str) -> Puzzle:
    """The puzzle with this id; BadPuzzle if there is none."""
    game = id.partition("-")[0]
    known = puzzles_of(game) if game in games() else {}
    if id not in known:
        raise BadPuzzle("error-puzzle-unknown", puzzle=id, near=nearest(id, list(known)))
    return known[id]


def themes_of(game: str) -> dict[str, int]:
    """The themes of a game's puzzles in the order of THEMES, each with the number of its puzzles."""
    counted = [puzzle.theme for puzzle in puzzles_of(game).values()]
    return {theme: counted.count(theme) for theme in THEMES if theme in counted}
