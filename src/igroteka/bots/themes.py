"""What a game tells about its puzzles: what a decision is about, and where the bots' judgement is not to be trusted.

The part `themes` of a game has its `THEMES`. docs/puzzles.md describes the themes.
"""

from __future__ import annotations

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import SEAT
from igroteka.core.state import State
from igroteka.core.views import View

PART = "themes"  # the part of a game with its themes


class Themes:
    """The themes of one game."""

    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        """What the decision is about, by what the best option changes. `rivals` are the other options, better ones
        first.
        """
        return "choose"

    def is_doubtful(self, g: State, view: View, decision: Decision, best: Option) -> bool:
        """True if imagined states or evaluation are known to misjudge such a decision. Reads an imagined state."""
        return False

    def family(self, option: Option) -> str:
        """What near-identical puzzles have in common in their best options: the verb and its first word, no seats."""
        parts, words = option.verb.parts, option.verb.words(option.numbers)
        kinds = [word for part, word in zip(parts, words, strict=True) if part.kind != SEAT and part.words]
        return ":".join([option.verb.name, *[word.partition(".")[0] for word in kinds[:1]]])
