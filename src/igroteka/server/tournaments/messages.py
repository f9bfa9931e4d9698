"""What a director and entrants can do with a tournament."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.server.tables.messages import Level
from igroteka.server.tournaments.settings import MOST_ENTRANTS, TournamentSettings

Number = Annotated[int, Meta(ge=0, lt=MOST_ENTRANTS)]
MOST_BOTS = 64  # that a director may enter


class TournamentCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base class of all commands. Given again, each has no further effect."""


class Enter(TournamentCommand, tag="enter", frozen=True):
    """Take part, or take part again."""


class Withdraw(TournamentCommand, tag="withdraw", frozen=True):
    """Take part no more. A game that is being played is given up."""


class RemoveEntrant(TournamentCommand, tag="remove", frozen=True):
    """Director: an entrant takes part no more and cannot come back."""

    entrant: Number


class AddBots(TournamentCommand, tag="add-bots", frozen=True):
    """Director: enter bots of a level, until there are so many entrants."""

    level: Level
    entrants: Annotated[int, Meta(ge=1, le=MOST_ENTRANTS)]


class ConfigureTournament(TournamentCommand, tag="configure", frozen=True):
    """Director: change the settings before the start."""

    settings: TournamentSettings


class BeginTournament(TournamentCommand, tag="begin", frozen=True):
    """Director: begin the first round."""


class BeginRound(TournamentCommand, tag="next", frozen=True):
    """Director: begin this round."""

    round: Annotated[int, Meta(ge=1, le=600)]


class PauseTournament(TournamentCommand, tag="pause", frozen=True):
    """Director: let no table and no round begin."""


class ResumeTournament(TournamentCommand, tag="resume", frozen=True):
    """Director: go on."""


class EndTournament(TournamentCommand, tag="end", frozen=True):
    """Director: end the tournament; standings stay as they are. Games go on, but do not count any more."""


AnyTournamentCommand = (
    Enter
    | Withdraw
    | RemoveEntrant
    | AddBots
    | ConfigureTournament
    | BeginTournament
    | BeginRound
    | PauseTournament
    | ResumeTournament
    | EndTournament
)
