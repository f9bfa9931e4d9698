"""Replays: a game as text, and every way in which the text can be broken."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import BadReplay, BadSetup
from igroteka.core.random import commitment
from igroteka.core.replays import Replay, read_replay, replay_game, replay_of, write_replay
from igroteka.core.session import RecordedChoice
from tests.core.table import deal, play, random_game
from tests.core.toy import GAME

SEED = "ab" * 32


def text(seats: int = 3, *, live: bool = False) -> str:
    """A finished game as text."""
    return write_replay(replay_of(random_game(deal(seats, "7", live=live, rounds=1))))


def changed(old: str, new: str) -> str:
    assert old in text()
    return text().replace(old, new, 1)


def refused(replay: str) -> BadReplay:
    """What is wrong with this text, once it is read and played."""
    with pytest.raises(BadReplay) as problem:
        read_replay(replay, GAME).verify(GAME)
    return problem.value


def line_of(replay: str, part: str) -> int:
    return next(number for number, line in enumerate(replay.splitlines(), start=1) if part in line)


@pytest.mark.parametrize("live", [False, True])
def test_a_replay_gives_the_game_back(live: bool) -> None:
    session = random_game(deal(4, "7", live=live))
    again = read_replay(write_replay(replay_of(session)), GAME).verify(GAME)
    assert GAME.dump(again.state) == GAME.dump(session.state)
    for seat in (0, 1, 2, 3, -1):
        assert [e.plain() for e in again.journal_for(seat)] == [e.plain() for e in session.journal_for(seat)]


def test_a_replay_that_is_read_and_written_stays_as_it_is() -> None:
    for replay in (text(), text(2, live=True)):
        assert write_replay(read_replay(replay, GAME)) == replay


def test_a_running_game_has_no_places() -> None:
    session = play(deal(2), "A draw")
    replay = read_replay(write_replay(replay_of(session)), GAME)
    assert replay.places is None
    assert GAME.dump(replay.verify(GAME).state) == GAME.dump(session.state)


def test_a_replay_can_be_stepped() -> None:
    replay = read_replay(text(), GAME)
    assert [session.state.version for session in replay.steps(GAME)] == list(range(len(replay.choices) + 1))


def test_comments_and_empty_lines_do_not_matter() -> None:
    replay = "# first\n\n" + text().replace("---\n", "---\n\n# a comment\n   # another\n")
    assert read_replay(replay, GAME).verify(GAME).state.outcome()


def test_names_are_kept() -> None:
    replay = replay_of(deal(2), names={0: "Anna: the first", 1: "Борис"})
    assert read_replay(write_replay(replay), GAME).names == {0: "Anna: the first", 1: "Борис"}


@given(st.text(max_size=30))
def test_whatever_somebody_is_called_the_replay_can_be_read(name: str) -> None:
    replay = read_replay(write_replay(replay_of(deal(2), names={0: name, 1: "B"})), GAME)
    assert replay.names[1] == "B"
    assert replay.choices == []


@given(st.text(max_size=30))
def test_whatever_the_seed_is_the_replay_gives_the_game_back(seed: str) -> None:
    session = play(deal(2, seed), "A draw")
    again = read_replay(write_replay(replay_of(session)), GAME).verify(GAME)
    assert GAME.dump(again.state) == GAME.dump(session.state)


def test_what_was_carried_over_is_kept() -> None:
    setup = GAME.setup(2, {}, "7", carried={"money": [3, 4], "note": "ä"})
    assert read_replay(write_replay(Replay(setup, [])), GAME).setup.carried == {"money": [3, 4], "note": "ä"}


def test_the_game_of_a_replay_is_known_before_it_is_read() -> None:
    assert replay_game(text()) == "toy"


# A fair deal.


def fair(nonce: str = "01", promise: str = "") -> str:
    session = random_game(deal(2, SEED, rounds=1))
    return write_replay(replay_of(session, nonce, promise or commitment(SEED, "01")))


def test_a_fair_deal_can_be_checked_by_anybody() -> None:
    assert read_replay(fair(), GAME).verify(GAME).state.outcome()


def test_another_seed_or_nonce_breaks_the_promise() -> None:
    for replay in (fair(nonce="02"), fair(promise="0" * 64), fair().replace("seed: ab", "seed: cd")):
        assert refused(replay).text == "error-replay-commitment"


# Broken files.


@pytest.mark.parametrize("replay", ["", "\n\n", "nonsense", "igroteka replay 2\n---\n", "game: toy", "\x00"])
def test_a_text_that_is_no_replay(replay: str) -> None:
    assert refused(replay).text == "error-replay-title"
    with pytest.raises(BadReplay):
        replay_game(replay)


def test_a_replay_without_choices_or_with_too_many_parts() -> None:
    head = text().split("---")[0]
    for replay in (head, f"{text()}---\n", f"{text()}---\nplaces: 1\n"):
        assert refused(replay).text == "error-replay-parts"


@pytest.mark.parametrize("field", ["game", "engine", "seats", "seed"])
def test_a_missing_field_is_named(field: str) -> None:
    replay = "".join(line for line in text().splitlines(True) if not line.startswith(f"{field}:"))
    problem = refused(replay)
    assert (problem.text, problem.arguments) == ("error-replay-field", {"field": field})


def test_a_line_of_the_head_without_a_colon_is_named() -> None:
    replay = changed("seats: 3", "seats 3")
    problem = refused(replay)
    assert problem.text == "error-replay-line"
    assert problem.arguments == {"number": line_of(replay, "seats 3"), "line": "seats 3"}


@pytest.mark.parametrize("line", ["colour: red", "options: none", "name I: Ida", "name AB: Ida", "name : Ida"])
def test_an_unknown_field_is_refused(line: str) -> None:
    replay = changed("seats: 3", f"{line}\nseats: 3")
    problem = refused(replay)
    assert problem.text == "error-replay-line"
    assert problem.arguments == {"number": line_of(replay, line), "line": line}


def test_a_field_that_comes_twice_is_refused() -> None:
    replay = changed("seats: 3", "seats: 3\nseats: 2")
    assert refused(replay).arguments == {"number": line_of(replay, "seats: 2"), "line": "seats: 2"}


@pytest.mark.parametrize("line", ["live: maybe", "live: no", "live: "])
def test_live_is_yes_or_not_there(line: str) -> None:
    replay = changed("seats: 3", f"seats: 3\n{line}")
    assert refused(replay).text == "error-replay-line"


@pytest.mark.parametrize("value", ["three", "", "3.0", "1e1"])
def test_a_number_that_is_none_is_refused(value: str) -> None:
    assert refused(changed("seats: 3", f"seats: {value}")).text == "error-replay-number"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats: 3", "seats: 9"),
        ("option rounds: 1", "option rounds: 9"),
        ("option rounds: 1", "option colour: red"),
    ],
)
def test_a_setup_that_the_game_does_not_have_is_a_broken_replay(old: str, new: str) -> None:
    problem = refused(changed(old, new))
    assert problem.text == "error-replay-setup"
    assert [type(detail) for detail in problem.details] == [BadSetup]


def test_a_replay_of_another_game_is_refused() -> None:
    assert refused(changed("game: toy", "game: chess")).text == "error-replay-game"


@pytest.mark.parametrize("carried", ["{", "5", "[1]", ""])
def test_what_was_carried_over_must_be_readable(carried: str) -> None:
    assert refused(changed("seats: 3", f"seats: 3\ncarried: {carried}")).text == "error-replay-carried"


@pytest.mark.parametrize("line", ["play:two", "A", "AB pass", "I pass", "a pass", "A:pass", "-- close", "1 pass"])
def test_a_choice_that_cannot_be_read_is_named_with_its_line(line: str) -> None:
    replay = changed("---\n", f"---\n{line}\n")
    problem = refused(replay)
    assert problem.text == "error-replay-line"
    assert problem.arguments == {"number": line_of(replay, line), "line": line}


@pytest.mark.parametrize("choice", ["A dance", "A play:seven", "C draw", "A pass", "- close", "H draw"])
def test_a_choice_that_is_not_offered_is_named_with_its_number(choice: str) -> None:
    problem = refused(changed("---\n", f"---\n{choice}\n"))
    assert problem.text == "error-replay-choice"
    assert problem.arguments == {"number": 1, "choice": choice}


def test_a_choice_after_the_end_is_not_possible() -> None:
    head, choices, places = text().split("---\n")
    replay = f"{head}---\n{choices}A draw\n---\n{places}"
    assert refused(replay).arguments == {"number": len(choices.splitlines()) + 1, "choice": "A draw"}


def test_a_wrong_result_is_noticed() -> None:
    head, choices, places = text().split("---\n")
    for wrong in ("places: 3 3 3\n", "places: 1\n", "places: 1 2 3 4\n"):
        assert wrong != places
        assert refused(f"{head}---\n{choices}---\n{wrong}").text == "error-replay-result"
    assert refused(f"{head}---\n{choices}").text == "error-replay-result"


def test_a_result_of_a_game_that_is_not_over_is_noticed() -> None:
    head, choices, places = text().split("---\n")
    shorter = "".join(choices.splitlines(True)[:-1])
    assert refused(f"{head}---\n{shorter}---\n{places}").text == "error-replay-result"


def test_places_that_are_no_numbers_are_refused() -> None:
    head, choices, _ = text().split("---\n")
    assert refused(f"{head}---\n{choices}---\nplaces: first\n").text == "error-replay-number"
    assert refused(f"{head}---\n{choices}---\nwinner: A\n").text == "error-replay-line"


def test_every_truncated_replay_is_refused_or_a_running_game() -> None:
    whole = text()
    for length in range(len(whole) - 1):
        try:
            session = read_replay(whole[:length], GAME).verify(GAME)
        except BadReplay:
            continue
        assert session.state.outcome() is None


@given(st.data())
def test_a_replay_with_a_wrong_letter_is_refused_or_another_game(data: st.DataObject) -> None:
    whole = text()
    place = data.draw(st.integers(0, len(whole) - 1))
    letter = data.draw(st.sampled_from("aA1:- #\n\t\x00é"))
    with suppress(BadReplay):
        read_replay(whole[:place] + letter + whole[place + 1 :], GAME).verify(GAME)


def test_a_choice_is_written_as_it_is_read() -> None:
    assert read_replay(text(2, live=True), GAME).choices[0].seat in (CLOCK_SEAT, 0, 1)
    assert str(RecordedChoice(CLOCK_SEAT, "close")) == "- close"
