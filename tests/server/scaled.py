"""Hosts of real processes: one with SQLite; two servers and a worker for bots with PostgreSQL and NATS."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

from tests.server.processes import LOOPBACK, Postgres, Program, bus_of, ending, nats, port_of, server, worker


class Servers:
    """The processes of a host."""

    def __init__(self, database: str, servers: list[Program]) -> None:
        self.database = database
        self.servers = servers

    def url(self, client: int) -> str:
        """Every client goes to the next server."""
        return f"http://{LOOPBACK}:{port_of(self.servers[client % len(self.servers)])}"


class Scaled(Servers):
    """Two servers of one host, with what is between them."""

    def __init__(
        self, postgres: Postgres, database: str, servers: list[Program], bus: Program, worker: Program
    ) -> None:
        super().__init__(database, servers)
        self.postgres = postgres
        self.bus = bus
        self.worker = worker


@contextlib.contextmanager
def several_processes(folder: Path, postgres: Postgres) -> Iterator[Scaled]:
    """A host of two servers and a worker, all started at the same moment, on an empty database."""
    database, bus = postgres.new_database(), nats(folder)
    with ending(bus):
        bus.start()
        servers = [server(folder, database, bus_of(bus)) for _ in range(2)]
        bots = worker(folder, bus_of(bus))
        with ending(*servers, bots):
            for program in [*servers, bots]:
                program.begin()
            for program in [*servers, bots]:
                program.wait()
            yield Scaled(postgres, database, servers, bus, bots)


@contextlib.contextmanager
def one_that_can_be_killed(folder: Path) -> Iterator[Servers]:
    """A host of one process, with a file of SQLite."""
    database = f"sqlite:///{folder / 'igroteka.db'}"
    found = Servers(database, [server(folder, database)])
    with ending(*found.servers):
        found.servers[0].start()
        yield found


async def kill(*programs: Program) -> None:
    """Kill programs, and start them again at once; nobody else waits until they are back."""
    for program in programs:
        program.kill()
    for program in programs:
        program.begin()
    for program in programs:
        await asyncio.to_thread(program.wait)
