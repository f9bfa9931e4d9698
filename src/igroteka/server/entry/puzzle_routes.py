"""HTTP routes of puzzles. The answer to a puzzle is sent to nobody who has not answered it."""

from __future__ import annotations

from msgspec import Raw
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from igroteka.core.random import fair_seed, from_seed
from igroteka.core.registry import find_game, games
from igroteka.learning.puzzles import THEMES, Puzzle, find_puzzle
from igroteka.learning.rating import Rating
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import now_ms
from igroteka.server.entry.http import BadRequest, address_of, body, reply
from igroteka.server.entry.puzzles import (
    day_of,
    first_record,
    next_puzzle,
    overview,
    puzzle_of_day,
    question,
    record_payload,
    solution,
)
from igroteka.server.entry.requests import AnswerPuzzle, BranchPuzzle
from igroteka.server.entry.routes import guest_of, open_new
from igroteka.server.entry.site import Site, site_of
from igroteka.server.storage.solved import Rated, Record, Try
from igroteka.server.tables.branching import branch_from, close_old_branches
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.opening import Draft

DAILY = "day"  # instead of the id of a puzzle


async def list_puzzles(request: Request) -> Response:
    """GET /api/puzzles: the puzzle of the day, and the games and themes with how well the guest solves them."""
    site = site_of(request)
    site.admit_query(address_of(request))
    guest = await site.guests.of(request)
    tried, solvers = await _history(site, guest)
    return reply(await run_in_threadpool(lambda: overview(day_of(now_ms()), tried, solvers, list(games()))))


async def show_next(request: Request) -> Response:
    """GET /api/puzzles/next?game=…&theme=…&but=ID: a puzzle that suits the guest."""
    site, wanted = site_of(request), request.query_params
    site.admit_query(address_of(request))
    game, theme = wanted.get("game", ""), wanted.get("theme", "")
    if game:
        find_game(game)
    if theme not in ("", *THEMES):
        raise BadRequest(f"theme: expected one of {', '.join(THEMES)}")
    tried, solvers = await _history(site, await site.guests.of(request))
    records, but = await site.hub.store.puzzle_records(), (wanted.get("but", ""),)
    found = await run_in_threadpool(lambda: next_puzzle(game, theme, tried, solvers, records, but))
    return await _told(site, found, tried, solvers)


async def show_puzzle(request: Request) -> Response:
    """GET /api/puzzles/{puzzle}: a puzzle, or `day` for that of today; with its solution, if the guest has answered."""
    site = site_of(request)
    site.admit_query(address_of(request))
    found = await _puzzle_wanted(request)
    tried, solvers = await _history(site, await site.guests.of(request))
    return await _told(site, found, tried, solvers)


async def answer_puzzle(request: Request) -> Response:
    """POST /api/puzzles/{puzzle}/answer: choose an option, and be told the solution. The first answer is rated."""
    site, wanted = site_of(request), await body(request, AnswerPuzzle)
    site.admit_query(address_of(request))
    guest, found = await guest_of(request), await _puzzle_wanted(request)
    if wanted.code not in found.codes:
        raise NotAllowed("error-puzzle-option")
    made = Try(guest.id, found.id, wanted.code, wanted.code == found.best, now_ms())
    rated = await site.hub.store.add_try(made, found.game, first_record(found))
    _, solvers = await _history(site, guest)
    return reply(await _solution(site, found, wanted.code, solvers, rated))


async def branch_puzzle(request: Request) -> Response:
    """POST /api/puzzles/{puzzle}/branch: play on from an answered puzzle against bots; what is hidden is drawn anew."""
    site, wanted = site_of(request), await body(request, BranchPuzzle)
    guest, found = await guest_of(request), await _puzzle_wanted(request)
    if found.id not in await site.hub.store.puzzle_tries(guest.id):
        raise NotAllowed("error-puzzle-open")

    def prepared() -> Draft:
        state = found.draw(from_seed(fair_seed()))
        return branch_from(find_game(found.game), state, guest, found.seat, wanted.level, imagined=False)

    opened = await open_new(site, guest, address_of(request), prepared)
    await close_old_branches(site.hub, guest.id)
    return opened


async def _puzzle_wanted(request: Request) -> Puzzle:
    """The puzzle that a request names."""
    id = request.path_params["puzzle"]
    daily = await run_in_threadpool(lambda: puzzle_of_day(day_of(now_ms())) if id == DAILY else find_puzzle(id))
    if daily is None:
        raise NotAllowed("error-no-puzzles")
    return daily


async def _history(site: Site, guest: Guest | None) -> tuple[dict[str, Try], dict[str, Record]]:
    """What a guest has tried, and how well."""
    if guest is None:
        return {}, {}
    store = site.hub.store
    return await store.puzzle_tries(guest.id), await store.solver_records(guest.id)


async def _told(site: Site, puzzle: Puzzle, tried: dict[str, Try], solvers: dict[str, Record]) -> Response:
    """A puzzle, with its solution if it was answered."""
    asked: Raw = await run_in_threadpool(lambda: question(puzzle.id))
    done = tried.get(puzzle.id)
    solved = await _solution(site, puzzle, done.code, solvers, None) if done else None
    mine = solvers.get(puzzle.game)
    return reply({"puzzle": asked, "solver": record_payload(mine) if mine else None, "solution": solved})


async def _solution(
    site: Site, puzzle: Puzzle, code: str, solvers: dict[str, Record], rated: Rated | None
) -> dict[str, object]:
    if rated is not None:
        return solution(puzzle, code, rated.puzzle, rated.solver, rated)
    record = (await site.hub.store.puzzle_records()).get(puzzle.id, first_record(puzzle))
    return solution(puzzle, code, record, solvers.get(puzzle.game, Record(Rating())), None)
