"""A rolling upgrade, and the way back, while people play: servers of two versions on one PostgreSQL and one NATS.

    python -m benchmarks.upgrade v0.1.0                 any commit of this repository, as the older version
    python -m benchmarks.upgrade v0.1.0 --no-way-back   versions before 44532193 refuse a database that was migrated

The older version is taken from git, and run from its source with the packages of this clone. A crowd plays all the
while; each server is replaced by one of the other version, then the worker. At the end everything that anybody has
seen or was promised is looked for in the logs, every table is opened once more, and a backup of all tables is restored
into a new database, which compares the state of every game.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import random
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from igroteka.server.operations.backup import back_up, restore
from igroteka.server.storage.database import migrate, open_engine
from tests.server.client import Friends
from tests.server.crowd import Crowd, reckon
from tests.server.processes import Postgres, Program, bus_of, ending, nats, postgres_server, server, worker
from tests.server.raw import ask
from tests.server.scaled import Servers

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 1800.0  # seconds for everything
READY = 60.0  # seconds until a new server must be ready
CHOICES = 3  # that every table must get on with after each step


def unpack(commit: str, folder: Path) -> Path:
    """The source of a version; returns the folder from which it is imported."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def of_version(program: Program, source: Path) -> Program:
    """A program as the older version would run it."""
    command = ["env", f"PYTHONPATH={source}", "IGROTEKA_ENGINE=source", *program.command]
    return Program(command, program.log, program.ready)


async def until_ready(port: int) -> None:
    """Wait until a load balancer would send players to a server."""
    async with asyncio.timeout(READY):
        while (await asyncio.to_thread(ask, port, "GET", "/readyz")).status != 200:
            await asyncio.sleep(0.2)


class Upgrade:
    """A host of two servers and a worker, each of which can be replaced by one of the other version."""

    def __init__(self, folder: Path, database: str, bus: str, source: Path) -> None:
        both = [server(folder, database, bus) for _ in range(2)]
        self.ports = [int(program.log.stem) for program in both]
        self.newer = [*both, worker(folder, bus)]
        self.older = [of_version(program, source) for program in self.newer]
        self.host = Servers(database, both)

    async def replace(self, number: int, before: list[Program], after: list[Program]) -> float:
        """Stop a program and start it in the other version; seconds until it is ready."""
        began = time.monotonic()
        await asyncio.to_thread(before[number].end)
        await asyncio.to_thread(after[number].start)
        if number < len(self.ports):
            await until_ready(self.ports[number])
        return time.monotonic() - began

    async def go(self, crowd: Crowd, before: list[Program], after: list[Program], name: str) -> None:
        """Replace all programs, one after the other. Every table gets on after each step, but for those that only the
        newer version can read: they wait for it.
        """
        for number, what in enumerate(("first server", "second server", "worker")):
            seconds = await self.replace(number, before, after)
            standing = await crowd.stand_still(CHOICES)
            print(f"{name}: {what} replaced, ready after {seconds:.1f} s; tables that wait: {standing or 'none'}")
            if standing and not (after is self.older and number > 0):
                raise AssertionError("a server of the newer version is there, and tables stand still")


async def measure(commit: str, tables: int, seed: int, folder: Path, postgres: Postgres, *, way_back: bool) -> bool:
    """Upgrade, and go back; True if nothing was lost."""
    database, bus = postgres.new_database(), nats(folder)
    source = unpack(commit, folder / "older")
    with ending(bus):
        bus.start()
        upgrade = Upgrade(folder, database, bus_of(bus), source)
        with ending(*upgrade.older, *upgrade.newer):
            for program in upgrade.older:
                program.start()
            async with Friends(upgrade.host) as friends, asyncio.timeout(LONGEST):
                crowd = Crowd(friends, tables, seed)
                await crowd.plays(CHOICES)
                await upgrade.go(crowd, upgrade.older, upgrade.newer, "upgrade")
                if way_back:
                    await upgrade.go(crowd, upgrade.newer, upgrade.older, "way back")
                    await upgrade.go(crowd, upgrade.older, upgrade.newer, "upgrade again")
                await crowd.leaves()
                closed = await tables_that_do_not_open(friends, {player.table for player in crowd.players})
        found = reckon(upgrade.host, crowd.players)
        restored = restored_elsewhere(database, postgres.new_database(), folder / "backup.jsonl")
    print(
        f"{found.tables} tables ({crowd.games} games played to the end), {found.players} players over "
        f"{found.connections} connections; {found.choices} choices in the logs, {found.promised} promised, "
        f"{found.lines} lines seen; lost {len(found.lost)}, doubled {len(found.doubled)}, tables that do not open "
        f"{closed}; restored from a backup, state by state: {restored}"
    )
    for problem in [*found.lost, *found.doubled][:20]:
        print(" ", problem)
    return not (found.lost or found.doubled or closed) and restored >= found.tables


async def tables_that_do_not_open(friends: Friends, tables: set[str]) -> int:
    visitor = await friends.comes("Eve")
    opened = [await visitor.gets(f"tables/{id}") for id in sorted(tables)]
    return sum(answer.status_code != 200 or answer.json()["table"]["status"] == "broken" for answer in opened)


def restored_elsewhere(database: str, other: str, file: Path) -> int:
    """How many tables a backup brings into a new database; a state that differs is refused."""
    here, there = open_engine(database), open_engine(other)
    try:
        back_up(here, file, key=file.with_suffix(".key"))
        migrate(there)
        return restore(there, file, key=file.with_suffix(".key")).tables
    finally:
        here.dispose()
        there.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.upgrade")
    parser.add_argument("commit", help="the older version")
    parser.add_argument("--no-way-back", action="store_true")
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres:
        way_back = not chosen.no_way_back
        well = asyncio.run(
            measure(chosen.commit, chosen.tables, chosen.seed, Path(folder), postgres, way_back=way_back)
        )
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
