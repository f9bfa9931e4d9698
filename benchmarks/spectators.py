"""What spectators cost: the CPU time of a host for a game of bots, with few and with many people who look on.

    python benchmarks/spectators.py [GAMES] [SPECTATORS …]

starts a host of one process with data of its own for every game and prints, for each number of spectators, the median
CPU time of the server process (the bots think in another one) for one choice, from the start of the game to its end,
and how many messages one spectator got for a choice.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from igroteka.server.serving import free_port

START = 300.0  # seconds
TICK = os.sysconf("SC_CLK_TCK")
SETTINGS = {"game": "bang", "seats": 5, "pace": 0}


@dataclass
class Cost:
    """What one game took."""

    seconds: float
    choices: int
    messages: int  # to one spectator


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def watch(socket: ClientConnection) -> int:
    """Look on until the game is over; how many messages came."""
    messages = 0
    async for text in socket:
        messages += 1
        if str(text).startswith('{"tell":"game"') and '"outcome":null' not in str(text):
            break
    return messages


async def game(spectators: int) -> Cost:
    """One game of bots at a host of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--unlimited", "127.0.0.1"]
        host = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/host.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            return await played(host.pid, f"127.0.0.1:{port}", spectators)
        finally:
            host.terminate()
            host.wait()


async def played(pid: int, address: str, spectators: int) -> Cost:
    """The game, from the moment at which everybody is there."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api/", timeout=START) as http:
        await ready(http)
        await http.post("me", json={"name": "Ann"})
        table = (await http.post("tables", json={"settings": SETTINGS, "bots": ["greedy"] * 5})).json()["table"]
        url = f"ws://{address}/api/tables/{table}/socket"
        sockets = [await connect(url, proxy=None, compression=None) for _ in range(spectators)]
        watching = [asyncio.create_task(watch(socket)) for socket in sockets]
        await asyncio.sleep(1.5)
        before = cpu(pid)
        await http.post(f"tables/{table}/commands", json={"do": "start", "id": "start"})
        told = await asyncio.gather(*watching)
        used = cpu(pid) - before
        for socket in sockets:
            await socket.close()
        choices = (await http.get(f"tables/{table}/games/1/choices")).text.count("\n")
        return Cost(used, choices, told[0])


async def ready(http: httpx.AsyncClient) -> None:
    """Wait until the host answers."""
    end = time.monotonic() + START
    while time.monotonic() < end:
        try:
            await http.get("me")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise TimeoutError


def main() -> None:
    """Measure and tell."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for spectators in [int(one) for one in sys.argv[2:]] or [2, 100]:
        costs = [asyncio.run(game(spectators)) for _ in range(games)]
        each = statistics.median([1000 * cost.seconds / cost.choices for cost in costs])
        messages = sum(cost.messages for cost in costs) / sum(cost.choices for cost in costs)
        choices = sum(cost.choices for cost in costs)
        print(f"{spectators:4} spectators: {each:.2f} ms and {messages:.2f} messages a choice ({choices} choices)")


if __name__ == "__main__":
    main()
