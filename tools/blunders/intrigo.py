"""Laughable moves of Intrigo."""

from __future__ import annotations

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.games.intrigo.rules.parts import FAMILY, STRENGTH
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import ASK_DRAFT, NEAR, STOP
from tools.blunders.detecting import Detector


class IntrigoDetector(Detector):
    def name(self, state: State, decision: Decision, option: Option) -> str:
        assert isinstance(state, IntrigoGame)
        if decision.prompt.phrase is ASK_DRAFT:
            family = state.players[decision.seat].family
            own = [STRENGTH[o.numbers[0]] for o in decision.options if FAMILY[o.numbers[0]] == family]
            card = option.numbers[0]
            if FAMILY[card] == family and STRENGTH[card] < max(own):
                return "passes on a stronger own card"
        if option.verb is STOP and any(other.verb is NEAR for other in decision.options):
            return "hires somebody and does not use them"
        return ""
