"""A host on several processes: PostgreSQL, NATS, two servers and a worker for bots; clients are spread over both."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from tests.server.processes import LOOPBACK, Postgres, Program, bus_of, ending, nats, port_of, server, worker


class Scaled:
    """Two servers of one host."""

    def __init__(
        self, postgres: Postgres, database: str, servers: list[Program], bus: Program, worker: Program
    ) -> None:
        self.postgres = postgres
        self.database = database
        self.servers = servers
        self.bus = bus
        self.worker = worker

    def url(self, client: int) -> str:
        """Every second client goes to the other server."""
        return f"http://{LOOPBACK}:{port_of(self.servers[client % len(self.servers)])}"


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
