"""The evaluation of BANG!, shared by the greedy bot, rollouts and the search.

An `Evaluator` (`evaluator.py`) holds what one player may know. The greedy bot builds it from a view (`view_eval.py`), a
rollout from an imagined state (`state_eval.py`). Both use the same functions for values: cards and life points
(`card_values.py`), hidden cards (`odds.py`), attacks and deaths (`attacks.py`), and every effect of a card or an
ability (`effects.py`). Who is a friend follows from the possible roles of everybody (`beliefs.py`, `attitudes.py`,
`relations.py`). `kinds.py` groups cards by the attributes of their classes.

A function named `…_value` says what something gains for the player, one named `…_cost` what it loses them. The unit is
a card from the deck.
"""
