"""HTTP routes of notices, of the guest's own open tables, and of vacations."""

from __future__ import annotations

from dataclasses import asdict, replace
from datetime import UTC, datetime
from functools import partial

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import DAY_MS, now_ms
from igroteka.server.entry.guests import token_of
from igroteka.server.entry.http import address_of, body, reply
from igroteka.server.entry.requests import SetNotices, SetTableNotices, SetVacation, Subscribe, Unsubscribe
from igroteka.server.entry.routes import guest_of
from igroteka.server.entry.site import Site, site_of
from igroteka.server.notices.notifier import is_present
from igroteka.server.notices.turns import is_called, waiting_seats
from igroteka.server.notices.web_push import Subscription
from igroteka.server.storage import notices as stored
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.notices import NoticeSettings, PushRow
from igroteka.server.tables.commands import Guest, digest
from igroteka.server.tables.events import BadLog
from igroteka.server.tables.table import BETWEEN_GAMES, PLAYING, WAITING, Table

OPEN_STATUSES = (PLAYING, BETWEEN_GAMES, WAITING)
MOST_TABLES = 60  # of a guest, on one page
VACATION_DAYS = 30  # of a guest in a year
PRIVATE = ("guest_id", "vacation_year", "vacation_days")  # columns that the page does not need


async def show_notices(request: Request) -> Response:
    """GET /api/me/notices: the guest's settings, where notices reach them, and the key for Web Push."""
    site = site_of(request)
    site.admit_query(address_of(request))
    guest = await guest_of(request)
    return reply(await notices_payload(site, guest))


async def notices_payload(site: Site, guest: Guest) -> dict[str, object]:
    settings = await settings_of(site, guest)
    browsers = await site.hub.store.read(partial(stored.subscriptions_of, guest=guest.id))
    return {
        "key": (await site.notifier.key()).public,
        "settings": {name: value for name, value in asdict(settings).items() if name not in PRIVATE},
        "vacation_left": vacation_left(settings, now_ms()),
        "browsers": [one.id for one in browsers],
        "by_operator": site.notifier.sender.reaches(guest.id),
        "guest": guest.id,
    }


async def settings_of(site: Site, guest: Guest) -> NoticeSettings:
    found = await site.hub.store.read(partial(stored.settings_of, guests=[guest.id]))
    return found.get(guest.id, NoticeSettings(guest.id))


async def set_notices(request: Request) -> Response:
    """POST /api/me/notices: when the guest wants to be told, and in which language."""
    site, wanted = site_of(request), await body(request, SetNotices)
    guest = await guest_of(request)
    settings = replace(
        await settings_of(site, guest),
        language=wanted.language,
        zone=wanted.zone,
        offset=wanted.offset,
        quiet_from=wanted.quiet_from,
        quiet_until=wanted.quiet_until,
        digest=wanted.digest,
    )
    await site.hub.store.writer.write(partial(stored.save_settings, settings=settings))
    return reply(await notices_payload(site, guest))


async def subscribe(request: Request) -> Response:
    """POST /api/me/push: send notices to this browser, by its push service."""
    site, wanted = site_of(request), await body(request, Subscribe)
    guest, keys = await guest_of(request), wanted.keys
    site.notifier.sender.services.check(wanted.endpoint)
    Subscription(wanted.endpoint, keys.p256dh, keys.auth).check()
    id = stored.endpoint_id(wanted.endpoint)
    device = digest(token_of(request))
    row = PushRow(id, guest.id, wanted.endpoint, keys.p256dh, keys.auth, now_ms(), device)
    await site.hub.store.writer.write(partial(stored.subscribe, row=row))
    return reply(await notices_payload(site, guest))


async def unsubscribe(request: Request) -> Response:
    """POST /api/me/push/remove: send nothing to this browser any more."""
    site, wanted = site_of(request), await body(request, Unsubscribe)
    guest = await guest_of(request)
    id = stored.endpoint_id(wanted.endpoint)
    await site.hub.store.writer.write(partial(stored.unsubscribe, guest=guest.id, id=id))
    return reply(await notices_payload(site, guest))


async def send_sample(request: Request) -> Response:
    """POST /api/me/push/sample: send a notice now, so that the guest sees that notices arrive."""
    site = site_of(request)
    guest = await guest_of(request)
    site.admit_sample(guest.id)
    settings = await settings_of(site, guest)
    sent = await site.notifier.send_sample(guest.id, settings.language)
    if not sent:
        raise NotAllowed("error-push-not-sent")
    return reply({"sent": sent})


