"""Non-interference over the wire, for all games: every byte that a player or a spectator receives stays the same when
everything is changed that they may not know.

Two tables differ in what one player may not know. At both, the same is chosen, said, asked and tried, as far as they
may know; and everything that they and a spectator are sent is compared, byte by byte: over sockets from the start,
after coming back, in refusals and reasons, after taking back, in what can be looked back at and downloaded. The chance
to come is different too. The time is the test's, so that even clocks must show the same. A screen for the whole room,
opened in the browser of a player, and a shared device at which nobody looks receive no more than a spectator. Players
and screens are sent what has changed, the spectator whole views.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.setup import SettingValue
from igroteka.server.common.times import CLOCK
from tests.server import told
from tests.server.client import Friends, Seat, all_see
from tests.server.host import OneProcess, one_process
from tests.server.positions import window
from tests.server.twins import SEEDS, UNDO, Kind, Move, Twins, twins

pytestmark = pytest.mark.anyio

BEGIN = 1_800_000_000_000  # when every game begins, in milliseconds
LONGEST = 12  # moves
WATCHING = 2  # the spectator and the screen

Choices = dict[str, SettingValue]

LOOKS: list[dict[str, str | int]] = [{}, {"first": 1, "count": 2}, {"seat": "open"}, {"seat": 0}, {"seat": 1}]
ALL_CARDS: Choices = {"deck": "full_box"}
SHORT: Choices = {"nope_window_seconds": 3}
HIDING: Choices = {"imploding_visibility": "top_only", "eliminated_hand": "face_down"}
EVENTS: Choices = {"high_noon": True, "fistful": True, "wild_west_show": True, "wild_west_show_characters": True}
KINDS = [
    Kind("kittens", 4, ALL_CARDS),
    Kind("kittens", 3, ALL_CARDS, moment="poll"),
    Kind("kittens", 4, ALL_CARDS | SHORT, live=True, moment="window"),
    Kind("kittens", 3, SHORT, live=True, moment="window", watcher=1),
    Kind("kittens", 2, {"combos": "with_five"}, moment="start", watcher=1),
    Kind("kittens", 5, ALL_CARDS | HIDING, watcher=2),
    Kind("kittens", 3, {"deck": "mind_games", "marked_steal": "choose"}, watcher=2),
    Kind("bang", 4, {"dodge_city": False}, watcher=1),
    Kind("bang", 5, {"dodge_city": True}),
    Kind("bang", 5, {"fistful": True}, watcher=2),
    Kind("bang", 7, {"high_noon": True}, watcher=4),
    Kind("bang", 3, {"wild_west_show": True}, watcher=2),
    Kind("bang", 8, EVENTS, watcher=5),
    Kind("bang", 6, {"mode": "law_and_crime"}, watcher=3),
    Kind("targi", 2),
    Kind("targi", 2, {"expansion_card_public": True}, watcher=1, each=5),
    Kind("intrigo", 3, moment="start", watcher=1),
    Kind("intrigo", 4),
    Kind("intrigo", 4, {"family_assignment": "choose"}, moment="start", watcher=3),
    Kind("kittens", 3, ALL_CARDS, moment="poll", watcher=1, shared=True),
    Kind("intrigo", 3, moment="start", watcher=2, shared=True),
]


class Time:
    """The time of the host, as the test wants it."""

    now = BEGIN

    def time_ns(self) -> int:
        """As the module `time` says it, in nanoseconds."""
        return self.now * 1_000_000

    def monotonic_ns(self) -> int:
        """The same: here nobody sets the clock."""
        return self.time_ns()


class Chance:
    """The seeds that the host draws."""

    seed = SEEDS[0]

    def __call__(self) -> str:
        return self.seed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcess]:
    """A host whose time and chance the tests make."""
    with one_process(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
async def friends(house: OneProcess, anyio_backend: str) -> AsyncIterator[Friends]:
    """People who come to that host."""
    async with Friends(house) as found:
        yield found


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The host's time stands still until the test says so; who comes and goes is told at once, not by the real time."""
    found = Time()
    monkeypatch.setattr("igroteka.server.tables.room.PRESENCE_INTERVAL", 0.0)
    monkeypatch.setattr("igroteka.server.common.times.time", found)
    monkeypatch.setattr(CLOCK, "ahead", 0)
    return found


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> Chance:
    """The host draws the seeds that the test says."""
    found = Chance()
    monkeypatch.setattr("igroteka.server.tables.commands.fair_seed", found)
    return found


