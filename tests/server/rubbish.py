"""Messages and requests that nobody should send, made by lot: each is wrong for a reason that is known."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from igroteka.core.registry import find_game
from igroteka.server.common.limits import MAX_BODY_BYTES, MAX_MESSAGE_BYTES
from tests.server.raw import BINARY, TEXT, Headers

Fields = dict[str, object]

HOST, PLAYER, WATCHER, STRANGER = "host", "player", "watcher", "stranger"

WRONG: list[object] = [
    None,
    [],
    {},
    1.5,
    -1.5,
    [[0]],
    {"a": {"b": []}},
    10**30,
    [None] * 50,
]  # a value that no field may have
NONSENSE = ["Z", "-1", "99", "9" * 30, "", " ", "+", "\x00", "٣", "²", "1_0", "0x1", "A+A", "nope.marked", "\ud7ff"]
KEY = "k" * 22

WITH_FIELDS: list[Fields] = [
    {"do": "sit", "seat": 1},
    {"do": "add-bot", "seat": 1, "level": "random"},
    {"do": "remove", "seat": 1, "ban": True},
    {"do": "configure", "settings": {"game": "targi", "seats": 2}},
    {"do": "ready", "yes": True},
    {"do": "choose", "moment": 0, "code": "draw"},
    {"do": "undo", "moment": 0},
    {"do": "propose", "what": "pause"},
    {"do": "answer", "yes": True},
    {"do": "say", "text": "Hello"},
    {"do": "emote", "emote": "clap"},
    {"do": "link", "key": KEY},
    {"do": "claim", "seat": 0, "key": KEY},
    {"do": "make-host", "seat": 1},
    {"do": "why", "code": "draw"},
]
OF_HOST: list[Fields] = [
    {"do": "add-bot", "seat": 1, "level": "random"},
    {"do": "remove", "seat": 0, "ban": True},
    {"do": "configure", "settings": {"game": "targi", "seats": 2}},
    {"do": "start"},
    {"do": "make-host", "seat": 1},
    {"do": "close"},
]
OF_PLAYERS: list[Fields] = [
    {"do": "stand"},
    {"do": "ready", "yes": True},
    {"do": "choose", "moment": 0, "code": "draw"},
    {"do": "undo", "moment": 0},
    {"do": "concede"},
    {"do": "propose", "what": "end"},
    {"do": "answer", "yes": False},
    {"do": "resume"},
    {"do": "continue"},
    {"do": "emote", "emote": "clap"},
    {"do": "link", "key": KEY},
    {"do": "rematch"},
    {"do": "hint"},
]
NEVER_NOW: list[Fields] = [
    {"do": "start"},
    {"do": "resume"},
    {"do": "continue"},
    {"do": "answer", "yes": True},
    {"do": "sit", "seat": 0},
    {"do": "claim", "seat": 0, "key": KEY},
    {"do": "claim", "seat": 7, "key": KEY},
]


@dataclass
class Place:
    """Where somebody is: at a table, with these rights, at this moment of its game."""

    game: str
    table: str
    role: str
    moment: int = 0
    asked: bool = False


@dataclass(frozen=True)
class Message:
    """A message, and the answers that it may get: if none is named, any refusal, or whatever a question is answered."""

    payload: bytes
    opcode: int = TEXT
    answers: tuple[str, ...] = ()
    question: bool = False

    def may_get(self, answer: str) -> bool:
        """Is this a good answer?"""
        if self.answers:
            return answer in self.answers
        return self.question or answer != "done"


UNREADABLE = ("error-message",)


def command(fields: Fields, id: str = "bad") -> bytes:
    """A command as it is sent."""
    return msgspec.json.encode({"id": id, **fields})


# Over the socket.


def malformed(lot: random.Random, place: Place) -> Message:
    """A command that is cut off or damaged, or no JSON at all."""
    whole = command(lot.choice(WITH_FIELDS))
    match lot.randrange(4):
        case 0:
            return Message(whole[: lot.randrange(len(whole))], answers=UNREADABLE)
        case 1:
            at = lot.randrange(len(whole))
            return Message(whole[:at] + b"\xff" + whole[at:], BINARY, UNREADABLE)
        case 2:
            return Message(lot.randbytes(lot.randrange(1, 200)), BINARY, UNREADABLE)
        case _:
            return Message(whole + lot.choice([b"}", b"{}", b"\x00", b",", whole]), answers=UNREADABLE)


def nested(lot: random.Random, place: Place) -> Message:
    """Lists in lists, or objects in objects, as deep as there is room."""
    opening = lot.choice([b"[", b'{"do":', b'{"id":{"do":', b'{"do":"sit","id":"1","seat":[', b'[{"a":['])
    depth = lot.randrange(1, MAX_MESSAGE_BYTES // len(opening))
    closing = b"]" * lot.choice([0, depth])
    return Message((opening * depth + closing)[:MAX_MESSAGE_BYTES], answers=UNREADABLE)


def oversized(lot: random.Random, place: Place) -> Message:
    """A field that is longer than it may be, in a message that is as long as it may be."""
    fields = dict(lot.choice(WITH_FIELDS))
    name = lot.choice([name for name in fields if name != "do"])
    fields[name] = lot.choice(["x", "\u0439", "\U0001f600", "9"]) * lot.randrange(2001, 3900)
    return Message(command(fields), answers=UNREADABLE)


def mistyped(lot: random.Random, place: Place) -> Message:
    """A command with a wrong value, without a field, or with one too many."""
    fields: Fields = {"id": "bad", **lot.choice(WITH_FIELDS)}
    name = lot.choice(list(fields))
    match lot.randrange(4):
        case 0:
            fields["more"] = lot.choice(WRONG)
        case 1 if name != "ban":
            del fields[name]
        case _:
            fields[name] = lot.choice(WRONG)
    return Message(msgspec.json.encode(fields), answers=UNREADABLE)


def impossible(lot: random.Random, place: Place) -> Message:
    """A code that its game knows, or nearly, from somebody who is not asked; others ask why they cannot choose it."""
    verb = lot.choice(find_game(place.game).verbs)
    parts = [verb.name]
    for part in verb.parts:
        count = lot.randrange(5) if part.many else 1
        parts.append("+".join([lot.choice(part.words) if part.words else str(lot.randrange(60)) for _ in range(count)]))
    if lot.randrange(3) == 0:
        parts[lot.randrange(len(parts))] = lot.choice(NONSENSE)
    code = ":".join(parts)[:300] or "x"
    if place.asked:
        return Message(command({"do": "why", "code": code}), question=True)
    return Message(command({"do": "choose", "moment": place.moment, "code": code}))


def stale(lot: random.Random, place: Place) -> Message:
    """A choice or an undo for another moment than it is."""
    moment = lot.choice([place.moment + lot.randrange(1, 1000), lot.randrange(5000, 10**7)])
    do: Fields = {"do": "choose", "code": lot.choice(["draw", "pass", "end", "nope"])}
    return Message(command({**lot.choice([do, {"do": "undo"}]), "moment": moment}))


def out_of_turn(lot: random.Random, place: Place) -> Message:
    """Something that nobody can do now: a choice without a question, the start of a game that has begun."""
    if place.asked or lot.randrange(2):
        return Message(command(lot.choice(NEVER_NOW)))
    return Message(command({"do": "choose", "moment": place.moment, "code": lot.choice(["draw", "pass", "end"])}))


def foreign(lot: random.Random, place: Place) -> Message:
    """Something that others may do."""
    if place.role == HOST:
        return out_of_turn(lot, place)
    if place.role == PLAYER:
        return Message(command(lot.choice(OF_HOST)), answers=("error-not-host",))
    return Message(command(lot.choice([*OF_HOST, *OF_PLAYERS])))


def repeated(lot: random.Random, place: Place) -> Message:
    """The same command as before, by the same id."""
    done = ("done",) if place.role in (HOST, PLAYER) else ()
    return Message(command({"do": "emote", "emote": "clap"}, id="again"), answers=done)


MESSAGES: list[Callable[[random.Random, Place], Message]] = [
    malformed,
    nested,
    oversized,
    mistyped,
    impossible,
    stale,
    out_of_turn,
    foreign,
    repeated,
]


# Over HTTP.

JSON = ("Content-Type", "application/json")
IDS = ["nothing", "%00", "%ff%fe", "..", "%2e%2e", "x" * 300, "%D9%A3", "'%20or%201=1"]
BELOW = ["", "/code.svg", "/games/1/steps", "/games/1/file", "/games/1/proof", "/games/1/choices", "/games/x/steps"]
POSTED = ["/api/me", "/api/tables", "/api/games/check", "/api/replays", "commands"]


@dataclass(frozen=True)
class Bad:
    """A request, and the statuses that its refusal may have."""

    method: str
    path: str
    headers: Headers = ()
    body: bytes | None = None
    statuses: tuple[int, ...] = (400,)


def bad_path(lot: random.Random, table: str) -> Bad:
    """Something that is not there."""
    path = lot.choice([f"/api/tables/{lot.choice(IDS)}{lot.choice(BELOW)}", f"/api/rules/{lot.choice(IDS)}", "/api/x"])
    return Bad("GET", path, statuses=(404,))


def bad_parameter(lot: random.Random, table: str) -> Bad:
    """A parameter that is none."""
    name = lot.choice(["first", "count", "seat"])
    value = lot.choice(["-1", "x", "1.5", "%C2%B2", "9" * lot.randrange(8, 3000), "%00", "1e3", "0x1", "[]"])
    return Bad("GET", f"/api/tables/{table}/games/1/steps?{name}={value}", statuses=(400, 404))


def bad_method(lot: random.Random, table: str) -> Bad:
    """A method that nobody knows there."""
    method = lot.choice(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HELLO"])
    return Bad(method, lot.choice(["/api/me", "/api/tables", f"/api/tables/{table}", "/healthz", "/"]), statuses=(405,))


def bad_body(lot: random.Random, table: str) -> Bad:
    """A body that is malformed, nested, mistyped, or too long by itself."""
    made = lot.choice([malformed, nested, oversized, mistyped])(lot, Place("", table, HOST))
    path = lot.choice(POSTED).replace("commands", f"/api/tables/{table}/commands")
    return Bad("POST", path, [JSON], made.payload)


def bad_settings(lot: random.Random, table: str) -> Bad:
    """A table that no game can have."""
    wrong = lot.choice(["game", "seats", "options", "clock", "games", "grace", "pace", "more"])
    settings = {"game": "kittens", "seats": 2, wrong: lot.choice([*WRONG[3:], "x" * 41, -1, 10**7])}
    return Bad("POST", "/api/tables", [JSON], msgspec.json.encode({"settings": settings}), (400, 404))


def bad_text(lot: random.Random, table: str) -> Bad:
    """A position or a replay that is none."""
    text = lot.choice(
        [
            "\x00" * lot.randrange(1, 99),
            "[" * lot.randrange(1, 3000),
            "game: kittens\nseats: " + "9" * lot.randrange(2, 3000),
            "game: kittens\nseats: 2\nhands: &a {A: *a}",
            "game: kittens\nseats: 2\nturn: " + lot.choice(NONSENSE[:4]),
            "igroteka replay\n" + "x\n" * lot.randrange(2000),
        ]
    )
    position = {"settings": {"game": "kittens", "seats": 2}, "position": text}
    path, body = lot.choice([("/api/tables", position), ("/api/replays", {"replay": text})])
    return Bad("POST", path, [JSON], msgspec.json.encode(body), (409,))


def too_long(lot: random.Random, table: str) -> Bad:
    """A body that is longer than any may be."""
    return Bad("POST", "/api/tables", [JSON], b" " * (MAX_BODY_BYTES + lot.randrange(1, 9999)), (413,))


def other_type(lot: random.Random, table: str) -> Bad:
    """A form, as a page of another site would send it."""
    kind = lot.choice(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
    return Bad("POST", "/api/tables", [("Content-Type", kind)], b'{"settings": {}}', (415,))


def other_site(lot: random.Random, table: str) -> Bad:
    """A page of another site."""
    origin = lot.choice(["http://evil.example", "null", "", "http://[", "//", "x" * 3000])
    return Bad("POST", f"/api/tables/{table}/commands", [JSON, ("Origin", origin)], command({"do": "start"}), (403,))


def unknown(lot: random.Random, table: str) -> Bad:
    """Somebody whom nobody knows."""
    token = lot.choice(["", "x", "\xff", "A" * 43, "a" * 5000])
    headers = [JSON, ("Authorization", f"Bearer {token}")]
    return Bad("POST", f"/api/tables/{table}/commands", headers, command({"do": "concede"}), (401,))


REQUESTS: list[Callable[[random.Random, str], Bad]] = [
    bad_path,
    bad_parameter,
    bad_method,
    bad_body,
    bad_settings,
    bad_text,
    too_long,
    other_type,
    other_site,
    unknown,
]
