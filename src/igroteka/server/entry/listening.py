"""A web server that can listen at more addresses at run time."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

Prepare = Callable[[socket.socket], socket.socket]


class Server(uvicorn.Server):
    """uvicorn's server; `prepare` configures every socket that it opens later."""

    def __init__(self, config: uvicorn.Config, prepare: Prepare) -> None:
        super().__init__(config)
        self.prepare = prepare
        self._added: dict[str, asyncio.base_events.Server] = {}

    @property
    def bound(self) -> list[tuple[str, int]]:
        """The addresses and ports where it listens; none before it has started."""
        if not self.started:
            return []
        names = [listener.getsockname() for server in self.servers for listener in server.sockets]
        return [(name[0], name[1]) for name in names]

    @property
    def added(self) -> list[str]:
        """The addresses that were added at run time."""
        return list(self._added)

    async def add(self, address: str, port: int) -> None:
        """Listen at one more address; OSError if that fails."""
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        listener = self.prepare(socket.create_server((address, port), family=family))
        loop = asyncio.get_running_loop()
        added = await loop.create_server(self._protocol, sock=listener, backlog=self.config.backlog)
        self._added[address] = added
        self.servers.append(added)  # it ends with the others

    def remove(self, address: str) -> None:
        """Stop listening at an added address, and close its connections."""
        server = self._added.pop(address)
        self.servers.remove(server)
        server.close()
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname")[0] == address:
                connection.shutdown()

    def _protocol(self) -> asyncio.Protocol:
        """A protocol for a new connection, made as uvicorn does."""
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None)
