"""The protocol: commands of clients and messages of the server. docs/protocol.md describes it for people."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from igroteka.core.phrases import MAX_SEATS
from igroteka.server.tables.events import Proposable
from igroteka.server.tables.plans import MAX_LINES, MAX_STEPS
from igroteka.server.tables.settings import Settings

VERSION = 1  # of the protocol
LONGEST_CHAT = 300
LONGEST_NAME = 24
SHORTEST_KEY = 22  # characters of a key with at least 128 bits

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Code = Annotated[str, Meta(min_length=1, max_length=300)]
Moment = Annotated[int, Meta(ge=0, le=10_000_000)]
Key = Annotated[str, Meta(min_length=SHORTEST_KEY, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]


# Commands of clients. The same `id` sent again has no further effect and gets the same answer.


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a guest wants to do at a table."""

    id: Id


class Sit(Command, tag="sit", frozen=True):
    """Take a free seat."""

    seat: Seat


class Stand(Command, tag="stand", frozen=True):
    """Leave your seat before the start. A device that came by a personal link leaves alone, at any time."""


class SeatPerson(Command, tag="seat-person", frozen=True):
    """Host: let somebody without a device of their own sit down; they play on this one."""

    seat: Seat
    name: Name
    address: Literal["", "she", "he"] = ""


class AddBot(Command, tag="add-bot", frozen=True):
    """Host: put a bot on a free seat."""

    seat: Seat
    level: Level


class Remove(Command, tag="remove", frozen=True):
    """Host: free a seat; its player may be banned from sitting down again."""

    seat: Seat
    ban: bool = False


class Configure(Command, tag="configure", frozen=True):
    """Host: change the settings before the start."""

    settings: Settings


class Ready(Command, tag="ready", frozen=True):
    """Tell the others that you are ready, or not."""

    yes: bool


class Start(Command, tag="start", frozen=True):
    """Host: deal. All seats must be taken."""


class Continue(Command, tag="continue", frozen=True):
    """Any player: deal the next game of the match."""


class Choose(Command, tag="choose", frozen=True):
    """Take an option of your decision, by its code."""

    moment: Moment
    code: Code


class ReadOn(Command, tag="read-on", frozen=True):
    """In a lesson: step number `step` is read, show the next one. Sent twice, it has no further effect."""

    step: Annotated[int, Meta(ge=0, le=1000)]


class Undo(Command, tag="undo", frozen=True):
    """Undo your last choice."""

    moment: Moment


class Concede(Command, tag="concede", frozen=True):
    """Leave the game for good. Where the game has no such rule, a bot takes over."""


class LetPass(Command, tag="let-pass", frozen=True):
    """Let everything pass until your turn: the table does not ask you to react. Nobody else is told."""

    yes: bool


