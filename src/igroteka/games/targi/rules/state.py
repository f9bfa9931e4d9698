"""The state of a game of Targi: the grid, both players with stock, display and hand, decks, and who knows what.

Hidden are the decks, face-down cells, and a hand card or freshly drawn card that is not public (TARGI-I1 to TARGI-I4).
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from igroteka.core.decisions import NOBODY
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import Record, State
from igroteka.games.targi.rules.card import Advantage, advantage_of
from igroteka.games.targi.rules.components import (
    COLUMNS,
    DATE,
    EMPTY,
    FIGURES,
    PEPPER,
    PLACES,
    ROWS,
    SALT,
    START,
)
from igroteka.games.targi.rules.grid import CELL, CELLS, ROBBER_START
from igroteka.games.targi.rules.house_rules import HouseRules

# How the game has ended.
Ending = Literal[0, 1, 2, 3]
RUNNING: Final = 0
BY_DISPLAY: Final = 1  # TARGI-E1
BY_RAID: Final = 2  # TARGI-E2
BY_LEAVING: Final = 3  # TARGI-Q28
EVERY_ENDING: Final[tuple[Ending, ...]] = (RUNNING, BY_DISPLAY, BY_RAID, BY_LEAVING)
ENDINGS: Final = ("", "display", "raid", "left")
_END_RULES: Final = ("", "TARGI-E1", "TARGI-E2", "TARGI-Q28")


@final
class Player(Record):
    """One player: stock, display, hand card, and unresolved figures."""

    saved: ClassVar[tuple[str, ...]] = (
        *("stock", "display", "hand", "hand_round", "hand_public", "coins", "targis", "markers"),
        *("figures", "next_figures", "used", "card_goods"),
    )
    derived: ClassVar[tuple[str, ...]] = ("laid",)

    def __init__(self) -> None:
        self.stock: list[int] = list(START)  # dates, salt, pepper, gold, victory points
        self.display: list[int] = [EMPTY] * PLACES  # row by row
        self.hand = EMPTY
        self.hand_round = 0  # the round in which the hand card was taken (TARGI-H4)
        self.hand_public = False  # True if everybody knows it, not only its owner (TARGI-I3)
        self.coins: list[int] = []  # the cards with a coin (TARGI-Q12)
        self.targis: list[int] = []  # border cards with a Targi
        self.markers: list[int] = []  # places of central cells with a marker
        self.figures = FIGURES  # the number of Targis in this round and the next (TARGI-P6)
        self.next_figures = FIGURES
        self.used: list[int] = []  # cards whose advantage was used this round (TARGI-TM1)
        self.card_goods = 0  # goods gained from goods cards this round (TARGI-TM2)
        self.laid: list[Advantage] | None = None  # cached advantages of the display; None if outdated

    def clone(self) -> Player:
        other = Player()
        other.stock = self.stock.copy()
        other.display = self.display.copy()
        other.hand = self.hand
        other.hand_round = self.hand_round
        other.hand_public = self.hand_public
        other.coins = self.coins.copy()
        other.targis = self.targis.copy()
        other.markers = self.markers.copy()
        other.figures = self.figures
        other.next_figures = self.next_figures
        other.used = self.used.copy()
        other.card_goods = self.card_goods
        other.laid = self.laid
        return other

    @property
    def goods(self) -> int:
        """The number of goods of all kinds; gold does not count."""
        return self.stock[DATE] + self.stock[SALT] + self.stock[PEPPER]

    def gain(self, kinds: tuple[int, ...]) -> None:
        """Take from the supply, which never runs out (TARGI-GC2)."""
        for kind in kinds:
            self.stock[kind] += 1

    def lose(self, kinds: tuple[int, ...]) -> None:
        """Return to the supply."""
        for kind in kinds:
            self.stock[kind] -= 1

    @property
    def cards(self) -> list[int]:
        """The cards of the display, row by row."""
        return [card for card in self.display if card != EMPTY]

    def row(self, row: int) -> list[int]:
        """The cards of a row."""
        return [card for card in self.display[row * COLUMNS : (row + 1) * COLUMNS] if card != EMPTY]

    def open_rows(self) -> list[int]:
        """TARGI-D1: the rows that are not full."""
        return [row for row in range(ROWS) if self.display[(row + 1) * COLUMNS - 1] == EMPTY]

    def lay(self, card: int, row: int) -> None:
        """TARGI-D1: put a card on the leftmost empty place of a row."""
        self.put(card, row * COLUMNS + len(self.row(row)))

    def put(self, card: int, place: int) -> None:
        """Set a place of the display to a card or EMPTY. All changes go through this method."""
        self.display[place] = card
        self.laid = None

    def advantages(self) -> list[Advantage]:
        """The advantages in the display, in the order of its places. Callers must not modify the list."""
        if self.laid is None:
            found: list[Advantage] = []
            for card in self.display:
                if card != EMPTY:
                    advantage = advantage_of(card)
                    if advantage is not None:
                        found.append(advantage)
            self.laid = found
        return self.laid

    @property
    def full(self) -> bool:
        """TARGI-D3: True if the display holds twelve cards."""
        return all(self.display[(row + 1) * COLUMNS - 1] != EMPTY for row in range(ROWS))


@final
class TargiGame(State):
    """The whole table. The last card of a deck is its top; the last of a discard pile is the most recent."""

    over_rule: ClassVar[str] = "TARGI-X26"
    saved: ClassVar[tuple[str, ...]] = (
        *("players", "cells", "face_up", "goods_deck", "goods_discards", "tribe_deck", "tribe_discards"),
        *("drawn", "drawn_public", "robber", "round", "first", "turn", "ending", "left"),
    )

    def __init__(self, setup: Setup, random: Random, house_rules: HouseRules) -> None:
        super().__init__(setup, random)
        self.house_rules = house_rules
        self.players: list[Player] = []
        self.cells: list[int] = [EMPTY] * CELLS
        self.face_up: list[bool] = [True] * CELLS
        self.goods_deck: list[int] = []
        self.goods_discards: list[int] = []
        self.tribe_deck: list[int] = []
        self.tribe_discards: list[int] = []
        self.drawn = EMPTY  # the tribe card that the player whose turn it is has to decide on
        self.drawn_public = False  # True if everybody knows it, not only that player (TARGI-I4)
        self.robber = ROBBER_START
        self.round = 0
        self.first = 0  # who holds the amulet
        self.turn = NOBODY  # whose turn it is in phase 4
        self.ending: Ending = RUNNING
        self.left = NOBODY

    def clone(self) -> TargiGame:
        other = TargiGame(self.setup, self.random.clone(), self.house_rules)
        other.copy_shared(self)
        other.players = [player.clone() for player in self.players]
        other.cells = self.cells.copy()
        other.face_up = self.face_up.copy()
        other.goods_deck = self.goods_deck.copy()
        other.goods_discards = self.goods_discards.copy()
        other.tribe_deck = self.tribe_deck.copy()
        other.tribe_discards = self.tribe_discards.copy()
        other.drawn = self.drawn
        other.drawn_public = self.drawn_public
        other.robber = self.robber
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.ending = self.ending
        other.left = self.left
        return other

    # Who and what.

    def advantages(self, seat: int) -> list[Advantage]:
        """What may change a rule for this player: the advantages in the display, in the order of its places."""
        return self.players[seat].advantages()

    def marker_on(self, cell: int) -> int:
        """The owner of the marker on a central cell, or NOBODY."""
        for seat, player in enumerate(self.players):
            if cell + CELL in player.markers:
                return seat
        return NOBODY

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.ending != RUNNING

    # The tribe card that a player has to decide on.

    def hold(self, card: int, *, public: bool) -> None:
        """A tribe card has left its place and awaits a decision."""
        self.drawn = card
        self.drawn_public = public

    def settle(self) -> int:
        """Take the tribe card that was decided on; the caller puts it somewhere."""
        card = self.drawn
        self.drawn = EMPTY
        self.drawn_public = False
        return card

    def show_drawn(self) -> None:
        """TARGI-I4: a card that is played or discarded becomes public."""
        if not self.drawn_public:
            self.forbid_undo()
            self.drawn_public = True

    # The end.

    def outcome(self) -> Outcome | None:
        """TARGI-E3, TARGI-E7, TARGI-Q28: the result, once the game is over."""
        if self.ending == RUNNING:
            return None
        from igroteka.games.targi.rules.scoring import outcome

        return outcome(self)

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        """The rule that ended the game; no choice is possible any more."""
        return _END_RULES[self.ending]

    def on_leave(self, seat: int) -> None:
        """TARGI-Q28: a player who gives up loses."""
        from igroteka.games.targi.rules.frames import leave

        leave(self, seat)
