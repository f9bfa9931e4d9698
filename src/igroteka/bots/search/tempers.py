"""Tempers: what bots with a name like. A search takes what its bot likes, where it costs nearly nothing.

A game says which traits an option has (`Knowledge.traits`). A temper gives a weight to each trait, in units of winning
chance: an option that a bot likes by 0.02 is taken if it wins at most two games in a hundred less often.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# What an option is like, each from 0 (not at all) to 1.
CARE: Final = 0  # it avoids a danger, or keeps what will help later
HARM: Final = 1  # it hurts another player, whoever that is
REVENGE: Final = 2  # it hurts somebody who has hurt this player before
GAIN: Final = 3  # it brings cards or goods
SHOW: Final = 4  # everybody will talk about it
TRAITS: Final = 5
PLAIN: Final[tuple[float, ...]] = (0.0,) * TRAITS
LIMIT: Final = 0.04  # no liking weighs more

Traits = tuple[float, ...]


class Temper(NamedTuple):
    """What a bot likes: the weight of each trait."""

    id: str
    care: float = 0.0
    harm: float = 0.0
    revenge: float = 0.0
    gain: float = 0.0
    show: float = 0.0

    def likes(self, traits: Traits) -> float:
        """How much a bot of this temper likes an option, in units of winning chance."""
        found = self.care * traits[CARE] + self.harm * traits[HARM] + self.revenge * traits[REVENGE]
        found += self.gain * traits[GAIN] + self.show * traits[SHOW]
        return max(-LIMIT, min(LIMIT, found))


TEMPERS: Final = {
    temper.id: temper
    for temper in (
        Temper("cautious", care=0.04, show=-0.02),
        Temper("bold", care=-0.04, harm=0.02),
        Temper("vengeful", revenge=0.04, harm=0.01),
        Temper("greedy", gain=0.04, harm=-0.01),
        Temper("showman", show=0.04),
    )
}
