"""Imagination: a complete state drawn from what one seat may know, for honest bots and for the swap test.

Every card that the seat does not know changes places with others it does not know. Hard facts stay true: an Imploding
Kitten is never in a hand (KIT-03), and an Exploding Kitten is in a hand only beside the Streaking Kitten (KIT-08).
"""

from __future__ import annotations

from typing import Final, final

from igroteka.core.random import Random
from igroteka.games.kittens.combos import alike, could_be_picked, five_order, next_of_five
from igroteka.games.kittens.frames import Receive
from igroteka.games.kittens.play import Five
from igroteka.games.kittens.state import KittensGame, Player
from igroteka.games.kittens.titles import EXPLODING, IMPLODING, IMPLODING_UP, STREAKING, title_of
from igroteka.games.kittens.view import eye

PILE: Final = -1  # where kittens may lie
ASIDE: Final = -2  # out of the game, without kittens to draw (KIT-S05)
PICKED: Final = -4  # for a combo, without kittens of any kind (KIT-K05)
DEALS: Final = 500  # how often cards are dealt anew at most until somebody can have picked a combo,
SWAPS: Final = 20  # and how often it is tried with each deal


@final
class Slot:
    """A place of a card that the seat does not know: `zone` is the seat of a hand, or one of the above."""

    def __init__(self, cards: list[int], index: int, zone: int) -> None:
        self.cards = cards
        self.index = index
        self.zone = zone

    @property
    def card(self) -> int:
        """The card that lies there."""
        return self.cards[self.index]

    def put(self, card: int) -> None:
        """Another card lies there."""
        self.cards[self.index] = card


def imagine(g: KittensGame, seat: int, random: Random) -> KittensGame:
    """A complete state in which this seat would see what it sees now."""
    other = g.clone()
    other.random = random.clone()
    other.fast = False
    if is_plain(other, seat):
        exchange_plainly(other, seat, random)
    else:
        exchange_with_care(other, seat, random)
    other.stack = [frame.forget(other, seat, random) for frame in other.stack]
    other.start()
    return other


# Where kittens can only lie in the pile, and no card is on its way.


def is_plain(g: KittensGame, seat: int) -> bool:
    """Is there nothing that needs care: nobody can keep a kitten, where face-up ones lie can be seen, and cards that
    are picked or on their way are known?
    """
    counts = g.terms.counts
    if counts[STREAKING] or (counts[IMPLODING] and not g.terms.places_public):
        return False
    if g.picked and (seat != g.current or not g.alive(seat)):
        return False
    sees = eye(g, seat)
    return all(known & sees for known in g.moving_known)


def exchange_plainly(g: KittensGame, seat: int, random: Random) -> None:
    """Kittens lie anywhere among the unknown cards of the pile, all other unknown cards anywhere."""
    sees = eye(g, seat)
    pile = g.pile
    places: list[int] = []
    kittens: list[int] = []
    rest = [card for card in g.aside if not is_kitten(card)]
    for i, known in enumerate(g.pile_known):
        if not known & sees:
            places.append(i)
            card = pile[i]
            if is_kitten(card):
                kittens.append(card)
            else:
                rest.append(card)
    hidden = [player for owner, player in enumerate(g.players) if owner != seat or not player.alive]
    for player in hidden:
        for i, known in enumerate(player.known):
            if not known & sees:
                rest.append(player.hand[i])
    kittens.sort()  # the truth leaves no trace, not even in what comes of a seed
    rest.sort()
    random.shuffle(rest)
    left = len(rest)
    last = len(places)
    for kitten in kittens:
        at = random.below(last)
        last -= 1
        pile[places[at]] = kitten
        places[at] = places[last]
    for i in range(last):
        left -= 1
        pile[places[i]] = rest[left]
    del rest[left:]
    for i, card in enumerate(g.aside):
        if not is_kitten(card):
            g.aside[i] = rest.pop()
    for player in hidden:
        deal_again(player, rest, sees)


def is_kitten(card: int) -> bool:
    """Is this an Exploding or a face-down Imploding Kitten?"""
    return card in (EXPLODING, IMPLODING)


