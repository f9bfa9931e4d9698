"""HTTP routes: guests, games, tables, past games. Everything that is done at a table is a command."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from msgspec import Raw
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from igroteka import __version__
from igroteka.bots.advice import has_advice
from igroteka.bots.bot import LEVELS, levels_of
from igroteka.core.game import Game, Preset
from igroteka.core.phrases import MAX_SEATS
from igroteka.core.registry import find_game, games
from igroteka.core.setup import FreeText, IntRange, OnOff, Setting
from igroteka.core.state import State
from igroteka.dossiers import dossier
from igroteka.learning.howto import screen_count
from igroteka.learning.lessons import find_lesson
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import now_ms
from igroteka.server.common.wire import encoder
from igroteka.server.entry.dispatch import dispatch
from igroteka.server.entry.game_client import components_of, game_texts, look_of_game
from igroteka.server.entry.guests import set_cookie
from igroteka.server.entry.howto import howto_payload
from igroteka.server.entry.http import (
    BadRequest,
    address_of,
    body,
    command_of,
    number_of,
    public_reply,
    reply,
    status_of,
)
from igroteka.server.entry.reach_routes import drawn_code, link_wanted
from igroteka.server.entry.requests import Branch, Import, Me, OpenLesson, OpenTable
from igroteka.server.entry.site import Site, site_of
from igroteka.server.notices.turns import is_called
from igroteka.server.operations.statistics import first_day, statistics
from igroteka.server.storage.listing import Listing
from igroteka.server.tables.branching import branch, close_old_branches
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.events import BadLog
from igroteka.server.tables.history import (
    MAX_STEPS,
    OPENLY,
    PastGame,
    analysis_job,
    find_past_game,
    proof,
    replay_file,
    steps,
    viewpoint_of,
)
from igroteka.server.tables.lesson_tables import BOT_PACE, close_lesson, draft_lesson, lesson_list, running_lessons
from igroteka.server.tables.messages import Refusal
from igroteka.server.tables.names import clean_name
from igroteka.server.tables.opening import (
    Draft,
    begin,
    check_imports,
    check_open_tables,
    draft,
    fill,
    imported,
    open_table,
)
from igroteka.server.tables.payloads import refusal_message, you_payload
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import BETWEEN_GAMES, FINISHED, PLAYING, WAITING
from igroteka.texts import LANGUAGES
from igroteka.vocabulary import vocabulary

LISTS = {"open": (WAITING,), "running": (PLAYING, BETWEEN_GAMES), "finished": (FINISHED,)}
LATEST = 10**15  # milliseconds
SEATS = tuple([str(seat) for seat in range(MAX_SEATS)])
LOOKED_AT = 12  # of the guest's own tables, to say whether it is their turn


# Guests.


async def show_me(request: Request) -> Response:
    """GET /api/me: the guest; null if there is none yet."""
    site = site_of(request)
    guest = await site.guests.of(request)
    return reply({"guest": guest_payload(guest), "told": site.moderation.told()})


async def name_me(request: Request) -> Response:
    """POST /api/me: choose a name; a new guest gets a cookie."""
    site, wanted = site_of(request), await body(request, Me)
    name = clean_name(wanted.name)
    if not name:
        raise NotAllowed("error-name")
    guest = await site.guests.of(request)
    if guest is not None:
        return reply({"guest": guest_payload(await site.guests.rename(request, guest, name, wanted.address))})
    site.admit_guest(address_of(request))
    guest, token = await site.guests.add(name, wanted.address)
    response = reply({"guest": guest_payload(guest), "token": token})
    set_cookie(response, request, token)
    return response


def guest_payload(guest: Guest | None) -> dict[str, str] | None:
    return {"id": guest.id, "name": guest.name, "address": guest.address} if guest else None


async def guest_of(request: Request) -> Guest:
    """The guest who sends a request; refused if they have no name yet."""
    guest = await site_of(request).guests.of(request)
    if guest is None:
        raise NotAllowed("error-no-guest")
    site_of(request).moderation.check(guest.id, address_of(request))
    return guest


# Games and rules.


async def list_games(request: Request) -> Response:
    """GET /api/games: the games of this server, with all settings."""
    told = [game_payload(game) for game in games().values()]
    return public_reply(request, {"engine": __version__, "levels": LEVELS, "games": told})


def game_payload(game: Game[State]) -> dict[str, object]:
    return {
        "id": game.id,
        "seats": game.seats,
        "age": game.age,
        "minutes": game.minutes,
        "settings": [setting_payload(setting) for setting in game.settings],
        "presets": [preset_payload(preset) for preset in game.presets],
        "match_presets": [preset_payload(preset) for preset in game.match_presets],
        "components": game.components,
        "levels": levels_of(game.id),
        "hints": has_advice(game.id),
        "howto": screen_count(game.id),
        "look": look_of_game(game),
    }


def preset_payload(preset: Preset) -> dict[str, object]:
    return {"id": preset.id, "rule": preset.rule, "seats": preset.seats, "options": dict(preset.settings)}


def setting_payload(setting: Setting) -> dict[str, object]:
    """A setting, and the kind of control that it needs."""
    kind = {OnOff: "switch", IntRange: "number", FreeText: "text"}.get(type(setting), "words")
    values = setting.values()
    return {"id": setting.id, "rule": setting.rule, "kind": kind, "default": setting.default, "values": values}


async def check_settings(request: Request) -> Response:
    """POST /api/games/check: are these settings playable? Returns them with defaults, and warnings."""
    settings = await body(request, Settings)
    game = find_game(settings.game)
    setup = settings.check(game)
    warnings = [encoder.encode(refusal_message("", one)) for one in game.warnings(setup)]
    return reply({"options": dict(setup.settings), "warnings": [Raw(one) for one in warnings]})


async def show_texts(request: Request) -> Response:
    """GET /api/games/{game}/texts/{language}: the words of a game, by file, for a client that was built without it."""
    game, language = find_game(request.path_params["game"]), request.path_params["language"]
    if language not in LANGUAGES:
        raise NotAllowed("error-nothing-here")
    return reply(game_texts(game, language))


async def show_components(request: Request) -> Response:
    """GET /api/games/{game}/components: what a client that was built without this game draws its cards by."""
    return reply(components_of(find_game(request.path_params["game"])))


async def show_howto(request: Request) -> Response:
    """GET /api/games/{game}/howto: how to play a game, in a few screens with positions."""
    game = find_game(request.path_params["game"])
    found = await run_in_threadpool(lambda: howto_payload(game.id))
    return reply({"game": game.id, "screens": found})


async def show_rules(request: Request) -> Response:
    """GET /api/rules/{game}: the dossier of a game, rule by rule."""
    game = find_game(request.path_params["game"])
    found = dossier(game.id)
    paragraphs = [{"ids": one.ids, "text": one.text} for one in found.paragraphs] if found else []
    return reply({"game": game.id, "paragraphs": paragraphs})


async def look_up(request: Request) -> Response:
    """GET /api/lookup?words=…: the cards and rules of each game that are called so, in any language or mistyped."""
    site_of(request).admit_query(address_of(request))
    words = request.query_params.get("words", "")
    meanings = await run_in_threadpool(lambda: {id: vocabulary(id).meaning(words) for id in games()})
    found = {id: {"cards": one.cards, "rules": one.rules} for id, one in meanings.items() if one.cards or one.rules}
    return reply({"games": found})


# Tables.


async def list_tables(request: Request) -> Response:
    """GET /api/tables?list=open|running|finished&mine=1&before=T: public tables, or one's own."""
    site, wanted = site_of(request), request.query_params
    site_of(request).admit_query(address_of(request))
    statuses = LISTS.get(wanted.get("list", "open"))
    if statuses is None:
        raise BadRequest(f"list: expected one of {', '.join(LISTS)}")
    before = number_of(request, "before", 0, LATEST)
    guest = await site.guests.of(request)
    mine = number_of(request, "mine", 0, 1) == 1
    if mine and guest is None:
        return reply({"tables": []})
    found = await site.hub.store.listings(
        statuses, guest=guest.id if guest and mine else "", public=not mine, before=before
    )
    waiting = {one.id for one in found[:LOOKED_AT] if mine and guest and await waits_for(site, guest, one)}
    return reply({"tables": [listing_payload(one, turn=one.id in waiting) for one in found]})


