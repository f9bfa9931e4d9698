"""What the database knows of people: friends, whom somebody has blocked, groups, invitations to tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from igroteka.server.storage.notices import reached
from igroteka.server.storage.schema import (
    contacts,
    group_members,
    groups,
    guests,
    invitations,
    result_seats,
    tables,
    turn_notices,
)
from igroteka.server.storage.upsert import put

ASKED, DECLINED, FRIEND, BLOCKED = "asked", "declined", "friend", "blocked"
QUESTIONS = (ASKED, DECLINED)  # whoever has asked sees no difference
STRENGTH = {"": 0, DECLINED: 1, ASKED: 2, FRIEND: 3, BLOCKED: 4}
MOST_CONTACTS = 200  # of a guest
MOST_GROUPS, MOST_MEMBERS = 20, 50
MOST_INVITATIONS = 30  # that a guest sees


@dataclass(frozen=True)
class Contact:
    """Somebody whom a guest has asked, befriended or blocked, or who has asked them (`asks`)."""

    id: str
    name: str
    kind: str


@dataclass(frozen=True)
class Group:
    """A group with its members, by id."""

    id: str
    name: str
    members: dict[str, str]


@dataclass(frozen=True)
class Invitation:
    """Somebody would like a guest to sit down at a table."""

    table: str
    game: str
    from_id: str
    name: str
    at: int


def contacts_of(connection: Connection, guest: str) -> list[Contact]:
    """Whom a guest has asked, befriended or blocked, and who asks them: not whom they have blocked."""
    mine = select(contacts.c.other_id, guests.c.name, contacts.c.kind).join(guests, guests.c.id == contacts.c.other_id)
    rows = connection.execute(mine.where(contacts.c.guest_id == guest).order_by(guests.c.name))
    found = [Contact(id, name, ASKED if kind == DECLINED else kind) for id, name, kind in rows]
    known = {one.id for one in found if one.kind != ASKED}
    asking = select(contacts.c.guest_id, guests.c.name).join(guests, guests.c.id == contacts.c.guest_id)
    asked = asking.where(contacts.c.other_id == guest, contacts.c.kind == ASKED).order_by(guests.c.name)
    return [*found, *[Contact(id, name, "asks") for id, name in connection.execute(asked) if id not in known]]


def _contact(guest: str, other: str) -> ColumnElement[bool]:
    return and_(contacts.c.guest_id == guest, contacts.c.other_id == other)


def kind_of(connection: Connection, guest: str, other: str) -> str:
    """What somebody is to a guest; empty if nothing."""
    return connection.execute(select(contacts.c.kind).where(_contact(guest, other))).scalar_one_or_none() or ""


def has_blocked(connection: Connection, guest: str, other: str) -> bool:
    return kind_of(connection, guest, other) == BLOCKED


def blocked_by(connection: Connection, guest: str) -> frozenset[str]:
    """Whom a guest has blocked."""
    mine = select(contacts.c.other_id).where(contacts.c.guest_id == guest, contacts.c.kind == BLOCKED)
    return frozenset(row[0] for row in connection.execute(mine))


def count_contacts(connection: Connection, guest: str) -> int:
    mine = select(func.count()).select_from(contacts).where(contacts.c.guest_id == guest)
    return int(connection.execute(mine).scalar_one())


def ask(connection: Connection, guest: str, other: str, now: int) -> None:
    """Ask somebody to be a friend; if they have asked, too, both are friends, even if that was declined before. Who is
    blocked is not told.
    """
    kind = kind_of(connection, guest, other)
    if kind in (FRIEND, BLOCKED):
        return
    if kind_of(connection, other, guest) in QUESTIONS:
        _befriend(connection, guest, other, now)
    elif not kind:
        _set(connection, guest, other, ASKED, now)


def _befriend(connection: Connection, guest: str, other: str, now: int) -> None:
    for one, two in ((guest, other), (other, guest)):
        _set(connection, one, two, FRIEND, now)


def _set(connection: Connection, guest: str, other: str, kind: str, now: int) -> None:
    put(connection, contacts, ["guest_id", "other_id"], {"guest_id": guest, "other_id": other, "kind": kind, "at": now})


def part(connection: Connection, guest: str, other: str) -> None:
    """End a friendship, take a question back, or decline one: for whoever has asked it stays open. Blocks stay."""
    _end_friendship(connection, guest, other)
    connection.execute(delete(contacts).where(_contact(guest, other), contacts.c.kind.in_(QUESTIONS)))
    theirs = update(contacts).where(_contact(other, guest), contacts.c.kind == ASKED)
    connection.execute(theirs.values(kind=DECLINED))


def _end_friendship(connection: Connection, one: str, other: str) -> None:
    either = or_(_contact(one, other), _contact(other, one))
    connection.execute(delete(contacts).where(either, contacts.c.kind == FRIEND))


def block(connection: Connection, guest: str, other: str, now: int) -> None:
    """Block somebody: they are no friend any more, and their invitations are gone. Their question stays open."""
    _end_friendship(connection, guest, other)
    _set(connection, guest, other, BLOCKED, now)
    connection.execute(delete(invitations).where(invitations.c.guest_id == guest, invitations.c.from_id == other))


def unblock(connection: Connection, guest: str, other: str) -> None:
    connection.execute(delete(contacts).where(_contact(guest, other), contacts.c.kind == BLOCKED))


def known_to(connection: Connection, guest: str) -> set[str]:
    """Everybody whom a guest has met here: at finished tables, as a friend, in a group."""
    mine = select(result_seats.c.table_id).where(result_seats.c.guest_id == guest)
    seats = select(result_seats.c.guest_id).where(result_seats.c.table_id.in_(mine)).distinct()
    own = select(group_members.c.group_id).where(group_members.c.guest_id == guest)
    fellows = select(group_members.c.guest_id).where(group_members.c.group_id.in_(own)).distinct()
    found = {row[0] for wanted in (seats, fellows) for row in connection.execute(wanted)}
    return (found | {one.id for one in contacts_of(connection, guest)}) - {"", guest}


# Groups.


def groups_of(connection: Connection, guest: str) -> list[Group]:
    """The groups of a guest, with everybody in them."""
    own = select(group_members.c.group_id).where(group_members.c.guest_id == guest)
    rows = connection.execute(select(groups).where(groups.c.id.in_(own)).order_by(groups.c.name, groups.c.id)).all()
    return [Group(row[0], row[1], members_of(connection, row[0])) for row in rows]


def members_of(connection: Connection, group: str) -> dict[str, str]:
    wanted = select(guests.c.id, guests.c.name).join(group_members, group_members.c.guest_id == guests.c.id)
    rows = connection.execute(wanted.where(group_members.c.group_id == group).order_by(guests.c.name))
    return {row[0]: row[1] for row in rows}


def group_by_id(connection: Connection, id: str) -> Group | None:
    row = connection.execute(select(groups).where(groups.c.id == id)).first()
    return Group(row[0], row[1], members_of(connection, row[0])) if row else None


def add_group(connection: Connection, id: str, name: str, guest: str, now: int) -> None:
    connection.execute(insert(groups), {"id": id, "name": name, "created": now})
    join_group(connection, id, guest, now)


def join_group(connection: Connection, id: str, guest: str, now: int) -> None:
    own = {"guest_id": guest, "group_id": id}
    put(connection, group_members, list(own), {**own, "at": now})


def leave_group(connection: Connection, id: str, guest: str) -> None:
    """Leave a group; the last one takes it along."""
    own = and_(group_members.c.group_id == id, group_members.c.guest_id == guest)
    connection.execute(delete(group_members).where(own))
    connection.execute(delete(groups).where(groups.c.id == id, ~exists().where(group_members.c.group_id == id)))


# Invitations.


def invite(
    connection: Connection,
    table: str,
    sender: str,
    invited: Sequence[str],
    turn: str,
    now: int,
    by_operator: Collection[str] = (),
) -> int:
    """Invite those who have not blocked the sender; how many were told. Who is invited already is not told again."""
    known = select(invitations.c.guest_id).where(invitations.c.table_id == table)
    there = {row[0] for row in connection.execute(known)}
    for guest in invited:
        if guest in there or has_blocked(connection, guest, sender):
            continue
        own = {"guest_id": guest, "table_id": table}
        connection.execute(insert(invitations), {**own, "from_id": sender, "at": now})
        if reached(connection, [guest], by_operator):
            put(connection, turn_notices, list(own), {**own, "turn": turn, "due": now, "tries": 0, "told": False})
    return len(invited)


def invitations_of(connection: Connection, guest: str) -> list[Invitation]:
    """The invitations of a guest to tables that wait, the newest first."""
    wanted = select(invitations.c.table_id, tables.c.game, invitations.c.from_id, guests.c.name, invitations.c.at)
    wanted = wanted.join(tables, tables.c.id == invitations.c.table_id).join(
        guests, guests.c.id == invitations.c.from_id
    )
    wanted = wanted.where(invitations.c.guest_id == guest, tables.c.status == "waiting")
    return [
        Invitation(*row) for row in connection.execute(wanted.order_by(invitations.c.at.desc()).limit(MOST_INVITATIONS))
    ]


def is_invited(connection: Connection, guest: str, table: str) -> bool:
    own = and_(invitations.c.guest_id == guest, invitations.c.table_id == table)
    return connection.execute(select(invitations.c.at).where(own)).first() is not None


def decline(connection: Connection, guest: str, table: str) -> None:
    connection.execute(delete(invitations).where(invitations.c.guest_id == guest, invitations.c.table_id == table))


def move_people(connection: Connection, guest: str, member: str) -> None:
    """Who knew a guest knows the member now, and the other way round. Of what two people were to each other the
    stronger stays: a block, then a friendship, then a question. Groups and invitations are moved like everything else.
    """
    known = or_(contacts.c.guest_id == guest, contacts.c.other_id == guest)
    rows = connection.execute(select(contacts).where(known)).mappings().all()
    connection.execute(delete(contacts).where(known))
    for row in rows:
        one, other = [member if id == guest else id for id in (row["guest_id"], row["other_id"])]
        if one != other and STRENGTH[row["kind"]] > STRENGTH[kind_of(connection, one, other)]:
            _set(connection, one, other, row["kind"], row["at"])
            _settle(connection, one, other, row["at"])
    connection.execute(update(invitations).where(invitations.c.from_id == guest).values(from_id=member))


def _settle(connection: Connection, one: str, other: str, at: int) -> None:
    """Two people are no friends if one has blocked the other, and friends if both have asked."""
    kinds = kind_of(connection, one, other), kind_of(connection, other, one)
    if BLOCKED in kinds:
        _end_friendship(connection, one, other)
    elif ASKED in kinds and all(kind in QUESTIONS for kind in kinds):
        _befriend(connection, one, other, at)


def delete_empty_groups(connection: Connection) -> None:
    """Delete the groups whose last members were deleted."""
    connection.execute(delete(groups).where(~exists().where(group_members.c.group_id == groups.c.id)))
