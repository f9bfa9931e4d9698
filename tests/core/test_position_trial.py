"""A position that the checks of its game let pass is played a little before it is taken."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.field_checks import FieldCheck, check_frames, exactly, many, masks, one_of, whole, yes_no
from igroteka.core.position_trial import check_playable
from igroteka.core.positions import read_position, read_position_unchecked
from tests.core.table import table
from tests.core.toy import GAME, Play, Toy

# Seat A is about to play a six that it does not hold, once seat B has had a turn.
LATER = """
game: toy
seats: 2
hands: [[one, two], [three, four]]
stack:
- {is: Round, number: 1}
- {is: Play, seat: 0, card: 5, blocked: 0}
- {is: Turn, seat: 1}
"""


def test_what_breaks_a_move_later_is_refused() -> None:
    state = read_position(LATER, GAME)
    with pytest.raises(BadPosition) as problem:
        check_playable(GAME, state)
    assert problem.value.text == "error-position-unplayable"


def test_a_game_that_comes_to_a_halt_is_refused() -> None:
    state = read_position(
        LATER.replace("- {is: Round, number: 1}\n- {is: Play, seat: 0, card: 5, blocked: 0}\n", ""), GAME
    )
    with pytest.raises(BadPosition) as problem:
        check_playable(GAME, state)
    assert problem.value.text == "error-position-stuck"


def test_rules_that_go_on_for_ever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "step", lambda self, g: g.keep(self))
    with pytest.raises(BadPosition) as problem:
        check_playable(GAME, read_position(LATER, GAME))
    assert problem.value.text == "error-position-unplayable"
    cause = problem.value.__cause__ or problem.value.__context__  # compiled code sets the latter only
    assert isinstance(cause, RecursionError)


def test_a_good_position_is_proven_and_does_not_change() -> None:
    session = table("two one", "six one")
    before = GAME.dump(session.state)
    check_playable(GAME, session.state)
    assert GAME.dump(session.state) == before


def test_a_finished_game_is_proven() -> None:
    state = read_position(LATER.replace("number: 1}", "number: 9}").replace("card: 5", "card: 0"), GAME)
    assert isinstance(state, Toy)
    state.over = True
    state.end()
    state.start()
    check_playable(GAME, state)


def test_a_table_that_was_opened_before_a_check_was_there_can_still_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object, g: Toy, data: object) -> None:
        raise BadPosition("error-position-field", field="new")

    text = "game: toy\nseats: 2\n"
    monkeypatch.setattr(type(GAME), "check_position", refuse)
    with pytest.raises(BadPosition):
        read_position(text, GAME)
    assert read_position_unchecked(text, GAME, "7").setup.seed == "7"


@pytest.mark.parametrize(("written", "live"), [("true", True), ("'on'", True), ("", False), ("'off'", False)])
def test_a_position_says_whether_it_is_live_as_settings_are_written(written: str, live: bool) -> None:
    assert read_position(f"game: toy\nseats: 2\nlive: {written}\n", GAME).setup.live is live


def test_a_table_that_was_opened_with_another_word_for_live_can_still_be_read() -> None:
    text = "game: toy\nseats: 2\nlive: perhaps\n"
    with pytest.raises(BadPosition):
        read_position(text, GAME)
    assert not read_position_unchecked(text, GAME).setup.live


# Checks of fields.


CHECKS: list[tuple[FieldCheck, list[object], list[object]]] = [
    (whole(0, 3), [0, 3], [-1, 4, True, "1", 1.0, None]),
    (one_of({1, 5}), [1, 5], [2, True, "", []]),
    (many(yes_no, 2), [[], [True], (True, False)], [[1], [True] * 3, 1]),
    (exactly(2, yes_no), [[True, False]], [[True], [1, 2], None]),
    (masks(2), [-1, 0, 3], [4, -2]),
]


@pytest.mark.parametrize(("check", "good", "bad"), CHECKS)
def test_a_shape_takes_what_it_says_and_nothing_else(check: FieldCheck, good: list[object], bad: list[object]) -> None:
    assert [check(value) for value in good + bad] == [True] * len(good) + [False] * len(bad)


def test_a_stack_that_is_too_deep_is_refused() -> None:
    state = table("two one", "six one").state
    state.stack = state.stack * 100
    with pytest.raises(BadPosition, match="stack"):
        check_frames(state, {"number": whole(0, 9), "seat": whole(0, 1), "answers": many(yes_no)})
