"""Reading tournaments, and appending to their logs: whichever process is quicker wins, the other one looks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.times import now_ms
from igroteka.server.storage import tournaments as stored
from igroteka.server.storage.store import Row
from igroteka.server.storage.tournaments import TournamentListing
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.opening import new_id
from igroteka.server.tables.services import Services
from igroteka.server.tournaments.commands import Consequence
from igroteka.server.tournaments.events import Paired, TournamentOpened, write_event
from igroteka.server.tournaments.settings import TournamentSettings
from igroteka.server.tournaments.tournament import Tournament, brought_up

TRIES = 5  # at writing if other processes are quicker
KNOWN = 50  # tournaments in memory
LONG_LOG = 200  # events that are replayed beside the event loop


class TournamentBook:
    """The tournaments of this host. The log is the truth, whoever has written last. What was read of it is kept in
    memory: hundreds may look at a tournament of thousands of events.
    """

    def __init__(self, services: Services) -> None:
        self.store = services.store
        self._services = services
        self._known: OrderedDict[str, Tournament] = OrderedDict()  # none of these is changed any more
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, id: str) -> Tournament:
        """A tournament as it is now, which nobody may change; refused if there is none."""
        known = self._known.get(id)
        found = await self.store.read(partial(stored.load, id=id, after=known.event_count if known else 0))
        if found is None:
            self._known.pop(id, None)
            raise NotAllowed("error-no-such-tournament")
        if known is None or found.rows or (found.entrants, found.listing.director) != (known.entrants, known.director):
            bring = partial(brought_up, known, found)
            known = bring() if len(found.rows) < LONG_LOG else await self._services.run_quickly(bring)
            self._known[id] = known
        if id in self._known:
            self._known.move_to_end(id)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return known

    async def open(self, director: Guest, settings: TournamentSettings) -> Tournament:
        """A new tournament of this guest."""
        found = Tournament(new_id(), director.id, [])
        await self._write(found, Consequence([TournamentOpened(settings)]))
        return found

    async def commit(self, id: str, decide: Callable[[Tournament], Consequence], *, long: bool = False) -> Tournament:
        """Append what follows from the tournament as it stands; returns it as it is then. What takes `long` to decide
        is computed beside the event loop.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            for _ in range(TRIES):
                tournament = (await self.load(id)).copy()
                work = partial(decide, tournament)
                consequence = await self._services.run_in_background(work) if long else work()
                if not consequence.events:
                    return tournament
                try:
                    await self._write(tournament, consequence)
                except Conflict:
                    continue
                return tournament
        raise Unavailable("error-busy")

    async def _write(self, tournament: Tournament, consequence: Consequence) -> None:
        """Apply events in memory, which shows that they are possible, and append them."""
        first, at = tournament.event_count + 1, max(now_ms(), tournament.updated_at)
        tournament.entrants += consequence.entrants
        for event in consequence.events:
            tournament.apply(event, at)
        rows = [Row(first + i, at, write_event(event)) for i, event in enumerate(consequence.events)]
        paired = any(isinstance(event, Paired) for event in consequence.events)
        boards = tournament.rounds[-1].boards if paired else ()
        add = partial(
            stored.add,
            listing=listing_of(tournament),
            rows=rows,
            entrants=consequence.entrants,
            boards=[(board.table, len(tournament.rounds)) for board in boards if board.table],
        )
        await self.store.writer.write(add)


def listing_of(tournament: Tournament) -> TournamentListing:
    settings = tournament.settings
    return TournamentListing(
        tournament.id,
        settings.table.game,
        settings.table.title,
        tournament.status,
        settings.public,
        tournament.director,
        tournament.opened_at,
        tournament.updated_at,
        msgspec.json.encode(summary(tournament)).decode(),
    )


def summary(tournament: Tournament) -> dict[str, object]:
    """What lists of tournaments show."""
    settings = tournament.settings
    return {
        "format": settings.format,
        "scoring": settings.scoring,
        "seats": settings.table.seats,
        "clock": settings.table.clock,
        "entrants": len(tournament.active),
        "most": settings.most,
        "round": len(tournament.rounds),
        "rounds": tournament.rounds_to_play(),
        "late": settings.may_enter_late,
    }
