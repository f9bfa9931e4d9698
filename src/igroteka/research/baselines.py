"""The bots of the package as policies: the action that a bot would take, wherever a learner is asked.

    baseline = Baseline("greedy", configuration)
    batch.step(baseline.actions(batch))

They serve as opponents of one's own, as teachers for imitation, and as yardsticks. `docs/leaderboard.md` says how
strong they are.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from igroteka.bots.bot import Remembering, levels_of, make_own_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.state import State
from igroteka.research.batch import Batch
from igroteka.research.configuration import Configuration, waiting


class Baseline:
    """A bot as a policy for the environments of one configuration.

    `name` is that of a bot: a level (`random`, `easy`, `greedy`, `normal`, `hard`), a search (`search:300` is
    reproducible, `search:0.5s` is not), a saved policy (`policy:FILE`), or a class (`FILE.py:CLASS`). It sees what the
    asked seat sees, and remembers nothing.
    """

    def __init__(self, name: str, configuration: Configuration, seed: str = "1") -> None:
        self.name = name
        self.configuration = configuration
        self._bot = make_own_bot(name, configuration.setup(seed))
        self._random = from_seed(f"{seed}/{name}")

    def action(self, state: State) -> int:
        """The action for the seat that a game waits for; ValueError if the game is over.

        `state` is `game_state` of an environment, or one of the `states` of a batch.
        """
        decision = waiting(state)
        if decision is None:
            raise ValueError("the game is over: nobody is asked")
        if isinstance(self._bot, Remembering):
            self._bot.forget()
        game, seat = self.configuration.game, decision.seat
        option = self._bot.choose(game.view(state, seat), decision, self._random, sampler(game, state, seat))
        return self.configuration.actions.action(decision, option.code)

    def actions(self, batch: Batch) -> NDArray[np.int64]:
        """An action for every table of a batch."""
        return np.array([self.action(state) for state in batch.states], np.int64)


def baselines(game: str) -> tuple[str, ...]:
    """The names of the baselines that come with a game, from the weakest to the strongest."""
    return levels_of(game)
