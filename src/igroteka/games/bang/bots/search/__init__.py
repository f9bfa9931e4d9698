"""What the search knows of BANG!.

The roles of imagined states are dealt by what the seat believes (`knowing.py`). The options of the root are scored
closely, from the view of the seat; in roll-outs everybody plays by the same policy, but evaluates the imagined state
roughly (`evaluation/state_eval.py`), and knows no more than their own role and what everybody has done (`minds.py`). A
roll-out goes on for a few turns; then the camps are judged by what they have (`judging.py`), weighted as games of
the roll-out policy have ended (`weights.py`).
"""

from __future__ import annotations

from igroteka.games.bang.bots.search.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
