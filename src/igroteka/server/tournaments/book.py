"""Reading tournaments, and appending to their logs: whichever process is quicker wins, the other one looks again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.times import now_ms
from igroteka.server.storage import tournaments as stored
from igroteka.server.storage.store import Row, Store
from igroteka.server.storage.tournaments import TournamentListing
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.opening import new_id
from igroteka.server.tournaments.commands import Consequence
from igroteka.server.tournaments.events import Paired, TournamentOpened, write_event
from igroteka.server.tournaments.settings import TournamentSettings
from igroteka.server.tournaments.tournament import Tournament, tournament_of

TRIES = 5  # at writing if others are quicker


class TournamentBook:
    """The tournaments of this host. Nothing is kept in memory: the log is the truth, whoever has written last."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load(self, id: str) -> Tournament:
        """A tournament; refused if there is none."""
        found = await self.store.read(partial(stored.load, id=id))
        if found is None:
            raise NotAllowed("error-no-such-tournament")
        return tournament_of(found)

    async def open(self, director: Guest, settings: TournamentSettings) -> Tournament:
        """A new tournament of this guest."""
        found = Tournament(new_id(), director.id, [])
        await self._write(found, Consequence([TournamentOpened(settings)]))
        return found

    async def commit(self, id: str, decide: Callable[[Tournament], Consequence]) -> Tournament:
        """Append what follows from the tournament as it stands; returns it as it is then."""
        for _ in range(TRIES):
            tournament = await self.load(id)
            consequence = decide(tournament)
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
