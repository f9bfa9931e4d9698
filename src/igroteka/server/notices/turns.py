"""What a table asks its players, as far as they know themselves."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.server.tables.table import PLAYING, WAITING, GameInProgress, Table

INVITED = "invited"  # the key of an invitation to a table
READY = "ready"  # the key of the time before a table of a tournament begins


@dataclass(frozen=True)
class Turn:
    """A question that a table waits with for a guest. `key` is different for every question."""

    key: str
    game: str
    title: str
    deadline: int  # 0: none
    each: int  # ms for one question; 0: no limit
    correspondence: bool
    ready: bool = False  # the table waits for the guest to come
    invited: bool = False  # somebody would like the guest to sit down


def waiting_seats(table: Table, seat: int) -> list[int]:
    """The seats that the game waits for, as far as this seat (-1: a spectator) may know."""
    current = table.current_game
    if current is None or not table.running or not table.watchable_by(seat):
        return []
    return [one.seat for one in current.session.view(seat).asked if one.waits]


def turn_of(table: Table, guest: str) -> Turn | None:
    """The question that a table waits with for this guest; None if it does not.

    It comes from the view of their seat, so it tells nothing that the page of the table does not tell them.
    """
    seat, current = table.seat_of(guest), table.current_game
    if is_called(table, seat):
        return Turn(READY, table.settings.game, table.settings.title, 0, 0, correspondence=False, ready=True)
    if seat < 0 or current is None or table.chairs[seat].automatic or seat not in waiting_seats(table, seat):
        return None
    settings = table.settings
    return Turn(
        key=turn_key(table, current, seat),
        game=settings.game,
        title=settings.title,
        deadline=current.clocks.deadline(seat),
        each=current.clocks.each,
        correspondence=settings.clock.by_correspondence,
    )


def invitation_of(table: Table, guest: str) -> Turn | None:
    """An invitation to this table as a notice; None if it has begun, is full, or the guest sits there."""
    free = any(not chair.taken for chair in table.chairs)
    if table.status != WAITING or not free or table.seat_of(guest) >= 0 or guest in table.banned | table.removed:
        return None
    return Turn(INVITED, table.settings.game, table.settings.title, 0, 0, correspondence=False, invited=True)


def is_called(table: Table, seat: int) -> bool:
    """True if a table of a tournament waits for this player to come."""
    return table.tournament != "" and table.status == WAITING and seat >= 0 and not table.chairs[seat].ready


def turn_key(table: Table, current: GameInProgress, seat: int) -> str:
    """The number of the game, and since when the seat has been asked. It is stored, and sent to nobody."""
    return f"{table.games_dealt}.{current.clocks.asked_at(seat)}"


def is_playing(table: Table, guest: str) -> bool:
    """True if the guest has a seat in a game that is being played here."""
    return table.status == PLAYING and table.seat_of(guest) >= 0
