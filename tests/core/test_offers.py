"""Offers: what may be done at any time while others are asked."""

from igroteka.core.decisions import CLOCK_SEAT
from tests.core.table import assert_refused, options, play, table, toy


def test_a_seat_that_is_asked_has_its_offers_in_its_own_list() -> None:
    session = table("two one", "six one")
    assert options(session, 0)[-1] == "cheer"
    decision = session.state.decision(0)
    assert decision is not None
    assert decision.prompt.phrase.text == "toy-ask-turn"
    assert [default.code for default in decision.defaults] == ["play:one"]


def test_an_offer_does_not_wait_and_has_no_default() -> None:
    decision = table("two one", "six one").state.decision(1)
    assert decision is not None
    assert not decision.waits
    assert decision.defaults == []


def test_an_offer_is_taken_while_another_is_asked_and_the_question_stays() -> None:
    session = table("two one", "six one")
    before = options(session, 0), list(session.state.stack)
    play(session, "B cheer")
    assert (options(session, 0), list(session.state.stack)) == before
    assert toy(session).scores == [0, 1]


def test_a_spent_offer_is_gone() -> None:
    session = play(table("two one", "six one"), "B cheer")
    assert_refused(session, 1, "cheer", "error-not-asked", "TOY-T05")
    assert_refused(play(session, "A cheer"), 0, "cheer", "error-not-offered", "TOY-T05")


def test_in_a_live_window_a_seat_has_one_decision_with_its_offers() -> None:
    session = play(table("two one", "six one", "two one", live=True), "A play:two")
    assert [d.seat for d in session.state.decisions()] == [CLOCK_SEAT, 1, 2, 0]
    assert options(session, 1) == ["pass", "cheer"]
    play(session, "B cheer", "B pass", "C block")
    assert toy(session).scores == [0, 1, 0]


def test_others_do_not_see_an_offer() -> None:
    session = table("two one", "six one")
    assert [asked.seat for asked in session.view(0).asked] == [0]
    assert [(asked.seat, asked.waits) for asked in session.view(1).asked] == [(0, True), (1, False)]


def test_a_secret_question_is_not_betrayed_by_an_offer_that_vanishes() -> None:
    session = play(table("two one", "six one", "one five", deck="three"), "A draw")
    assert options(session, 0) == ["keep", "cheer"]
    assert [asked.seat for asked in session.view(1).asked] == [1]
    assert session.view(-1).asked == []


def test_everybody_notices_that_an_offer_was_taken_even_in_a_sealed_frame() -> None:
    session = play(table("two one", "six one", "two one"), "A play:two", "B pass")
    moment = session.state.public_version
    play(session, "A cheer")
    assert session.state.public_version == moment + 1
