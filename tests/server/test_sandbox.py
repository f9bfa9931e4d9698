"""A position file as a table."""

from __future__ import annotations

import msgspec
import pytest

from igroteka.core.positions import write_position
from igroteka.core.registry import find_game, games
from igroteka.core.session import Session
from igroteka.server.common.wire_view import wire_view
from tests.server import told
from tests.server.client import Friends
from tests.server.positions import TWO_CATS

pytestmark = pytest.mark.anyio


async def test_a_position_is_opened_as_a_table(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    assert a.table.sandbox
    assert (a.board["hand"], b.board["hand"]) == (["skip", "shuffle"], ["attack_2x", "skip"])
    await a.chooses("play:skip")
    await b.until(lambda: b.view.moment > 0)


async def test_a_position_brings_its_seats_and_options_along(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    position = "game: kittens\nseats: 3\noptions: {trim_third: true}\n"
    table = await ann.opens("kittens", 2, seat=2, bots=["random", "random"], position=position, start=True)
    a = await ann.goes_to(table)
    assert (a.view.seats, a.table.settings["seats"]) == (3, 3)
    options = a.table.settings["options"]
    assert isinstance(options, dict)
    assert options["trim_third"] is True


@pytest.mark.parametrize("id", sorted(games()))
async def test_any_state_of_any_game_can_be_opened_and_played_on(friends: Friends, id: str) -> None:
    found = find_game(id)
    seats = found.seats[0]
    session = Session.start(found, found.setup(seats, {}, "5"))
    for _ in range(12):
        decision = session.state.decisions()[0]
        session.choose(decision.seat, decision.options[-1].code)
    text = write_position(found, session.state)
    (a,) = await friends.play(id, 1, bots=["greedy"] * (seats - 1), position=text)
    first = next(message for message in a.heard if isinstance(message, told.GameMessage))
    assert first.view.board == board_of(session)
    moment = a.view.moment
    await a.plays_on(until=lambda: a.view.moment >= moment + 4)


def board_of(session: Session) -> object:
    """What the first seat of a game sees, as it goes over the wire."""
    return msgspec.json.decode(wire_view(session.view(0)))["board"]


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("rubbish", "error-position-fields"),
        ("game: targi\nseats: 2\n", "error-position-game"),
        ("game: kittens\nseats: 2\nhands: {A: [unicorn]}\n", ""),
        ("game: kittens\nseats: 99\n", "error-seats"),
        ("{" * 500, "error-position-yaml"),
    ],
)
async def test_a_position_that_makes_no_table_is_refused(friends: Friends, position: str, text: str) -> None:
    ann = await friends.comes("Ann")
    answer = await ann.tries_to_open("kittens", 2, position=position)
    assert answer.status_code == 409
    assert text in answer.json()["text"]


async def test_the_settings_of_a_position_cannot_be_changed_in_a_way_that_does_not_fit_it(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("kittens", 2, seat=0, position=TWO_CATS))
    fitting = a.table.settings
    for change in ({"seats": 3}, {"game": "targi"}, {"games": 2}, {"options": {"trim_third": True}}):
        assert await a.may_not("configure", settings=fitting | change) == "error-position-table"
    await a.does("configure", settings=fitting | {"title": "A puzzle", "clock": {"kind": "none"}})
    assert a.table.settings["title"] == "A puzzle"
