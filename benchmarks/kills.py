"""kill -9 under load, on this machine only: does every choice survive that anybody has seen or was promised?

    python -m benchmarks.kills                          100 kills of a host on SQLite, 100 on PostgreSQL and NATS
    python -m benchmarks.kills --kills 20 --tables 5

Servers are killed at random moments and restarted; the clients reconnect by themselves. The host on PostgreSQL has two
servers and a bot worker: one of the three is killed, or several at once. At the end everything is compared with the
logs, and every table is opened once more.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import Friends
from tests.server.crowd import Crowd, reckon
from tests.server.processes import Program, postgres_server
from tests.server.scaled import Scaled, Servers, kill, one_that_can_be_killed, several_processes

SOONEST, LATEST = 0.05, 1.5  # seconds between a start and the next kill
LONGEST = 3600.0  # seconds for one host


@contextmanager
def host_on(database: str) -> Iterator[Servers]:
    """A host of real processes."""
    with tempfile.TemporaryDirectory() as folder:
        if database == "sqlite":
            with one_that_can_be_killed(Path(folder)) as one:
                yield one
        else:
            with postgres_server() as postgres, several_processes(Path(folder), postgres) as several:
                yield several


def victims(host: Servers, lot: random.Random) -> list[Program]:
    """The processes to kill next."""
    programs = [*host.servers, host.worker] if isinstance(host, Scaled) else host.servers
    return lot.sample(programs, lot.choice([1, 1, 1, len(programs)]))


async def measure(database: str, kills: int, tables: int, seed: int) -> bool:
    """Kill a host so many times; returns True if nothing was lost."""
    lot = random.Random(seed)
    began = time.monotonic()
    killed = 0
    with host_on(database) as host:
        async with Friends(host) as friends, asyncio.timeout(LONGEST):
            crowd = Crowd(friends, tables, seed)
            await crowd.plays(3)
            while killed < kills:
                await crowd.comes_back()
                await asyncio.sleep(lot.uniform(SOONEST, LATEST))
                dying = victims(host, lot)
                await kill(*dying)
                killed += len(dying)
            await crowd.plays(3)
            await crowd.leaves()
            opened = [
                await (await friends.comes("Eve")).gets(f"tables/{id}") for id in {p.table for p in crowd.players}
            ]
        found = reckon(host, crowd.players)
    closed = sum(answer.status_code != 200 or answer.json()["table"]["status"] == "broken" for answer in opened)
    print(
        f"{database}: {killed} kills in {time.monotonic() - began:.0f} s, {found.tables} tables ({crowd.games} games "
        f"played to the end), {found.players} players over {found.connections} connections; {found.choices} choices in "
        f"the logs, {found.promised} promised, {found.lines} lines seen; lost {len(found.lost)}, "
        f"doubled {len(found.doubled)}, tables that do not open {closed}"
    )
    for problem in [*found.lost, *found.doubled][:20]:
        print(" ", problem)
    return not (found.lost or found.doubled or closed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kills")
    parser.add_argument("databases", nargs="*", default=["sqlite", "postgresql"], help="sqlite, postgresql")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    well = [asyncio.run(measure(database, chosen.kills, chosen.tables, chosen.seed)) for database in chosen.databases]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
