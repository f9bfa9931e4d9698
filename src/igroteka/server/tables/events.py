"""Events of a table. A table is the list of its events; everything else is computed from them."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from igroteka.core.errors import IgrotekaError
from igroteka.server.tables.replay_checksums import NO_CHECKSUM, Parts
from igroteka.server.tables.settings import GameSettings, Settings

# Who has chosen for a seat. The table answers for players who have no choice or let everything pass.
Chooser = Literal["player", "bot", "clock", "table", "plan"]
Proposable = Literal["end", "pause", "skip"]


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that has happened. It never changes once it is written."""


class Opened(Event, tag="opened", frozen=True):
    """A guest has opened the table and is its host. It starts from a `position` or a `replay`, or else from a deal.

    `lesson` is the id of the lesson that is given here (`<game>/<name>`), `script` the text of its file at that time.
    `branch`: the position is a moment of another game, from which somebody plays on. `tournament`: the table belongs to
    one, which seats its players.
    """

    settings: Settings
    host: str
    position: str = ""
    replay: str = ""
    lesson: str = ""
    script: str = ""
    branch: bool = False
    tournament: str = ""


class Configured(Event, tag="configured", frozen=True):
    """The host has changed the settings."""

    settings: Settings


class Sat(Event, tag="sat", frozen=True):
    """A guest has taken a seat. `address` is how the player wants to be spoken of, for languages that need it."""

    seat: int
    guest: str
    name: str
    address: str = ""


class BotSat(Event, tag="bot-sat", frozen=True):
    """A bot has taken a seat. `address` is how it is spoken of."""

    seat: int
    level: str
    name: str
    address: str = ""


class Stood(Event, tag="stood", frozen=True):
    """A seat is free again: its player has left it before the game, or the host has removed them."""

    seat: int


class Banned(Event, tag="banned", frozen=True):
    """The host has banned a guest from sitting down again."""

    guest: str


class Readied(Event, tag="readied", frozen=True):
    """A player is ready to start, or no longer."""

    seat: int
    yes: bool


class HostChanged(Event, tag="host-changed", frozen=True):
    """Another guest is the host."""

    host: str


class Linked(Event, tag="linked", frozen=True):
    """The seat has a new personal link; only the digest of its key is stored."""

    seat: int
    digest: str


class Shared(Event, tag="shared", frozen=True):
    """A guest has come by the personal link of a seat: another device of its player."""

    seat: int
    guest: str


class SignedOut(Event, tag="signed-out", frozen=True):
    """The player of a seat has signed out all devices but the first; `digest` is that of the new personal link."""

    seat: int
    digest: str


class DeviceLeft(Event, tag="device-left", frozen=True):
    """A device that came by the personal link of a seat has left it."""

    seat: int
    guest: str


class Muted(Event, tag="muted", frozen=True):
    """The host has muted or unmuted a spectator."""

    guest: str
    name: str
    yes: bool


class SpectatorRemoved(Event, tag="spectator-removed", frozen=True):
    """The host has removed a spectator, who can no longer do anything at this table, not even watch."""

    guest: str


class Dealt(Event, tag="dealt", frozen=True):
    """A game begins. Seed and nonce stay secret until it is over; the commitment to them is public at once.

    `checksums` are those of the deal, to notice when another engine deals differently. `unattended`: only bots play.
    `settings` are all settings of the game, because defaults may change; logs of before have none.
    """

    engine: str
    seed: str
    nonce: str
    commitment: str
    live: bool
    checksums: Parts = field(default_factory=dict, name="trace")
    unattended: bool = False
    settings: GameSettings | None = None


class Chose(Event, tag="chose", frozen=True):
    """A seat has chosen; `checksum` is that of the resulting state, to notice when another engine differs."""

    seat: int
    code: str
    by: Chooser = "player"
    checksum: int = field(default=NO_CHECKSUM, name="trace")


class LessonStepped(Event, tag="lesson-stepped", frozen=True):
    """The learner has read a step of the lesson."""

    step: int


class LetsPass(Event, tag="lets-pass", frozen=True):
    """A player lets everything pass until their turn, or no longer."""

    seat: int
    yes: bool


class Step(Struct, frozen=True, array_like=True):
    """One choice of a planned line."""

    seat: int
    code: str


Line = tuple[Step, ...]


class Planned(Event, tag="planned", frozen=True):
    """A player has planned answers: lines of public choices, of others and their own. None: no plan any more."""

    seat: int
    lines: tuple[Line, ...] = ()


class PlanDropped(Event, tag="plan-dropped", frozen=True):
    """What a player had planned is not possible any more."""

    seat: int


class Undid(Event, tag="undid", frozen=True):
    """A seat has undone its last choice."""

    seat: int


class Proposed(Event, tag="proposed", frozen=True):
    """A player proposes to end or to pause the game, or, if only bots are left in it, to skip to its end."""

    seat: int
    what: Proposable


class Answered(Event, tag="answered", frozen=True):
    """A player answers a proposal."""

    seat: int
    yes: bool


class Resumed(Event, tag="resumed", frozen=True):
    """The game continues after a pause."""


class Absent(Event, tag="absent", frozen=True):
    """A player has been away for longer than the grace time: a bot plays for them until they are back."""

    seat: int


class Returned(Event, tag="returned", frozen=True):
    """An absent player is back."""

    seat: int


class OnVacation(Event, tag="on-vacation", frozen=True):
    """A player of a correspondence game is on vacation until this time (ms since 1970), or no longer if it is past."""

    seat: int
    until: int


class Spoke(Event, tag="spoke", frozen=True):
    """A message in the chat. A bot has no text, but the id of a line that everybody reads in their own language."""

    guest: str
    name: str
    text: str
    seat: int = -1
    line: str = ""


class Emoted(Event, tag="emoted", frozen=True):
    """An emote; it is not kept in the chat."""

    seat: int
    emote: str


class Closed(Event, tag="closed", frozen=True):
    """The host has closed the table."""


class Followed(Event, tag="followed", frozen=True):
    """The table has a successor: a rematch."""

    table: str


class BrokeOff(Event, tag="broke-off", frozen=True):
    """The server has tried repeatedly to continue the game, and failed."""


class Abandoned(Event, tag="abandoned", frozen=True):
    """All people have left a running game: it ends without a result and does not count (INTR-R21)."""


class Joined(Event, tag="joined", frozen=True):
    """A guest has turned out to be a member of this host: what they were at the table, the member is from now on."""

    guest: str
    member: str


class Forgotten(Event, tag="forgotten", frozen=True):
    """A guest has been deleted: nobody is told their name or what they have written any more."""

    guest: str


AnyEvent = (
    Opened
    | Configured
    | Sat
    | BotSat
    | Stood
    | Banned
    | Readied
    | HostChanged
    | Linked
    | Shared
    | SignedOut
    | DeviceLeft
    | Muted
    | SpectatorRemoved
    | Dealt
    | Chose
    | LessonStepped
    | LetsPass
    | Planned
    | PlanDropped
    | Undid
    | Proposed
    | Answered
    | Resumed
    | Absent
    | Returned
    | OnVacation
    | Spoke
    | Emoted
    | Closed
    | Followed
    | BrokeOff
    | Abandoned
    | Joined
    | Forgotten
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> str:
    return _encoder.encode(event).decode()


class BadLog(IgrotekaError):
    """A log that cannot be read: it is damaged, or a newer version wrote it."""


def read_event(text: str | bytes) -> AnyEvent:
    """An event of a log; BadLog if it is malformed."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        raise BadLog("error-log-unreadable") from None
