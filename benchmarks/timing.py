"""Does timing reveal what a bot holds? Windows with and without the card, measured on a real host.

    python -m benchmarks.timing                        every case, 300 windows with the card and 300 without
    python -m benchmarks.timing --levels hard --games GAME --paces 0 --people 1 --windows 50

A window is a question to a bot whose options depend on its hand. A game describes one in
`tests/games/GAME/timed_window.yaml`: the position, the choice that opens the window, the card that matters, and a
substitute for it. Every window has its own table; the bots run in worker processes, and every choice is written to a
database before it is announced. Two times are measured from the choice that opened the window: until the bot's answer
is in the log, and until the waiting player sees that the game goes on. A reaction of the bot is public, so at tables
with several people only windows in which it passed count for what the player sees. The two-sample tests give the
probability of a difference this large if the card made none.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import tempfile
import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import msgspec

from igroteka.server.bots.bot_pool import ProcessBotPool
from igroteka.server.bus.notices import LocalBus
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Row, Store
from igroteka.server.tables.audience import SentState
from igroteka.server.tables.commands import Guest, sit
from igroteka.server.tables.duties import duties
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.messages import Choose, Done
from igroteka.server.tables.opening import begin, draft, fill, open_table
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import Clock, Settings

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
BOT = 2  # the seat of the bot that holds the card, or does not
LONGEST = 60.0  # seconds until a window is given up
AT_ONCE = 6  # tables at the same time
WAITED = 2  # times as many if the tables mostly wait
LEVELS = ("easy", "normal", "hard")
MOST = 4  # times as many windows as wanted are tried, until enough of them were passed

ROOT = Path(__file__).resolve().parents[1]


class TimedWindow(msgspec.Struct, frozen=True):
    """A game's description of its window.

    `all_asked`: all other players are asked at once, and a clock may close the window.
    """

    opening: str  # the choice that opens the window
    held: str  # the card that gives the bot a choice
    other: str  # the substitute for that card
    all_asked: bool
    position: str


WINDOWS = {
    path.parent.name: msgspec.yaml.decode(path.read_bytes(), type=TimedWindow)
    for path in sorted((ROOT / "tests" / "games").glob("*/timed_window.yaml"))
}


class Listener:
    """A player who records when the game goes on."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.device, self.curtained, self.seat, self.held = guest.id, True, -1, 0
        self.openly = self.wants_changes = False
        self.blocked = frozenset[str]()
        self.sent = SentState()
        self.queued = 0
        self.moment = -1
        self.times: dict[int, float] = {}  # when each public version was first seen
        self.changed = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Receive a message."""
        told = msgspec.json.decode(message, type=dict[str, object])
        view = told.get("view")
        if told["tell"] == "game" and isinstance(view, dict):
            self.moment = int(view["moment"])
            self.times.setdefault(self.moment, time.monotonic())
            self.changed.set()

    def close(self, code: int) -> None:
        """The connection has ended."""

    async def sees_more_than(self, moment: int) -> None:
        """Wait until the game has moved on from that public version."""
        async with asyncio.timeout(LONGEST):
            while self.moment <= moment:
                self.changed.clear()
                await self.changed.wait()


@dataclass(frozen=True)
class Case:
    """Who plays what, and how fast."""

    game: str
    level: str
    pace: int
    people: int

    @property
    def window(self) -> TimedWindow:
        return WINDOWS[self.game]

    @property
    def closed_by_clock(self) -> bool:
        """True if several people are asked at once, so that nobody sees who has passed until the clock runs out."""
        return self.people > 1 and self.window.all_asked

    @property
    def mostly_waiting(self) -> bool:
        """True if a table waits for a clock most of the time, so that more tables can run at once."""
        return self.closed_by_clock or (self.pace > 0 and not self.window.all_asked)

    def position(self, card: bool) -> str:
        """The position, with the card in the bot's hand or with its substitute."""
        held = self.window.held if card else self.window.other
        return self.window.position.format(live="true" if self.people > 1 else "false", card=held)


@dataclass(frozen=True)
class Window:
    """One window, in milliseconds: time until answered, time until seen, and whether the bot reacted.

    `meant` is when the host planned the answer, as far as the log tells.
    """

    meant: float
    answered: float
    seen: float
    reacted: bool


async def measure(hub: Hub, case: Case, card: bool) -> Window | None:
    """Open a table, let Ann open a window, and wait until she sees its end."""
    settings = Settings(case.game, 3, pace=case.pace, clock=Clock("none"), grace=3600)
    found = draft(ANN, settings, case.position(card))
    found.add(sit(found.table, ANN, 0))
    if case.people > 1:
        found.add(sit(found.table, BOB, 1))
    fill(found, ANN, None, [case.level] * 3)
    begin(found)
    room = await open_table(hub, found)
    ann = Listener(ANN)
    await room.join(ann, 0)
    assert found.table.current_game is not None
    before = found.table.current_game.session.state.public_version
    await choose(room, ANN, case.window.opening)
    opened = min(moment for moment in ann.times if moment > before)
    if case.closed_by_clock:
        await choose(room, BOB, "pass")
    await ann.sees_more_than(opened)
    room.leave(ann)
    rows = await hub.store.events(room.table.id)
    await room.close()
    hub.rooms.pop(room.table.id).autopilot.close()
    return window_of(
        room.table.id, rows, case.window.opening, ann.times[opened], min(t for m, t in ann.times.items() if m > opened)
    )


async def choose(room: Room, guest: Guest, code: str) -> None:
    assert room.table.current_game is not None
    moment = room.table.current_game.session.state.public_version
    told = await room.perform(guest, Choose(f"{guest.id}-{code}", moment, code))
    assert isinstance(told, Done), told


