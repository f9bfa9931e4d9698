"""Playing over the socket: views, prompts, options with codes, and what is refused."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.core.registry import games
from tests.server import told
from tests.server.client import Friends, Seat
from tests.server.positions import TWO_CATS

pytestmark = pytest.mark.anyio


def turn_of(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Of two players the one who is asked, and the other."""
    first, second = seats
    return (first, second) if first.moves else (second, first)


@pytest.mark.parametrize("id", sorted(games()))
async def test_every_game_is_played_to_its_end_against_bots(friends: Friends, id: str) -> None:
    least = games()[id].seats[0]
    (seat,) = await friends.play(id, 1, bots=["greedy"] * (least - 1))
    await seat.plays_on()
    assert seat.table.status == "finished"
    assert seat.view.outcome is not None
    assert len(seat.view.outcome.places) == least


async def test_people_play_a_game_of_targi_to_its_end(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await asyncio.gather(a.plays_on(), b.plays_on())
    assert a.view.outcome == b.view.outcome
    assert a.texts == b.texts


async def test_people_play_a_game_of_intrigo_to_its_end(friends: Friends) -> None:
    seats = await friends.play("intrigo", 3)
    await asyncio.gather(*[seat.plays_on() for seat in seats])
    assert {seat.table.status for seat in seats} == {"finished"}
    assert seats[0].texts == seats[1].texts == seats[2].texts


async def test_a_client_is_welcomed_with_the_version_of_the_protocol(friends: Friends) -> None:
    a, _ = await friends.play("targi", 2)
    first = a.heard[0]
    assert isinstance(first, told.Welcome)
    assert (first.protocol, first.table) == (1, a.id)


async def test_whoever_is_asked_gets_a_prompt_and_options_with_codes_and_words(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    assert a.asked == "kittens-ask-turn"
    assert a.codes == ["draw", "play:skip", "play:shuffle"]
    skip = a.view.options[1]
    assert skip.text == "kittens-do-play"
    assert skip.arguments == {"card": {"word": "skip", "of": "kittens-card-"}}
    assert (b.codes, b.asked) == ([], "")
    assert [asked.seat for asked in b.view.asked] == [0]  # they know whom they wait for


async def test_a_choice_is_told_to_everybody_as_he_may_see_it(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2, position=TWO_CATS)
    before = b.view.moment
    await a.chooses("draw")
    await b.until(lambda: b.view.moment > before)
    (number,) = [number for number, line in enumerate(b.lines) if line.hidden]
    mine, others = a.lines[number], b.lines[number]
    assert (mine.text, mine.hidden) == (others.text, False)
    assert mine.arguments == {**others.arguments, "card": {"word": "cat_beard", "of": "kittens-card-"}}


async def test_a_choice_that_answers_an_earlier_moment_comes_too_late(friends: Friends) -> None:
    first, second = turn_of(await friends.play("targi", 2))
    code, moment = first.moves[0], first.view.moment
    await first.chooses(code)
    await second.until(lambda: bool(second.moves))
    assert await second.may_not("choose", moment=moment, code=second.moves[0]) == "error-too-late"


async def test_what_is_not_offered_is_refused_with_its_rule(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    first, second = turn_of([a, b])
    answer = await first.asks("choose", moment=first.view.moment, code="place:B1")
    assert isinstance(answer, told.Refused)
    assert (answer.text, answer.rule.startswith("TARGI-")) == ("error-not-offered", True)
    assert await second.may_not_choose(first.moves[0]) == "error-not-asked"
    assert await first.may_not_choose("place:Z99") == "error-code-unknown"
    assert await first.may_not_choose("leave") == "error-code-unknown"
    assert a.view.moment == b.view.moment == 0


async def test_the_rule_that_forbids_something_can_be_asked_for(friends: Friends) -> None:
    first, _ = turn_of(await friends.play("targi", 2))
    forbidden = await first.does("why", code="place:B1")
    assert forbidden.answer is not None
    assert str(forbidden.answer["rule"]).startswith("TARGI-")
    assert (await first.does("why", code=first.moves[0])).answer == {"rule": ""}
    assert await first.may_not("why", code="rubbish") == "error-code-unknown"


async def test_nothing_can_be_chosen_before_the_start_or_after_the_end(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    a = await ann.goes_to(await ann.opens("kittens", 2, seat=0, bots=["random"], settings={"pace": 0}))
    assert await a.may_not("choose", moment=0, code="draw") == "error-no-game"
    await a.does("start")
    await a.plays_on()
    assert await a.may_not_choose("draw") == "error-no-game"


async def test_commands_can_be_sent_by_http_as_well(friends: Friends) -> None:
    first, second = turn_of(await friends.play("targi", 2))
    choice = {"do": "choose", "id": "by-http", "moment": first.view.moment, "code": first.moves[0]}
    answer = await first.guest.posts(f"tables/{first.id}/commands", choice)
    assert (answer.status_code, answer.json()) == (200, {"tell": "done", "id": "by-http", "answer": None})
    await second.until(lambda: second.view.moment == 1)
    refused = await first.guest.posts(f"tables/{first.id}/commands", choice | {"id": "again"})
    assert (refused.status_code, refused.json()["text"]) == (409, "error-too-late")
