"""Names laughable moves of Intrigo for `python -m tools.blunders`.

It looks at the rules and at the true state, not at what bots think: what a bot overlooks, its evaluation overlooks.
"""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.games.intrigo.rules.parts import FAMILY, STRENGTH
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import ASK_DRAFT, NEAR, STOP


@final
class Detector:
    """Follows one game, and names the moves that make any player laugh."""

    def name(self, state: State, decision: Decision, option: Option) -> str:
        """What is laughable about a choice that is about to be applied, or ""."""
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