async def waits_for(site: Site, guest: Guest, found: Listing) -> bool:
    """True if the game of this table waits for the guest. The table itself tells them so, too."""
    if found.status != PLAYING and not (found.status == WAITING and is_of_tournament(found)):
        return False
    try:
        table = await (await site.hub.room(found.id)).synced_table()
    except BadLog:
        return False
    seat = table.seat_of(guest.id)
    if is_called(table, seat):
        return True
    if seat < 0 or not table.running or table.current_game is None:
        return False
    return any(one.seat == seat and one.waits for one in table.current_game.session.view(seat).asked)


def is_of_tournament(found: Listing) -> bool:
    return '"tournament":"' in found.summary and '"tournament":""' not in found.summary


def listing_payload(found: Listing, *, turn: bool) -> dict[str, object]:
    return {
        "id": found.id,
        "game": found.game,
        "status": found.status,
        "public": found.public,
        "opened": found.opened,
        "changed": found.changed,
        "turn": turn,
        "summary": Raw(found.summary.encode()),
    }


async def open_a_table(request: Request) -> Response:
    """POST /api/tables: open a table; sit down, add bots and start in the same request if wanted."""
    site, wanted = site_of(request), await body(request, OpenTable)
    guest = await guest_of(request)

    def prepared() -> Draft:
        found = draft(guest, wanted.settings, wanted.position)
        fill(found, guest, wanted.seat, wanted.bots)
        if wanted.start:
            begin(found)
        return found

    return await open_new(site, guest, address_of(request), prepared)


