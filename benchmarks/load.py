"""Load on a real host: whole games over real sockets, on this machine only, limited in number and time.

    python -m benchmarks.load all                 all scenarios and the restart, with a table of the results at the end
    python -m benchmarks.load flat --games GAME --tables 200 --seconds 20
    python -m benchmarks.load restart --games GAME --tables 1000

Each scenario runs once for each game (`--games`, by default all that are installed). It opens tables, lets clients play
at random, and reports moves per second, the time from sending a move until the opponent receives it, the server's CPU
time per move, and its memory per table. A calibration loop runs before each scenario.
With the environment variable IGROTEKA_LOAD_WHOLE clients are sent the whole game with each move instead of what has
changed. `restart` kills a host whose tables are in play, restarts it, and lets everybody reconnect.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import cycle, islice, product
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from igroteka.core.registry import find_game, games
from igroteka.server.common.changes import apply
from igroteka.server.serving import free_port
from igroteka.speed import calibrate, measured_presets

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LONGEST_START, LOOK_AGAIN = 120.0, 0.05  # seconds
ALL, RESTART = "all", "restart"
AT_ONCE = 40  # tables that are opened at the same time
CHANGES = "IGROTEKA_LOAD_WHOLE" not in os.environ  # clients are sent what has changed, as browsers are


@dataclass(frozen=True)
class Scenario:
    """So many tables of a game; each seat waits `pause` seconds before it answers, and there may be spectators.

    There may also be tables where hard bots play against each other. `full` tables have the most seats of the game, the
    others the fewest.
    """

    name: str
    tables: int
    pause: float
    watchers: int = 0
    bots: int = 0
    full: bool = False
    game: str = ""
    seats: int = 0

    def of(self, game: str, seats: int, tables: int) -> Scenario:
        """This scenario for one game; 0 seats or tables keep its own numbers."""
        fewest, most = find_game(game).seats
        return replace(self, game=game, seats=seats or (most if self.full else fewest), tables=tables or self.tables)


SCENARIOS = {
    scenario.name: scenario
    for scenario in (
        Scenario("paced", 1000, 2.0),
        Scenario("flat", 200, 0.0),
        Scenario("full", 20, 0.0, full=True),
        Scenario("watched", 1, 0.2, watchers=100),
        Scenario("bots", 50, 2.0, bots=8),
    )
}


class Asked(msgspec.Struct):
    """The part of a decision that a player needs."""

    code: str
    offer: bool = False


class Seen(msgspec.Struct):
    """The part of a view that a player needs."""

    moment: int
    options: list[Asked]
    outcome: object


class Heard(msgspec.Struct):
    """Any message; only game messages have a view, and only changes have something to `put` or to `add`."""

    tell: str
    view: Seen | None = None
    put: list[list[object]] = []
    add: list[list[object]] = []


@dataclass
class Measured:
    """The measurements of one run."""

    moves: int = 0
    refused: int = 0
    games: int = 0
    delays: list[float] = field(default_factory=list)
    counting: bool = False


class Host:
    """A real host in its own process, with its database in a temporary folder."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "igroteka", "serve", "--port", str(self.port)]
        self.command += ["--unlimited", "127.0.0.1", "--database", f"sqlite:///{Path(folder) / 'load.db'}"]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = self.begin()

    def begin(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    async def answers(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient(base_url=self.url) as client:
            for _ in range(int(LONGEST_START / LOOK_AGAIN)):
                try:
                    await client.get("/healthz")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(LOOK_AGAIN)
        raise TimeoutError("the host does not answer")

    async def restart(self) -> None:
        """kill -9, and start it again."""
        self.process.kill()
        self.process.wait(20)
        self.process = self.begin()
        await self.answers()

    def socket(self, table: str) -> str:
        """The socket URL of a table."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?changes={int(CHANGES)}"

    def cpu(self) -> float:
        """CPU seconds that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident memory of the server in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def end(self) -> None:
        """Stop it as Ctrl-C would."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


@asynccontextmanager
async def running_host() -> AsyncIterator[Host]:
    """A host that answers."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(folder)
        try:
            await host.answers()
            yield host
        finally:
            host.end()


async def open_table(client: httpx.AsyncClient, scenario: Scenario) -> tuple[str, list[str]]:
    """A table with all its players, dealt: its id and their tokens. No clock in seconds, so nothing waits."""
    tokens = []
    for seat in range(scenario.seats):
        answer = await client.post("/api/me", json={"name": f"P{seat}"})
        tokens.append(answer.json()["token"])
    settings = {"game": scenario.game, "seats": scenario.seats, "clock": {"kind": "days", "each": 1}, "public": False}
    opened = await client.post("/api/tables", json={"settings": settings, "seat": 0}, headers=bearer(tokens[0]))
    table = opened.json()["table"]
    for seat, token in enumerate(tokens[1:], start=1):
        await command(client, table, token, {"do": "sit", "id": "sit", "seat": seat})
    await command(client, table, tokens[0], {"do": "start", "id": "start"})
    return table, tokens


async def open_bot_tables(host: Host, number: int) -> None:
    """Open tables where only hard bots play, one move after the other."""
    async with httpx.AsyncClient(base_url=host.url, timeout=60) as client:
        token = (await client.post("/api/me", json={"name": "Host"})).json()["token"]
        client.headers.update(bearer(token))
        for game in islice(cycle(games().values()), number):
            _, seats = measured_presets(game)[0]
            settings = {"game": game.id, "seats": seats, "pace": 0, "public": False}
            opened = {"settings": settings, "bots": ["hard"] * seats, "start": True}
            (await client.post("/api/tables", json=opened)).raise_for_status()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def command(client: httpx.AsyncClient, table: str, token: str, body: dict[str, object]) -> None:
    """Send one command; anything but success ends the run."""
    answer = await client.post(f"/api/tables/{table}/commands", json=body, headers=bearer(token))
    answer.raise_for_status()


class SharedTable:
    """What the clients of one table share: when the last move was sent."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sent: dict[int, float] = {}  # when the move that answered a public version was sent


decoder = msgspec.json.Decoder(Heard)


class Reader:
    """The game as a client has it, which is told whole or by what has changed."""

    def __init__(self) -> None:
        self._game: dict[str, object] = {}

    def read(self, message: str | bytes) -> Heard:
        """A message, with the whole view if it tells of the game."""
        heard = decoder.decode(message)
        if heard.tell == "game" and CHANGES:
            self._game = msgspec.json.decode(message)
        elif heard.tell == "changed":
            apply(self._game, heard.put, heard.add)
            heard.view = msgspec.convert(self._game["view"], Seen)
        return heard


async def play(socket: ClientConnection, table: SharedTable, scenario: Scenario, measured: Measured, seat: int) -> None:
    """Answer at random until the game is over."""
    lot = random.Random(f"{table.id}/{seat}")
    number, newest, reader = 0, -1, Reader()
    async for message in socket:
        heard = reader.read(message)
        view = heard.view
        if heard.tell == "refused":
            measured.refused += 1
        if view is None:
            continue
        sent = table.sent.pop(view.moment - 1, 0.0) if newest >= 0 and view.moment > newest else 0.0
        if sent and measured.counting:
            measured.delays.append(time.perf_counter() - sent)
        newest = view.moment
        if view.outcome is not None:
            measured.games += 1
            return
        options = [one for one in view.options if not one.offer]
        if options:
            if scenario.pause:
                await asyncio.sleep(scenario.pause * lot.uniform(0.5, 1.5))
            number += 1
            code = lot.choice(options).code
            table.sent[view.moment] = time.perf_counter()
            await socket.send(json.dumps({"do": "choose", "id": f"m{number}", "moment": view.moment, "code": code}))
            measured.moves += measured.counting


async def watch(socket: ClientConnection) -> None:
    """Receive until the end."""
    async for _ in socket:
        pass


async def sit_down(host: Host, scenario: Scenario, table: str, tokens: list[str], measured: Measured) -> None:
    """Run all clients of one table, to the end of the game."""
    url, shared = host.socket(table), SharedTable(table)
    sockets = [await connect(url, additional_headers=bearer(token), compression=None) for token in tokens]
    sockets += [await connect(url, compression=None) for _ in range(scenario.watchers)]
    tasks = [play(socket, shared, scenario, measured, seat) for seat, socket in enumerate(sockets[: len(tokens)])]
    watching = [asyncio.create_task(watch(socket)) for socket in sockets[len(tokens) :]]
    try:
        await asyncio.gather(*tasks)
    except ConnectionClosed:
        pass
    finally:
        for task in watching:
            task.cancel()
        for socket in sockets:
            await socket.close()


async def open_tables(host: Host, scenario: Scenario) -> list[tuple[str, list[str]]]:
    limit = httpx.Limits(max_connections=AT_ONCE)
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # so that every player is another guest
    async with httpx.AsyncClient(base_url=host.url, limits=limit, timeout=60, cookies=forgetful) as client:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> tuple[str, list[str]]:
            async with gate:
                return await open_table(client, scenario)

        return await asyncio.gather(*[one() for _ in range(scenario.tables)])


async def measure(scenario: Scenario, seconds: float) -> dict[str, object]:
    """Run a scenario: all clients connect, warm up, and are then measured."""
    async with running_host() as host:
        empty = host.memory()
        tables = await open_tables(host, scenario)
        idle = host.memory()
        await open_bot_tables(host, scenario.bots)
        measured = Measured()
        tasks = [asyncio.create_task(sit_down(host, scenario, table, tokens, measured)) for table, tokens in tables]
        await asyncio.sleep(3)
        cpu, own, began = host.cpu(), own_cpu(), time.perf_counter()
        measured.counting = True
        await asyncio.wait(tasks, timeout=seconds)
        measured.counting = False
        passed, cpu, own = time.perf_counter() - began, host.cpu() - cpu, own_cpu() - own
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return report(scenario, measured, passed, cpu, own, idle - empty)


async def measure_restart(scenario: Scenario, seconds: float) -> dict[str, object]:
    """Let everybody play for a while, kill and restart the host, and let all clients reconnect."""
    async with running_host() as host:
        tables = await open_tables(host, scenario)
        measured = Measured(counting=True)
        tasks = [asyncio.create_task(sit_down(host, scenario, table, tokens, measured)) for table, tokens in tables]
        await asyncio.wait(tasks, timeout=seconds)
        began = time.perf_counter()
        await host.restart()
        answering = time.perf_counter() - began
        await asyncio.gather(*tasks, return_exceptions=True)
        began = time.perf_counter()
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*[come_back(host, gate, table, token) for table, tokens in tables for token in tokens])
        return {
            "scenario": RESTART,
            "game": scenario.game,
            "seats": scenario.seats,
            "tables": scenario.tables,
            "moves": measured.moves,
            "seconds_until_it_answers": round(answering, 2),
            "seconds_until_all_are_back": round(answering + time.perf_counter() - began, 2),
        }


async def come_back(host: Host, gate: asyncio.Semaphore, table: str, token: str) -> None:
    """Reconnect to a table, and wait until the game arrives."""
    async with gate, connect(host.socket(table), additional_headers=bearer(token)) as socket:
        async for message in socket:
            if decoder.decode(message).view is not None:
                return


COLUMNS = (
    "scenario",
    "game",
    "seats",
    "tables",
    "moves_per_second",
    "moves_per_cpu_second",
    "p50_ms",
    "p99_ms",
    "kilobytes_per_table",
)


def print_table(found: list[dict[str, object]]) -> None:
    """Print the results as the table of docs/benchmarks.md."""
    print("| " + " | ".join(COLUMNS) + " |\n|" + "---|" * len(COLUMNS))
    for one in found:
        if one["scenario"] != RESTART:
            print("| " + " | ".join([str(one[column]) for column in COLUMNS]) + " |")
    for one in found:
        if one["scenario"] == RESTART:
            print(
                f"\nrestart with {one['tables']} tables of {one['game']} after {one['moves']} moves: answers after "
                f"{one['seconds_until_it_answers']} s, all are back after {one['seconds_until_all_are_back']} s"
            )


def report(
    scenario: Scenario, measured: Measured, passed: float, cpu: float, own: float, memory: int
) -> dict[str, object]:
    """The results of one run."""
    delays = sorted(measured.delays) or [0.0]
    return {
        "scenario": scenario.name,
        "game": scenario.game,
        "seats": scenario.seats,
        "tables": scenario.tables,
        "moves_per_second": round(measured.moves / passed, 1),
        "moves_per_cpu_second": round(measured.moves / cpu, 1) if cpu else 0,
        "p50_ms": round(1000 * delays[len(delays) // 2], 1),
        "p99_ms": round(1000 * delays[min(len(delays) - 1, len(delays) * 99 // 100)], 1),
        "server_cpu_seconds": round(cpu, 2),
        "clients_cpu_seconds": round(own, 2),
        "seconds": round(passed, 1),
        "kilobytes_per_table": round(memory / 1024 / scenario.tables, 1),
        "moves": measured.moves,
        "refused": measured.refused,
        "games_finished": measured.games,
    }


def own_cpu() -> float:
    """CPU seconds that the clients, this process, have used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="?", default=ALL, choices=[ALL, *SCENARIOS, RESTART])
    parser.add_argument("--games", nargs="+", default=list(games()), choices=list(games()))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=15.0)
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    names = [*SCENARIOS, RESTART] if wanted.scenario == ALL else [wanted.scenario]
    found = []
    for name, game in product(names, wanted.games):
        scenario = SCENARIOS["paced" if name == RESTART else name].of(game, wanted.seats, min(wanted.tables, 2000))
        work = measure_restart if name == RESTART else measure
        print(json.dumps({"calibration_seconds": round(calibrate(), 3)}), flush=True)
        found.append(asyncio.run(work(scenario, min(wanted.seconds, 120.0))))
        print(json.dumps(found[-1]), flush=True)
    print_table(found)


if __name__ == "__main__":
    main()
