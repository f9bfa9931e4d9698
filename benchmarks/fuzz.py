"""Sends hundreds of thousands of bad frames and requests to a real local server, over real sockets.

    python -m benchmarks.fuzz                                100,000 of them
    python -m benchmarks.fuzz --frames 5000 --seed 1

Malformed, oversized, deeply nested, mistyped, out of turn, stale, foreign, repeated: each must get a typed refusal or a
documented close code. After each batch the server must be healthy, without a traceback in its log, and still serve
well-behaved clients; and its memory must not grow.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from igroteka.core.registry import games
from tests.server.processes import Program, is_healthy, port_of
from tests.server.raw import (
    BROKEN_FRAMES,
    RawSocket,
    Reply,
    ask,
    ask_json,
    bearer,
    exchange,
    new_table,
    new_token,
    read_reply,
)
from tests.server.rubbish import (
    HOST,
    MESSAGES,
    PLAYER,
    REQUESTS,
    STRANGER,
    WATCHER,
    Message,
    Place,
    command,
)
from tests.server.safety import SAFE_HEADERS, check_refusal
from tests.server.scaled import one_that_can_be_killed

BATCH = 1000
AT_ONCE = 40  # messages that are sent before their answers are read
FOREIGN, NO_TABLE = 4403, 4404
GROWTH = 1.05  # allowed memory growth from the middle of the run to its end
NO_HTTP = (
    b"\x00" * 50 + b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
)


class Wrong(Exception):
    """The server has not answered as it should."""


@dataclass
class Tally:
    """What was sent, and what came back."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    memory: list[int] = field(default_factory=list)  # kB after each batch

    @property
    def total(self) -> int:
        """How much was sent so far."""
        return self.sent.total()


class Visitor:
    """One client's socket at a table; reconnects after the server has closed it."""

    def __init__(self, port: int, place: Place, token: str) -> None:
        self.port = port
        self.place = place
        self.token = token
        self.line: RawSocket | None = None

    def connected(self) -> RawSocket:
        """The socket, once it has received the state of the game."""
        if self.line is None:
            self.line = self.at(self.place.table)
            self.exchange(Message(command({"do": "why", "code": "rubbish"})))
        return self.line

    def at(self, table: str, origin: str = "") -> RawSocket:
        """A new socket to a table."""
        headers = [bearer(self.token)] if self.token else []
        return RawSocket(
            self.port, f"/api/tables/{table}/socket", [*headers, *([("Origin", origin)] if origin else [])]
        )

    def exchange(self, *messages: Message) -> list[str]:
        """Send messages, then read one answer to each; returns the kinds of answers."""
        line = self.connected()
        for message in messages:
            line.send(message.payload, message.opcode)
        return [self._answered(line, message) for message in messages]

    def _answered(self, line: RawSocket, message: Message) -> str:
        while (told := line.read()) is not None:
            if told["tell"] == "game":
                self._look(told)
            elif told["tell"] in ("done", "refused"):
                return self._judged(told, message)
        raise Wrong(f"closed with {line.closed} after {message.payload[:300]!r}")

    def _look(self, told: dict[str, object]) -> None:
        view = told["view"]
        assert isinstance(view, dict)
        self.place.moment, self.place.asked = view["moment"], bool(view["options"])

    def _judged(self, told: dict[str, object], message: Message) -> str:
        if told["tell"] == "refused":
            check_refusal(told)
        answer = str(told.get("text", "done"))
        if not message.may_get(answer):
            raise Wrong(f"{self.place}: {answer} to {message.payload[:300]!r}")
        return answer

    def breaks(self, data: bytes) -> int:
        """Send data that ends the connection; returns the close code."""
        line = self.connected()
        line.send_bytes(data)
        code = line.until_closed()
        self.leaves()
        return code

    def leaves(self) -> None:
        if self.line is not None:
            self.line.line.close()
            self.line = None


def company(port: int) -> list[Visitor]:
    """Tables of every game, one waiting and one finished; each with a host, a player, a spectator and a stranger."""
    found: list[Visitor] = []
    for game in games().values():
        found += people(port, game.id, game.seats[0], "start")
    smallest = min(games().values(), key=lambda game: game.seats[1])  # one player concedes, and the game is over
    roomy = next(game for game in games().values() if game.seats[1] > 2)
    found += people(port, roomy.id, max(3, roomy.seats[0]), "wait")  # a free seat prevents a start
    found += people(port, smallest.id, smallest.seats[0], "end")
    return found


def people(port: int, game: str, seats: int, stage: str) -> Iterator[Visitor]:
    """A table in one stage of its life, and its visitors."""
    tokens = {HOST: new_token(port), PLAYER: new_token(port), WATCHER: new_token(port), STRANGER: ""}
    settings = {"game": game, "seats": seats, "clock": {"kind": "none"}, "title": stage}
    table = new_table(port, tokens[HOST], settings=settings)
    does(port, table, tokens[PLAYER], {"do": "sit", "seat": 1})
    if stage != "wait":
        for seat in range(2, seats):
            does(port, table, tokens[HOST], {"do": "add-bot", "seat": seat, "level": "random"})
        does(port, table, tokens[HOST], {"do": "start"})
    if stage == "end":
        does(port, table, tokens[PLAYER], {"do": "concede"})
    for role, token in tokens.items():
        yield Visitor(port, Place(game, table, role), token)


def does(port: int, table: str, token: str, fields: dict[str, object]) -> None:
    """Send a legal command."""
    answer = ask_json(port, f"/api/tables/{table}/commands", {"id": f"{fields}"[:40], **fields}, [bearer(token)])
    if answer.status != 200:
        raise Wrong(f"{fields}: {answer.body!r}")


