"""People who play on whatever happens to the servers: they come back, and say again what they are not sure of.

Afterwards everything that any of them has seen or was promised is looked for in the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from igroteka.server.storage.schema import events
from igroteka.server.tables.events import Chose, read_event
from tests.server import heard
from tests.server.client import NAMES, Friends, Guest
from tests.server.host import Host, database_of
from tests.server.told import Line

AGAIN = 0.1  # seconds until somebody whose connection has ended comes back
GOING_ON = 120.0  # seconds within which there must be new choices at every table
LATER = ("error-storage", "error-busy")  # refusals that are nobody's fault: the same is said again
MISSED = ("error-too-late", "error-not-asked", "error-not-offered", "error-no-game", "error-game-over")


@dataclass(frozen=True)
class Said:
    """A choice that was sent."""

    id: str
    moment: int
    code: str


@dataclass
class Player:
    """Somebody at a table, with all that they have seen, said and been promised."""

    host: Host
    guest: Guest
    table: str
    seat: int
    lot: random.Random
    journal: list[Line] = field(default_factory=list)
    said: dict[str, Said] = field(default_factory=dict)
    promised: set[str] = field(default_factory=set)
    lost: list[str] = field(default_factory=list)
    came: int = 0
    closed: int = 0
    over: bool = False
    broken: bool = False
    _unsure: Said | None = None
    _moment: int = -1
    _view: heard.View | None = None
    _answered: heard.View | None = None

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        for server in itertools.count(self.seat):
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with self._connected(server) as socket:
                    self.came += 1
                    await self._converse(socket)
            if self.over or self.broken:
                return
            await asyncio.sleep(AGAIN)

    @contextlib.asynccontextmanager
    async def _connected(self, server: int) -> AsyncIterator[ClientConnection]:
        url = f"{self.host.url(server).replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        cookie = f"igroteka={self.guest.http.cookies['igroteka']}"
        async with connect(url, additional_headers={"Cookie": cookie}, proxy=None, close_timeout=1) as socket:
            try:
                yield socket
            finally:
                self.closed = socket.close_code or 0
                socket.transport.abort()  # a server that was killed answers no goodbye

    async def _converse(self, socket: ClientConnection) -> None:
        """Listen and answer until the game is over or the connection ends."""
        self._view = None
        async for text in socket:
            match heard.read(text):
                case heard.Game() as game:
                    anew = self._view is None
                    self._hear(game, anew=anew)
                    if self.over:
                        return
                    if anew:
                        await self._say(socket)
                case heard.TableMessage(table):
                    self.broken = table.status == "broken"
                case heard.Done(id):
                    self.promised.add(id)
                    self._settle(id)
                case heard.Refused(id, reason):
                    await self._refused(socket, id, reason)
                case _:
                    pass
            await self._answer(socket)

    def _hear(self, game: heard.Game, *, anew: bool) -> None:
        """What they have seen once must still be there, and nothing may be older than they know it."""
        if anew and game.lines[: len(self.journal)] != self.journal:
            self.lost.append(f"journal: {len(self.journal)} lines seen, {len(game.lines)} lines told")
        if game.view.moment < self._moment:
            self.lost.append(f"moment {self._moment} seen, {game.view.moment} told")
        self.journal[game.first :] = game.lines
        self._moment, self._view = game.view.moment, game.view
        self.over = game.view.outcome is not None

    async def _answer(self, socket: ClientConnection) -> None:
        """Choose, if they are asked and have not answered yet."""
        view = self._view
        codes = [option.code for option in view.options if not option.offer] if view else []
        if self._unsure is None and view is not None and codes and view is not self._answered:
            id = f"{self.seat}-{len(self.said)}"
            self._unsure = self.said[id] = Said(id, view.moment, self.lot.choice(codes))
            self._answered = view
            await self._say(socket)

    async def _say(self, socket: ClientConnection) -> None:
        """Say what they are not sure of, by the same id as before."""
        if self._unsure is not None:
            said = {"do": "choose", "id": self._unsure.id, "moment": self._unsure.moment, "code": self._unsure.code}
            await socket.send(msgspec.json.encode(said).decode())

    def _settle(self, id: str) -> None:
        if self._unsure is not None and self._unsure.id == id:
            self._unsure = None

    async def _refused(self, socket: ClientConnection, id: str, reason: str) -> None:
        if reason in LATER:
            await asyncio.sleep(AGAIN)
            await self._say(socket)
        elif reason in MISSED and id not in self.promised:
            self._settle(id)
            self._answered = None
        else:
            self.lost.append(f"{id}: {reason}")


@dataclass
class Reckoning:
    """What was looked for in the logs, and what was not found, or found twice."""

    tables: int = 0
    players: int = 0
    choices: int = 0
    promised: int = 0
    lines: int = 0
    connections: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)


def reckon(host: Host, players: list[Player]) -> Reckoning:
    """Look for everything that these players have seen or were promised."""
    found = Reckoning(tables=len({player.table for player in players}), players=len(players))
    logs = {table: logged(host, table) for table in {player.table for player in players}}
    for player in players:
        mine = [(client, event) for client, event in logs[player.table] if event.seat == player.seat]
        chosen = [(client, event) for client, event in mine if event.by == "player"]
        by_id = {client.partition(":")[2]: event.code for client, event in chosen}
        found.choices += len(chosen)
        found.promised += len(player.promised)
        found.lines += len(player.journal)
        found.connections += player.came
        found.lost += [f"{player.table} {id}" for id in player.promised if by_id.get(id) != player.said[id].code]
        found.lost += [f"{player.table} {problem}" for problem in player.lost]
        if len(chosen) != len(by_id) or not by_id.keys() <= player.said.keys():
            found.doubled.append(f"{player.table} seat {player.seat}")
    return found


def logged(host: Host, table: str) -> list[tuple[str, Chose]]:
    """The choices in the log of a table, with the command that each of them came by."""
    wanted = select(events.c.client, events.c.data).where(events.c.table_id == table).order_by(events.c.number)
    with database_of(host) as engine, engine.connect() as connection:
        rows = [(row[0] or "", read_event(row[1])) for row in connection.execute(wanted)]
    return [(client, event) for client, event in rows if isinstance(event, Chose)]


async def sit_down(friends: Friends, game: str, people: int, bots: int, seed: int) -> list[Player]:
    """So many people at a new table, with bots beside them; none if a server dies meanwhile."""
    settings = {"pace": 0, "grace": 3600, "clock": {"kind": "none"}}
    try:
        guests = await friends.come(*NAMES[:people])
        table = await guests[0].opens(game, people + bots, seat=0, bots=[], settings=settings)
        for seat, guest in enumerate(guests[1:], start=1):
            await command(guest, table, {"do": "sit", "id": "sit", "seat": seat})
        for seat in range(people, people + bots):
            await command(guests[0], table, {"do": "add-bot", "id": f"bot{seat}", "seat": seat, "level": "greedy"})
        await command(guests[0], table, {"do": "start", "id": "start"})
    except (httpx.TransportError, AssertionError):
        return []
    lots = [random.Random(f"{seed}/{seat}") for seat in range(people)]
    return [Player(friends.host, guest, table, seat, lots[seat]) for seat, guest in enumerate(guests)]


async def command(guest: Guest, table: str, body: dict[str, object]) -> None:
    """A command over HTTP that must succeed."""
    answer = await guest.posts(f"tables/{table}/commands", body)
    assert answer.status_code == 200, answer.text


class Crowd:
    """Tables full of people. Where a game is over, another one begins."""

    KINDS = (("targi", 2, 0), ("intrigo", 3, 0), ("bang", 2, 2), ("targi", 1, 1), ("kittens", 2, 0))

    def __init__(self, friends: Friends, tables: int, seed: int) -> None:
        self.friends = friends
        self.games = 0
        self._there: dict[int, list[Player]] = {number: [] for number in range(tables)}
        self._numbers = itertools.count(seed)
        self._tasks = [asyncio.create_task(self._play_for_ever(number)) for number in range(tables)]

    @property
    def players(self) -> list[Player]:
        """Everybody who has played."""
        return [player for there in self._there.values() for player in there]

    async def _play_for_ever(self, number: int) -> None:
        game, people, bots = self.KINDS[number % len(self.KINDS)]
        while True:
            players = await sit_down(self.friends, game, people, bots, next(self._numbers))
            self._there[number] += players
            if not players:
                await asyncio.sleep(AGAIN)
            else:
                await asyncio.gather(*[player.play() for player in players])
                self.games += 1

    async def plays(self, choices: int) -> None:
        """Wait until so many more choices were promised at every table."""
        if standing := await self.stand_still(choices):
            raise TimeoutError(f"no {choices} choices at {', '.join(standing)}")

    async def stand_still(self, choices: int) -> list[str]:
        """Wait like `plays`; returns the tables at which that did not happen."""
        before = dict(self._promised())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOING_ON):
                while any(now < before[number] + choices for number, now in self._promised()):
                    await asyncio.sleep(0.05)
        late = [number for number, now in self._promised() if now < before[number] + choices]
        return [f"{self.KINDS[number % len(self.KINDS)][0]} ({self._last_closed(number)})" for number in late]

    def _last_closed(self, number: int) -> str:
        """How the connections of those who play at a table have ended last, for whoever looks for the reason."""
        playing = [player for player in self._there[number] if not player.over]
        return ", ".join(f"{player.closed} after {player.came} connections" for player in playing)

    async def comes_back(self) -> None:
        """Wait until somebody, anywhere, was promised a choice that they have said now."""
        before = sum(count for _, count in self._promised())
        async with asyncio.timeout(GOING_ON):
            while sum(count for _, count in self._promised()) == before:
                await asyncio.sleep(0.05)

    def _promised(self) -> list[tuple[int, int]]:
        """How many choices were promised so far at each table, and at those before it."""
        return [(kind, sum(len(player.promised) for player in there)) for kind, there in self._there.items()]

    async def leaves(self) -> None:
        """Everybody goes."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for problem in ended:
            if not isinstance(problem, asyncio.CancelledError):
                raise AssertionError(f"somebody has given up: {problem!r}")
