"""Combos: pairs, triples, five different cards (KIT-K)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.option_list import OptionList
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.state import mask
from igroteka.games.kittens.rules.deck import CAT_COMBOS, CATS_ONLY, WITH_FIVE
from igroteka.games.kittens.rules.frames import move_card, not_asked
from igroteka.games.kittens.rules.state import KittensGame, Player
from igroteka.games.kittens.rules.titles import (
    ALL_CATS,
    BARKING,
    EXPLODING,
    FERAL,
    IMPLODING,
    IN_COMBOS,
    STREAKING,
    UNMARKED,
    bit_of,
    in_combos,
    is_cat,
    title_of,
    turned,
)
from igroteka.games.kittens.rules.words import (
    ASK_TAKE,
    DETONATE,
    FIVE,
    LOG_DEMAND,
    LOG_DEMAND_NOTHING,
    LOG_STEAL,
    LOG_STEAL_NOTHING,
    LOG_TAKE,
    PAIR,
    PAIR_FOR,
    TAKE,
    TRIPLE,
)

# KIT-K03: cards that cannot be taken from the discard pile.
NOT_TAKEN: Final = (EXPLODING, IMPLODING, BARKING, STREAKING)
_NOT_TAKEN: Final[i64] = sum([bit_of(title) for title in NOT_TAKEN])
_ASK_TAKE: Final = Message(ASK_TAKE)
_DETONATE: Final = [DETONATE()]
FIVE_CARDS: Final = 5
COMBO_SIZES: Final = {PAIR: 2, PAIR_FOR: 2, TRIPLE: 3, FIVE: 1}  # number of cards that an option names
THREE_CARDS: Final = 3


def add_combos(g: KittensGame, me: int, menu: OptionList) -> None:
    """Add every pair and triple with every target, and every possible first card of five different ones."""
    player = g.players[me]
    if player.holds(FERAL) or g.house_rules.choose_marked or player.has_marked():
        menu.add(combos_with_care(g, me))
    elif player.twins:
        add_plain_combos(g, me, menu)
    if g.house_rules.combos == WITH_FIVE and len(player.hand) >= FIVE_CARDS and any_takeable(g.discards):
        menu.add(next_of_five(g, me))
        if can_detonate(g, me):
            menu.add(_DETONATE)


def can_detonate(g: KittensGame, me: int) -> bool:
    """KIT-K05: True if a kept Exploding Kitten could be one of five different cards."""
    player = g.players[me]
    if not g.house_rules.kitten_in_five or not player.holds(EXPLODING):
        return False
    held = player.titles & IN_COMBOS & ~bit_of(FERAL)
    left = [title for title in g.house_rules.titles if held & bit_of(title)]
    return _can_finish(g, [EXPLODING], left, player.copies(FERAL))


def combos_with_care(g: KittensGame, me: int) -> list[Option]:
    """Every pair and triple with every target, for hands with marked cards or Feral Cats."""
    targets = g.others_among(me, g.with_cards()).seats
    options: list[Option] = []
    for group in alike(g.players[me].hand, cats_only=g.house_rules.combos_of_cats):
        add_pairs(g, group, targets, options)
        if g.house_rules.triples:
            add_triples(group, targets, options)
    return options


def why_no_combo(g: KittensGame, me: int, option: Option) -> str:
    """The rule by which `add_combos` does not offer these cards."""
    if option.verb is DETONATE:
        return "KIT-K05" if g.players[me].holds(EXPLODING) else "KIT-B03"
    size = COMBO_SIZES[option.verb]
    cards = list(option.numbers[:size])
    hand = g.players[me].hand.copy()
    for card in cards:
        if card not in hand:
            return "KIT-B03"
        hand.remove(card)
    if not all(in_combos(card) for card in cards):
        return "KIT-K05"
    if option.verb is FIVE:
        return "KIT-K03"
    if not are_alike(cards):
        return "KIT-K06" if any(title_of(card) == FERAL for card in cards) else "KIT-K04"
    cats = all(is_cat(card) or title_of(card) == FERAL for card in cards)
    if g.house_rules.combos == CATS_ONLY and (option.verb is TRIPLE or not cats):
        return "KIT-K08"
    if g.house_rules.combos == CAT_COMBOS and not cats:
        return "KIT-K09"
    victims = g.with_cards() & ~bit_of(me)
    return "KIT-O5" if victims & bit_of(option.numbers[size]) else "KIT-B08"


def add_plain_combos(g: KittensGame, me: int, menu: OptionList) -> None:
    """The fast path of `add_combos` for hands without marked cards or Feral Cats."""
    player = g.players[me]
    left = player.twins & (ALL_CATS if g.house_rules.combos_of_cats else IN_COMBOS)
    targets = g.others_among(me, g.with_cards())
    for card in player.hand:
        if not left:
            return
        bit = bit_of(card)
        if left & bit:
            left &= ~bit
            menu.add(targets.pairs(card))
            if player.triplets & bit and g.house_rules.triples:
                menu.add(targets.triples(card))


def next_of_five(g: KittensGame, me: int) -> list[Option]:
    """KIT-K03: every card that may be chosen next, such that five different ones can still be completed."""
    player = g.players[me]
    held = player.titles & IN_COMBOS
    last = title_of(g.picked[-1]) if g.picked else -1
    if held & bit_of(FERAL) or last == FERAL or player.has_marked():
        return [FIVE.one(card) for card in next_with_ferals(g, me)]
    options: list[Option] = []
    spare = len(g.picked) - FIVE_CARDS + 1 + count_of(held)
    for card in player.hand:
        if spare <= 0:
            break
        bit = bit_of(card)
        if held & bit:
            held &= ~bit
            spare -= 1
            if card > last:
                options.append(FIVE.one(card))
    return options


def count_of(titles: i64) -> int:
    """The number of titles in a mask."""
    count = 0
    while titles:
        titles &= titles - 1
        count += 1
    return count


def alike(hand: list[int], *, cats_only: bool) -> list[list[int]]:
    """Groups of cards that may be combined: those of one title; cats with the Feral Cats that can stand in for them
    (KIT-K06).

    The cards with the group's own title come first, so that a combination without one of them is all Feral Cats.
    """
    once: i64 = 0
    twice: i64 = 0
    for card in hand:
        bit = bit_of(title_of(card))
        twice |= once & bit
        once |= bit
    ferals = once & bit_of(FERAL) != 0
    groups = (twice | once & ALL_CATS if ferals else twice) & IN_COMBOS
    if cats_only:
        groups &= ALL_CATS | bit_of(FERAL)
    found: list[list[int]] = []
    for card in hand:
        title = title_of(card)
        if groups & bit_of(title):
            groups &= ~bit_of(title)
            wild = of_title(hand, FERAL) if ferals and is_cat(title) else []
            found.append(of_title(hand, title) + wild)
    return found


def are_alike(cards: list[int], *, cats_only: bool = False) -> bool:
    """True if these cards can be combined: they are of one title, or cats of one title and Feral Cats."""
    title = FERAL
    ferals = False
    for card in cards:
        if title_of(card) == FERAL:
            ferals = True
        elif title in (FERAL, title_of(card)):
            title = title_of(card)
        else:
            return False
    return in_combos(title) and (title == FERAL or is_cat(title) or not (ferals or cats_only))


def of_title(hand: list[int], title: int) -> list[int]:
    """The cards of a title, marked or not."""
    return [card for card in hand if title_of(card) == title]


def subsets(group: list[int], size: int) -> list[tuple[int, ...]]:
    """The distinct subsets of this size. Feral Cats alone are a group of their own."""
    first = title_of(group[0])
    found = dict.fromkeys(combinations(group, size))
    return [cards for cards in found if title_of(cards[0]) == first]


def add_pairs(g: KittensGame, group: list[int], targets: list[int], options: list[Option]) -> None:
    """KIT-K01: two alike, and whom to steal from; if the table allows it, also what kind of card (KIT-O5)."""
    if group[0] == group[-1]:
        add_pair(g, group[0], group[0], targets, options)
        return
    for first, second in subsets(group, 2):
        add_pair(g, first, second, targets, options)


def add_pair(g: KittensGame, first: int, second: int, targets: list[int], options: list[Option]) -> None:
    """Add these two cards with every target."""
    for target in targets:
        wishes = wishes_of(g.players[target]) if g.house_rules.choose_marked else None
        if wishes:
            options.extend([PAIR_FOR(first, second, target, wish) for wish in wishes])
        else:
            options.append(PAIR.three(first, second, target))


def wishes_of(victim: Player) -> list[int]:
    """KIT-O5: each marked card, or any unmarked one; empty if no card is marked."""
    marked = [card for card in dict.fromkeys(victim.hand) if turned(card)]
    plain = [UNMARKED] if marked and not turned(victim.hand[0]) else []
    return marked + plain


def add_triples(group: list[int], targets: list[int], options: list[Option]) -> None:
    """KIT-K02: three alike, and whom to ask; the title is named in a second step."""
    if len(group) >= 3:
        for cards in subsets(group, 3):
            options.extend([TRIPLE(*cards, target) for target in targets])


def as_offered(option: Option) -> Option:
    """A pair or triple whose cards were named in another order, as it is offered: with the Feral Cats last."""
    if option.verb not in (PAIR, PAIR_FOR, TRIPLE):
        return option
    count = COMBO_SIZES[option.verb]
    cards = sorted(option.numbers[:count], key=combo_order)
    return option.verb(*cards, *option.numbers[count:])


def combo_order(card: int) -> tuple[bool, int]:
    """The order in which the cards of a pair or triple are offered: hand order, with the Feral Cats last."""
    return title_of(card) == FERAL, card


def next_with_ferals(g: KittensGame, me: int) -> list[int]:
    """`next_of_five` for hands with marked cards or Feral Cats."""
    hand = g.players[me].hand
    if len(g.picked) + len(hand) < 5:
        return []
    held = g.players[me].titles & IN_COMBOS & ~bit_of(FERAL)
    left = [title for title in g.house_rules.titles if held & bit_of(title)]
    last = title_of(g.picked[-1]) if g.picked else -1
    ferals = g.players[me].copies(FERAL) if g.players[me].holds(FERAL) else 0
    if len(g.picked) + len(left) + ferals < 5:
        return []
    fits: list[int] = []
    for i, title in enumerate(left):
        if last != FERAL and title > last and _can_finish(g, [*g.picked, title], left[i + 1 :], ferals):
            fits.append(title)
    if ferals and _can_finish(g, [*g.picked, FERAL], [], ferals - 1):
        fits.append(FERAL)
    return [card for title in fits for card in dict.fromkeys(hand) if title_of(card) == title]


def _can_finish(g: KittensGame, chosen: list[int], left: list[int], ferals: int) -> bool:
    """True if the chosen cards can be completed to five with the remaining titles and Feral Cats.

    A Feral Cat stands for itself or for a cat of the deck that is not among the five. So it is best to choose titles
    other than cats first.
    """
    cats = len([card for card in chosen if is_cat(card)])
    used = len([card for card in chosen if title_of(card) == FERAL])
    cats_left = len([title for title in left if is_cat(title)])
    missing = max(0, 5 - len(chosen) - (len(left) - cats_left))
    for more_cats in range(min(cats_left, missing) + 1):
        more_ferals = missing - more_cats
        missing_cats = len(g.house_rules.cats) - cats - more_cats
        if more_ferals <= ferals and used + more_ferals <= 1 + missing_cats:
            return True
    return False


def five_order(card: int) -> tuple[bool, int]:
    """The order in which five different cards are chosen: title order, with Feral Cats last."""
    return title_of(card) == FERAL, title_of(card)


def laid_order(card: int) -> tuple[bool, int, int]:
    """The order in which five different cards are laid down. It must not reveal which of two Feral Cats was chosen
    first.
    """
    return title_of(card) == FERAL, title_of(card), card


def could_be_picked(cards: list[int]) -> bool:
    """True if these are different cards, in the order in which they must be chosen."""
    orders = [five_order(card) for card in cards]
    titles = [title_of(card) for card in cards if title_of(card) != FERAL]
    return orders == sorted(orders) and len(titles) == len(set(titles)) and all(in_combos(card) for card in cards)


# Effects.


def steal(g: KittensGame, by: int, action: Option) -> None:
    """KIT-K01: take a random card of the target's hand, or one of the announced kind (KIT-O5)."""
    target = action.numbers[2]
    hand = g.players[target].hand
    wish = action.numbers[3] if action.verb is PAIR_FOR else -1
    if wish == UNMARKED:
        hand = [card for card in hand if not turned(card)]
    elif wish >= 0:
        hand = [card for card in hand if card == wish][:1]
    if not hand:
        g.log(LOG_STEAL_NOTHING, by, target)
        return
    _take(g, hand[g.random_below(len(hand))], target, by)


