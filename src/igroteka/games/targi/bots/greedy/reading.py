"""A view of Targi as a state that contains only what the seat knows."""

from __future__ import annotations

from typing import Final

from igroteka.core.random import QuickRandom
from igroteka.core.setup import Setup, read_settings
from igroteka.core.views import View
from igroteka.games.targi.rules.components import COLUMNS, EMPTY, KINDS, NUMBER_OF, VP
from igroteka.games.targi.rules.grid import PLACE_WORDS
from igroteka.games.targi.rules.house_rules import SETTINGS, HouseRules
from igroteka.games.targi.rules.state import Player, TargiGame
from igroteka.games.targi.rules.view import PlayerBoard, TargiBoard

SETUP: Final = Setup("targi", 2, read_settings(SETTINGS, {}, {}), "")
TERMS: Final = HouseRules(SETUP)


def table_of(view: View) -> TargiGame:
    """The table as this seat sees it; what it does not know is missing."""
    assert isinstance(view.board, TargiBoard)
    board = view.board
    g = TargiGame(SETUP, QuickRandom(0), TERMS)
    g.players = [player_of(player) for player in board.players]
    g.cells = [number_of(cell.card) for cell in board.cells]
    g.drawn = number_of(board.drawn)
    g.robber, g.round, g.first, g.turn = board.robber, board.round, board.first, board.turn
    return g


def player_of(board: PlayerBoard) -> Player:
    """A player as a seat sees them."""
    player = Player()
    player.stock = [board.stock[kind] for kind in KINDS[: VP + 1]]
    for row, words in enumerate(board.display):
        player.display[row * COLUMNS : row * COLUMNS + len(words)] = [NUMBER_OF[word] for word in words]
    player.hand = number_of(board.hand)
    player.hand_round = board.hand_round
    player.coins = [NUMBER_OF[word] for word in board.coins]
    player.targis = [PLACE_WORDS.index(word) for word in board.targis]
    player.markers = [PLACE_WORDS.index(word) for word in board.markers]
    player.figures, player.next_figures = board.figures, board.next_figures
    return player


def number_of(word: str) -> int:
    """The number of a card named in a view, or EMPTY."""
    return NUMBER_OF[word] if word else EMPTY
