"""The value of cards. The unit is this seat's chance of winning: elimination costs one."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from igroteka.games.kittens.bots.greedy.reading import KITTENS, Reading
from igroteka.games.kittens.rules.titles import (
    BARKING,
    CATS,
    DEFUSE,
    EXPLODING,
    NUMBERS,
    STREAKING,
    TITLES,
    title_of,
)

DEATH: Final = 1.0
DEFUSES: Final[tuple[float, ...]] = (0.30, 0.20, 0.10)  # the last Defuse, the one before it, any further one
KEEPING: Final = 0.10  # for keeping an Exploding Kitten beside the Streaking Kitten
CAT_SETS: Final[tuple[float, ...]] = (0.0, 0.02, 0.07, 0.14)  # by number of cats of one title
SMALL: Final = 0.02  # a card of little use
LATE: Final = 0.5  # the fraction of a price that remains when the pile is nearly empty
ROUNDS: Final = 2.0  # a pile with this many rounds left is far from empty

# Cards whose copies all have the same value.
PLAIN: Final = {
    "nope": 0.12,
    "attack_2x": 0.14,
    "targeted_attack_2x": 0.14,
    "skip": 0.12,
    "super_skip": 0.14,
    "reverse": 0.10,
    "bury": 0.12,
    "draw_from_the_bottom": 0.05,
    "see_the_future_3x": 0.05,
    "see_the_future_5x": 0.05,
    "alter_the_future_3x": 0.09,
    "alter_the_future_3x_now": 0.10,
    "share_the_future_3x": 0.07,
    "shuffle": 0.05,
    "swap_top_and_bottom": 0.05,
    "catomic_bomb": 0.07,
    "favor": 0.03,
    "feral_cat": 0.05,
    "barking_kitten": 0.05,
}
_PLAIN: Final = [PLAIN.get(title.id, SMALL) for title in TITLES]
ENDERS: Final = tuple([NUMBERS[id] for id in ("skip", "reverse", "bury")])  # these end one turn without a draw


class Prices:
    """The prices of cards for the seat of a reading, given its hand."""

    def __init__(self, reading: Reading) -> None:
        self.reading: Final = reading

    @cached_property
    def scale(self) -> float:
        """Cards are worth less when few draws are left to use them."""
        rounds = len(self.reading.pile) / (1 + len(self.reading.rivals))
        return min(1.0, LATE + (1.0 - LATE) * rounds / ROUNDS)

    def total(self, title: int, copies: int) -> float:
        """The combined value of this many copies of a title."""
        if title == DEFUSE:
            return sum([DEFUSES[min(i, len(DEFUSES) - 1)] for i in range(copies)])
        if title == STREAKING:
            return self._streaking() * copies
        if title == EXPLODING:
            return -KEEPING * copies
        if title in CATS:
            return self.scale * (CAT_SETS[copies] if copies < len(CAT_SETS) else CAT_SETS[-1] + SMALL * (copies - 3))
        return self.scale * _PLAIN[title] * copies

    def _streaking(self) -> float:
        """Losing the Streaking Kitten kills its keeper (KIT-08c); otherwise it is as good as a Defuse."""
        return DEATH if self.reading.holds(EXPLODING) else DEFUSES[1] - KEEPING

    def spend(self, *cards: int) -> float:
        """The cost of giving these cards away."""
        left = self.reading.held.copy()
        price = 0.0
        for card in cards:
            title = title_of(card)
            price += self.total(title, left[title]) - self.total(title, left[title] - 1)
            left[title] -= 1
        return price

    def gain(self, card: int) -> float:
        """The value of getting this card."""
        title = title_of(card)
        if title == EXPLODING:
            return -self.kitten(0)
        copies = self.reading.held[title]
        return self.total(title, copies + 1) - self.total(title, copies)

    def kitten(self, met: int) -> float:
        """The cost of the next Exploding Kitten after this many others: each protection in turn, then the seat's
        life.
        """
        return self.protections[met] if met < len(self.protections) else DEATH

    @cached_property
    def protections(self) -> list[float]:
        """The prices of all cards that save from an Exploding Kitten, cheapest first."""
        held = self.reading.held
        defuses = [DEFUSES[min(i, len(DEFUSES) - 1)] for i in range(held[DEFUSE])]
        keeping = [KEEPING] if held[STREAKING] and not held[EXPLODING] else []
        return keeping + defuses[::-1]

    # What others have.

    @cached_property
    def mean(self) -> float:
        """The average value of an unseen card that is not a kitten to draw."""
        return self._mean([self.gain(title) for title in range(len(TITLES))])

    def _mean(self, prices: list[float]) -> float:
        unseen = self.reading.unseen
        cards = [(count, title) for title, count in enumerate(unseen) if count and title not in KITTENS]
        number = sum([count for count, _ in cards])
        return sum([count * prices[title] for count, title in cards]) / number if number else 0.0

    def random_card(self, seat: int) -> float:
        """The value of a random card of a rival's hand to this seat."""
        known = self.reading.open_hands[seat]
        hidden = self.reading.hidden[seat]
        if not known and not hidden:
            return 0.0
        return (sum([self.gain(card) for card in known]) + hidden * self.mean) / (len(known) + hidden)

    def own_random_card(self) -> float:
        """The cost of losing a random card of this seat's hand."""
        hand = self.reading.hand
        return sum([self.spend(card) for card in hand]) / len(hand) if hand else 0.0

    def cheapest(self) -> float:
        """The cost of losing this seat's least valuable card."""
        return min([self.spend(card) for card in self.reading.hand], default=0.0)

    def explosion(self, seat: int) -> float:
        """What an Exploding or Barking Kitten costs a rival, as far as this seat can tell."""
        chance = self.reading.has_chance(seat, DEFUSE)
        return chance * DEFUSES[0] + (1.0 - chance) * DEATH


def barks(reading: Reading) -> bool:
    """True if the seat has both Barking Kittens, in the hand or in front of it (KIT-04a)."""
    return reading.held[BARKING] + reading.board.players[reading.me].barking == 2
