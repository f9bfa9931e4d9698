"""What all tables of a process share: the store, the bus, the bots, and threads for work beside the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from igroteka.server.bots.bot_pool import BOT_LIMIT, BotPool, ask_pool
from igroteka.server.bus.notices import Bus
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.storage.store import Store
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.table import Table

T = TypeVar("T")


class Services:
    """Handed to every room, so that rooms know neither the hub nor each other."""

    def __init__(self, store: Store, bus: Bus, bot_pool: BotPool, *, bot_delay: bool = True) -> None:
        self.store = store
        self.bus = bus
        self.bot_pool = bot_pool
        self.bot_delay = bot_delay  # a bot's answer waits until it is due
        self.process = secrets.token_hex(6)  # the id of this process on the bus
        self.bot_jobs = 0  # running or queued
        self.bot_failures = 0
        self.late_bots = 0  # answers that came after their deadline
        self._background = ThreadPoolExecutor(1, thread_name_prefix="igroteka-background")
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="igroteka-quick")
        self._replaying = ThreadPoolExecutor(1, thread_name_prefix="igroteka-replaying")

    async def close(self) -> None:
        """Stop bots and threads, leave the bus, and close the store."""
        for threads in (self._background, self._quick, self._replaying):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.bot_pool.close()
        await self.bus.close()
        self.store.close()

    async def ask_bot(self, data: bytes) -> bytes:
        """The answer of a bot to a job, within a time limit."""
        self.bot_jobs += 1
        try:
            return await ask_pool(self.bot_pool, data, BOT_LIMIT)
        finally:
            self.bot_jobs -= 1

    async def run_in_background(self, work: Callable[[], T]) -> T:
        """Run something long, such as replaying a game, in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._background, work)

    async def run_quickly(self, work: Callable[[], T]) -> T:
        """Run something short in a thread where no long work is queued before it."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work)

    async def read_table(self, id: str) -> Table:
        """The table that its stored log leads to; refused if there is none."""
        rows = await self.store.events(id)
        if not rows:
            raise NotAllowed("error-no-such-table")
        return await asyncio.get_running_loop().run_in_executor(self._replaying, replay, id, rows)
