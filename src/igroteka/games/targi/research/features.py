"""The features of Targi."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import u8

from igroteka.core.phrases import LETTERS, UNUSED_PREFIX
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.targi.rules import words
from igroteka.games.targi.rules.components import (
    BORDER,
    CARD_WORDS,
    COIN,
    EMPTY,
    GOODS_CARDS,
    KINDS,
    ROWS,
    SYMBOLS,
    TRIBE,
    is_tribe,
    tribe_card,
)
from igroteka.games.targi.rules.grid import CELL, CELL_WORDS, PLACE_WORDS
from igroteka.games.targi.rules.scoring import score
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.view import (
    ACTIONS_PHASE,
    OVER,
    PLACING_PHASE,
    RAID_PHASE,
    CellBoard,
    PlayerBoard,
    TargiBoard,
    phase,
)
from igroteka.research.features.layout import Features, add_one, put

PHASES: Final = (RAID_PHASE, PLACING_PHASE, ACTIONS_PHASE, OVER)
_KINDS: Final = len(GOODS_CARDS)
_TYPES: Final = ("goods", "tribe")


def place_of(card: int) -> int:
    """The index of a card among the features: goods cards, directly followed by the tribe cards."""
    return card - TRIBE + _KINDS if card >= TRIBE else card


_PLACE: Final = {word: place_of(number) for number, word in enumerate(CARD_WORDS)}


@final
class TargiFeatures(Features):
    """Features of what a seat sees of a table of Targi."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__("targi", vars(words), setup.seats, figures)
        letters = LETTERS[: setup.seats]
        cards = [word for word in CARD_WORDS if not word.startswith(UNUSED_PREFIX)]
        places = [place for place in PLACE_WORDS if not place.startswith(UNUSED_PREFIX)]
        add = self.layout.add
        self.phase = add("phase", PHASES)
        self.round = add("round")
        self.robber = add("robber", ["start", *places[: len(BORDER)]])
        self.first = add("first", letters)
        self.turn = add("turn", letters)
        self.goods_deck = add("goods_deck")
        self.tribe_deck = add("tribe_deck")
        self.drawn = add("drawn", cards)
        self.drawn_public = add("drawn_public")
        self.discards = add("discards", cards)
        self.cells = [add(cell, cards) for cell in CELL_WORDS]
        self.types = [add(f"type.{cell}", _TYPES) for cell in CELL_WORDS]
        self.marker = [add(f"marker.{cell}", letters) for cell in CELL_WORDS]
        self.stock = [add(f"stock.{letter}", KINDS[:COIN]) for letter in letters]
        self.display = [add(f"display.{letter}", cards) for letter in letters]
        rows = [f"{row}.{symbol}" for row in range(1, ROWS + 1) for symbol in SYMBOLS]
        self.rows = [add(f"row.{letter}", rows) for letter in letters]
        self.coins = add("coins", letters)
        self.has_hand = add("has_hand", letters)
        self.hand = [add(f"hand.{letter}", cards) for letter in letters]
        self.hand_round = add("hand_round", letters)
        self.targis = [add(f"targis.{letter}", places) for letter in letters]
        self.markers = [add(f"markers.{letter}", places) for letter in letters]
        self.next_figures = add("next_figures", letters)
        self.used = [add(f"used.{letter}", cards) for letter in letters]
        self.card_goods = add("card_goods", letters)
        self.points = add("points", letters)

    # From a view.

    def write_view(self, view: View, out: vec[u8]) -> None:
        self.common_from_view(view, out)
        board = cast(TargiBoard, view.board)
        out[self.phase + PHASES.index(board.phase)] = 1
        put(out, self.round, board.round)
        out[self.robber + board.robber] = 1
        out[self.first + board.first] = 1
        if board.turn >= 0:
            out[self.turn + board.turn] = 1
        put(out, self.goods_deck, board.goods_deck)
        put(out, self.tribe_deck, board.tribe_deck)
        self._words(self.drawn, [board.drawn] if board.drawn else [], out)
        put(out, self.drawn_public, int(board.drawn_public))
        self._words(self.discards, board.goods_discards + board.tribe_discards, out)
        for i, cell in enumerate(board.cells):
            self._cell(i, cell, out)
        for seat, player in enumerate(board.players):
            self._player(seat, player, out)

    def _cell(self, i: int, cell: CellBoard, out: vec[u8]) -> None:
        self._words(self.cells[i], [cell.card] if cell.card else [], out)
        if cell.type:
            out[self.types[i] + _TYPES.index(cell.type)] = 1
        if cell.marker >= 0:
            out[self.marker[i] + cell.marker] = 1

    def _player(self, seat: int, player: PlayerBoard, out: vec[u8]) -> None:
        for i, kind in enumerate(KINDS[:COIN]):
            put(out, self.stock[seat] + i, player.stock[kind])
        for row, cards in enumerate(player.display):
            self._words(self.display[seat], cards, out)
            for card in cards:
                symbol = tribe_card(CARD_WORDS.index(card)).symbol
                add_one(out, self.rows[seat] + row * len(SYMBOLS) + symbol)
        put(out, self.coins + seat, len(player.coins))
        put(out, self.has_hand + seat, int(player.has_hand))
        self._words(self.hand[seat], [player.hand] if player.hand else [], out)
        put(out, self.hand_round + seat, player.hand_round)
        for place in player.targis:
            out[self.targis[seat] + PLACE_WORDS.index(place) - 1] = 1
        for place in player.markers:
            out[self.markers[seat] + PLACE_WORDS.index(place) - 1] = 1
        put(out, self.next_figures + seat, player.next_figures)
        self._words(self.used[seat], player.used, out)
        put(out, self.card_goods + seat, player.card_goods)
        put(out, self.points + seat, player.points)

    def _words(self, start: int, cards: list[str], out: vec[u8]) -> None:
        for card in cards:
            add_one(out, start + _PLACE[card])

    # From a state.

    def write_state(self, state: State, seat: int, out: vec[u8]) -> None:
        g = cast(TargiGame, state)
        self.common_from_state(g, seat, out)
        out[self.phase + PHASES.index(phase(g))] = 1
        put(out, self.round, g.round)
        out[self.robber + g.robber] = 1
        out[self.first + g.first] = 1
        if g.turn >= 0:
            out[self.turn + g.turn] = 1
        put(out, self.goods_deck, len(g.goods_deck))
        put(out, self.tribe_deck, len(g.tribe_deck))
        if g.drawn != EMPTY and (g.drawn_public or seat == g.turn):
            out[self.drawn + place_of(g.drawn)] = 1
        put(out, self.drawn_public, int(g.drawn_public))
        self._cards(self.discards, g.goods_discards, out)
        self._cards(self.discards, g.tribe_discards, out)
        self._centre(g, out)
        for other in range(self.seats):
            self._seat(g, seat, other, out)

    def _centre(self, g: TargiGame, out: vec[u8]) -> None:
        for i, card in enumerate(g.cells):
            if card != EMPTY:
                out[self.types[i] + int(is_tribe(card))] = 1
                if g.face_up[i]:
                    out[self.cells[i] + place_of(card)] = 1

    def _seat(self, g: TargiGame, seat: int, other: int, out: vec[u8]) -> None:
        player = g.players[other]
        for kind, number in enumerate(player.stock[:COIN]):
            put(out, self.stock[other] + kind, number)
        columns = len(player.display) // ROWS
        for i, card in enumerate(player.display):
            if card != EMPTY:
                out[self.display[other] + place_of(card)] = 1
                add_one(out, self.rows[other] + i // columns * len(SYMBOLS) + tribe_card(card).symbol)
        put(out, self.coins + other, len(player.coins))
        if player.hand != EMPTY:
            out[self.has_hand + other] = 1
            if player.hand_public or seat == other:
                out[self.hand[other] + place_of(player.hand)] = 1
        put(out, self.hand_round + other, player.hand_round)
        for place in player.targis:
            out[self.targis[other] + place - 1] = 1
        for place in player.markers:
            out[self.markers[other] + place - 1] = 1
            out[self.marker[place - CELL] + other] = 1
        put(out, self.next_figures + other, player.next_figures)
        self._cards(self.used[other], player.used, out)
        put(out, self.card_goods + other, player.card_goods)
        put(out, self.points + other, score(g, other).total)

    def _cards(self, start: int, cards: list[int], out: vec[u8]) -> None:
        for card in cards:
            add_one(out, start + place_of(card))


FEATURES: Final = TargiFeatures
