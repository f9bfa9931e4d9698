"""What the database knows of members: their devices, passkeys and recovery codes; who joins a member or is deleted."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, Table, and_, delete, exists, false, func, insert, or_, select, update

from igroteka.server.storage.moderation import forget_name, move_moderation
from igroteka.server.storage.people import delete_empty_groups, move_people
from igroteka.server.storage.results import hide_results, move_results
from igroteka.server.storage.schema import (
    challenges,
    departures,
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
    recovery_codes,
    sittings,
    table_notices,
    tables,
    turn_notices,
)
from igroteka.server.storage.store import GuestRow
from igroteka.server.storage.tournaments import hide_entrants, move_entrants
from igroteka.server.storage.upsert import put

# What a guest keeps when they join a member, unless the member has it already.
OWNED: tuple[Table, ...] = (
    *(learned, puzzle_tries, notice_settings, table_notices, turn_notices),
    *(group_members, invitations),
)
MAX_DEVICES = 50  # of a member
MAX_CHALLENGES = 10_000  # open at the same time


@dataclass(frozen=True)
class DeviceRow:
    """A browser in which a member is signed in."""

    id: str
    guest_id: str
    digest: str
    label: str
    created: int
    seen: int


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey of a member; only its public part is known here."""

    id: str
    guest_id: str
    credential: str
    public_key: str
    counter: int
    host: str
    created: int
    used: int


@dataclass(frozen=True)
class Departure:
    """A guest who joins a member, or is deleted (`member_id` is empty)."""

    guest_id: str
    member_id: str
    at: int


# Reading.


def is_member(connection: Connection, guest: str) -> bool:
    """True if there is a way for this guest to sign in again."""
    ways = [exists().where(table.c.guest_id == guest) for table in (passkeys, recovery_codes)]
    return bool(connection.execute(select(or_(*ways))).scalar_one())


def devices_of(connection: Connection, guest: str) -> list[DeviceRow]:
    """The devices of a member, the last seen first."""
    mine = select(devices).where(devices.c.guest_id == guest).order_by(devices.c.seen.desc(), devices.c.id)
    return [DeviceRow(**row) for row in connection.execute(mine).mappings()]


def passkeys_of(connection: Connection, guest: str) -> list[PasskeyRow]:
    """The passkeys of a member, the oldest first."""
    mine = select(passkeys).where(passkeys.c.guest_id == guest).order_by(passkeys.c.created, passkeys.c.id)
    return [PasskeyRow(**row) for row in connection.execute(mine).mappings()]


def code_created(connection: Connection, guest: str) -> int:
    """When the recovery code of a guest was made; 0 if there is none."""
    mine = select(recovery_codes.c.created).where(recovery_codes.c.guest_id == guest)
    return int(connection.execute(mine).scalar_one_or_none() or 0)


def guest_by_id(connection: Connection, guest: str) -> GuestRow | None:
    wanted = select(guests.c.id, guests.c.name, guests.c.address, guests.c.seen).where(guests.c.id == guest)
    row = connection.execute(wanted).first()
    return GuestRow(*row) if row else None


def guest_of_code(connection: Connection, digest: str) -> str:
    """Whose recovery code this is; empty if it is nobody's."""
    found = select(recovery_codes.c.guest_id).where(recovery_codes.c.digest == digest)
    return connection.execute(found).scalar_one_or_none() or ""


def passkey(connection: Connection, id: str) -> PasskeyRow | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == id)).mappings().first()
    return PasskeyRow(**row) if row else None


def known_digests(connection: Connection, digests: Sequence[str]) -> set[str]:
    """Which of these are digests of tokens that somebody is signed in with."""
    found = [select(table.c.digest).where(table.c.digest.in_(digests)) for table in (guests, devices)]
    return {row[0] for wanted in found for row in connection.execute(wanted)}


# Ways to sign in.


