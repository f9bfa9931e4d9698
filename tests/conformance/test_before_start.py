"""What a game says of a table before the start: it is so when the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.random import from_seed
from igroteka.core.registry import games
from igroteka.core.rollout import next_decision
from igroteka.core.setup import FIRST, SettingValue, Setup
from igroteka.core.state import State
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.texts import LANGUAGES, texts_for

GAMES = list(games().values())
ids = [game.id for game in GAMES]


def setups(game: Game[State]) -> list[Setup]:
    """A setup of each preset with the fewest and the most players."""
    pairs = [(preset, seats) for preset in game.presets for seats in {min(preset.seats), max(preset.seats)}]
    return [game.setup(seats, preset.settings, "before the start", simulated=False) for preset, seats in pairs]


def played(game: Game[State], setup: Setup, most: int = 150) -> list[str]:
    """The choices of a random game, as far as this."""
    state, random, codes = game.deal(setup, from_seed(setup.seed)), from_seed("choices"), list[str]()
    while len(codes) < most and state.outcome() is None:
        decision = next_decision(state)
        option = decision.options[random.below(len(decision.options))]
        codes.append(f"{decision.seat} {option.code}")
        state.apply(decision.seat, option)
    return codes


def changed(game: Game[State], setup: Setup, id: str) -> list[Mapping[str, SettingValue]]:
    """The options of a setup with every other value of a setting."""
    setting = next(one for one in game.settings if one.id == id)
    return [{**setup.settings, id: value} for value in setting.values() if value != setup.settings[id]]


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_setting_that_is_called_idle_changes_nothing_or_is_refused(game: Game[State]) -> None:
    for setup in setups(game):
        before = played(game, setup)
        for id in game.idle_settings(setup):
            for options in changed(game, setup, id):
                try:
                    other = game.setup(setup.seats, options, setup.seed)
                except BadSetup:
                    continue
                assert played(game, other) == before, f"{id} of {options}"


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_whatever_is_said_before_the_start_has_words(game: Game[State]) -> None:
    chosen = [{setting.id: value} for setting in game.settings for value in setting.values()]
    found = setups(game)
    for options in chosen:
        try:
            found.append(game.setup(game.seats[1], options, ""))
        except BadSetup:
            continue
    for setup in found:
        said = {*game.idle_settings(setup).values(), *chain(*game.seat_notes(setup).values())}
        assert all(texts_for(language).has(text) for language in LANGUAGES for text in said)


@pytest.mark.parametrize(
    ("id", "option"), [("kittens", "B"), ("targi", "chosen"), ("targi", "B"), ("targi", "blue"), ("targi", "A")]
)
def test_whoever_is_said_to_go_first_is_asked_first(id: str, option: str) -> None:
    game = games()[id]
    setup = game.setup(game.seats[0], {"first_player": option}, "first")
    (first,) = [seat for seat, notes in game.seat_notes(setup).items() if FIRST in notes]
    assert first == (0 if option in ("blue", "A") else 1)
    assert next_decision(game.deal(setup, from_seed("first"))).seat == first


def test_whoever_is_said_to_go_first_in_intrigo_does() -> None:  # INTR-O2
    game = games()["intrigo"]
    setup = game.setup(3, {"first_player": "B"}, "first")
    state = game.deal(setup, from_seed("first"))
    assert isinstance(state, IntrigoGame)
    assert game.seat_notes(setup) == {state.first: [FIRST]} == {1: [FIRST]}


@pytest.mark.parametrize("id", ["kittens", "intrigo", "targi"])
def test_nobody_is_said_to_go_first_who_is_found_by_lot(id: str) -> None:
    game = games()[id]
    setup = game.setup(game.seats[0], {"first_player": "random"}, "first")
    assert FIRST not in chain(*game.seat_notes(setup).values())


def test_the_colours_of_targi_are_said() -> None:  # TARGI-S9
    game = games()["targi"]
    notes = game.seat_notes(game.setup(2, {}, ""))
    assert notes == {0: ["targi-seat-blue", FIRST], 1: ["targi-seat-white"]}


def test_the_sheriff_that_the_table_has_named_is_said() -> None:  # BANG-M01
    game = games()["bang"]
    assert game.seat_notes(game.setup(5, {"first_sheriff": "C"}, "")) == {2: ["bang-seat-sheriff"]}
    assert game.seat_notes(game.setup(5, {}, "")) == {}


def test_the_sheriff_of_law_and_crime_is_said_too() -> None:  # BANG-N6.1, BANG-M01
    game = games()["bang"]
    setup = game.setup(6, {"first_sheriff": "C", "mode": "law_and_crime"}, "first")
    assert game.seat_notes(setup) == {2: ["bang-seat-sheriff"]}
    state = game.deal(setup, from_seed("first"))
    assert isinstance(state, BangGame)
    assert [figure.role for figure in state.figures].index(Role.SHERIFF) == 2


@pytest.mark.parametrize(("seats", "idle"), [(2, True), (3, True), (4, False)])
def test_without_roles_nobody_is_named_sheriff(seats: int, idle: bool) -> None:  # BANG-N2.1, BANG-N3.1
    game = games()["bang"]
    setup = game.setup(seats, {"first_sheriff": "B"}, "")
    assert ("first_sheriff" in game.idle_settings(setup)) == idle
    assert (game.seat_notes(setup) == {}) == idle
