"""Tournaments on a host: their tables begin when everybody has come, results count once, and nothing stops them."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from igroteka.core.errors import IgrotekaError
from igroteka.server.bots.bot_pool import run_job
from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.common.times import now_ms
from igroteka.server.notices.turns import READY, turn_of
from igroteka.server.notices.wording import notice_of
from igroteka.server.results.keeper import ResultKeeper
from igroteka.server.storage import members, notices
from igroteka.server.storage import tournaments as stored
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.members import Departure
from igroteka.server.storage.notices import PushRow
from igroteka.server.storage.schema import tables, turn_notices
from igroteka.server.storage.store import GuestRow, Store
from igroteka.server.tables.commands import Guest as Person
from igroteka.server.tables.commands import concede
from igroteka.server.tables.events import Readied
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.opening import open_table
from igroteka.server.tables.settings import Clock, Settings
from igroteka.server.tournaments import commands
from igroteka.server.tournaments import keeper as keeping
from igroteka.server.tournaments.boards import draft_board
from igroteka.server.tournaments.book import TournamentBook
from igroteka.server.tournaments.commands import decide
from igroteka.server.tournaments.keeper import TournamentKeeper
from igroteka.server.tournaments.messages import (
    AddBots,
    AnyTournamentCommand,
    BeginRound,
    BeginTournament,
    ConfigureTournament,
    EndTournament,
    Enter,
    PauseTournament,
    RemoveEntrant,
    ResumeTournament,
    Withdraw,
)
from igroteka.server.tournaments.settings import TournamentSettings, checked
from igroteka.server.tournaments.tournament import Tournament
from igroteka.tournaments.model import POINT
from tests.density import DENSITY
from tests.server.client import SOON, Friends, Guest, all_see

pytestmark = pytest.mark.anyio

ANN, BOB, CID, DOT = (Person(name.lower(), name) for name in ("Ann", "Bob", "Cid", "Dot"))
CLOCK = Clock("seconds", 60)
DUEL = TournamentSettings(Settings("targi", 2, clock=CLOCK, pace=0))


class BotsHere:
    """Bots that think at once, in the process of the test."""

    def start(self) -> None:
        pass

    async def ready(self) -> None:
        pass

    async def run_job(self, data: bytes) -> bytes:
        return run_job(data)

    async def close(self) -> None:
        pass


class Club:
    """A host without HTTP, which can be left and entered again."""

    def __init__(self, folder: Path) -> None:
        self.drains, self.returning = False, 0.0
        self.by_operator = set[str]()
        self.url = f"sqlite:///{folder / 'igroteka.db'}"
        migrate(open_engine(self.url))
        self.enter()

    def enter(self) -> None:
        """A new process."""
        self.hub = Hub(Store(open_engine(self.url)), LocalBus(), BotsHere(), bot_delay=False)
        self.keeper = TournamentKeeper(
            self.hub, drains=lambda: self.drains, returning=self.returning, by_operator=self.by_operator
        )
        self.results = ResultKeeper(self.hub)

    async def leave(self) -> None:
        for room in self.hub.rooms.values():
            room.stop()
        await self.hub.services.close()

    async def does(self, id: str, guest: Person, command: AnyTournamentCommand) -> Tournament:
        return await self.keeper.book.commit(id, lambda now: decide(now, guest, command))

    async def opens(self, settings: TournamentSettings, *guests: Person) -> str:
        """A tournament that Ann directs, with these entrants, which has begun."""
        found = await self.keeper.book.open(ANN, checked(settings))
        for guest in guests:
            await self.does(found.id, guest, Enter())
        if guests:
            await self.does(found.id, ANN, BeginTournament())
            await self.keeper.look()
        return found.id

    async def looks(self) -> None:
        await self.results.look()
        await self.keeper.look()

    async def comes(self, table: str, *guests: Person) -> None:
        """These players have the page of their table open."""
        room = await self.hub.room(table)
        async with room.lock:
            await room.commit(lambda: [Readied(room.table.seat_of(guest.id), yes=True) for guest in guests])

    async def concedes(self, table: str, guest: Person) -> None:
        room = await self.hub.room(table)
        async with room.lock:
            await room.commit(lambda: concede(room.table, room.table.seat_of(guest.id)))


@pytest.fixture
async def club(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Club]:
    found = Club(tmp_path)
    yield found
    await found.leave()


def points(tournament: Tournament) -> dict[str, float]:
    return {tournament.entrants[row.entrant].name: row.points / POINT for row in tournament.standings()}


# Who may do what.


async def test_only_the_director_directs_and_everybody_enters_once(club: Club) -> None:
    id = await club.opens(DUEL)
    for _ in range(2):
        await club.does(id, BOB, Enter())
    found = await club.does(id, ANN, AddBots("random", 3))
    assert [one.guest_id for one in found.entrants] == ["bob", "", ""]
    for command in (BeginTournament(), AddBots("random", 4), PauseTournament(), RemoveEntrant(0), EndTournament()):
        with pytest.raises(NotAllowed) as refused:
            await club.does(id, BOB, command)
        assert refused.value.text == "error-not-director"
    await club.does(id, ANN, RemoveEntrant(0))
    with pytest.raises(NotAllowed) as refused:
        await club.does(id, BOB, Enter())
    assert refused.value.text == "error-tournament-removed"


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        (TournamentSettings(Settings("targi", 2)), "error-tournament-clock"),
        (TournamentSettings(Settings("kittens", 4, clock=CLOCK), "round-robin"), "error-tournament-pairs"),
    ],
)
def test_settings_by_which_nobody_could_play_are_refused(settings: TournamentSettings, problem: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        checked(settings)
    assert refused.value.text == problem


async def test_a_tournament_needs_entrants_and_takes_late_ones_where_it_can(club: Club) -> None:
    id = await club.opens(DUEL)
    await club.does(id, BOB, Enter())
    with pytest.raises(NotAllowed) as refused:
        await club.does(id, ANN, BeginTournament())
    assert (refused.value.text, refused.value.arguments) == ("error-tournament-few", {"least": 2})
    await club.does(id, CID, Enter())
    await club.does(id, ANN, BeginTournament())
    found = await club.does(id, DOT, Enter())
    assert found.order[-1] == 2
    fixed = await club.opens(TournamentSettings(DUEL.table, "knock-out"), BOB, CID)
    with pytest.raises(NotAllowed) as refused:
        await club.does(fixed, DOT, Enter())
    assert refused.value.text == "error-tournament-begun"


# Who comes, and who does not.


async def test_a_table_begins_when_everybody_has_come_and_its_result_counts(club: Club) -> None:
    id = await club.opens(DUEL, BOB, CID)
    found = await club.keeper.book.load(id)
    (board,) = found.rounds[0].boards
    table = (await club.hub.room(board.table)).table
    assert (table.status, table.tournament, table.host) == ("waiting", id, "")
    assert (table.settings.hints, table.settings.undo, table.settings.public) == (False, False, False)
    await club.comes(board.table, BOB)
    await club.looks()
    assert table.status == "waiting"
    await club.comes(board.table, CID)
    await club.looks()
    assert (await club.hub.room(board.table)).table.status == "playing"
    assert points(await club.keeper.book.load(id)) == {"Bob": 0, "Cid": 0}
    await club.concedes(board.table, CID)
    await club.looks()
    found = await club.keeper.book.load(id)
    assert points(found) == {"Bob": 1, "Cid": 0}
    assert found.between_rounds
    await club.does(id, ANN, BeginRound(2))
    assert (await club.keeper.book.load(id)).status == "ended"


async def test_who_does_not_come_loses_after_a_while_unless_the_tournament_is_paused(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await club.opens(DUEL, BOB, CID, DOT, ANN)
    found = await club.keeper.book.load(id)
    first, second = found.rounds[0].boards
    there = found.entrants[first.entrants[1]]
    await club.comes(first.table, Person(there.guest_id, there.name))
    await club.does(id, ANN, PauseTournament())
    monkeypatch.setattr(keeping, "now_ms", lambda: now_ms() + 1000 * DUEL.grace)
    await club.looks()
    assert not (await club.keeper.book.load(id)).rounds[0].played
    await club.does(id, ANN, ResumeTournament())
    await club.looks()
    await club.looks()
    found = await club.keeper.book.load(id)
    assert points(found) == {one.name: float(one == there) for one in found.entrants}
    assert not any(table.was_played for table in found.rounds[0].played.values())
    assert {(await club.hub.room(board.table)).table.status for board in (first, second)} == {"closed"}


async def test_at_a_table_of_several_a_bot_plays_for_who_does_not_come_and_they_are_last(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = TournamentSettings(Settings("kittens", 3, clock=CLOCK, pace=0), rounds=1)
    id = await club.opens(settings, ANN, BOB, CID)
    (board,) = (await club.keeper.book.load(id)).rounds[0].boards
    await club.comes(board.table, ANN, BOB)
    monkeypatch.setattr(keeping, "now_ms", lambda: now_ms() + 1000 * settings.grace)
    await club.looks()
    table = (await club.hub.room(board.table)).table
    assert (table.status, [chair.person for chair in table.chairs].count(False)) == ("playing", 1)
    await club.concedes(board.table, ANN)
    await club.concedes(board.table, BOB)
    await until(club.looks, lambda: ended(club, id))
    found = await club.keeper.book.load(id)
    assert points(found)["Cid"] == 0
    assert found.standings()[-1].entrant == found.entrant_of("cid")


async def ended(club: Club, id: str) -> bool:
    now = await club.keeper.book.load(id)
    return now.status == "ended" or now.between_rounds


async def until(again: Callable[[], object], done: Callable[[], object]) -> None:
    """Do something again and again until something is true."""
    async with asyncio.timeout(SOON):
        while not await done():  # type: ignore[misc]
            await again()  # type: ignore[misc]
            await asyncio.sleep(0.02)


async def test_who_withdraws_gives_up_their_game_and_is_paired_no_more(club: Club) -> None:
    id = await club.opens(DUEL, BOB, CID, DOT)
    found = await club.keeper.book.load(id)
    board = next(one for one in found.rounds[0].boards if one.table)
    leaver, stays = (found.entrants[one] for one in board.entrants)
    await club.comes(board.table, *[Person(one.guest_id, one.name) for one in (leaver, stays)])
    await club.looks()
    await club.does(id, Person(leaver.guest_id, leaver.name), Withdraw())
    await club.looks()
    await club.looks()
    await club.does(id, ANN, BeginRound(2))
    found = await club.keeper.book.load(id)
    assert points(found)[leaver.name] == 0
    assert points(found)[stays.name] == 1
    assert all(leaver.number not in one.entrants for one in found.rounds[1].boards)


async def test_players_are_called_to_their_table(club: Club) -> None:
    await club.hub.store.add_guest(GuestRow("bob", "Bob", ""), "digest", 1)
    await club.hub.store.add_guest(GuestRow("cid", "Cid", ""), "another digest", 1)
    club.by_operator.add("cid")
    row = PushRow("p", "bob", "https://fcm.googleapis.com/x", "k", "a", 1)
    await club.hub.store.writer.write(partial(notices.subscribe, row=row))
    id = await club.opens(DUEL, BOB, CID)
    (board,) = (await club.keeper.book.load(id)).rounds[0].boards
    wanted = select(turn_notices.c.guest_id, turn_notices.c.table_id, turn_notices.c.turn)
    assert await club.hub.store.read(lambda c: sorted(c.execute(wanted).all())) == [
        ("bob", board.table, READY),
        ("cid", board.table, READY),
    ]
    table = (await club.hub.room(board.table)).table
    turn = turn_of(table, "bob")
    assert turn is not None
    assert (turn.key, turn.ready) == (READY, True)
    assert notice_of([(board.table, turn)], "ready", "en", 1).title == "Your table is ready – Targi"
    await club.comes(board.table, BOB)
    assert turn_of((await club.hub.room(board.table)).table, "bob") is None


async def test_who_is_deleted_has_no_name_and_plays_no_more(club: Club) -> None:
    id = await club.opens(DUEL, BOB, CID)
    delete = partial(members.end_departure, departure=Departure("bob", "", 1), name="Deleted player", bot="deleted")
    await club.hub.store.writer.write(delete)
    await club.looks()
    found = await club.keeper.book.load(id)
    assert [(one.guest_id, one.name) for one in found.entrants] == [("", "Deleted player"), ("cid", "Cid")]
    assert found.active == {1}
    join = partial(members.end_departure, departure=Departure("cid", "dot", 1), name="", bot="")
    await club.hub.store.writer.write(join)
    assert (await club.keeper.book.load(id)).entrant_of("dot") == 1


async def test_who_joins_somebody_who_takes_part_too_plays_only_once(club: Club) -> None:
    id = await club.opens(DUEL)
    for guest in (BOB, CID, DOT):
        await club.does(id, guest, Enter())
    join = partial(members.end_departure, departure=Departure("cid", "bob", 1), name="", bot="")
    await club.hub.store.writer.write(join)
    found = await club.does(id, ANN, BeginTournament())
    assert (found.active, len(found.rounds[0].boards)) == ({0, 2}, 1)
    assert found.entrant_of("bob") == 0
    join = partial(members.end_departure, departure=Departure("dot", "bob", 1), name="", bot="")
    await club.hub.store.writer.write(join)
    await club.looks()
    assert (await club.keeper.book.load(id)).active == {0}


async def test_a_tournament_without_a_director_goes_on_by_itself(club: Club) -> None:
    settings = TournamentSettings(Settings("kittens", 2, clock=CLOCK, pace=0), rounds=2, automatic=False)
    id = await club.opens(settings)
    await club.does(id, ANN, AddBots("random", 4))
    await club.does(id, ANN, BeginTournament())
    await club.does(id, ANN, PauseTournament())
    delete = partial(members.end_departure, departure=Departure("ann", "", 1), name="Deleted player", bot="deleted")
    await club.hub.store.writer.write(delete)
    await until(club.looks, lambda: ended_for_good(club, id))


async def test_an_entrant_who_is_deleted_in_a_game_loses_it(club: Club) -> None:
    id = await club.opens(DUEL, BOB, CID)
    (board,) = (await club.keeper.book.load(id)).rounds[0].boards
    await (await club.hub.room(board.table)).close()  # as if there was nobody else
    delete = partial(members.end_departure, departure=Departure("bob", "", 1), name="Deleted player", bot="deleted")
    await club.hub.store.writer.write(delete)
    await club.looks()
    assert points(await club.keeper.book.load(id)) == {"Deleted player": 0, "Cid": 1}


# Whatever happens.


async def test_many_enter_at_once_and_nobody_too_often(club: Club) -> None:
    id = await club.opens(DUEL)
    crowd = [Person(f"g{number}", "Eve") for number in range(60)]
    await asyncio.gather(*[club.does(id, guest, Enter()) for guest in crowd])
    found = await club.keeper.book.load(id)
    assert (len(found.active), len({one.name for one in found.entrants})) == (60, 60)
    for _ in range(9):
        await club.does(id, crowd[0], Withdraw())
        await club.does(id, crowd[0], Enter())
    await club.does(id, crowd[0], Withdraw())
    with pytest.raises(NotAllowed) as refused:
        await club.does(id, crowd[0], Enter())
    assert refused.value.text == "error-tournament-entries"


async def test_what_was_read_of_a_tournament_is_not_changed_by_a_command_that_fails(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await club.opens(DUEL)
    before = await club.keeper.book.load(id)
    with monkeypatch.context() as broken:
        broken.setattr(stored, "add", refuse)
        with pytest.raises(Unavailable):
            await club.does(id, BOB, Enter())
    assert (await club.keeper.book.load(id)).entrants == before.entrants == []
    other = TournamentBook(club.hub.services)
    await other.commit(id, lambda now: decide(now, BOB, Enter()))
    assert [one.name for one in (await club.keeper.book.load(id)).entrants] == ["Bob"]


def refuse(*given: object, **named: object) -> None:
    raise Unavailable("error-storage")


async def test_settings_that_do_not_fit_the_entrants_are_refused(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await club.opens(DUEL)
    await club.does(id, ANN, AddBots("greedy", 5))
    with pytest.raises(NotAllowed) as refused:
        await club.does(id, ANN, ConfigureTournament(TournamentSettings(DUEL.table, most=4)))
    assert refused.value.text == "error-tournament-full"
    monkeypatch.setattr(commands, "levels_of", lambda game: ["random"])
    with pytest.raises(IgrotekaError) as unknown:
        await club.does(id, ANN, ConfigureTournament(TournamentSettings(DUEL.table, rounds=3)))
    assert unknown.value.text == "error-bot-unknown"


async def test_after_a_restart_or_maintenance_people_have_time_to_come_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await club.opens(DUEL, BOB, CID)
    monkeypatch.setattr(keeping, "now_ms", lambda: now_ms() + 1000 * DUEL.grace)
    await club.leave()
    club.returning = 3600
    club.enter()
    await club.looks()
    assert not (await club.keeper.book.load(id)).rounds[0].is_over
    await club.leave()
    club.returning, club.drains = 0, True
    club.enter()
    await club.looks()
    assert not (await club.keeper.book.load(id)).rounds[0].is_over
    club.drains = False
    await club.looks()
    assert (await club.keeper.book.load(id)).rounds[0].is_over


async def test_before_maintenance_no_table_and_no_round_begins(club: Club) -> None:
    club.drains = True
    id = await club.opens(DUEL, BOB, CID)
    assert await club.hub.store.read(partial(stored.waiting_tables, id=id)) == []
    club.drains = False
    await club.looks()
    (board,) = (await club.keeper.book.load(id)).rounds[0].boards
    assert await club.hub.store.read(partial(stored.waiting_tables, id=id)) == [board.table]
    await club.comes(board.table, BOB, CID)
    club.drains = True
    await club.looks()
    assert (await club.hub.room(board.table)).table.status == "waiting"


async def test_a_table_that_is_decided_is_closed_though_others_still_play(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await club.opens(DUEL, ANN, BOB, CID, DOT)
    found = await club.keeper.book.load(id)
    first, second = found.rounds[0].boards
    await club.comes(first.table, *[Person(found.entrants[one].guest_id, "") for one in first.entrants])
    await club.looks()
    monkeypatch.setattr(keeping, "now_ms", lambda: now_ms() + 1000 * DUEL.grace)
    await club.looks()
    found = await club.keeper.book.load(id)
    assert not found.between_rounds
    assert (await club.hub.room(second.table)).table.status == "closed"
    await club.does(id, ANN, EndTournament())
    await club.leave()
    club.enter()
    assert id not in await club.hub.store.read(stored.to_lead)


async def test_tables_that_wait_are_closed_although_the_process_died_when_the_tournament_ended(club: Club) -> None:
    id = await club.opens(DUEL, BOB, CID)
    await club.does(id, ANN, EndTournament())
    assert len(await club.hub.store.read(partial(stored.waiting_tables, id=id))) == 1
    await club.leave()
    club.enter()
    await club.looks()
    assert await club.hub.store.read(partial(stored.waiting_tables, id=id)) == []


async def test_a_tournament_goes_on_after_a_failure_or_a_restart_at_any_step(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing to the tournament and opening its tables fail at first, then at random, and now and then the process is
    replaced.
    """
    chance, failures = random.Random(25), 0

    def failing(real: Callable[..., object]) -> Callable[..., object]:
        tried = False

        def attempt(*given: object, **named: object) -> object:
            nonlocal failures, tried
            first, tried = not tried, True
            if first or chance.random() < 0.2:
                failures += 1
                raise Unavailable("error-storage")
            return real(*given, **named)

        return attempt

    id = await club.opens(TournamentSettings(Settings("kittens", 2, clock=CLOCK, pace=0), rounds=2))
    await club.does(id, ANN, AddBots("random", 5))
    await club.does(id, ANN, BeginTournament())
    monkeypatch.setattr(stored, "add", failing(stored.add))
    monkeypatch.setattr(keeping, "open_table", failing(open_table))
    monkeypatch.setattr(keeping, "draft_board", failing(draft_board))

    async def again() -> None:
        await club.results.look()
        with contextlib.suppress(Unavailable):
            await club.keeper.look()
        if chance.random() < 0.1:
            await club.leave()
            club.enter()

    await until(again, lambda: ended_for_good(club, id))
    assert failures >= 3
    found = await club.keeper.book.load(id)
    assert len(found.rounds) == 2
    assert all(one.is_over for one in found.rounds)
    assert sum(row.points for row in found.standings()) == 2 * 3 * POINT  # two tables and a bye, twice
    boards = {board.table for one in found.rounds for board in one.boards if board.table}
    count = select(func.count()).select_from(tables)
    assert await club.hub.store.read(lambda c: c.execute(count).scalar_one()) == len(boards) == 4