async def open_new(
    site: Site, guest: Guest, address: str, prepared: Callable[[], Draft], *, brought: bool = False
) -> Response:
    """Open a table, for an imported game if `brought`, and tell its id."""
    room = await open_room(site, guest, address, prepared, brought=brought)
    return reply({"table": room.table.id}, HTTPStatus.CREATED)


async def open_room(
    site: Site, guest: Guest, address: str, prepared: Callable[[], Draft], *, brought: bool = False
) -> Room:
    """Open a table, for an imported game if `brought`; refused if the guest has too many."""
    site.admit_table(address)
    async with site.table_opening_lock(guest.id):
        await check_open_tables(site.hub, guest)
        if brought:
            await check_imports(site.hub, guest)
        return await open_table(site.hub, await site.services.run_in_background(prepared))


async def import_replay(request: Request) -> Response:
    """POST /api/replays: import a game that was played elsewhere."""
    site, wanted = site_of(request), await body(request, Import)
    guest = await guest_of(request)
    site.admit_import(address_of(request))

    def prepared() -> Draft:
        return imported(guest, wanted.replay, public=wanted.public)

    return await open_new(site, guest, address_of(request), prepared, brought=True)


async def show_table(request: Request) -> Response:
    """GET /api/tables/{id}: the table as everybody may see it."""
    site = site_of(request)
    room = await site.hub.room(request.path_params["id"])
    guest = await site.guests.of(request)
    table = await room.public_payload()
    if guest and guest.id in room.table.removed:
        raise NotAllowed("error-removed")
    id = guest.id if guest else ""
    return reply({"table": table, "you": you_payload(room.table, id, room.table.seat_of(id), id)})


async def command(request: Request) -> Response:
    """POST /api/tables/{id}/commands: a command, as over the socket."""
    site = site_of(request)
    guest = await guest_of(request)
    wanted = await command_of(request)
    answer = await dispatch(site, await site.hub.room(request.path_params["id"]), guest, wanted, address_of(request))
    return reply(answer, status_of(answer.text) if isinstance(answer, Refusal) else HTTPStatus.OK)


async def show_code(request: Request) -> Response:
    """GET /api/tables/{id}/code.svg?at=URL: the link of a table as a QR code."""
    room = await site_of(request).hub.room(request.path_params["id"])
    return drawn_code(f"{link_wanted(request)}t/{room.table.id}")


# Lessons.


async def list_lessons(request: Request) -> Response:
    """GET /api/lessons: the lessons of all games, what the guest has finished, and where they can go on."""
    site = site_of(request)
    site.admit_query(address_of(request))
    return reply({"lessons": await lesson_list(site.hub, await site.guests.of(request))})


