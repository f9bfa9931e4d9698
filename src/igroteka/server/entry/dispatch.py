"""From a command, whichever way it came, to the room that carries it out."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.labels import table_label
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.site import Site
from igroteka.server.storage.people import has_blocked
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.messages import AnyCommand, Hint, Preview, Refusal, Rematch, ServerMessage, Sit, Why
from igroteka.server.tables.opening import rematch
from igroteka.server.tables.payloads import refusal_message
from igroteka.server.tables.room import Room

log = logging.getLogger("igroteka.socket")


async def dispatch(
    site: Site,
    room: Room,
    guest: Guest,
    command: AnyCommand,
    address: str,
    send: Callable[[ServerMessage], None] | None = None,
) -> ServerMessage:
    """Carry out a command from this address, and answer it. It goes on even if the client disconnects meanwhile.

    `send` gets the answer right behind what the command has led to, so that both are written at once.
    """
    begun = time.perf_counter()
    answer = await site.hub.run_shielded(carry_out_and_send(site, room, guest, command, address, send))
    kind, seconds = str(command.__struct_config__.tag), time.perf_counter() - begun
    refusal = answer.text if isinstance(answer, Refusal) else ""
    site.measures.commands[kind].add(seconds)
    if refusal:
        site.measures.count_refusal(refusal)
    if site.tracer is not None:
        site.tracer.command(kind, room.table.id, room.table.game.id, refusal, seconds)
    return answer


async def carry_out_and_send(
    site: Site,
    room: Room,
    guest: Guest,
    command: AnyCommand,
    address: str,
    send: Callable[[ServerMessage], None] | None,
) -> ServerMessage:
    answer = await carry_out(site, room, guest, command, address)
    if send is not None:
        send(answer)
    return answer


async def carry_out(site: Site, room: Room, guest: Guest, command: AnyCommand, address: str) -> ServerMessage:
    """Carry out a command; whatever fails becomes a refusal."""
    try:
        match command:
            case Why():
                return await room.why(guest, command)
            case Preview():
                return await room.preview(guest, command)
            case Hint():
                return await room.hint(guest, command.id)
            case _ if not guest.id:
                return refusal_message(command.id, NotAllowed("error-no-guest"))
            case Rematch():
                async with site.table_opening_lock(guest.id):
                    return await rematch(site.hub, room, guest, command, lambda: site.admit_table(address))
            case Sit() if await is_unwelcome(site, room, guest):
                return refusal_message(command.id, NotAllowed("error-banned"))
            case _:
                return await room.perform(guest, command, unlimited=site.has_no_limits(address))
    except IgrotekaError as problem:
        return refusal_message(command.id, problem)
    except Exception:
        log.exception("table %s: %s failed", table_label(room.table.id), type(command).__name__)
        return refusal_message(command.id, NotAllowed("error-internal"))


async def is_unwelcome(site: Site, room: Room, guest: Guest) -> bool:
    """True if the host of the table has blocked this guest."""
    host = room.table.host
    if not host or host == device_of(guest.id):
        return False
    return await site.hub.store.read(partial(has_blocked, guest=host, other=device_of(guest.id)))
