"""What was played on a host, in numbers: sums that grow as games end, whoever asks how often."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection, Engine, event, text

from igroteka.server.common.times import DAY_MS
from igroteka.server.operations.statistics import DAYS, Played, first_day, statistics
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.store import Change, Row, Store
from igroteka.server.storage.sums import Sum, add_sums, games_of_days, sum_of, sums_of_games
from igroteka.server.storage.writer import Conflict
from tests.server.client import Friends, Guest
from tests.server.host import Host, OneProcess, log_of, one_process
from tests.server.processes import Postgres
from tests.server.scaled import several_processes

pytestmark = pytest.mark.anyio

NOW = 20_000 * DAY_MS + 5


@pytest.fixture(scope="module", params=["one", "scaled"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host of each kind where nobody else plays: games that other tests have left to bots would be counted."""
    folder = tmp_path_factory.mktemp("host")
    if request.param == "one":
        with one_process(folder) as one:
            yield one
    else:
        with several_processes(folder, request.getfixturevalue("postgres")) as scaled:
            yield scaled


def finished(
    game: str, kinds: str, places: list[int], days_ago: int = 0, *, imported: bool = False, name: str = "Ann"
) -> Listing:
    """A finished table: `kinds` has p for a person and b for a bot."""
    names = {"p": "person", "b": "bot"}
    told = {"kinds": [names[kind] for kind in kinds], "places": places, "names": [name], "imported": imported}
    summary = json.dumps(told, separators=(",", ":"))  # as the server writes it
    at = NOW - days_ago * DAY_MS
    return Listing(game, game, "finished", True, "host", at, at, None, summary, None if imported else at)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """An empty database of each kind, with its schema."""
    found = open_engine(database)
    migrate(found)
    yield found
    found.dispose()


def told(engine: Engine, *tables: Listing) -> dict[str, object]:
    """What is told when these tables have ended."""
    with engine.begin() as connection:
        for table in tables:
            add_sums(connection, [one for one in [sum_of(table)] if one is not None])
        return statistics(sums_of_games(connection), games_of_days(connection, first_day(NOW)), NOW)


# The sums.


def test_games_are_counted_with_their_players_and_who_won(engine: Engine) -> None:
    kittens, targi = cast(
        list[Played],
        told(
            engine,
            finished("targi", "pp", [1, 1]),
            finished("kittens", "pb", [1, 2]),
            finished("kittens", "pbb", [2, 1, 3], 3),
        )["each"],
    )
    assert kittens == Played("kittens", games=2, seats=5, people_won=1, bots_won=1, last=NOW)
    assert targi == Played("targi", games=1, seats=2, people_won=1, bots_won=0, last=NOW)


def test_a_game_that_was_broken_off_is_won_by_nobody(engine: Engine) -> None:
    (one,) = cast(list[Played], told(engine, finished("bang", "pbb", []))["each"])
    assert (one.games, one.people_won, one.bots_won) == (1, 0, 0)


def test_a_game_that_was_played_elsewhere_does_not_count(engine: Engine) -> None:
    found = told(engine, finished("bang", "pb", [1, 2]), finished("bang", "pb", [1, 2], imported=True))
    assert found["games"] == {"bang": 1}
    assert sum(day["games"] for day in cast(list[dict[str, int]], found["days"])) == 1


def test_days_without_games_are_told_too(engine: Engine) -> None:
    days = told(engine, finished("bang", "pb", [1, 2], 2), finished("bang", "pb", [1, 2], DAYS))["days"]
    assert isinstance(days, list)
    assert [day["games"] for day in days] == [0] * (DAYS - 3) + [1, 0, 0]
    assert days[-1]["at"] == NOW - NOW % DAY_MS


