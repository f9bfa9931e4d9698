"""Which puzzles a guest has tried, and the ratings of guests and puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, insert, select

from igroteka.learning.rating import Rating, updated
from igroteka.server.storage.schema import puzzle_ratings, puzzle_solvers, puzzle_tries
from igroteka.server.storage.upsert import upsert

RATED: Final = ("rating", "deviation", "volatility", "tries", "solved")


@dataclass(frozen=True)
class Record:
    """A rating, how many answers it comes from, and how many of them were right."""

    rating: Rating
    tries: int = 0
    solved: int = 0

    def after(self, other: Record, score: float, *, solved: bool) -> Record:
        """The record after one more answer; `score` is that of the rated side."""
        rating = updated(self.rating, [(other.rating, score)])
        return Record(rating, self.tries + 1, self.solved + int(solved))

    def row(self) -> dict[str, float | int]:
        rating = self.rating
        return {
            "rating": rating.value,
            "deviation": rating.deviation,
            "volatility": rating.volatility,
            "tries": self.tries,
            "solved": self.solved,
        }


@dataclass(frozen=True)
class Try:
    """A guest's first answer to a puzzle, which alone counts."""

    guest_id: str
    puzzle: str
    code: str
    solved: bool
    at: int


@dataclass(frozen=True)
class Rated:
    """What an answer has done to the ratings of the guest and of the puzzle."""

    before: Record
    solver: Record
    puzzle: Record


def add_try(connection: Connection, found: Try, game: str, unrated: Record) -> Rated | None:
    """Note an answer and rate it; None if this guest has answered before: then nothing changes.

    `unrated` is the record of the puzzle if nobody has tried it yet.
    """
    mine = and_(puzzle_tries.c.guest_id == found.guest_id, puzzle_tries.c.puzzle == found.puzzle)
    if connection.execute(select(puzzle_tries.c.at).where(mine)).first() is not None:
        return None
    connection.execute(insert(puzzle_tries), vars(found))  # IntegrityError if another process was quicker
    who = and_(puzzle_solvers.c.guest_id == found.guest_id, puzzle_solvers.c.game == game)
    which = puzzle_ratings.c.puzzle == found.puzzle
    # All servers lock a puzzle before its solver.
    puzzle = _record(connection, puzzle_ratings, which, lock=True) or unrated
    before = _record(connection, puzzle_solvers, who, lock=True) or Record(Rating())
    score = float(found.solved)
    solver = before.after(puzzle, score, solved=found.solved)
    rated = puzzle.after(before, 1 - score, solved=found.solved)
    _write(connection, puzzle_solvers, {"guest_id": found.guest_id, "game": game}, solver)
    _write(connection, puzzle_ratings, {"puzzle": found.puzzle}, rated)
    return Rated(before, solver, rated)


def _record(connection: Connection, table: Table, where: ColumnElement[bool], *, lock: bool = False) -> Record | None:
    wanted = select(*[table.c[name] for name in RATED]).where(where)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    return Record(Rating(row[0], row[1], row[2]), row[3], row[4]) if row else None


def _write(connection: Connection, table: Table, key: dict[str, str], record: Record) -> None:
    new = upsert(connection.dialect.name, table)
    connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=record.row()), {**key, **record.row()})


def tries_of(connection: Connection, guest: str) -> dict[str, Try]:
    """The first answers of a guest, by puzzle."""
    rows = connection.execute(select(puzzle_tries).where(puzzle_tries.c.guest_id == guest))
    return {row.puzzle: Try(row.guest_id, row.puzzle, row.code, row.solved, row.at) for row in rows}


def solver_records(connection: Connection, guest: str) -> dict[str, Record]:
    """The records of a guest, by game."""
    rows = connection.execute(select(puzzle_solvers).where(puzzle_solvers.c.guest_id == guest))
    return {row.game: _read(row.rating, row.deviation, row.volatility, row.tries, row.solved) for row in rows}


def puzzle_records(connection: Connection) -> dict[str, Record]:
    """The records of all puzzles that somebody has tried here."""
    rows = connection.execute(select(puzzle_ratings))
    return {row.puzzle: _read(row.rating, row.deviation, row.volatility, row.tries, row.solved) for row in rows}


def _read(rating: float, deviation: float, volatility: float, tries: int, solved: int) -> Record:
    return Record(Rating(rating, deviation, volatility), tries, solved)
