"""What the database knows of tournaments: their logs, who takes part, and which tables belong to them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from igroteka.server.storage.notices import reached
from igroteka.server.storage.schema import (
    result_seats,
    results,
    table_notices,
    tables,
    tournament_entrants,
    tournament_events,
    tournament_tables,
    tournaments,
    turn_notices,
)
from igroteka.server.storage.store import Row
from igroteka.server.storage.upsert import put

UNFINISHED = ("open", "running")
PAGE = 30  # tournaments of a list at once
ID = re.compile("[A-Za-z0-9_-]{1,32}")


@dataclass(frozen=True)
class TournamentListing:
    """A tournament in lists."""

    id: str
    game: str
    title: str
    status: str
    public: bool
    director: str
    opened: int
    changed: int
    summary: str


@dataclass(frozen=True)
class Entrant:
    """Who takes part: a guest, or a bot of a level. A guest who was deleted is nobody's and has no level."""

    number: int
    guest_id: str
    name: str
    address: str = ""
    level: str = ""


@dataclass(frozen=True)
class StoredTournament:
    """A tournament as it is stored."""

    listing: TournamentListing
    rows: list[Row]
    entrants: list[Entrant]


@dataclass(frozen=True)
class BoardState:
    """How far a table of a tournament is. `places` and `scores` are those of its result; none if there is none yet."""

    status: str
    changed: int
    unrated: str = ""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    persons: tuple[bool, ...] = ()


def load(connection: Connection, id: str, after: int = 0) -> StoredTournament | None:
    """A tournament with its log, of which so many events are known, and its entrants; None if there is none."""
    if not ID.fullmatch(id):
        return None
    row = connection.execute(select(tournaments).where(tournaments.c.id == id)).mappings().first()
    if row is None:
        return None
    log = select(tournament_events.c.number, tournament_events.c.at, tournament_events.c.data)
    log = log.where(tournament_events.c.tournament_id == id, tournament_events.c.number > after)
    log = log.order_by(tournament_events.c.number)
    here = select(tournament_entrants).where(tournament_entrants.c.tournament_id == id)
    entrants = connection.execute(here.order_by(tournament_entrants.c.number)).all()
    return StoredTournament(
        TournamentListing(**row),
        [Row(*one) for one in connection.execute(log)],
        [Entrant(*one[1:]) for one in entrants],
    )


def add(
    connection: Connection,
    listing: TournamentListing,
    rows: Sequence[Row],
    entrants: Sequence[Entrant] = (),
    boards: Sequence[tuple[str, int]] = (),
) -> None:
    """Append to the log of a tournament, with what that changes besides; a conflict if somebody else was quicker."""
    if rows[0].number == 1:
        connection.execute(insert(tournaments), asdict(listing))
    else:
        changed = {name: value for name, value in asdict(listing).items() if name not in ("id", "opened", "director")}
        connection.execute(update(tournaments).where(tournaments.c.id == listing.id).values(changed))
    own = {"tournament_id": listing.id}
    connection.execute(insert(tournament_events), [{**own, **asdict(row)} for row in rows])
    if entrants:
        connection.execute(insert(tournament_entrants), [{**own, **asdict(one)} for one in entrants])
    if boards:
        connection.execute(insert(tournament_tables), [{**own, "table_id": id, "round": at} for id, at in boards])


def to_lead(connection: Connection) -> list[str]:
    """The tournaments that are being played, and those that have ended while tables still wait for their players."""
    running = select(tournaments.c.id).where(tournaments.c.status == "running").order_by(tournaments.c.changed)
    waiting = select(tournaments.c.id).join(tournament_tables, tournament_tables.c.tournament_id == tournaments.c.id)
    waiting = waiting.join(tables, tables.c.id == tournament_tables.c.table_id)
    waiting = waiting.where(tables.c.status == "waiting", tournaments.c.status == "ended").distinct()
    return [row[0] for wanted in (running, waiting) for row in connection.execute(wanted)]


def open_tournaments(connection: Connection, director: str) -> int:
    """How many unfinished tournaments a guest directs."""
    mine = and_(tournaments.c.director == director, tournaments.c.status.in_(UNFINISHED))
    return int(connection.execute(select(func.count()).select_from(tournaments).where(mine)).scalar_one())