async def ended_for_good(club: Club, id: str) -> bool:
    return (await club.keeper.book.load(id)).status == "ended"


# On a host.


async def command(guest: Guest, id: str, do: str, **fields: object) -> httpx.Response:
    return await guest.posts(f"tournaments/{id}/commands", {"do": do, **fields})


async def told_when(guest: Guest, id: str, true: Callable[[dict[str, object]], bool]) -> dict[str, object]:
    """What a guest is told of a tournament, as soon as something is true of it."""
    async with asyncio.timeout(4 * SOON):
        while True:
            answer = await guest.gets(f"tournaments/{id}")
            assert answer.status_code == 200, answer.text
            found: dict[str, object] = answer.json()
            if true(found):
                return found
            await asyncio.sleep(0.2)


def you(told: dict[str, object]) -> dict[str, object]:
    found = told["you"]
    assert isinstance(found, dict)
    return found


async def opened(director: Guest, **settings: object) -> str:
    table = {"game": "targi", "seats": 2, "pace": 0, "clock": {"kind": "seconds", "each": 60}}
    answer = await director.posts("tournaments", {"settings": {"table": table, **settings}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


async def test_people_play_a_tournament(friends: Friends) -> None:
    ann, bob, cid = await friends.come("Ann", "Bob", "Cid")
    id = await opened(ann, format="knock-out", public=False)
    assert id not in (await cid.gets("tournaments")).text
    for guest in (ann, bob):
        assert (await command(guest, id, "enter")).status_code == 200
    assert (await command(bob, id, "begin")).json()["text"] == "error-not-director"
    assert (await command(ann, id, "begin")).status_code == 200
    told = await told_when(bob, id, lambda now: you(now)["table"] != "")
    table = str(you(told)["table"])
    mine = (await told_when_listed(bob, table))["turn"]
    assert mine is True
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    assert a.table.tournament == id
    assert await a.may_not("propose", what="pause") in ("error-tournament-table", "error-no-game")
    await all_see([a, b], lambda seat: seat.plays)
    assert await b.may_not("propose", what="pause") == "error-tournament-table"
    await b.does("concede")
    assert await b.may_not("rematch") == "error-tournament-table"
    await told_when(cid, id, lambda now: bool(now["round_over"]) or now["status"] == "ended")
    assert (await command(ann, id, "next", round=2)).status_code in (200, 409)
    await told_when(cid, id, lambda now: now["status"] == "ended")
    rows = (await cid.gets(f"tournaments/{id}/standings")).json()["rows"]
    assert [(row["name"], row["place"], row["wins"], row["me"]) for row in rows] == [
        ("Ann", 1, 1, False),
        ("Bob", 2, 0, False),
    ]
    boards = (await cid.gets(f"tournaments/{id}/rounds/1")).json()["boards"]
    assert [(board["table"], board["status"]) for board in boards] == [(table, "over")]
    for path in ("", "/standings", "/rounds/1"):
        text = (await cid.gets(f"tournaments/{id}{path}")).text
        assert ann.id not in text
        assert bob.id not in text
    assert id in (await bob.gets("tournaments", mine=1)).text


async def told_when_listed(guest: Guest, table: str) -> dict[str, object]:
    """A table among those of a guest, as soon as it is there."""
    async with asyncio.timeout(SOON):
        while True:
            for one in (await guest.gets("me/tables")).json()["tables"]:
                if one["id"] == table:
                    found: dict[str, object] = one
                    return found
            await asyncio.sleep(0.1)


@pytest.mark.dense
async def test_bots_play_a_tournament_through_the_server(friends: Friends) -> None:
    """64 of them in `make soak`, a few in `make test`."""
    count = 64 if DENSITY > 1 else 4
    (ann,) = await friends.come("Ann")
    settings = {"game": "kittens", "seats": 2, "pace": 0, "clock": {"kind": "seconds", "each": 60}}
    id = await opened(ann, table=settings, rounds=2 if count == 4 else 0)
    assert (await command(ann, id, "add-bots", level="random", entrants=count)).status_code == 200
    assert (await command(ann, id, "begin")).status_code == 200
    await told_when(ann, id, lambda now: now["status"] == "ended")
    first = (await ann.gets(f"tournaments/{id}/standings")).json()
    assert (first["total"], len(first["rows"])) == (count, min(count, 50))
    rows = first["rows"] + (await ann.gets(f"tournaments/{id}/standings", first=50)).json()["rows"]
    rounds = 2 if count == 4 else 6
    assert sum(row["points"] for row in rows) == rounds * count / 2
    assert {row["played"] for row in rows} == {rounds}


async def test_a_guest_directs_only_so_many_tournaments(friends: Friends) -> None:
    (ann,) = await friends.come("Ann")
    ids = [await opened(ann) for _ in range(5)]
    table = {"game": "targi", "seats": 2, "clock": {"kind": "days", "each": 1}}
    answer = await ann.posts("tournaments", {"settings": {"table": table}})
    assert (answer.status_code, answer.json()["text"]) == (409, "error-too-many-tournaments")
    assert (await command(ann, ids[0], "end")).status_code == 200
    assert (await ann.posts("tournaments", {"settings": {"table": table}})).status_code == 201
