"""What one seat may know of a game of Targi (TARGI-I): built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.views import View, table_view
from igroteka.games.targi.components import CARD_WORDS, COIN, EMPTY, KINDS, ROWS, is_tribe
from igroteka.games.targi.grid import CELL_WORDS, CELLS, PLACE_WORDS
from igroteka.games.targi.scoring import row_bonuses, score
from igroteka.games.targi.state import TargiGame


@dataclass(frozen=True)
class CellBoard:
    """A central cell: its card if it lies face up, the type of its card, and whose marker lies on it."""

    cell: str
    card: str  # empty if face down, or if the cell is just being filled
    type: str  # goods, tribe, or nothing
    marker: int


@dataclass(frozen=True)
class PlayerBoard:
    """A player as this seat sees him."""

    stock: dict[str, int]
    display: list[list[str]]  # three rows
    coins: list[str]  # the cards on which a coin lies
    has_hand: bool
    hand: str  # empty if there is none, or if this seat does not know it
    hand_round: int
    targis: list[str]
    markers: list[str]
    figures: int
    next_figures: int
    used: list[str]
    card_goods: int
    points: int  # if the game ended now
    rows: list[int]  # the bonus of each row


@dataclass(frozen=True)
class TargiBoard:
    """The table of Targi."""

    round: int
    robber: int
    first: int
    turn: int
    cells: list[CellBoard]
    players: list[PlayerBoard]
    drawn: str  # the tribe card that is being dealt with, if this seat may see it
    goods_deck: int
    tribe_deck: int
    goods_discards: list[str]
    tribe_discards: list[str]


def view(g: TargiGame, seat: int) -> View:
    """What this seat, or a spectator, may know."""
    return table_view(g, seat, board(g, seat))


def board(g: TargiGame, seat: int) -> TargiBoard:
    """The game's own part of a view."""
    return TargiBoard(
        round=g.round,
        robber=g.robber,
        first=g.first,
        turn=g.turn,
        cells=[cell_board(g, cell) for cell in range(CELLS)],
        players=[player_board(g, seat, other) for other in range(len(g.players))],
        drawn=word(g.drawn) if g.drawn_public or seat == g.turn else "",
        goods_deck=len(g.goods_deck),
        tribe_deck=len(g.tribe_deck),
        goods_discards=words(g.goods_discards),
        tribe_discards=words(g.tribe_discards),
    )


def cell_board(g: TargiGame, cell: int) -> CellBoard:
    """TARGI-I1, TARGI-I2: of a face-down card everybody sees the type, and nobody more."""
    card = g.cells[cell]
    return CellBoard(
        cell=CELL_WORDS[cell],
        card=word(card) if g.face_up[cell] else "",
        type="" if card == EMPTY else "tribe" if is_tribe(card) else "goods",
        marker=g.marker_on(cell),
    )


def player_board(g: TargiGame, seat: int, other: int) -> PlayerBoard:
    """TARGI-I1, TARGI-I3: everything but a hand card that was drawn and kept in secret."""
    player = g.players[other]
    return PlayerBoard(
        stock={KINDS[kind]: count for kind, count in enumerate(player.stock[:COIN])},
        display=[words(player.row(row)) for row in range(ROWS)],
        coins=words(player.coins),
        has_hand=player.hand != EMPTY,
        hand=word(player.hand) if player.hand_public or seat == other else "",
        hand_round=player.hand_round,
        targis=[PLACE_WORDS[place] for place in player.targis],
        markers=[PLACE_WORDS[place] for place in player.markers],
        figures=player.figures,
        next_figures=player.next_figures,
        used=words(player.used),
        card_goods=player.card_goods,
        points=score(g, other).total,
        rows=row_bonuses(g, other),
    )


def word(card: int) -> str:
    """A card as codes and views write it."""
    return "" if card == EMPTY else CARD_WORDS[card]


def words(cards: list[int]) -> list[str]:
    """Cards as codes and views write them."""
    return [CARD_WORDS[card] for card in cards]
