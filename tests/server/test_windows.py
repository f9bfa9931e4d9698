"""Response windows of fixed length: neither prompts nor timing tell what anybody holds (KIT-N10)."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.server.storage.store import Row
from igroteka.server.tables.duties import LATEST_REACTION, SOONEST_REACTION, duties, reaction_time
from igroteka.server.tables.events import Opened
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import Table
from tests.server import told
from tests.server.client import Friends, Seat, all_see
from tests.server.host import Host, log_of
from tests.server.positions import LOOKING, window

pytestmark = pytest.mark.anyio

PLAY = "play:shuffle"
LENGTH = 3  # seconds
LONG = 15  # seconds, for what has to be looked at while the window is open
BOT = 2  # its seat
EARLIEST = 1500  # ms


def longer(position: str) -> str:
    """The same with longer windows."""
    return position.replace(f"nope_window_seconds: {LENGTH}", f"nope_window_seconds: {LONG}")


async def after_it_has_closed(seat: Seat) -> None:
    """Wait until the window is closed that this seat sees."""
    moment = next(game.view.moment for game in reversed(seat.games) if game.view.window)
    await seat.until(lambda: seat.view.moment > moment)


def opening(rows: list[Row], by: str = PLAY) -> int:
    """Which event has opened the last window that was opened by this choice."""
    return max(number for number, row in enumerate(rows) if f'"{by}"' in row.data)


def open_for(host: Host, seat: Seat, by: str = PLAY) -> int:
    """How long that window was open, in milliseconds, as the log says."""
    rows = log_of(host, seat.id)
    opened = opening(rows, by)
    closed = next(row for row in rows[opened:] if f'"seat":{CLOCK_SEAT}' in row.data)
    return closed.at - rows[opened].at


def meant_to_be_open_for(rows: list[Row], opened: int, known: int) -> int:
    """How long the host means to keep a window open, when it knows so many events: a busy machine may be late."""
    (end,) = [duty.at for duty in duties(replay("table", rows[:known])) if duty.seat == CLOCK_SEAT]
    return end - rows[opened].at


@pytest.mark.parametrize("hand", ["[nope, skip]", "[attack_2x, skip]"])
async def test_everybody_is_asked_alike_whatever_he_holds(friends: Friends, hand: str) -> None:  # KIT-N10
    a, b = await friends.play("kittens", 2, position=longer(window(hand=hand)))
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    await a.chooses(PLAY)
    await all_see([a, b, watcher], lambda seat: seat.view.window == LONG)
    assert b.asked == "kittens-ask-nope"
    assert ("pass" in b.codes, "nope" in b.codes) == (True, "nope" in hand)
    for seat in (a, watcher):
        assert (seat.view.asked, seat.codes) == ([], [])  # who is asked is not told
        assert seat.game.clock.deadlines == {}
        assert seat.game.clock.window > 0


async def test_a_window_stays_open_for_its_whole_length_whatever_anyone_holds(  # KIT-N10
    friends: Friends, host: Host
) -> None:
    tables = [await friends.play("kittens", 2, position=window(hand=hand)) for hand in ("[nope]", "[skip]")]
    await asyncio.gather(*[a.chooses(PLAY) for a, _ in tables])
    await asyncio.gather(*[after_it_has_closed(a) for a, _ in tables])
    for a, _ in tables:
        rows = log_of(host, a.id)
        opened = opening(rows)
        assert meant_to_be_open_for(rows, opened, opened + 1) == 1000 * LENGTH <= open_for(host, a)


async def test_a_pass_is_noticed_by_nobody_and_closes_the_window_not_before_its_time(  # KIT-N10
    friends: Friends, host: Host
) -> None:
    a, b = await friends.play("kittens", 2, position=window())
    await a.chooses(PLAY)
    await a.has_heard_all()
    await b.until(lambda: "pass" in b.codes)
    heard = len(a.heard)
    await b.chooses("pass")
    await after_it_has_closed(a)
    end = a.heard[heard]  # the next that they heard at all
    assert isinstance(end, told.GameMessage)
    assert not end.view.window
    rows = log_of(host, a.id)
    opened = opening(rows)
    passed = next(number for number, row in enumerate(rows) if '"pass"' in row.data)
    assert meant_to_be_open_for(rows, opened, passed + 1) == EARLIEST <= open_for(host, a)


async def test_a_window_does_not_close_early_while_somebody_may_still_react(  # KIT-N10
    friends: Friends, host: Host
) -> None:
    a, b, c = await friends.play("kittens", 3, position=window(3))
    await a.chooses(PLAY)
    await b.until(lambda: "pass" in b.codes)
    await b.chooses("pass")
    await after_it_has_closed(c)
    assert open_for(host, c) >= 1000 * LENGTH


async def test_the_looking_time_does_not_end_sooner_for_one_who_has_decided(  # KIT-H04
    friends: Friends, host: Host
) -> None:
    a, b = await friends.play("kittens", 2, position=LOOKING)
    await a.chooses("draw")
    await a.until(lambda: "keep" in a.codes)
    await a.chooses("keep")
    await b.until(lambda: "draw" in b.codes)
    rows = log_of(host, a.id)
    opened = opening(rows, "draw")
    kept = next(number for number, row in enumerate(rows) if '"keep"' in row.data)
    for known in (opened + 1, kept + 1):
        assert meant_to_be_open_for(rows, opened, known) == 2000
    assert open_for(host, a, "draw") >= 2000


async def test_after_a_nope_a_new_full_window_opens(friends: Friends, host: Host) -> None:  # KIT-N10
    a, b = await friends.play("kittens", 2, position=window())
    await a.chooses(PLAY)
    first_end = a.game.clock.window
    await b.until(lambda: "nope" in b.codes)
    await asyncio.sleep(0.3)
    await b.chooses("nope")
    await a.until(lambda: "nope" in a.codes)
    assert a.asked == "kittens-ask-nope-nope"
    rows = log_of(host, a.id)
    assert a.game.clock.window - first_end == rows[opening(rows, "nope")].at - rows[opening(rows)].at >= 300
    await after_it_has_closed(a)
    assert open_for(host, a, "nope") >= 1000 * LENGTH


async def test_a_nope_that_comes_second_is_refused(friends: Friends) -> None:  # KIT-N10
    position = longer(window(3)).replace("pile:", "  C: [nope, skip]\npile:")
    a, b, c = await friends.play("kittens", 3, position=position)
    await a.chooses(PLAY)
    await all_see([b, c], lambda seat: "nope" in seat.codes)
    moment = b.view.moment
    answers = await asyncio.gather(*[seat.asks("choose", moment=moment, code="nope") for seat in (b, c)])
    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
    await a.until(lambda: a.asked == "kittens-ask-nope-nope")


@pytest.mark.parametrize("hand", ["[nope, skip]", "[attack_2x, skip]"])
async def test_bots_react_after_a_time_by_lot_whatever_they_hold(  # KIT-N10
    friends: Friends, host: Host, hand: str
) -> None:
    position = window(3).replace("pile:", f"  C: {hand}\npile:")
    a, b = await friends.play("kittens", 2, bots=["greedy"], position=position)
    for _ in range(2):
        await a.until(lambda: PLAY in a.codes)
        await a.chooses(PLAY)
        await b.until(lambda: "pass" in b.codes)
        await b.chooses("pass")
        await a.until(lambda: not a.view.window)
        rows = log_of(host, a.id)
        opened = max(number for number, row in enumerate(rows) if PLAY in row.data)
        known = replay(a.id, rows[: opened + 1])
        lot = reaction_time(known, BOT)
        (meant,) = [duty.at for duty in duties(known) if duty.seat == BOT]
        reaction = next(row.at for row in rows[opened:] if '"bot"' in row.data)
        assert lot == meant - rows[opened].at <= reaction - rows[opened].at


def test_lots_of_bots_differ_from_window_to_window_and_from_seat_to_seat() -> None:  # KIT-N10
    opened = Opened(Settings("kittens", 2), "host")
    found = []
    for number in range(500):
        table = Table(f"table {number}")
        table.apply(opened, 0)
        found += [reaction_time(table, seat) for seat in (0, 1)]
    assert SOONEST_REACTION <= min(found) < SOONEST_REACTION + 20
    assert LATEST_REACTION - 20 < max(found) < LATEST_REACTION
    assert len(set(found)) > 500
