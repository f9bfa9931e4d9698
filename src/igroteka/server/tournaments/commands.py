"""From a command to the events it causes, or to a refusal. Nothing is changed here."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

import msgspec

from igroteka.bots.bot import levels_of, unknown_bot
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.storage.tournaments import Entrant
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.names import BOT_NAMES, distinct_name
from igroteka.server.tables.opening import new_id
from igroteka.server.tournaments.events import (
    AnyTournamentEvent,
    Began,
    Board,
    Entered,
    Paired,
    TournamentConfigured,
    TournamentEnded,
    TournamentPaused,
    TournamentResumed,
    Withdrew,
)
from igroteka.server.tournaments.messages import (
    MOST_BOTS,
    AddBots,
    AnyTournamentCommand,
    BeginRound,
    BeginTournament,
    ConfigureTournament,
    EndTournament,
    Enter,
    PauseTournament,
    RemoveEntrant,
    ResumeTournament,
    Withdraw,
)
from igroteka.server.tournaments.settings import MOST_OF_ROUND_ROBIN, TournamentSettings, checked, rules_of
from igroteka.server.tournaments.tournament import Tournament, names_of
from igroteka.tournaments.model import planned_rounds
from igroteka.tournaments.pairing import drawn, next_round

MOST_ENTRIES = 10  # of one guest, who may come back after they have left


@dataclass
class Consequence:
    """What a command leads to: events, and people or bots who are new."""

    events: list[AnyTournamentEvent] = field(default_factory=list)
    entrants: list[Entrant] = field(default_factory=list)


def decide(tournament: Tournament, guest: Guest, command: AnyTournamentCommand) -> Consequence:
    """What a command of this guest leads to; refused if they may not do that, or not now."""
    match command:
        case Enter():
            return enter(tournament, guest)
        case Withdraw():
            return Consequence(withdraw(tournament, tournament.entrant_of(guest.id)))
        case _:
            if not guest.id or guest.id != tournament.director:
                raise NotAllowed("error-not-director")
            return direct(tournament, command)


def enter(tournament: Tournament, guest: Guest) -> Consequence:
    """Take part. Late entrants play from the next round on, where that is possible."""
    number = tournament.entrant_of(guest.id)
    if number in tournament.active:
        return Consequence()
    if number in tournament.removed:
        raise NotAllowed("error-tournament-removed")
    if tournament.status == "ended":
        raise NotAllowed("error-tournament-over")
    if tournament.status == "running" and not tournament.settings.may_enter_late:
        raise NotAllowed("error-tournament-begun")
    if tournament.entries[number] >= MOST_ENTRIES:
        raise NotAllowed("error-tournament-entries", most=MOST_ENTRIES)
    if number >= 0:
        return Consequence([Entered(number)])
    check_room(tournament, tournament.settings, 1)
    name = distinct_name(guest.name, names_of(tournament.entrants))
    new = Entrant(len(tournament.entrants), guest.id, name, guest.address)
    return Consequence([Entered(new.number)], [new])


def check_room(tournament: Tournament, settings: TournamentSettings, more: int) -> None:
    """Refuse more entrants than these settings allow. Who has left is counted: their results stay."""
    most = settings.most
    if settings.format == "round-robin":
        most = min(most, MOST_OF_ROUND_ROBIN)
    if len(tournament.entrants) + more > most:
        raise NotAllowed("error-tournament-full", most=most)


def withdraw(tournament: Tournament, entrant: int, *, removed: bool = False) -> list[AnyTournamentEvent]:
    if tournament.status == "ended":
        raise NotAllowed("error-tournament-over")
    if not 0 <= entrant < len(tournament.entrants):
        raise NotAllowed("error-no-such-entrant")
    if entrant not in tournament.active and (not removed or entrant in tournament.removed):
        return []
    return [Withdrew(entrant, removed)]


def direct(tournament: Tournament, command: AnyTournamentCommand) -> Consequence:
    """A command that only the director may give."""
    match command:
        case RemoveEntrant(entrant):
            return Consequence(withdraw(tournament, entrant, removed=True))
        case AddBots():
            return add_bots(tournament, command)
        case ConfigureTournament(settings):
            require(tournament, "open")
            found = checked(settings)
            check_room(tournament, found, 0)
            for one in tournament.entrants:
                check_level(found, one.level)
            return Consequence([TournamentConfigured(found)] if found != tournament.settings else [])
        case BeginTournament():
            return Consequence(begin(tournament) if tournament.status == "open" else [])
        case BeginRound(number):
            require(tournament, "running")
            if number <= len(tournament.rounds):
                return Consequence()
            if number > len(tournament.rounds) + 1 or not tournament.between_rounds:
                raise NotAllowed("error-round-runs")
            return Consequence([*resumed(tournament), *pair(tournament)])
        case PauseTournament():
            require(tournament, "running")
            return Consequence([] if tournament.paused else [TournamentPaused()])
        case ResumeTournament():
            require(tournament, "running")
            return Consequence(resumed(tournament))
        case EndTournament():
            return Consequence([] if tournament.status == "ended" else [TournamentEnded()])
        case _:
            raise NotAllowed("error-not-now")


def end_for_operator(tournament: Tournament) -> Consequence:
    """The operator ends a tournament, takes it off the lists, and its title away."""
    if tournament.status == "ended":
        return Consequence()
    table = msgspec.structs.replace(tournament.settings.table, title="")
    hidden = msgspec.structs.replace(tournament.settings, table=table, public=False)
    return Consequence([TournamentConfigured(hidden), TournamentEnded()])


def require(tournament: Tournament, status: str) -> None:
    if tournament.status != status:
        raise NotAllowed("error-not-now")


def resumed(tournament: Tournament) -> list[AnyTournamentEvent]:
    return [TournamentResumed()] if tournament.paused else []


def add_bots(tournament: Tournament, command: AddBots) -> Consequence:
    """Enter bots of a level until there are so many entrants."""
    require(tournament, "open")
    check_level(tournament.settings, command.level)
    bots = sum(bool(one.level) for one in tournament.entrants)
    wanted = command.entrants - len(tournament.active)
    check_room(tournament, tournament.settings, max(0, wanted))
    if bots + wanted > MOST_BOTS:
        raise NotAllowed("error-tournament-bots", most=MOST_BOTS)
    taken, new = names_of(tournament.entrants), list[Entrant]()
    for number in range(len(tournament.entrants), len(tournament.entrants) + max(0, wanted)):
        first = list(BOT_NAMES)[number % len(BOT_NAMES)]
        name = distinct_name(first, taken)
        taken.append(name)
        new.append(Entrant(number, "", name, BOT_NAMES[first], command.level))
    return Consequence([Entered(one.number) for one in new], new)


def check_level(settings: TournamentSettings, level: str) -> None:
    """Refuse a level that bots of this game do not have; none: a person."""
    known = levels_of(settings.table.game)
    if level and level not in known:
        raise unknown_bot(level, known)


def begin(tournament: Tournament) -> list[AnyTournamentEvent]:
    """Draw lots, and begin the first round. Who is not there any more is not drawn."""
    gone = tournament.nobody()
    seed, here = secrets.token_hex(8), sorted(tournament.active.difference(gone))
    rules = rules_of(tournament.settings, 0, seed)
    least = 2 if rules.format == "knock-out" and rules.seats == 2 else min(rules.sizes)
    if len(here) < least:
        raise NotAllowed("error-tournament-few", least=least)
    order, rounds = drawn(here, seed), planned_rounds(rules, len(here))
    left: list[AnyTournamentEvent] = [Withdrew(number) for number in gone]
    return [
        *left,
        Began(seed, rounds),
        paired(next_round(rules_of(tournament.settings, rounds, seed), order, set(here), [])),
    ]


def pair(tournament: Tournament) -> list[AnyTournamentEvent]:
    """The next round, or the end."""
    tables = tournament.next_tables()
    return [paired(tables)] if tables else [TournamentEnded()]


def paired(tables: list[tuple[int, ...]]) -> Paired:
    return Paired(tuple([Board(new_id() if len(table) > 1 else "", table) for table in tables]))