async def set_table_notices(request: Request) -> Response:
    """POST /api/tables/{id}/notices: whether the guest wants to be told of their turns at this table."""
    site, wanted = site_of(request), await body(request, SetTableNotices)
    guest = await guest_of(request)
    table = await (await site.hub.room(request.path_params["id"])).synced_table()
    if wanted.on and table.seat_of(guest.id) < 0:
        raise NotAllowed("error-not-seated")
    await site.hub.store.writer.write(partial(stored.set_table_notices, guest=guest.id, table=table.id, on=wanted.on))
    return reply({"on": wanted.on})


# Vacations.


def vacation_left(settings: NoticeSettings, now: int) -> int:
    """How many days of vacation a guest may still take this year."""
    return VACATION_DAYS - (settings.vacation_days if settings.vacation_year == year_of(now) else 0)


def year_of(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def with_vacation(settings: NoticeSettings, until: int, now: int) -> NoticeSettings:
    """The settings with another end of the vacation; refused if it is too long. Days that were not used come back."""
    unused = max(0, settings.vacation_until - now) // DAY_MS
    used = VACATION_DAYS - vacation_left(settings, now)
    wanted = -(-max(0, until - now) // DAY_MS)
    days = max(0, used - unused) + wanted
    if days > VACATION_DAYS:
        raise NotAllowed("error-vacation-long", days=VACATION_DAYS, left=VACATION_DAYS - max(0, used - unused))
    ends = until if wanted else 0
    return replace(settings, vacation_until=ends, vacation_year=year_of(now), vacation_days=days)


async def set_vacation(request: Request) -> Response:
    """POST /api/me/vacation: until when the clocks of the guest's correspondence games stand still; 0: not any more."""
    site, wanted = site_of(request), await body(request, SetVacation)
    guest = await guest_of(request)
    settings = with_vacation(await settings_of(site, guest), wanted.until, now_ms())
    await site.hub.store.writer.write(partial(stored.save_settings, settings=settings))
    for listing in await site.hub.store.listings((PLAYING,), guest=guest.id, limit=MOST_TABLES):
        await site.notifier.set_vacation(listing.id, guest.id, settings.vacation_until)
    return reply(await notices_payload(site, guest))


# The guest's open tables.


async def list_my_tables(request: Request) -> Response:
    """GET /api/me/tables: the open tables of the guest, those that wait for them first, with whose turn it is."""
    site = site_of(request)
    site.admit_query(address_of(request))
    guest = await site.guests.of(request)
    if guest is None:
        return reply({"tables": [], "now": now_ms()})
    found = await site.hub.store.listings(OPEN_STATUSES, guest=guest.id, limit=MOST_TABLES)
    told = await site.hub.store.read(partial(stored.tables_with_notices, guest=guest.id))
    rows = [await my_table(site, guest, one, notices=one.id in told) for one in found]
    return reply({"tables": sorted(rows, key=urgency), "now": now_ms()})


def urgency(row: dict[str, object]) -> tuple[bool, float, bool]:
    """Sorts tables: those that wait for the guest first, the shortest time first; then running ones."""
    deadline = row["deadline"]
    left = float(deadline) if row["turn"] and isinstance(deadline, int) and deadline else float("inf")
    return not row["turn"], left, row["status"] == WAITING


async def my_table(site: Site, guest: Guest, listing: Listing, *, notices: bool) -> dict[str, object]:
    """An open table as its player may know it."""
    asked: list[int] = []
    seat, deadline, vacations, present, called = -1, 0, [0], False, False
    try:
        room = await site.hub.room(listing.id)
        table = await room.synced_table()
        seat, vacations, present = table.seat_of(guest.id), vacations_at(table), is_present(room, guest.id)
        asked, called = waiting_seats(table, seat), is_called(table, seat)
        deadline = deadline_at(table, seat, asked)
    except (BadLog, IgrotekaError):
        pass  # it is listed without what its log says
    return {
        "id": listing.id,
        "game": listing.game,
        "status": listing.status,
        "public": listing.public,
        "opened": listing.opened,
        "changed": listing.changed,
        "summary": Raw(listing.summary.encode()),
        "seat": seat,
        "turn": seat in asked or called,
        "asked": asked,
        "deadline": deadline,
        "vacations": vacations,
        "present": present,
        "notices": notices,
    }


def vacations_at(table: Table) -> list[int]:
    """Until when the player of each seat is on vacation."""
    counts = table.settings.clock.by_correspondence
    return [chair.vacation_until if counts else 0 for chair in table.chairs]


def deadline_at(table: Table, seat: int, asked: list[int]) -> int:
    """When the time of the guest is up, if they are asked; else that of the first of those who are."""
    if table.current_game is None:
        return 0
    clocks = table.current_game.clocks
    times = [clocks.deadline(one) for one in ([seat] if seat in asked else asked)]
    return min([time for time in times if time], default=0)
