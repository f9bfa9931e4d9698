"""A complete state drawn from what one seat may know: the other hands and the deck are dealt anew (SCO-H01)."""

from __future__ import annotations

from igroteka.core.random import Random
from igroteka_scopa.rules.state import ScopaGame


def imagine(g: ScopaGame, seat: int, random: Random) -> ScopaGame:
    """A state in which this seat would see what it sees now."""
    other = g.clone()
    other.random = random.fork()
    other.skip_forced = False
    hands = [player for number, player in enumerate(other.players) if number != seat]
    unknown = sorted([*other.deck, *[card for player in hands for card in player.hand]])  # the truth leaves no trace
    random.shuffle(unknown)
    for player in hands:
        player.hand = sorted([unknown.pop() for _ in player.hand])
    other.deck = unknown
    other.start()
    return other
