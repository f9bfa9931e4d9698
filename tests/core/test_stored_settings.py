"""A stored game keeps its settings, also those that it does not state because their default was another one then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

import pytest

from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.replays import read_replay, replay_of, write_replay
from igroteka.core.session import Session
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from tests.core.toy import ToyGame


class Newer(ToyGame):
    """A version of the game in which two settings have other defaults than before."""

    earlier_defaults: ClassVar[Mapping[str, SettingValue]] = {"rounds": 3, "order": "least"}


GAME = cast("Game[State]", Newer())


def without(text: str, setting: str) -> str:
    """A replay of a version that did not know this setting."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(f"option {setting}:"))


def test_a_new_game_has_the_defaults_of_today() -> None:
    assert GAME.setup(2, {}, "1").settings["rounds"] == 2


@pytest.mark.parametrize(("rounds", "kept"), [({}, 3), ({"rounds": 1}, 1)], ids=["not stated", "stated"])
def test_a_stored_game_has_what_it_states_and_otherwise_the_defaults_of_then(
    rounds: dict[str, SettingValue], kept: int
) -> None:
    assert GAME.stored_settings(rounds, 2)["rounds"] == kept


def test_defaults_that_follow_from_other_settings_come_before_those_of_then() -> None:
    assert GAME.stored_settings({"without": "six"}, 2) == {"rounds": 1, "order": "least", "without": "six"}


def test_a_replay_that_does_not_know_a_setting_is_played_as_it_was() -> None:
    session = Session.start(GAME, GAME.setup(2, {"order": "least"}, "1"))
    text = write_replay(replay_of(session))
    assert read_replay(text, GAME).setup.settings == session.state.setup.settings
    assert read_replay(without(text, "rounds"), GAME).setup.settings["rounds"] == 3


def test_a_saved_state_that_does_not_know_a_setting_goes_on_as_it_was() -> None:
    data = GAME.dump(Session.start(GAME, GAME.setup(2, {}, "1")).state)
    setup = data["setup"]
    assert isinstance(setup, dict)
    del setup["options"]["order"]
    assert GAME.load(data).setup.settings["order"] == "least"


def test_a_saved_match_that_does_not_know_a_setting_goes_on_as_it_was() -> None:
    data = {**GAME.match(2, {}, "1", 3).dump(), "options": {"rounds": 1}}
    assert Match.resume(GAME, data).setup().settings["order"] == "least"
