"""Sampling complete states from what one seat may know (determinization), for honest bots and the swap test.

Every card that the seat does not know is exchanged with others of its type: in the deck, face down in the centre, in
the opponent's hand, or drawn by the opponent and not yet decided on (TARGI-I2 to TARGI-I4).
"""

from __future__ import annotations

from igroteka.core.random import Random
from igroteka.games.targi.rules.components import EMPTY, is_tribe
from igroteka.games.targi.rules.state import TargiGame


def imagine(g: TargiGame, seat: int, random: Random) -> TargiGame:
    """A complete state in which this seat sees exactly what it sees now."""
    other = g.clone()
    other.random = random.fork()
    other.skip_forced = False
    for tribe in (False, True):
        exchange(other, seat, random, tribe=tribe)
    other.stack = [frame.as_known_to(other, seat, random) for frame in other.stack]
    other.start()
    return other


def exchange(g: TargiGame, seat: int, random: Random, *, tribe: bool) -> None:
    """Redistribute all cards of a type that the seat does not know among their places."""
    deck = g.tribe_deck if tribe else g.goods_deck
    cells = [c for c, card in enumerate(g.cells) if not g.face_up[c] and card != EMPTY and is_tribe(card) == tribe]
    hands = [p for s, p in enumerate(g.players) if s != seat and p.hand != EMPTY and not p.hand_public]
    drawn = g.drawn != EMPTY and not g.drawn_public and seat != g.turn
    cards = deck + [g.cells[cell] for cell in cells]
    if tribe:
        cards += [player.hand for player in hands] + ([g.drawn] if drawn else [])
    cards.sort()  # the true order must not leak, not even through the result of a seed
    random.shuffle(cards)
    if tribe:
        for player in hands:
            player.hand = cards.pop()
        if drawn:
            g.drawn = cards.pop()
    for cell in cells:
        g.cells[cell] = cards.pop()
    deck[:] = cards
