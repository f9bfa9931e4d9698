"""The search bot's knowledge of BANG!.

Imagined states get roles sampled from the seat's beliefs (`knowing.py`). The options of the root are scored precisely,
from the view of the seat. In rollouts everybody plays by the same policy, but evaluates the imagined state
approximately (`evaluation/state_eval.py`), and knows only their own role and the public actions
(`rollout_relations.py`). A rollout lasts a few turns; then the camps are evaluated by what they have (`judging.py`),
with weights fitted to the results of games of the rollout policy (`weights.py`).
"""

from __future__ import annotations

from igroteka.games.bang.bots.search.knowing import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
