"""Sampling complete states from what one seat may know (determinization), for honest bots and the swap test.

Only the intrigue cards of others are hidden (INTR-H). A seat knows what it took, what it saw in every packet it held,
and who has put down which card since. A card it passed on went to one of the later holders of that packet; a card it
never saw was taken before the packet came to it. All consistent arrangements are equally likely.
"""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import NOBODY
from igroteka.core.random import Random
from igroteka.games.intrigo.rules.draft import steps_done, taker
from igroteka.games.intrigo.rules.parts import PACKET
from igroteka.games.intrigo.rules.state import IntrigoGame


@final
class Slot:
    """A card by its packet and the step in which it was taken, or its index in the packet; `owner` is who took it."""

    def __init__(self, packet: int, step: int, owner: int, card: int) -> None:
        self.packet = packet
        self.step = step
        self.owner = owner
        self.card = card


def imagine(g: IntrigoGame, seat: int, random: Random) -> IntrigoGame:
    """A complete state in which this seat sees exactly what it sees now."""
    other = g.clone()
    other.random = random.fork()
    other.skip_forced = False
    if drafted(g):
        deal_again(other, seat, random)
    else:
        share_hands(other, seat, random)
    other.stack = [frame.as_known_to(other, seat, random) for frame in other.stack]
    other.start()
    return other


def drafted(g: IntrigoGame) -> bool:
    """True if the path of the packets is known. A position may leave it out."""
    return any(player.picks or player.packet for player in g.players)


# With known paths of the packets.


def deal_again(g: IntrigoGame, seat: int, random: Random) -> None:
    """Exchange the cards within each group of cards that the seat cannot tell apart."""
    slots = all_slots(g)
    found = groups(g, seat, slots)
    truth = [[slot.card for slot in group] for group in found]
    while True:
        for group, cards in zip(found, truth, strict=True):
            exchange(g, group, cards, random)
        if twins_fit(g, slots):
            break
    put_back(g, slots)


def all_slots(g: IntrigoGame) -> list[Slot]:
    """All intrigue cards of the round by the path they took."""
    done = steps_done(g)
    found: list[Slot] = []
    for packet in range(len(g.players)):
        for step in range(done):
            owner = taker(g, packet, step)
            found.append(Slot(packet, step, owner, g.players[owner].picks[step]))
        for place, card in enumerate(g.players[taker(g, packet, done)].packet):
            found.append(Slot(packet, done + place, NOBODY, card))
    return found


def groups(g: IntrigoGame, seat: int, slots: list[Slot]) -> list[list[Slot]]:
    """The slots whose cards may be exchanged: those the seat never saw, and for each packet those it passed on."""
    n, done = len(g.players), steps_done(g)
    found: list[list[Slot]] = [[] for _ in range(n + 1)]
    for slot in slots:
        first_seen = (seat - slot.packet) % n if seat >= 0 else PACKET + 1
        if first_seen > done or slot.step < first_seen:
            found[n].append(slot)
        elif not is_own(g, seat, slot):
            found[slot.packet].append(slot)
    return found


def is_own(g: IntrigoGame, seat: int, slot: Slot) -> bool:
    """True if this seat has taken the card, or holds the packet now."""
    holder = taker(g, slot.packet, steps_done(g)) if slot.owner == NOBODY else slot.owner
    return holder == seat


def exchange(g: IntrigoGame, group: list[Slot], cards: list[int], random: Random) -> None:
    """Redistribute the cards of a group. A card that a player has put down was taken by that player.

    For cards that exist twice this is not certain; `twins_fit` checks them afterwards.
    """
    free = group.copy()
    random.shuffle(free)
    rest: list[int] = []
    owners = [slot.owner for slot in group]
    for card, owner in sorted(zip(cards, owners, strict=True)):  # sorted, so that the true order does not leak
        if owner != NOBODY and g.house_rules.cards[card] == 1 and card in g.players[owner].played:
            place = next(one for one in free if one.owner == owner)
            place.card = card
            free.remove(place)
        else:
            rest.append(card)
    random.shuffle(rest)  # the remaining places are no longer in random order
    for place, card in zip(free, rest, strict=True):
        place.card = card


def twins_fit(g: IntrigoGame, slots: list[Slot]) -> bool:
    """For cards that exist twice: True if every player who put one down took one, and nobody keeps one who was seen
    without.

    A courtesan passes over players who do not hold the card she names (INTR-R8).
    """
    for seat, player in enumerate(g.players):
        for card, count in enumerate(g.house_rules.cards):
            if count > 1:
                taken = len([slot for slot in slots if slot.owner == seat and slot.card == card])
                kept = taken - player.played.count(card)
                if kept < 0 or (kept > 0 and card in player.lacks):
                    return False
    return True


def put_back(g: IntrigoGame, slots: list[Slot]) -> None:
    """Set the draft of the players to what the slots say."""
    done = steps_done(g)
    for player in g.players:
        player.picks, player.packet = [0] * done, []
    for slot in slots:
        if slot.owner == NOBODY:
            g.players[taker(g, slot.packet, done)].packet.append(slot.card)
        else:
            g.players[slot.owner].picks[slot.step] = slot.card
    for player in g.players:
        player.packet.sort()
        player.hand = without(player.picks, player.played)


def without(cards: list[int], gone: list[int]) -> list[int]:
    """The cards that are left, in order."""
    found = sorted(cards)
    for card in gone:
        found.remove(card)
    return found


# With unknown paths.


def share_hands(g: IntrigoGame, seat: int, random: Random) -> None:
    """Redistribute the cards of the other hands, keeping the size of each hand."""
    others = [player for other, player in enumerate(g.players) if other != seat]
    cards = sorted([card for player in others for card in player.hand])
    sizes = [len(player.hand) for player in others]
    while True:
        random.shuffle(cards)
        rest = cards.copy()
        for player, size in zip(others, sizes, strict=True):
            player.hand = sorted(rest[:size])
            del rest[:size]
        if not any(card in player.lacks for player in others for card in player.hand):
            return