class Watched:
    """One of the two tables: what is done there, and all that the watcher and a spectator are sent."""

    def __init__(self, friends: Friends, time: Time, pair: Twins, which: int) -> None:
        self.friends = friends
        self.time = time
        self.pair = pair
        self.which = which
        self.received: list[str] = []  # by sockets that are closed, and by requests
        self.asked = 0

    async def play(self) -> list[str]:
        """Play everything that is planned; what the watcher and a spectator have received."""
        self.time.now = BEGIN
        kind = self.pair.kind
        settings = {"clock": {"kind": "seconds", "each": kind.each, "reserve": 900}}
        begin = self.friends.share if kind.shared else self.friends.play
        self.seats = await begin(kind.game, kind.seats, position=self.pair.positions[self.which], settings=settings)
        self.watcher = self.seats[kind.watcher]
        self.screens = [await self.others()[0].guest.goes_to(self.watcher.id, looking_as="screen")]
        if kind.shared:
            self.screens.append(await self.watcher.guest.goes_to(self.watcher.id))
        self.spectator = await (await self.friends.comes("Zoe")).goes_to(self.watcher.id, changes=False)
        await all_see(self.seats, lambda seat: seat.table.watching == WATCHING)
        for number, move in enumerate(self.pair.moves):
            await self.look_around(number)
            self.time.now += 10 if kind.live else 7000
            await self.move(move)
            await self.settle()
        await self.look_back()
        for seat in (self.watcher, self.spectator, *self.screens):
            self.received += seat.raw
        return [text.replace(self.watcher.id, "TABLE") for text in self.received]

    async def asks(self, seat: Seat, do: str, **fields: object) -> told.Done | told.Refused:
        """Say something; those who are compared say it under the same id at both tables."""
        if seat not in (self.watcher, self.spectator, *self.screens):
            return await seat.asks(do, **fields)
        self.asked += 1
        return await seat.asks_as(f"number {self.asked}", do, **fields)

    async def settle(self) -> None:
        """Wait until whatever was to be told has been told: an answer comes behind everything before it."""
        for seat in (self.watcher, self.spectator, *self.screens):
            await self.asks(seat, "why", code="rubbish")

    # What is chosen.

    async def move(self, move: Move) -> None:
        """Let a seat choose, or take back, or the window close."""
        code, moment = move.codes[self.which], self.watcher.view.moment
        if move.seat == CLOCK_SEAT:
            self.time.now += 60_000
            await self.watcher.until(lambda: self.watcher.view.moment > moment)
        elif code:
            seat = self.seats[move.seat]
            await seat.until(lambda: seat.game.undo if code == UNDO else code in seat.codes)
            if code == UNDO:
                answer = await self.asks(seat, "undo", moment=seat.view.moment)
            else:
                answer = await self.asks(seat, "choose", moment=seat.view.moment, code=code)
            assert isinstance(answer, told.Done), answer

    # What else happens.

    async def look_around(self, number: int) -> None:
        """Something besides, another thing each time."""
        match (number + self.pair.kind.watcher) % 6:
            case 0:
                await self.try_things(number)
            case 1:
                await self.others_talk()
            case 2:
                for seat in (self.watcher, self.spectator):
                    self.note(await seat.guest.gets(f"tables/{seat.id}/games/1/steps"))
            case 3:
                self.watcher = self.seats[self.pair.kind.watcher] = await self.comes_back(self.watcher)
            case 4:
                self.spectator = await self.comes_back(self.spectator)
            case 5:
                await self.others_try_things()

    async def try_things(self, number: int) -> None:
        """The watcher asks why they cannot choose what others can, tries it, and tries to take back."""
        seat = self.watcher
        for code in self.pair.hidden[number::3]:
            await self.asks(seat, "why", code=code)
            await self.asks(seat, "preview", line=[[1 - min(seat.number, 1), code]])
            if code not in seat.codes:
                await self.asks(seat, "choose", moment=seat.view.moment, code=code)
        await self.asks(seat, "choose", moment=9_999_999, code="draw")
        await self.asks(self.spectator, "choose", moment=seat.view.moment, code="draw")
        if not seat.game.undo:
            await self.asks(seat, "undo", moment=seat.view.moment)

    async def others_try_things(self) -> None:
        """Whatever others try in vain is noticed by nobody."""
        for seat in self.others():
            for code in self.pair.hidden[:2]:
                await self.asks(seat, "why", code=code)
            await seat.asks("choose", moment=9_999_999, code="draw")
            await seat.asks("sit", seat=0)
            if self.which and "pass" not in seat.codes:  # at one table only: nobody notices who lets everything pass
                await seat.asks("let-pass", yes=True)
                await seat.asks("let-pass", yes=False)

    async def others_talk(self) -> None:
        """Somebody says something, makes a sign and proposes something; the watcher does not want it."""
        seat = self.others()[0]
        answer = await seat.asks("say", text="Hm.")
        assert isinstance(answer, told.Done) or answer.text.startswith(("error-chat", "error-bang")), answer
        await seat.does("emote", emote="think")
        await seat.does("propose", what="pause")
        await self.watcher.until(lambda: self.watcher.table.proposal is not None)
        assert isinstance(await self.asks(self.watcher, "answer", yes=False), told.Done)

    def others(self) -> list[Seat]:
        """All players but the watcher."""
        return [seat for seat in self.seats if seat is not self.watcher]

    async def comes_back(self, seat: Seat) -> Seat:
        """Leave, be missed, and come back with most of the journal."""
        other = self.spectator if seat is self.watcher else self.watcher
        number, lines = seat.number, max(0, len(seat.lines) - 2)
        await seat.leaves()
        self.received += seat.raw
        if not (self.pair.kind.shared and number >= 0):  # on a shared device others are still there
            await other.until(lambda: not is_there(other, number))
        back = await seat.guest.goes_to(seat.id, lines=lines, looking_as=seat.looking_as, changes=seat.changes)
        back.lines[:] = seat.lines
        await other.until(lambda: is_there(other, number))
        return back

    async def look_back(self) -> None:
        """Everything that can be asked for over HTTP about the game."""
        table = f"tables/{self.watcher.id}"
        for guest in (self.watcher.guest, self.spectator.guest):
            for path in (table, f"{table}/games/1/file", f"{table}/games/1/proof", f"{table}/games/1/choices"):
                self.note(await guest.gets(path))
            for wanted in LOOKS:
                self.note(await guest.gets(f"{table}/games/1/steps", **wanted))
            refused = {"do": "choose", "id": "by http", "moment": 9_999_999, "code": "draw"}
            self.note(await guest.posts(f"{table}/commands", refused))
            self.note(await guest.gets("tables", list="running", mine=1))
            self.note(await guest.gets("me/tables"))
            self.received.append(str((await guest.lists("running"))[self.watcher.id]))

    def note(self, answer: httpx.Response) -> None:
        """An answer is compared as a whole, but for the date."""
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.received.append(f"{answer.status_code} {headers} {answer.text}")


