"""Timers of a table, in one process and without a host."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace
from typing import cast

import pytest

from igroteka.server.bus.notices import LocalBus
from igroteka.server.tables.autopilot import Autopilot
from igroteka.server.tables.commands import Guest, deal, sit
from igroteka.server.tables.duties import duties
from igroteka.server.tables.events import Opened
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import Clock, Settings
from igroteka.server.tables.table import Table

pytestmark = pytest.mark.anyio

START = 1_000_000


def table_with_clock() -> Table:
    """Two people at a table where every decision may take a second."""
    table = Table("table")
    table.apply(Opened(Settings("targi", 2, clock=Clock("seconds", 1)), "a"), START)
    for seat, guest in enumerate("ab"):
        for event in sit(table, Guest(guest, guest), seat):
            table.apply(event, START)
    table.apply(deal(table), START)
    return table


async def test_a_timer_that_wakes_up_a_little_too_early_looks_again_at_once() -> None:
    deadline = START + 1000
    times = itertools.chain([deadline - 1], itertools.repeat(deadline))  # the clock ticks while the timer looks
    table = table_with_clock()
    room = SimpleNamespace(
        table=table,
        now=lambda: next(times),
        duties=lambda: duties(table),
        log=SimpleNamespace(wrote_last=True),
        services=SimpleNamespace(bus=LocalBus()),
        presence=SimpleNamespace(seats=3),
        audience=SimpleNamespace(present=3, leaving={}),
    )
    autopilot = Autopilot(cast(Room, room))
    autopilot._on_time()
    assert autopilot._timer is not None
    assert autopilot._timer.when() - asyncio.get_running_loop().time() < 0.1
    autopilot.close()
