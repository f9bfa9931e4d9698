"""One seat for a learner, bots at all others: what single-agent environments share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from igroteka.bots.bot import Bot, Remembering, make_own_bot, sampler
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random, from_seed
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.research.configuration import Configuration, waiting
from igroteka.research.rewards import Rewards


class SoloTable:
    """A table at which a learner is asked and bots answer at once. `deal` starts a game.

    `opponents` are names of bots (`greedy`, `search:50`, `policy:FILE`, `FILE.py:CLASS`), one for each other seat in
    their order; fewer repeat in turn. `seat` is the learner's; None draws one for every game from its seed.
    """

    def __init__(
        self,
        configuration: Configuration,
        opponents: Sequence[str],
        seat: int | None,
        rewards: Rewards,
        *,
        skip_forced: bool,
        max_steps: int,
    ) -> None:
        if not opponents or len(opponents) >= configuration.seats:
            raise ValueError(f"one to {configuration.seats - 1} opponents, not {len(opponents)}")
        if seat is not None and not 0 <= seat < configuration.seats:
            raise ValueError(f"no seat {seat}: there are {configuration.seats}")
        self.configuration = configuration
        self.rewards_of = rewards
        self.skip_forced = skip_forced
        self.max_steps = max_steps  # 0: games are never truncated
        setup = configuration.setup("1")
        others = configuration.seats - 1
        self.bots: list[Bot] = [make_own_bot(opponents[i % len(opponents)], setup) for i in range(others)]
        self._wanted_seat = seat
        self.seat = seat or 0
        self.steps = 0  # of the learner in this game
        self.legal: dict[int, Option] = {}  # the actions of the learner; none if the game is over
        self._decision: Decision | None = None
        self._state: State | None = None
        self._random: Random = from_seed("")

    @property
    def state(self) -> State:
        """The state of the game. It is up to the learner not to look."""
        assert self._state is not None, "no game was dealt: call reset first"
        return self._state

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None

    @property
    def truncated(self) -> bool:
        return not self.over and bool(self.max_steps) and self.steps >= self.max_steps

    @property
    def reward(self) -> float:
        """The learner's reward: 0 until the game is over."""
        outcome = self.state.outcome()
        return 0.0 if outcome is None else float(self.rewards_of(outcome)[self.seat])

    def deal(self, seed: str) -> None:
        """Start the game of this seed, and let bots play until the learner is asked."""
        self._random = from_seed(f"{seed}/bots")
        if self._wanted_seat is None:
            self.seat = self._random.below(self.configuration.seats)
        for bot in self.bots:
            if isinstance(bot, Remembering):
                bot.forget()
        self._state = self.configuration.deal(seed, skip_forced=self.skip_forced)
        self.steps = 0
        self._advance()

    def step(self, action: int) -> None:
        """Take an action of the learner, and let bots play until the learner is asked again or the game is over."""
        assert self._decision is not None
        self.state.apply_unchecked(self._decision, self.legal[action])
        self.steps += 1
        self._advance()

    def _advance(self) -> None:
        decision = waiting(self.state)
        while decision is not None and decision.seat != self.seat:
            self.state.apply(decision.seat, self._answer(decision))
            decision = waiting(self.state)
        self._decision = decision
        self.legal = {} if decision is None or self.truncated else self.configuration.actions.legal(decision)

    def _answer(self, decision: Decision) -> Option:
        bot = self.bots[decision.seat - (decision.seat > self.seat)]
        game, state = self.configuration.game, self.state
        return bot.choose(game.view(state, decision.seat), decision, self._random, sampler(game, state, decision.seat))

    # What the learner is shown.

    def observation(self) -> NDArray[np.uint8]:
        """The features of what the learner may know."""
        return np.frombuffer(self.configuration.features.from_state(self.state, self.seat), np.uint8)

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action."""
        marks = bytearray(self.configuration.actions.size)
        self.configuration.actions.mark(self.legal, marks, 0)
        return np.frombuffer(marks, np.int8)

    def view(self) -> View:
        """The table as the learner sees it."""
        return self.configuration.game.view(self.state, self.seat)
