"""Results of finished games and ratings: computed from the logs, the same however often and in whatever order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert, text, update

from igroteka.core.session import LEAVE
from igroteka.server.bots.bot_pool import ProcessBotPool
from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.times import now_ms
from igroteka.server.results import keeper as keepers
from igroteka.server.results.facts import facts
from igroteka.server.results.head_to_head import opponents
from igroteka.server.results.keeper import ResultKeeper
from igroteka.server.results.ratings import UNKNOWN, Ratings, rated, shown
from igroteka.server.results.result import result_of
from igroteka.server.storage import results as stored
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.results import Mark, Result, SeatResult
from igroteka.server.storage.schema import guests, results, tables
from igroteka.server.storage.store import GuestRow, Row, Store
from igroteka.server.tables.commands import Guest as Person
from igroteka.server.tables.commands import start
from igroteka.server.tables.events import AnyEvent, BotSat, Chose, Stood, Undid
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.opening import Draft, draft, fill, open_table
from igroteka.server.tables.settings import Settings
from tests.server.client import SOON, Friends, Guest

pytestmark = pytest.mark.anyio


def seat(number: int, guest: str, place: int, *, level: str = "", role: str = "") -> SeatResult:
    return SeatResult(number, guest, guest.title(), "", level, place, 0, role)


def duel(number: int, winner: str, loser: str, game: str = "targi") -> Result:
    return Result(f"t{number}", game, number, "", (seat(0, winner, 1), seat(1, loser, 2)))


def test_the_first_game_moves_ratings_as_the_model_says() -> None:
    after = rated({}, [duel(1, "ann", "bob")])
    won, lost = after["ann", "targi", ""], after["bob", "targi", ""]
    # The numbers of the model's authors for a first game of two.
    assert (round(won.mu, 3), round(won.sigma, 3)) == (27.635, 8.066)
    assert (round(lost.mu, 3), round(lost.sigma, 3)) == (22.365, 8.066)
    assert (won.games, won.won, lost.games, lost.won) == (1, 1, 1, 0)
    assert shown(UNKNOWN) == {"value": 1500, "deviation": 500, "preliminary": True, "games": 0, "won": 0}


def test_ratings_by_role_are_those_of_players_in_their_role() -> None:
    table = (
        seat(0, "ann", 1, role="sheriff"),
        seat(1, "bob", 2, role="outlaw"),
        seat(2, "", 2, level="easy", role="outlaw"),
    )
    after = rated({}, [Result("t", "bang", 1, "", table)])
    assert set(after) == {
        (player, "bang", role)
        for player, own in (("ann", "sheriff"), ("bob", "outlaw"), ("bot:easy", "outlaw"))
        for role in ("", own)
    }


def test_nobody_is_rated_for_playing_against_themselves_or_without_counting() -> None:
    twice = Result("t", "targi", 1, "", (seat(0, "ann", 1), seat(1, "ann", 2)))
    undone = Result("u", "targi", 1, "undone", duel(1, "ann", "bob").seats)
    assert rated({}, [twice, undone]) == {}


def test_bots_of_one_level_are_one_player() -> None:
    seats = (seat(0, "ann", 1), seat(1, "", 2, level="easy"), seat(2, "", 2, level="easy"))
    after = rated({}, [Result("t", "kittens", 1, "", seats)])
    assert set(after) == {("ann", "kittens", ""), ("bot:easy", "kittens", "")}
    assert after["bot:easy", "kittens", ""].games == 2


def test_a_better_player_is_found_out() -> None:
    chance, after = random.Random(3), rated({}, [])
    for number in range(200):
        first, second = ("ann", "bob") if chance.random() < 0.75 else ("bob", "ann")
        after = rated(after, [duel(number, first, second)])
    ann, bob = shown(after["ann", "targi", ""]), shown(after["bob", "targi", ""])
    assert int(str(ann["value"])) > 1500 > int(str(bob["value"]))
    assert not ann["preliminary"]


def test_facts_are_told_once_with_their_game() -> None:
    results = [duel(1, "ann", "bob"), duel(2, "ann", "bob"), duel(3, "ann", "bob"), duel(4, "bob", "ann")]
    assert [(one.fact, one.table, one.number) for one in facts(results, "ann")] == [
        ("streak", "t3", 3),
        ("first-win", "t1", 0),
    ]
    assert [(one.fact, one.table) for one in facts(results, "bob")] == [("first-win", "t4")]
    many = [duel(number, "ann", "bob") for number in range(10)]
    assert ("games", 10) in [(one.fact, one.number) for one in facts(many, "bob")]


def test_opponents_are_counted_without_telling_who_they_are_elsewhere() -> None:
    results = [duel(2, "bob", "ann"), duel(1, "ann", "bob")]
    (bob,) = opponents(results, "ann")
    assert (bob.name, bob.games, bob.ahead, bob.behind, bob.last) == ("Bob", 2, 1, 1, 2)
    assert "bob" not in bob.id
    assert opponents(results, "bob")[0].id != bob.id


# From the log.


def table_of(*guests: str, bots: int = 0, settings: Settings | None = None) -> Draft:
    """A table at which these guests and so many bots play."""
    found = draft(Person(guests[0], guests[0].title()), settings or Settings("targi", 2))
    for number, guest in enumerate(guests):
        fill(found, Person(guest, guest.title()), number, [])
    fill(found, Person("", ""), None, ["easy"] * bots)
    found.add(start(found.table))
    return found


def ended(found: Draft, *events: AnyEvent) -> Result:
    """The result of a table after these events, at which the player of the first seat concedes."""
    found.add([*events, Chose(0, LEAVE)])
    return result_of(found.table.id, "targi", found.table.ended_at, found.rows)


def test_a_result_is_read_from_the_log() -> None:
    result = ended(table_of("ann", "bob"))
    assert result.unrated == ""
    assert [(one.guest_id, one.name, one.place) for one in result.seats] == [("ann", "Ann", 2), ("bob", "Bob", 1)]


def test_what_was_taken_back_is_not_rated() -> None:
    found = table_of("ann", "bob")
    assert found.table.current_game is not None
    asked = found.table.current_game.session.state.decisions()[0]
    moves: list[AnyEvent] = [Chose(asked.seat, asked.options[0].code), Undid(asked.seat)]
    assert ended(found, *moves).unrated == "undone"


def test_a_bot_that_takes_over_for_good_leaves_nothing_to_rate() -> None:
    result = ended(table_of("ann", "bob"), Stood(1), BotSat(1, "easy", "Bob"))
    assert (result.unrated, result.seats[1].guest_id) == ("replaced", "")


def test_a_log_that_cannot_be_read_has_no_result() -> None:
    assert result_of("t", "targi", 1, [Row(1, 0, '{"kind":"newer"}')]).unrated == "unreadable"


async def test_whatever_is_lost_is_computed_again_in_its_order(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), ProcessBotPool(1))
    await know(hub, "ann", "bob")
    keeper = ResultKeeper(hub)
    results: list[Result] = []
    for number in range(3):
        found = table_of("ann", "bob")
        found.add([Chose(number % 2, LEAVE)])
        room = await open_table(hub, found)
        results.append(result_of(room.table.id, "targi", room.table.ended_at, found.rows))
    results.sort(key=lambda one: (one.ended, one.table))
    for _ in range(2):  # nothing is counted twice
        await keeper.look()
        assert await hub.store.read(partial(stored.ratings_of_game, game="targi")) == rated({}, results)
    for lost in (results[2], results[0]):
        with engine.begin() as connection:
            connection.execute(text("DELETE FROM results WHERE table_id = :id"), {"id": lost.table})
        await keeper.look()
        assert await hub.store.read(partial(stored.results_after, game="targi", mark=None)) == results
    assert await hub.store.read(partial(stored.ratings_of_game, game="targi")) == rated({}, results)
    await hub.services.close()


async def know(hub: Hub, *guests: str) -> None:
    for one in guests:
        await hub.store.add_guest(GuestRow(one, one.title(), ""), one, 1)


async def test_a_new_result_rewrites_the_ratings_of_its_players_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), ProcessBotPool(1))
    await know(hub, "ann", "bob", "cid", "dan")
    written: list[set[str]] = []
    save = stored.save_ratings

    def note(connection: Connection, game: str, found: Ratings, last: Mark, *, since: Mark | None) -> None:
        written.append({player for player, _, _ in found})
        save(connection, game, found, last, since=since)

    monkeypatch.setattr(stored, "save_ratings", note)
    for players in (("ann", "bob"), ("cid", "dan")):
        found = table_of(*players)
        found.add([Chose(0, LEAVE)])
        await open_table(hub, found)
        await ResultKeeper(hub).look()
    assert written == [{"ann", "bob"}, {"cid", "dan"}]
    assert len(await hub.store.read(partial(stored.ratings_of_game, game="targi"))) == 4
    await hub.services.close()


async def test_only_tables_that_have_ended_lately_are_looked_at_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), ProcessBotPool(1))
    await know(hub, "ann", "bob")
    asked: list[int] = []
    look = stored.tables_without_result

    def note(connection: Connection, since: int, limit: int) -> list[tuple[str, str, int]]:
        asked.append(since)
        return look(connection, since, limit)

    monkeypatch.setattr(stored, "tables_without_result", note)
    monkeypatch.setattr(keepers, "AT_ONCE", 2)
    keeper = ResultKeeper(hub)
    for _ in range(3):
        found = table_of("ann", "bob")
        found.add([Chose(0, LEAVE)])
        await open_table(hub, found)
    for _ in range(3):
        await keeper.look()
    assert asked[:2] == [0, 0]  # there may be more
    assert 0 < asked[2] < now_ms() - keepers.LATE_MS + 1
    monkeypatch.setattr(keepers, "ALL_AGAIN", -1.0)
    with engine.begin() as connection:
        connection.execute(update(tables).values(ended=1))
        connection.execute(delete(results))
    await keeper.look()
    assert asked[3] == 0
    assert len(await hub.store.read(partial(stored.results_after, game="targi", mark=None))) == 2
    await hub.services.close()


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Connection, list[Result]]]:
    """A database with two results of Ann, Bob and a phone."""
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    found = [duel(1, "phone", "bob"), duel(2, "bob", "ann")]
    with engine.begin() as connection:
        rows = [{"id": id, "digest": id, "name": id, "address": "", "created": 1} for id in ("ann", "bob", "phone")]
        connection.execute(insert(guests), rows)
        for one in found:
            of_table = Listing(one.table, "targi", "finished", False, "", 1, 1, None, "{}", one.ended)
            connection.execute(insert(tables), asdict(of_table))
            stored.add_result(connection, one)
        yield connection, found
    engine.dispose()


@pytest.mark.parametrize("since", [None, (1, "t1")])
def test_ratings_that_were_computed_before_a_guest_joined_a_member_are_not_stored(
    played: tuple[Connection, list[Result]], since: Mark | None
) -> None:
    connection, found = played
    first, both = rated({}, found[:1]), rated({}, found)
    if since is not None:
        stored.save_ratings(connection, "targi", first, since, since=None)
    stored.move_results(connection, "phone", "ann")
    stored.save_ratings(connection, "targi", both, (2, "t2"), since=since)
    assert stored.games_to_rate(connection, ["bang", "targi"]) == ["targi"]
    assert ("ann", "targi", "") not in stored.ratings_of_game(connection, "targi")
    again = rated({}, stored.results_after(connection, "targi", None))
    stored.save_ratings(connection, "targi", again, (2, "t2"), since=None)
    assert stored.ratings_of_game(connection, "targi") == again
    assert {player for player, _, _ in again} == {"ann", "bob"}


def test_whoever_was_deleted_is_rated_no_more(played: tuple[Connection, list[Result]]) -> None:
    connection, found = played
    stored.hide_results(connection, "bob", "Deleted player", "deleted")
    connection.execute(delete(guests).where(guests.c.id == "bob"))
    stored.save_ratings(connection, "targi", rated({}, found), (2, "t2"), since=None)
    assert {player for player, _, _ in stored.ratings_of_game(connection, "targi")} == {"ann", "phone"}


# On a host.


def only(told: Mapping[str, object], name: str) -> dict[str, object]:
    """The one thing in a list of the results."""
    found = told[name]
    assert isinstance(found, list)
    (one,) = found
    assert isinstance(one, dict)
    return one


async def results_of(guest: Guest, total: int, **wanted: str) -> dict[str, object]:
    """The results of a guest, as soon as there are so many and they are rated: ratings are stored a moment later."""
    async with asyncio.timeout(SOON):
        while True:
            answer = await guest.gets("me/results", **wanted)
            assert answer.status_code == 200, answer.text
            found: dict[str, object] = answer.json()
            if found["total"] == total and (not total or found["ratings"]):
                return found
            await asyncio.sleep(0.2)


async def test_a_finished_game_is_in_the_lists_of_its_players_and_a_running_one_is_not(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await friends.play("targi", 1, bots=["greedy"])
    assert (await results_of(a.guest, 0))["ratings"] == []
    await b.does("concede")
    told = await results_of(a.guest, 1)
    assert told["games"] == ["targi"]
    assert int(str(only(told, "ratings")["value"])) > 1500
    opponent = only(told, "opponents")
    assert (opponent["name"], opponent["ahead"], opponent["behind"]) == ("Bob", 1, 0)
    assert (await results_of(a.guest, 1, **{"with": str(opponent["id"]), "game": "targi"}))["total"] == 1
    assert (await results_of(a.guest, 0, game="bang"))["total"] == 0
    assert a.guest.id not in str(told)
    assert b.guest.id not in str(told)
    code = (await b.guest.posts("me/recovery-code", {})).json()["code"]
    member = await friends.comes("Bea")
    await member.posts("sign-in/code", {"code": code})
    assert (await results_of(member, 1))["total"] == 1
    assert (await b.guest.posts("me/delete", {"name": "Bob"})).status_code == 200
    opponent = only(await results_of(a.guest, 1), "opponents")
    assert (opponent["name"], opponent["bot"]) == ("Deleted player", "deleted")
