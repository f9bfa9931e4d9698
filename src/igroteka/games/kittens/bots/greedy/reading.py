"""What a seat can infer from its view: which cards are unseen, where they may be, and who may hold what."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from igroteka.core.views import View
from igroteka.games.kittens.bots.beliefs import kitten_chances
from igroteka.games.kittens.rules.titles import (
    BARKING,
    CARD_WORDS,
    EXPLODING,
    ILL_TAKE_THAT,
    IMPLODING,
    NOPE,
    STREAKING,
    TITLES,
    title_of,
)
from igroteka.games.kittens.rules.view import KittensBoard

NUMBER_OF: Final = {word: number for number, word in enumerate(CARD_WORDS)}
UNKNOWN: Final = -1  # a place in the pile that the seat does not know
SAFE: Final = -2  # a place assumed to hold no kitten
KITTENS: Final = (EXPLODING, IMPLODING)


class Reading:
    """The view of one seat in numbers, with everything that is certain from it."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.board, KittensBoard)
        self.me: Final = view.seat
        self.board: Final = view.board
        self.hand: Final = numbers(view.board.hand)
        self.held: Final = counts([*self.hand, *numbers(view.board.picked)])
        self.rivals: Final = [seat for seat in self._round() if view.board.living[seat]]
        self.pile: Final = self._pile()
        self.open_hands: Final = [numbers([*p.marked, *p.known]) for p in view.board.players]
        self.unseen: Final = self._unseen()

    def _round(self) -> list[int]:
        n = len(self.board.living)
        return [(self.me + self.board.direction * step) % n for step in range(1, n)]

    def _pile(self) -> tuple[int, ...]:
        places = [UNKNOWN] * self.board.pile
        for known in self.board.known_pile:
            places[known.place] = NUMBER_OF[known.card]
        return tuple(places)

    def _unseen(self) -> list[int]:
        """The number of cards of each title that this seat cannot see."""
        unseen = [self.board.deck.get(title.id, 0) for title in TITLES]
        for card in self._seen():
            unseen[title_of(card)] -= 1
        return [max(0, count) for count in unseen]

    def _seen(self) -> list[int]:
        board = self.board
        seen = numbers([*board.hand, *board.picked, *board.discards, *([board.looked] if board.looked else [])])
        seen += [card for card in self.pile if card != UNKNOWN]
        seen += [BARKING] * board.barked
        for played in board.stack:
            seen += numbers(played.cards) + [NOPE] * len(played.nopes)
        for seat, player in enumerate(board.players):
            seen += [BARKING] * player.barking + [ILL_TAKE_THAT] * (player.taker >= 0)
            seen += self.open_hands[seat] if seat != self.me else []
        return seen

    # Places that this seat has not seen.

    @cached_property
    def hidden(self) -> list[int]:
        """For each seat, the number of cards in its hand that this seat does not know."""
        return [
            0 if seat == self.me else player.cards - len(self.open_hands[seat])
            for seat, player in enumerate(self.board.players)
        ]

    @cached_property
    def hidden_pile(self) -> int:
        """The number of places in the pile that this seat does not know."""
        return self.pile.count(UNKNOWN)

    @cached_property
    def hidden_places(self) -> int:
        """All places where an unseen card other than a kitten may be, including cards removed at set-up."""
        return max(1, sum(self.unseen) - self.unseen[EXPLODING] - self.unseen[IMPLODING])

    # Kittens.

    @cached_property
    def kept_chance(self) -> float:
        """The probability that somebody keeps an unseen Exploding Kitten beside the Streaking Kitten (KIT-08)."""
        if not self.unseen[EXPLODING]:
            return 0.0
        if not self.unseen[STREAKING]:
            return self._kept_beside(self._beside_streaking())
        places = max(1, sum(self.unseen) - self.unseen[IMPLODING])
        return sum([cards / places * self._kept_beside(cards - 1) for cards in self.hidden])

    def _kept_beside(self, cards: int) -> float:
        """The probability that one of this many unknown cards beside the Streaking Kitten is an Exploding Kitten.

        With `a` places in the pile there are C(a, k) ways to put all k kittens there, and cards * C(a, k - 1) to keep
        one.
        """
        kittens = self.unseen[EXPLODING]
        kept = max(0, cards) * kittens
        in_pile = max(0, self.hidden_pile - self.unseen[IMPLODING] - kittens + 1)
        return kept / (kept + in_pile) if kept else 0.0

    def _beside_streaking(self) -> int:
        """The number of unknown cards beside a Streaking Kitten that this seat knows of and whose holder may keep
        one.
        """
        for seat in self.rivals:
            titles = [title_of(card) for card in self.open_hands[seat]]
            if STREAKING in titles and EXPLODING not in titles:
                return self.hidden[seat]
        return 0

    @cached_property
    def rate(self) -> float:
        """The probability that an unknown place of the pile holds an Exploding Kitten, on average."""
        if not self.hidden_pile:
            return 0.0
        return min(1.0, (self.unseen[EXPLODING] - self.kept_chance) / self.hidden_pile)

    @cached_property
    def top_rate(self) -> float:
        """The same for an unknown top card: a kitten that somebody has put back is probably there."""
        board = self.board
        unknown = [card == UNKNOWN for card in self.pile]
        chances = kitten_chances(
            board.kitten_put_by, board.drawn_since_put, board.pile, board.living.count(True), unknown, self.me
        )
        if not chances or not unknown[0] or not self.rate:
            return self.rate
        others = max(0.0, self.rate * self.hidden_pile - 1.0)  # the other kittens may lie anywhere
        return min(1.0, chances[0] + (1.0 - chances[0]) * others / max(1, self.hidden_pile - 1))

    @cached_property
    def rate_below(self) -> float:
        """The same for an unknown card below the top."""
        if not self.pile or self.pile[0] != UNKNOWN or self.hidden_pile < 2:
            return self.rate
        return max(0.0, (self.rate * self.hidden_pile - self.top_rate) / (self.hidden_pile - 1))

    # Hands.

    def holds(self, title: int) -> bool:
        """True if this seat's own hand has a card of this title."""
        return self.held[title] > 0

    def has_chance(self, seat: int, title: int) -> float:
        """The probability that a rival holds a card of this title."""
        if title in [title_of(card) for card in self.open_hands[seat]]:
            return 1.0
        if title == EXPLODING:
            return self.kept_chance * self.hidden[seat] / max(1, sum(self.hidden))
        share = min(1.0, self.hidden[seat] / self.hidden_places)
        chance: float = 1.0 - (1.0 - share) ** self.unseen[title]
        return chance


def numbers(words: list[str]) -> list[int]:
    """Cards as numbers."""
    return [NUMBER_OF[word] for word in words]


def counts(cards: list[int]) -> list[int]:
    """The number of cards of each title in a list."""
    found = [0] * len(TITLES)
    for card in cards:
        found[title_of(card)] += 1
    return found
