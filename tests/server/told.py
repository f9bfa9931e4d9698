"""What a client is told, as a client of another make would read it: from the protocol alone."""

from __future__ import annotations

from msgspec import Struct

Arguments = dict[str, object]


class ServerMessage(Struct, tag_field="tell"):
    """A message of the server."""


class Welcome(ServerMessage, tag="welcome"):
    protocol: int
    engine: str
    table: str
    now: int


class Chair(Struct):
    name: str
    address: str
    kind: str
    level: str
    bot: str
    absent: bool
    online: bool
    bot_plays_at: int
    ready: bool
    host: bool


class Proposal(Struct):
    what: str
    seat: int
    agreed: list[int]


class Note(Struct):
    line: int
    what: str
    seat: int


class Absence(Struct):
    first: int
    last: int | None
    moves: int
    until: int


class Match(Struct):
    games: int
    played: int
    scores: list[int]
    standing: list[int]
    over: bool


class Fair(Struct):
    commitment: str
    seed: str = ""
    nonce: str = ""


class Table(Struct):
    id: str
    status: str
    paused: bool
    settings: dict[str, object]
    sandbox: bool
    lesson: str
    tournament: str
    chairs: list[Chair]
    figures: list[int]
    watching: int
    proposal: Proposal | None
    match: Match | None
    fair: Fair | None
    followed: str
    broken: str
    abandoned: bool
    skipping: bool
    only_bots_play: bool
    notes: list[Note]
    values: dict[str, object]


class You(Struct):
    seat: int
    host: bool
    muted: bool
    devices: int
    first_device: bool
    may: list[str]
    out: bool
    absences: list[Absence]
    here: list[int]


class TableMessage(ServerMessage, tag="table"):
    table: Table
    you: You


class Option(Struct):
    code: str
    text: str
    arguments: Arguments
    offer: bool


class Asked(Struct):
    seat: int
    waits: bool
    text: str
    arguments: Arguments


class Outcome(Struct):
    places: list[int]


class View(Struct):
    game: str
    seats: int
    seat: int
    moment: int
    asked: list[Asked]
    options: list[Option]
    window: int
    outcome: Outcome | None
    board: dict[str, object]


class Line(Struct):
    text: str
    arguments: Arguments
    hidden: bool


class Clock(Struct):
    deadlines: dict[int, int]
    window: int
    each: int
    reserve: list[int]


class Sentence(Struct):
    text: str
    arguments: Arguments


class Lesson(Struct):
    id: str
    title: str
    step: int
    steps: int
    kind: str
    say: Sentence | None
    point: list[str]
    accept: list[str]
    next: str


class GameMessage(ServerMessage, tag="game"):
    number: int
    view: View
    first: int
    lines: list[Line]
    undo: bool
    clock: Clock
    passing: bool
    open: list[View] | None
    lesson: Lesson | None
    pass_to: list[int]


class GameChanges(ServerMessage, tag="changed"):
    put: list[list[object]]
    add: list[list[object]]
    first: int
    lines: list[Line]
    check: int


class Said(Struct):
    at: int
    seat: int
    name: str
    text: str
    line: str


class ChatMessages(ServerMessage, tag="chat"):
    said: list[Said]


class EmoteMessage(ServerMessage, tag="emote"):
    seat: int
    emote: str


class Spectator(Struct):
    id: str
    name: str
    muted: bool
    present: bool


class SpectatorsMessage(ServerMessage, tag="spectators"):
    spectators: list[Spectator]
    unnamed: int


class Done(ServerMessage, tag="done"):
    id: str
    answer: dict[str, object] | None = None


class Refused(ServerMessage, tag="refused"):
    id: str
    text: str
    arguments: dict[str, str | int]
    rule: str


AnyTold = (
    Welcome
    | TableMessage
    | GameMessage
    | GameChanges
    | ChatMessages
    | EmoteMessage
    | SpectatorsMessage
    | Done
    | Refused
)
