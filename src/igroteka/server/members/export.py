"""Everything that a host knows of a guest, as JSON. Of running games it contains nothing but seats and chat."""

from __future__ import annotations

from functools import partial

from msgspec import Raw
from sqlalchemy import Connection, Table, select

from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import now_ms
from igroteka.server.members.departures import identities
from igroteka.server.storage import members as stored
from igroteka.server.storage.people import ASKED, DECLINED
from igroteka.server.storage.schema import (
    contacts,
    devices,
    events,
    group_members,
    guests,
    invitations,
    learned,
    notice_settings,
    passkeys,
    push_subscriptions,
    puzzle_solvers,
    puzzle_tries,
    ratings,
    recovery_codes,
    reports,
    table_notices,
    tables,
    tournament_entrants,
    tournaments,
)
from igroteka.server.storage.store import Row
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import BadLog, BotSat, Chose, Sat, Spoke, Stood, read_event
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.table import CLOSED, FINISHED

# By guest; what is secret or means nothing elsewhere is left out.
OWNED: dict[str, tuple[Table, tuple[str, ...]]] = {
    "devices": (devices, ("id", "digest")),
    "passkeys": (passkeys, ("id", "public_key", "counter")),
    "recovery_code": (recovery_codes, ("digest",)),
    "lessons": (learned, ()),
    "puzzles": (puzzle_tries, ()),
    "puzzle_ratings": (puzzle_solvers, ()),
    "notices": (notice_settings, ()),
    "notices_to": (push_subscriptions, ("id", "p256dh", "auth", "device")),
    "notices_of_tables": (table_notices, ()),
    "people": (contacts, ("other_id",)),
    "groups": (group_members, ()),
    "invitations": (invitations, ("from_id",)),
    "tournaments": (tournament_entrants, ()),
}
OVER = (FINISHED, CLOSED)


async def everything_about(hub: Hub, guest: str) -> dict[str, object]:
    """What the database knows of a guest, and what they did at tables: all of it where the game is over."""
    found = await hub.store.read(partial(rows_about, guest=guest))
    if not found:
        raise NotAllowed("error-no-guest")
    ids = await hub.store.read(partial(stored.tables_of, guest=guest))
    said: list[dict[str, object]] = []
    for id in ids:
        said.append(await hub.store.read(partial(table_about, table=id, guest=guest)))
    return {"exported": now_ms(), **found, "tables": [one for one in said if one]}


def rows_about(connection: Connection, guest: str) -> dict[str, object]:
    """The rows of a guest; nothing if there is no such guest."""
    wanted = select(guests.c.id, guests.c.name, guests.c.address, guests.c.created, guests.c.seen)
    mine = connection.execute(wanted.where(guests.c.id == guest)).mappings().first()
    if mine is None:
        return {}
    found: dict[str, object] = {"guest": dict(mine)}
    for name, (table, hidden) in OWNED.items():
        columns = [column for column in table.c if column.name not in (*hidden, "guest_id")]
        rows = connection.execute(select(*columns).where(table.c.guest_id == guest)).mappings()
        found[name] = [{**row, "kind": ASKED} if row.get("kind") == DECLINED else dict(row) for row in rows]
    directed = select(tournaments.c.id, tournaments.c.title, tournaments.c.opened).where(
        tournaments.c.director == guest
    )
    found["tournaments_directed"] = [dict(row) for row in connection.execute(directed).mappings()]
    made = select(reports.c.at, reports.c.name, reports.c.game, reports.c.text).where(reports.c.reporter == guest)
    found["reports"] = [dict(row) for row in connection.execute(made).mappings()]
    rated = select(ratings).where(ratings.c.player == guest)
    found["ratings"] = [{**row, "player": guest} for row in connection.execute(rated).mappings()]
    return found


def table_about(connection: Connection, table: str, guest: str) -> dict[str, object]:
    """What a guest was and did at a table; nothing if it has been deleted meanwhile."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return {}
    log = select(events.c.number, events.c.at, events.c.data).where(events.c.table_id == table)
    rows = [Row(*one) for one in connection.execute(log.order_by(events.c.number))]
    return {
        "id": table,
        "game": row["game"],
        "status": row["status"],
        "opened": row["opened"],
        "ended": row["ended"],
        "hosted": row["host"] == guest,
        "summary": Raw(row["summary"].encode()),
        "events": done_by(rows, guest, over=row["status"] in OVER),
    }


def done_by(rows: list[Row], guest: str, *, over: bool) -> list[dict[str, object]]:
    """What a guest has done at a table: where they sat and what they said; and what they chose, if the game is over."""
    found: list[dict[str, object]] = []
    ids, seats = identities(rows, guest), set[int]()
    for row in rows:
        try:
            event = read_event(row.data)
        except BadLog:
            continue
        mine = False
        match event:
            case Sat(seat, id):
                mine = device_of(id) in ids
                seats = seats | {seat} if mine else seats - {seat}
            case BotSat(seat) | Stood(seat):
                mine = seat in seats and isinstance(event, Stood)
                seats = seats - {seat}
            case Spoke(id):
                mine = device_of(id) in ids
            case Chose(seat):
                mine = over and seat in seats
            case _:
                pass
        if mine:
            found.append({"at": row.at, "event": Raw(row.data.encode())})
    return found
