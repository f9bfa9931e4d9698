"""What a search knows of BANG!.

Imagined states are dealt roles by what the seat believes (`knowing.py`). What recommends itself at the root is what the
greedy bot thinks. In roll-outs everybody plays by a quick policy that looks at the imagined state itself (`quick.py`,
`glance.py`), and yet knows no more than his own role and what everybody has done (`minds.py`). A roll-out goes
on for a few turns; then the camps are judged by what they have (`judging.py`), weighed as games of the quick policy
have ended (`weights.py`).
"""

from __future__ import annotations

from igroteka.games.bang.bots.search.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
