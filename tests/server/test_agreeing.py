"""Taking back, giving up, and what the players agree upon: the end of a game, or a pause."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Friends, Seat, all_see
from tests.server.positions import TWO_CATS

pytestmark = pytest.mark.anyio


async def targi(friends: Friends, **settings: object) -> tuple[Seat, Seat]:
    """Two at a game of Targi: who is asked, and the other."""
    a, b = await friends.play("targi", 2, settings=settings)
    return (a, b) if a.moves else (b, a)


# Undo.


async def test_a_choice_is_taken_back_for_everybody(friends: Friends) -> None:
    first, second = await targi(friends)
    before = (first.board, first.codes, list(first.lines))
    await first.chooses(first.moves[0])
    await second.until(lambda: second.view.moment == 1)
    assert (first.game.undo, second.game.undo) == (True, False)
    await first.does("undo", moment=first.view.moment)
    await all_see([first, second], lambda seat: seat.view.moment == 2)
    assert (first.board, first.codes, first.lines) == before
    assert second.board == first.board
    assert second.texts == first.texts
    await first.chooses(first.moves[1])


async def test_nothing_is_taken_back_once_somebody_else_has_acted(friends: Friends) -> None:
    first, second = await targi(friends)
    await first.chooses(first.moves[0])
    await second.until(lambda: bool(second.moves))
    await second.chooses(second.moves[0])
    await first.until(lambda: first.view.moment == 2)
    assert not first.game.undo
    assert await first.may_not("undo", moment=2) == "error-no-undo"


async def test_players_take_back_one_after_the_other_the_last_first(friends: Friends) -> None:
    first, second = await targi(friends)
    before = (first.board, first.codes)
    await first.chooses(first.moves[0])
    await second.until(lambda: bool(second.moves))
    await second.chooses(second.moves[0])
    await second.does("undo", moment=2)
    await first.until(lambda: first.view.moment == 3)
    assert first.game.undo
    await first.does("undo", moment=3)
    assert (first.board, first.codes) == before


async def test_nobody_takes_back_what_another_has_chosen(friends: Friends) -> None:
    first, second = await targi(friends)
    await first.chooses(first.moves[0])
    await second.until(lambda: second.view.moment == 1)
    assert await second.may_not("undo", moment=1) == "error-no-undo"


async def test_nothing_is_taken_back_once_something_hidden_was_shown(friends: Friends) -> None:
    a, _ = await friends.play("kittens", 2, position=TWO_CATS)
    await a.chooses("draw")
    assert not a.game.undo
    assert await a.may_not("undo", moment=a.view.moment) == "error-no-undo"


async def test_an_undo_that_answers_an_earlier_moment_comes_too_late(friends: Friends) -> None:
    first, _ = await targi(friends)
    await first.chooses(first.moves[0])
    assert await first.may_not("undo", moment=0) == "error-too-late"


async def test_a_table_may_be_strict_about_undo(friends: Friends) -> None:
    first, _ = await targi(friends, undo=False)
    await first.chooses(first.moves[0])
    assert not first.game.undo
    assert await first.may_not("undo", moment=1) == "error-no-undo"


# Giving up.


async def test_whoever_gives_up_is_out_of_the_game(friends: Friends) -> None:  # KIT-X10
    seats = await friends.play("kittens", 3)
    await seats[1].does("concede")
    await all_see(seats, lambda seat: seat.board["living"] == [True, False, True])
    await seats[2].does("concede")
    await all_see(seats, lambda seat: seat.over)
    outcome = seats[0].view.outcome
    assert outcome is not None
    assert outcome.places == [1, 3, 2]


async def test_whoever_gives_up_a_game_of_two_loses_it(friends: Friends) -> None:  # TARGI-Q28
    first, second = await targi(friends)
    await second.does("concede")
    await first.until(lambda: first.over)
    outcome = first.view.outcome
    assert outcome is not None
    assert (outcome.places[first.number], outcome.places[second.number]) == (1, 2)


async def test_a_bot_takes_over_where_the_game_knows_no_giving_up(friends: Friends) -> None:
    a, b, c = await friends.play("intrigo", 3)
    await c.does("concede")
    await a.until(lambda: a.table.chairs[2].kind == "bot")
    assert (a.table.chairs[2].name, c.number, c.view.seat) == ("Cid", -1, -1)
    await a.chooses(a.moves[0])
    await b.chooses(b.moves[0])
    await a.until(lambda: bool(a.moves))  # the bot has chosen as well
    assert (await c.comes_back()).number == -1


async def test_a_game_that_all_people_have_left_is_stopped_without_standings(friends: Friends) -> None:  # INTR-R21
    a, b = await friends.play("intrigo", 2, bots=["random"])
    watching = await (await friends.comes("Eve")).goes_to(a.id)
    await a.does("concede")
    await watching.until(lambda: watching.table.chairs[0].kind == "bot")
    assert (watching.table.status, watching.table.abandoned) == ("playing", False)
    await b.does("concede")
    await watching.until(lambda: watching.table.status == "finished")
    assert watching.table.abandoned
    assert watching.view.outcome is None


async def test_absent_people_have_left_too(friends: Friends) -> None:  # INTR-R21
    a, b = await friends.play("intrigo", 2, bots=["random"], settings={"grace": 1})
    await b.leaves()
    await a.until(lambda: a.table.chairs[1].absent)
    await a.does("concede")
    await a.until(lambda: a.table.abandoned)


async def test_whoever_leaves_by_the_rules_of_the_game_gives_a_result(friends: Friends) -> None:  # TARGI-Q28
    (a,) = await friends.play("targi", 1, bots=["random"])
    await a.does("concede")
    await a.until(lambda: a.over)
    assert not a.table.abandoned
    assert a.view.outcome is not None


# Ending by agreement.


async def test_a_game_ends_when_everybody_agrees(friends: Friends) -> None:
    seats = await friends.play("intrigo", 3)
    await seats[0].does("propose", what="end")
    await all_see(seats, lambda seat: seat.table.proposal is not None)
    await seats[1].does("answer", yes=True)
    proposal = seats[1].table.proposal
    assert proposal is not None
    assert (proposal.what, proposal.seat, proposal.agreed) == ("end", 0, [0, 1])
    await seats[2].does("answer", yes=True)
    await all_see(seats, lambda seat: seat.table.status == "finished")
    assert seats[0].view.outcome is None
    assert seats[0].table.fair is not None
    assert seats[0].table.fair.seed != ""
    assert await seats[0].may_not_choose(seats[0].codes[0]) == "error-no-game"


async def test_a_proposal_that_somebody_rejects_is_gone(friends: Friends) -> None:
    first, second = await targi(friends)
    await first.does("propose", what="end")
    await second.does("answer", yes=False)
    await first.until(lambda: first.table.proposal is None)
    assert await second.may_not("answer", yes=True) == "error-no-proposal"
    await first.chooses(first.moves[0])


async def test_whoever_proposed_something_can_withdraw_it(friends: Friends) -> None:
    first, second = await targi(friends)
    await first.does("propose", what="end")
    assert await first.may_not("answer", yes=True) == "error-no-proposal"
    await first.does("answer", yes=False)
    await second.until(lambda: second.table.proposal is None)


async def test_there_is_one_proposal_at_a_time(friends: Friends) -> None:
    first, second = await targi(friends)
    await first.does("propose", what="end")
    assert await second.may_not("propose", what="pause") == "error-proposal-open"


async def test_those_who_are_there_agree_without_those_who_are_away(friends: Friends) -> None:
    first, second = await targi(friends, grace=1)
    await first.does("propose", what="end")
    await second.leaves()
    await first.until(lambda: first.table.status == "finished")


async def test_whoever_plays_with_bots_only_ends_the_game_himself(friends: Friends) -> None:
    (a,) = await friends.play("targi", 1, bots=["greedy"])
    await a.does("propose", what="end")
    await a.until(lambda: a.table.status == "finished")


# A pause.


async def test_a_game_is_paused_when_everybody_agrees_and_goes_on_when_somebody_says_so(friends: Friends) -> None:
    first, second = await targi(friends)
    await second.does("propose", what="pause")
    await first.does("answer", yes=True)
    await all_see([first, second], lambda seat: seat.table.paused)
    assert await first.may_not_choose(first.moves[0]) == "error-paused"
    assert await first.may_not("concede") == "error-paused"
    await second.does("resume")
    await all_see([first, second], lambda seat: not seat.table.paused)
    await first.chooses(first.moves[0])
    assert await first.may_not("resume") == "error-not-now"


async def test_bots_do_not_move_in_a_pause(friends: Friends) -> None:
    (a,) = await friends.play("targi", 1, bots=["greedy"], settings={"pace": 600})
    await a.until(lambda: bool(a.moves))
    await a.chooses(a.moves[0])
    await a.does("propose", what="pause")
    assert a.table.paused
    await a.hears_nothing(1.0)
    await asyncio.gather(a.does("resume"), a.until(lambda: len(a.view.asked) > 0 and bool(a.moves)))
