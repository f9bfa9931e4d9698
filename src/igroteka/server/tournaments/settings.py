"""The settings of a tournament, chosen by its director."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from igroteka.core.errors import BadSetup
from igroteka.core.registry import find_game
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import DAY
from igroteka.server.tables.commands import with_clean_title
from igroteka.server.tables.settings import Settings
from igroteka.tournaments.model import Format, Rules, Scoring

MOST_ENTRANTS = 512
MOST_OF_ROUND_ROBIN = 64  # everybody meets everybody
SMALLEST_OF_SEVERAL = 3  # seats of a table that takes those for whom no table of the wanted size is left


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a tournament is played. `table` are the settings of its tables; `match`: each is a match of as many games as
    players. `grace`: how many seconds a table waits for its players. `automatic`: the next round begins by itself.
    `late`: others may enter after the start.
    """

    table: Settings
    format: Format = "swiss"
    scoring: Scoring = "places"
    match: bool = False
    rounds: Annotated[int, Meta(ge=0, le=63)] = 0
    grace: Annotated[int, Meta(ge=20, le=7 * DAY)] = 300
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = MOST_ENTRANTS
    automatic: bool = True
    late: bool = True
    public: bool = True

    @property
    def may_enter_late(self) -> bool:
        """True if who comes late can be paired: not where all pairs are fixed from the start."""
        return self.late and self.format in ("swiss", "league")


def checked(settings: TournamentSettings) -> TournamentSettings:
    """The settings as they are stored; refused if nobody could play by them."""
    table = with_clean_title(settings.table)
    game = find_game(table.game)
    if settings.format == "round-robin" and table.seats != 2:
        raise NotAllowed("error-tournament-pairs")
    if table.seats < 2:
        raise NotAllowed("error-tournament-seats")
    if table.clock.kind not in ("seconds", "days"):
        raise NotAllowed("error-tournament-clock")
    found = msgspec.structs.replace(settings, table=table)
    table_settings(found, table.seats).check(game)
    return found


def table_settings(settings: TournamentSettings, seats: int) -> Settings:
    """The settings of a table with so many seats: no advice and nothing taken back, and it is in no public list."""
    games = seats if settings.match else settings.table.games
    return msgspec.structs.replace(settings.table, seats=seats, games=games, hints=False, undo=False, public=False)


def rules_of(settings: TournamentSettings, rounds: int, seed: str) -> Rules:
    """How the engine pairs and ranks by these settings."""
    seats = settings.table.seats
    return Rules(settings.format, settings.scoring, seats, possible_sizes(settings), rounds or settings.rounds, seed)


def possible_sizes(settings: TournamentSettings) -> tuple[int, ...]:
    """How many may sit at a table: two, or about as many as wanted. Scores of the game itself can only be compared
    between tables of one size.
    """
    wanted = settings.table.seats
    if wanted == 2 or settings.scoring == "score":
        return (wanted,)
    near = range(min(SMALLEST_OF_SEVERAL, wanted), wanted + 2)
    return tuple([size for size in near if size == wanted or _is_playable(settings, size)])


def _is_playable(settings: TournamentSettings, seats: int) -> bool:
    try:
        table_settings(settings, seats).check(find_game(settings.table.game))
    except (BadSetup, msgspec.ValidationError):
        return False
    return True
