"""Spectators as the host of a table sees them: a name, and an id that is valid at this table only."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from igroteka.server.common.wire import raw
from igroteka.server.tables.commands import Guest, own_name
from igroteka.server.tables.messages import SpectatorsMessage
from igroteka.server.tables.table import Table

MAX_LISTED = 200  # spectators in the list of a host

Present = Iterable[tuple[str, str]]  # guests without a seat who are connected, by id and name


def spectator_id(table: Table, guest: str) -> str:
    """The id of a spectator in commands of the host."""
    return hashlib.blake2b(f"{table.id}/{guest}".encode(), digest_size=12).hexdigest()


def spectators(table: Table, present: Present) -> Mapping[str, Guest]:
    """Whom the host may mute or remove, by id: who is present, has chatted or is muted. Players only if muted."""
    spoke = [(said.guest, said.name) for _, said in table.chat if not said.line]
    here = [(guest, own_name(table, Guest(guest, name), -1)) for guest, name in present]
    found = {guest: name for guest, name in [*spoke, *here] if table.seat_of(guest) < 0} | table.muted
    return {spectator_id(table, guest): Guest(guest, found[guest]) for guest in found if is_other(table, guest)}


def is_other(table: Table, guest: str) -> bool:
    """True if this guest is not the host and was not removed."""
    return not table.hosted_by(guest) and guest not in table.removed


def spectators_message(table: Table, present: Present, watching: int) -> SpectatorsMessage:
    """The list for the host: who is present or muted. `watching` counts all spectators, named or not."""
    here = dict(present)
    known = spectators(table, here.items())
    listed = [
        {"id": id, "name": one.name, "muted": one.id in table.muted, "present": one.id in here}
        for id, one in sorted(known.items(), key=lambda item: (item[1].name, item[0]))
        if one.id in here or one.id in table.muted
    ]
    return SpectatorsMessage(raw(listed[:MAX_LISTED]), max(0, watching - len(here)))
