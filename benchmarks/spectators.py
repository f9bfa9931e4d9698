"""The cost of spectators: the CPU time of a host for a game of bots, with few and with many spectators.

    python -m benchmarks.spectators GAME --seats 5 --games 3 --spectators 2 100

starts a single-process host with its own data for every game. For each number of spectators it prints the median CPU
time per choice of the server process (the bots run in another one), from the start of the game to its end, and the
number of messages per choice that one spectator received.
"""

from __future__ import annotations

import argparse
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

from igroteka.core.registry import find_game, games
from igroteka.server.serving import free_port

START = 300.0  # seconds
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Cost:
    """The cost of one game."""

    seconds: float
    choices: int
    messages: int  # to one spectator


def cpu(pid: int) -> float:
    """CPU seconds that a process has used, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def watch(socket: ClientConnection) -> int:
    """Receive until the game is over; returns the number of messages."""
    messages = 0
    async for text in socket:
        messages += 1
        if str(text).startswith('{"tell":"game"') and '"outcome":null' not in str(text):
            break
    return messages


async def measure(game: str, seats: int, spectators: int) -> Cost:
    """Measure one game of bots on its own host."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--unlimited", "127.0.0.1"]
        host = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/host.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            return await play(host.pid, f"127.0.0.1:{port}", game, seats, spectators)
        finally:
            host.terminate()
            host.wait()


async def play(pid: int, address: str, game: str, seats: int, spectators: int) -> Cost:
    """Play the game; measure from the moment when everybody is connected."""
    settings = {"game": game, "seats": seats, "pace": 0}
    async with httpx.AsyncClient(base_url=f"http://{address}/api/", timeout=START) as http:
        await ready(http)
        await http.post("me", json={"name": "Ann"})
        table = (await http.post("tables", json={"settings": settings, "bots": ["greedy"] * seats})).json()["table"]
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
    parser = argparse.ArgumentParser(prog="python -m benchmarks.spectators")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--seats", type=int, default=0, help="default: the most that the game has")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--spectators", type=int, nargs="+", default=[2, 100])
    wanted = parser.parse_args()
    seats = wanted.seats or find_game(wanted.game).seats[1]
    for spectators in wanted.spectators:
        costs = [asyncio.run(measure(wanted.game, seats, spectators)) for _ in range(wanted.games)]
        each = statistics.median([1000 * cost.seconds / cost.choices for cost in costs])
        messages = sum(cost.messages for cost in costs) / sum(cost.choices for cost in costs)
        choices = sum(cost.choices for cost in costs)
        print(f"{spectators:4} spectators: {each:.2f} ms and {messages:.2f} messages a choice ({choices} choices)")


if __name__ == "__main__":
    main()
