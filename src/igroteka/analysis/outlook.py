"""The win chance of a seat at any moment, by rollouts."""

from __future__ import annotations

from igroteka.bots.bot import Imagine
from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.searching import play_on
from igroteka.core.random import Random


def outlook(knowledge: Knowledge, imagine: Imagine, seat: int, random: Random, games: int) -> float:
    """The mean value for a seat over rollouts from so many states that it can imagine."""
    knowledge = knowledge.for_search(imagine(random), seat)
    hopes: list[float] = []
    for _ in range(games):
        g = imagine(random)
        knowledge.adjust(g, seat, random)
        g.skip_forced = True
        knowledge.start_rollout(g)
        play_on(knowledge, g, knowledge.horizon(g), random)
        hopes.append(knowledge.worth(g, random)[seat])
    return sum(hopes) / len(hopes)