def is_there(seat: Seat, number: int) -> bool:
    """Does somebody see that a player, or (-1) the spectator, is there?"""
    return seat.table.chairs[number].online if number >= 0 else seat.table.watching == WATCHING


def normal(text: str) -> str:
    """A message but for the promise of a fair deal, which hides another seed, and ids of commands and guests."""
    text = re.sub('"commitment":"[0-9a-f]{64}"', '"commitment":""', text)
    return re.sub('"id":"(c[0-9]+|[0-9a-f]{24})"', '"id":""', text)


async def check(friends: Friends, time: Time, chance: Chance, kind: Kind, seed: int) -> None:
    """Whatever the watcher and a spectator receive at one table, they receive at the other one."""
    pair = twins(kind, seed, LONGEST)
    received = []
    for which in (0, 1):
        chance.seed = SEEDS[which]
        received.append([normal(text) for text in await Watched(friends, time, pair, which).play()])
    for number, (one, other) in enumerate(zip(*received, strict=False)):
        assert one == other, f"{kind}, seed {seed}, message {number}:\n{difference(one, other)}\n{pair.moves}"
    assert len(received[0]) == len(received[1])
    assert len(received[0]) > 20


def difference(one: str, other: str) -> str:
    """Where two messages begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 300) : at + 200]}\n----\n{other[max(0, at - 300) : at + 200]}"


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_all_that_is_received_stays_the_same_when_what_is_hidden_changes(
    friends: Friends, time: Time, chance: Chance, kind: Kind, seed: int
) -> None:
    await check(friends, time, chance, kind, seed)


async def test_no_list_tells_that_somebody_has_answered_in_secret_even_after_a_restart(tmp_path: Path) -> None:
    by_turns = window(3).replace("live: true", "live: false")
    with one_process(tmp_path) as before:
        async with Friends(before) as friends:
            a, b, c = await friends.play("kittens", 3, position=by_turns, settings={"clock": {"kind": "days"}})
            await a.chooses("play:shuffle")
            await all_see([b, c], lambda seat: "pass" in seat.codes)
            listed = await a.guest.lists("running")
    with one_process(tmp_path, before.port) as after:
        async with Friends(after) as friends:
            again = await friends.returns(b.guest).goes_to(b.id)
            await again.chooses("pass")
            assert again.view.asked == []
            assert await again.guest.lists("running") == listed
