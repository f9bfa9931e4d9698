"""What is not offered is refused, with a reason, and changes nothing."""

import pickle
import traceback

import pytest

from igroteka.core import registry
from igroteka.core.errors import IgrotekaError, Refused, UnknownGame
from igroteka.core.session import LEAVE
from tests.core.table import assert_refused, deal, random_game, table, toy
from tests.core.toy import BID, BLOCK, CHEER, GAME, PEEK, PLAY


def test_an_option_that_is_not_offered_is_refused_with_its_rule() -> None:
    assert_refused(table("two one", "six one"), 0, "play:five", "error-not-offered", "TOY-T02")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    session = table("two one", "six one", options={"cheers": False})
    assert_refused(session, 1, "play:six", "error-not-asked", "TOY-T02")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    for seat in (-9, 2, 99):
        assert_refused(table("two one", "six one"), seat, "play:two", "error-no-such-seat")


def test_a_code_that_names_nothing_is_refused() -> None:
    for code in ("", "dance", "play", "play:seven", "play:two:A", "PLAY:two", "play:two "):
        assert_refused(table("two one", "six one"), 0, code, "error-code-unknown")


def test_after_the_end_everything_is_refused() -> None:
    session = random_game(deal())
    for code in ("play:two", "nonsense", LEAVE):
        assert_refused(session, 0, code, "error-game-over")


def test_after_the_end_the_state_itself_refuses_too() -> None:
    with pytest.raises(Refused, match="error-game-over"):
        random_game(deal()).state.apply(0, PLAY(1))


def test_a_choice_for_another_moment_comes_too_late() -> None:
    session = table("two one", "six one")
    before = GAME.dump(session.state)
    for moment in (session.state.public_version - 1, session.state.public_version + 1):
        with pytest.raises(Refused, match="error-too-late"):
            session.choose(0, "play:two", moment)
    assert GAME.dump(session.state) == before
    session.choose(0, "play:two", session.state.public_version)


def test_a_game_that_nobody_can_leave_says_so() -> None:
    assert_refused(table("two one", "six one"), 0, LEAVE, "error-cannot-leave")


def test_a_refusal_has_a_text_its_arguments_and_a_rule() -> None:
    with pytest.raises(Refused) as refusal:
        table("two one", "six one").choose(0, "play:five")
    assert refusal.value.arguments == {"code": "play:five"}
    assert refusal.value.code == "error-not-offered(code=play:five) [TOY-T02]"


def test_a_refusal_reads_as_a_sentence_with_its_id_beneath() -> None:
    with pytest.raises(UnknownGame) as refusal:
        registry.find_game("kitens")
    assert str(refusal.value).startswith("There is no game called “kitens”. Did you mean “kittens”? There are: bang, ")
    told = traceback.format_exception_only(refusal.value)
    assert told[0].strip().endswith(str(refusal.value))
    assert told[1].startswith("error-game-unknown(game=kitens, ")


@pytest.mark.parametrize("text", ["error-of-another-package", "error-seats"])
def test_a_refusal_without_words_or_arguments_for_them_reads_as_its_id(text: str) -> None:
    assert str(IgrotekaError(text, "X-1", card="nope")) == f"{text}(card=nope) [X-1]"


def test_a_refusal_stays_the_same_on_its_way_between_processes() -> None:
    sent = Refused("error-not-offered", "TOY-T02", code="play:five")
    came = pickle.loads(pickle.dumps(sent))
    assert (type(came), came.code, str(came), came.__notes__) == (Refused, sent.code, str(sent), [sent.code])


def test_a_refusal_may_consist_of_several() -> None:
    problem = IgrotekaError("error-many", "", Refused("error-one"), Refused("error-two", "TOY-T01"))
    assert [detail.text for detail in problem.details] == ["error-one", "error-two"]


def test_why_not_names_the_rule_or_nothing() -> None:
    g = toy(table("two one", "six one"))
    assert g.why_not(0, PLAY(1)) == ""
    assert g.why_not(0, PLAY(4)) == "TOY-T02"
    assert g.why_not(1, PEEK()) == "TOY-T01"


def test_the_frame_that_offers_says_which_rule_forbids_the_rest() -> None:
    g = toy(table("two one", "six one"))
    assert g.why_not(0, BID(1)) == g.stack[-1].why_not(g, 0, BID(1)) == "TOY-T01"
    assert g.why_not(0, BLOCK()) == "TOY-T02"


def test_what_no_frame_decides_is_said_by_the_state() -> None:
    session = table("two one", "six one", options={"cheers": False})
    assert session.state.why_not(0, CHEER()) == "TOY-T05"
    assert random_game(deal()).state.why_not(0, PLAY(1)) == "TOY-T06"
