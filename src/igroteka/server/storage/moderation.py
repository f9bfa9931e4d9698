"""What the database knows of moderation. Each change is written together with its line of the audit log."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from igroteka.server.storage.schema import audit, bans, guests, host_state, reports
from igroteka.server.storage.upsert import put

GUEST, ADDRESS = "guest", "address"  # kinds of bans
ANNOUNCEMENT, MAINTENANCE = "announcement", "maintenance"  # what an operator switches on
MAX_REPORTS = 200  # open ones; further ones push out the oldest
SHOWN_LINES = 100  # of the audit log


def new_id() -> str:
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Ban:
    """A guest or an address that may not come until a time."""

    kind: str
    target: str
    name: str
    until: int


@dataclass(frozen=True)
class HostState:
    """What the operator has switched on until a time."""

    name: str
    value: str
    until: int


@dataclass(frozen=True)
class Report:
    """A guest complains about another one; `chat` is JSON."""

    at: int
    reporter: str
    guest_id: str
    name: str
    game: str
    text: str
    chat: str
    open: bool = True
    id: str = field(default_factory=new_id)


@dataclass(frozen=True)
class AuditLine:
    """Something that an operator has done, from an address."""

    at: int
    address: str
    action: str
    detail: str = ""
    id: str = field(default_factory=new_id)


@dataclass(frozen=True)
class Moderated:
    """What is in force."""

    bans: list[Ban]
    states: dict[str, HostState]


def log_action(connection: Connection, line: AuditLine) -> None:
    connection.execute(insert(audit), asdict(line))


def audit_lines(connection: Connection, limit: int = SHOWN_LINES) -> list[AuditLine]:
    """The last lines of the audit log, the latest first."""
    wanted = select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(limit)
    return [AuditLine(**row) for row in connection.execute(wanted).mappings()]


def in_force(connection: Connection, now: int) -> Moderated:
    found = connection.execute(select(bans).where(bans.c.until > now).order_by(bans.c.until)).mappings()
    on = connection.execute(select(host_state).where(host_state.c.until > now)).mappings()
    return Moderated([Ban(**row) for row in found], {row["name"]: HostState(**row) for row in on})


def ban(connection: Connection, found: Ban, line: AuditLine) -> None:
    put(connection, bans, ("kind", "target"), asdict(found))
    log_action(connection, line)


def lift_ban(connection: Connection, kind: str, target: str, line: AuditLine) -> None:
    connection.execute(delete(bans).where(and_(bans.c.kind == kind, bans.c.target == target)))
    log_action(connection, line)


def switch_on(connection: Connection, state: HostState, line: AuditLine) -> None:
    """Switch something on; off, if its time is over."""
    put(connection, host_state, ("name",), asdict(state))
    log_action(connection, line)


def add_report(connection: Connection, report: Report) -> None:
    """Store a report, unless it is about somebody who has been deleted."""
    if connection.execute(select(guests.c.id).where(guests.c.id == report.guest_id)).first() is None:
        return
    connection.execute(insert(reports), asdict(report))
    count = connection.execute(select(func.count()).where(reports.c.open)).scalar_one()
    if count > MAX_REPORTS:
        oldest = select(reports.c.id).where(reports.c.open).order_by(reports.c.at).limit(count - MAX_REPORTS)
        connection.execute(delete(reports).where(reports.c.id.in_(oldest.scalar_subquery())))


def open_reports(connection: Connection) -> list[Report]:
    wanted = select(reports).where(reports.c.open).order_by(reports.c.at.desc())
    return [Report(**row) for row in connection.execute(wanted).mappings()]


def settle_report(connection: Connection, id: str, line: AuditLine) -> None:
    """Delete a report: what people have written is kept no longer than it is needed."""
    connection.execute(delete(reports).where(reports.c.id == id))
    log_action(connection, line)


# Guests who join a member, or are deleted.


def move_moderation(connection: Connection, guest: str, member: str) -> None:
    """What was reported about or by a guest is a member's, and the longer ban holds."""
    for column in (reports.c.guest_id, reports.c.reporter):
        connection.execute(update(reports).where(column == guest).values({column: member}))
    of_guest = select(bans.c.until).where(bans.c.kind == GUEST, bans.c.target == guest)
    until = connection.execute(of_guest).scalar_one_or_none()
    if until is None:
        return
    there = and_(bans.c.kind == GUEST, bans.c.target == member)
    before = connection.execute(select(bans.c.until).where(there)).scalar_one_or_none()
    if before is None or before < until:
        name = connection.execute(select(guests.c.name).where(guests.c.id == member)).scalar_one_or_none() or ""
        put(connection, bans, ("kind", "target"), asdict(Ban(GUEST, member, name, until)))
    connection.execute(delete(bans).where(bans.c.kind == GUEST, bans.c.target == guest))


def forget_name(connection: Connection, guest: str, name: str) -> None:
    """A guest was deleted: a ban and the audit log call them like this."""
    connection.execute(update(bans).where(bans.c.kind == GUEST, bans.c.target == guest).values(name=name))
    about = select(audit.c.id, audit.c.detail).where(audit.c.detail.contains(json.dumps(guest), autoescape=True))
    for id, detail in connection.execute(about).all():
        told = json.loads(detail)
        if told.get("guest") == guest:
            changed = json.dumps({**told, "name": name}, ensure_ascii=False)
            connection.execute(update(audit).where(audit.c.id == id).values(detail=changed))
