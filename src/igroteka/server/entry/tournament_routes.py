"""HTTP routes of tournaments."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.http import BadRequest, address_of, body, number_of, reply
from igroteka.server.entry.requests import OpenTournament
from igroteka.server.entry.routes import LATEST, guest_of
from igroteka.server.entry.site import Site, site_of
from igroteka.server.storage import tournaments as stored
from igroteka.server.storage.tournaments import TournamentListing
from igroteka.server.tables.commands import Guest
from igroteka.server.tournaments.commands import decide
from igroteka.server.tournaments.messages import AnyTournamentCommand, BeginRound, BeginTournament
from igroteka.server.tournaments.payloads import round_payload, standings_payload, tournament_payload
from igroteka.server.tournaments.settings import MOST_ENTRANTS, checked

LISTS = {"open": ("open",), "running": ("running",), "ended": ("ended",), "all": ("open", "running", "ended")}
MOST_ROUNDS = 600


async def list_tournaments(request: Request) -> Response:
    """GET /api/tournaments?list=open|running|ended|all&mine=1&before=T: public tournaments, or one's own."""
    site = site_of(request)
    site.admit_query(address_of(request))
    statuses = LISTS.get(request.query_params.get("list", "all"))
    if statuses is None:
        raise BadRequest(f"list: expected one of {', '.join(LISTS)}")
    before = number_of(request, "before", 0, LATEST)
    guest = await site.guests.of(request)
    mine = number_of(request, "mine", 0, 1) == 1
    if mine and guest is None:
        return reply({"tournaments": []})
    wanted = partial(stored.listings, statuses=statuses, guest=guest.id if guest and mine else "", before=before)
    return reply({"tournaments": [listing_payload(one, guest) for one in await site.hub.store.read(wanted)]})


def listing_payload(found: TournamentListing, guest: Guest | None) -> dict[str, object]:
    return {
        "id": found.id,
        "game": found.game,
        "title": found.title,
        "status": found.status,
        "public": found.public,
        "opened": found.opened,
        "changed": found.changed,
        "directed": guest is not None and found.director == guest.id,
        "summary": Raw(found.summary.encode()),
    }


async def open_tournament(request: Request) -> Response:
    """POST /api/tournaments: open a tournament, which the guest directs."""
    site, wanted = site_of(request), await body(request, OpenTournament)
    guest = await guest_of(request)
    settings = checked(wanted.settings)
    site.admit_table(address_of(request))
    async with site.table_opening_lock(guest.id):
        most = site.limits.tournaments_per_guest
        if await site.hub.store.read(partial(stored.open_tournaments, director=guest.id)) >= most:
            raise NotAllowed("error-too-many-tournaments", most=most)
        found = await site.tournaments.book.open(guest, settings)
    return reply({"tournament": found.id}, HTTPStatus.CREATED)


async def show_tournament(request: Request) -> Response:
    """GET /api/tournaments/{id}: settings, how far it is, and what it is to the guest."""
    site, guest = await asked(request)
    found = await site.tournaments.book.load(request.path_params["id"])
    return reply(tournament_payload(found, guest))


async def show_standings(request: Request) -> Response:
    """GET /api/tournaments/{id}/standings?first=N: a page of the standings."""
    site, guest = await asked(request)
    first = number_of(request, "first", 0, MOST_ENTRANTS)
    found = await site.tournaments.book.load(request.path_params["id"])
    return reply(await site.services.run_in_background(lambda: standings_payload(found, guest, first)))


async def show_round(request: Request) -> Response:
    """GET /api/tournaments/{id}/rounds/{round}?first=N: a page of the tables of a round."""
    site, guest = await asked(request)
    text = request.path_params["round"]
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise NotAllowed("error-nothing-here")
    number, first = int(text), number_of(request, "first", 0, MOST_ENTRANTS)
    found = await site.tournaments.book.load(request.path_params["id"])
    states = await site.hub.store.read(partial(stored.board_states, id=found.id, round=number))
    return reply(round_payload(found, number, first, states, guest))


async def asked(request: Request) -> tuple[Site, str]:
    """The site, and who asks; empty for a stranger."""
    site = site_of(request)
    site.admit_query(address_of(request))
    guest = await site.guests.of(request)
    return site, guest.id if guest else ""


async def tournament_command(request: Request) -> Response:
    """POST /api/tournaments/{id}/commands: enter, withdraw, or direct."""
    site = site_of(request)
    wanted: AnyTournamentCommand = await body(request, AnyTournamentCommand)  # type: ignore[arg-type]
    guest = await guest_of(request)
    pairs = isinstance(wanted, BeginTournament | BeginRound)
    if pairs:
        site.moderation.check_opening()
    id = request.path_params["id"]
    found = await site.tournaments.book.commit(id, lambda now: decide(now, guest, wanted), long=pairs)
    if found.status != "open":
        await site.tournaments.look_at(found.id)
        found = await site.tournaments.book.load(found.id)
    return reply(tournament_payload(found, guest.id))