def add_challenge(connection: Connection, id: str, guest: str, now: int, until: int) -> bool:
    """Note a challenge that is to be answered; False if too many are open. A guest has one: the last one."""
    before = challenges.c.guest_id == guest if guest else false()
    connection.execute(delete(challenges).where(or_(challenges.c.until < now, before)))
    if connection.execute(select(func.count()).select_from(challenges)).scalar_one() >= MAX_CHALLENGES:
        return False
    connection.execute(insert(challenges), {"id": id, "guest_id": guest, "until": until})
    return True


def use_challenge(connection: Connection, id: str, guest: str, now: int) -> bool:
    """Use a challenge up; False if it was not made for this guest, is too old, or was used before."""
    mine = and_(challenges.c.id == id, challenges.c.guest_id == guest, challenges.c.until >= now)
    return int(connection.execute(delete(challenges).where(mine)).rowcount) == 1


def add_passkey(connection: Connection, row: PasskeyRow, device: DeviceRow) -> None:
    """Add a passkey; a conflict if it is known already."""
    connection.execute(insert(passkeys), asdict(row))
    add_device(connection, device)


def remove_passkey(connection: Connection, guest: str, id: str) -> bool:
    """Remove a passkey; False if the guest has no such passkey."""
    mine = and_(passkeys.c.guest_id == guest, passkeys.c.id == id)
    return int(connection.execute(delete(passkeys).where(mine)).rowcount) == 1


def note_use(connection: Connection, id: str, counter: int, at: int) -> bool:
    """A passkey was used; False if its counter says that it was copied. Many authenticators do not count."""
    newer = passkeys.c.counter < counter if counter else passkeys.c.counter == 0
    wanted = update(passkeys).where(passkeys.c.id == id, newer).values(counter=counter, used=at)
    return int(connection.execute(wanted).rowcount) == 1


def set_code(connection: Connection, guest: str, digest: str, at: int, device: DeviceRow) -> None:
    """Set the recovery code of a guest; the one before is not valid any more."""
    put(connection, recovery_codes, ["guest_id"], {"guest_id": guest, "digest": digest, "created": at})
    add_device(connection, device)


# Devices.


def add_device(connection: Connection, row: DeviceRow) -> None:
    """Add a device, unless it is known already. If there are too many, those that were not here for longest are signed
    out.
    """
    if connection.execute(select(devices.c.id).where(devices.c.digest == row.digest)).first() is not None:
        return
    connection.execute(insert(devices), asdict(row))
    newest = select(devices.c.id).where(devices.c.guest_id == row.guest_id, devices.c.id != row.id)
    others = connection.execute(newest.order_by(devices.c.seen.desc(), devices.c.created.desc(), devices.c.id))
    for (id,) in others.all()[MAX_DEVICES - 1 :]:
        remove_device(connection, row.guest_id, id, secrets.token_hex(32))


def remove_device(connection: Connection, guest: str, id: str, unused: str) -> str:
    """Sign a device out; returns the digest of its token, or nothing if the guest has no such device.

    It gets no notices any more. Neither does a browser of which it is not known on which device it is; its page
    subscribes again. `unused` is the digest of a token that nobody has: the guest's own row keeps that of their first
    device.
    """
    mine = and_(devices.c.guest_id == guest, devices.c.id == id)
    found: str | None = connection.execute(select(devices.c.digest).where(mine)).scalar_one_or_none()
    if found is None:
        return ""
    connection.execute(delete(devices).where(mine))
    others = select(devices.c.digest).where(devices.c.guest_id == guest)
    left = and_(push_subscriptions.c.guest_id == guest, push_subscriptions.c.device.not_in(others))
    connection.execute(delete(push_subscriptions).where(left))
    connection.execute(update(guests).where(guests.c.id == guest, guests.c.digest == found).values(digest=unused))
    return found


# Joining and deleting.


