"""Steps many games at once. `make fast` compiles this module with the rules, so that no step is interpreted.

It knows no NumPy: observations and masks are written into memory that it is given. `igroteka.research.batch` makes
arrays of that memory.
"""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.research.actions.space import Actions
from igroteka.research.features.layout import Features, blank


@final
class Stepper:
    """The games at a number of tables, and what the asked seat of each may do.

    `rows` and `masks` have a row for every table: the features of the seat that is asked, and 1 for every action that
    it may take. A table whose game is over keeps its last rows until `deal` gives it another one.
    """

    def __init__(self, features: Features, actions: Actions, tables: int, rows: memoryview, masks: memoryview) -> None:
        self.features = features
        self.actions = actions
        self.rows = rows
        self.masks = masks
        self.states: list[State | None] = [None] * tables
        self.asked: list[Decision | None] = [None] * tables
        self.seats: list[int] = [0] * tables  # the asked seat of each table
        self.legal: list[dict[int, Option]] = [{} for _ in range(tables)]
        self._mask = blank(actions.size)  # zeros between uses

    def deal(self, table: int, state: State) -> bool:
        """Put another game on a table. False if it is over before anybody is asked."""
        self.states[table] = state
        return self._ask(table, state)

    def illegal(self, actions: list[int]) -> int:
        """The first table where nobody may take the action given for it; -1 if all may be taken."""
        for table, action in enumerate(actions):
            if action not in self.legal[table]:
                return table
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Take a legal action at every table. Returns the tables whose game is over."""
        ended: list[int] = []
        for table, action in enumerate(actions):
            state, decision = self.states[table], self.asked[table]
            assert state is not None
            assert decision is not None
            state.apply_unchecked(decision, self.legal[table][action])
            if not self._ask(table, state):
                ended.append(table)
        return ended

    def _ask(self, table: int, state: State) -> bool:
        """Show the seat that the game waits for what it sees and may do. False if the game is over."""
        for decision in state.open:
            if decision.waits:
                self.asked[table] = decision
                self.seats[table] = decision.seat
                self._show(table, state, decision)
                return True
        return False

    def _show(self, table: int, state: State, decision: Decision) -> None:
        width, size = self.features.size, self.actions.size
        row = blank(width)
        self.features.write_state(state, decision.seat, row)
        self.rows[table * width : (table + 1) * width] = row
        legal = self.actions.legal(decision)
        self.legal[table] = legal
        mask = self._mask
        for action in legal:
            mask[action] = 1
        self.masks[table * size : (table + 1) * size] = mask
        for action in legal:
            mask[action] = 0
