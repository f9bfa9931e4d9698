"""Tables from which tests begin."""

from __future__ import annotations

# Two players; A is to move. Neither a window nor a kitten stands in the way.
TWO_CATS = """
game: kittens
seats: 2
turn: A
hands:
  A: [skip, shuffle]
  B: [skip, attack_2x]
pile: [cat_beard, cat_tacocat, ...]
"""