async def open_lesson(request: Request) -> Response:
    """POST /api/lessons/{game}/{lesson}: the table of a lesson; the one that the guest has begun, unless `again`."""
    site, wanted = site_of(request), await body(request, OpenLesson)
    guest = await guest_of(request)
    lesson = find_lesson(request.path_params["game"], request.path_params["lesson"])
    begun = (await running_lessons(site.hub, guest.id)).get(lesson.id)
    if begun and not wanted.again:
        return reply({"table": begun})
    pace = BOT_PACE if site.services.bot_delay else 0
    room = await open_room(site, guest, address_of(request), lambda: draft_lesson(guest, lesson, pace))
    await close_lesson(site.hub, guest.id, lesson.id, room.table.id)  # not before: who may open no table keeps it
    return reply({"table": room.table.id}, HTTPStatus.CREATED)


# Past games.


async def game_wanted(request: Request) -> PastGame:
    """The past game that a request names."""
    site_of(request).admit_query(address_of(request))
    id, number = named_game(request)
    rows = await site_of(request).hub.store.events(id)
    if not rows:
        raise NotAllowed("error-no-such-table")
    return await site_of(request).services.run_in_background(lambda: find_past_game(id, rows, number))


def named_game(request: Request) -> tuple[str, int]:
    """The table and the number of the game in the path of a request."""
    id, number = request.path_params["id"], request.path_params["number"]
    if not number.isascii() or not number.isdecimal() or len(number) > 2:
        raise NotAllowed("error-no-such-game", number=number)
    return id, int(number)


async def show_steps(request: Request) -> Response:
    """GET /api/tables/{id}/games/{number}/steps?seat=0|open&first=0&count=60: a game step by step."""
    past = await game_wanted(request)
    first = number_of(request, "first", 0, 1_000_000)
    count = number_of(request, "count", MAX_STEPS, MAX_STEPS)
    viewpoint = viewpoint_of(past, await site_of(request).guests.of(request), seat_of(request))
    return reply(await site_of(request).services.run_in_background(lambda: steps(past.game, viewpoint, first, count)))


def seat_of(request: Request) -> str:
    """From whose seat a past game is wanted: a number, openly, or (empty) the guest's own."""
    wanted = request.query_params.get("seat", "")
    if wanted not in ("", OPENLY, *SEATS):
        raise BadRequest(f"seat: expected 0 to {SEATS[-1]}, or {OPENLY}, or nothing")
    return wanted


async def show_file(request: Request) -> Response:
    """GET /api/tables/{id}/games/{number}/file: a finished game as a replay file."""
    past = await game_wanted(request)
    name = f"{past.table.settings.game}-{past.table.id[:8]}.replay"
    return PlainTextResponse(replay_file(past), headers={"content-disposition": f'attachment; filename="{name}"'})


async def show_proof(request: Request) -> Response:
    """GET /api/tables/{id}/games/{number}/proof: what was promised before the deal, and whether it was kept."""
    return reply(proof(await game_wanted(request)))


async def show_choices(request: Request) -> Response:
    """GET /api/tables/{id}/games/{number}/choices: the choices of a game that is over or broken."""
    past = await game_wanted(request)
    past.check_over()
    return PlainTextResponse("".join([f"{choice}\n" for choice in past.choices]))


async def analyse(request: Request) -> Response:
    """POST /api/tables/{id}/games/{number}/analysis: the analysis of a finished game, as far as it has come."""
    site, game = site_of(request), named_game(request)
    found = site.hub.analysis_queue.known(game)
    if found is None:
        past = await game_wanted(request)
        piece = await site.services.run_in_background(lambda: analysis_job(past))
        site.admit_analysis(address_of(request))
        found = site.hub.analysis_queue.begin(game, piece)
    return reply(found)


async def branch_game(request: Request) -> Response:
    """POST /api/tables/{id}/games/{number}/branch: a table against bots that plays on from a step of this game."""
    site, wanted = site_of(request), await body(request, Branch)
    guest = await guest_of(request)
    past = await game_wanted(request)
    viewpoint = viewpoint_of(past, guest, wanted.by)

    def prepared() -> Draft:
        return branch(past, guest, viewpoint, wanted.step, wanted.seat, wanted.level, imagined=wanted.imagined)

    opened = await open_new(site, guest, address_of(request), prepared)
    await close_old_branches(site.hub, guest.id)
    return opened


async def show_statistics(request: Request) -> Response:
    """GET /api/statistics: how many games were played here."""
    site_of(request).admit_query(address_of(request))
    now = now_ms()
    played, days = await site_of(request).hub.store.sums(first_day(now))
    return reply(statistics(played, days, now))
