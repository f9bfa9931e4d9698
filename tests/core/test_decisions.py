"""Decisions: what they take by default and how their options are found."""

from igroteka.core.decisions import OPEN, Decision
from igroteka.core.phrases import Message
from tests.core.toy import ASK_TURN, DRAW, PEEK, PLAY

ASK = Message(ASK_TURN, 1)


def test_the_first_option_is_the_default_unless_said_otherwise() -> None:
    assert Decision(0, ASK, [DRAW(), PEEK()]).defaults == [DRAW()]
    assert Decision(0, ASK, [DRAW(), PEEK()], [PEEK()]).defaults == [PEEK()]
    assert Decision(0, ASK, [DRAW(), PEEK()], []).defaults == []


def test_a_decision_waits_and_is_open_unless_said_otherwise() -> None:
    decision = Decision(0, ASK, [DRAW()])
    assert decision.waits
    assert decision.visibility == OPEN
    assert decision.seconds == 0


def test_an_option_is_found_by_its_code() -> None:
    decision = Decision(0, ASK, [DRAW(), PLAY(2)])
    assert decision.find("play:three") is PLAY(2)
    assert decision.find("play:four") is None


def test_a_decision_shows_what_it_asks() -> None:
    assert repr(Decision(0, ASK, [DRAW(), PLAY(2)])) == "<seat 0 toy-ask-turn: draw play:three>"
