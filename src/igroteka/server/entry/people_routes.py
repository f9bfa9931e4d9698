"""HTTP routes of people: friends, groups, blocks and invitations. Nobody is told an id that others can use."""

from __future__ import annotations

import secrets
from functools import partial
from http import HTTPStatus

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import now_ms
from igroteka.server.entry.http import address_of, body, reply
from igroteka.server.entry.operator_routes import people_said
from igroteka.server.entry.requests import AboutPerson, BlockChat, InGroup, Invite, NewGroup, Nothing
from igroteka.server.entry.routes import guest_of
from igroteka.server.entry.site import Site, site_of
from igroteka.server.notices.turns import INVITED
from igroteka.server.results.head_to_head import opponent_id, opponents
from igroteka.server.storage import people as stored
from igroteka.server.storage import results as stored_results
from igroteka.server.storage.people import MOST_CONTACTS, MOST_GROUPS, MOST_MEMBERS
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.names import DELETED, clean_text
from igroteka.server.tables.table import WAITING

MOST_PLAYED = 50  # people with whom a guest has played, the most frequent first
KINDS = {"friend": "friends", "asked": "asked", "asks": "asking", "blocked": "blocked"}


async def show_people(request: Request) -> Response:
    """GET /api/me/people: friends, questions, groups, invitations, and with whom the guest has played."""
    site = site_of(request)
    site.admit_query(address_of(request))
    return reply(await site.hub.store.read(partial(people_payload, guest=(await guest_of(request)).id)))


async def show_invitations(request: Request) -> Response:
    """GET /api/me/invitations: the tables to which the guest is invited. Pages ask for them every few seconds."""
    site = site_of(request)
    site.admit_query(address_of(request))
    found = partial(invitations_payload, guest=(await guest_of(request)).id)
    return reply({"invitations": await site.hub.store.read(found)})


def invitations_payload(connection: Connection, guest: str) -> list[dict[str, object]]:
    found = stored.invitations_of(connection, guest)
    return [{"table": one.table, "game": one.game, "name": one.name, "at": one.at} for one in found]


def people_payload(connection: Connection, guest: str) -> dict[str, object]:
    """Everybody whom a guest knows here, by ids that hold for this guest only."""
    contacts = stored.contacts_of(connection, guest)
    known = {opponent_id(guest, one.id) for one in contacts}
    found: dict[str, object] = {
        name: [{"id": opponent_id(guest, one.id), "name": one.name} for one in contacts if one.kind == kind]
        for kind, name in KINDS.items()
    }
    played = [one for one in opponents(stored_results.results_of(connection, guest), guest) if one.bot != DELETED]
    found["played"] = [{"id": one.id, "name": one.name} for one in played if one.id not in known][:MOST_PLAYED]
    found["groups"] = [
        {
            "id": group.id,
            "name": group.name,
            "members": [
                {"id": opponent_id(guest, id), "name": name, "me": id == guest} for id, name in group.members.items()
            ],
        }
        for group in stored.groups_of(connection, guest)
    ]
    found["invitations"] = invitations_payload(connection, guest)
    return found


async def person_of(site: Site, guest: Guest, id: str) -> str:
    """The guest behind an id that holds for this guest only; refused if they have not met."""
    known = await site.hub.store.read(partial(stored.known_to, guest=guest.id))
    found = next((other for other in known if opponent_id(guest.id, other) == id), "")
    if not found:
        raise NotAllowed("error-no-such-person")
    return found


async def about_person(request: Request) -> Response:
    """POST /api/me/people: ask somebody to be a friend, part, block or unblock them."""
    site, wanted = site_of(request), await body(request, AboutPerson)
    guest = await guest_of(request)
    other = await person_of(site, guest, wanted.person)
    if wanted.do == "ask":
        site.admit_asking(guest.id)
        await ask(site, guest, other)
    elif wanted.do == "part":
        await site.hub.store.writer.write(partial(stored.part, guest=guest.id, other=other))
    elif wanted.do == "block":
        await block(site, guest, other)
    else:
        await site.hub.store.writer.write(partial(stored.unblock, guest=guest.id, other=other))
        await refresh_blocks(site, guest)
    return reply(await site.hub.store.read(partial(people_payload, guest=guest.id)))


async def ask(site: Site, guest: Guest, other: str) -> None:
    """Ask somebody to be a friend. If they have blocked the guest, the question stays open, and nobody is told why."""
    if await site.hub.store.read(partial(stored.count_contacts, guest=guest.id)) >= MOST_CONTACTS:
        raise NotAllowed("error-too-many-people", most=MOST_CONTACTS)
    await site.hub.store.writer.write(partial(stored.ask, guest=guest.id, other=other, now=now_ms()))


async def block(site: Site, guest: Guest, other: str) -> None:
    if await site.hub.store.read(partial(stored.count_contacts, guest=guest.id)) >= 2 * MOST_CONTACTS:
        raise NotAllowed("error-too-many-people", most=2 * MOST_CONTACTS)
    await site.hub.store.writer.write(partial(stored.block, guest=guest.id, other=other, now=now_ms()))
    await refresh_blocks(site, guest)


