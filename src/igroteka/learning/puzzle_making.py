"""Makes puzzles from games: those of bots, played for this purpose, and recorded ones."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from igroteka.bots.bot import Bot, make_bot
from igroteka.bots.trial import answer
from igroteka.core.game import Game, Preset
from igroteka.core.options import Option
from igroteka.core.random import Random, from_seed
from igroteka.core.replays import Replay
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State
from igroteka.learning.known_positions import Told, write_entry
from igroteka.learning.puzzle_search import Examiner
from igroteka.learning.puzzles import Puzzle

PLAYERS: Final = ("greedy", "greedy", "greedy", "easy")  # each seat is one of these
SEATS: Final = (2, 3, 4, 5, 6, 7)  # numbers of players that puzzles are made for
MAX_STORY: Final = 8  # journal entries of a puzzle
APART: Final = 4  # choices between two puzzles of one game
PER_GAME: Final = 6  # puzzles of one game
OPENING: Final = 0.4  # the first part of a game of bots, in which little is at stake: it is not examined
LONGEST: Final = 1500  # choices of a game
THEME_SHARE: Final = 0.4  # the largest share of one theme
FAMILY_SHARE: Final = 0.15  # the largest share of puzzles with much the same answer
SEATS_SHARE: Final = 2.0  # a number of players may have so many times its even share
LEAST: Final = 4  # so many of a kind are always allowed


@dataclass
class Collection:
    """Puzzles found so far. It refuses those that are too much like others: `wanted` is how many there shall be."""

    wanted: int
    examiner: Examiner
    puzzles: list[Puzzle] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.puzzles) >= self.wanted

    def takes(self, puzzle: Puzzle) -> bool:
        """True if it is new, and there are not too many such puzzles yet."""
        option = self.examiner.game.option(puzzle.best)
        is_new = all(one.id != puzzle.id for one in self.puzzles)
        return is_new and option is not None and self.wants(puzzle.theme, option)

    def has_room(self, seats: int) -> bool:
        """True if there are not too many puzzles for this number of players yet."""
        numbers = {number for preset in self.examiner.game.presets for number in preset.seats if number in SEATS}
        counted = len([one for one in self.puzzles if one.seats == seats])
        return counted < max(LEAST, SEATS_SHARE * self.wanted / len(numbers))

    def wants(self, theme: str, best: Option) -> bool:
        """True if there are not too many puzzles with this theme and such an answer yet."""
        themes = Counter([one.theme for one in self.puzzles])
        families = Counter([self._family(one) for one in self.puzzles])
        return themes[theme] < max(LEAST, THEME_SHARE * self.wanted) and families[
            theme, self.examiner.themes.family(best)
        ] < max(LEAST, FAMILY_SHARE * self.wanted)

    def _family(self, puzzle: Puzzle) -> tuple[str, str]:
        option = self.examiner.game.option(puzzle.best)
        return puzzle.theme, self.examiner.themes.family(option) if option is not None else ""


def random_setup(game: Game[State], random: Random) -> tuple[Preset, int]:
    """A preset and a number of players; smaller tables more often, as a single choice decides more there."""
    preset = random.pick(list(game.presets))
    numbers = [seats for seats in preset.seats if seats in SEATS] or list(preset.seats)
    return preset, min(random.pick(numbers), random.pick(numbers))


def played_game(game: Game[State], seed: str) -> Iterator[tuple[Session, int, str]]:
    """A game of bots of several strengths: yields it before each choice, with the seat that chooses, and the preset."""
    random = from_seed(seed)
    preset, seats = random_setup(game, random)
    setup = game.setup(seats, {**game.unattended, **preset.settings}, seed)
    session = Session.start(game, setup)
    bots: list[Bot] = [make_bot(random.pick(list(PLAYERS)), game.id) for _ in range(seats)]
    for _ in range(LONGEST):
        decisions = [decision for decision in session.state.decisions() if not decision.is_offer]
        if not decisions:
            return
        decision = random.pick(decisions)
        if decision.seat >= 0:
            yield session, decision.seat, preset.id
        bot = bots[max(0, decision.seat)]
        option = answer(game, session.state, decision, bot, random)
        session.take(RecordedChoice(decision.seat, option.code))


def recorded_game(game: Game[State], replay: Replay) -> Iterator[tuple[Session, int, str]]:
    """A recorded game, in the same form."""
    preset = preset_of(game, replay)
    for session in replay.steps(game):
        taken = len(session.choices)
        if taken < len(replay.choices) and replay.choices[taken].seat >= 0:
            yield session, replay.choices[taken].seat, preset


def preset_of(game: Game[State], replay: Replay) -> str:
    """The preset with exactly the settings of a recorded game, or ""."""
    for preset in game.presets:
        if replay.setup.seats in preset.seats:
            settings = game.setup(replay.setup.seats, preset.settings, "").settings
            if dict(settings) == dict(replay.setup.settings):
                return preset.id
    return ""


def story_of(session: Session, seat: int, since: int) -> list[Told]:
    """What this seat has seen since its last choice, when the journal had `since` entries: the last few lines."""
    entries = (session.state.journal or [])[since:]
    return [write_entry(entry, seat) for entry in entries[-MAX_STORY:]]


def puzzles_in(
    examiner: Examiner,
    moments: Iterable[tuple[Session, int, str]],
    collection: Collection,
    seed: str,
    stop: Callable[[], bool],
    opening: int = 0,
) -> Iterator[Puzzle]:
    """The puzzles in one game, after the choices of its opening."""
    random = from_seed(f"{seed} examined")
    read: dict[int, int] = {}  # by seat, the length of the journal at its last choice
    found, last = 0, -APART
    for number, (session, seat, preset) in enumerate(moments):
        if stop() or collection.full or found >= PER_GAME or not collection.has_room(session.state.setup.seats):
            return
        if number >= opening and number - last >= APART and examiner.is_promising(session.state, seat, random):
            story = story_of(session, seat, read.get(seat, 0))
            puzzle = examiner.examine(session.state, seat, random, collection.wants, preset, story)
            if puzzle is not None and collection.takes(puzzle):
                collection.puzzles.append(puzzle)
                found, last = found + 1, number
                yield puzzle
        read[seat] = len(session.state.journal or [])


def make_puzzles(
    game: Game[State], known: list[Puzzle], wanted: int, seed: str, first: int = 0, seconds: float = 0.0
) -> Iterator[tuple[int, Puzzle | None]]:
    """Play games `seed/first`, `seed/first+1` … until there are enough puzzles, with the known ones, or time is up.

    Yields the number of the game with each puzzle, and with None after each game.
    """
    examiner = Examiner(game)
    collection = Collection(wanted, examiner, list(known))
    end = time.monotonic() + seconds if seconds else float("inf")
    number = first
    while not collection.full and time.monotonic() < end:
        one = f"{seed}/{number}"
        opening = round(OPENING * sum([1 for _ in played_game(game, one)]))
        moments = played_game(game, one)
        for puzzle in puzzles_in(examiner, moments, collection, one, lambda: time.monotonic() > end, opening):
            yield number, puzzle
        number += 1
        yield number, None


def puzzles_in_replays(
    game: Game[State], known: list[Puzzle], wanted: int, seed: str, replays: list[Replay]
) -> Iterator[tuple[int, Puzzle | None]]:
    """The puzzles in recorded games, in the same form."""
    examiner = Examiner(game)
    collection = Collection(wanted, examiner, list(known))
    for number, replay in enumerate(replays, start=1):
        moments = recorded_game(game, replay)
        for puzzle in puzzles_in(examiner, moments, collection, f"{seed}/{number}", lambda: False):
            yield number, puzzle
        yield number, None
