"""Options and their codes."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.options import Verb, read_option
from igroteka.core.phrases import WORD, Part, seat_part
from tests.core.toy import BID, CHEER, DRAW, PLAY, VERBS

NUMBERS = Verb("game", "put", Part("place"))
COLOURS = Verb("game", "paint", Part("colour", WORD, ("red", "blue")), seat_part("target"))
SIZES = Verb("game", "paint", Part("size", WORD, ("small", "large")), seat_part("target"), text="paint-size")
LISTS = Verb("game", "order", seat_part("player"), Part("cards", WORD, ("red", "blue"), many=True))
ALL = (NUMBERS, COLOURS, SIZES, LISTS)


def test_a_code_is_the_verb_and_its_words() -> None:
    assert COLOURS(1, 2).code == "paint:blue:C"
    assert NUMBERS(12).code == "put:12"
    assert DRAW().code == "draw"


def test_numbers_of_a_list_are_joined() -> None:
    assert LISTS(0, 1, 0, 1).code == "order:A:blue+red+blue"
    assert LISTS(0).code == "order:A:"


def test_the_same_verb_and_numbers_are_the_same_option() -> None:
    assert PLAY(3) is PLAY(3)
    assert PLAY(3) is not PLAY(4)
    assert PLAY(3) is not BID(3)


def test_a_code_reads_back_as_its_option() -> None:
    for option in (COLOURS(1, 2), SIZES(0, 7), NUMBERS(0), NUMBERS(99), LISTS(1), LISTS(1, 0), LISTS(1, 0, 1)):
        assert read_option(ALL, option.code) is option


def test_verbs_of_the_same_name_are_told_apart_by_their_words() -> None:
    assert read_option(ALL, "paint:large:A") == SIZES(1, 0)


def test_what_is_no_code_reads_as_nothing() -> None:
    for code in (
        "",
        ":",
        "paint",
        "paint:red",
        "paint:green:A",
        "paint:red:A:B",
        "paint:red:I",
        "put:",
        "put:x",
        "Put:1",
    ):
        assert read_option(ALL, code) is None


def test_the_word_of_a_number_that_stands_for_nothing_reads_as_nothing() -> None:
    sparse = Verb("game", "use", Part("power", WORD, ("#0", "fire", "#2")))
    assert read_option((sparse,), "use:fire") == sparse(1)
    for code in ("use:#0", "use:#2", "use:#"):
        assert read_option((sparse,), code) is None


def test_an_option_has_one_code_only() -> None:
    for code in ("put:+1", "put:01", "put: 1", "put:1 ", "put:1_0", "put:١", "order:A:red+", "order:A:+red"):
        assert read_option(ALL, code) is None


@given(st.text(alphabet="put:aindred+ 0A-", max_size=14))
def test_whatever_is_read_has_the_code_that_was_read(code: str) -> None:
    option = read_option(ALL, code)
    assert option is None or option.code == code


@given(st.integers(0, 7), st.lists(st.integers(0, 1), max_size=6))
def test_every_list_reads_back(player: int, cards: list[int]) -> None:
    option = LISTS(player, *cards)
    assert read_option(ALL, option.code) is option


def test_only_an_offer_is_an_offer() -> None:
    assert [verb for verb in VERBS if verb.offer] == [CHEER]


def test_the_text_of_an_option_is_named_after_its_verb() -> None:
    assert COLOURS.text == "game-do-paint"
    assert SIZES.text == "game-do-paint-size"


def test_one_and_two_give_the_same_options_as_calling() -> None:
    for place in (3, 0, 3, 40):
        assert NUMBERS.one(place) is NUMBERS(place)
    for colour, target in ((1, 2), (0, 0), (1, 0), (1, 2)):
        assert COLOURS.two(colour, target) is COLOURS(colour, target)
