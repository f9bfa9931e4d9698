"""The database or the bus is away for a while: nothing wrong is told, and everything goes on by itself afterwards."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from igroteka.server.storage import database
from igroteka.server.tables.hub import SWEEP_INTERVAL
from tests.server import told
from tests.server.client import Friends, Seat, all_see, at_moment
from tests.server.host import Host, is_written, log_of, one_process, writing_held_up
from tests.server.positions import window
from tests.server.processes import Program
from tests.server.scaled import Scaled

pytestmark = pytest.mark.anyio

AWAY = 30.0  # seconds
HELD_UP = 6.0  # seconds
PACE = 4000  # ms that a bot takes; the database is away for longer
PAUSE = 3.0  # seconds between two moves
RECOVERY = 60.0  # seconds within which everything must go on, on however busy a machine


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A host on SQLite that waits one second for a lock."""
    monkeypatch.setattr(database, "WAIT", 1)
    with one_process(tmp_path) as found:
        yield found


@pytest.fixture
async def neighbours(impatient: Host, anyio_backend: str) -> AsyncIterator[Friends]:
    """People who come to that host."""
    async with Friends(impatient) as found:
        yield found


@contextlib.contextmanager
def away(program: Program) -> Iterator[None]:
    """A program has died, and is started again in the end."""
    program.kill()
    try:
        yield
    finally:
        program.start()


def scaled(host: Host) -> Scaled:
    """A host whose programs are known."""
    assert isinstance(host, Scaled)
    return host


