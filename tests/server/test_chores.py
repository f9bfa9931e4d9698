"""What a process does regularly."""

from __future__ import annotations

import asyncio
import logging
from itertools import count

import pytest

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.chore import Chore
from tests.server.logs import logged

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("problem", [IgrotekaError("error-storage"), ValueError("seven")])
async def test_what_fails_is_logged_and_tried_again_until_the_chore_is_closed(problem: Exception) -> None:
    tries, succeeded = count(1), asyncio.Event()

    async def work() -> None:
        if next(tries) < 3:
            raise problem
        succeeded.set()

    chore = Chore(work, 0.0, logging.getLogger("igroteka.chores"))
    with logged() as log:
        chore.start()
        await succeeded.wait()
        await chore.close()
        assert log.text.count(str(problem.args[0])) == 2
    succeeded.clear()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not succeeded.is_set()


async def test_a_chore_that_begins_at_once_waits_for_nothing() -> None:
    begun = asyncio.Event()

    async def work() -> None:
        begun.set()

    chore = Chore(work, 3600.0, logging.getLogger("igroteka.chores"), at_once=True)
    chore.start()
    await begun.wait()
    await chore.close()


async def test_a_chore_that_never_started_can_be_closed() -> None:
    async def work() -> None:
        raise AssertionError("nobody has started it")

    await Chore(work, 0.0, logging.getLogger("igroteka.chores")).close()
