"""Results of tables that have ended, and ratings. Everything here can be computed again from the logs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from sqlalchemy import Column, Connection, RowMapping, and_, delete, exists, func, insert, or_, select, update

from igroteka.server.storage.schema import guests, rating_marks, ratings, result_seats, results, tables
from igroteka.server.storage.upsert import put

# Why a result does not count for ratings.
Unrated = Literal["", "unreadable", "lesson", "branch", "position", "stopped", "bots", "undone", "replaced", "device"]
MOST_PARAMETERS = 500  # of a statement
BOT = "bot:"  # before the level of bots who are rated
Mark = tuple[int, str]  # when a result ended, and its table: the order of results


@dataclass(frozen=True)
class SeatResult:
    """How one seat has done. `guest_id`: whose it was; bots have a level instead."""

    seat: int
    guest_id: str
    name: str
    bot: str
    level: str
    place: int
    score: int
    role: str


@dataclass(frozen=True)
class Result:
    """How a table has ended; a match is one result. `unrated` says why it does not count for ratings."""

    table: str
    game: str
    ended: int
    unrated: str
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True)
class StoredRating:
    """The strength of a player at a game or in one role of it, how uncertain it is, and how many results it has."""

    mu: float
    sigma: float
    games: int
    won: int


Key = tuple[str, str, str]  # player, game, and role: empty for all games together


def tables_without_result(connection: Connection, since: int, limit: int) -> list[tuple[str, str, int]]:
    """Tables whose last game has ended since that time and whose result is not stored, the oldest first."""
    missing = and_(tables.c.ended >= since, ~exists().where(results.c.table_id == tables.c.id))
    wanted = select(tables.c.id, tables.c.game, tables.c.ended).where(missing)
    rows = connection.execute(wanted.order_by(tables.c.ended, tables.c.id).limit(limit))
    return [(row[0], row[1], int(row[2])) for row in rows]


def add_result(connection: Connection, result: Result) -> None:
    """Store a result. If it comes before one that is rated already, its game is rated again from the start."""
    row = {"table_id": result.table, "game": result.game, "ended": result.ended, "unrated": result.unrated}
    connection.execute(insert(results), row)
    if result.seats:
        connection.execute(insert(result_seats), [{"table_id": result.table, **asdict(seat)} for seat in result.seats])
    later = or_(
        rating_marks.c.ended > result.ended,
        and_(rating_marks.c.ended == result.ended, rating_marks.c.table_id > result.table),
    )
    connection.execute(delete(rating_marks).where(rating_marks.c.game == result.game, later))


def games_to_rate(connection: Connection, games: Iterable[str]) -> list[str]:
    """Those of these games that have results which are not rated yet."""
    marks = {row[0]: int(row[1]) for row in connection.execute(select(rating_marks.c.game, rating_marks.c.ended))}
    return [game for game in games if marks.get(game, -1) < _newest(connection, game)]


def _newest(connection: Connection, game: str) -> int:
    """When the last result of a game ended; -1 if it has none."""
    newest = select(func.max(results.c.ended)).where(results.c.game == game)
    found = connection.execute(newest).scalar_one_or_none()
    return -1 if found is None else int(found)


def mark_of(connection: Connection, game: str) -> Mark | None:
    """The last result that the ratings of a game contain; None: they are computed from the start."""
    wanted = select(rating_marks.c.ended, rating_marks.c.table_id).where(rating_marks.c.game == game)
    row = connection.execute(wanted).first()
    return (int(row[0]), str(row[1])) if row else None


def results_after(connection: Connection, game: str, mark: Mark | None) -> list[Result]:
    """The results of a game after this one, in their order."""
    wanted = select(results).where(results.c.game == game)
    if mark is not None:
        same_time = and_(results.c.ended == mark[0], results.c.table_id > mark[1])
        wanted = wanted.where(or_(results.c.ended > mark[0], same_time))
    rows = connection.execute(wanted.order_by(results.c.ended, results.c.table_id)).mappings().all()
    return _with_seats(connection, rows)


def _with_seats(connection: Connection, rows: Sequence[RowMapping]) -> list[Result]:
    seats: dict[str, list[SeatResult]] = {}
    ids = [str(row["table_id"]) for row in rows]
    for first in range(0, len(ids), MOST_PARAMETERS):
        wanted = select(result_seats).where(result_seats.c.table_id.in_(ids[first : first + MOST_PARAMETERS]))
        for row in connection.execute(wanted.order_by(result_seats.c.table_id, result_seats.c.seat)):
            seats.setdefault(row[0], []).append(SeatResult(*row[1:]))
    return [
        Result(id, row["game"], int(row["ended"]), row["unrated"], tuple(seats.get(id, ())))
        for id, row in zip(ids, rows, strict=True)
    ]


def results_of(connection: Connection, guest: str) -> list[Result]:
    """All results of a guest, the last first."""
    mine = select(result_seats.c.table_id).where(result_seats.c.guest_id == guest)
    wanted = select(results).where(results.c.table_id.in_(mine), results.c.unrated != "unreadable")
    rows = connection.execute(wanted.order_by(results.c.ended.desc(), results.c.table_id)).mappings().all()
    return _with_seats(connection, rows)


def ratings_of_game(connection: Connection, game: str) -> dict[Key, StoredRating]:
    """All ratings at a game."""
    return _by_key(connection.execute(select(ratings).where(ratings.c.game == game)).mappings().all())


def ratings_of(connection: Connection, player: str) -> dict[Key, StoredRating]:
    """All ratings of a player."""
    return _by_key(connection.execute(select(ratings).where(ratings.c.player == player)).mappings().all())


def _by_key(rows: Sequence[RowMapping]) -> dict[Key, StoredRating]:
    return {
        (row["player"], row["game"], row["role"]): StoredRating(row["mu"], row["sigma"], row["games"], row["won"])
        for row in rows
    }


def save_ratings(
    connection: Connection, game: str, found: Mapping[Key, StoredRating], last: Mark, *, since: Mark | None
) -> None:
    """Store the ratings that have changed, which contain everything up to the `last` result. They were computed from
    the results after `since`; None: from all, and there are no others. Nothing is stored if these are not the results
    any more: one came late, or a guest has joined a member. Deleted guests have no ratings.
    """
    people = sorted({player for player, _, _ in found if not player.startswith(BOT)})
    if mark_of(connection, game) != since or len(_rows_of(connection, result_seats.c.guest_id, people)) < len(people):
        return
    deleted = set(people) - _rows_of(connection, guests.c.id, people)
    if since is None:
        connection.execute(delete(ratings).where(ratings.c.game == game))
    for (player, _, role), rating in found.items():
        if player not in deleted:
            key = {"player": player, "game": game, "role": role}
            put(connection, ratings, list(key), {**key, **asdict(rating)})
    put(connection, rating_marks, ["game"], {"game": game, "ended": last[0], "table_id": last[1]})


def _rows_of(connection: Connection, column: Column[str], wanted: Sequence[str]) -> set[str]:
    """Which of these values a column contains."""
    parts = [wanted[first : first + MOST_PARAMETERS] for first in range(0, len(wanted), MOST_PARAMETERS)]
    found = [select(column).where(column.in_(part)).distinct() for part in parts]
    return {row[0] for one in found for row in connection.execute(one)}


def forget_marks(connection: Connection, guest: str) -> None:
    """Rate the games that a guest has played again from the start."""
    mine = select(result_seats.c.table_id).where(result_seats.c.guest_id == guest)
    played = select(results.c.game).where(results.c.table_id.in_(mine))
    connection.execute(delete(rating_marks).where(rating_marks.c.game.in_(played)))


def move_results(connection: Connection, guest: str, member: str) -> None:
    """What a guest has played was played by a member."""
    forget_marks(connection, guest)
    connection.execute(update(result_seats).where(result_seats.c.guest_id == guest).values(guest_id=member))
    connection.execute(delete(ratings).where(ratings.c.player == guest))


def hide_results(connection: Connection, guest: str, name: str, bot: str) -> None:
    """A guest was deleted: their seats have another name, and they have no ratings."""
    connection.execute(update(result_seats).where(result_seats.c.guest_id == guest).values(name=name, bot=bot))
    connection.execute(delete(ratings).where(ratings.c.player == guest))


def hide_seats(connection: Connection, table: str, seats: Sequence[int], name: str, bot: str) -> None:
    """Give seats of a table another name, as `hide_results` does; also those that bots have taken over."""
    mine = and_(result_seats.c.table_id == table, result_seats.c.seat.in_(seats))
    connection.execute(update(result_seats).where(mine).values(name=name, bot=bot))