def window_of(table: str, rows: Sequence[Row], opening: str, begun: float, seen: float) -> Window | None:
    """The times of a window, by log and player; None if a busy machine closed it before the answer."""
    number = next(i for i, row in enumerate(rows) if f'"{opening}"' in row.data)
    answers = [row for row in rows[number:] if f'"seat":{BOT}' in row.data]
    if not answers:
        return None
    answer = answers[0]
    code = msgspec.json.decode(answer.data, type=dict[str, object])["code"]
    begin = rows[number].at
    (meant,) = [duty.at - begin for duty in duties(replay(table, list(rows[: number + 1]))) if duty.seat == BOT]
    return Window(meant, answer.at - begin, 1000 * (seen - begun), code != "pass")


async def measure_all(hub: Hub, case: Case, wanted: int) -> dict[bool, list[Window]]:
    """So many countable windows with and without the card, in random order, so that other load affects both alike."""
    found: dict[bool, list[Window]] = {True: [], False: []}
    gate = asyncio.Semaphore(AT_ONCE * (WAITED if case.mostly_waiting else 1))

    async def one(card: bool) -> None:
        async with gate:
            window = await measure(hub, case, card)
            if window is not None:
                found[card].append(window)

    while len(found[True]) < MOST * wanted:
        missing = wanted - min(len(counted(case, windows)) for windows in found.values())
        if missing <= 0:
            break
        cards = [True, False] * missing
        random.shuffle(cards)
        await asyncio.gather(*[one(card) for card in cards])
    return found


def counted(case: Case, windows: list[Window]) -> list[Window]:
    """The windows in which a player sees the same with the card and without."""
    passed = [window for window in windows if not window.reacted]
    return passed if case.closed_by_clock else windows


# Two-sample tests.


def kolmogorov_smirnov(a: Sequence[float], b: Sequence[float]) -> float:
    """p-value of the distance between two empirical distributions (asymptotic)."""
    one, two = sorted(a), sorted(b)
    distance = max(
        abs(bisect_right(one, value) / len(one) - bisect_right(two, value) / len(two)) for value in {*one, *two}
    )
    size = math.sqrt(len(one) * len(two) / (len(one) + len(two)))
    scaled = (size + 0.12 + 0.11 / size) * distance
    if scaled < 0.2:
        return 1.0
    total = sum((1 if k % 2 else -1) * math.exp(-2 * (k * scaled) ** 2) for k in range(1, 101))
    return max(0.0, min(1.0, 2 * total))


def mann_whitney(a: Sequence[float], b: Sequence[float]) -> float:
    """p-value of the difference in ranks between two samples (normal approximation, ties)."""
    both = sorted([*a, *b])
    ranks: dict[float, float] = {}
    ties = 0
    first = 0
    while first < len(both):
        after = bisect_right(both, both[first])
        ranks[both[first]] = (first + 1 + after) / 2
        ties += (after - first) ** 3 - (after - first)
        first = after
    n, m, all_ = len(a), len(b), len(both)
    u = sum(ranks[value] for value in a) - n * (n + 1) / 2
    variance = n * m / 12 * (all_ + 1 - ties / (all_ * (all_ - 1)))
    if variance <= 0:
        return 1.0
    return math.erfc(abs(u - n * m / 2) / math.sqrt(2 * variance))


def median_of(values: Sequence[float]) -> str:
    """The median and the 99th percentile, in whole milliseconds."""
    return f"{statistics.median(values):.0f} ({sorted(values)[int(0.99 * (len(values) - 1))]:.0f})"


def row_of(case: Case, held: list[Window], none: list[Window]) -> str:
    cells = [case.game, case.level, str(case.pace), str(case.people), f"{len(held)}, {len(none)}"]
    for values, others in (
        ([one.answered for one in held], [one.answered for one in none]),
        ([one.seen for one in counted(case, held)], [one.seen for one in counted(case, none)]),
    ):
        cells += [median_of(values), median_of(others)]
        cells += [f"{kolmogorov_smirnov(values, others):.2g}", f"{mann_whitney(values, others):.2g}"]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| game | level | pace | people | n with, without | answered with | without | KS p | rank p "
    "| seen with | without | KS p | rank p |\n|" + "---|" * 13
)


async def run(cases: list[Case], windows: int, processes: int, folder: Path) -> None:
    """Measure the cases, one after the other."""
    engine = open_engine(f"sqlite:///{folder / 'igroteka.db'}")
    migrate(engine)
    bot_pool = ProcessBotPool(processes)
    hub = Hub(Store(engine), LocalBus(), bot_pool, waiting_days=0)
    await hub.start()
    await bot_pool.ready()
    print(HEAD, flush=True)
    try:
        for case in cases:
            await measure_all(hub, case, 3)  # warm up
            found = await measure_all(hub, case, windows)
            print(row_of(case, found[True], found[False]), flush=True)
    finally:
        await hub.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.timing", description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(WINDOWS), choices=list(WINDOWS))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--paces", nargs="+", type=int, default=[0, 800])
    parser.add_argument("--people", nargs="+", type=int, default=[1, 2], choices=[1, 2])
    parser.add_argument("--windows", type=int, default=300)
    parser.add_argument("--processes", type=int, default=8, help="in which bots think: so many that none waits")
    wanted = parser.parse_args()
    cases = [Case(*one) for one in product(wanted.games, wanted.levels, wanted.paces, wanted.people)]
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(cases, wanted.windows, wanted.processes, Path(folder)))


if __name__ == "__main__":
    main()
