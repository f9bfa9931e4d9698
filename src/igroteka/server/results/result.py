"""The result of a table whose last game has ended, computed from its log and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.server.storage.results import Result, SeatResult, Unrated
from igroteka.server.storage.store import Row
from igroteka.server.tables.devices import is_companion
from igroteka.server.tables.events import AnyEvent, BadLog, BotSat, Dealt, Undid, read_event
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.table import Table


def result_of(id: str, game: str, ended: int, rows: Sequence[Row]) -> Result:
    """The result of a table that has ended; one without seats if its log cannot be read or played by this version."""
    try:
        table, events = replay(id, list(rows)), [read_event(row.data) for row in rows]
    except BadLog:
        return Result(id, game, ended, "unreadable", ())
    if table.foreign_engine or table.current_game is None:
        return Result(id, game, ended, "unreadable", ())
    return Result(id, game, ended, why_unrated(table, events), seats_of(table))


def seats_of(table: Table) -> tuple[SeatResult, ...]:
    """How the seats have done: in the match, if there was one. A game that was stopped has no places (0)."""
    current, match = table.current_game, table.match
    assert current is not None, "a result without a game"
    outcome = current.outcome
    none = [0] * len(table.chairs)
    places, scores = (outcome.places, outcome.scores) if outcome else (none, none)
    if match is not None and match.over:
        places, scores = match.places(), match.scores
    roles = outcome.facts.get("roles") if outcome is not None and match is None else None
    return tuple(
        [
            SeatResult(
                seat,
                chair.guests[0] if chair.guests else "",
                chair.name,
                chair.bot,
                chair.level,
                places[seat],
                scores[seat],
                str(roles[seat]) if isinstance(roles, list) and seat < len(roles) else "",
            )
            for seat, chair in enumerate(table.chairs)
        ]
    )


def why_unrated(table: Table, events: Sequence[AnyEvent]) -> Unrated:
    """Why a table that has ended does not count for ratings; empty if it does."""
    assert table.current_game is not None, "a result without a game"
    if table.lesson is not None:
        return "lesson"
    if table.is_branch:
        return "branch"
    if table.position:
        return "position"
    if table.current_game.outcome is None:
        return "stopped"
    if any(is_companion(guest) for chair in table.chairs for guest in chair.guests):
        return "device"
    begun = next((number for number, event in enumerate(events) if isinstance(event, Dealt)), len(events))
    if any(isinstance(event, BotSat) for event in events[begun:]):
        return "replaced"
    if not any(chair.person for chair in table.chairs):
        return "bots"
    if any(isinstance(event, Undid) for event in events):
        return "undone"
    return ""