class PlannedStep(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One choice of a planned line: [seat, code]."""

    seat: Seat
    code: Code


PlannedLine = Annotated[tuple[PlannedStep, ...], Meta(max_length=MAX_STEPS)]


class Plan(Command, tag="plan", frozen=True):
    """Plan answers to public choices of others: lines of choices, of others and your own. The table chooses for you
    while others choose what a line says, and drops the plan otherwise. Nobody else is told. No lines: no plan any more.
    """

    moment: Moment
    lines: Annotated[tuple[PlannedLine, ...], Meta(max_length=MAX_LINES)]


class Propose(Command, tag="propose", frozen=True):
    """Propose to end or to pause the game, or, if only bots are left in it, to skip to its end."""

    what: Proposable


class AnswerProposal(Command, tag="answer", frozen=True):
    """Answer a proposal of another player, or withdraw your own."""

    yes: bool


class Resume(Command, tag="resume", frozen=True):
    """Continue after a pause."""


class Say(Command, tag="say", frozen=True):
    """Chat. `costs` confirms that it may cost something in the game."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    costs: bool = False


class Emote(Command, tag="emote", frozen=True):
    """Show an emote."""

    emote: Literal["laugh", "wow", "sad", "angry", "clap", "think", "hurry", "hello"]


class Link(Command, tag="link", frozen=True):
    """Make a personal link of your seat. The client draws the key; the server stores its digest only."""

    key: Key


class Claim(Command, tag="claim", frozen=True):
    """Come back to your seat with the key of its personal link."""

    seat: Seat
    key: Key


class SignOutOthers(Command, tag="sign-out-others", frozen=True):
    """Sign out all other devices of your seat; its personal link gets this key.

    Only the device that sat down may do that, not one that came by a link.
    """

    key: Key


class Mute(Command, tag="mute", frozen=True):
    """Host: mute or unmute a spectator."""

    spectator: Id
    yes: bool = True


class RemoveSpectator(Command, tag="remove-spectator", frozen=True):
    """Host: remove a spectator, who cannot come back to this table."""

    spectator: Id


class MakeHost(Command, tag="make-host", frozen=True):
    """Host: hand the table over to the player of a seat."""

    seat: Seat


class Close(Command, tag="close", frozen=True):
    """Host: close the table before the start, or after the end."""


class Rematch(Command, tag="rematch", frozen=True):
    """A player of a finished game: open a table for another one, everybody one seat further."""


class Why(Command, tag="why", frozen=True):
    """Ask which rule forbids an option. Nothing happens at the table."""

    code: Code


class Preview(Command, tag="preview", frozen=True):
    """Ask who would be asked what after these public choices, to plan answers. Nothing happens at the table."""

    line: PlannedLine


class Hint(Command, tag="hint", frozen=True):
    """Ask for advice. Nothing happens at the table."""


TableCommand = (
    Sit
    | Stand
    | SeatPerson
    | AddBot
    | Remove
    | Configure
    | Ready
    | Start
    | Continue
    | Choose
    | ReadOn
    | LetPass
    | Plan
    | Undo
    | Concede
    | Propose
    | AnswerProposal
    | Resume
    | Say
    | Emote
    | Link
    | Claim
    | SignOutOthers
    | Mute
    | RemoveSpectator
    | MakeHost
    | Close
    | Rematch
)
Question = Why | Hint | Preview
AnyCommand = TableCommand | Question


# Messages of the server.


def nothing() -> Raw:
    return Raw(b"null")


class ServerMessage(Struct, frozen=True, tag_field="tell"):
    """Base class of all messages to clients."""


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The first message of every connection. `now` is the server's time, in milliseconds."""

    protocol: int
    engine: str
    table: str
    now: int
    languages: tuple[str, ...] = ("en", "ru")


class TableMessage(ServerMessage, tag="table", frozen=True):
    """The table, sent whenever it changes. `you` is what the table is to this client."""

    table: Raw
    you: Raw


class GameMessage(ServerMessage, tag="game", frozen=True):
    """The game as this seat may see it. `lines` are the lines of the journal from number `first` on.

    `passing`: this seat lets everything pass until its turn. `plan`: the answers that it has planned, and whether its
    last plan was dropped because it did not fit; null where nothing can be planned. `open`: the views of all seats, for
    a client that watches with open cards. `lesson`: where the learner is in the lesson of this table. `pass_to`: at a
    table with a shared device, the seats to which it has to be passed now, as far as everybody may know.
    """

    number: int
    view: Raw
    first: int
    lines: Raw
    undo: bool
    clock: Raw
    passing: bool = False
    plan: Raw = field(default_factory=nothing)
    open: Raw = field(default_factory=nothing)
    lesson: Raw = field(default_factory=nothing)
    pass_to: list[int] = []


class GameChanges(ServerMessage, tag="changed", frozen=True):
    """What has changed since the last `game` or `changed`, for a client that wants changes.

    `put` and `add` lead from that message to this one: in `[key, ..., value]` the keys lead to a value that is
    replaced, or to a list that is extended by a list of values. `lines` are as in `game`. `check` is the CRC-32 of the
    view, written as compact JSON in UTF-8 with its keys in the order in which they came.
    """

    put: Raw
    add: Raw
    first: int
    lines: Raw
    check: int


class ChatMessages(ServerMessage, tag="chat", frozen=True):
    """New chat messages; several after connecting."""

    said: Raw


class Announced(ServerMessage, tag="announced", frozen=True):
    """What the operator tells everybody; empty: nothing. `maintenance`: when it begins, in ms since 1970; 0: none."""

    text: str
    maintenance: int


class EmoteMessage(ServerMessage, tag="emote", frozen=True):
    """Somebody shows an emote."""

    seat: int
    emote: str


class SpectatorsMessage(ServerMessage, tag="spectators", frozen=True):
    """To the host: who watches (`spectators`, each with an `id` for commands), and how many without a name."""

    spectators: Raw
    unnamed: int


class Done(ServerMessage, tag="done", frozen=True):
    """The command with this id has taken effect. `answer` is what was asked for, if anything was."""

    id: str
    answer: Raw = field(default_factory=nothing)


class Refusal(ServerMessage, tag="refused", frozen=True):
    """The command with this id has no effect: the id of a text, its arguments, and the rule that forbids it."""

    id: str
    text: str
    arguments: dict[str, str | int] = {}
    rule: str = ""
    details: list[Refusal] = []


ALL_MESSAGES = tuple(ServerMessage.__subclasses__())  # in the order of this file

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def read_command(text: str | bytes) -> AnyCommand:
    """A command of a client; msgspec.DecodeError (or its subclass ValidationError) if it is malformed."""
    return _commands.decode(text)
