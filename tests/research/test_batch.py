"""Many games at once are the same games as one after the other."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from igroteka.research.batch import Batch
from igroteka.research.configuration import waiting
from igroteka.research.rewards import win
from igroteka.research.worker_batch import WorkerBatch
from tests.research.tables import SOME, configuration


def any_legal(batch: Batch, random: np.random.Generator) -> NDArray[np.int64]:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in batch.masks])


def everything(batch: Batch) -> list[object]:
    """What a batch tells, and the states of its games."""
    told = (batch.observations, batch.masks, batch.seats, batch.numbers, batch.rewards, batch.over)
    return [*[array.tolist() for array in told], *[batch.configuration.game.dump(state) for state in batch.states]]


@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_every_table_shows_what_its_seat_may_know_and_do(game: str, preset: str, seats: int) -> None:
    found = configuration(game, preset, seats)
    batch = Batch(found, 3, "batch")
    random = np.random.default_rng(1)
    for _ in range(60):
        batch.step(any_legal(batch, random))
        for table, state in enumerate(batch.states):
            decision = waiting(state)
            assert decision is not None
            assert batch.seats[table] == decision.seat
            row = found.features.from_view(found.game.view(state, decision.seat))
            assert batch.observations[table].tobytes() == row
            assert np.flatnonzero(batch.masks[table]).tolist() == sorted(found.actions.legal(decision))


def test_a_table_that_is_over_tells_its_rewards_and_is_dealt_anew() -> None:
    batch = Batch(configuration("kittens", "classic_base", 2), 4, "again")
    random = np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        batch.step(any_legal(batch, random))
        ended += int(batch.over.sum())
        assert (np.abs(batch.rewards).sum(axis=1) == 2 * batch.over).all()
    assert ended > 4
    assert batch.games == 4 + ended


def test_games_of_a_batch_are_those_of_its_seed_whatever_the_number_of_tables() -> None:
    """The first legal action is taken everywhere: then a game depends on its deal alone."""

    def results(tables: int) -> dict[str, list[float]]:
        batch = Batch(configuration("targi", "standard", 2), tables, "series")
        found: dict[str, list[float]] = {}
        while len(found) < 4:
            seeds = [state.setup.seed for state in batch.states]
            batch.step(batch.masks.argmax(axis=1))
            found |= {seeds[table]: batch.rewards[table].tolist() for table in np.flatnonzero(batch.over)}
        return {seed: found[seed] for seed in sorted(found) if seed in ("series/0", "series/1")}

    assert results(2) == results(4)


def test_an_action_that_is_not_offered_is_refused() -> None:
    batch = Batch(configuration("targi", "standard", 2), 2)
    with pytest.raises(ValueError, match="at table 0"):
        batch.step(np.array([batch.configuration.actions.size - 1] * 2))


def test_what_is_refused_changes_nothing() -> None:
    batch = Batch(configuration("kittens", "classic_base", 2), 2, "refused")
    while not batch.over[1]:
        batch.step(batch.masks.argmax(axis=1))
    first = int(batch.masks[0].argmax())
    before = everything(batch)
    for bad in ([first, -1], [first], [first, first, first], [[first, first]]):
        with pytest.raises(ValueError, match="table"):
            batch.step(np.array(bad))
        assert everything(batch) == before


def test_every_table_tells_the_number_of_its_game() -> None:
    batch = Batch(configuration("targi", "standard", 2), 3, "numbers")
    assert batch.numbers.tolist() == [0, 1, 2]
    while not batch.over.any():
        batch.step(batch.masks.argmax(axis=1))
    assert [state.setup.seed for state in batch.states] == [f"numbers/{number}" for number in batch.numbers]
    assert np.min(batch.numbers[batch.over]) >= 3


def test_rewards_are_those_of_the_outcome() -> None:
    found = configuration("targi", "standard", 2)
    batch = Batch(found, 1, "rewards")
    while True:
        state = batch.states[0]
        batch.step(batch.masks.argmax(axis=1))
        if batch.over[0]:
            outcome = state.outcome()
            assert outcome is not None
            assert batch.rewards[0].tolist() == win(outcome)
            return


def test_a_random_action_is_any_of_the_legal_ones_of_its_table() -> None:
    batch = Batch(configuration("kittens", "classic_base", 4), 5, "random")
    random = np.random.default_rng(3)
    drawn = np.array([batch.random_actions(random) for _ in range(400)])
    for table in range(batch.tables):
        assert sorted(set(drawn[:, table].tolist())) == np.flatnonzero(batch.masks[table]).tolist()


def test_several_processes_play_the_games_of_the_seed() -> None:
    """The first legal action is taken everywhere: then a game depends on its deal alone."""
    found = configuration("kittens", "classic_base", 2)

    def results(batch: Batch | WorkerBatch, wanted: int) -> dict[int, list[float]]:
        ended: dict[int, list[float]] = {}
        while not all(number in ended for number in range(wanted)):
            numbers = batch.numbers.copy()
            batch.step(batch.masks.argmax(axis=1))
            ended |= {int(numbers[table]): batch.rewards[table].tolist() for table in np.flatnonzero(batch.over)}
        return {number: ended[number] for number in range(wanted)}

    with WorkerBatch(found, 5, 2, "shared") as batch:
        before = batch.observations.copy(), batch.masks.copy()
        with pytest.raises(ValueError, match="at table 4"):
            batch.step(np.array([*batch.masks[:4].argmax(axis=1), -1]))
        assert np.array_equal(batch.observations, before[0])
        assert np.array_equal(batch.masks, before[1])
        assert sorted(batch.numbers.tolist()) == [0, 1, 2, 3, 5]  # two tables play the even games, three the odd ones
        assert results(batch, 12) == results(Batch(found, 3, "shared"), 12)
        batch._processes[1].kill()
        with pytest.raises(RuntimeError, match="a worker has ended unexpectedly"):
            batch.step(batch.masks.argmax(axis=1))
    with pytest.raises(ValueError, match="closed"):
        batch.step(batch.masks.argmax(axis=1))


def test_workers_for_no_table_and_unknown_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="one to 2 workers for 2 tables, not 3"):
        WorkerBatch(configuration("targi", "standard", 2), 2, 3)
    with pytest.raises(ValueError, match="no rewards called gold"):
        WorkerBatch(configuration("targi", "standard", 2), 2, 1, rewards="gold")
