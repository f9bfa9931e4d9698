"""A bot worker of a scaled-out host: one job at a time in each of its processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable

from igroteka.server.bots.bot_pool import BOT_LIMIT, ProcessBotPool, ask_pool
from igroteka.server.bus.nats import PATIENCE, NatsBus

log = logging.getLogger("igroteka.bots")


async def work(bus_url: str, processes: int, ready: Callable[[], None]) -> None:
    """Answer jobs from the bus until a signal arrives."""
    bus, bot_pool = NatsBus(bus_url), ProcessBotPool(processes)
    bot_pool.start()

    async def answer(job: bytes) -> bytes:
        """The answer of a bot; when it is late, other jobs come first."""
        return await ask_pool(bot_pool, job, BOT_LIMIT)

    end = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, end.set)
    serving, ending = asyncio.create_task(bus.serve_bots(answer)), asyncio.create_task(end.wait())
    try:
        await asyncio.wait({serving, ending}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not serving.done():
            log.warning("the bus is away")
        await asyncio.wait({serving, ending}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            await serving
            ready()
            await ending
    finally:
        serving.cancel()
        ending.cancel()
        await bus.close()
        await bot_pool.close()
