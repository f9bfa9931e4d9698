"""kill -9 at any moment, under load: what anybody has seen or was promised is there when the server is back."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.density import times
from tests.server.client import SOON, Friends
from tests.server.crowd import Crowd, reckon
from tests.server.processes import Postgres, children_of
from tests.server.scaled import Servers, kill, one_that_can_be_killed, several_processes

pytestmark = pytest.mark.anyio

KILLS = times(2)
TABLES = 3


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Servers]:
    """A host of one process, with a file of SQLite."""
    with one_that_can_be_killed(tmp_path) as found:
        yield found


@pytest.fixture
def several(tmp_path: Path, postgres: Postgres) -> Iterator[Servers]:
    """A host of two servers, with PostgreSQL."""
    with several_processes(tmp_path, postgres) as found:
        yield found


@pytest.fixture(params=["one", "several"])
def killed(request: pytest.FixtureRequest) -> Servers:
    """A host of each kind, which only this test kills."""
    found: Servers = request.getfixturevalue(request.param)
    return found


@pytest.mark.dense
async def test_nothing_that_was_seen_or_promised_is_lost_by_kills_under_load(killed: Servers) -> None:
    lot = random.Random()
    async with Friends(killed) as friends:
        crowd = Crowd(friends, TABLES, lot.randrange(10**9))
        await crowd.plays(5)
        order = lot.sample(killed.servers, len(killed.servers))  # each in turn: nobody may be at a server drawn by lot
        for victim in itertools.islice(itertools.cycle(order), KILLS):
            await asyncio.sleep(lot.uniform(0.1, 1.0))
            await kill(victim)
        await crowd.plays(5)
        await crowd.leaves()
    found = reckon(killed, crowd.players)
    assert (found.lost, found.doubled) == ([], [])
    assert found.connections > found.players
    assert not any(player.broken for player in crowd.players)


async def test_the_bots_of_a_killed_server_do_not_outlive_it(one: Servers) -> None:
    async with Friends(one) as friends:
        (seat,) = await friends.play("targi", 1, bots=["greedy"])
        await seat.plays_on(until=lambda: seat.view.moment >= 4)
    bots = children_of(one.servers[0].pid)
    assert bots
    one.servers[0].kill()
    async with asyncio.timeout(SOON):
        while any(Path(f"/proc/{bot}").exists() for bot in bots):
            await asyncio.sleep(0.1)
