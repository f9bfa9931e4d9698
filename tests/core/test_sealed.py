"""Sealed frames: several choose at once, and nobody can tell in which order or what."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import Refused
from igroteka.core.frames import Answer, SealedFrame
from igroteka.core.random import QuickRandom
from igroteka.core.session import Session
from tests.core.table import assert_refused, deal, lines, options, play, table, toy
from tests.core.toy import BID, GAME, PASS, TOY, Toy, Window

BIDS = ("A bid:two", "B bid:six", "C bid:five")


def bidding() -> Session:
    """Three seats that bid for the last time."""
    session = table("two one", "six one", "five two", deck="", turn=2, round=1, options={"cheers": False})
    return play(session, "C play:two", "A pass", "B pass")


def window(*, live: bool = False) -> Session:
    """A has played a two; B and C could block it."""
    return play(table("two one", "two one", "two one", live=live), "A play:two")


def top(session: Session) -> SealedFrame[Toy]:
    frame = session.state.stack[-1]
    assert isinstance(frame, SealedFrame)
    return frame


@pytest.mark.parametrize("order", list(permutations(BIDS)))
def test_the_order_of_arrival_does_not_matter(order: tuple[str, ...]) -> None:
    first, other = play(bidding(), *BIDS), play(bidding(), *order)
    assert GAME.dump(first.state) == GAME.dump(other.state)
    assert [e.plain() for e in first.journal_for(0)] == [e.plain() for e in other.journal_for(0)]


@given(st.permutations([("B", "block"), ("C", "block"), ("D", "pass")]))
def test_of_several_reactions_the_first_by_seat_counts(order: list[tuple[str, str]]) -> None:
    session = play(table("two one", "two one", "two one", "five three"), "A play:two")
    play(session, *[f"{letter} {code}" for letter, code in order])
    assert [len(hand) for hand in toy(session).hands] == [1, 1, 2, 2]


def test_nothing_is_told_until_the_last_answer_is_in() -> None:
    session = bidding()
    before = lines(session, 0)
    play(session, "B bid:six", "A bid:two")
    assert lines(session, 0) == before
    play(session, "C bid:five")
    assert lines(session, 0)[len(before) :] == ["toy-log-bid", "toy-log-bid", "toy-log-score", "toy-log-bid"]


def test_the_moment_does_not_move_while_answers_wait() -> None:
    session = bidding()
    moment, version = session.state.public_version, session.state.version
    play(session, "B bid:six", "A bid:two")
    assert session.state.public_version == moment
    assert session.state.version == version + 2
    session.choose(2, "bid:five", moment)
    assert session.state.public_version == moment + 1


def test_an_answer_changes_no_view_of_another_seat() -> None:
    session = window()
    before = [session.view(seat).plain() for seat in (0, 2, -1)]
    play(session, "B block")
    assert [session.view(seat).plain() for seat in (0, 2, -1)] == before


def test_who_has_still_to_choose_may_be_seen_where_the_game_says_so() -> None:
    session = play(bidding(), "B bid:six")
    assert [asked.seat for asked in session.view(0).asked] == [0, 2]


def test_an_answer_is_final() -> None:
    session = play(bidding(), "B bid:six")
    assert not session.can_undo(1)
    assert_refused(session, 1, "bid:one", "error-not-asked", "TOY-T04")


def test_another_seat_forgets_the_answers_that_nobody_may_know_of() -> None:
    session = play(window(), "B block")
    frame = top(session)
    assert frame.answers == (Answer(1, frame.answers[0].option),)
    assert frame.as_known_to(toy(session), 2, QuickRandom(1)).answers == ()
    assert frame.as_known_to(toy(session), 1, QuickRandom(1)).answers == frame.answers


def test_where_it_is_known_that_somebody_has_chosen_another_seat_imagines_what() -> None:
    session = play(bidding(), "B bid:six", "A bid:two")
    found = [top(session).as_known_to(toy(session), 0, QuickRandom(seed)).answers for seed in range(40)]
    assert {answers[1] for answers in found} == {Answer(0, BID(1))}
    assert {answers[0] for answers in found} == {Answer(1, BID(0)), Answer(1, BID(5))}


def test_everybody_is_asked_alike() -> None:
    session = play(table("two one", "two one", "three one"), "A play:two")
    [one, other] = [decision for decision in session.state.decisions() if decision.seat in (1, 2)]
    assert one.prompt.plain() == other.prompt.plain()
    assert options(session, 1) == ["pass", "block", "cheer"]
    assert options(session, 2) == ["pass", "cheer"]


# Windows that the table's clock closes.


def test_a_live_window_waits_for_nobody_but_the_clock() -> None:
    session = window(live=True)
    assert {d.seat: d.waits for d in session.state.decisions()} == {CLOCK_SEAT: True, 1: False, 2: False, 0: False}
    clock = session.state.decision(CLOCK_SEAT)
    assert clock is not None
    assert clock.seconds == 3


def test_the_clock_closes_a_window_for_those_who_have_not_answered() -> None:
    session = play(window(live=True), "B pass", "- close")
    assert toy(session).scores == [2, 0, 0]
    assert options(session, 1)


def test_in_a_live_window_the_first_reaction_to_arrive_counts() -> None:
    session = play(window(live=True), "C block")
    assert toy(session).scores == [0, 0, 0]
    assert [len(hand) for hand in toy(session).hands] == [1, 2, 1]
    assert_refused(session, 2, "block", "error-not-offered", "TOY-T02")


def test_a_live_window_does_not_tell_how_many_have_passed() -> None:
    silent, busy = play(window(live=True), "- close"), play(window(live=True), "B pass", "C pass", "- close")
    for seat in (0, 1, 2, -1):
        assert silent.view(seat).plain() == busy.view(seat).plain()


def test_a_frame_without_a_first_reaction_is_not_closed_by_the_clock() -> None:
    session = play(table("two", "six", "five", turn=2, round=1, deck="", live=True), "C play:five", "- close")
    assert [d.seat for d in session.state.decisions() if d.waits] == [0, 1]


def test_without_people_there_is_no_clock() -> None:
    session = window()
    assert session.state.decision(CLOCK_SEAT) is None
    with pytest.raises(Refused):
        session.choose(CLOCK_SEAT, "close")


def test_a_sealed_frame_says_what_it_needs() -> None:
    g = toy(deal())
    frame = SealedFrame[Toy]()
    for call in (
        lambda: frame.asked(g),
        lambda: frame.decision_for(g, 0, waits=True),
        lambda: frame.clock_decision(g),
        lambda: frame.with_answers(()),
        lambda: frame.resolve(g, []),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert not frame.is_reaction(PASS())


def test_sealed_answers_are_saved() -> None:
    session = play(window(), "B block")
    loaded = TOY.load(TOY.dump(toy(session)))
    assert loaded.stack == session.state.stack
    assert isinstance(loaded.stack[-1], Window)
