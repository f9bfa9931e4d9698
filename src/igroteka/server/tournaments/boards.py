"""The tables of a tournament: opened with everybody seated, begun when all have come, and given up for who does not."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.server.bots.levels import substitute_level
from igroteka.server.storage.tournaments import Entrant
from igroteka.server.tables.commands import Guest, concede, deal, own_name, start
from igroteka.server.tables.events import AnyEvent, BotSat, Opened, Readied, Sat, Stood
from igroteka.server.tables.opening import Draft
from igroteka.server.tables.room import Room
from igroteka.server.tables.table import BETWEEN_GAMES, PLAYING, WAITING, Table
from igroteka.server.tournaments.events import Board
from igroteka.server.tournaments.settings import table_settings
from igroteka.server.tournaments.tournament import Tournament

REST_MS = 20_000  # between two games of a match, unless somebody begins the next one


def draft_board(tournament: Tournament, board: Board) -> Draft:
    """The table of a board, with its players on their seats. It is dealt at once where nobody has to come: bots alone,
    and games by correspondence.
    """
    found = Draft(Table(board.table))
    settings = table_settings(tournament.settings, len(board.entrants))
    found.add([Opened(settings, "", tournament=tournament.id)])
    for seat, number in enumerate(board.entrants):
        found.add([seated(found.table, seat, tournament.entrants[number])])
    if not found.table.people or settings.clock.by_correspondence:
        found.add(start(found.table))
    return found


def seated(table: Table, seat: int, entrant: Entrant) -> AnyEvent:
    """An entrant takes their seat. A guest who was deleted meanwhile is replaced by a bot."""
    if entrant.guest_id:
        guest = Guest(entrant.guest_id, entrant.name, entrant.address)
        return Sat(seat, guest.id, own_name(table, guest, seat), guest.address)
    level = entrant.level or substitute_level(table.settings.game)
    return BotSat(seat, level, entrant.name, entrant.address)


def arrivals(room: Room) -> list[AnyEvent]:
    """Who has the table open has come."""
    table = room.table
    if table.status != WAITING:
        return []
    here = [seat for seat in table.people if room.presence.seats >> seat & 1 and not table.chairs[seat].ready]
    return [Readied(seat, yes=True) for seat in here]


def missing(table: Table) -> list[int]:
    """The seats of players who have not come yet."""
    return [seat for seat in table.people if not table.chairs[seat].ready]


def replacements(table: Table, absent: Sequence[int]) -> list[AnyEvent]:
    """Bots sit down for those who did not come."""
    if table.status != WAITING:
        return []
    level, events = substitute_level(table.settings.game), list[AnyEvent]()
    for seat in absent:
        chair = table.chairs[seat]
        events += [Stood(seat), BotSat(seat, level, chair.name, chair.address)]
    return events


def begun(table: Table) -> list[AnyEvent]:
    """Deal, if that has not been done."""
    return start(table) if table.status == WAITING else []


def next_game(table: Table, now: int) -> list[AnyEvent]:
    """The next game of a match, if nobody has begun it for a while; at once where only bots play."""
    if table.status != BETWEEN_GAMES or (table.people and now < table.updated_at + REST_MS):
        return []
    return [deal(table)]


def given_up(table: Table, guest: str) -> list[AnyEvent]:
    """Somebody has left the tournament: they give up the game that they are playing."""
    seat = table.seat_of(guest)
    if table.status != PLAYING or seat < 0:
        return []
    return concede(table, seat)
