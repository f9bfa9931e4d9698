"""Sampling complete states from what one seat may know (determinization), for honest bots and the swap test.

Every card that the seat does not know is exchanged with others it does not know. Hard facts stay true: an Imploding
Kitten is never in a hand (KIT-03), and an Exploding Kitten is in a hand only beside the Streaking Kitten (KIT-08).
"""

from __future__ import annotations

from typing import Final, TypeVar, final

from igroteka.core.decisions import NOBODY
from igroteka.core.random import Random
from igroteka.games.kittens.rules.combos import are_alike, combo_order, could_be_picked, five_order, next_of_five
from igroteka.games.kittens.rules.frames import Receive
from igroteka.games.kittens.rules.play import Five
from igroteka.games.kittens.rules.state import NO_CARD, KittensGame, Player
from igroteka.games.kittens.rules.titles import EXPLODING, IMPLODING, IMPLODING_UP, STREAKING, title_of
from igroteka.games.kittens.rules.view import eye

PILE: Final = -1  # where kittens may lie
ASIDE: Final = -2  # out of the game, without kittens to draw (KIT-S05)
PICKED: Final = -4  # picked for a combo, without kittens of any kind (KIT-K05)
DEALS: Final = 500  # maximum number of deals until a player could have picked their cards for five different ones
SWAPS: Final = 20  # maximum number of attempts per deal
NEVER: Final = -1
TRIES: Final = 20_000  # maximum number of draws until three cards are alike

T = TypeVar("T")


@final
class Slot:
    """A place of a card that the seat does not know: `zone` is the seat of a hand, or one of the constants above."""

    def __init__(self, cards: list[int], index: int, zone: int) -> None:
        self.cards = cards
        self.index = index
        self.zone = zone

    @property
    def card(self) -> int:
        return self.cards[self.index]

    def put(self, card: int) -> None:
        self.cards[self.index] = card


