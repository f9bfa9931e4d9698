"""What a search knows of Scopa: a deal is played to its end, then the points are judged."""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.bots.search.knowledge import Knowledge
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka_scopa.bots.greedy import BOT
from igroteka_scopa.bots.judging import best_capture
from igroteka_scopa.rules.frames import is_last_card
from igroteka_scopa.rules.state import ScopaGame
from igroteka_scopa.rules.words import PLAY

FAVOURITE: Final = 2.0  # by how much a card of the best capture recommends itself
NEARER: Final = 6.0  # how much a lead counts, as a part of the points that win


@final
class ScopaKnowledge(Knowledge):
    """A deal is played to its end: what it brings is known by then."""

    explore = 0.5
    temperature = 0.5

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, ScopaGame)
        if decision.options[0].verb is PLAY:
            held = sum([len(player.hand) for player in g.players])
            last = not g.deck and held == 1
            return [best_capture(g.table, option.numbers[0], last=last)[0] for option in decision.options]
        wanted = best_capture(g.table, g.played, last=is_last_card(g))[1]
        return [FAVOURITE if option.numbers[0] in wanted else 0.0 for option in decision.options]

    def horizon(self, g: State) -> int:
        """The end of the deal."""
        assert isinstance(g, ScopaGame)
        return g.deals + 1

    def at_horizon(self, g: State, horizon: int) -> bool:
        assert isinstance(g, ScopaGame)
        return g.deals >= horizon

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, ScopaGame)
        goal = g.setup.number("points")
        strengths = [math.exp(NEARER * player.points / goal) for player in g.players]
        total = sum(strengths)
        return [one / total for one in strengths]

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        """The greedy bot's own reason if it would take this option."""
        found = BOT.consider(view, decision)
        return found.reason if found.option == option else "bot-scopa-usual"


KNOWLEDGE: Final = ScopaKnowledge()
