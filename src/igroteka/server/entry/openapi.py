"""The OpenAPI description for bots in other languages, generated from the types that the server uses.

It covers the messages of the socket as well: see `Command` and `ServerMessage` among the schemas.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from igroteka import __version__
from igroteka.core.phrases import MAX_SEATS
from igroteka.learning.puzzles import THEMES
from igroteka.server.common.limits import MAX_BODY_BYTES
from igroteka.server.entry.http import CONFLICT, STATUS, reply
from igroteka.server.entry.requests import (
    AboutPerson,
    Announce,
    AnswerPuzzle,
    BarAddress,
    BarGuest,
    BeginPasskey,
    BeginTest,
    BlockChat,
    Branch,
    BranchPuzzle,
    CloseTable,
    CloseTournament,
    DeleteMe,
    Import,
    InGroup,
    Invite,
    LiftBar,
    Maintain,
    MakeCode,
    Me,
    NewGroup,
    NewPasskey,
    Nothing,
    OpenHost,
    OpenLesson,
    OpenTable,
    OpenTournament,
    ReportChat,
    SetNotices,
    SetTableNotices,
    SettleReport,
    SetVacation,
    SignInByCode,
    SignInByPasskey,
    Subscribe,
    Unsubscribe,
    Which,
)
from igroteka.server.tables.messages import ALL_MESSAGES, AnyCommand
from igroteka.server.tables.settings import Settings
from igroteka.server.tournaments.messages import AnyTournamentCommand
from igroteka.texts import LANGUAGES

REFERENCE = "#/components/schemas/{name}"
REFUSED = {*STATUS.values(), CONFLICT}

Plain = dict[str, object]


@dataclass(frozen=True)
class Parameter:
    """A path or query parameter."""

    name: str
    place: str
    schema: Plain


@dataclass(frozen=True)
class Operation:
    """A request that can be made."""

    method: str
    path: str
    text: str
    parameters: tuple[Parameter, ...] = ()
    body: object = None
    answers: tuple[int, ...] = (200,)
    media: str = "application/json"


TABLE = Parameter("id", "path", {"type": "string", "minLength": 1})
NUMBER = Parameter("number", "path", {"type": "integer", "minimum": 1, "maximum": 50})
GAME = Parameter("game", "path", {"type": "string", "minLength": 1})
LESSON = Parameter("lesson", "path", {"type": "string", "minLength": 1})
LANGUAGE = Parameter("language", "path", {"enum": list(LANGUAGES)})
PUZZLE = Parameter("puzzle", "path", {"type": "string", "minLength": 1})
WORDS = Parameter("words", "query", {"type": "string"})
TOKEN = Parameter("token", "path", {"type": "string", "minLength": 1})
AT = Parameter("at", "query", {"type": "string"})
SEAT = Parameter("seat", "query", {"type": "string", "pattern": f"^([0-{MAX_SEATS - 1}]|open)?$"})
ROUND = Parameter("round", "path", {"type": "integer", "minimum": 1, "maximum": 999})
FIRST = Parameter("first", "query", {"type": "integer", "minimum": 0, "maximum": 512})
KEY = Parameter("operator-key", "header", {"type": "string"})

OPERATIONS = (
    Operation("get", "/healthz", "Does the process answer? It says nothing of the database."),
    Operation("get", "/readyz", "Can the database be written, and does the bus answer? If not: 503."),
    Operation("get", "/metrics", "Numbers for Prometheus.", media="text/plain"),
    Operation("get", "/api/openapi.json", "This description."),
    Operation("get", "/api/me", "Who am I?"),
    Operation("post", "/api/me", "Choose a name; a new guest gets a token, also as a cookie.", body=Me),
    Operation("get", "/api/me/member", "One's passkeys, recovery code and devices."),
    Operation("get", "/api/me/export", "Everything that this host knows of one."),
    Operation("post", "/api/me/delete", "Delete everything that this host knows of one.", body=DeleteMe),
    Operation("post", "/api/me/devices/remove", "Sign a device out.", body=Which),
    Operation("post", "/api/me/passkeys/options", "What a browser needs to make a passkey.", body=BeginPasskey),
    Operation("post", "/api/me/passkeys", "Become a member by a passkey, or add one.", body=NewPasskey),
    Operation("post", "/api/me/passkeys/remove", "Remove a passkey.", body=Which),
    Operation("post", "/api/me/recovery-code", "Become a member by a recovery code, or replace it.", body=MakeCode),
    Operation("post", "/api/sign-in/options", "What a browser needs to use a passkey.", body=BeginPasskey),
    Operation("post", "/api/sign-in/passkey", "Sign in by a passkey.", body=SignInByPasskey),
    Operation("post", "/api/sign-in/code", "Sign in by a recovery code.", body=SignInByCode),
    Operation("get", "/api/me/notices", "When and where one is told that it is one's turn."),
    Operation("post", "/api/me/notices", "Choose when to be told, and in which language.", body=SetNotices),
    Operation("post", "/api/me/push", "Be told in this browser, by Web Push.", body=Subscribe),
    Operation("post", "/api/me/push/remove", "Not any more.", body=Unsubscribe),
    Operation("post", "/api/me/push/sample", "Send a notice to oneself."),
    Operation("post", "/api/me/vacation", "Stop one's clocks in correspondence games.", body=SetVacation),
    Operation(
        "get",
        "/api/me/results",
        "One's finished games, ratings, opponents, and what is remarkable.",
        (
            Parameter("game", "query", {"type": "string", "maxLength": 64}),
            Parameter("with", "query", {"type": "string", "maxLength": 64}),
            Parameter("first", "query", {"type": "integer", "minimum": 0, "maximum": 10**6}),
        ),
    ),
    Operation("get", "/api/me/people", "Friends, groups, invitations, and with whom one has played."),
    Operation("get", "/api/me/invitations", "Tables to which one is invited."),
    Operation("post", "/api/me/people", "Ask somebody to be a friend, part, block, unblock.", body=AboutPerson),
    Operation("post", "/api/groups", "A new group.", body=NewGroup, answers=(201,)),
    Operation("get", "/api/groups/{id}", "A group, for whoever has its link.", (TABLE,)),
    Operation("post", "/api/groups/{id}", "Join a group, or leave it.", (TABLE,), body=InGroup),
    Operation("post", "/api/tables/{id}/invite", "Invite people whom one has met.", (TABLE,), body=Invite),
    Operation("post", "/api/tables/{id}/decline", "Hide an invitation.", (TABLE,), body=Nothing),
    Operation("post", "/api/tables/{id}/block", "Block whoever wrote a line of the chat.", (TABLE,), body=BlockChat),
    Operation("get", "/api/me/tables", "One's open tables: whose turn it is, and how long that lasts."),
    Operation("get", "/api/games", "What can be played here."),
    Operation("post", "/api/games/check", "Are these settings playable?", body=Settings),
    Operation("get", "/api/games/{game}/texts/{language}", "The words of a game, by file.", (GAME, LANGUAGE)),
    Operation("get", "/api/games/{game}/components", "Its cards and other parts, as a client draws them.", (GAME,)),
    Operation("get", "/api/games/{game}/howto", "How to play it, in a few screens with positions.", (GAME,)),
    Operation("get", "/api/rules/{game}", "The rules of a game, with their ids.", (GAME,)),
    Operation("get", "/api/lookup", "Cards and rules by any of their names, also mistyped.", (WORDS,)),
    Operation(
        "get",
        "/api/tables",
        "Public tables, or one's own.",
        (
            Parameter("list", "query", {"enum": ["open", "running", "finished"]}),
            Parameter("mine", "query", {"enum": ["0", "1"]}),
            Parameter("before", "query", {"type": "integer", "minimum": 0, "maximum": 10**15}),
        ),
    ),
    Operation("post", "/api/tables", "Open a table.", body=OpenTable, answers=(201,)),
    Operation("get", "/api/tables/{id}", "Who sits there, by which settings.", (TABLE,)),
    Operation("get", "/api/tables/{id}/code.svg", "The link as a QR code.", (TABLE, AT), media="image/svg+xml"),
    Operation("post", "/api/tables/{id}/commands", "Do something at a table.", (TABLE,), body=AnyCommand),
    Operation(
        "post", "/api/tables/{id}/notices", "Be told of one's turns there, or not.", (TABLE,), body=SetTableNotices
    ),
    Operation(
        "get",
        "/api/tables/{id}/games/{number}/steps",
        "A game step by step, as one's own seat saw it; after its end also as others did, or openly.",
        (
            TABLE,
            NUMBER,
            SEAT,
            Parameter("first", "query", {"type": "integer", "minimum": 0, "maximum": 1_000_000}),
            Parameter("count", "query", {"type": "integer", "minimum": 0, "maximum": 60}),
        ),
    ),
    Operation("get", "/api/tables/{id}/games/{number}/file", "As a file.", (TABLE, NUMBER), media="text/plain"),
    Operation("get", "/api/tables/{id}/games/{number}/proof", "The proof of a fair deal.", (TABLE, NUMBER)),
    Operation("get", "/api/tables/{id}/games/{number}/choices", "The codes.", (TABLE, NUMBER), media="text/plain"),
    Operation(
        "post",
        "/api/tables/{id}/games/{number}/analysis",
        "What a search thinks of a finished game, as far as it has come; asked again, it tells more.",
        (TABLE, NUMBER),
    ),
    Operation(
        "post",
        "/api/tables/{id}/games/{number}/branch",
        "Play on from a step of this game, at a table of one's own, against bots.",
        (TABLE, NUMBER),
        body=Branch,
        answers=(201,),
    ),
    Operation("get", "/api/lessons", "The lessons of all games, and which of them one has finished or begun."),
    Operation(
        "post",
        "/api/lessons/{game}/{lesson}",
        "Begin a lesson, or go on with it.",
        (GAME, LESSON),
        body=OpenLesson,
        answers=(200, 201),
    ),
    Operation("get", "/api/puzzles", "The puzzle of the day, games and themes, and how well one solves them."),
    Operation(
        "get",
        "/api/puzzles/next",
        "A puzzle that one has not tried, about as hard as suits.",
        (
            Parameter("game", "query", {"type": "string"}),
            Parameter("theme", "query", {"enum": ["", *THEMES]}),
            Parameter("but", "query", {"type": "string"}),
        ),
    ),
    Operation("get", "/api/puzzles/{puzzle}", "A puzzle by its id, or that of the `day`.", (PUZZLE,)),
    Operation(
        "post", "/api/puzzles/{puzzle}/answer", "Answer it; the first answer is rated.", (PUZZLE,), body=AnswerPuzzle
    ),
    Operation(
        "post",
        "/api/puzzles/{puzzle}/branch",
        "Play on from an answered puzzle, at a table of one's own, against bots.",
        (PUZZLE,),
        body=BranchPuzzle,
        answers=(201,),
    ),
    Operation("post", "/api/replays", "Bring a game along.", body=Import, answers=(201,)),
    Operation(
        "get",
        "/api/tournaments",
        "Public tournaments, or one's own.",
        (
            Parameter("list", "query", {"enum": ["open", "running", "ended", "all"]}),
            Parameter("mine", "query", {"enum": ["0", "1"]}),
            Parameter("before", "query", {"type": "integer", "minimum": 0, "maximum": 10**15}),
        ),
    ),
    Operation("post", "/api/tournaments", "Open a tournament.", body=OpenTournament, answers=(201,)),
    Operation("get", "/api/tournaments/{id}", "How it is played, and how far it is.", (TABLE,)),
    Operation("get", "/api/tournaments/{id}/standings", "How everybody stands.", (TABLE, FIRST)),
    Operation("get", "/api/tournaments/{id}/rounds/{round}", "Who plays whom.", (TABLE, ROUND, FIRST)),
    Operation(
        "post",
        "/api/tournaments/{id}/commands",
        "Enter, withdraw, or direct the tournament.",
        (TABLE,),
        body=AnyTournamentCommand,
    ),
    Operation("get", "/api/statistics", "How many games were played here."),
    Operation(
        "post", "/api/tables/{id}/report", "Report a line of the chat to the operator.", (TABLE,), body=ReportChat
    ),
    Operation("get", "/api/operator", "Who is here, open tables, bans, reports.", (KEY,)),
    Operation("post", "/api/operator/close", "Close a table.", (KEY,), body=CloseTable),
    Operation("post", "/api/operator/end-tournament", "End a tournament.", (KEY,), body=CloseTournament),
    Operation("post", "/api/operator/bar-guest", "A guest may not come for some hours.", (KEY,), body=BarGuest),
    Operation("post", "/api/operator/bar-address", "Nor anybody from an address.", (KEY,), body=BarAddress),
    Operation("post", "/api/operator/lift-bar", "They may come again.", (KEY,), body=LiftBar),
    Operation("post", "/api/operator/announce", "Tell everybody something.", (KEY,), body=Announce),
    Operation("post", "/api/operator/maintain", "No new tables before maintenance.", (KEY,), body=Maintain),
    Operation("post", "/api/operator/settle", "A report has been dealt with.", (KEY,), body=SettleReport),
    Operation("post", "/api/operator/backup", "Write a backup now.", (KEY,), body=Nothing),
    Operation("get", "/api/addresses", "Where others find this server."),
    Operation("post", "/api/addresses", "Open the server to the network, or close it again.", body=OpenHost),
    Operation("post", "/api/reach", "Test whether others can reach this server.", body=BeginTest, answers=(201,)),
    Operation("get", "/api/reach/{token}", "By which links somebody has come.", (TOKEN,)),
    Operation(
        "get", "/api/reach/{token}/code.svg", "The link of a test as a QR code.", (TOKEN, AT), media="image/svg+xml"
    ),
    Operation("get", "/reach/{token}", "What a phone sees that has come.", (TOKEN,), media="text/html"),
)


async def show_description(request: Request) -> Response:
    """GET /api/openapi.json: this description."""
    return reply(description())


@cache
def description() -> Plain:
    """All paths, with the types of bodies and of socket messages."""
    bodies = [one.body for one in OPERATIONS if one.body is not None]
    described, schemas = msgspec.json.schema_components([*bodies, *ALL_MESSAGES], ref_template=REFERENCE)
    by_body = dict(zip([id(body) for body in bodies], described, strict=False))
    paths: dict[str, Plain] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = operation_schema(operation, by_body)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Igroteka", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "igroteka"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def operation_schema(operation: Operation, by_body: dict[int, Plain]) -> Plain:
    """An operation in the form of OpenAPI."""
    refusal = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refusal")}}}
    responses: Plain = {str(code): {"description": "Refused.", "content": refusal} for code in sorted(REFUSED)}
    for code in operation.answers:
        responses[str(code)] = {"description": operation.text, "content": {operation.media: {}}}
    found: Plain = {
        "summary": operation.text,
        "parameters": [
            {"name": one.name, "in": one.place, "required": one.place == "path", "schema": one.schema}
            for one in operation.parameters
        ],
        "responses": responses,
    }
    if operation.body is not None:
        content = {"application/json": {"schema": by_body[id(operation.body)]}}
        found["requestBody"] = {"required": True, "description": f"At most {MAX_BODY_BYTES} bytes.", "content": content}
    return found
