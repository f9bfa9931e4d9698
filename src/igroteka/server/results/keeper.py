"""Stores results of games that have ended, and keeps ratings up to date. One process of a server does it for all."""

from __future__ import annotations

import contextlib
import logging
import time
from functools import partial

from igroteka.core.registry import games
from igroteka.server.common.chore import Chore
from igroteka.server.common.times import now_ms
from igroteka.server.results.ratings import rated
from igroteka.server.results.result import result_of
from igroteka.server.storage import results as stored
from igroteka.server.storage.results import Result
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.lease import Lease

log = logging.getLogger("igroteka.results")

INTERVAL = 3.0  # seconds between two looks
AT_ONCE = 50  # tables whose results are computed between two looks
LATE_MS = 600_000  # between the end of a table and the moment when that is stored, at most
ALL_AGAIN = 3600.0  # seconds after which all tables are looked at again, not only those that have ended lately


class ResultKeeper:
    """Computes what is missing: whatever was lost or never there is computed again from the logs."""

    def __init__(self, hub: Hub, interval: float = INTERVAL) -> None:
        self.hub = hub
        self._chore = Chore(self.look, interval, log)
        self._lease = Lease(hub.services, "results")
        self._complete_until = 0  # tables that ended before have results
        self._began = time.monotonic()  # with all tables

    def start(self) -> None:
        self._chore.start()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Store new results, then the ratings that they lead to."""
        if not await self._lease.hold():
            return
        if time.monotonic() > self._began + ALL_AGAIN:
            self._began, self._complete_until = time.monotonic(), 0
        now = now_ms()
        missing = partial(stored.tables_without_result, since=self._complete_until, limit=AT_ONCE)
        found = await self.hub.store.read(missing)
        for id, game, ended in found:
            rows = await self.hub.store.events(id)
            result = await self.hub.services.run_in_background(partial(result_of, id, game, ended, rows))
            await self._add(result)
        if len(found) < AT_ONCE:
            self._complete_until = now - LATE_MS
        for game in await self.hub.store.read(partial(stored.games_to_rate, games=sorted(games()))):
            await self._rate(game)

    async def _add(self, result: Result) -> None:
        with contextlib.suppress(Conflict):  # the table was deleted meanwhile
            await self.hub.store.writer.write(partial(stored.add_result, result=result))

    async def _rate(self, game: str) -> None:
        """Rate the results of a game that are not rated yet; all of them again if one came late."""
        mark = await self.hub.store.read(partial(stored.mark_of, game=game))
        results = await self.hub.store.read(partial(stored.results_after, game=game, mark=mark))
        before = await self.hub.store.read(partial(stored.ratings_of_game, game=game)) if mark else {}
        after = await self.hub.services.run_in_background(partial(rated, before, results))
        if results:
            last = results[-1].ended, results[-1].table
            changed = {key: rating for key, rating in after.items() if before.get(key) != rating}
            save = partial(stored.save_ratings, game=game, found=changed, last=last, since=mark)
            await self.hub.store.writer.write(save)