def _take(g: KittensGame, card: int, victim: int, thief: int) -> None:
    g.forbid_undo()
    if g.journal is not None:
        seen_by = EVERYONE if turned(card) else mask(victim, thief)
        g.log_secret(seen_by, LOG_STEAL, (thief, victim), (card,))
    move_card(g, card, victim, thief, seen=False)


def demand(g: KittensGame, by: int, target: int, title: int) -> None:
    """KIT-K02: the target gives a card of that title if they have one; the answer is true and public (KIT-H08)."""
    g.forbid_undo()
    player = g.players[target]
    if not player.holds(title):
        g.log(LOG_DEMAND_NOTHING, by, target, title)
        return
    g.log(LOG_DEMAND, by, target, title)
    move_card(g, player.copy_of(title), target, by, seen=True)


@final
@mypyc_attr(free_list_len=1)
class Take(Frame[KittensGame]):
    """KIT-K03: take one card of the discard pile as it was before the combo."""

    def __init__(self, seat: int, before: int) -> None:
        self.seat: Final = seat
        self.before: Final = before

    def fits(self, g: KittensGame) -> bool:
        return bool(takeable(g.discards, self.before))

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not g.alive(self.seat):
            return []
        at = self.before - 1
        while bit_of(g.discards[at]) & _NOT_TAKEN:
            at -= 1
        return [Decision(self.seat, _ASK_TAKE, self.options(g), [TAKE.one(g.discards[at])])]

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        return "KIT-K03" if seat == self.seat and option.verb is TAKE else not_asked(g, seat, option)

    def options(self, g: KittensGame) -> list[Option]:
        """Every title that may be taken."""
        left = takeable(g.discards, self.before)
        return [TAKE.one(title) for title in g.house_rules.titles if left & bit_of(title)]

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        title = option.numbers[0]
        at = self.before - 1
        while g.discards[at] != title:
            at -= 1
        g.take_discard(at)
        g.log(LOG_TAKE, seat, title)
        g.players[seat].gain(title, EVERYONE)

    def step(self, g: KittensGame) -> None:
        """The player has left."""


def any_takeable(discards: list[int]) -> bool:
    """True if any card can be taken from a discard pile. Searches from the top, where it usually succeeds at once."""
    at = len(discards) - 1
    while at >= 0 and bit_of(discards[at]) & _NOT_TAKEN:
        at -= 1
    return at >= 0


def takeable(discards: list[int], size: int) -> i64:
    """The titles that may be taken from a discard pile as it was at this size, as a mask."""
    found: i64 = 0
    for at in range(size):
        found |= bit_of(discards[at])
    return found & ~_NOT_TAKEN
