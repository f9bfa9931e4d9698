"""What is remarkable about results: facts, each with the game in which it came true. Nothing is bought or lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from igroteka.server.results.ratings import counts
from igroteka.server.storage.results import Result, SeatResult

ROUND_NUMBERS = (10, 50, 100, 500, 1000)
STREAKS = (3, 5, 10)
MANY = 5  # opponents at one table


@dataclass(frozen=True)
class Fact:
    """What came true, with its number, game or role, and where."""

    fact: str
    table: str
    at: int
    game: str = ""
    number: int = 0
    role: str = ""


def facts(results: Iterable[Result], guest: str) -> list[Fact]:
    """The facts of a guest, from all of their results with the first one first; the last fact comes first."""
    found: dict[tuple[str, str, int, str], Fact] = {}

    def note(fact: str, result: Result, *, game: str = "", number: int = 0, role: str = "") -> None:
        found.setdefault((fact, game, number, role), Fact(fact, result.table, result.ended, game, number, role))

    played = streak = 0
    for result in results:
        mine = own_seat(result, guest)
        if mine is None or not counts(result):
            continue
        played += 1
        if played in ROUND_NUMBERS:
            note("games", result, number=played)
        won = mine.place == 1
        streak = streak + 1 if won else 0
        if won:
            note("first-win", result, game=result.game)
            if mine.role:
                note("role-win", result, game=result.game, role=mine.role)
            if streak in STREAKS:
                note("streak", result, number=streak)
            if len(result.seats) > MANY:
                note("many", result, number=len(result.seats) - 1)
    return sorted(found.values(), key=lambda fact: (-fact.at, fact.fact))


def own_seat(result: Result, guest: str) -> SeatResult | None:
    """The seat of a guest; None if they had none."""
    return next((seat for seat in result.seats if seat.guest_id == guest), None)
