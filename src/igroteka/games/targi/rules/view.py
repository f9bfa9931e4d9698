"""What one seat may know of a game of Targi (TARGI-I), built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.views import View, table_view, with_fields
from igroteka.games.targi.rules.card import TAKEN
from igroteka.games.targi.rules.cards.once import Gift
from igroteka.games.targi.rules.components import (
    BORDER,
    CARD_WORDS,
    COIN,
    COLUMNS,
    EMPTY,
    GOLD_LIMIT,
    GOODS_LIMIT,
    KINDS,
    ROWS,
    SAME_ROW,
    is_tribe,
    tribe_card,
)
from igroteka.games.targi.rules.frames import free_ends, open_ends
from igroteka.games.targi.rules.grid import CELL_WORDS, CELLS, CORNERS, OPPOSITE, PLACE_WORDS, ROUNDS, crossings
from igroteka.games.targi.rules.payments import can_pay, forbids_playing, prices_now
from igroteka.games.targi.rules.scoring import different_row, row_bonuses, score_with
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.tribe import forbids_hand, hand_ripe

RAID_PHASE: Final = "raid"
PLACING_PHASE: Final = "placing"
ACTIONS_PHASE: Final = "actions"
OVER: Final = "over"

_LIMITS: Final = {"goods": GOODS_LIMIT, "gold": GOLD_LIMIT}
# The next corner on the robber's path, for each of its places (TARGI-R3).
_NEXT_RAID: Final = [min([corner for corner in CORNERS if corner >= place]) for place in range(CORNERS[-1] + 1)]


@dataclass
class CellBoard:
    """A central cell: its card if face up, the type of its card, and the owner of the marker on it."""

    cell: str
    card: str  # empty if face down, or while the cell is being refilled
    type: str  # goods, tribe, or empty
    marker: int


@dataclass
class Chance:
    """The bonus a row can still reach with four equal and with four different symbols; 0 if it cannot."""

    same: int
    different: int


@dataclass(init=False)
class PlayerBoard:
    """A player as this seat sees them."""

    stock: dict[str, int]
    display: list[list[str]]  # three rows
    coins: list[str]  # the cards with a coin
    has_hand: bool
    hand: str  # empty if there is none, or if this seat does not know it
    hand_round: int
    hand_ripe: bool  # True if a hand card may be played from now on
    targis: list[str]
    markers: list[str]
    figures: int
    next_figures: int
    used: list[str]
    card_goods: int
    points: int  # if the game ended now
    score: dict[str, int]  # breakdown of these points
    rows: list[int]  # the bonus of each row
    chances: list[Chance]  # of each row
    goods: int  # of all kinds, as the limit counts them
    crossings: list[str]  # where the lines of the placed Targis cross


@dataclass(init=False)
class TargiBoard:
    round: int
    rounds: int
    phase: str
    robber: int
    next_robber: int  # where the robber goes next; 0 if nowhere
    raid: int  # the corner of the next or current raid
    to_raid: int  # rounds until it, including this one; 0 if it is in progress
    first: int
    turn: int
    limits: dict[str, int]
    cells: list[CellBoard]
    players: list[PlayerBoard]
    drawn: str  # the tribe card awaiting a decision, if this seat may see it
    drawn_public: bool  # True if everybody sees it
    goods_deck: int
    tribe_deck: int
    goods_discards: list[str]
    tribe_discards: list[str]
    closed: dict[str, str]  # where this seat may not place a Targi, and why: raid, robber, taken, opposite
    lines: dict[str, list[str]]  # where its lines would cross with a Targi on each free border card
    payable: list[str]  # the cells with a tribe card that this seat could pay for and lay down now
    missing: dict[str, dict[str, int]]  # what this seat lacks to pay for the tribe cards of the other cells
    hand_payable: bool  # True if it could do so with its hand card at the Noble
    gift: int  # number of goods in the gift being chosen; 0 if none is


@dataclass(init=False)
class Open:
    """The public parts, shared by all views."""

    phase: str
    cells: list[CellBoard]
    players: list[PlayerBoard]
    goods_discards: list[str]
    tribe_discards: list[str]


def view(g: TargiGame, seat: int) -> View:
    """What this seat or a spectator may know."""
    return table_view(g, seat, board(g, seat, seen_by_all(g)))


def views(g: TargiGame, seats: Iterable[int]) -> dict[int, View]:
    shared = seen_by_all(g)
    return {seat: table_view(g, seat, board(g, seat, shared)) for seat in seats}


def seen_by_all(g: TargiGame) -> Open:
    """TARGI-I1: what is public."""
    found = Open()
    found.phase = phase(g)
    found.cells = [cell_board(g, cell) for cell in range(CELLS)]
    found.players = [player_board(g, player) for player in range(len(g.players))]
    found.goods_discards = words(g.goods_discards)
    found.tribe_discards = words(g.tribe_discards)
    return found


def board(g: TargiGame, seat: int, shared: Open) -> TargiBoard:
    """The game's own part of a view."""
    placing = seat >= 0 and shared.phase == PLACING_PHASE
    found = TargiBoard()
    found.round = g.round
    found.rounds = ROUNDS
    found.phase = shared.phase
    found.robber = g.robber
    found.next_robber = g.robber + 1 if g.robber < CORNERS[-1] else 0
    found.raid = next_raid(g)
    found.to_raid = next_raid(g) - g.robber
    found.first = g.first
    found.turn = g.turn
    found.limits = _LIMITS
    found.cells = shared.cells
    found.players = [
        own_board(g, seat, board) if seat == other else board for other, board in enumerate(shared.players)
    ]
    found.drawn = word(g.drawn) if g.drawn_public or seat == g.turn else ""
    found.drawn_public = g.drawn_public
    found.goods_deck = len(g.goods_deck)
    found.tribe_deck = len(g.tribe_deck)
    found.goods_discards = shared.goods_discards
    found.tribe_discards = shared.tribe_discards
    found.closed = closed(g, seat) if placing else {}
    found.lines = lines(g, seat) if placing else {}
    found.payable = [CELL_WORDS[cell] for cell in range(CELLS) if payable(g, seat, cell)] if seat >= 0 else []
    found.missing = missing(g, seat) if seat >= 0 else {}
    found.hand_payable = seat >= 0 and not forbids_hand(g, seat, TAKEN)
    found.gift = g.stack[-1].goods if g.stack and isinstance(g.stack[-1], Gift) else 0
    return found


