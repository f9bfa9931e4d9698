"""A tournament, computed from its log. `apply` is the only way to change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from igroteka.server.storage.tournaments import Entrant, StoredTournament
from igroteka.server.tournaments.events import (
    AnyTournamentEvent,
    Began,
    Board,
    Entered,
    Paired,
    TableEnded,
    TournamentConfigured,
    TournamentEnded,
    TournamentOpened,
    TournamentPaused,
    TournamentResumed,
    Withdrew,
    read_event,
)
from igroteka.server.tournaments.settings import TournamentSettings, rules_of
from igroteka.tournaments.model import PlayedTable, Rules, planned_rounds
from igroteka.tournaments.pairing import Tables, drawn, next_round
from igroteka.tournaments.standings import Standing, standings

TournamentStatus = Literal["open", "running", "ended"]


@dataclass
class TournamentRound:
    """A round: its tables, and the results of those that are over. `since`: when it began, without pauses since."""

    boards: tuple[Board, ...]
    since: int
    played: dict[int, PlayedTable] = field(default_factory=dict)  # by the place of the board

    @property
    def is_over(self) -> bool:
        return len(self.played) == len(self.boards)


@dataclass
class Tournament:
    """A tournament after the events so far."""

    id: str
    director: str
    entrants: list[Entrant]
    event_count: int = 0
    opened_at: int = 0
    updated_at: int = 0
    status: TournamentStatus = "open"
    active: set[int] = field(default_factory=set)
    removed: set[int] = field(default_factory=set)
    order: list[int] = field(default_factory=list)  # of the draw; who enters late comes last
    rounds: list[TournamentRound] = field(default_factory=list)
    paused_at: int = 0
    planned: int = 0
    seed: str = ""
    settled_at: int = 0  # when the last result was noted, or the tournament went on after a pause
    entries: Counter[int] = field(default_factory=Counter)  # how often everybody has entered
    _settings: TournamentSettings | None = None
    _standings: list[Standing] | None = None  # as long as nothing changes

    @property
    def settings(self) -> TournamentSettings:
        assert self._settings is not None, "a log begins with its opening"
        return self._settings

    @property
    def rules(self) -> Rules:
        return rules_of(self.settings, self.planned, self.seed)

    @property
    def paused(self) -> bool:
        return self.paused_at > 0

    @property
    def between_rounds(self) -> bool:
        """True if the next round can begin."""
        return self.status == "running" and all(one.is_over for one in self.rounds)

    @property
    def goes_by_itself(self) -> bool:
        """True if rounds begin without the director: by the settings, or because there is none any more."""
        return self.settings.automatic or not self.director

    def nobody(self) -> list[int]:
        """Active entrants who are not there any more: guests who were deleted, or have joined another entrant."""
        gone = [one.number for one in self.entrants if not one.guest_id and not one.level]
        return [number for number in gone if number in self.active]

    def entrant_of(self, guest: str) -> int:
        """The number of a guest; -1 if they never entered."""
        return next((one.number for one in self.entrants if guest and one.guest_id == guest), -1)

    def copy(self) -> Tournament:
        """A tournament that changes independently of this one."""
        found = replace(self, active=set(self.active), removed=set(self.removed), order=list(self.order))
        found.entrants, found.entries = list(self.entrants), Counter(self.entries)
        found.rounds = [replace(one, played=dict(one.played)) for one in self.rounds]
        return found

    def apply(self, event: AnyTournamentEvent, at: int) -> None:
        """Change the tournament by one event."""
        self.event_count += 1
        self.updated_at = at
        self._standings = None
        match event:
            case TournamentOpened(settings):
                self.opened_at, self._settings = at, settings
            case TournamentConfigured(settings):
                self._settings = settings
            case Entered(entrant):
                self.active.add(entrant)
                self.entries[entrant] += 1
                if self.status == "running" and entrant not in self.order:
                    self.order.append(entrant)
            case Withdrew(entrant, removed):
                self.active.discard(entrant)
                if removed:
                    self.removed.add(entrant)
            case Began(seed, rounds):
                self.seed, self.planned, self.status = seed, rounds, "running"
                self.order = drawn(sorted(self.active), seed)
            case Paired(boards):
                byes = {place: PlayedTable(board.entrants) for place, board in enumerate(boards) if not board.table}
                self.rounds.append(TournamentRound(boards, at, byes))
            case TableEnded():
                self._note_result(event)
                self.settled_at = at
            case TournamentPaused():
                self.paused_at = at
            case TournamentResumed():
                if self.rounds:
                    self.rounds[-1].since += at - self.paused_at
                self.paused_at, self.settled_at = 0, at
            case TournamentEnded():
                self.status, self.paused_at = "ended", 0

    def _note_result(self, event: TableEnded) -> None:
        for place, board in enumerate(self.rounds[-1].boards):
            if board.table == event.table:
                played = PlayedTable(board.entrants, event.places, event.scores, frozenset(event.absent))
                self.rounds[-1].played[place] = played

    # What the engine says.

    def history(self) -> list[list[PlayedTable]]:
        """The tables that are over, round by round, in the order in which they were paired."""
        return [[one.played[place] for place in sorted(one.played)] for one in self.rounds]

    def next_tables(self) -> Tables:
        """The tables of the next round; none if the tournament is over."""
        return next_round(self.rules, self.order, self.active, self.history())

    def standings(self) -> list[Standing]:
        """How everybody stands who takes part, or did so after the start."""
        if self._standings is None:
            self._standings = standings(self.rules, self.order or sorted(self.active), self.history())
        return self._standings

    def rounds_to_play(self) -> int:
        """How many rounds there will be, as far as is known."""
        return self.planned or planned_rounds(self.rules, len(self.active))


def brought_up(known: Tournament | None, stored: StoredTournament) -> Tournament:
    """The tournament that a stored log leads to; of one that is `known`, only what has happened since is stored."""
    found = known.copy() if known is not None else Tournament(stored.listing.id, "", [])
    found.director, found.entrants = stored.listing.director, list(stored.entrants)
    for row in stored.rows:
        found.apply(read_event(row.data), row.at)
    return found


def names_of(entrants: Sequence[Entrant]) -> list[str]:
    return [one.name for one in entrants]
