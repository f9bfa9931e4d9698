"""Tables from which tests begin."""

from __future__ import annotations

# Two players; A is to move. Neither a window nor a kitten stands in the way.
TWO_CATS = """
game: kittens
seats: 2
options: {deck: classic_base}
turn: A
hands:
  A: [skip, shuffle]
  B: [skip, attack_2x]
pile: [cat_beard, cat_tacocat, ...]
"""

# The end of such a game: whoever draws the third card explodes.
LAST_CARDS = TWO_CATS.replace("cat_tacocat, ...", "cat_tacocat, exploding_kitten")

# A window of three seconds after every play (KIT-N10); C is only there where three play.
WINDOW = """
game: kittens
seats: {seats}
live: true
options: {{deck: classic_base, nope_window_seconds: 3}}
turn: A
hands:
  A: [shuffle, shuffle, shuffle, nope]
  B: {hand}
pile: [cat_beard, cat_tacocat, cat_beard, ...]
"""


def window(seats: int = 2, hand: str = "[nope, skip]") -> str:
    """A table of people where A can play a card, and B holds these."""
    return WINDOW.format(seats=seats, hand=hand)


# Whatever A draws, others must not learn from the time it takes whether it was looked at for a choice (KIT-H04).
LOOKING = """
game: kittens
seats: 2
live: true
options: {deck: danger_mode}
turn: A
hands:
  A: [defuse, streaking_kitten]
  B: [super_skip]
pile: [exploding_kitten, cat_tacocat, ...]
"""


# The Gag is in force (BANG-X03); D is dead.
GAG = """
game: bang
seats: 4
options: {wild_west_show: true}
turn: A
figures:
  A: {role: sheriff, character: willy_the_kid, life: 4, hand: []}
  B: {role: outlaw, character: bart_cassidy, life: 3}
  C: {role: renegade, character: jourdonnais, life: 3}
  D: {role: outlaw, character: calamity_janet, alive: false}
show: gag
"""
