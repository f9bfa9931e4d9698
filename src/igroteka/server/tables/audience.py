"""The connections of a table in this process, and what each of them was sent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from msgspec import Raw

from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.wire import encoder
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import AnyEvent, Emoted
from igroteka.server.tables.messages import EmoteMessage, ServerMessage, TableMessage
from igroteka.server.tables.payloads import (
    WireGame,
    chat_messages,
    journal,
    journal_lines,
    table_payload,
    wire_game,
    you_payload,
)
from igroteka.server.tables.spectators import spectators_message
from igroteka.server.tables.table import Table

CROWD = 10  # spectators from which on they are sent a quick game less often than it moves


@dataclass
class SentState:
    """What a connection was sent last, so that it is sent changes only."""

    table: bytes = b""
    you: bytes = b""
    spectators: bytes = b""
    chat_count: int = 0  # chat messages
    game: WireGame | None = None  # if it wants changes


class Connection(Protocol):
    """A socket, or anything else that receives messages. `seat` is the seat that it was sent last."""

    guest: Guest
    device: str  # the guest whose device this is; empty for a table screen
    curtained: bool  # True if it has not said which of the people on a shared device looks at it
    seat: int
    held: int  # the mask of the seats that are on this device
    blocked: frozenset[str]  # whose chat and emotes it is not sent
    openly: bool  # True if this client wants to see all cards where that is allowed
    wants_changes: bool  # True if it wants what has changed instead of the whole game
    sent: SentState

    @property
    def queued(self) -> int:
        """How many messages wait to be sent."""
        ...

    def send(self, message: bytes) -> None:
        """Queue a message; never blocks."""
        ...

    def close(self, code: int) -> None:
        """Close the connection after all queued messages."""
        ...


@dataclass(frozen=True)
class Presence:
    """Who is connected to some processes: the mask of seats, how many watch, and who of them has a name."""

    seats: int = 0
    watching: int = 0
    spectators: tuple[tuple[str, str], ...] = ()

    def plus(self, other: Presence) -> Presence:
        """Both together."""
        spectators = (*self.spectators, *other.spectators)
        return Presence(self.seats | other.seats, self.watching + other.watching, spectators)


class Audience:
    """The connections of a table. A seat is sent the game only when something it may know has changed.

    Any other message would reveal that somebody has answered in secret.
    """

    def __init__(self, table: Table) -> None:
        self.connections: set[Connection] = set()
        self.leaving: dict[int, int] = {}  # by seat, when a bot will play for a player who is not connected
        self._game = table.games_dealt
        self._lines = len(journal(table.current_game)) if table.current_game else 0  # of the journal, sent to everybody
        # What was sent last, by seat, and whether it is shown openly.
        self._games: dict[tuple[int, bool], WireGame] = {}
        self._behind: int | None = None  # lines that spectators have, while a crowd of them waits

    @property
    def present(self) -> int:
        """The seats whose players are connected, as a mask."""
        found = 0
        for connection in self.connections:
            found |= connection.held
        return found

    @property
    def spectators(self) -> tuple[tuple[str, str], ...]:
        """Spectators with a name, as pairs of id and name; one of them may have several connections."""
        return tuple(
            sorted({(one.guest.id, one.guest.name) for one in self.connections if is_spectator(one) and one.guest.id})
        )

    @property
    def watching(self) -> int:
        """How many spectators are connected."""
        return len(self.spectators) + sum(is_spectator(one) and not one.guest.id for one in self.connections)

    @property
    def presence(self) -> Presence:
        """Who is connected to this process."""
        return Presence(self.present, self.watching, self.spectators)

    @property
    def crowded(self) -> bool:
        """True if there are so many spectators that informing them costs more than the game itself."""
        return sum(one.seat < 0 for one in self.connections) >= CROWD

    def rewind(self, length: int) -> None:
        """The journal was cut to this length: lines behind it that were sent are no longer valid."""
        self._lines = min(self._lines, length)
        if self._behind is not None:
            self._behind = min(self._behind, length)

    def join(self, connection: Connection, table: Table, first: int, elsewhere: Presence) -> None:
        """Add a connection and send it everything: the table, the chat, the game, the journal from line `first` on.

        A removed spectator is disconnected instead. The others hear of the new connection later.
        """
        if connection.guest.id in table.removed:
            connection.close(CloseCode.REMOVED)
            return
        connection.seat, connection.held = seat_shown(table, connection), seats_held(table, connection)
        self.connections.add(connection)
        self._send_tables([connection], table, elsewhere)
        self._send_chat(table, [connection])
        self._send_whole_game(connection, table, first)

    def send_table(self, table: Table, elsewhere: Presence) -> None:
        """Send the table to those for whom it has changed; whoever has changed seats is sent the whole game."""
        self._close_removed(table)
        moved = self._reseat(table)
        self._send_tables(self.connections, table, elsewhere)
        for connection in moved:
            self._send_whole_game(connection, table, 0)

    def _close_removed(self, table: Table) -> None:
        """Disconnect spectators whom the host has removed."""
        removed = [connection for connection in self.connections if connection.guest.id in table.removed]
        self.connections.difference_update(removed)
        for connection in removed:
            connection.close(CloseCode.REMOVED)

    def _send_tables(self, connections: Iterable[Connection], table: Table, elsewhere: Presence) -> None:
        """Send the table to these connections where it is new; equal messages are encoded once."""
        watching = self.watching + elsewhere.watching
        payload = table_payload(table, self.present | elsewhere.seats, watching, self.leaving)
        current, messages, spectators = bytes(payload), dict[bytes, bytes](), b""
        for connection in connections:
            you = you_payload(table, connection.guest.id, connection.seat, connection.device)
            own = bytes(you)
            if (connection.sent.table, connection.sent.you) != (current, own):
                connection.sent.table, connection.sent.you = current, own
                if own not in messages:
                    messages[own] = encode(TableMessage(payload, you))
                connection.send(messages[own])
            if table.hosted_by(connection.guest.id):
                present = {**dict(elsewhere.spectators), **dict(self.spectators)}.items()
                spectators = spectators or encode(spectators_message(table, present, watching))
                if connection.sent.spectators != spectators:
                    connection.sent.spectators = spectators
                    connection.send(spectators)

    def _reseat(self, table: Table) -> list[Connection]:
        """Update the seats of connections; returns those that have changed."""
        moved = []
        for connection in self.connections:
            seat, connection.held = seat_shown(table, connection), seats_held(table, connection)
            if seat != connection.seat:
                connection.seat = seat
                moved.append(connection)
        return moved

    def send_events(self, table: Table, events: list[AnyEvent], *, crowd_waits: bool = False) -> bool:
        """Send what is new: to each seat the game as it sees it, to all the chat. A crowd may have to wait.

        Returns whether spectators were sent the game.
        """
        if table.games_dealt != self._game:
            self._game, self._lines, self._behind = table.games_dealt, 0, None
            self._games.clear()
        if crowd_waits and self._behind is None:
            self._behind = self._lines
        crowd_sent = self._send_game(table, crowd_waits=crowd_waits)
        self._send_chat(table, self.connections)
        for event in events:
            if isinstance(event, Emoted):
                self._send_emote(table, event)
        return crowd_sent

    def _send_chat(self, table: Table, connections: Iterable[Connection]) -> None:
        """Send new chat messages; visitors who may not watch get none."""
        messages: dict[tuple[int, frozenset[str]], bytes] = {}
        for connection in connections:
            missing = min(table.chat_count - connection.sent.chat_count, len(table.chat))
            if missing > 0 and may_watch(table, connection):
                wanted = missing, connection.blocked
                if wanted not in messages:
                    messages[wanted] = encode(chat_messages(table, missing, connection.blocked))
                connection.send(messages[wanted])
                connection.sent.chat_count = table.chat_count

    def _send_emote(self, table: Table, event: Emoted) -> None:
        message = encode(EmoteMessage(event.seat, event.emote))
        owners = {device_of(guest) for guest in table.chairs[event.seat].guests}
        for connection in self.connections:
            if may_watch(table, connection) and not owners & connection.blocked:
                connection.send(message)

    def _send_game(self, table: Table, *, crowd_waits: bool) -> bool:
        """Send the game to everybody for whom something has changed; returns whether spectators are among them."""
        current, crowd_sent = table.current_game, False
        if current is None:
            return False
        length = len(journal(current))
        groups: dict[tuple[int, bool], list[Connection]] = {}
        for connection in self.connections:
            if may_watch(table, connection) and not (crowd_waits and connection.seat < 0):
                groups.setdefault((connection.seat, sees_all(table, connection)), []).append(connection)
        views = current.session.views({seat for seat, _ in groups})
        every = list(current.session.views(range(len(table.chairs))).values()) if any(o for _, o in groups) else []
        for (seat, openly), connections in groups.items():
            known = self._lines if seat >= 0 or self._behind is None else self._behind
            first = known if (seat, openly) in self._games else 0  # spectators may have been excluded so far
            game = wire_game(table, current, views[seat], every if openly else [])
            if known != length or not game.same_as(self._games.get((seat, openly))):
                self._games[seat, openly] = game
                crowd_sent = crowd_sent or seat < 0
                send_game(connections, game, first, journal_lines(current, seat, first))
        self._lines = length
        self._behind = self._behind if crowd_waits else None
        return crowd_sent

    def _send_whole_game(self, connection: Connection, table: Table, first: int) -> None:
        current = table.current_game
        if current is None or not may_watch(table, connection):
            return
        seat, openly = connection.seat, sees_all(table, connection)
        every = list(current.session.views(range(len(table.chairs))).values()) if openly else []
        first, game = min(first, len(journal(current))), wire_game(table, current, current.session.view(seat), every)
        others = self.connections - {connection}
        if not any((other.seat, sees_all(table, other)) == (seat, openly) for other in others):
            self._games[seat, openly] = game  # otherwise the others of this seat decide what is new
        connection.sent.game = None
        send_game([connection], game, first, journal_lines(current, seat, first))


def send_game(connections: Iterable[Connection], game: WireGame, first: int, lines: Raw) -> None:
    """Send the game with the journal from line `first` on: to those who want changes what is new to them, which is
    encoded once for all who were sent the same; to others everything.
    """
    messages: dict[WireGame | None, bytes] = {}
    for connection in connections:
        before = connection.sent.game
        if before not in messages:
            messages[before] = game.message_since(before, first, lines)
        connection.send(messages[before])
        if connection.wants_changes:
            connection.sent.game = game


def seat_shown(table: Table, connection: Connection) -> int:
    """The seat whose view a client is sent. A shared device is sent that of a spectator until somebody says that they
    look: whoever else holds it must not see it.
    """
    hidden = connection.curtained and table.current_game is not None and table.seats_on(connection.device)
    return -1 if hidden else table.seat_of(connection.guest.id)


def seats_held(table: Table, connection: Connection) -> int:
    """The seats whose players are there as long as this client is connected, as a mask."""
    own = table.seat_of(connection.guest.id)
    seats = {*table.seats_on(connection.device), own} - {-1}
    return sum(1 << seat for seat in seats)


def may_watch(table: Table, connection: Connection) -> bool:
    """True if a client is sent the game. A device of players is, even while nobody looks at it."""
    return table.watchable_by(connection.seat) or connection.held > 0


def is_spectator(connection: Connection) -> bool:
    return not connection.held


def sees_all(table: Table, connection: Connection) -> bool:
    """True if a client is shown all cards: it wants to, and no person is left in the game who could be told."""
    return connection.openly and table.only_bots_play


def encode(message: ServerMessage) -> bytes:
    return encoder.encode(message)