def begin_departure(connection: Connection, departure: Departure, unused: str) -> None:
    """A guest is from now on somebody else, or nobody: their devices are signed out at once."""
    put(connection, departures, ["guest_id"], asdict(departure))
    connection.execute(update(guests).where(guests.c.id == departure.guest_id).values(digest=unused))
    for table in (devices, passkeys, recovery_codes, push_subscriptions) if not departure.member_id else (devices,):
        connection.execute(delete(table).where(table.c.guest_id == departure.guest_id))


def open_departures(connection: Connection, before: int) -> list[Departure]:
    """Those that began before this time and have not come to their end."""
    found = select(departures).where(departures.c.at < before).order_by(departures.c.at)
    return [Departure(**row) for row in connection.execute(found).mappings()]


def tables_of(connection: Connection, guest: str) -> list[str]:
    """The tables at which a guest sits, or which they have opened."""
    seated = select(sittings.c.table_id).where(sittings.c.guest_id == guest)
    mine = select(tables.c.id).where(or_(tables.c.host == guest, tables.c.id.in_(seated)))
    return [row[0] for row in connection.execute(mine.order_by(tables.c.opened))]


def tables_that_name(connection: Connection, guest: str) -> list[str]:
    """All tables whose logs mention a guest, also those where they only watched. It reads every log."""
    mentioned = events.c.data.contains(f'"{guest}', autoescape=True)
    return [row[0] for row in connection.execute(select(events.c.table_id).where(mentioned).distinct())]


def rewrite_events(connection: Connection, table: str, changed: dict[int, str]) -> None:
    """Replace events of a log, by number: the one exception to the rule that they never change."""
    for number, data in changed.items():
        mine = and_(events.c.table_id == table, events.c.number == number)
        connection.execute(update(events).where(mine).values(data=data))


def end_departure(connection: Connection, departure: Departure, name: str, bot: str) -> None:
    """Give the member what the guest had, or call their seats like this, and delete the guest."""
    guest, member = departure.guest_id, departure.member_id
    if member:
        move_people(connection, guest, member)
        move_moderation(connection, guest, member)
        for table in OWNED:
            _move(connection, table, guest, member)
        _add_solvers(connection, guest, member)
        move_results(connection, guest, member)
        move_entrants(connection, guest, member)
        moved = update(push_subscriptions).where(push_subscriptions.c.guest_id == guest)
        connection.execute(moved.values(guest_id=member))
    else:
        forget_name(connection, guest, name)
        hide_results(connection, guest, name, bot)
        hide_entrants(connection, guest, name)
    connection.execute(delete(sittings).where(sittings.c.guest_id == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
    delete_empty_groups(connection)
    connection.execute(delete(departures).where(departures.c.guest_id == guest))


def _move(connection: Connection, table: Table, guest: str, member: str) -> None:
    """Give rows of a guest to a member who has no such rows."""
    rest = [column for column in table.primary_key if column.name != "guest_id"]
    rows = connection.execute(select(table).where(table.c.guest_id == guest)).mappings().all()
    for row in rows:
        same = and_(table.c.guest_id == member, *[column == row[column.name] for column in rest])
        if connection.execute(select(table.c.guest_id).where(same)).first() is None:
            connection.execute(insert(table), {**row, "guest_id": member})


def _add_solvers(connection: Connection, guest: str, member: str) -> None:
    """The rating of whoever has tried more puzzles of a game is that of both; tries are added up."""
    mine = puzzle_solvers.c.guest_id
    rows = connection.execute(select(puzzle_solvers).where(mine.in_([guest, member]))).mappings().all()
    for game in {row["game"] for row in rows}:
        both = sorted((row for row in rows if row["game"] == game), key=lambda row: int(row["tries"]))
        sums = {name: sum(int(row[name]) for row in both) for name in ("tries", "solved")}
        put(connection, puzzle_solvers, ["guest_id", "game"], {**both[-1], **sums, "guest_id": member})
