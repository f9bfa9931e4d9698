"""Guests who join a member, and guests who are deleted: at every table where they were, then in the database.

A departure is stored before it begins, and every step may be repeated, so that a process that dies in between leaves
nothing half done: the chore of `MemberKeeper` goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.labels import table_label
from igroteka.server.storage import members as stored
from igroteka.server.storage.members import Departure
from igroteka.server.storage.results import hide_seats
from igroteka.server.storage.store import Row
from igroteka.server.tables.commands import replaced_by_bot
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import (
    AnyEvent,
    BadLog,
    BotSat,
    Closed,
    DeviceLeft,
    Forgotten,
    HostChanged,
    Joined,
    Muted,
    Sat,
    Spoke,
    Stood,
    read_event,
    write_event,
)
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.names import DELETED, DELETED_NAME
from igroteka.server.tables.room import Room
from igroteka.server.tables.table import BETWEEN_GAMES, PLAYING, WAITING, Table

log = logging.getLogger("igroteka.members")

OPEN = (WAITING, PLAYING, BETWEEN_GAMES)


async def carry_out(hub: Hub, departure: Departure) -> None:
    """Carry out a departure that is stored; it may have been begun before."""
    guest, member = departure.guest_id, departure.member_id
    found = await hub.store.read(partial(stored.tables_that_name, guest=guest))
    for id in found:
        try:
            room = await hub.room(id)
            await (join(room, guest, member) if member else forget(hub, room, guest))
        except BadLog as problem:
            log.error("table %s: %s", table_label(id), problem.code)
        except IgrotekaError as problem:
            if problem.text != "error-no-such-table":  # deleted meanwhile
                raise
    await hub.store.writer.write(partial(stored.end_departure, departure=departure, name=DELETED_NAME, bot=DELETED))


# Joining.


async def join(room: Room, guest: str, member: str) -> None:
    """Make a guest a member at a table."""
    async with room.lock:
        await room.sync_locked()
        await room.commit(lambda: [Joined(guest, member)])  # told twice, it changes nothing


def identities(rows: Sequence[Row], guest: str) -> set[str]:
    """The ids under which a log knows a guest: their own, and those of guests who have joined them."""
    found = {guest}
    for row in rows:
        if '"joined"' in row.data:
            event = read_event(row.data)
            if isinstance(event, Joined) and event.member in found:
                found.add(event.guest)
    return found


# Deleting.


async def forget(hub: Hub, room: Room, guest: str) -> None:
    """Leave nothing of a deleted guest at a table: bots play on for them, and their name and words are rewritten in
    the log.
    """
    async with room.lock:
        await room.sync_locked()
        await room.commit(lambda: forgetting(room.table, guest))
        rows = await hub.store.events(room.table.id)
        changed = rewritten(rows, guest)
        if changed:
            await hub.store.writer.write(partial(stored.rewrite_events, table=room.table.id, changed=changed))
            room.log.stale = True  # what was rewritten may still be in memory
            await room.reload_if_stale()
        nameless = [seat for seat, chair in enumerate(room.table.chairs) if chair.name == DELETED_NAME]
        hide = partial(hide_seats, table=room.table.id, seats=nameless, name=DELETED_NAME, bot=DELETED)
        await hub.store.writer.write(hide)


def forgetting(table: Table, guest: str) -> list[AnyEvent]:
    """How a guest who is deleted leaves a table; no event if that is done."""
    told = any(table.chairs[seat].name != DELETED_NAME for seat in table.seats_named_after(guest))
    told = told or guest in table.muted or any(device_of(said.guest) == guest and said.text for _, said in table.chat)
    leaving = leaves(table, guest)
    return [*leaving, Forgotten(guest)] if leaving or told else []


def leaves(table: Table, guest: str) -> list[AnyEvent]:
    """A table that is not over goes on without the guest, or is closed if nobody else is there."""
    if table.status not in OPEN:
        return []
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.guests and device_of(chair.guests[0]) == guest]
    others = [seat for seat, chair in enumerate(table.chairs) if chair.person and seat not in mine]
    if not others:
        return [Closed()] if mine or table.host == guest else []
    events: list[AnyEvent] = []
    if table.hosted_by(guest):
        events.append(HostChanged(device_of(table.chairs[others[0]].guests[0])))
    for seat in mine:
        events.append(Stood(seat))
        if table.status != WAITING:
            events += [without_name(event) for event in replaced_by_bot(table, seat)]
    shared = [(seat, id) for seat, chair in enumerate(table.chairs) for id in chair.guests if seat not in mine]
    return [*events, *[DeviceLeft(seat, id) for seat, id in shared if id == guest]]


def without_name(event: AnyEvent) -> AnyEvent:
    """The event that a bot takes over, without the name of its player."""
    return msgspec.structs.replace(event, name=DELETED_NAME, address="") if isinstance(event, BotSat) else event


def rewritten(rows: Sequence[Row], guest: str) -> dict[int, str]:
    """The events of a log that tell a deleted guest's name or words, without them, by number."""
    ids = identities(rows, guest)
    found: dict[int, str] = {}
    names: dict[int, str] = {}  # of the guest and the people on their device, by seat
    for row in rows:
        try:
            event = read_event(row.data)
        except BadLog:
            continue
        changed = anonymous(event, ids, names)
        if changed is not event:
            found[row.number] = write_event(changed)
    return found


def anonymous(event: AnyEvent, ids: set[str], names: dict[int, str]) -> AnyEvent:
    """The event without name and words of the guest with these ids; `names` says what they are called at the table so
    far. A bot that takes over keeps the name of the player.
    """
    match event:
        case Sat(seat, id, name):
            mine = device_of(id) in ids
            names.pop(seat, None)
            if mine:
                names[seat] = name
            if mine and name != DELETED_NAME:
                return msgspec.structs.replace(event, name=DELETED_NAME, address="")
        case BotSat(seat, _, name):
            if name != DELETED_NAME and names.get(seat) == name:
                return msgspec.structs.replace(event, name=DELETED_NAME, address="")
        case Spoke(id, _, text):
            if device_of(id) in ids and text:
                return msgspec.structs.replace(event, name=DELETED_NAME, text="")
        case Muted(id, name):
            if id in ids and name != DELETED_NAME:
                return msgspec.structs.replace(event, name=DELETED_NAME)
        case _:
            pass
    return event
