"""Bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.core.phrases import MAX_SEATS
from igroteka.server.common.limits import MAX_BODY_BYTES
from igroteka.server.notices.push_services import LONGEST_ENDPOINT
from igroteka.server.tables.messages import Level, Name, Seat
from igroteka.server.tables.settings import Settings
from igroteka.server.tournaments.settings import TournamentSettings

LONGEST_CODE = 200  # characters of an option
LONGEST_POSITION = 32 * 1024  # several times what any table needs, and read in half a second


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A nickname, and how the guest wants to be spoken of."""

    name: Name
    address: Literal["", "she", "he"] = ""


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table: its settings, the guest's own seat, bots for other seats, and whether to start at once."""

    settings: Settings
    seat: Seat | None = None
    bots: Annotated[list[Level], Meta(max_length=MAX_SEATS)] = []
    start: bool = False
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""


class OpenLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a lesson, or go on with it; `again`: from its start."""

    again: bool = False


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from `step` of a past game as it is seen `by` somebody (as in the path of its steps), on `seat`, against
    bots of this `level`. `imagined`: what is hidden from the seat is drawn anew.
    """

    step: Annotated[int, Meta(ge=0, lt=1_000_000)]
    seat: Seat
    level: Level
    by: Annotated[str, Meta(pattern=f"^([0-{MAX_SEATS - 1}]|open)?$")] = ""
    imagined: bool = False


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of the option that is chosen in a puzzle."""

    code: Annotated[str, Meta(max_length=LONGEST_CODE)]


class BranchPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a puzzle against bots of this level."""

    level: Level


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a replay file."""

    replay: Annotated[str, Meta(max_length=MAX_BODY_BYTES)]
    public: bool = False


class OpenHost(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the server listens on the network or on this machine only."""

    open: bool


class BeginTest(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a test whether others can reach the server."""


Endpoint = Annotated[str, Meta(min_length=1, max_length=LONGEST_ENDPOINT)]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=24 * 60)]


class SubscriptionKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a push subscription, as base64 for URLs."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription, as a browser describes it."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """The push subscription that receives nothing any more."""

    endpoint: Endpoint


class SetNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """When a guest wants to be told. Times of day are minutes since midnight in the guest's time zone `zone`, which is
    `offset` minutes east of UTC now. Quiet hours of no length are none; `digest` -1: each turn is told.
    """

    language: Literal["en", "ru"]
    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
    offset: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)]
    quiet_from: MinuteOfDay
    quiet_until: MinuteOfDay
    digest: Annotated[int, Meta(ge=-1, lt=24 * 60)]


class SetTableNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a guest wants to be told of their turns at a table."""

    on: bool


Base64 = Annotated[str, Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]+$")]
ShortId = Annotated[str, Meta(min_length=1, max_length=64)]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser says about a passkey that was made, as base64 for URLs."""

    client_data: Base64
    attestation: Base64


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a passkey or a device."""

    id: ShortId


class MakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a recovery code; the one before is not valid any more."""


class BeginPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin to make a passkey, or to use one."""


class SignInByPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser says about a passkey that was used. `join`: what the guest of this browser has played is the
    member's from now on.
    """

    credential: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    join: bool = True


class SignInByCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, however it was written down."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    join: bool = True


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete everything that is known of the guest; `name` is their name, so that nobody does that by mistake."""

    name: Name


class SetVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """Until when a guest is on vacation, in ms since 1970; 0: not any more."""

    until: Annotated[int, Meta(ge=0, le=10**15)]


class OpenTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament, which the guest directs."""

    settings: TournamentSettings


# People.


class AboutPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants of somebody whom they have met here, by the id that holds for them only."""

    do: Literal["ask", "part", "block", "unblock"]
    person: ShortId


class NewGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A new group."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class InGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a group or leave it."""

    do: Literal["join", "leave"]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to invite to a table, by ids that hold for the guest only."""

    people: Annotated[list[ShortId], Meta(min_length=1, max_length=20)]


class BlockChat(Struct, frozen=True, forbid_unknown_fields=True):
    """Block whoever wrote a line of the chat."""

    at: Annotated[int, Meta(ge=0, le=10**15)]
    name: Annotated[str, Meta(max_length=64)]


# Moderation.

Hours = Annotated[int, Meta(ge=1, le=24 * 365)]
GuestId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that says everything by its path."""


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The label of a table to close."""

    label: Annotated[str, Meta(max_length=40)]


class CloseTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The label of a tournament to end."""

    label: Annotated[str, Meta(max_length=40)]


class BarGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who may not come for some hours, and what they are called."""

    guest: GuestId
    name: Annotated[str, Meta(max_length=64)]
    hours: Hours


class BarAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """An address from which nobody may come for some hours; one of IPv6 stands for its /64."""

    address: Annotated[str, Meta(max_length=64)]
    hours: Hours


class LiftBar(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may come again."""

    kind: Literal["guest", "address"]
    target: Annotated[str, Meta(max_length=64)]


class Announce(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody is told for some hours; an empty text ends it."""

    text: Annotated[str, Meta(max_length=300)]
    hours: Hours


class Maintain(Struct, frozen=True, forbid_unknown_fields=True):
    """Maintenance begins in so many minutes and lasts so many hours; 0 hours: there is none."""

    minutes: Annotated[int, Meta(ge=0, le=7 * 24 * 60)]
    hours: Annotated[int, Meta(ge=0, le=7 * 24)]


class SettleReport(Struct, frozen=True, forbid_unknown_fields=True):
    """The report that has been dealt with."""

    id: Annotated[str, Meta(max_length=32)]


class ReportChat(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the chat, by its time and whoever wrote it, and what is wrong with it."""

    at: Annotated[int, Meta(ge=0, le=10**15)]
    name: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=300)] = ""
