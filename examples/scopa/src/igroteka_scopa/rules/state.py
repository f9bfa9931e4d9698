"""The state of a game of Scopa: hands, table, deck, piles and points."""

from __future__ import annotations

from typing import ClassVar, Final, final

from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import Record, State
from igroteka_scopa.rules.cards import CARDS, DIAMONDS, SETTEBELLO, SUIT, prime_of
from igroteka_scopa.rules.words import FOR_CARDS, FOR_DIAMONDS, FOR_PRIME, FOR_SETTEBELLO, FOR_SWEEPS

NOBODY: Final = -1
NOTHING: Final = -1


@final
class Player(Record):
    """One player: cards in hand, cards taken in this deal, sweeps of this deal, and points of the game."""

    saved: ClassVar[tuple[str, ...]] = ("hand", "pile", "sweeps", "points")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.pile: list[int] = []
        self.sweeps = 0
        self.points = 0

    def clone(self) -> Player:
        other = Player()
        other.hand = self.hand.copy()
        other.pile = self.pile.copy()
        other.sweeps = self.sweeps
        other.points = self.points
        return other


@final
class ScopaGame(State):
    """The whole table. The top of the deck is its last card; `played` is the card that is about to take others."""

    saved: ClassVar[tuple[str, ...]] = (
        *("players", "table", "deck", "played", "picked", "dealer", "last_taker", "deals", "over"),
    )

    def __init__(self, setup: Setup, random: Random) -> None:
        super().__init__(setup, random)
        self.players: list[Player] = []
        self.table: list[int] = []
        self.deck: list[int] = []
        self.played = NOTHING
        self.picked: list[int] = []
        self.dealer = 0
        self.last_taker = NOBODY
        self.deals = 0
        self.over = False

    def clone(self) -> ScopaGame:
        other = ScopaGame(self.setup, self.random.clone())
        other.copy_shared(self)
        other.players = [player.clone() for player in self.players]
        other.table = self.table.copy()
        other.deck = self.deck.copy()
        other.played = self.played
        other.picked = self.picked.copy()
        other.dealer = self.dealer
        other.last_taker = self.last_taker
        other.deals = self.deals
        other.over = self.over
        return other

    def next_seat(self, seat: int) -> int:
        """The player to the left."""
        return (seat + 1) % len(self.players)

    def leader(self) -> int:
        """Who alone has the most points; nobody, if several have."""
        points = [player.points for player in self.players]
        most = max(points)
        return points.index(most) if points.count(most) == 1 else NOBODY

    def awards(self) -> list[tuple[int, int, int]]:
        """What the deal is worth, as (seat, what for, points)."""
        found: list[tuple[int, int, int]] = []
        piles = [player.pile for player in self.players]
        counts = [len(pile) for pile in piles]
        diamonds = [len([card for card in pile if SUIT[card] == DIAMONDS]) for pile in piles]
        for what, numbers in ((FOR_CARDS, counts), (FOR_DIAMONDS, diamonds), (FOR_PRIME, [prime_of(p) for p in piles])):
            if numbers.count(max(numbers)) == 1:  # SCO-P01, SCO-P02, SCO-P04: a tie is worth nothing
                found.append((numbers.index(max(numbers)), what, 1))
        for seat, player in enumerate(self.players):
            if SETTEBELLO in player.pile:
                found.append((seat, FOR_SETTEBELLO, 1))
            if player.sweeps:
                found.append((seat, FOR_SWEEPS, player.sweeps))
        return sorted(found, key=lambda award: (award[1], award[0]))

    def outcome(self) -> Outcome | None:
        """SCO-E03: places by points."""
        if not self.over:
            return None
        points = [player.points for player in self.players]
        places = [1 + len([other for other in points if other > own]) for own in points]
        return Outcome(places, points, {"deals": self.deals})

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        """SCO-E01: after the end nothing is played."""
        return "SCO-E01" if self.over else ""

    def all_cards(self) -> list[int]:
        """Every card, wherever it lies."""
        found = [*self.table, *self.deck, *([] if self.played == NOTHING else [self.played])]
        for player in self.players:
            found += player.hand + player.pile
        return found


ALL: Final = list(range(len(CARDS)))
