"""Roll-outs beside games in which everybody is asked."""

from __future__ import annotations

from igroteka.core.random import QuickRandom
from igroteka.core.rollout import next_decision
from igroteka.core.state import State


def asked_everything(g: State, random: QuickRandom, most: int) -> int:
    """Let chance answer every question, so many at most; how many there were."""
    choices = 0
    while g.decisions() and choices < most:
        decision = next_decision(g)
        g.take(decision, random.pick(decision.options))
        choices += 1
    return choices
