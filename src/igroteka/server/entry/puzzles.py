"""Puzzles on this server: which one comes next, what of it is told before the answer, and what after it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec import Raw

from igroteka.core.registry import find_game, games
from igroteka.core.session import Session
from igroteka.core.state import State
from igroteka.learning.known_positions import read_entries
from igroteka.learning.puzzles import OptionChance, Puzzle, find_puzzle, find_puzzles, puzzles_of, themes_of
from igroteka.learning.rating import Rating
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import DAY_MS
from igroteka.server.common.wire import raw, wire_line, wire_option
from igroteka.server.common.wire_view import wire_view
from igroteka.server.entry.howto import table_around
from igroteka.server.storage.solved import Rated, Record, Try

# The rating of a puzzle that nobody has tried, by its difficulty. It moves less than that of a new solver.
FIRST_RATINGS: Final = (1100.0, 1300.0, 1500.0, 1700.0, 1900.0)
FIRST_DEVIATION: Final = 150.0
DAILY: Final = (2, 3, 4)  # difficulties of the puzzle of the day: for everybody something to think about
NEAREST: Final = 8  # the next puzzle is one of so many whose rating is nearest to the solver's
KEPT: Final = 256  # questions that are kept after they were set up


def first_record(puzzle: Puzzle) -> Record:
    """The record of a puzzle that nobody has tried here."""
    return Record(Rating(FIRST_RATINGS[puzzle.difficulty - 1], FIRST_DEVIATION))


# Which one.


def day_of(now: int) -> int:
    """The number of a day since 1970, in UTC."""
    return now // DAY_MS


def puzzle_of_day(day: int) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the games take turns. None if there are no puzzles."""
    daily = _daily_puzzles()
    if not daily:
        return None
    turn, game = divmod(day, len(daily))
    return daily[game][turn % len(daily[game])]


@cache
def _daily_puzzles() -> list[list[Puzzle]]:
    """The puzzles for days of each game, in an order of their own."""
    found = [[puzzle for puzzle in puzzles_of(game).values() if puzzle.difficulty in DAILY] for game in sorted(games())]
    return [sorted(puzzles, key=_shuffled) for puzzles in found if puzzles]


def _shuffled(puzzle: Puzzle) -> bytes:
    return hashlib.blake2b(puzzle.id.encode(), digest_size=8).digest()


def next_puzzle(
    game: str,
    theme: str,
    tried: Mapping[str, Try],
    solvers: Mapping[str, Record],
    records: Mapping[str, Record],
    but: Collection[str] = (),
) -> Puzzle:
    """A puzzle that the guest has not tried, about as strong as they are; after all of them, the one tried longest ago.

    `but`: not one of these, if there are others.
    """
    known = find_puzzles(game, theme)
    if not known:
        raise NotAllowed("error-no-puzzles")
    fresh = [puzzle for puzzle in known if puzzle.id not in tried and puzzle.id not in but]
    if not fresh:
        again = [puzzle for puzzle in known if puzzle.id not in but] or known
        return min(again, key=lambda puzzle: tried[puzzle.id].at if puzzle.id in tried else 0)

    def distance(puzzle: Puzzle) -> float:
        mine = solvers.get(puzzle.game, Record(Rating())).rating.value
        return abs(mine - records.get(puzzle.id, first_record(puzzle)).rating.value)

    return secrets.choice(sorted(fresh, key=distance)[:NEAREST])


# What is told.


@lru_cache(maxsize=KEPT)
def question(id: str) -> Raw:
    """A puzzle before it is answered: the view of its seat, and nothing about the answer or what it is about.

    The position has placeholders for everything that the seat may not know, so nothing hidden could be told.
    """
    puzzle = find_puzzle(id)
    session = Session(find_game(puzzle.game), told_state(puzzle))
    return raw(
        {
            "id": puzzle.id,
            "game": puzzle.game,
            "seat": puzzle.seat,
            "preset": puzzle.preset,
            "difficulty": puzzle.difficulty,
            "view": wire_view(session.view(puzzle.seat)),
            "lines": [wire_line(entry, puzzle.seat) for entry in session.state.journal or []],
            "table": table_around(session.game, session, puzzle.seat),
        }
    )


def told_state(puzzle: Puzzle) -> State:
    """The state of a puzzle with what has happened before, as its seat knows both."""
    state = puzzle.placeholder_state()
    state.journal = read_entries(find_game(puzzle.game), puzzle.story)
    return state


def solution(puzzle: Puzzle, code: str, record: Record, solver: Record, rated: Rated | None) -> dict[str, object]:
    """What is told after an answer: the chances of all options, the reason, and the ratings."""
    reason = puzzle.answer.reason
    return {
        "solved": code == puzzle.best,
        "code": code,
        "theme": puzzle.theme,
        "chances": [_chance_payload(puzzle, one) for one in puzzle.answer.chances],
        "reason": {"text": reason.text, "arguments": dict(reason.arguments)},
        "rated": rated is not None,
        "before": round(rated.before.rating.value) if rated else None,
        "solver": record_payload(solver),
        "puzzle": record_payload(record),
    }


def _chance_payload(puzzle: Puzzle, one: OptionChance) -> dict[str, object]:
    option = find_game(puzzle.game).option(one.code)
    assert option is not None, "an option of a puzzle that the game does not know"
    return {
        "option": wire_option(option),
        "chance": round(one.chance, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
    }


def record_payload(record: Record) -> dict[str, int]:
    rating = record.rating
    return {
        "rating": round(rating.value),
        "deviation": round(rating.deviation),
        "tries": record.tries,
        "solved": record.solved,
    }


def overview(
    day: int, tried: Mapping[str, Try], solvers: Mapping[str, Record], order: Sequence[str]
) -> dict[str, object]:
    """All games with puzzles and their themes, what the guest has done of them, and the puzzle of the day."""
    daily = puzzle_of_day(day)
    done = tried.get(daily.id) if daily else None
    return {
        "day": {
            "number": day,
            "id": daily.id,
            "game": daily.game,
            "difficulty": daily.difficulty,
            "solved": done.solved if done else None,
        }
        if daily
        else None,
        "games": [
            {
                "game": game,
                "puzzles": len(puzzles_of(game)),
                "themes": themes_of(game),
                "solver": record_payload(solvers[game]) if game in solvers else None,
            }
            for game in order
            if puzzles_of(game)
        ],
    }