async def refresh_blocks(site: Site, guest: Guest) -> None:
    """What is blocked takes effect at once at the tables that the guest has open in this process."""
    blocked = await site.hub.store.read(partial(stored.blocked_by, guest=guest.id))
    for room in list(site.hub.rooms.values()):
        for connection in room.audience.connections:
            if connection.device == guest.id:
                connection.blocked = blocked


async def block_chat(request: Request) -> Response:
    """POST /api/tables/{id}/block: block whoever has written a line of the chat."""
    site, wanted = site_of(request), await body(request, BlockChat)
    guest = await guest_of(request)
    table = await (await site.hub.room(request.path_params["id"])).synced_table()
    if not table.watchable_by(table.seat_of(guest.id)):
        raise NotAllowed("error-not-seated")
    said = next((one for at, one in people_said(table) if at == wanted.at and one.name == wanted.name), None)
    other = device_of(said.guest) if said is not None else ""
    if not other or other == guest.id:
        raise NotAllowed("error-nothing-here")
    await block(site, guest, other)
    return reply({"blocked": True})


# Groups.


async def open_group(request: Request) -> Response:
    """POST /api/groups: a new group, whose id is its invitation link."""
    site, wanted = site_of(request), await body(request, NewGroup)
    guest = await guest_of(request)
    name = clean_text(wanted.name)
    if not name:
        raise NotAllowed("error-name")
    site.admit_asking(guest.id)
    await check_groups(site, guest)
    id = secrets.token_urlsafe(16)
    await site.hub.store.writer.write(partial(stored.add_group, id=id, name=name, guest=guest.id, now=now_ms()))
    return reply({"group": id}, HTTPStatus.CREATED)


async def check_groups(site: Site, guest: Guest) -> None:
    if len(await site.hub.store.read(partial(stored.groups_of, guest=guest.id))) >= MOST_GROUPS:
        raise NotAllowed("error-too-many-groups", most=MOST_GROUPS)


async def show_group(request: Request) -> Response:
    """GET /api/groups/{id}: the name of a group, for whoever has its link, and how many are in it."""
    site = site_of(request)
    site.admit_query(address_of(request))
    guest = await site.guests.of(request)
    found = await site.hub.store.read(partial(stored.group_by_id, id=request.path_params["id"][:32]))
    if found is None:
        raise NotAllowed("error-no-such-group")
    inside = guest is not None and guest.id in found.members
    return reply({"id": found.id, "name": found.name, "members": len(found.members), "inside": inside})


async def in_group(request: Request) -> Response:
    """POST /api/groups/{id}: join a group by its link, or leave it."""
    site, wanted = site_of(request), await body(request, InGroup)
    guest = await guest_of(request)
    found = await site.hub.store.read(partial(stored.group_by_id, id=request.path_params["id"][:32]))
    if found is None:
        raise NotAllowed("error-no-such-group")
    if wanted.do == "leave":
        await site.hub.store.writer.write(partial(stored.leave_group, id=found.id, guest=guest.id))
    elif guest.id not in found.members:
        if len(found.members) >= MOST_MEMBERS:
            raise NotAllowed("error-group-full", most=MOST_MEMBERS)
        await check_groups(site, guest)
        await site.hub.store.writer.write(partial(stored.join_group, id=found.id, guest=guest.id, now=now_ms()))
    return reply(await site.hub.store.read(partial(people_payload, guest=guest.id)))


# Invitations.


async def invite(request: Request) -> Response:
    """POST /api/tables/{id}/invite: tell people whom the guest has met that a table waits for them."""
    site, wanted = site_of(request), await body(request, Invite)
    guest = await guest_of(request)
    table = await (await site.hub.room(request.path_params["id"])).synced_table()
    if table.status != WAITING or table.tournament or not (table.hosted_by(guest.id) or table.seat_of(guest.id) >= 0):
        raise NotAllowed("error-not-now")
    people = [await person_of(site, guest, id) for id in dict.fromkeys(wanted.people)]
    welcome = [one for one in people if one not in table.banned and one not in table.removed]
    for _ in welcome:
        site.admit_asking(guest.id)
    invited = partial(stored.invite, by_operator=frozenset(site.sender.targets))
    send = partial(invited, table=table.id, sender=guest.id, invited=welcome, turn=INVITED, now=now_ms())
    return reply({"invited": await site.hub.store.writer.write(send)})


async def decline(request: Request) -> Response:
    """POST /api/tables/{id}/decline: an invitation to this table is not shown any more."""
    site = site_of(request)
    await body(request, Nothing)
    guest = await guest_of(request)
    drop = partial(stored.decline, guest=guest.id, table=request.path_params["id"])
    await site.hub.store.writer.write(drop)
    return reply(await site.hub.store.read(partial(people_payload, guest=guest.id)))
