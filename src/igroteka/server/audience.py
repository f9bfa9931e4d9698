"""Those who look at a table in this process, and what each of them has been told."""

from __future__ import annotations

from typing import Protocol

from msgspec import Raw

from igroteka.server.events import AnyEvent, Emoted
from igroteka.server.messages import EmoteTold, GameTold, TableTold, Told
from igroteka.server.table import Table
from igroteka.server.telling import journal, told_chat, told_game, told_table, told_you
from igroteka.server.wire import encoder


class Connection(Protocol):
    """One socket, or whatever else is told what happens. It keeps the seat that it was told about last."""

    guest: str
    seat: int

    def send(self, message: str) -> None:
        """Tell it something; it never waits."""
        ...


Shown = tuple[bytes, bytes, bool]  # the view, the clock, and whether the last choice can be taken back


class Audience:
    """The connections of a table. A seat is told the game only when what it may know has changed.

    Otherwise a message would tell that somebody has answered in secret.
    """

    def __init__(self, table: Table) -> None:
        self.connections: set[Connection] = set()
        self._game = table.games
        self._lines = len(journal(table.course)) if table.course else 0  # of the journal, told to all who are here
        self._said = table.said  # messages of the chat that have been told
        self._games: dict[int, Shown] = {}
        self._table = b""

    @property
    def present(self) -> int:
        """The seats whose players are connected, as a mask."""
        found = 0
        for connection in self.connections:
            if connection.seat >= 0:
                found |= 1 << connection.seat
        return found

    @property
    def watching(self) -> int:
        """How many look on."""
        return sum(connection.seat < 0 for connection in self.connections)

    def rewind(self, length: int) -> None:
        """The journal has become shorter: what was told from there on is no longer true."""
        self._lines = min(self._lines, length)

    def join(self, connection: Connection, table: Table, first: int) -> None:
        """Somebody looks on from now: tell him how everything stands, the journal from line `first` on."""
        connection.seat = table.seat_of(connection.guest)
        self.connections.add(connection)
        told = Raw(self._table) if self._table else told_table(table, self.present, self.watching)
        connection.send(encode(TableTold(told, told_you(table, connection.guest))))
        if table.chat:
            connection.send(encode(told_chat(table, len(table.chat))))
        self._tell_all(connection, table, first)

    def tell_table(self, table: Table, elsewhere: int, watching_elsewhere: int) -> None:
        """Tell who sits where and who is there, if it has changed. Whoever has another seat is told the game anew."""
        moved = self._reseat(table)
        told = told_table(table, self.present | elsewhere, self.watching + watching_elsewhere)
        changed = bytes(told) != self._table
        self._table = bytes(told)
        for connection in self.connections if changed else moved:
            connection.send(encode(TableTold(told, told_you(table, connection.guest))))
        for connection in moved:
            self._tell_all(connection, table, 0)

    def _reseat(self, table: Table) -> list[Connection]:
        """Those who have another seat than they were told, or none any more."""
        moved = []
        for connection in self.connections:
            seat = table.seat_of(connection.guest)
            if seat != connection.seat:
                connection.seat = seat
                moved.append(connection)
        return moved

    def tell_events(self, table: Table, events: list[AnyEvent]) -> None:
        """Tell what has happened: the game to each seat as it sees it, the chat to all."""
        if table.games != self._game:
            self._game, self._lines = table.games, 0
            self._games.clear()
        self._tell_game(table)
        self._tell_chat(table)
        for event in events:
            if isinstance(event, Emoted):
                self._send_all(EmoteTold(event.seat, event.emote))

    def _tell_chat(self, table: Table) -> None:
        if table.said > self._said:
            self._send_all(told_chat(table, min(table.said - self._said, len(table.chat))))
            self._said = table.said

    def _tell_game(self, table: Table) -> None:
        course = table.course
        if course is None:
            return
        length = len(journal(course))
        seats = {connection.seat for connection in self.connections if may_watch(table, connection.seat)}
        for seat, view in course.session.views(seats).items():
            first = self._lines if seat in self._games else 0  # spectators may have been kept out so far
            told = told_game(table, course, view, first)
            if self._lines != length or shown(told) != self._games.get(seat):
                self._games[seat] = shown(told)
                message = encode(told)
                for connection in self.connections:
                    if connection.seat == seat:
                        connection.send(message)
        self._lines = length

    def _tell_all(self, connection: Connection, table: Table, first: int) -> None:
        course = table.course
        if course is None or not may_watch(table, connection.seat):
            return
        told = told_game(table, course, course.session.view(connection.seat), min(first, len(journal(course))))
        if not any(other.seat == connection.seat for other in self.connections - {connection}):
            self._games[connection.seat] = shown(told)  # otherwise what the others there were told counts
        connection.send(encode(told))

    def _send_all(self, told: Told) -> None:
        message = encode(told)
        for connection in self.connections:
            connection.send(message)


def shown(told: GameTold) -> Shown:
    """What a seat sees of a game at a moment, besides the journal."""
    return bytes(told.view), bytes(told.clock), told.undo


def may_watch(table: Table, seat: int) -> bool:
    """May somebody of this seat see the game? Tables may keep spectators out until it is over."""
    return seat >= 0 or table.settings.spectators or (table.course is not None and table.course.over)


def encode(told: Told) -> str:
    """A message as it is sent."""
    return encoder.encode(told).decode()
