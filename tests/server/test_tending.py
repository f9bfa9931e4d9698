"""Timers of a table, in one process and without a host."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace
from typing import cast

import pytest

from igroteka.server.bus import LocalBus
from igroteka.server.deciding import Guest, deal, sit
from igroteka.server.duties import duties
from igroteka.server.events import Opened
from igroteka.server.room import Room
from igroteka.server.settings import Clock, Settings
from igroteka.server.table import Table
from igroteka.server.tending import Tender

pytestmark = pytest.mark.anyio

START = 1_000_000


def table_with_clock() -> Table:
    """Two people at a table where every decision may take a second."""
    table = Table("table")
    table.take(Opened(Settings("targi", 2, clock=Clock("seconds", 1)), "a"), START)
    for seat, guest in enumerate("ab"):
        for event in sit(table, Guest(guest, guest), seat):
            table.take(event, START)
    table.take(deal(table), START)
    return table


async def test_a_timer_that_wakes_up_a_little_too_early_looks_again_at_once() -> None:
    deadline = START + 1000
    times = itertools.chain([deadline - 1], itertools.repeat(deadline))  # the clock ticks while the timer looks
    table = table_with_clock()
    room = SimpleNamespace(
        table=table,
        now=lambda: next(times),
        duties=lambda: duties(table),
        wrote_last=True,
        hub=SimpleNamespace(bus=LocalBus()),
        present=3,
        audience=SimpleNamespace(present=3),
    )
    tender = Tender(cast(Room, room))
    tender._on_time()
    assert tender._timer is not None
    assert tender._timer.when() - asyncio.get_running_loop().time() < 0.1
    tender.close()
