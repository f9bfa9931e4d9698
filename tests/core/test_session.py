"""Sessions: choices by codes, what may be taken back, and what is told to whom."""

import pytest

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import Refused
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game
from igroteka.core.session import LEAVE, RecordedChoice, Session
from tests.core.table import deal, lines, options, play, random_game, table, toy
from tests.core.toy import GAME, Toy


def refuses_undo(session: Session, seat: int) -> bool:
    before = GAME.dump(session.state)
    with pytest.raises(Refused, match="error-no-undo"):
        session.undo(seat)
    return GAME.dump(session.state) == before and not session.can_undo(seat)


def test_choices_are_written_down() -> None:
    session = play(table("two one", "two one", live=True), "A play:two", "B pass", "- close")
    assert session.choices == [
        RecordedChoice(0, "play:two"),
        RecordedChoice(1, "pass"),
        RecordedChoice(CLOCK_SEAT, "close"),
    ]
    assert [str(choice) for choice in session.choices] == ["A play:two", "B pass", "- close"]


def test_a_step_can_be_taken_back_while_nothing_was_shown() -> None:
    session = play(table("two one four", "six one"), "A bury")
    before = GAME.dump(session.state)
    play(session, "A lay:four")
    assert session.can_undo(0)
    session.undo(0)
    assert GAME.dump(session.state) == before | {"moment": session.state.public_version}
    assert session.choices == [RecordedChoice(0, "bury")]
    session.undo(0)
    assert session.choices == []
    assert options(session, 0)[:3] == ["play:one", "play:two", "play:four"]


def test_what_was_taken_back_can_be_done_in_another_way() -> None:
    session = play(table("two one four", "six one", deck=""), "A bury", "A lay:four")
    session.undo(0)
    play(session, "A lay:one", "A lay:two")
    assert session.view(0).plain()["board"]["hand"] == ["four"]  # type: ignore[index]


def test_the_journal_is_taken_back_too() -> None:
    session = table("two one", "six one")
    before = lines(session, 0)
    play(session, "A cheer")
    assert lines(session, 0) == [*before, "toy-log-cheer"]
    session.undo(0)
    assert lines(session, 0) == before


def test_nothing_can_be_taken_back_after_something_hidden_was_shown() -> None:
    for choices in (["A peek"], ["A bury", "A lay:two", "A lay:one"], ["A draw"]):
        assert refuses_undo(play(table("two one", "six one", deck="three four"), *choices), 0)


def test_only_the_last_who_chose_can_take_it_back() -> None:
    session = play(table("two one", "six one"), "A cheer", "B cheer")
    assert refuses_undo(session, 0)
    assert session.can_undo(1)


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    assert refuses_undo(deal(), 0)


def test_a_step_before_a_reveal_stays_final_after_an_undo() -> None:
    session = play(table("two one", "six one", "five one", deck="three four"), "A peek", "B cheer")
    session.undo(1)
    assert refuses_undo(session, 0)


def test_a_loaded_game_can_be_taken_back_only_to_where_it_was_loaded() -> None:
    session = play(table("two one four", "six one"), "A bury")
    loaded = Session(GAME, GAME.load(GAME.dump(session.state)))
    assert refuses_undo(loaded, 0)
    play(loaded, "A lay:four")
    loaded.undo(0)
    assert GAME.dump(loaded.state) == GAME.dump(session.state) | {"moment": loaded.state.public_version}


def test_a_late_answer_to_what_was_taken_back_is_refused() -> None:
    session = play(table("two one four", "six one"), "A bury")
    before = session.state.public_version
    session.undo(0)
    play(session, "A bury")
    assert session.state.public_version > before
    with pytest.raises(Refused):
        session.choose(0, "lay:four", public_version=before)


def test_the_undo_of_a_play_does_not_tell_whether_somebody_has_answered_in_secret() -> None:
    session = play(deal(3), "A play:" + options(deal(3), 0)[0].removeprefix("play:"))
    assert not session.can_undo(0)


def test_everybody_is_told_what_he_may_know() -> None:
    session = play(deal(2), "A peek")
    assert lines(session, 0)[-1] == "toy-log-peek"
    assert lines(session, 1)[-1] == "(toy-log-peek)"
    assert lines(session, -1)[:2] == ["(toy-log-dealt)", "(toy-log-dealt)"]
    assert lines(session, 1)[:2] == ["(toy-log-dealt)", "toy-log-dealt"]


def test_a_hidden_line_holds_nothing_hidden() -> None:
    session = play(deal(2), "A peek")
    mine, theirs = session.journal_for(0)[-1].plain(), session.journal_for(1)[-1].plain()
    assert theirs == {"text": "toy-log-peek", "arguments": {"player": "A"}, "hidden": True}
    assert mine["arguments"] == {"player": "A", "card": session.view(0).plain()["board"]["seen"]["0"]}  # type: ignore[index]


def test_a_session_is_determined_by_its_setup_and_its_choices() -> None:
    first = random_game(deal(4, "seed"))
    again = play(deal(4, "seed"), *[str(choice) for choice in first.choices])
    assert GAME.dump(first.state) == GAME.dump(again.state)
    assert lines(first, 2) == lines(again, 2)


def test_a_session_does_not_share_its_first_state() -> None:
    session = deal(2)
    hand = list(toy(session).hands[0])
    random_game(session)
    first = session.first
    assert first.version == 0
    assert GAME.view(first, 0).plain()["board"]["hand_sizes"] == [3, 3]  # type: ignore[index]
    assert len(hand) == 3


def test_leaving_is_a_choice_that_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "on_leave", lambda self, seat: self.hands[seat].clear())
    session = table("two one", "six one")
    moment = session.state.public_version
    session.choose(1, LEAVE)
    assert toy(session).hands[1] == []
    assert session.state.public_version == moment + 1
    assert session.choices == [RecordedChoice(1, LEAVE)]
    assert refuses_undo(session, 1)


def test_what_has_ended_the_game_cannot_be_taken_back() -> None:
    """Found by chance: a game of Intrigo whose last choice has shown nothing hidden."""
    intrigo = find_game("intrigo")
    for seed in range(200):
        session = Session.start(intrigo, intrigo.setup(3, {}, str(seed)))
        dice = QuickRandom(seed + 1)
        while session.state.decisions():
            decision = session.state.decisions()[0]
            session.choose(decision.seat, dice.pick(decision.options).code, session.state.public_version)
        if session.state.undo_floor < session.state.version:
            assert not session.can_undo(session.choices[-1].seat)
            return
    pytest.fail("every game ended by showing something hidden")
