"""What a seat remembers, as numbers."""

from __future__ import annotations

import numpy as np
import pytest

from igroteka.core.journal import NO_SEATS, Entry
from igroteka.core.phrases import HIDDEN, Part, Phrase
from igroteka.core.random import QuickRandom
from igroteka.research.memory import ROW, WIDTH, Memory
from igroteka.research.spiel import SpielGame, SpielState
from tests.density import times
from tests.research.tables import EDGES, SOME, configuration

DREW = Phrase("drew", Part("who"), secret=(Part("card"),))
LAID = Phrase("laid", Part("who"), Part("cards", many=True))


def written(memory: Memory, told: list[Entry], chosen: list[int]) -> tuple[list[list[float]], list[float]]:
    """The rows of a memory that say something, and its choices."""
    out = np.zeros(memory.size, np.float32)
    memory.write(told, chosen, out)
    rows = out[: memory.length * ROW].reshape(memory.length, ROW)
    choices = out[memory.length * ROW :]
    return rows[rows.any(axis=1)].tolist(), choices[choices.nonzero()].tolist()


def test_the_newest_stands_first_and_a_secret_is_1_for_those_who_do_not_know_it() -> None:
    memory = Memory(["drew", "laid"], 4)
    drawn = Entry(DREW, (0,), (7,), seen_by=0b01)
    assert written(memory, [drawn.redacted_for(0), Entry(LAID, (1,))], [5, 0]) == (
        [[2, 3, 0, 0, 0, 0, 0], [1, 2, 9, 0, 0, 0, 0]],
        [1, 6],
    )
    assert drawn.redacted_for(1).seen_by == NO_SEATS
    assert written(memory, [drawn.redacted_for(1)], [])[0] == [[1, 2, HIDDEN + 2, 0, 0, 0, 0]]


def test_what_has_many_numbers_goes_on_in_further_rows() -> None:
    memory = Memory(["drew", "laid"], 4)
    rows, _ = written(memory, [Entry(LAID, tuple(range(WIDTH + 1)))], [])
    assert rows == [[2, 2, 3, 4, 5, 6, 7], [-2, 8, 0, 0, 0, 0, 0]]


def test_what_is_older_than_a_memory_is_long_is_forgotten() -> None:
    memory = Memory(["drew", "laid"], 2)
    told = [Entry(LAID, (number,)) for number in range(5)]
    assert written(memory, told, [3, 1, 4]) == ([[2, 6, 0, 0, 0, 0, 0], [2, 5, 0, 0, 0, 0, 0]], [5, 2])


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_tensors_of_information_states_differ_where_their_texts_do(game: str, preset: str, seats: int) -> None:
    """A memory keeps everything that a text tells, and nothing else."""
    spiel_game, random = SpielGame(configuration(game, preset, seats)), QuickRandom(8)
    by_text: dict[tuple[int, str], bytes] = {}
    moments = 0
    for _ in range(times(1)):
        state = spiel_game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.pick(state.legal_actions()))
            if state.is_chance_node() or random.below(4):
                continue
            for player in range(seats):
                moments += 1
                tensor = state.information_state_tensor(player).tobytes()
                assert by_text.setdefault((player, state.information_state_string(player)), tensor) == tensor
    assert len({(player, tensor) for (player, _), tensor in by_text.items()}) == len(by_text)
    assert len(by_text) > moments / 4


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), EDGES)
def test_a_random_game_is_told_in_phrases_that_a_memory_knows(game: str, preset: str, seats: int) -> None:
    state = SpielGame(configuration(game, preset, seats)).new_initial_state()
    random = QuickRandom(9)
    while not state.is_terminal():
        state.apply_action(random.pick(state.legal_actions()))
    for player in range(seats):
        assert remembered(state, player).any()


def remembered(state: SpielState, player: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    return state.information_state_tensor(player)[state.spiel_game.configuration.features.size :]
