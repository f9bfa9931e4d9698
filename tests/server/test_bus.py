"""The bus between the processes of a host: hints, jobs for bots, and a bus that goes away and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from igroteka.server.bus.nats import BadBus, NatsBus
from igroteka.server.bus.notices import BusNotice
from igroteka.server.bus.workers import WorkerFailed
from tests.server.processes import Program, bus_of, ending, nats

pytestmark = pytest.mark.anyio

SOON = 60.0  # seconds; a busy machine may take its time


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A NATS server that does not run yet."""
    found = nats(tmp_path)
    with ending(found):
        yield found


class Process:
    """One process at the bus: what it has heard, and how often the bus has come back."""

    def __init__(self, url: str) -> None:
        self.bus = NatsBus(url)
        self.heard: list[BusNotice] = []
        self.returned = 0
        self.steady_when_returned = False

    async def starts(self) -> None:
        """Begin to listen."""
        await self.bus.start(self.heard.append, self._returned)

    def _returned(self) -> None:
        self.returned += 1
        self.steady_when_returned |= self.bus.synced


@pytest.fixture
async def both(program: Program, anyio_backend: str) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes that have not started yet."""
    a, b = Process(bus_of(program)), Process(bus_of(program))
    yield a, b
    await a.bus.close()
    await b.bus.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.02)


async def test_a_hint_is_heard_by_the_others(program: Program, both: tuple[Process, Process]) -> None:
    program.start()
    a, b = both
    await a.starts()
    await b.starts()
    await until(lambda: a.bus.synced and b.bus.synced)
    a.bus.publish(BusNotice("table", 7, "a"))
    await until(lambda: b.heard == [BusNotice("table", 7, "a")])


class Recorder:
    """A NATS server that answers pings and keeps the commands it gets, in their order."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.ended = False

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one client."""
        writer.write(b'INFO {"server_id":"recorder","version":"2.10.0","proto":1,"max_payload":1048576}\r\n')
        while line := await reader.readline():
            self.commands.append(line.split()[0].decode())
            if self.commands[-1] == "PING":
                writer.write(b"PONG\r\n")
        writer.close()
        await writer.wait_closed()
        self.ended = True


async def test_a_bus_is_steady_only_when_the_server_has_answered_after_the_subscription(anyio_backend: str) -> None:
    recorder = Recorder()
    server = await asyncio.start_server(recorder.talk, "127.0.0.1")
    process = Process(f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    async with server:
        await process.starts()
        await until(lambda: process.bus.synced)
        answered = list(recorder.commands)
        await process.bus.close()
        await until(lambda: recorder.ended)
    assert "PING" in answered[answered.index("SUB") :], answered


async def test_a_bus_that_is_reached_is_not_steady_before_the_others_are_heard(
    program: Program, both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    program.start()
    a, b = both
    await b.starts()
    flush, synced = a.bus._client.flush, set[bool]()

    async def flushed() -> None:
        synced.add(a.bus.synced)
        await flush()

    monkeypatch.setattr(a.bus._client, "flush", flushed)
    await a.starts()
    await until(lambda: a.bus.synced)
    assert synced == {False}


async def test_a_host_starts_although_the_bus_is_away_and_hears_the_others_once_it_is_there(
    program: Program, both: tuple[Process, Process]
) -> None:
    a, b = both
    await asyncio.gather(a.starts(), b.starts())
    assert not a.bus.synced
    a.bus.publish(BusNotice("table", 7, "a"))
    program.start()
    await until(lambda: a.returned > 0 and b.returned > 0)
    a.bus.publish(BusNotice("table", 8, "a"))
    await until(lambda: b.heard == [BusNotice("table", 8, "a")])


async def test_a_bus_that_comes_back_is_used_again_and_not_relied_on_at_once(
    program: Program, both: tuple[Process, Process]
) -> None:
    program.start()
    a, b = both
    await a.starts()
    await b.starts()
    await until(lambda: a.bus.synced and b.bus.synced)
    before = a.returned, b.returned
    program.kill()
    await until(lambda: not a.bus.synced)
    a.bus.publish(BusNotice("table", 7, "a"))
    program.start()
    await until(lambda: a.returned > before[0] and b.returned > before[1])
    assert not a.steady_when_returned
    a.bus.publish(BusNotice("table", 8, "a"))
    await until(lambda: b.heard == [BusNotice("table", 8, "a")])
    await until(lambda: a.bus.synced)


async def test_a_worker_takes_as_many_jobs_at_once_as_come(program: Program, both: tuple[Process, Process]) -> None:
    program.start()
    a, b = both
    together = asyncio.Barrier(3)

    async def answer(data: bytes) -> bytes:
        async with together:
            return data.upper()

    await a.starts()
    await b.bus.serve_bots(answer)
    async with asyncio.timeout(SOON):
        assert await asyncio.gather(*[a.bus.ask_bot(job) for job in (b"x", b"y", b"z")]) == [b"X", b"Y", b"Z"]


async def test_a_job_waits_for_a_worker_that_comes_a_little_later(
    program: Program, both: tuple[Process, Process]
) -> None:
    program.start()
    a, b = both

    async def answer(data: bytes) -> bytes:
        return data.upper()

    await a.starts()
    async with asyncio.timeout(SOON):
        job = asyncio.create_task(a.bus.ask_bot(b"x"))
        await asyncio.sleep(0.5)
        assert not job.done()
        await b.bus.serve_bots(answer)
        assert await job == b"X"


async def test_a_worker_that_fails_says_so_at_once(program: Program, both: tuple[Process, Process]) -> None:
    program.start()
    a, b = both

    async def answer(data: bytes) -> bytes:
        raise KeyError(data)

    await a.starts()
    await b.bus.serve_bots(answer)
    async with asyncio.timeout(SOON):
        with pytest.raises(WorkerFailed):
            await a.bus.ask_bot(b"x")


@pytest.mark.parametrize("url", ["nats://", "nats://127.0.0.1:port", "nats://:4222"])
async def test_what_is_no_address_of_a_bus_is_refused(url: str, anyio_backend: str) -> None:
    with pytest.raises(BadBus):
        await Process(url).starts()
