"""Our games in OpenSpiel: its own tests and its own search."""

from __future__ import annotations

import unittest
import warnings
from importlib import import_module
from types import ModuleType
from typing import cast

import numpy as np
import pyspiel
import pytest

import igroteka.research.openspiel as ours

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import ismcts, mcts

GAMES = [
    "igroteka_bang(players=4,preset=base)",
    "igroteka_intrigo(players=3)",
    "igroteka_kittens(players=3)",
    "igroteka_targi",
]


@pytest.fixture(scope="module")
def games_sim_test() -> ModuleType:
    """A test of OpenSpiel; its import takes a second, so only whoever runs it imports it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module("open_spiel.python.tests.games_sim_test")


@pytest.fixture(scope="module")
def api_test() -> ModuleType:
    """Another one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module("open_spiel.integration_tests.api_test")


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_copies_and_saves_it(name: str, games_sim_test: ModuleType) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_tests_of_openspiel_in_cpp_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, False, False)


@pytest.mark.parametrize("name", ["igroteka_targi(rewards=scores)", "igroteka_kittens(players=3,rewards=places)"])
def test_the_tests_of_openspiel_in_cpp_pass_with_other_rewards(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, False, False)


@pytest.mark.parametrize("name", GAMES)
def test_the_api_test_of_openspiel_passes(name: str, api_test: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: some_states(game, max_states // 10)
    )
    base = api_test.EnforceAPIOnPartialTreeBase
    kind = cast("type[unittest.TestCase]", type("Api", (base,), {"game": pyspiel.load_game(name), "game_name": name}))
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


def some_states(game: pyspiel.Game, most: int) -> list[pyspiel.State]:
    """States of one random game. Those that OpenSpiel samples are nearly all chance nodes: ours have many outcomes."""
    random = np.random.default_rng(1)
    state = game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
        if random.random() < 0.2 and len(found) < most:
            found.append(state.clone())
    return [*found, state]


@pytest.mark.parametrize("name", GAMES)
def test_the_information_set_search_of_openspiel_plays_it(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=6, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    for digit in (1, 2, 3):
        state.apply_action(digit)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_of_an_information_state_is_features_and_memory(name: str) -> None:
    game = pyspiel.load_game(name)
    features, memory = game.observation_tensor_size(), game.spiel_game.memory.size
    assert game.information_state_tensor_size() == features + memory
    for state in some_states(game, 8):
        for player in range(game.num_players()):
            tensor = state.information_state_tensor(player)
            assert tensor[:features] == state.observation_tensor(player)
            assert np.array_equal(tensor, state.inner.state.information_state_tensor(player))


def test_how_far_a_memory_reaches_is_a_parameter() -> None:
    game = pyspiel.load_game("igroteka_kittens(players=3,memory=40)")
    assert game.information_state_tensor_size() == game.observation_tensor_size() + 8 * 40
    with pytest.raises(ValueError, match="remembers nothing"):
        ours.spiel_class("kittens")({"memory": 0})


def test_it_is_an_environment_of_openspiel() -> None:
    table = rl_environment.Environment(pyspiel.load_game("igroteka_kittens(players=3)"))
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) == [-1, -1, 1]


def test_games_are_loaded_with_players_preset_and_options() -> None:
    game = pyspiel.load_game("igroteka_bang(players=5,preset=base,options=high_noon:on;fistful:on,rewards=share)")
    assert game.num_players() == 5
    assert game.configuration.setup("1").on("high_noon")
    assert game.configuration.setup("1").on("fistful")


def test_an_observer_tells_what_is_public_and_what_is_private() -> None:
    game = pyspiel.load_game("igroteka_kittens(players=3)")
    state = game.new_initial_state()
    for digit in (1, 2, 3):
        state.apply_action(digit)
    kinds = pyspiel.PrivateInfoType
    told = {}
    for public in (False, True):
        for private in (kinds.NONE, kinds.SINGLE_PLAYER):
            wanted = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
            observer = game.make_py_observer(wanted)
            observer.set_from(state, 0)
            told[public, private] = observer.string_from(state, 0)
            assert bool(observer.tensor.any()) == bool(told[public, private])
    assert told[False, kinds.NONE] == ""
    assert "hand." not in told[True, kinds.NONE]
    assert "pile=" not in told[False, kinds.SINGLE_PLAYER]
    assert "hand." in told[True, kinds.SINGLE_PLAYER]
    assert "pile=" in told[True, kinds.SINGLE_PLAYER]


def test_nobody_sees_the_hands_of_all() -> None:
    game = pyspiel.load_game("igroteka_kittens(players=3)")
    wanted = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody sees"):
        game.make_py_observer(wanted)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_options_are_read_without_the_signs_that_openspiel_reads_itself() -> None:
    assert ours.read_options("high_noon:on; jail_release:one_turn") == {"high_noon": "on", "jail_release": "one_turn"}
    assert ours.read_options("cards:skip:4 nope:5") == {"cards": "skip:4 nope:5"}
    assert ours.read_options("") == {}
