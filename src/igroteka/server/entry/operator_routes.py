"""HTTP routes of the operator's page, and of reports to them.

The operator may be a player. So they are told no more about a running game than a list of tables tells everybody: its
game, its settings, and who sits there. A table is named by its label, because its id is its link.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Raw
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from igroteka import __version__
from igroteka.server.common.labels import table_label
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import HOUR_MS, now_ms
from igroteka.server.entry.http import BadRequest, address_of, body, reply
from igroteka.server.entry.networks import is_loopback, limit_key, read_address
from igroteka.server.entry.requests import (
    Announce,
    BarAddress,
    BarGuest,
    CloseTable,
    CloseTournament,
    LiftBar,
    Maintain,
    Nothing,
    ReportChat,
    SettleReport,
)
from igroteka.server.entry.routes import guest_of
from igroteka.server.entry.site import Site, site_of
from igroteka.server.operations.backup import back_up
from igroteka.server.storage import moderation as stored
from igroteka.server.storage.database import data_folder, file_of
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.moderation import ADDRESS, ANNOUNCEMENT, GUEST, MAINTENANCE, AuditLine, Ban, HostState
from igroteka.server.storage.tournaments import TournamentListing, unfinished
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import Spoke
from igroteka.server.tables.names import clean_text
from igroteka.server.tables.table import BETWEEN_GAMES, PLAYING, WAITING, Table
from igroteka.server.tournaments.commands import end_for_operator

KEY_HEADER = "operator-key"
OPEN_STATUSES = (WAITING, PLAYING, BETWEEN_GAMES)
MOST_TABLES = 500
MOST_TOURNAMENTS = 200
REPORTED_LINES = 20  # of the chat
BACKUPS = "backups"

unfinished_tournaments = partial(unfinished, limit=MOST_TOURNAMENTS)

Handler = Callable[[Request], Awaitable[Response]]


def for_operator(handler: Handler) -> Handler:
    """A handler that the operator's key opens. It is sent in a header that no other site's page can send."""

    async def handle(request: Request) -> Response:
        site_of(request).moderation.check_key(request.headers.get(KEY_HEADER, ""), address_of(request))
        return await handler(request)

    handle.__doc__ = handler.__doc__
    return handle


def line(request: Request, action: str, **detail: str | int) -> AuditLine:
    return AuditLine(now_ms(), limit_key(address_of(request)), action, json.dumps(detail, ensure_ascii=False))


async def act(request: Request, change: Callable[[Connection, AuditLine], object], found: AuditLine) -> Response:
    """Change something, and tell the operator how it is now."""
    site = site_of(request)
    await site.moderation.act(change, found)
    return reply(await overview(site))


@for_operator
async def show_overview(request: Request) -> Response:
    """GET /api/operator: who is here, the open tables, bans, reports, and what operators have done."""
    return reply(await overview(site_of(request)))


async def overview(site: Site) -> dict[str, object]:
    found = await site.hub.store.listings(OPEN_STATUSES, limit=MOST_TABLES)
    told = site.moderation.told()
    return {
        "engine": __version__,
        "now": now_ms(),
        "people": people(site),
        "tables": [table_payload(one) for one in found],
        "tournaments": [tournament_payload(one) for one in await site.hub.store.read(unfinished_tournaments)],
        "bans": [asdict(ban) for ban in site.moderation.bans],
        "reports": [report_payload(one) for one in await site.hub.store.read(stored.open_reports)],
        "audit": [audit_payload(one) for one in await site.hub.store.read(stored.audit_lines)],
        "announcement": told.text,
        "maintenance": told.maintenance,
    }


def people(site: Site) -> list[dict[str, object]]:
    """Who is connected to this process, each guest once; visitors without a name by their address."""
    found: dict[tuple[str, str], int] = {}
    names: dict[str, str] = {}
    for client, address in site.moderation.clients.items():
        guest = client.device or client.guest.id
        found[guest, limit_key(address)] = found.get((guest, limit_key(address)), 0) + 1
        names.setdefault(guest, client.guest.name)
    return [
        {"guest": guest, "name": names[guest] if guest else "", "address": address, "connections": count}
        for (guest, address), count in sorted(found.items(), key=lambda one: (names[one[0][0]], one[0]))
    ]


def table_payload(found: Listing) -> dict[str, object]:
    return {
        "label": table_label(found.id),
        "game": found.game,
        "status": found.status,
        "public": found.public,
        "opened": found.opened,
        "summary": Raw(found.summary.encode()),
    }


def tournament_payload(found: TournamentListing) -> dict[str, object]:
    return {
        "label": table_label(found.id),
        "game": found.game,
        "title": found.title,
        "status": found.status,
        "public": found.public,
        "opened": found.opened,
        "summary": Raw(found.summary.encode()),
    }


def report_payload(found: stored.Report) -> dict[str, object]:
    return {**asdict(found), "chat": Raw(found.chat.encode())}


def audit_payload(found: AuditLine) -> dict[str, object]:
    return {**asdict(found), "detail": Raw(found.detail.encode())}


@for_operator
async def close_table(request: Request) -> Response:
    """POST /api/operator/close: close a table for good."""
    site, wanted = site_of(request), await body(request, CloseTable)
    listed = await site.hub.store.listings(OPEN_STATUSES, limit=MOST_TABLES)
    found = next((one for one in listed if table_label(one.id) == wanted.label), None)
    if found is None:
        raise NotAllowed("error-no-such-table")
    await (await site.hub.room(found.id)).close()
    return await act(request, stored.log_action, line(request, "close", table=wanted.label, game=found.game))


@for_operator
async def end_tournament(request: Request) -> Response:
    """POST /api/operator/end-tournament: end a tournament and take it off the lists; its games go on."""
    site, wanted = site_of(request), await body(request, CloseTournament)
    listed = await site.hub.store.read(unfinished_tournaments)
    found = next((one for one in listed if table_label(one.id) == wanted.label), None)
    if found is None:
        raise NotAllowed("error-no-such-tournament")
    await site.tournaments.book.commit(found.id, end_for_operator)
    detail = line(request, "end-tournament", tournament=wanted.label, title=found.title, game=found.game)
    return await act(request, stored.log_action, detail)


@for_operator
async def bar_guest(request: Request) -> Response:
    """POST /api/operator/bar-guest: a guest may not come for some hours."""
    wanted = await body(request, BarGuest)
    name = clean_text(wanted.name)
    ban = Ban(GUEST, wanted.guest, name, now_ms() + wanted.hours * HOUR_MS)
    found = line(request, "bar", guest=wanted.guest, name=name, hours=wanted.hours)
    return await act(request, partial(stored_ban, ban), found)


@for_operator
async def bar_address(request: Request) -> Response:
    """POST /api/operator/bar-address: nobody may come from an address for some hours."""
    wanted = await body(request, BarAddress)
    if read_address(wanted.address) is None:
        raise BadRequest("address: expected an IP address")
    place = limit_key(wanted.address)
    if is_loopback(wanted.address) or place == limit_key(address_of(request)):
        raise NotAllowed("error-bar-own")  # also that of a proxy: everybody comes from there
    ban = Ban(ADDRESS, place, "", now_ms() + wanted.hours * HOUR_MS)
    return await act(request, partial(stored_ban, ban), line(request, "bar", address=place, hours=wanted.hours))


def stored_ban(ban: Ban, connection: Connection, found: AuditLine) -> None:
    stored.ban(connection, ban, found)


@for_operator
async def lift_bar(request: Request) -> Response:
    """POST /api/operator/lift-bar: they may come again."""
    wanted = await body(request, LiftBar)

    def change(connection: Connection, found: AuditLine) -> None:
        stored.lift_ban(connection, wanted.kind, wanted.target, found)

    return await act(request, change, line(request, "lift", target=wanted.target))


@for_operator
async def announce(request: Request) -> Response:
    """POST /api/operator/announce: tell everybody something for some hours; an empty text ends that."""
    wanted = await body(request, Announce)
    text = clean_text(wanted.text)
    state = HostState(ANNOUNCEMENT, text, now_ms() + wanted.hours * HOUR_MS if text else 0)
    return await act(request, partial(switched, state), line(request, "announce", text=text, hours=wanted.hours))


@for_operator
async def maintain(request: Request) -> Response:
    """POST /api/operator/maintain: no new tables until maintenance is over, which begins in some minutes; none: end."""
    wanted = await body(request, Maintain)
    begins = now_ms() + wanted.minutes * HOUR_MS // 60
    state = HostState(MAINTENANCE, str(begins), begins + wanted.hours * HOUR_MS if wanted.hours else 0)
    found = line(request, "maintain", minutes=wanted.minutes, hours=wanted.hours)
    return await act(request, partial(switched, state), found)


def switched(state: HostState, connection: Connection, found: AuditLine) -> None:
    stored.switch_on(connection, state, found)


@for_operator
async def settle_report(request: Request) -> Response:
    """POST /api/operator/settle: a report has been dealt with."""
    wanted = await body(request, SettleReport)

    def change(connection: Connection, found: AuditLine) -> None:
        stored.settle_report(connection, wanted.id, found)

    return await act(request, change, line(request, "settle", report=wanted.id))


@for_operator
async def back_up_now(request: Request) -> Response:
    """POST /api/operator/backup: write a backup into the folder `backups` beside the database."""
    await body(request, Nothing)
    site = site_of(request)
    engine = site.hub.store.engine
    file = backup_folder(file_of(engine)) / f"igroteka-{now_ms()}.jsonl"

    def write() -> int:
        file.parent.mkdir(mode=0o700, exist_ok=True)
        return back_up(engine, file).tables

    tables = await site.services.run_in_background(write)
    await site.moderation.act(stored.log_action, line(request, "backup", file=file.name, tables=tables))
    return reply({"file": str(file), "tables": tables})


def backup_folder(database: str | None) -> Path:
    return (Path(database).parent if database else data_folder()) / BACKUPS


# Reports.


async def report(request: Request) -> Response:
    """POST /api/tables/{id}/report: tell the operator what somebody has written in the chat."""
    site, wanted = site_of(request), await body(request, ReportChat)
    guest = await guest_of(request)
    site.admit_report(guest.id)
    table = await (await site.hub.room(request.path_params["id"])).synced_table()
    if not table.watchable_by(table.seat_of(guest.id)):
        raise NotAllowed("error-not-seated")
    said = next((one for at, one in people_said(table) if at == wanted.at and one.name == wanted.name), None)
    if said is None:
        raise NotAllowed("error-nothing-here")
    chat = msgspec.json.encode(last_lines(table)).decode()
    found = stored.Report(
        now_ms(), guest.id, device_of(said.guest), said.name, table.settings.game, clean_text(wanted.text), chat
    )
    await site.hub.store.writer.write(lambda connection: stored.add_report(connection, found))
    return reply({"reported": True})


def last_lines(table: Table) -> list[dict[str, object]]:
    return [{"at": at, "name": one.name, "text": one.text} for at, one in people_said(table)[-REPORTED_LINES:]]


def people_said(table: Table) -> list[tuple[int, Spoke]]:
    """The chat without what bots say."""
    return [(at, said) for at, said in table.chat if not said.line]
