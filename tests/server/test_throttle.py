"""Something that happens at most once in an interval."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.server.tables.throttle import Throttle

pytestmark = pytest.mark.anyio

INTERVAL = 0.2  # seconds


async def test_an_action_after_a_quiet_time_happens_at_once_and_only_once() -> None:
    calls: list[str] = []
    throttle = Throttle(INTERVAL, lambda: calls.append("called"))
    idle = [throttle.idle]
    throttle.schedule()
    throttle.schedule()
    idle.append(throttle.idle)
    await asyncio.sleep(0.05)
    assert idle == [True, False]
    assert calls == ["called"]


async def test_an_action_within_the_interval_waits_for_its_end() -> None:
    called = asyncio.Event()
    throttle = Throttle(INTERVAL, called.set)
    throttle.restart()
    assert not throttle.idle
    begun = asyncio.get_running_loop().time()
    throttle.schedule()
    await called.wait()
    assert asyncio.get_running_loop().time() - begun >= 0.9 * INTERVAL


async def test_a_cancelled_action_does_not_happen() -> None:
    calls: list[str] = []
    throttle = Throttle(0.01, lambda: calls.append("called"))
    throttle.restart()
    throttle.schedule()
    throttle.cancel()
    await asyncio.sleep(0.05)
    assert calls == []
