"""HTTP routes of a guest's results: games, ratings, opponents, facts."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from igroteka.server.entry.http import BadRequest, address_of, number_of, reply
from igroteka.server.entry.routes import guest_of
from igroteka.server.entry.site import site_of
from igroteka.server.results.facts import facts
from igroteka.server.results.head_to_head import opponent_id, opponents
from igroteka.server.results.ratings import shown
from igroteka.server.storage import results as stored
from igroteka.server.storage.results import Result

PAGE = 50  # results at once
MAX_OPPONENTS = 100
LONGEST_FILTER = 64


async def show_results(request: Request) -> Response:
    """GET /api/me/results?game=G&with=OPPONENT&first=N: the guest's finished games, ratings, opponents and facts."""
    site = site_of(request)
    site.admit_query(address_of(request))
    guest = await guest_of(request)
    first = number_of(request, "first", 0, 10**6)
    game, other = filter_of(request, "game"), filter_of(request, "with")
    found = await site.hub.store.read(partial(stored.results_of, guest=guest.id))
    ratings = await site.hub.store.read(partial(stored.ratings_of, player=guest.id))

    def payload() -> dict[str, object]:
        chosen = [one for one in found if game in ("", one.game) and (not other or is_with(one, guest.id, other))]
        return {
            "total": len(chosen),
            "results": [result_payload(one, guest.id) for one in chosen[first : first + PAGE]],
            "games": sorted({one.game for one in found}),
            "ratings": [{"game": key[1], "role": key[2], **shown(one)} for key, one in sorted(ratings.items())],
            "opponents": opponents(found, guest.id)[:MAX_OPPONENTS],
            "facts": facts(reversed(found), guest.id),
        }

    return reply(await site.services.run_in_background(payload))  # thousands of games take a while


def filter_of(request: Request, name: str) -> str:
    found = request.query_params.get(name, "")
    if len(found) > LONGEST_FILTER:
        raise BadRequest(f"{name}: expected at most {LONGEST_FILTER} characters")
    return found


def is_with(result: Result, guest: str, other: str) -> bool:
    """True if this opponent of the guest has played, too."""
    return any(seat.guest_id and opponent_id(guest, seat.guest_id) == other for seat in result.seats)


def result_payload(result: Result, guest: str) -> dict[str, object]:
    """A result as its player is told; opponents have ids that are valid for this guest only."""
    return {
        "table": result.table,
        "game": result.game,
        "ended": result.ended,
        "unrated": result.unrated,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "level": seat.level,
                "place": seat.place,
                "score": seat.score,
                "role": seat.role,
                "me": seat.guest_id == guest,
                "opponent": opponent_id(guest, seat.guest_id) if seat.guest_id not in ("", guest) else "",
            }
            for seat in result.seats
        ],
    }
