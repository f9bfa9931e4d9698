"""Stores results of games that have ended, and keeps ratings up to date. One process of a server does it for all."""

from __future__ import annotations

import contextlib
import logging
from functools import partial

from igroteka.server.common.chore import Chore
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


class ResultKeeper:
    """Computes what is missing: whatever was lost or never there is computed again from the logs."""

    def __init__(self, hub: Hub, interval: float = INTERVAL) -> None:
        self.hub = hub
        self._chore = Chore(self.look, interval, log)
        self._lease = Lease(hub.services, "results")

    def start(self) -> None:
        self._chore.start()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Store new results, then the ratings that they lead to."""
        if not await self._lease.hold():
            return
        for id, game, ended in await self.hub.store.read(partial(stored.tables_without_result, limit=AT_ONCE)):
            rows = await self.hub.store.events(id)
            result = await self.hub.services.run_in_background(partial(result_of, id, game, ended, rows))
            await self._add(result)
        for game in await self.hub.store.read(stored.games_to_rate):
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