def turn_of(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Of two players the one who is asked, and the other."""
    first, second = seats
    return (first, second) if first.moves else (second, first)


def beyond(seat: Seat, moment: int) -> Callable[[], bool]:
    """True if they see the game after this moment."""
    return lambda: seat.view.moment > moment


async def against_bot(friends: Friends) -> Seat:
    """A player who has just moved, so that a bot is to move in a while."""
    (seat,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": PACE})
    await seat.until(lambda: bool(seat.moves))
    await seat.chooses(seat.moves[0])
    return seat


async def tries_for(seconds: float, seat: Seat, id: str, code: str) -> list[str]:
    """Choose again and again, as a client does that is refused for no fault of its own: the reasons."""
    found = []
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        answer = await seat.asks_as(id, "choose", moment=0, code=code)
        assert isinstance(answer, told.Refused), answer
        found.append(answer.text)
        await asyncio.sleep(0.2)
    return found


async def goes_on(host: Host, first: Seat, second: Seat, code: str) -> None:
    """The refused choice is taken, once, and the game goes on."""
    async with asyncio.timeout(RECOVERY):
        while isinstance(await first.asks_as("again", "choose", moment=0, code=code), told.Refused):
            await asyncio.sleep(0.2)
    assert isinstance(await first.asks_as("again", "choose", moment=0, code=code), told.Done)
    await all_see([first, second], at_moment(1))
    assert is_written(host, first.id, first.guest.id, "again") == 1
    mover, other = turn_of([first, second])
    await mover.chooses(mover.moves[0])
    await other.sees(at_moment(2))


async def test_a_choice_is_told_although_its_player_has_left_before_it_was_written(
    friends: Friends, host: Host
) -> None:
    first, second = turn_of(await friends.play("targi", 2))
    with writing_held_up(host):
        await first.sends({"do": "choose", "id": "last", "moment": 0, "code": first.moves[0]})
        await asyncio.sleep(0.3)
        await first.leaves()
        await asyncio.sleep(0.3)
    await second.sees(at_moment(1))


# The database.


async def test_while_sqlite_cannot_be_written_all_is_refused_and_afterwards_goes_on(
    neighbours: Friends, impatient: Host
) -> None:
    first, second = turn_of(await neighbours.play("targi", 2))
    code = first.moves[0]
    lonely = await against_bot(neighbours)
    moment = lonely.view.moment
    with writing_held_up(impatient):
        before = [first.view, second.view, first.lines, second.lines]
        reasons = await tries_for(HELD_UP, first, "again", code)
        assert set(reasons) == {"error-storage"}
        assert (await first.guest.tries_to_open("targi", 2)).status_code == 503
        assert [first.view, second.view, first.lines, second.lines] == before
        assert lonely.view.moment == moment
    await goes_on(impatient, first, second, code)
    await lonely.until(beyond(lonely, moment), seconds=RECOVERY)


@pytest.mark.parametrize("host", ["scaled"], indirect=True)
async def test_while_postgresql_is_away_all_is_refused_and_afterwards_goes_on(friends: Friends, host: Host) -> None:
    first, second = turn_of(await friends.play("targi", 2))
    code = first.moves[0]
    lonely = await against_bot(friends)
    moment = lonely.view.moment
    with away(scaled(host).postgres):
        before = [first.view, second.view, first.lines, second.lines]
        reasons = await tries_for(AWAY, first, "again", code)
        assert set(reasons) == {"error-storage"}
        assert (await first.guest.tries_to_open("targi", 2)).status_code == 503
        assert (await first.guest.http.get(f"{host.url(0)}/readyz")).status_code == 503
        assert (await first.guest.http.get(f"{host.url(0)}/healthz")).status_code == 200
        late = await second.guest.goes_to(first.id)
        assert late.closed == 1013
        assert [first.view, second.view, first.lines, second.lines] == before
        assert lonely.view.moment == moment
    await goes_on(host, first, second, code)
    await lonely.until(beyond(lonely, moment), seconds=RECOVERY)


async def test_a_choice_that_could_not_be_written_is_forgotten(neighbours: Friends, impatient: Host) -> None:
    first, second = turn_of(await neighbours.play("targi", 2))
    code, other = first.moves[:2]
    with writing_held_up(impatient):
        assert await first.may_not_choose(code) == "error-storage"
    await first.chooses(other)
    await second.sees(at_moment(1))
    assert [row.data for row in log_of(impatient, first.id) if code in row.data] == []
    assert first.lines == second.lines


async def test_a_secret_answer_that_could_not_be_written_is_noticed_by_nobody(
    neighbours: Friends, impatient: Host
) -> None:
    by_turns = window(3).replace("live: true", "live: false")
    a, b, c = await neighbours.play("kittens", 3, position=by_turns, settings={"clock": {"kind": "none"}})
    watcher = await (await neighbours.comes("Eve")).goes_to(a.id)
    await a.chooses("play:shuffle")
    await all_see([b, c], lambda seat: "pass" in seat.codes)
    await all_see([a, b, c, watcher], lambda seat: seat.table.watching == 1 and seat.view.moment == c.view.moment)
    before = [len(seat.heard) for seat in (a, c, watcher)]
    with writing_held_up(impatient):
        assert await b.may_not_choose("pass") == "error-storage"
    await asyncio.sleep(SWEEP_INTERVAL + 1)  # by then the table has been read again
    await b.chooses("pass")
    for seat, since in zip((a, c, watcher), before, strict=True):
        await seat.hears_nothing(since=since)
    await c.chooses("pass")
    await all_see([a, watcher], lambda seat: seat.view.moment > 1)


# The bus.


async def moves_and_is_seen(seats: list[Seat]) -> None:
    """Whoever is asked chooses, and the other one hears of it, and of nothing else."""
    mover, other = turn_of(seats)
    moment = mover.view.moment
    await mover.chooses(mover.moves[0])
    await other.until(beyond(other, moment), seconds=RECOVERY)
    await mover.until(beyond(mover, moment))
    assert mover.view.moment == other.view.moment == moment + 1
    assert mover.texts == other.texts


@pytest.mark.parametrize("host", ["scaled"], indirect=True)
async def test_while_the_bus_is_away_players_at_different_servers_go_on(friends: Friends, host: Host) -> None:
    seats = await friends.play("targi", 2, settings={"grace": 1})
    lonely = await against_bot(friends)
    moment = lonely.view.moment
    end = asyncio.get_running_loop().time() + AWAY
    with away(scaled(host).bus):
        while asyncio.get_running_loop().time() < end:
            await moves_and_is_seen(seats)
            await asyncio.sleep(PAUSE)  # longer than the grace time: nobody knows who is at the other server
    for _ in range(4):
        await moves_and_is_seen(seats)
    assert not any('"absent"' in row.data for row in log_of(host, seats[0].id))
    await lonely.until(beyond(lonely, moment), seconds=RECOVERY)


# The worker.


async def late_bots(host: Host, seat: Seat) -> int:
    """How often bots were cut in time, at all servers."""
    found = 0
    for server in range(2):
        text = (await seat.guest.http.get(f"{host.url(server)}/metrics")).text
        found += sum(
            int(float(line.split()[1])) for line in text.splitlines() if line.startswith("igroteka_late_bots_")
        )
    return found


async def sees_the_bot_move(seat: Seat) -> None:
    """Move, and see that the bot of the other seat answers."""
    await seat.until(lambda: bool(seat.moves))
    moment = seat.view.moment
    await seat.chooses(seat.moves[0])
    await seat.until(lambda: seat.view.moment > moment + 1 and bool(seat.moves), seconds=RECOVERY)


@pytest.mark.parametrize("host", ["scaled"], indirect=True)
async def test_while_the_worker_is_away_the_servers_let_bots_think_themselves(friends: Friends, host: Host) -> None:
    (seat,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": PACE})
    with away(scaled(host).worker):
        async with asyncio.timeout(RECOVERY):
            while True:  # until the server has noticed that nobody answers, and its own processes have started
                before = await late_bots(host, seat)
                await sees_the_bot_move(seat)
                if await late_bots(host, seat) == before:
                    break