async def test_the_event_that_ends_a_game_is_counted_once_by_whichever_server_writes_it(database: str) -> None:
    engines = [open_engine(database) for _ in range(2)]
    migrate(engines[0])
    stores = [Store(engine) for engine in engines]
    games = ["bang", "kittens", "targi"]
    ends = [(f"t{number}", games[number % 3]) for number in range(30)]
    for id, game in ends:
        listing = Listing(id, game, "playing", True, "host", 1, 1, None, "{}")
        await stores[0].open(listing, [Row(1, 1, "{}")], [])

    async def end(store: Store, id: str, game: str) -> bool:
        listing = Listing(id, game, "finished", True, "host", 1, NOW, None, '{"kinds":["person"],"places":[1]}', NOW)
        try:
            await store.append(id, [Row(2, NOW, "{}")], None, Change(None, listing=listing, ended=True))
        except Conflict:
            return False
        return True

    orders = [ends, ends[::-1]]
    written = await asyncio.gather(
        *[end(store, id, game) for store, order in zip(stores, orders, strict=True) for id, game in order]
    )
    assert sum(written) == len(ends)
    sums, days = await stores[1].sums(first_day(NOW))
    assert sums == [Sum(game, 0, games=10, seats=10, people_won=10, bots_won=0, last=NOW) for game in games]
    assert days == {NOW // DAY_MS: 30}
    for store in stores:
        store.close()


# Databases of before.


def test_tables_of_before_are_counted_when_the_schema_is_brought_up_to_date(database: str) -> None:
    engine = open_engine(database)
    migrate(engine, "0001")
    tables = [
        finished("kittens", "pb", [1, 2]),
        finished("kittens", "pbb", [2, 1, 3], 1),
        finished("targi", "pp", [2, 1], 40),
        finished("bang", "pbb", [1, 2, 3], imported=True, name="Ann" * 20_000),
    ]
    running = Listing("r", "bang", "playing", True, "host", 1, NOW, None, "{}")
    with engine.begin() as connection:
        for number, one in enumerate([*tables, running]):
            values = {**vars(one), "id": f"t{number}"}
            del values["ended"]
            names = ", ".join(values)
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(values)})"), values)
    migrate(engine)
    with engine.connect() as connection:
        each = {one.game: one for one in sums_of_games(connection)}
        assert each == {
            "kittens": Sum("kittens", 0, games=2, seats=5, people_won=1, bots_won=1, last=NOW),
            "targi": Sum("targi", 0, games=1, seats=2, people_won=1, bots_won=0, last=NOW - 40 * DAY_MS),
        }
        assert games_of_days(connection, first_day(NOW)) == {NOW // DAY_MS: 1, NOW // DAY_MS - 1: 1}
        ended = connection.execute(text("SELECT id, ended FROM tables ORDER BY id")).all()
        brought = connection.execute(text("SELECT summary FROM tables WHERE id = 't3'")).scalar_one()
    assert [tuple(row) for row in ended] == [
        ("t0", NOW),
        ("t1", NOW - DAY_MS),
        ("t2", NOW - 40 * DAY_MS),
        ("t3", None),
        ("t4", None),
    ]
    assert json.loads(brought) == json.loads(tables[3].summary) | {"names": ["Ann" * 8]}
    engine.dispose()


# A host.


async def counted(guest: Guest, game: str) -> tuple[int, int, int]:
    """How many games are counted: of this game, in its sums, and in the last days altogether."""
    found = (await guest.gets("statistics")).json()
    each = {one["game"]: one["games"] for one in found["each"]}
    return found["games"].get(game, 0), each.get(game, 0), sum(day["games"] for day in found["days"])


def more(before: tuple[int, int, int], games: int) -> tuple[int, int, int]:
    """So many games more."""
    return before[0] + games, before[1] + games, before[2] + games


async def test_the_numbers_of_a_host_grow_with_its_games(friends: Friends) -> None:
    guest = await friends.comes("Eve")
    before = await counted(guest, "kittens")
    (a,) = await friends.play("kittens", 1, bots=["random"])
    assert await counted(guest, "kittens") == before
    await a.plays_on()
    assert await counted(guest, "kittens") == more(before, 1)
    assert "names" not in (await guest.gets("statistics")).text


async def test_talk_a_rematch_and_closing_do_not_count_a_game_again(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    before = await counted(a.guest, "targi")
    await a.does("concede")
    await b.until(lambda: b.table.status == "finished")
    await b.says("Again?")
    await b.does("rematch")
    assert await counted(a.guest, "targi") == more(before, 1)
    await a.does("close")
    assert await counted(a.guest, "targi") == more(before, 1)


async def test_a_match_of_several_games_counts_once(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, settings={"games": 2})
    before = await counted(a.guest, "kittens")
    await a.does("concede")
    await b.until(lambda: b.table.status == "between")
    assert await counted(a.guest, "kittens") == before
    await b.does("continue")
    await b.does("concede")
    await a.until(lambda: a.table.status == "finished")
    assert await counted(a.guest, "kittens") == more(before, 1)


async def test_a_game_that_all_people_have_left_does_not_count(friends: Friends) -> None:  # INTR-R21
    (a,) = await friends.play("intrigo", 1, bots=["random", "random"])
    before = await counted(a.guest, "intrigo")
    await a.does("concede")
    await a.until(lambda: a.table.abandoned)
    assert await counted(a.guest, "intrigo") == before


async def test_a_game_that_is_closed_does_not_count(friends: Friends) -> None:  # INTR-R21
    (a,) = await friends.play("intrigo", 1, bots=["random", "random"])
    before = await counted(a.guest, "intrigo")
    await a.does("close")
    await a.until(lambda: a.table.status == "closed")
    assert await counted(a.guest, "intrigo") == before


async def test_a_game_of_people_whose_time_is_up_and_who_are_not_there_does_not_count(
    friends: Friends, host: Host
) -> None:  # INTR-R21
    clock = {"kind": "seconds", "each": 1, "reserve": 0}
    a, b = await friends.play("intrigo", 2, bots=["random"], settings={"clock": clock})
    guest = await friends.comes("Eve")
    before = await counted(guest, "intrigo")
    await a.leaves()
    await b.leaves()
    watching = await guest.goes_to(a.id)
    await watching.until(lambda: watching.table.status == "finished")
    assert watching.table.abandoned
    assert watching.view.outcome is None
    chosen = [row.data for row in log_of(host, a.id) if '"by":"clock"' in row.data]
    assert len(chosen) <= 4
    assert await counted(guest, "intrigo") == before


async def test_a_game_that_is_brought_along_does_not_count_here(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await a.does("concede")
    await b.until(lambda: b.table.status == "finished")
    before = await counted(a.guest, "targi")
    replay = (await a.guest.gets(f"tables/{a.id}/games/1/file")).text
    assert (await a.guest.posts("replays", {"replay": replay})).status_code == 201
    assert await counted(a.guest, "targi") == before


@contextmanager
def statements(host: OneProcess) -> Iterator[list[str]]:
    """What the database of a host is asked meanwhile; others may live in this process."""
    found: list[str] = []

    def note(connection: Connection, cursor: object, statement: str, *more: object) -> None:
        if host.database.endswith(str(connection.engine.url.database)):
            found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield found
    event.remove(Engine, "before_cursor_execute", note)


async def test_no_table_is_looked_at_to_tell_the_numbers(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            guest = await friends.comes("Ann")
            with statements(host) as found:
                assert (await guest.gets("statistics")).status_code == 200
    assert len(found) == 2
    assert not [one for one in found if "tables" in one or "events" in one]
