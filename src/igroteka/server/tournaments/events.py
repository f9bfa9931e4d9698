"""Events of a tournament. Like a table it is the list of its events. They name entrants by numbers only."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from igroteka.server.tables.events import BadLog
from igroteka.server.tournaments.settings import TournamentSettings


class TournamentEvent(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that has happened. It never changes once it is written."""


class TournamentOpened(TournamentEvent, tag="opened", frozen=True):
    """A guest has opened the tournament and directs it."""

    settings: TournamentSettings


class TournamentConfigured(TournamentEvent, tag="configured", frozen=True):
    """The director has changed the settings."""

    settings: TournamentSettings


class Entered(TournamentEvent, tag="entered", frozen=True):
    """Somebody takes part, or does so again."""

    entrant: int


class Withdrew(TournamentEvent, tag="withdrew", frozen=True):
    """Somebody takes part no more. `removed`: the director wants that, so they cannot come back."""

    entrant: int
    removed: bool = False


class Began(TournamentEvent, tag="began", frozen=True):
    """The tournament has begun, with so many rounds and this seed of all draws."""

    seed: str
    rounds: int


class Board(Struct, frozen=True, array_like=True):
    """A table of a round, with its entrants in the order of seats. A bye has no table."""

    table: str
    entrants: tuple[int, ...]


class Paired(TournamentEvent, tag="paired", frozen=True):
    """A round begins. Its tables are opened after this is written, so their ids are in it."""

    boards: tuple[Board, ...]


class TableEnded(TournamentEvent, tag="table-ended", frozen=True):
    """A table of the present round is over, with places and scores in the order of seats, and who did not come."""

    table: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    absent: tuple[int, ...] = ()


class TournamentPaused(TournamentEvent, tag="paused", frozen=True):
    """No table and no round begins until the director goes on."""


class TournamentResumed(TournamentEvent, tag="resumed", frozen=True):
    """The tournament goes on."""


class TournamentEnded(TournamentEvent, tag="ended", frozen=True):
    """The tournament is over: all rounds are played, or the director has ended it."""


AnyTournamentEvent = (
    TournamentOpened
    | TournamentConfigured
    | Entered
    | Withdrew
    | Began
    | Paired
    | TableEnded
    | TournamentPaused
    | TournamentResumed
    | TournamentEnded
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyTournamentEvent] = msgspec.json.Decoder(AnyTournamentEvent)


def write_event(event: AnyTournamentEvent) -> str:
    return _encoder.encode(event).decode()


def read_event(text: str) -> AnyTournamentEvent:
    """An event of a log; BadLog if a newer version has written it."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        raise BadLog("error-log-unreadable") from None
