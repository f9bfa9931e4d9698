"""What a detector is: it follows a game, and names the moves that make any player laugh.

Detectors look at the rules and at the true state, not at what bots think: a bot that overlooks something overlooks it
in its own evaluation, too.
"""

from __future__ import annotations

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State


class Detector:
    """Follows one game. `name` sees each choice before it is applied and returns what is laughable about it, or ""."""

    def name(self, state: State, decision: Decision, option: Option) -> str:
        raise NotImplementedError(f"{type(self).__name__}.name")
