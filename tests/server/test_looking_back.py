"""Finished games: listed, replayed from any seat's view or openly, exported, imported, and checked for a fair deal."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from igroteka.core.random import commitment
from igroteka.core.registry import find_game
from igroteka.core.replays import read_replay
from tests.server.client import Friends, Guest, Seat
from tests.server.positions import TWO_CATS

pytestmark = pytest.mark.anyio


# A game of fewer messages than a socket may send in a while.
SHORT: Mapping[str, object] = {"options": {"deck": "classic_base"}}


async def finished(friends: Friends) -> Seat:
    """Somebody who has just played a game of kittens to its end."""
    (a,) = await friends.play("kittens", 1, bots=["random"], settings=SHORT)
    await a.plays_on()
    return a


async def steps(guest: Guest, table: str, **wanted: str | int) -> dict[str, list[dict[str, object]]]:
    """Some steps of the first game of a table."""
    answer = await guest.gets(f"tables/{table}/games/1/steps", **wanted)
    assert answer.status_code == 200, answer.text
    found: dict[str, list[dict[str, object]]] = answer.json()
    return found


def hands(step: dict[str, object]) -> list[list[str]]:
    """The hands that the views of a step show."""
    views = step["views"]
    assert isinstance(views, list)
    return [view["board"]["hand"] for view in views]


async def test_a_finished_game_is_replayed_from_any_seat_and_openly(friends: Friends) -> None:
    a = await finished(friends)
    eve = await friends.comes("Eve")
    mine, other = await steps(eve, a.id, seat=0, count=1), await steps(eve, a.id, seat=1, count=1)
    openly, watched = await steps(eve, a.id, seat="open", count=1), await steps(eve, a.id, count=1)
    own, others = hands(mine["steps"][0])[0], hands(other["steps"][0])[0]
    assert (len(own), len(others)) == (8, 8)
    assert hands(openly["steps"][0]) == [own, others]
    assert hands(watched["steps"][0]) == [[]]


async def test_a_replay_ends_as_the_game_did_and_its_lines_are_the_journal(friends: Friends) -> None:
    a = await finished(friends)
    found: list[dict[str, object]] = []
    total = 1
    while len(found) < total:
        part = await steps(a.guest, a.id, seat=0, first=len(found), count=20)
        total = int(str(part["total"]))
        found += part["steps"]
    assert [step["number"] for step in found] == list(range(total))
    views = found[-1]["views"]
    assert isinstance(views, list)
    assert views[0]["board"] == a.board
    lines = [line for step in found for line in step["lines"]]  # type: ignore[attr-defined]
    assert [line["text"] for line in lines] == a.texts


async def test_while_a_game_is_running_one_sees_only_what_one_has_seen(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    await a.chooses("draw")
    own = await steps(a.guest, a.id, seat=0)
    assert hands(own["steps"][-1]) == [a.board["hand"]]
    assert await steps(a.guest, a.id) == own  # their own seat, if they name none
    for seat in ("1", "open"):
        refused = await a.guest.gets(f"tables/{a.id}/games/1/steps", seat=seat)
        assert (refused.status_code, refused.json()["text"]) == (409, "error-still-secret")
    for what in ("file", "proof", "choices"):
        refused = await a.guest.gets(f"tables/{a.id}/games/1/{what}")
        assert (refused.status_code, refused.json()["text"]) == (409, "error-still-secret")
    assert b.table.fair is not None
    assert (b.table.fair.seed, b.table.fair.nonce) == ("", "")


async def test_a_game_that_never_was_cannot_be_looked_at(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    for number in (0, 2, 51):
        answer = await a.guest.gets(f"tables/{a.id}/games/{number}/steps")
        assert (answer.status_code, answer.json()["text"]) == (404, "error-no-such-game")
    assert (await a.guest.gets("tables/nowhere/games/1/steps")).status_code == 404
    refused = await a.guest.gets(f"tables/{a.id}/games/1/steps", seat=5)
    assert refused.json()["text"] == "error-no-such-seat"


async def test_ones_own_games_are_listed(friends: Friends) -> None:
    a = await finished(friends)
    assert a.id in await a.guest.lists("finished", mine=True)
    eve = await friends.comes("Eve")
    assert a.id in await eve.lists("finished")
    assert a.id not in await eve.lists("finished", mine=True)


# The promise of a fair deal.


async def test_the_deal_was_promised_before_and_can_be_checked_afterwards(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"])
    assert a.table.fair is not None
    promised = a.table.fair.commitment
    await a.plays_on()
    fair = a.table.fair
    assert fair is not None
    assert fair.commitment == promised == commitment(fair.seed, fair.nonce)
    assert (len(fair.seed), len(fair.nonce)) == (64, 32)  # 256 and 128 bits
    proof = (await a.guest.gets(f"tables/{a.id}/games/1/proof")).json()
    assert proof == {"commitment": promised, "seed": fair.seed, "nonce": fair.nonce, "kept": True}


async def test_an_exported_file_can_be_verified(friends: Friends) -> None:
    a = await finished(friends)
    answer = await a.guest.gets(f"tables/{a.id}/games/1/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="kittens-{a.id[:8]}.replay"'
    kittens = find_game("kittens")
    replay = read_replay(answer.text, kittens)
    session = replay.verify(kittens)
    assert a.view.outcome is not None
    assert session.state.outcome() is not None
    assert replay.places == a.view.outcome.places
    assert replay.names[0] == "Ann"
    choices = (await a.guest.gets(f"tables/{a.id}/games/1/choices")).text.splitlines()
    assert choices == [str(choice) for choice in replay.choices]


async def test_a_game_that_was_ended_by_agreement_can_be_exported(friends: Friends) -> None:
    (a,) = await friends.play("targi", 1, bots=["greedy"])
    await a.does("propose", what="end")
    text = (await a.guest.gets(f"tables/{a.id}/games/1/file")).text
    targi = find_game("targi")
    assert read_replay(text, targi).verify(targi).state.outcome() is None


# Bringing a game along.


async def test_a_game_that_was_played_elsewhere_is_brought_along(friends: Friends) -> None:
    a = await finished(friends)
    text = (await a.guest.gets(f"tables/{a.id}/games/1/file")).text
    eve = await friends.comes("Eve")
    before = (await eve.gets("statistics")).json()["games"]["kittens"]
    answer = await eve.posts("replays", {"replay": text})
    assert answer.status_code == 201
    assert (await eve.gets("statistics")).json()["games"]["kittens"] == before  # it was not played here
    table = answer.json()["table"]
    assert table not in await a.guest.lists("finished")  # it is Eve's own
    assert table in await eve.lists("finished", mine=True)
    seat = await eve.goes_to(table)
    assert [chair.name for chair in seat.table.chairs] == [chair.name for chair in a.table.chairs]
    assert (seat.table.status, seat.view.outcome, seat.texts) == ("finished", a.view.outcome, a.texts)
    assert await steps(eve, table, seat="open") == await steps(eve, a.id, seat="open")
    assert (await eve.gets(f"tables/{table}/games/1/file")).text == text
    assert (await eve.gets(f"tables/{table}/games/1/proof")).json()["kept"] is True
    assert await seat.may_not("rematch") == "error-not-seated"


async def test_a_game_of_a_match_with_its_variants_is_brought_along(friends: Friends) -> None:  # BANG-V02
    settings = {"games": 2, "options": {"hiring": True, "experience": True}}
    (a,) = await friends.play("bang", 1, bots=["greedy"] * 3, settings=settings)
    await a.plays_on()
    await a.does("continue")
    await a.does("propose", what="end")
    text = (await a.guest.gets(f"tables/{a.id}/games/2/file")).text
    answer = await a.guest.posts("replays", {"replay": text})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert (await a.guest.gets(f"tables/{table}/games/1/file")).text == text


async def test_a_file_that_was_tampered_with_is_refused(friends: Friends) -> None:
    a = await finished(friends)
    text = (await a.guest.gets(f"tables/{a.id}/games/1/file")).text
    seed = read_replay(text, find_game("kittens")).setup.seed
    places = text.rpartition("places: ")[2]
    for bad, why in [
        (text.replace(seed, "0" * 64), "error-replay-commitment"),
        (text.replace(f"places: {places}", f"places: {places[::-1].strip()}\n"), "error-replay-result"),
        (re.sub(r"^(\w) draw$", r"\1 jump", text, count=1, flags=re.MULTILINE), "error-replay-choice"),
        (text.replace("game: kittens", "game: poker"), "error-game-unknown"),
        ("rubbish", "error-replay-title"),
        ("", "error-replay-title"),
    ]:
        answer = await a.guest.posts("replays", {"replay": bad})
        assert (answer.status_code in (404, 409), answer.json()["text"]) == (True, why)


async def test_a_game_that_began_from_a_position_can_be_looked_at_but_not_exported(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    await b.does("concede")
    await a.until(lambda: a.over)
    assert (await steps(a.guest, a.id, seat="open"))["steps"]
    answer = await a.guest.gets(f"tables/{a.id}/games/1/file")
    assert (answer.status_code, answer.json()["text"]) == (409, "error-replay-position")
