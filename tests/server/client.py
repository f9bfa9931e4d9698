"""Visitors of a host: guests who ask over HTTP, and their seats at tables, which they play over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from zlib import crc32

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from igroteka.server.common.changes import apply
from igroteka.server.common.limits import KEEP_ALIVE
from tests.server import told
from tests.server.host import Host

SOON = 60.0  # seconds within which whatever is awaited must have happened, on however busy a machine
OTHERS = 0.1  # seconds until somebody looks again whether others have been sent what they wait for
A_MOMENT = 0.3  # seconds within which what must not happen would have happened
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Guy", "Hal")

_read: msgspec.json.Decoder[told.AnyTold] = msgspec.json.Decoder(told.AnyTold)
_numbers = itertools.count(1)

Settings = Mapping[str, object]


class Friends:
    """The people of one test. Each one comes to the next server of the host; at the end of the test all leave."""

    def __init__(self, host: Host) -> None:
        self.host = host
        # A connection is not used again after a while in which the server may be closing it.
        self.transport = httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(keepalive_expiry=KEEP_ALIVE / 5))
        self.seats: list[Seat] = []
        self._came = 0

    async def __aenter__(self) -> Friends:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for seat in self.seats:
            await seat.leaves()
        await self.transport.aclose()

    async def come(self, *names: str) -> list[Guest]:
        """New guests of these names."""
        return [await self.comes(name) for name in names]

    async def comes(self, name: str) -> Guest:
        """A new guest of this name."""
        guest = self.stranger()
        await guest.says_name(name)
        return guest

    def returns(self, guest: Guest) -> Guest:
        """Somebody who was here before, with their cookie."""
        again = self.stranger()
        again.id, again.http.cookies = guest.id, guest.http.cookies
        return again

    async def metrics(self) -> str:
        """The numbers of the first server."""
        async with httpx.AsyncClient(verify=False, timeout=SOON) as http:
            return (await http.get(f"{self.host.url(0)}/metrics")).text

    def stranger(self) -> Guest:
        """Somebody who has not said their name."""
        self._came += 1
        return Guest(self, self.host.url(self._came - 1))

    async def play(
        self,
        game: str,
        people: int,
        *,
        bots: Sequence[str] = (),
        settings: Settings | None = None,
        position: str = "",
    ) -> list[Seat]:
        """So many people at a table of their own, with bots on the other seats, and the game has begun."""
        guests = await self.come(*NAMES[:people])
        table = await guests[0].opens(
            game, people + len(bots), seat=0, position=position, settings={"pace": 0} | dict(settings or {})
        )
        seats = [await guest.goes_to(table) for guest in guests]
        for number, seat in enumerate(seats[1:], start=1):
            await seat.does("sit", seat=number)
        for number, level in enumerate(bots, start=people):
            await seats[0].does("add-bot", seat=number, level=level)
        await seats[0].until(lambda: all(chair.kind != "free" for chair in seats[0].table.chairs))
        await seats[0].does("start")
        await all_see(seats, lambda seat: seat.plays and all(chair.online for chair in seat.table.chairs[:people]))
        return seats

    async def share(
        self, game: str, people: int, *, position: str = "", settings: Settings | None = None
    ) -> list[Seat]:
        """So many people on one device, and the game has begun: a socket for each of them."""
        guest = await self.comes(NAMES[0])
        table = await guest.opens(game, people, seat=0, position=position, settings={"pace": 0} | dict(settings or {}))
        host = await guest.goes_to(table)
        for number in range(1, people):
            await host.does("seat-person", seat=number, name=NAMES[number])
        await host.does("start")
        await host.leaves()
        return [await guest.goes_to(table, looking_as=str(number)) for number in range(people)]


async def all_see(seats: Sequence[Seat], true: Callable[[Seat], bool]) -> None:
    """Wait until something is true for every one of them."""
    for seat in seats:
        await seat.sees(true)


def at_moment(moment: int) -> Callable[[Seat], bool]:
    """Does a seat see the game at this moment, or later?"""
    return lambda seat: seat.view.moment >= moment


class Guest:
    """Somebody who visits the host with a browser, which keeps their cookie."""

    def __init__(self, friends: Friends, url: str) -> None:
        self.friends = friends
        self.url = url
        self.id = ""
        self.http = httpx.AsyncClient(base_url=f"{url}/api/", transport=friends.transport, timeout=SOON)

    async def gets(self, path: str, **wanted: str | int) -> httpx.Response:
        """Ask for something."""
        return await self.http.get(path, params=wanted)

    async def posts(self, path: str, content: object) -> httpx.Response:
        """Send something."""
        return await self.http.post(path, json=content)

    async def says_name(self, name: str, address: str = "") -> None:
        """Choose a name."""
        answer = await self.posts("me", {"name": name, "address": address})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["guest"]["id"]

    async def tries_to_open(
        self,
        game: str,
        seats: int,
        *,
        seat: int | None = None,
        bots: Sequence[str] = (),
        start: bool = False,
        position: str = "",
        settings: Settings | None = None,
    ) -> httpx.Response:
        """Ask for a new table."""
        wanted = {"game": game, "seats": seats} | dict(settings or {})
        whole = {"settings": wanted, "seat": seat, "bots": list(bots), "start": start, "position": position}
        return await self.posts("tables", whole)

    async def opens(
        self,
        game: str,
        seats: int,
        *,
        seat: int | None = None,
        bots: Sequence[str] = (),
        start: bool = False,
        position: str = "",
        settings: Settings | None = None,
    ) -> str:
        """Open a table; its id."""
        answer = await self.tries_to_open(
            game, seats, seat=seat, bots=bots, start=start, position=position, settings=settings
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def lists(self, kind: str, *, mine: bool = False) -> dict[str, dict[str, object]]:
        """The tables of a list, by their ids."""
        answer = await self.gets("tables", list=kind, mine=int(mine))
        assert answer.status_code == 200, answer.text
        return {one["id"]: one for one in answer.json()["tables"]}

    async def goes_to(
        self, table: str, *, lines: int = 0, openly: bool = False, looking_as: str = "", changes: bool = True
    ) -> Seat:
        """Open a socket to a table; as one of the people on this device, or as a screen for all. Without `changes` it
        is sent the whole game again and again.
        """
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?lines={lines}&open={int(openly)}"
        url += f"&changes={int(changes)}"
        url += f"&as={looking_as}" if looking_as else ""
        headers = {"Cookie": "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        socket = await connect(url, additional_headers=headers, proxy=None, open_timeout=SOON, ping_interval=None)
        seat = Seat(self, table, socket, looking_as, changes=changes)
        self.friends.seats.append(seat)
        await seat.until(lambda: seat.arrived or seat.closed != 0)
        return seat


class Seat:
    """A guest's socket at a table, and everything that it has been sent. They may play there, or only watch."""

    def __init__(
        self, guest: Guest, id: str, socket: ClientConnection, looking_as: str = "", *, changes: bool = True
    ) -> None:
        self.guest = guest
        self.looking_as = looking_as
        self.changes = changes
        self.id = id
        self.socket = socket
        self.raw: list[str] = []  # what came over the socket, sign by sign
        self.heard: list[told.AnyTold] = []
        self.lines: list[told.Line] = []
        self.chat: list[told.Said] = []
        self.spectators: list[told.Spectator] = []  # if they are the host
        self.unnamed = 0
        self.closed = 0  # the code with which the connection has ended
        self._table: told.TableMessage | None = None
        self._game: told.GameMessage | None = None
        self._plain: dict[str, object] = {}  # the same as plain data
        self._answers: dict[str, list[told.Done | told.Refused]] = {}
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    # What they know.

    @property
    def arrived(self) -> bool:
        """True if everything that a new connection is sent has arrived."""
        if self._table is None:
            return False
        watches = self.number < 0 and not self.you.here
        kept_out = watches and not self.table.settings["spectators"] and self.table.status != "finished"
        return self._game is not None or self.table.fair is None or kept_out

    @property
    def table(self) -> told.Table:
        """The table as it was sent last."""
        assert self._table is not None, "told nothing of the table"
        return self._table.table

    @property
    def you(self) -> told.You:
        """What the table is to them."""
        assert self._table is not None, "told nothing of the table"
        return self._table.you

    @property
    def number(self) -> int:
        """Their seat; -1: they watch."""
        return self.you.seat

    @property
    def game(self) -> told.GameMessage:
        """The game as it was sent last."""
        assert self._game is not None, "told nothing of the game"
        return self._game

    @property
    def games(self) -> list[told.GameMessage]:
        """The game as it was sent, time after time."""
        return [message for message in self.heard if isinstance(message, told.GameMessage)]

    @property
    def tables(self) -> list[told.Table]:
        """The table as it was sent, time after time."""
        return [message.table for message in self.heard if isinstance(message, told.TableMessage)]

    @property
    def plays(self) -> bool:
        """True if the game was sent, as seen from their own seat."""
        return self._game is not None and self._game.view.seat == self.number

    @property
    def view(self) -> told.View:
        """What they see of the game."""
        return self.game.view

    @property
    def board(self) -> dict[str, object]:
        """The game's own part of what they see."""
        return self.view.board

    @property
    def codes(self) -> list[str]:
        """What they can choose."""
        return [option.code for option in self.view.options]

    @property
    def asked(self) -> str:
        """The id of the question to them; empty if they are not asked."""
        mine = [asked for asked in self.view.asked if asked.seat == self.number]
        return mine[0].text if mine else ""

    @property
    def moves(self) -> list[str]:
        """What they can answer, without offers that stand open."""
        return [option.code for option in self.view.options if not option.offer]

    @property
    def over(self) -> bool:
        """True if they see that the game is over."""
        return self.view.outcome is not None

    @property
    def texts(self) -> list[str]:
        """The ids of the lines of the journal."""
        return [line.text for line in self.lines]

    # What they say.

    async def asks(self, do: str, /, **fields: object) -> told.Done | told.Refused:
        """Say something, and hear what comes of it."""
        return await self.asks_as(f"c{next(_numbers)}", do, **fields)

    async def asks_as(self, id: str, do: str, /, **fields: object) -> told.Done | told.Refused:
        """Say something under an id that may have been used before, and hear what comes of it."""
        before = len(self._answers.get(id, []))
        await self.sends({"do": do, "id": id, **fields})
        await self.until(lambda: len(self._answers.get(id, [])) > before)
        return self._answers[id][before]

    async def sends(self, message: object) -> None:
        """Send anything as JSON."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def does(self, do: str, /, **fields: object) -> told.Done:
        """Do something that is allowed."""
        answer = await self.asks(do, **fields)
        assert isinstance(answer, told.Done), answer
        return answer

    async def may_not(self, do: str, /, **fields: object) -> str:
        """Try something that is not allowed; the id of the text that says why."""
        answer = await self.asks(do, **fields)
        assert isinstance(answer, told.Refused), answer
        return answer.text

    async def chooses(self, code: str) -> None:
        """Take an option."""
        await self.does("choose", moment=self.view.moment, code=code)

    async def may_not_choose(self, code: str) -> str:
        """Try to choose something; the id of the text that says why not."""
        return await self.may_not("choose", moment=self.view.moment, code=code)

    async def says(self, text: str) -> None:
        """Say something to everybody."""
        await self.does("say", text=text)

    async def plays_on(self, until: Callable[[], bool] | None = None, seed: int = 1) -> None:
        """Take any option whenever they are asked, until the game is over or something else has happened."""
        chance, done = random.Random(seed), until or (lambda: self.over)
        while not done():
            await self.until(lambda: done() or bool(self.moves))
            if done():
                return
            answer = await self.asks("choose", moment=self.view.moment, code=chance.choice(self.moves))
            assert isinstance(answer, told.Done) or answer.text in ("error-too-late", "error-not-asked"), answer

    # What they hear.

    async def until(self, true: Callable[[], bool], seconds: float = SOON) -> None:
        """Wait until something is true that they, or somebody else, were sent."""
        async with asyncio.timeout(seconds):
            while not true():
                self._news.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), OTHERS)

    async def sees(self, true: Callable[[Seat], bool]) -> None:
        """Wait until something is true of what they were sent."""
        await self.until(lambda: true(self))

    async def until_closed(self) -> int:
        """Wait for the end of the connection; its code."""
        await self.until(lambda: self.closed != 0)
        return self.closed

    async def has_heard_all(self) -> None:
        """Wait until whatever was sent to them has arrived: an answer comes behind everything before it."""
        await self.asks("why", code="rubbish")

    async def hears_nothing(self, seconds: float = A_MOMENT, *, since: int | None = None) -> None:
        """Nothing at all is sent to them for a while, nor was since they had received so many messages."""
        before = len(self.heard) if since is None else since
        await asyncio.sleep(seconds)
        assert self.heard[before:] == []

    async def leaves(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self._listening

    async def comes_back(self) -> Seat:
        """Leave, and open another socket."""
        await self.leaves()
        return await self.guest.goes_to(self.id)

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self.raw.append(str(text))
                self._hear(self._read(str(text)))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code or 1006
        self._news.set()

    def _read(self, text: str) -> told.AnyTold:
        """A message. What has changed in the game is told as the whole game, after the check of its view."""
        message = _read.decode(text)
        if isinstance(message, told.GameMessage):
            self._plain = msgspec.json.decode(text)
        elif isinstance(message, told.GameChanges):
            apply(self._plain, message.put, message.add)
            assert (
                crc32(json.dumps(self._plain["view"], separators=(",", ":"), ensure_ascii=False).encode())
                == message.check
            )
            whole = {**self._plain, "first": message.first, "lines": message.lines}
            return msgspec.convert(msgspec.to_builtins(whole, str_keys=True), told.GameMessage, str_keys=True)
        return message

    def _hear(self, message: told.AnyTold) -> None:
        self.heard.append(message)
        match message:
            case told.TableMessage():
                self._table = message
            case told.GameMessage():
                self._game = message
                self.lines[message.first :] = message.lines
            case told.ChatMessages(said):
                self.chat += said
            case told.SpectatorsMessage(spectators, unnamed):
                self.spectators, self.unnamed = spectators, unnamed
            case told.Done(id) | told.Refused(id):
                self._answers.setdefault(id, []).append(message)