def deal_again(player: Player, rest: list[int], sees: int) -> None:
    """The cards of a hand that are not known are exchanged for the last of the rest; who else knows one, knows one."""
    hand, known = player.hand, player.known
    left = len(rest) - known.count(0)
    player.hand = rest[left:]
    player.hand.sort()
    del rest[left:]
    player.known = [0] * len(player.hand)
    player.count_titles()
    if len(player.hand) == len(hand):
        return
    others: list[int] = []
    for i, mask in enumerate(known):
        if mask & sees:
            player.gain(hand[i], mask)
        elif mask:
            others.append(mask)
    others.sort()
    for mask in others:
        player.gain(rest.pop(), mask)


# Where they can also lie elsewhere.


def exchange_with_care(g: KittensGame, seat: int, random: Random) -> None:
    """Deal until whoever has picked cards for a combo can have picked them."""
    slots = unknown_slots(g, seat)
    sort_knowledge(g, seat)
    for _ in range(DEALS):
        exchange(g, slots, random)
        if not g.picked or seat == g.current or pick_again(g, random):
            break
    for player in g.players:
        sort_hand(player)


def unknown_slots(g: KittensGame, seat: int) -> list[Slot]:
    """All places of cards that this seat does not know. Kittens that a position leaves out stay out of the game."""
    sees = eye(g, seat)
    slots = [Slot(g.pile, i, PILE) for i, known in enumerate(g.pile_known) if not known & sees]
    slots += [Slot(g.aside, i, ASIDE) for i, card in enumerate(g.aside) if card not in (EXPLODING, IMPLODING)]
    for owner, player in enumerate(g.players):
        if owner != seat or not player.alive:
            slots += [Slot(player.hand, i, owner) for i, known in enumerate(player.known) if not known & sees]
    if seat != g.current or not g.alive(seat):
        slots += [Slot(g.picked, i, PICKED) for i, known in enumerate(g.picked_known) if not known & sees]
    for i, known in enumerate(g.moving_known):
        if not known & sees:
            slots.append(Slot(g.moving, i, moving_zone(g, known)))
    return slots


def sort_knowledge(g: KittensGame, seat: int) -> None:
    """Who else knows which of the cards that this seat does not know, it cannot tell: their order is no trace."""
    sees = eye(g, seat)
    for owner, player in enumerate(g.players):
        if owner != seat or not player.alive:
            places = [i for i, known in enumerate(player.known) if not known & sees]
            for i, known in zip(places, sorted([player.known[i] for i in places]), strict=True):
                player.known[i] = known


def moving_zone(g: KittensGame, known: int) -> int:
    """Where a card on its way comes from: the pile, or the hand of the one besides the receiver who knows it."""
    for frame in g.stack:
        if isinstance(frame, Receive) and not frame.drawn:
            givers = [seat for seat in range(len(g.players)) if known >> seat & 1 and seat != frame.seat]
            return givers[0] if givers else ASIDE
    return PILE


def exchange(g: KittensGame, slots: list[Slot], random: Random) -> None:
    """Deal the cards of the slots among them anew, kittens first because they cannot lie everywhere."""
    cards = sorted([slot.card for slot in slots])  # the truth leaves no trace, not even in what comes of a seed
    free = slots.copy()
    place_all(below_top(g, free), free, cards.count(IMPLODING_UP) * [IMPLODING_UP], random)
    place_all(in_zone(free, PILE), free, cards.count(IMPLODING) * [IMPLODING], random)
    exploding = cards.count(EXPLODING)
    keeper = place_streaking(g, free, cards.count(STREAKING), exploding, random)
    place_exploding(g, free, exploding, keeper, random)
    rest = [card for card in cards if title_of(card) not in (IMPLODING, EXPLODING, STREAKING)]
    random.shuffle(rest)
    for slot, card in zip(free, rest, strict=True):
        slot.put(card)


def in_zone(free: list[Slot], zone: int) -> list[Slot]:
    """The free slots of a zone."""
    return [slot for slot in free if slot.zone == zone]


def below_top(g: KittensGame, free: list[Slot]) -> list[Slot]:
    """Where a face-up kitten may lie unknown: in the pile, but not on top, where everybody would see it (KIT-O3)."""
    return [slot for slot in free if slot.cards is g.pile and slot.index < len(g.pile) - 1]


def place_all(places: list[Slot], free: list[Slot], cards: list[int], random: Random) -> None:
    """Put these cards into any of the places, which are free no longer."""
    if not cards:
        return
    random.shuffle(places)
    for card, slot in zip(cards, places[: len(cards)], strict=True):
        slot.put(card)
        free.remove(slot)


