"""What things are worth in BANG!, written once: for the greedy bot, for roll-outs, and for the search.

An `Evaluator` (`evaluator.py`) holds what one player may know. The greedy bot reads it from a view (`view_eval.py`),
a roll-out from an imagined state (`state_eval.py`). What it is worth is computed by the same functions for both:
cards and life points (`prices.py`), hidden cards (`odds.py`), attacks and deaths (`attacks.py`), and everything that a
card or an ability can do (`effects.py`). Who is a friend follows from the roles that everybody may have (`beliefs.py`,
`attitudes.py`, `mind.py`). `kinds.py` groups cards by what their classes say.

A unit of worth is a card from the deck.
"""
