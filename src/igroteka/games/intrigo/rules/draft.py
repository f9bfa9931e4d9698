"""Who has seen which card of the draft (INTR-D6).

A packet is identified by the seat it was dealt to. Its card number `step` is the one taken in that step, by the seat
that many places to the left; the cards still in the packet follow. So the picks of all seats describe the path of every
packet.
"""

from __future__ import annotations

from igroteka.games.intrigo.rules.state import IntrigoGame


def steps_done(g: IntrigoGame) -> int:
    """The number of cards everybody has taken this round; 0 if a position does not say."""
    return len(g.players[0].picks)


def dealt_to(g: IntrigoGame, seat: int, step: int) -> int:
    """The packet that a seat holds in a draft step, identified by the seat it was dealt to."""
    return g.left_of(seat, -step)


def taker(g: IntrigoGame, packet: int, step: int) -> int:
    """Who holds a packet in a draft step."""
    return g.left_of(packet, step)


def packet_at(g: IntrigoGame, seat: int, step: int) -> list[int]:
    """The cards of the packet that a seat held in an earlier draft step, in order."""
    packet = dealt_to(g, seat, step)
    done = steps_done(g)
    taken = [g.players[taker(g, packet, later)].picks[later] for later in range(step, done)]
    return sorted(taken + g.players[taker(g, packet, done)].packet)
