"""Leads tournaments: opens tables, begins them when everybody has come, notes results, begins rounds.

One process of a server does it for all. Every step looks at what the logs say and may be repeated: whoever is killed in
between leaves it to the next look.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.chore import Chore, run_logged
from igroteka.server.common.labels import table_label
from igroteka.server.common.times import now_ms
from igroteka.server.storage import tournaments as stored
from igroteka.server.storage.tournaments import BoardState
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.events import BadLog
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.lease import Lease
from igroteka.server.tables.opening import open_table
from igroteka.server.tables.room import Room
from igroteka.server.tables.table import BROKEN, CLOSED, FINISHED, WAITING
from igroteka.server.tournaments.boards import (
    arrivals,
    begun,
    draft_board,
    given_up,
    missing,
    next_game,
    replacements,
)
from igroteka.server.tournaments.book import TournamentBook
from igroteka.server.tournaments.commands import Consequence, pair, resumed
from igroteka.server.tournaments.events import Board, TableEnded, Withdrew
from igroteka.server.tournaments.tournament import Tournament, TournamentRound
from igroteka.tournaments.model import with_absent

log = logging.getLogger("igroteka.tournaments")

INTERVAL = 2.0  # seconds between two looks
HEARD_AFTER = 3.0  # seconds until other processes have said who is at a table
RETURNING = 60.0  # seconds for everybody to come back after a restart or maintenance, before somebody loses
BREAK_MS = 20_000  # between two rounds, for people to look at the standings
BOT_TABLES = 40  # tables without people that are open at once: all share the processes of the bots
READY = "ready"  # what a notice is about: the table waits for its players


class TournamentKeeper:
    """Looks at all tournaments that are being played. Before and during maintenance (`drains`) nothing begins, and
    nobody loses because they do not come.
    """

    def __init__(
        self,
        hub: Hub,
        interval: float = INTERVAL,
        *,
        drains: Callable[[], bool] = lambda: False,
        returning: float = RETURNING,
        by_operator: Collection[str] = (),
    ) -> None:
        self.hub = hub
        self.book = TournamentBook(hub.services)
        self._drains = drains
        self._returning = returning
        self._by_operator = by_operator  # guests who get notices although no browser of theirs does
        self._leads_since: float | None = None  # this process, without maintenance
        self._chore = Chore(self.look, interval, log)
        self._lease = Lease(hub.services, "tournaments")
        self._looking = asyncio.Lock()
        self._known_since: dict[str, float] = {}  # by table, since when its presence has been listened to

    def start(self) -> None:
        self._chore.start()

    async def close(self) -> None:
        await self._chore.close()

    async def look(self) -> None:
        """Do what is to be done in every tournament."""
        async with self._looking:
            if not await self._leads():
                return
            for id in await self.hub.store.read(stored.to_lead):
                await run_logged(partial(self._lead, id), log)

    async def look_at(self, id: str) -> None:
        """Do at once what is to be done in a tournament, if this process leads tournaments."""
        async with self._looking:
            if await self._leads():
                await run_logged(partial(self._lead, id), log)

    async def _leads(self) -> bool:
        """True if this process leads tournaments."""
        leads = await self._lease.hold()
        if not leads or self._drains():
            self._leads_since = None
        elif self._leads_since is None:
            self._leads_since = time.monotonic()
        return leads

    def _everybody_could_come(self) -> bool:
        """True if people have had time to come back since the last restart or maintenance."""
        return self._leads_since is not None and time.monotonic() >= self._leads_since + self._returning

    async def _lead(self, id: str) -> None:
        """Bring a tournament forward, step after step, as long as something is to be done."""
        before = -1
        while (tournament := await self.book.load(id)).event_count != before:
            before = tournament.event_count
            if tournament.status == "running":
                await self._step(tournament)
            elif tournament.status == "ended":
                await self._close_waiting(tournament)

    async def _step(self, tournament: Tournament) -> None:
        if tournament.nobody() or (tournament.paused and not tournament.director):
            await self.book.commit(tournament.id, tidied)
            return
        if tournament.rounds and not tournament.rounds[-1].is_over:
            await self._lead_round(tournament, tournament.rounds[-1])
            return
        await self._close_waiting(tournament)
        if tournament.goes_by_itself and self._is_rested(tournament) and not self._drains():
            await self.book.commit(tournament.id, next_round, long=True)

    def _is_rested(self, tournament: Tournament) -> bool:
        """True if the next round may begin: people have had a moment to look at the standings."""
        if tournament.paused:
            return False
        people = any(tournament.entrants[one].guest_id for one in tournament.active)
        return not people or now_ms() >= tournament.settled_at + BREAK_MS

    async def _lead_round(self, tournament: Tournament, round: TournamentRound) -> None:
        """Bring every table of the round a step further, as far as it is not over."""
        states = await self.hub.store.read(partial(stored.board_states, id=tournament.id, round=len(tournament.rounds)))
        bots = sum(not self._people(tournament, board) and self._is_running(states, board) for board in round.boards)
        ended: list[TableEnded] = []
        for place, board in enumerate(round.boards):
            state = states.get(board.table)
            if place in round.played:
                continue
            if state is None:
                alone = not self._people(tournament, board)
                if not tournament.paused and not self._drains() and (not alone or bots < BOT_TABLES):
                    bots += alone
                    await run_logged(partial(self._open, tournament, board), log)
            else:
                await run_logged(partial(self._look_at, tournament, board, state, ended), log)
        if ended:
            await self.book.commit(tournament.id, partial(noted, results=ended))
            for one in ended:
                self._known_since.pop(one.table, None)
                if one.table in states and states[one.table].status == WAITING:
                    await (await self.hub.room(one.table)).close()

    def _people(self, tournament: Tournament, board: Board) -> list[str]:
        return [guest for one in board.entrants if (guest := tournament.entrants[one].guest_id)]

    def _is_running(self, states: dict[str, BoardState], board: Board) -> bool:
        return board.table in states and states[board.table].status not in (FINISHED, CLOSED, BROKEN)

    async def _open(self, tournament: Tournament, board: Board) -> None:
        """Open a table, and call its players."""
        try:
            await open_table(self.hub, draft_board(tournament, board))
        except Conflict:  # another process has opened it
            return
        people = self._people(tournament, board)
        if people:
            called = partial(stored.call_players, by_operator=self._by_operator)
            call = partial(called, table=board.table, guests=people, turn=READY, now=now_ms())
            await self.hub.store.writer.write(call)

    async def _close_waiting(self, tournament: Tournament) -> None:
        """Close tables whose games did not begin: they are decided."""
        for table in await self.hub.store.read(partial(stored.waiting_tables, id=tournament.id)):
            await (await self.hub.room(table)).close()

    async def _look_at(self, tournament: Tournament, board: Board, state: BoardState, ended: list[TableEnded]) -> None:
        """A table that was opened: begin it, add its result to those that have `ended`, or do what its players have
        left.
        """
        if state.status == FINISHED:
            if state.unrated or state.places:  # its result has been computed
                ended.append(await self._result(tournament, board, state))
            return
        if state.status in (CLOSED, BROKEN):
            ended.append(drawn_game(tournament, board))
            return
        try:
            room = await self.hub.room(board.table)
        except BadLog as problem:  # a server of a newer version has written it
            log.warning("table %s: %s", table_label(board.table), problem.code)
            return
        gone = [one for one in board.entrants if one not in tournament.active]
        async with room.lock:
            await room.sync_locked()
            await room.commit(partial(arrivals, room))
            for one in gone:
                await room.commit(partial(given_up, room.table, tournament.entrants[one].guest_id))
            await room.commit(lambda: next_game(room.table, room.now()))
        if room.table.status == WAITING and not tournament.paused and not self._drains():
            forfeited = await self._begin(tournament, board, room)
            ended += [forfeited] if forfeited else []

    async def _begin(self, tournament: Tournament, board: Board, room: Room) -> TableEnded | None:
        """Begin a table when everybody has come, or the time to wait is over. If there is nobody to play, that is its
        result, and it is closed when that is noted.
        """
        left = away = missing(room.table)
        late = now_ms() >= waiting_ends(tournament) and self._everybody_could_come()
        if not late or not self._is_heard(board.table):
            left = [seat for seat in away if board.entrants[seat] not in tournament.active]
        if away != left:
            return None
        if len(board.entrants) - len(left) < 2:
            absent = [board.entrants[seat] for seat in left]
            places = with_absent(board.entrants, [1] * len(board.entrants), absent)
            return TableEnded(board.table, places, (0,) * len(places), tuple(absent))
        async with room.lock:
            await room.commit(lambda: replacements(room.table, left))
            await room.commit(lambda: begun(room.table))
        return None

    def _is_heard(self, table: str) -> bool:
        """True if other processes have had time to say who is at this table."""
        since = self._known_since.setdefault(table, time.monotonic())
        return self.hub.bus.alone or time.monotonic() > since + HEARD_AFTER

    async def _result(self, tournament: Tournament, board: Board, state: BoardState) -> TableEnded:
        """The result of a table that has ended. Who was replaced by a bot for good has lost; a game that was ended by
        agreement is a draw, and one that everybody has left is lost by everybody.
        """
        if len(state.places) != len(board.entrants):
            return drawn_game(tournament, board)
        absent = [
            one
            for one, person in zip(board.entrants, state.persons, strict=True)
            if not person and not tournament.entrants[one].level
        ]
        places = list(state.places)
        if not all(places):
            places = [1] * len(places)
            try:
                table = await (await self.hub.room(board.table)).synced_table()
            except IgrotekaError:
                table = None
            if table is not None and table.abandoned:
                absent = [one for one in board.entrants if not tournament.entrants[one].level]
        return TableEnded(board.table, with_absent(board.entrants, places, absent), state.scores, tuple(absent))


def noted(tournament: Tournament, results: Sequence[TableEnded]) -> Consequence:
    """Results of the present round, each noted once."""
    return Consequence([one for one in results if is_open(tournament, one.table)])


def waiting_ends(tournament: Tournament) -> int:
    """When the time is over that tables wait for their players."""
    return tournament.rounds[-1].since + 1000 * tournament.settings.grace


def drawn_game(tournament: Tournament, board: Board) -> TableEnded:
    """A table that cannot come to an end counts as drawn, for those who have not left the tournament."""
    size = len(board.entrants)
    left = tuple([one for one in board.entrants if one not in tournament.active])
    if len(left) == size:
        left = ()
    return TableEnded(board.table, with_absent(board.entrants, [1] * size, left), (0,) * size, left)


def tidied(tournament: Tournament) -> Consequence:
    """Who is not there any more takes part no more; and without a director nobody could ever end a pause."""
    gone = [Withdrew(number) for number in tournament.nobody()]
    return Consequence([*gone, *([] if tournament.director else resumed(tournament))])


def is_open(tournament: Tournament, table: str) -> bool:
    """True if this table of the present round has no result yet."""
    if tournament.status != "running" or not tournament.rounds:
        return False
    now = tournament.rounds[-1]
    return any(board.table == table and place not in now.played for place, board in enumerate(now.boards))


def next_round(tournament: Tournament) -> Consequence:
    """The next round, if the last one is over."""
    return Consequence(pair(tournament) if tournament.between_rounds and not tournament.paused else [])
