"""Playing on from a moment of another game, against bots, with what one may know of it."""

from __future__ import annotations

import httpx
import pytest

from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.server.tables.branching import branch_from, branch_position
from igroteka.server.tables.commands import Guest as Branching
from tests.server.client import Friends, Guest, Seat
from tests.server.positions import TWO_CATS
from tests.server.test_looking_back import finished, steps

pytestmark = pytest.mark.anyio

ANN = Branching("ann", "Ann", "")


async def branches(guest: Guest, table: str, **wanted: object) -> httpx.Response:
    """Ask to play on from the first game of a table."""
    return await guest.posts(f"tables/{table}/games/1/branch", {"step": 0, "seat": 0, "level": "random"} | wanted)


async def at_branch(guest: Guest, answer: httpx.Response) -> Seat:
    """The guest's seat at the new table."""
    assert answer.status_code == 201, answer.text
    return await guest.goes_to(str(answer.json()["table"]))


def refusal(answer: httpx.Response) -> str:
    assert answer.status_code in (404, 409), answer.text
    return str(answer.json()["text"])


async def test_anybody_plays_on_from_a_finished_game_on_any_seat_with_the_cards_as_they_lay(friends: Friends) -> None:
    a = await finished(friends)
    eve = await friends.comes("Eve")
    openly = await steps(eve, a.id, seat="open")
    number = next(step["number"] for step in openly["steps"] if asked(step) == 1 and step["number"] != 0)
    there = await at_branch(eve, await branches(eve, a.id, step=number, by="open", seat=1))
    before = openly["steps"][int(str(number))]["views"]
    assert isinstance(before, list)
    assert there.view.seat == 1
    assert there.board["hand"] == before[1]["board"]["hand"]
    assert there.table.sandbox
    assert [chair.kind for chair in there.table.chairs] == ["bot", "person"]
    moment = there.view.moment
    await there.plays_on(until=lambda: there.view.moment > moment)
    assert there.id not in await eve.lists("running")  # nobody else is shown it


def asked(step: dict[str, object]) -> int:
    """Who is asked first at a step."""
    views = step["views"]
    assert isinstance(views, list)
    return int(views[0]["asked"][0]["seat"]) if views[0]["asked"] else -1


async def test_a_running_game_is_played_on_from_ones_own_seat_only(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    await a.chooses("draw")
    eve = await friends.comes("Eve")
    assert refusal(await branches(a.guest, a.id, seat=1)) == "error-still-secret"
    assert refusal(await branches(b.guest, a.id, seat=0)) == "error-still-secret"
    assert refusal(await branches(eve, a.id, seat=0)) == "error-still-secret"
    assert refusal(await branches(a.guest, a.id, by="open")) == "error-still-secret"
    assert refusal(await branches(a.guest, a.id, by="1")) == "error-still-secret"
    there = await at_branch(a.guest, await branches(a.guest, a.id, step=1))
    assert there.board["hand"] == a.board["hand"]
    assert len(a.table.chairs) == len(there.table.chairs)


async def test_a_running_game_without_hints_is_not_played_on(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2, settings={"hints": False})
    assert refusal(await branches(a.guest, a.id)) == "error-hints-off"


async def test_nobody_plays_on_after_the_end_or_where_there_is_no_step_or_seat(friends: Friends) -> None:
    a = await finished(friends)
    last = int(str((await steps(a.guest, a.id, seat=0, count=1))["total"])) - 1
    assert refusal(await branches(a.guest, a.id, step=last)) == "error-branch-over"
    assert refusal(await branches(a.guest, a.id, step=last + 1)) == "error-no-such-step"
    assert refusal(await branches(a.guest, a.id, seat=5)) == "error-no-such-seat"
    assert (await branches(friends.stranger(), a.id)).status_code == 401
    assert (await branches(a.guest, a.id, level="nobody")).status_code == 409
    assert (await branches(a.guest, a.id, step=-1)).status_code == 400


async def test_steps_say_who_is_out(friends: Friends) -> None:
    a = await finished(friends)
    total = int(str((await steps(a.guest, a.id, count=1))["total"]))
    first, last = await steps(a.guest, a.id, count=1), await steps(a.guest, a.id, first=total - 1)
    out = last["steps"][0]["out"]
    assert isinstance(out, list)
    assert (first["steps"][0]["out"], len(out)) == ([], 1)
    answer = await branches(a.guest, a.id, step=total - 1, seat=out[0])
    assert refusal(answer) in ("error-branch-over", "error-branch-out")


async def test_of_many_branches_that_nobody_finishes_only_the_newest_stay_open(friends: Friends) -> None:
    a = await finished(friends)
    eve = await friends.comes("Eve")
    sandbox = await eve.opens("kittens", 2, seat=0, bots=["random"], position=TWO_CATS, start=True)
    opened = [str((await branches(eve, a.id)).json()["table"]) for _ in range(7)]
    mine = await eve.lists("running", mine=True)
    assert set(mine) == {sandbox, *opened[-5:]}
    refused = await branches(eve, a.id, step=10_000)
    assert refusal(refused) == "error-no-such-step"
    assert set(await eve.lists("running", mine=True)) == set(mine)  # nothing was closed for nothing


# What a seat may not know is drawn anew.


@pytest.mark.parametrize("id", ["bang", "intrigo", "kittens", "targi"])
async def test_a_position_drawn_anew_shows_its_seat_the_same_and_hides_other_things(id: str) -> None:
    game = find_game(id)
    seats = max(game.seats[0], 4) if game.seats[1] >= 4 else game.seats[0]
    session = Session.start(game, game.setup(seats, {}, "hidden-things"))
    for _ in range(9):
        decision = session.state.decisions()[0]
        session.choose(decision.seat, decision.options[-1].code)
    seat = session.state.decisions()[0].seat
    true = branch_position(game, session.state)
    drawn = set()
    for _ in range(4):
        made = branch_from(game, session.state, ANN, seat, "random", imagined=True).table
        assert made.current_game is not None
        first = game.view(made.current_game.session.first, seat).plain()
        assert first["board"] == game.view(session.state, seat).plain()["board"]
        drawn.add(made.position)
    assert len(drawn - {true}) > 1
    openly = branch_from(game, session.state, ANN, seat, "random", imagined=False).table
    assert openly.position == true


async def test_a_position_to_play_on_from_says_nothing_of_the_chance_of_its_game() -> None:
    game = find_game("kittens")
    session = Session.start(game, game.setup(3, {}, "the-secret-seed", live=True))
    written = branch_position(game, session.state)
    assert "the-secret-seed" not in written
    assert session.state.random.dump() not in written
    made = branch_from(game, session.state, ANN, 0, "random", imagined=False).table
    assert made.current_game is not None
    assert not made.current_game.session.state.setup.live  # nobody hurries one person
