"""Opening tables, finding them, coming in as a guest, sitting down, leaving, watching."""

from __future__ import annotations

import msgspec
import pytest

from igroteka.bots.bot import LEVELS
from igroteka.core.phrases import MAX_SEATS
from igroteka.core.registry import games
from igroteka.server.tables.messages import read_command
from igroteka.server.tables.names import BOT_NAMES
from tests.server.client import Friends

pytestmark = pytest.mark.anyio

PRESETS = [(game.id, preset.id) for game in games().values() for preset in game.presets]


# Opening a table.


async def test_a_guest_opens_a_table_and_others_sit_down(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    assert (a.number, b.number) == (0, -1)
    await b.does("sit", seat=1)
    await a.until(lambda: [chair.name for chair in a.table.chairs] == ["Ann", "Bob"])
    assert (a.you.host, b.you.host) == (True, False)
    await a.does("start")
    await b.until(lambda: b.plays)
    assert (b.view.game, b.view.seat, b.table.status) == ("targi", 1, "playing")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_every_preset_of_every_game_can_be_opened(friends: Friends, game: str, preset: str) -> None:
    ann = await friends.comes("Ann")
    listed = {one["id"]: one for one in (await ann.gets("games")).json()["games"]}
    boxes = {id: (one["age"], one["minutes"]) for id, one in listed.items()}
    assert (boxes["targi"], boxes["bang"]) == ((13, [60, 60]), (8, [20, 40]))
    wanted = next(one for one in listed[game]["presets"] if one["id"] == preset)
    seats = wanted["seats"][0] if wanted["seats"] else listed[game]["seats"][0]
    table = await ann.opens(
        game, seats, seat=0, bots=["random"] * (seats - 1), start=True, settings={"options": wanted["options"]}
    )
    a = await ann.goes_to(table)
    assert a.table.settings["options"] == wanted["options"]
    assert (a.table.status, a.view.seats) == ("playing", seats)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", sorted(games()))
async def test_bots_of_every_level_sit_down_in_every_game(friends: Friends, game: str, level: str) -> None:
    ann = await friends.comes("Ann")
    seats = games()[game].seats[0]
    a = await ann.goes_to(await ann.opens(game, seats, bots=[level] * seats))
    assert [chair.level for chair in a.table.chairs] == [level] * seats
    names = [chair.name for chair in a.table.chairs]
    assert len(set(names)) == seats
    assert "" not in names


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ({"game": "kittens", "seats": 1}, "error-seats"),
        ({"game": "targi", "seats": 3}, "error-seats-exactly"),
        ({"game": "poker", "seats": 3}, "error-game-unknown"),
        ({"game": "kittens", "seats": 2, "options": {"sauce": True}}, "error-setting-unknown"),
        ({"game": "kittens", "seats": 2, "options": {"turn_seconds": 7}}, "error-setting-value"),
        ({"game": "kittens", "seats": 2, "clock": {"kind": "hourglass"}}, "error-message"),
        ({"game": "kittens", "seats": 2, "clock": {"each": 0}}, "error-message"),
        ({"game": "kittens", "seats": 2, "title": "x" * 61}, "error-message"),
        ({"game": "kittens", "seats": 2, "games": 0}, "error-message"),
        ({"game": "kittens", "seats": 2, "colour": "red"}, "error-message"),
        ({"seats": 2}, "error-message"),
    ],
)
async def test_settings_that_make_no_table_are_refused(friends: Friends, wanted: dict[str, object], text: str) -> None:
    ann = await friends.comes("Ann")
    answer = await ann.posts("tables", {"settings": wanted})
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"] == text


async def test_settings_can_be_checked_before_a_table_is_opened(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    good = await ann.posts("games/check", {"game": "kittens", "seats": 3, "options": {"deck": "full_box"}})
    assert good.json()["options"]["turn_seconds"] == 60
    bad = await ann.posts("games/check", {"game": "bang", "seats": 5, "options": {"mode": "law_and_crime"}})
    assert (bad.status_code, bad.json()["rule"]) == (409, "BANG-N6.1")


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none", "each": 60, "reserve": 0},
        {"kind": "seconds", "each": 20, "reserve": 300},
        {"kind": "days", "each": 3, "reserve": 0},
        {"kind": "game", "each": 60, "reserve": 0},
    ],
)
async def test_a_table_has_the_clock_that_its_host_chose(friends: Friends, clock: dict[str, object]) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("targi", 2, settings={"clock": clock}))
    assert a.table.settings["clock"] == clock


