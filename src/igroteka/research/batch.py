"""Many games at once: arrays in, arrays out. A finished game is replaced by a new one immediately.

`Batch` plays in this process, `WorkerBatch` in several. Both have the same arrays and methods.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from igroteka.core.state import State
from igroteka.research.configuration import Configuration
from igroteka.research.rewards import Rewards, scheme
from igroteka.research.stepping.stepper import Stepper

Actions = NDArray[np.integer]


class Arrays:
    """What a batch shows: a row for each table.

    `observations`, `masks` and `seats` hold what the deciding seat sees, what it may do, and which seat it is;
    `numbers` holds which game of the seed is played there; `rewards` and `over` hold the result of the last step. Every
    step overwrites these arrays in place, so copy them to keep them.
    """

    def __init__(
        self,
        observations: NDArray[np.uint8],
        masks: NDArray[np.int8],
        seats: NDArray[np.int64],
        numbers: NDArray[np.int64],
        rewards: NDArray[np.float32],
        over: NDArray[np.bool_],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.numbers = numbers
        self.rewards = rewards
        self.over = over

    @property
    def tables(self) -> int:
        return len(self.over)

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for every table, each as likely as the others of its table."""
        legal = np.flatnonzero(self.masks.view(np.bool_))
        tables, actions = np.divmod(legal, self.masks.shape[1])
        counts = np.bincount(tables, minlength=self.tables)
        drawn = (random.random(self.tables) * counts).astype(np.int64)
        return np.asarray(actions[np.cumsum(counts) - counts + drawn], np.int64)

    def check_shape(self, actions: Actions) -> None:
        """ValueError unless there is one action for every table."""
        if actions.shape != (self.tables,):
            raise ValueError(f"one action for each of {self.tables} tables, not {actions.shape}")


def blank_arrays(configuration: Configuration, tables: int) -> Arrays:
    """Arrays in the memory of this process."""
    return Arrays(
        np.zeros((tables, configuration.features.size), np.uint8),
        np.zeros((tables, configuration.actions.size), np.int8),
        np.zeros(tables, np.int64),
        np.zeros(tables, np.int64),
        np.zeros((tables, configuration.seats), np.float32),
        np.zeros(tables, np.bool_),
    )


class Batch(Arrays):
    """A number of tables of one configuration. See `Arrays` for what it shows.

    The games that are dealt are number `first`, `first + every`, `first + 2 * every` … of the seed: all of them, unless
    several batches share them. `arrays` is memory to use instead of its own.
    """

    def __init__(
        self,
        configuration: Configuration,
        tables: int,
        seed: str = "1",
        rewards: str | Rewards = "win",
        *,
        skip_forced: bool = True,
        first: int = 0,
        every: int = 1,
        arrays: Arrays | None = None,
    ) -> None:
        shown = arrays or blank_arrays(configuration, tables)
        super().__init__(shown.observations, shown.masks, shown.seats, shown.numbers, shown.rewards, shown.over)
        self.configuration = configuration
        self.seed = seed
        self.games = 0  # dealt so far
        self.skip_forced = skip_forced
        self._first, self._every = first, every
        self._rewards_of = scheme(rewards)
        rows, marks = self.observations.data.cast("B"), self.masks.data.cast("B")
        self._stepper = Stepper(configuration.features, configuration.actions, tables, rows, marks)
        for table in range(tables):
            self._deal(table)
        self.seats[:] = self._stepper.seats

    @property
    def states(self) -> list[State]:
        """The states of the games. It is up to the learner not to look."""
        return [state for state in self._stepper.states if state is not None]

    def step(self, actions: Actions) -> None:
        """Take an action at every table; ValueError, without any change, if one of them is not offered."""
        self.check_shape(actions)
        chosen: list[int] = actions.tolist()
        table = self._stepper.illegal(chosen)
        if table >= 0:
            raise ValueError(f"nobody may take action {chosen[table]} at table {table}")
        self.rewards.fill(0)
        self.over.fill(False)
        for table in self._stepper.step(chosen):
            self._finish(table)
        self.seats[:] = self._stepper.seats

    def _deal(self, table: int) -> None:
        """Deal the next game of the seed at this table; another one if it is over before anybody is asked."""
        while True:
            number = self._first + self._every * self.games
            self.numbers[table] = number
            self.games += 1
            state = self.configuration.deal(f"{self.seed}/{number}", skip_forced=self.skip_forced)
            if self._stepper.deal(table, state):
                return
            self._reward(table)

    def _finish(self, table: int) -> None:
        """Store the result of a game and deal another one."""
        self._reward(table)
        self._deal(table)

    def _reward(self, table: int) -> None:
        state = self._stepper.states[table]
        assert state is not None
        outcome = state.outcome()
        assert outcome is not None
        self.rewards[table] = self._rewards_of(outcome)
        self.over[table] = True
