"""A reverse proxy as it stands before a host: it ends TLS, and tells by X-Forwarded-* who has come, and how."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path

LOOPBACK = "127.0.0.1"
CERTIFICATE = Path(__file__).with_name("loopback.pem")
HEAD = 64 * 1024
GOODBYE = 0.5  # seconds


def trust() -> ssl.SSLContext:
    """How a client knows the proxy."""
    return ssl.create_default_context(cafile=str(CERTIFICATE))


class Proxy:
    """Hands everything below a path to a host; the path itself is taken off or left as it is."""

    def __init__(self, port: int, path: str, *, strip: bool) -> None:
        self.port = port
        self.path = path
        self.strip = strip
        self.connections: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: one request, or a WebSocket."""
        task = asyncio.current_task()
        assert task is not None
        self.connections.add(task)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            async with connected(self.port) as (to_reader, to_writer):
                to_writer.write(self._forwarded(head, str(writer.get_extra_info("peername")[0])))
                await either(pump(reader, to_writer), pump(to_reader, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            await close(writer)
            self.connections.discard(task)

    def _forwarded(self, head: bytes, address: str) -> bytes:
        """The head of a request as the host sees it."""
        first, *lines = head.decode("latin-1").rstrip("\r\n").split("\r\n")
        method, target, version = first.split(" ")
        assert target.startswith(self.path), target
        target = target.removeprefix(self.path) if self.strip else target
        kept = [line for line in lines if not line.lower().startswith(("connection:", "x-forwarded-proto:"))]
        chain = [line.partition(":")[2].strip() for line in kept if line.lower().startswith("x-forwarded-for:")]
        kept = [line for line in kept if not line.lower().startswith("x-forwarded-for:")]
        upgrade = any(line.lower().startswith("upgrade:") for line in lines)
        kept += [
            f"X-Forwarded-For: {', '.join([*chain, address])}",
            "X-Forwarded-Proto: https",
            f"Connection: {'Upgrade' if upgrade else 'close'}",
        ]
        return "\r\n".join([f"{method} {target} {version}", *kept, "", ""]).encode("latin-1")


@contextlib.asynccontextmanager
async def connected(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to the host."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    try:
        yield reader, writer
    finally:
        await close(writer)


async def close(writer: asyncio.StreamWriter) -> None:
    """End one side of a connection, whether the other side says goodbye or not.

    Only a connection that is still open is aborted: on a closed TLS connection `abort` fails in Python 3.11.2.
    """
    writer.close()
    try:
        await asyncio.wait_for(writer.wait_closed(), GOODBYE)
    except TimeoutError:
        writer.transport.abort()
    except OSError:
        pass


async def either(*works: Coroutine[None, None, None]) -> None:
    """Work at all of this until one of it is done."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Hand on everything that comes."""
    with contextlib.suppress(OSError):
        while data := await reader.read(HEAD):
            writer.write(data)
            await writer.drain()


@contextlib.asynccontextmanager
async def proxy_before(port: int, path: str, *, strip: bool) -> AsyncIterator[str]:
    """A proxy before the host on this port; its address."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    proxy = Proxy(port, path, strip=strip)
    server = await asyncio.start_server(proxy.serve, LOOPBACK, 0, ssl=context, limit=HEAD)
    async with server:
        yield f"https://localhost:{server.sockets[0].getsockname()[1]}{path}"
        await asyncio.gather(*proxy.connections)
