"""What a search knows of BANG!.

Imagined states are dealt roles by what the seat believes (`knowing.py`). The policy is that of the greedy bot, who in
an imagined state too knows no more than its own role and what everybody has done. A roll-out goes round the table;
then the camps are judged by what they have (`judging.py`), weighed as games of the greedy bot have ended
(`weights.py`).
"""

from __future__ import annotations

from igroteka.bots.search.bang.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
