"""Positions: a table as YAML, and every way in which the text can be broken."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.errors import BadPosition, BadSetup, IgrotekaError
from igroteka.core.positions import position_game, read_position, write_position
from igroteka.core.state import State
from tests.core.table import deal, play, random_game, table, toy
from tests.core.toy import GAME, Toy

SMALL = "game: toy\nseats: 2\nhands: [[two, one], [six]]\n"


def read(text: str) -> Toy:
    g = read_position(text, GAME)
    assert isinstance(g, Toy)
    return g


def refused(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as problem:
        read_position(text, GAME)
    return problem.value


def alike(one: State, other: State) -> bool:
    """Do both look the same to everybody and ask the same?"""
    views = [[GAME.view(g, seat).plain() | {"moment": 0} for seat in (0, 1, -1)] for g in (one, other)]
    return views[0] == views[1] and repr(one.decisions()) == repr(other.decisions())


def test_what_a_position_names_is_where_it_says() -> None:
    g = read(SMALL + "deck: [four, five]\nscores: [3, 1]\nturn: 1\n")
    assert g.hands == [[1, 0], [5]]
    assert g.deck == [3, 4]
    assert g.scores == [3, 1]
    assert [d.seat for d in g.decisions() if d.waits] == [1]


def test_what_a_position_does_not_name_is_filled_up() -> None:
    g = read("game: toy\nseats: 3\n")
    assert [len(hand) for hand in g.hands] == [3, 3, 3]
    assert sorted([card for hand in g.hands for card in hand] + g.deck) == sorted(list(range(6)) * 3)


def test_the_same_position_is_filled_up_in_the_same_way_unless_the_seed_says_otherwise() -> None:
    text = "game: toy\nseats: 3\n"
    assert GAME.dump(read(text)) == GAME.dump(read(text))
    assert read(text).deck != read(text + "seed: other\n").deck
    other = read_position(text, GAME, seed="other")
    assert GAME.dump(other) == GAME.dump(read(text + "seed: other\n"))


@pytest.mark.parametrize(
    "choices",
    [
        [],
        ["A play:two"],
        ["A play:two", "B pass"],
        ["A bury", "A lay:two"],
        ["A draw"],
        ["A peek", "B cheer"],
    ],
)
def test_any_state_can_be_written_and_read_again(choices: list[str]) -> None:
    session = play(table("two one", "two one", "one five"), *choices)
    again = read_position(write_position(GAME, session.state), GAME)
    assert alike(session.state, again)
    assert again.random.dump() == session.state.random.dump()
    assert write_position(GAME, again) == write_position(GAME, session.state)


def test_a_finished_game_can_be_written_and_read_again() -> None:
    session = random_game(deal(2))
    assert alike(session.state, read_position(write_position(GAME, session.state), GAME))


def test_a_live_table_stays_live() -> None:
    session = play(table("two one", "two one", live=True), "A play:two", "B pass")
    again = read_position(write_position(GAME, session.state), GAME)
    assert again.setup.live
    assert alike(session.state, again)


def test_what_was_carried_over_is_kept() -> None:
    text = SMALL + "carried: {money: [1, 2]}\n"
    assert read(text).setup.carried == {"money": [1, 2]}
    assert read(write_position(GAME, read(text))).setup.carried == {"money": [1, 2]}


def test_the_game_of_a_position_is_known_before_it_is_read() -> None:
    assert position_game(SMALL) == "toy"
    assert position_game("seats: 2") == ""


# Broken files.


@pytest.mark.parametrize(
    ("text", "line"), [("game: toy\nseats: [2\n", 3), ("game: 'toy\n", 2), ("a: b: c", 1), ("\tgame: toy", 1)]
)
def test_broken_yaml_is_refused_with_its_line(text: str, line: int) -> None:
    problem = refused(text)
    assert problem.text == "error-position-yaml"
    assert abs(int(problem.arguments["line"]) - line) <= 1


@pytest.mark.parametrize("text", ["game: toy\nseats: 2\nwhen: 2021-13-45\n", "game: !!python/object:x y", "a: \x00"])
def test_yaml_that_means_nothing_is_refused(text: str) -> None:
    assert refused(text).text == "error-position-yaml"


def test_yaml_that_is_too_deep_is_refused() -> None:
    assert refused("a: " + "[" * 5000).text == "error-position-yaml"


@pytest.mark.parametrize("text", ["", "5", "- game: toy", "just words", "null"])
def test_a_position_consists_of_fields(text: str) -> None:
    assert refused(text).text == "error-position-fields"


@pytest.mark.parametrize("text", ["seats: 2", "game: chess\nseats: 2", "game: 5", "game: [toy]"])
def test_a_position_of_another_game_is_refused(text: str) -> None:
    assert refused(text).text == "error-position-game"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("game: toy", "seats"),
        ("game: toy\nseats: two", "seats"),
        ("game: toy\nseats: 2\noptions: 5", "options"),
        ("game: toy\nseats: 2\noptions: null", "options"),
        ("game: toy\nseats: 2\ncarried: [1]", "carried"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(text: str, field: str) -> None:
    problem = refused(text)
    assert (problem.text, problem.arguments) == ("error-position-field", {"field": field})


@pytest.mark.parametrize("change", ["seats: 9", "options: {rounds: 7}", "options: {colour: red}", "options: {1: 2}"])
def test_an_impossible_setup_is_refused(change: str) -> None:
    with pytest.raises(BadSetup):
        read_position(yaml.safe_dump(yaml.safe_load("game: toy\nseats: 2") | yaml.safe_load(change)), GAME)


@pytest.mark.parametrize(
    "change",
    [
        "hands: [[seven], []]",
        "hands: [[one]]",
        "hands: [[six, six, six, six], []]",
        "hands: 5",
        "turn: 9",
        "stack: [{is: Turn, seat: 9}]",
        "stack: [{is: Turn, seat: A}]",
        "stack: [{is: Frame}]",
        "stack: [{is: SealedFrame, answers: []}]",
        "stack: [{is: Bid, answers: [5]}]",
    ],
)
def test_what_the_cards_cannot_make_is_refused(change: str) -> None:
    text = yaml.safe_dump(yaml.safe_load("game: toy\nseats: 2") | yaml.safe_load(change))
    assert refused(text).text == "error-position-broken"


def test_answers_that_are_no_list_are_refused() -> None:
    problem = refused("game: toy\nseats: 2\nstack: [{is: Window, seat: 0, card: 1, answers: 5}]")
    assert problem.text in ("error-position-broken", "error-position-frame-field"), "the latter by a compiled frame"


@pytest.mark.parametrize(
    ("change", "text", "arguments"),
    [
        ("random: none", "error-position-field", {"field": "random"}),
        ("stack: none", "error-position-field", {"field": "stack"}),
        ("stack: [5]", "error-position-frame-unknown", {"number": 1}),
        ("stack: [{is: Round, number: 1}, {is: Nobody}]", "error-position-frame-unknown", {"number": 2}),
        ("stack: [{is: Turn}]", "error-position-frame-unknown", {"number": 1}),
    ],
)
def test_what_cannot_be_read_is_named(change: str, text: str, arguments: dict[str, object]) -> None:
    problem = refused(yaml.safe_dump(yaml.safe_load("game: toy\nseats: 2") | yaml.safe_load(change)))
    assert (problem.text, problem.arguments) == (text, arguments)


@pytest.mark.parametrize(
    "text",
    [
        "a: &a [x, x]\nb: *a",
        "a: &a [*a]",
        "stack: &a {is: *a}",
        "&a game: toy\nseats: *a",
        "\n".join(["l0: &l0 [x]", *[f"l{n}: &l{n} [*l{n - 1}, *l{n - 1}]" for n in range(1, 99)], "game: *l98"]),
        'game: "\\ud800"',
        'game: toy\nseats: 2\noptions: {"\\uDFFF": 1}',
        'game: "\\U0000D800"',
    ],
)
def test_what_refers_to_itself_and_half_a_sign_is_no_position(text: str) -> None:
    assert refused(text).text == "error-position-yaml"


def test_lists_in_lists_without_end_are_refused() -> None:
    for depth in (50, 150, 250, 2000):
        text = f"game: toy\nseats: 2\nstack: {'[' * depth}{']' * depth}"
        assert refused(text).text in ("error-position-yaml", "error-position-frame-unknown")


@given(st.text(max_size=60))
def test_whatever_somebody_types_is_refused_politely(text: str) -> None:
    with pytest.raises(IgrotekaError):
        read_position(text, GAME)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["one", "toy", "x", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["is", "seat", "card"]), inner),
    max_leaves=6,
)
FIELDS = st.sampled_from([*Toy.saved, "stack", "options", "live", "seed", "random", "carried"])


@given(st.dictionaries(FIELDS, PLAIN, max_size=3))
def test_a_position_with_nonsense_in_it_is_refused_or_can_be_read(change: dict[str, object]) -> None:
    text = yaml.safe_dump({"game": "toy", "seats": 2} | change)
    try:
        toy_like = read_position(text, GAME)
    except IgrotekaError:
        return
    assert toy_like.decisions() is not None


def test_reading_a_position_does_not_change_another() -> None:
    session = table("two one", "six one")
    before = GAME.dump(session.state)
    play(table("two one", "six one"), "A play:two", "B pass")
    assert GAME.dump(session.state) == before
    assert toy(session).scores == [0, 0]
