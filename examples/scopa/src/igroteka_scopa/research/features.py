"""The features of Scopa: what a seat sees, as a row of bytes."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import u8

from igroteka.core.phrases import LETTERS
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.research.features.layout import Features, put
from igroteka_scopa.rules import words
from igroteka_scopa.rules.cards import CARDS
from igroteka_scopa.rules.state import ScopaGame
from igroteka_scopa.rules.view import ScopaBoard, view

CARD: Final = {word: number for number, word in enumerate(CARDS)}


@final
class ScopaFeatures(Features):
    """What a seat sees of a table of Scopa."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__("scopa", vars(words), setup.seats, figures)
        letters = LETTERS[: setup.seats]
        add = self.layout.add
        self.hand = add("hand", CARDS)
        self.table = add("table", CARDS)
        self.played = add("played", CARDS)
        self.picked = add("picked", CARDS)
        self.deck = add("deck")
        self.piles = [add(f"pile.{letter}", CARDS) for letter in letters]
        self.hand_sizes = add("cards", letters)
        self.sweeps = add("sweeps", letters)
        self.points = add("points", letters)
        self.dealer = add("dealer", letters)
        self.deals = add("deals")

    def write_view(self, view: View, out: vec[u8]) -> None:
        self.common_from_view(view, out)
        self._board(cast(ScopaBoard, view.board), out)

    def write_state(self, state: State, seat: int, out: vec[u8]) -> None:
        """The board of the view says what a seat may know, here as everywhere."""
        g = cast(ScopaGame, state)
        self.common_from_state(g, seat, out)
        self._board(cast(ScopaBoard, view(g, seat).board), out)

    def _board(self, board: ScopaBoard, out: vec[u8]) -> None:
        self._cards(self.hand, board.hand, out)
        self._cards(self.table, board.table, out)
        self._cards(self.played, [board.played] if board.played else [], out)
        self._cards(self.picked, board.picked, out)
        put(out, self.deck, board.deck_size)
        for seat, player in enumerate(board.players):
            self._cards(self.piles[seat], player.pile, out)
            put(out, self.hand_sizes + seat, player.hand_size)
            put(out, self.sweeps + seat, player.sweeps)
            put(out, self.points + seat, player.points)
        out[self.dealer + board.dealer] = 1
        put(out, self.deals, board.deals)

    def _cards(self, start: int, cards: list[str], out: vec[u8]) -> None:
        for card in cards:
            out[start + CARD[card]] = 1


FEATURES: Final = ScopaFeatures