async def test_a_guest_has_only_so_many_tables_at_once(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    tables = [await ann.opens("targi", 2) for _ in range(20)]
    answer = await ann.tries_to_open("targi", 2)
    assert (answer.status_code, answer.json()["text"]) == (409, "error-too-many-tables")
    seat = await ann.goes_to(tables[0])
    await seat.does("close")
    await ann.opens("targi", 2)


async def test_signs_that_cannot_be_seen_are_left_out_of_the_title_of_a_table(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("targi", 2, settings={"title": " left\u202eright\n again "}))
    assert a.table.settings["title"] == "leftright again"
    await a.does("configure", settings={"game": "targi", "seats": 2, "title": "a\u200bb"})
    await a.until(lambda: a.table.settings["title"] == "ab")


# Finding a table.


async def test_the_lobby_shows_public_tables_and_what_has_become_of_them(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("kittens", 2, seat=0, settings={"title": "Quick one", "pace": 0})
    listed = (await bob.lists("open"))[table]
    assert listed["summary"] == {
        "title": "Quick one",
        "seats": 2,
        "options": {},
        "games": 1,
        "clock": {"kind": "game", "each": 60, "reserve": 0},
        "spectators": True,
        "names": ["Ann", ""],
        "bots": ["", ""],
        "kinds": ["person", "free"],
        "sandbox": False,
        "lesson": "",
        "branch": False,
        "tournament": "",
        "places": [],
        "played": 0,
        "imported": False,
    }
    a = await ann.goes_to(table)
    await a.does("add-bot", seat=1, level="random")
    await a.does("start")
    assert table not in await bob.lists("open")
    assert table in await bob.lists("running")
    await a.plays_on()
    assert table not in await bob.lists("running")
    summary = (await bob.lists("finished"))[table]["summary"]
    assert isinstance(summary, dict)
    assert sorted(summary["places"]) == [1, 2]


async def test_a_private_table_is_found_by_its_link_only(friends: Friends) -> None:
    ann, bob, cid = await friends.come("Ann", "Bob", "Cid")
    table = await ann.opens("targi", 2, seat=0, settings={"public": False})
    assert len(table) >= 22  # 128 bits in base 64
    assert table not in await bob.lists("open")
    assert table in await ann.lists("open", mine=True)
    b = await bob.goes_to(table)
    await b.does("sit", seat=1)
    assert table in await bob.lists("open", mine=True)
    assert table not in await cid.lists("open", mine=True)


async def test_phones_find_a_table_by_its_code(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    answer = await ann.gets(f"tables/{await ann.opens('targi', 2)}/code.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


async def test_a_table_that_does_not_exist_is_said_not_to(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    answer = await ann.gets("tables/nowhere")
    assert (answer.status_code, answer.json()["text"]) == (404, "error-no-such-table")
    seat = await ann.goes_to("nowhere")
    assert await seat.until_closed() == 4404


async def test_anybody_can_look_at_a_table_before_he_comes_in(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=1)
    found = (await bob.gets(f"tables/{table}")).json()
    assert [chair["name"] for chair in found["table"]["chairs"]] == ["", "Ann"]
    assert found["you"] == {
        "seat": -1,
        "host": False,
        "muted": False,
        "devices": 0,
        "first_device": False,
        "out": False,
        "absences": [],
        "here": [],
        "may": [],
    }


# Coming in.


async def test_a_guest_is_known_again_by_his_cookie(friends: Friends) -> None:
    ann = friends.stranger()
    assert (await ann.gets("me")).json()["guest"] is None
    answer = await ann.posts("me", {"name": "Ann", "address": "she"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(answer.json()["token"]) >= 43  # 256 bits in base 64
    me = (await ann.gets("me")).json()["guest"]
    assert (me["name"], me["address"]) == ("Ann", "she")


async def test_a_program_is_known_by_its_token(friends: Friends) -> None:
    robo = friends.stranger()
    token = (await robo.posts("me", {"name": "Robo"})).json()["token"]
    robo.http.cookies.clear()
    assert (await robo.gets("me")).json()["guest"] is None
    robo.http.headers["Authorization"] = f"Bearer {token}"
    a = await robo.goes_to(await robo.opens("targi", 2, seat=0, bots=["random"]))
    assert (a.number, a.you.host) == (0, True)
    robo.http.headers["Authorization"] = "Bearer " + token[:-1]
    assert (await robo.tries_to_open("targi", 2)).status_code == 401


async def test_a_guest_can_take_another_name(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    before = ann.id
    await ann.says_name("Anna")
    assert ann.id == before
    a = await ann.goes_to(await ann.opens("targi", 2, seat=0))
    assert a.table.chairs[0].name == "Anna"


async def test_everybody_at_a_table_is_told_how_its_players_want_to_be_spoken_of(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    await ann.says_name("Ann", "she")
    table = await ann.opens("kittens", 3, seat=0, bots=["random"])
    b = await bob.goes_to(table)
    await b.does("sit", seat=2)
    await b.until(lambda: b.table.chairs[2].kind == "person")
    bot = b.table.chairs[1]
    assert [chair.address for chair in b.table.chairs] == ["she", BOT_NAMES[bot.name], ""]


@pytest.mark.parametrize("name", ["", "\u200b\u202e", "   ", "\n\t", "x" * 25])
async def test_a_name_that_cannot_be_read_is_refused(friends: Friends, name: str) -> None:
    answer = await friends.stranger().posts("me", {"name": name})
    assert answer.status_code in (400, 409)
    assert answer.json()["text"] in ("error-name", "error-message")


async def test_equal_names_are_told_apart(friends: Friends) -> None:
    one, two = await friends.come("Ann", "Ann")
    table = await one.opens("targi", 2, seat=0)
    a, b = await one.goes_to(table), await two.goes_to(table)
    await b.does("sit", seat=1)
    await a.until(lambda: [chair.name for chair in a.table.chairs] == ["Ann", "Ann 2"])


async def test_whoever_has_not_said_his_name_may_only_watch(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    table = await ann.opens("kittens", 2, seat=0)
    stranger = friends.stranger()
    seat = await stranger.goes_to(table)
    assert seat.number == -1
    assert await seat.may_not("sit", seat=1) == "error-no-guest"
    assert await seat.may_not("say", text="hello") == "error-no-guest"
    assert (await stranger.tries_to_open("targi", 2)).status_code == 401


# Seats.


async def test_a_taken_seat_is_refused_and_a_free_one_can_be_changed_to(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("kittens", 4, seat=2)
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    assert await b.may_not("sit", seat=2) == "error-seat-taken"
    assert await b.may_not("sit", seat=4) == "error-no-such-seat"
    await b.does("sit", seat=0)
    await b.does("sit", seat=3)
    assert b.number == 3
    await a.until(lambda: [chair.name for chair in a.table.chairs] == ["", "", "Ann", "Bob"])


async def test_a_player_leaves_his_seat_before_the_start(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    await b.does("sit", seat=1)
    await b.does("stand")
    assert b.number == -1
    await a.until(lambda: a.table.chairs[1].kind == "free")
    assert await b.may_not("stand") == "error-not-seated"
    assert table not in await bob.lists("open", mine=True)


async def test_players_say_whether_they_are_ready(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    await b.does("sit", seat=1)
    await b.does("ready", yes=True)
    await a.until(lambda: a.table.chairs[1].ready)
    await b.does("ready", yes=False)
    await a.until(lambda: not a.table.chairs[1].ready)


async def test_spectators_are_counted_and_see_what_everybody_may_see(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2)
    cid = await friends.comes("Cid")
    watcher = await cid.goes_to(a.id)
    await a.until(lambda: a.table.watching == 1)
    assert (watcher.number, watcher.codes, watcher.board["hand"]) == (-1, [], [])
    first = a if a.moves else b
    await first.chooses("draw")
    await watcher.until(lambda: watcher.view.moment == first.view.moment)
    assert watcher.texts == a.texts
    assert await watcher.may_not_choose("draw") == "error-not-seated"
    await watcher.leaves()
    await a.until(lambda: a.table.watching == 0)


async def test_a_table_can_keep_spectators_out_until_the_game_is_over(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"], settings={"spectators": False})
    cid = await friends.comes("Cid")
    watcher = await cid.goes_to(a.id)
    assert not watcher.plays
    assert (await cid.gets(f"tables/{a.id}/games/1/steps")).json()["text"] == "error-still-secret"
    await a.plays_on()
    await watcher.until(lambda: watcher.plays and watcher.over)


@pytest.mark.parametrize("hints", [True, False])
async def test_everybody_is_told_whether_a_table_is_played_with_hints(friends: Friends, hints: bool) -> None:
    a, b = await friends.play("targi", 2, settings={"hints": hints})
    watcher = await (await friends.comes("Eve")).goes_to(a.id)
    assert [seat.table.settings["hints"] for seat in (a, b, watcher)] == [hints] * 3
    assert await watcher.may_not("hint") == "error-not-seated"


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        ({"mine": "true"}, "mine: expected a whole number from 0 to 1"),
        ({"before": "-1"}, "before: expected a whole number from 0 to 1000000000000000"),
        ({"list": "all"}, "list: expected one of open, running, finished"),
    ],
)
async def test_a_list_that_cannot_be_asked_for_is_refused_with_what_can(
    friends: Friends, wanted: dict[str, str], problem: str
) -> None:
    answer = await friends.stranger().gets("tables", **wanted)
    assert (answer.status_code, answer.json()["arguments"]) == (400, {"problem": problem})


def test_every_seat_of_every_game_can_be_named() -> None:
    assert max(game.seats[1] for game in games().values()) == MAX_SEATS
    assert read_command(f'{{"do": "sit", "id": "1", "seat": {MAX_SEATS - 1}}}')
    with pytest.raises(msgspec.ValidationError):
        read_command(f'{{"do": "sit", "id": "1", "seat": {MAX_SEATS}}}')


async def test_the_host_counts_the_games_that_were_finished(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"])
    before = (await a.guest.gets("statistics")).json()["games"].get("kittens", 0)
    await a.plays_on()
    assert (await a.guest.gets("statistics")).json()["games"]["kittens"] == before + 1


async def test_the_list_of_ones_own_tables_says_where_it_is_ones_turn(friends: Friends) -> None:
    seats = await friends.play("targi", 2)
    turns = []
    for seat in seats:
        told = (await seat.guest.gets("tables", list="running", mine=1)).json()["tables"]
        turns += [one["turn"] for one in told if one["id"] == seat.id]
    assert turns == [bool(seat.moves) for seat in seats]
    assert sorted(turns) == [False, True]
    public = (await seats[0].guest.gets("tables", list="running")).json()["tables"]
    assert not any(one["turn"] for one in public)


# What is certain before the start.


async def told_before(friends: Friends, game: str, seats: int, **settings: object) -> dict[str, object]:
    """What a waiting table says of its seats and settings."""
    ann = await friends.comes("Ann")
    table = await ann.opens(game, seats, seat=0, settings=settings)
    found: dict[str, object] = (await ann.gets(f"tables/{table}")).json()["table"]["before"]
    return found


async def test_a_waiting_table_says_who_is_blue_and_who_goes_first(friends: Friends) -> None:
    told = await told_before(friends, "targi", 2, options={"first_player": "chosen", "chosen_seat": "B"})
    assert told == {"notes": [["targi-seat-blue"], ["targi-seat-white", "seat-first"]], "idle": {}, "seconds": 0}


async def test_a_waiting_table_says_which_settings_change_nothing(friends: Friends) -> None:
    told = await told_before(friends, "targi", 2)
    assert told["idle"] == {"chosen_seat": "targi-idle-chosen_seat"}


async def test_the_time_of_the_game_is_idle_where_the_table_has_a_clock_of_its_own(friends: Friends) -> None:
    told = await told_before(friends, "kittens", 2, clock={"kind": "none"})
    assert isinstance(told["idle"], dict)
    assert told["idle"]["turn_seconds"] == "setting-idle-clock"


async def test_a_game_that_runs_says_nothing_of_what_was_before(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    table = await ann.opens("targi", 2, seat=0, bots=["random"], start=True)
    assert (await ann.gets(f"tables/{table}")).json()["table"]["before"] is None
