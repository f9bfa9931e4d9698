"""Setups: settings of every kind, and what is wrong with a value."""

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.setup import FreeText, OneOf, OnOff, Setting, SettingValue
from tests.core.toy import GAME

ROUNDS, ORDER, CHEERS, WITHOUT, SECONDS = GAME.settings


def refused(setting: Setting, value: SettingValue) -> BadSetup:
    with pytest.raises(BadSetup) as problem:
        setting.read(value)
    return problem.value


def test_a_number_is_read_within_its_bounds() -> None:
    assert [ROUNDS.read(value) for value in (1, "2", 3, " 2 ")] == [1, 2, 3, 2]
    assert ROUNDS.values() == [1, 3]
    for value in (0, 4, "x", "", 2.5, "1e1", True):
        assert refused(ROUNDS, value).text == "error-setting-value"  # type: ignore[arg-type]


def test_a_word_is_one_of_a_list() -> None:
    assert ORDER.read("least") == "least"
    assert ORDER.values() == ["most", "least"]
    for value in ("Most", "", "x", 1, True):
        assert refused(ORDER, value).text == "error-setting-value"


def test_on_and_off_have_several_words() -> None:
    for value in (True, "on", "yes", "true", "1", "ON", 1, "True"):
        assert CHEERS.read(value) is True
    for value in (False, "off", "no", "false", "0", 0, "False"):
        assert CHEERS.read(value) is False
    for value in ("", "maybe", 2, "onn"):
        assert refused(CHEERS, value).text == "error-setting-value"
    assert CHEERS.values() == [False, True]


def test_a_free_text_is_taken_as_it_is() -> None:
    assert FreeText("cards", "TOY-O4", "").read("one two") == "one two"
    assert FreeText("cards", "TOY-O4", "").values() == []


def test_a_refusal_names_the_setting_its_rule_and_what_is_possible() -> None:
    problem = refused(ORDER, "none")
    assert problem.rule == "TOY-O2"
    assert problem.arguments == {"setting": "order", "value": "none", "allowed": "most, least"}


def test_every_setting_has_a_value() -> None:
    setup = GAME.setup(2, {"rounds": "3"}, "7")
    assert setup.settings == {"rounds": 3, "order": "most", "cheers": True, "without": "", "seconds": 3}
    assert (setup.number("rounds"), setup.text("order"), setup.on("cheers")) == (3, "most", True)


def test_what_was_chosen_may_change_other_defaults_but_not_what_was_given() -> None:
    assert GAME.setup(2, {"without": "six"}, "7").number("rounds") == 1
    assert GAME.setup(2, {"without": "six", "rounds": 3}, "7").number("rounds") == 3


def test_an_unknown_setting_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadSetup) as problem:
        GAME.setup(2, {"colour": "red"}, "7")
    assert problem.value.text == "error-setting-unknown"
    assert problem.value.arguments["known"] == "cheers, order, rounds, seconds, without"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_the_number_of_seats_has_bounds(seats: int) -> None:
    with pytest.raises(BadSetup) as problem:
        GAME.setup(seats, {}, "7")
    assert problem.value.arguments == {"seats": seats, "low": 2, "high": 4}


def test_a_game_may_refuse_what_does_not_go_together() -> None:
    with pytest.raises(BadSetup, match="error-setting-value"):
        GAME.setup(2, {"without": "seven"}, "7")
    with pytest.raises(BadSetup, match="error-seats"):
        GAME.setup(4, {"without": "six five"}, "7")


def test_a_setup_is_plain_data() -> None:
    setup = GAME.setup(3, {}, "secret", live=True, carried={"money": [1, 2]})
    assert setup.plain() == {
        "game": "toy",
        "seats": 3,
        "options": setup.settings,
        "seed": "secret",
        "live": True,
        "carried": {"money": [1, 2]},
    }


def test_a_preset_is_found_by_its_name() -> None:
    assert GAME.preset("short").settings == {"rounds": 1}
    with pytest.raises(BadSetup) as problem:
        GAME.preset("long")
    assert problem.value.arguments == {"preset": "long", "known": "short, quiet"}


def test_every_preset_can_be_played_with_its_numbers_of_seats() -> None:
    for preset in GAME.presets:
        for seats in preset.seats:
            GAME.setup(seats, preset.settings, "7")


def test_a_setting_must_say_how_it_is_read() -> None:
    with pytest.raises(NotImplementedError):
        Setting("x", "TOY-O1", 1).read(1)
    assert Setting("x", "TOY-O1", 1).values() == []
    assert isinstance(ORDER, OneOf)
    assert isinstance(CHEERS, OnOff)


def test_a_word_that_looks_like_a_number_may_be_given_as_one() -> None:
    setting = OneOf("draw", "TOY-O2", "3", ("2", "3"))
    assert setting.read(2) == "2"
    with pytest.raises(BadSetup):
        setting.read(4)
