"""The greedy bot of BANG!: it plays instantly, like a sensible person who knows their role.

It evaluates its options from its view (`evaluation/`) and chooses by the policy that rollouts also use (`policy/`).
"""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.view_eval import ViewEval
from igroteka.games.bang.bots.policy.handlers import choose


class GreedyBang:
    """Chooses by hand-written knowledge of the game."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        if decision.waits and len(decision.options) == 1:
            return decision.options[0]
        return choose(ViewEval(view, random), decision)


BOT: Final = GreedyBang()
