"""What a seat can hope for at some moment, whoever is asked."""

from __future__ import annotations

from igroteka.bots.bot import Imagine
from igroteka.bots.search.knowledge import Knowledge, asked
from igroteka.core.random import Random
from igroteka.core.state import State

STEPS = 400  # decisions after which a game is judged, wherever it is


def outlook(knowledge: Knowledge, imagine: Imagine, seat: int, random: Random, games: int) -> float:
    """The mean chance of a seat over so many states that it can imagine, each played on by the quick policy."""
    hopes: list[float] = []
    for _ in range(games):
        g = imagine(random)
        knowledge.adjust(g, seat, random)
        g.fast = True
        play_on(knowledge, g, random)
        hopes.append(knowledge.worth(g, random)[seat])
    return sum(hopes) / len(hopes)


def play_on(knowledge: Knowledge, g: State, random: Random) -> None:
    """Let the quick policy play for everybody until the state can be judged."""
    limit = knowledge.horizon(g)
    for _ in range(STEPS):
        decisions = asked(g)
        if not decisions or knowledge.done(g, limit):
            return
        decision = decisions[0]
        g.apply(decision.seat, knowledge.choose(g, decision, random))
