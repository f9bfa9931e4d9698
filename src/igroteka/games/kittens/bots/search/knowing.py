"""The search bot's knowledge of Exploding Kittens.

`priors.py` scores options, `judging.py` evaluates positions with nothing pending.
"""

from __future__ import annotations

from typing import Final, final

from igroteka.bots.search.knowledge import Knowledge
from igroteka.bots.search.network import Network, read_network
from igroteka.bots.search.tempers import Traits
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.kittens.bots.beliefs import move_kitten
from igroteka.games.kittens.bots.search.foolish import foolish
from igroteka.games.kittens.bots.search.inputs import INPUTS, WEIGHTS, inputs_of, is_familiar
from igroteka.games.kittens.bots.search.judging import chances
from igroteka.games.kittens.bots.search.priors import option_scores
from igroteka.games.kittens.bots.search.reasons import reason_for
from igroteka.games.kittens.bots.search.traits import traits
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import DEFUSE, EXPLODING, IMPLODING_UP
from igroteka.games.kittens.rules.words import ASK_TURN, PASS

SEEN: Final = 3  # number of places of the pile that distinguish information sets


@final
class KittensKnowledge(Knowledge):
    """Rollouts end as soon as nothing is pending. A network judges the tables for which it has been measured."""

    explore = 0.6
    temperature = 0.08
    trust = 0.02

    def __init__(self, network: Network) -> None:
        self.network: Final = network

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, KittensGame)
        return option_scores(g, decision)

    def infoset_key(self, g: State, seat: int) -> int:
        """Whether the seat can defuse, and what it knows of the next cards: nothing, harmless, or a kitten."""
        assert isinstance(g, KittensGame)
        found = int(g.players[seat].holds(DEFUSE))
        for place in range(1, min(SEEN, len(g.pile)) + 1):
            known = g.pile_known[-place] >> seat & 1
            found = 3 * found + (1 + (g.pile[-place] in (EXPLODING, IMPLODING_UP)) if known else 0)
        return found

    def at_horizon(self, g: State, horizon: int) -> bool:
        return g.open[0].prompt.phrase is ASK_TURN

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, KittensGame)
        return self.network.chances(inputs_of(g)) if is_familiar(g) else chances(g)

    def adjust(self, g: State, seat: int, random: Random) -> None:
        """Put a kitten where somebody has probably put it back."""
        assert isinstance(g, KittensGame)
        move_kitten(g, seat, random)

    def foolish(self, view: View, decision: Decision) -> list[bool]:
        return foolish(view, decision)

    def traits(self, view: View, decision: Decision) -> list[Traits]:
        return traits(view, decision)

    def idle(self, option: Option) -> bool:
        return option.verb is PASS

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        return reason_for(view, decision, option)


KNOWLEDGE: Final = KittensKnowledge(read_network(WEIGHTS, INPUTS))