def place_streaking(g: KittensGame, free: list[Slot], count: int, exploding: int, random: Random) -> int:
    """Put the Streaking Kitten anywhere it can be; whose hand it is then in, or -1.

    Whoever is known to keep an Exploding Kitten has it. If there are more of those than places in the pile, somebody
    keeps one and has the Streaking Kitten too.
    """
    if not count:
        return holder_of_streaking(g)
    in_pile = len([slot for slot in free if slot.zone == PILE])
    keepers = [seat for seat in range(len(g.players)) if known_keeper(g, seat, free)]
    if keepers:
        places = [slot for slot in free if slot.cards is g.players[keepers[0]].hand]
    elif exploding > in_pile:
        hands = [slot.zone for slot in free if slot.zone >= 0]
        places = [slot for slot in free if slot.cards is not g.moving and hands.count(slot.zone) > 1]
    elif exploding == in_pile:
        places = [slot for slot in free if slot.zone not in (PILE, PICKED)]
    else:
        places = [slot for slot in free if slot.zone != PICKED]
    slot = random.pick(places)
    slot.put(STREAKING)
    free.remove(slot)
    return -1 if slot.cards is g.moving else max(slot.zone, -1)


def holder_of_streaking(g: KittensGame) -> int:
    """Who is known to have the Streaking Kitten, or -1."""
    for seat, player in enumerate(g.players):
        if player.holds(STREAKING):
            return seat
    return -1


def place_exploding(g: KittensGame, free: list[Slot], count: int, keeper: int, random: Random) -> None:
    """Put the Exploding Kittens into the pile; one of them may be kept beside the Streaking Kitten.

    Every arrangement is as likely as any other: with a places in the pile and b in the hand there are C(a, count) ways
    without and b C(a, count - 1) ways with a kept kitten.
    """
    a = len([slot for slot in free if slot.zone == PILE])
    b = len([slot for slot in free if slot.zone == keeper]) if keeper >= 0 else 0
    if count and b and not known_keeper(g, keeper, free):
        ways_without, ways_with = a - count + 1, b * count
        if count > a or random.below(ways_without + ways_with) >= ways_without:
            place_all(in_zone(free, keeper), free, [EXPLODING], random)
            count -= 1
    place_all(in_zone(free, PILE), free, [EXPLODING] * count, random)


def known_keeper(g: KittensGame, seat: int, free: list[Slot]) -> bool:
    """Is a kitten that this player keeps already known? A second one would have been shown (KIT-08b)."""
    unknown = [slot.index for slot in free if slot.cards is g.players[seat].hand]
    return any(title_of(card) == EXPLODING and i not in unknown for i, card in enumerate(g.players[seat].hand))


def pick_again(g: KittensGame, random: Random) -> bool:
    """Others know how many cards the current player has picked for a combo, not which: any that make one."""
    player = g.players[g.current]
    before = list(zip(g.picked + player.hand, g.picked_known + player.known, strict=True))
    for _ in range(SWAPS):
        cards = before.copy()
        random.shuffle(cards)
        cards[: len(g.picked)] = sorted(cards[: len(g.picked)], key=lambda pair: five_order(pair[0]))
        cards[len(g.picked) :] = sorted(cards[len(g.picked) :], key=lambda pair: pair[0])
        split_cards(g, cards)
        if makes_combo(g):
            return True
    split_cards(g, before)
    return False


def split_cards(g: KittensGame, cards: list[tuple[int, int]]) -> None:
    """The first of these cards, with who knows them, are those that the current player has picked."""
    player, count = g.players[g.current], len(g.picked)
    g.picked[:], player.hand[:] = [card for card, _ in cards[:count]], [card for card, _ in cards[count:]]
    g.picked_known[:], player.known[:] = [known for _, known in cards[:count]], [known for _, known in cards[count:]]
    player.count_titles()


def makes_combo(g: KittensGame) -> bool:
    """Are the picked cards three alike, or can they still become five different ones?"""
    if isinstance(g.stack[-1], Five):
        return could_be_picked(g.picked) and len(next_of_five(g, g.current)) > 0
    return any(len(group) == len(g.picked) for group in alike(g.picked, cats_only=False))


def sort_hand(player: Player) -> None:
    """Put a hand back into the order of the titles, with who knows what."""
    pairs = list(zip(player.hand, player.known, strict=True))
    player.hand, player.known, player.titles, player.twins = [], [], 0, 0
    for card, known in pairs:
        player.gain(card, known)
