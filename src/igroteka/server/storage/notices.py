"""What the database knows of notices: where and when guests want them, and what they were told."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from igroteka.server.storage.schema import (
    host_secrets,
    notice_settings,
    push_subscriptions,
    sittings,
    table_notices,
    tables,
    turn_notices,
)
from igroteka.server.storage.upsert import put, upsert

MAX_SUBSCRIPTIONS = 10  # browsers of one guest; the oldest go
NO_DIGEST = -1


@dataclass(frozen=True)
class NoticeSettings:
    """When a guest wants to be told, and in which language. Times of day are minutes since midnight in their zone."""

    guest_id: str
    language: str = "en"
    zone: str = "UTC"
    offset: int = 0
    quiet_from: int = 0
    quiet_until: int = 0
    digest: int = NO_DIGEST
    vacation_until: int = 0
    vacation_year: int = 0
    vacation_days: int = 0


@dataclass(frozen=True)
class PushRow:
    """A browser that receives messages for a guest."""

    id: str
    guest_id: str
    endpoint: str
    p256dh: str
    auth: str
    created: int
    device: str = ""  # the digest of the token with which it was signed in


@dataclass(frozen=True)
class TurnNotice:
    """What a guest is to be told of a table, or was told."""

    guest_id: str
    table_id: str
    turn: str
    due: int
    tries: int = 0
    told: bool = False


def endpoint_id(endpoint: str) -> str:
    return hashlib.blake2b(endpoint.encode(), digest_size=32).hexdigest()


# Secrets of the host.


def secret(connection: Connection, name: str) -> str | None:
    return connection.execute(select(host_secrets.c.value).where(host_secrets.c.name == name)).scalar_one_or_none()


def add_secret(connection: Connection, name: str, value: str) -> str:
    """Store a secret unless there is one; returns the one that is stored."""
    new = upsert(connection.dialect.name, host_secrets)
    connection.execute(new.on_conflict_do_nothing(), {"name": name, "value": value})
    return secret(connection, name) or value


# What a guest wants.


def settings_of(connection: Connection, guests: Sequence[str]) -> dict[str, NoticeSettings]:
    """The settings of these guests, as far as they have any."""
    rows = connection.execute(select(notice_settings).where(notice_settings.c.guest_id.in_(guests)))
    return {row["guest_id"]: NoticeSettings(**row) for row in rows.mappings()}


def save_settings(connection: Connection, settings: NoticeSettings) -> None:
    put(connection, notice_settings, ["guest_id"], asdict(settings))


def subscribe(connection: Connection, row: PushRow) -> None:
    """Add a browser; one that belonged to another guest now belongs to this one."""
    put(connection, push_subscriptions, ["id"], asdict(row))
    mine = push_subscriptions.c.guest_id == row.guest_id
    newest = select(push_subscriptions.c.id).where(mine).order_by(push_subscriptions.c.created.desc())
    kept = [found[0] for found in connection.execute(newest.limit(MAX_SUBSCRIPTIONS))]
    connection.execute(delete(push_subscriptions).where(mine, push_subscriptions.c.id.not_in([*kept, row.id])))


def unsubscribe(connection: Connection, guest: str, id: str) -> None:
    mine = and_(push_subscriptions.c.guest_id == guest, push_subscriptions.c.id == id)
    connection.execute(delete(push_subscriptions).where(mine))


def subscriptions_of(connection: Connection, guest: str) -> list[PushRow]:
    """The browsers of a guest, the oldest first."""
    mine = select(push_subscriptions).where(push_subscriptions.c.guest_id == guest)
    rows = connection.execute(mine.order_by(push_subscriptions.c.created, push_subscriptions.c.id))
    return [PushRow(**row) for row in rows.mappings()]


def set_table_notices(connection: Connection, guest: str, table: str, *, on: bool) -> None:
    """Switch the notices of a table on or off."""
    mine = {"guest_id": guest, "table_id": table}
    if on:
        put(connection, table_notices, list(mine), dict(mine))
        return
    for found in (table_notices, turn_notices):
        connection.execute(delete(found).where(found.c.guest_id == guest, found.c.table_id == table))


def tables_with_notices(connection: Connection, guest: str) -> set[str]:
    """The tables of which a guest wants notices."""
    rows = connection.execute(select(table_notices.c.table_id).where(table_notices.c.guest_id == guest))
    return {row[0] for row in rows}


# What is to be told.


def reached(connection: Connection, guests: Collection[str], by_operator: Collection[str]) -> list[str]:
    """Those of these guests who get notices: in a browser, or where the operator has configured it."""
    wanted = select(push_subscriptions.c.guest_id).where(push_subscriptions.c.guest_id.in_(guests))
    found = {row[0] for row in connection.execute(wanted)}
    return [guest for guest in guests if guest in found or guest in by_operator]


def watched_tables(connection: Connection) -> dict[str, set[str]]:
    """The tables with a running game of which somebody wants notices, with these guests."""
    wanted = select(table_notices.c.table_id, table_notices.c.guest_id)
    open_now = tables.c.status.in_(("waiting", "playing"))  # a tournament calls its players before the game
    rows = connection.execute(wanted.join(tables, tables.c.id == table_notices.c.table_id).where(open_now))
    return _grouped([(row[0], row[1]) for row in rows])


def vacation_tables(connection: Connection, now: int) -> dict[str, set[str]]:
    """The tables with a running game of guests who are on vacation, with these guests."""
    away = notice_settings.c.vacation_until > now
    wanted = select(sittings.c.table_id, sittings.c.guest_id).join(tables, tables.c.id == sittings.c.table_id)
    wanted = wanted.join(notice_settings, notice_settings.c.guest_id == sittings.c.guest_id)
    return _grouped([(row[0], row[1]) for row in connection.execute(wanted.where(_playing(), away))])


def _playing() -> ColumnElement[bool]:
    return tables.c.status == "playing"


def _grouped(rows: Sequence[tuple[str, str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for table, guest in rows:
        found.setdefault(table, set()).add(guest)
    return found


def notices_of_table(connection: Connection, table: str) -> dict[str, TurnNotice]:
    """What was noted about a table, by guest."""
    rows = connection.execute(select(turn_notices).where(turn_notices.c.table_id == table))
    return {row["guest_id"]: TurnNotice(**row) for row in rows.mappings()}


def note_turn(connection: Connection, notice: TurnNotice) -> None:
    put(connection, turn_notices, ["guest_id", "table_id"], asdict(notice))


def forget_turn(connection: Connection, guest: str, table: str) -> None:
    mine = and_(turn_notices.c.guest_id == guest, turn_notices.c.table_id == table)
    connection.execute(delete(turn_notices).where(mine))


def due_notices(connection: Connection, now: int, limit: int) -> list[TurnNotice]:
    """What is to be sent by now, the longest overdue first."""
    wanted = select(turn_notices).where(~turn_notices.c.told, turn_notices.c.due <= now)
    rows = connection.execute(wanted.order_by(turn_notices.c.due).limit(limit))
    return [TurnNotice(**row) for row in rows.mappings()]


def claim_notice(connection: Connection, notice: TurnNotice, again: int) -> bool:
    """Reserve a notice for this process; False if another one was quicker or it is about an older question.

    If this process dies before it is sent, it is tried again at the time `again`.
    """
    wanted = update(turn_notices).where(_same(notice), turn_notices.c.tries == notice.tries, ~turn_notices.c.told)
    return int(connection.execute(wanted.values(tries=notice.tries + 1, due=again)).rowcount) == 1


def postpone_notice(connection: Connection, notice: TurnNotice, until: int) -> None:
    connection.execute(update(turn_notices).where(_same(notice), ~turn_notices.c.told).values(due=until))


def finish_notice(connection: Connection, notice: TurnNotice) -> None:
    """A notice was sent, or is given up."""
    connection.execute(update(turn_notices).where(_same(notice)).values(told=True))


def _same(notice: TurnNotice) -> ColumnElement[bool]:
    mine = and_(turn_notices.c.guest_id == notice.guest_id, turn_notices.c.table_id == notice.table_id)
    return and_(mine, turn_notices.c.turn == notice.turn)