def phase(g: TargiGame) -> str:
    """TARGI-R1: the current phase; the other phases have no decisions."""
    if g.over:
        return OVER
    if g.robber in CORNERS:
        return RAID_PHASE
    return PLACING_PHASE if g.turn == NOBODY else ACTIONS_PHASE


def next_raid(g: TargiGame) -> int:
    """TARGI-R3: the next corner on the robber's path."""
    return _NEXT_RAID[g.robber]


def closed(g: TargiGame, seat: int) -> dict[str, str]:
    """TARGI-P2: the border cards on which this seat may not place a Targi, with the reason."""
    free = open_ends(g, seat)
    return {PLACE_WORDS[number]: why_closed(g, seat, number) for number in BORDER if not free >> number & 1}


def why_closed(g: TargiGame, seat: int, number: int) -> str:
    """TARGI-P2: what closes this border card to a seat."""
    if number in CORNERS:
        return "raid"
    if number in g.players[0].targis or number in g.players[1].targis:
        return "taken"
    return "opposite" if OPPOSITE[number] in g.players[1 - seat].targis else "robber"


def lines(g: TargiGame, seat: int) -> dict[str, list[str]]:
    """TARGI-M1: where a seat's lines would cross with one more Targi, for each border card open to it."""
    targis = g.players[seat].targis
    return {PLACE_WORDS[end]: crossing_words([*targis, end]) for end in free_ends(g, seat)}


def crossing_words(targis: list[int]) -> list[str]:
    """TARGI-M1: the cells where the lines of these Targis cross."""
    return list(_crossing_words(tuple(targis)))


@lru_cache(maxsize=4096)
def _crossing_words(targis: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CELL_WORDS[cell] for cell in crossings(list(targis))])


