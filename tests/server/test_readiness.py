"""/healthz says that the process lives, /readyz that it can do its work: a full disk or a lost bus is told there."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.refusals import Unavailable
from igroteka.server.operations.readiness import Readiness
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Store
from tests.server.client import SOON, Friends
from tests.server.host import Host, writing_held_up
from tests.server.scaled import Scaled, one_that_can_be_killed

pytestmark = pytest.mark.anyio

NO_ROOM = 4096  # bytes that a file may have when there is no room left on the disk


@contextlib.contextmanager
def no_room(pid: int) -> Iterator[None]:
    """A process can make no file larger, as if the disk were full."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (NO_ROOM, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def told(url: str, path: str) -> tuple[int, str]:
    """The status of an answer, and the id of its refusal."""
    async with httpx.AsyncClient(timeout=SOON) as client:
        answer = await client.get(f"{url}{path}")
        return answer.status_code, answer.json().get("text", "")


async def until_told(url: str, path: str, wanted: tuple[int, str]) -> None:
    """Wait for an answer."""
    end = time.monotonic() + SOON
    while await told(url, path) != wanted:
        assert time.monotonic() < end, f"never {wanted}"
        await asyncio.sleep(0.2)


async def test_a_full_disk_is_told_and_so_is_its_end(tmp_path: Path) -> None:
    with one_that_can_be_killed(tmp_path) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            assert await told(host.url(0), "/readyz") == (200, "")
            with no_room(host.servers[0].pid):
                await until_told(host.url(0), "/readyz", (503, "error-storage"))
                assert await told(host.url(0), "/healthz") == (200, "")
                assert (await ann.tries_to_open("targi", 2)).status_code == 503
            await until_told(host.url(0), "/readyz", (200, ""))
            await ann.opens("targi", 2)


@pytest.mark.parametrize("host", ["scaled"], indirect=True)
async def test_a_bus_that_is_away_is_told(host: Host) -> None:
    assert isinstance(host, Scaled)
    await until_told(host.url(0), "/readyz", (200, ""))
    host.bus.kill()
    try:
        await until_told(host.url(0), "/readyz", (503, "error-bus-away"))
        assert await told(host.url(0), "/healthz") == (200, "")
    finally:
        host.bus.start()
    await until_told(host.url(0), "/readyz", (200, ""))


@pytest.fixture
async def store(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Store]:
    """A database that nobody else uses."""
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    found = Store(engine)
    yield found
    found.close()


async def test_however_many_ask_one_heartbeat_is_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.operations.readiness.KNOWN", 3600.0)
    readiness = Readiness(store, LocalBus())
    await asyncio.gather(*[readiness.check() for _ in range(20)])
    await readiness.check()
    assert store.writer.written == 1
    monkeypatch.setattr("igroteka.server.operations.readiness.KNOWN", 0.0)
    later = Readiness(store, LocalBus())
    await later.check()
    await later.check()
    assert store.writer.written == 3


async def test_a_database_that_says_nothing_counts_as_away(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.operations.readiness.PATIENCE", 0.1)
    readiness = Readiness(store, LocalBus())

    class Here:
        database = f"sqlite:///{tmp_path / 'igroteka.db'}"

        def url(self, client: int) -> str:
            raise NotImplementedError

    with writing_held_up(Here()), pytest.raises(Unavailable) as refusal:
        await readiness.check()
    assert refusal.value.text == "error-storage"
    monkeypatch.setattr("igroteka.server.operations.readiness.PATIENCE", SOON)
    await readiness.check()