class Fuzz:
    """Sends bad input to one server, and checks the answers."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.port = port_of(program)
        self.lot = random.Random(seed)
        self.tally = Tally()
        self.visitors = company(self.port)

    def run(self, frames: int, report: Callable[[str], None]) -> None:
        """Send so many frames and requests."""
        for number in range(max(2, frames // BATCH)):
            self.batch(min(BATCH, frames // 2))
            self.check_server()
            if number % 10 == 0:
                report(f"{self.tally.total} sent, {self.tally.memory[-1] / 1024:.0f} MB")

    def batch(self, frames: int) -> None:
        end = self.tally.total + frames
        while self.tally.total < end:
            visitor = self.lot.choice(self.visitors)
            self.talk(visitor)
            self.hurt(visitor)
            for _ in range(AT_ONCE // 3):
                self.request(visitor)

    def talk(self, visitor: Visitor) -> None:
        """Send several messages of any kinds at once."""
        visitor.connected()
        makers = [self.lot.choice(MESSAGES) for _ in range(AT_ONCE)]
        answers = visitor.exchange(*[make(self.lot, visitor.place) for make in makers])
        self.tally.sent.update([make.__name__ for make in makers])
        self.tally.answers.update(answers)

    def hurt(self, visitor: Visitor) -> None:
        """Send something that ends a connection, or that opens none."""
        name, (data, expected) = self.lot.choice(list(BROKEN_FRAMES.items()))
        self.closed("broken frame", visitor.breaks(data), expected, name)
        with visitor.at("nothing") as line:
            self.closed("socket to no table", line.until_closed(), NO_TABLE)
        with visitor.at(visitor.place.table, "http://evil.example") as line:
            self.closed("socket of another site", line.until_closed(), FOREIGN)

    def closed(self, kind: str, code: int, expected: int, name: str = "") -> None:
        """Check the close code of a connection that has ended."""
        if code != expected:
            raise Wrong(f"{kind} {name}: closed with {code} instead of {expected}")
        self.tally.sent[kind] += 1
        self.tally.answers[str(code)] += 1

    def request(self, visitor: Visitor) -> None:
        """Send a bad request of any kind."""
        if self.lot.randrange(20) == 0:
            self.check_status("no HTTP", read_reply(exchange(self.port, self.lot.choice(NO_HTTP))), (400,))
            return
        make = self.lot.choice(REQUESTS)
        bad = make(self.lot, visitor.place.table)
        token = [] if any(name == "Authorization" for name, _ in bad.headers) else [bearer(self.visitors[0].token)]
        answer = ask(self.port, bad.method, bad.path, [*bad.headers, *token], bad.body)
        self.check_status(make.__name__, answer, bad.statuses)
        check_refusal(msgspec.json.decode(answer.body))
        if any(answer.headers.get(name) != value for name, value in SAFE_HEADERS.items()):
            raise Wrong(f"{bad}: {answer.headers}")

    def check_status(self, kind: str, answer: Reply, statuses: tuple[int, ...]) -> None:
        """Check the status of the reply to a request."""
        if answer.status not in statuses:
            raise Wrong(f"{kind}: {answer.status} instead of {statuses}: {answer.body[:300]!r}")
        self.tally.sent[kind] += 1
        self.tally.answers[f"{answer.status} {answer.refusal}"] += 1

    def check_server(self) -> None:
        """Check that it is the same process, healthy, with a clean log, and that it serves well-behaved clients."""
        log = self.program.log.read_text()
        if not self.program.running or not is_healthy(self.port):
            raise Wrong(f"the server has died\n{log[-3000:]}")
        if "Traceback" in log or " ERROR " in log or " CRITICAL " in log:
            raise Wrong(f"trouble in the log\n{log[-3000:]}")
        emote = command({"do": "emote", "emote": "hello"}, id=f"well {self.tally.total}")
        for visitor in self.visitors:
            if visitor.place.role in (HOST, PLAYER):
                visitor.exchange(Message(emote, answers=("done",)))
        self.tally.memory.append(memory_of(self.program.pid))


def memory_of(pid: int) -> int:
    """The resident set size of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise Wrong("no such process")


def measure(frames: int, seed: int, report: Callable[[str], None]) -> Tally:
    """Start a server and send it so many bad frames and requests; raises Wrong if it answers one of them badly."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        host = stack.enter_context(one_that_can_be_killed(folder))
        fuzz = Fuzz(host.servers[0], seed)
        pid = host.servers[0].pid
        for visitor in fuzz.visitors:
            stack.callback(visitor.leaves)
        fuzz.run(frames, report)
        if host.servers[0].pid != pid:
            raise Wrong("another process")
        return fuzz.tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fuzz")
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    began = time.monotonic()
    found = measure(chosen.frames, chosen.seed, lambda text: print(text, flush=True))
    for title, counts in (("sent", found.sent), ("answers", found.answers)):
        print(f"{title}:", ", ".join([f"{name} {count}" for name, count in counts.most_common()]))
    first, middle, last = found.memory[0], found.memory[len(found.memory) // 2], found.memory[-1]
    flat = last <= middle * GROWTH
    print(
        f"{found.total} bad frames and requests in {time.monotonic() - began:.0f} s: all were answered, the server "
        f"lives, its log is clean; memory {first / 1024:.1f} MB after the first batch, {middle / 1024:.1f} MB in the "
        f"middle, {last / 1024:.1f} MB at the end: {'flat' if flat else 'IT GROWS'}"
    )
    sys.exit(0 if flat else 1)


if __name__ == "__main__":
    main()