def payable(g: TargiGame, seat: int, cell: int) -> bool:
    """TARGI-C1, TARGI-D3: True if this seat could pay for the tribe card of this cell and lay it down now."""
    card = g.cells[cell]
    return g.face_up[cell] and card != EMPTY and is_tribe(card) and not forbids_playing(g, seat, card, TAKEN)


def missing(g: TargiGame, seat: int) -> dict[str, dict[str, int]]:
    """TARGI-C1: for each tribe card that this seat cannot pay for, what the nearest price lacks."""
    found: dict[str, dict[str, int]] = {}
    for cell in range(CELLS):
        card = g.cells[cell]
        if g.face_up[cell] and card != EMPTY and is_tribe(card) and not can_pay(g, seat, card, TAKEN):
            lacks = [price.missing(g.players[seat].stock) for price in prices_now(g, seat, card, TAKEN)]
            nearest = min(lacks, key=lambda lack: sum(lack.values()))
            found[CELL_WORDS[cell]] = {KINDS[kind]: count for kind, count in nearest.items()}
    return found


def cell_board(g: TargiGame, cell: int) -> CellBoard:
    """TARGI-I1, TARGI-I2: everybody sees the type of a face-down card, and nobody sees more."""
    return _cell_board(cell, g.cells[cell], g.face_up[cell], g.marker_on(cell))


@lru_cache(maxsize=8192)
def _cell_board(cell: int, card: int, face_up: bool, marker: int) -> CellBoard:
    return CellBoard(
        cell=CELL_WORDS[cell],
        card=word(card) if face_up else "",
        type="" if card == EMPTY else "tribe" if is_tribe(card) else "goods",
        marker=marker,
    )


def own_board(g: TargiGame, seat: int, shown: PlayerBoard) -> PlayerBoard:
    """TARGI-I3: players see their own hand card, even one kept in secret."""
    hand = word(g.players[seat].hand)
    return shown if shown.hand == hand else with_fields(shown, hand=hand)


def player_board(g: TargiGame, seat: int) -> PlayerBoard:
    """TARGI-I1, TARGI-I3: everything except a hand card that was drawn and kept in secret."""
    player = g.players[seat]
    bonuses = row_bonuses(g, seat)
    points = score_with(g, seat, bonuses)
    rows = [player.row(row) for row in range(ROWS)]
    found = PlayerBoard()
    found.stock = {KINDS[kind]: count for kind, count in enumerate(player.stock[:COIN])}
    found.display = [words(row) for row in rows]
    found.coins = words(player.coins)
    found.has_hand = player.hand != EMPTY
    found.hand = word(player.hand) if player.hand_public else ""
    found.hand_round = player.hand_round
    found.hand_ripe = hand_ripe(g, seat)
    found.targis = [PLACE_WORDS[place] for place in player.targis]
    found.markers = [PLACE_WORDS[place] for place in player.markers]
    found.figures = player.figures
    found.next_figures = player.next_figures
    found.used = words(player.used)
    found.card_goods = player.card_goods
    found.points = points.total
    found.score = points.plain()
    found.rows = bonuses
    found.chances = chances(g, seat, rows, bonuses)
    found.goods = player.goods
    found.crossings = crossing_words(player.targis) if phase(g) == PLACING_PHASE else []
    return found


def chances(g: TargiGame, seat: int, rows: list[list[int]], bonuses: list[int]) -> list[Chance]:
    """TARGI-E4: the bonus each incomplete row can still reach, judged by its symbols alone."""
    kinds = [len({tribe_card(card).symbol for card in row}) for row in rows]
    different = len([row for row, bonus in enumerate(bonuses) if bonus and kinds[row] > 1])
    bonus = different_row(g, seat, different)
    return [chance(len(rows[row]), kinds[row], bonus) for row in range(ROWS)]


@lru_cache(maxsize=256)
def chance(cards: int, kinds: int, bonus: int) -> Chance:
    """TARGI-E4: the bonus that a row with this many cards and kinds of symbols can reach; `bonus` is that of four
    different ones.
    """
    if cards == COLUMNS:
        return Chance(0, 0)
    return Chance(same=SAME_ROW if kinds <= 1 else 0, different=bonus if kinds == cards else 0)


def word(card: int) -> str:
    """A card as written in codes and views."""
    return "" if card == EMPTY else CARD_WORDS[card]


def words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]
