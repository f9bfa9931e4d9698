"""States as OpenSpiel has them."""

from __future__ import annotations

import numpy as np
import pytest

from igroteka.core.random import QuickRandom
from igroteka.research.spiel import BASE, CHANCE, DIGITS, TERMINAL, SpielGame, SpielState
from tests.density import times
from tests.research.tables import SOME, configuration


def dealt(game: str, preset: str, seats: int, seed: int = 1) -> SpielState:
    state = SpielGame(configuration(game, preset, seats)).new_initial_state()
    for digit in (seed, 2, 3):
        state.apply_action(digit)
    return state


def play_on(state: SpielState, random: QuickRandom, most: int = 10_000) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(random.pick(state.legal_actions()))


def seen_by_all(state: SpielState) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.spiel_game.configuration.seats)]


@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_a_game_goes_from_the_deal_to_its_returns(game: str, preset: str, seats: int) -> None:
    state = SpielGame(configuration(game, preset, seats), "share").new_initial_state()
    assert state.is_chance_node()
    assert state.current_player() == CHANCE
    assert state.legal_actions() == list(range(BASE))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    for _ in range(DIGITS):
        assert state.returns() == [0] * seats
        state.apply_action(7)
    assert 0 <= state.current_player() < seats
    play_on(state, QuickRandom(1))
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_a_clone_goes_on_alike_and_by_itself(game: str, preset: str, seats: int) -> None:
    state = dealt(game, preset, seats)
    play_on(state, QuickRandom(2), 30)
    before = seen_by_all(state)
    clone = state.clone()
    assert seen_by_all(clone) == before
    play_on(clone, QuickRandom(3), 20)
    assert seen_by_all(state) == before
    play_on(state, QuickRandom(3), 20)
    assert seen_by_all(state) == seen_by_all(clone)
    assert state.history == clone.history


@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_a_state_is_written_as_its_history(game: str, preset: str, seats: int) -> None:
    state = dealt(game, preset, seats)
    play_on(state, QuickRandom(4), 40)
    again = state.spiel_game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert seen_by_all(again) == seen_by_all(state)


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_a_resampled_state_looks_the_same_to_its_player(game: str, preset: str, seats: int) -> None:
    random = QuickRandom(5)
    for seed in range(times(1)):
        state = dealt(game, preset, seats, seed)
        while not state.is_terminal():
            player = state.current_player()
            other = state.resample_from_infostate(player, lambda: random.below(1 << 20) / (1 << 20))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player).tobytes() == state.observation_tensor(player).tobytes()
            assert other.information_state_tensor(player).tobytes() == state.information_state_tensor(player).tobytes()
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            play_on(state, random, 5)


def test_resampling_draws_different_worlds() -> None:
    state = dealt("kittens", "classic_base", 3)
    random = QuickRandom(6)
    mine, other = state.current_player(), (state.current_player() + 1) % 3
    worlds = [state.resample_from_infostate(mine, lambda: random.below(1000) / 1000) for _ in range(10)]
    assert len({world.observation_string(other) for world in worlds}) > 1
    with pytest.raises(ValueError, match="no result of its history"):
        worlds[0].serialize()


def test_a_resampled_state_can_be_played_to_its_end() -> None:
    random = QuickRandom(7)
    state = dealt("bang", "everything", 5)
    play_on(state, random, 20)
    other = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    play_on(other, random)
    assert other.is_terminal()


def test_before_the_deal_nothing_is_known() -> None:
    state = SpielGame(configuration("kittens", "classic_base", 3)).new_initial_state()
    assert not state.observation_tensor(0).any()
    assert not any(state.public_features())
    assert state.resample_from_infostate(0, lambda: 0.5).history == []
    assert state.action_to_string(CHANCE, 5) == "deal:5"
    with pytest.raises(ValueError, match="chance outcome 256"):
        state.apply_action(256)


def test_actions_are_told_by_their_codes() -> None:
    state = dealt("targi", "standard", 2)
    player = state.current_player()
    codes = [state.action_to_string(player, action) for action in state.legal_actions(player)]
    assert "place:B2" in codes
    assert state.legal_actions(1 - player) == []
    assert state.action_to_string(1 - player, 0) == "raid:goods"


def test_an_illegal_action_is_refused() -> None:
    state = dealt("targi", "standard", 2)
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(0)


def test_tensors_are_features_as_numbers() -> None:
    state = dealt("kittens", "classic_base", 3)
    tensor = state.observation_tensor(1)
    assert tensor.dtype == np.float32
    assert tensor.astype(np.uint8).tobytes() == bytes(state.features(1))
    assert tensor.shape == (state.spiel_game.configuration.features.size,)


def test_what_is_private_is_not_public() -> None:
    state = dealt("kittens", "classic_base", 3)
    assert "hand.defuse" in state.words(state.private_features(0))
    assert "hand." not in state.words(state.public_features())
    assert "pile=" in state.words(state.public_features())
