"""Many games at once: arrays in, arrays out. A finished game is replaced by a new one immediately."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.research.configuration import Configuration, waiting
from igroteka.research.rewards import Rewards, scheme


class Batch:
    """A number of tables of one configuration.

    For every table, `observations`, `masks` and `seats` hold what the deciding seat sees, what it may do, and which
    seat it is; `numbers` holds which game of the seed is played there; `rewards` and `over` hold the result of the last
    step. Every step overwrites these arrays in place, so copy them to keep them.
    """

    def __init__(
        self,
        configuration: Configuration,
        tables: int,
        seed: str = "1",
        rewards: str | Rewards = "win",
        *,
        skip_forced: bool = True,
    ) -> None:
        self.configuration = configuration
        self.tables = tables
        self.seed = seed
        self.games = 0  # dealt so far
        self.skip_forced = skip_forced
        self._rewards_of = scheme(rewards)
        self._make_arrays()
        self.states = [self._deal(table) for table in range(tables)]
        self._legal: list[dict[int, Option]] = [{} for _ in range(tables)]
        self._asked = [self._ask(table) for table in range(tables)]

    def _make_arrays(self) -> None:
        """Rows of observations and masks are written as bytes; NumPy shares the same memory."""
        tables, width, actions = self.tables, self.configuration.features.size, self.configuration.actions.size
        self._rows = bytearray(tables * width)
        self._marks = bytearray(tables * actions)
        self.observations: NDArray[np.uint8] = np.frombuffer(self._rows, np.uint8).reshape(tables, width)
        self.masks: NDArray[np.int8] = np.frombuffer(self._marks, np.int8).reshape(tables, actions)
        self.seats: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.numbers: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((tables, self.configuration.seats), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(tables, np.bool_)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Take an action at every table; ValueError, without any change, if one of them is not offered."""
        options = self._options(actions)
        self.rewards[:] = 0
        self.over[:] = False
        for table, option in enumerate(options):
            self.states[table].apply_unchecked(self._asked[table], option)
            self._asked[table] = self._ask(table)

    def _options(self, actions: NDArray[np.integer]) -> list[Option]:
        """The options of the actions."""
        if actions.shape != (self.tables,):
            raise ValueError(f"one action for each of {self.tables} tables, not {actions.shape}")
        found: list[Option] = []
        for table, action in enumerate(actions.tolist()):
            option = self._legal[table].get(action)
            if option is None:
                raise ValueError(f"nobody may take action {action} at table {table}")
            found.append(option)
        return found

    def _deal(self, table: int) -> State:
        """Deal the next game of the seed at this table."""
        number = self.games
        self.numbers[table] = number
        self.games += 1
        return self.configuration.deal(f"{self.seed}/{number}", skip_forced=self.skip_forced)

    def _ask(self, table: int) -> Decision:
        """The decision at a table, with its row written; a finished table gets a new game first."""
        decision = waiting(self.states[table])
        while decision is None:
            self._finish(table)
            decision = waiting(self.states[table])
        self._write(table, decision)
        return decision

    def _finish(self, table: int) -> None:
        """Store the result of a game and deal another one."""
        outcome = self.states[table].outcome()
        assert outcome is not None
        self.rewards[table] = self._rewards_of(outcome)
        self.over[table] = True
        self.states[table] = self._deal(table)

    def _write(self, table: int, decision: Decision) -> None:
        """Write what the deciding seat sees and may do."""
        features, actions = self.configuration.features, self.configuration.actions
        width, size = features.size, actions.size
        self.seats[table] = decision.seat
        self._rows[table * width : (table + 1) * width] = features.from_state(self.states[table], decision.seat)
        for action in self._legal[table]:
            self._marks[table * size + action] = 0
        self._legal[table] = actions.legal(decision)
        actions.mark(self._legal[table], self._marks, table * size)