def listings(
    connection: Connection, statuses: Sequence[str], *, guest: str = "", before: int = 0
) -> list[TournamentListing]:
    """Tournaments in these states, the last changed first: public ones, or those that a guest directs or plays."""
    wanted = select(tournaments).where(tournaments.c.status.in_(statuses))
    if guest:
        mine = select(tournament_entrants.c.tournament_id).where(tournament_entrants.c.guest_id == guest)
        wanted = wanted.where(or_(tournaments.c.director == guest, tournaments.c.id.in_(mine)))
    else:
        wanted = wanted.where(tournaments.c.public)
    if before:
        wanted = wanted.where(tournaments.c.changed < before)
    rows = connection.execute(wanted.order_by(tournaments.c.changed.desc()).limit(PAGE)).mappings()
    return [TournamentListing(**row) for row in rows]


def unfinished(connection: Connection, limit: int) -> list[TournamentListing]:
    """All tournaments that are not over, unlisted ones as well, the last changed first."""
    wanted = select(tournaments).where(tournaments.c.status.in_(UNFINISHED))
    rows = connection.execute(wanted.order_by(tournaments.c.changed.desc()).limit(limit)).mappings()
    return [TournamentListing(**row) for row in rows]


def board_states(connection: Connection, id: str, round: int) -> dict[str, BoardState]:
    """The tables of a round that have been opened, with the results of those that have ended."""
    mine = and_(tournament_tables.c.tournament_id == id, tournament_tables.c.round == round)
    wanted = select(tables.c.id, tables.c.status, tables.c.changed, results.c.unrated)
    wanted = wanted.join(tournament_tables, tournament_tables.c.table_id == tables.c.id)
    rows = connection.execute(wanted.outerjoin(results, results.c.table_id == tables.c.id).where(mine)).all()
    seats = select(result_seats.c.table_id, result_seats.c.place, result_seats.c.score, result_seats.c.guest_id)
    seats = seats.join(tournament_tables, tournament_tables.c.table_id == result_seats.c.table_id).where(mine)
    ended: dict[str, list[tuple[int, int, bool]]] = {}
    for table, place, score, guest in connection.execute(seats.order_by(result_seats.c.table_id, result_seats.c.seat)):
        ended.setdefault(table, []).append((place, score, guest != ""))
    return {
        table: BoardState(
            status,
            changed,
            unrated or "",
            tuple([place for place, _, _ in ended.get(table, [])]),
            tuple([score for _, score, _ in ended.get(table, [])]),
            tuple([person for _, _, person in ended.get(table, [])]),
        )
        for table, status, changed, unrated in rows
    }


def waiting_tables(connection: Connection, id: str) -> list[str]:
    """The tables of a tournament whose games have not begun."""
    wanted = select(tables.c.id).join(tournament_tables, tournament_tables.c.table_id == tables.c.id)
    wanted = wanted.where(tournament_tables.c.tournament_id == id, tables.c.status == "waiting")
    return [row[0] for row in connection.execute(wanted)]


def call_players(
    connection: Connection, table: str, guests: Sequence[str], turn: str, now: int, by_operator: Collection[str] = ()
) -> None:
    """Tell those who get notices that their table is ready, and of their turns there."""
    for guest in reached(connection, guests, by_operator):
        mine = {"guest_id": guest, "table_id": table}
        put(connection, table_notices, list(mine), dict(mine))
        put(connection, turn_notices, list(mine), {**mine, "turn": turn, "due": now, "tries": 0, "told": False})


# Guests who join a member, or are deleted.


def move_entrants(connection: Connection, guest: str, member: str) -> None:
    """What a guest directs and plays is a member's. Where the member takes part already, the guest does so no more:
    nobody plays against themselves.
    """
    connection.execute(update(tournaments).where(tournaments.c.director == guest).values(director=member))
    mine = tournament_entrants.c.guest_id == guest
    there = select(tournament_entrants.c.tournament_id).where(tournament_entrants.c.guest_id == member)
    twice = tournament_entrants.c.tournament_id.in_([row[0] for row in connection.execute(there)])
    connection.execute(update(tournament_entrants).where(mine, twice).values(guest_id=""))
    connection.execute(update(tournament_entrants).where(mine).values(guest_id=member))


def hide_entrants(connection: Connection, guest: str, name: str) -> None:
    """A guest was deleted: they have another name, and play no more. Nobody directs what they have directed; what had
    not begun is deleted.
    """
    own = and_(tournaments.c.director == guest, tournaments.c.status == "open")
    connection.execute(delete(tournaments).where(own))
    connection.execute(update(tournaments).where(tournaments.c.director == guest).values(director=""))
    mine = tournament_entrants.c.guest_id == guest
    connection.execute(update(tournament_entrants).where(mine).values(guest_id="", name=name, address=""))