@final
class Imagination:
    """Samples states for one seat at one point of a game. What all samples share is computed once."""

    def __init__(self, g: KittensGame, seat: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.version = NEVER  # version of the game at the last computation
        self.unknown: Unknown | None = None

    def draw(self, random: Random) -> KittensGame:
        """A complete state in which the seat sees exactly what it sees now."""
        g, seat = self.g, self.seat
        if self.version != g.version:
            self.version = g.version
            self.unknown = Unknown(g, seat) if is_plain(g, seat) else None
        other = g.clone()
        other.random = random.fork()
        other.skip_forced = False
        hide_put_back(other, seat)
        if self.unknown is not None:
            self.unknown.exchange(other, random)
        else:
            exchange_with_care(other, seat, random)
        other.stack = [frame.as_known_to(other, seat, random) for frame in other.stack]
        other.start()
        return other


def hide_put_back(g: KittensGame, seat: int) -> None:
    """KIT-H02: whoever has put a kitten back knows its place; where they know a card must not tell this seat."""
    if g.kitten_put_by in (NOBODY, seat):
        return
    sees, forgotten = eye(g, seat), ~(1 << g.kitten_put_by)
    for i, known in enumerate(g.pile_known):
        if not known & sees:
            g.pile_known[i] = known & forgotten


# The simple case: kittens can only be in the pile, and no card is in transit.


def is_plain(g: KittensGame, seat: int) -> bool:
    """True for the simple case: nobody can keep a kitten, face-up kittens are visible, and picked cards and cards in
    transit are known.
    """
    counts = g.house_rules.counts
    if counts[STREAKING] or (counts[IMPLODING] and not g.house_rules.places_public):
        return False
    if g.picked and (seat != g.current or not g.alive(seat)):
        return False
    sees = eye(g, seat)
    return all(known & sees for known in g.moving_known)


@final
class Unknown:
    """What a seat does not know in the simple case: the cards, in sorted order, and where they may be."""

    def __init__(self, g: KittensGame, seat: int) -> None:
        sees = eye(g, seat)
        self.sees: Final = sees
        self.places: Final = [i for i, known in enumerate(g.pile_known) if not known & sees]
        self.hands: Final = [i for i, player in enumerate(g.players) if i != seat or not player.alive]
        self.kittens: Final = sorted([g.pile[i] for i in self.places if is_kitten(g.pile[i])])
        rest = [g.pile[i] for i in self.places if not is_kitten(g.pile[i])]
        rest += [card for card in g.aside if not is_kitten(card)]
        for owner in self.hands:
            player = g.players[owner]
            for i, known in enumerate(player.known):
                if not known & sees:
                    rest.append(player.hand[i])
        rest.sort()  # the true order must not leak, not even through the result of a seed
        self.rest: Final = rest

    def exchange(self, g: KittensGame, random: Random) -> None:
        """Place the kittens anywhere among the unknown cards of the pile, and all other unknown cards anywhere."""
        pile, aside = g.pile, g.aside
        stock = Stock(self.rest, random)
        places = self.places.copy()
        left = len(places)
        for kitten in self.kittens:
            at = random.below(left)
            left -= 1
            pile[places[at]] = kitten
            places[at] = places[left]
        for i in range(left):
            pile[places[i]] = stock.draw()
        for i, card in enumerate(aside):
            if not is_kitten(card):
                aside[i] = stock.draw()
        for owner in self.hands:
            deal_again(g.players[owner], stock, self.sees)


@final
class Stock:
    """Cards in random order, dealt from the end."""

    def __init__(self, cards: list[int], random: Random) -> None:
        self.cards: Final = cards.copy()
        random.shuffle(self.cards)
        self.left = len(cards)

    def draw(self) -> int:
        self.left -= 1
        return self.cards[self.left]

    def draw_hand(self, count: int) -> list[int]:
        """Draw this many cards and sort them by title."""
        before = self.left
        self.left -= count
        hand = self.cards[self.left : before]
        hand.sort()
        return hand


def is_kitten(card: int) -> bool:
    """True for an Exploding or a face-down Imploding Kitten."""
    return card in (EXPLODING, IMPLODING)


def deal_again(player: Player, stock: Stock, sees: int) -> None:
    """Exchange the unknown cards of a hand for others. Seats that knew one know its replacement."""
    hand, known = player.hand, player.known
    player.hand = stock.draw_hand(known.count(0))
    player.known = [0] * len(player.hand)
    player.update_title_masks()
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
        player.gain(stock.draw(), mask)


# The general case.


def exchange_with_care(g: KittensGame, seat: int, random: Random) -> None:
    """Deal until a player who has picked cards for a combo could have picked them."""
    slots = unknown_slots(g, seat)
    sort_knowledge(g, seat)
    if not g.picked or seat == g.current:
        exchange(g, slots, random)
    elif not isinstance(g.stack[-1], Five):
        exchange(g, slots, random, triple=True)
    else:
        for _ in range(DEALS):
            exchange(g, slots, random)
            if try_to_pick_five(g, random):
                break
    for player in g.players:
        sort_hand(player)
    if g.picked and seat != g.current:
        pick_again(g)


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
    """Sort the knowledge masks of cards this seat does not know; it cannot tell which of them others know."""
    sees = eye(g, seat)
    for owner, player in enumerate(g.players):
        if owner != seat or not player.alive:
            places = [i for i, known in enumerate(player.known) if not known & sees]
            for i, known in zip(places, sorted([player.known[i] for i in places]), strict=True):
                player.known[i] = known


def moving_zone(g: KittensGame, known: int) -> int:
    """Where a card in transit comes from: the pile, or the hand of the other seat besides the receiver that knows
    it.
    """
    for frame in g.stack:
        if isinstance(frame, Receive) and not frame.drawn:
            givers = [seat for seat in range(len(g.players)) if known >> seat & 1 and seat != frame.seat]
            return givers[0] if givers else ASIDE
    return PILE


def exchange(g: KittensGame, slots: list[Slot], random: Random, *, triple: bool = False) -> None:
    """Deal the cards of the slots again, kittens first because they cannot be everywhere.

    If somebody is about to demand a title, the triple they picked comes next.
    """
    # Sorted, so that the true order does not leak, not even through the result of a seed.
    cards = sorted([slot.card for slot in slots])
    free = slots.copy()
    place_all(below_top(g, free), free, cards.count(IMPLODING_UP) * [IMPLODING_UP], random)
    place_all(in_zone(free, PILE), free, cards.count(IMPLODING) * [IMPLODING], random)
    exploding = cards.count(EXPLODING)
    keeper = place_streaking(g, free, cards.count(STREAKING), exploding, random)
    place_exploding(g, free, exploding, keeper, random)
    rest = [card for card in cards if title_of(card) not in (IMPLODING, EXPLODING, STREAKING)]
    if triple:
        free = pick_triple(g, free, rest, random)
    random.shuffle(rest)
    for i, card in enumerate(rest):
        free[i].put(card)


def in_zone(free: list[Slot], zone: int) -> list[Slot]:
    return [slot for slot in free if slot.zone == zone]


def below_top(g: KittensGame, free: list[Slot]) -> list[Slot]:
    """Where a face-up kitten may be unknown: in the pile, but not on top, where everybody would see it (KIT-O3)."""
    return [slot for slot in free if slot.cards is g.pile and slot.index < len(g.pile) - 1]


def place_all(places: list[Slot], free: list[Slot], cards: list[int], random: Random) -> None:
    """Put these cards into random places and remove those from `free`."""
    if not cards:
        return
    random.shuffle(places)
    for i, card in enumerate(cards):
        places[i].put(card)
        remove(free, places[i])


def remove(free: list[Slot], slot: Slot) -> None:
    """Remove a slot that has got its card."""
    for i, other in enumerate(free):
        if other is slot:
            free.pop(i)
            return


def place_streaking(g: KittensGame, free: list[Slot], count: int, exploding: int, random: Random) -> int:
    """Put the Streaking Kitten anywhere possible; returns the seat that holds it, or -1.

    A player known to keep an Exploding Kitten holds it. If there are more Exploding Kittens than places in the pile,
    somebody keeps one and also holds the Streaking Kitten.
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
    remove(free, slot)
    return -1 if slot.cards is g.moving else max(slot.zone, -1)


def holder_of_streaking(g: KittensGame) -> int:
    """The seat known to hold the Streaking Kitten, or -1."""
    for seat, player in enumerate(g.players):
        if player.holds(STREAKING):
            return seat
    return -1


def place_exploding(g: KittensGame, free: list[Slot], count: int, keeper: int, random: Random) -> None:
    """Put the Exploding Kittens into the pile; one of them may be kept beside the Streaking Kitten.

    All arrangements are equally likely: with `a` places in the pile and `b` in the hand there are C(a, count) ways
    without a kept kitten and b C(a, count - 1) ways with one.
    """
    a = len([slot for slot in free if slot.zone == PILE])
    b = len([slot for slot in free if slot.zone == keeper]) if keeper >= 0 else 0
    if count and b and not known_keeper(g, keeper, free):
        ways_without, ways_with = a - count + 1, b * count
        if count > a or random.below(ways_without + ways_with) >= ways_without:
            place_all(in_zone(free, keeper), free, [EXPLODING], random)
            count -= 1
    if count > a:
        place_all(dead_hands(g, free), free, [EXPLODING] * (count - a), random)
    place_all(in_zone(free, PILE), free, [EXPLODING] * min(count, a), random)


def dead_hands(g: KittensGame, free: list[Slot]) -> list[Slot]:
    """The free slots of hands that stay face down: of a keeper only a marked Streaking Kitten was shown (KIT-O4)."""
    return [slot for slot in free if slot.zone >= 0 and not g.alive(slot.zone)]


def known_keeper(g: KittensGame, seat: int, free: list[Slot]) -> bool:
    """True if it is known that this player keeps a kitten. A second one would have been shown (KIT-08b)."""
    unknown = [slot.index for slot in free if slot.cards is g.players[seat].hand]
    return any(title_of(card) == EXPLODING and i not in unknown for i, card in enumerate(g.players[seat].hand))


def pick_triple(g: KittensGame, free: list[Slot], rest: list[int], random: Random) -> list[Slot]:
    """Others know that the current player has picked three alike, but not which: any of that player's cards, known
    or unknown. Returns the slots that are then free.
    """
    player, count = g.players[g.current], len(g.picked)
    for slot in free:
        if slot.zone in (g.current, PICKED):
            slot.put(NO_CARD)
    own = sorted(zip(g.picked + player.hand, g.picked_known + player.known, strict=True))
    g.picked[:] = draw_alike(own, count, rest, random, cats_only=g.house_rules.combos_of_cats)
    g.picked_known[:] = [known for _, known in own[:count]]
    player.hand[:] = [card for card, _ in own[count:]]
    player.known[:] = [known for _, known in own[count:]]
    others = [slot for slot in free if slot.zone not in (g.current, PICKED)]
    return others + [Slot(player.hand, i, g.current) for i, card in enumerate(player.hand) if card == NO_CARD]


def draw_alike(
    own: list[tuple[int, int]], count: int, rest: list[int], random: Random, *, cats_only: bool
) -> list[int]:
    """Try random cards of a player's own until `count` are alike; an unknown one may be any of the rest. Moves them
    to the front of `own` and removes those that were unknown from `rest`.
    """
    found: list[int] = []
    drawn = 0
    for _ in range(TRIES):
        found, drawn = [], 0
        for i in range(count):
            bring_forward(own, i, random)
            card = own[i][0]
            if card == NO_CARD:
                bring_forward(rest, drawn, random)
                card = rest[drawn]
                drawn += 1
            found.append(card)
        if are_alike(found, cats_only=cats_only):
            break
    del rest[:drawn]
    return found


def bring_forward(items: list[T], place: int, random: Random) -> None:
    """Move a random item from this place on to this place."""
    other = place + random.below(len(items) - place)
    items[place], items[other] = items[other], items[place]


def try_to_pick_five(g: KittensGame, random: Random) -> bool:
    """Others know how many cards the current player has picked, but not which: any that can still become five
    different ones. True if a few attempts find some.
    """
    player, count = g.players[g.current], len(g.picked)
    before = list(zip(g.picked + player.hand, g.picked_known + player.known, strict=True))
    for _ in range(SWAPS):
        cards = before.copy()
        random.shuffle(cards)
        picked = sorted(cards[:count], key=lambda pair: five_order(pair[0]))
        split_cards(g, picked + sorted(cards[count:], key=lambda pair: pair[0]))
        if could_be_picked(g.picked) and next_of_five(g, g.current):
            return True
    split_cards(g, before)
    return False


def pick_again(g: KittensGame) -> None:
    """Reorder the picked cards as they would have been picked: in picking order, and of equal cards those that most
    seats know (see `Player.lose`).
    """
    order = five_order if isinstance(g.stack[-1], Five) else combo_order
    cards = sorted(g.picked, key=order)
    g.take_back()
    for card in cards:
        g.pick_for_combo(card)


def split_cards(g: KittensGame, cards: list[tuple[int, int]]) -> None:
    """Make the first of these cards, with their masks of knowledge, those that the current player has picked."""
    player, count = g.players[g.current], len(g.picked)
    g.picked[:], player.hand[:] = [card for card, _ in cards[:count]], [card for card, _ in cards[count:]]
    g.picked_known[:], player.known[:] = [known for _, known in cards[:count]], [known for _, known in cards[count:]]
    player.update_title_masks()


def sort_hand(player: Player) -> None:
    """Sort a hand by title, together with its masks of knowledge."""
    hand, known = player.hand, player.known
    player.clear()
    for i, card in enumerate(hand):
        player.gain(card, known[i])
