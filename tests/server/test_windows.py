"""Response windows of fixed length: neither prompts nor timing tell what anybody holds (KIT-N10)."""

from __future__ import annotations

import asyncio
import time

import pytest

from igroteka.server.duties import LATEST_REACTION, SOONEST_REACTION, reaction_time
from igroteka.server.events import Opened
from igroteka.server.hub import replay
from igroteka.server.settings import Settings
from igroteka.server.table import Table
from tests.server.client import Friends, Seat, all_see
from tests.server.host import Host, log_of
from tests.server.positions import window

pytestmark = pytest.mark.anyio

PLAY = "play:shuffle"
LENGTH = 3.0
BOT = 2  # its seat
EARLIEST = 1.5
SLACK = 1.0  # seconds that a busy machine may be late


async def how_long(seat: Seat) -> float:
    """How long the window stays open that this seat sees."""
    assert seat.view.window
    opened = time.monotonic()
    await seat.until(lambda: not seat.view.window)
    return time.monotonic() - opened


@pytest.mark.parametrize("hand", ["[nope, skip]", "[attack_2x, skip]"])
async def test_everybody_is_asked_alike_whatever_he_holds(friends: Friends, hand: str) -> None:  # KIT-N10
    a, b = await friends.play("kittens", 2, position=window(hand=hand))
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    await a.chooses(PLAY)
    await all_see([a, b, watcher], lambda seat: seat.view.window == LENGTH)
    assert b.asked == "kittens-ask-nope"
    assert ("pass" in b.codes, "nope" in b.codes) == (True, "nope" in hand)
    for seat in (a, watcher):
        assert (seat.view.asked, seat.codes) == ([], [])  # who is asked is not told
        assert seat.game.clock.deadlines == {}
        assert seat.game.clock.window > 0


async def test_a_window_stays_open_for_its_whole_length_whatever_anyone_holds(friends: Friends) -> None:  # KIT-N10
    tables = [await friends.play("kittens", 2, position=window(hand=hand)) for hand in ("[nope]", "[skip]")]
    await asyncio.gather(*[a.chooses(PLAY) for a, _ in tables])
    for took in await asyncio.gather(*[how_long(a) for a, _ in tables]):
        assert LENGTH - 0.1 <= took < LENGTH + SLACK


async def test_a_pass_is_noticed_by_nobody_and_closes_the_window_not_before_its_time(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=window())  # KIT-N10
    await a.chooses(PLAY)
    await b.until(lambda: "pass" in b.codes)
    opened = asyncio.create_task(how_long(a))
    heard = len(a.heard)
    await b.chooses("pass")
    await a.hears_nothing(1.0, since=heard)
    assert EARLIEST - 0.2 <= await opened < EARLIEST + SLACK


async def test_a_window_does_not_close_early_while_somebody_may_still_react(friends: Friends) -> None:  # KIT-N10
    a, b, c = await friends.play("kittens", 3, position=window(3))
    await a.chooses(PLAY)
    await b.until(lambda: "pass" in b.codes)
    opened = asyncio.create_task(how_long(c))
    await b.chooses("pass")
    assert LENGTH - 0.2 <= await opened < LENGTH + SLACK


async def test_after_a_nope_a_new_full_window_opens(friends: Friends) -> None:  # KIT-N10
    a, b = await friends.play("kittens", 2, position=window())
    await a.chooses(PLAY)
    first_end = a.game.clock.window
    await b.until(lambda: "nope" in b.codes)
    await asyncio.sleep(1.0)
    await b.chooses("nope")
    await a.until(lambda: "nope" in a.codes)
    assert a.asked == "kittens-ask-nope-nope"
    assert a.game.clock.window - first_end >= 1000
    assert LENGTH - 0.2 <= await how_long(a) < LENGTH + SLACK


async def test_a_nope_that_comes_second_is_refused(friends: Friends) -> None:  # KIT-N10
    a, b, c = await friends.play("kittens", 3, position=window(3).replace("pile:", "  C: [nope, skip]\npile:"))
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
        lot = reaction_time(replay(a.id, rows[: opened + 1]), BOT)
        reaction = next(row.at for row in rows[opened:] if '"bot"' in row.data)
        assert lot <= reaction - rows[opened].at < lot + 1000 * SLACK


def test_lots_of_bots_differ_from_window_to_window_and_from_seat_to_seat() -> None:  # KIT-N10
    opened = Opened(Settings("kittens", 2), "host")
    found = []
    for number in range(500):
        table = Table(f"table {number}")
        table.take(opened, 0)
        found += [reaction_time(table, seat) for seat in (0, 1)]
    assert SOONEST_REACTION <= min(found) < SOONEST_REACTION + 20
    assert LATEST_REACTION - 20 < max(found) < LATEST_REACTION
    assert len(set(found)) > 500
